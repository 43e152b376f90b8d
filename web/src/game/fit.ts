// How large the cards of a side may be, so that all of them can be seen.

export interface Area {
  width: number;
  height: number;
}

/** A card is so much higher than wide. */
export const RATIO = 1.32;

const GAP = 6;

/** How many lines so many cards take. */
function lines(count: number, width: number, card: number): number {
  const each = Math.max(1, Math.floor((width + GAP) / (card + GAP)));
  return Math.ceil(count / each);
}

/** The largest width of a card, within bounds, with which each row's cards fit into the area. */
export function cardWidth(area: Area, rows: number[], least: number, most: number): number {
  const filled = rows.filter((n) => n > 0);
  for (let width = most; width > least; width -= 2) {
    const all = filled.reduce((sum, n) => sum + lines(n, area.width, width), 0);
    if (all * (width * RATIO + GAP) - GAP <= area.height) return width;
  }
  return least;
}
