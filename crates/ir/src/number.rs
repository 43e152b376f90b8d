//! CR 107. Numbers and how many.

use crate::{Filter, Ref};
use serde::{Deserialize, Serialize};

/// A number that an instruction uses.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Number {
    Literal(i32),
    /// CR 107.3. The X of the spell, the activation, or of the cost paid to turn the permanent up (702.37f, 702.168e).
    X,
    /// "the number of creatures you control", "for each creature you control".
    Count(Box<Filter>),
    /// "its power", "that creature's power". The last known value if it has left (608.2h).
    PowerOf(Ref),
    ToughnessOf(Ref),
    ManaValueOf(Ref),
    /// "2 life for each creature you control", "twice X": at least 2 times.
    Times(i32, Box<Number>),
    /// "that much", "that many": the number the event or the instruction before made.
    ThatMuch,
}

/// CR 107.1c, 601.2c. How many are chosen.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Quantity {
    Exactly(Number),
    UpTo(Number),
    /// "one or two", "one, two, or three": from the first to the second.
    Between(Number, Number),
    AnyNumber,
}

impl Quantity {
    pub const ONE: Quantity = Quantity::Exactly(Number::Literal(1));
}

/// Compares a characteristic with a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Compare {
    /// "with power 2"
    Equal,
    /// "with power 2 or less"
    AtMost,
    /// "with power 4 or greater"
    AtLeast,
    /// "with power less than this creature's power"
    Below,
    /// "with power greater than this creature's power"
    Above,
}
