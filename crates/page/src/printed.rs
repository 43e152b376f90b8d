//! Mana costs, type lines, power and toughness of a page, held to those of the card (CR 202.1, 205.1, 208.1).

use crate::line::{Shape, Written};
use crate::{Trouble, TroubleKind};
use ir::{CardFace, ManaCost, PtValue, TypeLine};
use messages::{Arg, Messages};
use oracle::type_line;

/// Lines that say something else than each face of the card.
pub fn troubles(lines: &[Written], faces: &[CardFace], words: &Messages) -> Vec<Trouble> {
    lines.iter().filter_map(|line| trouble(line, faces, words)).collect()
}

fn trouble(line: &Written, faces: &[CardFace], words: &Messages) -> Option<Trouble> {
    let (what, said, own): (_, String, Vec<String>) = match &line.shape {
        Shape::ManaCost | Shape::Name(_) => {
            let costs = faces.iter().filter_map(|face| face.mana_cost.as_ref());
            ("fact-mana-cost", cost_in(line)?.to_string(), costs.map(ToString::to_string).collect())
        }
        Shape::TypeLine(said, _) => {
            let lines = faces.iter().map(|face| &face.type_line);
            if lines.clone().any(|line| sorted(line) == sorted(said)) {
                return None;
            }
            let write = |line: &TypeLine| type_line::write_in(words.language(), line);
            ("fact-type-line", write(said), lines.map(write).collect())
        }
        Shape::Numbers => ("fact-power-toughness", power_toughness_in(line)?, faces.iter().filter_map(shown).collect()),
        _ => return None,
    };
    if own.contains(&said) {
        return None;
    }
    let fact: (_, Arg) = ("fact", words.say(what, &[]).into());
    let message = if own.is_empty() {
        words.say("trouble-no-fact", &[fact, ("text", line.text.into())])
    } else {
        words.say("trouble-other-fact", &[fact, ("own", own.join(" // ").into())])
    };
    Some(Trouble { line: line.number, what: TroubleKind::Fact, message })
}

/// The mana cost of a line, alone or behind a name; the letter that stands for a basic land's text is none.
fn cost_in(line: &Written) -> Option<ManaCost> {
    let text = match line.shape {
        Shape::Name(_) => line.text.split_once(" {")?.1,
        _ => line.text,
    };
    let text = if text.starts_with('{') { text.to_owned() } else { format!("{{{text}") };
    if text.ends_with('}') { text.parse().ok() } else { None }
}

/// The order in which a language puts its words is its own.
fn sorted(line: &TypeLine) -> TypeLine {
    let mut line = line.clone();
    line.supertypes.sort();
    line.types.sort();
    line.subtypes.sort();
    line
}

/// Power and toughness as written, where a star says that an ability sets them.
fn power_toughness_in(line: &Written) -> Option<String> {
    let (power, toughness) = line.text.trim_matches(['(', ')']).split_once('/')?;
    let value = |text: &str| if text.contains('*') { "*".to_owned() } else { text.to_owned() };
    Some(format!("{}/{}", value(power), value(toughness)))
}

fn shown(face: &CardFace) -> Option<String> {
    let value = |value: PtValue| match value {
        PtValue::Number(number) => number.to_string(),
        PtValue::Star => "*".to_owned(),
    };
    face.power_toughness.map(|(power, toughness)| format!("{}/{}", value(power), value(toughness)))
}
