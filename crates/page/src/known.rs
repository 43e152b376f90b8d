//! What is known beforehand: the cards that ship, under their names in all languages, and their sets.

use ir::Ability;
use oracle::pack::{self, Shipped};
use oracle::printed::{self, Printed, RulingDigest};
use oracle::{About, Called, Language, Wording, write_text};
use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

/// The cards that ship, found by name, by meaning and by ruling.
pub struct Known {
    pub cards: Vec<Shipped>,
    printed: Vec<Printed>,
    names: HashMap<String, Vec<Named>>,
    rulings: HashSet<RulingDigest>,
}

/// Whose name a text is, and in which language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Named {
    pub card: usize,
    pub face: usize,
    pub language: Language,
}

/// A set by its code and name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Set {
    pub code: String,
    pub name: String,
}

impl Known {
    /// All that comes with this version.
    pub fn shipped() -> Known {
        Known::of(pack::shipped(), printed::shipped())
    }

    pub fn of(cards: Vec<Shipped>, printed: Vec<Printed>) -> Known {
        let mut names: HashMap<String, Vec<Named>> = HashMap::new();
        for (card, shipped) in cards.iter().enumerate() {
            for language in Language::ALL {
                let Some(local) = shipped.names.get(language.code()) else { continue };
                let whole = (0, local.name.as_str());
                let faces = local.name.split(" // ").enumerate();
                let english = shipped.card.faces.iter().map(|f| f.name.as_str()).enumerate();
                let english = english.filter(|_| language == Language::English);
                for (face, name) in faces.chain(english).chain([whole]) {
                    let named = Named { card, face: face.min(shipped.card.faces.len() - 1), language };
                    let all = names.entry(folded(name)).or_default();
                    if !all.contains(&named) {
                        all.push(named);
                    }
                }
            }
        }
        let rulings = printed.iter().flat_map(|p| &p.rulings).map(|ruled| ruled.1.clone()).collect();
        Known { cards, printed, names, rulings }
    }

    /// The cards that have this name.
    pub fn named(&self, name: &str) -> &[Named] {
        self.names.get(&folded(name)).map_or(&[], Vec::as_slice)
    }

    /// The English name, both faces of a card with two.
    pub fn name(&self, card: usize) -> String {
        self.cards[card].card.faces.iter().map(|f| f.name.as_str()).collect::<Vec<_>>().join(" // ")
    }

    /// The name of a face in a language, where it was printed in that.
    pub fn local_name(&self, card: usize, face: usize, language: Language) -> Option<&str> {
        if language == Language::English {
            return self.cards[card].card.faces.get(face).map(|f| f.name.as_str());
        }
        let local = self.cards[card].names.get(language.code())?;
        local.name.split(" // ").nth(face)
    }

    /// Sets and rulings of a card; none where its facts are not shipped.
    pub fn printed(&self, card: usize) -> Option<&Printed> {
        let name = self.name(card);
        self.printed.iter().find(|p| p.name == name)
    }

    /// Whether a text is an official ruling about a card that ships.
    pub fn is_ruling(&self, text: &str) -> bool {
        self.rulings.contains(&RulingDigest::of(text))
    }

    /// The cards with a face that means this: the card and the face.
    pub fn meaning(&self, abilities: &[Ability]) -> Vec<(usize, usize)> {
        let faces =
            self.cards.iter().enumerate().flat_map(|(i, c)| c.card.faces.iter().enumerate().map(move |f| (i, f)));
        faces.filter(|(_, (_, face))| face.abilities == abilities).map(|(card, (face, _))| (card, face)).collect()
    }
}

/// Abilities in English, line by line, as a card of that name and type would say them.
pub fn in_english(name: &str, type_line: &ir::TypeLine, abilities: &[Ability]) -> Option<Vec<String>> {
    said_in(Language::English, name, type_line, abilities)
}

/// The same in a language, if it has words for them.
pub fn said_in(language: Language, name: &str, type_line: &ir::TypeLine, abilities: &[Ability]) -> Option<Vec<String>> {
    let about = About::called(language, name, type_line, &Called::default());
    let text = write_text(language, &about, abilities, &Wording::default()).ok()?;
    Some(text.lines().map(str::to_owned).collect())
}

