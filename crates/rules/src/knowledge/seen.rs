//! The one door through which an identity leaves the engine.

use super::Viewer;
use crate::event::{Event, RevealedBy};
use crate::ids::{FaceId, ObjectRef, Seat, Slot};
use crate::run::{Run, World};
use crate::triggers::{WATCH_LOOKS, WATCH_TOPS};
use ir::Zone;

/// Something a viewer may know, with the rule that grants it. Only this module makes one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize)]
pub struct Seen<T> {
    value: T,
    grant: Grant,
}

impl<T: Copy> Seen<T> {
    pub fn get(&self) -> T {
        self.value
    }
    pub fn grant(&self) -> Grant {
        self.grant
    }
}

/// Why a viewer may know a card's identity.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize)]
pub enum Grant {
    /// CR 400.2
    PublicZone,
    /// CR 708.5
    Controls,
    /// CR 402.3. The own hand.
    OwnHand,
    /// CR 406.3. An effect lets the seat look.
    Granted,
    /// CR 701.20. Shown, and still where it was shown.
    Shown,
}

impl World<'_> {
    /// Whether, and by which rule, a seat may look at an object now.
    pub fn may_look(self, seat: Seat, slot: Slot) -> Option<Grant> {
        let object = self.s.object(slot);
        match object.zone {
            Zone::Graveyard | Zone::Command => Some(Grant::PublicZone),
            Zone::Exile if !object.exiled_face_down => Some(Grant::PublicZone),
            Zone::Exile => (object.may_look & seat.bit() != 0).then_some(Grant::Granted),
            Zone::Battlefield | Zone::Stack => {
                if self.is_face_down(slot) {
                    (object.controller == seat)
                        .then_some(Grant::Controls)
                        .or_else(|| self.look_granted(seat, slot).then_some(Grant::Granted))
                } else {
                    Some(Grant::PublicZone)
                }
            }
            Zone::Hand => (object.owner == seat).then_some(Grant::OwnHand),
            Zone::Library => None,
        }
    }

    /// The card's face, if this viewer may know it: looking is allowed, or it was shown here.
    pub fn identity_for(self, viewer: Viewer, slot: Slot) -> Option<Seen<FaceId>> {
        let value = self.front_face(slot);
        let grant = match viewer {
            Viewer::Seat(seat) => self.may_look(seat, slot),
            Viewer::Spectator => self.is_open(slot).then_some(Grant::PublicZone),
        };
        grant.map(|grant| Seen { value, grant })
    }

    /// What is shown to a viewer by an event at this moment (a reveal or a look).
    pub(crate) fn shown_to(self, viewer: Viewer, slot: Slot) -> Option<Seen<FaceId>> {
        let shown = self.s.object(slot).seen & viewer.bit() != 0
            || viewer == Viewer::Spectator && self.s.object(slot).seen == u8::MAX;
        shown.then(|| Seen { value: self.front_face(slot), grant: Grant::Shown })
    }

    /// The same of what has left since: what pays a cost is told with the action (601.2i).
    pub(crate) fn shown_as_it_left(self, viewer: Viewer, what: ObjectRef) -> Option<Seen<FaceId>> {
        let ghost = self.s.ghost(what)?;
        let seen = ghost.object.seen;
        let shown = seen & viewer.bit() != 0 || viewer == Viewer::Spectator && seen == u8::MAX;
        shown.then(|| Seen { value: self.front_of(ghost.identity), grant: Grant::Shown })
    }

    /// CR 400.2. Face up in a public zone.
    fn is_open(self, slot: Slot) -> bool {
        let object = self.s.object(slot);
        match object.zone {
            Zone::Graveyard | Zone::Command => true,
            Zone::Exile => !object.exiled_face_down,
            Zone::Battlefield | Zone::Stack => !self.is_face_down(slot),
            Zone::Hand | Zone::Library => false,
        }
    }

    /// CR 708.2. A face-down permanent or spell.
    pub fn is_face_down(self, slot: Slot) -> bool {
        let object = self.s.object(slot);
        match object.zone {
            Zone::Battlefield => self.s.battlefield[object.row as usize].face_down.is_some(),
            Zone::Stack => self.s.stack.iter().any(|i| i.slot == slot && i.face_down.is_some()),
            Zone::Library | Zone::Hand | Zone::Graveyard | Zone::Exile | Zone::Command => false,
        }
    }

    fn top_is_revealed(self, seat: Seat) -> bool {
        self.statics().any(|(_, controller, s)| match s {
            ir::Static::TopRevealed(who) => crate::filter::meant(*who, controller, seat),
            _ => false,
        })
    }

    /// An effect lets this seat look at others' face-down objects any time.
    fn look_granted(self, seat: Seat, slot: Slot) -> bool {
        let admits = |s: &ir::Static, source| match s {
            ir::Static::MayLook(filter) => self.matches(filter, slot, &crate::filter::Scope::of(seat, source)),
            _ => false,
        };
        let by_effect = self.s.looks.iter().filter(|look| look.seat == seat).any(
            |look| matches!(&self.pack().ability(look.ability).ir, ir::Ability::Static(s) if admits(s, look.source)),
        );
        by_effect || self.statics().any(|(source, controller, s)| controller == seat && admits(s, source))
    }
}

impl Run<'_> {
    /// CR 401.5. The top card of a library is shown as soon as it is the top card, but not before the
    /// spell, ability or special action that is being taken is finished.
    pub(crate) fn reveal_tops(&mut self) {
        if self.s.watched & WATCH_TOPS == 0 || self.holds_events() {
            return;
        }
        let seats: Vec<Seat> = self.s.players().filter(|&seat| self.world().top_is_revealed(seat)).collect();
        for seat in seats {
            let Some(&top) = self.s.libraries[seat.index()].last() else { continue };
            if self.s.object(top).seen != u8::MAX {
                self.show_to_all(top);
                let what = self.s.reference(top);
                self.event(Event::Revealed { what, why: RevealedBy::OnTop });
            }
        }
    }

    /// Whoever an effect lets look at face-down permanents has looked, as soon as it may.
    pub(crate) fn look_where_allowed(&mut self) {
        if self.s.looks.is_empty() && self.s.watched & WATCH_LOOKS == 0 {
            return;
        }
        let face_down = self.s.battlefield.iter().filter(|p| p.face_down.is_some());
        let slots: Vec<Slot> = face_down.map(|p| p.slot).collect();
        for slot in slots {
            let world = self.world();
            let bits = world.s.players().filter(|&seat| world.look_granted(seat, slot));
            let bits = bits.fold(0, |bits, seat| bits | seat.bit());
            if bits & !self.s.object(slot).seen != 0 {
                self.show(slot, bits);
            }
        }
    }
}
