//! Who sits in a room, and what opens a seat.

use crate::protocol::Settings;
use crate::{BackError, Seating, Until};
use messages::{Language, Messages};
use rules::Pack;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt;
use std::sync::Arc;

/// A seat of a room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chair {
    /// None: it is free.
    pub name: Option<String>,
    /// The kind of bot that sits there.
    pub bot: Option<String>,
    /// What the deck is called.
    pub deck: String,
    /// English names.
    pub cards: Vec<String>,
    /// The code of the language that its words are in.
    pub language: String,
    pub token: Option<TokenHash>,
    /// The seat was given up.
    pub left: bool,
    /// What the person set, if anything.
    pub settings: Option<Settings>,
    /// The person's yield in the present game, and the turn in which it began.
    pub until: (Until, u32),
}

impl Chair {
    /// One that nobody has taken.
    pub fn free() -> Chair {
        Chair {
            name: None,
            bot: None,
            deck: String::new(),
            cards: Vec::new(),
            language: "en".to_owned(),
            token: None,
            left: false,
            settings: None,
            until: (Until::Now, 0),
        }
    }

    pub fn seating(&self) -> Seating {
        Seating {
            name: self.name.clone().unwrap_or_default(),
            deck: self.deck.clone(),
            cards: self.cards.clone(),
            bot: self.bot.clone(),
        }
    }
}

/// What opens a seat: 32 random bytes, written in hexadecimal. It is told once and kept nowhere.
pub struct Token(String);

impl Token {
    pub fn new() -> Token {
        Token(random_hex::<32>())
    }
    pub fn shown(&self) -> &str {
        &self.0
    }
}

impl Default for Token {
    fn default() -> Token {
        Token::new()
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(..)")
    }
}

/// What is kept of a token. Tokens are random, so a plain hash is enough, and an attacker who
/// compares times learns of hashes alone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TokenHash(String);

impl TokenHash {
    pub fn of(token: &str) -> TokenHash {
        TokenHash(hex(&Sha256::digest(token.as_bytes())))
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn random_hex<const N: usize>() -> String {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system has randomness");
    hex(&bytes)
}

/// An identifier that cannot be guessed.
pub fn random_room() -> String {
    random_hex::<16>()
}

/// Enough of an identifier to follow a room through a log, and too little to come in with.
pub fn short(room: &str) -> &str {
    room.get(..6).unwrap_or(room)
}

/// A bot by the name of its kind; the same seed plays the same.
pub fn bot(kind: &str, pack: &Arc<Pack>, seed: u64) -> Option<super::Bot> {
    match kind {
        "random" => Some(Box::new(bots::Random::new(seed))),
        "basic" => Some(Box::new(bots::Basic::new(pack.clone()))),
        _ => None,
    }
}

/// Why something is not taken back, in words.
pub fn why_not_back(language: Language, why: BackError) -> String {
    let id = match why {
        BackError::Nothing => "back-nothing",
        BackError::Chance => "back-chance",
        BackError::Learned => "back-learned",
        BackError::Others => "back-others",
    };
    Messages::of(language).say(id, &[])
}
