//! The commands. Each step says its name and how long it took; the first that
//! fails ends the run.

use crate::{ratchet, tags, tidy, tree, web};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Instant;

type Outcome = Result<(), String>;

/// Steps of a command, counted as they run.
struct Steps<'a> {
    root: &'a Path,
    done: usize,
    of: usize,
    /// Environment for each command.
    with: Vec<(&'static str, PathBuf)>,
}

impl Steps<'_> {
    fn step(&mut self, name: &str, run: impl FnOnce(&Self) -> Outcome) -> Outcome {
        self.done += 1;
        eprintln!("[{}/{}] {name}", self.done, self.of);
        let start = Instant::now();
        run(self).map_err(|why| format!("{name}: {why}"))?;
        eprintln!("[{}/{}] {name}: ok ({:.1} s)", self.done, self.of, start.elapsed().as_secs_f32());
        Ok(())
    }

    fn cargo(&mut self, arguments: &str) -> Outcome {
        self.step(&format!("cargo {arguments}"), |steps| {
            let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
            let mut command = Command::new(cargo);
            command.args(arguments.split(' ')).current_dir(steps.root);
            command.envs(steps.with.iter().map(|(name, value)| (name, value)));
            let status = command.status().map_err(|why| why.to_string())?;
            if status.success() { Ok(()) } else { Err(format!("failed ({status})")) }
        })
    }

    /// The tests of `packages` with nextest where it is installed.
    fn tests(&mut self, packages: &str) -> Outcome {
        let mut nextest = Command::new("cargo");
        nextest.args(["nextest", "--version"]).stdout(Stdio::null()).stderr(Stdio::null());
        if nextest.status().is_ok_and(|status| status.success()) {
            self.cargo(&format!("nextest run --no-fail-fast --status-level fail --no-tests pass {packages}"))
        } else {
            self.cargo(&format!("test --lib --bins --tests {packages}"))
        }
    }
}

/// The checks of the tree alone.
pub fn tidy(root: &Path) -> Outcome {
    let files = tree::files(root).map_err(|why| why.to_string())?;
    report(&tidy::check(&files), files.len())
}

fn report(found: &[tidy::Finding], files: usize) -> Outcome {
    for finding in found {
        eprintln!("{finding}");
    }
    if found.is_empty() {
        eprintln!("tidy: {files} files");
        return Ok(());
    }
    Err(format!("{} findings", found.len()))
}

/// Writes the generated page.
pub fn docs(root: &Path) -> Outcome {
    let files = tree::files(root).map_err(|why| why.to_string())?;
    let path = root.join(tags::PAGE);
    std::fs::create_dir_all(root.join("docs")).map_err(|why| why.to_string())?;
    std::fs::write(&path, tags::page(&files)).map_err(|why| format!("{}: {why}", path.display()))?;
    eprintln!("wrote {}", tags::PAGE);
    Ok(())
}

/// Where a rule is cited.
pub fn cites(root: &Path, rule: &str) -> Outcome {
    let files = tree::files(root).map_err(|why| why.to_string())?;
    let found = tidy::citing(&files, rule.trim_start_matches("CR").trim());
    for (path, line, text) in &found {
        println!("{path}:{line}: {text}");
    }
    if found.is_empty() { Err(format!("no line cites {rule}")) } else { Ok(()) }
}

/// Whether the browser client is checked too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Web {
    Checked,
    LeftOut,
}

/// Every check that needs nothing but the project.
pub fn test(root: &Path, web: Web) -> Outcome {
    let with_scenarios = root.join("scenarios").is_dir();
    // Without the client there is none in the program either.
    let with = if web == Web::LeftOut { vec![("FACEDOWN_WEB", PathBuf::from("0"))] } else { Vec::new() };
    let of = 5 + usize::from(with_scenarios) + if web == Web::Checked { 3 } else { 0 };
    let mut steps = Steps { root, done: 0, of, with };
    steps.step("tidy", |steps| tidy(steps.root))?;
    // Before anything is compiled: the client is built into the program.
    if web == Web::Checked {
        steps.step("the packages of the client", |steps| web::packages(steps.root))?;
        steps.step("the client: types and tests", |steps| web::checks(steps.root))?;
    }
    steps.cargo("fmt --all --check")?;
    steps.cargo("clippy --quiet --workspace --all-targets -- -D warnings")?;
    steps.tests("--workspace")?;
    steps.cargo("test --quiet --workspace --doc")?;
    if with_scenarios {
        steps.cargo("run --quiet -- judge scenarios")?;
    }
    if web == Web::Checked {
        steps.step("the client in a browser", |steps| web::browser(steps.root, &program(steps.root)))?;
    }
    eprintln!("\nxtask: every check holds");
    Ok(())
}

