//! CR 701. Keyword actions that are more than a move.

use crate::decisions::{Answer, Prompt, Why};
use crate::event::{Event, MoveCause, RevealedBy};
use crate::filter::Scope;
use crate::ids::{ObjectRef, Seat, Slot};
use crate::run::{Do, Run};
use crate::state::StackItem;
use crate::zones::{Entry, Would};
use ir::{Counter, KeywordKind, Objects, Quantity, RuleChange, Target, Zone};

/// CR 701.19c. Whether what is destroyed can be regenerated.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Regeneration {
    Allowed,
    NotAllowed,
}

impl Run<'_> {
    /// CR 701.26a.
    pub(crate) fn tap(&mut self, what: ObjectRef) {
        if !self.s.exists(what) {
            return;
        }
        if let Some(p) = self.s.permanent_mut(what.slot)
            && !p.tapped
        {
            p.tapped = true;
            self.event(Event::Tapped { what });
        }
    }

    pub(crate) fn untap(&mut self, what: ObjectRef) {
        if !self.s.exists(what) {
            return;
        }
        if let Some(p) = self.s.permanent_mut(what.slot)
            && p.tapped
        {
            p.tapped = false;
            self.event(Event::Untapped { what });
        }
    }

    /// CR 608.2d. Which of the two is chosen as it is done.
    pub(crate) fn tap_or_untap(&mut self, seat: Seat, objects: &Objects, number: u8, scope: &Scope) -> Do<bool> {
        let all = self.objects(objects, seat, scope, Why::Choose)?;
        for &what in &all {
            let prompt = Prompt::Option { count: 2, why: Why::TapOrUntap };
            match self.ask(seat, prompt)? {
                Answer::Option(0) => self.tap(what),
                _ => self.untap(what),
            }
        }
        self.bind(number, &all);
        Ok(!all.is_empty())
    }

    pub(crate) fn gain_life(&mut self, seat: Seat, amount: i32) {
        let prohibited = self.world().statics().any(|(_, controller, s)| match s {
            ir::Static::Prohibition(ir::Prohibition::GainLife(who)) => crate::filter::meant(*who, controller, seat),
            _ => false,
        });
        if amount > 0 && !prohibited {
            let life = &mut self.s.seat_mut(seat).life;
            *life = life.saturating_add(amount);
            self.event(Event::GainedLife { seat, amount });
        }
    }

    pub(crate) fn lose_life(&mut self, seat: Seat, amount: i32) {
        if amount > 0 {
            let life = &mut self.s.seat_mut(seat).life;
            *life = life.saturating_sub(amount);
            self.event(Event::LostLife { seat, amount });
        }
    }

    /// CR 701.21a.
    pub(crate) fn sacrifice(&mut self, seat: Seat, what: &[ObjectRef]) -> Do<Vec<ObjectRef>> {
        let batch: Vec<Would> = what
            .iter()
            .map(|&what| Would::Move { what, to: Zone::Graveyard, entry: Entry::PLAIN, cause: MoveCause::Sacrifice })
            .collect();
        let mut made = self.perform(&batch)?;
        made.retain(|w| !w.is_none());
        for &what in what {
            self.event(Event::Sacrificed { seat, what });
        }
        Ok(made)
    }

    /// CR 701.8, 702.12b. Destroys what can be destroyed; returns what it became.
    pub(crate) fn destroy(&mut self, all: &[ObjectRef], regeneration: Regeneration) -> Do<Vec<ObjectRef>> {
        let mut dying = Vec::new();
        for &what in all {
            let Some(p) = self.s.permanent_of(what) else { continue };
            let indestructible = p.characteristics.has(KeywordKind::Indestructible);
            if indestructible || regeneration == Regeneration::Allowed && self.regenerated(what) {
                continue;
            }
            // CR 122.1c.
            if self.s.counters_on(what, Counter::Shield) > 0 {
                self.remove_counters(what, Counter::Shield, 1);
            } else {
                dying.push(what);
            }
        }
        self.move_all(&dying, Zone::Graveyard, Entry::PLAIN, MoveCause::Destroy)
    }

    /// CR 614.8, 701.19a. Instead of being destroyed it is tapped and healed, and removed from combat.
    ///
    /// CHOICE: it is regenerated before a shield counter is taken; by 616.1 its controller would choose.
    pub(crate) fn regenerated(&mut self, what: ObjectRef) -> bool {
        let Some(p) = self.s.permanent_mut(what.slot).filter(|p| p.regenerations > 0) else { return false };
        p.regenerations -= 1;
        (p.damage, p.deathtouched) = (0, false);
        (p.attacking, p.blocked) = (None, false);
        self.s.blocks.retain(|b| b.blocker != what && b.attacker != what);
        self.tap(what);
        true
    }

    /// CR 701.25. Surveil 0 is nothing; an empty library is surveiled all the same.
    pub(crate) fn surveil(&mut self, seat: Seat, count: i32) -> Do<()> {
        if count <= 0 {
            return Ok(());
        }
        let cards = self.top_cards(seat, count);
        self.look_at(seat, &cards);
        if !cards.is_empty() {
            let (away, stay) = self.part(seat, &cards, Why::Surveil)?;
            self.reorder_top(seat, &stay, &cards);
            self.move_all(&away, Zone::Graveyard, Entry::PLAIN, MoveCause::Surveil)?;
        }
        self.event(Event::Surveiled { seat });
        Ok(())
    }

    /// CR 701.22.
    pub(crate) fn scry(&mut self, seat: Seat, count: i32) -> Do<()> {
        if count <= 0 {
            return Ok(());
        }
        let cards = self.top_cards(seat, count);
        self.look_at(seat, &cards);
        if !cards.is_empty() {
            let (away, stay) = self.part(seat, &cards, Why::Scry)?;
            self.mingle_for_others(seat, &cards);
            self.reorder_top(seat, &stay, &cards);
            let away = self.choose_order(seat, away, Why::LibraryOrder)?;
            for what in away {
                self.move_to(what, Zone::Library, Entry::BOTTOM, MoveCause::Put)?;
            }
        }
        self.event(Event::Scried { seat });
        Ok(())
    }

    fn part(&mut self, seat: Seat, cards: &[ObjectRef], why: Why) -> Do<(Vec<ObjectRef>, Vec<ObjectRef>)> {
        let from: Vec<Slot> = cards.iter().map(|w| w.slot).collect();
        let Answer::Partition { away, stay } = self.ask(seat, Prompt::Partition { from, why })? else {
            unreachable!("checked")
        };
        let refs = |list: Vec<Slot>| list.into_iter().map(|s| self.s.reference(s)).collect::<Vec<_>>();
        Ok((refs(away), refs(stay)))
    }

    /// The looked-at cards that stay lie on top, the first uppermost; the rest of them just below
    /// until they are moved away.
    fn reorder_top(&mut self, seat: Seat, stay: &[ObjectRef], all: &[ObjectRef]) {
        if stay.len() > 1 {
            self.mingle_for_others(seat, all);
        }
        let library = &mut self.s.libraries[seat.index()];
        library.truncate(library.len() - all.len());
        library.extend(all.iter().filter(|w| !stay.contains(w)).map(|w| w.slot));
        library.extend(stay.iter().rev().map(|w| w.slot));
    }

    /// CR 701.15a.
    pub(crate) fn goad(&mut self, what: ObjectRef, by: Seat) {
        if !self.s.exists(what) {
            return;
        }
        if let Some(p) = self.s.permanent_mut(what.slot) {
            p.goaded_by |= by.bit();
            self.event(Event::Goaded { what, by });
        }
    }

    /// CR 701.60a.
    pub(crate) fn suspect(&mut self, what: ObjectRef) {
        let Some(p) = self.s.permanent_of(what) else { return };
        if p.suspected || p.characteristics.rules.has(RuleChange::CantBecomeSuspected) {
            return;
        }
        self.s.permanent_mut(what.slot).expect("a permanent").suspected = true;
        self.s.characteristics_dirty = true;
        self.event(Event::Suspected { what });
        self.refresh();
    }

    /// CR 701.27, 712.15a. Only a double-faced permanent that is face up.
    pub(crate) fn transform(&mut self, what: ObjectRef) -> bool {
        let Some(p) = self.s.permanent_of(what) else { return false };
        let Some(back) = self.world().back_face(what.slot) else { return false };
        // CR 701.27d. Nothing becomes an instant or sorcery on the battlefield.
        if p.face_down.is_some() || !p.transformed && !self.pack().face(back).printed.types.is_permanent() {
            return false;
        }
        let timestamp = self.timestamp();
        let p = self.s.permanent_mut(what.slot).expect("a permanent");
        p.transformed = !p.transformed;
        p.timestamp = timestamp;
        self.s.characteristics_dirty = true;
        self.event(Event::Transformed { what });
        self.refresh();
        true
    }

    /// CR 701.3. Moves an Aura or Equipment onto an object, if it can be there.
    pub(crate) fn attach_action(&mut self, seat: Seat, what: &ir::Ref, to: &Objects, scope: &Scope) -> Do<bool> {
        let Some(&what) = self.world().refs(what, scope).first() else { return Ok(false) };
        let target = match to {
            // CR 303.4k. Among what it can be attached to.
            Objects::Chosen(quantity, filter) => {
                let mut from = self.world().all_matching(filter, scope);
                from.retain(|&to| self.world().can_be_attached(what, to));
                self.choose_some(seat, quantity, from, scope, Why::AttachTo)?
            }
            _ => self.objects(to, seat, scope, Why::AttachTo)?,
        };
        let Some(&to) = target.first() else { return Ok(false) };
        let fits = self.s.permanent_of(what).is_some() && self.world().can_be_attached(what, to);
        if fits {
            let timestamp = self.timestamp();
            let p = self.s.permanent_mut(what.slot).expect("a permanent");
            p.attached_to = to;
            // CR 613.7e.
            p.timestamp = timestamp;
            self.s.characteristics_dirty = true;
            self.event(Event::Attached { what, to });
            self.refresh();
        }
        Ok(fits)
    }

    /// CR 701.23. Looks through the library; what is found is revealed by the rules of the text
    /// that follows. It may be not found where a quality is stated (701.23b).
    pub(crate) fn search(
        &mut self,
        seat: Seat,
        quantity: &Quantity,
        filter: &ir::Filter,
        scope: &Scope,
    ) -> Do<Vec<ObjectRef>> {
        let library: Vec<ObjectRef> = self.s.libraries[seat.index()].iter().map(|&s| self.s.reference(s)).collect();
        for &what in &library {
            self.show(what.slot, seat.bit());
        }
        let from: Vec<Slot> =
            library.iter().filter(|w| self.world().matches_ref(filter, **w, scope)).map(|w| w.slot).collect();
        let (_, max) = self.world().bounds(quantity, scope);
        let max = max.min(from.len()) as u16;
        if library.is_empty() {
            return Ok(Vec::new());
        }
        // Asked also where nothing can be found: the library was looked through all the same.
        let prompt = Prompt::Objects { from, min: 0, max, why: Why::Search };
        let Answer::Objects(chosen) = self.ask(seat, prompt)? else { unreachable!("checked") };
        let found: Vec<ObjectRef> = chosen.into_iter().map(|s| self.s.reference(s)).collect();
        self.mingle_for_others(seat, &library);
        Ok(found)
    }

    /// Shows an object to everybody, as an instruction says.
    pub(crate) fn reveal(&mut self, what: ObjectRef) {
        self.show_to_all(what.slot);
        self.event(Event::Revealed { what, why: RevealedBy::Instruction });
    }

    /// The target phrases of an item, by mode and place.
    pub(crate) fn target_specs(&self, item: &StackItem) -> Vec<((u8, u8), Target)> {
        let Some(effect) = crate::resolving::effect_of(self.pack(), item) else {
            return self.aura_target(item).map(|t| ((0, 0), t)).into_iter().collect();
        };
        let all = crate::targets::bodies(&effect, item.modes).into_iter();
        let of_body = |(mode, body): (u8, &ir::Body)| {
            body.targets.iter().enumerate().map(move |(n, t)| ((mode, n as u8), t.clone())).collect::<Vec<_>>()
        };
        all.flat_map(of_body).collect()
    }
}
