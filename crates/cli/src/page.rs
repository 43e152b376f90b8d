//! `facedown page`: what a page about a card holds, and whether all its languages say the same.

use crate::lang::Lang;
use ::page::show::{self, Detail};
use ::page::{Known, json};
use messages::{Language, Messages};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Tell what a page about a card holds, and whether all its languages say the same
///
/// A page is a text as card databases give it: names and texts in several languages, sets, flavor text, rulings, in
/// any order, with a blank line between them. Each line is accounted for.
#[derive(clap::Args)]
#[command(after_help = AFTER)]
pub struct Args {
    /// The file with the page; `-` reads standard input
    file: PathBuf,
    /// One JSON object, described in docs/page.md: card, agree, blocks, sets, rulings, lines, troubles
    #[arg(long)]
    json: bool,
    /// Also each scenario that shows a ruling, and what each line of the page is
    #[arg(long)]
    all: bool,
    #[command(flatten)]
    lang: Lang,
}

const AFTER: &str = "\
Ends with 0 if all texts were read and mean one card and each line was recognised, with 1 if something
does not fit, with 2 if there is no such page.";

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
