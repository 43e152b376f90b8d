// The cards of the server, in the reader's language; read once for each language.

import { catalogue } from '../net/http';
import { Cards } from '../game/things';
import type { Code } from '../words/languages';

let read = $state.raw<{ code: Code; cards: Cards } | null>(null);

/** Reads the catalogue if it is not yet there in this language. */
export async function readCards(code: Code): Promise<void> {
  if (read?.code === code) return;
  read = { code, cards: new Cards(await catalogue(code)) };
}

const NONE = new Cards({ language: 'en', languages: [], faces: [], abilities: [] });

/** Whether there is a catalogue at all: before that, nothing on a table has a name. */
export function areCardsRead(): boolean {
  return read !== null;
}

export function cards(): Cards {
  return read?.cards ?? NONE;
}
