//! The fillings of a step's slots, taken one after another.

use crate::problem::{Problem, Words, said};
use crate::shape::Filled;
use rules::turn::Step;

/// What a shape found in a line.
#[derive(Clone, Debug)]
pub struct Found {
    filled: Vec<Filled>,
    pub docstring: Option<String>,
}

impl Found {
    pub fn new(filled: Vec<Filled>, docstring: Option<String>) -> Found {
        Found { filled, docstring }
    }
    /// The n-th filling of a slot, from 0, if the shape has so many.
    pub fn get(&self, slot: &str, nth: usize) -> Option<&Words> {
        self.filled.iter().filter(|f| f.slot == slot).nth(nth).map(|f| &f.words)
    }
    /// The n-th filling of a slot that the shape always has.
    pub fn nth(&self, slot: &str, nth: usize) -> &Words {
        self.get(slot, nth).unwrap_or_else(|| panic!("the shape has no slot {slot}"))
    }
    pub fn one(&self, slot: &str) -> &Words {
        self.nth(slot, 0)
    }
    /// The alternative chosen.
    pub fn choice(&self) -> &str {
        &self.one("|").text
    }
    /// Whether an option of plain words stands in the line.
    pub fn says(&self, words: &str) -> bool {
        self.filled.iter().any(|f| f.slot == "[]" && f.words.text == words)
    }
    pub fn number(&self, nth: usize) -> Result<u32, Problem> {
        number(self.nth("N", nth))
    }
    /// The number of an ordinal ("2nd"), counted from 0.
    pub fn ordinal(&self) -> Result<usize, Problem> {
        let words = self.one("NTH");
        let digits = words.text.trim_end_matches(char::is_alphabetic);
        match digits.parse::<usize>() {
            Ok(n) if n > 0 => Ok(n - 1),
            _ => Err(words.problem("problem-ordinal")),
        }
    }
}

/// The largest number that a scenario says.
const LARGEST: u32 = 30_000;

pub fn number(words: &Words) -> Result<u32, Problem> {
    match words.text.parse() {
        Ok(n) if n <= LARGEST => Ok(n),
        Ok(_) | Err(_) => Err(words.problem(said("problem-number", [("most", (LARGEST as usize).into())]))),
    }
}

const STEPS: [(&str, Step); 12] = [
    ("upkeep", Step::Upkeep),
    ("draw step", Step::Draw),
    ("precombat main phase", Step::PrecombatMain),
    ("beginning of combat", Step::BeginningOfCombat),
    ("declare attackers step", Step::DeclareAttackers),
    ("declare blockers step", Step::DeclareBlockers),
    ("first combat damage step", Step::FirstStrikeDamage),
    ("combat damage step", Step::CombatDamage),
    ("end of combat", Step::EndOfCombat),
    ("postcombat main phase", Step::PostcombatMain),
    ("end step", Step::End),
    ("cleanup step", Step::Cleanup),
];

/// CR 500.1. A step or phase by its name.
pub fn step(words: &Words) -> Result<Step, Problem> {
    let names = STEPS.iter().map(|(name, _)| *name);
    STEPS.iter().find(|(name, _)| *name == words.text).map(|(_, step)| *step).ok_or_else(|| {
        let all = names.clone().collect::<Vec<_>>().join(", ");
        words
            .problem("problem-no-step")
            .did_you_mean(&words.text, names)
            .hint(said("hint-steps", [("list", all.into())]))
    })
}

pub fn step_name(step: Step) -> &'static str {
    STEPS.iter().find(|(_, s)| *s == step).map_or("untap step", |(name, _)| name)
}
