//! Pieces of a page: single lines that show what they are, and stretches of prose. What a piece of prose is,
//! its neighbours decide: a name stands above a text, a ruling behind a date or behind all texts, other prose is
//! flavor text (CR 207.2).

use crate::known::Known;
use crate::line::{Heading, Shape, Written};
use crate::prose;
use crate::reading::{self, Beforehand, Reading, Stop, Why};
use crate::ruling;
use crate::tongue::{self, Tongue};
use ir::TypeLine;
use oracle::Language;
use oracle::printed::RulingDigest;
use std::ops::Range;

/// What a piece is.
#[derive(Clone, Debug, PartialEq)]
pub enum What {
    Date,
    Set,
    Heading,
    Name,
    ManaCost,
    TypeLine,
    Numbers,
    Fact,
    Rules(Box<Reading>),
    /// Nothing but an explanation in parentheses (CR 207.2a).
    Reminder,
    /// A rules text that was not understood.
    Unread(Stop),
    Flavor,
    Ruling,
    Unrecognised,
    /// Not decided yet.
    Prose,
}

/// A stretch of lines, by their places in the page.
#[derive(Clone, Debug, PartialEq)]
pub struct Piece {
    pub lines: Range<usize>,
    pub what: What,
}

/// Cuts a page into pieces and finds what each is.
pub fn pieces(lines: &[Written], known: &Known, card: Option<usize>) -> Vec<Piece> {
    let mut cutter = Cutter { lines, known, card, types: types(lines, known, card), pieces: cut(lines) };
    let mut i = 0;
    while i < cutter.pieces.len() {
        if cutter.pieces[i].what == What::Prose {
            cutter.read(i);
        }
        i += 1;
    }
    cutter.names();
    cutter.rest();
    cutter.pieces
}

/// Single lines by their shape; prose in stretches without a blank line.
fn cut(lines: &[Written]) -> Vec<Piece> {
    let mut pieces: Vec<Piece> = Vec::new();
    for (i, line) in lines.iter().enumerate() {
        let what = match &line.shape {
            Shape::Blank => continue,
            Shape::Date(_) => What::Date,
            Shape::Set(_) => What::Set,
            Shape::Heading(_) => What::Heading,
            Shape::Name(_) => What::Name,
            Shape::ManaCost => What::ManaCost,
            Shape::TypeLine(..) => What::TypeLine,
            Shape::Numbers => What::Numbers,
            Shape::Fact => What::Fact,
            Shape::Prose if line.date.is_some() => What::Ruling,
            Shape::Prose => What::Prose,
        };
        let goes_on = pieces.last().is_some_and(|last| {
            what == What::Prose && last.what == What::Prose && last.lines.end == i && line.label.is_none()
        });
        match pieces.last_mut() {
            Some(last) if goes_on => last.lines.end = i + 1,
            _ => pieces.push(Piece { lines: i..i + 1, what }),
        }
    }
    pieces
}

/// As what texts may be read: as the card says, or as the page says, or as anything.
fn types(lines: &[Written], known: &Known, card: Option<usize>) -> Vec<TypeLine> {
    if let Some(card) = card {
        return known.cards[card].card.faces.iter().map(|face| face.type_line.clone()).collect();
    }
    let on_page =
        lines.iter().filter_map(|l| if let Shape::TypeLine(t, _) = &l.shape { Some(t.clone()) } else { None });
    let mut types: Vec<TypeLine> = on_page.collect();
    if types.is_empty() {
        types = reading::possible_types();
    }
    types
}

struct Cutter<'p> {
    lines: &'p [Written<'p>],
    known: &'p Known,
    card: Option<usize>,
    types: Vec<TypeLine>,
    pieces: Vec<Piece>,
}

/// What stands above a text.
enum Title<'p> {
    Known(&'p Written<'p>),
    /// A line that may be a name, and its piece.
    Perhaps(&'p Written<'p>, usize),
}

impl<'p> Cutter<'p> {
    fn text(&self, lines: Range<usize>) -> String {
        self.lines[lines].iter().map(|line| line.text).collect::<Vec<_>>().join("\n")
    }

    /// Finds out about a piece of prose: a ruling that is known, or a rules text.
    fn read(&mut self, i: usize) {
        let lines = self.pieces[i].lines.clone();
        let first = self.text(lines.start..lines.start + 1);
        if ruling::by_digest(&RulingDigest::of(&first)).is_some() || self.known.is_ruling(&first) {
            self.split(i, 1, What::Ruling);
            return;
        }
        if oracle::reminder::Bare::new(&self.text(lines)).text.is_empty() {
            self.pieces[i].what = What::Reminder;
            return;
        }
        if self.is_below_a_date(i) {
            self.pieces[i].what = What::Ruling;
            return;
        }
        if let Some((taken, before, reading)) = self.readable(i) {
            if before > 0 {
                self.split(i, before, What::Name);
                self.split(i + 1, taken, What::Rules(Box::new(reading)));
            } else {
                if let Some(Title::Perhaps(_, name)) = self.title(i) {
                    self.pieces[name].what = What::Name;
                }
                self.split(i, taken, What::Rules(Box::new(reading)));
            }
        } else {
            self.set_aside(i);
        }
    }

