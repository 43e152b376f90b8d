//! CR 708. Face-down spells and permanents.
//!
//! Face down is a status (110.5) and a list of characteristics that stands in for
//! the copiable values in layer 1b (613.2b); it is never an ability and nothing
//! printed is overwritten. An object remembers only *what made it face down*.
//! How it may be turned up is asked each time, of the object as it would be face
//! up (702.37e, 702.168d) or of the card (701.40b, 701.58b): no turn-up cost is
//! stored here.

pub(crate) mod casting;
mod entering;
mod turning_up;

pub use turning_up::{How, Procedure, Way};

use crate::ids::FaceId;
use crate::pack::{BLANK, WARDED};

/// What made an object face down. Everybody may know it (708.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
pub enum By {
    /// 702.37, megamorph too.
    Morph,
    /// 702.168
    Disguise,
    /// 701.40
    Manifest,
    /// 701.58
    Cloak,
    /// 708.2a: an effect that turned it face down, or put it onto the battlefield so.
    Effect,
}

impl By {
    pub const ALL: [By; 5] = [By::Morph, By::Disguise, By::Manifest, By::Cloak, By::Effect];

    /// CR 708.2. The characteristics that the rule lists; they are its copiable values.
    pub const fn listed(self) -> FaceId {
        match self {
            By::Morph | By::Manifest | By::Effect => BLANK,
            By::Disguise | By::Cloak => WARDED,
        }
    }

    /// The participle with which players say it.
    pub const fn word(self) -> &'static str {
        match self {
            By::Morph => "morphed",
            By::Disguise => "disguised",
            By::Manifest => "manifested",
            By::Cloak => "cloaked",
            By::Effect => "face-down",
        }
    }
}
