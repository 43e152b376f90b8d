//! Whether what the viewer is told at the bench is what it was told in the game, under other numbers.

use super::cards::Named;
use ir::Zone;
use rules::knowledge::{Handle, Told, ToldEvent, View, Viewer};
use rules::{FaceId, Game, Identity, Seat, Slot};
use serde_json::Value;
use std::collections::BTreeMap;

/// What in the game is what at the bench.
#[derive(Clone, Debug, Default)]
pub struct Pairs {
    numbers: BTreeMap<u32, u32>,
    back: BTreeMap<u32, u32>,
    own: BTreeMap<u16, u16>,
    /// For each number of the bench that a card had: which card of the description.
    cards: BTreeMap<u32, u16>,
}

/// What comes of a comparison.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Alike {
    Same,
    Different,
    /// A card of the position that was a stand-in is this one.
    Learned(u16, String),
}

impl Pairs {
    /// The objects of a position and those of its description.
    pub fn of(game: &View, bench: &View) -> Pairs {
        let mut pairs = Pairs::default();
        for (a, b) in game.battlefield.iter().zip(&bench.battlefield) {
            pairs.pair(a.number, b.number);
        }
        for (a, b) in game.seats.iter().zip(&bench.seats) {
            let graveyards = a.graveyard.iter().zip(&b.graveyard);
            for (a, b) in graveyards.chain(a.hand.iter().zip(&b.hand)) {
                pairs.handles(a.handle, b.handle);
            }
            for face_down in [false, true] {
                let of = |view: &View| {
                    let cards = view.exile.iter().filter(|c| c.owner == a.seat && c.face_down == face_down);
                    cards.map(|c| c.handle).collect::<Vec<_>>()
                };
                of(game).into_iter().zip(of(bench)).for_each(|(a, b)| pairs.handles(a, b));
            }
        }
        pairs
    }

    fn handles(&mut self, game: Handle, bench: Handle) {
        match (game, bench) {
            (Handle::Number(a), Handle::Number(b)) => self.pair(a, b),
            (Handle::Own(a), Handle::Own(b)) => {
                self.own.insert(a, b);
            }
            _ => {}
        }
    }

    /// Keeps which card each object is, for when it is gone.
    pub fn follow(&mut self, bench: &Game) {
        let state = bench.truth().state();
        for slot in all_slots(bench).filter(|slot| state.object(*slot).number != 0) {
            self.cards.extend(card_in(bench, slot).map(|card| (state.object(slot).number, card)));
        }
    }

    fn pair(&mut self, game: u32, bench: u32) {
        self.numbers.insert(game, bench);
        self.back.insert(bench, game);
    }

    /// Of two cards alike in the viewer's hand the bench may take the other.
    fn exchange(&mut self, game: u16, bench: u16) {
        let other = self.own.iter().find(|(_, b)| **b == bench).map(|(a, _)| *a);
        if let Some(before) = self.own.insert(game, bench)
            && let Some(other) = other.filter(|other| *other != game)
        {
            self.own.insert(other, before);
        }
    }

    /// The game's number of what has this number at the bench.
    pub fn in_game(&self, bench: u32) -> Option<u32> {
        self.back.get(&bench).copied()
    }

    /// Where at the bench lies what the game calls so.
    pub fn slot(&self, game: Handle, bench: &Game, viewer: Viewer) -> Option<Slot> {
        let truth = bench.truth();
        let handle = match game {
            Handle::Number(n) => Handle::Number(*self.numbers.get(&n)?),
            Handle::Own(n) => Handle::Own(*self.own.get(&n)?),
            other => other,
        };
        all_slots(bench).find(|&slot| truth.handle(viewer, slot) == handle)
    }
}

fn all_slots(game: &Game) -> impl Iterator<Item = Slot> + use<> {
    let state = game.truth().state();
    let free = state.free.clone();
    (0..state.objects.len() as u16).map(Slot).filter(move |slot| !free.contains(slot))
}

/// The card of the description that lies in a slot of the bench.
pub fn card_in(bench: &Game, slot: Slot) -> Option<u16> {
    match bench.truth().state().identity[slot.index()] {
        Identity::Card(nth) => Some(nth),
        Identity::Token(_) | Identity::None => None,
    }
}

/// One event of the game and one of the bench, which has just happened.
pub struct Compared<'a> {
    pub pairs: &'a mut Pairs,
    pub named: &'a Named,
    pub bench: &'a Game,
    pub viewer: Viewer,
    /// For each card of the position whether it is a stand-in.
    pub stand_ins: &'a [bool],
}

