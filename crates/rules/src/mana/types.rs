//! CR 106.1b. The six types of mana, and sets of them.

/// How many types there are.
pub const TYPES: usize = 6;

/// How many sets of types there are.
pub const SETS: usize = 1 << TYPES;

/// So much mana of each type, in the order of [`ManaType::ALL`].
pub type Bundle = [u8; TYPES];

/// CR 106.1b.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum ManaType {
    White,
    Blue,
    Black,
    Red,
    Green,
    Colorless,
}

impl ManaType {
    pub const ALL: [ManaType; TYPES] =
        [ManaType::White, ManaType::Blue, ManaType::Black, ManaType::Red, ManaType::Green, ManaType::Colorless];
}

/// A set of types of mana.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ManaTypes(u8);

impl ManaTypes {
    pub const NONE: ManaTypes = ManaTypes(0);
    pub const WHITE: ManaTypes = ManaTypes::one(ManaType::White);
    pub const BLUE: ManaTypes = ManaTypes::one(ManaType::Blue);
    pub const BLACK: ManaTypes = ManaTypes::one(ManaType::Black);
    pub const RED: ManaTypes = ManaTypes::one(ManaType::Red);
    pub const GREEN: ManaTypes = ManaTypes::one(ManaType::Green);
    pub const COLORLESS: ManaTypes = ManaTypes::one(ManaType::Colorless);
    /// CR 106.1a.
    pub const ANY_COLOR: ManaTypes = ManaTypes(0b01_1111);
    pub const ANY: ManaTypes = ManaTypes(0b11_1111);

    pub const fn one(of: ManaType) -> ManaTypes {
        ManaTypes(1 << of as u8)
    }

    pub const fn or(self, other: ManaTypes) -> ManaTypes {
        ManaTypes(self.0 | other.0)
    }

    pub const fn and(self, other: ManaTypes) -> ManaTypes {
        ManaTypes(self.0 & other.0)
    }

    /// Whether the two share a type.
    pub const fn meets(self, other: ManaTypes) -> bool {
        self.0 & other.0 != 0
    }

    /// A number for each set, below [`SETS`].
    pub const fn index(self) -> usize {
        self.0 as usize % SETS
    }

    /// Every subset but the empty one.
    pub fn subsets(self) -> impl Iterator<Item = ManaTypes> {
        let following =
            move |k: &ManaTypes| Some(ManaTypes(k.0.wrapping_sub(1) & self.0)).filter(|&k| k != ManaTypes::NONE);
        std::iter::successors((self != ManaTypes::NONE).then_some(self), following)
    }

    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    pub fn iter(self) -> impl Iterator<Item = ManaType> {
        ManaType::ALL.into_iter().filter(move |&of| self.meets(ManaTypes::one(of)))
    }

    /// The first in the order of [`ManaType::ALL`].
    pub fn first(self) -> Option<ManaType> {
        ManaType::ALL.get(self.0.trailing_zeros() as usize).copied()
    }

    /// The types of which a bundle has at least one mana.
    pub fn of_bundle(bundle: &Bundle) -> ManaTypes {
        let some = ManaType::ALL.into_iter().filter(|&of| bundle[of as usize] > 0);
        some.fold(ManaTypes::NONE, |types, of| types.or(ManaTypes::one(of)))
    }
}
