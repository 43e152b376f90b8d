// Generated from the Rust sources by crates/table/tests/typescript.rs. Do not edit.

export type AbilityEntry = {
  id: AbilityId;
  /** As a text of the object that has it: its name may stand in it. */
  text: string;
};

/** An ability in the pack, by what it says: equal texts share one id. */
export type AbilityId = number;

/** What all persons at the table can agree on. */
export type Agreement =
  /** Taking back an answer of the seat that asks. */
  | "back"
  /** CR 104.4i. A draw. */
  | "draw"
  | "rematch"
  /** After the game: opening its secret. */
  | "open_all";

/** What a seat is asked, and the same in words. */
export type Asked = {
  prompt: PromptView;
  words: AskedWords;
};

export type AskedWords = {
  title: string;
  /** The rules text that asks, where some text does. */
  because: string | null;
  /** In the order of the prompt's own list. */
  choices: ChoiceWords[];
};

/** A request that waits for the persons who have not agreed. */
export type Asks = {
  what: Agreement;
  by: Seat;
  agreed: Seat[];
};

/** What made an object face down. Everybody may know it (708.6). */
export type By =
  /** 702.37, megamorph too. */
  | "Morph"
  /** 702.168 */
  | "Disguise"
  /** 701.40 */
  | "Manifest"
  /** 701.58 */
  | "Cloak"
  /** 708.2a: an effect that turned it face down, or put it onto the battlefield so. */
  | "Effect";

/** CR 205.2a. The card types of a game without the casual variants. */
export type CardType =
  | "Artifact"
  | "Battle"
  | "Creature"
  | "Enchantment"
  | "Instant"
  | "Kindred"
  | "Land"
  | "Planeswalker"
  | "Sorcery";

/** A card where only its identity is of interest. */
export type CardView = {
  handle: Handle;
  card: Seen<FaceId> | null;
};

export type CastOffer =
  | "FaceUp"
  | "Back"
  | {
    FaceDown: By;
  }
  | "Flashback"
  | "Free";

/** `GET /api/cards?lang=de`. Everything that this table plays with. */
export type Catalogue = {
  language: string;
  /** The languages there are. */
  languages: string[];
  /** By the place that `FaceId` gives. */
  faces: FaceEntry[];
  /** By the place that `AbilityId` gives: the ability as a text of no object in particular. */
  abilities: string[];
};

/** What chance is made of, as far as it is told before the secret is opened. */
export type ChanceState = {
  /** The hash that commits the table to its secret. */
  commitment: string;
  /** Of each seat in turn order. Empty: whoever made the room chose the shuffles by a number. */
  nonces: SeatNonce[];
};

/** Characteristics as everybody can see them: of a face-down object the listed ones. */
export type CharacteristicsView = {
  name: string | null;
  mana_value: number;
  colors: ColorSet;
  types: CardType[];
  subtypes: string[];
  power: number;
  toughness: number;
  keywords: KeywordKind[];
  /** Every ability it has, ward and other keywords included, in the order by which offers count them. */
  abilities: AbilityId[];
  /** CR 613.11. What effects say that it can't or must do. */
  rules: RuleChange[];
};

export type ChoiceWords = {
  label: string;
  /** Mana to pay, as symbols. */
  cost: string | null;
  /** What it is about. */
  object: Handle | null;
};

/** CR 607.2d. What was chosen as a permanent entered; everybody heard it. */
export type ChosenView =
  | "Nothing"
  | {
    Color: Color;
  }
  | {
    Opponent: Seat;
  }
  /** CR 201.4. */
  | {
    Name: string;
  };

/** Time to think with, for a seat and a game. */
export type Clock = {
  seconds: number;
  /** Given back with each answer. */
  increment: number;
};

/** CR 105.1. The five colors, in the order white, blue, black, red, green. */
export type Color =
  | "White"
  | "Blue"
  | "Black"
  | "Red"
  | "Green";

/** A set of colors. The empty set is colorless (CR 105.2c). */
export type ColorSet = Color[];

/** One action that one might think of. No rule: it can be done. */
export type CouldLine = {
  action: string;
  rule: string | null;
  words: string;
};

/** CR 122.1. Kinds of counter. */
export type Counter =
  /** "+1/+1 counter" and its kin (122.1a): power and toughness it adds. */
  | {
    Pt: [number, number];
  }
  /** Keyword counters (122.1b): flying, first strike, deathtouch ... */
  | {
    Keyword: KeywordKind;
  }
  /** CR 122.1d. */
  | "Stun"
  /** CR 122.1c. */
  | "Shield"
  /** A counter that the rules give no meaning of its own. */
  | "Charge";

