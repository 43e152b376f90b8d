//! The report of a run: one outcome for each scenario, as lines or as JSON.

use messages::{Language, Messages};
use serde::Serialize;
use std::fmt::Write as _;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Status {
    Passed,
    /// A Then is not true, or the game refused what a When does.
    Failed,
    /// The scenario could not be played: it is not understood, or the engine broke off.
    Error,
}

/// What came of one scenario.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Outcome {
    pub file: String,
    pub name: String,
    pub tags: Vec<String>,
    pub line: usize,
    pub status: Status,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
    /// What happened, event by event, where it was asked for.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub explanation: Vec<String>,
}

/// The outcomes in order of file and line.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Report {
    pub outcomes: Vec<Outcome>,
}

impl Report {
    pub fn count(&self, status: Status) -> usize {
        self.outcomes.iter().filter(|o| o.status == status).count()
    }
    pub fn all_passed(&self) -> bool {
        self.count(Status::Passed) == self.outcomes.len()
    }

    /// One JSON object a line, one for each scenario.
    pub fn json_lines(&self) -> String {
        let mut text = String::new();
        for outcome in &self.outcomes {
            text += &serde_json::to_string(outcome).expect("strings and numbers are JSON");
            text.push('\n');
        }
        text
    }

    /// What a person reads, in English.
    pub fn text(&self) -> String {
        self.said(Messages::of(Language::English))
    }

    /// What a person reads: what did not pass, what was asked to be explained, and the count.
    pub fn said(&self, messages: &Messages) -> String {
        let mut text = String::new();
        for outcome in &self.outcomes {
            let id = match outcome.status {
                Status::Passed if outcome.explanation.is_empty() => continue,
                Status::Passed => "judge-status-passed",
                Status::Failed => "judge-status-failed",
                Status::Error => "judge-status-error",
            };
            let mark = messages.say(id, &[]);
            let _ = writeln!(text, "{mark} {}:{}: {}", outcome.file, outcome.line, outcome.name);
            outcome.explanation.iter().for_each(|line| {
                let _ = writeln!(text, "    {line}");
            });
            if let Some(message) = &outcome.message {
                message.lines().for_each(|line| {
                    let _ = writeln!(text, "  {line}");
                });
            }
            text.push('\n');
        }
        let counts = [
            ("all", self.outcomes.len().into()),
            ("passed", self.count(Status::Passed).into()),
            ("failed", self.count(Status::Failed).into()),
            ("errors", self.count(Status::Error).into()),
        ];
        text + &messages.say("judge-count", &counts)
    }
}
