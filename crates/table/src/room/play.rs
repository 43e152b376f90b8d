//! A game in a room: who is answered for, and what each viewer receives.
//!
//! Persons answer when they like. Everything else (bots, stops and yields, what leaves no choice)
//! happens at a [`tick`](Play::tick), and one tick goes on until everybody can see a change. So
//! between two public changes there is one tick, whatever there was to choose on the way: the pace
//! says nothing about a hand.

use super::stream::{Cast, Stream};
use crate::protocol::{Ending, LogLine, Moment, Over, Settings};
use crate::sealed::{Received, Streams, so_far};
use crate::{
    BackError, Entry, Given, OpenError, Opening, Record, Skips, Stops, Table, Turns, Until, Waits, forced,
    forced_in_public,
};
use bots::Player;
use messages::Language;
use rules::knowledge::{Handle, Offer, PromptView, Reply, View, Viewer};
use rules::{Illegal, Seat};
use std::collections::BTreeMap;

/// A bot whose blocks the rules refuse is asked again so often; then it does what is least.
const TRIES: usize = 50;

/// So many answers are given at most in one tick, should nothing that everybody sees come of them.
const ANSWERS: usize = 2_000;

/// No game has so many moments: after each start of a server they are counted from another such number.
const MOMENTS: u32 = 1_000_000;

/// Somebody who is no person.
pub type Bot = Box<dyn Player + Send>;

pub struct Play {
    game: u32,
    table: Table,
    cast: Cast,
    bots: Vec<Option<Bot>>,
    set: Vec<Set>,
    /// One for each seat, the last for spectators.
    streams: Vec<Stream>,
    seals: Streams,
    /// What each of them has received since its last moment.
    received: Vec<Received>,
    /// Milliseconds for each seat, where there are clocks.
    clocks: Option<Vec<u32>>,
    /// A prompt whose answer by settings was refused.
    by_hand: Option<(Seat, PromptView)>,
}

/// What a person set.
#[derive(Clone, Debug)]
struct Set {
    stops: Stops,
    pays_alone: bool,
}

/// A moment for who reads this viewer's stream in this language.
#[derive(Debug)]
pub struct Sent {
    pub viewer: Viewer,
    pub language: Language,
    pub moment: Moment,
}

/// Why a reply changes nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotTaken {
    /// The seat is not asked, or is asked something else by now.
    NotNow,
    Illegal(Illegal),
}

/// What came of a tick.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ticked {
    /// There was nobody to answer for.
    Still,
    Moved,
}

/// Which streams have something new to say though nothing was told and no view changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Anew {
    Nobody,
    /// The whole log is told again.
    Log,
}

impl Play {
    /// A game from its beginning, or from where its record ends. Moments are counted from another
    /// number after each start of a server.
    pub fn of(game: u32, cast: Cast, record: Record, bots: Vec<Option<Bot>>, starts: u32) -> Result<Play, OpenError> {
        let (table, seals) = Streams::resume(&cast.cards, &record)?;
        let seats = bots.len();
        let viewers = (0..seats as u8).map(|n| Viewer::Seat(Seat(n))).chain([Viewer::Spectator]);
        let streams =
            viewers.map(|viewer| Stream::new(viewer, table.view(viewer), starts.wrapping_mul(MOMENTS) + 1)).collect();
        let (set, received) = (vec![Set::default(); seats], vec![Received::default(); seats + 1]);
        let (clocks, by_hand) = (None, None);
        let mut play = Play { game, table, cast, bots, set, streams, seals, received, clocks, by_hand };
        play.ask();
        Ok(play)
    }

    pub fn opening(&self) -> &Opening {
        &self.table.record().opening
    }
    pub fn record(&self) -> &Record {
        self.table.record()
    }
    pub fn game(&self) -> u32 {
        self.game
    }
    /// How the game ended, if it is over.
    pub fn over(&self) -> Option<Over> {
        let Waits::Over(winner) = self.table.waits() else { return None };
        let why = if self.table.is_draw_agreed() { Ending::Agreed } else { Ending::Played };
        Some(Over { winner, why })
    }
    /// The person whose answer the game waits for.
    pub fn waits_for(&self) -> Option<Seat> {
        let asked = self.streams.iter().find(|s| s.asked.is_some())?;
        match asked.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }
    pub fn set_clocks(&mut self, clocks: Option<Vec<u32>>) {
        self.clocks = clocks;
    }

    fn nth(&self, viewer: Viewer) -> usize {
        match viewer {
            Viewer::Seat(seat) => seat.index(),
            Viewer::Spectator => self.streams.len() - 1,
        }
    }

    fn stream(&mut self, viewer: Viewer) -> &mut Stream {
        let nth = self.nth(viewer);
        &mut self.streams[nth]
    }

