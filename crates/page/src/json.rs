//! A page as data. `docs/page.md` describes each field.

use crate::agree::Difference;
use crate::block::{Block, Verdict};
use crate::identity::Identity;
use crate::known::{self, Known, Numbered};
use crate::reading::Stop;
use crate::ruling::{self, How, Scenario};
use crate::{Kind, Page, Ruling, TroubleKind};
use oracle::type_line;
use serde_json::{Value, json};

/// The page as one JSON object.
pub fn value(page: &Page, known: &Known) -> Value {
    let lines = page.lines.iter().filter(|line| line.kind != Kind::Blank).map(|line| {
        json!({
            "line": line.number,
            "kind": line.kind.name(),
            "language": line.tongue.map(|tongue| tongue.code()),
            "text": line.text,
        })
    });
    let troubles = page
        .troubles
        .iter()
        .map(|trouble| json!({ "line": trouble.line, "what": trouble.what.name(), "message": trouble.message }));
    json!({
        "card": card(page, known),
        "agree": page.agrees(),
        "blocks": page.blocks.iter().map(|block| of_block(block, known)).collect::<Vec<_>>(),
        "sets": sets(page, known),
        "rulings": page.rulings.iter().map(of_ruling).collect::<Vec<_>>(),
        "lines": lines.collect::<Vec<_>>(),
        "troubles": troubles.collect::<Vec<_>>(),
    })
}

fn card(page: &Page, known: &Known) -> Value {
    let names = |cards: &[usize]| cards.iter().map(|&card| known.name(card)).collect::<Vec<_>>();
    let known_by = |card: usize, by: &str| {
        let faces = known.cards[card].card.faces.iter().map(|face| {
            json!({
                "name": face.name,
                "mana_cost": face.mana_cost.as_ref().map(ToString::to_string),
                "type": type_line::write(&face.type_line),
            })
        });
        json!({
            "name": known.name(card),
            "known_by": by,
            "faces": faces.collect::<Vec<_>>(),
            "sets": known.printed(card).map(|p| p.sets.clone()).unwrap_or_default(),
            "rulings": known.printed(card).map_or(0, |p| p.rulings.len()),
        })
    };
    match &page.identity {
        Identity::Named(card) => known_by(*card, "name"),
        Identity::ByText(card) => known_by(*card, "text"),
        Identity::Other(title) => json!({ "name": title, "known_by": null, "same_meaning": same(page, known) }),
        Identity::Narrowed { title, fits } => json!({
            "name": null,
            "known_by": null,
            "title": title,
            "fits": {
                "just_these_rulings": names(&fits.just),
                "these_and_more": names(&fits.more),
                "of_another_date": names(&fits.dated),
            },
        }),
    }
}

/// Cards that ship and mean what this one means.
fn same(page: &Page, known: &Known) -> Vec<String> {
    let read = page.blocks.iter().filter(|b| b.verdict == Verdict::Agrees).find_map(Block::read);
    let same = read.map(|r| known.meaning(&r.abilities)).unwrap_or_default();
    same.into_iter().map(|(card, _)| known.name(card)).collect()
}

fn of_block(block: &Block, known: &Known) -> Value {
    let name = block.name.as_ref().map(|title| {
        let of = title.named.first().map(|named| known.name(named.card));
        json!({ "line": title.line, "text": title.text, "of": of })
    });
    let reading = block.read();
    let english = reading.and_then(|r| known::in_english(&r.name, &r.type_line, &r.abilities));
    json!({
        "language": block.tongue.map(|tongue| tongue.code()),
        "name": name,
        "lines": block.lines.as_ref().map(|lines| [lines.start(), lines.end()]),
        "face": block.face,
        "verdict": match &block.verdict {
            Verdict::Agrees => "agrees",
            Verdict::Differs(_) => "differs",
            Verdict::Unread => "not read",
            Verdict::NoText => "no text",
        },
        "differences": if let Verdict::Differs(all) = &block.verdict { all.iter().map(difference).collect() } else { vec![] },
        "stopped": block.stop().map(|stop| stopped(block, stop)),
        "meaning": reading.map(|r| json!(r.abilities)),
        "english": english,
        "wording": reading.map(|r| json!(r.wording)),
        "written_again": block.is_written_again(),
        "explained_again": block.is_explained_again(),
        "reminders": block.reminders,
        "flavor": block.flavor,
    })
}

