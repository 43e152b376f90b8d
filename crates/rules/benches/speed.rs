//! How fast the engine is, a row for each metric: `cargo bench -p facedown-rules --bench speed`.
//!
//! Whole games of uniformly random players, one thread, set-up included. Equal work is
//! printed beside each rate: turns and real decisions a game. A real decision is a stop
//! with more than one legal answer; each attacker, blocker and discard is one, payment
//! is automatic, mana abilities are not offered with priority.
//!
//! Compare ratios in one run; absolute figures are those of one machine.

#[path = "../tests/common/mod.rs"]
mod common;
#[path = "../tests/common/face_down.rs"]
mod face_down;

use common::{Random, setup};
use rules::knowledge::Viewer;
use rules::{Action, Answer, Game, Next, Pack, PrintedId, Prompt, Record, Seat};
use std::hint::black_box;
use std::sync::Arc;
use std::time::Instant;

type Deck = (Arc<Pack>, Vec<PrintedId>);

/// A simulation that goes on for longer ends as unfinished.
const STOPS: u32 = 50_000;

#[derive(Default)]
struct Tally {
    games: u32,
    turns: u64,
    real: u64,
    stops: u64,
    unfinished: u32,
    /// Allocations inside the engine.
    allocations: u64,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Count {
    Nothing,
    Allocations,
}

fn main() {
    let ogres = common::ogre_mirror();
    let veiled = face_down::face_down_mirror();
    println!("{:<44} {:>14} {:>12} {:>12}", "metric, one thread", "measured", "floor", "goal");
    games("Ogre mirror", &ogres, [5_000, 20_000], [800_000, 3_000_000]);
    games("face-down mirror", &veiled, [1_500, 6_000], [800_000, 3_000_000]);
    for (name, deck) in [("Ogre mirror", &ogres), ("face-down mirror", &veiled)] {
        println!("\n{name}, {} positions of the middle of a game", POSITIONS);
        positions(deck);
    }
}

fn row(metric: &str, measured: impl std::fmt::Display, floor: impl std::fmt::Display, goal: impl std::fmt::Display) {
    println!("{metric:<44} {measured:>14} {floor:>12} {goal:>12}");
}

fn start((pack, deck): &Deck) -> Game {
    setup(pack, &[deck.clone(), deck.clone()], Record::Nothing).start().expect("a legal set-up")
}

fn games(name: &str, deck: &Deck, rate: [u64; 2], decisions: [u64; 2]) {
    let mut counted = Tally::default();
    (0..100).for_each(|seed| play(start(deck), Random(seed), &mut counted, Count::Allocations));
    let mut best = f64::INFINITY;
    let mut tally = Tally::default();
    for round in 0..8 {
        let clock = Instant::now();
        (0..250).for_each(|seed| play(start(deck), Random(round * 1_000 + seed), &mut tally, Count::Nothing));
        best = best.min(clock.elapsed().as_secs_f64() / 250.0);
    }
    let each = |sum: u64| sum as f64 / f64::from(tally.games);
    row(&format!("{name}, games/s"), (1.0 / best) as u64, rate[0], rate[1]);
    row(&format!("{name}, real decisions/s"), (each(tally.real) / best) as u64, decisions[0], decisions[1]);
    row("  allocations a real decision", format!("{:.1}", counted.allocations as f64 / counted.real as f64), 0, 0);
    let (turns, real, stops) = (each(tally.turns), each(tally.real), each(tally.stops));
    println!("  {turns:.1} turns, {real:.1} real decisions, {stops:.0} stops a game; {} unfinished", tally.unfinished);
}

/// Plays to the end.
fn play(mut game: Game, mut random: Random, tally: &mut Tally, count: Count) {
    tally.games += 1;
    let mut stops = 0;
    while !matches!(game.next(), Next::Over(_)) {
        stops += once(&mut game, &mut random, tally, count);
        if stops > STOPS {
            tally.unfinished += 1;
            break;
        }
    }
    tally.stops += u64::from(stops);
    tally.turns += u64::from(game.world().turn_number());
}

/// One answer, after what is forced. How many stops that were.
fn once(game: &mut Game, random: &mut Random, tally: &mut Tally, count: Count) -> u32 {
    let mut below = |n| random.below(n);
    let answer = match game.next() {
        Next::Over(_) => return 0,
        Next::Chance(chance) => rules::random_chance(*chance, &mut below),
        Next::Ask(_, Prompt::Mulligan) => Answer::Keep(true),
        // Equal work: all damage to one blocker, as in the engines that we are compared with.
        Next::Ask(_, Prompt::Distribute { total, among, .. }) => {
            let mut given = vec![0; among.len()];
            given[0] = *total;
            Answer::Distribute { among: given, over: 0 }
        }
        Next::Ask(seat, prompt) => {
            tally.real += real_decisions(prompt);
            rules::uniform(game, *seat, prompt, &mut below)
        }
    };
    let mut forced = 0;
    let go_on = || {
        game.answer_checked(answer);
        forced = game.pass_forced();
    };
    match count {
        Count::Nothing => go_on(),
        Count::Allocations => tally.allocations += allocation_counter::measure(go_on).count_total,
    }
    1 + forced
}

fn real_decisions(prompt: &Prompt) -> u64 {
    match prompt {
        Prompt::Attack(space) => space.rows.iter().filter(|row| row.options.len() > 1).count() as u64,
        Prompt::Block(space) => space.rows.len() as u64,
        Prompt::Objects { max, .. } => u64::from(*max),
        Prompt::Pay { .. } | Prompt::Distribute { .. } => 0,
        _ => 1,
    }
}

const POSITIONS: usize = 64;

/// A priority stop in a main phase of the sixteenth turn or later, with something to choose.
fn middle(deck: &Deck, seed: u64) -> Option<(Game, Seat)> {
    let (mut game, mut random) = (start(deck), Random(seed));
    loop {
        once(&mut game, &mut random, &mut Tally::default(), Count::Nothing);
        match game.next() {
            Next::Over(_) => return None,
            Next::Ask(seat, Prompt::Priority) if game.world().turn_number() >= 16 => {
                let seat = *seat;
                return Some((game, seat)).filter(|(game, _)| game.world().actions_without_mana(seat).len() > 1);
            }
            _ => {}
        }
    }
}

fn positions(deck: &Deck) {
    let positions: Vec<(Game, Seat)> = (0..).filter_map(|seed| middle(deck, seed)).take(POSITIONS).collect();
    let nanoseconds = |work: &mut dyn FnMut(&Game, Seat)| {
        let round = |work: &mut dyn FnMut(&Game, Seat)| {
            let clock = Instant::now();
            for _ in 0..100 {
                positions.iter().for_each(|(game, seat)| work(game, *seat));
            }
            clock.elapsed().as_nanos() as f64 / (100 * positions.len()) as f64
        };
        let best = (0..15).map(|_| round(work)).fold(f64::INFINITY, f64::min);
        format!("{best:.0} ns")
    };
    let mut room = positions[0].0.clone();
    row("exact copy of a state", nanoseconds(&mut |game, _| room.clone_from(black_box(game))), "400 ns", "120 ns");
    let mut room = positions[0].0.clone();
    let again = allocation_counter::measure(|| positions.iter().for_each(|(game, _)| room.clone_from(game)));
    row("  allocations a copy", again.count_total as usize / positions.len(), 0, 0);
    let bytes = allocation_counter::measure(|| drop(black_box(positions[0].0.clone()))).bytes_total;
    row("bytes of a game, copy of the step included", bytes as usize + size_of::<Game>(), 8_192, 4_096);
    let actions = |game: &Game, seat| drop(black_box(game.world().actions_without_mana(seat)));
    row("legal answers at a priority stop", nanoseconds(&mut |game, seat| actions(game, seat)), "500 ns", "150 ns");
    let mut any = false;
    let more = &mut |game: &Game, seat| any |= black_box(game.world().can_do_more_than_pass(seat));
    row("  whether there is more than passing", nanoseconds(more), "", "");
    let view = |game: &Game, seat| drop(black_box(game.view(Viewer::Seat(seat))));
    row("one seat's view", nanoseconds(&mut |game, seat| view(game, seat)), "1000 ns", "300 ns");
    let pass = |game: &Game, _| {
        let mut next = game.clone();
        next.answer_checked(Answer::Act(Action::Pass));
        drop(black_box(next));
    };
    row("  copy into new memory, and pass", nanoseconds(&mut |game, seat| pass(game, seat)), "", "");
}
