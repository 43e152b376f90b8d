//! A text without its reminders, and the reminders with their places.

use std::ops::Range;

/// A text without its reminders, and where each of its bytes stood before.
pub struct Bare {
    pub text: String,
    /// In order of the text.
    pub asides: Vec<Aside>,
    origin: Vec<usize>,
}

/// What stands in parentheses, these and the blank before them included.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Aside {
    /// The byte offset in the bare text where it was taken out.
    pub at: usize,
    /// Its bytes in the text as given.
    pub range: Range<usize>,
    pub stands: Stands,
}

/// How an aside stands to its text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stands {
    /// In front of everything, a paragraph of its own.
    Before,
    /// Behind something that was said.
    Behind,
}

impl Bare {
    /// Parentheses go with the blank before them; a paragraph that was nothing else goes whole.
    pub fn new(text: &str) -> Bare {
        let mut bare = Bare { text: String::new(), asides: Vec::new(), origin: Vec::new() };
        let mut start = 0;
        while start <= text.len() {
            let paragraph = paragraph(&text[start..]);
            bare.paragraph(paragraph, start);
            start += paragraph.len() + 1;
        }
        bare.origin.push(text.len());
        bare
    }

    fn paragraph(&mut self, paragraph: &str, start: usize) {
        let kept = kept_ranges(paragraph);
        let whole: String = kept.iter().map(|r| &paragraph[r.clone()]).collect();
        if whole.trim().is_empty() {
            let (stands, from) =
                if self.text.is_empty() { (Stands::Before, start) } else { (Stands::Behind, start.saturating_sub(1)) };
            if !paragraph.trim().is_empty() {
                self.asides.push(Aside { at: self.text.len(), range: from..start + paragraph.len(), stands });
            }
            return;
        }
        if !self.text.is_empty() {
            self.push("\n", start.saturating_sub(1));
        }
        let end = whole.trim_end().len();
        let mut left = end;
        for (nth, range) in kept.iter().enumerate() {
            let piece = &paragraph[range.clone()];
            let take = piece.len().min(left);
            self.push(&piece[..take], start + range.start);
            left -= take;
            let behind = kept.get(nth + 1).map_or(paragraph.trim_end().len(), |next| next.start);
            if behind > range.end {
                let range = start + range.end..start + behind;
                self.asides.push(Aside { at: self.text.len(), range, stands: Stands::Behind });
            }
        }
    }

    fn push(&mut self, piece: &str, from: usize) {
        self.text.push_str(piece);
        self.origin.extend(from..from + piece.len());
    }

    /// The byte offset in the text as given.
    pub fn origin(&self, at: usize) -> usize {
        self.origin[at.min(self.origin.len() - 1)]
    }
}

/// What stands before the end of a line outside of parentheses: a reminder may go on in the next.
fn paragraph(text: &str) -> &str {
    let open = |line: &str| line.matches('(').count() > line.matches(')').count();
    let ends = text.match_indices('\n').map(|(at, _)| &text[..at]);
    let first = ends.clone().next().unwrap_or(text);
    let whole = if open(first) { ends.chain([text]).find(|line| !open(line)) } else { None };
    whole.unwrap_or(first)
}

/// What stands outside of reminder parentheses.
fn kept_ranges(paragraph: &str) -> Vec<Range<usize>> {
    let mut kept = Vec::new();
    let (mut from, mut depth) = (0, 0);
    for (at, c) in paragraph.char_indices() {
        let opens = c == '(' && !is_first_half(&paragraph[at..]) || c == '（' && is_sentence(&paragraph[at..]);
        if opens {
            if depth == 0 {
                kept.push(from..paragraph[..at].trim_end().len().max(from));
            }
            depth += 1;
        } else if depth > 0 && (c == ')' || c == '）') {
            depth -= 1;
            from = at + c.len_utf8();
        }
    }
    if depth == 0 {
        kept.push(from..paragraph.len());
    }
    kept
}

/// German puts subtypes in front of a noun so: "(Elf, Krieger)-Kreatur".
fn is_first_half(text: &str) -> bool {
    text.split_once(')').is_some_and(|(_, behind)| behind.starts_with('-'))
}

/// Full-width parentheses also hold what an Aura enchants; a reminder has a full stop.
fn is_sentence(text: &str) -> bool {
    text.split('）').next().is_some_and(|inner| inner.contains('。'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_taken_out_keeps_its_place() {
        let text = "(Of the card.)\nScry 1. (Look.)\nDraw (so) a card.\n(Alone.)";
        let bare = Bare::new(text);
        assert_eq!(bare.text, "Scry 1.\nDraw a card.");
        let found: Vec<(usize, &str)> = bare.asides.iter().map(|a| (a.at, &text[a.range.clone()])).collect();
        assert_eq!(found, [(0, "(Of the card.)"), (7, " (Look.)"), (12, " (so)"), (20, "\n(Alone.)")]);
        let before = bare.asides.iter().filter(|a| a.stands == Stands::Before);
        assert_eq!(before.count(), 1);
    }
}
