//! Words of the rules in eight languages: enough to tell prose about the game from other prose, and to
//! compare what two pieces of it speak of, in one language or in two.

use oracle::Language;
use std::collections::HashMap;
use std::sync::LazyLock;

/// A word of the rules, by its English name in `data/terms.txt`.
pub type Term = &'static str;

/// A way to write a term: how a word begins, or what a script without blanks contains.
struct Way {
    term: Term,
    begins: &'static str,
}

static WAYS: LazyLock<HashMap<Language, Vec<Way>>> = LazyLock::new(|| {
    let mut ways: HashMap<Language, Vec<Way>> = HashMap::new();
    for line in include_str!("../data/terms.txt").lines().filter(|l| !l.is_empty() && !l.starts_with('#')) {
        let mut parts = line.split(" | ");
        let term = parts.next().expect("a line has a first part");
        for part in parts {
            let said = part.split_once(' ').and_then(|(code, said)| Some((Language::from_code(code)?, said)));
            let (language, said) = said.unwrap_or_else(|| panic!("data/terms.txt: {part}"));
            ways.entry(language).or_default().extend(said.split(", ").map(|begins| Way { term, begins }));
        }
    }
    for all in ways.values_mut() {
        all.sort_by_key(|way| std::cmp::Reverse(way.begins.len()));
    }
    ways
});

/// The terms that a text speaks of, in order; a place is one term only, the longest.
pub fn of(language: Language, text: &str) -> Vec<Term> {
    let lower = text.to_lowercase();
    let spaced = !matches!(language, Language::Japanese | Language::Chinese);
    let ways = &WAYS[&language];
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(letter) = lower[at..].chars().next() {
        let inside = spaced && lower[..at].chars().next_back().is_some_and(char::is_alphanumeric);
        let way = if inside { None } else { ways.iter().find(|way| starts(&lower[at..], way.begins, spaced)) };
        at += way.map_or(letter.len_utf8(), |way| way.begins.len());
        found.extend(way.map(|way| way.term));
    }
    found
}

/// A word of one or two letters must be the whole word.
fn starts(rest: &str, begins: &str, spaced: bool) -> bool {
    let Some(after) = rest.strip_prefix(begins) else { return false };
    !spaced || begins.len() > 2 || !after.starts_with(char::is_alphanumeric)
}

/// How alike two texts are by the terms that they speak of: 1 if by the same, 0 if by none in common.
///
/// A term counts by how rare it is; once is as good as often, for languages repeat a noun where others say "it".
pub fn likeness(one: &[Term], other: &[Term], weight: impl Fn(Term) -> f64) -> f64 {
    let set = |terms: &[Term]| terms.iter().copied().collect::<std::collections::BTreeSet<_>>();
    let (one, other) = (set(one), set(other));
    let sum = |terms: &mut dyn Iterator<Item = Term>| terms.map(&weight).sum::<f64>();
    let common = sum(&mut one.intersection(&other).copied());
    let both = sum(&mut one.union(&other).copied());
    if both == 0.0 { 0.0 } else { common / both }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn terms_are_found_in_each_language() {
        let all = [
            (Language::English, "Cloak the top card of your library."),
            (Language::German, "Tarne die oberste Karte deiner Bibliothek."),
            (Language::Spanish, "Enmascara la primera carta de tu biblioteca."),
            (Language::French, "Voilez la carte du dessus de votre bibliothèque."),
            (Language::Italian, "Cela la prima carta del tuo grimorio."),
            (Language::Japanese, "あなたのライブラリーの一番上のカードを偽装する。"),
            (Language::Portuguese, "Oculte o card do topo de seu grimório."),
            (Language::Chinese, "匿伏你牌库顶的一张牌。"),
        ];
        for (language, text) in all {
            let mut found = of(language, text);
            found.sort_unstable();
            found.dedup();
            assert_eq!(found, ["card", "cloak", "library"], "{}", language.name());
        }
        assert!(of(Language::English, "The hills are lovely and deep.").is_empty());
    }
}
