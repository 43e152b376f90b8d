//! The two-world law as a sentence: the rows of an outline are worlds.

use crate::bench::{Bench, Done};
use crate::found::Found;
use crate::step::Definition;
use rules::knowledge::Viewer;

pub const STEPS: &[Definition] = &[
    Definition { shape: "SEAT cannot tell the worlds apart", run: cannot_tell },
    Definition { shape: "SEAT can tell the worlds apart", run: can_tell },
    Definition { shape: "spectators cannot tell the worlds apart", run: spectators_cannot_tell },
];

/// What an outline claims of its rows; compared when all have been played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Claim {
    pub viewer: Viewer,
    pub apart: Apart,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Apart {
    /// All received the same, byte for byte.
    Cannot,
    /// Some received something else: the control that the law is not empty.
    Can,
}

fn cannot_tell(bench: &mut Bench, found: &Found) -> Done {
    let viewer = Viewer::Seat(bench.seat(found.one("SEAT"))?);
    bench.streams.claims.push(Claim { viewer, apart: Apart::Cannot });
    Ok(())
}

pub fn can_tell(bench: &mut Bench, found: &Found) -> Done {
    let viewer = Viewer::Seat(bench.seat(found.one("SEAT"))?);
    bench.streams.claims.push(Claim { viewer, apart: Apart::Can });
    Ok(())
}

fn spectators_cannot_tell(bench: &mut Bench, _: &Found) -> Done {
    bench.streams.claims.push(Claim { viewer: Viewer::Spectator, apart: Apart::Cannot });
    Ok(())
}
