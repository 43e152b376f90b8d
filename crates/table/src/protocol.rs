//! What goes over the wire, as docs/protocol.md describes it.
//!
//! Structured data is the kernel's own (`rules::knowledge`), written as serde writes it. Words stand
//! beside it, made from what the reader's seat received and nothing else. `web/src/protocol.ts` says
//! the same in TypeScript and is generated from this file.

use crate::Until;
use crate::sealed::{Opened, Sealed};
use rules::knowledge::{Handle, Offer, PromptView, Reply, Told, View};
use rules::turn::Step;
use rules::{AbilityId, FaceId, Seat};
use serde::{Deserialize, Serialize};

/// The WebSocket subprotocol.
pub const SUBPROTOCOL: &str = "facedown.1";

/// A message of a client: its running number from 1, and one thing that it says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FromClient {
    pub n: u32,
    #[serde(flatten)]
    pub says: Says,
}

/// Each is answered with exactly one of `done`, `refused`, `why_not`, `could` and `error`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Says {
    /// The first message. Without a token: a spectator.
    Hello {
        token: Option<String>,
        /// The code of the language that words are in; otherwise the one that the seat was joined with.
        language: Option<String>,
    },
    /// The answer to the prompt of this moment, which must be the last one received.
    Reply {
        moment: u32,
        reply: Reply,
    },
    /// Why this cannot be done now; only with priority.
    WhyNot {
        offer: Offer,
    },
    /// What one might think of doing with this object, and what the rules say to it; only with priority.
    Could {
        object: Handle,
    },
    /// The seat's settings, as a whole.
    Stops(Settings),
    /// Begins a yield, or ends it.
    Until(Until),
    /// Takes back the seat's last answer; where others must agree, they are asked.
    Back {},
    /// An answer to `asks`.
    Consent {
        what: Agreement,
        yes: bool,
    },
    /// CR 104.3a.
    Concede {},
    OfferDraw {},
    /// After the game: another one, with the same seats and decks.
    Rematch {},
    /// After the game: its secret is to be opened, so that everything can be checked and seen.
    OpenAll {},
    /// The seat's part of the chance of the next game, or of the first while it has not begun: 32
    /// hexadecimal digits, instead of those that the table has drawn for it.
    Nonce {
        nonce: String,
    },
    /// Gives the seat up: concedes, if the game is not over.
    Leave {},
}

/// What all persons at the table can agree on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Agreement {
    /// Taking back an answer of the seat that asks.
    Back,
    /// CR 104.4i. A draw.
    Draw,
    Rematch,
    /// After the game: opening its secret.
    OpenAll,
}

/// When a person wants to be asked. What is passed over follows from this and from public facts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Settings {
    /// Steps of the own turns in which priority is wanted.
    pub mine: Vec<Step>,
    /// The same of others' turns.
    pub theirs: Vec<Step>,
    /// Asked again after the own spell or ability was put onto the stack.
    pub hold: bool,
    /// Asked outside the own main phases also where everybody can see that the seat has nothing to
    /// act with: no mana, no untapped permanent that gives mana or has another ability to
    /// activate, and no face-down permanent.
    pub tapped_out: bool,
    /// Costs are paid as the game proposes, without asking.
    pub pays_alone: bool,
    /// Abilities of others that are always let through.
    pub yields: Vec<AbilityId>,
}

/// A message of the server: its running number on this connection from 1, and one thing.
#[derive(Clone, Debug, Serialize)]
pub struct ToClient {
    pub s: u32,
    #[serde(flatten)]
    pub tells: Tells,
}

#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Tells {
    /// The room has changed: who sits where, what is asked of all, how the game ended.
    Room(RoomState),
    Moment(Box<Moment>),
    /// Message `n` was taken in, and what it changed is kept.
    Done {
        n: u32,
    },
    /// Message `n` is against the rules of the game or of the table. Nothing has changed.
    Refused {
        n: u32,
        /// The number of a rule of the game; none where the table refuses.
        rule: Option<String>,
        words: String,
    },
    /// The answer to `why_not`; no rule: it can be done.
    WhyNot {
        n: u32,
        rule: Option<String>,
        words: String,
    },
    /// The answer to `could`.
    Could {
        n: u32,
        lines: Vec<CouldLine>,
    },
    /// A message was not understood, came too late, too early or too often. Nothing has changed.
    Error {
        n: Option<u32>,
        /// Which it is, the same in every language.
        code: String,
        words: String,
    },
}

/// One action that one might think of. No rule: it can be done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CouldLine {
    pub action: String,
    pub rule: Option<String>,
    pub words: String,
}

