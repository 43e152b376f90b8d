//! What a line of a page is by itself, before its neighbours are looked at.

use crate::date::Date;
use crate::known::{Known, Named, Set};
use crate::tongue::Tongue;
use ir::TypeLine;
use oracle::{Language, type_line};
use std::collections::HashMap;
use std::sync::LazyLock;

/// A line by itself.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    Blank,
    Date(Date),
    Set(Set),
    Heading(Heading),
    /// A name of cards that ship.
    Name(Vec<Named>),
    ManaCost,
    TypeLine(TypeLine, Language),
    /// Power and toughness, loyalty, defense.
    Numbers,
    /// Rarity, collector number, artist, copyright.
    Fact,
    Prose,
}

/// What stands below.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heading {
    Rulings,
    /// Rules text, flavor text, sets, names: each shows by itself too.
    Other,
    Language(Tongue),
    /// Something that looks like the code of a language and is none.
    UnknownCode(String),
}

/// A line of the page.
#[derive(Clone, Debug, PartialEq)]
pub struct Written<'t> {
    /// Counted from 1.
    pub number: usize,
    /// Without the blanks around it.
    pub whole: &'t str,
    /// What follows a label or a date at the beginning of the line.
    pub text: &'t str,
    /// `de:` in front of a name or text.
    pub label: Option<Heading>,
    /// A date in front of a ruling.
    pub date: Option<Date>,
    pub shape: Shape,
}

/// Cuts a page into lines.
pub fn cut<'t>(page: &'t str, known: &Known) -> Vec<Written<'t>> {
    let page = page.trim_start_matches('\u{feff}');
    page.lines().enumerate().map(|(i, line)| written(i + 1, trimmed(line), known)).collect()
}

fn trimmed(line: &str) -> &str {
    line.trim_matches(|c: char| c.is_whitespace() || matches!(c, '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{feff}'))
}

fn written<'t>(number: usize, whole: &'t str, known: &Known) -> Written<'t> {
    let plain = |shape| Written { number, whole, text: whole, label: None, date: None, shape };
    let shape = shape(whole, known);
    if shape != Shape::Prose {
        return plain(shape);
    }
    if let Some((date, text)) = Date::before(whole) {
        return Written { text, date: Some(date), ..plain(Shape::Prose) };
    }
    if let Some((label, text)) = labelled(whole) {
        return Written { text, label: Some(label), ..plain(self::shape(text, known)) };
    }
    plain(Shape::Prose)
}

fn shape(text: &str, known: &Known) -> Shape {
    if text.is_empty() || text.chars().all(|c| matches!(c, '-' | '=' | '_' | '*' | '#' | '~')) {
        return Shape::Blank;
    }
    if let Some(date) = Date::read(text) {
        return Shape::Date(date);
    }
    let without_cost = text.split_once(" {").map_or(text, |(name, cost)| if is_cost(cost) { name } else { text });
    let named = known.named(without_cost);
    if !named.is_empty() {
        return Shape::Name(named.to_vec());
    }
    // A basic land has the letter of its mana for a text.
    if is_cost(text) || text.len() == 1 && "WUBRGC".contains(text) {
        return Shape::ManaCost;
    }
    if let Some(set) = Set::read(text) {
        return Shape::Set(set);
    }
    if let Some(heading) = heading(text) {
        return Shape::Heading(heading);
    }
    if is_numbers(text) {
        return Shape::Numbers;
    }
    if is_fact(text) {
        return Shape::Fact;
    }
    match type_of(text) {
        Some((line, language)) => Shape::TypeLine(line, language),
        None => Shape::Prose,
    }
}

/// Mana symbols and nothing else; the first bracket may be missing.
fn is_cost(text: &str) -> bool {
    let text = if text.starts_with('{') { text.to_owned() } else { format!("{{{text}") };
    text.ends_with('}') && text.parse::<ir::ManaCost>().is_ok()
}

fn type_of(text: &str) -> Option<(TypeLine, Language)> {
    if text.ends_with(['.', '。', '!', '?']) {
        return None;
    }
    Language::ALL.into_iter().find_map(|language| Some((type_line::read_in(language, text).ok()?, language)))
}

fn is_numbers(text: &str) -> bool {
    let is_value = |s: &str| {
        let digits = s.trim_matches(['*', '+']);
        !s.is_empty() && digits.len() <= 2 && digits.bytes().all(|b| b.is_ascii_digit())
    };
    let text = text.trim_matches(['(', ')']);
    if let Some((power, toughness)) = text.split_once('/') {
        return is_value(power) && is_value(toughness);
    }
    let lower = text.to_lowercase();
    let value = ["loyalty", "defense", "loyalität", "忠誠度", "忠诚"].into_iter().find_map(|w| lower.strip_prefix(w));
    value.is_some_and(|v| is_value(v.trim_start_matches([':', '：', ' '])))
}

