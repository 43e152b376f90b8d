//! A grammar is data: rules that pair a surface with a term.
//!
//! ```text
//! Action[v] = <turn> Objects[acc] face up => TurnFaceUp(Objects)
//! ```
//!
//! Left of `=>` stands what is said (literals, inflected words, categories with
//! finite features), right of it the term that is meant. Read from left to right
//! a rule builds the term; from right to left it says it. The same rules serve
//! [`crate::parse`] and [`crate::walk`]. Features (number, case, mood ...) are
//! multiplied out when a grammar is loaded, so both work on a plain
//! context-free grammar. [`load`] describes the file format.

mod instantiate;
mod load;

pub use instantiate::attaches_left;
pub use instantiate::build;
pub use load::{Source, Trouble};

use crate::term::Sym;
use crate::wording::WordingOption;
use std::collections::HashMap;

/// A category with its features fixed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Nt(pub u32);

/// A grammar ready for use.
pub struct Grammar {
    pub categories: Vec<Category>,
    pub rules: Vec<Rule>,
    pub roots: HashMap<String, Nt>,
    /// Whether words are separated by spaces.
    pub spaced: bool,
    /// Beginnings of words that sound otherwise than their first letter looks.
    pub vowel_sounds: Vec<String>,
    pub consonant_sounds: Vec<String>,
    /// Facts a language states for `bind`, such as `targets = declared`.
    pub settings: HashMap<String, String>,
    /// What nouns a language has, with a fixed feature (gender); for pronouns.
    pub genders: HashMap<String, String>,
}

pub struct Category {
    /// As the file calls it; in messages.
    pub name: String,
    pub rules: Vec<usize>,
    /// What a person calls it (`set label.Action = an action`); said instead of its words.
    pub label: Option<String>,
    /// The bytes that something of this category can begin with.
    pub first: ByteSet,
}

pub struct Rule {
    pub elements: Vec<Element>,
    pub template: Pattern,
    pub holes: usize,
    pub option: WordingOption,
    /// The bytes that it can begin with.
    pub first: ByteSet,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Element {
    Literal(Box<str>),
    /// One of two forms, by the sound that follows: `a~an`.
    Sandhi(Box<str>, Box<str>),
    /// No space here.
    Glue,
    /// The next letter is a capital.
    Capital,
    Category(Nt, usize),
    /// Any number of members of a set.
    Star(Nt, usize),
    Builtin(Builtin, usize),
}

/// What is read by its shape instead of by rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Builtin {
    /// Digits.
    Int,
    /// Full-width digits.
    WideInt,
    /// `+1`
    Plus,
    /// `-1`
    Minus,
    /// `＋１`
    WidePlus,
    /// `－１`
    WideMinus,
    /// `{2}{U}`
    Mana,
    /// `{R} or {G}`, `{W}, {U}, or {B}`: symbols to choose from.
    ManaOr,
    /// Words with capitals: the name of a token or of another card.
    Title,
    /// The object's own name, in the form that the features ask for.
    OwnName(Box<str>),
    /// The own name up to its comma, or its first word.
    ShortName,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pattern {
    Hole(usize),
    Con(Sym, Vec<Pattern>),
    Int(i64),
    Str(Box<str>),
    List(Vec<Pattern>),
    /// First members, then the rest of the list.
    Cons(Vec<Pattern>, Box<Pattern>),
    /// Fixed members and holes that are filled from what is left.
    Set(Vec<Pattern>),
}

/// A set of bytes.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct ByteSet([u64; 4]);

impl ByteSet {
    pub fn has(&self, byte: u8) -> bool {
        self.0[byte as usize >> 6] & 1 << (byte & 63) != 0
    }
    pub fn put(&mut self, byte: u8) {
        self.0[byte as usize >> 6] |= 1 << (byte & 63);
    }
    /// Whether anything was new.
    pub fn pour(&mut self, other: ByteSet) -> bool {
        let before = *self;
        for (mine, theirs) in self.0.iter_mut().zip(other.0) {
            *mine |= theirs;
        }
        *self != before
    }
}

impl Grammar {
    pub fn root(&self, name: &str) -> Nt {
        *self.roots.get(name).unwrap_or_else(|| panic!("the grammar has no root category {name}"))
    }
    /// Whether a word that begins so sounds as with a vowel ("an artifact", "a Unicorn").
    pub fn begins_with_vowel(&self, text: &str) -> bool {
        let is = |list: &[String]| {
            list.iter().any(|p| {
                text.len() >= p.len() && text.is_char_boundary(p.len()) && text[..p.len()].eq_ignore_ascii_case(p)
            })
        };
        if is(&self.consonant_sounds) {
            return false;
        }
        is(&self.vowel_sounds) || text.starts_with(['a', 'e', 'i', 'o', 'u', 'A', 'E', 'I', 'O', 'U'])
    }
}
