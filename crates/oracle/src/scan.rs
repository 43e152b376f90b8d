//! What reading and writing know in common about letters: capitals, spaces,
//! sandhi, and things with a shape of their own.

use crate::grammar::{Builtin, Element, Grammar, Joints};
use crate::term::{Node, T, Terms};

/// What is owed to the next letter.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Owed {
    pub capital: bool,
    pub space: bool,
    /// The word before has taken the place of the space: "l'".
    pub elided: bool,
}

impl Owed {
    pub const NOTHING: Owed = Owed { capital: false, space: false, elided: false };

    /// Behind a form of a word that is one of several by sound.
    pub fn behind(form: &str) -> Owed {
        Owed { elided: form.ends_with('\''), ..Owed::NOTHING }
    }
}

/// How the object calls itself.
#[derive(Clone, Debug, Default)]
pub struct Names {
    pub full: String,
    pub short: Option<String>,
    /// Inflected forms with their articles, by values of features; empty in languages that do not inflect names.
    pub forms: Vec<(Vec<String>, String)>,
    pub short_forms: Vec<(Vec<String>, String)>,
}

impl Names {
    pub fn own(&self, features: &[String]) -> Option<&str> {
        if features.is_empty() { Some(&self.full) } else { with_features(&self.forms, features) }
    }
    pub fn short(&self, features: &[String]) -> Option<&str> {
        if features.is_empty() { self.short.as_deref() } else { with_features(&self.short_forms, features) }
    }
}

fn with_features<'f>(forms: &'f [(Vec<String>, String)], wanted: &[String]) -> Option<&'f str> {
    forms.iter().find(|(values, _)| wanted.iter().all(|w| values.contains(w))).map(|(_, form)| form.as_str())
}

pub fn capitalised(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or(String::new(), |c| c.to_uppercase().chain(chars).collect())
}

/// Where a literal ends if it stands here.
pub fn literal_at(text: &str, at: usize, literal: &str, owed: Owed) -> Result<usize, usize> {
    let literal = unabsorbed(&text[..at], literal);
    if literal.is_empty() {
        return Ok(at);
    }
    let at = after_space(text, at, literal, owed).ok_or(at)?;
    let rest = &text[at..];
    let fits = if owed.capital {
        let mut wanted = literal.chars();
        let first: String = wanted.next().into_iter().flat_map(char::to_uppercase).collect();
        rest.strip_prefix(first.as_str()).is_some_and(|r| r.starts_with(wanted.as_str()))
    } else {
        rest.starts_with(literal)
    };
    if fits { Ok(at + literal.len()) } else { Err(at) }
}

/// A full stop just before a closing quotation mark also ends the sentence around it.
pub fn unabsorbed<'l>(before: &str, literal: &'l str) -> &'l str {
    if before.ends_with(".\"") { literal.strip_prefix('.').unwrap_or(literal) } else { literal }
}

/// The place behind the space that is owed, if it is there.
pub fn after_space(text: &str, at: usize, next: &str, owed: Owed) -> Option<usize> {
    if !owed.space || owed.elided || crate::grammar::attaches_left(next) {
        return Some(at);
    }
    text[at..].starts_with(' ').then_some(at + 1)
}

/// Which of the forms of a word that changes by sound fits what follows it.
pub fn by_sound<F>(grammar: &Grammar, forms: &[F], rest: &str) -> usize {
    let place = grammar.sound(rest.trim_start_matches(' ')) as usize;
    if place < forms.len() { place } else { 0 }
}

/// The literal that an element stands for, if it is one.
pub fn literal(element: &Element) -> Option<&str> {
    match element {
        Element::Literal(text) => Some(text),
        _ => None,
    }
}

