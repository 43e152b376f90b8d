//! A card as a person writes it.
//!
//! ```text
//! Masked Ogre {2}{R}
//! Creature — Ogre
//! Disguise {1}{R}
//! 3/3
//! ```
//!
//! Name and mana cost, type line, rules text line by line, power and toughness
//! last; `//` alone on a line stands between the front and the back face. A back
//! face with a mana cost makes the card modal (712.3), one without makes it
//! transforming (712.2).

use crate::card::{Declined, Part, RawCard, RawFace};
use ir::Layout;
use std::fmt;

/// A written card, cut into its parts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardText {
    pub raw: RawCard,
    whole: String,
    places: Vec<Places>,
}

/// Byte offsets of the parts of a face in the whole text.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Places {
    name: usize,
    cost: usize,
    type_line: usize,
    text: usize,
    power_toughness: usize,
}

/// A text that has not the shape of a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotACard {
    /// Byte offset.
    pub at: usize,
    pub expected: &'static str,
}

impl fmt::Display for NotACard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {}", self.expected)
    }
}

impl std::error::Error for NotACard {}

/// A place in a text, counted from 1; the column in characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    pub line: usize,
    pub column: usize,
}

impl Place {
    pub fn of(text: &str, at: usize) -> Place {
        let before = &text[..text.floor_char_boundary(at)];
        let line_start = before.rfind('\n').map_or(0, |i| i + 1);
        Place { line: before.matches('\n').count() + 1, column: before[line_start..].chars().count() + 1 }
    }
}

/// Cuts a written card into its parts. Nothing is understood yet; [`crate::read_card`] does that.
///
/// ```
/// let card = oracle::card_text::parse("Odd Ogre {1}{R}\nCreature — Ogre\nHaste\n2/1\n").unwrap();
/// assert_eq!(card.raw.faces[0].text, "Haste");
/// assert!(oracle::read_card(&card.raw).is_ok());
/// ```
pub fn parse(text: &str) -> Result<CardText, NotACard> {
    let mut raw = RawCard::default();
    let mut places = Vec::new();
    let mut start = 0;
    let mut lines: Vec<(usize, &str)> = Vec::new();
    for line in text.split_inclusive('\n') {
        let bare = line.trim();
        if bare == "//" {
            face(&lines, &mut raw, &mut places, start)?;
            lines.clear();
        } else if !bare.is_empty() {
            lines.push((start + line.find(bare).unwrap_or(0), bare));
        }
        start += line.len();
    }
    face(&lines, &mut raw, &mut places, start)?;
    if let [_, back, ..] = raw.faces.as_slice() {
        raw.layout = if back.mana_cost.is_some() { Layout::Modal } else { Layout::Transforming };
    }
    Ok(CardText { raw, whole: text.to_owned(), places })
}

fn face(lines: &[(usize, &str)], raw: &mut RawCard, places: &mut Vec<Places>, end: usize) -> Result<(), NotACard> {
    let Some((&(name_at, first), rest)) = lines.split_first() else {
        return Err(NotACard { at: end, expected: "a name" });
    };
    let Some((&(type_at, type_line), mut body)) = rest.split_first() else {
        return Err(NotACard { at: end, expected: "a type line" });
    };
    let cost_at = first.find('{').unwrap_or(first.len());
    let (name, cost) = (first[..cost_at].trim_end(), &first[cost_at..]);
    if name.is_empty() {
        return Err(NotACard { at: name_at, expected: "a name" });
    }
    let last = body.last().copied();
    let power_toughness = last.and_then(|(_, line)| power_toughness(line));
    if power_toughness.is_some() {
        body = &body[..body.len() - 1];
    }
    let (power, toughness) = power_toughness.unzip();
    places.push(Places {
        name: name_at,
        cost: name_at + cost_at,
        type_line: type_at,
        text: body.first().map_or(end, |&(at, _)| at),
        power_toughness: last.map_or(end, |(at, _)| at),
    });
    raw.faces.push(RawFace {
        name: name.to_owned(),
        mana_cost: (!cost.is_empty()).then(|| cost.to_owned()),
        type_line: type_line.to_owned(),
        text: body.iter().map(|&(_, line)| line).collect::<Vec<_>>().join("\n"),
        power,
        toughness,
        color_indicator: Vec::new(),
    });
    Ok(())
}

fn power_toughness(line: &str) -> Option<(String, String)> {
    let (power, toughness) = line.split_once('/')?;
    let is_value = |s: &str| s == "*" || !s.is_empty() && s.bytes().all(|b| b.is_ascii_digit());
    (is_value(power) && is_value(toughness)).then(|| (power.to_owned(), toughness.to_owned()))
}

impl CardText {
    /// The byte offset in the whole text of the place where reading stopped.
    pub fn offset(&self, declined: &Declined) -> usize {
        let Some(places) = self.places.get(declined.face) else { return 0 };
        let start = match declined.part {
            Part::ManaCost => places.cost,
            Part::TypeLine => places.type_line,
            Part::Text => places.text,
            Part::PowerToughness => places.power_toughness,
            Part::Whole => places.name,
        };
        start + declined.at
    }

    /// The place of a byte of the rules text of a face.
    pub fn place(&self, face: usize, at: usize) -> Place {
        let start = self.places.get(face).map_or(0, |places| places.text);
        Place::of(&self.whole, start + at)
    }
}
