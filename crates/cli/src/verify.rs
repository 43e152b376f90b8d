//! `facedown verify`: whether the log of a table is true.

use crate::lang::Lang;
use clap::Parser;
use messages::{Cards, Messages};
use std::path::PathBuf;
use std::sync::Arc;
use table::sealed::{Report, verify};

#[derive(Parser)]
#[command(after_help = "  facedown verify GAME.json\n  facedown verify GAME.json --json")]
pub struct Args {
    file: PathBuf,
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    lang: Lang,
}

pub fn run(args: &Args) -> Result<(), String> {
    let words = args.lang.messages()?;
    let text = crate::read::text(words, &args.file)?;
    let report = verify(&text, &Arc::new(Cards::shipped())).map_err(|found| {
        let line = words.say("page-line", &[("line", found.line.into())]);
        let place = words.list([args.file.display().to_string(), line]);
        words.about(place, found.what.said(words))
    })?;
    if args.json {
        println!("{}", serde_json::to_string_pretty(&report).expect("plain data"));
    } else {
        print!("{}", said(words, &report));
    }
    Ok(())
}

fn said(words: &Messages, report: &Report) -> String {
    let Report { seats, viewer, moments, seals, opened, whole, chosen, head } = report;
    let against = |one: String, other: &String| {
        words.say("verify-against", &[("one", one.into()), ("other", other.as_str().into())])
    };
    let all = seats.iter().skip(1).fold(seats.first().cloned().unwrap_or_default(), against);
    let viewer = if seats.contains(viewer) { viewer.clone() } else { words.say("verify-spectator", &[]) };
    let mut lines = vec![
        words.say("verify-true", &[("seats", all.into()), ("viewer", viewer.into())]),
        words.say("verify-moments", &[("moments", (*moments).into()), ("head", head.as_str().into())]),
        words.say("verify-seals", &[("seals", (*seals).into()), ("opened", (*opened).into())]),
        words.say(if *whole { "verify-whole" } else { "verify-open" }, &[]),
    ];
    lines[1..3].iter_mut().for_each(|line| line.insert_str(0, "  "));
    if *chosen {
        lines.push(words.say("verify-chosen", &[]));
    }
    lines.join("\n") + "\n"
}
