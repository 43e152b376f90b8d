//! A game in progress: its record, and the game that the record makes.

use crate::{Entry, Given, Opening, Record};
use messages::{Cards, Language, Messages};
use rules::knowledge::{Handle, Offer, PromptView, Reply, Told, View, Viewer};
use rules::{Answer, Chance, Drawn, Game, Illegal, Next, Seat, Setup, SetupError, Slot};
use std::fmt;
use std::sync::Arc;

/// A game that is being played.
pub struct Table {
    cards: Arc<Cards>,
    record: Record,
    /// The places in the record that count.
    line: Vec<usize>,
    game: Game,
    draws: u64,
    shuffled: Vec<Shuffled>,
}

/// The order that chance gave to cards.
#[derive(Clone, Debug)]
pub(crate) struct Shuffled {
    /// Whose library it was, if it was a whole one.
    pub library: Option<Seat>,
    /// In the order of the places, the last on top.
    pub cards: Vec<String>,
}

/// Whom a table waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Waits {
    For(Seat),
    /// The game is over; nobody has won a draw.
    Over(Option<Seat>),
}

/// Why a game cannot be opened or gone on with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpenError {
    /// The set-up is no game.
    SetUp(SetupError),
    /// A card that is not in the pack.
    NoSuchCard { deck: String, card: String },
    /// An entry that the rules refuse: the file was changed.
    Refused { entry: usize, why: Illegal },
}

impl OpenError {
    pub fn said(&self, messages: &Messages) -> String {
        match self {
            OpenError::SetUp(SetupError::Seats(n)) => messages.say("open-seats", &[("seats", (*n).into())]),
            OpenError::SetUp(SetupError::EmptyDeck(seat)) => {
                messages.say("open-empty-deck", &[("seat", (seat.index() + 1).into())])
            }
            OpenError::SetUp(SetupError::TooManyCards(n)) => messages.say("open-many-cards", &[("cards", (*n).into())]),
            OpenError::SetUp(
                SetupError::NotAPermanent(_) | SetupError::BadAttachment(_) | SetupError::BadStatus(..),
            ) => messages.say("open-position", &[]),
            OpenError::NoSuchCard { deck, card } => {
                messages.say("open-no-such-card", &[("deck", deck.as_str().into()), ("card", card.as_str().into())])
            }
            OpenError::Refused { entry, why } => {
                messages.say("open-refused", &[("entry", (*entry).into()), ("why", messages.refused(*why).into())])
            }
        }
    }
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.said(Messages::of(Language::English)))
    }
}

impl std::error::Error for OpenError {}

/// Why something is not taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BackError {
    /// The seat has answered nothing by hand.
    Nothing,
    /// Chance was drawn since.
    Chance,
    /// The seat has learned something since.
    Learned,
    /// Another person has answered since, or learned something, and would have to agree.
    Others,
}

impl BackError {
    pub fn said(self, messages: &Messages) -> String {
        let id = match self {
            BackError::Nothing => "back-nothing",
            BackError::Chance => "back-chance",
            BackError::Learned => "back-learned",
            BackError::Others => "back-others",
        };
        messages.say(id, &[])
    }
}

impl Table {
    pub fn open(cards: Arc<Cards>, opening: Opening) -> Result<Table, OpenError> {
        let game = start(&cards, &opening)?;
        let mut table =
            Table { cards, record: Record::new(opening), line: Vec::new(), game, draws: 0, shuffled: Vec::new() };
        table.draw();
        Ok(table)
    }

    /// Plays a record to its end.
    pub fn resume(cards: Arc<Cards>, record: Record) -> Result<Table, OpenError> {
        let line = record.line();
        let mut table = Table::open(cards, record.opening.clone())?;
        for &at in &line {
            table.apply(&record.entries[at]).map_err(|why| OpenError::Refused { entry: at + 1, why })?;
        }
        (table.record, table.line) = (record, line);
        Ok(table)
    }

