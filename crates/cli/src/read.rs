//! `facedown read`: what a written card means, or where it is not understood.

use oracle::card_text::{self, CardText, Place};
use oracle::reminder::{self, Fault};
use oracle::{Language, Read, Unread, read_card_in, tree, type_line};
use std::path::{Path, PathBuf};

#[derive(clap::Args)]
pub struct Args {
    /// The file with the card; `-` reads standard input. Name and cost stand on line 1, then the
    /// type line, the rules text, and power/toughness last.
    file: PathBuf,
    /// The language it is written in: en, de, es, fr, it, ja, pt or zhs.
    #[arg(long, default_value = "en")]
    lang: String,
}

pub fn run(args: &Args) -> Result<(), String> {
    let language = crate::lang::named(&args.lang)?;
    let (written, read) = card(&args.file, language)?;
    for face in &read.card.faces {
        print!("{}", show(face));
    }
    for note in notes(language, &written, &read) {
        eprintln!("{note}");
    }
    Ok(())
}

/// Where a reminder does not say what the rule says; it has no meaning, so the card is read all the same (CR 207.2).
fn notes(language: Language, written: &CardText, read: &Read) -> Vec<String> {
    let mut notes = Vec::new();
    let faces = written.raw.faces.iter().zip(&read.card.faces).zip(&read.wording).enumerate();
    for (face, ((raw, meant), wording)) in faces {
        for remark in reminder::remarks_of(language, &raw.name, meant, wording, &raw.text) {
            let place = written.place(face, remark.at);
            let what = match remark.fault {
                Fault::OfNothing => "this reminder explains nothing that stands here".to_owned(),
                Fault::Other(rule) => format!("this reminder does not say what the rule says, which is {rule}"),
                Fault::NotUnderstood => "this reminder is not understood; it changes nothing".to_owned(),
            };
            notes.push(format!("line {}, column {}: {what}", place.line, place.column));
        }
    }
    notes
}

/// A written card, cut and understood; an error shows the place.
pub fn card(file: &Path, language: Language) -> Result<(CardText, Read), String> {
    let shown = file.display();
    let text =
        if file.as_os_str() == "-" { std::io::read_to_string(std::io::stdin()) } else { std::fs::read_to_string(file) };
    let text = text.map_err(|why| format!("{shown}: {why}"))?;
    let card = card_text::parse(&text).map_err(|why| pointed(&text, why.at, &format!("expected {}", why.expected)))?;
    let why = match read_card_in(language, &card.raw) {
        Ok(read) => return Ok((card, read)),
        Err(why) => why,
    };
    let other = Language::ALL.into_iter().find(|&l| l != language && read_card_in(l, &card.raw).is_ok());
    if let Some(other) = other {
        return Err(format!("this card is in {}, not in {}: --lang {}", other.name(), language.name(), other.code()));
    }
    match why {
        Unread::Declined(declined) => {
            let expected = expected(&declined.expected);
            let at = card.offset(&declined);
            let cut = declined.part == oracle::Part::Text
                && declined.at >= card.raw.faces[declined.face].text.trim_end().len();
            let what = if cut { "the text ends in the middle" } else { "not understood here" };
            Err(pointed(&text, at, &format!("{what}; expected {expected}")))
        }
        Unread::Ambiguous(ambiguous) => {
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
