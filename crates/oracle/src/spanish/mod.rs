//! Spanish: keywords are verbs with a full stop, costs are infinitives.

use crate::grammar::{self, Source};

pub const FILES: &[Source] = grammar::files!("spanish");
