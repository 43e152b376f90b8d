//! How well a language says the cards of a file: its printings against the English meaning.
//!
//! A printing (`foreignData`, reminders set aside) is held to three things: the meaning of the
//! English, written with the default wording, is the printed text; read and written with the
//! wording found, it is; and it is read to the same meaning. The name of the card, and the way in which
//! the text uses it, are given; the wording has no words of the card.

use crate::card::{self, About, NotRead};
use crate::grammar::{Generation, Grammar};
use crate::language::Language;
use crate::mtgjson::Entry;
use crate::reminder::Bare;
use crate::serial;
use crate::term::Terms;
use crate::tree;
use crate::walk::Choice;
use crate::wording::{Called, Wording};
use ir::{Ability, CardFace};
use rayon::prelude::*;
use std::collections::BTreeMap;

/// A printing and the English meaning it must have.
pub struct Printing {
    /// The English name of the face.
    pub card: String,
    pub name: String,
    pub text: String,
    pub face: CardFace,
}

/// What became of one printing.
pub struct Verdict {
    pub card: String,
    /// The default wording is the printed text.
    pub is_default: bool,
    pub reading: Reading,
}

/// How far reading a printing came.
pub enum Reading {
    /// Read and written back to the letter.
    Exact(Called, Wording),
    /// Read to the meaning, but no wording gives the text.
    Meant(Stop),
    /// Read to another meaning than the English.
    Differs(Vec<Ability>),
    Ambiguous,
    Declined(Stop),
}

/// Where reading or writing back stopped.
pub struct Stop {
    /// Byte offset in the printed text.
    pub at: usize,
    pub expected: Vec<String>,
}

/// All printings in a language of the cards whose English is read.
pub fn printings(language: Language, entries: &[Entry]) -> Vec<Printing> {
    entries.par_iter().flat_map_iter(|entry| of_card(language, entry)).collect()
}

fn of_card(language: Language, entry: &Entry) -> Vec<Printing> {
    let Some(read) = entry.raw().ok().and_then(|raw| card::read_card(&raw).ok()) else { return Vec::new() };
    let mut faces: Vec<_> = entry.faces.iter().collect();
    faces.sort_by_key(|f| f.side.clone());
    let both = read.card.faces.into_iter().zip(faces);
    let printing = |(face, given): (CardFace, &crate::mtgjson::Face)| {
        let foreign = given.foreign_data.iter().find(|f| f.language == language.name())?;
        let name = foreign.face_name.as_ref().or(foreign.name.as_ref())?.clone();
        let text = foreign.text.clone().filter(|t| !Bare::new(t).text.is_empty() && !face.abilities.is_empty())?;
        Some(Printing { card: face.name.clone(), name, text, face })
    };
    both.filter_map(printing).collect()
}

/// The English texts of a card that is read, as printings.
pub fn in_english(entry: &Entry) -> Vec<Printing> {
    let Some((raw, read)) = entry.raw().ok().and_then(|raw| card::read_card(&raw).ok().map(|read| (raw, read))) else {
        return Vec::new();
    };
    let both = read.card.faces.into_iter().zip(raw.faces);
    both.map(|(face, given)| Printing { card: face.name.clone(), name: face.name.clone(), text: given.text, face })
        .collect()
}

/// Reads and writes all printings, on all cores.
pub fn run(grammar: &Grammar, printings: &[Printing]) -> Vec<Verdict> {
    printings.par_iter().map(|printing| printing.verdict(grammar)).collect()
}

impl Printing {
    /// What reading must know, for each way in which the text may use the name.
    pub fn abouts(&self, grammar: &Grammar) -> Vec<(Called, About)> {
        let shown = About::shown(grammar, &self.name, &self.text);
        shown.into_iter().map(|c| (c.clone(), About::by(grammar, &self.name, &self.face.type_line, &c))).collect()
    }

    pub fn verdict(&self, grammar: &Grammar) -> Verdict {
        let abouts = self.abouts(grammar);
        let is_default = self.is_said(grammar, &Wording::default());
        let readings = abouts.iter().map(|(called, about)| self.reading(grammar, called, about));
        let best = readings.min_by_key(Reading::rank).expect("a name is used in at least one way");
        Verdict { card: self.card.clone(), is_default, reading: best }
    }

