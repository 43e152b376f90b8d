//! CR 704. State-based actions: checked whenever a player would receive priority,
//! all at once, again and again until none applies.

use crate::decisions::Why;
use crate::event::{Event, Loss, MoveCause};
use crate::filter::Scope;
use crate::ids::{ObjectRef, Seat};
use crate::run::{Do, Run, World};
use crate::zones::{Entry, Would};
use ir::{Ability, CardType, Counter, Keyword, Supertype, Zone};

impl World<'_> {
    /// CR 301.5, 303.4, 701.3. Whether an Aura or Equipment can be attached to this object.
    pub(crate) fn can_be_attached(self, what: ObjectRef, to: ObjectRef) -> bool {
        let (Some(p), Some(host)) = (self.s.permanent_of(what), self.s.permanent_of(to)) else { return false };
        let scope = Scope::of(self.s.object(what.slot).controller, what);
        if what == to || self.protected(to, &scope) {
            return false;
        }
        let c = &p.characteristics;
        if self.is_subtype(c, "Aura") {
            return self.abilities(what.slot).iter().any(|on| match &self.pack().ability(on.id).ir {
                Ability::Keyword(Keyword::Enchant(filter)) => self.matches(filter, to.slot, &scope),
                _ => false,
            });
        }
        // CR 301.5c. An Equipment that is a creature cannot equip.
        self.is_subtype(c, "Equipment") && !c.is_creature() && host.characteristics.is_creature()
    }

    fn is_subtype(self, c: &crate::characteristics::Characteristics, name: &str) -> bool {
        c.subtypes.iter().any(|s| s.name() == name)
    }
}

