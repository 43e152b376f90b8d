//! `ir` is total: a match on one of its enums names every variant, so that a new
//! constructor shows every place that must learn it.
//!
//! A match is on an enum of `ir` if one of its patterns starts with such a name.
//! With one arm beside the rest it is an `if let` in other words and may stay.
//! Matches on tuples and nested values are left to review.

use super::{Finding, excused};
use crate::source::{Kind, Source, Token, closing, cut, next_outside};
use crate::tree::File;
use std::collections::HashSet;

/// The names of the enums of `ir`, less those that another crate defines too.
pub fn enums_of_ir(files: &[File]) -> HashSet<String> {
    let (mut ours, mut theirs) = (HashSet::new(), HashSet::new());
    for file in files.iter().filter(|file| file.is_rust()) {
        let source = cut(&file.text);
        let is_ir = file.path.starts_with("crates/ir/src/");
        for pair in source.tokens.windows(2).filter(|pair| pair[1].kind == Kind::Word) {
            if is_ir && pair[0].is("enum") {
                ours.insert(pair[1].text.to_owned());
            } else if !is_ir && ["enum", "struct", "type"].iter().any(|word| pair[0].is(word)) {
                theirs.insert(pair[1].text.to_owned());
            }
        }
    }
    ours.retain(|name| !theirs.contains(name));
    ours
}

pub fn check(file: &File, source: &Source, ir_enums: &HashSet<String>) -> Vec<Finding> {
    let mut found = Vec::new();
    let tokens = &source.tokens;
    for (i, _) in tokens.iter().enumerate().filter(|(_, token)| token.is("match")) {
        let Some(open) = next_outside(tokens, i, &["{"]) else { continue };
        let arms = arms(&tokens[..=closing(tokens, open)], open + 1);
        let wild = arms.iter().find(|arm| arm.len() == 1 && arm[0].is("_"));
        let on: Vec<&str> = arms.iter().filter_map(|arm| ir_enum(arm, ir_enums)).collect();
        if let (Some(wild), [on, _, ..]) = (wild, on.as_slice()) {
            let line = wild[0].line;
            if excused(&source.comments, "rest", line.saturating_sub(2)..=line).is_none() {
                found.push(Finding::new(file, line, format!("`_ =>` on ir::{on}: name the variants it stands for")));
            }
        }
    }
    found
}

/// The pattern of each arm, guard included.
fn arms<'s, 'a>(tokens: &'s [Token<'a>], mut at: usize) -> Vec<&'s [Token<'a>]> {
    let mut arms = Vec::new();
    while let Some(arrow) = arrow(tokens, at) {
        arms.push(&tokens[at..arrow]);
        let body = arrow + 2;
        at = if tokens.get(body).is_some_and(|token| token.is("{")) {
            let end = closing(tokens, body) + 1;
            end + usize::from(tokens.get(end).is_some_and(|token| token.is(",")))
        } else {
            next_outside(tokens, body, &[","]).map_or(tokens.len(), |comma| comma + 1)
        };
    }
    arms
}

fn arrow(tokens: &[Token], mut at: usize) -> Option<usize> {
    loop {
        at = next_outside(tokens, at, &["="])?;
        if tokens.get(at + 1)?.is(">") && !tokens[at - 1].is("=") {
            return Some(at);
        }
        at += 1;
    }
}

/// The enum of `ir` that the pattern starts with: `&ir::Color::White`, `Zone::Hand | Zone::Library`.
/// A pattern that looks further in (`Ability::Keyword(Keyword::Morph(_))`) asks for a case, not for all.
fn ir_enum<'a>(pattern: &[Token<'a>], ir_enums: &HashSet<String>) -> Option<&'a str> {
    let looks_in =
        |open: usize| pattern[open..closing(pattern, open)].windows(2).any(|two| two[0].is(":") && two[1].is(":"));
    if pattern.iter().position(|token| token.is("(") || token.is("{")).is_some_and(looks_in) {
        return None;
    }
    let path = pattern.iter().skip_while(|token| token.is("&") || token.is("|"));
    let mut words = path.take_while(|token| token.kind == Kind::Word || token.is(":"));
    let name = words.find(|token| token.kind == Kind::Word && !token.is("ir"))?;
    (ir_enums.contains(name.text) && words.next().is_some_and(|token| token.is(":"))).then_some(name.text)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str) -> Vec<String> {
        let ir = File::new("crates/ir/src/a.rs", "enum Zone { Hand, Library } enum Effect { Plain }");
        let file = File::new("crates/rules/src/b.rs", text);
        let enums = enums_of_ir(&[ir, File::new("crates/rules/src/c.rs", "enum Effect { Other }")]);
        check(&file, &cut(text), &enums).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn no_rest_on_an_enum_of_ir() {
        let text =
            "fn f() { match g(zone) {\n Zone::Hand | Zone::Stack if h => {}\n ir::Zone::Library => 1,\n _ => 2 } }";
        assert_eq!(found(text), ["crates/rules/src/b.rs:4: `_ =>` on ir::Zone: name the variants it stands for"]);
        assert_eq!(found("fn f() { match &zone { &Zone::Hand => x(|_| 1, 2), Zone::Exile => 1, _ => 2 } }").len(), 1);
        let inner = "fn f() { match x { 1 => match z { Zone::Hand => 1, Zone::Exile => 2, _ => 2 }, _ => 3 } }";
        assert_eq!(found(inner).len(), 1);
    }

    #[test]
    fn other_matches_may_have_one() {
        for fine in [
            "fn f() { match x { Zone::Hand => 1, _ => 2 } }",
            "fn f() { match x { Zone::Hand(Is::A(_)) => 1, Zone::Hand { a: Is::B, .. } => 3, _ => 2 } }",
            "fn f() { match x { Some(Zone::Hand) => 1, _ => 2 } }",
            "fn f() { match x { Effect::Other => 1, _ => 2 } }",
            "fn f() { match x { Zone::Hand => 1, Zone::Library => match y { 1 => 2, _ => 3 } } }",
            "fn f() { match x { Zone::Hand => 1, Zone::Exile => 1,\n // tidy: rest because no other zone is ordered\n _ => 2 } }",
        ] {
            assert!(found(fine).is_empty(), "{fine}");
        }
    }
}