    /// A seat's reply, if it is legal, and what everybody receives by it.
    fn take(&mut self, seat: Seat, reply: &Reply, given: Given) -> Result<(), Illegal> {
        self.table.reply(seat, reply, given)?;
        self.receive();
        Ok(())
    }

    fn receive(&mut self) {
        let next = self.seals.go_on(&mut self.table);
        self.received.iter_mut().zip(next).for_each(|(received, next)| received.append(next));
    }

    /// The whole present moment for somebody who has just come.
    pub fn present(&mut self, viewer: Viewer, language: Language) -> Moment {
        let (cast, record) = (self.cast.clone(), self.table.record().clone());
        let lines = self.stream(viewer).reader(language, &cast, &record).lines.clone();
        let mut all = so_far(&cast.cards, &record).expect("it was played");
        let received = all.swap_remove(self.nth(viewer));
        let mut moment = self.moment(viewer, language, received, lines);
        moment.anew = true;
        moment
    }

    /// Forgets the words that nobody reads any more.
    pub fn keep_readers(&mut self, read: impl Fn(Viewer, Language) -> bool) {
        for stream in &mut self.streams {
            let viewer = stream.viewer;
            stream.keep_readers(|language| read(viewer, language));
        }
    }

    fn moment(&mut self, viewer: Viewer, language: Language, received: Received, log: Vec<LogLine>) -> Moment {
        let Received { told, sealed, opened } = received;
        let game = self.game;
        let (stops, until, may_take_back, left_on_clock) = match viewer {
            Viewer::Seat(seat) => (
                Some(self.settings(seat)),
                self.set[seat.index()].stops.until(),
                self.over().is_none() && self.table.has_answered(seat),
                self.clocks.as_ref().map(|clocks| clocks[seat.index()]),
            ),
            Viewer::Spectator => (None, Until::Now, false, None),
        };
        let stream = self.stream(viewer);
        let asked = stream.asked_in(language);
        let (n, view) = (stream.n, stream.view.clone());
        let anew = false;
        Moment { n, game, view, told, sealed, opened, log, anew, asked, stops, until, may_take_back, left_on_clock }
    }

    /// A person's reply to the prompt of its last moment.
    pub fn reply(&mut self, seat: Seat, moment: u32, reply: &Reply) -> Result<Vec<Sent>, NotTaken> {
        let stream = &self.streams[seat.index()];
        let asked = stream.asked.as_ref().filter(|_| stream.n == moment).ok_or(NotTaken::NotNow)?;
        let acts = matches!((asked, reply), (PromptView::Priority { actions, .. }, Reply::Act(n))
            if actions.get(*n).is_some_and(|a| *a != Offer::Pass));
        let view = acts.then(|| stream.view.clone());
        self.take(seat, reply, Given::ByHand).map_err(NotTaken::Illegal)?;
        if let Some(view) = view {
            self.set[seat.index()].stops.acted(&view);
        }
        self.streams[seat.index()].asked = None;
        self.finish_draft(seat);
        Ok(self.look(Anew::Nobody))
    }

    /// On the way of an action that nobody else knows of, what leaves no choice is done at once.
    fn finish_draft(&mut self, seat: Seat) {
        while self.table.drafts() == Some(seat) && self.table.waits() == Waits::For(seat) {
            let Some(prompt) = self.table.prompt(seat) else { break };
            let pays = matches!(prompt, PromptView::Pay { .. }) && self.set[seat.index()].pays_alone;
            let reply = if pays { Some(Reply::PayAutomatically) } else { forced(&prompt) };
            let Some(reply) = reply else { break };
            if self.take(seat, &reply, Given::Alone).is_err() {
                self.by_hand = Some((seat, prompt));
                break;
            }
        }
    }

    /// Answers for bots, and for persons by what they set, until everybody can see a change, a
    /// person has to answer, or the game is over.
    pub fn tick(&mut self) -> (Ticked, Vec<Sent>) {
        let (mut sent, mut ticked) = (Vec::new(), Ticked::Still);
        for _ in 0..ANSWERS {
            let Waits::For(seat) = self.table.waits() else { break };
            if !self.answers_for(seat) {
                break;
            }
            ticked = Ticked::Moved;
            let public = self.streams[self.streams.len() - 1].n;
            sent.extend(self.look(Anew::Nobody));
            if self.streams[self.streams.len() - 1].n != public {
                break;
            }
        }
        (ticked, sent)
    }

    /// Whether somebody else than a person has to answer now.
    pub fn is_pending(&self) -> bool {
        let waits = matches!(self.table.waits(), Waits::For(_));
        waits && self.waits_for().is_none()
    }

