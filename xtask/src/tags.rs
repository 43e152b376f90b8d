//! What the project says about its own limits: three tags in comments, one page.
//!
//! - `GAP CR x: ...`: not modelled
//! - `CHOICE: ...`: the rules are silent, we chose
//! - `DIFFERS: ...`: another engine does otherwise
//!
//! A tag goes on to the end of its paragraph; a scenario tagged `@CHOICE` is listed by its name. The page is `docs/gaps.md`.

use crate::source;
use crate::tidy::Finding;
use crate::tree::File;
use std::fmt::Write;

/// Where the page lies.
pub const PAGE: &str = "docs/gaps.md";

const KINDS: &[(&str, &str)] = &[
    ("GAP", "What the rules have and this engine has not, yet."),
    ("CHOICE", "Where the rules are silent, and what we chose."),
    ("DIFFERS", "Where another engine does otherwise, and why we do not."),
];

#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Tag {
    pub kind: &'static str,
    /// `CR 107.4f`, or nothing.
    pub rule: String,
    pub text: String,
    pub path: String,
}

/// A tag opens a comment line: its kind and what stands after it.
fn opened(text: &str) -> Option<(&'static str, &str)> {
    let text = text.trim().trim_start_matches("- ");
    KINDS.iter().find_map(|(kind, _)| {
        let rest = text.strip_prefix(kind)?;
        rest.starts_with([' ', ':']).then_some((*kind, rest))
    })
}

/// The comment lines of a file, with their line numbers.
fn comments(file: &File) -> Vec<(usize, &str)> {
    if file.is_rust() {
        return source::cut(&file.text).comments.into_iter().map(|comment| (comment.line, comment.text)).collect();
    }
    let marks: &[char] = if file.ends_with(&[".feature"]) { &['#'] } else { &['/'] };
    if !file.ends_with(&[".feature", ".ts", ".svelte"]) {
        return Vec::new();
    }
    let lines = file.text.lines().enumerate();
    lines
        .filter_map(|(i, line)| Some((i + 1, line.trim_start().strip_prefix(marks)?.trim_start_matches(marks))))
        .collect()
}

/// The scenarios tagged `@CHOICE` and the like; what they say is their name.
fn scenarios(file: &File) -> Vec<Tag> {
    let mut tags = Vec::new();
    let mut waiting = Vec::new();
    for line in file.text.lines().map(str::trim) {
        if line.starts_with('@') {
            let is = |kind: &str| line.split_whitespace().any(|tag| tag.strip_prefix('@') == Some(kind));
            waiting.extend(KINDS.iter().map(|(kind, _)| *kind).filter(|kind| is(kind)));
        } else if let Some((_, name)) = line.split_once(':').filter(|(word, _)| word.starts_with("Scenario")) {
            let tag = |kind| Tag { kind, rule: String::new(), text: name.trim().to_owned(), path: file.path.clone() };
            tags.extend(waiting.drain(..).map(tag));
        }
    }
    tags
}

/// The tags of one file; a tag without a text is a finding.
fn read(file: &File) -> (Vec<Tag>, Vec<Finding>) {
    let (mut tags, mut found) = (Vec::new(), Vec::new());
    if file.ends_with(&[".feature"]) {
        tags = scenarios(file);
    }
    let mut lines = comments(file).into_iter().peekable();
    while let Some((mut line, text)) = lines.next() {
        let Some((kind, rest)) = opened(text) else { continue };
        let (first, mut said) = (line, rest.to_owned());
        while let Some(&(next, more)) = lines.peek() {
            if next != line + 1 || more.trim().is_empty() || opened(more).is_some() {
                break;
            }
            said.push(' ');
            said.push_str(more.trim());
            line = next;
            lines.next();
        }
        match said.split_once(": ").filter(|(rule, _)| rule.is_empty() || rule.trim_start().starts_with("CR ")) {
            Some((rule, text)) => {
                let (rule, text) = (rule.trim().to_owned(), text.trim().to_owned());
                tags.push(Tag { kind, rule, text, path: file.path.clone() });
            }
            None => found.push(Finding::new(file, first, format!("a tag is written `{kind} CR n.nx: what`"))),
        }
    }
    (tags, found)
}

/// The page, from all files.
pub fn page(files: &[File]) -> String {
    let mut tags: Vec<Tag> = files.iter().flat_map(|file| read(file).0).collect();
    tags.sort();
    tags.dedup();
    let mut page =
        String::from("# Gaps, choices, differences\n\nWritten by `cargo xtask docs` from tags in comments.\n");
    for (kind, what) in KINDS {
        let _ = write!(page, "\n## {kind}\n\n{what}\n\n| rule | what | where |\n|---|---|---|\n");
        for tag in tags.iter().filter(|tag| tag.kind == *kind) {
            let text = tag.text.replace('|', "\\|");
            let _ = writeln!(page, "| {} | {text} | `{}` |", tag.rule, tag.path);
        }
    }
    page
}

/// Tags are well written and the page is up to date.
pub fn check(files: &[File]) -> Vec<Finding> {
    let mut found: Vec<Finding> = files.iter().flat_map(|file| read(file).1).collect();
    let written = files.iter().find(|file| file.path == PAGE).map(|file| file.text.as_str());
    if written != Some(page(files).as_str()) {
        let file = File::new(PAGE, "");
        found.push(Finding::new(&file, 1, "not up to date; run `cargo xtask docs`"));
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    const CODE: &str = "\
/// One symbol.
///
/// GAP CR 107.4h: snow is
/// not modelled.
///
/// More.
// CHOICE: the order is that of entering.
// GAP later
fn f() {}
// GAPS are not tags.
";

    #[test]
    fn tags_are_collected_over_lines() {
        let (tags, found) = read(&File::new("a.rs", CODE));
        let said: Vec<String> = tags.iter().map(|tag| format!("{}|{}|{}", tag.kind, tag.rule, tag.text)).collect();
        assert_eq!(said, ["GAP|CR 107.4h|snow is not modelled.", "CHOICE||the order is that of entering."]);
        assert_eq!(found[0].to_string(), "a.rs:8: a tag is written `GAP CR n.nx: what`");
    }

    #[test]
    fn tagged_scenarios_are_collected_by_name() {
        let text = "Feature: x\n\n  @C1 @CHOICE\n  Scenario: the order is kept\n  Given a\n  @C2\n  Scenario: b\n";
        let tags = read(&File::new("a.feature", text)).0;
        assert_eq!(tags.len(), 1);
        assert_eq!((tags[0].kind, tags[0].text.as_str()), ("CHOICE", "the order is kept"));
    }

    #[test]
    fn an_old_page_is_found() {
        let page_of = |text: &str| File::new(PAGE, text);
        let code = File::new("b.feature", "# DIFFERS: we ask.\nFeature: x\n");
        assert_eq!(check(&[File::new("b.feature", &code.text), page_of("# Gaps")]).len(), 1);
        let page = page(&[File::new("b.feature", &code.text)]);
        assert!(page.contains("|  | we ask. | `b.feature` |"));
        assert!(check(&[code, page_of(&page)]).is_empty());
    }
}
