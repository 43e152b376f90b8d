//! Decks in the usual text form: "4 Name" a line.

use messages::Cards;
use oracle::pack::{self, Shipped};
use rules::{Pack, PrintedId};
use std::fs;

macro_rules! decks {
    ($($name:literal),* $(,)?) => { &[$(($name, include_str!(concat!("../../../decks/", $name, ".txt")))),*] };
}

/// The decks that ship, by name: every file of `decks/`.
const SHIPPED: &[(&str, &str)] = decks!["dread", "masks", "masquerade", "ogres", "undertow", "wings"];

/// The least number of cards in a deck (CR 100.2b).
const LEAST: usize = 40;

/// The names of the decks that ship.
pub fn names() -> impl Iterator<Item = &'static str> {
    SHIPPED.iter().map(|(name, _)| *name)
}

/// A deck by the name of one that ships, or else a file; its cards.
pub fn load(name: &str, cards: &Cards) -> Result<Vec<PrintedId>, String> {
    parse(name, &text(name)?, &cards.shipped, &cards.pack)
}

/// The list of a deck by the name of one that ships, or else of a file.
pub fn text(name: &str) -> Result<String, String> {
    if let Some((_, text)) = SHIPPED.iter().find(|(n, _)| *n == name) {
        return Ok((*text).to_owned());
    }
    fs::read_to_string(name).map_err(|why| {
        let known: Vec<&str> = names().collect();
        format!("deck `{name}`: {why}; a deck is a file or one of {}", known.join(", "))
    })
}

/// Reads a deck list; every name must be that of a shipped card. All that is wrong is said at once.
pub fn parse(deck: &str, text: &str, shipped: &[Shipped], pack: &Pack) -> Result<Vec<PrintedId>, String> {
    let mut cards = Vec::new();
    let mut wrong = Vec::new();
    for (at, line) in text.lines().enumerate() {
        let line = line.split("//").next().unwrap_or_default().trim();
        if line.is_empty() {
            continue;
        }
        let place = format!("deck `{deck}`, line {}", at + 1);
        let (count, name) = match line.split_once(' ').map(|(n, name)| (n.parse::<usize>(), name.trim())) {
            Some((Ok(n), name)) if (1..=250).contains(&n) => (n, name),
            _ => {
                wrong.push(format!("{place}: `{line}` is not like `4 Name`, with a number from 1 to 250"));
                continue;
            }
        };
        match pack.find(name) {
            Some(card) => cards.extend(std::iter::repeat_n(card, count)),
            None => {
                let close = pack::suggestions(shipped, name);
                let hint =
                    if close.is_empty() { String::new() } else { format!("; did you mean {}?", close.join(" or ")) };
                wrong.push(format!("{place}: no shipped card is called `{name}`{hint}"));
            }
        }
    }
    if wrong.is_empty() && cards.len() < LEAST {
        wrong.push(format!("deck `{deck}` has {} cards; at least {LEAST} are needed (CR 100.2b)", cards.len()));
    }
    if wrong.is_empty() { Ok(cards) } else { Err(wrong.join("\n")) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::{BTreeMap, BTreeSet};
    use std::path::Path;

    #[test]
    fn every_file_of_decks_is_here() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../decks");
        let files: BTreeSet<String> = fs::read_dir(folder)
            .expect("a folder")
            .map(|file| file.expect("a file").path().file_stem().expect("a name").to_string_lossy().into_owned())
            .collect();
        assert_eq!(files, SHIPPED.iter().map(|(name, _)| (*name).to_owned()).collect());
    }

    /// CR 100.2a-b: forty cards, and no more than four of one name but for basic lands; two decks are for trying things out.
    #[test]
    fn decks_that_ship_are_legal_and_of_cards_that_ship() {
        let shipped = pack::shipped();
        let cards: Vec<ir::Card> = shipped.iter().map(|s| s.card.clone()).collect();
        let all = Pack::new(&cards);
        for (name, text) in SHIPPED {
            let deck = parse(name, text, &shipped, &all).unwrap_or_else(|wrong| panic!("{wrong}"));
            assert_eq!(deck.len(), 40, "{name}");
            let mut copies = BTreeMap::<usize, usize>::new();
            deck.iter().for_each(|card| *copies.entry(usize::from(card.0)).or_default() += 1);
            for (card, count) in copies {
                let front = cards[card].front();
                let basic = front.type_line.supertypes.contains(&ir::Supertype::Basic);
                assert!(count <= 4 || basic || *name == "masks" || *name == "ogres", "{name}: {count} {}", front.name);
            }
        }
    }
}
