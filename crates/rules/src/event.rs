//! What happened: small records kept until the end of the turn.
//!
//! Triggers are matched against them, "this turn" questions read them, and the
//! border (module `knowledge::told`) turns each into what a seat may be told.

use crate::face_down::How;
use crate::ids::{ObjectRef, Seat};
use crate::turn::Step;
use ir::{Counter, Zone};

/// Why an object moved; the name of the keyword action or rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize)]
pub enum MoveCause {
    Draw,
    Discard,
    Mill,
    Destroy,
    Sacrifice,
    Exile,
    Return,
    Put,
    Cast,
    Play,
    Resolve,
    Counter,
    Surveil,
    StateBased,
    Cloak,
    Manifest,
    Mulligan,
    Create,
    Leave,
}

// tidy: long because everything that can happen is one list
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    TurnBegan {
        active: Seat,
        number: u32,
    },
    StepBegan {
        step: Step,
        active: Seat,
    },
    /// The object `was` moved and is now `now` (none if it ceased to exist).
    Moved {
        was: ObjectRef,
        now: ObjectRef,
        from: Zone,
        to: Zone,
        owner: Seat,
        controller: Seat,
        cause: MoveCause,
        /// What `was` was called: its public number, its owner's number for it, its place from the top.
        called: Called,
    },
    Drew {
        seat: Seat,
    },
    Discarded {
        seat: Seat,
        what: ObjectRef,
    },
    Sacrificed {
        seat: Seat,
        what: ObjectRef,
    },
    Died {
        was: ObjectRef,
    },
    Cast {
        seat: Seat,
        spell: ObjectRef,
    },
    Activated {
        seat: Seat,
        item: ObjectRef,
        source: ObjectRef,
    },
    Triggered {
        seat: Seat,
        item: ObjectRef,
        source: ObjectRef,
    },
    Resolved {
        item: ObjectRef,
    },
    Countered {
        item: ObjectRef,
    },
    /// CR 608.2b. All its targets were illegal.
    DidNotResolve {
        item: ObjectRef,
    },
    Targeted {
        item: ObjectRef,
        target: ObjectRef,
        by: Seat,
    },
    TurnedFaceUp {
        what: ObjectRef,
        how: How,
        x: u16,
    },
    TurnedFaceDown {
        what: ObjectRef,
    },
    /// CR 701.20. Shown to everybody; 708.9, 701.58g, 701.40g.
    Revealed {
        what: ObjectRef,
        why: RevealedBy,
    },
    /// CR 701.20e. Shown to one seat.
    LookedAt {
        seat: Seat,
        what: ObjectRef,
    },
    Tapped {
        what: ObjectRef,
    },
    Untapped {
        what: ObjectRef,
    },
    Attacked {
        attacker: ObjectRef,
        defender: Seat,
    },
    Blocked {
        blocker: ObjectRef,
        attacker: ObjectRef,
    },
    BecameBlocked {
        attacker: ObjectRef,
    },
    DamageToObject {
        source: ObjectRef,
        to: ObjectRef,
        amount: i32,
        combat: bool,
    },
    DamageToPlayer {
        source: ObjectRef,
        to: Seat,
        amount: i32,
        combat: bool,
    },
    GainedLife {
        seat: Seat,
        amount: i32,
    },
    LostLife {
        seat: Seat,
        amount: i32,
    },
    CountersPut {
        on: ObjectRef,
        kind: Counter,
        count: u16,
    },
    CountersRemoved {
        on: ObjectRef,
        kind: Counter,
        count: u16,
    },
    Attached {
        what: ObjectRef,
        to: ObjectRef,
    },
    Unattached {
        what: ObjectRef,
    },
    LibraryShuffled {
        seat: Seat,
    },
    PileShuffled {
        seat: Seat,
        pile: u16,
    },
    Surveiled {
        seat: Seat,
    },
    Scried {
        seat: Seat,
    },
    ManifestedDread {
        seat: Seat,
    },
    Goaded {
        what: ObjectRef,
        by: Seat,
    },
    Suspected {
        what: ObjectRef,
    },
    ManaAdded {
        seat: Seat,
        mana: [u8; 6],
        source: ObjectRef,
    },
    Transformed {
        what: ObjectRef,
    },
    ControlChanged {
        what: ObjectRef,
        to: Seat,
    },
    Mulliganed {
        seat: Seat,
    },
    Kept {
        seat: Seat,
    },
    LostGame {
        seat: Seat,
        why: Loss,
    },
    GameOver {
        winner: Option<Seat>,
    },
}

/// CR 104.3, 704.5a-c. Why a player lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize)]
pub enum Loss {
    Conceded,
    Life,
    EmptyLibrary,
    Effect,
}

/// Which rule showed a card to everybody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize)]
pub enum RevealedBy {
    /// 701.20a
    Instruction,
    /// 708.9
    LeavingFaceDown,
    /// 708.9, at the end of the game or as a player leaves
    GameEnd,
    /// 701.58g, 701.40g
    CannotTurnUp,
    /// 701.58b, 702.168d: shown to turn it face up
    TurningUp,
    /// 401.5: on top of a library with whose top card its player plays revealed
    OnTop,
}

impl Event {
    /// Whether what a continuous effect counts or asks may be otherwise after it (611.3a).
    pub(crate) fn may_change_effects(&self) -> bool {
        !matches!(
            self,
            Event::StepBegan { .. }
                | Event::ManaAdded { .. }
                | Event::LookedAt { .. }
                | Event::Revealed { .. }
                | Event::Targeted { .. }
                | Event::Activated { .. }
                | Event::Triggered { .. }
                | Event::Resolved { .. }
        )
    }

    /// Whether state-based actions may have something to do after it (704.5).
    pub(crate) fn unsettles(&self) -> bool {
        !matches!(
            self,
            Event::TurnBegan { .. }
                | Event::StepBegan { .. }
                | Event::Tapped { .. }
                | Event::Untapped { .. }
                | Event::ManaAdded { .. }
                | Event::Attacked { .. }
                | Event::Blocked { .. }
                | Event::BecameBlocked { .. }
                | Event::Cast { .. }
                | Event::Drew { .. }
                | Event::LookedAt { .. }
                | Event::Moved { from: Zone::Library | Zone::Hand, to: Zone::Library | Zone::Hand | Zone::Stack, .. }
        )
    }
}

/// What an object was called before it moved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Called {
    pub number: u32,
    pub private: u16,
    pub place: u16,
}
