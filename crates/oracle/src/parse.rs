//! Text to phrases: one chart parser for all grammars.
//!
//! Reads from the top with memory: what a category (with its features) can be
//! from one place on is computed once. All readings are kept; equal ones are
//! one, because terms are hash-consed. Where nothing fits, the furthest place
//! reached and what would have fitted there are the answer.

use crate::grammar::{Element, Grammar, Nt, Pattern, Rule};
use crate::scan::{self, Names, Owed};
use crate::term::{T, Terms};
use std::collections::{BTreeSet, HashMap};
use std::rc::Rc;

/// Where reading stopped, and what was expected there.
#[derive(Clone, Debug, Default)]
pub struct Furthest {
    pub at: usize,
    pub expected: BTreeSet<String>,
}

type Found = Rc<Vec<(u32, T)>>;

pub struct Parser<'a> {
    grammar: &'a Grammar,
    names: &'a Names,
    text: &'a str,
    terms: &'a mut Terms,
    memo: HashMap<(Nt, u32, Owed), Found>,
    furthest: Furthest,
    /// Categories with a label that are being read, and where they began.
    labels: Vec<(usize, &'a str)>,
}

/// All readings of the whole text as a category.
pub fn parse(grammar: &Grammar, names: &Names, text: &str, root: Nt, terms: &mut Terms) -> Result<Vec<T>, Furthest> {
    let text = &*grammar.without_capitals(text);
    let mut parser =
        Parser { grammar, names, text, terms, memo: HashMap::new(), furthest: Furthest::default(), labels: Vec::new() };
    let found = parser.category(root, 0, Owed::NOTHING);
    let whole: Vec<T> = found.iter().filter(|&&(end, _)| end as usize == text.len()).map(|&(_, t)| t).collect();
    if whole.is_empty() {
        for &(end, _) in found.iter() {
            parser.fail(end as usize, || "the end".to_owned());
        }
        return Err(parser.furthest);
    }
    Ok(whole)
}

/// What is filled in so far while a rule is read.
struct Partial<'r> {
    elements: &'r [Element],
    template: &'r Pattern,
    filled: Vec<Vec<T>>,
}

impl<'a> Parser<'a> {
    fn fail(&mut self, at: usize, expected: impl FnOnce() -> String) {
        if at > self.furthest.at {
            self.furthest = Furthest { at, expected: BTreeSet::new() };
        }
        if at == self.furthest.at && self.furthest.expected.len() < 100 {
            let label = self.labels.iter().find(|(start, _)| *start == at).map(|(_, label)| (*label).to_owned());
            self.furthest.expected.insert(label.unwrap_or_else(expected));
        }
    }

    /// A rule that cannot begin so says what it would begin with, if that is a word.
    fn fail_rule(&mut self, rule: &Rule, at: usize) {
        if let (Some(Element::Literal(text)), true) = (rule.elements.first(), at >= self.furthest.at) {
            self.fail(at, || text.to_string());
        }
    }

    fn category(&mut self, nt: Nt, at: usize, owed: Owed) -> Found {
        let key = (nt, at as u32, owed);
        if let Some(found) = self.memo.get(&key) {
            return found.clone();
        }
        // A category that begins with itself finds nothing there.
        self.memo.insert(key, Rc::new(Vec::new()));
        let grammar = self.grammar;
        let category = &grammar.categories[nt.0 as usize];
        let start = at + usize::from(owed.space && self.text[at..].starts_with(' '));
        let fits = self.text.as_bytes().get(start).is_some_and(|&b| category.first.has(b));
        let mut found = Vec::new();
        if let Some(label) = &category.label {
            self.labels.push((start, label));
        }
        if fits {
            for &rule in &category.rules {
                let rule = &grammar.rules[rule];
                if !rule.first.has(self.text.as_bytes()[start]) {
                    self.fail_rule(rule, start);
                    continue;
                }
                let mut partial = Partial {
                    elements: &rule.elements,
                    template: &rule.template,
                    filled: vec![Vec::new(); rule.holes],
                };
                self.elements(&mut partial, 0, at, owed, &mut found);
            }
        } else {
            self.fail(start, || format!("({})", category.name));
        }
        if category.label.is_some() {
            self.labels.pop();
        }
        let found = Rc::new(found);
        self.memo.insert(key, found.clone());
        found
    }

