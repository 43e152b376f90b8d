//! `facedown simulate`: many games between bots.

use crate::bot::Bot;
use crate::lang::Lang;
use bots::Player;
use indicatif::{ProgressBar, ProgressStyle};
use messages::Messages;
use rules::knowledge::Viewer;
use rules::{Answer, Game, Next, Pack, PrintedId, Prompt, Record, Seat, Setup};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;
use unicode_width::UnicodeWidthStr;

#[derive(clap::Args)]
#[command(
    after_help = "  facedown simulate --games 10000\n  facedown simulate --games 1000 --decks masks masks --threads 2 --json\n  facedown simulate --games 100 --decks my-deck.txt ogres --seed 7\n  facedown simulate --games 100 --decks masks masks --bots basic random"
)]
pub struct Args {
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    #[arg(long, num_args = 2..=8, value_names = ["A", "B"], default_values = ["ogres", "ogres"])]
    decks: Vec<String>,
    #[arg(long, num_args = 1..=8, value_names = ["A", "B"], value_enum, default_values = ["random"])]
    bots: Vec<Bot>,
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
    #[arg(long, value_name = "N", default_value_t = 200_000)]
    limit: u64,
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    lang: Lang,
}

#[derive(Clone, Copy, Default)]
struct Counts {
    games: u64,
    stops: u64,
    decisions: u64,
    turns: u64,
    unfinished: u64,
    panics: u64,
    /// For each seat the games it won.
    wins: [u64; Seat::MAX],
}

impl Counts {
    fn won(&mut self, winner: Option<Seat>) {
        if let Some(seat) = winner {
            self.wins[seat.index()] += 1;
        }
    }
    fn add(&mut self, other: Counts) {
        self.games += other.games;
        self.stops += other.stops;
        self.decisions += other.decisions;
        self.turns += other.turns;
        self.unfinished += other.unfinished;
        self.panics += other.panics;
        self.wins.iter_mut().zip(other.wins).for_each(|(sum, more)| *sum += more);
    }
}

#[derive(serde::Serialize)]
struct Report {
    games: u64,
    games_per_second: f64,
    stops_per_second: f64,
    real_decisions_per_second: f64,
    real_decisions_per_game: f64,
    turns_per_game: f64,
    unfinished: u64,
    panics: u64,
    wins: Vec<u64>,
}

pub fn run(args: &Args) -> Result<(), String> {
    let messages = args.lang.messages()?;
    let shipped = oracle::pack::shipped();
    let cards: Vec<ir::Card> = shipped.iter().map(|s| s.card.clone()).collect();
    if let Some(why) = cards.iter().find_map(rules::unsupported) {
        return Err(why.to_string());
    }
    let pack = Arc::new(Pack::new(&cards));
    let mut decks = Vec::new();
    for name in &args.decks {
        let deck = table::deck::text(name).and_then(|text| table::deck::parse(name, &text, &shipped, &pack));
        decks.push(deck.map_err(|why| why.said(messages))?);
    }
    if args.bots.len() != 1 && args.bots.len() != decks.len() {
        return Err(messages.say("simulate-bots", &[("decks", decks.len().into())]));
    }
    let bar = progress(args.games);
    let next = AtomicU64::new(0);
    let began = Instant::now();
    let mut total = Counts::default();
    std::thread::scope(|scope| {
        let threads: Vec<_> =
            (0..args.threads).map(|_| scope.spawn(|| play_some(args, &pack, &decks, &next, &bar))).collect();
        for thread in threads {
            total.add(thread.join().expect("panics of games are caught"));
        }
    });
    let seconds = began.elapsed().as_secs_f64();
    bar.finish_and_clear();
    print(messages, args, &report(total, seconds, decks.len()));
    if total.panics > 0 { Err(messages.say("simulate-panicked", &[("games", total.panics.into())])) } else { Ok(()) }
}

fn progress(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len}  {per_sec}  {eta}");
    ProgressBar::new(games).with_style(style.expect("a template"))
}

/// Takes games until none is left.
fn play_some(args: &Args, pack: &Arc<Pack>, decks: &[Vec<PrintedId>], next: &AtomicU64, bar: &ProgressBar) -> Counts {
    let mut counts = Counts::default();
    loop {
        let nth = next.fetch_add(1, Ordering::Relaxed);
        if nth >= args.games {
            return counts;
        }
        let mut random = fastrand::Rng::with_seed(args.seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(nth));
        let setup = Setup { pack: pack.clone(), decks: decks.to_vec(), life: 20, record: Record::Nothing };
        let played = catch_unwind(AssertUnwindSafe(|| {
            let game = setup.start().map_err(|why| why.to_string()).expect("the decks were checked");
            let bot = |seat: usize| args.bots[seat.min(args.bots.len() - 1)];
            if (0..decks.len()).all(|seat| bot(seat) == Bot::Random) {
                return play(game, &mut random, args.limit);
            }
            let players = (0..decks.len()).map(|seat| bot(seat).player(pack, random.u64(..))).collect();
            play_seats(game, players, &mut random, args.limit)
        }));
        match played {
            Ok(one) => counts.add(one),
            Err(_) => {
                eprintln!("game {nth} of seed {} panicked", args.seed);
                counts.add(Counts { games: 1, panics: 1, ..Counts::default() });
            }
        }
        bar.inc(1);
    }
}

