//! CR 708.7, 708.8, 708.11, 116.2b. Turning face-down permanents face up.
//!
//! Two different questions: morph and disguise ask the permanent as it *would be*
//! if it were face up, through all layers (702.37e, 702.168d); manifest and cloak
//! ask the card, ignoring every effect (701.40b, 701.58b).

use super::By;
use crate::event::{Event, RevealedBy};
use crate::ids::{ObjectRef, Seat, Slot};
use crate::refusals::{Illegal, Reason};
use crate::run::{Do, Run, World};
use ir::{Ability, CardType, Cost, Keyword, Prohibition, RuleChange, Static, When};
use std::borrow::Cow;

/// One way to turn a permanent up, as a player announces it. Computed at each
/// question, never stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Procedure {
    /// The n-th of the abilities that it would have if it were face up.
    Ability(u8),
    /// CR 701.40b, 701.58b. The card's mana cost.
    ManaCost,
}

/// Which rule a procedure or a turning event belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize)]
pub enum Way {
    Morph,
    Megamorph,
    Disguise,
    Manifested,
    Cloaked,
}

/// How a permanent was turned up: by which special action, or by an effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize)]
pub enum How {
    Special(Way),
    Effect,
}

impl<'a> World<'a> {
    /// Every procedure with which its controller may turn this permanent up, with its cost.
    pub fn procedures(self, slot: Slot) -> Vec<(Procedure, Way, Cow<'a, Cost>)> {
        let mut found = Vec::new();
        self.each_procedure(slot, &mut |procedure, way, cost| {
            found.push((procedure, way, cost));
            true
        });
        found
    }

    /// Calls `with` for each of them until it says no; says whether it never did.
    pub(crate) fn each_procedure(
        self,
        slot: Slot,
        with: &mut dyn FnMut(Procedure, Way, Cow<'a, Cost>) -> bool,
    ) -> bool {
        let Some(by) = self.s.permanent(slot).and_then(|p| p.face_down) else { return true };
        for (nth, on) in self.abilities_if_face_up(slot).iter().enumerate() {
            let (way, cost) = match &self.pack().ability(on.id).ir {
                Ability::Keyword(Keyword::Morph(cost)) => (Way::Morph, cost),
                Ability::Keyword(Keyword::Megamorph(cost)) => (Way::Megamorph, cost),
                Ability::Keyword(Keyword::Disguise(cost)) => (Way::Disguise, cost),
                _ => continue,
            };
            if !with(Procedure::Ability(nth as u8), way, Cow::Borrowed(cost)) {
                return false;
            }
        }
        let way = if by == By::Cloak { Way::Cloaked } else { Way::Manifested };
        self.mana_cost_procedure(slot, by).is_none_or(|cost| with(Procedure::ManaCost, way, Cow::Owned(cost)))
    }

    /// CR 701.40b, 701.58b. A creature card with a mana cost; copy and type-changing effects are ignored.
    fn mana_cost_procedure(self, slot: Slot, by: By) -> Option<Cost> {
        if !matches!(by, By::Manifest | By::Cloak) || !self.is_card(slot) {
            return None;
        }
        let face = self.pack().face(self.front_face(slot));
        let cost = face.mana_cost.clone()?;
        face.printed.is_creature().then(|| Cost::mana(cost))
    }

    /// Whether something says that this permanent can't be turned face up (101.2).
    pub(crate) fn turning_up_prohibited(self, slot: Slot) -> bool {
        let Some(permanent) = self.s.permanent(slot) else { return false };
        if permanent.characteristics.rules.has(RuleChange::CantTurnFaceUp) {
            return true;
        }
        self.statics().any(|(source, controller, s)| match s {
            Static::Prohibition(Prohibition::TurnFaceUp { what, when }) => {
                let now = match when {
                    When::Always => true,
                    When::YourTurn => self.s.turn.active == controller,
                };
                now && self.matches(what, slot, &crate::filter::Scope::of(controller, source))
            }
            _ => false,
        })
    }

    /// CR 116.2b. Whether this seat may turn this permanent up so, with priority; which rule says no.
    pub fn may_turn_face_up(
        self,
        seat: Seat,
        slot: Slot,
        procedure: Procedure,
    ) -> Result<(Way, Cow<'a, Cost>), Illegal> {
        let no_such = |by| no_procedure(by, procedure);
        let by = self.may_turn_up_somehow(seat, slot, no_such)?;
        let found = self.procedures(slot).into_iter().find(|(p, ..)| *p == procedure);
        found.map(|(_, way, cost)| (way, cost)).ok_or(no_such(by))
    }

    /// The same asked of a way of the rules, which the permanent need not have.
    pub(crate) fn may_turn_face_up_by(self, seat: Seat, slot: Slot, way: Way) -> Result<Procedure, Illegal> {
        let no_such = |by| no_way(by, way);
        let by = self.may_turn_up_somehow(seat, slot, no_such)?;
        let found = self.procedures(slot).into_iter().find(|(_, w, _)| *w == way);
        found.map(|(procedure, ..)| procedure).ok_or(no_such(by))
    }

    /// What makes it face down, if nothing but the want of a procedure can keep this seat from turning it up.
    fn may_turn_up_somehow(self, seat: Seat, slot: Slot, no_such: impl Fn(By) -> Illegal) -> Result<By, Illegal> {
        let Some(permanent) = self.s.permanent(slot) else {
            return Err(Illegal::new("708.7", Reason::OnlyPermanentsTurnUp));
        };
        let Some(by) = permanent.face_down else {
            return Err(Illegal::new("708.7", Reason::NotFaceDown));
        };
        if self.s.object(slot).controller != seat {
            return Err(Illegal::new(no_such(by).rule, Reason::NotYourPermanent));
        }
        if self.turning_up_prohibited(slot) {
            return Err(Illegal::new("101.2", Reason::TurningUpProhibited));
        }
        Ok(by)
    }
}

fn no_way(by: By, way: Way) -> Illegal {
    match way {
        Way::Morph | Way::Megamorph => Illegal::new("702.37e", Reason::NoSuchMorphCost),
        Way::Disguise => Illegal::new("702.168d", Reason::NoSuchDisguiseCost),
        Way::Manifested | Way::Cloaked => no_procedure(by, Procedure::ManaCost),
    }
}

fn no_procedure(by: By, procedure: Procedure) -> Illegal {
    match (procedure, by) {
        (Procedure::ManaCost, By::Cloak) => Illegal::new("701.58b", Reason::CloakedNoCreatureCard),
        (Procedure::ManaCost, By::Manifest) => Illegal::new("701.40b", Reason::ManifestedNoCreatureCard),
        (Procedure::ManaCost, By::Morph) => Illegal::new("702.37e", Reason::NotManifestedOrCloaked),
        (Procedure::ManaCost, By::Disguise) => Illegal::new("702.168d", Reason::NotManifestedOrCloaked),
        (Procedure::ManaCost, By::Effect) => Illegal::new("708.7", Reason::NotManifestedOrCloaked),
        (Procedure::Ability(_), By::Morph | By::Manifest) => Illegal::new("702.37e", Reason::NoSuchMorphCost),
        (Procedure::Ability(_), By::Disguise | By::Cloak | By::Effect) => {
            Illegal::new("702.168d", Reason::NoSuchDisguiseCost)
        }
    }
}

impl Run<'_> {
    /// CR 406.3. A card exiled face down is turned face up: everybody sees it.
    pub(crate) fn turn_exiled_face_up(&mut self, what: ObjectRef) -> bool {
        if !self.s.exists(what) || !self.s.object(what.slot).exiled_face_down {
            return false;
        }
        self.s.object_mut(what.slot).exiled_face_down = false;
        self.reveal(what);
        true
    }

