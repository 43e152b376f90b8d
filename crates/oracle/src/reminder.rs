//! Reminder text (CR 207.2): set aside while reading.
//!
//! Rendering it is not built. It is to be written from the rule it explains, by the same grammar that writes
//! abilities: a file `reminder.grammar` in each language with a root `Reminder`, whose rules take the
//! keyword with what it is printed with (`Disguise([CostPart.Mana(#mana)])`, `Cloak(..)`, `Ward(..)`) and the
//! number of cards, and say the explanation. What several explanations share (a face-down 2/2 creature, turning
//! it up for a cost, ward {2}) are categories of that file, so that no sentence is there twice; which era of
//! sentence is printed is the generation of the text. The wording then needs one thing more: behind which
//! abilities a reminder stands, since a printing explains a keyword or leaves it out.

/// A text without its reminders, and where each of its bytes stood before.
pub struct Bare {
    pub text: String,
    origin: Vec<usize>,
}

impl Bare {
    /// Parentheses go with the blank before them; a paragraph that was nothing else goes whole.
    pub fn new(text: &str) -> Bare {
        let mut bare = Bare { text: String::new(), origin: Vec::new() };
        let mut start = 0;
        for paragraph in text.split('\n') {
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
            return;
        }
        if !self.text.is_empty() {
            self.push("\n", start.saturating_sub(1));
        }
        let end = whole.trim_end().len();
        let mut left = end;
        for range in kept {
            let piece = &paragraph[range.clone()];
            let take = piece.len().min(left);
            self.push(&piece[..take], start + range.start);
            left -= take;
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

/// What stands outside of reminder parentheses.
fn kept_ranges(paragraph: &str) -> Vec<std::ops::Range<usize>> {
    let mut kept = Vec::new();
    let (mut from, mut depth) = (0, 0);
    for (at, c) in paragraph.char_indices() {
        let opens = c == '(' || c == '（' && is_sentence(&paragraph[at..]);
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

/// Full-width parentheses also hold what an Aura enchants; a reminder has a full stop.
fn is_sentence(text: &str) -> bool {
    text.split('）').next().is_some_and(|inner| inner.contains('。'))
}
