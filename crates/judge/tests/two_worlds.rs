//! The two-world law with every card that scenarios know, and with the decks that ship; two to
//! four players and spectators.
//!
//! A position is dealt at random: lands, permanents face up and face down, hands, libraries.
//! It is played at random, now and then with an action taken back or a player conceding. Then
//! another world is made: two cards that the viewer did not know have changed places, in the
//! position itself or after a shuffle. The same answers are given up to the stop at which the
//! viewer could identify one of the two, and all that the viewer receives, and the refusal of
//! everything it might try with cards that it does not know, must be equal. A pair ends early
//! where an answer of another seat has become illegal.
//!
//! What counts as identified is the engine's own claim, so the claim is held to what was
//! received: a card said to be known to the viewer must have been shown in its messages.
//!
//! `FACEDOWN_WORLDS` sets how many games (300), `FACEDOWN_SEED` the first.

#[path = "two_worlds/dealt.rs"]
mod dealt;
#[path = "two_worlds/played.rs"]
mod played;

use dealt::{Cards, Deal};
use played::{Other, Played};
use rules::knowledge::Viewer;

/// Where a card can lie hidden.
const KINDS: [&str; 5] = ["hand", "library", "face-down permanent", "face-down spell", "exile"];

fn games() -> u64 {
    std::env::var("FACEDOWN_WORLDS").ok().and_then(|n| n.parse().ok()).unwrap_or(300)
}

/// How many pairs were compared, and of them: cut short, moved by a shuffle, hidden in each of [`KINDS`].
#[derive(Clone, Copy, Debug, Default)]
struct Counted {
    pairs: u32,
    short: u32,
    shuffled: u32,
    stops: u64,
    kinds: [u32; KINDS.len()],
}

fn one_game(cards: &Cards, seed: u64, counted: &mut Counted) {
    let mut random = fastrand::Rng::with_seed(seed);
    let seats = 2 + (seed % 3) as u8;
    let deal = Deal::at_random(cards, seats, &mut random);
    let viewer = match random.u8(0..=seats) {
        n if n == seats => Viewer::Spectator,
        n => Viewer::Seat(rules::Seat(n)),
    };
    let played = Played::at_random(cards, deal, viewer, &mut random);
    played.claims_are_honest(seed);
    for _ in 0..10 {
        let Some(other) = Other::at_random(&played, &mut random) else { continue };
        let named = format!("game {seed}, {viewer:?}, {}", other.named);
        let compared = played.compare(cards, &other, &named);
        counted.pairs += 1;
        counted.stops += compared as u64;
        counted.short += u32::from(compared < other.log.len());
        counted.shuffled += u32::from(other.shuffled);
        for (kind, count) in counted.kinds.iter_mut().enumerate() {
            *count += u32::from(played.lay_hidden(&other, kind, compared));
        }
    }
}

#[test]
fn nobody_can_tell_two_worlds_apart_with_any_card() {
    hold(&Cards::all(), &KINDS);
}

#[test]
fn nobody_can_tell_two_worlds_apart_with_the_decks_that_ship() {
    // Nothing in these decks leaves a card in exile face down.
    hold(&Cards::of_decks(), &KINDS[..4]);
}

/// Holds the law over so many games; each of these kinds must have had its share.
fn hold(cards: &Cards, kinds: &[&str]) {
    let next = std::sync::atomic::AtomicU64::new(0);
    let first = std::env::var("FACEDOWN_SEED").ok().and_then(|n| n.parse().ok()).unwrap_or(0);
    let all = std::sync::Mutex::new((Counted::default(), 0));
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                loop {
                    let seed = first + next.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
                    if seed >= first + games() {
                        break;
                    }
                    let mut counted = Counted::default();
                    let whole = std::panic::AssertUnwindSafe(|| one_game(cards, seed, &mut counted));
                    let failed = std::panic::catch_unwind(whole).is_err();
                    let mut all = all.lock().expect("nobody panics with it");
                    all.1 += u32::from(failed);
                    all.0.add(counted);
                }
            });
        }
    });
    let (counted, failed) = all.into_inner().expect("nobody panics with it");
    println!("{counted:?}");
    assert_eq!(failed, 0, "games in which a viewer could tell worlds apart");
    let floor = counted.pairs / 100;
    assert!(counted.short < counted.pairs / 2, "too many pairs were cut short: {counted:?}");
    assert!(counted.shuffled >= floor, "{counted:?}");
    assert!(kinds.iter().zip(counted.kinds).all(|(_, n)| n >= floor), "{kinds:?} {counted:?}");
}

impl Counted {
    fn add(&mut self, more: Counted) {
        self.pairs += more.pairs;
        self.short += more.short;
        self.shuffled += more.shuffled;
        self.stops += more.stops;
        self.kinds.iter_mut().zip(more.kinds).for_each(|(all, more)| *all += more);
    }
}
