//! What is sealed at a moment of a game.

use super::Secret;
use crate::Table;
use crate::table::Shuffled;
use ir::Zone;
use rules::knowledge::{Handle, Thing, Told, ToldEvent, View, Viewer};
use rules::{FaceId, MoveCause, Seat};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::collections::VecDeque;
use std::sync::Arc;

/// Told to everybody: a card lies there, and this is its commitment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Sealed {
    /// Counts the seals of the game, and never goes back.
    pub seal: u64,
    pub of: Handle,
    /// So many of the events told with it came before.
    pub after: usize,
    pub commitment: String,
}

/// Told to who is shown the card: what was committed to.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Opened {
    pub seal: u64,
    /// Its English name; of a double-faced card the front face's.
    pub card: String,
    pub salt: String,
}

impl Opened {
    /// SHA-256 of the salt and the name.
    pub fn commitment(&self) -> Option<String> {
        let salt: [u8; 16] = hex::decode(&self.salt).ok()?.try_into().ok()?;
        Some(commitment(&salt, &self.card))
    }
}

/// What became sealed on the way to a moment, and what each viewer may open.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Unsealed {
    pub(super) sealed: Vec<Sealed>,
    /// One list for each seat, the last for spectators.
    pub(super) opened: Vec<Vec<Opened>>,
}

impl Unsealed {
    /// What was sealed since this was last said came after so many events.
    fn sealed_until(&mut self, events: usize) {
        let fresh = self.sealed.iter_mut().rev().take_while(|sealed| sealed.after == usize::MAX);
        fresh.for_each(|sealed| sealed.after = events);
    }
}

/// The seals of a game: a history as long as the entries that count.
pub struct Seals {
    secret: Secret,
    /// The number of the next seal. Taking back does not give a number again: its salt is known.
    next: u64,
    moments: Vec<Moment>,
}

#[derive(Clone, Debug)]
struct Seal {
    number: u64,
    card: Arc<str>,
    salt: [u8; 16],
}

/// A library whose seals stand for its cards, the top first.
#[derive(Clone, Debug, Default)]
struct Library {
    seals: Arc<VecDeque<Seal>>,
    /// The order may be another than that of the seals.
    moved: bool,
}

#[derive(Clone, Debug, Default)]
struct Moment {
    libraries: Vec<Library>,
    /// What lies face down, or in a pile.
    objects: Vec<(Handle, Seal)>,
}

fn commitment(salt: &[u8; 16], card: &str) -> String {
    hex::encode(Sha256::new().chain_update(salt).chain_update(card).finalize())
}

impl Seal {
    fn opened(&self) -> Opened {
        Opened { seal: self.number, card: self.card.to_string(), salt: hex::encode(self.salt) }
    }
}

impl Moment {
    fn sealed(&self, handle: Handle) -> Option<&Seal> {
        match handle {
            Handle::Library(owner, place) => {
                let library = &self.libraries[owner.index()];
                library.seals.get(usize::from(place)).filter(|_| !library.moved)
            }
            _ => self.objects.iter().find(|(of, _)| *of == handle).map(|(_, seal)| seal),
        }
    }

    /// What the event does to places, by what everybody is told of it.
    fn follow(&mut self, event: &ToldEvent) {
        match *event {
            ToldEvent::Moved { from, to, owner, cause, was, now, .. } => {
                let library = &mut self.libraries[owner.index()];
                if from == Zone::Library {
                    // CR 121.1, 701.17a. Only these take the top card whatever the cards are.
                    match cause {
                        MoveCause::Draw | MoveCause::Mill => drop(Arc::make_mut(&mut library.seals).pop_front()),
                        _ => library.moved = true,
                    }
                }
                if to == Zone::Library {
                    library.moved = true;
                }
                if let Some(Thing { handle, face_down: Some(_), .. }) = now
                    && let Some(place) = self.objects.iter().position(|(of, _)| *of == was)
                {
                    self.objects[place].0 = handle;
                }
            }
            ToldEvent::Surveiled { seat } | ToldEvent::Scried { seat } => self.libraries[seat.index()].moved = true,
            ToldEvent::PileShuffled { pile, .. } => {
                self.objects.retain(|(of, _)| !matches!(of, Handle::Pile(p, _) if *p == pile));
            }
            _ => {}
        }
    }
}

/// The cards that an event shows to who is told it, with the handles under which they may be sealed.
pub(super) fn shown(event: &ToldEvent) -> Vec<(Handle, FaceId)> {
    let thing = |thing: &Thing| thing.card.map(|card| (thing.handle, card.get()));
    match event {
        ToldEvent::Moved { was, now: Some(now), .. } => {
            let card = now.card.map(|card| card.get());
            card.map(|card| vec![(*was, card), (now.handle, card)]).unwrap_or_default()
        }
        ToldEvent::Discarded { what, .. }
        | ToldEvent::Cast { spell: what, .. }
        | ToldEvent::TurnedFaceUp { what, .. }
        | ToldEvent::Revealed { what, .. }
        | ToldEvent::LookedAt { what, .. }
        | ToldEvent::Transformed { what } => thing(what).into_iter().collect(),
        _ => Vec::new(),
    }
}

