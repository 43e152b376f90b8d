//! Rust source cut into tokens: enough to count lines of functions and variants
//! of enums, far from a parser.
//!
//! Comments and strings are set aside, so that a word in a string is never taken
//! for code.

/// What a token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Word,
    Mark,
    Literal,
    Lifetime,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token<'a> {
    pub kind: Kind,
    pub text: &'a str,
    /// From 1.
    pub line: usize,
}

impl Token<'_> {
    pub fn is(&self, text: &str) -> bool {
        self.text == text && self.kind != Kind::Literal
    }
}

/// One line of a comment, without its slashes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Comment<'a> {
    pub text: &'a str,
    pub line: usize,
}

#[derive(Debug, Default)]
pub struct Source<'a> {
    pub tokens: Vec<Token<'a>>,
    pub comments: Vec<Comment<'a>>,
}

struct Cutter<'a> {
    text: &'a str,
    at: usize,
    line: usize,
    out: Source<'a>,
}

/// Cuts `text` into tokens and comments.
pub fn cut(text: &str) -> Source<'_> {
    let mut cutter = Cutter { text, at: 0, line: 1, out: Source::default() };
    while cutter.at < text.len() {
        cutter.next();
    }
    cutter.out
}

impl<'a> Cutter<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn next(&mut self) {
        let rest = self.rest();
        let first = rest.chars().next().expect("not at the end");
        if rest.starts_with("//") {
            let length = rest.find('\n').unwrap_or(rest.len());
            self.comment(rest[..length].trim_start_matches(['/', '!']));
            self.at += length;
        } else if rest.starts_with("/*") {
            self.block_comment();
        } else if first.is_whitespace() {
            self.skip(first.len_utf8());
        } else if let Some(length) = string_length(rest) {
            self.token(Kind::Literal, length);
        } else if first.is_ascii_digit() {
            self.token(Kind::Literal, number_length(rest));
        } else if first == '\'' {
            let (kind, length) = quote(rest);
            self.token(kind, length);
        } else if first == '_' || first.is_alphanumeric() {
            let length = rest.find(|c: char| c != '_' && !c.is_alphanumeric()).unwrap_or(rest.len());
            self.token(Kind::Word, length);
        } else {
            self.token(Kind::Mark, first.len_utf8());
        }
    }

    fn skip(&mut self, length: usize) {
        self.line += self.rest()[..length].matches('\n').count();
        self.at += length;
    }

    fn token(&mut self, kind: Kind, length: usize) {
        self.out.tokens.push(Token { kind, text: &self.rest()[..length], line: self.line });
        self.skip(length);
    }

    fn comment(&mut self, text: &'a str) {
        self.out.comments.push(Comment { text, line: self.line });
    }

    fn block_comment(&mut self) {
        let rest = self.rest();
        let (mut depth, mut end) = (0, 0);
        while end < rest.len() {
            if rest[end..].starts_with("/*") {
                depth += 1;
                end += 2;
            } else if rest[end..].starts_with("*/") {
                depth -= 1;
                end += 2;
                if depth == 0 {
                    break;
                }
            } else {
                end += rest[end..].chars().next().map_or(1, char::len_utf8);
            }
        }
        for (i, line) in rest[..end].split('\n').enumerate() {
            let text = line.trim().trim_start_matches(['/', '*', '!']).trim_end_matches("*/");
            self.out.comments.push(Comment { text, line: self.line + i });
        }
        self.skip(end);
    }
}

/// The length of the string literal at the start of `rest`, raw or not, with its prefix.
fn string_length(rest: &str) -> Option<usize> {
    let prefix = rest.find(|c: char| !matches!(c, 'b' | 'c' | 'r')).filter(|&n| n <= 2)?;
    let after = &rest[prefix..];
    if rest[..prefix].ends_with('r') {
        let hashes = after.len() - after.trim_start_matches('#').len();
        let opened = after[hashes..].starts_with('"');
        let close = format!("\"{}", "#".repeat(hashes));
        return opened.then(|| {
            let start = prefix + hashes + 1;
            rest[start..].find(&close).map_or(rest.len(), |n| start + n + close.len())
        });
    }
    if !after.starts_with('"') {
        return None;
    }
    let mut escaped = false;
    for (i, byte) in after.bytes().enumerate().skip(1) {
        match byte {
            _ if escaped => escaped = false,
            b'\\' => escaped = true,
            b'"' => return Some(prefix + i + 1),
            _ => {}
        }
    }
    Some(rest.len())
}

