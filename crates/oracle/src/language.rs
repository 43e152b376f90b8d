//! The languages, each a folder of grammar files with the same module names.

use crate::grammar::{self, Grammar, Source};
use crate::{english, german, japanese};
use std::sync::LazyLock;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Language {
    English,
    German,
    Japanese,
}

impl Language {
    pub const ALL: [Language; 3] = [Language::English, Language::German, Language::Japanese];

    /// From a code such as `en`, or the English name of the language.
    pub fn from_code(code: &str) -> Option<Language> {
        Language::ALL.into_iter().find(|l| l.code() == code || l.name() == code)
    }
    pub fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
            Language::Japanese => "ja",
        }
    }
    /// As MTGJSON calls it.
    pub fn name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::German => "German",
            Language::Japanese => "Japanese",
        }
    }
    fn files(self) -> &'static [Source] {
        match self {
            Language::English => english::FILES,
            Language::German => german::FILES,
            Language::Japanese => japanese::FILES,
        }
    }

    /// Its grammar, loaded at the first use.
    ///
    /// # Panics
    /// If a grammar file has a mistake; the message names file and line.
    pub fn grammar(self) -> &'static Grammar {
        static ENGLISH: LazyLock<Grammar> = LazyLock::new(|| load(Language::English));
        static GERMAN: LazyLock<Grammar> = LazyLock::new(|| load(Language::German));
        static JAPANESE: LazyLock<Grammar> = LazyLock::new(|| load(Language::Japanese));
        match self {
            Language::English => &ENGLISH,
            Language::German => &GERMAN,
            Language::Japanese => &JAPANESE,
        }
    }
}

/// Categories that reading and writing begin with.
pub const ROOTS: [&str; 2] = ["SpellText", "PermanentText"];

fn load(language: Language) -> Grammar {
    grammar::build(language.files(), &ROOTS).unwrap_or_else(|trouble| panic!("{trouble}"))
}
