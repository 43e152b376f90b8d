// From one thing on the table to the next in a direction.

export type Way = 'left' | 'right' | 'up' | 'down';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** How far a box lies in a direction; infinite if it does not lie there. Sideways counts double. */
export function distance(from: Box, to: Box, way: Way): number {
  const dx = to.left + to.width / 2 - (from.left + from.width / 2);
  const dy = to.top + to.height / 2 - (from.top + from.height / 2);
  const [ahead, aside] = way === 'left' || way === 'right' ? [dx, dy] : [dy, dx];
  const forward = way === 'left' || way === 'up' ? -ahead : ahead;
  return forward <= 1 ? Infinity : forward + 2 * Math.abs(aside);
}

export function nearest<T extends { getBoundingClientRect(): Box }>(from: T, all: T[], way: Way): T | null {
  const at = from.getBoundingClientRect();
  let best: T | null = null;
  let least = Infinity;
  for (const one of all) {
    const far = one === from ? Infinity : distance(at, one.getBoundingClientRect(), way);
    if (far < least) [best, least] = [one, far];
  }
  return best;
}

/** Where the line from the middle of a box to another's leaves it. */
export function edge(from: Box, to: Box): { x: number; y: number } {
  const x = from.left + from.width / 2;
  const y = from.top + from.height / 2;
  const dx = to.left + to.width / 2 - x;
  const dy = to.top + to.height / 2 - y;
  const part = Math.min(
    dx === 0 ? Infinity : from.width / 2 / Math.abs(dx),
    dy === 0 ? Infinity : from.height / 2 / Math.abs(dy),
  );
  return Number.isFinite(part) ? { x: x + dx * part, y: y + dy * part } : { x, y };
}
