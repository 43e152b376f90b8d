//! German: three genders, four cases, separable verbs, relative clauses in commas.

use crate::grammar::Source;
use serde::{Deserialize, Serialize};

macro_rules! files { ($($name:literal),* $(,)?) => { &[$((concat!("german/", $name), include_str!($name))),*] } }

pub const FILES: &[Source] = files![
    "language.grammar",
    "word.lexicon",
    "keyword.lexicon",
    "number.grammar",
    "noun.grammar",
    "object.grammar",
    "player.grammar",
    "keyword.grammar",
    "cost.grammar",
    "ability.grammar",
    "event.grammar",
    "condition.grammar",
    "sentence.grammar",
    "action.grammar",
    "movement.grammar",
    "continuous.grammar",
    "static.grammar",
    "face_down.grammar",
];

const CASES: [&str; 4] = ["nom", "acc", "dat", "gen"];
const ARTICLES: [[&str; 4]; 3] =
    [["der", "den", "dem", "des"], ["die", "die", "der", "der"], ["das", "das", "dem", "des"]];

/// How a text speaks of its object by name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Called {
    /// Without an article, as legends are.
    #[default]
    Bare,
    Masculine,
    Feminine,
    Neuter,
}

impl Called {
    pub const ALL: [Called; 4] = [Called::Bare, Called::Masculine, Called::Feminine, Called::Neuter];
}

/// The forms of a name by case, with its article.
///
/// An adjective in front, printed with its strong ending, takes the weak one.
pub fn name_forms(name: &str, called: Called) -> Vec<(String, String)> {
    let (articles, ending) = match called {
        Called::Bare => return CASES.iter().map(|case| ((*case).to_owned(), name.to_owned())).collect(),
        Called::Masculine => (ARTICLES[0], "er"),
        Called::Feminine => (ARTICLES[1], "e"),
        Called::Neuter => (ARTICLES[2], "es"),
    };
    let form = |(case, article): (usize, &str)| {
        format!("{article} {}", inflected(name, ending, case, called == Called::Feminine))
    };
    CASES
        .iter()
        .zip(articles.into_iter().enumerate().map(form))
        .map(|(case, form)| ((*case).to_owned(), form))
        .collect()
}

/// The name in one of the [`CASES`] behind a definite article.
fn inflected(name: &str, strong: &str, case: usize, feminine: bool) -> String {
    let weak = if case == 0 || case == 1 && strong != "er" { "e" } else { "en" };
    let mut words: Vec<String> = name.split(' ').map(str::to_owned).collect();
    let last = words.len() - 1;
    if let Some(stem) = words[0].strip_suffix(strong).filter(|_| last > 0) {
        words[0] = format!("{stem}{weak}");
    }
    if case == 3 && !feminine && !words[last].ends_with('s') {
        words[last].push('s');
    }
    words.join(" ")
}
