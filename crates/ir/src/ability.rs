//! CR 113. Abilities: what each paragraph of rules text says.

use crate::{
    CardType, Color, Condition, Counter, Effect, Filter, Keyword, KeywordKind, ManaCost, Number, Objects, Player,
    PlayerFilter, Ref, Subtype, Supertype, Zone,
};
use serde::{Deserialize, Serialize};

/// CR 113.3. One ability.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Ability {
    /// CR 702.
    Keyword(Keyword),
    /// CR 113.3a. What an instant or sorcery does: one for each paragraph, each with its own targets.
    Spell(Effect),
    /// CR 602, and mana abilities (605.1a) by what they say.
    Activated(Activated),
    /// CR 603.
    Triggered(Triggered),
    /// CR 604, and replacement effects written as static abilities (614).
    Static(Static),
}

/// CR 602.1. "Cost: effect."
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Activated {
    pub cost: Cost,
    pub effect: Effect,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub limits: Vec<ActivationLimit>,
}

/// CR 602.5. "Activate only ..."
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum ActivationLimit {
    /// "Activate only as a sorcery."
    AsASorcery,
    /// "Activate only once each turn."
    OnceEachTurn,
    /// "Activate only if ..."
    OnlyIf(Condition),
}

/// CR 118. A cost: its parts in printed order.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Cost(pub Vec<CostPart>);

impl Cost {
    pub fn mana(cost: ManaCost) -> Cost {
        Cost(vec![CostPart::Mana(cost)])
    }
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum CostPart {
    Mana(ManaCost),
    /// {T} (107.5)
    Tap,
    /// {Q} (107.6)
    Untap,
    PayLife(Number),
    /// "Sacrifice this artifact", "Sacrifice a creature". Objects are `The(This)` or `Chosen`.
    Sacrifice(Objects),
    Discard(Objects),
    Exile(Objects),
    /// "Reveal a white card in your hand."
    Reveal(Objects),
    /// "Return a land you control to its owner's hand."
    ReturnToHand(Objects),
    /// "Tap an untapped creature you control."
    TapObjects(Objects),
    RemoveCounters(Counter, Number),
    /// CR 118.7. "This cost is reduced by {1} for each ...": of the mana part before it.
    LessForEach(ManaCost, Filter),
}

/// CR 603.1. "When/Whenever/At event, effect."
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Triggered {
    pub event: TriggerEvent,
    /// CR 603.4. The intervening "if".
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub condition: Option<Condition>,
    pub effect: Effect,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<TriggerLimit>,
}

/// CR 603.2h. How often it triggers at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum TriggerLimit {
    /// "This ability triggers only once each turn."
    OnceEachTurn,
}

/// What a trigger watches. The object it is about is [`Ref::Event`], the player [`Player::Event`].
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum TriggerEvent {
    /// CR 603.6a. "enters"
    Enters(Subject),
    /// CR 603.6c, 700.4.
    Dies(Subject),
    /// CR 603.6c. "leaves the battlefield"
    Leaves(Subject),
    TurnedFaceUp(Subject),
    Attacks(Subject),
    /// CR 509.3. "blocks"
    Blocks(Subject),
    /// "becomes blocked"
    BecomesBlocked(Subject),
    /// "deals (combat) damage to ..."
    DealsDamage {
        source: Subject,
        to: DamageTo,
        kind: DamageKind,
    },
    /// "is dealt (combat) damage": once for all that is dealt to it at one time.
    IsDealtDamage(Subject, DamageKind),
    BecomesTapped(Subject),
    /// CR 603.2. "becomes the target of a spell or ability (an opponent controls)"
    BecomesTarget(Subject, Option<PlayerFilter>),
    /// "you cast a creature spell"; the players who cast, the spells.
    Casts(PlayerFilterOrYou, Filter),
    /// "at the beginning of ..."
    Beginning(StepOrPhase, PlayerFilterOrYou),
    Draws(PlayerFilterOrYou),
    Discards(PlayerFilterOrYou),
    Sacrifices(PlayerFilterOrYou, Filter),
    GainsLife(PlayerFilterOrYou),
    Surveils(PlayerFilterOrYou),
    /// "whenever you shuffle your library"
    ShufflesLibrary(PlayerFilterOrYou),
    ManifestsDread(PlayerFilterOrYou),
    /// "When you do" (603.12): the instruction before happened.
    Reflexive,
    /// CR 603.2. "enters or is turned face up", "this creature or another creature dies": any of them, in printed
    /// order, at least two. One ability: it triggers once for each that happens.
    AnyOf(Vec<TriggerEvent>),
}

