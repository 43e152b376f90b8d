//! Shipped cards: names, meaning and wording, never a printed sentence.
//!
//! `cards/*.jsonl` holds one card a line. A digest of the official text stands
//! beside each: rendering the meaning with its wording must give a text with the
//! same digest, so the rendering is proved without the sentence being stored.

use crate::card::{self, About, CannotSay};
use crate::language::Language;
use crate::mtgjson::Entry;
use crate::reminder::{self, Bare, Explain};
use crate::scan::capitalised;
use crate::type_line;
use crate::wording::{Called, Wording};
use ir::Card;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// One shipped card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shipped {
    /// Names of the front face by language code, English among them.
    pub names: BTreeMap<String, LocalName>,
    pub card: Card,
    /// The printed wording of each face by language code; absent where it is the default.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub wording: BTreeMap<String, Vec<Wording>>,
    /// Of the official English text of each face, reminders set aside.
    pub digest: Vec<Digest>,
    /// The same with the reminders, where there are any and all are rendered from the rules.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reminded: Vec<Digest>,
}

/// A name in one language, and how texts use it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LocalName {
    pub name: String,
    #[serde(default, skip_serializing_if = "Called::is_default")]
    pub called: Called,
}

/// FNV-1a of a text, 64 bits, in hexadecimal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Digest(String);

impl Digest {
    /// Of a text, reminders set aside.
    pub fn of(text: &str) -> Digest {
        Digest::of_whole(&Bare::new(text).text)
    }

    pub fn of_whole(text: &str) -> Digest {
        let hash =
            text.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |h, b| (h ^ u64::from(b)).wrapping_mul(0x100_0000_01b3));
        Digest(format!("{hash:016x}"))
    }
}

/// The pack that comes with this version.
const SHIPPED: &str = include_str!("../../../cards/shipped.jsonl");

/// All shipped cards, in the order of their names.
pub fn shipped() -> Vec<Shipped> {
    let mut all = parse(SHIPPED).unwrap_or_else(|why| panic!("cards/shipped.jsonl: {why}"));
    all.iter_mut().for_each(Shipped::name_as_land_type);
    all
}

/// Cards from lines of JSON.
pub fn parse(lines: &str) -> Result<Vec<Shipped>, serde_json::Error> {
    lines.lines().filter(|l| !l.trim().is_empty()).map(serde_json::from_str).collect()
}

/// Compiles a card of a database into a shipped one; an error says why it is not understood.
///
/// A printing in another language that reads to the same meaning gives its wording.
pub fn compile(entry: &Entry) -> Result<Shipped, String> {
    let raw = entry.raw().map_err(|why| format!("{}: {why}", entry.name))?;
    let read = card::read_card(&raw).map_err(|why| format!("{}: {why}", entry.name))?;
    let english = LocalName { name: read.card.name().to_owned(), called: Called::default() };
    let mut names = BTreeMap::from([("en".to_owned(), english)]);
    let mut wording = BTreeMap::new();
    let explains = read.wording.iter().any(|w| !w.reminders.is_empty());
    if !read.wording.iter().all(Wording::is_empty) {
        wording.insert("en".to_owned(), read.wording);
    }
    let front = entry.faces.iter().min_by_key(|f| f.side.clone());
    for foreign in front.iter().flat_map(|f| &f.foreign_data) {
        let (Some(language), Some(name)) = (Language::from_code(&foreign.language), &foreign.name) else { continue };
        let code = language.code().to_owned();
        let text = foreign.text.as_deref().unwrap_or("");
        let (called, how) = local_wording(language, name, text, &read.card);
        names.insert(code.clone(), LocalName { name: name.clone(), called });
        // That a printing explains nothing is to be known, where the English one does.
        if let Some(how) = how.filter(|how| !how.is_empty() || explains) {
            wording.insert(code, vec![how]);
        }
    }
    let digest = raw.faces.iter().map(|f| Digest::of(&f.text)).collect();
    let mut shipped = Shipped { names, card: read.card, wording, digest, reminded: Vec::new() };
    let whole: Vec<&str> = raw.faces.iter().map(|f| f.text.as_str()).collect();
    let is_rendered = shipped.texts_explained(Language::English, Explain::Printed).is_ok_and(|texts| texts == whole);
    if is_rendered && whole.iter().any(|text| !Bare::new(text).asides.is_empty()) {
        shipped.reminded = whole.into_iter().map(Digest::of_whole).collect();
    }
    Ok(shipped)
}

