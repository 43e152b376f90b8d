//! A page for people: short, and in the order in which one asks.

use crate::block::{Block, Verdict};
use crate::identity::{self, Fits, Identity};
use crate::known::{self, Known, Numbered, Set};
use crate::reading::Reading;
use crate::ruling::{self, How, Scenario};
use crate::tongue;
use crate::understand::shortened;
use crate::{Kind, Page, Ruling, TroubleKind};
use oracle::type_line;
use std::fmt::Write;

/// How much is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Detail {
    /// A line for each language and ruling.
    Short,
    /// Also all scenarios of each ruling, and what each line of the page is.
    Whole,
}

/// The report of a page.
pub fn text(page: &Page, known: &Known, detail: Detail) -> String {
    let mut out = String::new();
    head(page, known, &mut out);
    languages(page, &mut out);
    sets(page, known, &mut out);
    rulings(page, known, detail, &mut out);
    troubles(page, &mut out);
    lines(page, detail, &mut out);
    out
}

macro_rules! say {
    ($out:expr) => { $out.push('\n') };
    ($out:expr, $($said:tt)*) => { writeln!($out, $($said)*).expect("a string takes it") };
}

fn head(page: &Page, known: &Known, out: &mut String) {
    match &page.identity {
        Identity::Named(card) => card_head(known, *card, out),
        Identity::ByText(card) => {
            card_head(known, *card, out);
            say!(out, "\nknown by what the texts mean: no name on the page is its own");
        }
        Identity::Other(title) => other_head(page, known, title, out),
        Identity::Narrowed { title, fits } => narrowed(page, known, title.as_deref(), fits, out),
    }
}

fn card_head(known: &Known, card: usize, out: &mut String) {
    let shipped = &known.cards[card];
    for (i, face) in shipped.card.faces.iter().enumerate() {
        if i > 0 {
            say!(out, "//");
        }
        let cost = face.mana_cost.as_ref().map_or(String::new(), |cost| format!("  {cost}"));
        say!(out, "{}{cost}\n{}", face.name, type_line::write(&face.type_line));
        if let Some(text) = shipped.texts(oracle::Language::English).ok().and_then(|texts| texts.get(i).cloned()) {
            indented(&text, out);
        }
    }
}

fn other_head(page: &Page, known: &Known, title: &str, out: &mut String) {
    say!(out, "{title}\nnot one of the cards that ship");
    let read = page.blocks.iter().filter(|b| b.verdict == Verdict::Agrees).find_map(Block::read);
    if let Some(lines) = read.and_then(|r| known::in_english(title, &r.type_line, &r.abilities)) {
        indented(&lines.join("\n"), out);
    }
    let same = read.map(|r| known.meaning(&r.abilities)).unwrap_or_default();
    if let [(card, _)] = same[..] {
        say!(out, "means the same as {}", known.name(card));
    }
}

fn indented(text: &str, out: &mut String) {
    for line in text.lines() {
        say!(out, "  {line}");
    }
}

fn narrowed(page: &Page, known: &Known, title: Option<&str>, fits: &Fits, out: &mut String) {
    match title {
        Some(title) => say!(out, "{title}\nno card that ships has this name, and the page has no rules text"),
        None => say!(out, "The page has neither a name nor a rules text."),
    }
    let names = |cards: &[usize]| cards.iter().map(|&card| known.name(card)).collect::<Vec<_>>().join("; ");
    if page.rulings.is_empty() {
        return;
    }
    if *fits == Fits::default() {
        say!(out, "\nIts rulings fit no card that ships.");
        return;
    }
    say!(out);
    if !fits.just.is_empty() {
        say!(out, "Just these {} rulings are those of: {}", page.rulings.len(), names(&fits.just));
    }
    if !fits.more.is_empty() {
        say!(out, "These and more are those of: {}", names(&fits.more));
    }
    if !fits.dated.is_empty() {
        say!(out, "These of another date are those of: {}", names(&fits.dated));
    }
    let tongue = title.and_then(|title| page.lines.iter().find(|l| l.text == title)).and_then(|l| l.tongue);
    let tongue = tongue.or_else(|| title.and_then(tongue::of_prose));
    let others = identity::names_in(known, &fits.just, tongue);
    if let (Some(tongue), false) = (tongue, others.is_empty()) {
        let list: Vec<String> = others.iter().map(|(card, name)| format!("{name} ({})", known.name(*card))).collect();
        say!(out, "In {tongue} these were printed as: {}", list.join("; "));
    }
}

