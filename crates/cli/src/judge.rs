//! `facedown judge`: plays scenarios and says which hold.

use crate::lang::Lang;
use judge::{Detail, Options};
use std::path::PathBuf;
use std::process::ExitCode;

#[derive(clap::Args, Debug)]
pub struct Args {
    #[arg(required = true, value_name = "PATH")]
    paths: Vec<PathBuf>,
    #[arg(long)]
    json: bool,
    #[arg(long)]
    explain: bool,
    #[arg(long, value_name = "N")]
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
            eprintln!("{}", messages.say("judge-wrong", &[("what", located.said(messages).into())]));
            ExitCode::from(2)
        }
    }
}
