//! What of a set its words leave for others to say.
//!
//! The members of a set are said by several parts of a rule, each of which takes some. By default each takes what
//! its first way takes; a wording may ask for less here, so that there is something left to say there: "a permanent
//! that isn't a land" beside "a nonland permanent".

use super::Walker;
use crate::grammar::{Element, Nt};
use crate::term::T;
use std::rc::Rc;

impl Walker<'_> {
    /// If all parts of a rule can be said by default, what then is left of the pool, and the rank of the way.
    pub(super) fn sayable(
        &mut self,
        rule: usize,
        bound: &[Option<T>],
        mut pool: T,
        keep_rest: bool,
    ) -> Option<(T, usize)> {
        let rule = &self.grammar.rules[rule];
        let mut rank = 0;
        for element in &rule.elements {
            match element {
                Element::Category(nt, hole) => match bound[*hole] {
                    Some(term) => rank += self.ways((*nt, term, false)).first().filter(|w| !w.asked_for)?.rank,
                    None => pool = self.ways((*nt, pool, true)).first().filter(|w| !w.asked_for)?.rest,
                },
                Element::Star(nt, _) => {
                    let by_default = |walker: &mut Self, pool: T| {
                        walker.ways((*nt, pool, true)).first().filter(|w| !w.asked_for).map(|w| w.rest)
                    };
                    while let Some(rest) = by_default(self, pool) {
                        pool = rest;
                    }
                }
                Element::Builtin(kind, hole) => drop(self.builtin(kind, bound[*hole]?)?),
                Element::Literal(_) | Element::Sandhi(..) | Element::Glue | Element::Capital => {}
            }
        }
        (keep_rest || pool == self.nothing).then_some((pool, rank))
    }

    /// The same where parts are said by any of their ways: one of the rests, and no rank.
    pub(super) fn sayable_if_asked(
        &mut self,
        rule: usize,
        bound: &[Option<T>],
        pool: T,
        keep_rest: bool,
    ) -> Option<(T, usize)> {
        let rests = self.rests_of(rule, bound, pool);
        let rest = if keep_rest { rests.first() } else { rests.iter().find(|&&rest| rest == self.nothing) };
        rest.map(|&rest| (rest, 0))
    }

    /// All that the parts of a rule can leave of a pool.
    fn rests_of(&mut self, rule: usize, bound: &[Option<T>], pool: T) -> Vec<T> {
        let mut pools = vec![pool];
        for element in &self.grammar.rules[rule].elements {
            match element {
                Element::Category(nt, hole) => match bound[*hole] {
                    Some(term) if self.ways((*nt, term, false)).is_empty() => pools.clear(),
                    Some(_) => {}
                    None => pools = self.after(*nt, &pools),
                },
                Element::Star(nt, _) => {
                    let mut newest = pools.clone();
                    while !newest.is_empty() {
                        newest = self.after(*nt, &newest);
                        newest.retain(|rest| !pools.contains(rest));
                        pools.extend(&newest);
                    }
                }
                Element::Builtin(kind, hole) => {
                    if bound[*hole].is_none_or(|term| self.builtin(kind, term).is_none()) {
                        pools.clear();
                    }
                }
                Element::Literal(_) | Element::Sandhi(..) | Element::Glue | Element::Capital => {}
            }
            if pools.is_empty() {
                break;
            }
        }
        pools
    }

    /// What something of a category can leave of each of these pools.
    fn after(&mut self, nt: Nt, pools: &[T]) -> Vec<T> {
        let mut left = Vec::new();
        for &pool in pools {
            left.extend(self.rests(nt, pool).iter());
        }
        left.sort_unstable();
        left.dedup();
        left
    }

    fn rests(&mut self, nt: Nt, pool: T) -> Rc<Vec<T>> {
        if let Some(rests) = self.rests.get(&(nt, pool)) {
            return rests.clone();
        }
        self.rests.insert((nt, pool), Rc::default());
        let mut rests = Vec::new();
        let grammar = self.grammar;
        let generation = self.generation;
        let rules = grammar.categories[nt.0 as usize].rules.iter().copied();
        for rule in rules.filter(|&r| grammar.rules[r].serves(generation)) {
            for (bound, left) in self.matches(rule, pool, true) {
                rests.extend(self.rests_of(rule, &bound, left));
            }
        }
        rests.sort_unstable();
        rests.dedup();
        let rests = Rc::new(rests);
        self.rests.insert((nt, pool), rests.clone());
        rests
    }
}
