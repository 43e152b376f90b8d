//! What one viewer calls the objects it has seen, those that are gone among them.

use crate::Words;
use rules::face_down::By;
use rules::knowledge::{Handle, Thing, View};
use rules::{FaceId, NameId};
use std::collections::BTreeMap;

/// One object that has a public number.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Named {
    /// The name everybody sees.
    name: Option<String>,
    face_down: Option<By>,
    /// The card, where the viewer may know it.
    card: Option<FaceId>,
    /// It is an ability of this object.
    ability_of: Option<Handle>,
}

/// Whether face-down objects that the viewer may look at are called by their cards too. Hidden by
/// default: somebody may look over the shoulder.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Identities {
    #[default]
    Hidden,
    Shown,
}

/// A viewer's memory of objects, kept up by [`Names::see`].
#[derive(Clone, Debug, Default)]
pub struct Names {
    by_number: BTreeMap<u32, Named>,
    own_hand: BTreeMap<u16, FaceId>,
    /// Names that more than one permanent bears.
    shared: Vec<String>,
    pub identities: Identities,
}

impl Names {
    /// Takes in a new view. Call it before and after each answer: what was told in between speaks of
    /// objects of both.
    pub fn see(&mut self, view: &View) {
        for p in &view.battlefield {
            let named = Named {
                name: p.characteristics.name.clone(),
                face_down: p.face_down,
                card: p.card.map(|c| c.get()),
                ability_of: None,
            };
            self.by_number.insert(p.number, named);
        }
        for item in &view.stack {
            let named = Named {
                name: item.characteristics.name.clone(),
                face_down: item.face_down,
                card: item.card.map(|c| c.get()),
                ability_of: item.ability.map(|_| item.source),
            };
            self.by_number.insert(item.number, named);
        }
        let graveyards = view.seats.iter().flat_map(|s| &s.graveyard).map(|c| (c.handle, c.card));
        let exile = view.exile.iter().map(|e| (e.handle, e.card));
        let hands = view.seats.iter().flat_map(|s| &s.hand).map(|c| (c.handle, c.card));
        for (handle, card) in graveyards.chain(exile).chain(hands) {
            match (handle, card) {
                (Handle::Number(n), card) => {
                    let card = card.map(|c| c.get());
                    self.by_number.insert(n, Named { name: None, face_down: None, card, ability_of: None });
                }
                (Handle::Own(n), Some(card)) => {
                    self.own_hand.insert(n, card.get());
                }
                _ => {}
            }
        }
        let mut names: Vec<&String> = view.battlefield.iter().filter_map(|p| p.characteristics.name.as_ref()).collect();
        names.sort_unstable();
        self.shared = names.windows(2).filter(|pair| pair[0] == pair[1]).map(|pair| pair[0].clone()).collect();
    }

    /// Takes in an object that an event speaks of.
    pub(crate) fn meet(&mut self, thing: &Thing) {
        let card = thing.card.map(|c| c.get());
        match thing.handle {
            Handle::Number(n) if !self.by_number.contains_key(&n) => {
                self.by_number.insert(n, Named { name: None, face_down: thing.face_down, card, ability_of: None });
            }
            Handle::Own(n) => {
                if let Some(card) = card {
                    self.own_hand.insert(n, card);
                }
            }
            _ => {}
        }
    }

    /// The card behind a handle, where the viewer may know it.
    pub fn card(&self, handle: Handle) -> Option<FaceId> {
        match handle {
            Handle::Number(n) => self.by_number.get(&n)?.card,
            Handle::Own(n) => self.own_hand.get(&n).copied(),
            Handle::Hand(..) | Handle::Library(..) | Handle::Pile(..) | Handle::Somewhere(..) => None,
        }
    }

    /// How the viewer reads an object.
    pub fn object(&self, words: &Words, handle: Handle) -> String {
        match handle {
            Handle::Number(number) => self.numbered(words, number),
            Handle::Own(n) => match self.own_hand.get(&n) {
                Some(face) => words.face(*face).to_owned(),
                None => words.say("object-card", &[]),
            },
            Handle::Hand(seat, _) => words.say("object-in-hand", &[("seat", words.seat(seat).into())]),
            Handle::Library(seat, nth) => words
                .say("object-in-library", &[("seat", words.seat(seat).into()), ("place", (u32::from(nth) + 1).into())]),
            Handle::Pile(_, nth) => words.say("object-in-pile", &[("place", (u32::from(nth) + 1).into())]),
            Handle::Somewhere(seat, zone) => {
                words.say("object-somewhere", &[("seat", words.seat(seat).into()), ("zone", words.zone(zone).into())])
            }
        }
    }

    /// The face whose name stands in what [`Names::object`] says of this, if one does.
    pub fn face_said(&self, words: &Words, handle: Handle) -> Option<FaceId> {
        let Handle::Number(number) = handle else { return self.card(handle) };
        let named = self.by_number.get(&number)?;
        if let Some(source) = named.ability_of {
            return self.face_said(words, source);
        }
        match (&named.name, named.face_down) {
            (_, Some(_)) => named.card.filter(|_| self.identities == Identities::Shown),
            (Some(name), None) => words.cards.face_named(name),
            (None, None) => named.card,
        }
    }

    fn numbered(&self, words: &Words, number: u32) -> String {
        let Some(named) = self.by_number.get(&number) else { return words.say("object-gone", &[]) };
        if let Some(source) = named.ability_of {
            return words.say("object-ability", &[("source", self.object(words, source).into())]);
        }
        let number_arg = ("number", number.into());
        match (named.face_down, &named.name, named.card) {
            (Some(by), _, card) => {
                let object = words.say("object-face-down", &[number_arg, ("by", words.by(by).into())]);
                match card.filter(|_| self.identities == Identities::Shown) {
                    Some(face) => {
                        let name = words.face(face).into();
                        words.say("object-with-identity", &[("object", object.into()), ("name", name)])
                    }
                    None => object,
                }
            }
            (None, Some(name), _) if self.shared.contains(name) => {
                words.say("object-numbered", &[("name", words.named(name).into()), number_arg])
            }
            (None, Some(name), _) => words.named(name).to_owned(),
            (None, None, Some(face)) if words.cards.pack.face(face).printed.name != NameId::NONE => {
                words.face(face).to_owned()
            }
            (None, None, _) => {
                words.say("object-numbered", &[("name", words.say("object-card", &[]).into()), number_arg])
            }
        }
    }
}
