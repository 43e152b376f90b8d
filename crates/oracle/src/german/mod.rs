//! German: three genders, four cases, separable verbs, relative clauses in commas.

use crate::grammar::Source;

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
const ARTICLES: [[&str; 4]; 3] = [["der", "den", "dem", "des"], ["die", "die", "der", "der"], ["das", "das", "dem", "des"]];

/// The forms that a name can have with its article, one list for each gender it
/// might be of, and one without article, as legends and spells are called.
///
/// An adjective in front, printed with its strong ending, takes the weak one.
pub fn name_forms(name: &str) -> Vec<Vec<(String, String)>> {
    let mut all = Vec::new();
    for (articles, ending) in ARTICLES.iter().zip(["er", "e", "es"]) {
        let forms = CASES.iter().zip(articles).enumerate().map(|(case, (label, article))| {
            ((*label).to_owned(), format!("{article} {}", inflected(name, ending, case, *articles == ARTICLES[1])))
        });
        all.push(forms.collect());
    }
    all.push(CASES.iter().map(|label| ((*label).to_owned(), name.to_owned())).collect());
    all
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
