//! CR 400. Zones: moving an object makes a new one (400.7).
//!
//! An instruction proposes a batch of moves. Replacement effects change each
//! member, abilities that look back are matched against what stands before, then
//! the whole batch happens at once.

use crate::characteristics::Characteristics;
use crate::event::{Event, MoveCause, RevealedBy};
use crate::face_down::By;
use crate::ids::{FaceId, Identity, ObjectRef, Seat, Slot, Stamp};
use crate::run::{Do, Run, World};
use crate::state::{Chosen, Ghost, Object, Permanent};
use ir::{Counter, Zone};

/// An event that is about to happen.
#[derive(Clone, Copy, Debug)]
pub enum Would {
    Move { what: ObjectRef, to: Zone, entry: Entry, cause: MoveCause },
}

/// How an object enters the zone it moves to.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// CR 110.2. Under whose control, if not its owner's.
    pub controller: Option<Seat>,
    pub face_down: Option<By>,
    pub tapped: bool,
    /// CR 712. With the back face up.
    pub back: bool,
    pub attacking: Option<Seat>,
    pub attached_to: ObjectRef,
    /// CR 401. At the bottom instead of the top.
    pub bottom: bool,
    /// CR 406.3, 406.4. Exiled face down, in this pile (0: alone).
    pub exile_face_down: bool,
    pub pile: u16,
    pub x: u16,
    pub kicked: bool,
    pub copies: Option<FaceId>,
    /// CR 614.1c. With these counters.
    pub counters: [Option<(Counter, u16)>; 4],
    pub chosen: Chosen,
}

impl Entry {
    pub const PLAIN: Entry = Entry {
        controller: None,
        face_down: None,
        tapped: false,
        back: false,
        attacking: None,
        attached_to: ObjectRef::NONE,
        bottom: false,
        exile_face_down: false,
        pile: 0,
        x: 0,
        kicked: false,
        copies: None,
        counters: [None; 4],
        chosen: Chosen::Nothing,
    };
    pub const BOTTOM: Entry = Entry { bottom: true, ..Entry::PLAIN };

    /// CR 614.1c. With so many counters more.
    pub(crate) fn add_counters(&mut self, kind: Counter, count: u16) {
        let same = |c: &&mut Option<(Counter, u16)>| c.is_none_or(|(k, _)| k == kind);
        if let Some(place) = self.counters.iter_mut().find(same) {
            *place = Some((kind, place.map_or(0, |(_, n)| n) + count));
        }
    }
}

/// The zones everybody can see into (400.2).
pub(crate) const fn is_public(zone: Zone) -> bool {
    !matches!(zone, Zone::Library | Zone::Hand)
}

impl<'a> World<'a> {
    /// CR 109.1. Whether something lies in a slot; answers from outside may name any.
    pub(crate) fn is_object(self, slot: Slot) -> bool {
        self.s.objects.get(slot.index()).is_some_and(|o| o.stamp.0 != 0)
    }
    /// The face of what lies in a slot: of a card its front (712.8a).
    pub(crate) fn front_face(self, slot: Slot) -> FaceId {
        self.front_of(self.s.identity[slot.index()])
    }
    pub(crate) fn front_of(self, identity: Identity) -> FaceId {
        match identity {
            Identity::Card(card) => self.pack().card(self.table.cards[card as usize].0).front,
            Identity::Token(face) => face,
            Identity::None => crate::pack::NOTHING,
        }
    }
    pub(crate) fn back_face(self, slot: Slot) -> Option<FaceId> {
        match self.s.identity[slot.index()] {
            Identity::Card(card) => self.pack().card(self.table.cards[card as usize].0).back,
            Identity::Token(_) | Identity::None => None,
        }
    }
    /// The printed characteristics of a card in a hand, library, graveyard or exile.
    pub(crate) fn printed(self, slot: Slot) -> &'a Characteristics {
        &self.pack().face(self.front_face(slot)).printed
    }
    /// 1 for a card with which something can be done outside a main phase, 0 for any other.
    pub(crate) fn acts_at_any_time(self, slot: Slot) -> u16 {
        let face = self.pack().face(self.front_face(slot));
        u16::from(face.instant || face.irregular)
    }
    /// CR 903.3. An attribute of the card, face down or not.
    pub(crate) fn is_commander(self, slot: Slot) -> bool {
        matches!(self.s.identity[slot.index()], Identity::Card(c) if self.table.commanders.contains(&c))
    }
    pub(crate) fn is_token(self, slot: Slot) -> bool {
        matches!(self.s.identity[slot.index()], Identity::Token(_))
    }
    /// CR 108.2. Represented by a card, face down or not.
    pub(crate) fn is_card(self, slot: Slot) -> bool {
        matches!(self.s.identity[slot.index()], Identity::Card(_))
    }
}

