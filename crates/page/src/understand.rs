//! From pieces to a page: blocks, rulings, sets, the card, and what does not agree.

use crate::agree;
use crate::block::{Block, Title, Verdict};
use crate::identity::{self, Identity};
use crate::known::Known;
use crate::line::{self, Heading, Shape, Written};
use crate::piece::{self, Piece, What};
use crate::printed;
use crate::prose;
use crate::reading::{Stop, Why};
use crate::ruling;
use crate::tongue::{self, Tongue};
use crate::{Kind, Line, Page, Ruling, Trouble, TroubleKind};
use oracle::reminder::Fault;
use std::ops::Range;

/// Understands a page.
pub fn read(text: &str, known: &Known) -> Page {
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
            Some(reference) => reference.verdict(block),
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
    page.troubles = troubles(&page, known, &lines);
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

/// What does not agree or was not understood.
fn troubles(page: &Page, known: &Known, lines: &[Written]) -> Vec<Trouble> {
    let mut troubles = Vec::new();
    for block in &page.blocks {
        of_block(page, known, block, &mut troubles);
    }
    labels(page, lines, &mut troubles);
    if let Some(card) = page.identity.card() {
        troubles.extend(printed::troubles(lines, &known.cards[card].card.faces));
    }
    let named = if let Identity::Named(card) = &page.identity { Some(*card) } else { None };
    let printed = named.and_then(|card| known.printed(card));
    for (line, set) in &page.sets {
        if printed.is_some_and(|p| !p.sets.contains(&set.code)) {
            let message = format!("not known to be printed in {} ({})", set.name, set.code);
            troubles.push(Trouble { line: *line, what: TroubleKind::Set, message });
        }
    }
    for ruling in page.rulings.iter().filter(|r| r.is_of_card == Some(false)) {
        let message = "an official ruling, but not one about this card".to_owned();
        troubles.push(Trouble { line: *ruling.lines.start(), what: TroubleKind::Ruling, message });
    }
    for line in page.lines.iter().filter(|l| l.kind == Kind::Unrecognised) {
        let in_what = line.tongue.map_or(String::new(), |tongue| format!(" ({tongue})"));
        let message = format!("not recognised{in_what}: {}", shortened(&line.text));
        troubles.push(Trouble { line: line.number, what: TroubleKind::Unrecognised, message });
    }
    troubles.sort_by_key(|trouble| trouble.line);
    troubles
}

fn of_block(page: &Page, known: &Known, block: &Block, troubles: &mut Vec<Trouble>) {
    if let Some(trouble) = name_trouble(page, known, block) {
        troubles.push(trouble);
    }
    if let Some(stop) = block.stop() {
        troubles.push(unread(block, stop));
    } else if let Some(at) = prose::loose_parenthesis(&block.text) {
        let (line, column) = block.place(at);
        let message = format!("the parenthesis at column {column} has no other: the explanation is cut");
        troubles.push(Trouble { line, what: TroubleKind::Unread, message });
    } else {
        reminders(block, troubles);
    }
    let Verdict::Differs(differences) = &block.verdict else { return };
    let tongue = block.tongue.map_or(String::new(), |tongue| tongue.to_string());
    for difference in differences {
        let message = match (&difference.says, &difference.wanted) {
            (Some(says), Some(wanted)) => format!("{tongue} says something else: {says}\ninstead of: {wanted}"),
            (None, Some(wanted)) => format!("{tongue} leaves something out: {wanted}"),
            (Some(says), None) => format!("{tongue} says more: {says}"),
            (None, None) => continue,
        };
        troubles.push(Trouble { line: difference.line, what: TroubleKind::Differs, message });
    }
}

/// Explanations that do not say what the rules say. They have no meaning (CR 207.2), so the text is read all the same.
fn reminders(block: &Block, troubles: &mut Vec<Trouble>) {
    let Some(reading) = block.read().filter(|_| block.is_explained_again() == Some(false)) else { return };
    for remark in reading.remarks(&block.text) {
        let (line, _) = block.place(remark.at);
        let said = block.text[remark.at..].lines().next().unwrap_or("");
        let message = match remark.fault {
            Fault::OfNothing => format!("this reminder text explains nothing that stands here: {}", shortened(said)),
            Fault::Other(rule) => format!("this reminder text does not say what the rule says, which is {rule}"),
            Fault::NotUnderstood => format!("reminder text that is not understood: {}", shortened(said)),
        };
        troubles.push(Trouble { line, what: TroubleKind::Reminder, message });
    }
}

/// A name that is not the card's in the language of its text.
fn name_trouble(page: &Page, known: &Known, block: &Block) -> Option<Trouble> {
    let title = block.name.as_ref()?;
    let trouble = |what, message| Some(Trouble { line: title.line, what, message });
    let Identity::Named(card) = page.identity else { return None };
    if title.named.is_empty() {
        let language = block.tongue.and_then(Tongue::ours)?;
        let own = known.local_name(card, block.face, language)?;
        let message = format!(
            "`{}` is not the {} name of {}, which is `{own}`",
            title.text,
            Tongue::Ours(language),
            known.name(card)
        );
        return trouble(TroubleKind::Name, message);
    }
    let of_card: Vec<_> = title.named.iter().filter(|n| n.card == card).collect();
    if of_card.is_empty() {
        let other = title.named[0];
        let message =
            format!("`{}` is the {} name of {}", title.text, Tongue::Ours(other.language), known.name(other.card));
        return trouble(TroubleKind::Name, message);
    }
    let language = block.tongue.filter(|_| block.reading.is_some())?;
    let fits = of_card.iter().any(|n| Tongue::Ours(n.language) == language || n.language == oracle::Language::English);
    let message = || format!("the name is {}, the text below it {language}", Tongue::Ours(of_card[0].language));
    if fits { None } else { trouble(TroubleKind::Language, message()) }
}

/// One message for a text that was not understood.
fn unread(block: &Block, stop: &Stop) -> Trouble {
    let (line, column) = block.place(stop.at);
    let first = block.lines.as_ref().map_or(line, |lines| *lines.start());
    let tongue = block.tongue.map_or("this text".to_owned(), |tongue| tongue.to_string());
    let what = TroubleKind::Unread;
    if let Why::Language(tongue) = stop.why {
        let message = format!("{tongue} is none of the eight languages that are read");
        return Trouble { line: first, what, message };
    }
    let mixed = block.text.lines().enumerate().find_map(|(i, text)| Some((i, tongue::mixture(text)?)));
    if let Some((i, (word, scripts))) = mixed {
        let message = format!("`{word}` mixes scripts ({scripts}): not read");
        return Trouble { line: first + i, what, message };
    }
    let message = match stop.why {
        Why::Cut => format!("{tongue}: the text ends in the middle"),
        Why::Ambiguous => format!("{tongue}: the text has more than one meaning"),
        Why::NotUnderstood | Why::Language(_) => {
            let found: String = block
                .text
                .get(stop.at..)
                .unwrap_or("")
                .trim_start()
                .chars()
                .take_while(|c| *c != '\n')
                .take(40)
                .collect();
            format!("{tongue}, not understood at column {column}: `{found}`")
        }
    };
    Trouble { line, what, message }
}

/// Labels that speak for another language than the text below them, or for none.
fn labels(page: &Page, lines: &[Written], troubles: &mut Vec<Trouble>) {
    for line in lines {
        let heading = match &line.shape {
            Shape::Heading(heading) => Some(heading),
            _ => line.label.as_ref(),
        };
        let what = TroubleKind::Language;
        match heading {
            Some(Heading::UnknownCode(code)) => {
                let message = format!("no language has the code `{code}`");
                troubles.push(Trouble { line: line.number, what, message });
            }
            Some(Heading::Language(said)) => {
                let start =
                    |b: &&Block| b.name.as_ref().map_or_else(|| b.lines.as_ref().map_or(0, |l| *l.start()), |t| t.line);
                let below = page.blocks.iter().filter(|b| start(b) >= line.number).min_by_key(start);
                let is = below.filter(|b| b.reading.is_some()).and_then(|b| b.tongue);
                if let Some(is) = is.filter(|is| is != said) {
                    let message = format!("labelled {said}, but the text is {is}");
                    troubles.push(Trouble { line: line.number, what, message });
                }
            }
            Some(Heading::Rulings | Heading::Other) | None => {}
        }
    }
}

/// The first letters of a text.
pub fn shortened(text: &str) -> String {
    let wide = text.chars().take(10).any(|c| (c as u32) >= 0x2E80);
    let most = if wide { 30 } else { 60 };
    let short: String = text.chars().take(most).collect();
    if short.len() < text.len() { format!("{} ...", short.trim_end()) } else { short }
}
