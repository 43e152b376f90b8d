//! A player with sense beats one without, with every deck.

mod common;

use bots::{Basic, Player, Random};
use common::{decks, pack, play, start};
use rules::{Pack, PrintedId, Seat};
use std::sync::Arc;

const GAMES: u64 = 100;

/// How many of so many games the player with sense wins, both with the same deck.
fn won(pack: &Arc<Pack>, deck: &[PrintedId]) -> u64 {
    let games = (0..GAMES).filter(|&seed| {
        // Each of them sits at each place as often.
        let seat = Seat((seed % 2) as u8);
        let (mut basic, mut random) = (Basic::new(pack.clone()), Random::new(seed));
        let mut players: [&mut dyn Player; 2] = [&mut basic, &mut random];
        if seat == Seat(1) {
            players.reverse();
        }
        play(start(pack, deck), seed, &mut players, |_, _| ()).expect("the game ends").winner == Some(seat)
    });
    games.count() as u64
}

#[test]
fn basic_beats_random_with_every_deck() {
    let pack = pack();
    for (name, deck) in decks(&pack) {
        let won = won(&pack, &deck);
        println!("{name}: {won} of {GAMES}");
        assert!(100 * won >= 95 * GAMES, "{name}: {won} of {GAMES}");
    }
}

#[test]
fn games_between_players_with_sense_end() {
    let pack = pack();
    for (name, deck) in decks(&pack) {
        let mut turns: Vec<u32> = Vec::new();
        for seed in 0..30 {
            let (mut one, mut other) = (Basic::new(pack.clone()), Basic::new(pack.clone()));
            let mut players: [&mut dyn Player; 2] = [&mut one, &mut other];
            let end = play(start(&pack, &deck), seed, &mut players, |_, _| ()).expect("the game ends");
            turns.push(end.turns);
        }
        turns.sort_unstable();
        println!("{name}: {} turns, at most {}", turns[turns.len() / 2], turns[turns.len() - 1]);
        // Creatures all alike can stand before each other until a library of 40 is empty, not longer.
        assert!(turns.iter().all(|turns| *turns <= 80), "{name}: {turns:?}");
    }
}
