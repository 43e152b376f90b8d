//! Laws over real card data, which is no part of this repository.
//!
//! Runs where `FACEDOWN_SHARED` names a folder with `data/AtomicCards.json.gz`
//! (`cargo xtask corpus` sets it); does nothing otherwise.

use oracle::mtgjson::{self, Entry};
use oracle::{About, Language, Wording, read_text, write_text};
use std::path::PathBuf;

fn shared() -> Option<PathBuf> {
    std::env::var_os("FACEDOWN_SHARED").map(PathBuf::from)
}

/// The laws for one text, and what it means.
fn meaning(language: Language, name: &str, type_line: &str, text: &str) -> Vec<ir::Ability> {
    let line = oracle::type_line::read(type_line).expect("a type line");
    let mut why = String::new();
    for about in About::in_language(language, name, &line) {
        match read_text(language, &about, text) {
            Ok((abilities, wording)) => {
                let written = write_text(language, &about, &abilities, &wording).expect("sayable");
                assert_eq!(written, oracle::reminder::Bare::new(text).text);
                let plain = write_text(language, &about, &abilities, &Wording::default()).expect("sayable");
                let again = read_text(language, &about, &plain).map(|(a, _)| a);
                assert_eq!(again.as_ref(), Ok(&abilities), "the default of {name}: {plain}");
                return abilities;
            }
            Err(e) => why = format!("{e:?}"),
        }
    }
    panic!("{name} in {}: {why}", language.name());
}

fn entry<'e>(entries: &'e [Entry], name: &str) -> &'e Entry {
    entries.iter().find(|e| e.name == name).unwrap_or_else(|| panic!("{name} is not in the file"))
}

#[test]
fn the_gate() {
    let Some(shared) = shared() else { return };
    let entries = mtgjson::load(&shared.join("data/AtomicCards.json.gz")).expect("card data");
    for name in ["Expose the Culprit", "Hide in Plain Sight", "Ransom Note"] {
        let face = &entry(&entries, name).faces[0];
        let english = meaning(Language::English, name, &face.type_line, face.text.as_deref().expect("text"));
        for language in [Language::German, Language::Japanese] {
            let foreign = face.foreign_data.iter().find(|f| f.language == language.name()).expect("a printing");
            let (name, text) = (foreign.name.as_deref().expect("name"), foreign.text.as_deref().expect("text"));
            assert_eq!(meaning(language, name, &face.type_line, text), english, "{name}");
        }
        seed_texts(&shared, name, &face.type_line, &english);
    }
}

/// The English blocks of the seed pages, the printed wording among them.
fn seed_texts(shared: &std::path::Path, name: &str, type_line: &str, english: &[ir::Ability]) {
    let mut found = 0;
    for file in std::fs::read_dir(shared.join("seeds")).expect("seeds") {
        let page = std::fs::read_to_string(file.expect("a file").path()).expect("a page");
        let blocks: Vec<&str> = page.split("\n\n").collect();
        let openings = ["Choose one or both —", "Look at the top five", "When this artifact", &format!("When {name}")];
        let titled = blocks.iter().any(|b| b.trim() == name);
        for block in blocks.iter().filter(|b| titled && openings.iter().any(|o| b.starts_with(o))) {
            assert_eq!(meaning(Language::English, name, type_line, block.trim_end()), english, "{name}");
            found += 1;
        }
    }
    assert!(found >= 2, "{found} blocks of {name} on the seed pages");
}