    fn answers_for(&mut self, seat: Seat) -> bool {
        let Some(prompt) = self.table.prompt(seat) else { return false };
        if self.bots[seat.index()].is_some() {
            self.bot_replies(seat, &prompt);
            return true;
        }
        let view = self.table.view(Viewer::Seat(seat));
        let Some(reply) = self.alone(seat, &view, &prompt) else { return false };
        if self.take(seat, &reply, Given::Alone).is_err() {
            // What was set does not go here, such as staying home where an attack is required.
            self.by_hand = Some((seat, prompt));
            return true;
        }
        self.streams[seat.index()].asked = None;
        true
    }

    fn bot_replies(&mut self, seat: Seat, prompt: &PromptView) {
        let view = self.table.view(Viewer::Seat(seat));
        for _ in 0..TRIES {
            let reply = self.bots[seat.index()].as_mut().expect("asked of a bot").reply(&view, prompt);
            if self.take(seat, &reply, Given::Alone).is_ok() {
                return;
            }
        }
        let least = self.table.least(seat).expect("the seat is asked");
        self.take(seat, &least, Given::Alone).expect("what does least is legal");
    }

    /// The reply that a person's stops and yields give, or that everybody can see to be the only one.
    fn alone(&mut self, seat: Seat, view: &View, prompt: &PromptView) -> Option<Reply> {
        if self.by_hand.as_ref().is_some_and(|(s, p)| (*s, p) == (seat, prompt)) {
            return None;
        }
        self.by_hand = None;
        let set = &mut self.set[seat.index()];
        match prompt {
            PromptView::Priority { actions, .. } if set.stops.passes(seat, view, prompt) => {
                Some(Reply::Act(actions.iter().position(|a| *a == Offer::Pass)?))
            }
            PromptView::Attack { rows, .. } if set.stops.stays_home() => rows
                .iter()
                .map(|(_, options)| options.iter().position(Option::is_none))
                .collect::<Option<_>>()
                .map(Reply::Attack),
            PromptView::Pay { .. } if set.pays_alone => Some(Reply::PayAutomatically),
            _ => forced_in_public(prompt),
        }
    }

    /// Notes whether a person is to answer by hand; whose prompt has changed by that.
    fn ask(&mut self) -> Option<Seat> {
        let Waits::For(seat) = self.table.waits() else { return None };
        if self.bots[seat.index()].is_some() {
            return None;
        }
        let prompt = self.table.prompt(seat)?;
        let view = self.table.view(Viewer::Seat(seat));
        let by_hand = self.alone(seat, &view, &prompt).is_none();
        let asked = by_hand.then_some(prompt);
        let stream = &mut self.streams[seat.index()];
        let changed = stream.asked != asked;
        stream.asked = asked;
        changed.then_some(seat)
    }

    /// What each viewer receives now: told something, a view that has changed, or a prompt.
    fn look(&mut self, anew: Anew) -> Vec<Sent> {
        let waits = self.table.waits();
        for stream in &mut self.streams {
            let is_asked = matches!((waits, stream.viewer), (Waits::For(seat), Viewer::Seat(own)) if seat == own);
            if !is_asked {
                stream.asked = None;
            }
        }
        let newly_asked = self.ask();
        let mut all = std::mem::replace(&mut self.received, vec![Received::default(); self.streams.len()]);
        if anew == Anew::Log {
            all = so_far(&self.cast.cards, self.table.record()).expect("it was played");
        }
        let mut sent = Vec::new();
        for (nth, received) in all.into_iter().enumerate() {
            let viewer = self.streams[nth].viewer;
            let view = self.table.view(viewer);
            let stream = &mut self.streams[nth];
            let is_new = !received.is_nothing() || view != stream.view || newly_asked.map(Viewer::Seat) == Some(viewer);
            if !is_new && anew == Anew::Nobody {
                continue;
            }
            stream.n += 1;
            let lines = if anew == Anew::Log {
                stream.view = view;
                stream.retell(&self.cast, self.table.record());
                stream.languages().into_iter().map(|l| (l, stream.lines(l))).collect()
            } else {
                stream.see(&received.told, view)
            };
            sent.extend(self.sent(viewer, &received, lines, anew));
        }
        sent
    }

    fn sent(
        &mut self,
        viewer: Viewer,
        received: &Received,
        lines: BTreeMap<Language, Vec<LogLine>>,
        anew: Anew,
    ) -> Vec<Sent> {
        let each = lines.into_iter().map(|(language, log)| {
            let mut moment = self.moment(viewer, language, received.clone(), log);
            moment.anew = anew == Anew::Log;
            Sent { viewer, language, moment }
        });
        each.collect()
    }

    /// CR 104.3a.
    pub fn concede(&mut self, seat: Seat) -> Result<Vec<Sent>, Illegal> {
        self.table.concede(seat)?;
        self.receive();
        self.streams[seat.index()].asked = None;
        self.finish_if_alone();
        Ok(self.look(Anew::Nobody))
    }

