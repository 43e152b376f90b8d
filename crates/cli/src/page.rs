//! `facedown page`: what a page about a card holds, and whether all its languages say the same.

use crate::lang::Lang;
use ::page::show::{self, Detail};
use ::page::{Known, json};
use messages::{Language, Messages};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

#[derive(clap::Args)]
pub struct Args {
    file: PathBuf,
    #[arg(long)]
    json: bool,
    #[arg(long)]
    all: bool,
    #[command(flatten)]
    lang: Lang,
}

pub fn run(args: &Args) -> ExitCode {
    let read = args.lang.messages().and_then(|words| Ok((words, text(words, &args.file)?)));
    let (words, text) = match read {
        Ok(read) => read,
        Err(why) => {
            eprintln!("{why}");
            return ExitCode::from(2);
        }
    };
    let known = Known::shipped();
    // Data is the same in every language.
    let page = ::page::read(&text, &known, if args.json { Messages::of(Language::English) } else { words });
    if args.json {
        println!("{:#}", json::value(&page, &known));
    } else {
        let detail = if args.all { Detail::Whole } else { Detail::Short };
        print!("{}", show::text(&page, &known, words, detail));
    }
    if page.troubles.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn text(words: &Messages, file: &Path) -> Result<String, String> {
    let text = crate::read::text(words, file)?;
    let empty = || words.say("page-empty", &[("path", file.display().to_string().into())]);
    if text.trim().is_empty() { Err(empty()) } else { Ok(text) }
}
