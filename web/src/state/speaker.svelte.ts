// What labels are made from, for one table.

import { cards } from './catalogue.svelte';
import type { Table } from './table.svelte';
import type { Speaker } from '../game/labels';
import { t } from '../words/words.svelte';

export function speaker(table: Table): Speaker | null {
  if (table.view === null) return null;
  return { view: table.view, things: table.things, cards: cards(), say: t, seat: (seat) => table.nameOf(seat) };
}