/// How a printing uses the name, and how it words the front face if it means the same.
fn local_wording(language: Language, name: &str, text: &str, card: &Card) -> (Called, Option<Wording>) {
    let face = card.front();
    let mut shown = About::shown(language.grammar(), name, text);
    let read = shown.iter().find_map(|called| {
        let about = About::called(language, name, &face.type_line, called);
        let (abilities, wording) = card::read_text(language, &about, text).ok()?;
        (abilities == face.abilities).then(|| (called.clone(), Some(wording)))
    });
    read.unwrap_or_else(|| (shown.swap_remove(0), None))
}

impl Shipped {
    /// The name in a language; in English where there is none.
    pub fn name(&self, language: Language) -> &str {
        self.face_name(language, 0)
    }

    /// The name of a face. Databases name a card of two faces by both, `front // back`.
    pub fn face_name(&self, language: Language, face: usize) -> &str {
        let local = self.names.get(language.code()).and_then(|n| n.name.split(" // ").nth(face));
        local.unwrap_or(&self.card.faces[face].name)
    }

    /// Whether the card is called so in any language, by its front face.
    pub fn is_called(&self, name: &str) -> bool {
        let name = name.to_lowercase();
        Language::ALL.into_iter().any(|language| self.name(language).to_lowercase() == name)
    }

    /// A basic land that is called by its land type in English (CR 305.6) is called by it everywhere, also
    /// where no printing is known.
    fn name_as_land_type(&mut self) {
        let line = &self.card.front().type_line;
        let Some(&land_type) = line.subtypes.iter().find(|s| s.name() == self.card.name()) else { return };
        if !line.supertypes.contains(&ir::Supertype::Basic) {
            return;
        }
        for language in Language::ALL {
            let name = || LocalName {
                name: capitalised(&type_line::subtypes_in(language, &[land_type])),
                called: Called::default(),
            };
            self.names.entry(language.code().to_owned()).or_insert_with(name);
        }
    }

    /// The rules text of each face, rendered in the wording that is printed where it is known.
    pub fn texts(&self, language: Language) -> Result<Vec<String>, CannotSay> {
        self.texts_explained(language, Explain::Nothing)
    }

    /// The same with reminders. Where no printing in a language is known, it explains what the English one does.
    pub fn texts_explained(&self, language: Language, explain: Explain) -> Result<Vec<String>, CannotSay> {
        let faces = 0..self.card.faces.len();
        faces
            .map(|i| {
                let (about, mut wording) = self.worded(language, i);
                let abilities = &self.card.faces[i].abilities;
                wording.reminders = match explain {
                    Explain::Nothing => Vec::new(),
                    Explain::All => reminder::all(language.grammar(), &about, abilities, &wording),
                    Explain::Printed if self.is_printed(language, i) => wording.reminders,
                    Explain::Printed => {
                        let (english, printed) = self.worded(Language::English, i);
                        let from = (Language::English.grammar(), &english, &printed);
                        reminder::carried(from, (language.grammar(), &about, &wording), abilities)
                    }
                };
                card::write_with_reminders(language, &about, abilities, &wording)
            })
            .collect()
    }

    /// What writing a face must know: how it is called in a language.
    pub fn about(&self, language: Language, face: usize) -> About {
        let called = self.names.get(language.code()).map_or(Called::default(), |n| n.called.clone());
        About::called(language, self.face_name(language, face), &self.card.faces[face].type_line, &called)
    }

