//! Which object or player a text speaks of. Pronouns are resolved while reading;
//! none is left here.

use serde::{Deserialize, Serialize};

/// An object, or the set of objects, spoken of elsewhere in the same text.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Ref {
    /// CR 201.5. The object whose text this is ("this creature", its own name, "it").
    This,
    /// CR 115. The i-th target that the ability declares, from 0.
    Target(u8),
    /// What the i-th instruction bound, from 0, counted in order of the text over the
    /// whole effect, nested instructions included: the cards exiled, looked at, cloaked, the token made.
    Result(u8),
    /// The object that the trigger event is about ("whenever a creature dies, ... it").
    Event,
    /// The other object of the trigger event (the source of the damage, the spell that targets).
    EventSource,
    /// The element at hand of the nearest "for each" or "each".
    Each,
    /// CR 303.4, 301.5. What this Aura enchants or this Equipment is attached to.
    Attached,
    /// CR 607.2a. What the i-th ability of this object exiled ("exiled with it").
    Linked(u8),
}

/// One player spoken of.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Player {
    /// CR 109.5. The controller of the spell or ability.
    You,
    /// The i-th target of the ability, a player.
    Target(u8),
    /// The player whom the trigger event is about ("that player").
    Event,
    /// The element at hand of the nearest "for each player".
    Each,
    ControllerOf(Ref),
    OwnerOf(Ref),
    /// "defending player" of an attack of this creature (508.5).
    Defending,
}

/// Players as the subject of an instruction, or as what an effect reaches.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Players {
    One(Player),
    /// "each player", "each opponent": APNAP where they choose (101.4).
    Each(PlayerFilter),
}

impl Players {
    pub const YOU: Players = Players::One(Player::You);
}

/// Which players a phrase admits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum PlayerFilter {
    /// "player"
    Any,
    /// "opponent" (102.3)
    Opponent,
    /// "other player"
    Other,
}