fn is_fact(text: &str) -> bool {
    const RARITIES: [&str; 10] =
        ["common", "uncommon", "rare", "mythic", "mythic rare", "special", "basic land", "c", "m", "bonus"];
    const OPENINGS: [&str; 11] = [
        "rarity:",
        "artist:",
        "illus.",
        "illustrated by",
        "collector number",
        "card number",
        "™",
        "©",
        "tm &",
        "mana value:",
        "#",
    ];
    let lower = text.to_lowercase();
    let is_number = |word: &str| {
        let digits = word.trim_start_matches('#');
        digits.starts_with(|c: char| c.is_ascii_digit()) && digits.chars().all(|c| c.is_ascii_digit() || c == '/')
    };
    let is_part = |word: &str| {
        is_number(word) || RARITIES.contains(&word) || matches!(word, "r" | "u" | "s" | "l" | "·" | "•" | "-" | "|")
    };
    let words: Vec<&str> = lower.split([' ', ',']).filter(|w| !w.is_empty()).collect();
    let coded = words.len() > 1 && text.split(' ').next().is_some_and(|code| Set::coded(code).is_some());
    let parts = if coded { &words[1..] } else { &words[..] };
    RARITIES.contains(&lower.as_str())
        || OPENINGS.iter().any(|o| lower.starts_with(o) && lower.len() < 120)
        || lower.len() < 40 && parts.iter().all(|w| is_part(w)) && parts.iter().any(|w| is_number(w))
}

static HEADINGS: LazyLock<HashMap<&'static str, Heading>> = LazyLock::new(|| {
    let mut headings = HashMap::new();
    for line in include_str!("../data/headings.txt").lines().filter(|l| !l.starts_with('#')) {
        let (kind, words) = line.split_once(": ").unwrap_or_else(|| panic!("data/headings.txt: {line}"));
        let heading = if kind == "rulings" { Heading::Rulings } else { Heading::Other };
        headings.extend(words.split(", ").map(|word| (word, heading.clone())));
    }
    headings
});

/// A line that is a heading and nothing else.
fn heading(text: &str) -> Option<Heading> {
    let marked = text.trim_start_matches(['#', '=', '*', ' ']).trim_end_matches(['=', '*', ' ']);
    let bare = marked.trim_end_matches([':', '：']);
    let lower = bare.to_lowercase();
    if let Some(heading) = HEADINGS.get(lower.as_str()) {
        return Some(heading.clone());
    }
    let inner = lower.trim_matches(['[', ']', '(', ')', '<', '>']);
    let inner =
        ["language:", "lang:", "sprache:"].into_iter().find_map(|w| inner.strip_prefix(w)).unwrap_or(inner).trim();
    if let Some(tongue) = Tongue::named(inner) {
        return Some(Heading::Language(tongue));
    }
    let is_marked = bare.len() < marked.len() || inner != lower;
    let is_code = (2..=3).contains(&inner.len()) && inner.bytes().all(|b| b.is_ascii_lowercase());
    (is_marked && is_code).then(|| Heading::UnknownCode(inner.to_owned()))
}

/// `de: Name` or `[de] Name`: the language, and the rest of the line.
fn labelled(text: &str) -> Option<(Heading, &str)> {
    let (label, rest) = match text.strip_prefix('[') {
        Some(inner) => inner.split_once(']')?,
        None => text.split_once(':').or_else(|| text.split_once('：'))?,
    };
    let rest = rest.trim_start_matches([':', ' ']);
    let tongue = Tongue::named(label).map(Heading::Language);
    let is_code = || (2..=3).contains(&label.len()) && label.bytes().all(|b| b.is_ascii_lowercase());
    let label = tongue.or_else(|| is_code().then(|| Heading::UnknownCode(label.to_owned())))?;
    (!rest.is_empty()).then_some((label, rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_by_itself() {
        let known = Known::shipped();
        let shape = |text: &str| shape(text, &known);
        assert!(matches!(shape("Erpresserschreiben"), Shape::Name(_)));
        assert!(matches!(shape("Ransom Note {1}"), Shape::Name(_)));
        assert_eq!(shape("{1}{R}"), Shape::ManaCost);
        assert!(matches!(shape("Artefakt — Hinweis"), Shape::TypeLine(_, Language::German)));
        assert!(matches!(shape("Instant"), Shape::TypeLine(_, Language::English)));
        assert_eq!(shape("3/3"), Shape::Numbers);
        assert_eq!(shape("*/1+*"), Shape::Numbers);
        for fact in ["MKM 124", "#124", "Mythic Rare", "MKM · 124 · R", "Illus. Somebody"] {
            assert_eq!(shape(fact), Shape::Fact, "{fact}");
        }
        assert_eq!(shape("Rulings:"), Shape::Heading(Heading::Rulings));
        assert_eq!(shape("Deutsch"), Shape::Heading(Heading::Language(Tongue::Ours(Language::German))));
        assert_eq!(shape("[jp]"), Shape::Heading(Heading::UnknownCode("jp".into())));
        assert_eq!(shape("Flying"), Shape::Prose);
        assert_eq!(shape("Draw a card."), Shape::Prose);
    }

    #[test]
    fn labels_and_dates_in_front() {
        let known = Known::shipped();
        let line = written(1, "de: Erpresserschreiben", &known);
        assert_eq!((line.text, matches!(line.shape, Shape::Name(_))), ("Erpresserschreiben", true));
        let line = written(1, "2024-02-02: It is drawn.", &known);
        assert_eq!((line.text, line.date.map(|d| d.year)), ("It is drawn.", Some(2024)));
        let line = written(1, "{2}, Sacrifice this artifact: Draw a card.", &known);
        assert_eq!((line.label, line.shape), (None, Shape::Prose));
    }
}