impl Run<'_> {
    /// Does a batch of moves at once; returns the new objects (none where nothing moved).
    pub(crate) fn perform(&mut self, batch: &[Would]) -> Do<Vec<ObjectRef>> {
        let mut moves: Vec<Would> = Vec::with_capacity(batch.len());
        for would in batch {
            if let Some(changed) = self.replace_move(*would)? {
                moves.push(changed);
            }
        }
        let mut made = Vec::with_capacity(moves.len());
        self.happen(&moves, |new| made.push(new));
        Ok(made)
    }

    /// One move without a batch.
    pub(crate) fn move_to(&mut self, what: ObjectRef, to: Zone, entry: Entry, cause: MoveCause) -> Do<ObjectRef> {
        let changed = self.replace_move(Would::Move { what, to, entry, cause })?;
        let mut made = ObjectRef::NONE;
        self.happen(changed.as_slice(), |new| made = new);
        Ok(made)
    }

    /// The batch as it is after replacement effects.
    fn happen(&mut self, moves: &[Would], mut made: impl FnMut(ObjectRef)) {
        self.look_back(moves);
        for &Would::Move { what, to, entry, cause } in moves {
            made(self.relocate(what, to, entry, cause));
        }
        self.refresh();
        // CR 603.2c. What sees "one or more" sees one batch at a time.
        self.match_events();
    }

    /// A new slot for a new object.
    pub(crate) fn new_slot(&mut self, identity: Identity, owner: Seat, zone: Zone) -> Slot {
        self.s.next_stamp += 1;
        let object = Object { stamp: Stamp(self.s.next_stamp), ..Object::fresh(owner, zone) };
        let seats = self.s.seats.len();
        self.s.tokens += u16::from(matches!(identity, Identity::Token(_)));
        match self.s.free.pop() {
            Some(slot) => {
                self.s.objects[slot.index()] = object;
                self.s.identity[slot.index()] = identity;
                self.s.pools[slot.index() * seats..][..seats].fill(0);
                slot
            }
            None => {
                let slot = Slot(self.s.objects.len() as u16);
                if slot.index() >= crate::limits::OBJECTS {
                    self.s.reach(crate::limits::Limit::Objects);
                }
                self.s.objects.push(object);
                self.s.identity.push(identity);
                self.s.pools.extend(std::iter::repeat_n(0, seats));
                slot
            }
        }
    }

    /// The move itself; replacement effects have been applied.
    pub(crate) fn relocate(&mut self, what: ObjectRef, to: Zone, entry: Entry, cause: MoveCause) -> ObjectRef {
        if !self.s.exists(what) {
            return ObjectRef::NONE;
        }
        let was = *self.s.object(what.slot);
        self.leave_face_down(what, was, to);
        let called = self.called(what.slot, was);
        if matches!(was.zone, Zone::Battlefield | Zone::Stack) {
            self.remember(what);
        }
        self.take_out(what.slot, was);
        let identity = self.s.identity[what.slot.index()];
        let slot = self.new_slot(identity, was.owner, to);
        self.carry_knowledge(what.slot, slot, entry);
        let controller = if to == Zone::Battlefield || to == Zone::Stack {
            entry.controller.unwrap_or(was.owner)
        } else {
            was.owner
        };
        self.s.object_mut(slot).controller = controller;
        self.put_in(slot, to, entry);
        if was.zone == Zone::Stack && to == Zone::Battlefield {
            // CHOICE: a permanent is another object than the spell it was (400.7), and keeps its number:
            // everybody saw the one become the other.
            self.s.next_number -= 1;
            self.s.object_mut(slot).number = was.number;
        }
        self.free_slot(what.slot);
        let now = self.s.reference(slot);
        if let Some(ghost) = self.s.ghosts.iter_mut().rev().find(|g| g.what == what) {
            ghost.became = if is_public(to) { now } else { ObjectRef::NONE };
        }
        self.event(Event::Moved { was: what, now, from: was.zone, to, owner: was.owner, controller, cause, called });
        if was.zone == Zone::Battlefield && to == Zone::Graveyard {
            self.event(Event::Died { was: what });
        }
        now
    }

    fn called(&self, slot: Slot, was: Object) -> crate::event::Called {
        let place = match was.zone {
            Zone::Library => {
                let library = &self.s.libraries[was.owner.index()];
                library.iter().rev().position(|&s| s == slot).unwrap_or(0) as u16
            }
            Zone::Hand | Zone::Graveyard | Zone::Exile | Zone::Battlefield | Zone::Stack | Zone::Command => 0,
        };
        crate::event::Called { number: was.number, private: was.private, place }
    }

    /// CR 708.9. A face-down permanent or spell that leaves is revealed as it moves.
    fn leave_face_down(&mut self, what: ObjectRef, was: Object, to: Zone) {
        let face_down = match was.zone {
            Zone::Battlefield => self.s.battlefield[was.row as usize].face_down.is_some(),
            Zone::Stack => to != Zone::Battlefield && self.s.stack_item(what).is_some_and(|i| i.face_down.is_some()),
            Zone::Library | Zone::Hand | Zone::Graveyard | Zone::Exile | Zone::Command => false,
        };
        if face_down {
            self.s.object_mut(what.slot).seen = u8::MAX;
            self.event(Event::Revealed { what, why: RevealedBy::LeavingFaceDown });
        }
    }

    /// CR 608.2h. Keeps the last known information about a permanent or spell.
    fn remember(&mut self, what: ObjectRef) {
        let object = *self.s.object(what.slot);
        let permanent = match object.zone {
            Zone::Battlefield => self.s.battlefield[object.row as usize],
            _ => {
                let face_down = self.s.stack_item(what).and_then(|i| i.face_down);
                let characteristics = self.world().characteristics(what.slot);
                Permanent { face_down, ..Permanent::fresh(what.slot, characteristics) }
            }
        };
        self.s.ghosts.push(Ghost {
            what,
            identity: self.s.identity[what.slot.index()],
            object,
            permanent,
            became: ObjectRef::NONE,
        });
    }

    /// Last known information is kept for the turn, and longer while something names it.
    pub(crate) fn forget_ghosts(&mut self) {
        let named = |s: &crate::state::State, what: ObjectRef| {
            s.stack.iter().any(|i| i.source == what || i.event.object == what || i.event.source == what)
                || s.pending.iter().any(|p| p.source == what || p.occasion.object == what)
                || s.delayed.iter().any(|d| d.source == what)
                || s.captured.iter().any(|c| c.what == what)
        };
        if self.s.stack.is_empty() && self.s.delayed.is_empty() && self.s.pending.is_empty() {
            self.s.ghosts.clear();
            return;
        }
        let kept: Vec<Ghost> = self.s.ghosts.iter().copied().filter(|g| named(self.s, g.what)).collect();
        self.s.ghosts = kept;
    }

    fn take_out(&mut self, slot: Slot, was: Object) {
        match was.zone {
            Zone::Library => remove(&mut self.s.libraries[was.owner.index()], slot),
            Zone::Hand => {
                remove(&mut self.s.hands[was.owner.index()], slot);
                self.s.seat_mut(was.owner).quick_cards -= self.world().acts_at_any_time(slot);
            }
            Zone::Graveyard => remove(&mut self.s.graveyards[was.owner.index()], slot),
            // A token that is about to enter comes from nowhere (111.1).
            Zone::Command if self.world().is_token(slot) => {}
            Zone::Exile | Zone::Command => remove(&mut self.s.exile, slot),
            Zone::Battlefield => self.take_off_battlefield(slot, was),
            Zone::Stack => {
                let what = self.s.reference(slot);
                self.s.stack.retain(|item| item.slot != slot);
                self.s.targets.retain(|t| t.item != what.stamp);
            }
        }
    }

    fn take_off_battlefield(&mut self, slot: Slot, was: Object) {
        let what = self.s.reference(slot);
        let row = was.row as usize;
        self.s.battlefield.remove(row);
        for later in row..self.s.battlefield.len() {
            let moved = self.s.battlefield[later].slot;
            self.s.object_mut(moved).row = later as u16;
        }
        self.s.counters.retain(|c| c.on != what);
        self.s.affected.retain(|a| a.what != what);
        self.s.blocks.retain(|b| b.blocker != what && b.attacker != what);
        // Without continuous effects nobody else's characteristics change; `watched` keeps a bit too many.
        self.s.characteristics_dirty |= self.s.layers != 0;
    }

    pub(crate) fn put_in(&mut self, slot: Slot, to: Zone, entry: Entry) {
        let owner = self.s.object(slot).owner;
        match to {
            Zone::Library if entry.bottom => self.s.libraries[owner.index()].insert(0, slot),
            Zone::Library => self.s.libraries[owner.index()].push(slot),
            Zone::Hand => {
                let quick = self.world().acts_at_any_time(slot);
                let row = self.s.seat_mut(owner);
                row.quick_cards += quick;
                row.private_numbers += 1;
                let number = row.private_numbers;
                self.s.object_mut(slot).private = number;
                self.s.hands[owner.index()].push(slot);
            }
            Zone::Graveyard => {
                self.arrive(slot);
                self.number(slot);
                self.s.graveyards[owner.index()].push(slot);
            }
            Zone::Exile | Zone::Command => {
                self.arrive(slot);
                self.s.object_mut(slot).exiled_face_down = entry.exile_face_down;
                self.s.object_mut(slot).pile = entry.pile;
                if entry.pile == 0 {
                    self.number(slot);
                }
                self.s.exile.push(slot);
            }
            Zone::Stack => self.number(slot),
            Zone::Battlefield => self.put_onto_battlefield(slot, entry),
        }
    }

    fn put_onto_battlefield(&mut self, slot: Slot, entry: Entry) {
        self.number(slot);
        let face = self.world().front_face(slot);
        let characteristics = self.pack().face(face).printed;
        let timestamp = self.timestamp();
        let row = self.s.battlefield.len() as u16;
        let object = self.s.object_mut(slot);
        object.row = row;
        let controller = object.controller;
        let plain = self.s.layers == 0
            && !self.s.characteristics_dirty
            && entry.face_down.is_none()
            && entry.copies.is_none()
            && !entry.back
            && self.pack().face(face).layers == 0;
        self.s.battlefield.push(Permanent {
            base_controller: controller,
            tapped: entry.tapped,
            face_down: entry.face_down,
            transformed: entry.back,
            copies: entry.copies,
            timestamp,
            since_turn: self.s.turn.number,
            entered_turn: self.s.turn.number,
            attached_to: entry.attached_to,
            attacking: entry.attacking,
            x: entry.x,
            kicked: entry.kicked,
            chosen: entry.chosen,
            ..Permanent::fresh(slot, characteristics)
        });
        let what = self.s.reference(slot);
        for (kind, count) in entry.counters.into_iter().flatten() {
            self.add_counters(what, kind, count);
        }
        if plain {
            // Its characteristics are the printed ones, and nobody else's change.
            let p = self.s.battlefield.last().expect("just put there");
            let mut bits = self.pack().face(face).watched | self.world().acts(p);
            if characteristics.supertypes.has(ir::Supertype::Legendary) {
                bits |= crate::triggers::WATCH_ASKING;
            }
            self.s.watched |= bits;
        } else {
            self.s.characteristics_dirty = true;
        }
    }

    fn arrive(&mut self, slot: Slot) {
        if !self.table.commanders.is_empty() {
            self.s.object_mut(slot).arrived =
                self.world().is_commander(slot) && self.s.object(slot).zone != Zone::Command;
        }
    }

    /// Everybody can track it from now on.
    pub(crate) fn number(&mut self, slot: Slot) {
        self.s.next_number += 1;
        let number = self.s.next_number;
        self.s.object_mut(slot).number = number;
    }

    pub(crate) fn timestamp(&mut self) -> u32 {
        self.s.next_timestamp += 1;
        self.s.next_timestamp
    }

    pub(crate) fn free_slot(&mut self, slot: Slot) {
        self.s.tokens -= u16::from(self.world().is_token(slot));
        let object = self.s.object_mut(slot);
        object.stamp = Stamp(0);
        object.zone = Zone::Command;
        object.seen = 0;
        self.s.identity[slot.index()] = Identity::None;
        self.s.free.push(slot);
    }

    /// CR 704.5d, 111.8, 112.1. It ceases to exist.
    pub(crate) fn cease(&mut self, what: ObjectRef) {
        let was = *self.s.object(what.slot);
        if was.zone == Zone::Stack {
            self.remember(what);
        }
        self.take_out(what.slot, was);
        self.s.characteristics_dirty |= self.s.layers != 0;
        self.free_slot(what.slot);
    }

    pub(crate) fn add_counters(&mut self, on: ObjectRef, kind: Counter, count: u16) {
        if count == 0 {
            return;
        }
        // CR 613.7c. All of that kind get the timestamp of the newest; only keywords can tell.
        let timestamp = if matches!(kind, Counter::Keyword(_)) { self.timestamp() } else { 0 };
        match self.s.counters.iter_mut().find(|c| c.on == on && c.kind == kind) {
            Some(row) => {
                row.count = row.count.saturating_add(count);
                row.timestamp = timestamp;
            }
            None => self.s.counters.push(crate::state::CounterRow { on, kind, count, timestamp }),
        }
        self.s.characteristics_dirty = true;
        self.event(Event::CountersPut { on, kind, count });
    }

    pub(crate) fn remove_counters(&mut self, on: ObjectRef, kind: Counter, count: u16) {
        let Some(row) = self.s.counters.iter_mut().find(|c| c.on == on && c.kind == kind) else { return };
        let count = count.min(row.count);
        row.count -= count;
        self.s.counters.retain(|c| c.count > 0);
        self.s.characteristics_dirty = true;
        self.event(Event::CountersRemoved { on, kind, count });
    }
}

impl Permanent {
    /// A permanent as it enters with nothing said of it (110.5b).
    pub(crate) fn fresh(slot: Slot, characteristics: Characteristics) -> Permanent {
        Permanent {
            slot,
            base_controller: Seat(0),
            tapped: false,
            phased_out: false,
            face_down: None,
            transformed: false,
            copies: None,
            timestamp: 0,
            since_turn: 0,
            entered_turn: 0,
            damage: 0,
            deathtouched: false,
            regenerations: 0,
            attached_to: ObjectRef::NONE,
            attacking: None,
            blocked: false,
            struck_first: false,
            goaded_by: 0,
            suspected: false,
            x: 0,
            megamorph_paid: false,
            kicked: false,
            chosen: Chosen::Nothing,
            activated_this_turn: 0,
            triggered_this_turn: 0,
            characteristics,
        }
    }
}

fn remove(list: &mut Vec<Slot>, slot: Slot) {
    // Mostly the top card or one near it.
    let at = list.iter().rposition(|&s| s == slot).expect("the object is in its zone");
    list.remove(at);
}
