// Names in a line of the log: what the reader can point at to see the card.

export type LinkedPiece = { text: string } | { text: string; key: string };

/** What names stand for: `#4` is a permanent or an item, a card's name is its face. */
export interface Linker {
  /** Names of cards that the line speaks of, longest first, with the key each stands for. */
  names: [string, string][];
}

const ESCAPE = /[.*+?^${}()|[\]\\]/g;

/** A pattern for all names at once, longest first so that no name hides a longer one. */
export function linker(names: Iterable<[string, string]>): Linker {
  const all = [...names].filter(([name]) => name.length > 1);
  return { names: all.sort(([a], [b]) => b.length - a.length) };
}

/** A line as pieces, its names as links. */
export function linked(line: string, { names }: Linker): LinkedPiece[] {
  const alternatives = ['#(\\d+)', ...names.map(([name]) => name.replace(ESCAPE, '\\$&'))];
  const pattern = new RegExp(alternatives.join('|'), 'g');
  const byName = new Map(names);
  const found: LinkedPiece[] = [];
  let at = 0;
  for (const match of line.matchAll(pattern)) {
    const key = match[1] !== undefined ? `n${match[1]}` : byName.get(match[0]);
    if (key === undefined) continue;
    if (match.index > at) found.push({ text: line.slice(at, match.index) });
    found.push({ text: match[0], key });
    at = match.index + match[0].length;
  }
  if (at < line.length) found.push({ text: line.slice(at) });
  return found;
}
