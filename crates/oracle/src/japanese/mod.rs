//! Japanese: targets are declared first, no spaces, a counter word with each number.

use crate::grammar::{self, Source};

pub const FILES: &[Source] = grammar::files!("japanese");