fn number_length(rest: &str) -> usize {
    let bytes = rest.as_bytes();
    let mut end = 0;
    while end < bytes.len() {
        let fraction = bytes[end] == b'.' && bytes.get(end + 1).is_some_and(u8::is_ascii_digit);
        if !(fraction || bytes[end] == b'_' || bytes[end].is_ascii_alphanumeric()) {
            break;
        }
        end += 1;
    }
    end
}

/// A character or a lifetime.
fn quote(rest: &str) -> (Kind, usize) {
    let mut chars = rest.char_indices().skip(1);
    let Some((_, first)) = chars.next() else { return (Kind::Mark, 1) };
    if first == '\\' {
        chars.next();
        let end = chars.find(|&(_, c)| c == '\'').map_or(rest.len(), |(i, _)| i + 1);
        return (Kind::Literal, end);
    }
    if let Some((i, '\'')) = chars.next() {
        return (Kind::Literal, i + 1);
    }
    let length = rest[1..].find(|c: char| c != '_' && !c.is_alphanumeric()).map_or(rest.len(), |n| n + 1);
    (Kind::Lifetime, length.max(1))
}

/// The index of the token that closes the bracket opened at `open`.
pub fn closing(tokens: &[Token], open: usize) -> usize {
    let mut depth = 0usize;
    for (i, token) in tokens.iter().enumerate().skip(open) {
        if token.kind != Kind::Mark {
            continue;
        }
        match token.text {
            "(" | "[" | "{" => depth += 1,
            ")" | "]" | "}" => {
                depth = depth.saturating_sub(1);
                if depth == 0 {
                    return i;
                }
            }
            _ => {}
        }
    }
    tokens.len().saturating_sub(1)
}

/// The index of the next token `text` from `start` that stands in no bracket opened after `start`.
pub fn next_outside(tokens: &[Token], start: usize, texts: &[&str]) -> Option<usize> {
    let mut i = start;
    while i < tokens.len() {
        let token = &tokens[i];
        if token.kind == Kind::Mark {
            if texts.contains(&token.text) {
                return Some(i);
            }
            if matches!(token.text, "(" | "[" | "{") {
                i = closing(tokens, i);
            }
        }
        i += 1;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Vec<&str> {
        cut(text).tokens.iter().map(|token| token.text).collect()
    }

    #[test]
    fn strings_and_comments_are_not_code() {
        assert_eq!(words(r##"a("todo!", r#"b" c"#, '"', '\'', b'x') // d"##).len(), 13);
        assert_eq!(words("a /* b /* c */ d */ e"), ["a", "e"]);
        assert_eq!(cut("x\n/// one\n//! two").comments[1], Comment { text: " two", line: 3 });
    }

    #[test]
    fn lifetimes_are_not_characters() {
        assert_eq!(words("<'a> 'b' 'outer: loop"), ["<", "'a", ">", "'b'", "'outer", ":", "loop"]);
    }

    #[test]
    fn numbers_and_lines() {
        assert_eq!(words("0..3 1.5e3 0x_ff"), ["0", ".", ".", "3", "1.5e3", "0x_ff"]);
        assert_eq!(cut("a\n\"x\ny\"\nb").tokens[2].line, 4);
    }

    #[test]
    fn brackets_close() {
        let source = cut("f(a, {b}) { c }");
        assert_eq!(closing(&source.tokens, 1), 7);
        assert_eq!(next_outside(&source.tokens, 1, &["{"]), Some(8));
    }
}
