//! How long a thing may be: long files, functions and enums are where a concept
//! has lost its home.

use super::{Finding, excused};
use crate::source::{Source, Token, closing, cut, next_outside};
use crate::tree::File;

const FILE_LINES: usize = 600;
const PAGE_LINES: usize = 400;
/// The goal is 60; this is where it fails.
const FUNCTION_LINES: usize = 80;
const VARIANTS: usize = 40;

/// Source files and pages.
pub fn lines(file: &File) -> Vec<Finding> {
    let most = if file.ends_with(&[".rs", ".ts", ".tsx", ".svelte", ".css", ".sh"]) {
        FILE_LINES
    } else if file.ends_with(&[".md"]) {
        PAGE_LINES
    } else {
        return Vec::new();
    };
    let count = file.text.lines().count();
    // What is generated is as long as what it is made from; its first line says so.
    if file.text.starts_with("// Generated from ") {
        return Vec::new();
    }
    let is_excused = || excused(&cut(&file.text).comments, "long", 1..=count).is_some();
    if count <= most || (file.is_rust() && is_excused()) {
        return Vec::new();
    }
    vec![Finding::new(file, most + 1, format!("{count} lines; at most {most}: split it by what it is about"))]
}

pub fn functions(file: &File, source: &Source) -> Vec<Finding> {
    let mut found = Vec::new();
    for (name, open) in bodies(&source.tokens) {
        let (first, last) = (name.line, source.tokens[closing(&source.tokens, open)].line);
        let count = last + 1 - first;
        if count > FUNCTION_LINES && excused(&source.comments, "long", first.saturating_sub(8)..=first).is_none() {
            let what = format!("fn {} has {count} lines; the goal is 60, the limit {FUNCTION_LINES}", name.text);
            found.push(Finding::new(file, first, what));
        }
    }
    found
}

/// Each function with a body: its name and the index of the bracket that opens the body.
fn bodies<'s, 'a>(tokens: &'s [Token<'a>]) -> impl Iterator<Item = (Token<'a>, usize)> + 's {
    tokens.windows(2).enumerate().filter_map(|(i, pair)| {
        let named = pair[0].is("fn") && pair[1].kind == crate::source::Kind::Word;
        let open = named.then(|| next_outside(tokens, i + 2, &["{", ";"]))??;
        (tokens[open].is("{")).then_some((pair[1], open))
    })
}

pub fn variants(file: &File, source: &Source) -> Vec<Finding> {
    let tokens = &source.tokens;
    let mut found = Vec::new();
    for (i, token) in tokens.iter().enumerate().filter(|(_, token)| token.is("enum")) {
        let Some(open) = next_outside(tokens, i, &["{", ";"]).filter(|&open| tokens[open].is("{")) else { continue };
        let count = count_variants(&tokens[open + 1..closing(tokens, open)]);
        if count > VARIANTS && excused(&source.comments, "long", token.line.saturating_sub(8)..=token.line).is_none() {
            let name = tokens[i + 1].text;
            found.push(Finding::new(file, token.line, format!("enum {name} has {count} variants; at most {VARIANTS}")));
        }
    }
    found
}

/// Variants are what stands between commas, attributes set aside.
fn count_variants(tokens: &[Token]) -> usize {
    let (mut count, mut i) = (0, 0);
    while i < tokens.len() {
        if tokens[i].is("#") {
            i = closing(tokens, i + 1) + 1;
            continue;
        }
        count += 1;
        i = next_outside(tokens, i, &[","]).map_or(tokens.len(), |comma| comma + 1);
    }
    count
}

#[cfg(test)]
mod tests {
    use super::*;

    fn long_function(above: &str) -> File {
        File::new(
            "crates/ir/src/a.rs",
            &format!("fn short() {{}}\n{above}\nfn long() -> u8 {{\n{}}}\n", "    f();\n".repeat(80)),
        )
    }

    #[test]
    fn a_file_and_a_page_may_not_be_long() {
        let text = "// line\n".repeat(601);
        assert_eq!(lines(&File::new("a.rs", &text))[0].what, "601 lines; at most 600: split it by what it is about");
        assert_eq!(lines(&File::new("a.md", &text)).len(), 1);
        assert!(lines(&File::new("a.jsonl", &text)).is_empty());
        assert!(lines(&File::new("a.rs", &"// line\n".repeat(600))).is_empty());
        assert!(lines(&File::new("a.rs", &format!("{text}// tidy: long because it is a table"))).is_empty());
        assert!(lines(&File::new("a.ts", &format!("// Generated from b.rs\n{text}"))).is_empty());
    }

    #[test]
    fn a_function_may_not_be_long_but_with_a_reason() {
        let file = long_function("");
        let found = functions(&file, &cut(&file.text));
        assert_eq!(found[0].to_string(), "crates/ir/src/a.rs:3: fn long has 82 lines; the goal is 60, the limit 80");
        let file = long_function("// tidy: long because it is one table of symbols");
        assert!(functions(&file, &cut(&file.text)).is_empty());
        let file = long_function("// tidy: long because");
        assert_eq!(functions(&file, &cut(&file.text)).len(), 1, "a reason is wanted");
    }

    #[test]
    fn an_enum_may_not_have_many_variants() {
        let many = |n: usize| format!("enum E<T> {{ {} }}", "#[a(b, c)] /// doc\n V(u8, T), ".repeat(n));
        let found = |text: &str| variants(&File::new("a.rs", text), &cut(text));
        assert_eq!(found(&many(41))[0].what, "enum E has 41 variants; at most 40");
        assert!(found(&many(40)).is_empty());
        assert!(found(&format!("// tidy: long because these are keyword actions\n{}", many(41))).is_empty());
    }
}
