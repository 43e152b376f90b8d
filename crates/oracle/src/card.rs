//! Reading and writing whole cards.

use crate::bind::{self, ByName, Own};
use crate::german::{Called, name_forms};
use crate::language::Language;
use crate::parse;
use crate::reminder::Bare;
use crate::scan::Names;
use crate::serial;
use crate::term::Terms;
use crate::tree;
use crate::type_line;
use crate::walk::Walker;
use crate::wording::Wording;
use ir::{Ability, Card, CardFace, CardType, ColorSet, Layout, ManaCost, PtValue, Supertype, TypeLine};
use std::fmt;

/// A card as a database or a person gives it: text, nothing understood yet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RawCard {
    pub layout: Layout,
    pub faces: Vec<RawFace>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RawFace {
    pub name: String,
    pub mana_cost: Option<String>,
    pub type_line: String,
    pub text: String,
    pub power: Option<String>,
    pub toughness: Option<String>,
    /// Letters of the colors of a color indicator (204).
    pub color_indicator: Vec<String>,
}

/// A card that was understood, and how it says what it means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Read {
    pub card: Card,
    /// One for each face.
    pub wording: Vec<Wording>,
}

/// Why a card was not understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unread {
    Declined(Declined),
    Ambiguous(Ambiguous),
}

/// Where reading stopped, and what could have stood there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Declined {
    pub face: usize,
    /// Byte offset into the text of the face (or the field named by `part`).
    pub at: usize,
    pub part: Part,
    pub expected: Vec<String>,
}

/// Which part of a card is spoken of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    ManaCost,
    TypeLine,
    Text,
    PowerToughness,
    /// The card as a whole: its layout.
    Whole,
}

/// A text with two different meanings: a defect of the grammar.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ambiguous {
    pub face: usize,
    pub readings: Vec<Vec<Ability>>,
}

impl fmt::Display for Unread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unread::Declined(d) => {
                write!(f, "not understood at {:?} {}: expected {}", d.part, d.at, d.expected.join(" or "))
            }
            Unread::Ambiguous(a) => write!(f, "understood in {} ways", a.readings.len()),
        }
    }
}

impl std::error::Error for Unread {}

/// Reads a card in rules English.
pub fn read_card(raw: &RawCard) -> Result<Read, Unread> {
    let mut faces = Vec::new();
    let mut wording = Vec::new();
    if raw.faces.is_empty() || raw.layout == Layout::Normal && raw.faces.len() != 1 {
        return Err(declined(0, Part::Whole, 0, "a card with one face, or with a front and a back"));
    }
    for (index, face) in raw.faces.iter().enumerate() {
        let (read, how) = read_face(index, face)?;
        faces.push(read);
        wording.push(how);
    }
    Ok(Read { card: Card { layout: raw.layout, faces }, wording })
}

fn declined(face: usize, part: Part, at: usize, expected: &str) -> Unread {
    Unread::Declined(Declined { face, at, part, expected: vec![expected.to_owned()] })
}

/// Reading takes more than a time in proportion to the text, and some stack for each line;
/// no printed face has half as many letters.
const LONGEST_TEXT: usize = 4_000;

fn read_face(index: usize, raw: &RawFace) -> Result<(CardFace, Wording), Unread> {
    if raw.text.len() > LONGEST_TEXT {
        return Err(declined(index, Part::Text, 0, "a text of at most 4,000 letters"));
    }
    let mana_cost = match &raw.mana_cost {
        None => None,
        Some(text) => {
            let cost: Result<ManaCost, _> = text.parse();
            Some(cost.map_err(|_| declined(index, Part::ManaCost, 0, "a mana cost such as {2}{R}"))?)
        }
    };
    let type_line =
        type_line::read(&raw.type_line).map_err(|(at, expected)| declined(index, Part::TypeLine, at, &expected))?;
    let power_toughness = match (&raw.power, &raw.toughness) {
        (Some(p), Some(t)) => match (pt_value(p), pt_value(t)) {
            (Some(p), Some(t)) => Some((p, t)),
            _ => return Err(declined(index, Part::PowerToughness, 0, "a number or *")),
        },
        _ => None,
    };
    let color_indicator =
        raw.color_indicator.iter().filter_map(|l| ir::Color::ALL.into_iter().find(|c| l.starts_with(c.letter())));
    let color_indicator = color_indicator.fold(ColorSet::NONE, ColorSet::with);
    let about = About::english(&raw.name, &type_line);
    let (abilities, wording) = read_text(Language::English, &about, &raw.text).map_err(|why| why.into_unread(index))?;
    Ok((
        CardFace { name: raw.name.clone(), mana_cost, color_indicator, type_line, abilities, power_toughness },
        wording,
    ))
}

