//! Running feature files on all cores.

use crate::bench::Bench;
use crate::cards::Cards;
use crate::expect::worlds::{Apart, Claim};
use crate::feature::{self, Kind, ScenarioText};
use crate::problem::Located;
use crate::report::{Outcome, Report, Status};
use crate::step;
use crate::streams::Streams;
use messages::{Language, Messages};
use rules::knowledge::Viewer;
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

/// How to run.
#[derive(Clone)]
pub struct Options {
    pub detail: Detail,
    /// Threads; none: as many as there are cores.
    pub jobs: Option<usize>,
    /// In whose words it is told what happened. Scenarios are English.
    pub messages: &'static Messages,
}

impl Default for Options {
    fn default() -> Options {
        Options { detail: Detail::default(), jobs: None, messages: Messages::of(Language::English) }
    }
}

/// How much is told of what happened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Detail {
    #[default]
    Outcome,
    /// Every event with its rule.
    Explained,
}

/// Runs every scenario of these files and folders.
///
/// An error here means that nothing could be run at all: a path that cannot be read, no
/// scenario found, a deck of invented cards that is not understood.
pub fn run(paths: &[PathBuf], options: &Options) -> Result<Report, Located> {
    let mut files = Vec::new();
    for path in paths {
        gather(options.messages, path, &mut files)?;
    }
    files.sort();
    files.dedup();
    let mut work: Vec<(ScenarioText, Arc<Cards>)> = Vec::new();
    let mut outcomes = Vec::new();
    let mut decks: BTreeMap<PathBuf, Arc<Cards>> = BTreeMap::new();
    for file in &files {
        let shown = file.display().to_string();
        let folder = file.parent().unwrap_or(Path::new(".")).to_owned();
        let cards = match decks.get(&folder) {
            Some(cards) => cards.clone(),
            None => {
                let cards = Arc::new(Cards::near(&folder)?);
                decks.insert(folder, cards.clone());
                cards
            }
        };
        match feature::read(file, &shown) {
            Ok(scenarios) => work.extend(scenarios.into_iter().map(|s| (s, cards.clone()))),
            Err(located) => outcomes.push(unreadable(options.messages, &shown, &located)),
        }
    }
    if work.is_empty() && outcomes.is_empty() {
        let shown = paths.iter().map(|p| p.display().to_string()).collect::<Vec<_>>().join(", ");
        return Err(Located::file(shown, "judge-no-scenario"));
    }
    outcomes.extend(on_all_cores(&work, options));
    outcomes.sort_by(|a, b| (&a.file, a.line).cmp(&(&b.file, b.line)));
    Ok(Report { outcomes })
}

/// Runs the scenarios of one text, with the cards that ship and those it invents itself.
pub fn run_text(name: &str, text: &str) -> Result<Report, Located> {
    run_text_with(name, text, &Options { jobs: Some(1), ..Options::default() })
}

/// The same, with options.
pub fn run_text_with(name: &str, text: &str, options: &Options) -> Result<Report, Located> {
    let cards = Arc::new(Cards::shipped());
    let work: Vec<_> = feature::parse(text, name)?.into_iter().map(|s| (s, cards.clone())).collect();
    Ok(Report { outcomes: on_all_cores(&work, options) })
}

fn gather(messages: &Messages, path: &Path, files: &mut Vec<PathBuf>) -> Result<(), Located> {
    let unreadable = |why| Located::file(path.display().to_string(), messages.io_error(&why));
    let kind = std::fs::metadata(path).map_err(unreadable)?;
    if !kind.is_dir() {
        files.push(path.to_owned());
        return Ok(());
    }
    let entries = std::fs::read_dir(path).map_err(unreadable)?;
    for entry in entries {
        let entry = entry.map_err(unreadable)?.path();
        if entry.is_dir() || entry.extension().is_some_and(|e| e == "feature") {
            gather(messages, &entry, files)?;
        }
    }
    Ok(())
}

fn unreadable(messages: &Messages, file: &str, located: &Located) -> Outcome {
    Outcome {
        file: file.to_owned(),
        name: String::new(),
        tags: Vec::new(),
        line: located.line,
        status: Status::Error,
        message: Some(located.said(messages)),
        explanation: Vec::new(),
    }
}

fn on_all_cores(work: &[(ScenarioText, Arc<Cards>)], options: &Options) -> Vec<Outcome> {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let jobs = options.jobs.unwrap_or(cores).clamp(1, work.len().max(1));
    let next = AtomicUsize::new(0);
    let found = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..jobs {
            scope.spawn(|| {
                while let Some((scenario, cards)) = work.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let outcome = one(scenario, cards, options);
                    found.lock().expect("no thread panics while it holds this").push(outcome);
                }
            });
        }
    });
    found.into_inner().expect("all threads have ended")
}