/// Whom an event is about, where the ability's controller counts too.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum PlayerFilterOrYou {
    You,
    Each(PlayerFilter),
}

/// The object an event is about: a definite one or any that fits.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Subject {
    The(Ref),
    /// "a creature you control": each such object triggers.
    Any(Filter),
    /// CR 603.2c. "one or more creatures": once for each batch.
    OneOrMore(Filter),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum DamageKind {
    Any,
    Combat,
    Noncombat,
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum DamageTo {
    Anything,
    Player(PlayerFilterOrYou),
    Object(Filter),
}

/// CR 500.1. What has a beginning that triggers can watch, or an end that effects last to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum StepOrPhase {
    Upkeep,
    DrawStep,
    PrecombatMain,
    Combat,
    EndOfCombat,
    PostcombatMain,
    EndStep,
}

/// CR 604. A static ability.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Static {
    /// "Creatures you control get +1/+1.", "Equipped creature ... can't be blocked."
    Continuous {
        affected: Affected,
        modifications: Vec<Modification>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        condition: Option<Condition>,
    },
    /// CR 614.1c-d, 614.12. "enters tapped", "enter with a flying counter on them", "enter as a copy of".
    Enters { who: Affected, how: Vec<EntersHow> },
    /// CR 614.1e, 708.11. "As this creature is turned face up, ..."
    AsTurnedFaceUp(Effect),
    /// CR 614.1c, 614.1e. "As this creature enters or is turned face up, ..."
    AsEntersOrTurnedFaceUp(Effect),
    /// CR 101.2. "can't" of players, zones and special actions.
    Prohibition(Prohibition),
    /// CR 601.2f. "Creature spells you cast cost {1} less to cast."
    CostChange { spells: Filter, change: CostDelta },
    /// CR 601.2f. "This spell costs {1} less to cast for each ...".
    OwnCost { change: CostDelta, for_each: Option<Filter> },
    /// CR 118.8, 601.2b. "As an additional cost to cast this spell, ..."
    AdditionalCost(Cost),
    /// "You may cast creature spells from the top of your library."
    CastFromTop(Filter),
    /// "You may look at face-down creatures you don't control any time."
    MayLook(Filter),
    /// CR 401.5. "Play with the top card of your library revealed."
    TopRevealed(PlayerFilterOrYou),
    /// CR 614.1a. "If a creature would die, exile it instead."
    Instead { event: Replaced, with: Vec<crate::Instruction> },
}

