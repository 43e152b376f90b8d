//! What is wrong, and where: one message with the line and a caret under the place.

use std::fmt;

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
    pub fn problem(&self, message: impl Into<String>) -> Problem {
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
    pub message: String,
    /// Column within the step and length, in characters.
    pub at: Option<(usize, usize)>,
    /// What was expected, what is near.
    pub hints: Vec<String>,
}

impl Problem {
    pub fn new(message: impl Into<String>) -> Problem {
        Problem { message: message.into(), at: None, hints: Vec::new() }
    }
    pub fn hint(mut self, hint: impl Into<String>) -> Problem {
        self.hints.push(hint.into());
        self
    }
    /// Names the nearest of the known words, if one is near.
    pub fn did_you_mean<'a>(self, word: &str, known: impl IntoIterator<Item = &'a str>) -> Problem {
        match nearest(word, known) {
            Some(near) => self.hint(format!("did you mean `{near}`?")),
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
    pub message: String,
    pub hints: Vec<String>,
}

impl Located {
    /// A problem with a whole file.
    pub fn file(file: impl Into<String>, message: impl Into<String>) -> Located {
        Located {
            file: file.into(),
            line: 0,
            column: 0,
            source: String::new(),
            width: 0,
            message: message.into(),
            hints: Vec::new(),
        }
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
            message: problem.message,
            hints: problem.hints,
        }
    }
}

impl fmt::Display for Located {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.line == 0 {
            write!(f, "{}: {}", self.file, self.message)?;
        } else if self.column == 0 {
            write!(f, "{}:{}: {}", self.file, self.line, self.message)?;
        } else {
            writeln!(f, "{}:{}:{}: {}", self.file, self.line, self.column, self.message)?;
            writeln!(f, "  {}", self.source)?;
            write!(f, "  {}{}", " ".repeat(self.column - 1), "^".repeat(self.width))?;
        }
        self.hints.iter().try_for_each(|hint| write!(f, "\n  {hint}"))
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
        let problem = Words::new("Grey Ogre", 11).problem("no card is called so");
        let located = Located::new("a.feature", 3, "    Given Ann plays Grey Ogre", 9, problem);
        let text = located.to_string();
        assert_eq!(text.lines().nth(2).unwrap().find('^'), text.lines().nth(1).unwrap().find("Grey"));
    }
}
