//! The list of all scenarios, so that the program can name those that show a ruling.

use std::fmt::Write;
use std::path::{Path, PathBuf};

fn main() {
    let folder = Path::new("../../scenarios");
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut files = Vec::new();
    find(folder, &mut files);
    files.sort();
    let mut list = String::new();
    for file in files {
        let text = std::fs::read_to_string(&file).unwrap_or_else(|why| panic!("{}: {why}", file.display()));
        let path = file.strip_prefix(folder).expect("found below it").to_string_lossy().replace('\\', "/");
        scenarios(&path, &text, &mut list);
    }
    let out = PathBuf::from(std::env::var_os("OUT_DIR").expect("cargo sets it")).join("scenarios.tsv");
    std::fs::write(&out, list).unwrap_or_else(|why| panic!("{}: {why}", out.display()));
}

fn find(folder: &Path, files: &mut Vec<PathBuf>) {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|why| panic!("{}: {why}", folder.display()));
    for path in entries.map(|entry| entry.expect("a folder that can be listed").path()) {
        if path.is_dir() {
            find(&path, files);
        } else if path.extension().is_some_and(|e| e == "feature") {
            files.push(path);
        }
    }
}

/// Path, line, tags, feature and name of each scenario, with tabs between them.
fn scenarios(path: &str, text: &str, list: &mut String) {
    let (mut feature, mut of_feature, mut tags) = ("", String::new(), String::new());
    for (number, line) in text.lines().map(str::trim).enumerate() {
        let after = |keyword: &str| line.strip_prefix(keyword).map(str::trim);
        if line.starts_with('@') {
            tags.push_str(&format!("{line} ").replace('@', ""));
        } else if let Some(name) = after("Feature:") {
            (feature, of_feature) = (name, std::mem::take(&mut tags));
        } else if let Some(name) = after("Scenario:").or_else(|| after("Scenario Outline:")) {
            let all = format!("{of_feature}{tags}");
            writeln!(list, "{path}\t{}\t{}\t{feature}\t{name}", number + 1, all.trim()).expect("a string takes it");
            tags.clear();
        }
    }
}
