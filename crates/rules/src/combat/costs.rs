//! CR 508.1h-j, 509.1d-f. What attacking and blocking cost.
//!
//! Nobody has to pay: a creature whose declaration costs something is counted in no
//! requirement (508.1d, 509.1c). All costs of a declaration are paid together.

use super::{AttackSpace, BlockSpace};
use crate::costs::{ManaNeed, Total};
use crate::filter::Scope;
use crate::ids::{ObjectRef, Seat, Slot};
use crate::layers::Change;
use crate::refusals::{Illegal, Reason};
use crate::run::{Do, Run, World};
use ir::{Ability, KeywordKind, ManaCost, Modification, Static};

/// As what a creature is declared.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Declared {
    Attacking,
    Blocking,
}

impl Declared {
    fn cost(self, m: &Modification) -> Option<&ManaCost> {
        match m {
            Modification::CostToAttack(cost) if self == Declared::Attacking => Some(cost),
            Modification::CostToBlock(cost) if self == Declared::Blocking => Some(cost),
            // tidy: rest because no other modification has such a cost
            _ => None,
        }
    }
}

/// The costs of those that are declared, together.
fn sum(costs: &[(Slot, ManaNeed)], declared: impl Iterator<Item = Slot>) -> ManaNeed {
    let mut total = ManaNeed::default();
    for slot in declared {
        if let Some((_, need)) = costs.iter().find(|(s, _)| *s == slot) {
            total.increase(&need.symbols(), 1);
        }
    }
    total
}

impl World<'_> {
    /// What has to be paid for this creature to attack or to block, if anything.
    pub(super) fn combat_cost(self, creature: ObjectRef, declared: Declared) -> Option<ManaNeed> {
        let mut need = ManaNeed::default();
        let mut add = |all: &[Modification]| {
            all.iter().filter_map(|m| declared.cost(m)).for_each(|cost| need.increase(cost, 1));
        };
        for (source, controller, s) in self.statics() {
            if let Static::Continuous { affected, modifications, condition } = s
                && modifications.iter().any(|m| declared.cost(m).is_some())
                && self.applies_in_combat(affected, condition.as_ref(), creature, &Scope::of(controller, source))
            {
                add(modifications);
            }
        }
        for effect in self.s.effects.iter().filter(|e| self.affects(e.timestamp, creature)) {
            if let Change::InCombat(id) = effect.change
                && let Ability::Static(Static::Continuous { modifications, .. }) = &self.pack().ability(id).ir
            {
                add(modifications);
            }
        }
        (!need.is_nothing()).then_some(need)
    }

    /// CR 508.1j. Attackers are tapped before anything is paid (508.1f), and so do not tap for mana.
    pub(crate) fn can_pay_to_attack(
        self,
        seat: Seat,
        space: &AttackSpace,
        attacks: &[(Slot, Seat)],
    ) -> Result<(), Illegal> {
        let need = sum(&space.costs, attacks.iter().map(|(slot, _)| *slot));
        if need.is_nothing() {
            return Ok(());
        }
        let mut after = self.s.clone();
        for (slot, _) in attacks {
            if let Some(p) = after.permanent_mut(*slot) {
                p.tapped |= !p.characteristics.has(KeywordKind::Vigilance);
            }
        }
        let able = World { s: &after, table: self.table }.can_pay_mana(seat, &need, None);
        if able { Ok(()) } else { Err(Illegal::new("508.1j", Reason::AttackNotPayable)) }
    }

    /// CR 509.1f.
    pub(crate) fn can_pay_to_block(
        self,
        seat: Seat,
        space: &BlockSpace,
        blocks: &[(Slot, Slot)],
    ) -> Result<(), Illegal> {
        let need = sum(&space.costs, blocks.iter().map(|(blocker, _)| *blocker));
        let able = need.is_nothing() || self.can_pay_mana(seat, &need, None);
        if able { Ok(()) } else { Err(Illegal::new("509.1f", Reason::BlockNotPayable)) }
    }
}

impl Run<'_> {
    /// The costs of a declaration, paid together.
    pub(super) fn pay_in_combat(
        &mut self,
        seat: Seat,
        costs: &[(Slot, ManaNeed)],
        mut declared: impl Iterator<Item = ObjectRef> + Clone,
    ) -> Do<()> {
        let need = sum(costs, declared.clone().map(|what| what.slot));
        if need.is_nothing() {
            return Ok(());
        }
        let first = declared.find(|what| costs.iter().any(|(slot, _)| *slot == what.slot));
        let what = first.expect("something costs");
        let total = Total { mana: need, ..Total::default() };
        self.pay(seat, what, &total, &Scope::of(seat, what))
    }
}
