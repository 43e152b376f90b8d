//! What the compiler cannot see, held as a test.
//!
//! Each check reads the files and tells what it found with path, line and what to
//! do instead. A rare exception stands beside what it excuses, with its reason:
//!
//! - `// tidy: long because ...` above a function or an enum, or anywhere in a file that is too long;
//! - `// tidy: rest because ...` above a `_ =>` on an enum of `ir`;
//! - `// tidy: bool because ...` above a public function that takes a `bool`.

mod arrows;
mod names;
mod rules_cited;
mod sentences;
mod size;
mod wildcards;
mod words;

pub use rules_cited::citing;
pub use sentences::printed;

use crate::source::{self, Comment};
use crate::tags;
use crate::tree::File;
use std::fmt;

/// Something that must be mended.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Finding {
    pub path: String,
    pub line: usize,
    pub what: String,
}

impl Finding {
    pub fn new(file: &File, line: usize, what: impl Into<String>) -> Finding {
        Finding { path: file.path.clone(), line, what: what.into() }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.path, self.line, self.what)
    }
}

/// Every finding in the files of the project.
pub fn check(files: &[File]) -> Vec<Finding> {
    let mut found = arrows::check(files);
    found.extend(rules_cited::check(files));
    found.extend(tags::check(files));
    let ir_enums = wildcards::enums_of_ir(files);
    for file in files {
        found.extend(size::lines(file));
        found.extend(words::check(file));
        if file.is_rust() {
            let source = source::cut(&file.text);
            found.extend(size::functions(file, &source));
            found.extend(size::variants(file, &source));
            found.extend(names::check(file, &source));
            found.extend(words::unfinished(file, &source));
            found.extend(wildcards::check(file, &source, &ir_enums));
        }
    }
    found.sort();
    found
}

/// The reason of an exception, if a comment on one of `lines` gives one.
fn excused(comments: &[Comment], about: &str, lines: std::ops::RangeInclusive<usize>) -> Option<String> {
    let tag = format!("tidy: {about} because ");
    comments
        .iter()
        .filter(|comment| lines.contains(&comment.line))
        .find_map(|comment| Some(comment.text.trim().strip_prefix(&tag)?.trim().to_owned()))
        .filter(|reason| reason.len() >= 10)
}

#[cfg(test)]
mod tests {
    use crate::{tidy, tree};

    /// The law of this module: the tree as it lies here has no finding.
    #[test]
    fn the_tree_is_tidy() {
        let files = tree::files(&tree::root()).expect("git lists the files");
        assert!(files.len() > 20, "the files are listed");
        let found: Vec<String> = tidy::check(&files).iter().map(ToString::to_string).collect();
        assert!(found.is_empty(), "{} findings:\n{}", found.len(), found.join("\n"));
    }
}
