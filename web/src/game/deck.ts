// A deck as text: lines like `4 Forest`. The server says whether it is legal; this keeps the text.

export interface DeckLine {
  count: number;
  name: string;
}

/** The lines that name cards; `4 Forest`, `4x Forest` and what other programs put behind the name. */
export function parseDeck(text: string): DeckLine[] {
  return text.split('\n').flatMap((line) => {
    const found = /^\s*(\d+)\s*x?\s+(.+?)(\s+\([A-Z0-9]{2,6}\).*)?\s*$/i.exec(line);
    if (!found?.[1] || !found[2]) return [];
    return [{ count: Number(found[1]), name: found[2] }];
  });
}

export function countsOf(lines: DeckLine[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { count, name } of lines) counts.set(name, (counts.get(name) ?? 0) + count);
  return counts;
}

export function textOf(cards: readonly (readonly [number, string])[]): string {
  return cards.map(([n, name]) => `${n} ${name}`).join('\n');
}

/** One card more or fewer; the rest of the text stays as it was written. */
export function addCard(text: string, name: string, by: number): string {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => parseDeck(line)[0]?.name === name);
  if (at < 0) return by > 0 ? [...lines.filter((l, n) => l !== '' || n < lines.length - 1), `${by} ${name}`].join('\n') : text;
  const count = (parseDeck(lines[at] ?? '')[0]?.count ?? 0) + by;
  if (count <= 0) lines.splice(at, 1);
  else lines[at] = `${count} ${name}`;
  return lines.join('\n');
}