    fn elements(&mut self, partial: &mut Partial<'a>, index: usize, at: usize, owed: Owed, found: &mut Vec<(u32, T)>) {
        let Some(element) = partial.elements.get(index) else {
            let term = self.fill(partial.template, &partial.filled);
            if !found.contains(&(at as u32, term)) {
                found.push((at as u32, term));
            }
            return;
        };
        let owed = Owed {
            space: owed.space || index > 0 && self.grammar.spaced && glues(&partial.elements[index - 1]),
            ..owed
        };
        match element {
            Element::Glue => self.elements(partial, index + 1, at, Owed { space: false, ..owed }, found),
            Element::Capital => self.elements(partial, index + 1, at, Owed { capital: true, ..owed }, found),
            Element::Literal(text) => match scan::literal_at(self.text, at, text, owed) {
                Ok(end) => self.elements(partial, index + 1, end, Owed::NOTHING, found),
                Err(at) => self.fail(at, || text.to_string()),
            },
            Element::Sandhi(forms) => {
                for (nth, form) in forms.iter().enumerate() {
                    match scan::literal_at(self.text, at, form, owed) {
                        Ok(end) if scan::by_sound(self.grammar, forms, &self.text[end..]) == nth => {
                            self.elements(partial, index + 1, end, Owed::behind(form), found);
                        }
                        Ok(at) | Err(at) => self.fail(at, || form.to_string()),
                    }
                }
            }
            Element::Builtin(kind, hole) => {
                let Some(start) = scan::after_space(self.text, at, "", owed) else {
                    return self.fail(at, || " ".into());
                };
                let read = scan::read_builtin(kind, self.names, self.text, start, owed, self.terms);
                if read.is_empty() {
                    self.fail(start, || kind.label().to_owned());
                }
                for (end, term) in read {
                    partial.filled[*hole].push(term);
                    self.elements(partial, index + 1, end, Owed::NOTHING, found);
                    partial.filled[*hole].pop();
                }
            }
            Element::Category(nt, hole) => {
                for &(end, term) in self.category(*nt, at, owed).iter() {
                    partial.filled[*hole].push(term);
                    self.elements(partial, index + 1, end as usize, Owed::NOTHING, found);
                    partial.filled[*hole].pop();
                }
            }
            Element::Star(nt, hole) => self.star(partial, index, (*nt, *hole), at, owed, found),
        }
    }

    fn star(
        &mut self,
        partial: &mut Partial<'a>,
        index: usize,
        (nt, hole): (Nt, usize),
        at: usize,
        owed: Owed,
        found: &mut Vec<(u32, T)>,
    ) {
        // No further member: what follows owes what the star owed.
        self.elements(partial, index + 1, at, owed, found);
        for &(end, term) in self.category(nt, at, owed).iter() {
            partial.filled[hole].push(term);
            let owed = Owed { space: self.grammar.spaced, ..Owed::NOTHING };
            self.star(partial, index, (nt, hole), end as usize, owed, found);
            partial.filled[hole].pop();
        }
    }

    fn fill(&mut self, pattern: &Pattern, filled: &[Vec<T>]) -> T {
        match pattern {
            Pattern::Hole(hole) => filled[*hole][0],
            Pattern::Con(sym, args) => {
                let args: Vec<T> = args.iter().map(|a| self.fill(a, filled)).collect();
                self.terms.con(*sym, args)
            }
            Pattern::Int(n) => self.terms.int(*n),
            Pattern::Str(s) => self.terms.string(s),
            Pattern::List(items) => {
                let items: Vec<T> = items.iter().map(|i| self.fill(i, filled)).collect();
                self.terms.list(items)
            }
            Pattern::Cons(items, rest) => {
                let mut all: Vec<T> = items.iter().map(|i| self.fill(i, filled)).collect();
                let rest = self.fill(rest, filled);
                all.extend(self.terms.items(rest));
                self.terms.list(all)
            }
            Pattern::Set(items) => {
                let mut all = Vec::new();
                for item in items {
                    match item {
                        Pattern::Hole(hole) => all.extend_from_slice(&filled[*hole]),
                        other => all.push(self.fill(other, filled)),
                    }
                }
                self.terms.set(all)
            }
        }
    }
}

/// Whether a space follows this element.
pub fn glues(previous: &Element) -> bool {
    match previous {
        Element::Glue | Element::Star(..) | Element::Capital => false,
        Element::Literal(text) => !text.ends_with('\n') && !text.ends_with(' '),
        Element::Sandhi(..) | Element::Category(..) | Element::Builtin(..) => true,
    }
}
