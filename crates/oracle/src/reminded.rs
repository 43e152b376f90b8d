//! How many printed texts come back with their reminders, to the letter.
//!
//! A second measure beside [`crate::localized`]: a printing with reminders is read, and written with the wording
//! and the reminders found (CR 207.2).

use crate::card::{self, About};
use crate::grammar::Grammar;
use crate::language::Language;
use crate::localized::{self, Printing};
use crate::mtgjson::Entry;
use crate::reminder::{self, Bare};
use rayon::prelude::*;
use std::collections::BTreeMap;

/// What became of a printing that has reminders.
pub enum Verdict {
    /// Written back with all of them.
    Exact,
    /// The text is read; these reminders are not what a rule of it is explained by.
    Left(Vec<String>),
    /// The text itself is not read, or not to the meaning of the English.
    NotRead,
}

/// The printings in a language that have reminders, of the cards whose English is read; English ones too.
pub fn printings(language: Language, entries: &[Entry]) -> Vec<Printing> {
    let all = if language == Language::English {
        entries.par_iter().flat_map_iter(localized::in_english).collect()
    } else {
        localized::printings(language, entries)
    };
    all.into_iter().filter(|printing| !Bare::new(&printing.text).asides.is_empty()).collect()
}

pub fn run(grammar: &Grammar, printings: &[Printing]) -> Vec<Verdict> {
    printings.par_iter().map(|printing| verdict(grammar, printing)).collect()
}

fn verdict(grammar: &Grammar, printing: &Printing) -> Verdict {
    let verdicts = printing.abouts(grammar).into_iter().map(|(_, about)| of_name(grammar, printing, &about));
    verdicts.min_by_key(Verdict::rank).unwrap_or(Verdict::NotRead)
}

fn of_name(grammar: &Grammar, printing: &Printing, about: &About) -> Verdict {
    let abilities = &printing.face.abilities;
    match card::read_by(grammar, about, &printing.text) {
        Ok((read, wording)) if read == *abilities => {
            let written = reminder::write(grammar, about, abilities, &wording);
            if written.is_ok_and(|text| text == printing.text) {
                return Verdict::Exact;
            }
            let left = reminder::remarks(grammar, about, abilities, &wording, &printing.text);
            Verdict::Left(left.into_iter().map(|remark| printing.text[remark.at..].to_owned()).collect())
        }
        _ => Verdict::NotRead,
    }
}

impl Verdict {
    /// The best first.
    fn rank(&self) -> usize {
        match self {
            Verdict::Exact => 0,
            Verdict::Left(_) => 1,
            Verdict::NotRead => 2,
        }
    }
}

/// The figures of a language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Figures {
    /// Printings that have reminders.
    pub reminded: usize,
    /// Of them, those whose text is read and written back, reminders set aside.
    pub read: usize,
    /// Written back with all reminders.
    pub exact: usize,
}

impl Figures {
    pub const HEAD: &'static str = "language  reminded  read  exact";

    pub fn of(verdicts: &[Verdict]) -> Figures {
        let count = |fits: fn(&Verdict) -> bool| verdicts.iter().filter(|v| fits(v)).count();
        let (read, exact) = (count(|v| !matches!(v, Verdict::NotRead)), count(|v| matches!(v, Verdict::Exact)));
        Figures { reminded: verdicts.len(), read, exact }
    }

    /// A line of a table below [`Figures::HEAD`].
    pub fn line(&self, code: &str) -> String {
        let Figures { reminded, read, exact } = self;
        format!("{code:<8}{reminded:>10}{read:>6}{exact:>7}")
    }
}

/// Reminders that are not recognised, the most frequent first: how many, how they begin, and an example.
pub fn reasons(printings: &[Printing], verdicts: &[Verdict]) -> Vec<(usize, String, String)> {
    let mut found: BTreeMap<String, (usize, String)> = BTreeMap::new();
    for (printing, verdict) in printings.iter().zip(verdicts) {
        let reasons = match verdict {
            Verdict::Exact => continue,
            Verdict::NotRead => vec!["(the text is not read)".to_owned()],
            Verdict::Left(left) if left.is_empty() => vec!["(at another place)".to_owned()],
            Verdict::Left(left) => left.iter().map(|text| text.lines().next().unwrap_or("").to_owned()).collect(),
        };
        for reason in reasons {
            found.entry(reason).or_insert_with(|| (0, printing.card.clone())).0 += 1;
        }
    }
    let mut reasons: Vec<_> = found.into_iter().map(|(reason, (count, card))| (count, reason, card)).collect();
    reasons.sort_by(|a, b| b.0.cmp(&a.0).then_with(|| a.1.cmp(&b.1)));
    reasons
}