impl Run<'_> {
    /// One round; says whether anything was done.
    pub(crate) fn state_based_actions(&mut self) -> Do<bool> {
        if self.lost_players() {
            return Ok(true);
        }
        if !self.table.commanders.is_empty() && self.commanders_return()? {
            return Ok(true);
        }
        let mut graveyard: Vec<ObjectRef> = Vec::new();
        let mut destroyed: Vec<ObjectRef> = Vec::new();
        let mut unattached: Vec<ObjectRef> = Vec::new();
        let mut cancelled: Vec<ObjectRef> = Vec::new();
        // CR 702.26b. What is phased out is treated as though it did not exist.
        for p in self.s.battlefield.iter().filter(|p| !p.phased_out) {
            let what = self.s.reference(p.slot);
            let c = &p.characteristics;
            if c.is_creature() {
                if c.toughness <= 0 {
                    graveyard.push(what);
                } else if (i32::from(p.damage) >= i32::from(c.toughness) || p.deathtouched) && p.damage > 0 {
                    destroyed.push(what);
                }
            }
            self.attachments(p, what, &mut graveyard, &mut unattached);
            if !self.s.counters.is_empty()
                && self.s.counters_on(what, Counter::Pt(1, 1)) > 0
                && self.s.counters_on(what, Counter::Pt(-1, -1)) > 0
            {
                cancelled.push(what);
            }
        }
        self.legend_rule(&mut graveyard)?;
        destroyed.retain(|w| {
            let p = self.s.permanent_of(*w).expect("on the battlefield");
            !p.characteristics.has(ir::KeywordKind::Indestructible)
        });
        let ceased = self.ceasing();
        let nothing = graveyard.is_empty() && destroyed.is_empty() && unattached.is_empty() && cancelled.is_empty();
        if nothing && ceased.is_empty() {
            return Ok(false);
        }
        for what in cancelled {
            let n = self.s.counters_on(what, Counter::Pt(1, 1)).min(self.s.counters_on(what, Counter::Pt(-1, -1)));
            self.remove_counters(what, Counter::Pt(1, 1), n);
            self.remove_counters(what, Counter::Pt(-1, -1), n);
        }
        for what in unattached {
            self.s.permanent_mut(what.slot).expect("a permanent").attached_to = ObjectRef::NONE;
            self.s.characteristics_dirty = true;
            self.event(Event::Unattached { what });
        }
        ceased.into_iter().for_each(|what| self.cease(what));
        let dying: Vec<Would> = destroyed
            .into_iter()
            .filter(|w| !graveyard.contains(w))
            .filter(|&w| !self.regenerated(w) && !self.shielded(w))
            .map(|what| (what, MoveCause::Destroy))
            .collect::<Vec<_>>()
            .into_iter()
            .chain(graveyard.iter().map(|&w| (w, MoveCause::StateBased)))
            .map(|(what, cause)| Would::Move { what, to: Zone::Graveyard, entry: Entry::PLAIN, cause })
            .collect();
        self.perform(&dying)?;
        self.refresh();
        Ok(true)
    }

    /// CR 903.9a. A commander that came into a graveyard or exile may go to the command zone.
    fn commanders_return(&mut self) -> Do<bool> {
        let lists = self.s.graveyards.iter().flatten().chain(&self.s.exile);
        let arrived: Vec<ObjectRef> =
            lists.filter(|s| self.s.object(**s).arrived).map(|&s| self.s.reference(s)).collect();
        let mut any = false;
        for what in arrived {
            self.s.object_mut(what.slot).arrived = false;
            let owner = self.s.object(what.slot).owner;
            if self.decide(owner, Why::CommandZone, what)? {
                self.move_to(what, Zone::Command, Entry::PLAIN, MoveCause::StateBased)?;
                any = true;
            }
        }
        Ok(any)
    }

    /// CR 122.1c. A shield counter instead of destruction.
    fn shielded(&mut self, what: ObjectRef) -> bool {
        if self.s.counters_on(what, Counter::Shield) == 0 {
            return false;
        }
        self.remove_counters(what, Counter::Shield, 1);
        let p = self.s.permanent_mut(what.slot).expect("a permanent");
        p.damage = 0;
        p.deathtouched = false;
        true
    }

    /// CR 704.5m, 704.5n, 704.5p.
    fn attachments(
        &self,
        p: &crate::state::Permanent,
        what: ObjectRef,
        graveyard: &mut Vec<ObjectRef>,
        unattached: &mut Vec<ObjectRef>,
    ) {
        let world = self.world();
        let aura = p.characteristics.types.has(CardType::Enchantment) && world.is_subtype(&p.characteristics, "Aura");
        let holds = !p.attached_to.is_none() && world.can_be_attached(what, p.attached_to);
        if aura && !holds {
            graveyard.push(what);
        } else if !aura && !p.attached_to.is_none() && !holds {
            unattached.push(what);
        }
    }

    /// CR 704.5j. Of legendary permanents with one name its controller keeps one of choice.
    fn legend_rule(&mut self, graveyard: &mut Vec<ObjectRef>) -> Do<()> {
        if self.s.watched & crate::triggers::WATCH_ASKING == 0 {
            return Ok(());
        }
        let mut seen: Vec<(Seat, crate::ids::NameId)> = Vec::new();
        for at in 0..self.s.battlefield.len() {
            let p = &self.s.battlefield[at];
            let name = p.characteristics.name;
            let legendary = p.characteristics.supertypes.has(Supertype::Legendary);
            let seat = self.s.object(p.slot).controller;
            if !legendary || p.phased_out || name == crate::ids::NameId::NONE || seen.contains(&(seat, name)) {
                continue;
            }
            seen.push((seat, name));
            let same: Vec<ObjectRef> = self
                .s
                .battlefield
                .iter()
                .filter(|q| {
                    q.characteristics.name == name
                        && !q.phased_out
                        && q.characteristics.supertypes.has(Supertype::Legendary)
                        && self.s.object(q.slot).controller == seat
                })
                .map(|q| self.s.reference(q.slot))
                .collect();
            if same.len() > 1 {
                let slots = same.iter().map(|w| w.slot).collect();
                let kept = self.choose_objects(seat, slots, 1, 1, Why::LegendRule)?;
                graveyard.extend(
                    same.into_iter().filter(|w| !kept.contains(w) && !graveyard.contains(w)).collect::<Vec<_>>(),
                );
            }
        }
        Ok(())
    }

    /// CR 704.5d-e. Tokens elsewhere than on the battlefield, copies of spells elsewhere than on the stack.
    fn ceasing(&self) -> Vec<ObjectRef> {
        if self.s.tokens == 0 {
            return Vec::new();
        }
        let world = self.world();
        let lists = self.s.graveyards.iter().chain(&self.s.hands).chain(&self.s.libraries);
        let elsewhere = lists.flatten().chain(&self.s.exile);
        elsewhere.filter(|s| world.is_token(**s)).map(|&s| self.s.reference(s)).collect()
    }

    /// CR 704.5a-b, 104.3.
    fn lost_players(&mut self) -> bool {
        let mut any = false;
        let lost: Vec<(Seat, Loss)> = self
            .s
            .players()
            .filter_map(|seat| {
                let row = self.s.seat(seat);
                if row.life <= 0 {
                    Some((seat, Loss::Life))
                } else {
                    row.drew_from_empty.then_some((seat, Loss::EmptyLibrary))
                }
            })
            .collect();
        for &(seat, _) in &lost {
            // CR 704.3. All at once: with all gone the game is a draw (104.4a).
            self.s.seat_mut(seat).playing = false;
        }
        for (seat, why) in lost {
            self.leave_game(seat, why);
            any = true;
        }
        any
    }

    /// CR 514.3a. Whether something waits to be done in the cleanup step.
    pub(crate) fn cleanup_needs_priority(&mut self) -> bool {
        self.refresh();
        self.match_events();
        if !self.s.pending.is_empty() {
            return true;
        }
        let s = &*self.s;
        s.seats.iter().any(|r| r.playing && (r.life <= 0 || r.drew_from_empty))
            || s.battlefield.iter().any(|p| p.characteristics.is_creature() && p.characteristics.toughness <= 0)
            || s.battlefield.iter().any(|p| {
                !p.attached_to.is_none() && !self.world().can_be_attached(self.s.reference(p.slot), p.attached_to)
            })
            || !self.ceasing().is_empty()
    }
}
