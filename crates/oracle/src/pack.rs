//! Shipped cards: names, meaning and wording, never a printed sentence.
//!
//! `cards/*.jsonl` holds one card a line. A digest of the official text stands
//! beside each: rendering the meaning with its wording must give a text with the
//! same digest, so the rendering is proved without the sentence being stored.

use crate::card::{self, About, CannotSay};
use crate::language::Language;
use crate::mtgjson::Entry;
use crate::reminder::Bare;
use crate::wording::Wording;
use ir::Card;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// One shipped card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shipped {
    /// Names of the front face by language code, English among them.
    pub names: BTreeMap<String, String>,
    pub card: Card,
    /// The English wording of each face.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub wording: Vec<Wording>,
    /// Of the official English text of each face, reminders set aside.
    pub digest: Vec<Digest>,
}

/// FNV-1a of a text, 64 bits, in hexadecimal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Digest(String);

impl Digest {
    pub fn of(text: &str) -> Digest {
        let bare = Bare::new(text).text;
        let hash = bare.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |h, b| (h ^ u64::from(b)).wrapping_mul(0x100_0000_01b3));
        Digest(format!("{hash:016x}"))
    }
}

/// The pack that comes with this version.
const SHIPPED: &str = include_str!("../../../cards/shipped.jsonl");

/// All shipped cards, in the order of their names.
pub fn shipped() -> Vec<Shipped> {
    parse(SHIPPED).unwrap_or_else(|why| panic!("cards/shipped.jsonl: {why}"))
}

/// Cards from lines of JSON.
pub fn parse(lines: &str) -> Result<Vec<Shipped>, serde_json::Error> {
    lines.lines().filter(|l| !l.trim().is_empty()).map(serde_json::from_str).collect()
}

/// Compiles a card of a database into a shipped one; an error says why it is not understood.
pub fn compile(entry: &Entry) -> Result<Shipped, String> {
    let raw = entry.raw().map_err(|why| format!("{}: {why}", entry.name))?;
    let read = card::read_card(&raw).map_err(|why| format!("{}: {why}", entry.name))?;
    let front = entry.faces.iter().min_by_key(|f| f.side.clone());
    let mut names = BTreeMap::from([("en".to_owned(), read.card.name().to_owned())]);
    for foreign in front.iter().flat_map(|f| &f.foreign_data) {
        let language = Language::from_code(&foreign.language);
        if let (Some(language), Some(name)) = (language, &foreign.name) {
            names.insert(language.code().to_owned(), name.clone());
        }
    }
    let wording = if read.wording.iter().all(Wording::is_empty) { Vec::new() } else { read.wording };
    let digest = raw.faces.iter().map(|f| Digest::of(&f.text)).collect();
    Ok(Shipped { names, card: read.card, wording, digest })
}

impl Shipped {
    /// The name in a language; in English where there is none.
    pub fn name(&self, language: Language) -> &str {
        self.names.get(language.code()).map_or(self.card.name(), String::as_str)
    }

    /// The rules text of each face, rendered; with the printed wording in English, the default one elsewhere.
    pub fn texts(&self, language: Language) -> Result<Vec<String>, CannotSay> {
        if language == Language::English {
            return card::write_card(&self.card, &self.wording);
        }
        let faces = self.card.faces.iter();
        let write = |face: &ir::CardFace| {
            let about = About::in_language(language, self.name(language), &face.type_line);
            card::write_text(language, &about[0], &face.abilities, &Wording::default())
        };
        faces.map(write).collect()
    }

    /// Whether the rendering is the official text.
    pub fn is_proved(&self) -> bool {
        self.texts(Language::English).is_ok_and(|texts| texts.iter().map(|t| Digest::of(t)).eq(self.digest.iter().cloned()))
    }
}

/// The shipped names most like a name that is not shipped, the best first.
pub fn suggestions<'p>(pack: &'p [Shipped], wanted: &str) -> Vec<&'p str> {
    let wanted = wanted.to_lowercase();
    let mut scored: Vec<(f64, &str)> = pack
        .iter()
        .flat_map(|s| s.names.values())
        .map(|name| (strsim::jaro_winkler(&wanted, &name.to_lowercase()), name.as_str()))
        .filter(|&(score, _)| score > 0.75)
        .collect();
    scored.sort_by(|a, b| b.0.total_cmp(&a.0));
    scored.into_iter().map(|(_, name)| name).take(3).collect()
}
