//! Shapes of steps: a pattern language of words, slots, options and alternatives.
//!
//! A shape is written as in `docs/scenarios.md`: plain words stand for themselves, a word
//! in capitals is a slot, `[...]` may be absent, `(a|b)` is one of several phrases. A shape
//! fits a line if words and slots cover it; the shortest filling of a slot is tried first.

use crate::problem::{Problem, Words, distance, said};

/// A slot of a shape and the words that fill it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Filled {
    /// The slot's name without digits; `|` for alternatives, `[]` for an option of plain words.
    pub slot: String,
    pub words: Words,
}

#[derive(Clone, Debug)]
enum Part {
    Word(String),
    Slot(String),
    Optional(Vec<Part>),
    OneOf(Vec<Vec<Part>>),
}

/// A shape ready to be matched.
#[derive(Clone, Debug)]
pub struct Shape {
    pub text: &'static str,
    parts: Vec<Part>,
}

/// A word of the line and where it begins and ends (bytes).
struct Token<'a> {
    text: &'a str,
    start: usize,
    end: usize,
}

/// How far the best attempt came, and what it wanted there.
#[derive(Clone, Debug, Default)]
pub struct Reach {
    pub column: usize,
    pub width: usize,
    tokens: usize,
}

impl Shape {
    pub fn new(text: &'static str) -> Shape {
        let mut words = spaced(text);
        words.reverse();
        Shape { text, parts: parts(&mut words) }
    }

    /// The slots with their fillings, if the shape fits the whole line.
    pub fn fit(&self, line: &str) -> Result<Vec<Filled>, Reach> {
        let tokens = tokens(line);
        let mut fit = Fit { line, tokens: &tokens, furthest: 0 };
        let mut filled = Vec::new();
        let work: Vec<&Part> = self.parts.iter().collect();
        if fit.parts(&work, 0, &mut filled) {
            return Ok(filled);
        }
        let (start, end) = tokens.get(fit.furthest).map_or((line.len(), line.len() + 1), |t| (t.start, t.end));
        Err(Reach {
            column: line[..start.min(line.len())].chars().count(),
            width: (end - start).max(1),
            tokens: fit.furthest,
        })
    }
}

/// The pattern's words, brackets and bars as words of their own.
fn spaced(text: &str) -> Vec<String> {
    let mut spaced = String::new();
    for c in text.chars() {
        if "[]|()".contains(c) {
            spaced.extend([' ', c, ' ']);
        } else {
            spaced.push(c);
        }
    }
    spaced.replace("'s ", " 's ").split_whitespace().map(str::to_owned).collect()
}

fn parts(words: &mut Vec<String>) -> Vec<Part> {
    let mut found = Vec::new();
    while let Some(word) = words.last().cloned() {
        match word.as_str() {
            "]" | "|" | ")" => return found,
            "[" => {
                words.pop();
                found.push(Part::Optional(parts(words)));
                words.pop();
            }
            "(" => {
                let mut options = Vec::new();
                while words.last().is_some_and(|w| w != ")") {
                    words.pop();
                    options.push(parts(words));
                }
                words.pop();
                found.push(Part::OneOf(options));
            }
            w => {
                let is_slot = w.len() > 1 && w.bytes().all(|b| b.is_ascii_uppercase()) || w == "N";
                found.push(if is_slot { Part::Slot(w.to_owned()) } else { Part::Word(w.to_owned()) });
                words.pop();
            }
        }
    }
    found
}

/// The words of a line; `'s` at the end of a word is a word of its own.
fn tokens(line: &str) -> Vec<Token<'_>> {
    let mut found = Vec::new();
    let mut at = 0;
    for word in line.split_inclusive(char::is_whitespace) {
        let text = word.trim_end();
        if !text.is_empty() {
            match text.strip_suffix("'s") {
                Some(name) if !name.is_empty() => {
                    found.push(Token { text: name, start: at, end: at + name.len() });
                    found.push(Token { text: "'s", start: at + name.len(), end: at + text.len() });
                }
                _ => found.push(Token { text, start: at, end: at + text.len() }),
            }
        }
        at += word.len();
    }
    found
}

struct Fit<'a> {
    line: &'a str,
    tokens: &'a [Token<'a>],
    furthest: usize,
}

