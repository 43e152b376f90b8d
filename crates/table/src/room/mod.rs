//! A room: who sits there, the game they play, and what they agree on.
//!
//! A room is a state machine without a clock, a socket or a file. What is said to it comes back as
//! an [`Outcome`]: the answer, what viewers receive, and what has to be on disk before either goes
//! out ([`Room::unsaved`]).

mod play;
mod pledge;
mod seats;
mod stream;

pub use play::{Bot, Play, Sent, Ticked};
pub use pledge::Pledge;
pub use seats::{Chair, Token, TokenHash, bot, random_room, short};
pub use stream::logged;

use crate::protocol::{Agreement, Asks, ChanceState, Clock, CouldLine, Over, RoomState, Says, SeatState, Tells};
use crate::sealed::Nonce;
use crate::{BackError, OpenError, Record, Until};
use messages::{Cards, Language, Messages};
use play::{Consent, NotTaken};
use rules::knowledge::Viewer;
use rules::{Illegal, Seat};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use std::time::Duration;
use stream::Cast;

/// What a room is beside its games: written anew whenever it changes.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Setting {
    pub chairs: Vec<Chair>,
    pub clock: Option<Clock>,
    pub opens_all: bool,
    /// The chance of the next game.
    pub pledge: Pledge,
    /// What was told of the chance of the present one.
    pub chance: Option<ChanceState>,
    /// All have agreed to open the secret of the present game.
    pub opened: bool,
    /// Games begun.
    pub games: u32,
    /// How often a server has taken the room up.
    pub starts: u32,
    /// Milliseconds on the clocks of the present game.
    pub clocks: Vec<u32>,
}

pub struct Room {
    pub id: String,
    pub setting: Setting,
    cards: Arc<Cards>,
    play: Option<Play>,
    asks: Vec<Asks>,
    tick: Duration,
    /// What of the present game is on disk.
    kept: usize,
    /// The head of a game that is not on disk.
    head: Option<String>,
    setting_changed: bool,
}

/// Who is there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Present {
    pub seats: Vec<Seat>,
    pub spectators: u32,
}

/// What came of a message.
#[derive(Debug, Default)]
pub struct Outcome {
    pub answer: Option<Tells>,
    pub sent: Vec<Sent>,
    /// The state of the room is told anew.
    pub room: bool,
    /// A game has begun: everybody gets its first moment.
    pub begun: bool,
}

/// What has to be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unsaved {
    /// The setting as JSON, if it has changed.
    pub setting: Option<String>,
    pub game: u32,
    /// The place of the first line in the game.
    pub from: usize,
    pub lines: Vec<String>,
}

/// Why nobody can sit down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum JoinError {
    Full,
    NameTaken,
}

impl Setting {
    /// A room in which nothing has happened; the shuffles of its first game may be chosen by a number.
    pub fn new(chairs: Vec<Chair>, seed: Option<u32>) -> Setting {
        let seats = chairs.len();
        Setting {
            chairs,
            clock: None,
            opens_all: false,
            pledge: seed.map_or_else(|| Pledge::draw(seats), |number| Pledge::chosen(seats, number)),
            chance: None,
            opened: false,
            games: 0,
            starts: 0,
            clocks: Vec::new(),
        }
    }
}

impl Room {
    pub fn new(id: String, setting: Setting, cards: Arc<Cards>, tick: Duration) -> Room {
        let (play, asks) = (None, Vec::new());
        Room { id, setting, cards, play, asks, tick, kept: 0, head: None, setting_changed: true }
    }

    /// A room as it was kept, with the lines of its last game.
    pub fn resume(
        id: String,
        mut setting: Setting,
        lines: &[String],
        cards: Arc<Cards>,
        tick: Duration,
    ) -> Result<Room, String> {
        setting.starts += 1;
        let mut room = Room::new(id, setting, cards, tick);
        if !lines.is_empty() {
            let record = Record::parse(&lines.join("\n"), &room.cards).map_err(|damaged| damaged.why.to_string())?;
            room.kept = lines.len();
            room.take_up(record).map_err(|why| why.to_string())?;
        }
        Ok(room)
    }

