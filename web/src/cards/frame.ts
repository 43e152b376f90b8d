// What a card looks like: its frame, its emblem, the icons of its keywords.

import type { By, Color, Counter } from '../protocol';

/** The frame by colours and types. */
export function frameOf(colors: readonly Color[], types: readonly string[]): string {
  if (colors.length > 1) return 'gold';
  const color = colors[0];
  if (color !== undefined) return color.toLowerCase();
  return types.includes('Land') ? 'land' : 'none';
}

const EMBLEMS = ['Creature', 'Planeswalker', 'Land', 'Artifact', 'Enchantment', 'Instant', 'Sorcery', 'Battle'];

/** The emblem of the first type that has one. */
export function emblemOf(types: readonly string[]): string {
  const type = EMBLEMS.find((t) => types.includes(t));
  return type === undefined ? 'multiple' : type.toLowerCase();
}

/** The icon of what made something face down. */
export function byIcon(by: By): string {
  const icons: Record<By, string> = {
    Morph: 'ability-morph',
    Disguise: 'ability-disguise',
    Manifest: 'ability-manifest-dread',
    Cloak: 'ability-cloak',
    Effect: 'dfc-facedown',
  };
  return icons[by];
}

const KEYWORDS: Record<string, string> = {
  Deathtouch: 'deathtouch',
  Defender: 'defender',
  DoubleStrike: 'double-strike',
  FirstStrike: 'first-strike',
  Flying: 'flying',
  Haste: 'haste',
  Hexproof: 'hexproof',
  Indestructible: 'indestructible',
  Lifelink: 'lifelink',
  Menace: 'menace',
  Protection: 'protection',
  Prowess: 'prowess',
  Reach: 'reach',
  Trample: 'trample',
  Vigilance: 'vigilance',
  Ward: 'ward',
};

/** The icons of keywords that matter on the battlefield, each with the kind it stands for. */
export function keywordIcons(keywords: readonly string[]): { kind: string; icon: string }[] {
  return keywords.flatMap((kind) => {
    const icon = KEYWORDS[kind];
    return icon === undefined ? [] : [{ kind, icon: `ability-${icon}` }];
  });
}

/** The icon of a counter that is not said in signs. */
export function counterIcon(counter: Counter): string {
  if (typeof counter === 'string') return `counter-${counter.toLowerCase()}`;
  return 'Keyword' in counter ? `ability-${KEYWORDS[counter.Keyword] ?? 'ward'}` : 'counter-plus';
}

/** The colours of a mana cost. */
export function colorsOf(cost: string | null): Color[] {
  const letters: [string, Color][] = [
    ['W', 'White'],
    ['U', 'Blue'],
    ['B', 'Black'],
    ['R', 'Red'],
    ['G', 'Green'],
  ];
  return letters.filter(([letter]) => cost?.includes(letter)).map(([, color]) => color);
}
