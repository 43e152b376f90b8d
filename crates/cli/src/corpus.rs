//! `facedown corpus`: how much of a card file is understood.

use indicatif::{ProgressBar, ProgressStyle};
use oracle::corpus::{self, Status, Summary};
use oracle::localized::{self, Figures};
use oracle::{Language, mtgjson, reminded};
use std::collections::HashSet;
use std::io::{IsTerminal, Write};
use std::path::PathBuf;
use std::time::Instant;

#[derive(clap::Args)]
pub struct Args {
    /// MTGJSON AtomicCards, plain or with gzip; without it, the one in the folder that
    /// FACEDOWN_SHARED names.
    file: Option<PathBuf>,
    /// Only the cards named in this file, one name a line.
    #[arg(long)]
    names: Option<PathBuf>,
    /// The printings in this language instead, of the cards whose English is read: `de`, or `all`.
    #[arg(long)]
    lang: Option<String>,
    /// How many texts that have reminders come back with them, to the letter; of English, or of `--lang`.
    #[arg(long)]
    reminder: bool,
    /// One JSON object for each card: name, status, at, expected, wording.
    #[arg(long)]
    json: bool,
    /// How many reasons to list.
    #[arg(long, default_value_t = 20)]
    reasons: usize,
}

pub fn run(args: &Args) -> Result<(), String> {
    let file = match (&args.file, std::env::var_os("FACEDOWN_SHARED")) {
        (Some(file), _) => file.clone(),
        (None, Some(shared)) => PathBuf::from(shared).join("data/AtomicCards.json.gz"),
        (None, None) => return Err("name a file: facedown corpus AtomicCards.json.gz".to_owned()),
    };
    let start = Instant::now();
    let mut entries = mtgjson::load(&file).map_err(|why| why.to_string())?;
    if let Some(path) = &args.names {
        let names = std::fs::read_to_string(path).map_err(|why| format!("{}: {why}", path.display()))?;
        let wanted: HashSet<&str> = names.lines().map(str::trim).filter(|n| !n.is_empty()).collect();
        entries.retain(|e| wanted.contains(e.name.as_str()));
        if entries.is_empty() {
            return Err(format!("{}: none of these names is in {}", path.display(), file.display()));
        }
    }
    if args.reminder {
        return reminders(args.lang.as_deref().unwrap_or("en"), &entries, args.reasons);
    }
    if let Some(code) = &args.lang {
        return languages(code, &entries, args.reasons);
    }
    let bar =
        if std::io::stderr().is_terminal() { ProgressBar::new(entries.len() as u64) } else { ProgressBar::hidden() };
    bar.set_style(ProgressStyle::with_template("{bar:40} {pos}/{len} cards").expect("a template"));
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
    report(&Summary::of(&outcomes), args.reasons, start);
    for outcome in outcomes.iter().filter(|o| o.status == Status::Ambiguous) {
        println!("ambiguous: {}", outcome.name);
    }
    Ok(())
}

/// Of each language how many printings are the default wording, are some wording, are read to the meaning.
fn languages(code: &str, entries: &[mtgjson::Entry], reasons: usize) -> Result<(), String> {
    let wanted = if code == "all" {
        Language::ALL.into_iter().filter(|&l| l != Language::English).collect()
    } else {
        vec![crate::lang::named(code)?]
    };
    if wanted == [Language::English] {
        return Err("a printing is held to the English; for that, leave out --lang".to_owned());
    }
    println!("{}", Figures::HEAD);
    for &language in &wanted {
        let printings = localized::printings(language, entries);
        let verdicts = localized::run(language.grammar(), &printings);
        println!("{}", Figures::of(&verdicts).line(language.code()));
        if wanted.len() == 1 && reasons > 0 {
            println!("\nwhy the others are not exact:");
            for (count, reason, example) in localized::reasons(&printings, &verdicts).into_iter().take(reasons) {
                println!("{count:7}  {reason}   <- {example}");
            }
        }
    }
    Ok(())
}

/// Of each language how many texts with reminders are read, and come back with them.
fn reminders(code: &str, entries: &[mtgjson::Entry], reasons: usize) -> Result<(), String> {
    let wanted = if code == "all" { Language::ALL.to_vec() } else { vec![crate::lang::named(code)?] };
    println!("{}", reminded::Figures::HEAD);
    for &language in &wanted {
        let printings = reminded::printings(language, entries);
        let verdicts = reminded::run(language.grammar(), &printings);
        println!("{}", reminded::Figures::of(&verdicts).line(language.code()));
        if wanted.len() == 1 && reasons > 0 {
            println!("\nwhat is not recognised:");
            for (count, reason, example) in reminded::reasons(&printings, &verdicts).into_iter().take(reasons) {
                println!("{count:7}  {reason}   <- {example}");
            }
        }
    }
    Ok(())
}

fn report(summary: &Summary, reasons: usize, start: Instant) {
    let all = (summary.read + summary.declined + summary.ambiguous).max(1);
    let share = |n: usize| n as f64 * 100.0 / all as f64;
    println!("cards:     {all}, in {:.1} s", start.elapsed().as_secs_f64());
    println!("read:      {} ({:.1} %), to the letter", summary.read, share(summary.read));
    println!("declined:  {} ({:.1} %)", summary.declined, share(summary.declined));
    println!("ambiguous: {}", summary.ambiguous);
    println!("wording:   {:.2} options a card read", summary.options as f64 / summary.read.max(1) as f64);
    if summary.declined > 0 && reasons > 0 {
        println!("\nwhere reading stopped most:");
        for (reason, count) in summary.reasons.iter().take(reasons) {
            println!("{count:7}  {reason}");
        }
    }
}
