//! The state of a game: vectors of plain rows and one fixed block.
//!
//! Rows address each other by small integers; none holds a pointer. An object is
//! a slot with a zone; what is on the battlefield has a second row, what is on
//! the stack too. Which card lies in a slot is one array, `identity`: a shuffle
//! permutes it inside a set of slots and touches nothing else.

use crate::characteristics::Characteristics;
use crate::event::Event;
use crate::face_down::By;
use crate::ids::{AbilityId, AbilityOn, FaceId, Identity, NameId, ObjectRef, Seat, Slot, Stamp};
use crate::layers::Change;
use crate::turn::Turn;
use ir::{Counter, Zone};

/// An object in any zone.
#[derive(Clone, Copy, Debug)]
pub struct Object {
    pub stamp: Stamp,
    pub zone: Zone,
    pub owner: Seat,
    /// CR 108.4. On the battlefield and the stack; elsewhere the owner stands here.
    pub controller: Seat,
    /// The public number, 0 where not everybody can track it.
    pub number: u32,
    /// Index into the battlefield or the stack, where it is there.
    pub row: u16,
    /// The owner's private number in a hand, 0 elsewhere.
    pub private: u16,
    /// Bits of the seats that know which card this is.
    pub seen: u8,
    /// CR 406.3. Bits of the seats that an effect allowed to look at this card exiled face down.
    pub may_look: u8,
    /// CR 406.3. Exiled face down, and the pile it is in (0: none).
    pub exiled_face_down: bool,
    pub pile: u16,
    /// CR 903.9a. A commander that came here since state-based actions were last checked.
    pub arrived: bool,
}

impl Object {
    /// A new object of which nothing is known yet; it still needs its stamp.
    pub(crate) const fn fresh(owner: Seat, zone: Zone) -> Object {
        Object {
            stamp: Stamp(0),
            zone,
            owner,
            controller: owner,
            number: 0,
            row: 0,
            private: 0,
            seen: 0,
            may_look: 0,
            exiled_face_down: false,
            pile: 0,
            arrived: false,
        }
    }
}

/// CR 110. What else a permanent has.
#[derive(Clone, Copy, Debug)]
pub struct Permanent {
    pub slot: Slot,
    /// CR 110.2. Under whose control it entered; control effects apply on top (613.1b).
    pub base_controller: Seat,
    /// CR 110.5. Status.
    pub tapped: bool,
    pub phased_out: bool,
    /// CR 708. What made it face down, while it is.
    pub face_down: Option<By>,
    /// CR 712.8. The back face is up.
    pub transformed: bool,
    /// CR 707. What it copies (its copiable values, 707.2), and until when.
    pub copies: Option<FaceId>,
    /// CR 613.7d, 613.7f.
    pub timestamp: u32,
    /// The turn in which it came under its controller's control (302.6).
    pub since_turn: u32,
    pub entered_turn: u32,
    pub damage: u16,
    /// CR 702.2b. Dealt damage by a source with deathtouch since the last check.
    pub deathtouched: bool,
    /// CR 701.19a. How many times it is to be regenerated this turn, should it be destroyed.
    pub regenerations: u8,
    pub attached_to: ObjectRef,
    /// CR 506.3. Whom it attacks, while it does.
    pub attacking: Option<Seat>,
    /// CR 509.1h.
    pub blocked: bool,
    /// CR 510.4. It dealt damage in the first combat damage step.
    pub struck_first: bool,
    /// CR 701.15. Bits of the seats whose goad it is under.
    pub goaded_by: u8,
    /// CR 701.60.
    pub suspected: bool,
    /// CR 700.2, 702.37f. The X paid for the spell or for turning it up.
    pub x: u16,
    /// CR 702.37b. Its megamorph cost was paid to turn it face up.
    pub megamorph_paid: bool,
    /// CR 702.33. The spell it was was kicked.
    pub kicked: bool,
    /// CR 607.2d. What was chosen as it entered.
    pub chosen: Chosen,
    /// Bits of the turns' activations, for "only once each turn", by place of the ability.
    pub activated_this_turn: u16,
    /// The same of triggers.
    pub triggered_this_turn: u16,
    pub characteristics: Characteristics,
}

/// CR 607.2d. A linked choice; undefined if it was never made (607.5a).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Chosen {
    #[default]
    Nothing,
    Color(ir::Color),
    Opponent(Seat),
    /// CR 201.4.
    Name(NameId),
}

