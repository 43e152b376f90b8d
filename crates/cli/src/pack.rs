//! `facedown pack`: the shipped cards, compiled from a card file.

use oracle::{mtgjson, pack, printed};
use std::collections::{HashMap, HashSet};
use std::path::{Path, PathBuf};

#[derive(clap::Args)]
pub struct Args {
    file: PathBuf,
    #[arg(long, value_name = "FILE", default_value = "cards/pack.txt")]
    names: PathBuf,
    #[arg(long, value_name = "FILE", default_value = "cards/shipped.jsonl")]
    out: PathBuf,
    #[arg(long, value_name = "FILE", default_value = "cards/printed.jsonl")]
    facts: PathBuf,
}

pub fn run(args: &Args) -> Result<(), String> {
    let words = crate::lang::chosen(None)?;
    let entries = crate::corpus::load(words, &args.file)?;
    let by_name: HashMap<&str, &mtgjson::Entry> = entries.iter().map(|e| (e.name.as_str(), e)).collect();
    let names = crate::read::text(words, &args.names)?;
    let (mut lines, mut facts) = (Vec::new(), Vec::new());
    let mut seen = HashSet::new();
    for name in names.lines().map(str::trim).filter(|n| !n.is_empty()) {
        let of = |path: &Path| [("name", name.into()), ("path", path.display().to_string().into())];
        if !seen.insert(name) {
            return Err(words.say("pack-twice", &of(&args.names)));
        }
        let entry = by_name.get(name).ok_or_else(|| words.say("pack-missing", &of(&args.file)))?;
        let not_read = |why| format!("{}\n  {why}", words.say("pack-not-read", &[("name", name.into())]));
        let shipped = pack::compile(entry).map_err(not_read)?;
        if !shipped.is_proved() {
            return Err(words.say("pack-unproved", &[("name", name.into())]));
        }
        lines.push(serde_json::to_string(&shipped).map_err(|why| why.to_string())?);
        facts.push(serde_json::to_string(&printed::of(entry)).map_err(|why| why.to_string())?);
    }
    for (path, lines) in [(&args.out, &mut lines), (&args.facts, &mut facts)] {
        lines.sort();
        std::fs::write(path, lines.join("\n") + "\n").map_err(|why| words.file_error(path, &why))?;
    }
    let done = [("cards", lines.len().into()), ("path", args.out.display().to_string().into())];
    println!("{}", words.say("pack-done", &done));
    Ok(())
}
