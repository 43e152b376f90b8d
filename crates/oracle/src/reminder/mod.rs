//! CR 207.2. Reminder text: rendered from the rule it explains, set aside where the text is read.
//!
//! Three things make a reminder, and none of them is a sentence of a card:
//!
//! * **What a rule says** is data that no language has a part in: `explanations.terms` gives to a keyword
//!   ability or action the term that explains it ([`meaning`]).
//! * **How a language says it** is the file `reminder.grammar` of the language, with the roots `Aside` (behind
//!   what is explained, its parentheses and the blank before them included) and `Heading` (a paragraph in front).
//!   Most of it is said by the categories that say abilities; what several explanations share stands there once.
//! * **What a printing explains** is part of its wording ([`Reminder`]): which of the things that were said,
//!   where the reminder stands, and which words it takes.
//!
//! A reminder means nothing (CR 207.2): a text whose reminder says something else than the rule is read all the
//! same, and [`remarks`] tells.

mod bare;
pub mod meaning;

pub use bare::{Aside, Bare, Stands};

use crate::card::{self, About, CannotSay, Told};
use crate::grammar::Grammar;
use crate::language::Language;
use crate::parse;
use crate::term::{T, Terms};
use crate::walk::Walker;
use crate::wording::{Place, Reminder, Wording};
use ir::{Ability, CardFace};

/// What is wanted explained.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Explain {
    #[default]
    Nothing,
    /// What the printing explains.
    Printed,
    /// Everything that has an explanation, each thing once.
    All,
}

/// What of a text can be explained: what the card is explained by in front of it, then what it says.
struct Topics {
    told: Told,
    /// Explanations of the card as a whole.
    heads: Vec<T>,
}

impl Topics {
    fn new(grammar: &Grammar, about: &About, abilities: &[Ability], wording: &Wording) -> Result<Topics, String> {
        let mut told = card::tell(grammar, about, abilities, wording, meaning::is_explained)?;
        let heads = meaning::heads(&mut told.terms, grammar, about);
        Ok(Topics { told, heads })
    }

    fn count(&self) -> usize {
        self.heads.len() + self.told.said.len()
    }

    /// The term that explains a topic.
    fn explanation(&mut self, grammar: &Grammar, about: &About, of: usize) -> Option<T> {
        match of.checked_sub(self.heads.len()) {
            None => Some(self.heads[of]),
            Some(nth) => {
                let said = self.told.said.get(nth)?.clone();
                meaning::explanation(&mut self.told.terms, grammar, &about.own, &said)
            }
        }
    }

    /// What each topic is called in every language: the constructor, and how many of it stand before.
    fn keys(&self) -> Vec<(&'static str, usize)> {
        let heads = self.heads.iter().map(|_| "");
        let names: Vec<_> = heads.chain(self.told.said.iter().map(|said| self.told.terms.view(said.term).0)).collect();
        names
            .iter()
            .enumerate()
            .map(|(nth, &name)| (name, names[..nth].iter().filter(|n| **n == name).count()))
            .collect()
    }

    fn root(&self, of: usize) -> &'static str {
        if of < self.heads.len() { "Heading" } else { "Aside" }
    }

    /// The byte offset in the bare text of a place for a reminder.
    fn place(&self, of: usize, place: Place) -> usize {
        let text = self.told.text.as_str();
        let Some(nth) = of.checked_sub(self.heads.len()) else { return 0 };
        let end = self.told.said[nth].end;
        let line = text[end..].find('\n').map_or(text.len(), |more| end + more);
        match place {
            Place::Line => line,
            Place::Stop => text[..line].trim_end_matches(['.', '。']).len(),
            Place::Sentence => text[end..line]
                .char_indices()
                .find(|&(_, c)| is_stop(c))
                .map_or(line, |(at, c)| end + at + c.len_utf8()),
            Place::Words => end,
            Place::Text => text.len(),
        }
    }

    fn say(&mut self, grammar: &Grammar, about: &About, of: usize, wording: &Wording) -> Result<String, CannotSay> {
        let nothing = || CannotSay { node: format!("a reminder of number {of} of what is said") };
        let term = self.explanation(grammar, about, of).ok_or_else(nothing)?;
        let root = grammar.root(self.root(of));
        let mut walker = Walker::new(grammar, self.told.generation, &about.names, &mut self.told.terms);
        walker.write(root, term, wording).map_err(|why| CannotSay { node: why.0 })
    }
}

