//! Names are words of the game: no rule number in an identifier (numbers move
//! between editions), no filler noun, no public `bool` where an enum would say
//! which axis it is.

use super::{Finding, excused};
use crate::source::{Kind, Source, Token, closing, next_outside};
use crate::tree::File;

const FILLERS: &[&str] = &["Manager", "Handler", "Helper", "Util", "Utils", "Info", "Context", "Processor"];

pub fn check(file: &File, source: &Source) -> Vec<Finding> {
    let mut found = Vec::new();
    for (i, token) in source.tokens.iter().enumerate().filter(|(_, token)| token.kind == Kind::Word) {
        if let Some(number) = rule_number(token.text) {
            let what = format!("`{}` names rule {number}; numbers belong in comments, words in names", token.text);
            found.push(Finding::new(file, token.line, what));
        }
        let defines = i > 0 && ["struct", "enum", "trait", "type"].iter().any(|word| source.tokens[i - 1].is(word));
        if let Some(filler) = FILLERS.iter().find(|filler| defines && token.text.ends_with(*filler)) {
            found.push(Finding::new(
                file,
                token.line,
                format!("`{}`: `{filler}` says nothing; name what it is", token.text),
            ));
        }
    }
    if matches!(file.crate_name(), Some("rules" | "ir")) {
        found.extend(public_bools(file, source));
    }
    found
}

/// A chapter of the rules inside an identifier: `check_708_4`, `cr708`, `rule_116`.
fn rule_number(name: &str) -> Option<&str> {
    let bytes = name.as_bytes();
    let digit = |i: usize| bytes.get(i).is_some_and(u8::is_ascii_digit);
    (0..bytes.len().saturating_sub(2)).find_map(|i| {
        let run = digit(i) && digit(i + 1) && digit(i + 2) && !digit(i + 3) && (i == 0 || !digit(i - 1));
        let number = run.then(|| &name[i..i + 3])?;
        let before = name[..i].trim_end_matches('_').to_ascii_lowercase();
        let said = before.ends_with("cr") || before.ends_with("rule");
        let subrule = bytes.get(i + 3) == Some(&b'_') && digit(i + 4);
        ((said || subrule) && (100..=905).contains(&number.parse().unwrap_or(0))).then_some(number)
    })
}

/// `pub fn` with a `bool` among its parameters. One axis is one enum.
fn public_bools(file: &File, source: &Source) -> Vec<Finding> {
    let tokens = &source.tokens;
    let mut found = Vec::new();
    for (i, token) in tokens.iter().enumerate().filter(|(_, token)| token.is("fn")) {
        let Some(open) = next_outside(tokens, after_generics(tokens, i + 2), &["("]) else { continue };
        let takes_bool = tokens[open..closing(tokens, open)].iter().any(|token| token.is("bool"));
        if takes_bool
            && is_public(tokens, i)
            && excused(&source.comments, "bool", token.line.saturating_sub(8)..=token.line).is_none()
        {
            let what = format!("pub fn {} takes a bool; make it an enum that names both", tokens[i + 1].text);
            found.push(Finding::new(file, token.line, what));
        }
    }
    found
}

/// Past `<T: Fn(u8) -> u8>` if it opens at `at`.
fn after_generics(tokens: &[Token], at: usize) -> usize {
    let mut depth = 0;
    for (i, token) in tokens.iter().enumerate().skip(at) {
        if token.is("<") {
            depth += 1;
        } else if token.is(">") && !tokens[i - 1].is("-") {
            depth -= 1;
        }
        if depth == 0 {
            return i;
        }
    }
    at
}

/// `pub` without restriction right before the `fn` at `i`.
fn is_public(tokens: &[Token], i: usize) -> bool {
    let words = tokens[..i].iter().rev().take_while(|token| token.kind == Kind::Word);
    words.take(4).any(|token| token.is("pub"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::cut;

    fn found(path: &str, text: &str) -> Vec<String> {
        check(&File::new(path, text), &cut(text)).into_iter().map(|finding| finding.what).collect()
    }

    #[test]
    fn no_rule_numbers_in_names() {
        for name in ["check_708_4", "cr708", "rule_116", "CR_601_2F", "Rule708"] {
            assert_eq!(found("a.rs", &format!("fn {name}() {{}}")).len(), 1, "{name}");
        }
        for name in ["u128", "sha512", "deck_100", "x1000", "utf8", "cr"] {
            assert!(found("a.rs", &format!("fn {name}() {{}}")).is_empty(), "{name}");
        }
        assert!(found("a.rs", "// rule_116\nfn f() { g(\"cr708\") }").is_empty());
    }

    #[test]
    fn no_filler_nouns() {
        assert_eq!(found("a.rs", "struct ZoneManager;"), ["`ZoneManager`: `Manager` says nothing; name what it is"]);
        assert!(found("a.rs", "fn f(c: &mut TheirContext) {} struct Contextual;").is_empty());
    }

    #[test]
    fn no_public_bools_in_rules() {
        let text = "pub fn tap(&self, really: bool) {}";
        assert_eq!(found("crates/rules/src/a.rs", text), ["pub fn tap takes a bool; make it an enum that names both"]);
        assert_eq!(found("crates/rules/src/a.rs", "pub const fn f<T: Fn(u8) -> u8>(b: bool) {}").len(), 1);
        assert!(found("crates/judge/src/a.rs", text).is_empty());
        for fine in ["fn f(b: bool) {}", "pub(crate) fn f(b: bool) {}", "pub fn f() -> bool { true }"] {
            assert!(found("crates/rules/src/a.rs", fine).is_empty(), "{fine}");
        }
        let excused = format!("// tidy: bool because it is the answer itself\n{text}");
        assert!(found("crates/rules/src/a.rs", &excused).is_empty());
    }
}
