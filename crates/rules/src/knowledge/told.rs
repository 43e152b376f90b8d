//! The border at which an event becomes what a viewer is told.
//!
//! Each event is told once to each seat and once to spectators. Objects are called
//! by their numbers; a card stands beside one only if this viewer may know it.

use super::{Seen, Viewer};
use crate::event::{Event, Loss, MoveCause, RevealedBy};
use crate::face_down::{By, How};
use crate::ids::{FaceId, ObjectRef, Seat, Slot};
use crate::limits::Drawn;
use crate::run::{Record, World};
use crate::turn::Step;
use ir::{Counter, Zone};

/// How an object is called outside the engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
pub enum Handle {
    /// The public number of what everybody can track.
    Number(u32),
    /// The seat's own number for a card in its hand.
    Own(u16),
    /// The n-th card of another hand, from 0.
    Hand(Seat, u16),
    /// The n-th card from the top of a library, from 0.
    Library(Seat, u16),
    /// The n-th card of a face-down pile.
    Pile(u16, u16),
    /// Something that cannot be told apart from others in this zone of this seat.
    Somewhere(Seat, Zone),
}

/// An object in a told event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize)]
pub struct Thing {
    pub handle: Handle,
    pub card: Option<Seen<FaceId>>,
    pub face_down: Option<By>,
}

/// What a viewer is told: the event, its rule, and who and what took part.
#[derive(Clone, Debug, PartialEq, Eq, Hash, serde::Serialize)]
pub struct Told {
    pub event: ToldEvent,
    /// The rule that made it so.
    pub rule: &'static str,
}

// tidy: long because everything that can be told is one list
#[derive(Clone, Debug, PartialEq, Eq, Hash, serde::Serialize)]
pub enum ToldEvent {
    TurnBegan {
        active: Seat,
        number: u32,
    },
    StepBegan {
        step: Step,
        active: Seat,
    },
    Moved {
        was: Handle,
        now: Option<Thing>,
        from: Zone,
        to: Zone,
        owner: Seat,
        controller: Seat,
        cause: MoveCause,
    },
    Drew {
        seat: Seat,
    },
    Discarded {
        seat: Seat,
        what: Thing,
    },
    Sacrificed {
        seat: Seat,
    },
    Cast {
        seat: Seat,
        spell: Thing,
    },
    Activated {
        seat: Seat,
        item: Handle,
        source: Handle,
    },
    Triggered {
        seat: Seat,
        item: Handle,
        source: Handle,
    },
    Resolved {
        item: Handle,
    },
    Countered {
        item: Handle,
    },
    DidNotResolve {
        item: Handle,
    },
    Targeted {
        item: Handle,
        target: Handle,
    },
    TurnedFaceUp {
        what: Thing,
        how: How,
        x: u16,
    },
    TurnedFaceDown {
        what: Handle,
    },
    Revealed {
        what: Thing,
        why: RevealedBy,
    },
    LookedAt {
        seat: Seat,
        what: Thing,
    },
    Tapped {
        what: Handle,
    },
    Untapped {
        what: Handle,
    },
    Attacked {
        attacker: Handle,
        defender: Seat,
    },
    Blocked {
        blocker: Handle,
        attacker: Handle,
    },
    DamageToObject {
        source: Handle,
        to: Handle,
        amount: i32,
    },
    DamageToPlayer {
        source: Handle,
        to: Seat,
        amount: i32,
    },
    LifeGained {
        seat: Seat,
        amount: i32,
    },
    LifeLost {
        seat: Seat,
        amount: i32,
    },
    CountersPut {
        on: Handle,
        kind: Counter,
        count: u16,
    },
    CountersRemoved {
        on: Handle,
        kind: Counter,
        count: u16,
    },
    Attached {
        what: Handle,
        to: Handle,
    },
    Unattached {
        what: Handle,
    },
    LibraryShuffled {
        seat: Seat,
    },
    PileShuffled {
        seat: Seat,
        pile: u16,
    },
    Surveiled {
        seat: Seat,
    },
    Scried {
        seat: Seat,
    },
    ManifestedDread {
        seat: Seat,
    },
    Goaded {
        what: Handle,
        by: Seat,
    },
    Suspected {
        what: Handle,
    },
    ManaAdded {
        seat: Seat,
        mana: [u8; 6],
        source: Handle,
    },
    Transformed {
        what: Thing,
    },
    ControlChanged {
        what: Handle,
        to: Seat,
    },
    Mulliganed {
        seat: Seat,
    },
    Kept {
        seat: Seat,
    },
    LostGame {
        seat: Seat,
        why: Loss,
    },
    /// CR 104.1. Without a winner it is a draw; why, if a rule of the game or a limit of the engine made it one.
    GameOver {
        winner: Option<Seat>,
        drawn: Option<Drawn>,
    },
}

