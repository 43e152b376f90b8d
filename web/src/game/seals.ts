// What the table has committed to of its hidden cards, and whether what it shows is that (docs/sealed.md).

import { keyOf } from './handle';
import type { Handle, Opened, Sealed, Told } from '../protocol';

/** All seals of a game so far. */
export interface Seals {
  /** By number. */
  commitments: Map<number, string>;
  /** The seal of what lies there, by its key. Libraries are left out: their cards have no lasting place. */
  at: Map<string, number>;
  opened: Map<number, Opened>;
}

/** A seal that is open: it fits, it does not, or this browser cannot tell (its hashes need https or this very machine). */
export type Check = 'fits' | 'wrong' | 'unknown';

export const noSeals: Seals = { commitments: new Map(), at: new Map(), opened: new Map() };

/** The key of what can be followed. */
function place(of: Handle): string | null {
  return 'Number' in of || 'Pile' in of ? keyOf(of) : null;
}

/** The seals after one more moment. */
export function sealsAfter(before: Seals, told: Told[], sealed: Sealed[], opened: Opened[]): Seals {
  if (told.length + sealed.length + opened.length === 0) return before;
  const commitments = new Map(before.commitments);
  const at = new Map(before.at);
  const lie = (upTo: number, from: number): void => {
    for (const one of sealed.filter(({ after }) => after <= upTo && after > from)) {
      commitments.set(one.seal, one.commitment);
      const key = place(one.of);
      if (key !== null) at.set(key, one.seal);
    }
  };
  lie(0, -1);
  told.forEach(({ event }, nth) => {
    if ('Moved' in event) follow(at, event.Moved.was, event.Moved.now?.face_down ? event.Moved.now.handle : null);
    lie(nth + 1, nth);
  });
  lie(Infinity, told.length);
  return { commitments, at, opened: new Map([...before.opened, ...opened.map((o): [number, Opened] => [o.seal, o])]) };
}

/** A seal goes with its object as long as that is face down. */
function follow(at: Map<string, number>, was: Handle, now: Handle | null): void {
  const seal = at.get(keyOf(was));
  if (seal === undefined) return;
  at.delete(keyOf(was));
  if (now !== null) at.set(keyOf(now), seal);
}

const bytesOf = (hex: string): number[] => (hex.match(/../g) ?? []).map((two) => Number.parseInt(two, 16));

/** The hash of a salt and a card's name. */
async function commitment({ salt, card }: Opened): Promise<string> {
  const text = new Uint8Array([...bytesOf(salt), ...new TextEncoder().encode(card)]);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  return Array.from(hash, (b) => b.toString(16).padStart(2, '0')).join('');
}

/** Whether an opening fits what was committed to. */
export async function check(opened: Opened, commitments: Map<number, string>): Promise<Check> {
  if (globalThis.crypto?.subtle === undefined) return 'unknown';
  return (await commitment(opened)) === commitments.get(opened.seal) ? 'fits' : 'wrong';
}

/** A long hash, short enough to read out. */
export const short = (hash: string): string => `${hash.slice(0, 4)} ${hash.slice(4, 8)}`;
