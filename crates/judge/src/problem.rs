//! What is wrong, and where: one message with the line and a caret under the place.

use messages::{Language, Messages};
use std::{fmt, io};

/// Something to be said: a message and what stands in it, put into words where the reader is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Said {
    /// It is in words already.
    Text(String),
    Message(&'static str, Vec<(&'static str, Part)>),
    /// What is wrong elsewhere.
    Located(Box<Located>),
}

/// What stands in a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    Text(String),
    Number(usize),
    Said(Box<Said>),
    /// What the grammar of invented cards expected.
    Expected(Vec<String>),
}

/// A message with what stands in it.
pub fn said<const N: usize>(id: &'static str, parts: [(&'static str, Part); N]) -> Said {
    Said::Message(id, parts.into())
}

impl Said {
    pub fn in_words(&self, messages: &Messages) -> String {
        let (id, parts) = match self {
            Said::Text(text) => return text.clone(),
            Said::Located(located) => return located.said(messages),
            Said::Message(id, parts) => (id, parts),
        };
        let parts: Vec<(&str, messages::Arg)> =
            parts.iter().map(|(name, part)| (*name, part.in_words(messages))).collect();
        messages.say(id, &parts)
    }
}

impl Part {
    fn in_words(&self, messages: &Messages) -> messages::Arg {
        match self {
            Part::Text(text) => text.as_str().into(),
            Part::Number(number) => (*number).into(),
            Part::Said(said) => said.in_words(messages).into(),
            Part::Expected(expected) => messages.expected(Language::English, expected).into(),
        }
    }
}

impl From<&'static str> for Said {
    fn from(id: &'static str) -> Said {
        Said::Message(id, Vec::new())
    }
}
impl From<String> for Said {
    fn from(text: String) -> Said {
        Said::Text(text)
    }
}
impl From<&str> for Part {
    fn from(text: &str) -> Part {
        Part::Text(text.to_owned())
    }
}
impl From<String> for Part {
    fn from(text: String) -> Part {
        Part::Text(text)
    }
}
impl From<usize> for Part {
    fn from(number: usize) -> Part {
        Part::Number(number)
    }
}
impl From<Said> for Part {
    fn from(said: Said) -> Part {
        Part::Said(Box::new(said))
    }
}

/// Part of a line, with the place where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Words {
    pub text: String,
    /// Characters before it in the line.
    pub column: usize,
}

impl Words {
    pub fn new(text: impl Into<String>, column: usize) -> Words {
        Words { text: text.into(), column }
    }
    /// A problem with just these words.
    pub fn problem(&self, message: impl Into<Said>) -> Problem {
        Problem { message: message.into(), at: Some((self.column, self.text.chars().count())), hints: Vec::new() }
    }
    /// The part from byte `start` to `end`, without the blanks around it.
    pub fn part(&self, start: usize, end: usize) -> Words {
        let inner = &self.text[start..end];
        let skipped = inner.len() - inner.trim_start().len();
        let column = self.column + self.text[..start + skipped].chars().count();
        Words::new(inner.trim(), column)
    }
}

impl fmt::Display for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// Why a step is no step, or is not true.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    pub message: Said,
    /// Column within the step and length, in characters.
    pub at: Option<(usize, usize)>,
    /// What was expected, what is near.
    pub hints: Vec<Said>,
}

impl Problem {
    pub fn new(message: impl Into<Said>) -> Problem {
        Problem { message: message.into(), at: None, hints: Vec::new() }
    }
    pub fn hint(mut self, hint: impl Into<Said>) -> Problem {
        self.hints.push(hint.into());
        self
    }
    /// Names the nearest of the known words, if one is near.
    pub fn did_you_mean<'a>(self, word: &str, known: impl IntoIterator<Item = &'a str>) -> Problem {
        match nearest(word, known) {
            Some(near) => self.hint(said("hint-near", [("near", near.into())])),
            None => self,
        }
    }
}

/// The known word nearest to this one, if it is within a third of its length.
pub fn nearest<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let allowed = (word.chars().count() / 3).max(1);
    known
        .into_iter()
        .map(|k| (distance(&word.to_lowercase(), &k.to_lowercase()), k))
        .filter(|(d, _)| *d <= allowed)
        .min()
        .map(|(_, k)| k)
}

/// Levenshtein's distance.
pub fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, y) in b.iter().enumerate() {
            let next = (diagonal + usize::from(x != *y)).min(row[j] + 1).min(row[j + 1] + 1);
            diagonal = row[j + 1];
            row[j + 1] = next;
        }
    }
    row[b.len()]
}

/// A problem in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Located {
    pub file: String,
    /// From 1; 0 where the whole file is meant.
    pub line: usize,
    pub column: usize,
    /// The line as written.
    pub source: String,
    pub width: usize,
    pub message: Box<Said>,
    pub hints: Vec<Said>,
}

impl Located {
    /// A problem with a whole file.
    pub fn file(file: impl Into<String>, message: impl Into<Said>) -> Located {
        Located {
            file: file.into(),
            line: 0,
            column: 0,
            source: String::new(),
            width: 0,
            message: Box::new(message.into()),
            hints: Vec::new(),
        }
    }

    /// A file that cannot be read, and why.
    pub fn unreadable(file: impl Into<String>, why: io::Error) -> Located {
        let why: Said = match why.kind() {
            io::ErrorKind::NotFound => "file-missing".into(),
            io::ErrorKind::PermissionDenied => "file-forbidden".into(),
            io::ErrorKind::InvalidData => "file-no-text".into(),
            _ => why.to_string().into(),
        };
        Located::file(file, said("problem-unreadable", [("why", why.into())]))
    }

    /// `start`: characters of the line before the words of the step.
    pub fn new(file: &str, line: usize, source: &str, start: usize, problem: Problem) -> Located {
        let (column, width) = problem.at.unwrap_or((0, source.chars().count().saturating_sub(start)));
        Located {
            file: file.to_owned(),
            line,
            column: start + column + 1,
            source: source.to_owned(),
            width: width.max(1),
            message: Box::new(problem.message),
            hints: problem.hints,
        }
    }
}

impl Located {
    /// The place, what is wrong there, and what may help.
    pub fn said(&self, messages: &Messages) -> String {
        let message = self.message.in_words(messages);
        let mut text = if self.line == 0 {
            format!("{}: {message}", self.file)
        } else if self.column == 0 {
            format!("{}:{}: {message}", self.file, self.line)
        } else {
            let caret = format!("{}{}", " ".repeat(self.column - 1), "^".repeat(self.width));
            format!("{}:{}:{}: {message}\n  {}\n  {caret}", self.file, self.line, self.column, self.source)
        };
        for hint in &self.hints {
            text += &format!("\n  {}", hint.in_words(messages));
        }
        text
    }
}

impl fmt::Display for Located {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.said(Messages::of(Language::English)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn near_words() {
        assert_eq!(nearest("Grey Ogre", ["Gray Ogre", "Forest"]), Some("Gray Ogre"));
        assert_eq!(nearest("Zebra", ["Gray Ogre", "Forest"]), None);
    }

    #[test]
    fn caret() {
        let problem = Words::new("Grey Ogre", 11).problem("problem-no-card");
        let located = Located::new("a.feature", 3, "    Given Ann plays Grey Ogre", 9, problem);
        let text = located.to_string();
        assert_eq!(text.lines().nth(2).unwrap().find('^'), text.lines().nth(1).unwrap().find("Grey"));
    }
}