    /// Turns a permanent face up, by a special action or an effect. Returns whether it turned.
    pub(crate) fn turn_face_up(&mut self, what: ObjectRef, how: How, x: u16) -> Do<bool> {
        let Some(permanent) = self.s.permanent_of(what) else { return Ok(false) };
        if permanent.face_down.is_none() || self.world().turning_up_prohibited(what.slot) {
            return Ok(false);
        }
        let printed = self.world().printed(what.slot).types;
        if self.world().is_card(what.slot) && (printed.has(CardType::Instant) || printed.has(CardType::Sorcery)) {
            // CR 701.40g, 701.58g. Shown to all, and stays as it is: nothing turned face up.
            self.show_to_all(what.slot);
            self.event(Event::Revealed { what, why: RevealedBy::CannotTurnUp });
            return Ok(false);
        }
        let timestamp = self.timestamp();
        let megamorph = how == How::Special(Way::Megamorph);
        let permanent = self.s.permanent_mut(what.slot).expect("it is on the battlefield");
        permanent.face_down = None;
        permanent.transformed = false;
        permanent.timestamp = timestamp;
        permanent.megamorph_paid = megamorph;
        permanent.x = x;
        self.s.characteristics_dirty = true;
        self.show_to_all(what.slot);
        self.refresh();
        self.as_turned_face_up(what, megamorph)?;
        self.event(Event::TurnedFaceUp { what, how, x });
        Ok(true)
    }

    /// CR 614.1e, 708.11. What applies while it is being turned up.
    fn as_turned_face_up(&mut self, what: ObjectRef, megamorph: bool) -> Do<()> {
        if megamorph {
            self.add_counters(what, ir::Counter::Pt(1, 1), 1);
        }
        let abilities = self.world().abilities(what.slot).to_vec();
        for on in abilities {
            if let Ability::Static(Static::AsTurnedFaceUp(effect) | Static::AsEntersOrTurnedFaceUp(effect)) =
                &self.table.pack.ability(on.id).ir
            {
                self.carry_out_as(what, on.id, effect)?;
            }
        }
        self.refresh();
        Ok(())
    }

    /// CR 708.2a, 708.2b, 712.16. Turns a permanent face down; one that is already so, or that
    /// is double-faced, is not changed at all.
    pub(crate) fn turn_face_down(&mut self, what: ObjectRef) -> bool {
        let Some(permanent) = self.s.permanent_of(what) else { return false };
        if permanent.face_down.is_some() || self.world().back_face(what.slot).is_some() {
            return false;
        }
        let timestamp = self.timestamp();
        let permanent = self.s.permanent_mut(what.slot).expect("it is on the battlefield");
        permanent.face_down = Some(By::Effect);
        permanent.timestamp = timestamp;
        self.s.characteristics_dirty = true;
        self.event(Event::TurnedFaceDown { what });
        self.refresh();
        true
    }
}