fn is_stop(c: char) -> bool {
    matches!(c, '.' | '。')
}

/// The rules text with the reminders that the wording names.
pub fn write(grammar: &Grammar, about: &About, abilities: &[Ability], wording: &Wording) -> Result<String, CannotSay> {
    if wording.reminders.is_empty() {
        return card::write_by(grammar, about, abilities, wording);
    }
    let mut topics = Topics::new(grammar, about, abilities, wording).map_err(|node| CannotSay { node })?;
    let mut pieces = Vec::new();
    for reminder in &wording.reminders {
        let how = Wording {
            generation: wording.generation.clone(),
            departures: reminder.departures.clone(),
            ..Wording::default()
        };
        let of = usize::from(reminder.of);
        let said = topics.say(grammar, about, of, &how)?;
        pieces.push((topics.place(of, reminder.place), of < topics.heads.len(), said));
    }
    let mut text = topics.told.text;
    for (at, is_head, piece) in pieces.into_iter().rev() {
        text.insert_str(at, &if is_head && !text.is_empty() { piece + "\n" } else { piece });
    }
    Ok(text)
}

/// The reminders of a text that say what its rules say.
pub fn recognised(
    grammar: &Grammar,
    about: &About,
    abilities: &[Ability],
    wording: &Wording,
    text: &str,
) -> Vec<Reminder> {
    sorted_out(grammar, about, abilities, wording, text).map_or(Vec::new(), |(found, _)| found)
}

/// A reminder that does not say what the rule says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark {
    /// Byte offset in the text.
    pub at: usize,
    pub fault: Fault,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It is understood, and nothing in this text does so.
    OfNothing,
    /// It is understood; the rule beside it says this.
    Other(String),
    /// Its words are none that explain something.
    NotUnderstood,
}

/// What is to be said about the reminders of a text that was read.
pub fn remarks(grammar: &Grammar, about: &About, abilities: &[Ability], wording: &Wording, text: &str) -> Vec<Remark> {
    let Some((_, asides)) = sorted_out(grammar, about, abilities, wording, text) else { return Vec::new() };
    asides.iter().map(|aside| remark(grammar, about, abilities, wording, text, aside)).collect()
}

/// The same of a face, in the way in which its text uses the name.
pub fn remarks_of(language: Language, name: &str, face: &CardFace, wording: &Wording, text: &str) -> Vec<Remark> {
    let grammar = language.grammar();
    let bare = Bare::new(text).text;
    let abouts = About::shown(grammar, name, text).into_iter();
    let abouts = abouts.map(|called| About::by(grammar, name, &face.type_line, &called));
    let mut right = abouts
        .filter(|about| card::write_by(grammar, about, &face.abilities, wording).is_ok_and(|written| written == bare));
    right.next().map_or(Vec::new(), |about| remarks(grammar, &about, &face.abilities, wording, text))
}

/// The reminders that are right, and the asides that are not.
fn sorted_out(
    grammar: &Grammar,
    about: &About,
    abilities: &[Ability],
    wording: &Wording,
    text: &str,
) -> Option<(Vec<Reminder>, Vec<Aside>)> {
    let bare = Bare::new(text);
    if bare.asides.is_empty() {
        return None;
    }
    let mut topics = Topics::new(grammar, about, abilities, wording).ok()?;
    let (mut found, mut left) = (Vec::new(), Vec::new());
    for aside in bare.asides {
        match recognise(grammar, about, &mut topics, text, &aside) {
            Some(reminder) => found.push(reminder),
            None => left.push(aside),
        }
    }
    Some((found, left))
}