    /// Whether the meaning of the English in this wording is the printed text.
    fn is_said(&self, grammar: &Grammar, wording: &Wording) -> bool {
        let bare = Bare::new(&self.text).text;
        let said = |about: &About| card::write_by(grammar, about, &self.face.abilities, wording).ok();
        self.abouts(grammar).iter().any(|(_, about)| said(about).is_some_and(|text| text == bare))
    }

    fn reading(&self, grammar: &Grammar, called: &Called, about: &About) -> Reading {
        let stop = |at, expected| Stop { at, expected };
        let meaning = match card::meaning_by(grammar, about, &self.text) {
            Ok(meaning) => meaning,
            Err(NotRead::Declined { at, expected }) => return Reading::Declined(stop(at, expected)),
            Err(NotRead::Ambiguous(_)) => return Reading::Ambiguous,
        };
        if meaning != self.face.abilities {
            return Reading::Differs(meaning);
        }
        match card::read_by(grammar, about, &self.text) {
            Ok((_, wording)) => Reading::Exact(called.clone(), wording),
            Err(NotRead::Declined { at, expected }) => Reading::Meant(stop(at, expected)),
            Err(NotRead::Ambiguous(_)) => Reading::Ambiguous,
        }
    }
}

impl Reading {
    /// The best first; of those that stop, what comes furthest.
    fn rank(&self) -> (usize, usize) {
        match self {
            Reading::Exact(_, wording) => (0, wording.len()),
            Reading::Meant(stop) => (1, usize::MAX - stop.at),
            Reading::Ambiguous => (2, 0),
            Reading::Differs(_) => (3, 0),
            Reading::Declined(stop) => (4, usize::MAX - stop.at),
        }
    }

    /// Why it is not exact: a kind of reason, and more about it.
    pub fn reason(&self, printing: &Printing) -> Option<(String, String)> {
        let place = |stop: &Stop| words(printing.text.get(stop.at..).unwrap_or(""));
        let expected = |stop: &Stop| stop.expected.iter().take(6).cloned().collect::<Vec<_>>().join(" | ");
        match self {
            Reading::Exact(..) => None,
            Reading::Meant(stop) => Some((format!("(writing back) {}", place(stop)), expected(stop))),
            Reading::Differs(meaning) => {
                Some(("(another meaning)".to_owned(), difference(&printing.face.abilities, meaning)))
            }
            Reading::Ambiguous => Some(("(ambiguous)".to_owned(), String::new())),
            Reading::Declined(stop) => Some((place(stop), expected(stop))),
        }
    }
}

/// The next three words, or eight letters of a script without spaces.
fn words(rest: &str) -> String {
    let rest = rest.trim_start();
    let until = rest.match_indices([' ', '\n']).nth(2).map_or(rest.len(), |(at, _)| at);
    let some: String = rest[..until].chars().take(if rest.is_char_boundary(1) { 40 } else { 8 }).collect();
    some.replace('\n', " / ")
}

/// The first line in which two meanings differ, as trees.
pub fn difference(wanted: &[Ability], found: &[Ability]) -> String {
    let (wanted, found) = (tree::show(&wanted), tree::show(&found));
    let mut lines = wanted.lines().zip(found.lines()).filter(|(a, b)| a != b);
    lines.next().map_or_else(|| "one goes on".to_owned(), |(a, b)| format!("wanted {}, read {}", a.trim(), b.trim()))
}

/// A way to say something that printings take instead of the default.
pub struct Rival {
    pub category: String,
    pub way: String,
    pub default: String,
    /// How often it is printed.
    pub said: usize,
    /// How often the default is printed where this could have been.
    pub kept: usize,
    pub example: String,
}

/// What exact printings say otherwise than the default of their generation, the most frequent first.
pub fn rivals(grammar: &Grammar, printings: &[Printing], verdicts: &[Verdict]) -> Vec<Rival> {
    let mut found: BTreeMap<(String, String, String), (usize, usize, String)> = BTreeMap::new();
    for (printing, verdict) in printings.iter().zip(verdicts) {
        let Reading::Exact(called, wording) = &verdict.reading else { continue };
        let about = About::by(grammar, &printing.name, &printing.face.type_line, called);
        let choices = card::choices_by(grammar, &about, &printing.face.abilities, wording).unwrap_or_default();
        for Choice { category, mut ways, taken } in choices {
            let default = ways.remove(0);
            for (nth, way) in ways.into_iter().enumerate() {
                let seen = found.entry((category.clone(), way, default.clone())).or_default();
                if taken == nth + 1 {
                    seen.0 += 1;
                    seen.2.clone_from(&printing.card);
                } else if taken == 0 {
                    seen.1 += 1;
                }
            }
        }
    }
    let rival =
        |((category, way, default), (said, kept, example))| Rival { category, way, default, said, kept, example };
    let mut rivals: Vec<Rival> = found.into_iter().map(rival).filter(|rival| rival.said > 0).collect();
    rivals.sort_by_key(|rival| std::cmp::Reverse(rival.said));
    rivals
}

