//! Every scenario of the project holds, and every claim has one.

use judge::{Kind, Options};
use std::collections::BTreeSet;
use std::path::PathBuf;

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[test]
fn all_scenarios_hold() {
    let report = judge::run(&[root().join("scenarios")], &Options::default()).unwrap_or_else(|why| panic!("{why}"));
    assert!(report.all_passed(), "{}", report.text());
}

/// The claims of behaviour, C43 to C210, C215 and C216, and the traps T1 to T24.
#[test]
fn every_claim_and_trap_has_a_scenario() {
    let report = judge::run(&[root().join("scenarios")], &Options::default()).unwrap_or_else(|why| panic!("{why}"));
    let tags: BTreeSet<&str> = report.outcomes.iter().flat_map(|o| &o.tags).map(String::as_str).collect();
    let claims = (43..=210).chain([215, 216]).map(|n| format!("C{n}"));
    let wanted: Vec<String> = claims.chain((1..=24).map(|n| format!("T{n}"))).collect();
    assert_eq!(wanted.len(), 170 + 24);
    let missing: Vec<&String> = wanted.iter().filter(|tag| !tags.contains(tag.as_str())).collect();
    assert!(missing.is_empty(), "no scenario is tagged {missing:?}");
}

/// The page is the contract: every shape in it is a step, and every step is in it.
#[test]
fn the_page_lists_every_shape() {
    let page = std::fs::read_to_string(root().join("docs/scenarios.md")).expect("the page is there");
    let known: Vec<&str> = [Kind::Given, Kind::When, Kind::Then].into_iter().flat_map(judge::shapes).collect();
    let missing: Vec<&&str> =
        known.iter().filter(|shape| !page.replace("\\|", "|").contains(&format!("`{shape}`"))).collect();
    assert!(missing.is_empty(), "docs/scenarios.md does not show: {missing:#?}");
}
