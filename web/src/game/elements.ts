// Which things on the table a prompt speaks of: what lights up and can be clicked.

import { keyOf, seatKey, targetKey } from './handle';
import type { Offer, PromptView } from '../protocol';

/** The object that an offer is about. */
export function offerKey(offer: Offer): string | null {
  if (offer === 'Pass') return null;
  if ('PlayLand' in offer) return keyOf(offer.PlayLand.card);
  if ('Cast' in offer) return keyOf(offer.Cast.card);
  if ('Activate' in offer) return keyOf(offer.Activate.object);
  if ('Mana' in offer) return keyOf(offer.Mana.object);
  return keyOf(offer.TurnFaceUp.object);
}

export function isMana(offer: Offer): boolean {
  return offer !== 'Pass' && 'Mana' in offer;
}

/** For each thing on the table the places in the prompt's list that are about it. */
export function elements(prompt: PromptView | null): Map<string, number[]> {
  const found = new Map<string, number[]>();
  if (prompt === null || prompt === 'Mulligan') return found;
  keys(prompt).forEach((key, nth) => {
    if (key !== null) found.set(key, [...(found.get(key) ?? []), nth]);
  });
  return found;
}

function keys(prompt: Exclude<PromptView, 'Mulligan'>): (string | null)[] {
  if ('Priority' in prompt) return prompt.Priority.actions.map(offerKey);
  if ('Objects' in prompt) return prompt.Objects.from.map(keyOf);
  if ('Target' in prompt) return prompt.Target.from.map(targetKey);
  if ('Players' in prompt) return prompt.Players.from.map(seatKey);
  if ('Order' in prompt) return prompt.Order.items.map(keyOf);
  if ('Partition' in prompt) return prompt.Partition.from.map(keyOf);
  if ('Distribute' in prompt) return prompt.Distribute.among.map(keyOf);
  if ('Attack' in prompt) return prompt.Attack.rows.map(([h]) => keyOf(h));
  if ('Block' in prompt) return prompt.Block.rows.map(([h]) => keyOf(h));
  if ('Pay' in prompt) return prompt.Pay.mana.map(([h]) => keyOf(h));
  return [];
}

/** What a payment would tap. */
export function planned(prompt: PromptView | null): Set<string> {
  if (prompt === null || prompt === 'Mulligan' || !('Pay' in prompt)) return new Set();
  return new Set(prompt.Pay.plan.tapped.map(([h]) => keyOf(h)));
}
