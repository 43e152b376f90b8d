//! CR 608, 609, 701. Effects: targets, modes and instructions in the order of the text.

use crate::{
    Ability, AddedMana, CardType, Color, Condition, Cost, Counter, DamageKind, Duration, Filter, Modification, Number,
    Objects, Player, PlayerFilter, Players, Quantity, Ref, Subtype, Supertype, Target, TriggerEvent, Zone,
};
use serde::{Deserialize, Serialize};

/// What a spell or ability does.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Effect {
    Plain(Body),
    /// CR 700.2.
    Modal {
        choose: ChooseModes,
        modes: Vec<Body>,
    },
}

/// CR 700.2d. How many modes; none twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum ChooseModes {
    /// "Choose one", "Choose two".
    Exactly(u8),
    /// "Choose one or both", "Choose one or more": from one to all.
    OneOrMore,
    UpTo(u8),
}

/// Targets in the order of the text, then instructions in the order of the text (608.2c).
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Body {
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub targets: Vec<Target>,
    pub instructions: Vec<Instruction>,
}

/// One instruction. Every instruction, nested ones included, has a number in order
/// of the text, counted from 0: [`Ref::Result`] and [`Condition::Happened`] name it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Instruction {
    /// Somebody (mostly you) does something.
    Do(Players, Action),
    /// "you may ..." (608.2d); the body's instructions are numbered after it.
    May(Players, Vec<Instruction>),
    /// "If you do", "If you can't", "If it's a creature card", "Otherwise".
    If { condition: Condition, then: Vec<Instruction>, otherwise: Vec<Instruction> },
    /// "For each permanent exiled this way, its controller ..." The element is [`Ref::Each`] or [`Player::Each`].
    ForEach(Domain, Vec<Instruction>),
    /// CR 603.7, 603.12. "At the beginning of the next end step, ...", "When you do, ..." Its targets and
    /// instructions are numbered on after those of the effect that makes it, which it can speak of.
    Delayed(TriggerEvent, Effect),
    /// CR 603.7b. "Until end of turn, whenever ..., ...": it triggers each time while it lasts.
    Whenever(Duration, TriggerEvent, Effect),
    /// CR 118.12. "unless that player pays {2}".
    Unless { payer: Player, cost: Cost, then: Vec<Instruction> },
    /// CR 608.2c, 614.15. "... If you control a Bear, ... instead": what is usual stands first, and what
    /// is asked is asked before it.
    Instead { usual: Vec<Instruction>, condition: Condition, then: Vec<Instruction> },
}

impl Effect {
    /// How many numbers its instructions take inside of another effect; modes are numbered each anew.
    pub fn numbers(&self) -> u8 {
        match self {
            Effect::Plain(body) => body.instructions.iter().map(Instruction::numbers).sum(),
            Effect::Modal { .. } => 0,
        }
    }
}