/// A name however it is set: letter case, kinds of quotation marks, dashes and blanks make no difference.
pub fn folded(name: &str) -> String {
    let plain = name.trim().chars().map(|c| match c {
        '‘' | '’' | 'ʼ' | '´' => '\'',
        '“' | '”' | '„' => '"',
        '–' | '—' | '‑' => '-',
        '\u{a0}' | '\u{202f}' | '\u{3000}' => ' ',
        _ => c,
    });
    let lower = plain.collect::<String>().to_lowercase();
    lower.split_whitespace().collect::<Vec<_>>().join(" ")
}

static SETS: LazyLock<Vec<Set>> = LazyLock::new(|| {
    let lines = include_str!("../data/sets.txt").lines().filter(|l| !l.starts_with('#'));
    let set = |line: &str| {
        let (code, name) = line.split_once(' ').unwrap_or_else(|| panic!("data/sets.txt: {line}"));
        Set { code: code.to_owned(), name: name.to_owned() }
    };
    lines.map(set).collect()
});

impl Set {
    /// A line that names a set, by name, by code, or by both; nothing else may stand there.
    pub fn read(line: &str) -> Option<Set> {
        let line = line.trim().trim_start_matches(['•', '-', '*']).trim();
        let (name, code) = match line.strip_suffix([')', ']']).and_then(|l| l.rsplit_once(['(', '['])) {
            Some((name, code)) => (name.trim(), Some(code.trim())),
            None => (line, None),
        };
        let found = Set::named(name).or_else(|| Set::coded(name).filter(|_| code.is_none()))?;
        code.is_none_or(|code| code.eq_ignore_ascii_case(&found.code)).then_some(found)
    }

    /// By its name; sets of promos are named after another set.
    pub fn named(name: &str) -> Option<Set> {
        let wanted = folded(name);
        if let Some(set) = SETS.iter().find(|set| folded(&set.name) == wanted) {
            return Some(set.clone());
        }
        let of = wanted.strip_suffix(" promos")?;
        let set = SETS.iter().find(|set| folded(&set.name) == of)?;
        Some(Set { code: format!("P{}", set.code), name: format!("{} Promos", set.name) })
    }

    /// By its code, in capitals.
    pub fn coded(code: &str) -> Option<Set> {
        let set = SETS.iter().find(|set| set.code == code).cloned();
        set.or_else(|| {
            let of = SETS.iter().find(|set| Some(set.code.as_str()) == code.strip_prefix('P'))?;
            Some(Set { code: code.to_owned(), name: format!("{} Promos", of.name) })
        })
    }
}

/// A card in a set: its collector number and its rarity.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Numbered {
    pub number: &'static str,
    pub rarity: &'static str,
}

impl Numbered {
    /// By the code of the set and the English name; known of few sets.
    pub fn of(code: &str, card: &str) -> Option<Numbered> {
        let lines = include_str!("../data/numbers.txt").lines().filter(|l| !l.starts_with('#'));
        lines.map(|l| l.split('\t').collect::<Vec<_>>()).find_map(|parts| match parts[..] {
            [set, number, rarity, name] => (set == code && name == card).then_some(Numbered { number, rarity }),
            _ => None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_is_known_by_each_of_its_names() {
        let known = Known::shipped();
        let of = |name: &str| known.named(name).iter().map(|n| known.name(n.card)).collect::<Vec<_>>();
        assert_eq!(of("erpresserschreiben"), ["Ransom Note"]);
        assert_eq!(of("Nobody's Card"), [""; 0]);
        let back = known.named("Jwari Ruins")[0];
        assert_eq!((known.name(back.card).as_str(), back.face), ("Jwari Disruption // Jwari Ruins", 1));
        assert_eq!(known.local_name(back.card, 1, Language::German), Some("Jwarische Ruinen"));
        let whole = known.named("Jwarische Störung // Jwarische Ruinen")[0];
        assert_eq!((whole.card, whole.face, whole.language), (back.card, 0, Language::German));
    }

    #[test]
    fn sets_by_name_and_code() {
        let code = |line: &str| Set::read(line).map(|set| set.code);
        assert_eq!(code("Murders at Karlov Manor").as_deref(), Some("MKM"));
        assert_eq!(code("Murders at Karlov Manor Promos").as_deref(), Some("PMKM"));
        assert_eq!(code("The Brothers’ War (BRO)").as_deref(), Some("BRO"));
        assert_eq!(code("PMKM").as_deref(), Some("PMKM"));
        assert_eq!(code("Murders at Karlov Manor (KTK)"), None);
        assert_eq!(code("Legends of nowhere"), None);
    }
}
