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

mod address;
mod instantiate;
mod load;
mod names;

pub use instantiate::attaches_left;
pub use instantiate::build;
pub use instantiate::template;
pub use load::{Address, Generation, OwnBy, Source, Trouble};
pub use names::NameWay;

use crate::term::Sym;
use crate::wording::{Called, Wording, WordingOption};
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
    /// Beginnings of words that take a third form: Italian "lo scudo".
    pub impure_sounds: Vec<String>,
    /// Words for "you", in lower case, where a generation spells them otherwise.
    pub address: Vec<String>,
    /// The default first; at least one.
    pub generations: Vec<Generation>,
    /// How texts use the name of their card, the default first; empty where a name never changes.
    pub names: Vec<NameWay>,
    /// Facts a language states for `bind`, such as `targets = declared`.
    pub settings: HashMap<String, String>,
    /// What nouns a language has, with a fixed feature (gender); for pronouns. The first is that of its usual word.
    pub genders: HashMap<String, Vec<String>>,
    /// Where each rule of the files stands, by [`Rule::written`]: file and line.
    pub places: Vec<(&'static str, usize)>,
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
    /// Which rule of the files it is; its features multiplied out are several rules here.
    pub written: usize,
    /// The generations of wording it is of, a bit for each; none: of all.
    pub generations: u16,
    /// The bytes that it can begin with.
    pub first: ByteSet,
}

impl Rule {
    /// Whether it is of this generation and not of all.
    pub fn is_special_to(&self, generation: usize) -> bool {
        self.generations & 1 << generation != 0
    }
    pub fn serves(&self, generation: usize) -> bool {
        self.generations == 0 || self.is_special_to(generation)
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Element {
    Literal(Box<str>),
    /// One of several forms, by the [`Sound`] that follows: `a~an`.
    Sandhi(Box<[Box<str>]>),
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
    /// `{R} or {G}`, `{W}, {U}, or {B}`: symbols to choose from, with what stands between them.
    ManaOr(Joints),
    /// Words with capitals, and small ones between: the name of a token or of another card.
    Title(Box<[String]>),
    /// The object's own name, in the form that the features ask for.
    OwnName(Box<[String]>),
    /// The own name up to its comma, or its first word; in the form that the features ask for.
    ShortName(Box<[String]>),
}

/// What stands between members of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Joints {
    /// Between two.
    pub both: Box<str>,
    /// Between the first of three or more.
    pub first: Box<str>,
    /// Before the last of three or more.
    pub last: Box<str>,
}

impl Builtin {
    /// What a person calls it.
    pub fn label(&self) -> &'static str {
        match self {
            Builtin::Int | Builtin::WideInt => "a number",
            Builtin::Plus | Builtin::Minus | Builtin::WidePlus | Builtin::WideMinus => "a number with a sign",
            Builtin::Mana | Builtin::ManaOr(_) => "mana symbols",
            Builtin::Title(_) => "a name",
            Builtin::OwnName(_) => "the card's name",
            Builtin::ShortName(_) => "the card's short name",
        }
    }
}

/// What a word begins with, for the word before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    Consonant,
    Vowel,
    Impure,
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
    /// How a word that begins so sounds ("an artifact", "a Unicorn").
    pub fn sound(&self, text: &str) -> Sound {
        let is = |list: &[String]| list.iter().any(|p| begins(text, p));
        if is(&self.impure_sounds) {
            Sound::Impure
        } else if is(&self.consonant_sounds) {
            Sound::Consonant
        } else if is(&self.vowel_sounds) || text.starts_with(['a', 'e', 'i', 'o', 'u', 'A', 'E', 'I', 'O', 'U']) {
            Sound::Vowel
        } else {
            Sound::Consonant
        }
    }

    /// The number of the generation that a wording names; `None`: the language has no such one.
    pub fn generation(&self, wording: &Wording) -> Option<usize> {
        match &wording.generation {
            None => Some(0),
            Some(name) => self.generations.iter().position(|g| g.name == *name),
        }
    }

    /// The way to use a name that is called so; the default where there is none.
    pub fn name_way(&self, called: &Called) -> Option<&NameWay> {
        self.names.iter().find(|way| way.called() == *called).or(self.names.first())
    }
}

fn begins(text: &str, start: &str) -> bool {
    let mut given = text.chars().flat_map(char::to_lowercase);
    start.chars().flat_map(char::to_lowercase).all(|c| given.next() == Some(c))
}

/// The files of a language: the same modules for all, in the order of reading.
macro_rules! files {
    ($folder:literal) => {
        $crate::grammar::files!($folder:
            "language.grammar", "word.lexicon", "subtype.lexicon", "keyword.lexicon", "number.grammar",
            "noun.grammar", "object.grammar", "player.grammar", "keyword.grammar", "cost.grammar",
            "ability.grammar", "ability_word.grammar", "event.grammar", "condition.grammar", "sentence.grammar",
            "action.grammar", "movement.grammar", "token.grammar", "mana.grammar", "continuous.grammar",
            "static.grammar", "face_down.grammar", "reminder.grammar")
    };
    ($folder:literal: $($name:literal),*) => { &[$((concat!($folder, "/", $name), include_str!($name))),*] };
}
pub(crate) use files;
