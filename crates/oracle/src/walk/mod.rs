//! Phrases to text: one walker for all grammars.
//!
//! [`Walker::write`] says a term by the same rules that read it, with a wording:
//! at each node the first way that can be said, or the way the wording names.
//! [`Walker::trace`] finds the wording of a text whose meaning is known: it
//! follows all ways at once and keeps those that agree with the text.

mod noting;
mod pool;

pub use noting::Said;

use crate::grammar::{Address, Builtin, Element, Grammar, Nt, Pattern};
use crate::parse::glues;
use crate::scan::{self, Names, Owed};
use crate::term::{Node, T, Terms};
use crate::wording::{Wording, WordingOption};
use std::collections::HashMap;
use std::rc::Rc;

/// A term that the grammar has no way to say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CannotSay(pub String);

/// A place where a term can be said in several ways.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    pub category: String,
    /// The default first: a rule's file and line, or a mention.
    pub ways: Vec<String>,
    /// Which of them a wording takes.
    pub taken: usize,
}

/// One way to say a term.
struct Way {
    option: WordingOption,
    how: How,
    /// Members left over by the default way to say the rest of the rule.
    rest: T,
    /// How far down the lists of mentions its parts stand by default; 0 where each is the first.
    rank: usize,
    /// Whether it says all only if a part is not said by default: a wording may ask for it, the default never does.
    asked_for: bool,
}

enum How {
    Instead(T),
    Rule { rule: usize, bound: Vec<Option<T>>, pool: T },
}

/// One way to have said a term up to a place in a text.
#[derive(Clone)]
struct Trace {
    end: usize,
    rest: T,
    nodes: u32,
    choices: Vec<(u32, WordingOption)>,
}

type Key = (Nt, T, bool);

pub struct Walker<'a> {
    grammar: &'a Grammar,
    /// The generation of wording, by its number.
    generation: usize,
    names: &'a Names,
    terms: &'a mut Terms,
    ways: HashMap<Key, Rc<Vec<Way>>>,
    traces: HashMap<(Key, usize, Owed), Rc<Vec<Trace>>>,
    rests: HashMap<(Nt, T), Rc<Vec<T>>>,
    nothing: T,
}

#[derive(Default)]
struct Out {
    text: String,
    owed: Owed,
    /// Which constructors are noted where they are said.
    noted: Option<noting::Noted>,
    within: Vec<T>,
    said: Vec<Said>,
    /// Words that change by sound: where they stand, how long the first form is, all forms.
    sandhi: Vec<(usize, usize, Vec<String>)>,
    node: u32,
    choices: Vec<Choice>,
}

