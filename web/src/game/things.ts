// Everything on the table that can be pointed at, by key, from one view.

import { keyOf } from './handle';
import type {
  By,
  Catalogue,
  FaceEntry,
  FaceId,
  Handle,
  PermanentView,
  Seat,
  StackView,
  View,
  Zone,
} from '../protocol';

/** One object, as the viewer may know it. */
export interface Thing {
  key: string;
  handle: Handle;
  zone: Zone;
  seat: Seat;
  /** The card, where the viewer may know it. */
  face: FaceId | null;
  faceDown: By | null;
  permanent: PermanentView | null;
  item: StackView | null;
}

export function thingsOf(view: View): Map<string, Thing> {
  const all = new Map<string, Thing>();
  const add = (handle: Handle, zone: Zone, seat: Seat, face: FaceId | null, more: Partial<Thing> = {}): void => {
    const key = keyOf(handle);
    all.set(key, { key, handle, zone, seat, face, faceDown: null, permanent: null, item: null, ...more });
  };
  for (const row of view.seats) {
    for (const c of row.hand) add(c.handle, 'Hand', row.seat, c.card?.value ?? null);
    for (const c of row.graveyard) add(c.handle, 'Graveyard', row.seat, c.card?.value ?? null);
    for (const c of row.shown_in_library) add(c.handle, 'Library', row.seat, c.card?.value ?? null);
  }
  for (const e of view.exile) add(e.handle, 'Exile', e.owner, e.card?.value ?? null);
  for (const p of view.battlefield) {
    const more = { permanent: p, faceDown: p.face_down };
    add({ Number: p.number }, 'Battlefield', p.controller, p.card?.value ?? null, more);
  }
  for (const i of view.stack) {
    const more = { item: i, faceDown: i.face_down };
    add({ Number: i.number }, 'Stack', i.controller, i.card?.value ?? null, more);
  }
  return all;
}

/** The catalogue by number and by the name that the rules use. */
export class Cards {
  private readonly byName: Map<string, FaceEntry>;

  constructor(readonly catalogue: Catalogue) {
    this.byName = new Map(catalogue.faces.filter((f) => f.english !== '').map((f) => [f.english, f]));
  }

  face(id: FaceId | null): FaceEntry | null {
    return id === null ? null : (this.catalogue.faces[id] ?? null);
  }
  named(english: string | null): FaceEntry | null {
    return english === null ? null : (this.byName.get(english) ?? null);
  }
  /** An ability in the words of the face that has it; of no object in particular, if that is not known or has it not. */
  ability(id: number, of: FaceEntry | null = null): string {
    return of?.abilities.find((own) => own.id === id)?.text ?? this.catalogue.abilities[id] ?? '';
  }
  /** The name everybody sees, in the reader's language. */
  seen(english: string | null): string {
    return this.named(english)?.name ?? english ?? '';
  }
}
