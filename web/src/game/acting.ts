// What a click on something on the table does, by what is asked.

import { attackOptions } from './draft';
import type { Say } from './labels';
import type { Table } from '../state/table.svelte';
import { sight } from '../state/sight.svelte';
import { menu } from '../state/menu.svelte';

/** Whether what is asked now speaks of this. */
export function actable(table: Table, key: string): boolean {
  if (table.elements.has(key)) return true;
  const prompt = table.prompt;
  if (prompt === null || prompt === 'Mulligan' || !('Block' in prompt)) return false;
  return prompt.Block.rows.some(([, attackers]) => attackers.some((h) => 'Number' in h && `n${h.Number}` === key));
}

/** Does what a click on this means: the only action, a menu of several, a pick, or reading it. */
export function actOn(table: Table, key: string, at: HTMLElement): void {
  const prompt = table.prompt;
  const places = table.elements.get(key) ?? [];
  const first = places[0];
  if (prompt !== null && prompt !== 'Mulligan' && first === undefined && table.blockWith(key)) return;
  if (prompt === null || first === undefined) {
    sight.reading = key;
    return;
  }
  const acts = prompt !== 'Mulligan' && ('Priority' in prompt || 'Pay' in prompt);
  if (acts && places.length > 1) menu.open(places, at);
  else table.pick(first);
}

/** What is chosen of this in the form so far, in a word; null if nothing is. */
export function chosenAs(table: Table, key: string, say: Say): string | null {
  const { prompt, draft } = table;
  const nth = table.elements.get(key)?.[0];
  if (prompt === null || prompt === 'Mulligan' || draft === null || nth === undefined) return null;
  const seat = (n: number): string => table.room?.seats[n]?.name ?? `${n + 1}`;
  if (draft.kind === 'some') return draft.picked.includes(nth) ? say('picked') : null;
  if (draft.kind === 'partition') return draft.away[nth] ? say('goes-away') : null;
  if (draft.kind === 'split') return String(draft.among[nth] ?? 0);
  if (draft.kind !== 'rows') return null;
  const option = draft.chosen[nth] ?? 0;
  if ('Attack' in prompt) {
    const whom = attackOptions(prompt.Attack.rows[nth]?.[1] ?? [])[option]?.seat ?? null;
    return whom === null ? null : say('attacks', { seat: seat(whom) });
  }
  if ('Block' in prompt && option > 0) {
    const what = prompt.Block.rows[nth]?.[1][option - 1];
    return what && 'Number' in what ? say('blocks', { what: `#${what.Number}` }) : null;
  }
  return null;
}
