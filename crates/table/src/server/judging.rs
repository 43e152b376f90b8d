//! The judge over HTTP: a scenario runs in a process of its own, bounded in time.

use super::fault::Fault;
use super::hall::Hall;
use crate::protocol::{Judged, JudgedScenario};
use axum::http::StatusCode;
use messages::Language;
use serde::Deserialize;
use std::process::Stdio;
use std::time::Duration;
use tokio::process::Command;
use tokio::sync::Semaphore;
use tokio::time::timeout;

/// A scenario that runs longer is cut off.
const TIME: Duration = Duration::from_secs(10);

/// So many are judged at once.
static JUDGES: Semaphore = Semaphore::const_new(2);

/// A line of `facedown judge --json`.
#[derive(Deserialize)]
struct Outcome {
    name: String,
    status: String,
    line: u32,
    message: Option<String>,
    #[serde(default)]
    explanation: Vec<String>,
}

/// What holds and what does not, in words of a language.
pub async fn judge(hall: &Hall, text: String, language: Language) -> Result<Judged, Fault> {
    let fails = |code| Fault::new(StatusCode::SERVICE_UNAVAILABLE, code);
    let program = hall.options.judge.as_ref().ok_or(fails("table-no-judge"))?;
    let _one = timeout(TIME, JUDGES.acquire()).await.map_err(|_| fails("table-judge-busy"))?;
    let folder = std::env::temp_dir().join(format!("facedown-judge-{}", crate::room::random_room()));
    let file = folder.join("question.feature");
    let asked = async {
        tokio::fs::create_dir_all(&folder).await?;
        tokio::fs::write(&file, text).await?;
        let mut command = Command::new(program);
        command.args(["judge", "--json", "--explain", "--jobs", "1", "--lang", language.code()]).arg(&file);
        command.stdin(Stdio::null()).kill_on_drop(true).output().await
    };
    let output = timeout(TIME, asked).await;
    // What is left of it is the system's to clear.
    let _ = tokio::fs::remove_dir_all(&folder).await;
    let output = output.map_err(|_| fails("table-judge-slow"))?.map_err(|_| fails("table-no-judge"))?;
    let said = String::from_utf8_lossy(&output.stdout);
    let shown = |text: &str| text.replace(&*file.to_string_lossy(), "question.feature");
    let outcomes: Result<Vec<Outcome>, _> = said.lines().map(serde_json::from_str).collect();
    let outcomes = outcomes.map_err(|_| fails("table-judge-broke-off"))?;
    if outcomes.is_empty() {
        let error = shown(String::from_utf8_lossy(&output.stderr).trim());
        return Ok(Judged { scenarios: Vec::new(), error: Some(error) });
    }
    let scenarios = outcomes.into_iter().map(|outcome| JudgedScenario {
        name: outcome.name,
        holds: outcome.status == "passed",
        message: outcome.message.map(|message| shown(&message)),
        line: Some(outcome.line),
        explanation: outcome.explanation,
    });
    Ok(Judged { scenarios: scenarios.collect(), error: None })
}

/// The names of seats as scenarios want them: one word with a capital, and each of its own.
pub fn names(seats: &[String]) -> Vec<String> {
    let fits = |name: &String| name.starts_with(char::is_uppercase) && name.chars().all(char::is_alphanumeric);
    let stand_ins = ["Ann", "Bob", "Cleo", "Dan"];
    let all: Vec<String> = seats
        .iter()
        .zip(stand_ins)
        .map(|(name, stand_in)| if fits(name) { name.clone() } else { stand_in.to_owned() })
        .collect();
    let alone = |name: &String| all.iter().filter(|other| *other == name).count() == 1;
    if all.iter().all(alone) { all } else { stand_ins[..seats.len()].iter().map(|n| (*n).to_owned()).collect() }
}