impl Compared<'_> {
    pub fn told(&mut self, game: &Told, bench: &Told) -> Alike {
        match self.values(&json(game), &json(bench), "") {
            Alike::Different => self.hindsight(game).unwrap_or(Alike::Different),
            alike => alike,
        }
    }

    /// What the event of the game shows of a card that is a stand-in at the bench, where for that
    /// very reason something else happened.
    fn hindsight(&self, game: &Told) -> Option<Alike> {
        for (handle, face) in shown(game) {
            let Handle::Number(number) = handle else { continue };
            let card = self.pairs.numbers.get(&number).and_then(|bench| self.pairs.cards.get(bench));
            if let Some(&nth) = card.filter(|nth| self.stand_ins[usize::from(**nth)]) {
                return Some(Alike::Learned(nth, self.named.name(face)));
            }
        }
        let ToldEvent::Moved { now: Some(thing), from: Zone::Library, owner, .. } = &game.event else { return None };
        self.searched_for(*owner, &self.named.name(thing.card?.get()))
    }

    /// A card found in a library (701.23) lay there, who knows where: as deep as may be.
    fn searched_for(&self, owner: Seat, name: &str) -> Option<Alike> {
        let truth = self.bench.truth();
        let library = &truth.state().libraries[owner.index()];
        if library.iter().any(|slot| truth.card_name(*slot) == name) {
            return None;
        }
        let cards = library.iter().filter_map(|slot| card_in(self.bench, *slot));
        let nth = cards.into_iter().find(|nth| self.stand_ins[usize::from(*nth)])?;
        Some(Alike::Learned(nth, name.to_owned()))
    }

    fn values(&mut self, game: &Value, bench: &Value, key: &str) -> Alike {
        match (game, bench) {
            // The turns of a position are counted from two, its piles from one.
            (Value::Number(_), Value::Number(_)) if matches!(key, "number" | "pile") => Alike::Same,
            (Value::Object(a), Value::Object(b)) => {
                if let Some(alike) = self.handle(game, bench) {
                    return alike;
                }
                if a.len() != b.len() {
                    return Alike::Different;
                }
                let mut all = Alike::Same;
                for (key, value) in a {
                    let Some(other) = b.get(key) else { return Alike::Different };
                    let alike =
                        if key == "card" { self.cards(value, other, b) } else { self.values(value, other, key) };
                    match alike {
                        Alike::Same => {}
                        Alike::Different => return alike,
                        Alike::Learned(..) => all = alike,
                    }
                }
                all
            }
            (Value::Array(a), Value::Array(b)) if key == "Pile" => same(a.last() == b.last()),
            _ => same(game == bench),
        }
    }

    /// Two handles, if these are handles.
    fn handle(&mut self, game: &Value, bench: &Value) -> Option<Alike> {
        let number = |value: &Value, kind: &str| value.get(kind).and_then(Value::as_u64);
        if let (Some(a), Some(b)) = (number(game, "Number"), number(bench, "Number")) {
            let (a, b) = (a as u32, b as u32);
            return Some(match (self.pairs.numbers.get(&a), self.pairs.back.get(&b)) {
                (None, None) => {
                    self.pairs.pair(a, b);
                    Alike::Same
                }
                (Some(other), _) => same(*other == b),
                (None, Some(_)) => Alike::Different,
            });
        }
        if let (Some(a), Some(b)) = (number(game, "Own"), number(bench, "Own")) {
            self.pairs.exchange(a as u16, b as u16);
            return Some(Alike::Same);
        }
        None
    }

    fn cards(&self, game: &Value, bench: &Value, thing: &serde_json::Map<String, Value>) -> Alike {
        let face = |value: &Value| value.get("value").and_then(Value::as_u64).map(|n| FaceId(n as u16));
        let (Some(a), Some(b)) = (face(game), face(bench)) else { return same(game.is_null() && bench.is_null()) };
        let is = self.named.name(a);
        if is == self.bench.truth().face_name(b) {
            return Alike::Same;
        }
        let there = all_slots(self.bench)
            .find(|&slot| thing.get("handle") == Some(&json(&self.bench.truth().handle(self.viewer, slot))));
        let last = || {
            let number = thing.get("handle")?.get("Number")?.as_u64()?;
            self.pairs.cards.get(&(number as u32)).copied()
        };
        match there
            .and_then(|slot| card_in(self.bench, slot))
            .or_else(last)
            .filter(|&nth| self.stand_ins[usize::from(nth)])
        {
            Some(nth) => Alike::Learned(nth, is),
            None => Alike::Different,
        }
    }
}

fn same(is: bool) -> Alike {
    if is { Alike::Same } else { Alike::Different }
}

fn json<T: serde::Serialize>(value: &T) -> Value {
    serde_json::to_value(value).expect("what is told is JSON")
}

/// Every handle and every card in what was told.
pub fn mentioned(told: &Told, named: &Named) -> (Vec<Handle>, Vec<String>) {
    let (mut handles, mut names) = (Vec::new(), Vec::new());
    walk(&json(told), &mut handles, &mut |face| names.push(named.name(face)));
    (handles, names)
}

/// Every card shown with a public number.
fn shown(told: &Told) -> Vec<(Handle, FaceId)> {
    let (mut handles, mut faces) = (Vec::new(), Vec::new());
    let value = json(told);
    let event = value.get("event").and_then(Value::as_object);
    // Each event has one thing at most.
    let things = event.into_iter().flat_map(|e| e.values()).filter_map(Value::as_object).flat_map(|of| of.values());
    let thing = things.filter(|v| v.get("handle").is_some() && v.get("card").is_some_and(|card| !card.is_null()));
    thing.for_each(|thing| walk(thing, &mut handles, &mut |face| faces.push(face)));
    handles.into_iter().zip(faces).collect()
}

fn walk(value: &Value, handles: &mut Vec<Handle>, card: &mut dyn FnMut(FaceId)) {
    match value {
        Value::Object(map) => {
            if let Some(n) = map.get("Number").and_then(Value::as_u64) {
                handles.push(Handle::Number(n as u32));
            }
            if let Some(n) = map.get("Own").and_then(Value::as_u64) {
                handles.push(Handle::Own(n as u16));
            }
            if let Some(n) = map.get("card").and_then(|c| c.get("value")).and_then(Value::as_u64) {
                card(FaceId(n as u16));
            }
            map.values().for_each(|v| walk(v, handles, card));
        }
        Value::Array(all) => all.iter().for_each(|v| walk(v, handles, card)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}