/// What everybody in a room may know of it. The same for all but for `you`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RoomState {
    pub room: String,
    /// The seat of whoever receives this; none for a spectator.
    pub you: Option<Seat>,
    /// In turn order; chance says who of them begins.
    pub seats: Vec<SeatState>,
    pub spectators: u32,
    /// Games played here, the present one among them; 0 before the first.
    pub game: u32,
    pub over: Option<Over>,
    /// What is being asked of all persons.
    pub asks: Vec<Asks>,
    /// Milliseconds between what bots, stops and yields do.
    pub tick: u32,
    pub clock: Option<Clock>,
    /// The chance of the present game, or of the first before it begins.
    pub chance: ChanceState,
    /// The chance of the game that a rematch would begin; none before the first game.
    pub next: Option<ChanceState>,
    /// After each game its secret is opened without asking.
    pub opens_all: bool,
    /// The secret of the present game is open: anybody may read the log of any seat, with all hands and libraries.
    pub opened: bool,
}

/// What chance is made of, as far as it is told before the secret is opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChanceState {
    /// The hash that commits the table to its secret.
    pub commitment: String,
    /// Of each seat in turn order. Empty: whoever made the room chose the shuffles by a number.
    pub nonces: Vec<SeatNonce>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatNonce {
    pub nonce: String,
    /// The seat gave it. Otherwise the table drew it together with its secret.
    pub own: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeatState {
    pub seat: Seat,
    /// None: nobody has taken it yet.
    pub name: Option<String>,
    /// The kind of bot that sits there.
    pub bot: Option<String>,
    pub connected: bool,
    /// Has given the seat up.
    pub left: bool,
    /// Milliseconds on its clock when it last answered.
    pub left_on_clock: Option<u32>,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Over {
    /// None: a draw.
    pub winner: Option<Seat>,
    pub why: Ending,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// By the rules of the game; the log says which.
    Played,
    Agreed,
}

/// A request that waits for the persons who have not agreed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Asks {
    pub what: Agreement,
    pub by: Seat,
    pub agreed: Vec<Seat>,
}

/// Time to think with, for a seat and a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clock {
    pub seconds: u32,
    /// Given back with each answer.
    pub increment: u32,
}

/// Sent when and only when its viewer was told something, its view changed or it is asked.
#[derive(Clone, Debug, Serialize)]
pub struct Moment {
    /// Counts the moments of this viewer in this game.
    pub n: u32,
    pub game: u32,
    pub view: View,
    pub told: Vec<Told>,
    /// What was sealed on the way here. The same for everybody.
    pub sealed: Vec<Sealed>,
    /// The seals of cards that the viewer was shown on the way here.
    pub opened: Vec<Opened>,
    /// `told` in words.
    pub log: Vec<LogLine>,
    /// With this moment `told`, `sealed`, `opened` and the log begin anew, with everything so far: after `hello`, and after
    /// something was taken back.
    pub anew: bool,
    pub asked: Option<Asked>,
    /// The seat's settings; none for a spectator.
    pub stops: Option<Settings>,
    pub until: Until,
    /// There is an answer that the seat can ask to take back.
    pub may_take_back: bool,
    /// Milliseconds left on the own clock; it runs while the seat is asked.
    pub left_on_clock: Option<u32>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LogLine {
    pub text: String,
    /// The rule that made it so.
    pub rule: String,
    pub weight: Weight,
    pub turn: u32,
    /// The faces whose names stand in the text, each once: what a reader may want to look up.
    pub faces: Vec<FaceId>,
}

/// How much a line matters to a reader who looks away from the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Weight {
    /// What the board shows anyway: taps, untaps, steps.
    Fine,
    Plain,
    /// A new turn, the end of the game.
    Heading,
}

/// What a seat is asked, and the same in words.
#[derive(Clone, Debug, Serialize)]
pub struct Asked {
    pub prompt: PromptView,
    pub words: AskedWords,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct AskedWords {
    pub title: String,
    /// The rules text that asks, where some text does.
    pub because: Option<String>,
    /// In the order of the prompt's own list.
    pub choices: Vec<ChoiceWords>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ChoiceWords {
    pub label: String,
    /// Mana to pay, as symbols.
    pub cost: Option<String>,
    /// What it is about.
    pub object: Option<rules::knowledge::Handle>,
}

// HTTP.

/// `POST /api/rooms`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewRoom {
    /// Two to four, in turn order.
    pub seats: Vec<NewSeat>,
    /// The maker, who sits down in the first seat for a person. Without a name nobody does yet: whoever
    /// wants a part in chance sees what the table commits to, and then joins.
    #[serde(default)]
    pub name: Option<String>,
    /// The name of a deck that ships, or a list with lines like `4 Forest`.
    #[serde(default)]
    pub deck: Option<String>,
    /// The code of a language; English, if none is named.
    #[serde(default)]
    pub language: Option<String>,
    #[serde(default)]
    pub clock: Option<Clock>,
    /// After each game its secret is opened: everything can be checked, and hands and libraries seen.
    #[serde(default)]
    pub opens_all: bool,
    /// The same number gives the same shuffles. Only against bots.
    #[serde(default)]
    pub seed: Option<u32>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewSeat {
    pub kind: SeatKind,
    /// `basic` if none is named.
    #[serde(default)]
    pub bot: Option<String>,
    /// The bot's deck.
    #[serde(default)]
    pub deck: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeatKind {
    Person,
    Bot,
}

/// `POST /api/rooms/{room}/join`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Join {
    pub name: String,
    pub deck: String,
    #[serde(default)]
    pub language: Option<String>,
    /// The seat's part of chance, 32 hexadecimal digits. If none is given, the one stands that the
    /// table has drawn for the seat.
    #[serde(default)]
    pub nonce: Option<String>,
}

/// The answer to both. The token is told once and is all that the seat is known by.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Joined {
    pub room: String,
    /// None: nobody has sat down.
    pub seat: Option<Seat>,
    pub token: Option<String>,
    /// What the table has committed to for the game that begins when all seats are taken.
    pub commitment: String,
}

/// `GET /health`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Health {
    pub ok: bool,
    pub version: String,
    pub rooms: u32,
    pub connections: u32,
}

