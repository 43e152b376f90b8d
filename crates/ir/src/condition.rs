//! Conditions: intervening "if" (603.4), "if you do", "as long as".

use crate::{Compare, Filter, Number, Player, PlayerFilterOrYou, Ref};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Condition {
    /// "If you do": the i-th instruction (or the optional one with that number) was carried out.
    Happened(u8),
    /// "if it's a creature", "as long as this creature is attacking": the object as it is.
    Matches(Ref, Filter),
    /// "if it's a creature card": the card (108.2), which face down is not what the object is (708.12).
    IsCard(Ref, Filter),
    /// "if you control two or more creatures", "if there are ...".
    Exists(Compare, Number, Filter),
    /// "if it's your turn", "during your turn".
    YourTurn,
    /// "if its megamorph cost was paid to turn it face up" (702.37b).
    MegamorphPaid,
    /// "if you have 5 or less life".
    Life(Player, Compare, Number),
    /// "if it was kicked" (702.33d).
    Kicked,
    /// "if a creature died this turn": a record of this turn (603.4, "this turn" questions).
    ThisTurn(PastEvent),
    Not(Box<Condition>),
    And(Vec<Condition>),
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum PastEvent {
    Died(Filter),
    Entered(Filter),
    Attacked(PlayerFilterOrYou),
    GainedLife(PlayerFilterOrYou),
    TurnedFaceUp(Filter),
}