/// A line for each block.
fn languages(page: &Page, out: &mut String) {
    let texts: Vec<&Block> = page.blocks.iter().filter(|b| b.reading.is_some()).collect();
    if page.blocks.is_empty() || texts.is_empty() && page.blocks.len() == 1 {
        return;
    }
    let agree = texts.iter().filter(|b| b.verdict == Verdict::Agrees).count();
    let mut tongues: Vec<_> = texts.iter().filter_map(|b| b.tongue).collect();
    tongues.sort_by_key(|t| t.code());
    tongues.dedup();
    let count = |n: usize, what: &str| format!("{n} {what}{}", if n == 1 { "" } else { "s" });
    let verdict = match texts.len() {
        0 => String::new(),
        1 if agree == 1 => ": read".to_owned(),
        all if agree == all => ": all mean the same card".to_owned(),
        _ => format!(": {agree} agree"),
    };
    say!(out, "\n{} in {}{verdict}", count(texts.len(), "text"), count(tongues.len(), "language"));
    let width = page.blocks.iter().map(|b| columns(name_of(b))).max().unwrap_or(0).min(40);
    for block in &page.blocks {
        let code = block.tongue.map_or("?", |t| t.code());
        let name = name_of(block);
        let gap = " ".repeat(width.saturating_sub(columns(name)));
        let told = format!("  {code:<4} {name}{gap}  {}", about(block));
        say!(out, "{}", told.trim_end());
    }
    rendered(&texts, out);
}

/// How many of the texts that were read come back from their meaning.
fn rendered(texts: &[&Block], out: &mut String) {
    let explained: Vec<bool> = texts.iter().filter_map(|block| block.is_explained_again()).collect();
    let bare: Vec<bool> = texts.iter().filter_map(|block| block.is_written_again()).collect();
    let right = |said: &[bool]| said.iter().filter(|right| **right).count();
    if !explained.is_empty() {
        say!(
            out,
            "Rendered from the meaning, {} of {} are the page's text to the letter without reminder text, {} of {} with it",
            right(&bare),
            bare.len(),
            right(&explained),
            explained.len()
        );
    }
}

fn name_of(block: &Block) -> &str {
    block.name.as_ref().map_or("(no name)", |title| &title.text)
}

/// What is to be said of a block in a few words.
fn about(block: &Block) -> String {
    let mut said: Vec<String> = Vec::new();
    match &block.verdict {
        Verdict::Agrees => {}
        Verdict::Differs(_) => said.push("SAYS SOMETHING ELSE".to_owned()),
        Verdict::Unread => said.push("NOT READ".to_owned()),
        Verdict::NoText => said.push("name only".to_owned()),
    }
    if block.reminders > 0 {
        said.push("with reminder text".to_owned());
    }
    if let Some(era) = block.read().and_then(era) {
        said.push(era);
    }
    if !block.flavor.is_empty() {
        said.push("flavor text".to_owned());
    }
    said.join(", ")
}

/// The generation of wording, where it is not that of today.
fn era(reading: &Reading) -> Option<String> {
    let generation = reading.wording.generation.as_ref()?;
    Some(format!("wording {}", generation.replace('_', " ")))
}

/// How many columns of a terminal a text takes.
fn columns(text: &str) -> usize {
    text.chars().map(|c| if (c as u32) >= 0x1100 && !matches!(c as u32, 0x1E00..=0x2E7F) { 2 } else { 1 }).sum()
}

fn sets(page: &Page, known: &Known, out: &mut String) {
    let printed = page.identity.card().and_then(|card| known.printed(card));
    if page.sets.is_empty() {
        return;
    }
    let number = |set: &Set| {
        let card = page.identity.card().map(|card| known.name(card))?;
        Numbered::of(&set.code, &card).map(|n| format!(" {}, {}", n.number, n.rarity))
    };
    let list =
        page.sets.iter().map(|(_, set)| format!("{} ({}{})", set.name, set.code, number(set).unwrap_or_default()));
    let list: Vec<String> = list.collect();
    let more =
        printed.map_or(0, |p| p.sets.iter().filter(|code| page.sets.iter().all(|(_, s)| s.code != **code)).count());
    let more = if more > 0 { format!(", and {more} not named here") } else { String::new() };
    say!(out, "\nSets: {}{more}", list.join(", "));
}

