//! Step definitions: a shape and what it does. The vocabulary is the union of the tables.

use crate::bench::{Bench, Done};
use crate::expect;
use crate::feature::{Kind, StepText};
use crate::found::Found;
use crate::problem::{Problem, said};
use crate::shape::{Shape, no_shape};
use crate::{act, setup};
use std::sync::LazyLock;

/// One step of the vocabulary.
pub struct Definition {
    /// As it is written in `docs/scenarios.md`.
    pub shape: &'static str,
    pub run: fn(&mut Bench, &Found) -> Done,
}

struct Entry {
    shape: Shape,
    run: fn(&mut Bench, &Found) -> Done,
}

struct Tables {
    given: Vec<Entry>,
    when: Vec<Entry>,
    then: Vec<Entry>,
}

static TABLES: LazyLock<Tables> = LazyLock::new(|| {
    let entries = |tables: &[&'static [Definition]]| {
        let all = tables.iter().flat_map(|t| t.iter());
        all.map(|d| Entry { shape: Shape::new(d.shape), run: d.run }).collect::<Vec<_>>()
    };
    Tables {
        given: entries(&[setup::STEPS]),
        when: entries(&[act::STEPS]),
        then: entries(&[
            expect::may::STEPS,
            expect::knowledge::STEPS,
            expect::worlds::STEPS,
            expect::zones::STEPS,
            expect::objects::STEPS,
        ]),
    }
});

fn table(kind: Kind) -> &'static [Entry] {
    match kind {
        Kind::Given => &TABLES.given,
        Kind::When => &TABLES.when,
        Kind::Then => &TABLES.then,
    }
}

/// Every shape of one kind of step.
pub fn shapes(kind: Kind) -> impl Iterator<Item = &'static str> {
    table(kind).iter().map(|e| e.shape.text)
}

/// The definition that fits a line, with what fills its slots.
pub fn find(kind: Kind, line: &str, docstring: Option<String>) -> Result<Meaning, Problem> {
    for entry in table(kind) {
        if let Ok(filled) = entry.shape.fit(line) {
            return Ok(Meaning { run: entry.run, found: Found::new(filled, docstring) });
        }
    }
    let problem = no_shape(line, kind.word(), table(kind).iter().map(|e| &e.shape));
    let elsewhere = [Kind::Given, Kind::When, Kind::Then].into_iter().filter(|k| *k != kind);
    Err(elsewhere.fold(problem, |problem, other| {
        let fits = table(other).iter().any(|e| e.shape.fit(line).is_ok());
        if fits { problem.hint(said("hint-other-kind", [("kind", other.word().into())])) } else { problem }
    }))
}

/// A line understood.
pub struct Meaning {
    run: fn(&mut Bench, &Found) -> Done,
    found: Found,
}

impl Meaning {
    pub fn carry_out(&self, bench: &mut Bench) -> Done {
        (self.run)(bench, &self.found)
    }
}

/// Carries out a step.
pub fn perform(bench: &mut Bench, step: &StepText) -> Result<(), Problem> {
    let meaning = find(step.kind, &step.text, step.docstring.clone())?;
    match step.kind {
        Kind::Given if bench.has_begun() => {
            return Err(Problem::new("problem-position-late"));
        }
        Kind::Given => {}
        Kind::When => {
            bench.begin()?;
            bench.streams.new_chapter();
        }
        Kind::Then => {
            bench.begin()?;
            bench.streams.end_chapter();
        }
    }
    meaning.carry_out(bench).map_err(|failure| failure.into_problem(bench.messages))
}
