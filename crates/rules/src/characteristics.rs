//! CR 109.3. The characteristics of an object, as small integers and bit sets.
//!
//! Four words for four things: *printed* (the pack), *copiable values* (707.2,
//! a [`FaceId`]), *characteristics* (after all layers, cached in the permanent's
//! row), *last known* (a ghost). Nothing printed is ever overwritten.

use crate::ids::{FaceId, NameId};
use ir::{CardType, ColorSet, KeywordKind, Subtype, SubtypeKind, Supertype};

/// A set of card types.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct TypeSet(pub u16);

impl TypeSet {
    pub const CREATURE: TypeSet = TypeSet(1 << CardType::Creature as u16);
    pub const LAND: TypeSet = TypeSet(1 << CardType::Land as u16);

    pub fn of(types: &[CardType]) -> TypeSet {
        types.iter().fold(TypeSet(0), |set, &t| set.with(t))
    }
    pub const fn with(self, t: CardType) -> TypeSet {
        TypeSet(self.0 | 1 << t as u16)
    }
    pub const fn without(self, t: CardType) -> TypeSet {
        TypeSet(self.0 & !(1 << t as u16))
    }
    pub const fn has(self, t: CardType) -> bool {
        self.0 & 1 << t as u16 != 0
    }
    /// CR 110.4. Whether an object with these types is a permanent or would become one.
    pub fn is_permanent(self) -> bool {
        CardType::ALL.into_iter().any(|t| self.has(t) && t.is_permanent())
    }
    pub fn iter(self) -> impl Iterator<Item = CardType> {
        CardType::ALL.into_iter().filter(move |&t| self.has(t))
    }
}

/// The subtypes of an object: up to eight, or every creature type (702.73).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SubtypeSet {
    list: [u16; SubtypeSet::LIMIT],
    len: u8,
    every_creature_type: bool,
}

impl SubtypeSet {
    /// A named limit of the engine: more subtypes on one object are not kept.
    pub const LIMIT: usize = 8;

    pub fn of(subtypes: &[Subtype]) -> SubtypeSet {
        let mut set = SubtypeSet::default();
        subtypes.iter().for_each(|&s| set.add(s));
        set
    }
    pub fn add(&mut self, subtype: Subtype) {
        if !self.has(subtype) && (self.len as usize) < SubtypeSet::LIMIT {
            self.list[self.len as usize] = subtype.index();
            self.len += 1;
        }
    }
    pub fn add_every_creature_type(&mut self) {
        self.every_creature_type = true;
    }
    pub fn has(&self, subtype: Subtype) -> bool {
        self.list[..self.len as usize].contains(&subtype.index())
            || self.every_creature_type && subtype.kind() == SubtypeKind::Creature
    }
    /// CR 205.1a. Drops the subtypes of one kind.
    pub fn drop_kind(&mut self, kind: SubtypeKind) {
        let kept: Vec<Subtype> = self.iter().filter(|s| s.kind() != kind).collect();
        let every = self.every_creature_type && kind != SubtypeKind::Creature;
        *self = SubtypeSet::of(&kept);
        self.every_creature_type = every;
    }
    /// The subtypes listed (every creature type stands for itself and is not listed).
    pub fn iter(&self) -> impl Iterator<Item = Subtype> + '_ {
        let all = &self.list[..self.len as usize];
        all.iter().map(|&i| Subtype::at(i).expect("an index of the table"))
    }
    pub fn has_every_creature_type(&self) -> bool {
        self.every_creature_type
    }
    pub fn shares_creature_type(&self, other: &SubtypeSet) -> bool {
        Subtype::all().any(|s| s.kind() == SubtypeKind::Creature && self.has(s) && other.has(s))
    }
}

/// A set of supertypes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SupertypeSet(pub u8);

impl SupertypeSet {
    pub fn of(list: &[Supertype]) -> SupertypeSet {
        SupertypeSet(list.iter().fold(0, |bits, &s| bits | 1 << s as u8))
    }
    pub const fn has(self, s: Supertype) -> bool {
        self.0 & 1 << s as u8 != 0
    }
    pub const fn with(self, s: Supertype) -> SupertypeSet {
        SupertypeSet(self.0 | 1 << s as u8)
    }
}

/// Which keyword abilities an object has, by name alone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct KeywordSet(pub u64);

impl KeywordSet {
    pub const fn has(self, k: KeywordKind) -> bool {
        self.0 & 1 << k as u64 != 0
    }
    pub const fn with(self, k: KeywordKind) -> KeywordSet {
        KeywordSet(self.0 | 1 << k as u64)
    }
    pub fn iter(self) -> impl Iterator<Item = KeywordKind> {
        let some: &[KeywordKind] = if self.0 == 0 { &[] } else { KeywordKind::ALL };
        some.iter().copied().filter(move |&k| self.has(k))
    }
}

/// Where the abilities of an object stand: in the pack (as printed) or in the
/// state's list of computed abilities.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Abilities {
    Printed(FaceId),
    Computed { start: u16, len: u8 },
}

/// The characteristics of an object after all continuous effects (613).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Characteristics {
    pub name: NameId,
    /// The face whose mana cost this is; its mana value follows (202.3).
    pub mana_cost: FaceId,
    pub colors: ColorSet,
    pub types: TypeSet,
    pub supertypes: SupertypeSet,
    pub subtypes: SubtypeSet,
    pub power: i16,
    pub toughness: i16,
    pub keywords: KeywordSet,
    pub abilities: Abilities,
    /// What combat rules and "can't" say of it (613.11).
    pub rules: RuleSet,
}

impl Characteristics {
    pub fn is_creature(&self) -> bool {
        self.types.has(CardType::Creature)
    }
    pub fn is_land(&self) -> bool {
        self.types.has(CardType::Land)
    }
    pub fn has(&self, keyword: KeywordKind) -> bool {
        self.keywords.has(keyword)
    }
}

/// Rule changes that apply to an object (611.2a, 613.11).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct RuleSet(pub u16);

impl RuleSet {
    pub const fn has(self, change: ir::RuleChange) -> bool {
        self.0 & 1 << change as u16 != 0
    }
    pub const fn with(self, change: ir::RuleChange) -> RuleSet {
        RuleSet(self.0 | 1 << change as u16)
    }
    pub fn iter(self) -> impl Iterator<Item = ir::RuleChange> {
        ir::RuleChange::ALL.into_iter().filter(move |&change| self.has(change))
    }
}
