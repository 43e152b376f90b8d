//! English. The grammar files beside this one are read in the order given in `grammar::files`.

use crate::grammar::{self, Source};

pub const FILES: &[Source] = grammar::files!("english");