    pub fn cards(&self) -> &Arc<Cards> {
        &self.cards
    }
    pub fn record(&self) -> &Record {
        &self.record
    }
    /// How many entries count.
    pub fn moves(&self) -> usize {
        self.line.len()
    }
    /// Who is asked. The driver of a table may know; a seat or spectator is not told.
    pub fn waits(&self) -> Waits {
        match self.game.next() {
            Next::Ask(seat, _) => Waits::For(*seat),
            Next::Over(winner) => Waits::Over(*winner),
            Next::Chance(_) => unreachable!("chance is drawn at once"),
        }
    }
    pub fn view(&self, viewer: Viewer) -> View {
        self.game.view(viewer)
    }
    pub fn prompt(&self, seat: Seat) -> Option<PromptView> {
        self.game.prompt_for(seat)
    }
    /// The legal reply of the seat asked that does least.
    pub fn least(&self, seat: Seat) -> Option<Reply> {
        self.game.least_reply(seat)
    }
    /// What a viewer was told since it last took it.
    pub fn take_told(&mut self, viewer: Viewer) -> Vec<Told> {
        self.game.take_told(viewer)
    }
    /// Why a seat with priority may not do this; `Ok` if it may.
    pub fn why_not(&self, seat: Seat, offer: &Offer) -> Result<(), Illegal> {
        self.game.why_not(seat, offer)
    }
    /// The seat that is on the way of an action that nobody else has been told of (601.2i).
    pub fn drafts(&self) -> Option<Seat> {
        match self.game.truth().state().place {
            rules::Place::Acting { seat, .. } => Some(seat),
            _ => None,
        }
    }
    /// Whether a seat has given an answer by hand that could be taken back, by consent at least.
    pub fn has_answered(&self, seat: Seat) -> bool {
        self.line.iter().any(|at| self.is_by_hand(*at, seat))
    }
    fn is_by_hand(&self, at: usize, seat: Seat) -> bool {
        matches!(&self.record.entries[at], Entry::Reply(s, _, Given::ByHand) if *s == seat)
    }
    /// The kernel's own answers so far: with [`Table::setup`] the whole game.
    pub fn answers(&self) -> &[rules::Answer] {
        self.game.log()
    }
    pub fn setup(&self) -> Setup {
        setup(&self.cards, &self.record.opening).expect("it was opened with this")
    }

    /// A seat's reply. What is refused changes nothing and is not kept.
    pub fn reply(&mut self, seat: Seat, reply: &Reply, given: Given) -> Result<(), Illegal> {
        self.take(Entry::Reply(seat, reply.clone(), given))
    }

    /// CR 104.3a.
    pub fn concede(&mut self, seat: Seat) -> Result<(), Illegal> {
        self.take(Entry::Concede(seat))
    }

    /// CR 104.4i.
    pub fn agree_to_draw(&mut self) -> Result<(), Illegal> {
        self.take(Entry::Draw)
    }

    /// Whether the game has ended as a draw that all agreed to.
    pub fn is_draw_agreed(&self) -> bool {
        self.game.drawn() == Some(Drawn::Agreed)
    }

    pub(crate) fn take(&mut self, entry: Entry) -> Result<(), Illegal> {
        self.apply(&entry)?;
        self.line.push(self.record.entries.len());
        self.record.entries.push(entry);
        Ok(())
    }

    fn apply(&mut self, entry: &Entry) -> Result<(), Illegal> {
        match entry {
            Entry::Reply(seat, reply, _) => self.game.reply(*seat, reply)?,
            Entry::Concede(seat) => self.game.answer(rules::Answer::Concede(*seat))?,
            Entry::Draw => self.game.answer(Answer::AgreeToDraw)?,
            Entry::Back(..) => unreachable!("a line holds no such entry"),
        }
        self.draw();
        Ok(())
    }

    fn draw(&mut self) {
        while let Next::Chance(wanted) = self.game.next() {
            let drawn = self.record.opening.seed.draw(self.draws, *wanted);
            self.draws += 1;
            self.note_shuffle(*wanted, &drawn);
            self.game.answer_checked(drawn);
        }
    }

    fn note_shuffle(&mut self, wanted: Chance, drawn: &Answer) {
        let (Chance::Shuffle(_), Answer::Shuffled(order)) = (wanted, drawn) else { return };
        let (slots, truth) = (self.game.at_stake(), self.game.truth());
        let library = truth.state().libraries.iter().position(|library| library == slots);
        let cards = order.iter().map(|&from| truth.card_name(slots[usize::from(from)]).to_owned());
        self.shuffled.push(Shuffled { library: library.map(|nth| Seat(nth as u8)), cards: cards.collect() });
    }

    /// What chance has put in order since this was last taken.
    pub(crate) fn take_shuffled(&mut self) -> Vec<Shuffled> {
        std::mem::take(&mut self.shuffled)
    }

