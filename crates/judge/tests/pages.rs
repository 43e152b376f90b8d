//! The examples on the pages are scenarios that hold.

use std::path::PathBuf;

fn examples(page: &str) -> Vec<String> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..").join(page);
    let text = std::fs::read_to_string(path).unwrap_or_else(|why| panic!("{page}: {why}"));
    let blocks = text.split("```gherkin\n").skip(1);
    blocks
        .map(|block| block.split("```").next().unwrap_or("").to_owned())
        .filter(|b| b.starts_with("Feature"))
        .collect()
}

#[test]
fn what_the_pages_show_holds() {
    let mut count = 0;
    for page in ["README.md", "docs/scenarios.md"] {
        for example in examples(page) {
            let report = judge::run_text(page, &example).unwrap_or_else(|why| panic!("{why}"));
            assert!(report.all_passed(), "{}", report.text());
            count += 1;
        }
    }
    assert!(count >= 2, "only {count} examples were found");
}
