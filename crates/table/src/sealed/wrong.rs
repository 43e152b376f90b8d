//! What can be wrong with a log.

use super::log::FORMAT;
use crate::OpenError;
use messages::Messages;

/// Why a line of a log is not true, or cannot be checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wrong {
    Empty,
    NoLog,
    /// It has another shape than this program reads.
    Shape(u32),
    /// The last line does not hold the head of the chain.
    CutShort,
    Record,
    Head,
    Secret,
    Nonces,
    Seed,
    /// The engine and the digest of the cards, then and here.
    Version {
        then: [String; 2],
        here: [String; 2],
    },
    NotPlayed(OpenError),
    Viewer,
    Another,
    Further,
    Line,
    Back,
    Twice(u64),
    Early(u64),
    False {
        seal: u64,
        card: String,
    },
    Nameless(u64),
    ShownOther {
        name: String,
        seal: u64,
        card: String,
    },
    Unopened {
        name: String,
        seal: u64,
    },
}

impl Wrong {
    pub fn said(&self, messages: &Messages) -> String {
        let say = |id| messages.say(id, &[]);
        let of_seal = |id, seal: u64| messages.say(id, &[("seal", seal.into())]);
        match self {
            Wrong::Empty => say("verify-empty"),
            Wrong::NoLog => say("verify-no-log"),
            Wrong::Shape(shape) => {
                messages.say("verify-shape", &[("shape", (*shape).into()), ("reads", FORMAT.into())])
            }
            Wrong::CutShort => say("verify-cut"),
            Wrong::Record => say("verify-record"),
            Wrong::Head => say("verify-head"),
            Wrong::Secret => say("verify-secret"),
            Wrong::Nonces => say("verify-nonces"),
            Wrong::Seed => say("verify-seed"),
            Wrong::Version { then: [engine, pack], here: [here, cards] } => {
                let names = [("engine", engine), ("pack", pack), ("here", here), ("cards", cards)];
                messages.say("verify-version", &names.map(|(name, value)| (name, value.as_str().into())))
            }
            Wrong::NotPlayed(why) => messages.say("verify-not-played", &[("why", why.said(messages).into())]),
            Wrong::Viewer => say("verify-viewer"),
            Wrong::Another => say("verify-another"),
            Wrong::Further => say("verify-further"),
            Wrong::Line => say("verify-line"),
            Wrong::Back => say("verify-back"),
            Wrong::Twice(seal) => of_seal("verify-twice", *seal),
            Wrong::Early(seal) => of_seal("verify-early", *seal),
            Wrong::False { seal, card } => {
                messages.say("verify-false", &[("seal", (*seal).into()), ("card", card.as_str().into())])
            }
            Wrong::Nameless(face) => messages.say("verify-nameless", &[("face", (*face).into())]),
            Wrong::ShownOther { name, seal, card } => {
                let of = [("name", name.as_str().into()), ("seal", (*seal).into()), ("card", card.as_str().into())];
                messages.say("verify-shown-other", &of)
            }
            Wrong::Unopened { name, seal } => {
                messages.say("verify-unopened", &[("name", name.as_str().into()), ("seal", (*seal).into())])
            }
        }
    }
}
