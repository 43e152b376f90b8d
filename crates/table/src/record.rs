//! A game as it is kept: a line of JSON that opens it, then a line for each entry.
//!
//! A record only grows. What is taken back is an entry like any other, so a file can be written
//! line by line as the game goes on and is whole after each line.

use crate::Seed;
use crate::deck::DeckError;
use crate::sealed::{Fair, Secret};
use messages::{Cards, Language, Messages};
use rules::Seat;
use rules::knowledge::Reply;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt;

/// The shape of the file.
const FORMAT: u32 = 1;

/// How a game begins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Opening {
    pub seed: Seed,
    /// CR 103.4.
    pub life: i32,
    /// In turn order; chance says who of them begins.
    pub seats: Vec<Seating>,
    /// What the seed was made of, where the table committed to it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fair: Option<Fair>,
}

/// One seat: who sits there with which deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seating {
    pub name: String,
    /// What the deck is called.
    pub deck: String,
    /// Each card's English name as often as it is in the deck.
    pub cards: Vec<String>,
    /// The kind of bot that sits there, if it is none of the persons.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
}

impl Seating {
    /// A person with a deck that ships or a file.
    pub fn new(name: &str, deck: &str, cards: &Cards) -> Result<Seating, DeckError> {
        let ids = crate::deck::load(deck, cards)?;
        let named = ids.iter().map(|id| cards.pack.face(cards.pack.card(*id).front).name.clone());
        Ok(Seating { name: name.to_owned(), deck: deck.to_owned(), cards: named.collect(), bot: None })
    }
}

impl Opening {
    pub fn new(seed: Seed, seats: Vec<Seating>) -> Opening {
        Opening { seed, life: 20, seats, fair: None }
    }

    /// With chance that the table has committed to.
    pub fn fair(fair: Fair, seats: Vec<Seating>) -> Opening {
        Opening { fair: Some(fair.clone()), ..Opening::new(fair.seed(), seats) }
    }

    /// What the salts of its seals are made of.
    pub(crate) fn secret(&self) -> Secret {
        self.fair.as_ref().map_or_else(|| self.seed.secret(), |fair| fair.secret)
    }
}

/// How an answer came about: a person takes back only what was given by hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Given {
    ByHand,
    /// By a bot, by stops and yields, or because nothing else was possible.
    Alone,
}

/// What happened at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Entry {
    Reply(Seat, Reply, Given),
    /// CR 104.3a.
    Concede(Seat),
    /// CR 104.4i. All persons have agreed to a draw.
    Draw,
    /// A seat takes back what came after so many of the entries that then counted.
    Back(Seat, usize),
}

/// A whole game as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    pub opening: Opening,
    pub entries: Vec<Entry>,
}

/// The first line of a file.
#[derive(Serialize, Deserialize)]
struct Head {
    facedown: u32,
    engine: String,
    /// Of the cards the engine plays with.
    pack: String,
    opening: Opening,
}

/// Why a file is not a game that can go on here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordError {
    NotAGame(String),
    /// Saved by another version of the engine or with other cards: the same answers might mean another game.
    OtherVersion {
        saved: String,
        here: String,
    },
    /// A line that is no entry. So many entries before it are whole.
    Line {
        line: usize,
        whole: usize,
        why: String,
    },
}

/// A file that is no whole game: why, and what stands whole before the damage.
#[derive(Clone, Debug)]
pub struct Damaged {
    pub why: RecordError,
    pub whole: Option<Box<Record>>,
}

impl RecordError {
    pub fn said(&self, messages: &Messages) -> String {
        match self {
            RecordError::NotAGame(_) => messages.say("record-not-a-game", &[]),
            RecordError::OtherVersion { saved, here } => messages
                .say("record-other-version", &[("saved", saved.as_str().into()), ("here", here.as_str().into())]),
            RecordError::Line { line, whole, .. } => {
                messages.say("record-line", &[("line", (*line).into()), ("whole", (*whole).into())])
            }
        }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.said(Messages::of(Language::English)))?;
        match self {
            RecordError::NotAGame(why) | RecordError::Line { why, .. } => write!(f, " ({why})"),
            RecordError::OtherVersion { .. } => Ok(()),
        }
    }
}

impl std::error::Error for RecordError {}

impl Record {
    pub fn new(opening: Opening) -> Record {
        Record { opening, entries: Vec::new() }
    }

    /// The entries that count: what was taken back is left out. Places are into [`Record::entries`].
    pub fn line(&self) -> Vec<usize> {
        let mut line = Vec::new();
        for (at, entry) in self.entries.iter().enumerate() {
            match entry {
                Entry::Back(_, to) => line.truncate(*to),
                Entry::Reply(..) | Entry::Concede(_) | Entry::Draw => line.push(at),
            }
        }
        line
    }

    /// The first line of the file.
    pub fn head(&self, cards: &Cards) -> String {
        let head = Head {
            facedown: FORMAT,
            engine: env!("CARGO_PKG_VERSION").to_owned(),
            pack: pack_digest(cards),
            opening: self.opening.clone(),
        };
        serde_json::to_string(&head).expect("plain data")
    }

    /// The line of one entry.
    pub fn entry_line(entry: &Entry) -> String {
        serde_json::to_string(entry).expect("plain data")
    }

    /// The whole file.
    pub fn text(&self, cards: &Cards) -> String {
        let lines = self.entries.iter().map(Record::entry_line);
        std::iter::once(self.head(cards)).chain(lines).map(|line| line + "\n").collect()
    }

    /// Reads a file.
    pub fn parse(text: &str, cards: &Cards) -> Result<Record, Damaged> {
        let mut lines = text.lines().enumerate();
        let not_a_game = |why: String| Damaged { why: RecordError::NotAGame(why), whole: None };
        let (_, first) = lines.next().ok_or_else(|| not_a_game("the file is empty".into()))?;
        let head: Head = serde_json::from_str(first).map_err(|why| not_a_game(why.to_string()))?;
        let pack = pack_digest(cards);
        if (head.facedown, head.engine.as_str(), &head.pack) != (FORMAT, env!("CARGO_PKG_VERSION"), &pack) {
            let saved = format!("{} (format {}, cards {})", head.engine, head.facedown, head.pack);
            let here = format!("{} (format {FORMAT}, cards {pack})", env!("CARGO_PKG_VERSION"));
            return Err(Damaged { why: RecordError::OtherVersion { saved, here }, whole: None });
        }
        let mut record = Record::new(head.opening);
        for (nth, line) in lines.filter(|(_, l)| !l.trim().is_empty()) {
            match serde_json::from_str(line) {
                Ok(entry) => record.entries.push(entry),
                Err(why) => {
                    let whole = record.entries.len();
                    let why = RecordError::Line { line: nth + 1, whole, why: why.to_string() };
                    return Err(Damaged { why, whole: Some(Box::new(record)) });
                }
            }
        }
        Ok(record)
    }
}

/// The same cards with the same meaning have the same digest.
pub(crate) fn pack_digest(cards: &Cards) -> String {
    let mut hash = Sha256::new();
    for shipped in &cards.shipped {
        hash.update(serde_json::to_vec(&shipped.card).expect("plain data"));
    }
    let bytes: [u8; 32] = hash.finalize().into();
    bytes[..4].iter().map(|byte| format!("{byte:02x}")).collect()
}