/// The program, as the tests have built it.
fn program(root: &Path) -> PathBuf {
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or(root.join("target"), PathBuf::from);
    target.join("debug").join(format!("facedown{}", std::env::consts::EXE_SUFFIX))
}

/// The laws over random games, at full size.
pub fn laws(root: &Path, pairs: u64, games: u64, deck_games: u64) -> Outcome {
    let with = vec![
        ("FACEDOWN_PAIRS", PathBuf::from(pairs.to_string())),
        // A game gives up to ten pairs.
        ("FACEDOWN_WORLDS", PathBuf::from(pairs.div_ceil(8).to_string())),
        ("FACEDOWN_GAMES", PathBuf::from(games.to_string())),
        ("FACEDOWN_DECK_GAMES", PathBuf::from(deck_games.to_string())),
    ];
    let mut steps = Steps { root, done: 0, of: 3, with };
    steps.cargo("test --quiet --package facedown-rules --test two_worlds -- --nocapture")?;
    steps.cargo("test --quiet --package facedown-judge --test two_worlds -- --nocapture")?;
    steps.cargo("test --quiet --package facedown-judge --test chaos -- --nocapture")?;
    eprintln!(
        "\nxtask: the laws hold over {pairs} pairs of worlds, {games} games with every card and {deck_games} with decks"
    );
    Ok(())
}

/// The checks that need the card corpus.
pub fn corpus(root: &Path) -> Outcome {
    let shared = shared(root)?;
    let mut steps = Steps { root, done: 0, of: 5, with: vec![("FACEDOWN_SHARED", shared.clone())] };
    steps.step("no printed sentence in the tree", |steps| {
        let files = tree::files(steps.root).map_err(|why| why.to_string())?;
        let found = tidy::printed(&files, &shared.join(ATOMIC)).map_err(|why| why.to_string())?;
        report(&found, files.len())
    })?;
    steps.tests("--package facedown-oracle --package facedown-page")?;
    steps.step("facedown corpus", |steps| counts(steps, &shared))?;
    steps.step("facedown corpus --lang all", |steps| languages(steps, &shared))?;
    steps.step("facedown corpus --reminder --lang all", |steps| reminders(steps, &shared))?;
    eprintln!("\nxtask: every check of the corpus holds");
    Ok(())
}

/// How much of the corpus is read, against the counts that may not get worse.
fn counts(steps: &Steps, shared: &Path) -> Outcome {
    let text = said(steps, shared, &["corpus"])?;
    let worse = ratchet::worse(&text, include_str!("../data/corpus.toml"))?;
    if worse.is_empty() { Ok(()) } else { Err(worse.join("; ")) }
}

/// What the languages say of the cards that ship, against the counts that may not fall.
fn languages(steps: &Steps, shared: &Path) -> Outcome {
    let text = said(steps, shared, &["corpus", "--lang", "all", "--names", "cards/pack.txt"])?;
    let worse = ratchet::fallen(&text, include_str!("../data/languages.toml"))?;
    if worse.is_empty() { Ok(()) } else { Err(worse.join("; ")) }
}

/// How many texts of the cards that ship come back with their reminders, against the counts that may not fall.
fn reminders(steps: &Steps, shared: &Path) -> Outcome {
    let text = said(steps, shared, &["corpus", "--reminder", "--lang", "all", "--names", "cards/pack.txt"])?;
    let worse = ratchet::fallen(&text, include_str!("../data/reminders.toml"))?;
    if worse.is_empty() { Ok(()) } else { Err(worse.join("; ")) }
}

/// What `facedown` prints, printed here too.
fn said(steps: &Steps, shared: &Path, arguments: &[&str]) -> Result<String, String> {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(["run", "--quiet", "--release", "--"]).args(arguments).current_dir(steps.root);
    let said =
        command.env("FACEDOWN_SHARED", shared).stderr(Stdio::inherit()).output().map_err(|why| why.to_string())?;
    let text = String::from_utf8_lossy(&said.stdout).into_owned();
    println!("{text}");
    if said.status.success() { Ok(text) } else { Err(format!("failed ({})", said.status)) }
}

const ATOMIC: &str = "data/AtomicCards.json.gz";

/// The folder with the corpus: what FACEDOWN_SHARED names, or `shared` beside the project.
fn shared(root: &Path) -> Result<PathBuf, String> {
    let named = std::env::var_os("FACEDOWN_SHARED").map(PathBuf::from);
    let folder = named.unwrap_or_else(|| root.join("../shared"));
    if !folder.join(ATOMIC).is_file() {
        return Err(format!(
            "no {ATOMIC} in {}.\nThe card corpus (MTGJSON AtomicCards) is not part of the project. Put the folder `shared` \
             beside the project, or name it: FACEDOWN_SHARED=folder cargo xtask corpus",
            folder.display()
        ));
    }
    folder.canonicalize().map_err(|why| format!("{}: {why}", folder.display()))
}
