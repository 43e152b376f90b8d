//! `facedown read`: what a written card means, or where it is not understood.

use oracle::card_text::{self, Place};
use oracle::{Unread, read_card, tree, type_line};
use std::path::PathBuf;

#[derive(clap::Args)]
pub struct Args {
    /// The file with the card; `-` reads standard input. Name and cost stand on line 1, then the
    /// type line, the rules text, and power/toughness last.
    file: PathBuf,
}

pub fn run(args: &Args) -> Result<(), String> {
    let shown = args.file.display();
    let text = if args.file.as_os_str() == "-" {
        std::io::read_to_string(std::io::stdin())
    } else {
        std::fs::read_to_string(&args.file)
    };
    let text = text.map_err(|why| format!("{shown}: {why}"))?;
    let card = card_text::parse(&text).map_err(|why| pointed(&text, why.at, &format!("expected {}", why.expected)))?;
    match read_card(&card.raw) {
        Ok(read) => {
            for face in &read.card.faces {
                print!("{}", show(face));
            }
            Ok(())
        }
        Err(Unread::Declined(declined)) => {
            let expected = expected(&declined.expected);
            Err(pointed(&text, card.offset(&declined), &format!("not understood here; expected {expected}")))
        }
        Err(Unread::Ambiguous(ambiguous)) => {
            let mut out =
                format!("{} can mean {} things:\n", card.raw.faces[ambiguous.face].name, ambiguous.readings.len());
            for reading in &ambiguous.readings {
                out.push_str(&format!("\n{}", tree::show(reading)));
            }
            Err(out)
        }
    }
}

fn show(face: &ir::CardFace) -> String {
    let cost = face.mana_cost.as_ref().map_or(String::new(), |c| format!(" {c}"));
    let mut out = format!("{}{cost}\n{}\n", face.name, type_line::write(&face.type_line));
    for ability in &face.abilities {
        out.push_str(&tree::show(ability));
    }
    if let Some((power, toughness)) = face.power_toughness {
        let value = |v: ir::PtValue| match v {
            ir::PtValue::Number(n) => n.to_string(),
            ir::PtValue::Star => "*".to_owned(),
        };
        out.push_str(&format!("{}/{}\n", value(power), value(toughness)));
    }
    out
}

/// Words in quotation marks, kinds of phrase without; at most a dozen.
fn expected(all: &[String]) -> String {
    let is_kind =
        |e: &&String| e.starts_with('(') || ["a ", "an ", "what "].iter().any(|article| e.starts_with(article));
    let (kinds, words): (Vec<&String>, Vec<&String>) = all.iter().partition(is_kind);
    let mut shown: Vec<String> =
        kinds.into_iter().cloned().chain(words.into_iter().map(|w| format!("`{}`", w.trim()))).collect();
    let more = shown.len().saturating_sub(12);
    shown.truncate(12);
    let list = shown.join(", ");
    if more > 0 { format!("{list} or {more} others") } else { list }
}

/// The line, a caret below the place, and what is to be said about it.
fn pointed(text: &str, at: usize, message: &str) -> String {
    let place = Place::of(text, at);
    let line = text.lines().nth(place.line - 1).unwrap_or("");
    let gap: String = line.chars().take(place.column - 1).map(|_| " ").collect();
    format!("line {}, column {}:\n  {line}\n  {gap}^\n{message}", place.line, place.column)
}
