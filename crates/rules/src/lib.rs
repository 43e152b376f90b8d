//! placeholder
pub mod combat;
pub mod mana;
