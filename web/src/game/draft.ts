// A reply in the making: what a person has picked so far of a prompt.

import type { PromptView, Reply, Seat } from '../protocol';

/** The state of one prompt's form. Elements are places in the prompt's lists. */
export type Draft =
  /** One of the choices; `stop`: or none of them. */
  | { kind: 'one'; stop: boolean }
  /** From `min` to `max` of the choices. */
  | { kind: 'some'; picked: number[]; min: number; max: number }
  | { kind: 'number'; value: number; min: number; max: number }
  /** All choices in this order. */
  | { kind: 'order'; order: number[] }
  /** Those marked go away; the others stay in this order. */
  | { kind: 'partition'; order: number[]; away: boolean[] }
  /** So much for each choice, and for the player trampled over. */
  | { kind: 'split'; among: number[]; over: number | null; total: number }
  /** For each creature the place of its option (0 is nobody), of so many. */
  | { kind: 'rows'; chosen: number[]; options: number[] }
  | { kind: 'pay' };

const places = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

/** The modes that may be chosen, by their printed places. */
export function legalModes(legal: number): number[] {
  return places(16).filter((m) => legal & (1 << m));
}

/** A form as it is first shown: nothing picked, or what does least. */
export function draftOf(prompt: PromptView): Draft {
  if (prompt === 'Mulligan') return { kind: 'one', stop: false };
  if ('Target' in prompt) return { kind: 'one', stop: prompt.Target.may_stop };
  if ('Objects' in prompt) {
    const { min, max } = prompt.Objects;
    return { kind: 'some', picked: [], min, max };
  }
  if ('Modes' in prompt) {
    const { legal, min, max } = prompt.Modes;
    return { kind: 'some', picked: [], min, max: Math.min(max, legalModes(legal).length) };
  }
  if ('Number' in prompt) {
    const { min, max } = prompt.Number;
    return { kind: 'number', value: max, min, max };
  }
  if ('Order' in prompt) return { kind: 'order', order: places(prompt.Order.items.length) };
  if ('Partition' in prompt) {
    const n = prompt.Partition.from.length;
    return { kind: 'partition', order: places(n), away: places(n).map(() => false) };
  }
  if ('Distribute' in prompt) {
    const { total, among, lethal, over } = prompt.Distribute;
    return split(total, among.length, lethal, over !== null);
  }
  if ('Attack' in prompt) {
    const { rows } = prompt.Attack;
    return { kind: 'rows', chosen: rows.map(() => 0), options: rows.map(([, o]) => o.length) };
  }
  if ('Block' in prompt) {
    const { rows } = prompt.Block;
    return { kind: 'rows', chosen: rows.map(() => 0), options: rows.map(([, a]) => a.length + 1) };
  }
  if ('Pay' in prompt) return { kind: 'pay' };
  return { kind: 'one', stop: false };
}

/** Everything that dies in turn, the rest on the player trampled over or on the last. */
function split(total: number, count: number, lethal: number[], tramples: boolean): Draft {
  let left = total;
  const among = places(count).map((n) => {
    const given = Math.min(left, lethal[n] ?? 0);
    left -= given;
    return given;
  });
  if (!tramples && count > 0) among[count - 1] = (among[count - 1] ?? 0) + left;
  return { kind: 'split', among, over: tramples ? left : null, total };
}

/** Picks, toggles or moves on the n-th element. `whole`: that alone is the whole reply. */
export function pick(draft: Draft, nth: number): { draft: Draft; whole: boolean } {
  switch (draft.kind) {
    case 'one':
    case 'pay':
      return { draft, whole: true };
    case 'some': {
      const { picked, min, max } = draft;
      if (picked.includes(nth)) return { draft: { ...draft, picked: picked.filter((p) => p !== nth) }, whole: false };
      if (max === 1) return { draft: { ...draft, picked: [nth] }, whole: min === 1 };
      if (picked.length < max) return { draft: { ...draft, picked: [...picked, nth] }, whole: false };
      return { draft, whole: false };
    }
    case 'partition':
      return { draft: { ...draft, away: draft.away.map((a, n) => (n === nth ? !a : a)) }, whole: false };
    case 'rows': {
      const to = ((draft.chosen[nth] ?? 0) + 1) % (draft.options[nth] ?? 1);
      return { draft: choose(draft, nth, to), whole: false };
    }
    case 'number':
    case 'order':
    case 'split':
      return { draft, whole: false };
  }
}

