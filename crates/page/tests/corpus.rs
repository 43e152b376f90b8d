//! The pages that the project was started from, and pages made from card data: neither is part of this repository.
//!
//! Runs where `FACEDOWN_SHARED` names the folder (`cargo xtask corpus` sets it); does nothing otherwise.

use messages::Messages;
use oracle::mtgjson::{self, Entry};
use oracle::{Language, localized};
use page::{Kind, Known, Page, Verdict, read};
use std::collections::{BTreeMap, HashSet};
use std::path::PathBuf;

fn shared() -> Option<PathBuf> {
    std::env::var_os("FACEDOWN_SHARED").map(PathBuf::from)
}

fn entries(shared: &std::path::Path) -> Vec<Entry> {
    mtgjson::load(&shared.join("data/AtomicCards.json.gz")).expect("card data")
}

/// A page of a card as the data has it: each language with name, text and flavor text, the English twice, rulings.
fn page_of(entry: &Entry) -> String {
    let front = entry.faces.iter().min_by_key(|f| f.side.clone()).expect("a face");
    let mut parts: Vec<String> = Vec::new();
    for language in Language::ALL {
        let Some(foreign) = front.foreign_data.iter().find(|f| f.language == language.name()) else { continue };
        let name = foreign.name.as_deref().map(|name| name.split(" // ").next().unwrap_or(name));
        if let (Some(name), Some(text)) = (name, &foreign.text) {
            parts.extend([name.to_owned(), text.clone()]);
        }
    }
    let name = front.face_name.as_ref().unwrap_or(&front.name);
    parts.push(name.clone());
    parts.extend(front.text.clone());
    parts.push("Murders at Karlov Manor".to_owned());
    parts.extend(front.rulings.iter().map(|ruling| ruling.text.clone()));
    parts.join("\n\n")
}

/// Each card that ships, as a page: all texts that can be read are found, in their language, and agree.
#[test]
fn pages_of_all_cards_that_ship() {
    let Some(shared) = shared() else { return };
    let entries = entries(&shared);
    let known = Known::shipped();
    let mut wrong: Vec<String> = Vec::new();
    let (mut texts, mut agree, mut reminded, mut explained) = (0, 0, 0, 0);
    let mut readable: BTreeMap<&str, HashSet<String>> = BTreeMap::new();
    for language in Language::ALL {
        let printings = localized::printings(language, &entries);
        let printings: Vec<_> = printings.into_iter().filter(|p| !known.named(&p.card).is_empty()).collect();
        let verdicts = localized::run(language.grammar(), &printings);
        let read = verdicts.into_iter().filter(|v| matches!(v.reading, localized::Reading::Exact(..))).map(|v| v.card);
        readable.insert(language.code(), read.collect());
    }
    for entry in entries.iter().filter(|e| known.named(&e.name).iter().any(|n| known.name(n.card) == e.name)) {
        let page = read(&page_of(entry), &known, Messages::of(Language::English));
        let card = page.identity.card().map(|card| known.name(card));
        if card.as_ref() != Some(&entry.name) {
            wrong.push(format!("{} is taken for {card:?}", entry.name));
        }
        let front = entry.name.split(" // ").next().unwrap_or(&entry.name);
        for block in page.blocks.iter().filter(|b| b.reading.is_some()) {
            texts += 1;
            agree += usize::from(block.verdict == Verdict::Agrees);
            reminded += usize::from(block.is_explained_again().is_some());
            explained += usize::from(block.is_explained_again() == Some(true));
            let code = block.tongue.map_or("?", |t| t.code());
            let should = code == "en" || readable.get(code).is_some_and(|cards| cards.contains(front));
            if should && block.verdict != Verdict::Agrees {
                wrong.push(format!("{} in {code}: {:?}", entry.name, block.verdict));
            }
        }
        for line in page.lines.iter().filter(|l| l.kind == Kind::Unrecognised) {
            wrong.push(format!("{}: line {} is not recognised: {}", entry.name, line.number, line.text));
        }
        let rulings: usize = entry.faces[0].rulings.len();
        if page.rulings.len() != rulings {
            wrong.push(format!("{}: {} of {rulings} rulings", entry.name, page.rulings.len()));
        }
    }
    println!("{agree} of {texts} texts of cards that ship agree");
    println!("{explained} of {reminded} texts with reminder text are written again with it");
    assert!(explained > 650, "{explained} of {reminded}");
    assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), wrong[..wrong.len().min(60)].join("\n"));
    assert!(agree > 850, "{agree} of {texts}");
}

fn seed(shared: &std::path::Path, number: usize) -> Page {
    let folder = std::fs::read_dir(shared.join("seeds")).expect("seeds");
    let start = format!("{number:03}_");
    let file = folder
        .map(|f| f.expect("a file").path())
        .find(|p| p.file_name().is_some_and(|n| n.to_string_lossy().starts_with(&start)));
    read(
        &std::fs::read_to_string(file.expect("a seed")).expect("a text"),
        &Known::shipped(),
        Messages::of(Language::English),
    )
}

/// The four pages: every line is accounted for, every block is read, agrees and is written again to the letter,
/// with its explanations and without.
#[test]
fn the_four_pages() {
    let Some(shared) = shared() else { return };
    for number in 0..4 {
        let page = seed(&shared, number);
        assert_eq!(page.troubles, []);
        assert!(page.blocks.iter().all(|b| b.is_written_again() != Some(false)), "{number}");
        assert!(page.blocks.iter().all(|b| b.is_explained_again() != Some(false)), "{number}");
    }
}
