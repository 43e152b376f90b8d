//! The cards that a retelling names: by the faces of the game's own pack, and the invented
//! ones that stand for what the viewer does not know.

use crate::cards::Cards;
use ir::{Card, CardFace, CardType, Layout, PtValue};
use rules::face_down::By;
use rules::{AbilityId, FaceId, Pack};
use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

/// A card of which nothing is known. It can be neither played nor turned face up.
pub const UNKNOWN: &str = "Unknown Card";
/// How the names of all stand-ins begin.
pub const STAND_IN: &str = "Unknown ";
/// What lies face down and was cast so has the ability that allowed it; its cost is a guess.
const DISGUISED: &str = "Unknown Disguised Card";
const MORPHED: &str = "Unknown Morphed Card";

const STAND_INS: [(&str, &str); 3] = [
    (UNKNOWN, "Unknown Card\nArtifact"),
    (DISGUISED, "Unknown Disguised Card\nCreature\nDisguise {9}\n0/1"),
    (MORPHED, "Unknown Morphed Card\nCreature\nMorph {9}\n0/1"),
];

/// The stand-in for a card that lies face down, or was cast so.
pub fn stand_in_cast(by: Option<By>) -> &'static str {
    match by {
        Some(By::Disguise) => DISGUISED,
        Some(By::Morph) => MORPHED,
        Some(By::Manifest | By::Cloak | By::Effect) | None => UNKNOWN,
    }
}

/// Names of faces, and the text of what does not ship.
pub struct Named {
    pack: Arc<Pack>,
    /// Front and back of each card that has both.
    faces: BTreeMap<FaceId, Vec<String>>,
    /// Cards as a person writes them, by name.
    texts: BTreeMap<String, String>,
    pub cards: Arc<Cards>,
}

static SHIPPED: LazyLock<Arc<Cards>> = LazyLock::new(|| {
    let mut cards = Cards::shipped();
    for (_, text) in STAND_INS {
        cards.add_text(text).expect("a stand-in is a card");
    }
    Arc::new(cards)
});

impl Named {
    /// `invented`: what the pack has besides the cards that ship.
    pub fn of(pack: &Arc<Pack>, invented: &[Card]) -> Named {
        let mut faces = BTreeMap::new();
        for card in &pack.cards {
            let names = [Some(card.front), card.back].into_iter().flatten();
            let names: Vec<String> = names.map(|face| pack.face(face).name.clone()).collect();
            faces.insert(card.front, names);
        }
        let mut texts: BTreeMap<String, String> =
            STAND_INS.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned())).collect();
        let tokens = tokens(pack);
        let foreign = invented.iter().chain(&tokens).filter(|card| !SHIPPED.knows(card.name()));
        let mut cards = SHIPPED.clone();
        for card in foreign {
            let Some(text) = text_of(card) else { continue };
            if Arc::make_mut(&mut cards).add_text(&text).is_ok() {
                texts.insert(card.name().to_owned(), text);
            }
        }
        Named { pack: pack.clone(), faces, texts, cards }
    }

    /// The names of a card's faces, the front first; of a token its own.
    pub fn faces_of(&self, front: FaceId) -> Vec<String> {
        self.faces.get(&front).cloned().unwrap_or_else(|| vec![self.name(front)])
    }
    pub fn name(&self, face: FaceId) -> String {
        self.pack.face(face).name.clone()
    }
    /// Whether this is the ward that the rules list of what is cloaked or disguised.
    pub fn is_listed_ward(&self, ability: AbilityId) -> bool {
        self.pack.face(rules::pack::WARDED).abilities.iter().any(|on| on.id == ability)
    }
    /// The card as a docstring has it, if it does not ship.
    pub fn text(&self, name: &str) -> Option<&str> {
        self.texts.get(name).map(String::as_str)
    }
}

/// The faces that are no card's, as cards.
fn tokens(pack: &Pack) -> Vec<Card> {
    let printed: Vec<FaceId> = pack.cards.iter().flat_map(|c| [Some(c.front), c.back]).flatten().collect();
    let others = (3..pack.faces.len() as u16).map(FaceId).filter(|face| !printed.contains(face));
    others
        .map(|id| {
            let face = pack.face(id);
            let p = &face.printed;
            let abilities = face.abilities.iter().map(|on| pack.ability(on.id).ir.clone()).collect();
            let size =
                p.types.has(CardType::Creature).then_some((PtValue::Number(p.power), PtValue::Number(p.toughness)));
            let type_line = ir::TypeLine {
                supertypes: ir::Supertype::ALL.into_iter().filter(|s| p.supertypes.has(*s)).collect(),
                types: p.types.iter().collect(),
                subtypes: p.subtypes.iter().collect(),
            };
            let face = CardFace {
                name: face.name.clone(),
                mana_cost: None,
                color_indicator: p.colors,
                type_line,
                abilities,
                power_toughness: size,
            };
            Card { layout: Layout::Normal, faces: vec![face] }
        })
        .collect()
}

/// A card as a person writes it, if English has words for it.
fn text_of(card: &Card) -> Option<String> {
    let texts = oracle::write_card(card, &[]).ok()?;
    let faces = card.faces.iter().zip(texts).map(|(face, text)| {
        let cost = face.mana_cost.as_ref().map_or(String::new(), |cost| format!(" {cost}"));
        let mut lines = format!("{}{cost}\n{}", face.name, oracle::type_line::write(&face.type_line));
        if !face.color_indicator.is_empty() {
            let colors: Vec<String> = face.color_indicator.iter().map(|c| format!("{c:?}").to_lowercase()).collect();
            lines += &format!("\nColor indicator: {}", list(&colors));
        }
        if !text.is_empty() {
            lines += &format!("\n{text}");
        }
        if let Some((power, toughness)) = face.power_toughness {
            lines += &format!("\n{}/{}", number(power), number(toughness));
        }
        lines
    });
    Some(faces.collect::<Vec<_>>().join("\n//\n"))
}

fn number(value: PtValue) -> String {
    match value {
        PtValue::Number(n) => n.to_string(),
        PtValue::Star => "*".to_owned(),
    }
}

/// `a, b and c`; `nothing`.
pub fn list<T: AsRef<str>>(items: &[T]) -> String {
    match items {
        [] => "nothing".into(),
        [one] => one.as_ref().into(),
        [most @ .., last] => {
            let most: Vec<&str> = most.iter().map(AsRef::as_ref).collect();
            format!("{} and {}", most.join(", "), last.as_ref())
        }
    }
}

pub fn a_or_an(noun: &str) -> &'static str {
    if noun.starts_with(['A', 'E', 'I', 'O', 'U', 'a', 'e', 'i', 'o', 'u']) { "an" } else { "a" }
}
