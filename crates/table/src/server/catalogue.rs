//! Everything the table plays with, in one language: names and texts by number.

use crate::protocol::{AbilityEntry, Catalogue, FaceEntry, FaceKind};
use axum::body::Bytes;
use messages::{Cards, Language};
use oracle::printed::{self, Printed};
use rules::pack::NOTHING;
use rules::{AbilityId, FaceId, PrintedId};
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::sync::{Arc, OnceLock};

/// A catalogue as it is sent.
pub struct Written {
    pub json: Bytes,
    /// The same tag, the same bytes.
    pub tag: String,
}

/// One for each language, made when it is asked for.
pub struct Catalogues {
    cards: Arc<Cards>,
    written: Vec<OnceLock<Arc<Written>>>,
}

impl Catalogues {
    pub fn new(cards: Arc<Cards>) -> Catalogues {
        Catalogues { cards, written: Language::ALL.iter().map(|_| OnceLock::new()).collect() }
    }

    pub fn of(&self, language: Language) -> Arc<Written> {
        let nth = Language::ALL.iter().position(|l| *l == language).expect("all are there");
        let make = || {
            let json = serde_json::to_vec(&catalogue(&self.cards, language)).expect("plain data");
            let digest = Sha256::digest(&json);
            let tag = digest[..8].iter().map(|byte| format!("{byte:02x}")).collect::<String>();
            Arc::new(Written { json: json.into(), tag: format!("\"{tag}\"") })
        };
        self.written[nth].get_or_init(make).clone()
    }
}

pub fn catalogue(cards: &Cards, language: Language) -> Catalogue {
    let sets = sets();
    let faces = (0..cards.pack.faces.len() as u16).map(|n| entry(cards, language, &sets, FaceId(n)));
    let abilities = (0..cards.pack.abilities.len() as u16).map(AbilityId);
    Catalogue {
        language: language.code().to_owned(),
        languages: Language::ALL.iter().map(|l| l.code().to_owned()).collect(),
        faces: faces.collect(),
        abilities: abilities.map(|id| cards.ability(language, id, NOTHING).to_string()).collect(),
    }
}

/// By the name of each face of a card the codes of the sets that it was printed in.
fn sets() -> HashMap<String, Vec<String>> {
    let of_faces = |card: Printed| {
        let names: Vec<String> = card.name.split(" // ").map(str::to_owned).collect();
        names.into_iter().map(move |name| (name, card.sets.clone()))
    };
    printed::shipped().into_iter().flat_map(of_faces).collect()
}

fn said(cards: &Cards, language: Language, id: AbilityId, of: FaceId) -> AbilityEntry {
    AbilityEntry { id, text: cards.ability(language, id, of).to_string() }
}

fn entry(cards: &Cards, language: Language, sets: &HashMap<String, Vec<String>>, id: FaceId) -> FaceEntry {
    let face = cards.pack.face(id);
    let (kind, other) = kind(cards, id);
    let is_card = matches!(kind, FaceKind::Card | FaceKind::Back);
    let on_card = cards.printed(id);
    let type_line = match on_card {
        Some(printed) => printed.type_line.clone(),
        None => ir::TypeLine {
            supertypes: ir::Supertype::ALL.into_iter().filter(|s| face.printed.supertypes.has(*s)).collect(),
            types: face.printed.types.iter().collect(),
            subtypes: face.printed.subtypes.iter().collect(),
        },
    };
    let pt = match on_card {
        Some(printed) => printed.power_toughness.map(|(power, toughness)| (value(power), value(toughness))),
        None => type_line
            .types
            .contains(&ir::CardType::Creature)
            .then(|| (face.printed.power.to_string(), face.printed.toughness.to_string())),
    };
    let (power, toughness) = pt.unzip();
    FaceEntry {
        id,
        kind,
        name: cards.name(language, id).to_owned(),
        english: face.name.clone(),
        cost: face.mana_cost.as_ref().map(ToString::to_string),
        type_line: oracle::type_line::write_in(language, &type_line),
        text: cards.text(language, id),
        power,
        toughness,
        colors: face.printed.colors,
        types: type_line.types,
        other,
        abilities: face.abilities.iter().map(|on| said(cards, language, on.id, id)).collect(),
        sets: sets.get(&face.name).filter(|_| is_card).cloned().unwrap_or_default(),
    }
}

/// What a face is of, and the other face of its card.
fn kind(cards: &Cards, id: FaceId) -> (FaceKind, Option<FaceId>) {
    for nth in 0..cards.pack.cards.len() as u16 {
        let card = cards.pack.card(PrintedId(nth));
        if card.front == id {
            return (FaceKind::Card, card.back);
        }
        if card.back == Some(id) {
            return (FaceKind::Back, Some(card.front));
        }
    }
    // The lists of 708.2 and the like come first in a pack.
    let kind = if id <= NOTHING { FaceKind::Listed } else { FaceKind::Token };
    (kind, None)
}

fn value(value: ir::PtValue) -> String {
    match value {
        ir::PtValue::Number(n) => n.to_string(),
        ir::PtValue::Star => "*".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// German calls a card by its name, and an object without one by its noun.
    #[test]
    fn an_ability_names_the_object_that_has_it_and_no_other() {
        let catalogue = catalogue(&Cards::shipped(), Language::German);
        let note = catalogue.faces.iter().find(|face| face.english == "Ransom Note").expect("it ships");
        let AbilityEntry { id, text } = &note.abilities[0];
        assert!(text.contains(&format!(" das {} ", note.name)), "{text}");
        let of_none = &catalogue.abilities[usize::from(id.0)];
        assert!(of_none.contains("diese Kreatur") && !of_none.contains("  "), "{of_none}");
    }
}
