//! A meaning as a tree that a person can read.

use crate::serial;
use crate::term::{Node, T, Terms};
use serde::Serialize;

/// One constructor a line where a line would be too long, its parts indented below it.
pub fn show<V: Serialize>(value: &V) -> String {
    let mut terms = Terms::default();
    let t = serial::to_term(&mut terms, value);
    let mut out = String::new();
    lines(&terms, t, 0, &mut out);
    out
}

const WIDTH: usize = 100;

fn lines(terms: &Terms, t: T, indent: usize, out: &mut String) {
    let line = short(terms, t);
    let pad = "  ".repeat(indent);
    if line.chars().count() + pad.len() <= WIDTH {
        out.push_str(&format!("{pad}{line}\n"));
        return;
    }
    let (head, parts) = match terms.node(t) {
        Node::Con(sym, args) => (bare(sym.name()), args.to_vec()),
        _ => ("-", terms.items(t)),
    };
    out.push_str(&format!("{pad}{head}\n"));
    for part in parts {
        if !terms.is(part, "None") {
            lines(terms, part, indent + 1, out);
        }
    }
}

/// Constructors without the type that qualifies them.
fn bare(name: &'static str) -> &'static str {
    name.rsplit('.').next().unwrap_or(name)
}

fn short(terms: &Terms, t: T) -> String {
    let join = |items: &[T]| {
        let present = items.iter().filter(|&&i| !terms.is(i, "None"));
        present.map(|&i| short(terms, i)).collect::<Vec<_>>().join(", ")
    };
    match terms.node(t) {
        Node::Con(sym, args) if args.is_empty() => bare(sym.name()).to_owned(),
        Node::Con(sym, args) if sym.name() == "Literal" => join(args),
        Node::Con(sym, args) => format!("{}({})", bare(sym.name()), join(args)),
        Node::List(items) => format!("[{}]", join(items)),
        Node::Set(items) => format!("{{{}}}", join(items)),
        Node::Int(n) => n.to_string(),
        Node::Str(s) => s.to_string(),
        Node::Alt(_) => String::new(),
    }
}
