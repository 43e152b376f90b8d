// Rules text and costs as pieces: words and symbols.

export type Piece = { text: string } | { symbol: string };

/** `{T}: Add {G}.` as its pieces. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(/\{([^}]+)\}/g)) {
    if (match.index > at) found.push({ text: text.slice(at, match.index) });
    found.push({ symbol: match[1] ?? '' });
    at = match.index + match[0].length;
  }
  if (at < text.length) found.push({ text: text.slice(at) });
  return found;
}

/** The class that mana-font gives a symbol. */
export function symbolClass(symbol: string): string {
  const name = symbol.toLowerCase().replaceAll('/', '');
  const known: Record<string, string> = { t: 'tap', q: 'untap' };
  return `ms-${known[name] ?? name}`;
}

const LETTERS = ['W', 'U', 'B', 'R', 'G', 'C'] as const;

/** Mana in the order W, U, B, R, G, colorless, as symbols. */
export function manaText(mana: readonly number[]): string {
  return LETTERS.map((letter, n) => `{${letter}}`.repeat(mana[n] ?? 0)).join('');
}
