//! The cards a scenario can speak of: those that ship, and invented ones in rules English.

use crate::problem::{self, Located, Problem, Said, Words, said};
use ir::{Card, Layout};
use oracle::{Declined, Part, RawCard, RawFace, Unread};
use rules::Pack;
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::{Arc, LazyLock, OnceLock};

/// The file with invented cards that several features use.
const SHARED: &str = "invented-cards.txt";

/// Every card that a scenario may name.
#[derive(Clone, Debug, Default)]
pub struct Cards {
    by_name: BTreeMap<String, Arc<Card>>,
    /// Shared cards whose text is not understood: an error where a scenario names one.
    unread: BTreeMap<String, Located>,
    pack: OnceLock<Arc<Pack>>,
}

impl Cards {
    /// The cards that ship.
    pub fn shipped() -> Cards {
        static SHIPPED: LazyLock<Cards> = LazyLock::new(|| {
            let mut cards = Cards::default();
            oracle::pack::shipped().into_iter().for_each(|shipped| cards.add(shipped.card));
            cards
        });
        SHIPPED.clone()
    }

    /// The cards that ship and those of every shared file in this folder and above it.
    pub fn near(folder: &Path) -> Result<Cards, Located> {
        let mut cards = Cards::shipped();
        for above in folder.ancestors().collect::<Vec<_>>().into_iter().rev() {
            let path = above.join(SHARED);
            if path.is_file() {
                let shown = path.display().to_string();
                let text = std::fs::read_to_string(&path).map_err(|why| Located::unreadable(&shown, why))?;
                cards.add_file(&shown, &text);
            }
        }
        Ok(cards)
    }

    pub fn knows(&self, name: &str) -> bool {
        self.by_name.contains_key(name) || self.unread.contains_key(name)
    }
    /// Whether a face of a card, front or back, has this name.
    pub fn knows_face(&self, name: &str) -> bool {
        self.by_name.values().any(|card| card.faces.iter().any(|face| face.name == name))
    }
    pub fn get(&self, name: &str) -> Option<&Card> {
        self.by_name.get(name).map(AsRef::as_ref)
    }
    /// All that were read, by name.
    pub fn all(&self) -> impl Iterator<Item = &Card> {
        self.by_name.values().map(AsRef::as_ref)
    }
    /// That no card has this name.
    pub fn unknown(&self, name: &Words) -> Problem {
        if let Some(located) = self.unread.get(&name.text) {
            return name.problem("problem-invented-card").hint(Said::Located(Box::new(located.clone())));
        }
        name.problem("problem-no-card").did_you_mean(&name.text, self.by_name.keys().map(String::as_str))
    }

    /// All of them for the engine: one pack, so that worlds with different cards agree on it.
    pub fn pack(&self) -> Arc<Pack> {
        let build = || Arc::new(Pack::new(&self.by_name.values().map(|c| (**c).clone()).collect::<Vec<_>>()));
        self.pack.get_or_init(build).clone()
    }

    fn add(&mut self, card: Card) {
        self.pack = OnceLock::new();
        self.by_name.insert(card.name().to_owned(), Arc::new(card));
    }

    /// Adds the cards of a docstring.
    pub fn add_text(&mut self, text: &str) -> Result<(), Problem> {
        for (_, block) in blocks(text) {
            let card = read_card(&block).map_err(|wrong| {
                let line = block.get(wrong.line).copied().unwrap_or_default();
                Problem::new(said("problem-invented", [("why", wrong.why.into()), ("line", line.into())]))
            })?;
            if let Some(why) = rules::unsupported(&card) {
                let of = [("card", why.card.into()), ("rule", why.rule.into())];
                return Err(Problem::new(said("problem-unsupported", of)));
            }
            self.add(card);
        }
        Ok(())
    }

    fn add_file(&mut self, shown: &str, text: &str) {
        for (first, block) in blocks(text) {
            match read_card(&block) {
                Ok(card) => self.add(card),
                Err(wrong) => {
                    let line = first + wrong.line;
                    let source = text.lines().nth(line - 1).unwrap_or("");
                    let at = wrong.at.min(source.chars().count());
                    let name = block[0].split(" {").next().unwrap_or(block[0]);
                    self.unread.insert(name.to_owned(), Located::new(shown, line, source, at, Problem::new(wrong.why)));
                }
            }
        }
    }
}

