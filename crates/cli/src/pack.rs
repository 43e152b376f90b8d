//! `facedown pack`: the shipped cards, compiled from a card file.

use oracle::{mtgjson, pack, printed};
use std::collections::{HashMap, HashSet};
use std::path::PathBuf;

#[derive(clap::Args)]
pub struct Args {
    /// MTGJSON AtomicCards, plain or with gzip.
    file: PathBuf,
    /// The names of the cards to ship, one a line.
    #[arg(long, default_value = "cards/pack.txt")]
    names: PathBuf,
    /// Where the compiled cards go.
    #[arg(long, default_value = "cards/shipped.jsonl")]
    out: PathBuf,
    /// Where the facts about their printings go: sets, dates and digests of rulings.
    #[arg(long, default_value = "cards/printed.jsonl")]
    facts: PathBuf,
}

pub fn run(args: &Args) -> Result<(), String> {
    let entries = mtgjson::load(&args.file).map_err(|why| why.to_string())?;
    let by_name: HashMap<&str, &mtgjson::Entry> = entries.iter().map(|e| (e.name.as_str(), e)).collect();
    let names = std::fs::read_to_string(&args.names).map_err(|why| format!("{}: {why}", args.names.display()))?;
    let (mut lines, mut facts) = (Vec::new(), Vec::new());
    let mut seen = HashSet::new();
    for name in names.lines().map(str::trim).filter(|n| !n.is_empty()) {
        if !seen.insert(name) {
            return Err(format!("{name} stands twice in {}", args.names.display()));
        }
        let entry = by_name.get(name).ok_or_else(|| format!("{name} is not in {}", args.file.display()))?;
        let shipped = pack::compile(entry)?;
        if !shipped.is_proved() {
            return Err(format!("{name} is not rendered as it is printed"));
        }
        lines.push(serde_json::to_string(&shipped).map_err(|why| why.to_string())?);
        facts.push(serde_json::to_string(&printed::of(entry)).map_err(|why| why.to_string())?);
    }
    for (path, lines) in [(&args.out, &mut lines), (&args.facts, &mut facts)] {
        lines.sort();
        std::fs::write(path, lines.join("\n") + "\n").map_err(|why| format!("{}: {why}", path.display()))?;
    }
    println!("{} cards in {}", lines.len(), args.out.display());
    Ok(())
}
