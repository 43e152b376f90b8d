//! One reader's words: messages, cards, and how the seats are called.

use crate::{Arg, Cards, Language, Messages};
use ir::{Color, Counter, Zone};
use rules::face_down::By;
use rules::knowledge::CharacteristicsView;
use rules::turn::Step;
use rules::{AbilityId, FaceId, Seat};
use std::sync::Arc;

/// Everything that turns what a seat received into text.
pub struct Words {
    pub messages: &'static Messages,
    pub cards: Arc<Cards>,
    pub seats: Vec<String>,
}

impl Words {
    pub fn new(language: Language, cards: Arc<Cards>, seats: Vec<String>) -> Words {
        Words { messages: Messages::of(language), cards, seats }
    }

    pub fn language(&self) -> Language {
        self.messages.language()
    }

    pub fn say(&self, id: &str, args: &[(&str, Arg)]) -> String {
        self.messages.say(id, args)
    }

    pub fn seat(&self, seat: Seat) -> &str {
        self.seats.get(seat.index()).map_or("?", String::as_str)
    }

    pub fn face(&self, face: FaceId) -> &str {
        self.cards.name(self.language(), face)
    }

    /// A name as the rules have it, in the reader's language where the card is known.
    pub fn named<'a>(&'a self, name: &'a str) -> &'a str {
        self.cards.named(self.language(), name)
    }

    pub fn step(&self, step: Step) -> String {
        self.messages.step(step)
    }
    pub fn zone(&self, zone: Zone) -> String {
        self.messages.zone(zone)
    }
    /// What made a permanent or spell face down.
    pub fn by(&self, by: By) -> String {
        self.messages.by(by)
    }
    pub fn color(&self, color: Color) -> String {
        self.messages.color(color)
    }
    /// So many counters of a kind.
    pub fn counters(&self, kind: Counter, count: u16) -> String {
        self.messages.counters(kind, count)
    }

    /// The keyword abilities among these that matter on the battlefield, as in the middle of a
    /// sentence, such as `ward {2}`.
    pub fn keywords(&self, characteristics: &CharacteristicsView, of: FaceId) -> Vec<String> {
        let pack = &self.cards.pack;
        let keywords = characteristics.abilities.iter().filter(|id| match &pack.ability(**id).ir {
            ir::Ability::Keyword(keyword) => stays_in_play(keyword.kind()),
            ir::Ability::Spell(_) | ir::Ability::Activated(_) | ir::Ability::Triggered(_) | ir::Ability::Static(_) => {
                false
            }
        });
        keywords.map(|id| self.inside(&self.ability(*id, of))).collect()
    }

    /// As in the middle of a sentence: without a full stop, and with a small first letter but for German, where nouns keep
    /// theirs.
    fn inside(&self, text: &str) -> String {
        let text = text.trim_end_matches(['.', '。']);
        let mut chars = text.chars();
        match (self.language(), chars.next()) {
            (Language::German, _) | (_, None) => text.to_owned(),
            (_, Some(first)) => first.to_lowercase().chain(chars).collect(),
        }
    }

    /// Things named one after another.
    pub fn list(&self, items: impl IntoIterator<Item = String>) -> String {
        self.messages.list(items)
    }

    /// What something says, does or is, after what it is.
    pub fn about(&self, what: String, says: String) -> String {
        self.messages.about(what, says)
    }

    pub fn ability(&self, id: AbilityId, of: FaceId) -> Arc<str> {
        self.cards.ability(self.language(), id, of)
    }
}

/// Whether a keyword says something about a permanent that is face up, and not how it is cast, turned
/// up, discarded or attached.
fn stays_in_play(keyword: ir::KeywordKind) -> bool {
    use ir::KeywordKind as K;
    let elsewhere =
        [K::Morph, K::Megamorph, K::Disguise, K::Cycling, K::Kicker, K::Flashback, K::Enchant, K::Equip, K::Flash];
    !elsewhere.contains(&keyword)
}
