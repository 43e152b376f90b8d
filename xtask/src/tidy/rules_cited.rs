//! Every rule cited exists. `xtask/data/rule-numbers.txt` holds the numbers of
//! the Comprehensive Rules of 2026-04-17 and nothing else of them.

use super::Finding;
use crate::source::cut;
use crate::tree::File;
use std::collections::HashSet;

const NUMBERS: &str = include_str!("../../data/rule-numbers.txt");

pub fn check(files: &[File]) -> Vec<Finding> {
    let known: HashSet<&str> = NUMBERS.lines().collect();
    let mut found = Vec::new();
    for file in files.iter().filter(|file| file.ends_with(&[".rs", ".md", ".feature", ".ts", ".svelte", ".toml"])) {
        let unknown = |number: &String| !known.contains(number.as_str());
        for (i, line) in file.text.lines().enumerate() {
            for number in cited(line).into_iter().filter(unknown) {
                found.push(Finding::new(file, i + 1, format!("CR {number} is not a rule")));
            }
        }
        let comments = if file.is_rust() { cut(&file.text).comments } else { Vec::new() };
        for comment in comments {
            for number in opening(comment.text).into_iter().filter(unknown) {
                found.push(Finding::new(file, comment.line, format!("{number} is not a rule")));
            }
        }
    }
    found
}

/// Every line that cites `rule`, one of its subrules or a rule of that chapter.
pub fn citing<'f>(files: &'f [File], rule: &str) -> Vec<(&'f str, usize, &'f str)> {
    let is_part = |number: &String| {
        let rest = number.strip_prefix(rule);
        rest.is_some_and(|rest| !rest.starts_with(|c: char| c.is_ascii_digit()))
    };
    let mut found = Vec::new();
    for file in files.iter().filter(|file| file.ends_with(&[".rs", ".md", ".feature"])) {
        for (i, line) in file.text.lines().enumerate() {
            let comment = line.trim_start().trim_start_matches(['/', '!']);
            let opens = if comment.len() < line.trim_start().len() { opening(comment) } else { Vec::new() };
            if cited(line).iter().chain(&opens).any(is_part) {
                found.push((file.path.as_str(), i + 1, line.trim()));
            }
        }
    }
    found
}

/// The rules that a line cites after `CR`: `CR 708.7-8, 702.37e` cites three.
pub fn cited(line: &str) -> Vec<String> {
    let mut found = Vec::new();
    for (at, _) in line.match_indices("CR ") {
        let after_word = line[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_');
        if let Some(first) = Number::read(&line[at + 3..]).filter(|_| !after_word) {
            list(first, &line[at + 3..], &mut found);
        }
    }
    found
}

/// A comment that opens with a subrule: `/// 613.4c. "gets +1/-1"`.
fn opening(comment: &str) -> Vec<String> {
    let comment = comment.trim_start();
    let mut found = Vec::new();
    if let Some(first) = Number::read(comment).filter(|number| number.letter.is_some()) {
        list(first, comment, &mut found);
    }
    found
}

/// A number and those that follow it in a list or a range.
fn list(first: Number, text: &str, found: &mut Vec<String>) {
    let (mut last, mut rest) = (first, &text[first.length..]);
    found.push(last.to_string());
    while let Some((next, length)) = last.following(rest) {
        found.push(next.to_string());
        (last, rest) = (next, &rest[length..]);
    }
}

#[derive(Clone, Copy)]
struct Number<'a> {
    chapter: &'a str,
    rule: Option<&'a str>,
    letter: Option<&'a str>,
    /// Bytes read.
    length: usize,
}

fn digits(text: &str) -> &str {
    &text[..text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len())]
}

/// A single small letter that no other letter or digit follows.
fn letter(text: &str) -> Option<&str> {
    let ends = !text.get(1..)?.starts_with(|c: char| c.is_alphanumeric() || c == '_');
    (text.starts_with(|c: char| c.is_ascii_lowercase()) && ends).then(|| &text[..1])
}

