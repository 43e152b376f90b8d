// The arrows over the board: attacks, blocks, targets, and what is being declared.

import { attackOptions } from './draft';
import { keyOf, seatKey, targetKey } from './handle';
import type { Draft } from './draft';
import type { PromptView, View } from '../protocol';

export interface Arrow {
  from: string;
  to: string;
  kind: 'attack' | 'block' | 'target';
}

interface Seen {
  view: View | null;
  prompt: PromptView | null;
  draft: Draft | null;
}

export function arrowsOf({ view, prompt, draft }: Seen): Arrow[] {
  if (view === null) return [];
  const found: Arrow[] = [];
  for (const p of view.battlefield) {
    const from = `n${p.number}`;
    if (p.attacking !== null) found.push({ from, to: seatKey(p.attacking), kind: 'attack' });
    for (const attacker of p.blocking) found.push({ from, to: keyOf(attacker), kind: 'block' });
  }
  for (const item of view.stack) {
    for (const target of item.targets) found.push({ from: `n${item.number}`, to: targetKey(target), kind: 'target' });
  }
  return [...found, ...declared(prompt, draft)];
}

function declared(prompt: PromptView | null, draft: Draft | null): Arrow[] {
  if (prompt === null || prompt === 'Mulligan' || draft?.kind !== 'rows') return [];
  const found: Arrow[] = [];
  if ('Attack' in prompt) {
    prompt.Attack.rows.forEach(([creature, options], n) => {
      const whom = attackOptions(options)[draft.chosen[n] ?? 0]?.seat ?? null;
      if (whom !== null) found.push({ from: keyOf(creature), to: seatKey(whom), kind: 'attack' });
    });
  } else if ('Block' in prompt) {
    prompt.Block.rows.forEach(([creature, attackers], n) => {
      const attacker = attackers[(draft.chosen[n] ?? 0) - 1];
      if (attacker !== undefined) found.push({ from: keyOf(creature), to: keyOf(attacker), kind: 'block' });
    });
  }
  return found;
}