export type DeckChecked = {
  ok: boolean;
  cards: number;
  problems: DeckProblem[];
};

/** `GET /api/decks`. */
export type DeckEntry = {
  name: string;
  /** What it does, in a sentence. */
  about: string;
  colors: ColorSet;
  /** How often, and the English name. */
  cards: [number, string][];
};

export type DeckProblem = {
  /** From 1; none where it is about the whole deck. */
  line: number | null;
  what: string;
  suggestions: string[];
};

/** `POST /api/decks/check`. */
export type DeckText = {
  text: string;
  /** The code of the language that problems are said in; English, if none is named. */
  language?: string | null;
};

/** Why a game is a draw. */
export type Drawn =
  /** CR 104.4b. A loop of mandatory actions with no way to stop it. */
  | "Loop"
  /** CR 104.4i. All players have agreed to it. */
  | "Agreed"
  /** CHOICE: a game that reaches a limit of the engine is a draw, as a loop that never stops is one. */
  | {
    Limit: Limit;
  };

export type Ending =
  /** By the rules of the game; the log says which. */
  | "played"
  | "agreed";

export type ExileView = {
  handle: Handle;
  owner: Seat;
  face_down: boolean;
  card: Seen<FaceId> | null;
};

export type FaceEntry = {
  id: FaceId;
  kind: FaceKind;
  name: string;
  english: string;
  cost: string | null;
  type_line: string;
  /** Rules text, abilities on lines of their own. */
  text: string;
  power: string | null;
  toughness: string | null;
  colors: ColorSet;
  types: CardType[];
  /** The other face of the card. */
  other: FaceId | null;
  /** Its abilities, in the order by which offers count them. */
  abilities: AbilityEntry[];
  /** Codes of the sets in which its card was printed, in alphabetical order. */
  sets: string[];
};

/** A face in the pack: of a printed card, of a token, or one of the lists of 708.2. */
export type FaceId = number;

export type FaceKind =
  /** The front of a card that can be in a deck. */
  | "card"
  | "back"
  | "token"
  /** What the rules list for objects that are face down, and the like. */
  | "listed";

/** A message of a client: its running number from 1, and one thing that it says. */
export type FromClient = {
  n: number;
} & Says;

/** Why a viewer may know a card's identity. */
export type Grant =
  /** CR 400.2 */
  | "PublicZone"
  /** CR 708.5 */
  | "Controls"
  /** CR 402.3. The own hand. */
  | "OwnHand"
  /** CR 406.3. An effect lets the seat look. */
  | "Granted"
  /** CR 701.20. Shown, and still where it was shown. */
  | "Shown";

/** How an object is called outside the engine. */
export type Handle =
  /** The public number of what everybody can track. */
  | {
    Number: number;
  }
  /** The seat's own number for a card in its hand. */
  | {
    Own: number;
  }
  /** The n-th card of another hand, from 0. */
  | {
    Hand: [Seat, number];
  }
  /** The n-th card from the top of a library, from 0. */
  | {
    Library: [Seat, number];
  }
  /** The n-th card of a face-down pile. */
  | {
    Pile: [number, number];
  }
  /** Something that cannot be told apart from others in this zone of this seat. */
  | {
    Somewhere: [Seat, Zone];
  };

/** `GET /health`. */
export type Health = {
  ok: boolean;
  version: string;
  rooms: number;
  connections: number;
};

/** How a permanent was turned up: by which special action, or by an effect. */
export type How =
  | {
    Special: Way;
  }
  | "Effect";

/** `POST /api/rooms/{room}/join`. */
export type Join = {
  name: string;
  deck: string;
  language?: string | null;
  /** The seat's part of chance, 32 hexadecimal digits. If none is given, the one stands that the table has drawn for the seat. */
  nonce?: string | null;
};

/** The answer to both. The token is told once and is all that the seat is known by. */
export type Joined = {
  room: string;
  /** None: nobody has sat down. */
  seat: Seat | null;
  token: string | null;
  /** What the table has committed to for the game that begins when all seats are taken. */
  commitment: string;
};

/** `POST /api/judge`. */
export type JudgeText = {
  text: string;
};

export type Judged = {
  scenarios: JudgedScenario[];
  /** Why the text is no scenario. */
  error: string | null;
};