#[test]
fn the_nine_that_cloak() {
    let Some(shared) = shared() else { return };
    let entries = mtgjson::load(&shared.join("data/AtomicCards.json.gz")).expect("card data");
    let names = [
        "Become Anonymous",
        "Cryptic Coat",
        "Etrata, Deadly Fugitive",
        "Expose the Culprit",
        "Hide in Plain Sight",
        "Ransom Note",
        "Unexplained Absence",
        "Vannifar, Evolved Enigma",
        "Veiled Ascension",
    ];
    for name in names {
        let face = &entry(&entries, name).faces[0];
        let english = meaning(Language::English, name, &face.type_line, face.text.as_deref().expect("text"));
        for language in [Language::German, Language::Japanese] {
            let Some(foreign) = face.foreign_data.iter().find(|f| f.language == language.name()) else { continue };
            let (Some(name), Some(text)) = (&foreign.name, &foreign.text) else { continue };
            assert_eq!(meaning(language, name, &face.type_line, text), english, "{name}");
        }
    }
}

/// No text of the corpus has two meanings, and each default wording reads back to the meaning.
#[test]
fn all_cards() {
    let Some(shared) = shared() else { return };
    let entries = mtgjson::load(&shared.join("data/AtomicCards.json.gz")).expect("card data");
    let mut broken = Vec::new();
    let mut read = 0;
    for entry in &entries {
        let Ok(raw) = entry.raw() else { continue };
        match oracle::read_card(&raw) {
            Ok(card) => {
                read += 1;
                let texts = oracle::write_card(&card.card, &[]).expect("a card that was read can be said");
                for ((face, text), mut given) in card.card.faces.iter().zip(texts).zip(raw.faces) {
                    given.text = text;
                    let again = oracle::RawCard { layout: ir::Layout::Normal, faces: vec![given] };
                    if oracle::read_card(&again).map(|r| r.card.faces[0].abilities.clone())
                        != Ok(face.abilities.clone())
                    {
                        broken.push(format!("{}: {}", entry.name, again.faces[0].text));
                    }
                }
            }
            Err(oracle::Unread::Ambiguous(_)) => broken.push(format!("{} is ambiguous", entry.name)),
            Err(oracle::Unread::Declined(_)) => {}
        }
    }
    assert!(read > 9000, "only {read} cards are read");
    assert!(broken.is_empty(), "{} of {read}:\n{}", broken.len(), broken[..broken.len().min(40)].join("\n"));
}

/// The blocks of the seed pages that have a reminder come back with it, in every language (claims C39, C40).
#[test]
fn the_seed_pages_come_back_with_their_reminders() {
    let Some(shared) = shared() else { return };
    let entries = mtgjson::load(&shared.join("data/AtomicCards.json.gz")).expect("card data");
    let pages: Vec<String> = std::fs::read_dir(shared.join("seeds"))
        .expect("seeds")
        .map(|file| std::fs::read_to_string(file.expect("a file").path()).expect("a page"))
        .collect();
    let mut found = std::collections::BTreeSet::new();
    for name in ["Expose the Culprit", "Hide in Plain Sight"] {
        let face = &entry(&entries, name).faces[0];
        let line = oracle::type_line::read(&face.type_line).expect("a type line");
        let english = meaning(Language::English, name, &face.type_line, face.text.as_deref().expect("text"));
        for language in Language::ALL {
            let foreign = face.foreign_data.iter().find(|f| f.language == language.name());
            let local =
                if language == Language::English { Some(name) } else { foreign.and_then(|f| f.name.as_deref()) };
            let Some(local) = local else { continue };
            let blocks = pages.iter().flat_map(|page| page.split("\n\n").collect::<Vec<_>>());
            let texts = blocks.map(str::trim).filter(|block| block.ends_with([')', '）']) && !block.contains(". A "));
            for text in texts {
                let read = About::in_language(language, local, &line).into_iter().find_map(|about| {
                    let (abilities, wording) = read_text(language, &about, text).ok()?;
                    (abilities == english).then_some((about, abilities, wording))
                });
                let Some((about, abilities, wording)) = read else { continue };
                let written = oracle::write_with_reminders(language, &about, &abilities, &wording);
                assert_eq!(written.as_deref(), Ok(text), "{name} in {}", language.name());
                found.insert((name, language.code()));
            }
        }
    }
    assert_eq!(found.len(), 16, "{found:?}");
}
