//! A table to play at.
//!
//! The truth about a game is its [`Record`]: how it was opened, and every entry since (answers,
//! concessions, things taken back). [`Table`] plays a record forward, draws chance from its seed
//! and hands each seat its own view and prompt; [`Stops`] pass priority for a person by what that
//! person set. None of these knows a socket or a screen.
//!
//! [`room`] is who sits at a table and what each of them receives, [`storage`] keeps rooms, and
//! [`server`] lets people in over the network. What goes over the wire is [`protocol`].
//!
//! ```
//! use table::{Opening, Seating, Seed, Table, Given, Waits};
//! use rules::knowledge::Reply;
//!
//! let cards = std::sync::Arc::new(messages::Cards::shipped());
//! let seats = ["Ann", "Bob"].map(|name| Seating::new(name, "ogres", &cards).unwrap());
//! let mut table = Table::open(cards, Opening::new(Seed::numbered(1), seats.to_vec())).unwrap();
//! let Waits::For(first) = table.waits() else { unreachable!() };
//! table.reply(first, &Reply::Keep(true), Given::ByHand).unwrap();
//! assert_eq!(table.record().entries.len(), 1);
//! ```

mod chance;
pub mod deck;
mod forced;
pub mod protocol;
mod record;
mod replay;
pub mod room;
pub mod sealed;
pub mod server;
mod stops;
pub mod storage;
mod table;

pub use chance::Seed;
pub use forced::{forced, forced_in_public};
pub use record::{Damaged, Entry, Given, Opening, Record, RecordError, Seating};
pub use replay::{Moment, replay, replay_each};
pub use stops::{Skips, Stops, Turns, Until};
pub use table::{BackError, OpenError, Table, Waits};