export type JudgedScenario = {
  name: string;
  holds: boolean;
  /** What failed and where. */
  message: string | null;
  line: number | null;
  /** What happened, event by event, each with the rule that made it so. */
  explanation: string[];
};

/** The name of a keyword ability. */
export type KeywordKind =
  | "Deathtouch"
  | "Defender"
  | "DoubleStrike"
  | "Enchant"
  | "Equip"
  | "FirstStrike"
  | "Flash"
  | "Flying"
  | "Haste"
  | "Hexproof"
  | "Indestructible"
  | "Lifelink"
  | "Protection"
  | "Reach"
  | "Shroud"
  | "Trample"
  | "Vigilance"
  | "Ward"
  | "Cycling"
  | "Kicker"
  | "Flashback"
  | "Fear"
  | "Morph"
  | "Megamorph"
  | "SplitSecond"
  | "Changeling"
  | "Prowess"
  | "Menace"
  | "Skulk"
  | "Disguise";

/** What there was too much of. */
export type Limit =
  /** More than [`OBJECTS`] at one time. */
  | "Objects"
  /** More than [`STACK`] spells and abilities, those waiting to be put there among them. */
  | "Stack"
  /** More than [`FORCED_STOPS`] in succession, while each time something new came of it. */
  | "ForcedStops"
  /** Names for what nobody can tell apart, used up: more than [`NAMES`] shuffles, piles, cards drawn. */
  | "Names";

export type LogLine = {
  text: string;
  /** The rule that made it so. */
  rule: string;
  weight: Weight;
  turn: number;
  /** The faces whose names stand in the text, each once: what a reader may want to look up. */
  faces: FaceId[];
};

/** CR 104.3, 704.5a-c. Why a player lost. */
export type Loss =
  | "Conceded"
  | "Life"
  | "EmptyLibrary"
  | "Effect";

/** Symbols in braces, such as `{2}{U}`. */
export type ManaCost = string;

/** Sent when and only when its viewer was told something, its view changed or it is asked. */
export type Moment = {
  /** Counts the moments of this viewer in this game. */
  n: number;
  game: number;
  view: View;
  told: Told[];
  /** What was sealed on the way here. The same for everybody. */
  sealed: Sealed[];
  /** The seals of cards that the viewer was shown on the way here. */
  opened: Opened[];
  /** `told` in words. */
  log: LogLine[];
  /** With this moment `told`, `sealed`, `opened` and the log begin anew, with everything so far: after `hello`, and after something was taken back. */
  anew: boolean;
  asked: Asked | null;
  /** The seat's settings; none for a spectator. */
  stops: Settings | null;
  until: Until;
  /** There is an answer that the seat can ask to take back. */
  may_take_back: boolean;
  /** Milliseconds left on the own clock; it runs while the seat is asked. */
  left_on_clock: number | null;
};

/** Why an object moved; the name of the keyword action or rule. */
export type MoveCause =
  | "Draw"
  | "Discard"
  | "Mill"
  | "Destroy"
  | "Sacrifice"
  | "Exile"
  | "Return"
  | "Put"
  | "Cast"
  | "Play"
  | "Resolve"
  | "Counter"
  | "Surveil"
  | "StateBased"
  | "Cloak"
  | "Manifest"
  | "Mulligan"
  | "Create"
  | "Leave";

/** `POST /api/rooms`. */
export type NewRoom = {
  /** Two to four, in turn order. */
  seats: NewSeat[];
  /** The maker, who sits down in the first seat for a person. Without a name nobody does yet: whoever wants a part in chance sees what the table commits to, and then joins. */
  name?: string | null;
  /** The name of a deck that ships, or a list with lines like `4 Forest`. */
  deck?: string | null;
  /** The code of a language; English, if none is named. */
  language?: string | null;
  clock?: Clock | null;
  /** After each game its secret is opened: everything can be checked, and hands and libraries seen. */
  opens_all?: boolean;
  /** The same number gives the same shuffles. Only against bots. */
  seed?: number | null;
};

export type NewSeat = {
  kind: SeatKind;
  /** `basic` if none is named. */
  bot?: string | null;
  /** The bot's deck. */
  deck?: string | null;
};

/** An action that is offered with priority. */
export type Offer =
  | "Pass"
  | {
    PlayLand: {
      card: Handle;
      back: boolean;
    };
  }
  | {
    Cast: {
      card: Handle;
      how: CastOffer;
    };
  }
  | {
    Activate: {
      object: Handle;
      ability: number;
    };
  }
  /** CR 605. The same of a mana ability. */
  | {
    Mana: {
      object: Handle;
      ability: number;
    };
  }
  | {
    TurnFaceUp: {
      object: Handle;
      procedure: ProcedureOffer;
    };
  };