impl Seals {
    /// Before the first entry.
    pub(super) fn new(secret: Secret) -> Seals {
        Seals { secret, next: 0, moments: Vec::new() }
    }

    /// The table has come to its next moment. `told` is what each seat and, last, a spectator was told on the way.
    pub(super) fn go_on(&mut self, table: &mut Table, told: &[Vec<Told>]) -> Unsealed {
        let mut shuffled = table.take_shuffled();
        let mut moment = self.moments.last().cloned().unwrap_or_default();
        moment.libraries.resize(told.len() - 1, Library::default());
        let mut out = Unsealed { sealed: Vec::new(), opened: vec![Vec::new(); told.len()] };
        let (public, _) = told.split_last().expect("spectators are told last");
        for (nth, Told { event, .. }) in public.iter().enumerate() {
            for (told, opened) in told.iter().zip(&mut out.opened) {
                let seals = shown(&told[nth].event).into_iter().filter_map(|(handle, _)| moment.sealed(handle));
                opened.extend(seals.map(Seal::opened));
            }
            moment.follow(event);
            if let ToldEvent::LibraryShuffled { seat } = *event {
                self.seal_library(&mut moment, seat, order_after(&mut shuffled, seat), &mut out.sealed);
                out.sealed_until(nth + 1);
            }
        }
        self.seal_what_moved(&mut moment, table, &mut out.sealed);
        self.seal_face_down(&mut moment, table, &mut out);
        for opened in &mut out.opened {
            opened.sort();
            opened.dedup();
        }
        out.sealed_until(public.len());
        self.moments.push(moment);
        out
    }

    /// What came after so many entries that counted is taken back.
    pub(super) fn go_back(&mut self, to: usize) {
        self.moments.truncate(to + 1);
    }

    fn seal(&mut self, of: Handle, card: &str, sealed: &mut Vec<Sealed>) -> Seal {
        let seal = Seal { number: self.next, card: card.into(), salt: self.secret.salt(self.next) };
        self.next += 1;
        sealed.push(Sealed { seal: seal.number, of, after: usize::MAX, commitment: commitment(&seal.salt, card) });
        seal
    }

    /// With the cards from the top; without them at the end of the way, as they then lie.
    fn seal_library(&mut self, moment: &mut Moment, seat: Seat, cards: Option<Vec<String>>, sealed: &mut Vec<Sealed>) {
        let Some(cards) = cards else {
            moment.libraries[seat.index()].moved = true;
            return;
        };
        let places = cards.iter().zip(0..);
        let seals = places.map(|(card, place)| self.seal(Handle::Library(seat, place), card, sealed)).collect();
        moment.libraries[seat.index()] = Library { seals: Arc::new(seals), moved: false };
    }

    fn seal_what_moved(&mut self, moment: &mut Moment, table: &Table, sealed: &mut Vec<Sealed>) {
        for seat in (0..moment.libraries.len() as u8).map(Seat) {
            let cards = table.library(seat);
            if moment.libraries[seat.index()].moved {
                self.seal_library(moment, seat, Some(cards.iter().map(|name| (*name).to_owned()).collect()), sealed);
            } else {
                let stand = moment.libraries[seat.index()].seals.iter().map(|seal| &*seal.card);
                debug_assert!(stand.eq(cards.iter().copied()), "{seat:?}: an order changed and nobody was told");
            }
        }
    }

    fn seal_face_down(&mut self, moment: &mut Moment, table: &Table, out: &mut Unsealed) {
        let view = table.view(Viewer::Spectator);
        let face_down = face_down(&view);
        moment.objects.retain(|(of, _)| face_down.contains(of));
        for of in face_down {
            if moment.objects.iter().any(|(sealed, _)| *sealed == of) {
                continue;
            }
            let Some((slot, card)) = table.hidden_card(of) else { continue };
            let seal = self.seal(of, card, &mut out.sealed);
            for (seat, opened) in (0..).map(Seat).zip(out.opened.iter_mut().take(moment.libraries.len())) {
                if table.may_look(seat, slot) {
                    opened.push(seal.opened());
                }
            }
            moment.objects.push((of, seal));
        }
    }
}

/// The cards of a library from the top as a shuffle left them.
fn order_after(shuffled: &mut Vec<Shuffled>, seat: Seat) -> Option<Vec<String>> {
    let nth = shuffled.iter().position(|shuffle| shuffle.library == Some(seat))?;
    let mut cards = shuffled.remove(nth).cards;
    cards.reverse();
    Some(cards)
}

/// What lies face down as everybody can see it.
fn face_down(view: &View) -> Vec<Handle> {
    let permanents = view.battlefield.iter().filter(|p| p.face_down.is_some()).map(|p| Handle::Number(p.number));
    let spells = view.stack.iter().filter(|i| i.face_down.is_some()).map(|i| Handle::Number(i.number));
    let exiled = view.exile.iter().filter(|card| card.face_down).map(|card| card.handle);
    permanents.chain(spells).chain(exiled).filter(|of| !matches!(of, Handle::Somewhere(..))).collect()
}
