//! How much of a card file is understood, and why the rest is not.

use crate::card::{self, Part, Unread};
use crate::mtgjson::Entry;
use rayon::prelude::*;
use serde::Serialize;
use std::collections::HashMap;

/// What became of one card.
#[derive(Clone, Debug, Serialize)]
pub struct Outcome {
    pub name: String,
    pub status: Status,
    /// Byte offset in the part that was not understood.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<usize>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub expected: Vec<String>,
    /// The words that stand there.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub found: String,
    /// The number of wording options, over all faces.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wording: Option<usize>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Status {
    Read,
    Declined,
    Ambiguous,
}

/// Reads all cards on all cores; `done` is called after each.
pub fn run(entries: &[Entry], done: impl Fn() + Sync) -> Vec<Outcome> {
    entries
        .par_iter()
        .map(|entry| {
            let outcome = one(entry);
            done();
            outcome
        })
        .collect()
}

fn one(entry: &Entry) -> Outcome {
    let outcome = |status| Outcome {
        name: entry.name.clone(),
        status,
        at: None,
        expected: Vec::new(),
        found: String::new(),
        wording: None,
    };
    let raw = match entry.raw() {
        Ok(raw) => raw,
        Err(layout) => {
            return Outcome {
                expected: vec!["a layout that is modelled".into()],
                found: format!("({layout})"),
                ..outcome(Status::Declined)
            };
        }
    };
    match card::read_card(&raw) {
        Ok(read) => Outcome { wording: Some(read.wording.iter().map(|w| w.len()).sum()), ..outcome(Status::Read) },
        Err(Unread::Ambiguous(_)) => outcome(Status::Ambiguous),
        Err(Unread::Declined(d)) => {
            let face = raw.faces.get(d.face);
            let text = face.map_or("", |f| match d.part {
                Part::Text => &f.text,
                Part::TypeLine => &f.type_line,
                Part::ManaCost => f.mana_cost.as_deref().unwrap_or(""),
                Part::PowerToughness | Part::Whole => "",
            });
            let rest = text.get(d.at..).unwrap_or("");
            let found = rest.trim_start().split(' ').take(4).collect::<Vec<_>>().join(" ").replace('\n', " / ");
            Outcome { at: Some(d.at), expected: d.expected, found, ..outcome(Status::Declined) }
        }
    }
}

/// Counts over a run.
#[derive(Clone, Debug, Default)]
pub struct Summary {
    pub read: usize,
    pub declined: usize,
    pub ambiguous: usize,
    /// Wording options of all cards read.
    pub options: usize,
    /// What stood where reading stopped, the most frequent first.
    pub reasons: Vec<(String, usize)>,
}

impl Summary {
    pub fn of(outcomes: &[Outcome]) -> Summary {
        let mut summary = Summary::default();
        let mut reasons: HashMap<String, usize> = HashMap::new();
        for outcome in outcomes {
            match outcome.status {
                Status::Read => summary.read += 1,
                Status::Declined => summary.declined += 1,
                Status::Ambiguous => summary.ambiguous += 1,
            }
            summary.options += outcome.wording.unwrap_or(0);
            if outcome.status == Status::Declined {
                let reason = match outcome.expected.first() {
                    Some(why) if outcome.expected.len() == 1 && why.starts_with('(') => why.chars().take(60).collect(),
                    _ => outcome.found.split(' ').take(3).collect::<Vec<_>>().join(" "),
                };
                *reasons.entry(reason).or_default() += 1;
            }
        }
        summary.reasons = reasons.into_iter().collect();
        summary.reasons.sort_by(|a, b| b.1.cmp(&a.1).then(a.0.cmp(&b.0)));
        summary
    }
}
