//! From pieces to a page: blocks, rulings, sets, the card, and what does not agree.

use crate::agree;
use crate::block::{Block, Title, Verdict};
use crate::identity::{self, Identity};
use crate::known::Known;
use crate::line::{self, Shape, Written};
use crate::piece::{self, Piece, What};
use crate::prose;
use crate::ruling;
use crate::tongue::{self, Tongue};
use crate::trouble;
use crate::{Kind, Line, Page, Ruling};
use messages::Messages;
use std::ops::Range;

/// Understands a page. What does not fit is said in these words.
pub fn read(text: &str, known: &Known, words: &Messages) -> Page {
    let lines = line::cut(text, known);
    let card = identity::by_names(&lines);
    let pieces = piece::pieces(&lines, known, card);
    let mut blocks = blocks(&lines, &pieces);
    let mut rulings = rulings(&lines, &pieces);
    let identity = identify(known, card, &lines, &pieces, &blocks, &rulings);
    let card = identity.card();
    faces(known, card, &mut blocks);
    let references: Vec<_> = (0..2).map(|face| agree::reference(known, card, &blocks, face)).collect();
    for block in &mut blocks {
        block.verdict = match references.get(block.face).and_then(Option::as_ref) {
            Some(reference) => reference.verdict(block, words.language()),
            None if block.reading.is_some() => Verdict::Unread,
            None => Verdict::NoText,
        };
    }
    if let Some(printed) = card.and_then(|card| known.printed(card)) {
        for ruling in &mut rulings {
            let is_told = ruling.known.is_some() || known.is_ruling(&ruling.text);
            ruling.is_of_card = is_told.then(|| identity::has(printed, ruling));
        }
    }
    let set = |line: &Written| if let Shape::Set(set) = &line.shape { Some((line.number, set.clone())) } else { None };
    let sets = lines.iter().filter_map(set).collect();
    let said = said(&lines, &pieces, &blocks);
    let mut page = Page { identity, blocks, sets, rulings, lines: said, troubles: Vec::new() };
    page.troubles = trouble::all(&page, known, &lines, words);
    page
}

fn joined(lines: &[Written], range: Range<usize>) -> String {
    lines[range].iter().map(|line| line.text).collect::<Vec<_>>().join("\n")
}

/// Names with their texts, and flavor text by its language.
fn blocks(lines: &[Written], pieces: &[Piece]) -> Vec<Block> {
    let mut blocks: Vec<Block> = Vec::new();
    let mut title: Option<(&Written, bool)> = None;
    for piece in pieces {
        let first = &lines[piece.lines.start];
        let reading = match &piece.what {
            What::Name => {
                if let Some((alone, false)) = title.replace((first, false)) {
                    blocks.push(alone_in(alone));
                }
                continue;
            }
            What::Rules(reading) => Ok((**reading).clone()),
            What::Unread(stop) => Err(stop.clone()),
            _ => continue,
        };
        let text = joined(lines, piece.lines.clone());
        let tongue = match &reading {
            Ok(reading) => Some(Tongue::Ours(reading.language)),
            Err(stop) => piece::foreign(stop).or(stop.language.map(Tongue::Ours)),
        };
        blocks.push(Block {
            tongue,
            name: title.map(|(line, _)| title_of(line)),
            lines: Some(first.number..=lines[piece.lines.end - 1].number),
            reminders: prose::reminders(&text),
            text,
            reading: Some(reading),
            face: 0,
            flavor: Vec::new(),
            verdict: Verdict::Unread,
        });
        title = title.map(|(line, _)| (line, true));
    }
    if let Some((alone, false)) = title {
        blocks.push(alone_in(alone));
    }
    for piece in pieces.iter().filter(|p| p.what == What::Flavor) {
        let tongue = tongue::of_prose(&joined(lines, piece.lines.clone()));
        let numbers = lines[piece.lines.clone()].iter().map(|line| line.number);
        if let Some(block) = blocks.iter_mut().find(|b| b.tongue.is_some() && b.tongue == tongue) {
            block.flavor.extend(numbers);
        }
    }
    blocks
}

fn title_of(line: &Written) -> Title {
    let named = if let Shape::Name(named) = &line.shape { named.clone() } else { Vec::new() };
    Title { line: line.number, text: piece::without_cost(line.text).to_owned(), named }
}

/// A name without a text.
fn alone_in(line: &Written) -> Block {
    let of_name = piece::languages(line).first().copied().map(Tongue::Ours);
    Block {
        tongue: of_name.or_else(|| tongue::of_prose(line.text)),
        name: Some(title_of(line)),
        lines: None,
        text: String::new(),
        reading: None,
        face: 0,
        reminders: 0,
        flavor: Vec::new(),
        verdict: Verdict::NoText,
    }
}