/// Blocks of lines between blank ones, each with the number of its first line.
fn blocks(text: &str) -> Vec<(usize, Vec<&str>)> {
    let mut found: Vec<(usize, Vec<&str>)> = Vec::new();
    let mut open = false;
    for (nth, line) in text.lines().enumerate() {
        let line = line.trim();
        if line.is_empty() {
            open = false;
        } else if open {
            found.last_mut().expect("a block is open").1.push(line);
        } else {
            found.push((nth + 1, vec![line]));
            open = true;
        }
    }
    found
}

/// What is wrong, in which line of the card (from 0), and from which character on.
struct Wrong {
    line: usize,
    at: usize,
    why: Said,
}

impl Wrong {
    fn new(line: usize, why: impl Into<Said>) -> Wrong {
        Wrong { line, at: 0, why: why.into() }
    }
}

/// One face as written: where its text begins, and the card for the grammar.
struct Raw {
    first: usize,
    face: RawFace,
}

fn read_card(lines: &[&str]) -> Result<Card, Wrong> {
    let bar = lines.iter().position(|l| *l == "//");
    let mut faces = vec![raw_face(lines, 0, bar.unwrap_or(lines.len()))?];
    let mut layout = Layout::Normal;
    if let Some(bar) = bar {
        faces.push(raw_face(lines, bar + 1, lines.len())?);
        layout = if faces[1].face.mana_cost.is_some() { Layout::Modal } else { Layout::Transforming };
    }
    let raw = RawCard { layout, faces: faces.iter().map(|f| f.face.clone()).collect() };
    match oracle::read_card(&raw) {
        Ok(read) => Ok(read.card),
        Err(Unread::Ambiguous(a)) => {
            Err(Wrong::new(faces[a.face].first, said("invented-ways", [("count", a.readings.len().into())])))
        }
        Err(Unread::Declined(d)) => Err(declined(&faces[d.face], &d)),
    }
}

/// Where the grammar stopped, as a line of the card.
fn declined(raw: &Raw, d: &Declined) -> Wrong {
    let (line, at) = match d.part {
        Part::TypeLine => (1, d.at),
        Part::Text => {
            let before = raw.face.text.get(..d.at).unwrap_or(&raw.face.text);
            (2 + before.matches('\n').count(), before.len() - before.rfind('\n').map_or(0, |i| i + 1))
        }
        Part::ManaCost | Part::PowerToughness | Part::Whole => (0, 0),
    };
    let expected = problem::Part::Expected(d.expected.clone());
    Wrong { line: raw.first + line, at, why: said("invented-unread", [("what", expected)]) }
}

fn raw_face(lines: &[&str], first: usize, end: usize) -> Result<Raw, Wrong> {
    let [head, types, rest @ ..] = &lines[first..end] else {
        return Err(Wrong::new(first, "invented-lines"));
    };
    let (name, mana_cost) = match head.find(" {") {
        Some(at) => (&head[..at], Some(head[at + 1..].to_owned())),
        None => (*head, None),
    };
    let numbers = rest.last().and_then(|last| last.split_once('/')).filter(|(p, t)| is_pt(p) && is_pt(t));
    let mut first_line = first;
    let (color_indicator, rest) = match rest.split_first() {
        Some((line, rest)) if line.starts_with(COLOR_INDICATOR) => {
            first_line += 1;
            let colors = line[COLOR_INDICATOR.len()..].split([',', ' ']).filter(|w| !w.is_empty() && *w != "and");
            (colors.map(color_letter).collect::<Option<Vec<_>>>(), rest)
        }
        _ => (Some(Vec::new()), rest),
    };
    let color_indicator = color_indicator.ok_or_else(|| Wrong::new(first + 2, "invented-color"))?;
    let text = if numbers.is_some() { &rest[..rest.len() - 1] } else { rest };
    if types.contains("Creature") != numbers.is_some() {
        return Err(Wrong::new(first, "invented-numbers"));
    }
    let face = RawFace {
        name: name.to_owned(),
        mana_cost,
        type_line: (*types).to_owned(),
        text: text.join("\n"),
        power: numbers.map(|(p, _)| p.to_owned()),
        toughness: numbers.map(|(_, t)| t.to_owned()),
        color_indicator,
    };
    Ok(Raw { first: first_line, face })
}

/// CR 204. How the line after the type line begins that gives a card without mana cost its colors.
const COLOR_INDICATOR: &str = "Color indicator: ";

/// The letter of a color, as card databases have it.
fn color_letter(word: &str) -> Option<String> {
    let color = ir::Color::ALL.into_iter().find(|color| format!("{color:?}").to_lowercase() == word);
    color.map(|color| color.letter().to_string())
}

fn is_pt(text: &str) -> bool {
    text == "*" || text.parse::<i16>().is_ok()
}
