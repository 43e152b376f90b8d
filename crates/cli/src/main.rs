//! The command line of facedown.

mod bot;
mod card;
mod corpus;
mod help;
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

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use std::ffi::OsString;
use std::process::ExitCode;

/// What each command and argument says of itself stands in `locales/*/help.ftl`, by their names.
#[derive(Parser)]
#[command(version, disable_help_subcommand = true)]
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
    Read(read::Args),
    Translate(translate::Args),
    Card(card::Args),
    Page(page::Args),
    Corpus(corpus::Args),
    Pack(pack::Args),
    Simulate(simulate::Args),
    Verify(verify::Args),
    Help(help::Args),
}

fn main() -> ExitCode {
    let line: Vec<OsString> = std::env::args_os().collect();
    let words = lang::of_command_line(&line);
    let matches = help::localized(Cli::command(), words).try_get_matches_from(line);
    let command = match matches.and_then(|matches| Cli::from_arg_matches(&matches)) {
        Ok(cli) => cli.command,
        Err(why) => return help::refused(words, &why),
    };
    let result = match command {
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
        Command::Help(args) => return help::run(&args, Cli::command()),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}