/// Keeps what each viewer was told until it is taken.
#[derive(Debug)]
pub struct Teller {
    listening: bool,
    /// One for each seat, and the last for spectators.
    told: Vec<Vec<Told>>,
    /// The slots that the shuffle awaited puts in order, for who supplies chance.
    at_stake: Vec<Slot>,
}

impl Clone for Teller {
    fn clone(&self) -> Teller {
        Teller { listening: self.listening, told: self.told.clone(), at_stake: self.at_stake.clone() }
    }

    /// Copies without allocating where the target has room.
    fn clone_from(&mut self, other: &Teller) {
        self.listening = other.listening;
        self.told.clone_from(&other.told);
        self.at_stake.clone_from(&other.at_stake);
    }
}

impl Teller {
    pub(crate) fn new(seats: usize, record: Record) -> Teller {
        Teller { listening: record == Record::Everything, told: vec![Vec::new(); seats + 1], at_stake: Vec::new() }
    }
    /// One that nobody listens to.
    pub(crate) fn silent() -> Teller {
        Teller { listening: false, told: Vec::new(), at_stake: Vec::new() }
    }
    pub(crate) fn stake(&mut self, slots: &[Slot]) {
        if self.listening {
            self.at_stake.clear();
            self.at_stake.extend_from_slice(slots);
        }
    }
    pub(crate) fn at_stake(&self) -> &[Slot] {
        &self.at_stake
    }
    pub(crate) fn is_listening(&self) -> bool {
        self.listening
    }
    pub(crate) fn tell(&mut self, world: World<'_>, event: &Event) {
        let spectators = self.told.len() - 1;
        for (nth, list) in self.told.iter_mut().enumerate() {
            let viewer = if nth == spectators { Viewer::Spectator } else { Viewer::Seat(Seat(nth as u8)) };
            if let Some(told) = world.told(viewer, event) {
                list.push(told);
            }
        }
    }
    /// Drops what others than this seat were told.
    pub(crate) fn keep_only(&mut self, seat: Seat) {
        let all = self.told.iter_mut().enumerate();
        all.filter(|(nth, _)| *nth != seat.index()).for_each(|(_, list)| list.clear());
    }
    pub(crate) fn take(&mut self, viewer: Viewer) -> Vec<Told> {
        let nth = match viewer {
            Viewer::Seat(seat) => seat.index(),
            Viewer::Spectator => self.told.len() - 1,
        };
        std::mem::take(&mut self.told[nth])
    }
}

