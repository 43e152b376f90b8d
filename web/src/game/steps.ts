// The steps of a turn as the phase strip shows them.

import type { Step } from '../protocol';

/** Steps in which nobody gets priority, or which seldom exist, are not shown apart. */
export const SHOWN: { step: Step; id: string }[] = [
  { step: 'Upkeep', id: 'step-upkeep-short' },
  { step: 'Draw', id: 'step-draw-short' },
  { step: 'PrecombatMain', id: 'step-main-1-short' },
  { step: 'BeginningOfCombat', id: 'step-combat-short' },
  { step: 'DeclareAttackers', id: 'step-attack-short' },
  { step: 'DeclareBlockers', id: 'step-block-short' },
  { step: 'CombatDamage', id: 'step-damage-short' },
  { step: 'EndOfCombat', id: 'step-combat-end-short' },
  { step: 'PostcombatMain', id: 'step-main-2-short' },
  { step: 'End', id: 'step-end-short' },
];

/** The step of the strip in which a step is shown. */
export function shownStep(step: Step): Step {
  switch (step) {
    case 'Untap':
      return 'Upkeep';
    case 'FirstStrikeDamage':
      return 'CombatDamage';
    case 'Cleanup':
      return 'End';
    default:
      return step;
  }
}
