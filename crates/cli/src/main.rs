//! The command line of facedown.

mod card;
mod corpus;
mod deck;
mod judge;
mod pack;
mod read;
mod simulate;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// A Magic rules engine in which hidden cards stay hidden.
#[derive(Parser)]
#[command(version, about)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Sit down and play. The table is being built; this says what works today.
    Play,
    Judge(judge::Args),
    /// Read a card as a person writes it, and show what it means.
    Read(read::Args),
    /// Show a shipped card, its text rendered from its meaning.
    Card(card::Args),
    /// Read all cards of an MTGJSON AtomicCards file, and count.
    Corpus(corpus::Args),
    /// Compile the shipped cards from an MTGJSON AtomicCards file.
    Pack(pack::Args),
    /// Play many games between random players, and count.
    Simulate(simulate::Args),
}

const NO_TABLE_YET: &str = "\
The table is not built yet. What works today:

  facedown judge scenarios        settle rules questions, written as a judge would say them
  facedown card \"Ransom Note\"     a card that ships, its text rendered from its meaning
  facedown simulate               whole games between random players";

fn main() -> ExitCode {
    let result = match Cli::parse().command {
        Command::Play => Err(NO_TABLE_YET.to_owned()),
        Command::Judge(args) => return judge::run(&args),
        Command::Read(args) => read::run(&args),
        Command::Card(args) => card::run(&args),
        Command::Corpus(args) => corpus::run(&args),
        Command::Pack(args) => pack::run(&args),
        Command::Simulate(args) => simulate::run(&args),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}
