//! Perft: how many different sequences of decisions of a given length follow from a
//! position. The counts move when the rules do, never when speed does.
//!
//! The positions are the files of `tests/perft`: a set-up, then `perft DEPTH = COUNT`.
//! A decision is a stop with more than one legal answer; forced answers are given and
//! not counted. Chance is scripted. Every answer enumerated is also checked: what is
//! offered is accepted.

mod common;
#[path = "common/enumerate.rs"]
mod enumerate;
#[path = "common/face_down.rs"]
mod face_down;

use rules::face_down::By;
use rules::turn::Step;
use rules::{Game, Pack, PermanentPosition, Position, Record, Seat, SeatPosition};
use std::sync::Arc;

/// The sequences of `depth` decisions. Games that end sooner have none.
fn perft(game: &Game, depth: u32, room: &mut Vec<Game>) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut game = game.clone();
    let mut answers = enumerate::answers(&game);
    while let [_] = answers.as_slice() {
        game.answer(answers.pop().expect("one answer")).expect("the only answer is accepted");
        answers = enumerate::answers(&game);
    }
    let mut count = 0;
    for answer in answers {
        let mut next = room.pop().unwrap_or_else(|| game.clone());
        next.clone_from(&game);
        if let Err(illegal) = next.answer(answer.clone()) {
            panic!("offered and refused: {answer:?} to {:?}: {illegal}", game.next());
        }
        count += perft(&next, depth - 1, room);
        room.push(next);
    }
    count
}

/// A file: a position and counts.
struct Perft {
    position: Position,
    counts: Vec<(u32, u64)>,
}

fn read(text: &str) -> Perft {
    let ogre = common::card("Plain Ogre", Some("{2}{R}"), &[ir::CardType::Creature], &["Ogre"], Some((2, 2)));
    let cards: Vec<ir::Card> = face_down::face_down_cards().into_iter().map(|(_, card)| card).chain([ogre]).collect();
    let pack = Arc::new(Pack::new(&cards));
    let mut perft = Perft {
        position: Position {
            pack: pack.clone(),
            seats: vec![SeatPosition { life: 20, ..SeatPosition::default() }; 2],
            battlefield: Vec::new(),
            active: Seat(0),
            step: Step::PrecombatMain,
            record: Record::Everything,
        },
        counts: Vec::new(),
    };
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let position = &mut perft.position;
        if let Some(count) = line.strip_prefix("perft ") {
            let (depth, count) = count.split_once(" = ").expect("perft DEPTH = COUNT");
            perft.counts.push((depth.parse().expect("a depth"), count.parse().expect("a count")));
            continue;
        }
        let (what, rest) = line.split_once(": ").unwrap_or_else(|| panic!("`{line}` is no line of a set-up"));
        let (what, seat) = what.split_once(' ').unwrap_or((what, "0"));
        let seat = Seat(seat.parse().expect("a seat"));
        let row = &mut position.seats[seat.index()];
        let cards = || rest.split(", ").flat_map(|some| many(&pack, some));
        match what {
            "life" => row.life = rest.parse().expect("a life total"),
            "hand" => row.hand = cards().map(|(_, card)| card).collect(),
            "library" => row.library = cards().map(|(_, card)| card).collect(),
            "battlefield" => position.battlefield.extend(
                cards().map(|(face_down, card)| PermanentPosition { face_down, ..PermanentPosition::new(card, seat) }),
            ),
            "step" => {
                let is_named = |step: &Step| format!("{step:?}") == rest;
                position.step = Step::ALL.into_iter().find(is_named).expect("a step");
            }
            _ => panic!("`{line}` is no line of a set-up"),
        }
    }
    perft
}

/// `3 Mountain`, `cloaked Plain Ogre`.
fn many(pack: &Pack, text: &str) -> Vec<(Option<By>, rules::PrintedId)> {
    let (count, name) = match text.split_once(' ') {
        Some((count, name)) if count.bytes().all(|b| b.is_ascii_digit()) => (count.parse().expect("a number"), name),
        _ => (1, text),
    };
    let face_down =
        [("morphed ", By::Morph), ("disguised ", By::Disguise), ("cloaked ", By::Cloak), ("manifested ", By::Manifest)];
    let (by, name) =
        face_down.into_iter().find_map(|(word, by)| Some((Some(by), name.strip_prefix(word)?))).unwrap_or((None, name));
    vec![(by, pack.find(name).unwrap_or_else(|| panic!("no card `{name}`"))); count]
}

fn check(text: &str) {
    let Perft { position, counts } = read(text);
    let game = position.start().expect("a legal set-up");
    let mut room = Vec::new();
    let found: Vec<String> =
        counts.iter().map(|&(depth, _)| format!("perft {depth} = {}", perft(&game, depth, &mut room))).collect();
    let expected: Vec<String> = counts.iter().map(|(depth, count)| format!("perft {depth} = {count}")).collect();
    assert_eq!(found, expected);
}

#[test]
fn ogres_on_both_sides() {
    check(include_str!("perft/ogres.perft"));
}

#[test]
fn a_fight_of_three_against_three() {
    check(include_str!("perft/fight.perft"));
}

#[test]
fn face_down_cards_in_hand_and_on_the_battlefield() {
    check(include_str!("perft/face_down.perft"));
}

#[test]
fn cards_that_cloak_and_destroy() {
    check(include_str!("perft/cloak.perft"));
}
