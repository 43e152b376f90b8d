//! The languages, each a folder of grammar files with the same module names.
//!
//! A concept has its file and its categories under the same names in every folder, so that
//! who knows one finds the place in another; a file with nothing to say yet is a comment.
//!
//! # What the Romance languages have in common
//!
//! By convention, not by copied code: French, Italian, Portuguese and Spanish declare the same
//! features with the same letters, and build noun phrases alike.
//!
//! | feature | values | of |
//! |---|---|---|
//! | `n` | `sg pl` | noun phrases, adjectives, verbs |
//! | `g` | `masc fem` | the same; each noun fixes its own in the lexicon |
//! | `p` | `bare`, then each preposition that contracts with the article (`de a`, `di a da in su` ...) | whatever begins with an article: `Objects`, `Named`, `Refer`, `#name` |
//! | `v` | `imp inf s p` and moods the templates need | verbs |
//!
//! * The article is a table word by `p`, `n` and `g`: `<la:p,n,g>`; its form has the preposition in it
//!   (`del`, `dal`), and its forms by sound (`il~l'~lo`). So a rule that governs a phrase by a preposition
//!   asks for `Objects[n,g,de]`, writes no preposition itself, and contractions are nowhere else.
//! * Adjectives and participles are a stem with `<o:n,g>`, or a table word by `n` and `g`.
//! * `names` fixes `g` and `n` for each way to use a name, and gives forms by `p`; so a participle agrees with
//!   the own name: `Refer[n,g,bare] <est> engagé + <e:n,g>`.
//! * Pronouns are `ItM`, `ItF`, `Them` (`set genders = yes`), by the gender of the noun spoken of. For the object
//!   itself it is that of its name (as `names` fixes it) where the text calls it by name, and of its noun where it
//!   says "this creature". A form that serves for all genders is `It` (a subject left out, an elided article).
//!
//! German has `ItN` too, and possessives by gender: `ItsF` is "ihr", `ItsMN` ("sein") serves for two genders; its
//! older word for a permanent is feminine (`set also.fem = Permanent`). They also say a keyword of the object itself
//! as a sentence (`set own_keyword = yes`: `OwnKeyword(own, keyword)`), and an intervening "if" behind all that
//! happens (`set last_if = event`).
//! French calls an object by its name, for "cette créature" is another one too; where a name would be that of another
//! object, in what is granted, it has `OwnGranted` (`set own_granted = yes`).
//! Japanese has a pronoun that only means the object itself: `Itself` (`set own_pronoun = yes`).

use crate::grammar::{self, Grammar, Source};
use crate::{chinese, english, french, german, italian, japanese, portuguese, spanish};
use std::sync::LazyLock;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Language {
    English,
    German,
    Spanish,
    French,
    Italian,
    Japanese,
    Portuguese,
    Chinese,
}

impl Language {
    pub const ALL: [Language; 8] = [
        Language::English,
        Language::German,
        Language::Spanish,
        Language::French,
        Language::Italian,
        Language::Japanese,
        Language::Portuguese,
        Language::Chinese,
    ];

    /// From a code such as `en`, or the name that MTGJSON gives the language.
    pub fn from_code(code: &str) -> Option<Language> {
        Language::ALL.into_iter().find(|l| l.code() == code || l.name() == code)
    }
    pub fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
            Language::Spanish => "es",
            Language::French => "fr",
            Language::Italian => "it",
            Language::Japanese => "ja",
            Language::Portuguese => "pt",
            Language::Chinese => "zhs",
        }
    }
    /// As MTGJSON calls it.
    pub fn name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::German => "German",
            Language::Spanish => "Spanish",
            Language::French => "French",
            Language::Italian => "Italian",
            Language::Japanese => "Japanese",
            Language::Portuguese => "Portuguese (Brazil)",
            Language::Chinese => "Chinese Simplified",
        }
    }
    /// Its grammar files: the name of each with its folder, and the text.
    pub fn files(self) -> &'static [Source] {
        match self {
            Language::English => english::FILES,
            Language::German => german::FILES,
            Language::Spanish => spanish::FILES,
            Language::French => french::FILES,
            Language::Italian => italian::FILES,
            Language::Japanese => japanese::FILES,
            Language::Portuguese => portuguese::FILES,
            Language::Chinese => chinese::FILES,
        }
    }

    /// Its grammar, loaded at the first use.
    ///
    /// # Panics
    /// If a grammar file has a mistake; the message names file and line.
    pub fn grammar(self) -> &'static Grammar {
        static GRAMMARS: [LazyLock<Grammar>; 8] = {
            const fn of<const N: usize>() -> LazyLock<Grammar> {
                LazyLock::new(|| load(Language::ALL[N]))
            }
            [of::<0>(), of::<1>(), of::<2>(), of::<3>(), of::<4>(), of::<5>(), of::<6>(), of::<7>()]
        };
        &GRAMMARS[self as usize]
    }
}

/// Categories that reading and writing begin with.
pub const ROOTS: [&str; 4] = ["SpellText", "PermanentText", "Aside", "Heading"];

fn load(language: Language) -> Grammar {
    grammar::build(language.files(), &ROOTS).unwrap_or_else(|trouble| panic!("{trouble}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_language_is_where_its_number_says() {
        assert!(Language::ALL.iter().enumerate().all(|(nth, language)| *language as usize == nth));
    }
}