/** Told to who is shown the card: what was committed to. */
export type Opened = {
  seal: number;
  /** Its English name; of a double-faced card the front face's. */
  card: string;
  salt: string;
};

/** How a game ended. */
export type Over = {
  /** None: a draw. */
  winner: Seat | null;
  why: Ending;
};

export type PermanentView = {
  number: number;
  owner: Seat;
  controller: Seat;
  characteristics: CharacteristicsView;
  /** CR 708.6. What made it face down. */
  face_down: By | null;
  /** The card, if this viewer may know it. */
  card: Seen<FaceId> | null;
  token: boolean;
  /** CR 903.3. Everybody knows which permanent is a commander. */
  commander: boolean;
  /** CR 607.2d. What was chosen as it entered. */
  chosen: ChosenView;
  tapped: boolean;
  phased_out: boolean;
  transformed: boolean;
  summoning_sick: boolean;
  entered_turn: number;
  damage: number;
  counters: [Counter, number][];
  attached_to: Handle | null;
  attacking: Seat | null;
  /** CR 509.1h. A blocked attacker, though its blockers may be gone. */
  blocked: boolean;
  blocking: Handle[];
  goaded_by: Seat[];
  suspected: boolean;
};

/** CR 601.2g-h. A proposed payment. Mana in the order W, U, B, R, G, colorless. */
export type PlanView = {
  /** Of the mana already in the pool. */
  from_pool: number[];
  /** What is tapped for mana, in order, and what it adds. */
  tapped: [Handle, number[]][];
};

/** Every answer over HTTP that is no success. */
export type Problem = {
  /** Which refusal it is, the same in every language. */
  code: string;
  /** In the language that the request accepts. */
  error: string;
};

export type ProcedureOffer =
  | {
    Ability: number;
  }
  | "ManaCost";

/** A prompt as its seat receives it; elements in the order of the kernel's prompt. */
export type PromptView =
  /** Beside each action the mana of its total cost now (601.2f), X not yet announced; none where nothing is paid. */
  | {
    Priority: {
      actions: Offer[];
      costs: (ManaCost | null)[];
    };
  }
  | {
    Objects: {
      from: Handle[];
      min: number;
      max: number;
      why: Why;
    };
  }
  | {
    Target: {
      from: TargetOffer[];
      may_stop: boolean;
      why: Why;
    };
  }
  | {
    Players: {
      from: Seat[];
      why: Why;
    };
  }
  | {
    Modes: {
      legal: number;
      min: number;
      max: number;
    };
  }
  | {
    Number: {
      min: number;
      max: number;
      why: Why;
    };
  }
  /** CR 201.4. One of these card names. */
  | {
    Name: {
      from: string[];
    };
  }
  | {
    Decide: {
      why: Why;
      about: Handle;
    };
  }
  | {
    Option: {
      count: number;
      why: Why;
    };
  }
  | {
    Order: {
      items: Handle[];
      why: Why;
    };
  }
  | {
    Partition: {
      from: Handle[];
      why: Why;
    };
  }
  | {
    Distribute: {
      source: Handle;
      total: number;
      among: Handle[];
      over: Seat | null;
      lethal: number[];
    };
  }
  /** CR 601.2g-h. The mana to pay, how the game would pay it, and the mana abilities that can be activated by hand first (605.3a): object and place of the ability. */
  | {
    Pay: {
      what: Handle;
      cost: ManaCost;
      plan: PlanView;
      mana: [Handle, number][];
    };
  }
  /** Beside each row what has to be paid if that creature attacks (508.1h). */
  | {
    Attack: {
      rows: [Handle, (Seat | null)[]][];
      costs: (ManaCost | null)[];
    };
  }
  /** Beside the rows a legal declaration that blocks only what it must (509.1c), in the form of a reply, and what has to be paid if that creature blocks (509.1d). */
  | {
    Block: {
      rows: [Handle, Handle[]][];
      least: (number | null)[];
      costs: (ManaCost | null)[];
    };
  }
  | "Mulligan";

/** `GET /api/rooms/{room}/replay?at=0`. */
export type Replay = {
  game: number;
  seats: string[];
  over: Over | null;
  /** How many steps the game has so far, its beginning counted. */
  steps: number;
  /** The moments that the viewer noticed, from the step asked for on; so many at most. */
  moments: ReplayMoment[];
};

