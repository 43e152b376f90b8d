//! Refusals: why the rules do not take an answer.

use crate::Messages;
use rules::{Illegal, Reason};

impl Messages {
    /// The reason, and the rule behind it.
    pub fn refused(&self, illegal: Illegal) -> String {
        self.say("refused", &[("why", self.reason(illegal.why).into()), ("rule", illegal.rule.into())])
    }

    /// The reason alone, as part of a sentence.
    pub fn reason(&self, why: Reason) -> String {
        self.say(id(why), &[])
    }
}

// tidy: long because there are as many as there are ways to be refused
fn id(why: Reason) -> &'static str {
    match why {
        Reason::GameOver => "refused-game-over",
        Reason::NotInTheGame => "refused-not-in-the-game",
        Reason::NotAsked => "refused-not-asked",
        Reason::NotWhatIsAsked => "refused-not-what-is-asked",
        Reason::ReplyDoesNotFit => "refused-reply-does-not-fit",
        Reason::NoPriority => "refused-no-priority",
        Reason::NothingToTakeBack => "refused-nothing-to-take-back",
        Reason::NoSuchObject => "refused-no-such-object",
        Reason::NoSuchChance => "refused-no-such-chance",
        Reason::PlayerNotChoosable => "refused-player-not-choosable",
        Reason::ObjectNotChoosable => "refused-object-not-choosable",
        Reason::NumberNotChoosable => "refused-number-not-choosable",
        Reason::ShareTooSmall => "refused-share-too-small",
        Reason::NoSuchCardName => "refused-no-such-card-name",
        Reason::ModeNotChoosable => "refused-mode-not-choosable",
        Reason::NoSuchOption => "refused-no-such-option",
        Reason::NotSoMany => "refused-not-so-many",
        Reason::NotSoManyModes => "refused-not-so-many-modes",
        Reason::ModeChosenTwice => "refused-mode-chosen-twice",
        Reason::TargetNeeded => "refused-target-needed",
        Reason::NotALegalTarget => "refused-not-a-legal-target",
        Reason::NoLegalTarget => "refused-no-legal-target",
        Reason::NoTargetLeft => "refused-no-target-left",
        Reason::OrderIncomplete => "refused-order-incomplete",
        Reason::DamageNotWhole => "refused-damage-not-whole",
        Reason::LethalDamageFirst => "refused-lethal-damage-first",
        Reason::LandNotInHand => "refused-land-not-in-hand",
        Reason::NotALand => "refused-not-a-land",
        Reason::LandTiming => "refused-land-timing",
        Reason::LandPlayed => "refused-land-played",
        Reason::PlayingProhibited => "refused-playing-prohibited",
        Reason::LandsAreNotCast => "refused-lands-are-not-cast",
        Reason::BackFaceNotModal => "refused-back-face-not-modal",
        Reason::NoFaceDownAbility => "refused-no-face-down-ability",
        Reason::SorceryTiming => "refused-sorcery-timing",
        Reason::SplitSecond => "refused-split-second",
        Reason::NoManaCost => "refused-no-mana-cost",
        Reason::NothingToEnchant => "refused-nothing-to-enchant",
        Reason::NotWithoutPaying => "refused-not-without-paying",
        Reason::NotFromThere => "refused-not-from-there",
        Reason::CastingProhibited => "refused-casting-prohibited",
        Reason::NotOnTheBattlefield => "refused-not-on-the-battlefield",
        Reason::NotItsController => "refused-not-its-controller",
        Reason::NoSuchAbility => "refused-no-such-ability",
        Reason::NotActivated => "refused-not-activated",
        Reason::NotInThisZone => "refused-not-in-this-zone",
        Reason::ActivationProhibited => "refused-activation-prohibited",
        Reason::OnlyAsASorcery => "refused-only-as-a-sorcery",
        Reason::OnceEachTurn => "refused-once-each-turn",
        Reason::ConditionNotMet => "refused-condition-not-met",
        Reason::OnlyManaAbilities => "refused-only-mana-abilities",
        Reason::OnlyPermanentsTurnUp => "refused-only-permanents-turn-up",
        Reason::NotFaceDown => "refused-not-face-down",
        Reason::NotYourPermanent => "refused-not-your-permanent",
        Reason::TurningUpProhibited => "refused-turning-up-prohibited",
        Reason::CloakedNoCreatureCard => "refused-cloaked-no-creature-card",
        Reason::ManifestedNoCreatureCard => "refused-manifested-no-creature-card",
        Reason::NotManifestedOrCloaked => "refused-not-manifested-or-cloaked",
        Reason::NoSuchMorphCost => "refused-no-such-morph-cost",
        Reason::NoSuchDisguiseCost => "refused-no-such-disguise-cost",
        Reason::NotEnoughMana => "refused-not-enough-mana",
        Reason::XNotPayable => "refused-x-not-payable",
        Reason::AlreadyTapped => "refused-already-tapped",
        Reason::SummoningSick => "refused-summoning-sick",
        Reason::OnlyPermanentsTap => "refused-only-permanents-tap",
        Reason::CantUntapForCost => "refused-cant-untap-for-cost",
        Reason::OnlyPermanentsUntap => "refused-only-permanents-untap",
        Reason::NotEnoughLife => "refused-not-enough-life",
        Reason::NotEnoughCounters => "refused-not-enough-counters",
        Reason::NothingToPayWith => "refused-nothing-to-pay-with",
        Reason::AttacksOnePlayer => "refused-attacks-one-player",
        Reason::NoAttacker => "refused-no-attacker",
        Reason::CantAttack => "refused-cant-attack",
        Reason::AttackRequirements => "refused-attack-requirements",
        Reason::BlocksOneAttacker => "refused-blocks-one-attacker",
        Reason::NoBlocker => "refused-no-blocker",
        Reason::CantBlock => "refused-cant-block",
        Reason::BlockRequirements => "refused-block-requirements",
        Reason::AttackNotPayable => "refused-attack-not-payable",
        Reason::BlockNotPayable => "refused-block-not-payable",
        Reason::BlockedByTwoOrNone => "refused-blocked-by-two-or-none",
        Reason::BlockedByOne => "refused-blocked-by-one",
    }
}
