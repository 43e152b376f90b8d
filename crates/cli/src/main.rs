//! The command line of facedown.

mod bot;
mod card;
mod corpus;
mod judge;
mod lang;
mod pack;
mod page;
mod play;
mod read;
mod replay;
mod serve;
mod simulate;
mod translate;
mod verify;

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
    Play(play::Args),
    Serve(serve::Args),
    Replay(replay::Args),
    Judge(judge::Args),
    /// Read a card as a person writes it, and show what it means.
    Read(read::Args),
    /// Say a written card in another language, through its meaning.
    Translate(translate::Args),
    /// Show a shipped card, its text rendered from its meaning.
    Card(card::Args),
    Page(page::Args),
    /// Read all cards of an MTGJSON AtomicCards file, and count.
    Corpus(corpus::Args),
    /// Compile the shipped cards from an MTGJSON AtomicCards file.
    Pack(pack::Args),
    /// Play many games between random players, and count.
    Simulate(simulate::Args),
    Verify(verify::Args),
}

fn main() -> ExitCode {
    let result = match Cli::parse().command {
        Command::Play(args) => play::run(&args),
        Command::Serve(args) => serve::run(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Judge(args) => return judge::run(&args),
        Command::Read(args) => read::run(&args),
        Command::Translate(args) => translate::run(&args),
        Command::Card(args) => card::run(&args),
        Command::Page(args) => return page::run(&args),
        Command::Corpus(args) => corpus::run(&args),
        Command::Pack(args) => pack::run(&args),
        Command::Simulate(args) => simulate::run(&args),
        Command::Verify(args) => verify::run(&args),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}
