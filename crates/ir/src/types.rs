//! CR 105, 205. Colors, card types, supertypes, subtypes and the type line.

use crate::subtypes::SUBTYPES;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// CR 105.1. The five colors, in the order white, blue, black, red, green.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Color {
    White,
    Blue,
    Black,
    Red,
    Green,
}

impl Color {
    pub const ALL: [Color; 5] = [Color::White, Color::Blue, Color::Black, Color::Red, Color::Green];

    /// The letter of its mana symbol (CR 107.4a).
    pub const fn letter(self) -> char {
        match self {
            Color::White => 'W',
            Color::Blue => 'U',
            Color::Black => 'B',
            Color::Red => 'R',
            Color::Green => 'G',
        }
    }
}

/// A set of colors. The empty set is colorless (CR 105.2c).
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "Vec<Color>", from = "Vec<Color>")]
pub struct ColorSet(u8);

impl ColorSet {
    pub const NONE: ColorSet = ColorSet(0);

    pub const fn one(color: Color) -> ColorSet {
        ColorSet(1 << color as u8)
    }
    pub const fn with(self, color: Color) -> ColorSet {
        ColorSet(self.0 | 1 << color as u8)
    }
    pub const fn union(self, other: ColorSet) -> ColorSet {
        ColorSet(self.0 | other.0)
    }
    pub const fn has(self, color: Color) -> bool {
        self.0 & 1 << color as u8 != 0
    }
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }
    pub fn iter(self) -> impl Iterator<Item = Color> {
        Color::ALL.into_iter().filter(move |&c| self.has(c))
    }
}

impl fmt::Debug for ColorSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl From<ColorSet> for Vec<Color> {
    fn from(set: ColorSet) -> Vec<Color> {
        set.iter().collect()
    }
}

impl From<Vec<Color>> for ColorSet {
    fn from(colors: Vec<Color>) -> ColorSet {
        colors.into_iter().fold(ColorSet::NONE, ColorSet::with)
    }
}

impl FromIterator<Color> for ColorSet {
    fn from_iter<T: IntoIterator<Item = Color>>(iter: T) -> Self {
        iter.into_iter().fold(ColorSet::NONE, ColorSet::with)
    }
}

/// CR 205.2a. The card types of a game without the casual variants.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum CardType {
    Artifact,
    Battle,
    Creature,
    Enchantment,
    Instant,
    Kindred,
    Land,
    Planeswalker,
    Sorcery,
}

impl CardType {
    pub const ALL: [CardType; 9] = [
        CardType::Artifact,
        CardType::Battle,
        CardType::Creature,
        CardType::Enchantment,
        CardType::Instant,
        CardType::Kindred,
        CardType::Land,
        CardType::Planeswalker,
        CardType::Sorcery,
    ];

    /// CR 110.4. Whether a card of this type alone is a permanent card.
    pub const fn is_permanent(self) -> bool {
        !matches!(self, CardType::Instant | CardType::Sorcery | CardType::Kindred)
    }
}

/// CR 205.4a.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Supertype {
    Basic,
    Legendary,
    Snow,
    World,
}

impl Supertype {
    pub const ALL: [Supertype; 4] = [Supertype::Basic, Supertype::Legendary, Supertype::Snow, Supertype::World];
}

/// Which card types a subtype belongs to (CR 205.3d).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SubtypeKind {
    Artifact,
    Enchantment,
    Land,
    Planeswalker,
    /// Instants and sorceries share their subtypes (CR 205.3k).
    Spell,
    /// Creatures and kindreds share their subtypes (CR 205.3m).
    Creature,
    Battle,
}

/// A subtype: an index into [`SUBTYPES`], written by name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Subtype(u16);

impl Subtype {
    /// ```
    /// assert_eq!(ir::Subtype::named("Ogre").unwrap().name(), "Ogre");
    /// assert_eq!(ir::Subtype::named("Ogres"), None);
    /// ```
    pub fn named(name: &str) -> Option<Subtype> {
        SUBTYPES.iter().position(|(n, _)| *n == name).map(|i| Subtype(i as u16))
    }
    pub fn name(self) -> &'static str {
        SUBTYPES[self.0 as usize].0
    }
    pub fn kind(self) -> SubtypeKind {
        SUBTYPES[self.0 as usize].1
    }
    /// A small number, stable within one version of the table.
    pub fn index(self) -> u16 {
        self.0
    }
    /// The subtype with this number, if there is one.
    pub fn at(index: u16) -> Option<Subtype> {
        (usize::from(index) < SUBTYPES.len()).then_some(Subtype(index))
    }
    pub fn all() -> impl Iterator<Item = Subtype> {
        (0..SUBTYPES.len() as u16).map(Subtype)
    }
}

impl fmt::Debug for Subtype {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Serialize for Subtype {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Subtype {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let name = String::deserialize(d)?;
        Subtype::named(&name)
            .ok_or_else(|| serde::de::Error::custom(format!("no subtype is called `{name}` (CR 205.3)")))
    }
}

/// CR 205.1. What stands on the type line, each part in printed order.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct TypeLine {
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub supertypes: Vec<Supertype>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub types: Vec<CardType>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub subtypes: Vec<Subtype>,
}

impl TypeLine {
    pub fn has(&self, card_type: CardType) -> bool {
        self.types.contains(&card_type)
    }
}
