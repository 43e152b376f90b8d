//! Facts about the printings of the cards that ship: the sets, and which official rulings are theirs.
//!
//! `cards/printed.jsonl` holds one card a line. Of a ruling only its date and a digest are kept, so that a
//! ruling on a page can be known again without its sentence being stored.

use crate::mtgjson::Entry;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::fmt;

/// Where a card was printed and what was ruled about it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Printed {
    pub name: String,
    /// Codes of sets, in alphabetical order.
    pub sets: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rulings: Vec<Ruled>,
}

/// A ruling: its date (year, month, day with dashes) and its digest.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Ruled(pub String, pub RulingDigest);

/// FNV-1a, 64 bits, in hexadecimal, of the sentences of a ruling: letter case, kinds of quotation marks and dashes,
/// full-width punctuation and blanks make no difference.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct RulingDigest(String);

impl RulingDigest {
    pub fn of(text: &str) -> RulingDigest {
        let plain: String = text.chars().filter(|c| !c.is_whitespace()).map(plain).collect::<String>().to_lowercase();
        let hash =
            plain.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |h, b| (h ^ u64::from(b)).wrapping_mul(0x100_0000_01b3));
        RulingDigest(format!("{hash:016x}"))
    }

    /// From the sixteen letters that stand in a file.
    pub fn written(letters: &str) -> Option<RulingDigest> {
        let is_one = letters.len() == 16 && letters.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f'));
        is_one.then(|| RulingDigest(letters.to_owned()))
    }
}

impl fmt::Display for RulingDigest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// One letter for all the ways in which it is set.
fn plain(c: char) -> char {
    match c {
        '‘' | '’' | 'ʼ' | '´' | '`' => '\'',
        '“' | '”' | '„' => '"',
        '–' | '—' | '‑' | '−' => '-',
        '（' => '(',
        '）' => ')',
        '，' => ',',
        '：' => ':',
        '；' => ';',
        _ => c,
    }
}

/// The facts of a card of a database.
pub fn of(entry: &Entry) -> Printed {
    let sets: BTreeSet<&String> = entry.faces.iter().flat_map(|f| &f.printings).collect();
    let rulings: BTreeSet<Ruled> = entry
        .faces
        .iter()
        .flat_map(|f| &f.rulings)
        .map(|ruling| Ruled(ruling.date.clone(), RulingDigest::of(&ruling.text)))
        .collect();
    Printed {
        name: entry.name.clone(),
        sets: sets.into_iter().cloned().collect(),
        rulings: rulings.into_iter().collect(),
    }
}

/// What comes with this version.
const PRINTED: &str = include_str!("../../../cards/printed.jsonl");

/// The facts about all shipped cards, in the order of their names.
pub fn shipped() -> Vec<Printed> {
    let lines = PRINTED.lines().map(serde_json::from_str).collect::<Result<_, _>>();
    lines.unwrap_or_else(|why| panic!("cards/printed.jsonl: {why}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ruling_is_known_again_however_it_is_set() {
        let digest = RulingDigest::of("It’s the owner who “looks” (not you)—always.");
        assert_eq!(digest, RulingDigest::of("it's the owner who \"looks\"  (not you) — always."));
        assert_ne!(digest, RulingDigest::of("It's the controller who looks."));
        assert_eq!(RulingDigest::written(&digest.to_string()), Some(digest));
        assert_eq!(RulingDigest::written("no digest"), None);
    }

    #[test]
    fn every_card_that_ships_has_its_facts() {
        let printed = shipped();
        for card in crate::pack::shipped() {
            let name = card.card.faces.iter().map(|f| f.name.as_str()).collect::<Vec<_>>().join(" // ");
            let facts = printed.iter().find(|p| p.name == name);
            assert!(facts.is_some_and(|p| !p.sets.is_empty()), "{name}: run `facedown pack` on the card file");
        }
    }
}
