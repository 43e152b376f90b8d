//! The browser client: its types, its tests, and whole games in a real browser.
//!
//! What is needed is installed: packages by `npm ci`, and Chromium by apt where that is allowed.
//! Where Node or Chromium cannot be had, the check fails and says how to leave it out.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

type Outcome = Result<(), String>;

/// How to go on without.
const WITHOUT: &str = "`cargo xtask test --no-web` leaves the browser client out";

/// The oldest Node that the client's tools run on.
const NODE: (u32, u32) = (20, 19);

/// What browsers are called that Playwright can drive.
const BROWSERS: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/// Node and the packages of the client.
pub fn packages(root: &Path) -> Outcome {
    let found = said("node", &["--version"]).ok_or(format!("there is no Node; {WITHOUT}"))?;
    if !is_new_enough(&found) {
        return Err(format!("Node {}.{} or newer is needed, this is {found}; {WITHOUT}", NODE.0, NODE.1));
    }
    npm(root, &["ci", "--no-audit", "--no-fund"]).map_err(|why| format!("{why}; {WITHOUT}"))
}

/// Types, and the tests of what needs no browser.
pub fn checks(root: &Path) -> Outcome {
    npm(root, &["run", "check"])?;
    npm(root, &["test"])
}

/// Games and pages in a browser, against the program that was built.
pub fn browser(root: &Path, program: &Path) -> Outcome {
    let chromium = chromium()?;
    let mut command = Command::new(npm_program());
    command.args(["run", "browser"]).current_dir(root.join("web"));
    command.env("CHROMIUM", chromium).env("FACEDOWN", program);
    succeed(&mut command, "npm run browser")
}

/// Where a browser is; installed first where it may be.
fn chromium() -> Result<PathBuf, String> {
    if let Some(named) = std::env::var_os("CHROMIUM") {
        return Ok(named.into());
    }
    if let Some(found) = found() {
        return Ok(found);
    }
    let mut install = Command::new("sh");
    install.args(["-c", "apt-get update -qq && apt-get install -qq --yes chromium"]);
    install.env("DEBIAN_FRONTEND", "noninteractive").stdout(Stdio::null()).stderr(Stdio::null());
    let installed = install.status().is_ok_and(|status| status.success());
    let found = installed.then(found).flatten();
    found.ok_or(format!("there is no Chromium, and apt did not install it; {WITHOUT}"))
}

fn found() -> Option<PathBuf> {
    let folders = std::env::var_os("PATH")?;
    let folders: Vec<PathBuf> = std::env::split_paths(&folders).collect();
    BROWSERS.iter().find_map(|name| folders.iter().map(|folder| folder.join(name)).find(|path| path.is_file()))
}

/// Whether `v20.19.2` and its like are new enough.
fn is_new_enough(version: &str) -> bool {
    let mut numbers = version.trim_start_matches('v').split('.').map(|n| n.parse().unwrap_or(0));
    let (major, minor) = (numbers.next().unwrap_or(0), numbers.next().unwrap_or(0));
    (major, minor) >= NODE
}

fn npm_program() -> &'static str {
    if cfg!(windows) { "npm.cmd" } else { "npm" }
}

fn npm(root: &Path, arguments: &[&str]) -> Outcome {
    let mut command = Command::new(npm_program());
    command.args(arguments).current_dir(root.join("web"));
    succeed(&mut command, &format!("npm {}", arguments.join(" ")))
}

fn succeed(command: &mut Command, name: &str) -> Outcome {
    let status = command.status().map_err(|why| format!("{name}: {why}"))?;
    if status.success() { Ok(()) } else { Err(format!("{name} failed ({status})")) }
}

fn said(program: &str, arguments: &[&str]) -> Option<String> {
    let output = Command::new(program).args(arguments).stderr(Stdio::null()).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::is_new_enough;

    #[test]
    fn versions_of_node_are_compared_as_numbers() {
        assert!(["v20.19.0", "v20.20.2", "v22.1.0", "v100.0.0"].into_iter().all(is_new_enough));
        assert!(!["v20.9.0", "v18.20.4", "no version"].into_iter().any(is_new_enough));
    }
}