/// `GET /api/cards?lang=de`. Everything that this table plays with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Catalogue {
    pub language: String,
    /// The languages there are.
    pub languages: Vec<String>,
    /// By the place that `FaceId` gives.
    pub faces: Vec<FaceEntry>,
    /// By the place that `AbilityId` gives: the ability as a text of no object in particular.
    pub abilities: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FaceEntry {
    pub id: FaceId,
    pub kind: FaceKind,
    pub name: String,
    pub english: String,
    pub cost: Option<String>,
    pub type_line: String,
    /// Rules text, abilities on lines of their own.
    pub text: String,
    pub power: Option<String>,
    pub toughness: Option<String>,
    pub colors: ir::ColorSet,
    pub types: Vec<ir::CardType>,
    /// The other face of the card.
    pub other: Option<FaceId>,
    /// Its abilities, in the order by which offers count them.
    pub abilities: Vec<AbilityEntry>,
    /// Codes of the sets in which its card was printed, in alphabetical order.
    pub sets: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct AbilityEntry {
    pub id: AbilityId,
    /// As a text of the object that has it: its name may stand in it.
    pub text: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum FaceKind {
    /// The front of a card that can be in a deck.
    Card,
    Back,
    Token,
    /// What the rules list for objects that are face down, and the like.
    Listed,
}

/// `GET /api/decks`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DeckEntry {
    pub name: String,
    /// What it does, in a sentence.
    pub about: String,
    pub colors: ir::ColorSet,
    /// How often, and the English name.
    pub cards: Vec<(u32, String)>,
}

/// `POST /api/decks/check`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeckText {
    pub text: String,
    /// The code of the language that problems are said in; English, if none is named.
    #[serde(default)]
    pub language: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DeckChecked {
    pub ok: bool,
    pub cards: u32,
    pub problems: Vec<DeckProblem>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DeckProblem {
    /// From 1; none where it is about the whole deck.
    pub line: Option<u32>,
    pub what: String,
    pub suggestions: Vec<String>,
}

/// `POST /api/judge`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct JudgeText {
    pub text: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Judged {
    pub scenarios: Vec<JudgedScenario>,
    /// Why the text is no scenario.
    pub error: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct JudgedScenario {
    pub name: String,
    pub holds: bool,
    /// What failed and where.
    pub message: Option<String>,
    pub line: Option<u32>,
    /// What happened, event by event, each with the rule that made it so.
    pub explanation: Vec<String>,
}

/// `GET /api/rooms/{room}/replay?at=0`.
#[derive(Clone, Debug, Serialize)]
pub struct Replay {
    pub game: u32,
    pub seats: Vec<String>,
    pub over: Option<Over>,
    /// How many steps the game has so far, its beginning counted.
    pub steps: u32,
    /// The moments that the viewer noticed, from the step asked for on; so many at most.
    pub moments: Vec<ReplayMoment>,
}

/// After so many of the answers that count.
#[derive(Clone, Debug, Serialize)]
pub struct ReplayMoment {
    pub at: u32,
    pub view: View,
    pub told: Vec<Told>,
    pub log: Vec<LogLine>,
}

/// `GET /api/rooms/{room}/scenario?at=n`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Scenario {
    pub text: String,
    /// Why it ends before the moment, if it does.
    pub stopped: Option<String>,
    /// Lines that are true of the moment but not of the retelling.
    pub left_out: Vec<String>,
}

/// Every answer over HTTP that is no success.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Problem {
    /// Which refusal it is, the same in every language.
    pub code: String,
    /// In the language that the request accepts.
    pub error: String,
}
