//! What always holds of a state. Tests ask after every answer; nothing in play does.

use crate::characteristics::Characteristics;
use crate::ids::{Identity, Seat, Slot};
use crate::run::{Game, World};
use ir::Zone;
use std::collections::HashMap;

impl Game {
    /// The first invariant that does not hold, in words.
    pub fn broken_invariant(&self) -> Option<String> {
        let world = self.world();
        let checks =
            [World::zones_hold, World::numbers_hold, World::cards_hold, World::knowledge_holds, World::caches_hold];
        checks.iter().find_map(|check| check(world).err())
    }
}

fn ensure(holds: bool, words: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(words()) }
}

impl World<'_> {
    fn live(self) -> impl Iterator<Item = Slot> {
        // A token that is about to enter is in no zone yet.
        let nowhere = move |slot: Slot| self.is_token(slot) && self.s.object(slot).zone == Zone::Command;
        (0..self.s.objects.len() as u16).map(Slot).filter(move |&slot| self.is_object(slot) && !nowhere(slot))
    }

    /// CR 400.1. Every object is in one zone, and the zone knows it.
    fn zones_hold(self) -> Result<(), String> {
        let s = self.s;
        let mut places: HashMap<Slot, usize> = HashMap::new();
        let lists = s.libraries.iter().chain(&s.hands).chain(&s.graveyards).flatten().chain(&s.exile).copied();
        let rows = s.battlefield.iter().map(|p| p.slot).chain(s.stack.iter().map(|i| i.slot));
        lists.chain(rows).for_each(|slot| *places.entry(slot).or_default() += 1);
        for slot in self.live() {
            let object = s.object(slot);
            ensure(places.remove(&slot) == Some(1), || {
                format!("{slot:?} in {:?} is not in just one place", object.zone)
            })?;
            let there = match object.zone {
                Zone::Library => s.libraries[object.owner.index()].contains(&slot),
                Zone::Hand => s.hands[object.owner.index()].contains(&slot),
                Zone::Graveyard => s.graveyards[object.owner.index()].contains(&slot),
                Zone::Exile | Zone::Command => s.exile.contains(&slot),
                Zone::Battlefield => s.battlefield.get(object.row as usize).is_some_and(|p| p.slot == slot),
                Zone::Stack => s.stack.iter().any(|i| i.slot == slot),
            };
            ensure(there, || format!("{slot:?} is not where its row says: {:?}", object.zone))?;
        }
        ensure(places.is_empty(), || format!("zones hold slots without objects: {places:?}"))
    }

    /// What everybody can track has one public number; what is hidden has none.
    fn numbers_hold(self) -> Result<(), String> {
        let mut seen: HashMap<u32, Slot> = HashMap::new();
        for slot in self.live() {
            let object = self.s.object(slot);
            let public = crate::zones::is_public(object.zone) && object.pile == 0;
            ensure(public == (object.number != 0), || {
                format!("{slot:?} in {:?} has number {}", object.zone, object.number)
            })?;
            if object.number != 0
                && let Some(other) = seen.insert(object.number, slot)
            {
                return Err(format!("{slot:?} and {other:?} both have number {}", object.number));
            }
        }
        Ok(())
    }

    /// No card lies in two slots.
    fn cards_hold(self) -> Result<(), String> {
        let mut seen: HashMap<u16, Slot> = HashMap::new();
        for slot in self.live() {
            if let Identity::Card(card) = self.s.identity[slot.index()] {
                let owner = self.table.cards[card as usize].1;
                ensure(owner == self.s.object(slot).owner, || {
                    format!("card {card} in {slot:?} has changed its owner")
                })?;
                if let Some(other) = seen.insert(card, slot) {
                    return Err(format!("card {card} lies in {slot:?} and {other:?}"));
                }
            }
        }
        Ok(())
    }

    /// CR 400.2, 708.5. Who may look knows, and who knows is in no pool.
    fn knowledge_holds(self) -> Result<(), String> {
        let seats = self.s.seats.len();
        for slot in self.live() {
            let seen = self.s.object(slot).seen;
            ensure(seen & crate::knowledge::beyond(seats) == 0 || seen == u8::MAX, || {
                format!("{slot:?} counts as seen by everybody, and not by each seat: {seen:08b}")
            })?;
            for seat in (0..seats as u8).map(Seat) {
                let known = self.s.object(slot).seen & seat.bit() != 0;
                let card = self.is_card(slot);
                let by_effect = self.may_look(seat, slot) == Some(crate::knowledge::Grant::Granted)
                    && self.s.object(slot).zone != Zone::Battlefield;
                if card && !by_effect && self.may_look(seat, slot).is_some() && !known {
                    return Err(format!(
                        "{seat:?} may look at {slot:?} in {:?} and does not know it",
                        self.s.object(slot).zone
                    ));
                }
                let pool = self.s.pools[slot.index() * seats + seat.index()];
                ensure(!known || pool == 0, || format!("{seat:?} knows {slot:?}, yet it is in pool {pool}"))?;
            }
        }
        Ok(())
    }

    /// What is kept is what would be computed anew.
    fn caches_hold(self) -> Result<(), String> {
        for seat in (0..self.s.seats.len() as u8).map(Seat) {
            let quick: u16 = self.s.hands[seat.index()].iter().map(|&slot| self.acts_at_any_time(slot)).sum();
            ensure(quick == self.s.seat(seat).quick_cards, || format!("{seat:?} has {quick} quick cards"))?;
        }
        let tokens = self.s.identity.iter().filter(|i| matches!(i, Identity::Token(_))).count();
        ensure(tokens == usize::from(self.s.tokens), || format!("there are {tokens} tokens"))?;
        if self.s.characteristics_dirty {
            return Ok(());
        }
        for (p, anew) in self.s.battlefield.iter().zip(self.anew()) {
            let (kept, abilities) = (p.characteristics, self.abilities_of(&p.characteristics));
            let same = Characteristics { abilities: kept.abilities, ..anew.characteristics } == kept;
            ensure(same && *abilities == *anew.abilities, || {
                format!("{:?} is kept as {kept:?} and would be {:?}", p.slot, anew.characteristics)
            })?;
        }
        let watching = self.watching();
        ensure(watching & !self.s.watched == 0, || format!("watching {:x}, kept {:x}", watching, self.s.watched))
    }
}
