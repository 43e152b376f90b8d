//! What a Magic card means: the abstract syntax.
//!
//! Pure data with serde, no behaviour, no language. The grammar of each language
//! (crate `oracle`) reads rules text into these types and writes it from them;
//! the engine (crate `rules`) carries them out. Words of the Comprehensive Rules
//! name everything.
//!
//! Normal form: two texts mean the same if and only if their values here are
//! equal. So sequences are flat, sets are sorted ([`Filter::new`], [`Is::any_of`]),
//! defaults are absent, and no pronoun is left ([`Ref`]).

mod ability;
mod card;
mod condition;
mod effect;
mod filter;
mod keyword;
mod mana;
mod number;
mod reference;
mod subtypes;
mod types;

pub use ability::*;
pub use card::*;
pub use condition::*;
pub use effect::*;
pub use filter::*;
pub use keyword::*;
pub use mana::*;
pub use number::*;
pub use reference::*;
pub use subtypes::SUBTYPES;
pub use types::*;
