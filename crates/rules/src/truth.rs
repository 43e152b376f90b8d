//! The whole truth, hidden things included.
//!
//! For a driver that judges a game from outside (scenarios, the explanation of an
//! outcome, audits of the laws), and for nobody who plays: what a seat may know comes
//! out of [`view`](crate::Game::view) alone. Reading is all that can be done here.

use crate::characteristics::Characteristics;
use crate::decisions::Action;
use crate::event::Event;
use crate::face_down::{By, Procedure, Way};
use crate::ids::{FaceId, Identity, NameId, ObjectRef, Seat, Slot};
use crate::knowledge::{Grant, Handle, Viewer};
use crate::pack::{AbilityKind, Pack};
use crate::refusals::Illegal;
use crate::run::{Game, World};
use crate::state::State;
use ir::{Ability, Cost, KeywordKind, ManaCost};

/// The truth about one moment of a game.
#[derive(Clone, Copy)]
pub struct Truth<'a> {
    world: World<'a>,
}

impl Game {
    pub fn truth(&self) -> Truth<'_> {
        Truth { world: self.world() }
    }

    /// The slots whose cards the shuffle that is awaited puts in order, first to last.
    pub fn at_stake(&self) -> &[Slot] {
        self.teller.at_stake()
    }
}

impl<'a> Truth<'a> {
    pub fn state(self) -> &'a State {
        self.world.s
    }
    pub fn pack(self) -> &'a Pack {
        self.world.pack()
    }

    /// The English name of the card (or token) that lies in this slot, whatever is seen of it.
    pub fn card_name(self, slot: Slot) -> &'a str {
        match self.state().identity[slot.index()] {
            Identity::None => "",
            Identity::Card(_) | Identity::Token(_) => &self.pack().face(self.world.front_face(slot)).name,
        }
    }

    /// CR 712.1. The name of the back face, of a double-faced card.
    pub fn back_name(self, slot: Slot) -> Option<&'a str> {
        self.world.back_face(slot).map(|face| self.pack().face(face).name.as_str())
    }

    /// The same for an object that may be gone: its last known identity (608.2h).
    pub fn last_name(self, what: ObjectRef) -> &'a str {
        if self.state().exists(what) {
            return self.card_name(what.slot);
        }
        match self.state().ghost(what).map(|g| g.identity) {
            Some(Identity::Card(nth)) => {
                let printed = self.pack().card(self.world.table.cards[nth as usize].0);
                &self.pack().face(printed.front).name
            }
            Some(Identity::Token(face)) => &self.pack().face(face).name,
            // From a hidden zone no memory is kept (603.10): what it became in this turn is its name.
            Some(Identity::None) | None => self.became(what).map_or("", |now| self.last_name(now)),
        }
    }

    /// CR 903.3.
    pub fn is_commander(self, slot: Slot) -> bool {
        self.world.is_commander(slot)
    }

    fn became(self, what: ObjectRef) -> Option<ObjectRef> {
        self.state().records.iter().find_map(|event| match event {
            Event::Moved { was, now, .. } if *was == what && !now.is_none() => Some(*now),
            _ => None,
        })
    }

    pub fn is_token(self, slot: Slot) -> bool {
        self.world.is_token(slot)
    }

    /// CR 109.3. The characteristics where it is.
    pub fn characteristics(self, slot: Slot) -> Characteristics {
        self.world.characteristics(slot)
    }

    /// CR 201. Its name as it is now, if it has one.
    pub fn name(self, slot: Slot) -> Option<&'a str> {
        let name = self.characteristics(slot).name;
        (name != NameId::NONE).then(|| self.pack().name_text(name))
    }

    /// CR 202.1. The mana cost it has now, if any.
    pub fn mana_cost(self, slot: Slot) -> Option<&'a ManaCost> {
        self.pack().face(self.characteristics(slot).mana_cost).mana_cost.as_ref()
    }

    /// Every ability it has now, with its place among them.
    pub fn abilities(self, slot: Slot) -> impl Iterator<Item = (u8, AbilityKind, &'a Ability)> {
        let all = self.world.abilities(slot).iter().enumerate();
        all.map(move |(nth, on)| {
            let ability = self.pack().ability(on.id);
            (nth as u8, ability.kind, &ability.ir)
        })
    }

    /// The ways to turn a permanent face up (708.7), with their costs.
    pub fn procedures(self, slot: Slot) -> Vec<(Procedure, Way, Cost)> {
        let all = self.world.procedures(slot).into_iter();
        all.map(|(procedure, way, cost)| (procedure, way, cost.into_owned())).collect()
    }

    /// CR 116.2b. How a seat with priority may turn a permanent face up in a way of the rules, or which rule says no.
    pub fn may_turn_face_up(self, seat: Seat, slot: Slot, way: Way) -> Result<Procedure, Illegal> {
        self.world.may_turn_face_up_by(seat, slot, way)
    }

    /// Whether and why a seat may look at an object (708.5, 406.3).
    pub fn may_look(self, seat: Seat, slot: Slot) -> Option<Grant> {
        self.world.may_look(seat, slot)
    }

    /// CR 708. What made it face down, if it is.
    pub fn face_down(self, slot: Slot) -> Option<By> {
        let state = self.state();
        match state.permanent(slot) {
            Some(permanent) => permanent.face_down,
            None => state.stack_item(state.reference(slot)).and_then(|item| item.face_down),
        }
    }

    /// The printed card has this keyword (702).
    pub fn has_keyword(self, slot: Slot, keyword: KeywordKind) -> bool {
        self.world.printed(slot).has(keyword)
    }

    /// The places of the activated abilities (602) that it has now, mana abilities among them.
    pub fn activated(self, slot: Slot) -> Vec<u8> {
        let all = self.world.abilities(slot).iter().enumerate();
        all.filter(|(_, on)| self.world.is_activated(on.id)).map(|(nth, _)| nth as u8).collect()
    }

    /// CR 117.1. Whether a seat with priority may take an action, or which rule says no.
    pub fn may_act(self, seat: Seat, action: Action) -> Result<(), Illegal> {
        self.world.may_act(seat, action)
    }

    /// How a viewer calls an object.
    pub fn handle(self, viewer: Viewer, slot: Slot) -> Handle {
        self.world.handle(viewer, slot)
    }

    pub fn face_name(self, face: FaceId) -> &'a str {
        &self.pack().face(face).name
    }
    /// The front face of the printed card of this name.
    pub fn face_called(self, name: &str) -> Option<FaceId> {
        self.pack().find(name).map(|card| self.pack().card(card).front)
    }

    /// The rule that made an event so.
    pub fn rule_of(self, event: &Event) -> &'static str {
        crate::knowledge::rule(event)
    }
}
