// The permanents of one side in rows: creatures, other things, lands. Nothing is grouped but plain lands.

import { keyOf } from './handle';
import type { PermanentView, Seat, View } from '../protocol';

/** Equal lands that nothing tells apart lie on one heap. */
export interface Heap {
  key: string;
  lands: PermanentView[];
}

export interface Side {
  /** With what is attached to them behind each. */
  creatures: PermanentView[];
  others: PermanentView[];
  lands: Heap[];
}

function isPlainLand(p: PermanentView): boolean {
  const types = p.characteristics.types;
  return p.face_down === null && types.length === 1 && types[0] === 'Land' && p.counters.length === 0 && !p.phased_out;
}

/** What a seat controls, in order of entering; attachments follow what they are attached to. */
export function sideOf(view: View, seat: Seat): Side {
  const mine = view.battlefield.filter((p) => p.controller === seat);
  const host = (p: PermanentView): string | null => (p.attached_to ? keyOf(p.attached_to) : null);
  const own = new Set(mine.map((p) => `n${p.number}`));
  const follows = (p: PermanentView): boolean => own.has(host(p) ?? '');
  const with_attached = (p: PermanentView): PermanentView[] => [
    p,
    ...mine.filter((a) => host(a) === `n${p.number}`).flatMap(with_attached),
  ];
  const first = mine.filter((p) => !follows(p));
  const lands = first.filter((p) => isPlainLand(p) && !mine.some((a) => host(a) === `n${p.number}`));
  const rest = first.filter((p) => !lands.includes(p));
  const isCreature = (p: PermanentView): boolean => p.characteristics.types.includes('Creature');
  return {
    creatures: rest.filter(isCreature).flatMap(with_attached),
    others: rest.filter((p) => !isCreature(p)).flatMap(with_attached),
    lands: heaps(lands),
  };
}

function heaps(lands: PermanentView[]): Heap[] {
  const found: Heap[] = [];
  for (const land of lands) {
    const key = `${land.characteristics.name} ${land.tapped} ${land.owner}`;
    const heap = found.find((h) => h.key === key);
    if (heap) heap.lands.push(land);
    else found.push({ key, lands: [land] });
  }
  return found.sort((a, b) => a.key.localeCompare(b.key));
}
