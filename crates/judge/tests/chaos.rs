//! Random games, with every card that scenarios know and with the decks that ship: no
//! panic, no hang, no broken invariant, and the log is the game.
//!
//! `FACEDOWN_GAMES` sets how many with every card (400; the full law is 20,000),
//! `FACEDOWN_DECK_GAMES` how many with decks (400; the full law is 100,000).

use rules::{Answer, Drawn, Game, Next, Pack, PrintedId, Prompt, Record, Seat, Setup};
use std::panic::AssertUnwindSafe;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

const STOPS: u32 = 6_000;
/// What a game of decks may take at most; random players come to an end long before.
const STOPS_OF_DECKS: u32 = 60_000;

fn games(variable: &str) -> u64 {
    std::env::var(variable).ok().and_then(|n| n.parse().ok()).unwrap_or(400)
}

/// Seventeen lands of all kinds and random cards.
fn deck(pack: &Pack, basics: &[PrintedId], random: &mut fastrand::Rng) -> Vec<PrintedId> {
    let any = || PrintedId(0);
    let mut deck = vec![any(); 40];
    for (nth, card) in deck.iter_mut().enumerate() {
        *card = if nth < 17 { basics[nth % basics.len()] } else { PrintedId(random.u16(0..pack.cards.len() as u16)) };
    }
    deck
}

fn answer(game: &Game, random: &mut fastrand::Rng) -> Option<Answer> {
    let mut below = |n: u32| random.u32(0..n);
    match game.next() {
        Next::Over(_) => None,
        Next::Chance(chance) => Some(rules::random_chance(*chance, &mut below)),
        Next::Ask(_, Prompt::Mulligan) => Some(Answer::Keep(below(4) != 0)),
        Next::Ask(seat, prompt) => Some(rules::uniform(game, *seat, prompt, &mut below)),
    }
}

/// Plays one game; whether it came to an end within so many stops.
fn play(pack: &Arc<Pack>, deal: impl Fn(&mut fastrand::Rng) -> Vec<PrintedId>, seed: u64, most: u32) -> bool {
    let mut random = fastrand::Rng::with_seed(seed);
    let seats = 2 + (seed % 3) as usize;
    let decks: Vec<Vec<PrintedId>> = (0..seats).map(|_| deal(&mut random)).collect();
    let setup = Setup { pack: pack.clone(), decks, life: 20, record: Record::Everything };
    let mut game = setup.clone().start().expect("a legal set-up");
    let mut stops = 0;
    while let Some(mut answer) = answer(&game, &mut random) {
        let conceding = Answer::Concede(Seat(random.u8(0..seats as u8)));
        if random.u16(0..4_000) == 0 && game.check(&conceding).is_ok() {
            answer = conceding;
        } else if random.u16(0..16_000) == 0 && game.check(&Answer::AgreeToDraw).is_ok() {
            answer = Answer::AgreeToDraw;
        }
        let agreed = answer == Answer::AgreeToDraw;
        let shown = format!("{answer:?} to {:?}", game.next());
        if let Err(illegal) = game.answer(answer) {
            panic!("game {seed}, stop {stops}: offered and refused, {shown}: {illegal}");
        }
        if random.u8(0..8) == 0
            && let Some(broken) = game.broken_invariant()
        {
            panic!("game {seed}, stop {stops}, after {shown}: {broken}");
        }
        stops += 1;
        // CR 708.9. However it ends.
        let all_seen = |state: &rules::State| {
            let face_down = state.battlefield.iter().filter(|p| p.face_down.is_some());
            face_down.map(|p| state.object(p.slot).seen).all(|seen| seen == u8::MAX)
        };
        assert!(!agreed || game.drawn() == Some(Drawn::Agreed), "game {seed}: agreed, and {:?}", game.next());
        assert!(
            !matches!(game.next(), Next::Over(_)) || all_seen(game.truth().state()),
            "game {seed}: over, and not all is shown"
        );
        if stops > most {
            break;
        }
    }
    if seed.is_multiple_of(8) {
        let mut again = setup.start().expect("a legal set-up");
        for answer in game.log() {
            again.answer(answer.clone()).unwrap_or_else(|illegal| panic!("game {seed}, replayed: {illegal}"));
        }
        let viewer = rules::knowledge::Viewer::Spectator;
        assert_eq!(again.view(viewer), game.view(viewer), "game {seed}, replayed");
        assert_eq!(again.take_told(viewer), game.take_told(viewer), "game {seed}, replayed");
    }
    stops <= most
}

/// Every game is played; a panic of one, or one that does not hold, is told with its seed.
fn all_hold(games: u64, holds: impl Fn(u64) -> bool + Sync) {
    let (next, failed) = (AtomicU64::new(0), AtomicU64::new(0));
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                loop {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if seed >= games {
                        break;
                    }
                    if !std::panic::catch_unwind(AssertUnwindSafe(|| holds(seed))).unwrap_or(false) {
                        eprintln!("game {seed} failed");
                        failed.fetch_add(1, Ordering::Relaxed);
                    }
                }
            });
        }
    });
    assert_eq!(failed.into_inner(), 0, "games failed");
}

#[test]
fn random_games_with_every_card_hold_together() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios");
    let cards = judge::cards_near(&folder).unwrap_or_else(|wrong| panic!("{wrong}"));
    assert!(cards.len() > 60, "{} cards", cards.len());
    let pack = Arc::new(Pack::new(&cards));
    let basics: Vec<PrintedId> =
        ["Plains", "Island", "Swamp", "Mountain", "Forest"].map(|n| pack.find(n).expect("a basic land")).to_vec();
    all_hold(games("FACEDOWN_GAMES"), |seed| {
        play(&pack, |random| deck(&pack, &basics, random), seed, STOPS);
        true
    });
}

/// The decks that ship: lines like "4 Name", and comments.
fn shipped_decks(pack: &Pack) -> Vec<Vec<PrintedId>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../decks");
    let mut files: Vec<_> = std::fs::read_dir(folder).expect("decks").map(|f| f.expect("a deck").path()).collect();
    files.sort();
    let cards_of = |line: &str| {
        let (count, name) = line.split("//").next().expect("a line").trim().split_once(' ')?;
        let card = pack.find(name).unwrap_or_else(|| panic!("{name} does not ship"));
        Some(std::iter::repeat_n(card, count.parse().expect("a number")))
    };
    let deck = |file| std::fs::read_to_string(file).expect("text").lines().filter_map(cards_of).flatten().collect();
    files.iter().map(deck).collect()
}

#[test]
fn random_games_with_the_decks_that_ship_come_to_an_end() {
    let cards: Vec<ir::Card> = oracle::pack::shipped().into_iter().map(|s| s.card).collect();
    let pack = Arc::new(Pack::new(&cards));
    let decks = shipped_decks(&pack);
    assert!(decks.len() >= 4, "{} decks", decks.len());
    all_hold(games("FACEDOWN_DECK_GAMES"), |seed| {
        play(&pack, |random| decks[random.usize(0..decks.len())].clone(), seed, STOPS_OF_DECKS)
    });
}