    fn worded(&self, language: Language, face: usize) -> (About, Wording) {
        let printed = self.wording.get(language.code()).and_then(|all| all.get(face));
        (self.about(language, face), printed.cloned().unwrap_or_default())
    }

    /// Whether a printing in the language is known.
    fn is_printed(&self, language: Language, face: usize) -> bool {
        language == Language::English || self.wording.get(language.code()).is_some_and(|all| face < all.len())
    }

    /// Whether the rendering is the official text.
    pub fn is_proved(&self) -> bool {
        self.texts(Language::English)
            .is_ok_and(|texts| texts.iter().map(|t| Digest::of(t)).eq(self.digest.iter().cloned()))
    }
}

/// The shipped names most like a name that is not shipped, the best first.
pub fn suggestions<'p>(pack: &'p [Shipped], wanted: &str) -> Vec<&'p str> {
    let wanted = wanted.to_lowercase();
    let mut scored: Vec<(f64, &str)> = pack
        .iter()
        .flat_map(|s| s.names.values())
        .map(|n| (strsim::jaro_winkler(&wanted, &n.name.to_lowercase()), n.name.as_str()))
        .filter(|&(score, _)| score > 0.75)
        .collect();
    scored.sort_by(|a, b| b.0.total_cmp(&a.0));
    scored.into_iter().map(|(_, name)| name).take(3).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The digest of each shipped card proves its rendering; its name can be found.
    #[test]
    fn every_shipped_card_is_rendered_as_it_is_printed() {
        let pack = shipped();
        assert!(pack.len() >= 15, "{} cards", pack.len());
        for card in &pack {
            assert!(card.is_proved(), "{}", card.card.name());
        }
        assert_eq!(suggestions(&pack, "Ransom Not").first(), Some(&"Ransom Note"));
    }

    /// What the rules of the shipped cards are explained by, rendered as it is printed.
    #[test]
    fn reminders_are_rendered_as_they_are_printed() {
        let pack = shipped();
        let reminded: Vec<&Shipped> = pack.iter().filter(|s| !s.reminded.is_empty()).collect();
        assert!(reminded.len() >= 100, "{} cards", reminded.len());
        for shipped in reminded {
            let texts = shipped.texts_explained(Language::English, Explain::Printed).expect("sayable");
            let digests: Vec<Digest> = texts.iter().map(|text| Digest::of_whole(text)).collect();
            assert_eq!(digests, shipped.reminded, "{}: {texts:?}", shipped.card.name());
        }
    }

    /// What ships is said in English whole. How much of it other languages say is a ratchet:
    /// these numbers only rise.
    #[test]
    fn what_ships_is_said() {
        let pack = shipped();
        for (language, at_least) in [
            (Language::English, pack.len()),
            (Language::German, 181),
            (Language::Spanish, 181),
            (Language::French, 181),
            (Language::Italian, 181),
            (Language::Japanese, 162),
            (Language::Portuguese, 181),
            (Language::Chinese, 181),
        ] {
            let said = pack.iter().filter(|c| c.texts(language).is_ok()).count();
            println!("{}: {said} of {}", language.name(), pack.len());
            assert!(said >= at_least, "{said} of {at_least} in {}", language.name());
        }
    }

    /// The cards that cloak are said in the languages that were the first.
    #[test]
    fn what_cloaks_is_said_everywhere() {
        let cloaks = |c: &&Shipped| serde_json::to_string(&c.card).expect("json").contains("\"Cloak\"");
        let pack = shipped();
        let all: Vec<&Shipped> = pack.iter().filter(cloaks).collect();
        assert!(all.len() >= 9, "{} cards cloak", all.len());
        let first = [Language::English, Language::German, Language::Japanese];
        for (card, language) in all.iter().flat_map(|c| first.map(|l| (c, l))) {
            assert!(
                card.texts(language).is_ok(),
                "{} in {}: {:?}",
                card.card.name(),
                language.name(),
                card.texts(language)
            );
        }
    }
}
