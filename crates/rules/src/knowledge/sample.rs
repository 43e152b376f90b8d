//! A world that a seat cannot tell from the true one.
//!
//! Which cards lie in the slots of each of the seat's pools is drawn anew; slots, events and
//! everything public stay. A card keeps to what is public of its slot: whose it is, whether it is
//! a commander, and, cast face down, an ability that allows it (702.37d, 702.168c).
//!
//! From two worlds that the seat cannot tell apart the same chance makes the same sample: cards of
//! one name are interchangeable, and are numbered anew in the order of the slots.

use crate::face_down::By;
use crate::ids::{Identity, PrintedId, Seat, Slot};
use crate::run::{Game, Next, World};
use crate::state::{Ghost, Place, State};
use ir::Zone;

/// Cards that nothing but their number tells apart: what is printed, whose it is, whether a commander.
type Kind = (PrintedId, Seat, bool);

impl Game {
    /// A game that this seat cannot tell from this one, drawn by chance; `below(n)` is uniform over
    /// `0..n`. What others have begun to announce and have not yet cast or activated is taken back
    /// in it (601.2i: nobody was told). It keeps no log.
    ///
    /// GAP CR 701.24a: a pool is one whole since a shuffle joined it; that a card known before was
    /// shuffled into a pile of few slots, and lies in one of those, is not kept.
    pub fn sample(&self, seat: Seat, below: &mut dyn FnMut(u32) -> u32) -> Game {
        let mut sample = self.clone();
        sample.forget_what_others_know(seat);
        if let Place::Acting { seat: acting, .. } = sample.state.place
            && acting != seat
        {
            sample.take_back(acting);
        }
        let cards = sample.world().drawn_anew(seat, below);
        let cards = sample.world().numbered_anew(&cards);
        sample.put_cards(seat, &cards);
        if !matches!(&sample.next, Next::Ask(asked, _) if *asked == seat) {
            sample.ask_again();
        }
        sample
    }

    /// The state of a game with other cards in its slots, here and where its step began.
    fn put_cards(&mut self, seat: Seat, cards: &[Identity]) {
        let mut becomes: Vec<u16> = (0..self.table.cards.len() as u16).collect();
        for (was, is) in self.state.identity.iter().zip(cards) {
            if let (Identity::Card(was), Identity::Card(is)) = (*was, *is) {
                becomes[usize::from(was)] = is;
            }
        }
        let world = self.world();
        let of_state = self.state.ghosts.iter().map(|g| world.remembered(seat, g, cards)).collect::<Vec<_>>();
        let start = World { s: self.before_step(), table: &self.table };
        // What lies where a step began goes along with what lies there now.
        let lay: Vec<Identity> = start.s.identity.iter().map(|identity| identity.becoming(&becomes)).collect();
        let of_start = start.s.ghosts.iter().map(|g| start.remembered(seat, g, &lay)).collect::<Vec<_>>();
        self.state.put_cards(&becomes, &of_state);
        let table = self.table.clone();
        World { s: &self.state, table: &table }
            .quick_cards()
            .into_iter()
            .zip(&mut self.state.seats)
            .for_each(|(quick, row)| row.quick_cards = quick);
        if let Some(start) = self.start_mut() {
            start.put_cards(&becomes, &of_start);
            let quick = World { s: start, table: &table }.quick_cards();
            quick.into_iter().zip(&mut start.seats).for_each(|(quick, row)| row.quick_cards = quick);
        }
    }
}

impl State {
    fn put_cards(&mut self, becomes: &[u16], ghosts: &[Identity]) {
        for identity in &mut self.identity {
            *identity = identity.becoming(becomes);
        }
        for (ghost, identity) in self.ghosts.iter_mut().zip(ghosts) {
            ghost.identity = *identity;
        }
    }
}

impl Identity {
    fn becoming(self, becomes: &[u16]) -> Identity {
        match self {
            Identity::Card(card) => Identity::Card(becomes[usize::from(card)]),
            Identity::Token(_) | Identity::None => self,
        }
    }
}

