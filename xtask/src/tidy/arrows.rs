//! Which crate may know which: `ir <- oracle`, `ir <- rules`, and all of them
//! below the applications. `rules` and `oracle` never meet: the engine cannot
//! speak, the grammar cannot play.

use super::Finding;
use crate::tree::File;

/// A crate by its folder, and the crates of the project it may know.
const ARROWS: &[(&str, &[&str])] = &[
    ("ir", &[]),
    ("oracle", &["ir"]),
    ("rules", &["ir"]),
    ("judge", &["ir", "oracle", "rules", "messages"]),
    ("bots", &["ir", "oracle", "rules"]),
    ("messages", &["ir", "oracle", "rules"]),
    ("page", &["ir", "oracle", "messages"]),
    ("table", &["ir", "oracle", "rules", "judge", "bots", "messages"]),
    ("cli", &["ir", "oracle", "rules", "judge", "bots", "messages", "page", "table"]),
];

/// Dependencies for tests and benches may also look across, but never make `rules` and `oracle` meet.
const IN_TESTS: &[(&str, &[&str])] = &[("judge", &["bots"]), ("table", &["judge"])];

pub fn check(files: &[File]) -> Vec<Finding> {
    let mut found = Vec::new();
    for file in files.iter().filter(|file| file.path.ends_with("/Cargo.toml")) {
        let Some(name) = file.crate_name() else { continue };
        let Some(&(_, allowed)) = ARROWS.iter().find(|(of, _)| *of == name) else {
            found.push(Finding::new(
                file,
                1,
                format!("crate `{name}` has no arrows; add it to xtask/src/tidy/arrows.rs"),
            ));
            continue;
        };
        let manifest: toml::Table = match file.text.parse() {
            Ok(manifest) => manifest,
            Err(why) => {
                found.push(Finding::new(file, 1, format!("not TOML: {why}")));
                continue;
            }
        };
        for (section, known) in dependencies(&manifest) {
            let extra = match section {
                "dev-dependencies" => IN_TESTS.iter().find(|(of, _)| *of == name).map_or(&[][..], |(_, more)| more),
                _ => &[],
            };
            if !allowed.contains(&known.as_str()) && !extra.contains(&known.as_str()) {
                let line = 1 + file.text.lines().position(|line| line.trim_start().starts_with(&known)).unwrap_or(0);
                let what = format!("`{name}` may not know `{known}` ({section}); it may know: {}", allowed.join(", "));
                found.push(Finding::new(file, line, what));
            }
        }
    }
    found
}

/// The crates of the project that a manifest names, with the section each stands in.
fn dependencies(manifest: &toml::Table) -> Vec<(&'static str, String)> {
    let mut found = Vec::new();
    let targets = manifest.get("target").and_then(toml::Value::as_table);
    let tables = targets.into_iter().flat_map(|t| t.values().filter_map(toml::Value::as_table)).chain([manifest]);
    for table in tables {
        for section in ["dependencies", "dev-dependencies", "build-dependencies"] {
            let Some(listed) = table.get(section).and_then(toml::Value::as_table) else { continue };
            for (name, value) in listed {
                let package = value.get("package").and_then(toml::Value::as_str).unwrap_or(name);
                let name = package.strip_prefix("facedown-").unwrap_or(package);
                if ARROWS.iter().any(|(of, _)| *of == name) {
                    found.push((section, name.to_owned()));
                }
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(path: &str, manifest: &str) -> Vec<String> {
        check(&[File::new(path, manifest)]).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn rules_may_not_know_oracle() {
        let found = found("crates/rules/Cargo.toml", "[dependencies]\nir.workspace = true\noracle.workspace = true\n");
        assert_eq!(found, ["crates/rules/Cargo.toml:3: `rules` may not know `oracle` (dependencies); it may know: ir"]);
    }

    #[test]
    fn not_by_another_name_nor_for_tests_nor_for_one_target() {
        let renamed = "[dev-dependencies]\nengine = { path = \"../rules\", package = \"facedown-rules\" }\n";
        assert_eq!(found("crates/oracle/Cargo.toml", renamed).len(), 1);
        let target = "[target.'cfg(unix)'.dependencies]\nrules = { path = \"../rules\" }\n";
        assert_eq!(found("crates/oracle/Cargo.toml", target).len(), 1);
    }

    #[test]
    fn applications_may_know_the_rest_and_new_crates_need_arrows() {
        assert!(found("crates/cli/Cargo.toml", "[dependencies]\njudge.workspace = true\nserde = \"1\"\n").is_empty());
        assert_eq!(found("crates/newcomer/Cargo.toml", "").len(), 1);
    }
}