/// What one scenario comes to; a panic of the engine is an error of that scenario alone.
fn one(scenario: &ScenarioText, cards: &Arc<Cards>, options: &Options) -> Outcome {
    let mut explanation = Vec::new();
    let played = catch_unwind(AssertUnwindSafe(|| play(scenario, cards, options, &mut explanation)));
    let (status, message) = match played {
        Ok(Ok(())) => (Status::Passed, None),
        Ok(Err((status, located))) => (status, Some(located.said(options.messages))),
        Err(panic) => {
            let said = panic
                .downcast_ref::<String>()
                .cloned()
                .or_else(|| panic.downcast_ref::<&str>().map(|s| (*s).to_owned()));
            (Status::Error, Some(options.messages.say("judge-broke-off", &[("why", said.unwrap_or_default().into())])))
        }
    };
    Outcome {
        file: scenario.file.clone(),
        name: scenario.name.clone(),
        tags: scenario.tags.clone(),
        line: scenario.line,
        status,
        message,
        explanation,
    }
}

type Played = Result<(), (Status, Box<Located>)>;

fn play(scenario: &ScenarioText, cards: &Arc<Cards>, options: &Options, explanation: &mut Vec<String>) -> Played {
    let Options { detail, messages, .. } = *options;
    let whole = |message: String| {
        (Status::Failed, Box::new(Located { line: scenario.line, ..Located::file(&scenario.file, message) }))
    };
    understood(scenario)?;
    let mut worlds: Vec<Streams> = Vec::new();
    let mut seats = Vec::new();
    for (row, case) in scenario.rows.iter().enumerate() {
        if detail == Detail::Explained && scenario.rows.len() > 1 {
            explanation.push(messages.say("judge-row", &[("row", (row + 1).into())]));
        }
        let mut bench = Bench::new(cards.clone(), messages);
        for step in &case.steps {
            let result = step::perform(&mut bench, step);
            if detail == Detail::Explained {
                explanation.push(format!("{} {}", step.kind.word(), step.text));
                explanation.extend(bench.streams.take_explained().into_iter().map(|event| format!("    {event}")));
            }
            result.map_err(|problem| (Status::Failed, Box::new(step.locate(&scenario.file, problem))))?;
        }
        if !bench.script.is_empty() {
            let unused: Vec<&str> = bench.script.iter().map(|w| w.text.as_str()).collect();
            return Err(whole(messages.say("judge-chance-unused", &[("list", unused.join("; ").into())])));
        }
        seats.clone_from(&bench.draft.seats);
        worlds.push(bench.streams);
    }
    compare(messages, &seats, &worlds).map_err(whole)
}

/// Every line is a step and something is claimed, before anything is played.
fn understood(scenario: &ScenarioText) -> Played {
    for step in scenario.rows.iter().flat_map(|c| &c.steps) {
        if let Err(problem) = step::find(step.kind, &step.text, None) {
            return Err((Status::Error, Box::new(step.locate(&scenario.file, problem))));
        }
    }
    if scenario.rows.iter().any(|c| c.steps.iter().all(|s| s.kind != Kind::Then)) {
        let located = Located { line: scenario.line, ..Located::file(&scenario.file, "problem-no-then") };
        return Err((Status::Error, Box::new(located)));
    }
    Ok(())
}

/// The two-world law over the rows.
fn compare(messages: &Messages, seats: &[String], worlds: &[Streams]) -> Result<(), String> {
    let Some(first) = worlds.first() else { return Ok(()) };
    let name = |viewer: Viewer| match viewer {
        Viewer::Seat(seat) => seats.get(seat.index()).cloned().unwrap_or_default(),
        Viewer::Spectator => messages.say("list-spectators", &[]),
    };
    for &Claim { viewer, apart } in &first.claims {
        if worlds.len() < 2 {
            return Err(messages.say("judge-worlds-alone", &[]));
        }
        let differing = worlds.iter().position(|w| w.of(viewer) != first.of(viewer));
        match (apart, differing) {
            (Apart::Cannot, Some(row)) => {
                let rows = [("viewer", name(viewer).into()), ("row", (row + 1).into())];
                let difference = first.difference(messages, &worlds[row], viewer);
                return Err(format!("{}\n{difference}", messages.say("judge-worlds-apart", &rows)));
            }
            (Apart::Can, None) => {
                return Err(messages.say("judge-worlds-same", &[("viewer", name(viewer).into())]));
            }
            (Apart::Cannot, None) | (Apart::Can, Some(_)) => {}
        }
    }
    Ok(())
}
