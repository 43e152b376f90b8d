//! CR 702. Keyword abilities.

use crate::{Cost, Filter, Is, ManaCost};
use serde::{Deserialize, Serialize};

macro_rules! keywords {
    ($($(#[$doc:meta])* $name:ident $(($arg:ty))?,)*) => {
        /// CR 702. A keyword ability with what it is printed with.
        #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum Keyword { $($(#[$doc])* $name $(($arg))?,)* }

        /// The name of a keyword ability alone ("with disguise", "loses flying").
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum KeywordKind { $($name,)* }

        impl KeywordKind {
            pub const ALL: &'static [KeywordKind] = &[$(KeywordKind::$name,)*];
        }

        impl Keyword {
            pub fn kind(&self) -> KeywordKind {
                match self { $(keywords!(@pattern $name $(($arg))?) => KeywordKind::$name,)* }
            }
        }
    };
    (@pattern $name:ident ($arg:ty)) => { Keyword::$name(_) };
    (@pattern $name:ident) => { Keyword::$name };
}

keywords! {
    /// 702.2
    Deathtouch,
    /// 702.3
    Defender,
    /// 702.4
    DoubleStrike,
    /// 702.5; the filter says what it can enchant.
    Enchant(Filter),
    /// 702.6
    Equip(Cost),
    /// 702.7
    FirstStrike,
    /// 702.8
    Flash,
    /// 702.9
    Flying,
    /// 702.10
    Haste,
    /// 702.11
    Hexproof,
    /// 702.12
    Indestructible,
    /// 702.15
    Lifelink,
    /// 702.16; from objects that meet one of the conditions.
    Protection(Vec<Is>),
    /// 702.17
    Reach,
    /// 702.18
    Shroud,
    /// 702.19
    Trample,
    /// 702.20
    Vigilance,
    /// 702.21
    Ward(Cost),
    /// 702.29
    Cycling(Cost),
    /// 702.33
    Kicker(ManaCost),
    /// 702.34
    Flashback(ManaCost),
    /// 702.36
    Fear,
    /// 702.37a
    Morph(Cost),
    /// 702.37b
    Megamorph(Cost),
    /// 702.61
    SplitSecond,
    /// 702.73
    Changeling,
    /// 702.108
    Prowess,
    /// 702.111
    Menace,
    /// 702.118
    Skulk,
    /// 702.168
    Disguise(Cost),
}
