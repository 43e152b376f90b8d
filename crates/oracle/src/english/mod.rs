//! English. The grammar files beside this one are read in the order given here.

use crate::grammar::Source;

macro_rules! files { ($($name:literal),* $(,)?) => { &[$((concat!("english/", $name), include_str!($name))),*] } }

pub const FILES: &[Source] = files![
    "language.grammar",
    "word.lexicon",
    "subtype.lexicon",
    "keyword.lexicon",
    "number.grammar",
    "noun.grammar",
    "object.grammar",
    "player.grammar",
    "keyword.grammar",
    "cost.grammar",
    "ability.grammar",
    "ability_word.grammar",
    "event.grammar",
    "condition.grammar",
    "sentence.grammar",
    "action.grammar",
    "movement.grammar",
    "token.grammar",
    "mana.grammar",
    "continuous.grammar",
    "static.grammar",
    "face_down.grammar",
];
