//! `facedown judge`: plays scenarios and says which hold.

use crate::lang::Lang;
use judge::{Detail, Options};
use std::path::PathBuf;
use std::process::ExitCode;

/// Play scenarios (.feature files) and say which hold
#[derive(clap::Args, Debug)]
pub struct Args {
    /// Feature files, or folders with such files
    #[arg(required = true)]
    paths: Vec<PathBuf>,
    /// One JSON object a line for each scenario: file, name, tags, status, message, line
    #[arg(long)]
    json: bool,
    /// What happened, event by event, each with the rule that made it so
    #[arg(long)]
    explain: bool,
    /// Threads; as many as there are cores if not given
    #[arg(long)]
    jobs: Option<usize>,
    #[command(flatten)]
    lang: Lang,
}

pub fn run(args: &Args) -> ExitCode {
    let messages = match args.lang.messages() {
        Ok(messages) => messages,
        Err(why) => {
            eprintln!("{why}");
            return ExitCode::from(2);
        }
    };
    let detail = if args.explain { Detail::Explained } else { Detail::Outcome };
    match judge::run(&args.paths, &Options { detail, jobs: args.jobs, messages }) {
        Ok(report) => {
            if args.json {
                print!("{}", report.json_lines());
            } else {
                println!("{}", report.said(messages));
            }
            if report.all_passed() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
        }
        Err(located) => {
            eprintln!("{}", messages.say("judge-wrong", &[("what", located.to_string().into())]));
            ExitCode::from(2)
        }
    }
}
