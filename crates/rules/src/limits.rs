//! Where a game stops that would go on without end, or past what there is room for.
//!
//! Each limit has a name, and a game that reaches one ends as a draw that says so: no
//! panic, and no game without end. None is near what a game of Magic reaches.

use crate::run::Run;
use crate::state::{Place, State};

/// Why a game is a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize)]
pub enum Drawn {
    /// CR 104.4b. A loop of mandatory actions with no way to stop it.
    Loop,
    /// CR 104.4i. All players have agreed to it.
    Agreed,
    /// CHOICE: a game that reaches a limit of the engine is a draw, as a loop that never stops is one.
    Limit(Limit),
}

/// What there was too much of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize)]
pub enum Limit {
    /// More than [`OBJECTS`] at one time.
    Objects,
    /// More than [`STACK`] spells and abilities, those waiting to be put there among them.
    Stack,
    /// More than [`FORCED_STOPS`] in succession, while each time something new came of it.
    ForcedStops,
    /// Names for what nobody can tell apart, used up: more than [`NAMES`] shuffles, piles, cards drawn.
    Names,
}

/// Slots are numbered with 16 bits; what lies above is room for the step that reaches the limit.
pub const OBJECTS: usize = 60_000;
pub const STACK: usize = 10_000;
pub const FORCED_STOPS: u32 = 20_000;
pub const NAMES: u16 = 60_000;

impl State {
    /// The limit that is reached between two steps.
    pub(crate) fn limit_reached(&self) -> Option<Limit> {
        if self.stack.len() + self.pending.len() > STACK {
            return Some(Limit::Stack);
        }
        let drawn = self.seats.iter().map(|row| row.private_numbers).max().unwrap_or(0);
        (self.next_pool.max(self.next_pile).max(drawn) > NAMES).then_some(Limit::Names)
    }

    /// Notes that a limit is reached: the game ends with the step at hand.
    pub(crate) fn reach(&mut self, limit: Limit) {
        self.drawn = self.drawn.or(Some(Drawn::Limit(limit)));
    }
}

impl Run<'_> {
    /// CR 104.4. The game ends, and nobody has won.
    pub(crate) fn end_in_a_draw(&mut self, why: Drawn) {
        if self.s.place != Place::Over {
            self.s.drawn = Some(why);
            self.end_game(None);
        }
    }
}
