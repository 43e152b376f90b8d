// How objects are called: handles as keys of the page.

import type { Handle, PermanentView, Seat, TargetOffer, TargetView, View } from '../protocol';

/** One key for each handle: `n4`, `o2`, `h1.0`. */
export function keyOf(handle: Handle): string {
  if ('Number' in handle) return `n${handle.Number}`;
  if ('Own' in handle) return `o${handle.Own}`;
  if ('Hand' in handle) return `h${handle.Hand.join('.')}`;
  if ('Library' in handle) return `l${handle.Library.join('.')}`;
  if ('Pile' in handle) return `p${handle.Pile.join('.')}`;
  return `s${handle.Somewhere.join('.')}`;
}

export function seatKey(seat: Seat): string {
  return `seat${seat}`;
}

export function targetKey(target: TargetOffer | TargetView): string {
  return 'Object' in target ? keyOf(target.Object) : seatKey(target.Player);
}

export function numberOf(handle: Handle | null): number | null {
  return handle && 'Number' in handle ? handle.Number : null;
}

export function permanentOf(view: View, handle: Handle | null): PermanentView | null {
  const number = numberOf(handle);
  if (number === null) return null;
  return view.battlefield.find((p) => p.number === number) ?? null;
}