impl Instruction {
    /// How many numbers it takes: itself and all that is nested in it.
    pub fn numbers(&self) -> u8 {
        let all = |list: &[Instruction]| list.iter().map(Instruction::numbers).sum::<u8>();
        1 + match self {
            Instruction::Do(..) => 0,
            Instruction::Delayed(_, effect) | Instruction::Whenever(_, _, effect) => effect.numbers(),
            Instruction::May(_, body) | Instruction::ForEach(_, body) => all(body),
            Instruction::If { then, otherwise, .. } => all(then) + all(otherwise),
            Instruction::Unless { then, .. } => all(then),
            Instruction::Instead { usual, then, .. } => all(usual) + all(then),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Domain {
    Players(PlayerFilter),
    Objects(Objects),
}

// tidy: long because the keyword actions are one list in the rules too
/// CR 701 and its neighbours. What one instruction has its subject do. Names are the keyword actions.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Action {
    AddMana(AddedMana),
    /// CR 500.5. "Until end of turn, you don't lose this mana as steps and phases end."
    AddLastingMana(AddedMana),
    Attach(Ref, Objects),
    /// "cast it without paying its mana cost"
    CastFree(Objects),
    /// CR 608.2d. "You choose a nonland card from it": for what follows.
    Choose(Objects),
    /// CR 201.4. "Choose a nonland card name": of a card that fits.
    ChooseCardName(Filter),
    Counter(Objects),
    Create(Number, Token, Vec<CreatedHow>),
    /// "Create a token that's a copy of ..."
    CreateCopy(Number, Objects),
    /// CR 707.10. "Copy target instant or sorcery spell. You may choose new targets for the copy."
    CopySpell(Objects, NewTargets),
    /// CR 115.7d. "Choose new targets for target spell."
    ChooseNewTargets(Objects),
    DealDamage {
        source: Ref,
        amount: Number,
        to: Recipients,
    },
    /// CR 601.2d. "deals 3 damage divided as you choose among any number of targets": among those chosen
    /// for the i-th target, each at least 1.
    DealDividedDamage {
        source: Ref,
        amount: Number,
        among: u8,
    },
    Destroy(Objects),
    /// CR 701.19c. "Destroy target creature. It can't be regenerated."
    DestroyWithoutRegeneration(Objects),
    Discard(Objects),
    Draw(Number),
    Exile(Objects, ExileHow),
    Fight(Objects, Objects),
    GainLife(Number),
    LoseLife(Number),
    /// "Look at the top five cards", "Look at target face-down creature".
    LookAt(Objects),
    Reveal(Objects),
    /// CR 701.19a.
    Regenerate(Objects),
    Mill(Number),
    /// CR 118.12. "you may pay {2}": the cost is paid, or nothing happens.
    Pay(Cost),
    /// "Return ... to its owner's hand", "Put ... on the bottom of your library in a random order", "onto the battlefield".
    Move(Objects, Destination),
    PutCounters(Counter, Number, Objects),
    /// CR 601.2d. "Distribute three +1/+1 counters among any number of target creatures": among those chosen
    /// for the i-th target, each at least 1.
    DistributeCounters(Counter, Number, u8),
    RemoveCounters(Counter, Number, Objects),
    Sacrifice(Objects),
    Scry(Number),
    Surveil(Number),
    /// CR 701.23. "Search your library for a ... card, reveal it, put it into your hand, then shuffle."
    Search(Quantity, Filter),
    ShuffleLibrary,
    /// CR 701.24a. "shuffle that pile"
    ShufflePile(Ref),
    Tap(Objects),
    Untap(Objects),
    /// "Tap or untap target creature": which, its player chooses while resolving (608.2d).
    TapOrUntap(Objects),
    Goad(Objects),
    Investigate(Number),
    Suspect(Objects),
    Transform(Objects),
    TurnFaceUp(Objects),
    TurnFaceDown(Objects),
    Cloak(Objects, EnterWith),
    Manifest(Objects, EnterWith),
    ManifestDread,
    /// CR 611.2. "Target creature gets +2/+2 and gains flying until end of turn."
    Continuous(Objects, Vec<Modification>, Duration),
    /// CR 708.5. "Until end of turn, you may look at face-down creatures you don't control any time."
    MayLook(Filter, Duration),
    /// CR 116.2a, 601.3. "You may play that card this turn."
    MayPlay(Objects, Playing, Duration),
    /// CR 707. "Target creature becomes a copy of ... until end of turn."
    BecomeCopy(Objects, Objects, Duration),
    /// CR 615.1. "Prevent all combat damage that would be dealt this turn."
    PreventDamage(DamageKind),
    /// CR 614.10. "skips their next untap step"
    SkipUntapStep,
    WinGame,
    LoseGame,
}

/// CR 701.18. A card is played as a land or cast as a spell; what lets it be cast lets no land be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Playing {
    Play,
    Cast,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum NewTargets {
    Same,
    MayChoose,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum ExileHow {
    FaceUp,
    FaceDown,
    /// CR 406.4. "in a face-down pile"
    FaceDownPile,
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum CreatedHow {
    Tapped,
    Attacking,
    /// "The token enters with X +1/+1 counters on it."
    WithCounters(Counter, Number),
}

/// How what is put onto the battlefield enters; "They enter tapped." folds into here.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum EnterWith {
    #[default]
    Nothing,
    Tapped,
}

/// Where an instruction moves objects.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Destination {
    OwnersHand,
    OwnersGraveyard,
    Battlefield { under: Option<Player>, with: EnterWith, face: Face },
    Library(LibraryPlace, LibraryOrder),
    Zone(Zone),
}

/// CR 708.3. Which side is up as it enters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Face {
    Up,
    /// With the characteristics of 708.2a where nothing is listed.
    Down,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum LibraryPlace {
    Top,
    Bottom,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum LibraryOrder {
    /// CR 401.4. The owner's choice, not shown.
    Any,
    Random,
}

/// To whom damage is dealt.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Recipients {
    Objects(Objects),
    Players(Players),
    /// "any target": the i-th target, object or player.
    Target(u8),
}

/// CR 111. A token as an effect describes it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Token {
    /// `None`: its subtypes plus "Token" (111.4).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    pub colors: Vec<Color>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub supertypes: Vec<Supertype>,
    pub types: Vec<CardType>,
    pub subtypes: Vec<Subtype>,
    pub power_toughness: Option<(Number, Number)>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub abilities: Vec<Ability>,
}
