//! CR 106. Mana: its types, and how costs are paid with it.

pub mod payment;
pub(crate) mod sources;
mod types;

pub use types::{Bundle, ManaType, ManaTypes, SETS, TYPES};