fn pt_value(text: &str) -> Option<PtValue> {
    if text == "*" { Some(PtValue::Star) } else { text.parse().ok().map(PtValue::Number) }
}

/// What reading and writing a text must know of the card around it.
#[derive(Clone, Debug, Default)]
pub struct About {
    pub names: Names,
    pub own: Own,
    pub root: &'static str,
}

impl About {
    pub fn english(name: &str, type_line: &TypeLine) -> About {
        let spell = type_line.has(CardType::Instant) || type_line.has(CardType::Sorcery);
        let legendary = type_line.supertypes.contains(&Supertype::Legendary);
        let by_name = if spell {
            ByName::Full
        } else if legendary {
            ByName::Short
        } else {
            ByName::Never
        };
        let names = Names { full: name.to_owned(), short: short_name(name, legendary), forms: Vec::new() };
        About {
            names,
            own: Own { nouns: own_nouns(type_line), by_name, enchants: None },
            root: if spell { "SpellText" } else { "PermanentText" },
        }
    }

    /// The same card under its name in another language, in all ways that the name may be used.
    pub fn in_language(language: Language, name: &str, type_line: &TypeLine) -> Vec<About> {
        match language {
            Language::English | Language::Japanese => vec![About::called(language, name, type_line, Called::Bare)],
            Language::German => Called::ALL.map(|called| About::called(language, name, type_line, called)).to_vec(),
        }
    }

    /// The same card under its name in another language, used in the way given.
    pub fn called(language: Language, name: &str, type_line: &TypeLine, called: Called) -> About {
        let english = About::english(name, type_line);
        let full_only = |names: Names| About {
            names,
            own: Own { by_name: ByName::Full, ..english.own.clone() },
            root: english.root,
        };
        match language {
            Language::English => english,
            Language::Japanese => full_only(Names { full: name.to_owned(), short: None, forms: Vec::new() }),
            Language::German => {
                full_only(Names { full: name.to_owned(), short: None, forms: name_forms(name, called) })
            }
        }
    }
}

/// The part before the comma; for legends also the first word.
fn short_name(name: &str, legendary: bool) -> Option<String> {
    if let Some((first, _)) = name.split_once(", ") {
        return Some(first.to_owned());
    }
    let first = name.split([' ']).next().filter(|f| legendary && *f != name && *f != "The")?;
    Some(first.to_owned())
}

/// "this Equipment" rather than "this artifact", then the types as printed.
fn own_nouns(type_line: &TypeLine) -> Vec<String> {
    const CALLED: [&str; 8] = ["Equipment", "Aura", "Vehicle", "Saga", "Class", "Case", "Room", "Siege"];
    let subtypes = type_line.subtypes.iter().map(|s| s.name()).filter(|name| CALLED.contains(name));
    let creature_first = [CardType::Creature].into_iter().filter(|&t| type_line.has(t));
    let types = creature_first.chain(type_line.types.iter().copied().filter(|&t| t != CardType::Creature));
    let mut nouns: Vec<String> = subtypes.map(str::to_owned).collect();
    if type_line.has(CardType::Creature) {
        nouns.retain(|n| n != "Vehicle");
    }
    nouns.extend(types.map(|t| format!("{t:?}")));
    nouns
}

/// Why a text was not understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotRead {
    Declined { at: usize, expected: Vec<String> },
    Ambiguous(Vec<Vec<Ability>>),
}

impl NotRead {
    fn into_unread(self, face: usize) -> Unread {
        match self {
            NotRead::Declined { at, expected } => Unread::Declined(Declined { face, at, part: Part::Text, expected }),
            NotRead::Ambiguous(readings) => Unread::Ambiguous(Ambiguous { face, readings }),
        }
    }
}

