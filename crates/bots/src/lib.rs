//! Players that decide from what their seat may know, and nothing else.
//!
//! A player is handed its seat's view and prompt, the same that a client gets, and
//! replies with places in that prompt. There is no way from here to the game.

mod basic;
mod random;

pub use basic::Basic;
pub use random::Random;

use rules::knowledge::{PromptView, Reply, View};

/// Somebody who sits at the table.
pub trait Player {
    /// The reply to a prompt; it must lie in the prompt's space.
    fn reply(&mut self, view: &View, prompt: &PromptView) -> Reply;
}