/// Which face each block is: by its name, by what it means, or by the order of the names of its language.
fn faces(known: &Known, card: Option<usize>, blocks: &mut [Block]) {
    for i in 0..blocks.len() {
        let by_name = blocks[i].name.as_ref().and_then(|t| t.named.iter().find(|n| Some(n.card) == card));
        let by_name =
            by_name.filter(|n| n.face > 0 || !blocks[i].name.as_ref().is_some_and(|t| t.text.contains(" // ")));
        let meant = blocks[i].read().map(|r| known.meaning(&r.abilities)).unwrap_or_default();
        let by_text = meant.into_iter().find(|(c, _)| Some(*c) == card).map(|(_, face)| face);
        blocks[i].face = match (by_text, by_name, card) {
            (Some(face), ..) => face,
            (_, Some(named), _) => named.face,
            (_, _, Some(_)) => 0,
            // Of a card that does not ship, a language with a second name has its second face there.
            (_, _, None) => {
                let tongue = blocks[i].tongue;
                let before = blocks[..i].iter().filter(|b| b.tongue.is_some() && b.tongue == tongue);
                let own = blocks[i].name.as_ref().map(|t| t.line);
                usize::from(before.filter_map(|b| b.name.as_ref()).any(|t| Some(t.line) != own))
            }
        };
    }
}

fn rulings(lines: &[Written], pieces: &[Piece]) -> Vec<Ruling> {
    let mut rulings = Vec::new();
    let mut date = None;
    for piece in pieces {
        match (&piece.what, &lines[piece.lines.start].shape) {
            (What::Date, Shape::Date(day)) => date = Some(*day),
            (What::Ruling, _) => {
                // A ruling is one paragraph, however many stand together.
                for line in &lines[piece.lines.clone()] {
                    let text = line.text.trim_start_matches(['•', '*']).trim_start().to_owned();
                    let tongue = tongue::of_prose(&text);
                    let known = ruling::recognise(tongue.and_then(Tongue::ours), &text);
                    let lines = line.number..=line.number;
                    rulings.push(Ruling { lines, date: line.date.or(date), tongue, text, known, is_of_card: None });
                }
            }
            (What::Heading, _) => {}
            _ => date = None,
        }
        if piece.what == What::Ruling {
            date = None;
        }
    }
    rulings
}

fn identify(
    known: &Known,
    card: Option<usize>,
    lines: &[Written],
    pieces: &[Piece],
    blocks: &[Block],
    rulings: &[Ruling],
) -> Identity {
    if let Some(card) = card {
        return Identity::Named(card);
    }
    // The English name is the name (CR 201.2): with another one it is another card, whatever it means.
    let english = |b: &&Block| b.tongue == Some(Tongue::Ours(oracle::Language::English)) && b.name.is_some();
    let has_name = blocks.iter().any(|b| english(&b));
    if let Some(card) = identity::by_text(known, blocks).filter(|_| !has_name) {
        return Identity::ByText(card);
    }
    let named = blocks.iter().find(english).or_else(|| blocks.iter().find(|b| b.name.is_some()));
    let first = pieces.iter().find(|p| p.what == What::Name).map(|p| lines[p.lines.start].text.to_owned());
    let title = named.and_then(|b| b.name.as_ref()).map(|t| t.text.clone()).or(first);
    match title {
        Some(title) if blocks.iter().any(|b| b.reading.is_some()) => Identity::Other(title),
        title => Identity::Narrowed { title, fits: identity::by_rulings(known, rulings) },
    }
}

/// What each line is.
fn said(lines: &[Written], pieces: &[Piece], blocks: &[Block]) -> Vec<Line> {
    let line = |line: &Written| Line {
        number: line.number,
        text: line.whole.to_owned(),
        kind: if line.shape == Shape::Blank { Kind::Blank } else { Kind::Unrecognised },
        tongue: None,
    };
    let mut said: Vec<Line> = lines.iter().map(line).collect();
    for piece in pieces {
        let text = joined(lines, piece.lines.clone());
        for place in piece.lines.clone() {
            let (kind, tongue) = match &piece.what {
                What::Date => (Kind::Date, None),
                What::Set => (Kind::Set, None),
                What::Heading => (Kind::Heading, None),
                What::Name => (Kind::Name, None),
                What::ManaCost => (Kind::ManaCost, None),
                What::TypeLine => (Kind::TypeLine, None),
                What::Numbers => (Kind::Numbers, None),
                What::Fact => (Kind::Fact, None),
                What::Rules(reading) => {
                    let explained = prose::reminders(lines[place].text) > 0;
                    let kind = if explained { Kind::RulesWithReminder } else { Kind::Rules };
                    (kind, Some(Tongue::Ours(reading.language)))
                }
                What::Unread(stop) => (Kind::Unread, piece::foreign(stop).or(stop.language.map(Tongue::Ours))),
                What::Reminder => (Kind::RulesWithReminder, tongue::of_prose(&text)),
                What::Flavor => (Kind::Flavor, tongue::of_prose(&text)),
                What::Ruling => (Kind::Ruling, tongue::of_prose(lines[place].text)),
                What::Unrecognised | What::Prose => (Kind::Unrecognised, tongue::of_prose(&text)),
            };
            (said[place].kind, said[place].tongue) = (kind, tongue);
        }
    }
    for block in blocks {
        if let Some(name) = &block.name {
            said[name.line - 1].tongue = block.tongue;
        }
    }
    said
}

/// The first letters of a text.
pub fn shortened(text: &str) -> String {
    let wide = text.chars().take(10).any(|c| (c as u32) >= 0x2E80);
    let most = if wide { 30 } else { 60 };
    let short: String = text.chars().take(most).collect();
    if short.len() < text.len() { format!("{} ...", short.trim_end()) } else { short }
}
