//! Portuguese of Brazil: bare names, the future subjunctive after "when".

use crate::grammar::{self, Source};

pub const FILES: &[Source] = grammar::files!("portuguese");
