//! `facedown verify`: whether the log of a table is true.

use clap::Parser;
use messages::Cards;
use std::path::PathBuf;
use std::sync::Arc;
use table::sealed::{Report, verify};

/// Check the log of a game that a table has exported: was every card what it turned out to be?
///
/// Every card shown is compared with what was committed to while it lay hidden, and the lines with their
/// chain of hashes. If the log holds the secret of the table, the game is played again: every card,
/// order, draw and answer. The file and each hash are described in docs/sealed.md.
#[derive(Parser)]
#[command(after_help = "Examples:\n  facedown verify GAME.json\n  facedown verify GAME.json --json")]
pub struct Args {
    /// The log, as the table exports it.
    file: PathBuf,
    /// The report as JSON.
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args) -> Result<(), String> {
    let path = args.file.display();
    let text = std::fs::read_to_string(&args.file).map_err(|why| format!("{path}: {why}"))?;
    let report = verify(&text, &Arc::new(Cards::shipped())).map_err(|found| format!("{path}, {found}"))?;
    if args.json {
        println!("{}", serde_json::to_string_pretty(&report).expect("plain data"));
    } else {
        print!("{}", said(&report));
    }
    Ok(())
}

fn said(report: &Report) -> String {
    let Report { seats, viewer, moments, seals, opened, whole, chosen, head } = report;
    let scope = if *whole {
        "The secret is in the log: the game was played again, and every card, order, draw and answer is as committed."
    } else {
        "The secret is not in the log: what was shown is checked; chance and what stayed hidden are not."
    };
    let chosen = if *chosen { "\nWhoever made the game chose its shuffles by a number." } else { "" };
    format!(
        "True: {}, as {viewer} received it.\n  {moments} moments, unbroken up to {head}\n  {seals} cards sealed, {opened} opened, each as it was sealed\n{scope}{chosen}\n",
        seats.join(" against "),
    )
}