/// Everything that a builtin can read here: (end, term).
pub fn read_builtin(
    kind: &Builtin,
    names: &Names,
    text: &str,
    at: usize,
    owed: Owed,
    terms: &mut Terms,
) -> Vec<(usize, T)> {
    let rest = &text[at..];
    let digits = |s: &str| s.bytes().take_while(u8::is_ascii_digit).count();
    match kind {
        Builtin::Int => {
            let n = digits(rest);
            rest[..n].parse().map_or(vec![], |value: i32| vec![(at + n, terms.int(value.into()))])
        }
        Builtin::Plus | Builtin::Minus => {
            signed(rest, if *kind == Builtin::Plus { '+' } else { '-' }, *kind == Builtin::Minus, at, terms)
        }
        Builtin::WidePlus => wide_signed(rest, '＋', at, terms),
        Builtin::WideMinus => wide_signed(rest, '－', at, terms),
        Builtin::WideInt => {
            let wide: String = rest.chars().map_while(narrow_digit).collect();
            wide.parse().map_or(vec![], |value: i32| vec![(at + 3 * wide.len(), terms.int(value.into()))])
        }
        Builtin::Mana => {
            let mut end = 0;
            while let Some(close) = rest[end..].strip_prefix('{').and_then(|r| r.find('}')) {
                if rest[end..end + close + 2].parse::<ir::ManaCost>().is_err() {
                    break;
                }
                end += close + 2;
            }
            if end == 0 { vec![] } else { vec![(at + end, terms.string(&rest[..end]))] }
        }
        Builtin::ManaOr(joints) => {
            mana_or(joints, rest).map_or(vec![], |(len, symbols)| vec![(at + len, terms.string(&symbols))])
        }
        Builtin::Title(small) => {
            titles(small, rest).into_iter().map(|end| (at + end, terms.string(&rest[..end]))).collect()
        }
        Builtin::OwnName(features) => {
            let form = names.own(features).map(|form| owed.capitals(kind, form));
            let form = form.filter(|form| !form.is_empty() && rest.starts_with(form.as_str()));
            form.map_or(vec![], |form| vec![(at + form.len(), terms.named("OwnName", []))])
        }
        Builtin::ShortName(features) => {
            let short = names
                .short(features)
                .map(|form| owed.capitals(kind, form))
                .filter(|s| rest.starts_with(s.as_str()) && !rest[s.len()..].starts_with(is_letter));
            short.map_or(vec![], |s| vec![(at + s.len(), terms.named("ShortName", []))])
        }
    }
}

/// Of a script that puts spaces between words.
fn is_letter(c: char) -> bool {
    c.is_alphabetic() && (c as u32) < 0x2E80
}

impl Owed {
    /// The form of a name where a capital may be due: its article takes it, a bare name stays as it is.
    pub fn capitals(self, kind: &Builtin, form: &str) -> String {
        let has_article = matches!(kind, Builtin::OwnName(f) | Builtin::ShortName(f) if !f.is_empty());
        if self.capital && has_article { capitalised(form) } else { form.to_owned() }
    }
}

/// A list of single symbols with "or" before the last: its length, and the symbols together.
fn mana_or(joints: &Joints, rest: &str) -> Option<(usize, String)> {
    let mut symbols = String::new();
    let mut at = 0;
    loop {
        let close = rest[at..].strip_prefix('{')?.find('}')? + 2;
        let symbol = &rest[at..at + close];
        symbol.parse::<ir::ManaSymbol>().ok()?;
        symbols.push_str(symbol);
        at += close;
        let last = [&joints.both, &joints.last].into_iter().find(|j| rest[at..].starts_with(&format!("{j}{{")));
        if let Some(joint) = last {
            let start = at + joint.len();
            let end = start + rest[start..].find('}')? + 1;
            // Where all joints are alike, the last is told by what follows.
            if *joint == joints.first && rest[end..].starts_with(&format!("{joint}{{")) {
                at = start;
                continue;
            }
            symbols.push_str(&rest[start..end]);
            return write_mana_or(joints, &symbols).filter(|w| *w == rest[..end]).map(|_| (end, symbols));
        }
        at += rest[at..].strip_prefix(&*joints.first).map(|_| joints.first.len())?;
    }
}

fn write_mana_or(joints: &Joints, symbols: &str) -> Option<String> {
    let all: Vec<String> = symbols.split_inclusive('}').map(str::to_owned).collect();
    match all.as_slice() {
        [] | [_] => None,
        [a, b] => Some(format!("{a}{}{b}", joints.both)),
        [first @ .., last] => Some(format!("{}{}{last}", first.join(&joints.first), joints.last)),
    }
}

