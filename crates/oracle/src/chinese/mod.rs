//! Simplified Chinese: no spaces, no inflection, measure words, full-width marks.

use crate::grammar::{self, Source};

pub const FILES: &[Source] = grammar::files!("chinese");
