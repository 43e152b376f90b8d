//! `facedown corpus`: how much of a card file is understood.

use indicatif::{ProgressBar, ProgressStyle};
use oracle::corpus::{self, Status, Summary};
use oracle::mtgjson;
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
