//! `facedown corpus`: how much of a card file is understood.

use indicatif::{ProgressBar, ProgressStyle};
use messages::Messages;
use oracle::corpus::{self, Status, Summary};
use oracle::localized::{self, Figures};
use oracle::{Language, mtgjson, reminded};
use std::collections::HashSet;
use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::time::Instant;
use unicode_width::UnicodeWidthStr;

#[derive(clap::Args)]
pub struct Args {
    file: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    names: Option<PathBuf>,
    #[arg(long, value_name = "CODE")]
    lang: Option<String>,
    #[arg(long)]
    reminder: bool,
    #[arg(long)]
    json: bool,
    #[arg(long, value_name = "N", default_value_t = 20)]
    reasons: usize,
}

pub fn run(args: &Args) -> Result<(), String> {
    let words = crate::lang::chosen(None)?;
    let file = match (&args.file, std::env::var_os("FACEDOWN_SHARED")) {
        (Some(file), _) => file.clone(),
        (None, Some(shared)) => PathBuf::from(shared).join("data/AtomicCards.json.gz"),
        (None, None) => return Err(words.say("corpus-name-file", &[])),
    };
    let start = Instant::now();
    let mut entries = load(words, &file)?;
    if let Some(path) = &args.names {
        let names = crate::read::text(words, path)?;
        let wanted: HashSet<&str> = names.lines().map(str::trim).filter(|n| !n.is_empty()).collect();
        entries.retain(|e| wanted.contains(e.name.as_str()));
        if entries.is_empty() {
            let [path, file] = [path, &file].map(|path| path.display().to_string());
            return Err(words.say("corpus-no-names", &[("path", path.into()), ("file", file.into())]));
        }
    }
    if args.reminder {
        return reminders(words, args.lang.as_deref().unwrap_or("en"), &entries, args.reasons);
    }
    if let Some(code) = &args.lang {
        return languages(words, code, &entries, args.reasons);
    }
    let bar =
        if std::io::stderr().is_terminal() { ProgressBar::new(entries.len() as u64) } else { ProgressBar::hidden() };
    bar.set_style(ProgressStyle::with_template("{bar:40} {pos}/{len}").expect("a template"));
    let outcomes = corpus::run(&entries, || bar.inc(1));
    bar.finish_and_clear();
    if args.json {
        let mut out = std::io::BufWriter::new(std::io::stdout().lock());
        for outcome in &outcomes {
            let line = serde_json::to_string(outcome).map_err(|why| why.to_string())?;
            if writeln!(out, "{line}").is_err() {
                return Ok(());
            }
        }
        return Ok(());
    }
    report(words, &Summary::of(&outcomes), args.reasons, start);
    let ambiguous = words.say("corpus-ambiguous", &[]);
    for outcome in outcomes.iter().filter(|o| o.status == Status::Ambiguous) {
        println!("{}", words.about(ambiguous.clone(), outcome.name.clone()));
    }
    Ok(())
}

/// The cards of a file; what is wrong inside of it is told as its reader has it.
pub fn load(words: &Messages, file: &Path) -> Result<Vec<mtgjson::Entry>, String> {
    std::fs::File::open(file).map_err(|why| words.file_error(file, &why))?;
    mtgjson::load(file).map_err(|why| {
        let what = words.about(file.display().to_string(), words.say("corpus-no-cards", &[]));
        format!("{what}\n  {why}")
    })
}

/// Of each language how many printings are the default wording, are some wording, are read to the meaning.
fn languages(words: &Messages, code: &str, entries: &[mtgjson::Entry], reasons: usize) -> Result<(), String> {
    let wanted = if code == "all" {
        Language::ALL.into_iter().filter(|&l| l != Language::English).collect()
    } else {
        vec![crate::lang::named(code)?]
    };
    if wanted == [Language::English] {
        return Err(words.say("corpus-english", &[]));
    }
    let columns =
        ["column-texts", "column-default", "column-worded", "column-read", "column-ambiguous", "column-options"];
    let table = Table::new(words, &columns);
    for &language in &wanted {
        let printings = localized::printings(language, entries);
        let verdicts = localized::run(language.grammar(), &printings);
        let Figures { texts, default, worded, read, ambiguous, options } = Figures::of(&verdicts);
        let figures = [texts, default, worded, read, ambiguous].map(|n| n.to_string());
        let options = format!("{:.2}", options as f64 / worded.max(1) as f64);
        table.line(language.code(), figures.into_iter().chain([options]));
        if wanted.len() == 1 && reasons > 0 {
            println!("\n{}", words.say("corpus-not-exact", &[]));
            for (count, reason, example) in localized::reasons(&printings, &verdicts).into_iter().take(reasons) {
                println!("{count:7}  {reason}   <- {example}");
            }
        }
    }
    Ok(())
}

