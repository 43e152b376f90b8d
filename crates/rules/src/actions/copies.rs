//! CR 111, 707. Tokens, and copies of spells.

use crate::decisions::Why;
use crate::event::MoveCause;
use crate::filter::Scope;
use crate::ids::{FaceId, Identity, ObjectRef, Seat};
use crate::run::{Do, Run};
use crate::zones::{Entry, Would};
use ir::{CreatedHow, Objects, Zone};

impl Run<'_> {
    /// How tokens enter that an effect describes. What is counted does not yet count them.
    pub(super) fn created(&self, seat: Seat, how: &[CreatedHow], scope: &Scope) -> Entry {
        let mut entry = Entry { controller: Some(seat), ..Entry::PLAIN };
        for how in how {
            match how {
                CreatedHow::Tapped => entry.tapped = true,
                CreatedHow::Attacking => entry.attacking = self.some_defender(),
                CreatedHow::WithCounters(kind, n) => {
                    entry.add_counters(*kind, self.world().number_value(n, scope).max(0) as u16);
                }
            }
        }
        entry
    }

    /// CR 111. Tokens enter under the seat's control.
    pub(crate) fn create_tokens(&mut self, seat: Seat, face: FaceId, count: i32, entry: Entry) -> Do<Vec<ObjectRef>> {
        let entry = Entry { controller: Some(seat), ..entry };
        let mut batch = Vec::new();
        for _ in 0..count.max(0) {
            if self.s.drawn.is_some() {
                break;
            }
            // CR 111.1. A token comes from nowhere: its slot is in no zone's list before it enters.
            let slot = self.new_slot(Identity::Token(face), seat, Zone::Command);
            let what = self.s.reference(slot);
            batch.push(Would::Move { what, to: Zone::Battlefield, entry, cause: MoveCause::Create });
        }
        let mut made = self.perform(&batch)?;
        made.retain(|w| !w.is_none());
        Ok(made)
    }

    fn some_defender(&self) -> Option<Seat> {
        self.s.battlefield.iter().find_map(|p| p.attacking)
    }

    /// CR 707.2. The face that a copy of this object has.
    pub(crate) fn copied_face(&self, what: ObjectRef) -> FaceId {
        if self.s.exists(what) {
            return self.world().copiable_values(what.slot);
        }
        self.s.ghost(what).map_or(crate::pack::NOTHING, |g| g.permanent.characteristics.mana_cost)
    }

    /// CR 707.10. The copy has the same modes, targets and X; targets may be chosen anew.
    pub(super) fn copy_spells(
        &mut self,
        seat: Seat,
        objects: &Objects,
        targets: ir::NewTargets,
        scope: &Scope,
    ) -> Do<bool> {
        let all = self.objects(objects, seat, scope, Why::Choose)?;
        for &what in &all {
            let Some(original) = self.s.stack_item(what).copied() else { continue };
            let face = self.world().copiable_values(what.slot);
            let slot = self.new_slot(Identity::Token(face), seat, Zone::Stack);
            let copy = self.s.reference(slot);
            let chosen: Vec<crate::state::ChosenTarget> = self
                .s
                .targets
                .iter()
                .filter(|t| t.item == what.stamp)
                .map(|t| crate::state::ChosenTarget { item: copy.stamp, ..*t })
                .collect();
            let source = if original.kind == crate::state::StackKind::Spell { copy } else { original.source };
            // Below the resolving item nothing is disturbed: the copy goes on top when that has left.
            let at = self.s.stack.len() - 1;
            self.s.stack.insert(
                at,
                crate::state::StackItem { slot, controller: seat, source, is_copy: true, flashback: false, ..original },
            );
            self.number(slot);
            self.s.object_mut(slot).seen = u8::MAX;
            self.s.targets.extend_from_slice(&chosen);
            if targets == ir::NewTargets::MayChoose {
                self.new_targets(seat, copy)?;
            }
            self.announce_targets(seat, copy);
        }
        Ok(!all.is_empty())
    }
}
