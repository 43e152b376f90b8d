//! Pools: which hidden objects a seat cannot tell apart.

use crate::decisions::{Answer, Chance};
use crate::event::Event;
use crate::ids::{Identity, ObjectRef, Seat, Slot};
use crate::run::{Do, Game, Run};
use crate::zones::{Entry, is_public};
use ir::Zone;

/// Everybody.
const ALL: u8 = u8::MAX;

/// The bits of no seat: they say that everybody saw it, spectators too.
pub(crate) fn beyond(seats: usize) -> u8 {
    ALL.checked_shl(seats as u32).unwrap_or(0)
}

impl Run<'_> {
    /// A new object carries over what each seat knew of the old one (every move is seen
    /// to happen); whoever the rules now let see it learns it.
    pub(crate) fn carry_knowledge(&mut self, old: Slot, new: Slot, entry: Entry) {
        let seats = self.s.seats.len();
        let seen = self.s.object(old).seen;
        let object = *self.s.object(new);
        let owner = object.owner.bit();
        let granted = match object.zone {
            Zone::Hand => owner,
            Zone::Library => 0,
            Zone::Battlefield | Zone::Stack => match entry.face_down {
                // CR 708.5. Its controller may look, and so counts as having looked.
                Some(_) => entry.controller.unwrap_or(object.owner).bit(),
                None => ALL,
            },
            Zone::Exile if entry.exile_face_down => 0,
            Zone::Graveyard | Zone::Exile | Zone::Command => ALL,
        };
        let from_public = is_public(self.s.object(old).zone) && seen == ALL;
        let seen = if from_public { ALL } else { seen | granted };
        self.s.object_mut(new).seen = seen;
        for seat in 0..seats {
            let known = seen & (1 << seat) != 0;
            self.s.pools[new.index() * seats + seat] = if known { 0 } else { self.s.pools[old.index() * seats + seat] };
        }
    }

    /// Everybody learns which card lies here (a public zone, a reveal).
    pub(crate) fn show_to_all(&mut self, slot: Slot) {
        self.show(slot, ALL);
    }

    pub(crate) fn show(&mut self, slot: Slot, bits: u8) {
        let seats = self.s.seats.len();
        self.s.object_mut(slot).seen |= bits;
        for seat in 0..seats {
            if bits & (1 << seat) != 0 {
                self.s.pools[slot.index() * seats + seat] = 0;
            }
        }
    }

    /// CR 701.20e. One seat looks at cards.
    pub(crate) fn look_at(&mut self, seat: Seat, cards: &[ObjectRef]) {
        for &what in cards {
            if self.s.exists(what) {
                self.show(what.slot, seat.bit());
                self.event(Event::LookedAt { seat, what });
            }
        }
    }

    /// A seat chose among these objects without the others seeing which: for the others they
    /// are one pool from now on.
    pub(crate) fn mingle_for_others(&mut self, chooser: Seat, objects: &[ObjectRef]) {
        let slots: Vec<Slot> = objects.iter().filter(|o| self.s.exists(**o)).map(|o| o.slot).collect();
        self.merge(&slots, ALL & !chooser.bit());
    }

    /// Merges the pools of these slots for the seats of the mask.
    pub(crate) fn merge(&mut self, slots: &[Slot], bits: u8) {
        if slots.len() < 2 {
            return;
        }
        let seats = self.s.seats.len();
        self.s.next_pool += 1;
        let fresh = self.s.next_pool;
        for seat in (0..seats).filter(|s| bits & (1 << s) != 0) {
            let mut old: Vec<u16> = Vec::new();
            for slot in slots {
                let pool = self.s.pools[slot.index() * seats + seat];
                if pool != 0 && !old.contains(&pool) {
                    old.push(pool);
                }
            }
            for pool in self.s.pools.iter_mut().skip(seat).step_by(seats) {
                if old.contains(pool) {
                    *pool = fresh;
                }
            }
            for slot in slots {
                self.s.pools[slot.index() * seats + seat] = fresh;
            }
        }
        // What one seat does not know is not public either.
        let public = beyond(seats);
        for slot in slots {
            self.s.object_mut(*slot).seen &= !(bits | public);
        }
    }

    /// CR 701.24. Randomises a library: nobody knows the order.
    pub(crate) fn shuffle_library(&mut self, seat: Seat) -> Do<()> {
        let slots = self.s.libraries[seat.index()].clone();
        self.shuffle_slots(&slots)?;
        self.event(Event::LibraryShuffled { seat });
        Ok(())
    }

    /// Permutes which cards lie in these slots, by chance, and touches nothing else.
    pub(crate) fn shuffle_slots(&mut self, slots: &[Slot]) -> Do<()> {
        if slots.len() < 2 {
            return Ok(());
        }
        self.stake(slots);
        let Answer::Shuffled(order) = self.chance(Chance::Shuffle(slots.len() as u16))? else {
            unreachable!("checked")
        };
        let before: Vec<_> = slots.iter().map(|s| self.s.identity[s.index()]).collect();
        let stamps: Vec<_> = slots.iter().map(|s| self.s.object(*s).owner).collect();
        for (to, &from) in order.iter().enumerate() {
            self.s.identity[slots[to].index()] = before[from as usize];
            // Whose card it is stays public (701.24a hides the order, 108.3 the owner does not).
            self.s.object_mut(slots[to]).owner = stamps[from as usize];
        }
        for slot in slots {
            self.s.object_mut(*slot).may_look = 0;
        }
        self.merge(slots, ALL);
        Ok(())
    }
}

impl Game {
    /// What a seat knows of the cards of the game, as a partition: cards with the same number cannot
    /// be told apart by it, 0 stands for the cards whose place it knows. Equal answers at two moments
    /// mean that it has learned and forgotten nothing in between.
    ///
    /// This is for a driver that decides about taking back, not for a seat: it speaks of true cards.
    pub fn partition(&self, seat: Seat) -> Vec<u16> {
        let s = &self.state;
        let seats = s.seats.len();
        let mut of_card = vec![0; self.table.cards.len()];
        for (slot, identity) in s.identity.iter().enumerate() {
            if let Identity::Card(nth) = identity {
                of_card[usize::from(*nth)] = s.pools[slot * seats + seat.index()];
            }
        }
        // Pools are counted up as the game goes on; only which cards share one is of interest.
        let mut order: Vec<u16> = vec![0];
        for pool in &mut of_card {
            let place = order.iter().position(|p| p == pool).unwrap_or_else(|| {
                order.push(*pool);
                order.len() - 1
            });
            *pool = place as u16;
        }
        of_card
    }
}
