//! placeholder
pub mod mana;
