//! What players are asked, and what they answer.
//!
//! A prompt carries a *space*: the elements and the constraints, never a list of
//! every legal answer. [`check`](crate::Game::check) says whether an answer lies in
//! it and, if not, which rule it breaks. Prompts inside the engine speak of slots;
//! what a seat receives is made from them in `knowledge`.

use crate::costs::ManaNeed;
use crate::face_down::{By, Procedure};
use crate::ids::{ObjectRef, Seat, Slot};
use crate::state::Targeted;

/// An action announced with priority (117.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    Pass,
    /// CR 116.2a. `back`: the back face of a modal double-faced card.
    PlayLand {
        card: Slot,
        face: WhichFace,
    },
    /// CR 601.
    Cast {
        card: Slot,
        how: CastHow,
    },
    /// CR 602, 605. The n-th ability of the object.
    Activate {
        object: Slot,
        ability: u8,
    },
    /// CR 116.2b.
    TurnFaceUp {
        object: Slot,
        procedure: Procedure,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WhichFace {
    Front,
    Back,
}

/// CR 601.2b. The way a card is cast.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CastHow {
    /// For its mana cost.
    FaceUp(WhichFace),
    /// CR 702.37c, 702.168b. `By::Morph` or `By::Disguise`, for {3}.
    FaceDown(By),
    /// CR 702.34
    Flashback,
    /// CR 118.9. Without paying its mana cost, by the effect that is resolving.
    Free,
}

/// Why a seat is asked; an application says it in words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize)]
pub enum Why {
    /// 514.1
    DiscardToHandSize,
    Discard,
    Sacrifice,
    /// 103.5
    MulliganBottom,
    /// 601.2c, the n-th target
    Target(u8),
    /// 608.2d
    Choose,
    Cloak,
    Manifest,
    /// 601.2b
    Kicker,
    X,
    /// 608.2d "may"
    May,
    /// 702.21a, 118.12
    PayUnless,
    /// 704.5j
    LegendRule,
    /// 603.3b
    TriggerOrder,
    /// 613.7m
    TimestampOrder,
    /// 401.4
    LibraryOrder,
    /// 701.25a
    Surveil,
    Scry,
    /// 510.1c
    CombatDamage,
    /// 616.1
    Replacement,
    /// 303.4f, 303.4k
    AttachTo,
    CopyOf,
    ChooseColor,
    ChooseOpponent,
    /// 701.23
    Search,
    /// 118, a part of a cost
    Cost,
    /// 106.1b
    ManaColor,
    NewTargets,
    /// 701.26: 0 is to tap, 1 to untap
    TapOrUntap,
    /// 404.3
    GraveyardOrder,
    /// 601.2d: how much the n-th target gets
    Divide(u8),
    /// 903.9: into the command zone instead
    CommandZone,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Prompt {
    /// CR 117.1. The space is [`World::actions`](crate::priority).
    Priority,
    /// So many of these objects.
    Objects {
        from: Vec<Slot>,
        min: u16,
        max: u16,
        why: Why,
    },
    /// One target, or (if allowed) no more.
    Target {
        from: Vec<Targeted>,
        may_stop: bool,
        why: Why,
    },
    Players {
        from: Vec<Seat>,
        why: Why,
    },
    /// CR 700.2. Bits of the modes that may be chosen.
    Modes {
        legal: u16,
        min: u8,
        max: u8,
    },
    Number {
        min: u32,
        max: u32,
        why: Why,
    },
    /// Yes or no.
    Decide {
        why: Why,
        about: ObjectRef,
    },
    /// CR 201.4. The name of a card that fits.
    Name {
        of: ir::Filter,
    },
    /// One of so many colors, replacement effects ...
    Option {
        count: u8,
        why: Why,
    },
    /// All of these, in an order.
    Order {
        items: Vec<ObjectRef>,
        why: Why,
    },
    /// CR 701.25a. Which of these go away; the others stay on top in the order given.
    Partition {
        from: Vec<Slot>,
        why: Why,
    },
    /// CR 510.1c. So much over these; then, if it is not `None`, the player trampled over.
    Distribute {
        source: ObjectRef,
        total: u32,
        among: Vec<ObjectRef>,
        over: Option<Seat>,
        lethal: Vec<u32>,
    },
    /// CR 601.2g-h. Pay; the plan is the solver's.
    Pay {
        what: ObjectRef,
        need: ManaNeed,
        /// A permanent that the cost itself taps.
        without: Option<Slot>,
    },
    /// CR 508.1.
    Attack(crate::combat::AttackSpace),
    /// CR 509.1.
    Block(crate::combat::BlockSpace),
    /// CR 103.5.
    Mulligan,
}

/// An answer to a prompt, or the result of chance.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Answer {
    Act(Action),
    Objects(Vec<Slot>),
    Target(Option<Targeted>),
    Player(Seat),
    Modes(u16),
    Number(u32),
    Name(crate::ids::NameId),
    Decide(bool),
    Option(u8),
    Order(Vec<u8>),
    /// What goes away, then what stays in order, top first.
    Partition {
        away: Vec<Slot>,
        stay: Vec<Slot>,
    },
    Distribute {
        among: Vec<u32>,
        over: u32,
    },
    /// Pay by the solver's plan.
    PayAutomatically,
    /// CR 605.3a. A mana ability first: an object's n-th ability; then the prompt comes again.
    ActivateForMana {
        object: Slot,
        ability: u8,
    },
    /// CR 733.1. Take back the action being taken.
    Withdraw,
    /// CR 104.3a. At any time, by any seat.
    Concede(Seat),
    /// CR 104.4i. All players have agreed to a draw.
    AgreeToDraw,
    Attack(Vec<(Slot, Seat)>),
    Block(Vec<(Slot, Slot)>),
    Keep(bool),
    /// Chance: position i gets what was at position `0[i]`.
    Shuffled(Vec<u16>),
    /// Chance: one of n.
    Picked(u32),
}

/// What the driver must supply from chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chance {
    /// A permutation of so many slots (701.24a).
    Shuffle(u16),
    /// One of so many (705, "at random").
    Pick(u32),
}
