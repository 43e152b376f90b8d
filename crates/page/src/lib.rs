//! Pages about a card, in eight languages: what each line is, and whether all of them say the same.
//!
//! A page is a text such as card databases give it: names and texts in several languages, the sets, flavor text,
//! rulings with or without dates, in any order. [`read`] tells what it holds: the card, each block of a language
//! with its meaning, whether all blocks mean one card and what differs where, the sets, the rulings with the
//! scenarios that show them. Each line is accounted for; what is not recognised is said to be so.
//!
//! ```
//! let known = page::Known::shipped();
//! let words = messages::Messages::of(messages::Language::English);
//! let text = "Odd Lantern\n\nDraw a card.\n\nSeltsame Laterne\n\nZiehe zwei Karten.\n";
//! let page = page::read(text, &known, words);
//! assert_eq!(page.blocks.len(), 2);
//! assert_eq!(page.troubles[0].line, 7);
//! ```
//!
//! # How a page is understood
//!
//! 1. [`line`]: what a line shows by itself, such as a date, a set, the name of a card that ships.
//! 2. [`piece`]: stretches of prose are read as rules texts in the languages that their script allows; names stand
//!    above texts, rulings behind them, and other prose is flavor text.
//! 3. [`block`]: a name, its text and its language are a block; [`agree`] holds the meanings of all blocks to one.
//! 4. [`ruling`]: a ruling is known again by a digest, or by the terms of the rules in it.
//!
//! Nothing printed is stored: names and numbers are data, sentences are read from the page and written from meanings.

pub mod agree;
pub mod block;
pub mod date;
pub mod identity;
pub mod json;
pub mod known;
pub mod line;
pub mod piece;
mod printed;
pub mod prose;
pub mod reading;
pub mod ruling;
pub mod show;
pub mod term;
pub mod tongue;
mod trouble;
mod understand;

pub use block::{Block, Verdict};
pub use identity::Identity;
pub use known::{Known, Set};
pub use tongue::Tongue;
pub use understand::read;

use date::Date;

/// A page, understood.
#[derive(Clone, Debug, PartialEq)]
pub struct Page {
    pub identity: Identity,
    pub blocks: Vec<Block>,
    /// The sets named, with the lines that name them.
    pub sets: Vec<(usize, Set)>,
    pub rulings: Vec<Ruling>,
    /// What each line is, from the first to the last.
    pub lines: Vec<Line>,
    /// What does not agree or was not understood, in the order of the lines.
    pub troubles: Vec<Trouble>,
}

impl Page {
    /// Whether all texts were read and mean one card.
    pub fn agrees(&self) -> bool {
        self.blocks.iter().all(|block| matches!(block.verdict, Verdict::Agrees | Verdict::NoText))
    }
}

/// A line of a page and what it is.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// Counted from 1.
    pub number: usize,
    pub text: String,
    pub kind: Kind,
    /// The language, where it is prose or a name.
    pub tongue: Option<Tongue>,
}

/// What a line is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    Blank,
    Name,
    ManaCost,
    TypeLine,
    /// Rules text that was read.
    Rules,
    /// Rules text, with an explanation in parentheses behind it or alone (CR 207.2a).
    RulesWithReminder,
    /// Rules text that was not understood.
    Unread,
    /// Power and toughness, loyalty, defense.
    Numbers,
    Flavor,
    Set,
    Date,
    Ruling,
    Heading,
    /// Rarity, collector number, artist.
    Fact,
    Unrecognised,
}

/// A ruling on a page.
#[derive(Clone, Debug, PartialEq)]
pub struct Ruling {
    pub lines: std::ops::RangeInclusive<usize>,
    pub date: Option<Date>,
    pub tongue: Option<Tongue>,
    pub text: String,
    /// Its place in [`ruling::all`], and how it was known again.
    pub known: Option<(usize, ruling::How)>,
    /// Whether it is an official ruling about the card of the page; None where that is not known.
    pub is_of_card: Option<bool>,
}

/// Something on a page that does not agree with the rest, or was not understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trouble {
    pub line: usize,
    pub what: TroubleKind,
    /// In the words that the page was read with.
    pub message: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TroubleKind {
    /// A block means something else than the others.
    Differs,
    /// A rules text was not understood.
    Unread,
    /// An explanation in parentheses says something else than the rule, or was not understood.
    Reminder,
    /// A name belongs to another card, or to none where one is known.
    Name,
    /// A mana cost, a type line, or power and toughness are not those of the card.
    Fact,
    /// A label or a name speaks for another language than the text.
    Language,
    /// A set in which the card was not printed.
    Set,
    /// A ruling about other cards.
    Ruling,
    Unrecognised,
}