impl World<'_> {
    /// How this viewer calls an object that exists.
    pub fn handle(self, viewer: Viewer, slot: Slot) -> Handle {
        let object = self.s.object(slot);
        if object.number != 0 {
            return Handle::Number(object.number);
        }
        let nth = |list: &[Slot]| list.iter().position(|&s| s == slot).unwrap_or(0) as u16;
        match object.zone {
            Zone::Hand if viewer == Viewer::Seat(object.owner) => Handle::Own(object.private),
            Zone::Hand => Handle::Hand(object.owner, nth(&self.s.hands[object.owner.index()])),
            Zone::Library => {
                let library = &self.s.libraries[object.owner.index()];
                Handle::Library(object.owner, library.len() as u16 - 1 - nth(library))
            }
            Zone::Exile if object.pile != 0 => {
                let pile: Vec<Slot> =
                    self.s.exile.iter().copied().filter(|s| self.s.object(*s).pile == object.pile).collect();
                Handle::Pile(object.pile, nth(&pile))
            }
            zone => Handle::Somewhere(object.owner, zone),
        }
    }

    /// The handle of an object that may be gone: its last number.
    pub(crate) fn handle_of(self, viewer: Viewer, what: ObjectRef) -> Handle {
        if self.s.exists(what) {
            return self.handle(viewer, what.slot);
        }
        match self.s.ghost(what) {
            Some(ghost) => Handle::Number(ghost.object.number),
            None => Handle::Somewhere(Seat(0), Zone::Command),
        }
    }

    fn thing(self, viewer: Viewer, what: ObjectRef) -> Thing {
        let handle = self.handle_of(viewer, what);
        if !self.s.exists(what) {
            return Thing { handle, card: None, face_down: None };
        }
        let face_down = match self.s.permanent(what.slot) {
            Some(p) => p.face_down,
            None => self.s.stack_item(what).and_then(|i| i.face_down),
        };
        Thing { handle, card: self.identity_for(viewer, what.slot), face_down }
    }

    /// The same, with the card where the event itself shows it.
    fn shown(self, viewer: Viewer, what: ObjectRef) -> Thing {
        let thing = self.thing(viewer, what);
        let card =
            if self.s.exists(what) { self.shown_to(viewer, what.slot) } else { self.shown_as_it_left(viewer, what) };
        Thing { card: card.or(thing.card), ..thing }
    }

    fn told(self, viewer: Viewer, event: &Event) -> Option<Told> {
        let h = |what: ObjectRef| self.handle_of(viewer, what);
        let told = match *event {
            Event::Moved { now, from, to, owner, controller, cause, called, .. } => {
                self.told_move(viewer, now, from, to, owner, controller, cause, called)
            }
            Event::TurnBegan { active, number } => ToldEvent::TurnBegan { active, number },
            Event::StepBegan { step, active } => ToldEvent::StepBegan { step, active },
            Event::Drew { seat } => ToldEvent::Drew { seat },
            Event::Discarded { seat, what } => ToldEvent::Discarded { seat, what: self.thing(viewer, what) },
            Event::Sacrificed { seat, .. } => ToldEvent::Sacrificed { seat },
            Event::Cast { seat, spell } => ToldEvent::Cast { seat, spell: self.thing(viewer, spell) },
            Event::Activated { seat, item, source } => ToldEvent::Activated { seat, item: h(item), source: h(source) },
            Event::Triggered { seat, item, source } => ToldEvent::Triggered { seat, item: h(item), source: h(source) },
            Event::Resolved { item } => ToldEvent::Resolved { item: h(item) },
            Event::Countered { item } => ToldEvent::Countered { item: h(item) },
            Event::DidNotResolve { item } => ToldEvent::DidNotResolve { item: h(item) },
            Event::Targeted { item, target, .. } => ToldEvent::Targeted { item: h(item), target: h(target) },
            Event::TurnedFaceUp { what, how, x } => ToldEvent::TurnedFaceUp { what: self.thing(viewer, what), how, x },
            Event::TurnedFaceDown { what } => ToldEvent::TurnedFaceDown { what: h(what) },
            Event::Revealed { what, why } => ToldEvent::Revealed { what: self.shown(viewer, what), why },
            Event::LookedAt { seat, what } => {
                let looker = viewer == Viewer::Seat(seat);
                let what = if looker { self.shown(viewer, what) } else { self.thing(viewer, what) };
                ToldEvent::LookedAt { seat, what }
            }
            Event::Tapped { what } => ToldEvent::Tapped { what: h(what) },
            Event::Untapped { what } => ToldEvent::Untapped { what: h(what) },
            Event::Attacked { attacker, defender } => ToldEvent::Attacked { attacker: h(attacker), defender },
            Event::Blocked { blocker, attacker } => ToldEvent::Blocked { blocker: h(blocker), attacker: h(attacker) },
            Event::DamageToObject { source, to, amount, .. } => {
                ToldEvent::DamageToObject { source: h(source), to: h(to), amount }
            }
            Event::DamageToPlayer { source, to, amount, .. } => {
                ToldEvent::DamageToPlayer { source: h(source), to, amount }
            }
            Event::Died { .. } | Event::BecameBlocked { .. } => return None,
            _ => return self.told_more(viewer, event),
        };
        Some(Told { event: told, rule: rule(event) })
    }

    fn told_more(self, viewer: Viewer, event: &Event) -> Option<Told> {
        let h = |what: ObjectRef| self.handle_of(viewer, what);
        let told = match *event {
            Event::GainedLife { seat, amount } => ToldEvent::LifeGained { seat, amount },
            Event::LostLife { seat, amount } => ToldEvent::LifeLost { seat, amount },
            Event::CountersPut { on, kind, count } => ToldEvent::CountersPut { on: h(on), kind, count },
            Event::CountersRemoved { on, kind, count } => ToldEvent::CountersRemoved { on: h(on), kind, count },
            Event::Attached { what, to } => ToldEvent::Attached { what: h(what), to: h(to) },
            Event::Unattached { what } => ToldEvent::Unattached { what: h(what) },
            Event::LibraryShuffled { seat } => ToldEvent::LibraryShuffled { seat },
            Event::PileShuffled { seat, pile } => ToldEvent::PileShuffled { seat, pile },
            Event::Surveiled { seat } => ToldEvent::Surveiled { seat },
            Event::Scried { seat } => ToldEvent::Scried { seat },
            Event::ManifestedDread { seat } => ToldEvent::ManifestedDread { seat },
            Event::Goaded { what, by } => ToldEvent::Goaded { what: h(what), by },
            Event::Suspected { what } => ToldEvent::Suspected { what: h(what) },
            Event::ManaAdded { seat, mana, source } => ToldEvent::ManaAdded { seat, mana, source: h(source) },
            Event::Transformed { what } => ToldEvent::Transformed { what: self.thing(viewer, what) },
            Event::ControlChanged { what, to } => ToldEvent::ControlChanged { what: h(what), to },
            Event::Mulliganed { seat } => ToldEvent::Mulliganed { seat },
            Event::Kept { seat } => ToldEvent::Kept { seat },
            Event::LostGame { seat, why } => ToldEvent::LostGame { seat, why },
            Event::GameOver { winner } => ToldEvent::GameOver { winner, drawn: self.s.drawn },
            _ => return None,
        };
        Some(Told { event: told, rule: rule(event) })
    }

    #[allow(clippy::too_many_arguments)]
    fn told_move(
        self,
        viewer: Viewer,
        now: ObjectRef,
        from: Zone,
        to: Zone,
        owner: Seat,
        controller: Seat,
        cause: MoveCause,
        called: crate::event::Called,
    ) -> ToldEvent {
        let knows = !now.is_none() && self.s.exists(now) && self.s.object(now.slot).seen & viewer.bit() != 0;
        // Which card of a hidden zone moved is told only to who knows the card.
        let was = match from {
            _ if called.number != 0 => Handle::Number(called.number),
            Zone::Hand if viewer == Viewer::Seat(owner) => Handle::Own(called.private),
            Zone::Library if knows => Handle::Library(owner, called.place),
            zone => Handle::Somewhere(owner, zone),
        };
        let now = self.s.exists(now).then(|| {
            let thing = self.thing(viewer, now);
            // Where among hidden cards it lies now is told only to who knows the card.
            let hidden = matches!(thing.handle, Handle::Hand(..) | Handle::Pile(..)) && !knows;
            let handle = if hidden { Handle::Somewhere(owner, to) } else { thing.handle };
            Thing { handle, ..thing }
        });
        ToldEvent::Moved { was, now, from, to, owner, controller, cause }
    }
}