    /// The cards of a library, the top first.
    pub(crate) fn library(&self, seat: Seat) -> Vec<&str> {
        let truth = self.game.truth();
        truth.state().libraries[seat.index()].iter().rev().map(|slot| truth.card_name(*slot)).collect()
    }

    /// The card that lies face down under what everybody calls so.
    pub(crate) fn hidden_card(&self, of: Handle) -> Option<(Slot, &str)> {
        let truth = self.game.truth();
        let state = truth.state();
        let permanents = state.battlefield.iter().map(|permanent| permanent.slot);
        let mut all = permanents.chain(state.stack.iter().map(|item| item.slot)).chain(state.exile.iter().copied());
        let slot = all.find(|slot| truth.handle(Viewer::Spectator, *slot) == of)?;
        Some((slot, truth.card_name(slot)))
    }

    /// CR 708.5, 406.3. Whether a seat may look at what lies there.
    pub(crate) fn may_look(&self, seat: Seat, slot: Slot) -> bool {
        self.game.truth().may_look(seat, slot).is_some()
    }

    /// Takes back the last answer that a seat gave by hand, and all that came after.
    ///
    /// It is free where chance drew nothing and nobody learned anything since, and no other person
    /// answered. Bots agree as long as the seat itself has learned nothing.
    pub fn take_back(&mut self, seat: Seat) -> Result<(), BackError> {
        let to = self.last_by_hand(seat)?;
        let before = self.before(to);
        self.may_go_back(&before, seat, to)?;
        self.become_before(before, seat, to);
        Ok(())
    }

    /// The same with the consent of all other persons: whatever was learned since.
    pub fn take_back_agreed(&mut self, seat: Seat) -> Result<(), BackError> {
        let to = self.last_by_hand(seat)?;
        self.become_before(self.before(to), seat, to);
        Ok(())
    }

    /// The same as a record says it: whoever had to agree has agreed.
    pub(crate) fn go_back(&mut self, seat: Seat, to: usize) {
        let to = to.min(self.line.len());
        self.become_before(self.before(to), seat, to);
    }

    /// How many entries counted before the last answer that a seat gave by hand.
    fn last_by_hand(&self, seat: Seat) -> Result<usize, BackError> {
        self.line.iter().rposition(|at| self.is_by_hand(*at, seat)).ok_or(BackError::Nothing)
    }

    /// The game after so many of the entries that count.
    fn before(&self, to: usize) -> Table {
        let mut before = Table::open(self.cards.clone(), self.record.opening.clone()).expect("it was opened with this");
        for &at in &self.line[..to] {
            before.apply(&self.record.entries[at]).expect("it was accepted");
        }
        before
    }

    fn become_before(&mut self, mut before: Table, seat: Seat, to: usize) {
        let mut record = std::mem::replace(&mut self.record, Record::new(before.record.opening.clone()));
        record.entries.push(Entry::Back(seat, to));
        before.line = self.line[..to].to_vec();
        before.record = record;
        *self = before;
    }

    fn may_go_back(&self, before: &Table, seat: Seat, to: usize) -> Result<(), BackError> {
        if self.draws != before.draws {
            return Err(BackError::Chance);
        }
        let learned = |s: Seat| self.game.partition(s) != before.game.partition(s);
        if learned(seat) {
            return Err(BackError::Learned);
        }
        let seats = &self.record.opening.seats;
        let others = (0..seats.len() as u8).map(Seat).filter(|s| *s != seat && seats[s.index()].bot.is_none());
        for other in others {
            let answered = self.line[to..].iter().any(|at| match &self.record.entries[*at] {
                Entry::Reply(s, ..) | Entry::Concede(s) => *s == other,
                Entry::Draw | Entry::Back(..) => false,
            });
            if answered || learned(other) {
                return Err(BackError::Others);
            }
        }
        Ok(())
    }
}

fn start(cards: &Cards, opening: &Opening) -> Result<Game, OpenError> {
    setup(cards, opening)?.start().map_err(OpenError::SetUp)
}

fn setup(cards: &Cards, opening: &Opening) -> Result<Setup, OpenError> {
    let mut decks = Vec::new();
    for seat in &opening.seats {
        let id = |card: &String| {
            let no_such = || OpenError::NoSuchCard { deck: seat.deck.clone(), card: card.clone() };
            cards.pack.find(card).ok_or_else(no_such)
        };
        decks.push(seat.cards.iter().map(id).collect::<Result<_, _>>()?);
    }
    Ok(Setup { pack: cards.pack.clone(), decks, life: opening.life, record: rules::Record::Everything })
}