/// The topic that an aside explains: of those said before it the nearest.
fn recognise(grammar: &Grammar, about: &About, topics: &mut Topics, text: &str, aside: &Aside) -> Option<Reminder> {
    let words = &text[aside.range.clone()];
    for of in nearest(topics, aside) {
        let Some(place) = Place::ALL.into_iter().find(|&place| topics.place(of, place) == aside.at) else { continue };
        let Some(term) = topics.explanation(grammar, about, of) else { continue };
        let root = grammar.root(topics.root(of));
        let mut walker = Walker::new(grammar, topics.told.generation, &about.names, &mut topics.told.terms);
        let Ok(wording) = walker.trace(root, term, words) else { continue };
        if walker.write(root, term, &wording).is_ok_and(|said| said == words) {
            return Some(Reminder { of: u8::try_from(of).ok()?, place, departures: wording.departures });
        }
    }
    None
}

/// The topics that an aside can be about.
fn nearest(topics: &Topics, aside: &Aside) -> Vec<usize> {
    let heads = topics.heads.len();
    match aside.stands {
        Stands::Before => (0..heads).collect(),
        Stands::Behind => {
            let said = &topics.told.said;
            let mut before: Vec<usize> = (0..said.len()).filter(|&nth| said[nth].end <= aside.at).collect();
            before.sort_by_key(|&nth| std::cmp::Reverse(said[nth].end));
            before.into_iter().map(|nth| heads + nth).collect()
        }
    }
}

fn remark(
    grammar: &Grammar,
    about: &About,
    abilities: &[Ability],
    wording: &Wording,
    text: &str,
    aside: &Aside,
) -> Remark {
    let words = &text[aside.range.clone()];
    let at = aside.range.start + words.len() - words.trim_start().len();
    let root = if aside.stands == Stands::Before { "Heading" } else { "Aside" };
    if parse::parse(grammar, &about.names, words, grammar.root(root), &mut Terms::default()).is_err() {
        return Remark { at, fault: Fault::NotUnderstood };
    }
    let plain = Wording { generation: wording.generation.clone(), ..Wording::default() };
    let rule = Topics::new(grammar, about, abilities, wording).ok().and_then(|mut topics| {
        let of = nearest(&topics, aside);
        let here = of.into_iter().filter(|&of| topics.place(of, Place::Line) >= aside.at).collect::<Vec<_>>();
        here.into_iter().find_map(|of| topics.say(grammar, about, of, &plain).ok())
    });
    Remark { at, fault: rule.map_or(Fault::OfNothing, |rule| Fault::Other(rule.trim().to_owned())) }
}

/// The reminders of a text in one language for the same text in another: those of the same things.
pub fn carried(
    (grammar, about, wording): (&Grammar, &About, &Wording),
    (to_grammar, to_about, to_wording): (&Grammar, &About, &Wording),
    abilities: &[Ability],
) -> Vec<Reminder> {
    let there = Topics::new(grammar, about, abilities, wording);
    let here = Topics::new(to_grammar, to_about, abilities, to_wording);
    let (Ok(there), Ok(mut here)) = (there, here) else { return Vec::new() };
    let keys = here.keys();
    let known = there.keys();
    let wanted = wording.reminders.iter().filter_map(|reminder| known.get(usize::from(reminder.of)));
    let plain = Wording { generation: to_wording.generation.clone(), ..Wording::default() };
    let found = wanted.filter_map(|key| {
        let of = keys.iter().position(|k| k == key)?;
        here.say(to_grammar, to_about, of, &plain).ok()?;
        Some(Reminder { of: u8::try_from(of).ok()?, ..Reminder::default() })
    });
    found.collect()
}

/// A reminder for all that can be explained, each thing where it is said first.
pub fn all(grammar: &Grammar, about: &About, abilities: &[Ability], wording: &Wording) -> Vec<Reminder> {
    let Ok(mut topics) = Topics::new(grammar, about, abilities, wording) else { return Vec::new() };
    let plain = Wording { generation: wording.generation.clone(), ..Wording::default() };
    let (mut known, mut found) = (Vec::new(), Vec::new());
    for of in 0..topics.count() {
        let Ok(said) = topics.say(grammar, about, of, &plain) else { continue };
        if !known.contains(&said) {
            known.push(said);
            found.extend(u8::try_from(of).map(|of| Reminder { of, ..Reminder::default() }));
        }
    }
    found
}
