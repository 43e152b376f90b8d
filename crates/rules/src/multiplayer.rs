//! CR 104, 800.4. Losing, leaving, and the end of the game.
//!
//! GAP CR 810: Two-Headed Giant, where damage and life are a team's.
//! GAP CR 903.4: color identities, and with them how a Commander deck is built (903.5).

use crate::event::{Event, Loss, MoveCause, RevealedBy};
use crate::ids::{ObjectRef, Seat};
use crate::run::Run;
use crate::state::Place;
use crate::zones::{Entry, Would};
use ir::Zone;

impl Run<'_> {
    pub(crate) fn lose(&mut self, seat: Seat, why: Loss) {
        if self.s.seat(seat).playing {
            self.s.seat_mut(seat).playing = false;
            self.leave_game(seat, why);
        }
    }

    /// CR 800.4a. What the player owns leaves; effects that gave control end; what is still
    /// controlled is exiled.
    pub(crate) fn leave_game(&mut self, seat: Seat, why: Loss) {
        self.event(Event::LostGame { seat, why });
        if self.s.players().count() <= 1 {
            let winner = self.s.players().next();
            return self.end_game(winner);
        }
        self.reveal_owned(seat);
        self.see_leaving(|o| o.owner == seat);
        let owned: Vec<ObjectRef> = self.objects_where(|o| o.owner == seat);
        for what in owned {
            if self.s.exists(what) {
                self.leave_with_owner(what);
            }
        }
        self.end_control_given_to(seat);
        self.refresh();
        self.see_leaving(|o| o.controller == seat);
        let held: Vec<ObjectRef> =
            self.objects_where(|o| o.controller == seat && matches!(o.zone, Zone::Battlefield | Zone::Stack));
        for what in held {
            if self.s.stack_item(what).is_some_and(|i| i.kind != crate::state::StackKind::Spell) {
                self.cease(what);
            } else if self.s.exists(what) {
                self.relocate(what, Zone::Exile, Entry::PLAIN, MoveCause::Leave);
            }
        }
        self.s.pending.retain(|p| p.controller != seat);
        self.s.ordered = 0;
        self.s.delayed.retain(|d| d.controller != seat);
        self.refresh();
    }

    /// CR 603.6c, 603.10a. Leaving the game is leaving the battlefield, all at once.
    fn see_leaving(&mut self, fits: impl Fn(&crate::state::Object) -> bool) {
        let all = self.objects_where(|o| o.zone == Zone::Battlefield && fits(o));
        let leaves = |what| Would::Move { what, to: Zone::Exile, entry: Entry::PLAIN, cause: MoveCause::Leave };
        let moves: Vec<Would> = all.into_iter().map(leaves).collect();
        self.look_back(&moves);
    }

    fn objects_where(&self, fits: impl Fn(&crate::state::Object) -> bool) -> Vec<ObjectRef> {
        let used = |o: &crate::state::Object| o.stamp.0 != 0;
        (0..self.s.objects.len() as u16)
            .map(crate::ids::Slot)
            .filter(|s| used(self.s.object(*s)) && fits(self.s.object(*s)))
            .map(|s| self.s.reference(s))
            .collect()
    }

    /// CR 708.9. As a player leaves, the face-down objects they own are revealed.
    ///
    /// CHOICE: one that the player controlled only by an effect and does not own goes back and
    /// stays hidden, as 708.9 speaks of those they own (the rulings speak of those they control).
    fn reveal_owned(&mut self, seat: Seat) {
        let all: Vec<ObjectRef> =
            self.face_down_objects().into_iter().filter(|w| self.s.object(w.slot).owner == seat).collect();
        all.into_iter().for_each(|w| self.reveal_at_end(w));
    }

    fn reveal_at_end(&mut self, what: ObjectRef) {
        self.show_to_all(what.slot);
        self.event(Event::Revealed { what, why: RevealedBy::GameEnd });
    }

    fn face_down_objects(&self) -> Vec<ObjectRef> {
        let permanents = self.s.battlefield.iter().filter(|p| p.face_down.is_some()).map(|p| p.slot);
        let spells = self.s.stack.iter().filter(|i| i.face_down.is_some()).map(|i| i.slot);
        permanents.chain(spells).map(|s| self.s.reference(s)).collect()
    }

    fn leave_with_owner(&mut self, what: ObjectRef) {
        let object = *self.s.object(what.slot);
        let controller = object.controller;
        let from = object.zone;
        if object.zone == Zone::Battlefield {
            // Last known information and "leaves the battlefield" are served by the ordinary way out.
            let moved = self.relocate(what, Zone::Exile, Entry::PLAIN, MoveCause::Leave);
            self.cease(moved);
        } else {
            self.cease(what);
            self.event(Event::Moved {
                was: what,
                now: ObjectRef::NONE,
                from,
                to: Zone::Command,
                owner: object.owner,
                controller,
                cause: MoveCause::Leave,
                called: crate::event::Called { number: object.number, ..Default::default() },
            });
        }
    }

    /// CR 800.4a. Effects that give the player control of objects end.
    fn end_control_given_to(&mut self, seat: Seat) {
        self.s.effects.retain(|e| e.change != crate::layers::Change::Control(seat));
        self.s.characteristics_dirty = true;
    }

    /// CR 104.1, 708.9. The game ends; all face-down spells and permanents are revealed.
    pub(crate) fn end_game(&mut self, winner: Option<Seat>) {
        for what in self.face_down_objects() {
            self.reveal_at_end(what);
        }
        self.s.winner = winner;
        self.s.place = Place::Over;
        self.event(Event::GameOver { winner });
    }
}