/// CR 405, 112, 113. A spell or an ability on the stack.
#[derive(Clone, Copy, Debug)]
pub struct StackItem {
    pub slot: Slot,
    pub kind: StackKind,
    pub controller: Seat,
    /// CR 113.7. The source of an ability; the spell itself for a spell.
    pub source: ObjectRef,
    /// CR 700.2. Bits of the chosen modes; modes are carried out in printed order.
    pub modes: u16,
    pub x: u16,
    pub kicked: bool,
    /// CR 707.10. A copy of a spell.
    pub is_copy: bool,
    /// CR 702.34. Exiled instead of put anywhere else.
    pub flashback: bool,
    pub face_down: Option<By>,
    /// The face cast (712.11).
    pub face: FaceId,
    /// What a triggered ability is about.
    pub event: Occasion,
    /// The delayed trigger's captured references, 0 if none.
    pub captured: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StackKind {
    Spell,
    Activated(AbilityId),
    Triggered(AbilityId),
    /// CR 702.21a. Counter the item unless its controller pays; the ability is the ward.
    Ward(AbilityId),
}

/// What a trigger saw: the objects and the player of its event. Of damage the object is what it was dealt to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Occasion {
    pub object: ObjectRef,
    /// CR 400.7. The event itself moved the object: what it became in a public zone can be found.
    pub moved: bool,
    pub source: ObjectRef,
    pub player: Option<Seat>,
    pub amount: i32,
}

impl Occasion {
    pub const NONE: Occasion =
        Occasion { object: ObjectRef::NONE, moved: false, source: ObjectRef::NONE, player: None, amount: 0 };

    /// An object left the battlefield.
    pub const fn of_leaving(object: ObjectRef) -> Occasion {
        Occasion { object, moved: true, ..Occasion::NONE }
    }
}

/// CR 115. A chosen target of an item on the stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChosenTarget {
    /// The stamp of the item.
    pub item: Stamp,
    /// The mode whose target it is (0 without modes), and which of its targets.
    pub mode: u8,
    pub nth: u8,
    pub what: Targeted,
    /// The player of "for each player, ... that player controls".
    pub per: Option<Seat>,
    /// CR 601.2d. How much it gets of what is divided; 0 where nothing is.
    pub share: u16,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Targeted {
    Object(ObjectRef),
    Player(Seat),
}

/// CR 603.3. A triggered ability waiting to be put onto the stack.
#[derive(Clone, Copy, Debug)]
pub struct Pending {
    pub kind: StackKind,
    pub source: ObjectRef,
    pub controller: Seat,
    pub occasion: Occasion,
    pub captured: u32,
    pub x: u16,
}

/// CR 603.7. A delayed triggered ability.
#[derive(Clone, Copy, Debug)]
pub struct Delayed {
    pub ability: AbilityId,
    pub source: ObjectRef,
    pub controller: Seat,
    pub captured: u32,
    /// CR 603.7b. With a duration it triggers each time while that lasts, otherwise once.
    pub until: Option<Until>,
}

/// CR 708.5. An effect lets a seat look at face-down objects: at those that the static ability named
/// would let it look at.
#[derive(Clone, Copy, Debug)]
pub struct LookRow {
    pub seat: Seat,
    pub source: ObjectRef,
    pub ability: AbilityId,
    pub until: Until,
}

/// CR 601.3. An effect lets a seat play or cast a card from where it is.
#[derive(Clone, Copy, Debug)]
pub struct PermitRow {
    pub seat: Seat,
    pub card: ObjectRef,
    pub playing: ir::Playing,
    pub until: Until,
}

/// What a delayed trigger keeps of the effect that made it. Its own targets and instructions
/// are numbered on after those.
#[derive(Clone, Copy, Debug)]
pub struct Capture {
    pub id: u32,
    pub targets: u8,
    pub instructions: u8,
}

/// A reference that a delayed trigger keeps of the effect that made it.
#[derive(Clone, Copy, Debug)]
pub struct Captured {
    pub id: u32,
    pub role: Role,
    pub what: ObjectRef,
}

/// What an object was to an effect: its n-th target or result, or what the event that set it off was about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    Target(u8),
    Result(u8),
    Event,
    EventSource,
}

/// CR 608.2h, 603.10. What an object was as it last existed in the zone it left.
#[derive(Clone, Copy, Debug)]
pub struct Ghost {
    pub what: ObjectRef,
    pub identity: Identity,
    pub object: Object,
    pub permanent: Permanent,
    /// The object it became, if it moved to a public zone (400.7j).
    pub became: ObjectRef,
}

/// CR 611. A continuous effect of a spell or ability that resolved.
#[derive(Clone, Copy, Debug)]
pub struct Effect {
    pub timestamp: u32,
    pub controller: Seat,
    pub source: ObjectRef,
    pub change: Change,
    pub until: Until,
}