    /// Other prose in front of a name and its text, without a blank line between, is a piece of its own.
    fn set_aside(&mut self, i: usize) {
        let lines = self.pieces[i].lines.clone();
        let is_name = |at: &usize| prose::is_like_a_name(self.lines[*at].text);
        let Some(name) = (lines.start + 1..lines.end - 1).find(is_name) else { return };
        if prose::is_about_the_game(&self.text(lines.start..name)) {
            return;
        }
        self.split(i, name - lines.start, What::Prose);
        if self.readable(i + 1).is_none() {
            self.pieces[i].lines = lines;
            self.pieces.remove(i + 1);
        }
    }

    /// How many lines of a piece are a rules text, behind how many that are its name.
    fn readable(&self, i: usize) -> Option<(usize, usize, Reading)> {
        let lines = self.pieces[i].lines.clone();
        let first = self.lines[lines.start].text;
        let named = lines.len() > 1 && prose::is_like_a_name(first);
        let starts = [Some((lines.start, 0, None)), named.then_some((lines.start + 1, 1, Some(first)))];
        for (start, before, title) in starts.into_iter().flatten() {
            for end in (start + 1..=lines.end).rev() {
                let Ok(reading) = self.attempt(i, &self.text(start..end), title) else { continue };
                if end == lines.end || self.goes_on_otherwise(i, &reading, end..lines.end) {
                    return Some((end - start, before, reading));
                }
                break;
            }
        }
        None
    }

    /// Whether what follows a text without a blank line is no rules text of it: a name, or prose about something else.
    /// Otherwise the text is one that stops being understood, and is not cut there.
    fn goes_on_otherwise(&self, i: usize, reading: &Reading, rest: Range<usize>) -> bool {
        let next = self.lines[rest.start].text;
        if prose::is_like_a_name(next) {
            return self.attempt(i, next, None).is_err();
        }
        let is_rules = prose::is_about_the_game(next) || prose::speaks_of_the_game(reading.language, next);
        !next.starts_with(['•', '・']) && !is_rules
    }

    fn attempt(&self, i: usize, text: &str, title: Option<&str>) -> Result<Reading, Stop> {
        let above = self.title(i);
        let title = title.or_else(|| above.as_ref().map(|t| without_cost(t.line().text)));
        let mut likely = self.labels(i);
        if let Some(Title::Known(line)) = &above {
            likely.extend(languages(line));
        }
        likely.dedup();
        reading::read(text, &Beforehand { known: self.known, card: self.card, title, likely, types: &self.types })
    }

