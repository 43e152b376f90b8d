//! Decks in the usual text form: "4 Name" a line.

use messages::{Cards, Language, Messages};
use oracle::pack::{self, Shipped};
use rules::{Pack, PrintedId};
use std::{fmt, fs, io};

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

/// Why a list is no deck: all that is wrong with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeckError {
    pub deck: String,
    pub problems: Vec<Problem>,
}

/// One thing that is wrong with a deck. Lines are counted from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// No deck that ships is called so, and no file either.
    Unknown,
    /// There is a file, and it cannot be read.
    Unreadable(String),
    /// A line that is not like `4 Name`.
    Line { line: usize, text: String },
    /// No shipped card is called so; these names are near.
    NoSuchCard { line: usize, name: String, near: Vec<String> },
    /// CR 100.2b. It has so many cards.
    TooSmall(usize),
}

impl Problem {
    pub fn said(&self, deck: &str, messages: &Messages) -> String {
        let deck = ("deck", deck.into());
        match self {
            Problem::Unknown => {
                messages.say("deck-unknown", &[deck, ("decks", messages.list(names().map(str::to_owned)).into())])
            }
            Problem::Unreadable(why) => messages.say("deck-unreadable", &[deck, ("why", why.as_str().into())]),
            Problem::Line { line, text } => {
                messages.say("deck-line", &[deck, ("line", (*line).into()), ("text", text.as_str().into())])
            }
            Problem::NoSuchCard { line, name, near } => {
                let place = [deck, ("line", (*line).into()), ("card", name.as_str().into())];
                let said = messages.say("deck-no-such-card", &place);
                said + &messages.near(near)
            }
            Problem::TooSmall(cards) => {
                messages.say("deck-small", &[deck, ("cards", (*cards).into()), ("least", LEAST.into())])
            }
        }
    }
}

impl DeckError {
    /// A line for each problem.
    pub fn said(&self, messages: &Messages) -> String {
        let lines: Vec<String> = self.problems.iter().map(|p| p.said(&self.deck, messages)).collect();
        lines.join("\n")
    }
}

impl fmt::Display for DeckError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.said(Messages::of(Language::English)))
    }
}

impl std::error::Error for DeckError {}

/// The list of a deck that ships.
pub fn shipped(name: &str) -> Option<&'static str> {
    SHIPPED.iter().find(|(n, _)| *n == name).map(|(_, text)| *text)
}

/// What a list says of itself in its first line; nothing if that is no comment.
pub fn about(text: &str) -> &str {
    text.lines().next().and_then(|line| line.strip_prefix("//")).unwrap_or_default().trim()
}

/// A deck by the name of one that ships, or else a file; its cards.
pub fn load(name: &str, cards: &Cards) -> Result<Vec<PrintedId>, DeckError> {
    parse(name, &text(name)?, &cards.shipped, &cards.pack)
}

/// The list of a deck by the name of one that ships, or else of a file.
pub fn text(name: &str) -> Result<String, DeckError> {
    if let Some(text) = shipped(name) {
        return Ok(text.to_owned());
    }
    fs::read_to_string(name).map_err(|why| {
        let missing = why.kind() == io::ErrorKind::NotFound;
        let problem = if missing { Problem::Unknown } else { Problem::Unreadable(why.to_string()) };
        DeckError { deck: name.to_owned(), problems: vec![problem] }
    })
}

/// Reads a deck list; every name must be that of a shipped card. All that is wrong is said at once.
pub fn parse(deck: &str, text: &str, shipped: &[Shipped], pack: &Pack) -> Result<Vec<PrintedId>, DeckError> {
    let mut cards = Vec::new();
    let mut problems = Vec::new();
    for (at, line) in text.lines().enumerate() {
        let text = line.split("//").next().unwrap_or_default().trim();
        if text.is_empty() {
            continue;
        }
        let line = at + 1;
        let (count, name) = match text.split_once(' ').map(|(n, name)| (n.parse::<usize>(), name.trim())) {
            Some((Ok(n), name)) if (1..=250).contains(&n) => (n, name),
            _ => {
                problems.push(Problem::Line { line, text: text.to_owned() });
                continue;
            }
        };
        match find(name, shipped, pack) {
            Some(card) => cards.extend(std::iter::repeat_n(card, count)),
            None => {
                let near = pack::suggestions(shipped, name).into_iter().map(str::to_owned).collect();
                problems.push(Problem::NoSuchCard { line, name: name.to_owned(), near });
            }
        }
    }
    if problems.is_empty() && cards.len() < LEAST {
        problems.push(Problem::TooSmall(cards.len()));
    }
    if problems.is_empty() { Ok(cards) } else { Err(DeckError { deck: deck.to_owned(), problems }) }
}

/// A shipped card by its English name, or by its name in any of the languages.
fn find(name: &str, shipped: &[Shipped], pack: &Pack) -> Option<PrintedId> {
    let elsewhere = || shipped.iter().find(|s| s.is_called(name));
    pack.find(name).or_else(|| pack.find(elsewhere()?.card.name()))
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