/** After so many of the answers that count. */
export type ReplayMoment = {
  at: number;
  view: View;
  told: Told[];
  log: LogLine[];
};

/** An answer in terms of the prompt that the seat received; numbers are places in its lists, from 0. */
export type Reply =
  /** The n-th of the actions offered. */
  | {
    Act: number;
  }
  | {
    Objects: number[];
  }
  /** `None`: no more targets. */
  | {
    Target: number | null;
  }
  | {
    Player: number;
  }
  /** The modes chosen, by their printed places. */
  | {
    Modes: number[];
  }
  | {
    Number: number;
  }
  /** The n-th of the names. */
  | {
    Name: number;
  }
  | {
    Decide: boolean;
  }
  | {
    Option: number;
  }
  | {
    Order: number[];
  }
  | {
    Partition: {
      away: number[];
      stay: number[];
    };
  }
  | {
    Distribute: {
      among: number[];
      over: number;
    };
  }
  | "PayAutomatically"
  /** CR 605.3a. First the n-th mana ability of what the seat can activate. */
  | {
    Mana: number;
  }
  | "Withdraw"
  /** For each row of the prompt the n-th of its options. */
  | {
    Attack: number[];
  }
  /** For each row of the prompt the n-th attacker, or nobody. */
  | {
    Block: (number | null)[];
  }
  | {
    Keep: boolean;
  };

/** Which rule showed a card to everybody. */
export type RevealedBy =
  /** 701.20a */
  | "Instruction"
  /** 708.9 */
  | "LeavingFaceDown"
  /** 708.9, at the end of the game or as a player leaves */
  | "GameEnd"
  /** 701.58g, 701.40g */
  | "CannotTurnUp"
  /** 701.58b, 702.168d: shown to turn it face up */
  | "TurningUp"
  /** 401.5: on top of a library with whose top card its player plays revealed */
  | "OnTop";

/** What everybody in a room may know of it. The same for all but for `you`. */
export type RoomState = {
  room: string;
  /** The seat of whoever receives this; none for a spectator. */
  you: Seat | null;
  /** In turn order; chance says who of them begins. */
  seats: SeatState[];
  spectators: number;
  /** Games played here, the present one among them; 0 before the first. */
  game: number;
  over: Over | null;
  /** What is being asked of all persons. */
  asks: Asks[];
  /** Milliseconds between what bots, stops and yields do. */
  tick: number;
  clock: Clock | null;
  /** The chance of the present game, or of the first before it begins. */
  chance: ChanceState;
  /** The chance of the game that a rematch would begin; none before the first game. */
  next: ChanceState | null;
  /** After each game its secret is opened without asking. */
  opens_all: boolean;
  /** The secret of the present game is open: anybody may read the log of any seat, with all hands and libraries. */
  opened: boolean;
};

export type RuleChange =
  | "CantAttack"
  | "CantBlock"
  | "CantBeBlocked"
  /** "can't be blocked except by two or more creatures" is menace; this is "by more than one creature". */
  | "CantBeBlockedByMoreThanOne"
  /** "attacks each combat if able" (508.1d) */
  | "AttacksIfAble"
  /** "blocks each combat if able" (509.1c) */
  | "BlocksIfAble"
  /** "doesn't untap during its controller's untap step" (502.3) */
  | "DoesntUntap"
  /** "can't become suspected" (701.60) */
  | "CantBecomeSuspected"
  /** "can't be countered" (101.2) */
  | "CantBeCountered"
  /** "can't be turned face up" */
  | "CantTurnFaceUp";

/** Each is answered with exactly one of `done`, `refused`, `why_not`, `could` and `error`. */
export type Says =
  /** The first message. Without a token: a spectator. */
  | {
    hello: {
      token: string | null;
      /** The code of the language that words are in; otherwise the one that the seat was joined with. */
      language: string | null;
    };
  }
  /** The answer to the prompt of this moment, which must be the last one received. */
  | {
    reply: {
      moment: number;
      reply: Reply;
    };
  }
  /** Why this cannot be done now; only with priority. */
  | {
    why_not: {
      offer: Offer;
    };
  }
  /** What one might think of doing with this object, and what the rules say to it; only with priority. */
  | {
    could: {
      object: Handle;
    };
  }
  /** The seat's settings, as a whole. */
  | {
    stops: Settings;
  }
  /** Begins a yield, or ends it. */
  | {
    until: Until;
  }
  /** Takes back the seat's last answer; where others must agree, they are asked. */
  | {
    back: Record<string, never>;
  }
  /** An answer to `asks`. */
  | {
    consent: {
      what: Agreement;
      yes: boolean;
    };
  }
  /** CR 104.3a. */
  | {
    concede: Record<string, never>;
  }
  | {
    offer_draw: Record<string, never>;
  }
  /** After the game: another one, with the same seats and decks. */
  | {
    rematch: Record<string, never>;
  }
  /** After the game: its secret is to be opened, so that everything can be checked and seen. */
  | {
    open_all: Record<string, never>;
  }
  /** The seat's part of the chance of the next game, or of the first while it has not begun: 32 hexadecimal digits, instead of those that the table has drawn for it. */
  | {
    nonce: {
      nonce: string;
    };
  }
  /** Gives the seat up: concedes, if the game is not over. */
  | {
    leave: Record<string, never>;
  };

