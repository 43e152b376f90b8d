//! Where in a text certain terms were said: what can be explained there.

use super::{CannotSay, How, Key, Out, Walker, Way};
use crate::grammar::{Nt, Pattern};
use crate::term::{Node, T};
use crate::wording::Wording;

/// Which constructors are noted where they are said.
pub type Noted = fn(&str) -> bool;

/// A term that was said, and where.
#[derive(Clone, Debug)]
pub struct Said {
    pub term: T,
    /// The terms that it was said inside of, the innermost last.
    pub within: Vec<T>,
    /// Where its words end.
    pub end: usize,
}

impl Walker<'_> {
    /// Writes a term, and notes where the terms with certain constructors were said, in order of their ends.
    pub fn write_noting(
        &mut self,
        root: Nt,
        term: T,
        wording: &Wording,
        noted: Noted,
    ) -> Result<(String, Vec<Said>), CannotSay> {
        let mut out = Out { noted: Some(noted), ..Out::default() };
        self.say((root, term, false), wording, &mut out)?;
        Ok(self.fitted(out))
    }

    pub(super) fn say_noting(
        &mut self,
        noted: Noted,
        key: Key,
        way: &Way,
        wording: &Wording,
        out: &mut Out,
    ) -> Result<T, CannotSay> {
        let term = key.1;
        if let How::Rule { rule, .. } = way.how {
            let template = &self.grammar.rules[rule].template;
            for inner in self.noted_inside(template, term, noted) {
                let within = [out.within.as_slice(), &[term]].concat();
                out.said.push(Said { term: inner, within, end: out.text.len() });
            }
        }
        let Node::Con(sym, _) = *self.terms.node(term) else { return self.say_way(key, way, wording, out) };
        out.within.push(term);
        let rest = self.say_way(key, way, wording, out)?;
        out.within.pop();
        // A category that is another one says the same term twice.
        if noted(sym.name()) && out.within.last() != Some(&term) {
            out.said.push(Said { term, within: out.within.clone(), end: out.text.len() });
        }
        Ok(rest)
    }

    /// Parts of a term that a rule says in one with the whole.
    fn noted_inside(&self, template: &Pattern, term: T, noted: Noted) -> Vec<T> {
        let parts: (&[Pattern], &[T]) = match (template, self.terms.node(term)) {
            (Pattern::Con(_, patterns), Node::Con(_, args)) => (patterns, args),
            (Pattern::List(patterns) | Pattern::Cons(patterns, _), Node::List(items)) => (patterns, items),
            _ => return Vec::new(),
        };
        let both = parts.0.iter().zip(parts.1);
        let found = both.flat_map(|(pattern, &part)| {
            let part = match (pattern, self.terms.node(part)) {
                (Pattern::Con(..), Node::Alt(ways)) => {
                    ways.iter().map(|&(_, way)| way).find(|&way| self.may_fit(pattern, way)).unwrap_or(part)
                }
                _ => part,
            };
            let is_noted = matches!((pattern, self.terms.node(part)),
                (Pattern::Con(..), Node::Con(sym, _)) if noted(sym.name()));
            let inner = self.noted_inside(pattern, part, noted);
            is_noted.then_some(part).into_iter().chain(inner)
        });
        found.collect()
    }
}