impl<'a> Number<'a> {
    fn read(text: &'a str) -> Option<Number<'a>> {
        let chapter = digits(text);
        if chapter.len() != 3 {
            return None;
        }
        let mut number = Number { chapter, rule: None, letter: None, length: 3 };
        let rule = text[3..].strip_prefix('.').map(digits).filter(|rule| !rule.is_empty());
        if let Some(rule) = rule {
            number.rule = Some(rule);
            number.length += 1 + rule.len();
            number.letter = letter(&text[number.length..]);
            number.length += number.letter.map_or(0, str::len);
        }
        Some(number)
    }

    /// What goes on after this number in `rest`, with the bytes it takes.
    fn following(self, rest: &'a str) -> Option<(Number<'a>, usize)> {
        let separators = ["-", "\u{2013}", ", and ", ", ", " and ", " to ", " or ", "/"];
        let (separator, after) = separators.iter().find_map(|s| Some((s, rest.strip_prefix(s)?)))?;
        if let Some(next) = Number::read(after).filter(|next| next.rule.is_some()) {
            return Some((next, separator.len() + next.length));
        }
        if !matches!(*separator, "-" | "\u{2013}") {
            return None;
        }
        // The end of a range names only what differs: `708.7-8`, `701.40b-d`.
        self.rule?;
        if let Some(end) = letter(after).filter(|_| self.letter.is_some()) {
            return Some((Number { letter: Some(end), ..self }, separator.len() + 1));
        }
        let rule = Some(digits(after)).filter(|rule| !rule.is_empty())?;
        let end = letter(&after[rule.len()..]);
        let length = separator.len() + rule.len() + end.map_or(0, str::len);
        Some((Number { rule: Some(rule), letter: end, ..self }, length))
    }
}

impl std::fmt::Display for Number<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.chapter)?;
        if let Some(rule) = self.rule {
            write!(f, ".{rule}{}", self.letter.unwrap_or(""))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_and_ranges_are_read() {
        assert_eq!(
            cited("see CR 708.7-8, 702.37e and 701.40b-d."),
            ["708.7", "708.8", "702.37e", "701.40b", "701.40d"]
        );
        assert_eq!(cited("CR 708. Face-down spells; CR 116.2b: a turn"), ["708", "116.2b"]);
        assert_eq!(cited("`CR n.nx`, SCR 708, CR 205.3g to 205.3q; (CR 106.4)"), ["205.3g", "205.3q", "106.4"]);
        assert_eq!(cited("CR 104.4b, 128 bits and CR 400.7 and 3 more"), ["104.4b", "400.7"]);
    }

    #[test]
    fn a_rule_that_does_not_exist_is_found() {
        // Written with a gap, so that this file cites none of them.
        let text = format!("// CR {0}.99\n/// 613.4z. \"gets\"\n// 100.5 ms\n// CR {0}.8\n", 708);
        let found: Vec<String> = check(&[File::new("a.rs", &text)]).iter().map(ToString::to_string).collect();
        assert_eq!(found, [format!("a.rs:1: CR {}.99 is not a rule", 708), "a.rs:2: 613.4z is not a rule".to_owned()]);
    }

    #[test]
    fn the_lines_that_cite_a_rule_are_found() {
        let text = format!("// CR 708.8\n/// 708.8a. x\n// CR {}.88\n// CR 70\nfn f() {{}}\n", 708);
        let files = [File::new("a.rs", &text)];
        let lines = |rule: &str| citing(&files, rule).iter().map(|&(_, line, _)| line).collect::<Vec<_>>();
        assert_eq!(lines("708.8"), [1, 2]);
        assert_eq!(lines("708"), [1, 2, 3]);
    }

    #[test]
    fn the_numbers_are_there() {
        assert!(NUMBERS.lines().count() > 3000);
    }
}
