//! CR 733. Illegal answers: the rule that forbids one, and the reason.
//!
//! The engine does not speak: a reason is a name, and an application has words for each of them.

use std::fmt;

/// Why an answer is refused. Nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Illegal {
    /// The rule that forbids it, such as "702.37d".
    pub rule: &'static str,
    pub why: Reason,
}

impl Illegal {
    pub const fn new(rule: &'static str, why: Reason) -> Illegal {
        Illegal { rule, why }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} (CR {})", self.why, self.rule)
    }
}

impl std::error::Error for Illegal {}

macro_rules! reasons {
    ($($(#[$doc:meta])* $name:ident),* $(,)?) => {
        /// What is wrong with an answer. The same reason may be given by several rules.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Reason { $($(#[$doc])* $name),* }

        impl Reason {
            pub const ALL: &[Reason] = &[$(Reason::$name),*];
        }
    };
}

reasons! {
    // Asking and answering.
    GameOver,
    NotInTheGame,
    /// That player is asked nothing now.
    NotAsked,
    /// Something else is asked.
    NotWhatIsAsked,
    /// A reply whose places are not those of the prompt.
    ReplyDoesNotFit,
    NoPriority,
    NothingToTakeBack,
    NoSuchObject,
    /// Chance gave what it cannot give.
    NoSuchChance,
    // Choosing.
    PlayerNotChoosable,
    ObjectNotChoosable,
    NumberNotChoosable,
    /// Of what is divided each target gets at least one.
    ShareTooSmall,
    /// No name of a card that fits.
    NoSuchCardName,
    ModeNotChoosable,
    NoSuchOption,
    /// Fewer or more than are to be chosen.
    NotSoMany,
    NotSoManyModes,
    ModeChosenTwice,
    TargetNeeded,
    NotALegalTarget,
    NoLegalTarget,
    /// What the others left as targets is not legal for this one.
    NoTargetLeft,
    /// An order that does not name each of them once.
    OrderIncomplete,
    DamageNotWhole,
    LethalDamageFirst,
    // Playing lands and casting spells.
    LandNotInHand,
    NotALand,
    LandTiming,
    LandPlayed,
    PlayingProhibited,
    LandsAreNotCast,
    BackFaceNotModal,
    NoFaceDownAbility,
    SorceryTiming,
    SplitSecond,
    NoManaCost,
    NothingToEnchant,
    NotWithoutPaying,
    /// From the zone in which the card is.
    NotFromThere,
    CastingProhibited,
    // Activating abilities.
    NotOnTheBattlefield,
    NotItsController,
    NoSuchAbility,
    NotActivated,
    NotInThisZone,
    ActivationProhibited,
    OnlyAsASorcery,
    OnceEachTurn,
    ConditionNotMet,
    OnlyManaAbilities,
    // Turning face up.
    OnlyPermanentsTurnUp,
    NotFaceDown,
    NotYourPermanent,
    TurningUpProhibited,
    CloakedNoCreatureCard,
    ManifestedNoCreatureCard,
    NotManifestedOrCloaked,
    NoSuchMorphCost,
    NoSuchDisguiseCost,
    // Paying.
    NotEnoughMana,
    /// A cost with an X as large as that.
    XNotPayable,
    AlreadyTapped,
    SummoningSick,
    OnlyPermanentsTap,
    CantUntapForCost,
    OnlyPermanentsUntap,
    NotEnoughLife,
    NotEnoughCounters,
    NothingToPayWith,
    // Attacking and blocking.
    AttacksOnePlayer,
    NoAttacker,
    CantAttack,
    /// More requirements could be obeyed.
    AttackRequirements,
    BlocksOneAttacker,
    NoBlocker,
    CantBlock,
    BlockRequirements,
    AttackNotPayable,
    BlockNotPayable,
    BlockedByTwoOrNone,
    BlockedByOne,
}
