//! Bots by the names they have on the command line.

use bots::{Basic, Player, Random};
use rules::Pack;
use std::sync::Arc;

/// Who plays a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Bot {
    /// Chooses uniformly among what it is offered.
    Random,
    /// Plays with sense, from what its seat may know.
    Basic,
}

impl Bot {
    pub fn name(self) -> &'static str {
        match self {
            Bot::Random => "random",
            Bot::Basic => "basic",
        }
    }

    pub fn named(name: &str) -> Option<Bot> {
        <Bot as clap::ValueEnum>::from_str(name, false).ok()
    }

    /// A player of this kind; the same seed plays the same.
    pub fn player(self, pack: &Arc<Pack>, seed: u64) -> Box<dyn Player> {
        match self {
            Bot::Random => Box::new(Random::new(seed)),
            Bot::Basic => Box::new(Basic::new(pack.clone())),
        }
    }
}