/// One whole game.
fn play(mut game: Game, random: &mut fastrand::Rng, limit: u64) -> Counts {
    let mut counts = Counts { games: 1, ..Counts::default() };
    let mut below = |n: u32| random.u32(0..n);
    loop {
        counts.stops += u64::from(game.pass_forced());
        let answer = match game.next() {
            Next::Over(winner) => {
                counts.won(*winner);
                break;
            }
            Next::Chance(chance) => rules::random_chance(*chance, &mut below),
            Next::Ask(seat, prompt) => {
                counts.stops += 1;
                let decisions = decisions(prompt);
                counts.decisions += decisions;
                match prompt {
                    // Everybody keeps: the figures are about playing.
                    Prompt::Mulligan => Answer::Keep(true),
                    Prompt::Distribute { .. } => rules::simplest(&game, *seat, prompt),
                    _ => rules::uniform(&game, *seat, prompt, &mut below),
                }
            }
        };
        if counts.stops > limit {
            counts.unfinished = 1;
            break;
        }
        game.answer_checked(answer);
    }
    counts.turns = u64::from(game.world().turn_number());
    counts
}

/// One whole game between players who know what their seats receive.
fn play_seats(mut game: Game, mut players: Vec<Box<dyn Player>>, random: &mut fastrand::Rng, limit: u64) -> Counts {
    let mut counts = Counts { games: 1, ..Counts::default() };
    loop {
        counts.stops += u64::from(game.pass_forced());
        match game.next() {
            Next::Over(winner) => {
                counts.won(*winner);
                break;
            }
            Next::Chance(chance) => {
                let answer = rules::random_chance(*chance, &mut |n| random.u32(0..n));
                game.answer_checked(answer);
            }
            Next::Ask(seat, prompt) => {
                counts.stops += 1;
                counts.decisions += decisions(prompt);
                let seat = *seat;
                let prompt = game.prompt_for(seat).expect("the seat is asked");
                let reply = players[seat.index()].reply(&game.view(Viewer::Seat(seat)), &prompt);
                // What links blockers may refuse a declaration: the seat is asked again.
                if let Err(illegal) = game.reply(seat, &reply) {
                    assert!(matches!(reply, rules::knowledge::Reply::Block(_)), "{reply:?} to {prompt:?}: {illegal}");
                }
            }
        }
        if counts.stops > limit {
            counts.unfinished = 1;
            break;
        }
    }
    counts.turns = u64::from(game.world().turn_number());
    counts
}

/// How many real decisions a stop is.
fn decisions(prompt: &Prompt) -> u64 {
    let many = |n: usize| u64::from(n > 1);
    match prompt {
        Prompt::Attack(space) => space.rows.iter().filter(|r| r.options.len() > 1).count() as u64,
        Prompt::Block(space) => space.rows.len() as u64,
        Prompt::Objects { max, .. } => u64::from(*max),
        Prompt::Pay { .. } | Prompt::Distribute { .. } | Prompt::Mulligan => 0,
        Prompt::Target { from, may_stop, .. } => many(from.len() + usize::from(*may_stop)),
        Prompt::Players { from, .. } => many(from.len()),
        Prompt::Number { min, max, .. } => u64::from(max > min),
        Prompt::Modes { legal, .. } => many(legal.count_ones() as usize),
        Prompt::Priority
        | Prompt::Name { .. }
        | Prompt::Decide { .. }
        | Prompt::Option { .. }
        | Prompt::Order { .. }
        | Prompt::Partition { .. } => 1,
    }
}

fn report(counts: Counts, seconds: f64, seats: usize) -> Report {
    let per = |n: u64| n as f64 / counts.games as f64;
    Report {
        games: counts.games,
        games_per_second: counts.games as f64 / seconds,
        stops_per_second: counts.stops as f64 / seconds,
        real_decisions_per_second: counts.decisions as f64 / seconds,
        real_decisions_per_game: per(counts.decisions),
        turns_per_game: per(counts.turns),
        unfinished: counts.unfinished,
        panics: counts.panics,
        wins: counts.wins[..seats].to_vec(),
    }
}

fn print(messages: &Messages, args: &Args, report: &Report) {
    if args.json {
        println!("{}", serde_json::to_string(report).expect("plain numbers"));
        return;
    }
    let decks = messages.list(args.decks.iter().cloned());
    let title = [("games", report.games.into()), ("decks", decks.into()), ("threads", args.threads.into())];
    println!("{}", messages.say("simulate-title", &title));
    let wins: Vec<String> = report.wins.iter().map(u64::to_string).collect();
    for (id, figure) in [
        ("simulate-games", format!("{:.0}", report.games_per_second)),
        ("simulate-stops", format!("{:.0}", report.stops_per_second)),
        ("simulate-decisions", format!("{:.0}", report.real_decisions_per_second)),
        ("simulate-decisions-a-game", format!("{:.1}", report.real_decisions_per_game)),
        ("simulate-turns-a-game", format!("{:.1}", report.turns_per_game)),
        ("simulate-wins", wins.join(" : ")),
        ("simulate-unfinished", report.unfinished.to_string()),
        ("simulate-panics", report.panics.to_string()),
    ] {
        let label = messages.say(id, &[]);
        println!("  {label}{}{figure:>12}", " ".repeat(28usize.saturating_sub(label.width())));
    }
}
