//! French: articles that contract and elide, a space before a colon, polite imperatives.

use crate::grammar::{self, Source};

pub const FILES: &[Source] = grammar::files!("french");
