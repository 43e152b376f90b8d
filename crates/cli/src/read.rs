//! `facedown read`: what a written card means, or where it is not understood.

use messages::Messages;
use oracle::card_text::{self, CardText, Place};
use oracle::reminder::{self, Fault};
use oracle::{Language, Read, Unread, read_card_in, tree, type_line};
use std::path::{Path, PathBuf};

#[derive(clap::Args)]
pub struct Args {
    file: PathBuf,
    #[arg(long, value_name = "CODE", default_value = "en")]
    lang: String,
}

pub fn run(args: &Args) -> Result<(), String> {
    let language = crate::lang::named(&args.lang)?;
    let words = crate::lang::chosen(None)?;
    let (written, read) = card(words, &args.file, language)?;
    for face in &read.card.faces {
        print!("{}", show(words, face));
    }
    for note in notes(words, language, &written, &read) {
        eprintln!("{note}");
    }
    Ok(())
}

/// Where a reminder does not say what the rule says; it has no meaning, so the card is read all the same (CR 207.2).
fn notes(words: &Messages, language: Language, written: &CardText, read: &Read) -> Vec<String> {
    let mut notes = Vec::new();
    let faces = written.raw.faces.iter().zip(&read.card.faces).zip(&read.wording).enumerate();
    for (face, ((raw, meant), wording)) in faces {
        for remark in reminder::remarks_of(language, &raw.name, meant, wording, &raw.text) {
            let text = raw.text.get(remark.at..).and_then(|rest| rest.lines().next()).unwrap_or_default();
            let what = match remark.fault {
                Fault::OfNothing => words.say("trouble-reminder-nothing", &[("text", text.into())]),
                Fault::Other(rule) => words.say("trouble-reminder-other", &[("rule", rule.into())]),
                Fault::NotUnderstood => words.say("trouble-reminder-unread", &[("text", text.into())]),
            };
            notes.push(words.about(said_place(words, written.place(face, remark.at)), what));
        }
    }
    notes
}

/// A written card, cut and understood; an error shows the place.
pub fn card(words: &Messages, file: &Path, language: Language) -> Result<(CardText, Read), String> {
    let text = text(words, file)?;
    let expected = |expected: &[String]| ("what", words.expected(language, expected).into());
    let card = card_text::parse(&text).map_err(|why| {
        let expected = expected(&[why.expected.to_owned()]);
        pointed(words, &text, why.at, &words.say("read-expected", &[expected]))
    })?;
    let why = match read_card_in(language, &card.raw) {
        Ok(read) => return Ok((card, read)),
        Err(why) => why,
    };
    let other = Language::ALL.into_iter().find(|&l| l != language && read_card_in(l, &card.raw).is_ok());
    if let Some(other) = other {
        let name = |language: Language| words.say("language", &[("code", language.code().into())]);
        let of = [("is", name(other).into()), ("wanted", name(language).into()), ("code", other.code().into())];
        return Err(words.say("read-other-language", &of));
    }
    match why {
        Unread::Declined(declined) => {
            let at = card.offset(&declined);
            let cut = declined.part == oracle::Part::Text
                && declined.at >= card.raw.faces[declined.face].text.trim_end().len();
            let id = if cut { "read-cut" } else { "read-not-understood" };
            Err(pointed(words, &text, at, &words.say(id, &[expected(&declined.expected)])))
        }
        Unread::Ambiguous(ambiguous) => {
            let name = card.raw.faces[ambiguous.face].name.as_str();
            let of = [("name", name.into()), ("count", ambiguous.readings.len().into())];
            let mut out = words.say("read-ambiguous", &of) + "\n";
            for reading in &ambiguous.readings {
                out.push_str(&format!("\n{}", tree::show(reading)));
            }
            Err(out)
        }
    }
}

/// A written text: a file, or standard input.
pub fn text(words: &Messages, file: &Path) -> Result<String, String> {
    let read =
        if file.as_os_str() == "-" { std::io::read_to_string(std::io::stdin()) } else { std::fs::read_to_string(file) };
    read.map_err(|why| words.file_error(file, &why))
}

fn show(words: &Messages, face: &ir::CardFace) -> String {
    let cost = face.mana_cost.as_ref().map_or(String::new(), |c| format!(" {c}"));
    let mut out = format!("{}{cost}\n{}\n", face.name, type_line::write_in(words.language(), &face.type_line));
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

/// The line, a caret below the place, and what is to be said about it.
fn pointed(words: &Messages, text: &str, at: usize, message: &str) -> String {
    let place = Place::of(text, at);
    let line = text.lines().nth(place.line - 1).unwrap_or("");
    let gap: String = line.chars().take(place.column - 1).map(|_| " ").collect();
    let message = format!("\n  {line}\n  {gap}^\n{message}");
    words.about(said_place(words, place), String::new()).trim_end().to_owned() + &message
}

fn said_place(words: &Messages, place: Place) -> String {
    words.say("read-place", &[("line", place.line.into()), ("column", place.column.into())])
}
