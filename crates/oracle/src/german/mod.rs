//! German: three genders, four cases, separable verbs, relative clauses in commas.

use crate::grammar::{self, Source};

pub const FILES: &[Source] = grammar::files!("german");
