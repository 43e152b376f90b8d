//! CR 109, 115. Noun phrases: which objects a text picks out.

use crate::{CardType, Color, Compare, KeywordKind, Number, Player, PlayerFilter, Quantity, Ref, Subtype, Supertype};
use serde::{Deserialize, Serialize};

/// A conjunction of conditions on one object, sorted and without doubles (normal
/// form). What kind of thing is meant (permanent, card, spell) is one of the conditions.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(from = "Vec<Is>")]
pub struct Filter(Vec<Is>);

/// Whatever order the conditions come in, the filter is in normal form.
impl From<Vec<Is>> for Filter {
    fn from(conditions: Vec<Is>) -> Filter {
        Filter::new(conditions)
    }
}

impl Filter {
    pub fn new(conditions: impl IntoIterator<Item = Is>) -> Filter {
        let mut list: Vec<Is> = conditions.into_iter().map(Is::normal).collect();
        list.sort();
        list.dedup();
        Filter(list)
    }
    pub fn conditions(&self) -> &[Is] {
        &self.0
    }
    pub fn and(mut self, more: Is) -> Filter {
        self.0.push(more);
        Filter::new(self.0)
    }
}

/// One condition on an object.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Is {
    /// CR 110.1. On the battlefield. Also meant by a bare "creature", "land" ... (109.2).
    Permanent,
    /// CR 109.2b. On the stack, a spell.
    Spell,
    /// CR 112.1, 113. An activated or triggered ability on the stack.
    AbilityOnStack,
    /// CR 109.2a. A card in the zone named, of the player named.
    CardIn(Zone, Option<Player>),
    Type(CardType),
    Subtype(Subtype),
    Supertype(Supertype),
    Color(Color),
    Colorless,
    Multicolored,
    /// CR 110.5. Status.
    FaceDown,
    FaceUp,
    Tapped,
    Untapped,
    Attacking,
    Blocking,
    Token,
    /// "with flying", "with disguise".
    With(KeywordKind),
    /// "with a +1/+1 counter on it".
    WithCounter(Counter),
    Power(Compare, Number),
    Toughness(Compare, Number),
    ManaValue(Compare, Number),
    /// CR 109.4. "you control", "that player controls".
    ControlledBy(Player),
    /// "an opponent controls", "another player controls".
    ControlledByAny(PlayerFilter),
    OwnedBy(Player),
    /// "another", "other": not this object.
    Other,
    /// "other" where something else is spoken of: not the object of the reference.
    OtherThan(Ref),
    /// "named ...": has that name (201.2).
    Named(String),
    /// CR 201.4. "with the chosen name", "with that name": chosen by this text or as its object entered (607.2d).
    ChosenName,
    /// "that shares a creature type with it" (205.3m).
    SharesCreatureType(Ref),
    /// "suspected" (701.60).
    Suspected,
    /// "goaded" (701.15).
    Goaded,
    /// One of the objects of the reference.
    Among(Ref),
    Not(Box<Is>),
    /// "artifact or enchantment", "instant or sorcery". Sorted, at least two.
    AnyOf(Vec<Is>),
}

impl Is {
    /// Options sorted, however deep they stand.
    fn normal(self) -> Is {
        match self {
            Is::AnyOf(options) => Is::any_of(options.into_iter().map(Is::normal)),
            Is::Not(inner) => Is::Not(Box::new(inner.normal())),
            other => other,
        }
    }

    /// A disjunction in normal form.
    pub fn any_of(options: impl IntoIterator<Item = Is>) -> Is {
        let mut list: Vec<Is> = options.into_iter().collect();
        list.sort();
        list.dedup();
        if list.len() == 1 { list.pop().expect("one option") } else { Is::AnyOf(list) }
    }
}

/// CR 400.1. The zones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Zone {
    Library,
    Hand,
    Battlefield,
    Graveyard,
    Stack,
    Exile,
    Command,
}

/// CR 122.1. Kinds of counter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Counter {
    /// "+1/+1 counter" and its kin (122.1a): power and toughness it adds.
    Pt(i8, i8),
    /// Keyword counters (122.1b): flying, first strike, deathtouch ...
    Keyword(KeywordKind),
    /// CR 122.1d.
    Stun,
    /// CR 122.1c.
    Shield,
    /// A counter that the rules give no meaning of its own.
    Charge,
}

/// A phrase that denotes objects where an instruction is carried out.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Objects {
    /// "it", "that creature", "this artifact", "them", "those cards".
    The(Ref),
    /// "all creatures", "each creature you control".
    All(Filter),
    /// CR 608.2d. "any number of face-up creatures you control", "a card from your hand": chosen
    /// by the player who carries out the instruction, while resolving. These are no targets.
    Chosen(Quantity, Filter),
    /// "the top five cards of your library".
    Top(Number, Player),
    /// "two of them".
    Some(Quantity, Ref),
    /// "the rest": what of the reference the instructions since have not moved.
    Rest(Ref),
    /// "target creature and the top two cards of your library".
    And(Vec<Objects>),
}

/// CR 115.1. One "target" of a spell or ability.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Target {
    pub quantity: Quantity,
    pub what: Targetable,
    #[serde(default, skip_serializing_if = "PerPlayer::is_once")]
    pub per: PerPlayer,
}

/// CR 601.2c. Whether the phrase stands once or is repeated "for each player".
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum PerPlayer {
    #[default]
    Once,
    /// "For each player, ... target ... that player controls"; in the filter that player is [`Player::Each`].
    ForEach(PlayerFilter),
}

impl PerPlayer {
    pub fn is_once(&self) -> bool {
        *self == PerPlayer::Once
    }
}

/// What may be chosen as a target.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Targetable {
    Object(Filter),
    Player(PlayerFilter),
    /// "target opponent or planeswalker"
    PlayerOrObject(PlayerFilter, Filter),
    /// CR 115.4. "any target": creature, player, planeswalker, battle.
    Any,
}
