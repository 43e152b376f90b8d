// How things are said in words, for screen readers and in lists: what the terminal says of them.

import { keyOf, targetKey } from './handle';
import { manaText } from './symbols';
import type { Cards, Thing } from './things';
import type { By, Counter, Handle, PermanentView, Seat, StackView, View } from '../protocol';

export type Say = (id: string, args?: Record<string, string | number>) => string;

/** All that a label is made from. */
export interface Speaker {
  view: View;
  things: Map<string, Thing>;
  cards: Cards;
  say: Say;
  seat(seat: Seat): string;
}

export function byWord(by: By, say: Say): string {
  return say(`by-${by.toLowerCase()}`);
}

/** The name of an object as everybody, or its viewer, reads it. Face-down objects keep their backs. */
export function nameOf(thing: Thing, cards: Cards, say: Say): string {
  const { permanent, item } = thing;
  const number = permanent?.number ?? item?.number ?? 0;
  if (thing.faceDown) return say('face-down-name', { number, by: byWord(thing.faceDown, say) });
  if (permanent) return cards.seen(permanent.characteristics.name) || permanent.characteristics.subtypes.join(' ') || `#${number}`;
  if (item && item.ability === null) return cards.seen(item.characteristics.name);
  return cards.face(thing.face)?.name ?? say('a-card');
}

export function handleName(handle: Handle, { things, cards, say, seat }: Speaker): string {
  const thing = things.get(keyOf(handle));
  if (thing) return nameOf(thing, cards, say);
  if ('Number' in handle) return `#${handle.Number}`;
  if ('Library' in handle) return say('card-of-library', { seat: seat(handle.Library[0]), place: handle.Library[1] + 1 });
  if ('Pile' in handle) return say('card-of-pile', { place: handle.Pile[1] + 1 });
  return say('a-card');
}

const signed = (n: number): string => (n < 0 ? `${n}` : `+${n}`);

export function counterWord(counter: Counter, say: Say): string {
  if (typeof counter === 'string') return say(`counter-${counter.toLowerCase()}`);
  if ('Pt' in counter) {
    const [power, toughness] = counter.Pt;
    return say('counter-pt', { power: signed(power), toughness: signed(toughness) });
  }
  const keyword = counter.Keyword.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
  return say('counter-keyword', { keyword });
}

/** A counter in few letters, where they are understood everywhere. */
export function counterSign(counter: Counter): string | null {
  return typeof counter === 'object' && 'Pt' in counter ? counter.Pt.map(signed).join('/') : null;
}

/** A permanent in one line: number, what it is, size, status, keywords, turn if face down, counters. */
export function cell(p: PermanentView, speaker: Speaker): string {
  const { cards, say } = speaker;
  const c = p.characteristics;
  const what = p.face_down ? byWord(p.face_down, say) : cards.seen(c.name);
  const status = statusOf(p, speaker);
  const keywords = c.abilities.map((id) => cards.ability(id)).filter((text) => text !== '' && !/[.。:：]/.test(text));
  return [
    `#${p.number}`,
    what,
    c.types.includes('Creature') ? `${c.power}/${c.toughness}` : '',
    status.length > 0 ? status.join(', ') : '',
    ...keywords,
    p.face_down ? say('since-turn', { turn: p.entered_turn }) : '',
    ...p.counters.map(([kind, n]) => say('counters', { count: n, counter: counterWord(kind, say) })),
  ]
    .filter((s) => s !== '')
    .join(' ');
}

export function statusOf(p: PermanentView, speaker: Speaker): string[] {
  const { say, seat, view } = speaker;
  const all: string[] = [];
  if (p.tapped) all.push(say('tapped'));
  if (p.attacking !== null) all.push(say(p.blocked ? 'attacks-blocked' : 'attacks', { seat: seat(p.attacking) }));
  for (const attacker of p.blocking) all.push(say('blocks', { what: handleName(attacker, speaker) }));
  if (p.summoning_sick && p.controller === view.active && p.characteristics.types.includes('Creature')) all.push(say('sick'));
  if (p.damage > 0) all.push(say('damaged', { n: p.damage }));
  if (p.attached_to) all.push(say('attached', { what: handleName(p.attached_to, speaker) }));
  if (p.suspected) all.push(say('suspected'));
  if (p.goaded_by.length > 0) all.push(say('goaded'));
  if (p.phased_out) all.push(say('phased-out'));
  return all;
}

/** What an ability on the stack says, in the words of its source as that is called now. */
export function abilityText(item: StackView, { things, cards }: Speaker): string {
  if (item.ability === null) return '';
  const source = things.get(keyOf(item.source));
  const face = cards.named(source?.permanent?.characteristics.name ?? null) ?? cards.face(source?.face ?? null);
  return cards.ability(item.ability, face);
}

/** An item of the stack in one line, with its targets. */
export function itemLine(item: StackView, speaker: Speaker): string {
  const { seat } = speaker;
  const name =
    item.ability === null
      ? handleName({ Number: item.number }, speaker)
      : `${handleName(item.source, speaker)}: ${abilityText(item, speaker)}`;
  const targets = item.targets.map((t) => ('Player' in t ? seat(t.Player) : handleName(t.Object, speaker)));
  return targets.length === 0 ? name : `${name} → ${targets.join(', ')}`;
}

/** A seat in one line. */
export function seatLine(seat: Seat, { view, say, seat: name }: Speaker): string {
  const row = view.seats[seat];
  if (!row) return '';
  const exile = view.exile.filter((e) => e.owner === seat).length;
  const line = say('seat-label', {
    seat: name(seat),
    life: row.life,
    hand: row.hand.length,
    library: row.library,
    graveyard: row.graveyard.length,
    exile,
  });
  return [line, manaText(row.mana), row.playing ? '' : say('has-left')].filter((s) => s !== '').join(', ');
}

export function targetName(key: string, speaker: Speaker): string {
  if (key.startsWith('seat')) return speaker.seat(Number(key.slice(4)));
  const thing = speaker.things.get(key);
  return thing ? nameOf(thing, speaker.cards, speaker.say) : key.replace(/^n/, '#');
}

export { targetKey };