    /// What stands for the room in a log.
    pub fn short(&self) -> &str {
        short(&self.id)
    }
    pub fn cards(&self) -> &Arc<Cards> {
        &self.cards
    }
    pub fn play(&self) -> Option<&Play> {
        self.play.as_ref()
    }

    /// The seat that a token opens.
    pub fn seat_of(&self, token: &str) -> Option<Seat> {
        let hash = TokenHash::of(token);
        let at = self.setting.chairs.iter().position(|chair| chair.token.as_ref() == Some(&hash))?;
        Some(Seat(at as u8))
    }

    pub fn language_of(&self, viewer: Viewer) -> Language {
        let Viewer::Seat(seat) = viewer else { return Language::English };
        let code = self.setting.chairs.get(seat.index()).map_or("en", |chair| &chair.language);
        Language::from_code(code).unwrap_or(Language::English)
    }

    fn persons(&self) -> impl Iterator<Item = Seat> + '_ {
        let chairs = self.setting.chairs.iter().enumerate();
        chairs.filter(|(_, c)| c.bot.is_none() && !c.left).map(|(nth, _)| Seat(nth as u8))
    }

    /// Sits somebody down in the first free seat, with a part of chance or the one that was drawn for it.
    pub fn join(&mut self, mut chair: Chair, nonce: Option<Nonce>) -> Result<(Seat, Token), JoinError> {
        let free = self.setting.chairs.iter().position(|c| c.name.is_none()).ok_or(JoinError::Full)?;
        if self.setting.chairs.iter().any(|c| c.name.is_some() && c.name == chair.name) {
            return Err(JoinError::NameTaken);
        }
        let token = Token::new();
        chair.token = Some(TokenHash::of(token.shown()));
        self.setting.chairs[free] = chair;
        self.setting.pledge.give(Seat(free as u8), nonce);
        self.setting_changed = true;
        Ok((Seat(free as u8), token))
    }

    pub fn is_full(&self) -> bool {
        self.setting.chairs.iter().all(|c| c.name.is_some())
    }

    /// Begins the next game.
    pub fn begin(&mut self) -> Result<(), OpenError> {
        let seats = self.setting.chairs.iter().map(Chair::seating).collect();
        let record = Record::new(self.setting.pledge.opening(seats));
        self.setting.chance = Some(self.setting.pledge.shown());
        self.setting.pledge = Pledge::draw(self.setting.chairs.len());
        self.setting.opened = false;
        self.setting.chairs.iter_mut().for_each(|chair| chair.until = (Until::Now, 0));
        self.setting.games += 1;
        let clock = self.setting.clock.map(|clock| clock.seconds * 1_000);
        self.setting.clocks = vec![clock.unwrap_or_default(); self.setting.chairs.len()];
        self.setting_changed = true;
        (self.head, self.kept) = (Some(record.head(&self.cards)), 0);
        self.asks.clear();
        self.take_up(record)
    }

    fn take_up(&mut self, record: Record) -> Result<(), OpenError> {
        let names = self.setting.chairs.iter().map(|c| c.name.clone().unwrap_or_default()).collect();
        let cast = Cast { cards: self.cards.clone(), names };
        let bots = self.setting.chairs.iter().enumerate();
        let bots = bots.map(|(nth, chair)| {
            let kind = chair.bot.as_deref()?;
            Some(seats::bot(kind, &self.cards.pack, nth as u64).expect("it was checked when the room was made"))
        });
        let play = Play::of(self.setting.games, cast, record, bots.collect(), self.setting.starts);
        let mut play = play?;
        for (nth, chair) in self.setting.chairs.iter().enumerate() {
            if let Some(settings) = &chair.settings {
                play.set(Seat(nth as u8), settings);
            }
            let (until, turn) = chair.until;
            play.yield_since(Seat(nth as u8), until, turn);
        }
        self.play = Some(play);
        self.set_clocks();
        Ok(())
    }

    /// Keeps the yields as they are now.
    fn note_yields(&mut self) {
        let Some(play) = &self.play else { return };
        for (chair, seat) in self.setting.chairs.iter_mut().zip((0..).map(Seat)) {
            let now = play.yielding(seat);
            self.setting_changed |= chair.until.0 != now.0;
            chair.until = now;
        }
    }

    fn set_clocks(&mut self) {
        let clocks = self.setting.clock.map(|_| self.setting.clocks.clone());
        if let Some(play) = &mut self.play {
            play.set_clocks(clocks);
        }
    }

    /// The person who is asked by hand, where there are clocks.
    pub fn thinks(&self) -> Option<Seat> {
        self.setting.clock?;
        self.play.as_ref().filter(|_| self.over().is_none())?.waits_for()
    }

    pub fn time_left(&self, seat: Seat) -> Option<Duration> {
        self.setting.clock?;
        Some(Duration::from_millis(u64::from(*self.setting.clocks.get(seat.index())?)))
    }

    /// The seat has thought for so long.
    pub fn spend(&mut self, seat: Seat, time: Duration) {
        let left = &mut self.setting.clocks[seat.index()];
        *left = left.saturating_sub(time.as_millis() as u32);
        self.setting_changed = true;
        self.set_clocks();
    }

    /// The seat has answered.
    pub fn give_increment(&mut self, seat: Seat) {
        if let Some(clock) = self.setting.clock {
            self.setting.clocks[seat.index()] += clock.increment * 1_000;
            self.setting_changed = true;
            self.set_clocks();
        }
    }

    /// Who runs out of time has conceded.
    pub fn out_of_time(&mut self, seat: Seat) -> Outcome {
        let was_over = self.over().is_some();
        let sent = self.play.as_mut().filter(|_| !was_over).map(|play| play.concede(seat));
        let sent = sent.and_then(Result::ok).unwrap_or_default();
        let room = self.after_change(was_over);
        Outcome { sent, room, ..Outcome::default() }
    }

    /// How the present game ended.
    pub fn over(&self) -> Option<Over> {
        self.play.as_ref()?.over()
    }

    /// Whether the secret of the present game may be told.
    pub fn is_open(&self) -> bool {
        self.over().is_some() && (self.setting.opens_all || self.setting.opened)
    }

    /// The chance of the present game, or of the first before it begins.
    pub fn chance(&self) -> ChanceState {
        self.setting.chance.clone().unwrap_or_else(|| self.setting.pledge.shown())
    }

    pub fn state(&self, viewer: Viewer, present: &Present) -> RoomState {
        let you = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        let clocks = self.setting.clock.map(|_| &self.setting.clocks);
        let seats = self.setting.chairs.iter().enumerate().map(|(nth, chair)| {
            let seat = Seat(nth as u8);
            SeatState {
                seat,
                name: chair.name.clone(),
                bot: chair.bot.clone(),
                connected: present.seats.contains(&seat),
                left: chair.left,
                left_on_clock: clocks.and_then(|clocks| clocks.get(nth).copied()),
            }
        });
        RoomState {
            room: self.id.clone(),
            you,
            seats: seats.collect(),
            spectators: present.spectators,
            game: self.setting.games,
            over: self.over(),
            asks: self.asks.clone(),
            tick: self.tick.as_millis() as u32,
            clock: self.setting.clock,
            chance: self.chance(),
            next: self.setting.chance.as_ref().map(|_| self.setting.pledge.shown()),
            opens_all: self.setting.opens_all,
            opened: self.is_open(),
        }
    }

    /// The first moment of somebody who has just come.
    pub fn present(&mut self, viewer: Viewer, language: Language) -> Option<crate::protocol::Moment> {
        Some(self.play.as_mut()?.present(viewer, language))
    }

    pub fn keep_readers(&mut self, read: impl Fn(Viewer, Language) -> bool) {
        if let Some(play) = &mut self.play {
            play.keep_readers(read);
        }
    }

    /// What a seat says. `n` is the number of its message.
    pub fn say(&mut self, seat: Seat, language: Language, n: u32, says: Says) -> Outcome {
        match says {
            Says::Consent { what, yes } => self.consent(seat, language, n, what, yes),
            Says::OfferDraw {} => self.ask_all(seat, language, n, Agreement::Draw),
            Says::Rematch {} => self.ask_all(seat, language, n, Agreement::Rematch),
            Says::OpenAll {} => self.ask_all(seat, language, n, Agreement::OpenAll),
            Says::Nonce { nonce } => self.give_nonce(seat, language, n, &nonce),
            Says::Back {} => self.back(seat, language, n),
            Says::Leave {} => self.leave(seat, n),
            Says::Hello { .. } => error(language, n, "table-hello-once"),
            other => self.play_on(seat, language, n, other),
        }
    }

    /// What needs a game.
    fn play_on(&mut self, seat: Seat, language: Language, n: u32, says: Says) -> Outcome {
        let reason = |illegal: Illegal| Messages::of(language).reason(illegal.why);
        let is_over = self.over().is_some();
        let Some(play) = self.play.as_mut() else {
            let Says::Stops(settings) = says else { return error(language, n, "table-not-begun") };
            self.setting.chairs[seat.index()].settings = Some(settings);
            self.setting_changed = true;
            return Outcome { answer: Some(Tells::Done { n }), ..Outcome::default() };
        };
        let asks = self.asks.len();
        let sent = match says {
            Says::Stops(settings) => {
                let sent = play.set(seat, &settings);
                self.setting.chairs[seat.index()].settings = Some(settings);
                self.setting_changed = true;
                sent
            }
            Says::Until(until) => play.pass_until(seat, until),
            _ if is_over => return error(language, n, "table-over"),
            Says::Reply { moment, reply } => match play.reply(seat, moment, &reply) {
                Ok(sent) => {
                    // What was to be taken back is no longer the last.
                    self.asks.retain(|asks| asks.what != Agreement::Back || asks.by != seat);
                    sent
                }
                Err(NotTaken::NotNow) => return error(language, n, "table-late"),
                Err(NotTaken::Illegal(illegal)) => return refused(n, Some(illegal.rule), reason(illegal)),
            },
            Says::WhyNot { offer } => {
                let (rule, words) = match play.why_not(seat, &offer) {
                    Ok(()) => (None, String::new()),
                    Err(illegal) => (Some(illegal.rule.to_owned()), reason(illegal)),
                };
                return Outcome { answer: Some(Tells::WhyNot { n, rule, words }), ..Outcome::default() };
            }
            Says::Could { object } => {
                let line = |(action, may): (String, Result<(), Illegal>)| match may {
                    Ok(()) => CouldLine { action, rule: None, words: String::new() },
                    Err(illegal) => CouldLine { action, rule: Some(illegal.rule.to_owned()), words: reason(illegal) },
                };
                let lines = play.could(seat, language, object).into_iter().map(line).collect();
                return Outcome { answer: Some(Tells::Could { n, lines }), ..Outcome::default() };
            }
            Says::Concede {} => match play.concede(seat) {
                Ok(sent) => sent,
                Err(illegal) => return refused(n, Some(illegal.rule), reason(illegal)),
            },
            Says::Hello { .. }
            | Says::Back {}
            | Says::Consent { .. }
            | Says::OfferDraw {}
            | Says::Rematch {}
            | Says::OpenAll {}
            | Says::Nonce { .. }
            | Says::Leave {} => unreachable!("said elsewhere"),
        };
        let room = self.after_change(is_over) || self.asks.len() != asks;
        Outcome { answer: Some(Tells::Done { n }), sent, room, begun: false }
    }

    /// Whether everybody is to be told of the room: the game has ended just now.
    fn after_change(&mut self, was_over: bool) -> bool {
        let is_over = self.over().is_some();
        if is_over && !was_over {
            self.asks.clear();
        }
        is_over != was_over
    }

    /// What bots, stops and yields do.
    pub fn tick(&mut self) -> (Ticked, Outcome) {
        let was_over = self.over().is_some();
        let Some(play) = self.play.as_mut() else { return (Ticked::Still, Outcome::default()) };
        let (ticked, sent) = play.tick();
        let room = self.after_change(was_over);
        (ticked, Outcome { sent, room, ..Outcome::default() })
    }

    /// Whether there is somebody to answer for at the next tick.
    pub fn is_pending(&self) -> bool {
        self.over().is_none() && self.play.as_ref().is_some_and(Play::is_pending)
    }

    fn give_nonce(&mut self, seat: Seat, language: Language, n: u32, nonce: &str) -> Outcome {
        let Ok(nonce) = nonce.parse() else { return error(language, n, "table-nonce") };
        if self.setting.pledge.is_chosen() {
            return error(language, n, "table-chosen");
        }
        self.setting.pledge.give(seat, Some(nonce));
        self.setting_changed = true;
        Outcome { answer: Some(Tells::Done { n }), room: true, ..Outcome::default() }
    }

    fn leave(&mut self, seat: Seat, n: u32) -> Outcome {
        let mut outcome = Outcome { answer: Some(Tells::Done { n }), room: true, ..Outcome::default() };
        if self.over().is_none()
            && let Some(play) = self.play.as_mut()
            && let Ok(sent) = play.concede(seat)
        {
            outcome.sent = sent;
        }
        let chair = &mut self.setting.chairs[seat.index()];
        if self.play.is_some() {
            chair.left = true;
        } else {
            *chair = Chair::free();
        }
        self.setting.pledge.give(seat, None);
        self.setting_changed = true;
        // What shows its cards or wants it back at the table cannot be agreed on without it.
        let stands = |asks: &Asks| asks.by != seat && !matches!(asks.what, Agreement::OpenAll | Agreement::Rematch);
        self.asks.retain(stands);
        outcome
    }

    fn back(&mut self, seat: Seat, language: Language, n: u32) -> Outcome {
        let is_over = self.over().is_some();
        let others = self.persons().any(|s| s != seat);
        let Some(play) = self.play.as_mut().filter(|_| !is_over) else { return error(language, n, "table-not-now") };
        match play.take_back(seat, Consent::Free) {
            Ok(sent) => Outcome { answer: Some(Tells::Done { n }), sent, ..Outcome::default() },
            Err(BackError::Nothing) => refused(n, None, seats::why_not_back(language, BackError::Nothing)),
            Err(_) if others => self.ask_all(seat, language, n, Agreement::Back),
            Err(why) => refused(n, None, seats::why_not_back(language, why)),
        }
    }

    /// A request to all persons; the same request again agrees to it.
    fn ask_all(&mut self, seat: Seat, language: Language, n: u32, what: Agreement) -> Outcome {
        let over = self.over().is_some();
        let fits = match what {
            Agreement::Back | Agreement::Draw => self.play.is_some() && !over,
            Agreement::Rematch => over && self.setting.chairs.iter().all(|c| !c.left),
            Agreement::OpenAll => over && !self.is_open() && self.setting.chairs.iter().all(|c| !c.left),
        };
        if !fits {
            return error(language, n, "table-not-now");
        }
        if what == Agreement::Draw && self.setting.chairs.iter().any(|c| c.bot.is_some() && !c.left) {
            return refused(n, Some("104.4i"), Messages::of(language).say("draw-no-bot", &[]));
        }
        match self.asks.iter_mut().find(|asks| asks.what == what) {
            Some(asks) if asks.by == seat || what == Agreement::Back => {
                return error(language, n, "table-asked-already");
            }
            Some(_) => return self.consent(seat, language, n, what, true),
            None => self.asks.push(Asks { what, by: seat, agreed: vec![seat] }),
        }
        self.settle(language, n, what)
    }

    fn consent(&mut self, seat: Seat, language: Language, n: u32, what: Agreement, yes: bool) -> Outcome {
        let Some(at) = self.asks.iter().position(|asks| asks.what == what) else {
            return error(language, n, "table-not-asked");
        };
        if self.asks[at].agreed.contains(&seat) {
            return error(language, n, "table-agreed-already");
        }
        if !yes {
            self.asks.remove(at);
            return Outcome { answer: Some(Tells::Done { n }), room: true, ..Outcome::default() };
        }
        self.asks[at].agreed.push(seat);
        self.settle(language, n, what)
    }

    /// Does what all persons have agreed to.
    fn settle(&mut self, language: Language, n: u32, what: Agreement) -> Outcome {
        let mut outcome = Outcome { answer: Some(Tells::Done { n }), room: true, ..Outcome::default() };
        let Some(asks) = self.asks.iter().find(|asks| asks.what == what).cloned() else { return outcome };
        if self.persons().any(|person| !asks.agreed.contains(&person)) {
            return outcome;
        }
        self.asks.retain(|a| a.what != what);
        match (what, self.play.as_mut()) {
            (Agreement::Back, Some(play)) => match play.take_back(asks.by, Consent::Given) {
                Ok(sent) => outcome.sent = sent,
                Err(why) => return refused(n, None, seats::why_not_back(language, why)),
            },
            (Agreement::Draw, Some(play)) => match play.agree_to_draw() {
                Ok(sent) => {
                    outcome.sent = sent;
                    self.asks.clear();
                }
                Err(illegal) => return refused(n, Some(illegal.rule), Messages::of(language).reason(illegal.why)),
            },
            (Agreement::Rematch, _) => match self.begin() {
                Ok(()) => outcome.begun = true,
                Err(why) => return unread(n, "open", why.said(Messages::of(language))),
            },
            (Agreement::OpenAll, _) => {
                self.setting.opened = true;
                self.setting_changed = true;
            }
            (Agreement::Back | Agreement::Draw, None) => {}
        }
        outcome
    }

    /// What is not on disk yet. Whoever asks writes it, and then says [`Room::saved`].
    pub fn unsaved(&mut self) -> Option<Unsaved> {
        self.note_yields();
        let setting = self.setting_changed.then(|| serde_json::to_string(&self.setting).expect("plain data"));
        let mut lines: Vec<String> = self.head.clone().into_iter().collect();
        if let Some(play) = &self.play {
            // Line 0 is the head.
            let entries = play.entries_since(self.kept.saturating_sub(1));
            lines.extend(entries.iter().map(Record::entry_line));
        }
        let game = self.setting.games;
        (setting.is_some() || !lines.is_empty()).then_some(Unsaved { setting, game, from: self.kept, lines })
    }

    pub fn saved(&mut self, unsaved: &Unsaved) {
        self.setting_changed = false;
        self.head = None;
        self.kept += unsaved.lines.len();
    }
}

/// What was said comes at the wrong time, in the words of whoever said it. The code is the id of the message.
fn error(language: Language, n: u32, code: &str) -> Outcome {
    unread(n, code, Messages::of(language).say(code, &[]))
}

fn unread(n: u32, code: &str, words: String) -> Outcome {
    Outcome { answer: Some(Tells::Error { n: Some(n), code: code.to_owned(), words }), ..Outcome::default() }
}

fn refused(n: u32, rule: Option<&str>, words: impl Into<String>) -> Outcome {
    let answer = Tells::Refused { n, rule: rule.map(str::to_owned), words: words.into() };
    Outcome { answer: Some(answer), ..Outcome::default() }
}