/// CR 611.2a. When a continuous effect ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Until {
    EndOfTurn,
    /// CR 502.3. The next untap step of the controller of each object it changes has been.
    NextUntapStep,
    /// The controller's next turn begins (or would have begun, 800.4m).
    NextTurnOf(Seat),
    /// The controller's next turn after the one with this number ends, or would have (800.4m).
    EndOfNextTurnOf(Seat, u32),
    Never,
    /// While the seat controls the object.
    Controls(Seat, ObjectRef),
}

/// CR 611.2c. An object that a continuous effect changes.
#[derive(Clone, Copy, Debug)]
pub struct AffectedRow {
    pub timestamp: u32,
    pub what: ObjectRef,
}

/// CR 122. So many counters of a kind on an object.
#[derive(Clone, Copy, Debug)]
pub struct CounterRow {
    pub on: ObjectRef,
    pub kind: Counter,
    pub count: u16,
    pub timestamp: u32,
}

/// CR 509.1g. A creature blocking an attacker.
#[derive(Clone, Copy, Debug)]
pub struct BlockRow {
    pub blocker: ObjectRef,
    pub attacker: ObjectRef,
}

/// CR 607.2a. A card exiled by the n-th ability of an object.
#[derive(Clone, Copy, Debug)]
pub struct LinkRow {
    pub source: ObjectRef,
    pub ability: AbilityId,
    pub exiled: ObjectRef,
}

/// One seat's own row.
#[derive(Clone, Copy, Debug)]
pub struct SeatRow {
    pub life: i32,
    /// CR 106.4. W, U, B, R, G, colorless.
    pub mana: [u8; 6],
    /// CR 500.5. So much of it is not lost as steps and phases end, until end of turn.
    pub lasting_mana: [u8; 6],
    pub lands_played: u8,
    /// CR 614.10a. How many untap steps this seat has still to skip.
    pub untap_steps_skipped: u8,
    /// CR 104. Still in the game.
    pub playing: bool,
    /// CR 704.5b. Tried to draw from an empty library since the last check.
    pub drew_from_empty: bool,
    pub mulligans: u8,
    /// The number of this seat's most recent turn.
    pub last_turn: u32,
    pub kept: bool,
    pub private_numbers: u16,
    /// How many cards in hand can be cast outside a main phase, or need all the rules to tell.
    pub quick_cards: u16,
}

/// The coarse place in the game: where a step of the engine begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// CR 103.
    Opening(crate::opening::Opening),
    /// The turn-based actions at the beginning of a step (703).
    TurnBased,
    /// CR 704.3, 603.3. State-based actions, triggers onto the stack, then priority to this seat.
    Settle(Seat),
    /// CR 117.3.
    Priority { seat: Seat, passes: u8 },
    /// CR 601, 602, 116. A seat takes the action it announced.
    Acting { seat: Seat, action: crate::decisions::Action },
    /// CR 608. The instruction that comes next.
    Resolving { next: u8 },
    /// CR 500.4. A step or phase ends.
    StepEnds,
    /// CR 104.
    Over,
}

/// What the instructions of the resolving item have bound so far.
#[derive(Clone, Copy, Debug)]
pub struct ResultRow {
    pub instruction: u8,
    pub what: ObjectRef,
}

#[derive(Clone, Debug)]
pub struct State {
    pub turn: Turn,
    pub place: Place,
    pub seats: Vec<SeatRow>,
    pub objects: Vec<Object>,
    pub identity: Vec<Identity>,
    /// For each slot and seat the pool it belongs to, `slot * seats + seat`.
    pub pools: Vec<u16>,
    pub free: Vec<Slot>,
    /// Bottom first: the top card is the last.
    pub libraries: Vec<Vec<Slot>>,
    pub hands: Vec<Vec<Slot>>,
    pub graveyards: Vec<Vec<Slot>>,
    pub exile: Vec<Slot>,
    pub battlefield: Vec<Permanent>,
    pub stack: Vec<StackItem>,
    pub targets: Vec<ChosenTarget>,
    pub pending: Vec<Pending>,
    /// How many of `pending`, from the first, stand in their final order (603.3b).
    pub ordered: u16,
    pub delayed: Vec<Delayed>,
    pub captures: Vec<Capture>,
    pub captured: Vec<Captured>,
    pub ghosts: Vec<Ghost>,
    pub looks: Vec<LookRow>,
    pub permits: Vec<PermitRow>,
    pub effects: Vec<Effect>,
    pub affected: Vec<AffectedRow>,
    pub counters: Vec<CounterRow>,
    pub blocks: Vec<BlockRow>,
    /// CR 903.8. For each time a commander was cast from the command zone, which card.
    pub commander_casts: Vec<u16>,
    pub links: Vec<LinkRow>,
    pub results: Vec<ResultRow>,
    /// How many ghosts there were when the resolution began (400.7j).
    pub ghosts_before: u32,
    /// The number that the instructions so far made, for "that much".
    pub amount: i32,
    /// CR 201.4. The card name that the instructions so far had chosen.
    pub card_name: NameId,
    /// Bits of the instructions that were carried out.
    pub happened: u64,
    /// The abilities of permanents that are not just as printed.
    pub computed: Vec<AbilityOn>,
    /// This turn's events (for triggers and "this turn").
    pub records: Vec<Event>,
    /// How many of `records` triggers have been matched against.
    pub matched: u32,
    /// Bits of the kinds of the others (see `triggers`).
    pub unmatched: u64,
    /// Bits of what static and triggered abilities on the battlefield care about (see `triggers`).
    pub watched: u64,
    pub next_stamp: u32,
    pub next_number: u32,
    pub next_timestamp: u32,
    pub next_pool: u16,
    pub next_pile: u16,
    pub next_captured: u32,
    /// CR 615. Combat damage is prevented this turn, if an effect says so.
    pub prevent_combat_damage: bool,
    pub prevent_damage: bool,
    pub starting_seat: Seat,
    pub winner: Option<Seat>,
    /// Why nobody has won or will win: as soon as a limit is reached, while the step at hand goes on.
    pub drawn: Option<crate::limits::Drawn>,
    pub characteristics_dirty: bool,
    /// Something happened that state-based actions may answer (704.3).
    pub unsettled: bool,
    /// Bits of the layers in which effects and static abilities change something (see `layers`).
    pub layers: u16,
    /// How many tokens and copies of spells there are, in any zone.
    pub tokens: u16,
}