impl World<'_> {
    /// What an object that is gone was: the card the seat saw then or where it went, else the card that
    /// lies where it went, else any that it could have been. Only its kind matters.
    fn remembered(self, seat: Seat, ghost: &Ghost, cards: &[Identity]) -> Identity {
        if !matches!(ghost.identity, Identity::Card(_)) {
            return ghost.identity;
        }
        let mut at = ghost;
        loop {
            if let (Identity::Card(card), true) = (at.identity, at.object.seen & seat.bit() != 0) {
                let mut all = 0..self.table.cards.len() as u16;
                return all.find(|&c| self.kind(c) == self.kind(card)).map_or(at.identity, Identity::Card);
            }
            if self.s.exists(at.became) {
                return cards[at.became.slot.index()];
            }
            match self.s.ghost(at.became) {
                Some(next) => at = next,
                None => break,
            }
        }
        let by = ghost.permanent.face_down;
        let mut all = 0..self.table.cards.len() as u16;
        let fits = |card: &u16| {
            let (printed, owner, _) = self.kind(*card);
            owner == ghost.object.owner && self.may_be(printed, by)
        };
        all.find(fits).map_or(ghost.identity, Identity::Card)
    }

    /// Whether a card can have been made face down so: only what was cast became so by its own ability.
    fn may_be(self, printed: PrintedId, by: Option<By>) -> bool {
        match by {
            Some(By::Morph | By::Disguise) => {
                self.face_down_ways(self.pack().card(printed).front).any(|way| Some(way) == by)
            }
            Some(By::Manifest | By::Cloak | By::Effect) | None => true,
        }
    }

    fn kind(self, card: u16) -> Kind {
        let (printed, owner) = self.table.cards[usize::from(card)];
        (printed, owner, self.table.commanders.contains(&card))
    }

    fn quick_cards(self) -> Vec<u16> {
        self.s.hands.iter().map(|hand| hand.iter().map(|&card| self.acts_at_any_time(card)).sum()).collect()
    }

    /// What lies in each slot, drawn anew inside the seat's pools.
    fn drawn_anew(self, seat: Seat, below: &mut dyn FnMut(u32) -> u32) -> Vec<Identity> {
        let mut drawn = self.s.identity.clone();
        let hidden: Vec<(u16, Slot, u16)> = (0..self.s.objects.len() as u16)
            .map(Slot)
            .filter_map(|slot| match self.s.identity[slot.index()] {
                Identity::Card(card) => Some((self.pool(seat, slot), slot, card)),
                Identity::None | Identity::Token(_) => None,
            })
            .filter(|(pool, ..)| *pool != 0)
            .collect();
        let mut pools: Vec<u16> = hidden.iter().map(|(pool, ..)| *pool).collect();
        pools.sort_unstable();
        pools.dedup();
        for pool in pools {
            let of = || hidden.iter().filter(|(p, ..)| *p == pool);
            let slots: Vec<Slot> = of().map(|(_, slot, _)| *slot).collect();
            let mut cards: Vec<u16> = of().map(|(.., card)| *card).collect();
            cards.sort_unstable_by_key(|&card| (self.kind(card), card));
            for i in (1..cards.len()).rev() {
                cards.swap(i, below(i as u32 + 1) as usize);
            }
            for (slot, card) in self.dealt(&slots, &cards) {
                drawn[slot.index()] = Identity::Card(card);
            }
        }
        drawn
    }

    fn pool(self, seat: Seat, slot: Slot) -> u16 {
        self.s.pools[slot.index() * self.s.seats.len() + seat.index()]
    }

    /// Each of the cards for one of the slots that it may lie in, the choosy slots first (a
    /// bipartite matching by augmenting paths; the true world is one, so there is one).
    fn dealt(self, slots: &[Slot], cards: &[u16]) -> Vec<(Slot, u16)> {
        let mut order: Vec<usize> = (0..slots.len()).collect();
        order.sort_by_key(|&n| !self.is_choosy(slots[n]));
        let mut slot_of: Vec<Option<usize>> = vec![None; cards.len()];
        for n in order {
            let found = self.augment(n, slots, cards, &mut slot_of, &mut vec![false; cards.len()]);
            debug_assert!(found, "the cards fit as they lie");
        }
        let pairs = slot_of.iter().zip(cards);
        pairs.filter_map(|(slot, card)| slot.map(|n| (slots[n], *card))).collect()
    }

    fn augment(
        self,
        n: usize,
        slots: &[Slot],
        cards: &[u16],
        slot_of: &mut [Option<usize>],
        tried: &mut [bool],
    ) -> bool {
        // A free card before one that another slot would have to give up.
        let fits = |at: &usize| self.may_lie(cards[*at], slots[n]);
        if let Some(at) = (0..cards.len()).filter(fits).find(|&at| slot_of[at].is_none()) {
            slot_of[at] = Some(n);
            return true;
        }
        for at in 0..cards.len() {
            if tried[at] || !fits(&at) {
                continue;
            }
            tried[at] = true;
            let other = slot_of[at].expect("no free card fits");
            if self.augment(other, slots, cards, slot_of, tried) {
                slot_of[at] = Some(n);
                return true;
            }
        }
        false
    }

    /// More is public of this slot than whose card lies in it.
    fn is_choosy(self, slot: Slot) -> bool {
        matches!(self.s.object(slot).zone, Zone::Battlefield | Zone::Stack)
    }

    /// Whether everybody's knowledge allows this card here.
    fn may_lie(self, card: u16, slot: Slot) -> bool {
        let object = self.s.object(slot);
        let (printed, owner, commander) = self.kind(card);
        if owner != object.owner || self.is_choosy(slot) && commander != self.is_commander(slot) {
            return false;
        }
        let by = match self.s.permanent(slot) {
            Some(permanent) => permanent.face_down,
            None => self.s.stack_item(self.s.reference(slot)).and_then(|item| item.face_down),
        };
        self.may_be(printed, by)
    }

    /// Cards of one kind with the lowest of their numbers in the first of their slots.
    fn numbered_anew(self, cards: &[Identity]) -> Vec<Identity> {
        let mut numbers: Vec<(Kind, u16)> = cards
            .iter()
            .filter_map(
                |identity| if let Identity::Card(card) = identity { Some((self.kind(*card), *card)) } else { None },
            )
            .collect();
        numbers.sort_unstable_by(|a, b| b.cmp(a));
        let mut renumber = |identity: &Identity| match identity {
            Identity::Card(card) => {
                let kind = self.kind(*card);
                let at = numbers.iter().rposition(|(k, _)| *k == kind).expect("one number for each card");
                Identity::Card(numbers.remove(at).1)
            }
            other => *other,
        };
        cards.iter().map(&mut renumber).collect()
    }
}
