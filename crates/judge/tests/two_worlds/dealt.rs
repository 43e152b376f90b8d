//! Positions dealt at random from every card that scenarios know, or from those of the decks.

use ir::CardType;
use rules::face_down::By;
use rules::turn::Step;
use rules::{Game, Pack, PermanentPosition, Position, PrintedId, Record, Seat, SeatPosition};
use std::path::Path;
use std::sync::Arc;

/// The pack, and what of it can stand where.
pub struct Cards {
    pub pack: Arc<Pack>,
    all: Vec<PrintedId>,
    permanents: Vec<PrintedId>,
    /// Those that exile face down: dealt more often, or hidden exile would be too rare to say anything.
    piles: Vec<PrintedId>,
    basics: Vec<PrintedId>,
}

impl Cards {
    pub fn all() -> Cards {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios");
        Cards::of(&judge::cards_near(&folder).unwrap_or_else(|wrong| panic!("{wrong}")))
    }

    /// The cards of the decks that ship, lands among them.
    pub fn of_decks() -> Cards {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../decks");
        let files = std::fs::read_dir(folder).expect("decks").map(|file| file.expect("a deck").path());
        let lists: Vec<String> = files.map(|file| std::fs::read_to_string(file).expect("a deck list")).collect();
        let named = |name: &str| lists.iter().flat_map(|l| l.lines()).any(|line| line.ends_with(&format!(" {name}")));
        let basic = |card: &ir::Card| card.front().type_line.supertypes.contains(&ir::Supertype::Basic);
        let shipped = oracle::pack::shipped().into_iter().map(|s| s.card);
        let cards: Vec<ir::Card> = shipped.filter(|card| named(card.name()) || basic(card)).collect();
        assert!(cards.len() > 60, "{} cards", cards.len());
        Cards::of(&cards)
    }

    fn of(cards: &[ir::Card]) -> Cards {
        let pack = Arc::new(Pack::new(cards));
        let find = |name: &str| pack.find(name).expect("it is in the pack");
        let is_permanent = |card: &&ir::Card| {
            let types = &card.faces[0].type_line.types;
            !types.iter().any(|t| matches!(t, CardType::Instant | CardType::Sorcery))
        };
        let makes_pile = |card: &&ir::Card| format!("{card:?}").contains("FaceDownPile");
        Cards {
            piles: cards.iter().filter(makes_pile).map(|card| find(card.name())).collect(),
            all: cards.iter().map(|card| find(card.name())).collect(),
            permanents: cards.iter().filter(is_permanent).map(|card| find(card.name())).collect(),
            basics: ["Plains", "Island", "Swamp", "Mountain", "Forest"].map(find).to_vec(),
            pack,
        }
    }
}

/// A position, and for each of its cards the place in the description.
#[derive(Clone)]
pub struct Deal {
    seats: Vec<SeatPosition>,
    battlefield: Vec<PermanentPosition>,
    active: Seat,
}

fn pick(from: &[PrintedId], random: &mut fastrand::Rng) -> PrintedId {
    from[random.usize(0..from.len())]
}

impl Deal {
    pub fn at_random(cards: &Cards, seats: u8, random: &mut fastrand::Rng) -> Deal {
        let mut battlefield = Vec::new();
        for seat in (0..seats).map(Seat) {
            for n in 0..10 {
                battlefield.push(PermanentPosition::new(cards.basics[n % 5], seat));
            }
        }
        for _ in 0..random.u8(1..4 + 2 * seats) {
            battlefield.push(permanent(cards, seats, random));
        }
        let hand = |random: &mut fastrand::Rng| {
            let last = if random.bool() { &cards.piles } else { &cards.all };
            let of_all = (0..4).map(|_| pick(&cards.all, random)).collect::<Vec<_>>();
            [of_all, vec![pick(last, random)]].concat()
        };
        let hands: Vec<Vec<PrintedId>> = (0..seats).map(|_| hand(random)).collect();
        let mut some = |n: usize| -> Vec<PrintedId> { (0..n).map(|_| pick(&cards.all, random)).collect() };
        let row = |seat: u8| SeatPosition {
            life: 20,
            hand: hands[usize::from(seat)].clone(),
            library: some(12),
            graveyard: some(2),
            ..SeatPosition::default()
        };
        let rows = (0..seats).map(row).collect();
        Deal { seats: rows, battlefield, active: Seat(random.u8(0..seats)) }
    }

    pub fn start(&self, cards: &Cards) -> Game {
        let position = Position {
            pack: cards.pack.clone(),
            seats: self.seats.clone(),
            battlefield: self.battlefield.clone(),
            active: self.active,
            step: Step::PrecombatMain,
            record: Record::Everything,
        };
        position.start().expect("a legal position")
    }

    /// Which printed card the n-th card of the game is, in the order in which the position makes them.
    fn card_mut(&mut self, nth: usize) -> &mut PrintedId {
        let on_battlefield = self.battlefield.iter_mut().map(|p| &mut p.card);
        let elsewhere = self.seats.iter_mut().flat_map(|seat| {
            let SeatPosition { hand, library, graveyard, exile, .. } = seat;
            let libraries = library.iter_mut().rev().chain(graveyard.iter_mut().rev());
            hand.iter_mut().chain(libraries).chain(exile.iter_mut())
        });
        on_battlefield.chain(elsewhere).nth(nth).expect("so many cards are in the position")
    }
    /// Two cards change places; no if the description cannot be so.
    pub fn swap(&mut self, one: usize, other: usize) -> bool {
        let (a, b) = (*self.card_mut(one), *self.card_mut(other));
        (*self.card_mut(one), *self.card_mut(other)) = (b, a);
        a != b
    }
}

/// Half of them face down, some under another player's control.
fn permanent(cards: &Cards, seats: u8, random: &mut fastrand::Rng) -> PermanentPosition {
    let by = match random.u8(0..6) {
        0 | 1 => Some(By::Cloak),
        2 => Some(By::Manifest),
        _ => None,
    };
    let from = if by.is_some() { &cards.all } else { &cards.permanents };
    let mut permanent = PermanentPosition::new(pick(from, random), Seat(random.u8(0..seats)));
    permanent.face_down = by;
    if random.u8(0..4) == 0 {
        permanent.owner = Seat(random.u8(0..seats));
    }
    permanent
}