    /// The name above a piece: what else belongs to a card may stand between them.
    fn title(&self, i: usize) -> Option<Title<'p>> {
        let mut seen_text = false;
        for j in (0..i).rev() {
            let piece = &self.pieces[j];
            let line = &self.lines[piece.lines.start];
            match &piece.what {
                What::Name => return Some(Title::Known(line)),
                What::Prose if seen_text => return None,
                What::Prose => {
                    let is_one = piece.lines.len() == 1 && prose::is_like_a_name(line.text);
                    return is_one.then_some(Title::Perhaps(line, j));
                }
                What::Rules(_) => seen_text = true,
                What::Set | What::Heading | What::ManaCost | What::TypeLine | What::Numbers | What::Fact => {}
                What::Reminder => {}
                What::Date | What::Flavor | What::Ruling | What::Unrecognised | What::Unread(_) => return None,
            }
        }
        None
    }

    /// The language that a label or a heading above a piece speaks for.
    fn labels(&self, i: usize) -> Vec<Language> {
        let own = self.lines[self.pieces[i].lines.start].label.as_ref();
        let above = self.pieces[..i].iter().rev().map_while(|piece| match piece.what {
            What::Name | What::Heading | What::ManaCost | What::TypeLine | What::Numbers | What::Prose => {
                let line = &self.lines[piece.lines.start];
                Some(if let Shape::Heading(heading) = &line.shape { Some(heading) } else { line.label.as_ref() })
            }
            _ => None,
        });
        let said = own.into_iter().chain(above.flatten());
        said.filter_map(|h| if let Heading::Language(tongue) = h { tongue.ours() } else { None }).take(1).collect()
    }

    fn is_below_a_date(&self, i: usize) -> bool {
        for piece in self.pieces[..i].iter().rev() {
            match piece.what {
                What::Date => return true,
                What::Ruling => {}
                What::Heading => {
                    return self.lines[piece.lines.start].shape == Shape::Heading(Heading::Rulings);
                }
                _ => return false,
            }
        }
        false
    }

    /// The first lines of a piece are something; the rest stays to be decided.
    fn split(&mut self, i: usize, many: usize, what: What) {
        let Range { start, end } = self.pieces[i].lines.clone();
        self.pieces[i] = Piece { lines: start..start + many, what };
        if start + many < end {
            self.pieces.insert(i + 1, Piece { lines: start + many..end, what: What::Prose });
        }
    }

    /// Texts that were not read: what stands right below a name, and speaks of the game.
    fn names(&mut self) {
        for i in 0..self.pieces.len() {
            if self.pieces[i].what != What::Prose {
                continue;
            }
            let lines = self.pieces[i].lines.clone();
            let text = self.text(lines.clone());
            let foreign = tongue::candidates(&text).is_err();
            let title = self.title(i);
            let below_a_name = match title {
                Some(Title::Known(_)) => !self.has_text(i),
                Some(Title::Perhaps(..)) => true,
                None => false,
            };
            let is_text = below_a_name && (foreign || lines.len() > 1 || prose::touches_the_game(&text));
            if !is_text || prose::is_like_a_name(&text) && !prose::may_be_rules(&text) && self.is_above_prose(i) {
                continue;
            }
            if let Err(stop) = self.attempt(i, &text, None) {
                if let Some(Title::Perhaps(_, name)) = self.title(i) {
                    self.pieces[name].what = What::Name;
                }
                self.pieces[i].what = What::Unread(stop);
            }
        }
    }

    /// Whether a text stands between the name above and this piece.
    fn has_text(&self, i: usize) -> bool {
        let above = self.pieces[..i].iter().rev().take_while(|piece| piece.what != What::Name);
        above.into_iter().any(|piece| matches!(piece.what, What::Rules(_) | What::Unread(_)))
    }

    fn is_above_prose(&self, i: usize) -> bool {
        self.pieces.get(i + 1).is_some_and(|next| next.what == What::Prose)
    }

    /// What is left: rulings behind the texts, flavor text among them, a title, or nothing that is recognised.
    fn rest(&mut self) {
        let is_card = |p: &Piece| matches!(p.what, What::Name | What::Rules(_) | What::Unread(_));
        let last_text = self.pieces.iter().rposition(is_card);
        for i in 0..self.pieces.len() {
            if self.pieces[i].what != What::Prose {
                continue;
            }
            let lines = self.pieces[i].lines.clone();
            let text = self.text(lines.clone());
            let behind = last_text.is_none_or(|last| i > last);
            let about = prose::is_about_the_game(&text);
            let is_first = !self.pieces[..i].iter().any(|p| !matches!(p.what, What::Heading | What::Fact | What::Set));
            self.pieces[i].what = if lines.len() == 1 && prose::is_like_a_name(&text) && (is_first || self.is_title(i))
            {
                What::Name
            } else if about && behind {
                What::Ruling
            } else if about {
                self.attempt(i, &text, None).map_or_else(What::Unread, |reading| What::Rules(Box::new(reading)))
            } else if is_flavor(&text) {
                What::Flavor
            } else {
                What::Unrecognised
            };
        }
    }

    /// Whether a text follows, with nothing but facts between.
    fn is_title(&self, i: usize) -> bool {
        let is_fact =
            |p: &&Piece| matches!(p.what, What::ManaCost | What::TypeLine | What::Numbers | What::Fact | What::Heading);
        let next = self.pieces[i + 1..].iter().find(|p| !is_fact(p));
        next.is_some_and(|p| matches!(p.what, What::Rules(_) | What::Unread(_)))
    }
}

impl<'p> Title<'p> {
    fn line(&self) -> &'p Written<'p> {
        match self {
            Title::Known(line) | Title::Perhaps(line, _) => line,
        }
    }
}

/// A name without the mana cost behind it.
pub fn without_cost(name: &str) -> &str {
    name.split_once(" {").map_or(name, |(name, _)| name.trim_end())
}

/// The languages in which a name is one.
pub fn languages(line: &Written) -> Vec<Language> {
    match &line.shape {
        Shape::Name(named) => named.iter().map(|n| n.language).collect(),
        _ => Vec::new(),
    }
}

/// Prose in a language that is told, of more than a word.
fn is_flavor(text: &str) -> bool {
    let is_long = text.chars().count() > 12 || text.chars().any(|c| (c as u32) >= 0x2E80);
    is_long && tongue::of_prose(text).is_some() && prose::loose_parenthesis(text).is_none()
}

/// Why a text is in no language of ours, if so.
pub fn foreign(stop: &Stop) -> Option<Tongue> {
    if let Why::Language(tongue) = stop.why { Some(tongue) } else { None }
}