/// Of each language how many texts with reminders are read, and come back with them.
fn reminders(words: &Messages, code: &str, entries: &[mtgjson::Entry], reasons: usize) -> Result<(), String> {
    let wanted = if code == "all" { Language::ALL.to_vec() } else { vec![crate::lang::named(code)?] };
    let table = Table::new(words, &["column-reminded", "column-read", "column-exact"]);
    for &language in &wanted {
        let printings = reminded::printings(language, entries);
        let verdicts = reminded::run(language.grammar(), &printings);
        let reminded::Figures { reminded, read, exact } = reminded::Figures::of(&verdicts);
        table.line(language.code(), [reminded, read, exact].map(|n| n.to_string()));
        if wanted.len() == 1 && reasons > 0 {
            println!("\n{}", words.say("corpus-not-recognised", &[]));
            for (count, reason, example) in reminded::reasons(&printings, &verdicts).into_iter().take(reasons) {
                println!("{count:7}  {reason}   <- {example}");
            }
        }
    }
    Ok(())
}

/// Figures under heads in the reader's language, a line for each language.
struct Table {
    widths: Vec<usize>,
}

impl Table {
    /// Prints the heads.
    fn new(words: &Messages, columns: &[&str]) -> Table {
        let first = words.say("column-language", &[]);
        let heads: Vec<String> = columns.iter().map(|column| words.say(column, &[])).collect();
        let widths = std::iter::once(first.width()).chain(heads.iter().map(|head| head.width().max(5) + 2));
        let table = Table { widths: widths.collect() };
        table.line(&first, heads);
        table
    }

    fn line(&self, first: &str, figures: impl IntoIterator<Item = String>) {
        let pad = |text: &str, width: usize| " ".repeat(width.saturating_sub(text.width()));
        let mut line = format!("{first}{}", pad(first, self.widths[0]));
        for (figure, width) in figures.into_iter().zip(&self.widths[1..]) {
            line += &format!("{}{figure}", pad(&figure, *width));
        }
        println!("{line}");
    }
}

fn report(words: &Messages, summary: &Summary, reasons: usize, start: Instant) {
    let all = (summary.read + summary.declined + summary.ambiguous).max(1);
    let share = |n: usize| format!("{:.1}", n as f64 * 100.0 / all as f64);
    let seconds = format!("{:.1}", start.elapsed().as_secs_f64());
    let options = format!("{:.2}", summary.options as f64 / summary.read.max(1) as f64);
    let read = [("count", summary.read.into()), ("share", share(summary.read).into())];
    let lines = [
        ("corpus-cards", words.say("corpus-cards-in", &[("all", all.into()), ("seconds", seconds.into())])),
        ("corpus-read", words.say("corpus-read-share", &read)),
        ("corpus-declined", format!("{} ({} %)", summary.declined, share(summary.declined))),
        ("corpus-ambiguous", summary.ambiguous.to_string()),
        ("corpus-wording", words.say("corpus-wording-options", &[("options", options.into())])),
    ];
    let heads = lines.each_ref().map(|(id, _)| words.about(words.say(id, &[]), String::new()).trim_end().to_owned());
    let width = heads.iter().map(|head| head.width()).max().unwrap_or(0);
    for (head, (_, value)) in heads.iter().zip(&lines) {
        println!("{head}{} {value}", " ".repeat(width - head.width()));
    }
    if summary.declined > 0 && reasons > 0 {
        println!("\n{}", words.say("corpus-stopped", &[]));
        for (reason, count) in summary.reasons.iter().take(reasons) {
            println!("{count:7}  {reason}");
        }
    }
}
