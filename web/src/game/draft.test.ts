import { describe, expect, test } from 'vitest';
import type { PromptView } from '../protocol';
import { choose, draftOf, passPlace, pick, ready, replyOf, shift } from './draft';

const n = (number: number): { Number: number } => ({ Number: number });

describe('a reply in the making', () => {
  test('one choice is the whole reply, or none where that may be', () => {
    const prompt: PromptView = { Target: { from: [{ Object: n(4) }, { Player: 1 }], may_stop: true, why: { Target: 0 } } };
    const draft = draftOf(prompt);
    expect(draft).toEqual({ kind: 'one', stop: true });
    expect(pick(draft, 1).whole).toBe(true);
    expect(replyOf(draft, prompt, 1)).toEqual({ Target: 1 });
    expect(replyOf(draft, prompt, 2)).toEqual({ Target: null });
  });

  test('yes is the first of two, no the second', () => {
    const prompt: PromptView = { Decide: { why: 'May', about: n(3) } };
    expect(replyOf(draftOf(prompt), prompt, 0)).toEqual({ Decide: true });
    expect(replyOf(draftOf(prompt), prompt, 1)).toEqual({ Decide: false });
    expect(replyOf(draftOf('Mulligan'), 'Mulligan', 1)).toEqual({ Keep: false });
  });

  test('no more than the most are picked, and no fewer than the least are sent', () => {
    const prompt: PromptView = { Objects: { from: [n(1), n(2), n(3)], min: 1, max: 2, why: 'Discard' } };
    let draft = draftOf(prompt);
    expect(ready(draft)).toBe(false);
    for (const nth of [2, 0, 1]) draft = pick(draft, nth).draft;
    expect(replyOf(draft, prompt)).toEqual({ Objects: [2, 0] });
    draft = pick(draft, 2).draft;
    expect(replyOf(draft, prompt)).toEqual({ Objects: [0] });
    expect(ready(draft)).toBe(true);
  });

  test('just one of many goes at a touch', () => {
    const prompt: PromptView = { Objects: { from: [n(1), n(2)], min: 1, max: 1, why: 'Sacrifice' } };
    const picked = pick(draftOf(prompt), 1);
    expect(picked.whole).toBe(true);
    expect(replyOf(picked.draft, prompt)).toEqual({ Objects: [1] });
  });

  test('modes are sent by their printed places', () => {
    const prompt: PromptView = { Modes: { legal: 0b1010, min: 1, max: 2 } };
    const draft = pick(draftOf(prompt), 1).draft;
    expect(replyOf(draft, prompt)).toEqual({ Modes: [3] });
  });

  test('a number keeps within its bounds', () => {
    const prompt: PromptView = { Number: { min: 1, max: 4, why: 'X' } };
    let draft = shift(draftOf(prompt), 0, 5);
    expect(replyOf(draft, prompt)).toEqual({ Number: 4 });
    draft = shift(draft, 0, -9);
    expect(replyOf(draft, prompt)).toEqual({ Number: 1 });
  });

  test('an order moves line by line', () => {
    const prompt: PromptView = { Order: { items: [n(1), n(2), n(3)], why: 'TriggerOrder' } };
    const draft = shift(shift(draftOf(prompt), 2, -1), 0, -1);
    expect(replyOf(draft, prompt)).toEqual({ Order: [0, 2, 1] });
  });

  test('what goes away leaves, the rest stays in its order', () => {
    const prompt: PromptView = { Partition: { from: [n(1), n(2), n(3)], why: 'Scry' } };
    const draft = shift(pick(draftOf(prompt), 1).draft, 2, -2);
    expect(replyOf(draft, prompt)).toEqual({ Partition: { away: [1], stay: [2, 0] } });
  });

  test('damage is proposed lethal in turn, the rest goes over', () => {
    const over: PromptView = { Distribute: { source: n(9), total: 5, among: [n(1), n(2)], over: 1, lethal: [2, 2] } };
    expect(replyOf(draftOf(over), over)).toEqual({ Distribute: { among: [2, 2], over: 1 } });
    const alone: PromptView = { Distribute: { source: n(9), total: 5, among: [n(1), n(2)], over: null, lethal: [2, 2] } };
    const draft = draftOf(alone);
    expect(replyOf(draft, alone)).toEqual({ Distribute: { among: [2, 3], over: 0 } });
    const less = shift(draft, 1, -1);
    expect(ready(less)).toBe(false);
    expect(ready(shift(less, 0, 7))).toBe(true);
    expect(shift(less, 0, 7)).toMatchObject({ among: [3, 2] });
  });

  test('an attack shows nobody first, and answers with the places of the prompt', () => {
    const prompt: PromptView = { Attack: { rows: [[n(1), [1, null, 2]], [n(2), [null, 1]]], costs: [null, null] } };
    let draft = draftOf(prompt);
    expect(replyOf(draft, prompt)).toEqual({ Attack: [1, 0] });
    draft = pick(draft, 0).draft;
    expect(replyOf(draft, prompt)).toEqual({ Attack: [0, 0] });
    draft = choose(draft, 0, 2);
    expect(replyOf(draft, prompt)).toEqual({ Attack: [2, 0] });
    expect(replyOf(pick(draft, 0).draft, prompt)).toEqual({ Attack: [1, 0] });
  });

  test('a block names attackers by their places', () => {
    const prompt: PromptView = { Block: { rows: [[n(1), [n(7), n(8)]], [n(2), [n(8)]]], least: [null, null], costs: [null, null] } };
    const draft = choose(pick(draftOf(prompt), 1).draft, 0, 2);
    expect(replyOf(draft, prompt)).toEqual({ Block: [1, 0] });
  });

  test('passing is found among the actions', () => {
    const prompt: PromptView = { Priority: { actions: ['Pass', { Mana: { object: n(1), ability: 0 } }], costs: [null, null] } };
    expect(passPlace(prompt)).toBe(0);
    expect(passPlace('Mulligan')).toBe(null);
  });
});
