//! Small integers that address rows. None of them leaves the engine: outside,
//! objects are called by their numbers (module `knowledge`).

use std::fmt;

/// A chair at the table, from 0 in turn order. Types allow eight.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    pub const MAX: usize = 8;
    pub const fn index(self) -> usize {
        self.0 as usize
    }
    pub const fn bit(self) -> u8 {
        1 << self.0
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "P{}", self.0 + 1)
    }
}

/// Where an object lies: a row of the state. Which card lies in it is `State::identity`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Slot(pub u16);

impl Slot {
    /// Stands for "no object".
    pub const NONE: Slot = Slot(u16::MAX);
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Counts objects: each new object (CR 400.7) has its own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Stamp(pub u32);

/// One object and no other: a slot can be used again, a stamp cannot.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ObjectRef {
    pub slot: Slot,
    pub stamp: Stamp,
}

impl ObjectRef {
    pub const NONE: ObjectRef = ObjectRef { slot: Slot::NONE, stamp: Stamp(0) };
    pub fn is_none(self) -> bool {
        self.slot == Slot::NONE
    }
}

/// What lies in a slot: a card of the set-up, a token, or nothing (an ability on the stack).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Identity {
    /// The n-th card of the set-up.
    Card(u16),
    /// CR 111, 707.10f. A token or a copy of a spell, with the face that describes it.
    Token(FaceId),
    None,
}

/// A face in the pack: of a printed card, of a token, or one of the lists of 708.2.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize)]
pub struct FaceId(pub u16);

/// A printed card in the pack.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PrintedId(pub u16);

/// An ability in the pack, by what it says: equal texts share one id.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
pub struct AbilityId(pub u16);

/// CR 201. A name in the pack; `NameId::NONE` is no name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NameId(pub u16);

impl NameId {
    pub const NONE: NameId = NameId(0);
}

/// An ability on an object: what it says and where it came from, so that two
/// equal abilities stay two.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct AbilityOn {
    pub id: AbilityId,
    pub origin: Origin,
}

/// Where an ability on an object came from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Origin {
    /// The n-th of the copiable values.
    Copiable(u8),
    /// A continuous effect with this timestamp; the n-th it gives.
    Effect(u32, u8),
    /// CR 305.6. A basic land type.
    LandType,
    /// CR 122.1b. A keyword counter.
    Counter,
    /// CR 701.60. Being suspected.
    Suspected,
}
