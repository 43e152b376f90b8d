//! The Comprehensive Rules of Magic as a program. Set-up in; prompts, answers and
//! told events out. No I/O, no clock, no language, no card names.
//!
//! ```
//! use rules::{Answer, Chance, Next, Pack, Record, Setup};
//! # use ir::*;
//! # let face = CardFace { name: "Forest".into(), mana_cost: None, color_indicator: ColorSet::NONE,
//! #   type_line: TypeLine { supertypes: vec![Supertype::Basic], types: vec![CardType::Land],
//! #   subtypes: vec![Subtype::named("Forest").unwrap()] }, abilities: vec![], power_toughness: None };
//! # let forest = Card { layout: Layout::Normal, faces: vec![face] };
//! let pack = std::sync::Arc::new(Pack::new(&[forest]));
//! let deck = vec![pack.find("Forest").unwrap(); 40];
//! let setup = Setup { pack, decks: vec![deck.clone(), deck], life: 20, record: Record::Nothing };
//! let mut game = setup.start().unwrap();
//! let winner = loop {
//!     match game.next().clone() {
//!         Next::Over(winner) => break winner,
//!         Next::Chance(Chance::Pick(_)) => game.answer(Answer::Picked(0)).unwrap(),
//!         Next::Chance(Chance::Shuffle(n)) => game.answer(Answer::Shuffled((0..n).collect())).unwrap(),
//!         Next::Ask(seat, prompt) => game.answer(rules::simplest(&game, seat, &prompt)).unwrap(),
//!     }
//! };
//! assert!(winner.is_some()); // somebody had no card left to draw
//! ```
//!
//! The modules are the chapters of the rules: a judge walks in by number (each
//! module opens with its own), a programmer by name.

// 1xx: the game's concepts
mod characteristics;
mod costs;
mod damage;
pub mod ids;
pub mod mana;
mod opening;
pub mod pack;
mod priority;
mod state;
mod targets;
// 4xx: zones
mod zones;
// 5xx: the turn
pub mod combat;
pub mod turn;
// 6xx: spells, abilities, effects
mod activating;
mod casting;
mod filter;
mod layers;
mod replacement;
mod resolving;
mod triggers;
// 7xx: additional rules
mod actions;
pub mod face_down;
mod keyword_actions;
mod state_based;
// 8xx
mod multiplayer;
// what is no chapter: how a game is driven and who may know what of it
mod check;
mod decisions;
mod event;
mod invariants;
pub mod knowledge;
mod limits;
mod loops;
mod play;
mod refusals;
mod run;
mod setup;
mod supported;
mod truth;

pub use characteristics::{Abilities, Characteristics};
pub use costs::ManaNeed;
pub use decisions::{Action, Answer, CastHow, Chance, Prompt, WhichFace, Why};
pub use event::{Event, Loss, MoveCause, RevealedBy};
pub use ids::{AbilityId, AbilityOn, FaceId, Identity, NameId, ObjectRef, PrintedId, Seat, Slot};
pub use limits::{Drawn, Limit};
pub use pack::Pack;
pub use play::{random_chance, simplest, uniform};
pub use refusals::{Illegal, Reason};
pub use run::{Game, Next, Record, World};
pub use setup::{PermanentPosition, Position, SeatPosition, Setup, SetupError};
pub use state::{ChosenTarget, Permanent, Place, StackItem, StackKind, State, Targeted, same_name};
pub use supported::{Unsupported, unsupported};
pub use truth::Truth;