impl Fit<'_> {
    fn words(&self, from: usize, to: usize) -> Words {
        let (start, end) = (self.tokens[from].start, self.tokens[to - 1].end);
        Words::new(&self.line[start..end], self.line[..start].chars().count())
    }

    /// Fits these parts to the tokens from `at` to the end of the line.
    fn parts(&mut self, parts: &[&Part], at: usize, filled: &mut Vec<Filled>) -> bool {
        self.furthest = self.furthest.max(at);
        let Some((first, rest)) = parts.split_first() else { return at == self.tokens.len() };
        match first {
            Part::Word(word) => self.tokens.get(at).is_some_and(|t| t.text == word) && self.parts(rest, at + 1, filled),
            Part::Slot(slot) => {
                let most = if is_one_word(slot) { 1 } else { self.tokens.len().saturating_sub(at) };
                for length in 1..=most {
                    if at + length > self.tokens.len() {
                        break;
                    }
                    let words = self.words(at, at + length);
                    if !may_fill(slot, &words.text) {
                        continue;
                    }
                    filled.push(Filled { slot: slot.clone(), words });
                    if self.parts(rest, at + length, filled) {
                        return true;
                    }
                    filled.pop();
                }
                false
            }
            Part::Optional(inner) => {
                let before = filled.len();
                let with: Vec<&Part> = inner.iter().chain(rest.iter().copied()).collect();
                let plain = inner.iter().all(|p| matches!(p, Part::Word(_)));
                if plain && at + inner.len() <= self.tokens.len() {
                    filled.push(Filled { slot: "[]".into(), words: self.words(at, at + inner.len()) });
                }
                if self.parts(&with, at, filled) {
                    return true;
                }
                filled.truncate(before);
                self.parts(rest, at, filled)
            }
            Part::OneOf(options) => {
                for option in options {
                    let before = filled.len();
                    let plain = option.iter().all(|p| matches!(p, Part::Word(_)));
                    if plain && at + option.len() <= self.tokens.len() {
                        filled.push(Filled { slot: "|".into(), words: self.words(at, at + option.len()) });
                    }
                    let with: Vec<&Part> = option.iter().chain(rest.iter().copied()).collect();
                    if self.parts(&with, at, filled) {
                        return true;
                    }
                    filled.truncate(before);
                }
                false
            }
        }
    }
}

fn is_one_word(slot: &str) -> bool {
    matches!(slot, "SEAT" | "LABEL" | "N" | "NTH" | "RULE" | "COST" | "MANA" | "COLOR" | "POWER")
}

/// A first look at a filling; what it names is looked up when the step is carried out.
fn may_fill(slot: &str, text: &str) -> bool {
    match slot {
        "SEAT" => text.starts_with(char::is_uppercase) && text.chars().all(char::is_alphanumeric),
        "LABEL" => text.starts_with('#') && text.len() > 1,
        "N" => text.bytes().all(|b| b.is_ascii_digit()),
        "POWER" => text.split_once('/').is_some_and(|(p, t)| p.parse::<i32>().is_ok() && t.parse::<i32>().is_ok()),
        "NTH" => ["st", "nd", "rd", "th"].iter().any(|s| text.strip_suffix(s).is_some_and(|n| n.parse::<u8>().is_ok())),
        "RULE" => text.starts_with(|c: char| c.is_ascii_digit()) && text.contains('.'),
        "COST" | "MANA" => text.starts_with('{') && text.ends_with('}'),
        "COLOR" => ["white", "blue", "black", "red", "green"].contains(&text),
        "OBJECT" => text.starts_with('#') && !text.contains(' ') || text.starts_with(char::is_uppercase),
        "VIEWER" => text.ends_with("'s") || text == "the spectators'",
        "CARD" => text.starts_with(char::is_uppercase),
        _ => true,
    }
}

/// That no shape fits: where the nearest one stopped fitting, and the nearest shapes.
pub fn no_shape<'a>(line: &str, kind: &str, shapes: impl Iterator<Item = &'a Shape>) -> Problem {
    let mut attempts: Vec<(Reach, &Shape)> = shapes.filter_map(|s| s.fit(line).err().map(|r| (r, s))).collect();
    attempts.sort_by_key(|(reach, shape)| (usize::MAX - reach.tokens, distance(line, shape.text)));
    let Some((reach, _)) = attempts.first() else {
        return Problem::new(said("problem-no-kind-step", [("kind", kind.into())]));
    };
    let mut problem = Problem::new(said("problem-no-shape", [("kind", kind.into())]));
    problem.at = Some((reach.column, reach.width));
    let best = reach.tokens;
    attempts.retain(|(r, _)| r.tokens == best);
    attempts.truncate(3);
    attempts
        .iter()
        .fold(problem, |problem, (_, shape)| problem.hint(said("hint-shape", [("shape", shape.text.into())])))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fit(shape: &'static str, line: &str) -> Vec<(String, String)> {
        let filled = Shape::new(shape).fit(line).unwrap_or_else(|_| panic!("`{line}` does not fit"));
        filled.into_iter().map(|f| (f.slot, f.words.text)).collect()
    }

    #[test]
    fn slots_take_what_lies_between_words() {
        let found =
            fit("SEAT casts CARD [face down] [as LABEL] [targeting LIST]", "Ann casts Masked Ogre face down as #a");
        let slots: Vec<&str> = found.iter().map(|(s, _)| s.as_str()).collect();
        assert_eq!(slots, ["SEAT", "CARD", "[]", "LABEL"]);
        assert_eq!(found[1].1, "Masked Ogre");
    }

    #[test]
    fn possessives_and_alternatives() {
        let found = fit("SEAT's (hand|graveyard) is LIST", "Ann's graveyard is Gray Ogre, 2 Forest");
        assert_eq!(found[1].1, "graveyard");
        assert_eq!(found[2].1, "Gray Ogre, 2 Forest");
    }

    #[test]
    fn where_it_stops_fitting() {
        let shapes = [Shape::new("SEAT passes"), Shape::new("SEAT has N life")];
        let problem = no_shape("Ann has many life", "Given", shapes.iter());
        assert_eq!(problem.at, Some((8, 4)));
        assert_eq!(problem.hints, [said("hint-shape", [("shape", "SEAT has N life".into())])]);
    }
}