fn difference(difference: &Difference) -> Value {
    json!({ "line": difference.line, "says": difference.says, "instead_of": difference.wanted })
}

fn stopped(block: &Block, stop: &Stop) -> Value {
    let (line, column) = block.place(stop.at);
    json!({ "line": line, "column": column, "expected": stop.expected })
}

fn sets(page: &Page, known: &Known) -> Vec<Value> {
    let printed = page.identity.card().and_then(|card| known.printed(card));
    let set = |(line, set): &(usize, crate::Set)| {
        let is_printed = printed.map(|p| p.sets.contains(&set.code));
        let number = page.identity.card().and_then(|card| Numbered::of(&set.code, &known.name(card)));
        json!({
            "line": line,
            "name": set.name,
            "code": set.code,
            "printed": is_printed,
            "number": number.map(|n| n.number),
            "rarity": number.map(|n| n.rarity),
        })
    };
    page.sets.iter().map(set).collect()
}

fn of_ruling(ruling: &Ruling) -> Value {
    let known = ruling.known.map(|(which, how)| (&ruling::all()[which], how));
    let scenarios = known.as_ref().map_or_else(Vec::new, |(known, _)| known.scenarios());
    let near = match (&known, ruling.tongue.and_then(|t| t.ours())) {
        (None, Some(language)) => ruling::near(language, &ruling.text),
        _ => Vec::new(),
    };
    let (how, likeness) = match known.as_ref().map(|(_, how)| how) {
        Some(How::WordForWord) => (Some("word for word"), Some(1.0)),
        Some(How::ByTerms(likeness)) => (Some("by its terms"), Some((likeness * 100.0).round() / 100.0)),
        None => (None, None),
    };
    json!({
        "lines": [ruling.lines.start(), ruling.lines.end()],
        "date": ruling.date.map(|date| date.to_string()),
        "language": ruling.tongue.map(|tongue| tongue.code()),
        "known": how,
        "likeness": likeness,
        "says": known.as_ref().map(|(known, _)| known.gist),
        "rules": known.as_ref().map_or(&[][..], |(known, _)| &known.rules),
        "of_card": ruling.is_of_card,
        "scenarios": scenarios.into_iter().map(scenario).collect::<Vec<_>>(),
        "near": near.into_iter().map(scenario).collect::<Vec<_>>(),
    })
}

fn scenario(scenario: &Scenario) -> Value {
    json!({
        "file": format!("scenarios/{}", scenario.file),
        "line": scenario.line,
        "name": scenario.name,
        "tags": scenario.tags,
    })
}

impl Kind {
    /// As `docs/page.md` has it.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Blank => "blank",
            Kind::Name => "name",
            Kind::ManaCost => "mana cost",
            Kind::TypeLine => "type line",
            Kind::Rules => "rules text",
            Kind::RulesWithReminder => "rules text with reminder",
            Kind::Unread => "rules text not read",
            Kind::Numbers => "numbers",
            Kind::Flavor => "flavor text",
            Kind::Set => "set",
            Kind::Date => "date",
            Kind::Ruling => "ruling",
            Kind::Heading => "heading",
            Kind::Fact => "fact",
            Kind::Unrecognised => "not recognised",
        }
    }
}

impl TroubleKind {
    pub fn name(self) -> &'static str {
        match self {
            TroubleKind::Differs => "differs",
            TroubleKind::Unread => "not read",
            TroubleKind::Reminder => "reminder",
            TroubleKind::Fact => "fact",
            TroubleKind::Name => "name",
            TroubleKind::Language => "language",
            TroubleKind::Set => "set",
            TroubleKind::Ruling => "ruling",
            TroubleKind::Unrecognised => "not recognised",
        }
    }
}