impl State {
    pub fn seat(&self, seat: Seat) -> &SeatRow {
        &self.seats[seat.index()]
    }
    pub fn seat_mut(&mut self, seat: Seat) -> &mut SeatRow {
        &mut self.seats[seat.index()]
    }
    pub fn object(&self, slot: Slot) -> &Object {
        &self.objects[slot.index()]
    }
    pub fn object_mut(&mut self, slot: Slot) -> &mut Object {
        &mut self.objects[slot.index()]
    }
    /// The reference to the object now in a slot.
    pub fn reference(&self, slot: Slot) -> ObjectRef {
        ObjectRef { slot, stamp: self.object(slot).stamp }
    }
    /// Whether the object still exists as the same object (400.7).
    pub fn exists(&self, what: ObjectRef) -> bool {
        !what.is_none() && self.objects.get(what.slot.index()).is_some_and(|o| o.stamp == what.stamp)
    }
    pub fn permanent(&self, slot: Slot) -> Option<&Permanent> {
        let object = self.object(slot);
        (object.zone == Zone::Battlefield).then(|| &self.battlefield[object.row as usize])
    }
    pub fn permanent_mut(&mut self, slot: Slot) -> Option<&mut Permanent> {
        let object = self.objects[slot.index()];
        (object.zone == Zone::Battlefield).then(|| &mut self.battlefield[object.row as usize])
    }
    /// The permanent this refers to, if it is still the same object on the battlefield.
    pub fn permanent_of(&self, what: ObjectRef) -> Option<&Permanent> {
        if self.exists(what) { self.permanent(what.slot) } else { None }
    }
    pub fn stack_item(&self, what: ObjectRef) -> Option<&StackItem> {
        if !self.exists(what) || self.object(what.slot).zone != Zone::Stack {
            return None;
        }
        self.stack.iter().find(|item| item.slot == what.slot)
    }
    pub fn ghost(&self, what: ObjectRef) -> Option<&Ghost> {
        self.ghosts.iter().rev().find(|g| g.what == what)
    }
    pub fn players(&self) -> impl Iterator<Item = Seat> + '_ {
        (0..self.seats.len() as u8).map(Seat).filter(|&s| self.seat(s).playing)
    }
    /// CR 101.4. The seats still playing, from the active player on in turn order.
    pub fn apnap(&self) -> impl Iterator<Item = Seat> + '_ {
        let n = self.seats.len() as u8;
        let first = self.turn.active.0;
        (0..n).map(move |i| Seat((first + i) % n)).filter(|&s| self.seat(s).playing)
    }
    /// The next seat in turn order that is still playing (itself if it is the last).
    pub fn next_seat(&self, seat: Seat) -> Seat {
        let n = self.seats.len() as u8;
        (1..=n).map(|i| Seat((seat.0 + i) % n)).find(|&s| self.seat(s).playing).unwrap_or(seat)
    }
    pub fn counters_on(&self, on: ObjectRef, kind: Counter) -> u16 {
        self.counters.iter().find(|c| c.on == on && c.kind == kind).map_or(0, |c| c.count)
    }
}

/// CR 201.2a. Two objects have the same name only if both have one.
pub fn same_name(a: NameId, b: NameId) -> bool {
    a != NameId::NONE && a == b
}
