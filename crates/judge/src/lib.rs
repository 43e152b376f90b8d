//! Scenarios: rules questions with their answers, as files that a judge can read.
//!
//! A scenario describes a position, acts through what the game offers, and says what
//! must be true. The vocabulary stands in `docs/scenarios.md` and, as tables of shapes,
//! in the modules named after its parts. Nothing here reaches past the rules: set-ups
//! are positions that the engine checks, actions are answers to its prompts, and what
//! "can't" be done is tried on a copy of the game.
//!
//! ```
//! let text = "
//! Feature: Lands
//!   Scenario: one a turn
//!     Given a game of Ann and Bob
//!     And Ann's hand is 2 Forest
//!     When Ann plays Forest
//!     Then Ann can't play Forest (CR 305.2)
//! ";
//! let report = judge::run_text("lands.feature", text).unwrap();
//! assert!(report.all_passed(), "{}", report.text());
//! ```

mod act;
mod bench;
mod cards;
mod expect;
mod explain;
mod feature;
mod found;
mod list;
mod names;
mod problem;
mod report;
mod retell;
mod run;
mod setup;
mod shape;
mod step;
mod streams;
mod words;

pub use feature::Kind;
pub use problem::{Located, Said};
pub use report::{Outcome, Report, Status};
pub use retell::{Moment, NotRetold, Retold};
pub use run::{Detail, Options, run, run_text, run_text_with};

/// Every card that a scenario in this folder may name and that the engine can play: shipped and invented ones.
pub fn cards_near(folder: &std::path::Path) -> Result<Vec<ir::Card>, Located> {
    let cards = cards::Cards::near(folder)?;
    Ok(cards.all().filter(|card| rules::unsupported(card).is_none()).cloned().collect())
}

/// Every shape of one kind of step, as `docs/scenarios.md` has them.
pub fn shapes(kind: Kind) -> impl Iterator<Item = &'static str> {
    step::shapes(kind)
}
