//! CR 509.1b. Which creatures an attacker may be blocked by: evasion abilities, and what
//! other effects say of it. Nothing is stored on the attacker; it is asked as blocks are declared.

use crate::filter::Scope;
use crate::ids::{ObjectRef, Slot};
use crate::layers::Change;
use crate::run::World;
use crate::state::Permanent;
use ir::{Ability, Affected, Condition, KeywordKind, Modification, RuleChange, Static};

impl World<'_> {
    /// CR 509.1b, 702.9b, 702.16f, 702.36b, 702.118b. Evasion.
    pub(super) fn can_block(self, blocker: &Permanent, attacker: &Permanent) -> bool {
        let (b, a) = (&blocker.characteristics, &attacker.characteristics);
        if a.rules.has(RuleChange::CantBeBlocked) {
            return false;
        }
        if a.has(KeywordKind::Flying) && !b.has(KeywordKind::Flying) && !b.has(KeywordKind::Reach) {
            return false;
        }
        if a.has(KeywordKind::Skulk) && b.power > a.power {
            return false;
        }
        if a.has(KeywordKind::Fear) && !b.types.has(ir::CardType::Artifact) && !b.colors.has(ir::Color::Black) {
            return false;
        }
        if a.has(KeywordKind::Protection) {
            let scope =
                crate::filter::Scope::of(self.s.object(blocker.slot).controller, self.s.reference(blocker.slot));
            if self.protected(self.s.reference(attacker.slot), &scope) {
                return false;
            }
        }
        self.admits_blocker(self.s.reference(attacker.slot), blocker.slot)
    }

    /// Whether every effect that limits who may block this attacker admits the blocker.
    fn admits_blocker(self, attacker: ObjectRef, blocker: Slot) -> bool {
        let statics = self.statics().all(|(source, controller, s)| match s {
            Static::Continuous { affected, modifications, condition } => {
                let scope = Scope::of(controller, source);
                let limits = modifications.iter().any(crate::pack::is_of_combat);
                let applies = || self.applies_in_combat(affected, condition.as_ref(), attacker, &scope);
                !limits || !applies() || self.all_admit(modifications, blocker, &scope)
            }
            _ => true,
        });
        statics
            && self.s.effects.iter().all(|e| match e.change {
                Change::InCombat(id) if self.affects(e.timestamp, attacker) => match &self.pack().ability(id).ir {
                    Ability::Static(Static::Continuous { modifications, .. }) => {
                        self.all_admit(modifications, blocker, &Scope::of(e.controller, e.source))
                    }
                    _ => true,
                },
                _ => true,
            })
    }

    pub(super) fn applies_in_combat(
        self,
        affected: &Affected,
        condition: Option<&Condition>,
        what: ObjectRef,
        scope: &Scope,
    ) -> bool {
        self.is_affected(affected, what, scope) && condition.is_none_or(|c| self.holds(c, scope))
    }

    fn is_affected(self, affected: &Affected, what: ObjectRef, scope: &Scope) -> bool {
        match affected {
            Affected::This => scope.this == what,
            Affected::Attached => self.s.permanent_of(scope.this).is_some_and(|p| p.attached_to == what),
            Affected::All(filter) => self.matches(filter, what.slot, scope),
        }
    }

    fn all_admit(self, modifications: &[Modification], blocker: Slot, scope: &Scope) -> bool {
        modifications.iter().all(|m| match m {
            Modification::CantBeBlockedBy(filter) => !self.matches(filter, blocker, scope),
            Modification::CantBeBlockedExceptBy(filter) => self.matches(filter, blocker, scope),
            // tidy: rest because no other modification limits blockers
            _ => true,
        })
    }
}
