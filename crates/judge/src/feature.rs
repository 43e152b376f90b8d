//! Feature files: read, outlines expanded, each step with its place.

use crate::problem::{Located, Problem, distance, said};
use gherkin::{GherkinEnv, StepType};
use std::path::Path;

/// What a step is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Given,
    When,
    Then,
}

impl Kind {
    pub const fn word(self) -> &'static str {
        match self {
            Kind::Given => "Given",
            Kind::When => "When",
            Kind::Then => "Then",
        }
    }
}

/// One step as written, with the values of its row put in.
#[derive(Clone, Debug)]
pub struct StepText {
    pub kind: Kind,
    pub text: String,
    pub docstring: Option<String>,
    pub line: usize,
    /// The line as written, and the characters before the words of the step.
    pub source: String,
    pub start: usize,
    /// The step contains values of a row, so columns are those of the words as read.
    pub expanded: bool,
}

impl StepText {
    pub fn locate(&self, file: &str, mut problem: Problem) -> Located {
        if self.expanded {
            problem = problem.hint(said("hint-row", [("text", self.text.as_str().into())]));
            problem.at = None;
        }
        Located::new(file, self.line, &self.source, self.start, problem)
    }
}

/// A scenario, or one row of an outline.
#[derive(Clone, Debug)]
pub struct Case {
    pub steps: Vec<StepText>,
}

/// A scenario with its rows; without an outline there is one.
#[derive(Clone, Debug)]
pub struct ScenarioText {
    pub file: String,
    pub name: String,
    pub tags: Vec<String>,
    pub line: usize,
    pub rows: Vec<Case>,
}

const LONGEST: usize = 1_000_000;

/// Every scenario of a file.
pub fn read(path: &Path, shown: &str) -> Result<Vec<ScenarioText>, Located> {
    let text = std::fs::read_to_string(path).map_err(|why| Located::unreadable(shown, why))?;
    if text.len() > LONGEST {
        return Err(Located::file(shown, "problem-too-long"));
    }
    parse(&text, shown)
}

/// Every scenario of a text in Gherkin.
pub fn parse(text: &str, file: &str) -> Result<Vec<ScenarioText>, Located> {
    let lines: Vec<&str> = text.lines().collect();
    let feature = gherkin::Feature::parse(text, GherkinEnv::default())
        .map_err(|why| not_gherkin(file, &lines, &why.to_string()))?;
    let background: Vec<&gherkin::Step> = feature.background.iter().flat_map(|b| &b.steps).collect();
    let mut found = Vec::new();
    for scenario in &feature.scenarios {
        found.push(scenario_text(scenario, &background, &feature.tags, &lines, file)?);
    }
    for rule in &feature.rules {
        let mut before = background.clone();
        before.extend(rule.background.iter().flat_map(|b| &b.steps));
        let tags: Vec<String> = feature.tags.iter().chain(&rule.tags).cloned().collect();
        for scenario in &rule.scenarios {
            found.push(scenario_text(scenario, &before, &tags, &lines, file)?);
        }
    }
    Ok(found)
}

/// The parser says `Error at line:column: {expected}`, often a line late; so the first line that
/// cannot stand where it stands is looked for, and the parser's place is the last resort.
fn not_gherkin(file: &str, lines: &[&str], why: &str) -> Located {
    let said = why.split(|c: char| !c.is_ascii_digit()).find(|n| !n.is_empty()).and_then(|n| n.parse().ok());
    let line = out_of_place(lines).or(said).unwrap_or(1).min(lines.len().max(1));
    let source = lines.get(line - 1).copied().unwrap_or("");
    let word = source.split_whitespace().next().unwrap_or("");
    let mut problem = Problem::new("problem-no-gherkin").did_you_mean(word, KEYWORDS);
    problem = problem.hint("hint-gherkin");
    problem.at = Some((source.len() - source.trim_start().len(), word.chars().count()));
    Located::new(file, line, source, 0, problem)
}

const HEADS: [&str; 9] = [
    "Feature:",
    "Background:",
    "Scenario:",
    "Example:",
    "Scenario Outline:",
    "Scenario Template:",
    "Examples:",
    "Scenarios:",
    "Rule:",
];

/// The first line after a step that is neither a step nor anything else that may follow one.
fn out_of_place(lines: &[&str]) -> Option<usize> {
    let mut after_step = false;
    let mut in_docstring = false;
    for (nth, line) in lines.iter().map(|l| l.trim()).enumerate() {
        let is_fence = line.starts_with("\"\"\"") || line.starts_with("```");
        if is_fence {
            in_docstring = !in_docstring;
        } else if !in_docstring && !line.is_empty() && !line.starts_with(['#', '@', '|']) {
            if HEADS.iter().any(|h| line.starts_with(h)) {
                after_step = false;
            } else if KEYWORDS.iter().chain(&["*"]).any(|k| line.strip_prefix(k).is_some_and(|r| r.starts_with(' '))) {
                after_step = true;
            } else if after_step {
                return Some(nth + 1);
            }
        }
    }
    None
}

