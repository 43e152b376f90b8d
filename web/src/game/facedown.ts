// What everybody could see of each face-down permanent: where it came from, whom it attacked, what became of it.

import { numberOf } from './handle';
import type { By, FaceId, How, Seat, Told, Zone } from '../protocol';

export interface Attack {
  turn: number;
  defender: Seat;
}

/** One permanent that was face down for some time. */
export interface FaceDown {
  number: number;
  by: By;
  /** The turn in which it came, or was turned face down. */
  turn: number;
  controller: Seat;
  attacks: Attack[];
  /** What it was, once that is known to the viewer. */
  card: FaceId | null;
  end: Ended | null;
}

export type Ended =
  | { what: 'turned-up'; how: How; turn: number }
  | { what: 'left'; to: Zone; turn: number }
  | { what: 'game-end'; turn: number };

/** The face-down permanents of a game in order of their numbers, from what a viewer was told. */
export function faceDownHistory(told: Told[]): FaceDown[] {
  const all = new Map<number, FaceDown>();
  let turn = 0;
  for (const { event } of told) {
    if ('TurnBegan' in event) turn = event.TurnBegan.number;
    else if ('Moved' in event) {
      const { was, now, to, controller } = event.Moved;
      const left = open(all, numberOf(was));
      if (left) left.end = { what: 'left', to, turn };
      const number = numberOf(now?.handle ?? null);
      if (left && now?.card) left.card ??= now.card.value;
      if (to === 'Battlefield' && now?.face_down && number !== null) {
        all.set(number, { number, by: now.face_down, turn, controller, attacks: [], card: null, end: null });
      }
    } else if ('TurnedFaceUp' in event) {
      const { what, how } = event.TurnedFaceUp;
      const one = open(all, numberOf(what.handle));
      if (one) {
        one.end = { what: 'turned-up', how, turn };
        one.card = what.card?.value ?? one.card;
      }
    } else if ('TurnedFaceDown' in event) {
      const number = numberOf(event.TurnedFaceDown.what);
      const before = number === null ? undefined : all.get(number);
      if (number !== null) {
        const controller = before?.controller ?? 0;
        all.set(number, { number, by: 'Effect', turn, controller, attacks: before?.attacks ?? [], card: null, end: null });
      }
    } else if ('Revealed' in event) {
      const { what, why } = event.Revealed;
      const number = numberOf(what.handle);
      const one = number === null ? undefined : all.get(number);
      if (one && what.card) {
        one.card = what.card.value;
        if (why === 'GameEnd' && one.end === null) one.end = { what: 'game-end', turn };
      }
    } else if ('Attacked' in event) {
      const one = open(all, numberOf(event.Attacked.attacker));
      one?.attacks.push({ turn, defender: event.Attacked.defender });
    }
  }
  return [...all.values()].sort((a, b) => a.number - b.number);
}

/** The one with this number, if it is still face down. */
function open(all: Map<number, FaceDown>, number: number | null): FaceDown | null {
  if (number === null) return null;
  const one = all.get(number);
  return one && one.end === null ? one : null;
}
