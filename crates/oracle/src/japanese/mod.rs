//! Japanese: targets are declared first, no spaces, a counter word with each number.

use crate::grammar::Source;

macro_rules! files { ($($name:literal),* $(,)?) => { &[$((concat!("japanese/", $name), include_str!($name))),*] } }

pub const FILES: &[Source] = files![
    "language.grammar",
    "word.lexicon",
    "keyword.lexicon",
    "number.grammar",
    "noun.grammar",
    "object.grammar",
    "player.grammar",
    "cost.grammar",
    "ability.grammar",
    "event.grammar",
    "sentence.grammar",
    "action.grammar",
    "movement.grammar",
    "continuous.grammar",
    "static.grammar",
    "face_down.grammar",
];