fn scenario_text(
    scenario: &gherkin::Scenario,
    background: &[&gherkin::Step],
    tags: &[String],
    lines: &[&str],
    file: &str,
) -> Result<ScenarioText, Located> {
    misspelt(scenario, lines, file)?;
    let steps: Vec<StepText> = background.iter().copied().chain(&scenario.steps).map(|s| step_text(s, lines)).collect();
    let mut rows = Vec::new();
    for table in scenario.examples.iter().filter_map(|e| e.table.as_ref()) {
        let Some((head, body)) = table.rows.split_first() else { continue };
        rows.extend(
            body.iter().map(|values| Case { steps: steps.iter().map(|s| with_values(s, head, values)).collect() }),
        );
    }
    let is_outline = !scenario.examples.is_empty() || scenario.keyword.contains("Outline");
    if is_outline && rows.is_empty() {
        let source = lines.get(scenario.position.line - 1).copied().unwrap_or("");
        let problem = Problem::new("problem-no-row");
        return Err(Located::new(file, scenario.position.line, source, scenario.position.col - 1, problem));
    }
    if rows.is_empty() {
        rows.push(Case { steps });
    }
    Ok(ScenarioText {
        file: file.to_owned(),
        name: scenario.name.clone(),
        tags: tags.iter().chain(&scenario.tags).cloned().collect(),
        line: scenario.position.line,
        rows,
    })
}

const KEYWORDS: [&str; 5] = ["Given", "When", "Then", "And", "But"];

/// Free text before the first step is a description. A line there that begins almost like a
/// step is no description: it would never be played.
fn misspelt(scenario: &gherkin::Scenario, lines: &[&str], file: &str) -> Result<(), Located> {
    let first = scenario.steps.first().map_or(scenario.position.line + 1, |s| s.position.line);
    for number in scenario.position.line + 1..first {
        let source = lines.get(number - 1).copied().unwrap_or("");
        let word = source.split_whitespace().next().unwrap_or("");
        let near = KEYWORDS.into_iter().find(|k| *k != word && distance(k, word) == 1);
        if let Some(near) = near {
            let mut problem = Problem::new("problem-meant-step").hint(said("hint-near", [("near", near.into())]));
            let start = source.len() - source.trim_start().len();
            problem.at = Some((start, word.chars().count()));
            return Err(Located::new(file, number, source, 0, problem));
        }
    }
    Ok(())
}

fn step_text(step: &gherkin::Step, lines: &[&str]) -> StepText {
    let line = step.position.line;
    let source = lines.get(line - 1).copied().unwrap_or("").to_owned();
    let start = source.find(step.value.as_str()).map_or(0, |at| source[..at].chars().count());
    let kind = match step.ty {
        StepType::Given => Kind::Given,
        StepType::When => Kind::When,
        StepType::Then => Kind::Then,
    };
    StepText { kind, text: step.value.clone(), docstring: step.docstring.clone(), line, source, start, expanded: false }
}

fn with_values(step: &StepText, head: &[String], values: &[String]) -> StepText {
    let mut step = step.clone();
    for (name, value) in head.iter().zip(values) {
        let slot = format!("<{name}>");
        if step.text.contains(&slot) {
            step.text = step.text.replace(&slot, value);
            step.expanded = true;
        }
    }
    step
}

#[cfg(test)]
mod tests {
    use super::*;

    const OUTLINE: &str = "Feature: F\n\n  Background:\n    Given a game of Ann and Bob\n\n  @C1\n  \
        Scenario Outline: S\n    When Ann plays <card>\n\n    Examples:\n      | card |\n      | Forest |\n      | Island |\n";

    #[test]
    fn outlines_become_rows() {
        let found = parse(OUTLINE, "f").unwrap();
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].tags, ["C1"]);
        let texts: Vec<&str> = found[0].rows.iter().map(|r| r.steps[1].text.as_str()).collect();
        assert_eq!(texts, ["Ann plays Forest", "Ann plays Island"]);
        assert_eq!(found[0].rows[0].steps[1].line, 8);
    }

    #[test]
    fn what_is_no_gherkin_has_a_place() {
        let late = parse("Feature: F\n  Scenario: S\n    Given a game of Ann and Bob\n    Wen Ann passes\n", "f");
        assert_eq!(late.unwrap_err().line, 4);
        let first = parse("Feature: F\n  Scenario: S\n    Gven a game of Ann and Bob\n    When Ann passes\n", "f");
        let located = first.unwrap_err();
        assert_eq!((located.line, located.column), (3, 5));
    }
}
