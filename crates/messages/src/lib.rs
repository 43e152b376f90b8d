//! What a player reads: names, rules text, prompts and the log, in the player's language.
//!
//! Everything here is made from what a seat received ([`View`](rules::knowledge::View),
//! [`PromptView`](rules::knowledge::PromptView), [`Told`](rules::knowledge::Told)), so words
//! cannot say more than the seat may know. Sentences are Fluent messages in `locales/`, one
//! folder a language; rules text is rendered from meaning by `oracle`.
//!
//! ```
//! use messages::{Language, Messages};
//!
//! let words = Messages::of(Language::English);
//! assert_eq!(words.say("log-draws-unknown", &[("seat", "Ann".into())]), "Ann draws a card");
//! ```

mod ask;
mod cards;
mod expected;
mod fluent;
mod locale;
mod log;
mod names;
mod refused;
mod terms;
mod thinkable;
mod words;

pub use ask::{Asked, Choice};
pub use cards::Cards;
pub use fluent::{Arg, Messages};
pub use locale::{language_of, language_of_environment};
pub use log::{Line, Log, Weight};
pub use names::{Identities, Names};
pub use oracle::Language;
pub use thinkable::thinkable;
pub use words::Words;