/** The n-th creature of an attack or block takes this option. */
export function choose(draft: Draft, nth: number, option: number): Draft {
  if (draft.kind !== 'rows') return draft;
  return { ...draft, chosen: draft.chosen.map((c, n) => (n === nth ? option : c)) };
}

/** More or less of a number, of the n-th share, or the n-th line up and down. */
export function shift(draft: Draft, nth: number, by: number): Draft {
  switch (draft.kind) {
    case 'number':
      return { ...draft, value: Math.max(draft.min, Math.min(draft.max, draft.value + by)) };
    case 'split': {
      const { among, over, total } = draft;
      const used = among.reduce((a, b) => a + b, 0) + (over ?? 0);
      const now = nth < among.length ? (among[nth] ?? 0) : (over ?? 0);
      const next = Math.max(0, now + Math.min(by, total - used));
      if (nth < among.length) return { ...draft, among: among.map((a, n) => (n === nth ? next : a)) };
      return over === null ? draft : { ...draft, over: next };
    }
    case 'order':
      return { ...draft, order: swapped(draft.order, nth, nth + by) };
    case 'partition':
      return { ...draft, order: swapped(draft.order, nth, nth + by) };
    default:
      return draft;
  }
}

function swapped(order: number[], from: number, to: number): number[] {
  const a = order[from];
  const b = order[to];
  if (a === undefined || b === undefined) return order;
  return order.map((n) => (n === a ? b : n === b ? a : n));
}

/** The options of an attacker with nobody first, as a form shows them; each with its place in the prompt. */
export function attackOptions(options: (Seat | null)[]): { place: number; seat: Seat | null }[] {
  const all = options.map((seat, place) => ({ place, seat }));
  return [...all.filter((o) => o.seat === null), ...all.filter((o) => o.seat !== null)];
}

/** The reply, with the n-th element chosen where one is wanted. */
export function replyOf(draft: Draft, prompt: PromptView, nth = 0): Reply | null {
  switch (draft.kind) {
    case 'one':
      return one(prompt, nth);
    case 'some': {
      if (prompt !== 'Mulligan' && 'Modes' in prompt) {
        const legal = legalModes(prompt.Modes.legal);
        return { Modes: draft.picked.map((p) => legal[p] ?? 0) };
      }
      return { Objects: draft.picked };
    }
    case 'number':
      return { Number: draft.value };
    case 'order':
      return { Order: draft.order };
    case 'partition': {
      const gone = draft.order.filter((n) => draft.away[n]);
      const stay = draft.order.filter((n) => !draft.away[n]);
      return { Partition: { away: gone, stay } };
    }
    case 'split':
      return { Distribute: { among: draft.among, over: draft.over ?? 0 } };
    case 'rows': {
      if (prompt === 'Mulligan') return null;
      if ('Attack' in prompt) {
        const of = ([, options]: [unknown, (Seat | null)[]], n: number): number =>
          attackOptions(options)[draft.chosen[n] ?? 0]?.place ?? 0;
        return { Attack: prompt.Attack.rows.map(of) };
      }
      return { Block: draft.chosen.map((c) => (c === 0 ? null : c - 1)) };
    }
    case 'pay':
      return 'PayAutomatically';
  }
}

function one(prompt: PromptView, nth: number): Reply | null {
  if (prompt === 'Mulligan') return { Keep: nth === 0 };
  if ('Priority' in prompt) return { Act: nth };
  if ('Target' in prompt) return { Target: nth < prompt.Target.from.length ? nth : null };
  if ('Players' in prompt) return { Player: nth };
  if ('Decide' in prompt) return { Decide: nth === 0 };
  if ('Option' in prompt) return { Option: nth };
  if ('Name' in prompt) return { Name: nth };
  return null;
}

/** Whether the form as it stands may be sent. */
export function ready(draft: Draft): boolean {
  switch (draft.kind) {
    case 'one':
      return false;
    case 'some':
      return draft.picked.length >= draft.min && draft.picked.length <= draft.max;
    case 'split':
      return draft.among.reduce((a, b) => a + b, 0) + (draft.over ?? 0) === draft.total;
    default:
      return true;
  }
}

/** The place of passing among the actions offered. */
export function passPlace(prompt: PromptView): number | null {
  if (prompt === 'Mulligan' || !('Priority' in prompt)) return null;
  const at = prompt.Priority.actions.indexOf('Pass');
  return at < 0 ? null : at;
}
