//! The two-world law: two worlds that a seat cannot tell apart give it the same messages.
//!
//! A game is played at random and cut at some stop. Then a second world is made: after
//! one of its shuffles two cards have changed places, and neither was identified to the
//! seat after that. The same answers are given again, and everything the seat receives
//! (events, views, its own prompts, their order and number) must be equal. A pair is
//! discarded only if an answer of another seat has become illegal.
//!
//! What such a seat imagines of either world is the same too: a sample of each, drawn with the
//! same chance.

mod common;
#[path = "common/face_down.rs"]
mod face_down;

use common::{Random, setup, step};
use ir::Zone;
use rules::knowledge::{PromptView, Told, View, Viewer};
use rules::turn::Step;
use rules::{Answer, Chance, Game, Identity, Next, PermanentPosition, Position, Record, Seat, SeatPosition, Slot};
use std::collections::HashMap;

/// Where a card can lie hidden.
const KINDS: [&str; 5] = ["hand", "library", "face-down permanent", "face-down spell", "exile"];

/// What a seat receives from one stop to the next.
#[derive(Debug, PartialEq)]
struct Received {
    told: Vec<Told>,
    view: View,
    prompt: Option<PromptView>,
}

fn receive(game: &mut Game, seat: Seat) -> Received {
    let viewer = Viewer::Seat(seat);
    let is_asked = matches!(game.next(), Next::Ask(asked, _) if *asked == seat);
    Received {
        told: game.take_told(viewer),
        view: game.view(viewer),
        prompt: is_asked.then(|| game.prompt_for(seat)).flatten(),
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Of {
    Library,
    Pile,
}

/// A shuffle of the game: which card lay in each slot before it.
struct Shuffled {
    at: usize,
    of: Of,
    cards: Vec<u16>,
}

#[derive(Default)]
struct Played {
    from: Start,
    log: Vec<Answer>,
    received: Vec<Received>,
    /// The same for the opponent, who often can tell the worlds apart.
    opponent: Vec<Received>,
    shuffles: Vec<Shuffled>,
    /// For each card the last stop at which the seat could identify it.
    identified: HashMap<u16, usize>,
    /// Cards that lay hidden from the seat, with the kind and the last stop.
    hidden: HashMap<(u16, usize), usize>,
    names: HashMap<u16, String>,
    /// The game where it was cut.
    end: Option<Game>,
}

fn card_in(game: &Game, slot: Slot) -> Option<u16> {
    match game.truth().state().identity[slot.index()] {
        Identity::Card(card) => Some(card),
        Identity::None | Identity::Token(_) => None,
    }
}

impl Played {
    fn note(&mut self, game: &Game, seat: Seat) {
        let (at, truth) = (self.log.len(), game.truth());
        for slot in (0..truth.state().objects.len() as u16).map(Slot) {
            let Some(card) = card_in(game, slot) else { continue };
            let object = truth.state().object(slot);
            if truth.may_look(seat, slot).is_some() || object.seen & 1 << seat.0 != 0 {
                self.identified.insert(card, at);
            } else if let Some(kind) = kind_of(game, slot) {
                self.hidden.insert((card, kind), at);
            }
        }
    }
}

/// Which of [`KINDS`].
fn kind_of(game: &Game, slot: Slot) -> Option<usize> {
    let object = game.truth().state().object(slot);
    match object.zone {
        Zone::Hand => Some(0),
        Zone::Library => Some(1),
        Zone::Battlefield => Some(2),
        Zone::Stack => Some(3),
        Zone::Exile => Some(4),
        Zone::Graveyard | Zone::Command => None,
    }
}

#[derive(Clone, Copy, Debug, Default)]
enum Start {
    #[default]
    /// From the first shuffle.
    Opening,
    /// Creatures of different names lie face up, and the hands can make piles of them.
    Creatures,
}

fn start(from: Start) -> Game {
    let mut cards = face_down::face_down_cards().to_vec();
    cards.extend(face_down::hiding_cards());
    let (pack, deck) = face_down::deck_of(&cards);
    let Start::Creatures = from else {
        return setup(&pack, &[deck.clone(), deck], Record::Everything).start().expect("a legal set-up");
    };
    let card = |name: &str| pack.find(name).expect("it is in the pack");
    let hand = ["Change Places", "Change Places", "Fell", "Masked Ogre"].map(card).to_vec();
    let lies = ["Mountain"; 7].into_iter().chain(["Buried Ogre", "Waking Ogre", "Masked Ogre", "Masked Ogre"]);
    let row = SeatPosition { life: 20, hand, library: deck.clone(), ..SeatPosition::default() };
    let seats = [Seat(0), Seat(1)];
    let battlefield = seats.into_iter().flat_map(|seat| lies.clone().map(move |name| (name, seat)));
    Position {
        pack: pack.clone(),
        seats: vec![row; 2],
        battlefield: battlefield.map(|(name, seat)| PermanentPosition::new(card(name), seat)).collect(),
        active: Seat(0),
        step: Step::PrecombatMain,
        record: Record::Everything,
    }
    .start()
    .expect("a legal position")
}

fn play(from: Start, seat: Seat, random: &mut Random) -> Played {
    let (mut game, mut played) = (start(from), Played { from, ..Played::default() });
    let most = match from {
        Start::Opening => 400,
        Start::Creatures => 50,
    };
    let stops = 20 + random.below(most) as usize;
    for slot in (0..game.truth().state().objects.len() as u16).map(Slot) {
        if let Some(card) = card_in(&game, slot) {
            played.names.insert(card, game.truth().card_name(slot).to_owned());
        }
    }
    while played.log.len() < stops {
        if let Next::Chance(Chance::Shuffle(_)) = game.next() {
            let slots = game.at_stake();
            let cards = slots.iter().filter_map(|&slot| card_in(&game, slot)).collect();
            let in_library = |slot: &Slot| game.truth().state().object(*slot).zone == Zone::Library;
            let of = if slots.iter().all(in_library) { Of::Library } else { Of::Pile };
            played.shuffles.push(Shuffled { at: played.log.len(), of, cards });
        }
        if !step(&mut game, random) {
            break;
        }
        played.log = game.log().to_vec();
        played.received.push(receive(&mut game, seat));
        played.opponent.push(receive(&mut game, Seat(1 - seat.0)));
        played.note(&game, seat);
    }
    played.end = Some(game);
    played
}

/// The log of another world.
struct Other {
    log: Vec<Answer>,
    /// The two cards that have changed places.
    pair: [u16; 2],
    of: Of,
}

fn pick<T: Copy>(from: &[T], random: &mut Random) -> Option<T> {
    (!from.is_empty()).then(|| from[random.below(from.len() as u32) as usize])
}

/// Another world, if the dice find two cards that the seat could not identify after some shuffle.
fn other_world(played: &Played, random: &mut Random) -> Option<Other> {
    let piles: Vec<&Shuffled> = played.shuffles.iter().filter(|shuffle| shuffle.of == Of::Pile).collect();
    let any: Vec<&Shuffled> = played.shuffles.iter().collect();
    let shuffle = if random.below(2) == 0 { pick(&piles, random) } else { None }.or_else(|| pick(&any, random))?;
    let is_hidden = |card: &u16| played.identified.get(card).is_none_or(|&last| last <= shuffle.at);
    let cards: Vec<u16> = shuffle.cards.iter().copied().filter(is_hidden).collect();
    // A card that moved about is worth more than one that stayed in the library.
    let kind = random.below(KINDS.len() as u32) as usize;
    let lay = |card: &u16| played.hidden.get(&(*card, kind)) > Some(&shuffle.at);
    let moved: Vec<u16> = cards.iter().copied().filter(lay).collect();
    let one = pick(&moved, random).or_else(|| pick(&cards, random))?;
    let is_other = |card: &u16| played.names[card] != played.names[&one];
    let others: Vec<u16> = cards.into_iter().filter(is_other).collect();
    let other = pick(&others, random)?;
    let Some(Answer::Shuffled(order)) = played.log.get(shuffle.at) else { return None };
    let lands = |card: u16| order.iter().position(|&from| shuffle.cards[usize::from(from)] == card);
    let mut order = order.clone();
    order.swap(lands(one)?, lands(other)?);
    let mut log = played.log.clone();
    log[shuffle.at] = Answer::Shuffled(order);
    Some(Other { log, pair: [one, other], of: shuffle.of })
}

#[derive(Debug)]
enum Compared {
    /// And whether the opponent received something else.
    Equal { opponent: bool },
    /// Another seat's answer has become illegal.
    Discarded,
}

fn compare(played: &Played, log: &[Answer], seat: Seat, pair: &str) -> Compared {
    let (mut game, mut opponent) = (start(played.from), false);
    for (at, answer) in log.iter().enumerate() {
        let asked = match game.next() {
            Next::Ask(asked, _) => Some(*asked),
            Next::Chance(_) | Next::Over(_) => None,
        };
        if let Err(illegal) = game.answer(answer.clone()) {
            assert!(asked.is_some() && asked != Some(seat), "{pair}: answer {at} of {seat:?} or chance: {illegal}");
            return Compared::Discarded;
        }
        let received = receive(&mut game, seat);
        assert_eq!(received, played.received[at], "{pair}: after answer {at}, {answer:?}");
        opponent |= receive(&mut game, Seat(1 - seat.0)) != played.opponent[at];
    }
    let end = played.end.as_ref().expect("it was played");
    assert_eq!(imagined(end, seat, 1), imagined(&game, seat, 1), "{pair}: samples after {} answers", log.len());
    Compared::Equal { opponent }
}

/// All that there is to a sample: its state and what it waits for.
fn imagined(game: &Game, seat: Seat, seed: u64) -> String {
    let mut random = Random(seed);
    let sample = game.sample(seat, &mut |n| random.below(n));
    format!("{:?} {:?}", sample.truth().state(), sample.next())
}

/// How many pairs; the full law is 10,000.
fn pairs() -> u64 {
    std::env::var("FACEDOWN_PAIRS").ok().and_then(|n| n.parse().ok()).unwrap_or(2_000)
}

/// The hidden cards of a seat's world by kind, in a game and in a sample of it: how many lie elsewhere.
fn moved(game: &Game, sample: &Game) -> [u32; KINDS.len()] {
    let mut moved = [0; KINDS.len()];
    for slot in (0..game.truth().state().objects.len() as u16).map(Slot) {
        if let Some(kind) = kind_of(game, slot) {
            moved[kind] += u32::from(game.truth().card_name(slot) != sample.truth().card_name(slot));
        }
    }
    moved
}

#[test]
fn a_sample_looks_like_its_game_and_can_be_played() {
    let mut all = [0; KINDS.len()];
    for seed in 0..400 {
        let mut random = Random(seed);
        let mut game = start(if seed % 3 == 0 { Start::Creatures } else { Start::Opening });
        for _ in 0..20 + random.below(300) {
            step(&mut game, &mut random);
        }
        for seat in [Seat(0), Seat(1)] {
            let mut sample = game.sample(seat, &mut |n| random.below(n));
            let viewer = Viewer::Seat(seat);
            assert_eq!(sample.view(viewer), game.view(viewer), "game {seed}, {seat:?}");
            assert_eq!(sample.prompt_for(seat), game.prompt_for(seat), "game {seed}, {seat:?}");
            assert_eq!(sample.broken_invariant(), None, "game {seed}, {seat:?}");
            all.iter_mut().zip(moved(&game, &sample)).for_each(|(sum, more)| *sum += more);
            for _ in 0..40 {
                step(&mut sample, &mut random);
            }
        }
    }
    println!("cards that lie elsewhere in a sample: {KINDS:?} {all:?}");
    assert!(all.iter().all(|count| *count >= 10), "{KINDS:?} {all:?}");
}

#[test]
fn a_seat_cannot_tell_two_worlds_apart() {
    let wanted = pairs();
    let (mut equal, mut discarded, mut piles, mut told_apart) = (0, 0, 0, 0);
    let mut covered = [0; KINDS.len()];
    for seed in 0.. {
        if equal >= wanted {
            break;
        }
        assert!(seed < 4 * wanted, "too few pairs: {equal} in {seed} games");
        let mut random = Random(seed);
        let seat = Seat(random.below(2) as u8);
        let from = if seed % 3 == 0 { Start::Creatures } else { Start::Opening };
        let played = play(from, seat, &mut random);
        for _ in 0..8 {
            let Some(Other { log, pair, of }) = other_world(&played, &mut random) else { continue };
            let named = format!("game {seed}, {seat:?}, cards {pair:?}");
            let Compared::Equal { opponent } = compare(&played, &log, seat, &named) else {
                discarded += 1;
                continue;
            };
            equal += 1;
            told_apart += u32::from(opponent);
            piles += u32::from(of == Of::Pile);
            for (kind, count) in covered.iter_mut().enumerate() {
                *count += u32::from(pair.iter().any(|&card| played.hidden.contains_key(&(card, kind))));
            }
        }
    }
    println!("{equal} pairs of worlds equal, {discarded} discarded, {piles} after the shuffle of a pile");
    println!("{told_apart} of them the opponent could tell apart");
    for (kind, count) in KINDS.iter().zip(covered) {
        println!("{count} pairs covered {kind}");
    }
    assert!(equal > 2 * discarded, "{equal} equal, {discarded} discarded");
    assert!(told_apart > 200, "what is compared differs where it may: {told_apart}");
    assert!(piles >= 20 && covered.iter().all(|&count| count >= 20), "{piles} piles, {KINDS:?} {covered:?}");
}
