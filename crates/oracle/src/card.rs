//! Reading and writing whole cards.

use crate::bind::scope::Agreement;
use crate::bind::{self, ByName, Own};
use crate::grammar::{Grammar, Nt, OwnBy};
use crate::language::Language;
use crate::parse;
use crate::reminder::{self, Bare};
use crate::scan::Names;
use crate::serial;
use crate::term::{T, Terms};
use crate::tree;
use crate::type_line;
use crate::walk::{self, Choice, Said, Walker};
use crate::wording::{Called, Wording};
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
    read_card_in(Language::English, raw)
}

/// Reads a card in the words of a language; its type line may be English too.
pub fn read_card_in(language: Language, raw: &RawCard) -> Result<Read, Unread> {
    let mut faces = Vec::new();
    let mut wording = Vec::new();
    if raw.faces.is_empty() || raw.layout == Layout::Normal && raw.faces.len() != 1 {
        return Err(declined(0, Part::Whole, 0, "a card with one face, or with a front and a back"));
    }
    for (index, face) in raw.faces.iter().enumerate() {
        let (read, how) = read_face(language, index, face)?;
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

fn read_face(language: Language, index: usize, raw: &RawFace) -> Result<(CardFace, Wording), Unread> {
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
    let type_line = type_line::read_in(language, &raw.type_line)
        .map_err(|(at, expected)| declined(index, Part::TypeLine, at, &expected))?;
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
    let (abilities, wording) =
        read_named(language, &raw.name, &type_line, &raw.text).map_err(|why| why.into_unread(index))?;
    Ok((
        CardFace { name: raw.name.clone(), mana_cost, color_indicator, type_line, abilities, power_toughness },
        wording,
    ))
}

/// Reads a text in the ways in which it may use the name; what comes furthest says why it is not read.
fn read_named(
    language: Language,
    name: &str,
    type_line: &TypeLine,
    text: &str,
) -> Result<(Vec<Ability>, Wording), NotRead> {
    let mut best: Option<NotRead> = None;
    for called in About::shown(language.grammar(), name, text) {
        let why = match read_text(language, &About::called(language, name, type_line, &called), text) {
            Ok(read) => return Ok(read),
            Err(why) => why,
        };
        let reach = |why: &NotRead| if let NotRead::Declined { at, .. } = why { *at } else { usize::MAX };
        if best.as_ref().is_none_or(|known| reach(&why) > reach(known)) {
            best = Some(why);
        }
    }
    Err(best.expect("a name is used in at least one way"))
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
    pub type_line: TypeLine,
    kind: Kind,
}

/// What decides how a card calls itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Kind {
    Spell,
    Legend,
    #[default]
    Other,
}

impl About {
    pub fn english(name: &str, type_line: &TypeLine) -> About {
        About::called(Language::English, name, type_line, &Called::default())
    }

    /// The same card under its name in another language, in all ways that the name may be used.
    pub fn in_language(language: Language, name: &str, type_line: &TypeLine) -> Vec<About> {
        let grammar = language.grammar();
        if grammar.names.is_empty() {
            return vec![About::by(grammar, name, type_line, &Called::default())];
        }
        grammar.names.iter().map(|way| About::by(grammar, name, type_line, &way.called())).collect()
    }

    /// The same card under its name in another language, used in the way given.
    pub fn called(language: Language, name: &str, type_line: &TypeLine, called: &Called) -> About {
        About::by(language.grammar(), name, type_line, called)
    }

    /// By a grammar that may be none of those that come with this crate.
    pub fn by(grammar: &Grammar, name: &str, type_line: &TypeLine, called: &Called) -> About {
        let kind = if type_line.has(CardType::Instant) || type_line.has(CardType::Sorcery) {
            Kind::Spell
        } else if type_line.supertypes.contains(&Supertype::Legendary) {
            Kind::Legend
        } else {
            Kind::Other
        };
        let short = short_name(grammar, name, kind);
        let forms = |name: &str| grammar.name_way(called).map_or(Vec::new(), |way| way.of(grammar, name));
        let short_forms = short.as_deref().map_or(Vec::new(), forms);
        About {
            names: Names { full: name.to_owned(), short, forms: forms(name), short_forms },
            own: Own { nouns: own_nouns(type_line), name: agreement(grammar, called), ..Own::default() },
            root: if kind == Kind::Spell { "SpellText" } else { "PermanentText" },
            type_line: type_line.clone(),
            kind,
        }
    }

    /// The ways in which a text may use the name, what it shows most of first; the default if it shows none.
    pub fn shown(grammar: &Grammar, name: &str, text: &str) -> Vec<Called> {
        let shown = grammar.names.iter().enumerate().map(|(i, way)| {
            let called = if i == 0 { Called::default() } else { way.called() };
            (way.shown(grammar, name, text), called)
        });
        let mut shown: Vec<(usize, Called)> = shown.filter(|(much, _)| *much > 0).collect();
        shown.sort_by_key(|(much, _)| std::cmp::Reverse(*much));
        if shown.is_empty() { vec![Called::default()] } else { shown.into_iter().map(|(_, called)| called).collect() }
    }

    /// What the card says of itself in a generation of wording.
    fn own_in(&self, grammar: &Grammar, generation: usize) -> Own {
        let by_name = match (grammar.generations[generation].own, self.kind) {
            _ if self.names.full.is_empty() => ByName::Never,
            (OwnBy::Name, _) | (_, Kind::Spell) | (OwnBy::Short, Kind::Other) => ByName::Full,
            (OwnBy::Short | OwnBy::Noun, Kind::Legend) => ByName::Short,
            (OwnBy::Noun, Kind::Other) => ByName::Never,
        };
        Own { by_name, ..self.own.clone() }
    }
}

/// As `set short_name` of the language says: what stands before or behind a mark; for legends also the first word.
fn short_name(grammar: &Grammar, name: &str, kind: Kind) -> Option<String> {
    let setting = grammar.settings.get("short_name")?;
    let (side, mark) = setting.split_once(' ')?;
    if let Some((before, behind)) = name.split_once(mark) {
        return Some(if side == "before" { before } else { behind.trim_start() }.to_owned());
    }
    let first = name.split(' ').next().filter(|f| kind == Kind::Legend && *f != name && *f != "The")?;
    Some(first.to_owned())
}

/// What pronouns agree with where a card is called by its name in this way.
fn agreement(grammar: &Grammar, called: &Called) -> Agreement {
    let fixed = grammar.name_way(called).map_or(&[][..], |way| way.fixed.as_slice());
    let gender = fixed.iter().find(|value| matches!(value.as_str(), "masc" | "fem" | "neut")).cloned();
    Agreement { gender, plural: fixed.iter().any(|value| value == "pl") }
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
    read_by(language.grammar(), about, text)
}

/// Reads by a grammar that may be none of those that come with this crate.
pub fn read_by(grammar: &Grammar, about: &About, text: &str) -> Result<(Vec<Ability>, Wording), NotRead> {
    let bare = Bare::new(text);
    let (abilities, mut wording) = if bare.text.is_empty() {
        (Vec::new(), Wording::default())
    } else {
        let abilities = meaning(grammar, about, &bare)?;
        let wording = find_wording(grammar, about, &abilities, &bare)?;
        (abilities, wording)
    };
    wording.reminders = reminder::recognised(grammar, about, &abilities, &wording, text);
    Ok((abilities, wording))
}

/// What a text means, whether or not it can be written back to the letter.
pub fn meaning_by(grammar: &Grammar, about: &About, text: &str) -> Result<Vec<Ability>, NotRead> {
    let bare = Bare::new(text);
    if bare.text.is_empty() { Ok(Vec::new()) } else { meaning(grammar, about, &bare) }
}

fn meaning(grammar: &Grammar, about: &About, bare: &Bare) -> Result<Vec<Ability>, NotRead> {
    let mut terms = Terms::default();
    let phrases = parse::parse(grammar, &about.names, &bare.text, grammar.root(about.root), &mut terms)
        .map_err(|f| NotRead::Declined { at: bare.origin(f.at), expected: f.expected.into_iter().collect() })?;
    let mut readings: Vec<(Vec<Ability>, bool)> = Vec::new();
    let mut troubles = Vec::new();
    for phrase in phrases {
        let mixed = bind::names_itself_in_two_ways(&terms, phrase);
        let meaning = bind::bind(&mut terms, grammar, &about.own, phrase).map_err(|u| u.0);
        let read = meaning.and_then(|(t, doubtful)| {
            let abilities = serial::from_term::<Vec<Ability>>(&terms, t).map_err(|m| m.0)?;
            Ok((abilities, mixed || doubtful))
        });
        match read {
            Ok((abilities, mixed)) => match readings.iter_mut().find(|(known, _)| *known == abilities) {
                Some(known) => known.1 &= mixed,
                None => readings.push((abilities, mixed)),
            },
            Err(trouble) => troubles.push(trouble),
        }
    }
    match readings.len() {
        0 => Err(NotRead::Declined { at: 0, expected: vec![troubles.swap_remove(0)] }),
        1 => Ok(readings.remove(0).0),
        _ => of_one_generation(grammar, about, readings, bare),
    }
}

/// A text is of one generation of wording and names its object in one way: of several readings it means the one
/// that, held to that, takes fewer departures from the default than each other. A tie is an ambiguity.
fn of_one_generation(
    grammar: &Grammar,
    about: &About,
    readings: Vec<(Vec<Ability>, bool)>,
    bare: &Bare,
) -> Result<Vec<Ability>, NotRead> {
    let cost = |(abilities, mixed): &(Vec<Ability>, bool)| {
        let wording = find_wording(grammar, about, abilities, bare).ok();
        (wording.is_none(), *mixed, wording.map_or(0, |w| w.departures.len()))
    };
    let mut costs: Vec<_> = readings.iter().map(cost).zip(0..).collect();
    costs.sort_unstable();
    let mut readings: Vec<Vec<Ability>> = readings.into_iter().map(|(abilities, _)| abilities).collect();
    if costs[0].0 < costs[1].0 { Ok(readings.swap_remove(costs[0].1)) } else { Err(NotRead::Ambiguous(readings)) }
}

/// The wording that takes the fewest options, over all generations; one generation is better than one
/// departure, and an earlier generation wins a tie.
fn find_wording(grammar: &Grammar, about: &About, abilities: &[Ability], bare: &Bare) -> Result<Wording, NotRead> {
    let options = |wording: &Wording| (wording.len(), wording.departures.len());
    let mut best: Result<Wording, NotRead> = Err(NotRead::Declined { at: 0, expected: Vec::new() });
    for generation in 0..grammar.generations.len() {
        let found = wording_in(grammar, generation, about, abilities, bare);
        best = match (best, found) {
            (Ok(best), Ok(found)) if options(&found) < options(&best) => Ok(found),
            (Err(NotRead::Declined { at: far, .. }), Err(NotRead::Declined { at, expected })) if at >= far => {
                Err(NotRead::Declined { at, expected })
            }
            (Err(_), Ok(found)) => Ok(found),
            (best, _) => best,
        };
        if best.as_ref().is_ok_and(|w| w.departures.is_empty()) {
            break;
        }
    }
    best
}

fn wording_in(
    grammar: &Grammar,
    generation: usize,
    about: &About,
    abilities: &[Ability],
    bare: &Bare,
) -> Result<Wording, NotRead> {
    let mut terms = Terms::default();
    let meaning = serial::to_term(&mut terms, &abilities);
    let unsaid = |at: usize, why: String| NotRead::Declined { at: bare.origin(at), expected: vec![why] };
    let phrases = bind::unbind(&mut terms, grammar, &about.own_in(grammar, generation), meaning)
        .map_err(|u| unsaid(0, format!("(writing back) {}", u.0)))?;
    let mut walker = Walker::new(grammar, generation, &about.names, &mut terms);
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
    write_by(language.grammar(), about, abilities, wording)
}

/// The same with the reminders that the wording names.
pub fn write_with_reminders(
    language: Language,
    about: &About,
    abilities: &[Ability],
    wording: &Wording,
) -> Result<String, CannotSay> {
    reminder::write(language.grammar(), about, abilities, wording)
}

/// Writes by a grammar that may be none of those that come with this crate.
pub fn write_by(
    grammar: &Grammar,
    about: &About,
    abilities: &[Ability],
    wording: &Wording,
) -> Result<String, CannotSay> {
    if abilities.is_empty() {
        return Ok(String::new());
    }
    say(grammar, about, abilities, wording).map_err(|node| {
        // One ability is at fault, mostly: name it alone.
        let alone = |a: &&Ability| say(grammar, about, std::slice::from_ref(a), &Wording::default()).is_err();
        let node = abilities.iter().find(alone).map_or(node, |a| tree::show(a).trim_end().to_owned());
        CannotSay { node }
    })
}

fn say(grammar: &Grammar, about: &About, abilities: &[Ability], wording: &Wording) -> Result<String, String> {
    let written =
        with_phrases(grammar, about, abilities, wording, |walker, root, phrases| walker.write(root, phrases, wording));
    written.map(|(text, _)| text)
}

/// A text, and where it says what.
pub(crate) struct Told {
    pub terms: Terms,
    pub generation: usize,
    pub text: String,
    pub said: Vec<Said>,
}

/// Says abilities and notes where the terms with certain constructors were said.
pub(crate) fn tell(
    grammar: &Grammar,
    about: &About,
    abilities: &[Ability],
    wording: &Wording,
    noted: fn(&str) -> bool,
) -> Result<Told, String> {
    let generation = grammar.generation(wording).ok_or("a generation of wording that the language does not have")?;
    if abilities.is_empty() {
        return Ok(Told { terms: Terms::default(), generation, text: String::new(), said: Vec::new() });
    }
    let written = with_phrases(grammar, about, abilities, wording, |walker, root, phrases| {
        walker.write_noting(root, phrases, wording, noted)
    });
    let ((text, said), terms) = written?;
    Ok(Told { terms, generation, text, said })
}

/// What a walker makes of the phrases of abilities in the generation of a wording, and the terms of it.
fn with_phrases<R>(
    grammar: &Grammar,
    about: &About,
    abilities: &[Ability],
    wording: &Wording,
    made: impl FnOnce(&mut Walker, Nt, T) -> Result<R, walk::CannotSay>,
) -> Result<(R, Terms), String> {
    let generation = grammar.generation(wording).ok_or("a generation of wording that the language does not have")?;
    let mut terms = Terms::default();
    let meaning = serial::to_term(&mut terms, &abilities);
    let own = about.own_in(grammar, generation);
    let phrases = bind::unbind(&mut terms, grammar, &own, meaning).map_err(|u| u.0)?;
    let mut walker = Walker::new(grammar, generation, &about.names, &mut terms);
    let done = made(&mut walker, grammar.root(about.root), phrases).map_err(|why| why.0)?;
    Ok((done, terms))
}

/// The choices that a wording makes where abilities can be said in several ways.
pub fn choices_by(
    grammar: &Grammar,
    about: &About,
    abilities: &[Ability],
    wording: &Wording,
) -> Result<Vec<Choice>, CannotSay> {
    with_phrases(grammar, about, abilities, wording, |walker, root, phrases| walker.choices(root, phrases, wording))
        .map(|(choices, _)| choices)
        .map_err(|node| CannotSay { node })
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

/// One ability of what a text is about, such as an application shows beside a choice.
pub fn describe(language: Language, mut about: About, ability: &Ability) -> Result<String, CannotSay> {
    about.root = match ability {
        Ability::Spell(_) => "SpellText",
        Ability::Keyword(_) | Ability::Activated(_) | Ability::Triggered(_) | Ability::Static(_) => "PermanentText",
    };
    write_text(language, &about, std::slice::from_ref(ability), &Wording::default())
}
