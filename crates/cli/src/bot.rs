//! Bots by the names they have on the command line.

use bots::{Player, Random};
use messages::Cards;
use std::sync::Arc;

/// Who plays a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum Bot {
    /// Chooses at random.
    #[default]
    Random,
}

impl Bot {
    pub fn name(self) -> &'static str {
        match self {
            Bot::Random => "random",
        }
    }

    pub fn named(name: &str) -> Result<Bot, String> {
        <Bot as clap::ValueEnum>::from_str(name, false).map_err(|_| format!("no bot is called `{name}`"))
    }

    /// A player of this kind; the same seed plays the same.
    pub fn player(self, _cards: &Arc<Cards>, seed: u64) -> Box<dyn Player> {
        match self {
            Bot::Random => Box::new(Random::new(seed)),
        }
    }
}
