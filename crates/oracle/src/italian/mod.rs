//! Italian: three forms of the article by sound, prepositions that contract with it.

use crate::grammar::{self, Source};

pub const FILES: &[Source] = grammar::files!("italian");
