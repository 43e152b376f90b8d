//! Then: looking. Nothing here changes the game.

pub mod knowledge;
pub mod may;
pub mod objects;
pub mod worlds;
pub mod zones;

use crate::bench::{Bench, Done};
use crate::problem::Words;

/// True, or what is the case instead.
pub fn check(bench: &Bench, words: &Words, holds: bool, instead: impl FnOnce() -> String) -> Done {
    if holds {
        return Ok(());
    }
    Err(words.problem(bench.say("judge-not-so", &[("instead", instead().into())])).into())
}

/// Both lists hold the same, in any order.
pub fn same_members(mut a: Vec<String>, mut b: Vec<String>) -> bool {
    a.sort();
    b.sort();
    a == b
}

/// `a, b`, or that there is nothing.
pub fn listed(bench: &Bench, list: &[String]) -> messages::Arg {
    if list.is_empty() { bench.say("list-nothing", &[]).into() } else { list.join(", ").into() }
}