fn rulings(page: &Page, known: &Known, detail: Detail, out: &mut String) {
    if page.rulings.is_empty() {
        return;
    }
    let told = page.rulings.iter().filter(|r| r.known.is_some()).count();
    let dates: std::collections::BTreeSet<String> =
        page.rulings.iter().filter_map(|r| r.date).map(|date| date.to_string()).collect();
    let mut head = format!("{} ruling{}", page.rulings.len(), if page.rulings.len() == 1 { "" } else { "s" });
    if let (1, Some(date)) = (dates.len(), dates.first()) {
        head.push_str(&format!(" of {date}"));
    }
    if let Some(printed) = page.identity.card().and_then(|card| known.printed(card)) {
        let of_card = page.rulings.iter().filter(|r| r.is_of_card == Some(true)).count();
        let all = printed.rulings.len();
        head.push_str(&if of_card == all && all == page.rulings.len() {
            format!(", just the {all} of this card")
        } else {
            format!(", {of_card} of the {all} of this card")
        });
    }
    let others = page.rulings.len() - told;
    if others > 0 {
        head.push_str(&format!("; {others} not among those that scenarios show"));
    }
    say!(out, "\n{head}");
    for (i, ruling) in page.rulings.iter().enumerate() {
        one_ruling(i + 1, ruling, detail, out);
    }
}

fn one_ruling(number: usize, ruling: &Ruling, detail: Detail, out: &mut String) {
    let tongue = ruling.tongue.filter(|t| t.code() != "en").map_or(String::new(), |t| format!("[{t}] "));
    let Some((which, how)) = ruling.known else {
        let near = ruling.tongue.and_then(|t| t.ours()).map_or(Vec::new(), |l| ruling::near(l, &ruling.text));
        let near = near.first().map_or(String::new(), |s| format!("  perhaps near: {}", place(s)));
        say!(out, "  {number:>2}  {tongue}{}{near}", shortened(&ruling.text));
        return;
    };
    let known = &ruling::all()[which];
    let scenarios = known.scenarios();
    let alike = if let How::ByTerms(_) = how { " (by its terms)" } else { "" };
    let title = format!("{tongue}{}{alike}", known.title());
    let gap = " ".repeat(62_usize.saturating_sub(columns(&title)));
    let many = format!("{} scenario{}", scenarios.len(), if scenarios.len() == 1 { "" } else { "s" });
    say!(out, "  {number:>2}  {title}{gap}  CR {}, {many}", known.rules.join(", "));
    if detail == Detail::Whole {
        for scenario in scenarios {
            say!(out, "        {}  {}", place(scenario), scenario.name);
        }
    }
}

fn place(scenario: &Scenario) -> String {
    format!("scenarios/{}:{}", scenario.file, scenario.line)
}

fn troubles(page: &Page, out: &mut String) {
    if page.troubles.is_empty() {
        return;
    }
    say!(out, "\nWhat does not fit");
    for trouble in &page.troubles {
        let message = trouble.message.replace('\n', "\n           ");
        let mark = match trouble.what {
            TroubleKind::Differs => "!",
            TroubleKind::Unread | TroubleKind::Name | TroubleKind::Language => "-",
            TroubleKind::Set
            | TroubleKind::Ruling
            | TroubleKind::Unrecognised
            | TroubleKind::Reminder
            | TroubleKind::Fact => "-",
        };
        say!(out, "  {mark} line {:>3}  {message}", trouble.line);
    }
}

/// All lines accounted for: how many are what.
fn lines(page: &Page, detail: Detail, out: &mut String) {
    const KINDS: [(Kind, &str); 14] = [
        (Kind::Name, "name"),
        (Kind::ManaCost, "mana cost"),
        (Kind::TypeLine, "type line"),
        (Kind::Rules, "rules text"),
        (Kind::RulesWithReminder, "with reminder text"),
        (Kind::Unread, "rules text not read"),
        (Kind::Numbers, "numbers"),
        (Kind::Flavor, "flavor text"),
        (Kind::Set, "set"),
        (Kind::Date, "date"),
        (Kind::Ruling, "ruling"),
        (Kind::Heading, "heading"),
        (Kind::Fact, "fact"),
        (Kind::Unrecognised, "NOT RECOGNISED"),
    ];
    let count = |kind| page.lines.iter().filter(|l| l.kind == kind).count();
    let told: Vec<String> = KINDS
        .iter()
        .filter(|(kind, _)| count(*kind) > 0)
        .map(|(kind, name)| format!("{} {name}", count(*kind)))
        .collect();
    let all = page.lines.iter().filter(|l| l.kind != Kind::Blank).count();
    say!(out, "\n{all} lines: {}", told.join(", "));
    if detail == Detail::Whole {
        for line in page.lines.iter().filter(|l| l.kind != Kind::Blank) {
            let name = KINDS.iter().find(|(kind, _)| *kind == line.kind).map_or("", |(_, name)| name);
            let tongue = line.tongue.map_or("", |t| t.code());
            say!(out, "  {:>4}  {name:<20} {tongue:<4} {}", line.number, shortened(&line.text));
        }
    }
}
