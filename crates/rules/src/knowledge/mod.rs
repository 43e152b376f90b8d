//! Hidden information: what each seat may know, and how it is told.
//!
//! For each seat every slot belongs to a *pool*; the seat knows at most the
//! pool's multiset. Pool 0 is "knows exactly this card". Shuffling merges pools,
//! looking and revealing split them, always, whether or not anybody listens. A
//! world that a seat cannot exclude is a permutation inside its pools.
//!
//! Outward go a [`View`], [`Told`] events and a [`PromptView`]; an identity
//! enters them only as [`Seen`], whose one constructor checks the rule that
//! grants it.

mod pools;
mod prompt;
mod reply;
mod sample;
mod seen;
mod told;
mod view;

pub(crate) use pools::beyond;
pub use prompt::{CastOffer, Offer, PlanView, ProcedureOffer, PromptView, TargetOffer};
pub use reply::Reply;
pub use seen::{Grant, Seen};
pub(crate) use told::rule;
pub use told::{Handle, Teller, Thing, Told, ToldEvent};
pub use view::{
    CardView, CharacteristicsView, ChosenView, ExileView, PermanentView, SeatView, StackView, TargetView, TextView,
    View,
};

use crate::ids::Seat;

/// Who receives: a seat or a spectator, who has the public part alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize)]
pub enum Viewer {
    Seat(Seat),
    Spectator,
}

impl Viewer {
    pub(crate) fn bit(self) -> u8 {
        match self {
            Viewer::Seat(seat) => seat.bit(),
            Viewer::Spectator => 0,
        }
    }
}
