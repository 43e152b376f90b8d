//! CR 103. Starting the game: who begins, shuffling, opening hands, mulligans.

use crate::decisions::{Answer, Chance, Prompt, Why};
use crate::event::{Event, MoveCause};
use crate::ids::{ObjectRef, Seat, Slot};
use crate::run::{Do, Run};
use crate::state::Place;
use crate::zones::{Entry, Would};
use ir::Zone;

/// How far the opening has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opening {
    /// CR 103.1. Determine the starting player.
    Begin,
    /// CR 103.3. Shuffle the deck of this seat, then of the others.
    Shuffle(Seat),
    /// CR 103.5. Draw.
    Hands,
    /// CR 103.5. Each seat that has not kept declares.
    Declare,
    /// A seat takes the mulligan it declared; bits of those who did.
    Mulligan { bits: u8 },
}

/// CR 103.5. The starting hand size.
const HAND: i32 = 7;

impl Run<'_> {
    pub(crate) fn open(&mut self, opening: Opening) -> Do<()> {
        match opening {
            Opening::Begin => {
                let n = self.s.seats.len() as u32;
                let Answer::Picked(first) = self.chance(Chance::Pick(n))? else { unreachable!("checked") };
                self.s.starting_seat = Seat(first as u8);
                self.s.turn.active = Seat(first as u8);
                self.s.place = Place::Opening(Opening::Shuffle(Seat(0)));
            }
            Opening::Shuffle(seat) => {
                self.shuffle_library(seat)?;
                let next = Seat(seat.0 + 1);
                let more = next.index() < self.s.seats.len();
                self.s.place = Place::Opening(if more { Opening::Shuffle(next) } else { Opening::Hands });
            }
            Opening::Hands => {
                let seats: Vec<Seat> = self.s.apnap().collect();
                for seat in seats {
                    self.draw(seat, HAND)?;
                }
                self.s.place = Place::Opening(Opening::Declare);
            }
            Opening::Declare => self.declare_mulligans()?,
            Opening::Mulligan { bits } => self.mulligan(bits)?,
        }
        Ok(())
    }

    /// CR 103.5. In turn order; nobody knows yet what those after will say.
    fn declare_mulligans(&mut self) -> Do<()> {
        let seats: Vec<Seat> = self.s.apnap().filter(|&s| !self.s.seat(s).kept).collect();
        let mut bits = 0;
        let mut keep = Vec::new();
        for seat in seats {
            let Answer::Keep(kept) = self.ask(seat, Prompt::Mulligan)? else { unreachable!("checked") };
            if kept {
                keep.push(seat);
            } else {
                bits |= seat.bit();
            }
        }
        for seat in keep {
            self.s.seat_mut(seat).kept = true;
            self.event(Event::Kept { seat });
        }
        if bits != 0 {
            self.s.place = Place::Opening(Opening::Mulligan { bits });
        } else {
            self.event(Event::TurnBegan { active: self.s.turn.active, number: 1 });
            self.s.place = Place::TurnBased;
        }
        Ok(())
    }

    fn mulligan(&mut self, bits: u8) -> Do<()> {
        let Some(seat) = self.s.apnap().find(|s| bits & s.bit() != 0) else {
            // Whoever declared one has left since.
            self.s.place = Place::Opening(Opening::Declare);
            return Ok(());
        };
        self.s.seat_mut(seat).mulligans += 1;
        self.event(Event::Mulliganed { seat });
        let hand: Vec<Would> = self.s.hands[seat.index()]
            .iter()
            .map(|&slot| Would::Move {
                what: self.s.reference(slot),
                to: Zone::Library,
                entry: Entry::PLAIN,
                cause: MoveCause::Mulligan,
            })
            .collect();
        self.perform(&hand)?;
        self.shuffle_library(seat)?;
        self.draw(seat, HAND)?;
        // CR 103.5c. In a multiplayer game the first one is free.
        let free = u8::from(self.s.seats.len() > 2);
        let bottom = self.s.seat(seat).mulligans.saturating_sub(free).min(HAND as u8);
        if bottom > 0 {
            self.put_on_bottom(seat, bottom.into())?;
        }
        let left = bits & !seat.bit();
        self.s.place = Place::Opening(if left == 0 { Opening::Declare } else { Opening::Mulligan { bits: left } });
        Ok(())
    }

    /// Chosen from the hand, in an order that the owner chooses; nobody else learns which.
    fn put_on_bottom(&mut self, seat: Seat, count: u16) -> Do<()> {
        let hand: Vec<Slot> = self.s.hands[seat.index()].clone();
        let all: Vec<ObjectRef> = hand.iter().map(|&s| self.s.reference(s)).collect();
        let chosen = self.choose_objects(seat, hand, count, count, Why::MulliganBottom)?;
        self.mingle_for_others(seat, &all);
        let ordered = self.choose_order(seat, chosen, Why::LibraryOrder)?;
        for what in ordered {
            self.move_to(what, Zone::Library, Entry::BOTTOM, MoveCause::Mulligan)?;
        }
        Ok(())
    }
}
