//! Whether all blocks mean one card (CR 108.1: the English text is the authority), and what differs where.

use crate::block::{Block, Verdict};
use crate::known::{self, Known};
use ir::{Ability, TypeLine};
use oracle::reminder::Bare;
use oracle::{Language, localized};

/// A place where a block says something else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The line of the page; the first of the block where it does not show which.
    pub line: usize,
    /// What the block says, in the reader's language; nothing where it leaves something out.
    pub says: Option<String>,
    /// What the card says there; nothing where the block says more.
    pub wanted: Option<String>,
}

/// What the texts of a face are held to.
pub struct Reference {
    pub abilities: Vec<Ability>,
    name: String,
    type_line: TypeLine,
}

/// What the card that ships says, or what most blocks say.
pub fn reference(known: &Known, card: Option<usize>, blocks: &[Block], face: usize) -> Option<Reference> {
    if let Some(card) = card {
        let face = known.cards[card].card.faces.get(face)?;
        let (name, type_line) = (face.name.clone(), face.type_line.clone());
        return Some(Reference { abilities: face.abilities.clone(), name, type_line });
    }
    let read: Vec<_> = blocks.iter().filter(|b| b.face == face).filter_map(Block::read).collect();
    // Of two meanings with as many blocks the one that is said in English, then the first.
    let english = |abilities: &Vec<Ability>| {
        read.iter().any(|r| r.language == oracle::Language::English && r.abilities == *abilities)
    };
    let votes = |abilities: &Vec<Ability>| read.iter().filter(|r| r.abilities == *abilities).count();
    let rank = |abilities: &Vec<Ability>| (votes(abilities), english(abilities));
    let mut best = read.first()?;
    for reading in &read {
        if rank(&reading.abilities) > rank(&best.abilities) {
            best = reading;
        }
    }
    let name = read.iter().find(|r| r.language == oracle::Language::English).map_or(&best.name, |r| &r.name);
    Some(Reference { abilities: best.abilities.clone(), name: name.clone(), type_line: best.type_line.clone() })
}

impl Reference {
    /// What a block says of it. What differs is said in this language.
    pub fn verdict(&self, block: &Block, language: Language) -> Verdict {
        match &block.reading {
            None => Verdict::NoText,
            Some(Err(_)) => Verdict::Unread,
            Some(Ok(reading)) if reading.abilities == self.abilities => Verdict::Agrees,
            Some(Ok(reading)) => Verdict::Differs(self.differences(block, &reading.abilities, language)),
        }
    }

    /// Where a language has no words for one of the two, or the same for both, it is said in English.
    fn differences(&self, block: &Block, abilities: &[Ability], language: Language) -> Vec<Difference> {
        let both = |language| {
            let said = |abilities: &[Ability]| known::said_in(language, &self.name, &self.type_line, abilities);
            let (says, wanted) = (said(abilities)?, said(&self.abilities)?);
            (says != wanted).then_some((says, wanted))
        };
        let both = both(language).or_else(|| both(Language::English));
        let found = match &both {
            Some((says, wanted)) => compared(says, wanted),
            None => {
                let meant = || localized::difference(&self.abilities, abilities);
                vec![(0, (language == Language::English).then(meant), None)]
            }
        };
        let lines = own_lines(block);
        let many = both.map_or(0, |(says, _)| says.len());
        let place = |at: usize| {
            let fits = lines.len() == many;
            lines.get(if fits { at.min(lines.len().saturating_sub(1)) } else { 0 }).copied().unwrap_or(0)
        };
        found.into_iter().map(|(at, says, wanted)| Difference { line: place(at), says, wanted }).collect()
    }
}

/// The lines of the page on which rules text of the block stands, explanations set aside.
fn own_lines(block: &Block) -> Vec<usize> {
    let Some(lines) = &block.lines else { return Vec::new() };
    let numbered = block.text.lines().enumerate();
    let own = numbered.filter(|(_, line)| !Bare::new(line).text.trim().is_empty());
    own.map(|(i, _)| lines.start() + i).collect()
}

type Compared = (usize, Option<String>, Option<String>);

/// The lines that differ: where in the first text, what it says, what the second says.
fn compared(says: &[String], wanted: &[String]) -> Vec<Compared> {
    let kept = common(says, wanted);
    let mut found = Vec::new();
    let (mut i, mut j) = (0, 0);
    for (next_i, next_j) in kept.into_iter().chain([(says.len(), wanted.len())]) {
        let (mut left, mut right) = ((i..next_i).peekable(), (j..next_j).peekable());
        while left.peek().is_some() || right.peek().is_some() {
            let (at, other) = (left.next(), right.next());
            found.push((at.unwrap_or(next_i), at.map(|at| says[at].clone()), other.map(|o| wanted[o].clone())));
        }
        (i, j) = (next_i + 1, next_j + 1);
    }
    found
}

/// The longest row of lines that both have in one order: their places.
fn common(one: &[String], other: &[String]) -> Vec<(usize, usize)> {
    let mut longest = vec![vec![0; other.len() + 1]; one.len() + 1];
    for i in (0..one.len()).rev() {
        for j in (0..other.len()).rev() {
            longest[i][j] =
                if one[i] == other[j] { longest[i + 1][j + 1] + 1 } else { longest[i + 1][j].max(longest[i][j + 1]) };
        }
    }
    let (mut i, mut j, mut kept) = (0, 0, Vec::new());
    while i < one.len() && j < other.len() {
        if one[i] == other[j] {
            kept.push((i, j));
            (i, j) = (i + 1, j + 1);
        } else if longest[i + 1][j] >= longest[i][j + 1] {
            i += 1;
        } else {
            j += 1;
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_compared() {
        let lines = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<_>>();
        let found = compared(&lines("a x c"), &lines("a b c d"));
        assert_eq!(found, [(1, Some("x".into()), Some("b".into())), (3, None, Some("d".into()))]);
        assert!(compared(&lines("a b"), &lines("a b")).is_empty());
    }
}