/// Reads the rules text of one face in a language.
pub fn read_text(language: Language, about: &About, text: &str) -> Result<(Vec<Ability>, Wording), NotRead> {
    let bare = Bare::new(text);
    if bare.text.is_empty() {
        return Ok((Vec::new(), Wording::default()));
    }
    let grammar = language.grammar();
    let mut terms = Terms::default();
    let phrases = parse::parse(grammar, &about.names, &bare.text, grammar.root(about.root), &mut terms)
        .map_err(|f| NotRead::Declined { at: bare.origin(f.at), expected: f.expected.into_iter().collect() })?;
    let mut readings: Vec<Vec<Ability>> = Vec::new();
    let mut troubles = Vec::new();
    for phrase in phrases {
        let meaning = bind::bind(&mut terms, grammar, &about.own, phrase).map_err(|u| u.0);
        match meaning.and_then(|t| serial::from_term::<Vec<Ability>>(&terms, t).map_err(|m| m.0)) {
            Ok(abilities) if !readings.contains(&abilities) => readings.push(abilities),
            Ok(_) => {}
            Err(trouble) => troubles.push(trouble),
        }
    }
    match readings.len() {
        0 => Err(NotRead::Declined { at: 0, expected: vec![troubles.swap_remove(0)] }),
        1 => {
            let abilities = readings.remove(0);
            let wording = find_wording(language, about, &abilities, &bare)?;
            Ok((abilities, wording))
        }
        _ => Err(NotRead::Ambiguous(readings)),
    }
}

fn find_wording(language: Language, about: &About, abilities: &[Ability], bare: &Bare) -> Result<Wording, NotRead> {
    let grammar = language.grammar();
    let mut terms = Terms::default();
    let meaning = serial::to_term(&mut terms, &abilities);
    let unsaid = |at: usize, why: String| NotRead::Declined { at: bare.origin(at), expected: vec![why] };
    let phrases = bind::unbind(&mut terms, grammar, &about.own, meaning)
        .map_err(|u| unsaid(0, format!("(writing back) {}", u.0)))?;
    let mut walker = Walker::new(grammar, &about.names, &mut terms);
    let root = grammar.root(about.root);
    let wording = walker
        .trace(root, phrases, &bare.text)
        .map_err(|at| unsaid(at, "(writing back) a wording that is known".into()))?;
    match walker.write(root, phrases, &wording) {
        Ok(text) if text == bare.text => Ok(wording),
        Ok(text) => Err(unsaid(0, format!("(writing back) `{text}`"))),
        Err(why) => Err(unsaid(0, format!("(writing back) {}", why.0))),
    }
}

/// A meaning that a language's grammar cannot say yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CannotSay {
    pub node: String,
}

impl fmt::Display for CannotSay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there are no words for {}", self.node)
    }
}

impl std::error::Error for CannotSay {}

/// The rules text of abilities, with a wording. It never sees the text they were read from.
pub fn write_text(
    language: Language,
    about: &About,
    abilities: &[Ability],
    wording: &Wording,
) -> Result<String, CannotSay> {
    if abilities.is_empty() {
        return Ok(String::new());
    }
    say(language, about, abilities, wording).map_err(|node| {
        // One ability is at fault, mostly: name it alone.
        let alone = |a: &&Ability| say(language, about, std::slice::from_ref(a), &Wording::default()).is_err();
        let node = abilities.iter().find(alone).map_or(node, |a| tree::show(a).trim_end().to_owned());
        CannotSay { node }
    })
}

fn say(language: Language, about: &About, abilities: &[Ability], wording: &Wording) -> Result<String, String> {
    let grammar = language.grammar();
    let mut terms = Terms::default();
    let meaning = serial::to_term(&mut terms, &abilities);
    let phrases = bind::unbind(&mut terms, grammar, &about.own, meaning).map_err(|u| u.0)?;
    let mut walker = Walker::new(grammar, &about.names, &mut terms);
    walker.write(grammar.root(about.root), phrases, wording).map_err(|why| why.0)
}

/// The rules text of each face of a card in English.
pub fn write_card(card: &Card, wording: &[Wording]) -> Result<Vec<String>, CannotSay> {
    let default = Wording::default();
    let faces = card.faces.iter().enumerate();
    faces
        .map(|(i, face)| {
            let about = About::english(&face.name, &face.type_line);
            write_text(Language::English, &about, &face.abilities, wording.get(i).unwrap_or(&default))
        })
        .collect()
}

/// One ability in a language, such as an application shows beside a choice; the face under its name there.
pub fn describe(language: Language, name: &str, face: &CardFace, ability: &Ability) -> Result<String, CannotSay> {
    let mut about = About::called(language, name, &face.type_line, Called::Bare);
    about.root = match ability {
        Ability::Spell(_) => "SpellText",
        Ability::Keyword(_) | Ability::Activated(_) | Ability::Triggered(_) | Ability::Static(_) => "PermanentText",
    };
    write_text(language, &about, std::slice::from_ref(ability), &Wording::default())
}