/** `GET /api/rooms/{room}/scenario?at=n`. */
export type Scenario = {
  text: string;
  /** Why it ends before the moment, if it does. */
  stopped: string | null;
  /** Lines that are true of the moment but not of the retelling. */
  left_out: string[];
};

/** Told to everybody: a card lies there, and this is its commitment. */
export type Sealed = {
  /** Counts the seals of the game, and never goes back. */
  seal: number;
  of: Handle;
  /** So many of the events told with it came before. */
  after: number;
  commitment: string;
};

/** A chair at the table, from 0 in turn order. Types allow eight. */
export type Seat = number;

export type SeatKind =
  | "person"
  | "bot";

export type SeatNonce = {
  nonce: string;
  /** The seat gave it. Otherwise the table drew it together with its secret. */
  own: boolean;
};

export type SeatState = {
  seat: Seat;
  /** None: nobody has taken it yet. */
  name: string | null;
  /** The kind of bot that sits there. */
  bot: string | null;
  connected: boolean;
  /** Has given the seat up. */
  left: boolean;
  /** Milliseconds on its clock when it last answered. */
  left_on_clock: number | null;
};

export type SeatView = {
  seat: Seat;
  playing: boolean;
  life: number;
  /** CR 305.2. Lands played this turn. */
  lands_played: number;
  /** W, U, B, R, G, colorless. */
  mana: number[];
  /** CR 500.5. So much of it is not lost as steps and phases end. */
  lasting_mana: number[];
  library: number;
  hand: CardView[];
  /** Top last. */
  graveyard: CardView[];
  /** Cards of the library that were shown to the viewer and still lie there, by place from the top. */
  shown_in_library: CardView[];
};

/** Something a viewer may know, with the rule that grants it. Only this module makes one. */
export type Seen<T> = {
  value: T;
  grant: Grant;
};

/** When a person wants to be asked. What is passed over follows from this and from public facts. */
export type Settings = {
  /** Steps of the own turns in which priority is wanted. */
  mine: Step[];
  /** The same of others' turns. */
  theirs: Step[];
  /** Asked again after the own spell or ability was put onto the stack. */
  hold: boolean;
  /** Asked outside the own main phases also where everybody can see that the seat has nothing to act with: no mana, no untapped permanent that gives mana or has another ability to activate, and no face-down permanent. */
  tapped_out: boolean;
  /** Costs are paid as the game proposes, without asking. */
  pays_alone: boolean;
  /** Abilities of others that are always let through. */
  yields: AbilityId[];
};

export type StackView = {
  number: number;
  controller: Seat;
  /** CR 113.3b-c. What the item is, if it is no spell: this ability of its source. */
  ability: AbilityId | null;
  source: Handle;
  characteristics: CharacteristicsView;
  face_down: By | null;
  card: Seen<FaceId> | null;
  modes: number;
  x: number;
  targets: TargetView[];
  /** CR 601.2d. Beside the targets how much each gets of what is divided; 0 where nothing is. */
  shares: number[];
};

/** CR 500.1. Steps, and the phases that have none (main phases), in order. */
export type Step =
  | "Untap"
  | "Upkeep"
  | "Draw"
  | "PrecombatMain"
  | "BeginningOfCombat"
  | "DeclareAttackers"
  | "DeclareBlockers"
  | "FirstStrikeDamage"
  | "CombatDamage"
  | "EndOfCombat"
  | "PostcombatMain"
  | "End"
  | "Cleanup";

export type TargetOffer =
  | {
    Object: Handle;
  }
  | {
    Player: Seat;
  };

export type TargetView =
  | {
    Object: Handle;
  }
  | {
    Player: Seat;
  };

