//! Then: looking. Nothing here changes the game.

pub mod knowledge;
pub mod may;
pub mod objects;
pub mod worlds;
pub mod zones;

use crate::bench::Done;
use crate::problem::Words;

/// True, or what is the case instead.
pub fn check(words: &Words, holds: bool, instead: impl FnOnce() -> String) -> Done {
    if holds { Ok(()) } else { Err(words.problem(format!("not so: {}", instead())).into()) }
}

/// Both lists hold the same, in any order.
pub fn same_members(mut a: Vec<String>, mut b: Vec<String>) -> bool {
    a.sort();
    b.sort();
    a == b
}

/// `a, b` or `nothing`.
pub fn listed(list: &[String]) -> String {
    if list.is_empty() { "nothing".into() } else { list.join(", ") }
}
