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
  cargo xtask test      before every commit: tidy, fmt, clippy, tests, doc tests, scenarios
  cargo xtask tidy      the checks of the tree alone (a second)
  cargo xtask docs      write docs/gaps.md anew after adding a GAP, CHOICE or DIFFERS tag
  cargo xtask cites 708.8
                        where the project knows this rule: code, pages and scenarios
  FACEDOWN_SHARED=../../shared cargo xtask corpus
                        all that needs the card corpus, which is not part of the project";

#[derive(Subcommand)]
enum Task {
    /// Every check that needs nothing but this folder.
    Test,
    /// The checks that need the card corpus in ../shared (or in the folder that FACEDOWN_SHARED names).
    Corpus,
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
        Task::Test => tasks::test(&root),
        Task::Corpus => tasks::corpus(&root),
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
