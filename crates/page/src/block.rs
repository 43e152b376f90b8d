//! Blocks of a page: a name and a text in one language.

use crate::agree::Difference;
use crate::known::Named;
use crate::reading::{Reading, Stop};
use crate::tongue::Tongue;
use std::ops::RangeInclusive;

/// A text on a page, with the name above it.
#[derive(Clone, Debug, PartialEq)]
pub struct Block {
    pub tongue: Option<Tongue>,
    pub name: Option<Title>,
    /// The lines of the text; none where a name stands alone.
    pub lines: Option<RangeInclusive<usize>>,
    /// As it stands on the page.
    pub text: String,
    /// What was read, or where reading stopped; none where a name stands alone.
    pub reading: Option<Result<Reading, Stop>>,
    /// Which face of the card.
    pub face: usize,
    /// How many explanations in parentheses it has.
    pub reminders: usize,
    /// Lines of flavor text in the same language.
    pub flavor: Vec<usize>,
    pub verdict: Verdict,
}

/// The name above a text.
#[derive(Clone, Debug, PartialEq)]
pub struct Title {
    pub line: usize,
    pub text: String,
    /// The cards that ship under this name.
    pub named: Vec<Named>,
}

/// Whether a block says what the others say.
#[derive(Clone, Debug, PartialEq)]
pub enum Verdict {
    Agrees,
    Differs(Vec<Difference>),
    /// It was not understood.
    Unread,
    /// There is no text.
    NoText,
}

impl Block {
    pub fn read(&self) -> Option<&Reading> {
        self.reading.as_ref()?.as_ref().ok()
    }

    pub fn stop(&self) -> Option<&Stop> {
        self.reading.as_ref()?.as_ref().err()
    }

    /// Whether the meaning, written in the wording that was found, is the text of the page to the letter, with
    /// explanations in parentheses set aside. None if it was not read.
    pub fn is_written_again(&self) -> Option<bool> {
        let reading = self.read()?;
        let bare = oracle::reminder::Bare::new(&self.text).text;
        Some(reading.written(&reading.abilities).is_some_and(|text| text == bare))
    }

    /// Whether the explanations too, written from the rules that they explain, are those of the page to the letter.
    /// None if the text was not read or explains nothing.
    pub fn is_explained_again(&self) -> Option<bool> {
        let reading = self.read().filter(|_| self.reminders > 0)?;
        Some(reading.written_with_reminders().is_some_and(|text| text == self.text))
    }

    /// The line of the page where something stands in the text, by a byte offset; and the column, in characters.
    pub fn place(&self, at: usize) -> (usize, usize) {
        let place = oracle::card_text::Place::of(&self.text, at);
        (self.lines.as_ref().map_or(0, |lines| lines.start() + place.line - 1), place.column)
    }
}