impl<'a> Walker<'a> {
    pub fn new(grammar: &'a Grammar, generation: usize, names: &'a Names, terms: &'a mut Terms) -> Walker<'a> {
        let nothing = terms.set([]);
        let (ways, traces, rests) = Default::default();
        Walker { grammar, generation, names, terms, ways, traces, rests, nothing }
    }

    /// Says a term with a wording.
    pub fn write(&mut self, root: Nt, term: T, wording: &Wording) -> Result<String, CannotSay> {
        let mut out = Out::default();
        self.say((root, term, false), wording, &mut out)?;
        Ok(self.fitted(out).0)
    }

    /// Words that change by sound take their form.
    fn fitted(&self, out: Out) -> (String, Vec<Said>) {
        let (mut text, mut said) = (out.text, out.said);
        for (at, len, forms) in out.sandhi.into_iter().rev() {
            let form = &forms[scan::by_sound(self.grammar, &forms, &text[at + len..])];
            let elided = form.ends_with('\'') && text[at + len..].starts_with(' ');
            let len = len + usize::from(elided);
            text.replace_range(at..at + len, form);
            said.iter_mut().filter(|s| s.end >= at + len).for_each(|s| s.end = s.end + form.len() - len);
        }
        (self.grammar.in_spelling_of(self.generation, &text).into_owned(), said)
    }

    /// The choices that a wording makes for a term, those for the default among them, in the order of writing.
    pub fn choices(&mut self, root: Nt, term: T, wording: &Wording) -> Result<Vec<Choice>, CannotSay> {
        let mut out = Out::default();
        self.say((root, term, false), wording, &mut out)?;
        Ok(out.choices)
    }

    fn note_choice(&self, nt: Nt, ways: &[Way], wanted: WordingOption, out: &mut Out) {
        if let Some(taken) = ways.iter().position(|w| w.option == wanted).filter(|_| ways.len() > 1) {
            let category = self.grammar.categories[nt.0 as usize].name.clone();
            out.choices.push(Choice { category, ways: ways.iter().map(|w| self.way(w)).collect(), taken });
        }
    }

    /// A way as its place in the files, or as the mention that it takes.
    fn way(&self, way: &Way) -> String {
        match &way.how {
            How::Instead(t) => self.terms.view(*t).0.to_owned(),
            How::Rule { rule, .. } => {
                let (file, line) = self.grammar.places[self.grammar.rules[*rule].written];
                format!("{file}:{line}")
            }
        }
    }

    /// The wording that makes [`Walker::write`] give exactly this text; otherwise how far the text could be followed.
    pub fn trace(&mut self, root: Nt, term: T, text: &str) -> Result<Wording, usize> {
        let text = if self.grammar.generations[self.generation].address == Address::Capital {
            &*self.grammar.without_capitals(text)
        } else {
            text
        };
        let traces = self.follow((root, term, false), text, 0, Owed::NOTHING);
        let best = traces.iter().filter(|t| t.end == text.len()).min_by_key(|t| t.choices.len());
        let furthest = || self.traces.values().flat_map(|ts| ts.iter().map(|t| t.end)).max().unwrap_or(0);
        match best {
            Some(best) => Ok(Wording {
                generation: (self.generation > 0).then(|| self.grammar.generations[self.generation].name.clone()),
                departures: best.choices.iter().map(|&(node, option)| (node as u16, option)).collect(),
                reminders: Vec::new(),
            }),
            None => Err(furthest()),
        }
    }

    fn ways(&mut self, key: Key) -> Rc<Vec<Way>> {
        if let Some(ways) = self.ways.get(&key) {
            return ways.clone();
        }
        // A term that would have to be said by itself cannot be said so.
        self.ways.insert(key, Rc::new(Vec::new()));
        let (nt, term, pool) = key;
        let mut ways = Vec::new();
        if let Node::Alt(alternatives) = self.terms.node(term).clone() {
            for (nth, (option, t)) in alternatives.into_iter().enumerate() {
                let first = self.ways((nt, t, pool)).first().map(|w| (w.rest, w.rank, w.asked_for));
                if let Some((rest, rank, asked_for)) = first {
                    ways.push(Way { option, how: How::Instead(t), rest, rank: rank + nth, asked_for });
                }
            }
        } else {
            let grammar = self.grammar;
            // What is of this generation comes before what is of all.
            let served = grammar.categories[nt.0 as usize].rules.iter().copied();
            let mut served: Vec<usize> = served.filter(|&r| grammar.rules[r].serves(self.generation)).collect();
            served.sort_by_key(|&r| !grammar.rules[r].is_special_to(self.generation));
            for rule in served {
                for (bound, left) in self.matches(rule, term, pool) {
                    let (option, by_default) = (grammar.rules[rule].option, self.sayable(rule, &bound, left, pool));
                    let asked_for = by_default.is_none();
                    if let Some((rest, rank)) = by_default.or_else(|| self.sayable_if_asked(rule, &bound, left, pool)) {
                        let how = How::Rule { rule, bound, pool: left };
                        ways.push(Way { option, how, rest, rank, asked_for });
                    }
                }
            }
        }
        self.best_mentions_first(&mut ways);
        ways.sort_by_key(|way| way.asked_for);
        name_options(&mut ways);
        let ways = Rc::new(ways);
        self.ways.insert(key, ways.clone());
        ways
    }

    /// "this creature" comes before "this permanent" in every gender: of the ways that one rule of the
    /// files gives by its features, those whose parts are the better mentions.
    fn best_mentions_first(&self, ways: &mut [Way]) {
        let written = |way: &Way| match way.how {
            How::Rule { rule, .. } => Some(self.grammar.rules[rule].written),
            How::Instead(_) => None,
        };
        for run in ways.chunk_by_mut(|a, b| written(a).is_some() && written(a) == written(b)) {
            run.sort_by_key(|way| way.rank);
        }
    }

    /// All ways in which a rule's template fits a term: what its holes are bound to, and the pool for the others.
    fn matches(&mut self, rule: usize, term: T, pool: bool) -> Vec<(Vec<Option<T>>, T)> {
        let rule = &self.grammar.rules[rule];
        let unbound = vec![None; rule.holes];
        match (&rule.template, pool) {
            (Pattern::Set(items), _) => {
                let Node::Set(members) = self.terms.node(term) else { return vec![] };
                let members = members.to_vec();
                let fixed: Vec<&Pattern> = items.iter().filter(|i| !matches!(i, Pattern::Hole(_))).collect();
                let mut found = vec![(unbound, members)];
                for pattern in fixed {
                    found = found.into_iter().flat_map(|(bound, left)| self.pick(pattern, &bound, &left)).collect();
                }
                found.into_iter().map(|(bound, left)| (bound, self.terms.set(left))).collect()
            }
            (Pattern::Hole(_), true) => vec![(unbound, term)],
            (pattern, true) => {
                let members = self.terms.items(term);
                let picked = self.pick(pattern, &unbound, &members);
                picked.into_iter().map(|(bound, left)| (bound, self.terms.set(left))).collect()
            }
            (pattern, false) if !self.may_fit(pattern, term) => vec![],
            (pattern, false) => {
                let mut bound = unbound;
                if self.fits(pattern, term, &mut bound) { vec![(bound, self.nothing)] } else { vec![] }
            }
        }
    }

    /// Takes one member that fits out of the members, in every way.
    fn pick(&mut self, pattern: &Pattern, bound: &[Option<T>], members: &[T]) -> Vec<(Vec<Option<T>>, Vec<T>)> {
        let mut found = Vec::new();
        for (i, &member) in members.iter().enumerate() {
            if !self.may_fit(pattern, member) {
                continue;
            }
            let mut bound = bound.to_vec();
            if self.fits(pattern, member, &mut bound) {
                let mut left = members.to_vec();
                left.remove(i);
                found.push((bound, left));
            }
        }
        found
    }

    /// A quick look at the head of a term.
    fn may_fit(&self, pattern: &Pattern, term: T) -> bool {
        match (pattern, self.terms.node(term)) {
            (Pattern::Con(sym, patterns), Node::Con(name, args)) => {
                sym == name && patterns.len() == args.len() && patterns.first().is_none_or(|p| self.may_fit(p, args[0]))
            }
            (Pattern::Con(..), Node::List(_) | Node::Set(_) | Node::Int(_) | Node::Str(_)) => false,
            (Pattern::Str(s), Node::Str(t)) => s == t,
            _ => true,
        }
    }

    fn fits(&mut self, pattern: &Pattern, term: T, bound: &mut [Option<T>]) -> bool {
        // A rule that names one of several mentions is the choice itself.
        if let (Node::Alt(alternatives), false) = (self.terms.node(term), matches!(pattern, Pattern::Hole(_))) {
            return alternatives.clone().iter().any(|&(_, t)| self.fits(pattern, t, bound));
        }
        match pattern {
            Pattern::Hole(hole) => {
                let before = bound[*hole].replace(term);
                before.is_none_or(|b| b == term)
            }
            Pattern::Int(n) => self.terms.as_int(term) == Some(*n),
            Pattern::Str(s) => matches!(self.terms.node(term), Node::Str(t) if t == s),
            Pattern::Con(sym, patterns) => {
                let Node::Con(name, args) = self.terms.node(term) else { return false };
                if name != sym || args.len() != patterns.len() {
                    return false;
                }
                let args = args.clone();
                patterns.iter().zip(args).all(|(p, a)| self.fits(p, a, bound))
            }
            Pattern::List(patterns) => {
                let Node::List(items) = self.terms.node(term) else { return false };
                let items = items.clone();
                items.len() == patterns.len() && patterns.iter().zip(items).all(|(p, i)| self.fits(p, i, bound))
            }
            Pattern::Cons(patterns, rest) => {
                let Node::List(items) = self.terms.node(term) else { return false };
                let items = items.clone();
                if items.len() <= patterns.len() {
                    return false;
                }
                let tail = self.terms.list(&items[patterns.len()..]);
                patterns.iter().zip(items).all(|(p, i)| self.fits(p, i, bound)) && self.fits(rest, tail, bound)
            }
            Pattern::Set(patterns) => {
                let Node::Set(members) = self.terms.node(term) else { return false };
                let members = members.clone();
                // Inside another constructor a set is matched whole, member by member in canonical order.
                members.len() == patterns.len() && patterns.iter().zip(members).all(|(p, m)| self.fits(p, m, bound))
            }
        }
    }

    fn builtin(&self, kind: &Builtin, term: T) -> Option<String> {
        scan::write_builtin(kind, self.names, term, self.terms)
    }

    fn say(&mut self, key: Key, wording: &Wording, out: &mut Out) -> Result<T, CannotSay> {
        let ways = self.ways(key);
        let wanted = wording.at(out.node);
        out.node += 1;
        let way = ways.iter().find(|w| w.option == wanted).ok_or_else(|| CannotSay(self.describe(key)))?;
        self.note_choice(key.0, &ways, wanted, out);
        match out.noted {
            None => self.say_way(key, way, wording, out),
            Some(noted) => self.say_noting(noted, key, way, wording, out),
        }
    }

    fn describe(&self, (nt, term, _): Key) -> String {
        format!("{} as {}", self.terms.show(term), self.grammar.categories[nt.0 as usize].name)
    }

    fn say_way(&mut self, key: Key, way: &Way, wording: &Wording, out: &mut Out) -> Result<T, CannotSay> {
        let (rule, bound, mut pool) = match &way.how {
            How::Instead(term) => return self.say((key.0, *term, key.2), wording, out),
            How::Rule { rule, bound, pool } => (&self.grammar.rules[*rule], bound, *pool),
        };
        for (i, element) in rule.elements.iter().enumerate() {
            out.owed.space |= i > 0 && self.grammar.spaced && glues(&rule.elements[i - 1]);
            match element {
                Element::Glue => out.owed.space = false,
                Element::Capital => out.owed.capital = true,
                Element::Literal(text) => out.put(text),
                Element::Sandhi(forms) => out.put_sandhi(forms),
                Element::Builtin(kind, hole) => {
                    let text = bound[*hole]
                        .and_then(|t| self.builtin(kind, t))
                        .ok_or_else(|| CannotSay(self.describe(key)))?;
                    let text = out.owed.capitals(kind, &text);
                    out.put_as_is(&text);
                }
                Element::Category(nt, hole) => match bound[*hole] {
                    Some(term) => drop(self.say((*nt, term, false), wording, out)?),
                    None => pool = self.say((*nt, pool, true), wording, out)?,
                },
                Element::Star(nt, _) => pool = self.say_star(*nt, pool, wording, out)?,
            }
        }
        if !key.2 && pool != self.nothing {
            return Err(CannotSay(self.describe(key)));
        }
        Ok(pool)
    }

    fn say_star(&mut self, nt: Nt, mut pool: T, wording: &Wording, out: &mut Out) -> Result<T, CannotSay> {
        loop {
            let key = (nt, pool, true);
            let ways = self.ways(key);
            let wanted = wording.at(out.node);
            out.node += 1;
            let ends = wanted == WordingOption::Default && !has_default(&ways);
            if ends || wanted == WordingOption::Stop {
                return Ok(pool);
            }
            let way = ways.iter().find(|w| w.option == wanted).ok_or_else(|| CannotSay(self.describe(key)))?;
            self.note_choice(nt, &ways, wanted, out);
            pool = self.say_way(key, way, wording, out)?;
            out.owed.space = self.grammar.spaced;
        }
    }

    fn follow(&mut self, key: Key, text: &str, at: usize, owed: Owed) -> Rc<Vec<Trace>> {
        if let Some(traces) = self.traces.get(&(key, at, owed)) {
            return traces.clone();
        }
        let mut found = Vec::new();
        for way in self.ways(key).iter() {
            let mut start = Trace { end: at, rest: self.nothing, nodes: 1, choices: Vec::new() };
            if way.option != WordingOption::Default {
                start.choices.push((0, way.option));
            }
            for trace in self.follow_way(key, way, text, start, owed) {
                keep_best(&mut found, trace);
            }
        }
        let found = Rc::new(found);
        self.traces.insert((key, at, owed), found.clone());
        found
    }

    fn follow_way(&mut self, key: Key, way: &Way, text: &str, start: Trace, owed: Owed) -> Vec<Trace> {
        let (rule, bound, pool) = match &way.how {
            How::Instead(term) => {
                let inner = self.follow((key.0, *term, key.2), text, start.end, owed);
                return inner.iter().map(|t| start.then(t)).collect();
            }
            How::Rule { rule, bound, pool } => (&self.grammar.rules[*rule], bound, *pool),
        };
        let mut states = vec![(Trace { rest: pool, ..start }, owed)];
        for (i, element) in rule.elements.iter().enumerate() {
            let space = i > 0 && self.grammar.spaced && glues(&rule.elements[i - 1]);
            let mut next = Vec::new();
            for (trace, owed) in states {
                let owed = Owed { space: owed.space || space, ..owed };
                self.follow_element(element, bound, text, trace, owed, &mut next);
            }
            states = next;
            if states.is_empty() {
                return Vec::new();
            }
        }
        states.into_iter().map(|(t, _)| t).filter(|t| key.2 || t.rest == self.nothing).collect()
    }

    fn follow_element(
        &mut self,
        element: &Element,
        bound: &[Option<T>],
        text: &str,
        trace: Trace,
        owed: Owed,
        next: &mut Vec<(Trace, Owed)>,
    ) {
        let at = trace.end;
        match element {
            Element::Glue => next.push((trace, Owed { space: false, ..owed })),
            Element::Capital => next.push((trace, Owed { capital: true, ..owed })),
            Element::Literal(literal) => {
                if let Ok(end) = scan::literal_at(text, at, literal, owed) {
                    next.push((Trace { end, ..trace }, Owed::NOTHING));
                }
            }
            Element::Sandhi(forms) => {
                for (nth, form) in forms.iter().enumerate() {
                    match scan::literal_at(text, at, form, owed) {
                        Ok(end) if scan::by_sound(self.grammar, forms, &text[end..]) == nth => {
                            next.push((Trace { end, ..trace.clone() }, Owed::behind(form)));
                        }
                        _ => {}
                    }
                }
            }
            Element::Builtin(kind, hole) => {
                let said = bound[*hole].and_then(|t| self.builtin(kind, t)).map(|said| owed.capitals(kind, &said));
                let start = scan::after_space(text, at, "", owed);
                if let (Some(said), Some(start)) = (said, start)
                    && text[start..].starts_with(&said)
                {
                    next.push((Trace { end: start + said.len(), ..trace }, Owed::NOTHING));
                }
            }
            Element::Category(nt, hole) => {
                let key = bound[*hole].map_or((*nt, trace.rest, true), |t| (*nt, t, false));
                for inner in self.follow(key, text, at, owed).iter() {
                    let rest = if key.2 { inner.rest } else { trace.rest };
                    next.push((Trace { rest, ..trace.then(inner) }, Owed::NOTHING));
                }
            }
            Element::Star(nt, _) => self.follow_star(*nt, text, trace, owed, next),
        }
    }

    fn follow_star(&mut self, nt: Nt, text: &str, trace: Trace, owed: Owed, next: &mut Vec<(Trace, Owed)>) {
        let key = (nt, trace.rest, true);
        let ways = self.ways(key);
        let step = Trace { nodes: trace.nodes + 1, ..trace.clone() };
        let mut stop = step.clone();
        if has_default(&ways) {
            stop.choices.push((trace.nodes, WordingOption::Stop));
        }
        next.push((stop, owed));
        for way in ways.iter() {
            let mut start = step.clone();
            if way.option != WordingOption::Default {
                start.choices.push((trace.nodes, way.option));
            }
            for after in self.follow_way(key, way, text, start, owed) {
                self.follow_star(nt, text, after, Owed { space: self.grammar.spaced, ..Owed::NOTHING }, next);
            }
        }
    }
}

impl Trace {
    /// This trace with one of a part behind it, whose nodes are counted on.
    fn then(&self, part: &Trace) -> Trace {
        let mut choices = self.choices.clone();
        choices.extend(part.choices.iter().map(|&(node, option)| (node + self.nodes, option)));
        Trace { end: part.end, rest: part.rest, nodes: self.nodes + part.nodes, choices }
    }
}

/// Of traces that end alike the one with the fewest options stays.
fn keep_best(found: &mut Vec<Trace>, trace: Trace) {
    match found.iter_mut().find(|t| t.end == trace.end && t.rest == trace.rest) {
        Some(known) if known.choices.len() > trace.choices.len() => *known = trace,
        Some(_) => {}
        None => found.push(trace),
    }
}

/// Whether there is a way that no wording has to ask for.
fn has_default(ways: &[Way]) -> bool {
    ways.first().is_some_and(|way| !way.asked_for)
}

/// The first way is the default. The others keep the option of their rule if
/// it tells them apart, and are numbered otherwise.
fn name_options(ways: &mut [Way]) {
    let mut taken = vec![WordingOption::Default];
    for (i, way) in ways.iter_mut().enumerate() {
        if i == 0 && !way.asked_for {
            way.option = WordingOption::Default;
        } else if taken.contains(&way.option) {
            way.option = WordingOption::Nth(i as u8);
        }
        taken.push(way.option);
    }
}

impl Out {
    fn space(&mut self, next: &str) {
        if self.owed.space && !crate::grammar::attaches_left(next) {
            self.text.push(' ');
        }
        self.owed.space = false;
    }
    fn put(&mut self, literal: &str) {
        let literal = scan::unabsorbed(&self.text, literal);
        if literal.is_empty() {
            self.owed.space = false;
            return;
        }
        self.space(literal);
        if std::mem::take(&mut self.owed.capital) {
            self.text.push_str(&scan::capitalised(literal));
        } else {
            self.text.push_str(literal);
        }
    }
    fn put_as_is(&mut self, text: &str) {
        self.space("");
        self.owed.capital = false;
        self.text.push_str(text);
    }
    fn put_sandhi(&mut self, forms: &[Box<str>]) {
        let capital = self.owed.capital;
        self.put(&forms[0]);
        let capitals = |form: &str| if capital { scan::capitalised(form) } else { form.to_owned() };
        self.sandhi.push((
            self.text.len() - forms[0].len(),
            forms[0].len(),
            forms.iter().map(|form| capitals(form)).collect(),
        ));
    }
}
