//! Sealed cards: proof that what lay face down was what it turns out to be.
//!
//! Before a game the table commits to a [`Secret`], then each seat gives a [`Nonce`]; all chance of
//! the game comes from both, so neither the table nor a seat can choose it. When a card goes face
//! down, or lies in a library or pile that has an order nobody may know, everybody is told a
//! *commitment*: a hash of the card with a salt of its own. Whoever is shown the card is given the
//! salt with it, and can check. Nobody else learns anything: salts are never used twice, and a
//! library has new ones whenever its order may have changed.
//!
//! - [`Seals`] is what is sealed at a moment of a game;
//! - [`Streams`] is what every viewer receives with them, entry by entry;
//! - [`Log`] is one viewer's stream as a file, made from the record of a game ([`Logs`]);
//! - [`verify`] checks such a file, and with the secret everything else too.
//!
//! `docs/sealed.md` describes the file and every hash for a checker written by somebody else.

mod fair;
mod log;
mod seals;
mod verify;
mod wrong;

pub use fair::{Fair, NoNonce, Nonce, Secret};
pub use log::{Log, Logs, Received, Streams, so_far};
pub use seals::{Opened, Sealed, Seals};
pub use verify::{Found, Report, verify};
pub use wrong::Wrong;