export type Tells =
  /** The room has changed: who sits where, what is asked of all, how the game ended. */
  | {
    room: RoomState;
  }
  | {
    moment: Moment;
  }
  /** Message `n` was taken in, and what it changed is kept. */
  | {
    done: {
      n: number;
    };
  }
  /** Message `n` is against the rules of the game or of the table. Nothing has changed. */
  | {
    refused: {
      n: number;
      /** The number of a rule of the game; none where the table refuses. */
      rule: string | null;
      words: string;
    };
  }
  /** The answer to `why_not`; no rule: it can be done. */
  | {
    why_not: {
      n: number;
      rule: string | null;
      words: string;
    };
  }
  /** The answer to `could`. */
  | {
    could: {
      n: number;
      lines: CouldLine[];
    };
  }
  /** A message was not understood, came too late, too early or too often. Nothing has changed. */
  | {
    error: {
      n: number | null;
      /** Which it is, the same in every language. */
      code: string;
      words: string;
    };
  };

/** What a prompt comes from: the object and its ability whose words are being carried out. */
export type TextView = {
  /** The item on the stack, or the permanent. */
  object: Handle;
  /** None: the object itself asks (how it is cast face down, the X of turning it up). */
  ability: AbilityId | null;
  /** CR 700.2. By its printed place. */
  mode: number;
  /** The instruction, numbered as in [`ir::Instruction`]; none while the item is put onto the stack (601.2b-h). */
  instruction: number | null;
};

/** An object in a told event. */
export type Thing = {
  handle: Handle;
  card: Seen<FaceId> | null;
  face_down: By | null;
};

/** A message of the server: its running number on this connection from 1, and one thing. */
export type ToClient = {
  s: number;
} & Tells;

/** What a viewer is told: the event, its rule, and who and what took part. */
export type Told = {
  event: ToldEvent;
  /** The rule that made it so. */
  rule: string;
};

export type ToldEvent =
  | {
    TurnBegan: {
      active: Seat;
      number: number;
    };
  }
  | {
    StepBegan: {
      step: Step;
      active: Seat;
    };
  }
  | {
    Moved: {
      was: Handle;
      now: Thing | null;
      from: Zone;
      to: Zone;
      owner: Seat;
      controller: Seat;
      cause: MoveCause;
    };
  }
  | {
    Drew: {
      seat: Seat;
    };
  }
  | {
    Discarded: {
      seat: Seat;
      what: Thing;
    };
  }
  | {
    Sacrificed: {
      seat: Seat;
    };
  }
  | {
    Cast: {
      seat: Seat;
      spell: Thing;
    };
  }
  | {
    Activated: {
      seat: Seat;
      item: Handle;
      source: Handle;
    };
  }
  | {
    Triggered: {
      seat: Seat;
      item: Handle;
      source: Handle;
    };
  }
  | {
    Resolved: {
      item: Handle;
    };
  }
  | {
    Countered: {
      item: Handle;
    };
  }
  | {
    DidNotResolve: {
      item: Handle;
    };
  }
  | {
    Targeted: {
      item: Handle;
      target: Handle;
    };
  }
  | {
    TurnedFaceUp: {
      what: Thing;
      how: How;
      x: number;
    };
  }
  | {
    TurnedFaceDown: {
      what: Handle;
    };
  }
  | {
    Revealed: {
      what: Thing;
      why: RevealedBy;
    };
  }
  | {
    LookedAt: {
      seat: Seat;
      what: Thing;
    };
  }
  | {
    Tapped: {
      what: Handle;
    };
  }
  | {
    Untapped: {
      what: Handle;
    };
  }
  | {
    Attacked: {
      attacker: Handle;
      defender: Seat;
    };
  }
  | {
    Blocked: {
      blocker: Handle;
      attacker: Handle;
    };
  }
  | {
    DamageToObject: {
      source: Handle;
      to: Handle;
      amount: number;
    };
  }
  | {
    DamageToPlayer: {
      source: Handle;
      to: Seat;
      amount: number;
    };
  }
  | {
    LifeGained: {
      seat: Seat;
      amount: number;
    };
  }
  | {
    LifeLost: {
      seat: Seat;
      amount: number;
    };
  }
  | {
    CountersPut: {
      on: Handle;
      kind: Counter;
      count: number;
    };
  }
  | {
    CountersRemoved: {
      on: Handle;
      kind: Counter;
      count: number;
    };
  }
  | {
    Attached: {
      what: Handle;
      to: Handle;
    };
  }
  | {
    Unattached: {
      what: Handle;
    };
  }
  | {
    LibraryShuffled: {
      seat: Seat;
    };
  }
  | {
    PileShuffled: {
      seat: Seat;
      pile: number;
    };
  }
  | {
    Surveiled: {
      seat: Seat;
    };
  }
  | {
    Scried: {
      seat: Seat;
    };
  }
  | {
    ManifestedDread: {
      seat: Seat;
    };
  }
  | {
    Goaded: {
      what: Handle;
      by: Seat;
    };
  }
  | {
    Suspected: {
      what: Handle;
    };
  }
  | {
    ManaAdded: {
      seat: Seat;
      mana: number[];
      source: Handle;
    };
  }
  | {
    Transformed: {
      what: Thing;
    };
  }
  | {
    ControlChanged: {
      what: Handle;
      to: Seat;
    };
  }
  | {
    Mulliganed: {
      seat: Seat;
    };
  }
  | {
    Kept: {
      seat: Seat;
    };
  }
  | {
    LostGame: {
      seat: Seat;
      why: Loss;
    };
  }
  /** CR 104.1. Without a winner it is a draw; why, if a rule of the game or a limit of the engine made it one. */
  | {
    GameOver: {
      winner: Seat | null;
      drawn: Drawn | null;
    };
  };