/// Of each generation, how many printings it says without a departure, and how many are best said in it.
pub fn generations(grammar: &Grammar, printings: &[Printing], verdicts: &[Verdict]) -> Vec<(String, usize, usize)> {
    let names = grammar.generations.iter().enumerate();
    let count = |(nth, generation): (usize, &Generation)| {
        let wording = Wording { generation: (nth > 0).then(|| generation.name.clone()), ..Wording::default() };
        let plain = printings.par_iter().filter(|printing| printing.is_said(grammar, &wording)).count();
        let best = |v: &&Verdict| matches!(&v.reading, Reading::Exact(_, w) if w.generation == wording.generation);
        (generation.name.clone(), plain, verdicts.iter().filter(best).count())
    };
    names.map(count).collect()
}

/// Of each concept (a constructor of the meaning), how many exact printings with it are said best in each generation.
pub fn eras(grammar: &Grammar, printings: &[Printing], verdicts: &[Verdict]) -> BTreeMap<&'static str, Vec<usize>> {
    let mut found: BTreeMap<&'static str, Vec<usize>> = BTreeMap::new();
    for (printing, verdict) in printings.iter().zip(verdicts) {
        let Reading::Exact(_, wording) = &verdict.reading else { continue };
        let Some(generation) = grammar.generation(wording) else { continue };
        let mut terms = Terms::default();
        let meaning = serial::to_term(&mut terms, &printing.face.abilities);
        for name in terms.names(meaning) {
            found.entry(name).or_insert_with(|| vec![0; grammar.generations.len()])[generation] += 1;
        }
    }
    found
}

/// The figures of a language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Figures {
    pub texts: usize,
    /// Printed as the default wording says it.
    pub default: usize,
    /// Printed as some wording says it.
    pub worded: usize,
    /// Read to the meaning of the English.
    pub read: usize,
    pub ambiguous: usize,
    /// Wording options of those worded.
    pub options: usize,
}

impl Figures {
    pub fn of(verdicts: &[Verdict]) -> Figures {
        let mut figures = Figures { texts: verdicts.len(), ..Figures::default() };
        for verdict in verdicts {
            figures.default += usize::from(verdict.is_default);
            match &verdict.reading {
                Reading::Exact(_, wording) => {
                    figures.read += 1;
                    figures.worded += 1;
                    figures.options += wording.len();
                }
                Reading::Meant(_) => figures.read += 1,
                Reading::Ambiguous => figures.ambiguous += 1,
                Reading::Differs(_) | Reading::Declined(_) => {}
            }
        }
        figures
    }

    pub const HEAD: &'static str = "language  texts  default  worded   read  ambiguous  options";

    /// A line of a table below [`Figures::HEAD`].
    pub fn line(&self, code: &str) -> String {
        let options = self.options as f64 / self.worded.max(1) as f64;
        let Figures { texts, default, worded, read, ambiguous, .. } = self;
        format!("{code:<8}{texts:>7}{default:>9}{worded:>8}{read:>7}{ambiguous:>11}{options:>9.2}")
    }
}

/// Why printings are not exact, the most frequent first: how many, what, an example and more about it.
pub fn reasons(printings: &[Printing], verdicts: &[Verdict]) -> Vec<(usize, String, String)> {
    let mut found: BTreeMap<String, (usize, String)> = BTreeMap::new();
    for (printing, verdict) in printings.iter().zip(verdicts) {
        if let Some((reason, more)) = verdict.reading.reason(printing) {
            found.entry(reason).or_insert_with(|| (0, format!("{}: {more}", printing.card))).0 += 1;
        }
    }
    let mut reasons: Vec<_> = found.into_iter().map(|(reason, (count, example))| (count, reason, example)).collect();
    reasons.sort_by(|a, b| b.0.cmp(&a.0).then_with(|| a.1.cmp(&b.1)));
    reasons
}
