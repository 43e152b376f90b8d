//! `facedown replay`: a kept game, step by step, as one seat lived it.

use crate::lang::Lang;
use crate::play;
use crate::play::screen::replay;
use crate::play::sight::Sight;
use messages::{Cards, Messages, Weight, Words};
use rules::Seat;
use rules::knowledge::Viewer;
use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::sync::Arc;
use table::{Moment, Record, Table};

#[derive(clap::Args)]
#[command(
    after_help = "  facedown replay FILE\n  facedown replay FILE --seat 2 --lines\n  facedown replay FILE --at 120 --as-scenario > question.feature"
)]
pub struct Args {
    file: PathBuf,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=8))]
    seat: Option<u8>,
    #[arg(long, value_name = "STEP")]
    at: Option<usize>,
    #[arg(long, requires = "at")]
    as_scenario: bool,
    #[arg(long)]
    lines: bool,
    #[arg(long)]
    recover: bool,
    #[command(flatten)]
    lang: Lang,
}

pub fn run(args: &Args) -> Result<(), String> {
    let cards = Arc::new(Cards::shipped());
    let messages = args.lang.messages()?;
    let record = play::load(messages, &args.file, &cards, args.recover)?;
    let seats = &record.opening.seats;
    let person = seats.iter().position(|s| s.bot.is_none()).unwrap_or(0);
    let seat = args.seat.map_or(person, |n| usize::from(n) - 1);
    if seat >= seats.len() {
        return Err(messages.say("replay-seat", &[("seat", (seat + 1).into()), ("seats", seats.len().into())]));
    }
    let viewer = Viewer::Seat(Seat(seat as u8));
    let moments =
        table::replay(&cards, &record, viewer).map_err(|why| play::at(messages, &args.file, why.said(messages)))?;
    let last = moments.len() - 1;
    let at = args.at.unwrap_or(last);
    if at > last {
        return Err(messages.say("replay-at", &[("at", at.into()), ("last", last.into())]));
    }
    if args.as_scenario {
        return scenario(messages, &cards, &record, moments[at].answers, viewer);
    }
    let words = Words::new(messages.language(), cards, play::names(messages, seats));
    let sight = Sight::new(words, moments[0].view.clone());
    if !args.lines && io::stdin().is_terminal() && io::stdout().is_terminal() {
        return replay::show(sight, &moments, args.at.unwrap_or(0)).map_err(|why| why.to_string());
    }
    print(sight, &moments[..=at]).map_err(|why| why.to_string())
}

/// The log, with the number of the step before each line.
fn print(mut sight: Sight, moments: &[Moment]) -> io::Result<()> {
    let mut out = io::stdout().lock();
    for (step, moment) in moments.iter().enumerate() {
        let before = sight.lines.len();
        sight.see(&moment.told, moment.view.clone());
        for line in sight.lines.get(before..).unwrap_or_default() {
            match line.weight {
                Weight::Heading => writeln!(out, "{step:>5}  == {} ==", line.text)?,
                Weight::Plain => writeln!(out, "{step:>5}  {} [{}]", line.text, line.rule)?,
                Weight::Fine => {}
            }
        }
    }
    play::text::board(&sight, &mut out)
}

/// The scenario goes to standard output; what it could not say, to the other.
fn scenario(
    messages: &Messages,
    cards: &Arc<Cards>,
    record: &Record,
    answers: usize,
    viewer: Viewer,
) -> Result<(), String> {
    let table = Table::resume(cards.clone(), record.clone()).map_err(|why| why.said(messages))?;
    let seats: Vec<String> = record.opening.seats.iter().map(|s| s.name.clone()).collect();
    let setup = table.setup();
    let log = &table.answers()[..answers];
    let moment = judge::Moment { setup: &setup, seats: &seats, answers: log, viewer, invented: &[] };
    let retold = moment.retold().map_err(|why| why.said(messages))?;
    print!("{}", retold.text);
    if let Some(why) = &retold.stopped {
        eprintln!("{}", messages.say("replay-stopped", &[("why", why.in_words(messages).into())]));
    }
    for line in &retold.left_out {
        eprintln!("{}", messages.say("replay-left-out", &[("line", line.as_str().into())]));
    }
    Ok(())
}
