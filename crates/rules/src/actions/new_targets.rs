//! CR 115.7. Choosing new targets for a spell or ability that is on the stack.
//!
//! How many targets it has does not change, nor its modes; each may be left as it is, even
//! one that is illegal by now. What is legal is asked of the spell or ability, whoever chooses.

use crate::decisions::{Answer, Prompt, Why};
use crate::event::Event;
use crate::filter::Scope;
use crate::ids::{ObjectRef, Seat};
use crate::run::{Do, Run};
use crate::state::{ChosenTarget, Targeted};
use ir::Objects;

impl Run<'_> {
    /// CR 115.7d. For each of the objects that is still on the stack.
    pub(super) fn choose_new_targets(&mut self, seat: Seat, objects: &Objects, scope: &Scope) -> Do<bool> {
        let mut any = false;
        for item in self.objects(objects, seat, scope, Why::Choose)? {
            if self.s.stack_item(item).is_none() {
                continue;
            }
            any = true;
            let before: Vec<Targeted> = self.targets_of(item).map(|t| t.what).collect();
            self.new_targets(seat, item)?;
            // CR 603.2e. What was a target already does not become one.
            let after: Vec<Targeted> = self.targets_of(item).map(|t| t.what).collect();
            let by = self.s.object(item.slot).controller;
            for target in after.into_iter().filter(|t| !before.contains(t)) {
                if let Targeted::Object(target) = target {
                    self.event(Event::Targeted { item, target, by });
                }
            }
        }
        Ok(any)
    }

    fn targets_of(&self, item: ObjectRef) -> impl Iterator<Item = &ChosenTarget> {
        self.s.targets.iter().filter(move |t| t.item == item.stamp)
    }

    /// CR 115.7d, 707.10c. Each target may be left as it is.
    pub(super) fn new_targets(&mut self, seat: Seat, item: ObjectRef) -> Do<()> {
        let row = *self.s.stack_item(item).expect("it is on the stack");
        let scope = self.scope_of(&row);
        let specs = self.target_specs(&row);
        let mut chosen: Vec<ChosenTarget> = Vec::new();
        for at in 0..self.s.targets.len() {
            let t = self.s.targets[at];
            if t.item != item.stamp {
                continue;
            }
            let spec = specs.iter().find(|((mode, nth), _)| (*mode, *nth) == (t.mode, t.nth));
            let Some((_, spec)) = spec else { continue };
            let mut from = self.world().candidates(spec, &Scope { per: t.per, mode: t.mode, ..scope });
            // CR 115.3, 115.7e. No two alike for one "target" in the end: a new one is none of those
            // chosen, and none that stays behind it.
            let alike = |o: &ChosenTarget| (o.mode, o.nth, o.per) == (t.mode, t.nth, t.per);
            let later = self.s.targets[at + 1..].iter().filter(|o| o.item == item.stamp);
            let taken: Vec<Targeted> = chosen.iter().chain(later).filter(|o| alike(o)).map(|o| o.what).collect();
            from.retain(|c| *c != t.what && !taken.contains(c));
            if !from.is_empty() && self.decide(seat, Why::NewTargets, item)? {
                let prompt = Prompt::Target { from, may_stop: false, why: Why::NewTargets };
                let Answer::Target(Some(what)) = self.ask(seat, prompt)? else { unreachable!("checked") };
                self.s.targets[at].what = what;
            }
            chosen.push(self.s.targets[at]);
        }
        Ok(())
    }
}