/// What a continuous effect applies to.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Affected {
    This,
    /// CR 303.4, 301.5. "enchanted creature", "equipped creature".
    Attached,
    All(Filter),
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum EntersHow {
    Tapped,
    /// "enters tapped unless you control two or more other lands".
    TappedUnless(Condition),
    WithCounters(Counter, Number),
    /// CR 707.5. "You may have this creature enter as a copy of any creature on the battlefield."
    AsACopyOf(Filter),
    /// "As this enters, choose a color/creature type/opponent" (607.2d).
    Choosing(Choice),
    /// CR 201.4. "As this enters, choose a nonland card name": of a card that fits.
    ChoosingCardName(Filter),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Choice {
    Color,
    Opponent,
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Prohibition {
    /// "Permanents your opponents control can't be turned face up during your turn."
    TurnFaceUp { what: Filter, when: When },
    /// "Creature cards in graveyards and libraries can't enter the battlefield."
    EnterFrom { what: Filter, zones: Vec<Zone> },
    /// "Players can't cast creature spells."
    Cast { who: PlayerFilterOrYou, what: Filter },
    /// "Players can't play lands with the chosen name."
    PlayLand { who: PlayerFilterOrYou, what: Filter },
    /// "Activated abilities of creatures can't be activated."
    Activate(Filter),
    /// "Players can't gain life."
    GainLife(PlayerFilterOrYou),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum When {
    Always,
    YourTurn,
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum CostDelta {
    Less(ManaCost),
    More(ManaCost),
}

/// CR 614. An event that another one replaces.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Replaced {
    Dies(Subject),
    Draws(PlayerFilterOrYou),
    DealsDamage { source: Subject, to: DamageTo, kind: DamageKind },
}

/// CR 613. One change that a continuous effect makes, in the layer its kind belongs to.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Modification {
    /// 613.4c. "gets +1/-1"
    ModifyPt(Number, Number),
    /// 613.4b. "has base power and toughness 0/1". Of this object, with a printed `*`, it is the
    /// characteristic-defining ability (604.3): 613.4a, in all zones.
    BasePt(Number, Number),
    /// 613.4d
    SwitchPt,
    /// 613.1f. "has/gains flying", "has "{T}: ...""
    Gain(Vec<Ability>),
    /// 613.1f. "loses all abilities"
    LoseAllAbilities,
    Lose(Vec<KeywordKind>),
    /// 613.1d. "is an artifact in addition to its other types"
    AddTypes(Vec<CardType>, Vec<Subtype>),
    /// 613.1d. "is an Elk": the card types given replace the old ones if any is given, the subtypes always.
    SetTypes(Vec<CardType>, Vec<Subtype>),
    AddSupertype(Supertype),
    /// "isn't a creature"
    RemoveType(CardType),
    /// 613.1e. "is blue"; none: "is colorless".
    SetColors(Vec<Color>),
    AddColors(Vec<Color>),
    /// 613.1b. "you control enchanted creature"
    Control(Player),
    /// "is named X" (613.1c).
    Named(String),
    /// CR 509.1b. "can't be blocked by creatures with power 3 or greater".
    CantBeBlockedBy(Filter),
    /// CR 509.1b. "can't be blocked except by Walls".
    CantBeBlockedExceptBy(Filter),
    /// CR 508.1h. "can't attack unless its controller pays {2}".
    CostToAttack(ManaCost),
    /// CR 509.1d. "can't block unless its controller pays {2}".
    CostToBlock(ManaCost),
    /// CR 508, 509, 611.2a, 613.11. "can't block", "attacks each combat if able".
    Rule(RuleChange),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum RuleChange {
    CantAttack,
    CantBlock,
    CantBeBlocked,
    /// "can't be blocked except by two or more creatures" is menace; this is "by more than one creature".
    CantBeBlockedByMoreThanOne,
    /// "attacks each combat if able" (508.1d)
    AttacksIfAble,
    /// "blocks each combat if able" (509.1c)
    BlocksIfAble,
    /// "doesn't untap during its controller's untap step" (502.3)
    DoesntUntap,
    /// "can't become suspected" (701.60)
    CantBecomeSuspected,
    /// "can't be countered" (101.2)
    CantBeCountered,
    /// "can't be turned face up"
    CantTurnFaceUp,
}

impl RuleChange {
    pub const ALL: [RuleChange; 10] = [
        RuleChange::CantAttack,
        RuleChange::CantBlock,
        RuleChange::CantBeBlocked,
        RuleChange::CantBeBlockedByMoreThanOne,
        RuleChange::AttacksIfAble,
        RuleChange::BlocksIfAble,
        RuleChange::DoesntUntap,
        RuleChange::CantBecomeSuspected,
        RuleChange::CantBeCountered,
        RuleChange::CantTurnFaceUp,
    ];
}

/// CR 611.2. How long a resolving effect lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Duration {
    UntilEndOfTurn,
    UntilYourNextTurn,
    /// CR 514.2. "until the end of your next turn"
    UntilEndOfYourNextTurn,
    /// No duration is said: until the end of the game (611.2a).
    Indefinite,
    /// CR 502.3. "during its controller's next untap step": until that step has been.
    NextUntapStep,
    /// "for as long as you control this creature"
    AsLongAsYouControlThis,
}
