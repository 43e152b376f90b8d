//! What tests of players share: the shipped cards, the decks, whole games.
#![allow(dead_code)]

use bots::Player;
use rules::knowledge::Viewer;
use rules::{Game, Next, Pack, PrintedId, Record, Seat, Setup};
use std::path::PathBuf;
use std::sync::Arc;

pub fn pack() -> Arc<Pack> {
    let cards: Vec<ir::Card> = oracle::pack::shipped().into_iter().map(|s| s.card).collect();
    assert!(cards.iter().all(|card| rules::unsupported(card).is_none()));
    Arc::new(Pack::new(&cards))
}

/// Every deck that ships, with its name, in order of the names.
pub fn decks(pack: &Pack) -> Vec<(String, Vec<PrintedId>)> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../decks");
    let files = std::fs::read_dir(folder).expect("the decks").map(|file| file.expect("a deck").path());
    let mut decks: Vec<(String, Vec<PrintedId>)> = files
        .map(|path| {
            let text = std::fs::read_to_string(&path).expect("a deck");
            let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
            (name, deck(pack, &text))
        })
        .collect();
    decks.sort();
    decks
}

fn deck(pack: &Pack, text: &str) -> Vec<PrintedId> {
    let lines = text.lines().map(|line| line.split("//").next().unwrap_or_default().trim());
    let entries = lines.filter_map(|line| line.split_once(' '));
    let copies = entries.flat_map(|(count, name)| {
        let card = pack.find(name.trim()).unwrap_or_else(|| panic!("`{name}` ships"));
        vec![card; count.parse().expect("a number")]
    });
    copies.collect()
}

pub fn start(pack: &Arc<Pack>, deck: &[PrintedId]) -> Game {
    let decks = vec![deck.to_vec(), deck.to_vec()];
    Setup { pack: pack.clone(), decks, life: 20, record: Record::Everything }.start().expect("a legal set-up")
}

/// How a game ended.
pub struct End {
    pub winner: Option<Seat>,
    pub turns: u32,
}

/// A whole game; `None` if it does not end. `watch` sees the game before each reply.
pub fn play(
    mut game: Game,
    seed: u64,
    players: &mut [&mut dyn Player],
    mut watch: impl FnMut(&Game, Seat),
) -> Option<End> {
    let mut chance = fastrand::Rng::with_seed(seed);
    let mut refused = 0;
    for _ in 0..50_000 {
        match game.next().clone() {
            Next::Over(winner) => return Some(End { winner, turns: game.world().turn_number() }),
            Next::Chance(wanted) => game.answer_checked(rules::random_chance(wanted, &mut |n| chance.u32(0..n))),
            Next::Ask(seat, _) => {
                watch(&game, seat);
                let view = game.view(Viewer::Seat(seat));
                let prompt = game.prompt_for(seat).expect("the seat is asked");
                let reply = players[seat.index()].reply(&view, &prompt);
                if let Err(illegal) = game.reply(seat, &reply) {
                    // Blocks may break a rule that links creatures; everything else fits by itself.
                    let blocks = matches!(reply, rules::knowledge::Reply::Block(_));
                    assert!(blocks, "{reply:?} to {prompt:?}: {illegal}");
                    refused += 1;
                    assert!(refused < 500, "blocks are refused for ever");
                }
            }
        }
    }
    None
}