/** A yield: passing on until something ends it. */
export type Until =
  /** No yield. */
  | "Now"
  /** Until an opponent does something: a spell or ability on the stack, an attack on this seat; or this seat's next turn. */
  | "SomethingHappens"
  /** The same, but not beyond this turn. */
  | "EndOfTurn"
  /** Whatever happens, until this turn is over. Blocks are still asked for. */
  | "EndOfTurnWhateverHappens";

export type View = {
  viewer: Viewer;
  turn: number;
  active: Seat;
  step: Step;
  seats: SeatView[];
  /** In order of entering. */
  battlefield: PermanentView[];
  /** Top last. */
  stack: StackView[];
  exile: ExileView[];
  /** For the seat that is asked: the words its prompt comes from, if any. */
  asked_by: TextView | null;
  over: boolean;
};

/** Who receives: a seat or a spectator, who has the public part alone. */
export type Viewer =
  | {
    Seat: Seat;
  }
  | "Spectator";

/** Which rule a procedure or a turning event belongs to. */
export type Way =
  | "Morph"
  | "Megamorph"
  | "Disguise"
  | "Manifested"
  | "Cloaked";

/** How much a line matters to a reader who looks away from the board. */
export type Weight =
  /** What the board shows anyway: taps, untaps, steps. */
  | "Fine"
  | "Plain"
  /** A new turn, the end of the game. */
  | "Heading";

/** Why a seat is asked; an application says it in words. */
export type Why =
  /** 514.1 */
  | "DiscardToHandSize"
  | "Discard"
  | "Sacrifice"
  /** 103.5 */
  | "MulliganBottom"
  /** 601.2c, the n-th target */
  | {
    Target: number;
  }
  /** 608.2d */
  | "Choose"
  | "Cloak"
  | "Manifest"
  /** 601.2b */
  | "Kicker"
  | "X"
  /** 608.2d "may" */
  | "May"
  /** 702.21a, 118.12 */
  | "PayUnless"
  /** 704.5j */
  | "LegendRule"
  /** 603.3b */
  | "TriggerOrder"
  /** 613.7m */
  | "TimestampOrder"
  /** 401.4 */
  | "LibraryOrder"
  /** 701.25a */
  | "Surveil"
  | "Scry"
  /** 510.1c */
  | "CombatDamage"
  /** 616.1 */
  | "Replacement"
  /** 303.4f, 303.4k */
  | "AttachTo"
  | "CopyOf"
  | "ChooseColor"
  | "ChooseOpponent"
  /** 701.23 */
  | "Search"
  /** 118, a part of a cost */
  | "Cost"
  /** 106.1b */
  | "ManaColor"
  | "NewTargets"
  /** 701.26: 0 is to tap, 1 to untap */
  | "TapOrUntap"
  /** 404.3 */
  | "GraveyardOrder"
  /** 601.2d: how much the n-th target gets */
  | {
    Divide: number;
  }
  /** 903.9: into the command zone instead */
  | "CommandZone";

/** CR 400.1. The zones. */
export type Zone =
  | "Library"
  | "Hand"
  | "Battlefield"
  | "Graveyard"
  | "Stack"
  | "Exile"
  | "Command";