/// The rule that made it so, as the Comprehensive Rules of 2026-04-17 number it.
pub(crate) fn rule(event: &Event) -> &'static str {
    match event {
        Event::TurnBegan { .. } => "500.1",
        Event::StepBegan { .. } => "500.1",
        // What does not become a permanent is put into the graveyard as the last part of resolving.
        Event::Moved { cause: MoveCause::Resolve, to, .. } if *to != Zone::Battlefield => "608.2n",
        Event::Moved { cause, .. } => rule_of_cause(*cause),
        Event::Drew { .. } => "121.1",
        Event::Discarded { .. } => "701.9a",
        Event::Sacrificed { .. } => "701.21a",
        Event::Died { .. } => "700.4",
        Event::Cast { .. } => "601.2i",
        Event::Activated { .. } => "602.2b",
        Event::Triggered { .. } => "603.3",
        Event::Resolved { .. } => "608.2c",
        Event::Countered { .. } => "701.6a",
        Event::DidNotResolve { .. } => "608.2b",
        Event::Targeted { .. } => "601.2c",
        Event::TurnedFaceUp { how, .. } => match how {
            How::Special(crate::face_down::Way::Disguise) => "702.168d",
            How::Special(crate::face_down::Way::Morph | crate::face_down::Way::Megamorph) => "702.37e",
            How::Special(crate::face_down::Way::Cloaked) => "701.58b",
            How::Special(crate::face_down::Way::Manifested) => "701.40b",
            How::Effect => "708.8",
        },
        Event::TurnedFaceDown { .. } => "708.2a",
        Event::Revealed { why, .. } => match why {
            RevealedBy::Instruction => "701.20a",
            RevealedBy::LeavingFaceDown | RevealedBy::GameEnd => "708.9",
            RevealedBy::CannotTurnUp => "701.58g",
            RevealedBy::TurningUp => "116.2b",
            RevealedBy::OnTop => "401.5",
        },
        Event::LookedAt { .. } => "701.20e",
        Event::Tapped { .. } | Event::Untapped { .. } => "701.26a",
        Event::Attacked { .. } => "508.1",
        Event::Blocked { .. } => "509.1",
        Event::BecameBlocked { .. } => "509.1h",
        Event::DamageToObject { .. } | Event::DamageToPlayer { .. } => "120.3",
        Event::GainedLife { .. } | Event::LostLife { .. } => "119.3",
        Event::CountersPut { .. } | Event::CountersRemoved { .. } => "122.1",
        Event::Attached { .. } => "701.3a",
        Event::Unattached { .. } => "704.5n",
        Event::LibraryShuffled { .. } | Event::PileShuffled { .. } => "701.24a",
        Event::Surveiled { .. } => "701.25a",
        Event::Scried { .. } => "701.22a",
        Event::ManifestedDread { .. } => "701.62a",
        Event::Goaded { .. } => "701.15a",
        Event::Suspected { .. } => "701.60a",
        Event::ManaAdded { .. } => "106.4",
        Event::Transformed { .. } => "701.27a",
        Event::ControlChanged { .. } => "613.1b",
        Event::Mulliganed { .. } | Event::Kept { .. } => "103.5",
        Event::LostGame { why, .. } => match why {
            Loss::Conceded => "104.3a",
            Loss::Life => "704.5a",
            Loss::EmptyLibrary => "704.5b",
            Loss::Effect => "104.3e",
        },
        Event::GameOver { .. } => "104.1",
    }
}

fn rule_of_cause(cause: MoveCause) -> &'static str {
    match cause {
        MoveCause::Draw => "121.1",
        MoveCause::Discard => "701.9a",
        MoveCause::Mill => "701.17a",
        MoveCause::Destroy => "701.8a",
        MoveCause::Sacrifice => "701.21a",
        MoveCause::Exile => "701.13a",
        MoveCause::Return | MoveCause::Put => "400.7",
        MoveCause::Cast => "601.2a",
        MoveCause::Play => "305.1",
        MoveCause::Resolve => "608.3",
        MoveCause::Counter => "701.6a",
        MoveCause::Surveil => "701.25a",
        MoveCause::StateBased => "704.3",
        MoveCause::Cloak => "701.58a",
        MoveCause::Manifest => "701.40a",
        MoveCause::Mulligan => "103.5",
        MoveCause::Create => "111.1",
        MoveCause::Leave => "800.4a",
    }
}
