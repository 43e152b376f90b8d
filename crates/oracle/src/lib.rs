//! Rules text <-> meaning, by a two-way grammar that is data.

pub mod bind;
pub mod card;
pub mod card_text;
pub mod corpus;
pub mod english;
pub mod german;
pub mod grammar;
pub mod japanese;
pub mod language;
pub mod mtgjson;
pub mod pack;
pub mod parse;
pub mod reminder;
pub mod scan;
pub mod serial;
pub mod term;
pub mod tree;
pub mod type_line;
pub mod walk;
pub mod wording;

pub use card::{About, Ambiguous, CannotSay, Declined, NotRead, Part, RawCard, RawFace, Read, Unread, describe, read_card, read_text, write_card, write_text};
pub use language::Language;
pub use wording::{Wording, WordingOption};
