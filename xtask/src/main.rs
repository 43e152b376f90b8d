//! `cargo xtask`: every check of the project.

use clap::{Parser, Subcommand};
use std::process::ExitCode;
use xtask::{tasks, tree};

/// Every check of the project, one command.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", after_help = EXAMPLES)]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

const EXAMPLES: &str = "\
Examples:
  cargo xtask test      before every commit: tidy, fmt, clippy, tests, doc tests, scenarios, the browser client
  cargo xtask tidy      the checks of the tree alone (a second)
  cargo xtask laws      the two-world law over 10,000 pairs, 120,000 random games (an hour)
  cargo xtask docs      write docs/gaps.md anew after adding a GAP, CHOICE or DIFFERS tag
  cargo xtask cites 708.8
                        where the project knows this rule: code, pages and scenarios
  FACEDOWN_SHARED=../../shared cargo xtask corpus
                        all that needs the card corpus, which is not part of the project";

#[derive(Subcommand)]
enum Task {
    /// Every check that needs nothing but this folder.
    Test {
        /// Leave out the browser client, where Node or Chromium cannot be had.
        #[arg(long)]
        no_web: bool,
    },
    /// The checks that need the card corpus in ../shared (or in the folder that FACEDOWN_SHARED names).
    Corpus,
    /// The laws that take random games, at full size: minutes, with a line for each.
    Laws {
        /// Pairs of worlds for the two-world law.
        #[arg(long, default_value_t = 10_000)]
        pairs: u64,
        /// Random games with every card that scenarios know.
        #[arg(long, default_value_t = 20_000)]
        games: u64,
        /// Random games with the decks that ship, for two to four players.
        #[arg(long, default_value_t = 100_000)]
        deck_games: u64,
    },
    /// What the compiler cannot see: crate arrows, lengths, rule numbers, words.
    Tidy,
    /// Write the generated page docs/gaps.md anew.
    Docs,
    /// Every line that cites a rule of the Comprehensive Rules, or a part of it.
    Cites {
        /// Such as 708.8, or 708 for the whole chapter.
        rule: String,
    },
}

fn main() -> ExitCode {
    let root = tree::root();
    let outcome = match Arguments::parse().task {
        Task::Test { no_web } => tasks::test(&root, if no_web { tasks::Web::LeftOut } else { tasks::Web::Checked }),
        Task::Corpus => tasks::corpus(&root),
        Task::Laws { pairs, games, deck_games } => tasks::laws(&root, pairs, games, deck_games),
        Task::Tidy => tasks::tidy(&root),
        Task::Docs => tasks::docs(&root),
        Task::Cites { rule } => tasks::cites(&root, &rule),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("\nxtask: {why}");
            ExitCode::FAILURE
        }
    }
}
