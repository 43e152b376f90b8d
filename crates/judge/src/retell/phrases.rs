//! How an object of the bench is named in a line: by its label, given first if it has none.

use super::played::Telling;
use ir::Zone;
use rules::Slot;
use rules::knowledge::Handle;

/// How an object is named, with the line that gives it a label if it has none.
struct Phrase {
    line: Option<String>,
    words: String,
}

fn phrase(telling: &Telling<'_>, slot: Slot) -> Option<Phrase> {
    let bench = &telling.bench;
    let state = bench.truth().state();
    let what = state.reference(slot);
    if let Some((label, _)) = bench.labels.iter().find(|(_, o)| **o == what) {
        return Some(Phrase { line: None, words: label.clone() });
    }
    let object = state.object(slot);
    let label = match telling.pairs.in_game(object.number).filter(|_| object.number != 0) {
        Some(number) => format!("#n{number}"),
        None => format!("#o{}", what.stamp.0),
    };
    let nth = |list: &[Slot]| list.iter().position(|s| *s == slot).map(|n| ordinal(n + 1));
    let line = match object.zone {
        Zone::Battlefield => {
            let whose = object.controller;
            let mine = state.battlefield.iter().map(|p| p.slot).filter(|s| state.object(*s).controller == whose);
            let mut mine: Vec<Slot> = mine.collect();
            mine.sort_by_key(|s| state.object(*s).number);
            format!("call {}'s {} permanent {label}", bench.seat_name(whose), nth(&mine)?)
        }
        Zone::Stack => {
            let items: Vec<Slot> = state.stack.iter().rev().map(|i| i.slot).collect();
            format!("call the {} object on the stack {label}", nth(&items)?)
        }
        Zone::Hand | Zone::Graveyard | Zone::Exile | Zone::Library => {
            let zone = format!("{:?}", object.zone).to_lowercase();
            let cards = crate::expect::zones::zone(bench, object.owner, &zone);
            format!("call the {} card of {}'s {zone} {label}", nth(&cards)?, bench.seat_name(object.owner))
        }
        Zone::Command => return None,
    };
    Some(Phrase { line: Some(line), words: label })
}

pub fn ordinal(n: usize) -> String {
    let ending = match (n % 10, n % 100) {
        (1, m) if m != 11 => "st",
        (2, m) if m != 12 => "nd",
        (3, m) if m != 13 => "rd",
        _ => "th",
    };
    format!("{n}{ending}")
}

/// The line that gives an object a label, if it has none.
pub fn label(telling: &Telling<'_>, slot: Slot) -> Option<String> {
    phrase(telling, slot)?.line
}

/// Phrases put together, and the lines that they need.
#[derive(Default)]
pub struct Said {
    pub lines: Vec<String>,
    pub words: Vec<String>,
}

impl Said {
    pub fn object(&mut self, telling: &Telling<'_>, slot: Slot) -> Option<()> {
        let phrase = phrase(telling, slot)?;
        self.lines.extend(phrase.line.filter(|line| !self.lines.contains(line)));
        self.words.push(phrase.words);
        Some(())
    }
    pub fn handle(&mut self, telling: &Telling<'_>, handle: Handle) -> Option<()> {
        let slot = telling.pairs.slot(handle, telling.bench.game(), telling.viewer())?;
        self.object(telling, slot)
    }
    pub fn finish(mut self, line: String) -> Vec<String> {
        self.lines.push(line);
        self.lines
    }
}