fn narrow_digit(c: char) -> Option<char> {
    char::from_digit((c as u32).checked_sub('０' as u32).filter(|&d| d < 10)?, 10)
}

fn signed(rest: &str, sign: char, negative: bool, at: usize, terms: &mut Terms) -> Vec<(usize, T)> {
    let Some(after) = rest.strip_prefix(sign) else { return vec![] };
    let n = after.bytes().take_while(u8::is_ascii_digit).count();
    let value = after[..n].parse::<i32>().ok();
    value.map_or(vec![], |v| vec![(at + sign.len_utf8() + n, terms.int(if negative { -v } else { v }.into()))])
}

/// One digit in full width, as it is printed; more than one in the usual width.
fn wide(n: i64) -> String {
    let digits = n.to_string();
    if n < 10 { digits.chars().map(wide_digit).collect() } else { digits }
}

fn wide_signed(rest: &str, sign: char, at: usize, terms: &mut Terms) -> Vec<(usize, T)> {
    let Some(after) = rest.strip_prefix(sign) else { return vec![] };
    let narrow: String = after.chars().take_while(char::is_ascii_digit).collect();
    let digit = after.chars().next().and_then(narrow_digit).map(String::from);
    let Ok(n) = digit.unwrap_or(narrow).parse::<i32>() else { return vec![] };
    let said = wide(n.into());
    let value = if sign == '－' { -n } else { n };
    if after.starts_with(&said) { vec![(at + sign.len_utf8() + said.len(), terms.int(value.into()))] } else { vec![] }
}

/// The ends of stretches of capitalised words, small words allowed inside.
fn titles(small_words: &[String], rest: &str) -> Vec<usize> {
    let mut ends = Vec::new();
    let mut at = 0;
    for word in rest.split_inclusive(' ') {
        let bare = word.trim_end_matches(' ').trim_end_matches(['.', '"', ':', ';']);
        let bare = bare.strip_suffix(',').unwrap_or(bare);
        let small = small_words.iter().any(|word| word == bare);
        if !(bare.starts_with(char::is_uppercase) || small && at > 0) {
            break;
        }
        if !small {
            ends.push(at + bare.len());
        }
        at += word.len();
        if bare.len() + 1 < word.len() && !word.ends_with(", ") {
            break;
        }
    }
    ends
}

/// What a builtin writes for a term, if the term is one of its own.
pub fn write_builtin(kind: &Builtin, names: &Names, term: T, terms: &Terms) -> Option<String> {
    let int = || terms.as_int(term);
    match kind {
        Builtin::Int => int().filter(|&n| n >= 0).map(|n| n.to_string()),
        Builtin::Plus => int().filter(|&n| n >= 0).map(|n| format!("+{n}")),
        Builtin::Minus => int().filter(|&n| n <= 0).map(|n| format!("-{}", -n)),
        Builtin::WidePlus => int().filter(|&n| n >= 0).map(|n| format!("＋{}", wide(n))),
        Builtin::WideMinus => int().filter(|&n| n <= 0).map(|n| format!("－{}", wide(-n))),
        Builtin::WideInt => int().filter(|&n| n >= 0).map(|n| n.to_string().chars().map(wide_digit).collect()),
        Builtin::Mana => match terms.node(term) {
            Node::Str(s) if s.starts_with('{') => Some(s.to_string()),
            _ => None,
        },
        Builtin::ManaOr(joints) => match terms.node(term) {
            Node::Str(s) => write_mana_or(joints, s),
            _ => None,
        },
        Builtin::Title(_) => match terms.node(term) {
            Node::Str(s) => Some(s.to_string()),
            _ => None,
        },
        Builtin::OwnName(features) => names.own(features).filter(|_| terms.is(term, "OwnName")).map(str::to_owned),
        Builtin::ShortName(features) => {
            names.short(features).filter(|_| terms.is(term, "ShortName")).map(str::to_owned)
        }
    }
}

fn wide_digit(c: char) -> char {
    c.to_digit(10).and_then(|d| char::from_u32('０' as u32 + d)).unwrap_or(c)
}
