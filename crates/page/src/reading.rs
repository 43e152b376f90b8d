//! Reading a text of a page: in which language, under which name, as what type of card.

use crate::known::Known;
use crate::tongue::{self, Tongue};
use ir::{Ability, TypeLine};
use oracle::reminder::{self, Bare, Remark};
use oracle::{About, Called, Language, NotRead, Wording, read_text, type_line, write_text, write_with_reminders};

/// A text that was read, and all that is needed to write it again from its meaning.
#[derive(Clone, Debug, PartialEq)]
pub struct Reading {
    pub language: Language,
    /// The name that the text uses for its card.
    pub name: String,
    pub called: Called,
    pub type_line: TypeLine,
    pub abilities: Vec<Ability>,
    pub wording: Wording,
}

/// Where a text was not understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stop {
    /// None if the language is none of the eight.
    pub language: Option<Language>,
    /// Byte offset in the text.
    pub at: usize,
    pub expected: Vec<String>,
    pub why: Why,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    NotUnderstood,
    /// It ends in the middle of a sentence.
    Cut,
    /// It has two meanings.
    Ambiguous,
    /// It is in no language that is read here.
    Language(Tongue),
}

/// What is known about a text before it is read.
pub struct Beforehand<'a> {
    pub known: &'a Known,
    /// The card, if a name on the page is that of one that ships.
    pub card: Option<usize>,
    /// The name above the text.
    pub title: Option<&'a str>,
    /// Languages that a label or the name speak for, the likeliest first.
    pub likely: Vec<Language>,
    /// As what the text may be read, the likeliest first.
    pub types: &'a [TypeLine],
}

impl Reading {
    /// What the text means, written again: in the wording that was found, without explanations in parentheses.
    pub fn written(&self, abilities: &[Ability]) -> Option<String> {
        write_text(self.language, &self.about(), abilities, &self.wording).ok()
    }

    /// The same with the explanations that the text gives, written from the rules that they explain.
    pub fn written_with_reminders(&self) -> Option<String> {
        write_with_reminders(self.language, &self.about(), &self.abilities, &self.wording).ok()
    }

    /// What is to be said about the explanations of the text that was read.
    pub fn remarks(&self, text: &str) -> Vec<Remark> {
        reminder::remarks(self.language.grammar(), &self.about(), &self.abilities, &self.wording, text)
    }

    fn about(&self) -> About {
        About::called(self.language, &self.name, &self.type_line, &self.called)
    }
}

/// The types that a card without a type line may have: a spell, and permanents by what they call themselves.
pub fn possible_types() -> Vec<TypeLine> {
    const TYPES: [&str; 10] = [
        "Sorcery",
        "Creature",
        "Artifact",
        "Enchantment",
        "Land",
        "Legendary Creature",
        "Artifact — Equipment",
        "Enchantment — Aura",
        "Artifact — Vehicle",
        "Enchantment — Saga",
    ];
    TYPES.into_iter().map(|text| type_line::read(text).expect("a type line")).collect()
}

/// Reads a text in the first language in which it can be read, or says where the best attempt stopped.
pub fn read(text: &str, before: &Beforehand) -> Result<Reading, Stop> {
    let mut languages = before.likely.clone();
    let by_script = match tongue::candidates(text) {
        Ok(candidates) => candidates,
        Err(other) => {
            // Words of Japanese, flying among them, are written with letters of Traditional Chinese alone.
            if other == tongue::TRADITIONAL
                && let Ok(reading) = read_in(Language::Japanese, text, before)
            {
                return Ok(reading);
            }
            return Err(Stop { language: None, at: 0, expected: Vec::new(), why: Why::Language(other) });
        }
    };
    languages.extend(by_script.into_iter().filter(|l| !before.likely.contains(l)));
    let guess = tongue::of_prose(text).and_then(Tongue::ours).or(before.likely.first().copied());
    let mut best: Option<Stop> = None;
    for language in languages {
        match read_in(language, text, before) {
            Ok(reading) => return Ok(reading),
            Err(stop) => {
                let rank = |stop: &Stop| (stop.language == guess, stop.at);
                if best.as_ref().is_none_or(|known| rank(&stop) > rank(known)) {
                    best = Some(stop);
                }
            }
        }
    }
    Err(best.expect("there is a language to try"))
}

fn read_in(language: Language, text: &str, before: &Beforehand) -> Result<Reading, Stop> {
    let mut names: Vec<&str> = before.title.into_iter().collect();
    if let Some(card) = before.card {
        let faces = 0..before.known.cards[card].card.faces.len();
        names.extend(faces.filter_map(|face| before.known.local_name(card, face, language)));
    }
    names.push("");
    let mut tried: Vec<&str> = Vec::new();
    let mut best: Option<Stop> = None;
    let mut explained: Option<(usize, Reading)> = None;
    for name in names {
        if tried.contains(&name) {
            continue;
        }
        tried.push(name);
        for type_line in before.types {
            match read_as(language, name, type_line, text) {
                // What a text explains shows what type of object it is: "this creature".
                Ok(reading) => {
                    let faults = reading.remarks(text).len();
                    if faults == 0 {
                        return Ok(reading);
                    }
                    if explained.as_ref().is_none_or(|&(known, _)| faults < known) {
                        explained = Some((faults, reading));
                    }
                }
                Err(stop) => {
                    if best.as_ref().is_none_or(|known| stop.at > known.at) {
                        best = Some(stop);
                    }
                }
            }
        }
    }
    explained.map(|(_, reading)| reading).ok_or_else(|| best.expect("something was tried"))
}

fn read_as(language: Language, name: &str, type_line: &TypeLine, text: &str) -> Result<Reading, Stop> {
    let mut best: Option<Stop> = None;
    for called in About::shown(language.grammar(), name, text) {
        let about = About::called(language, name, type_line, &called);
        let stop = match read_text(language, &about, text) {
            Ok((abilities, wording)) if !abilities.is_empty() => {
                let (name, type_line) = (name.to_owned(), type_line.clone());
                return Ok(Reading { language, name, called, type_line, abilities, wording });
            }
            // Nothing but explanations.
            Ok(_) => stop(language, 0, Vec::new(), Why::NotUnderstood),
            Err(NotRead::Ambiguous(_)) => stop(language, 0, Vec::new(), Why::Ambiguous),
            Err(NotRead::Declined { at, expected }) => {
                let is_cut = at >= text.trim_end().len() || Bare::new(&text[at..]).text.trim().is_empty();
                stop(language, at, expected, if is_cut { Why::Cut } else { Why::NotUnderstood })
            }
        };
        if best.as_ref().is_none_or(|known| stop.at > known.at) {
            best = Some(stop);
        }
    }
    Err(best.expect("a name is used in at least one way"))
}

fn stop(language: Language, at: usize, expected: Vec<String>, why: Why) -> Stop {
    Stop { language: Some(language), at, expected, why }
}