    /// Who concedes leaves between two steps of the game. If only one player is left then, nothing
    /// that it would still be asked in this step matters.
    fn finish_if_alone(&mut self) {
        let record = self.table.record();
        let conceded = record.line().into_iter().filter(|at| matches!(record.entries[*at], Entry::Concede(_))).count();
        if conceded + 1 < self.bots.len() {
            return;
        }
        for _ in 0..ANSWERS {
            let Waits::For(seat) = self.table.waits() else { return };
            let Some(least) = self.table.least(seat) else { return };
            if self.take(seat, &least, Given::Alone).is_err() {
                return;
            }
        }
    }

    /// Takes back the seat's last answer, where that is free or, with consent, whatever was learned.
    pub fn take_back(&mut self, seat: Seat, consent: Consent) -> Result<Vec<Sent>, BackError> {
        match consent {
            Consent::Free => self.table.take_back(seat)?,
            Consent::Given => self.table.take_back_agreed(seat)?,
        }
        for (stream, set) in self.streams.iter_mut().zip(&mut self.set) {
            stream.asked = None;
            set.stops.pass_until(Until::Now, 0);
        }
        self.seals.go_back(&mut self.table);
        Ok(self.look(Anew::Log))
    }

    /// CR 104.4i. All have agreed to a draw.
    pub fn agree_to_draw(&mut self) -> Result<Vec<Sent>, Illegal> {
        self.table.agree_to_draw()?;
        self.receive();
        Ok(self.look(Anew::Nobody))
    }

    /// Why a seat with priority may not do this; `Ok` if it may.
    pub fn why_not(&self, seat: Seat, offer: &Offer) -> Result<(), Illegal> {
        self.table.why_not(seat, offer)
    }

    /// What a seat might think of doing with an object, and why it may not.
    pub fn could(&self, seat: Seat, language: Language, object: Handle) -> Vec<(String, Result<(), Illegal>)> {
        let thought_of = self.streams[seat.index()].thinkable(language, object).into_iter();
        thought_of.map(|(action, offer)| (action, self.table.why_not(seat, &offer))).collect()
    }

    pub fn settings(&self, seat: Seat) -> Settings {
        let Set { stops, pays_alone } = &self.set[seat.index()];
        Settings {
            mine: stops.at(Turns::Own).iter().copied().collect(),
            theirs: stops.at(Turns::Others).iter().copied().collect(),
            hold: stops.hold,
            tapped_out: stops.skips == Skips::Never,
            pays_alone: *pays_alone,
            yields: stops.yields.iter().copied().collect(),
        }
    }

    /// What follows from new settings: the seat may no longer be asked, or be asked now.
    pub fn set(&mut self, seat: Seat, settings: &Settings) -> Vec<Sent> {
        let Set { stops, pays_alone } = &mut self.set[seat.index()];
        stops.set(Turns::Own, settings.mine.iter().copied());
        stops.set(Turns::Others, settings.theirs.iter().copied());
        stops.hold = settings.hold;
        stops.skips = if settings.tapped_out { Skips::Never } else { Skips::TappedOut };
        stops.yields = settings.yields.iter().copied().collect();
        *pays_alone = settings.pays_alone;
        self.asked_otherwise(seat)
    }

    pub fn pass_until(&mut self, seat: Seat, until: Until) -> Vec<Sent> {
        let turn = self.streams[seat.index()].view.turn;
        self.yield_since(seat, until, turn)
    }

    /// A yield that began in that turn.
    pub fn yield_since(&mut self, seat: Seat, until: Until, turn: u32) -> Vec<Sent> {
        self.set[seat.index()].stops.pass_until(until, turn);
        self.asked_otherwise(seat)
    }

    pub fn yielding(&self, seat: Seat) -> (Until, u32) {
        self.set[seat.index()].stops.yielding()
    }

    /// The seat's own moment, where its settings have changed whether it is asked.
    fn asked_otherwise(&mut self, seat: Seat) -> Vec<Sent> {
        if self.ask() != Some(seat) {
            return Vec::new();
        }
        let stream = &mut self.streams[seat.index()];
        stream.n += 1;
        let lines = stream.languages().into_iter().map(|l| (l, Vec::new())).collect();
        self.sent(Viewer::Seat(seat), &Received::default(), lines, Anew::Nobody)
    }

    /// The entries that were added since there were so many.
    pub fn entries_since(&self, kept: usize) -> &[Entry] {
        &self.table.record().entries[kept..]
    }

    pub fn table(&self) -> &Table {
        &self.table
    }
}

/// Whether taking back needs nobody, or whether all others have agreed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Consent {
    Free,
    Given,
}

impl Default for Set {
    /// What everybody can see to be pointless is not asked.
    fn default() -> Set {
        let mut stops = Stops::default();
        stops.skips = Skips::TappedOut;
        Set { stops, pays_alone: false }
    }
}
