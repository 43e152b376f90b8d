//! One person at a table with bots: everybody else is answered for until the person is asked.

use super::sight::Sight;
use bots::Player;
use messages::Words;
use rules::knowledge::{Offer, PromptView, Reply, Viewer};
use rules::{Illegal, Seat};
use std::fs::File;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use table::{BackError, Entry, Given, Record, Stops, Table, Waits};

/// A bot whose blocks the rules refuse is asked again so often; then it blocks with nobody.
const TRIES: usize = 50;

pub struct Session {
    pub table: Table,
    pub seat: Seat,
    pub sight: Sight,
    pub stops: Stops,
    /// Payments are made as proposed, without asking.
    pub pays_alone: bool,
    bots: Vec<Option<Box<dyn Player>>>,
    file: Kept,
}

/// The file in which the game is kept, written entry by entry.
struct Kept {
    path: PathBuf,
    file: File,
    /// Entries that are in it.
    written: usize,
}

impl Session {
    /// Sits a person down. The game is kept in a file from the first answer on.
    pub fn new(
        table: Table,
        seat: Seat,
        words: Words,
        bots: Vec<Option<Box<dyn Player>>>,
        path: PathBuf,
    ) -> io::Result<Session> {
        let file = begin(&path, &table.record().text(table.cards()))?;
        let file = Kept { path, file, written: table.record().entries.len() };
        let view = table.view(Viewer::Seat(seat));
        let mut session = Session {
            table,
            seat,
            sight: Sight::new(words, view),
            stops: Stops::default(),
            pays_alone: false,
            bots,
            file,
        };
        session.retell();
        Ok(session)
    }

    pub fn path(&self) -> &Path {
        &self.file.path
    }

    pub fn viewer(&self) -> Viewer {
        Viewer::Seat(self.seat)
    }

    pub fn over(&self) -> Option<Option<Seat>> {
        match self.table.waits() {
            Waits::Over(winner) => Some(winner),
            Waits::For(_) => None,
        }
    }

    /// Answers for everybody else, and for the person where nothing is to be decided, until the
    /// person is asked or the game is over.
    pub fn go_on(&mut self) -> io::Result<()> {
        self.sight.asked = None;
        while let Waits::For(seat) = self.table.waits() {
            if seat != self.seat {
                self.bot_replies(seat);
            } else {
                let prompt = self.table.prompt(seat).expect("the seat is asked");
                self.sight.view = self.table.view(self.viewer());
                let Some(reply) = self.alone(&prompt) else {
                    self.sight.asked = Some(prompt);
                    break;
                };
                if self.table.reply(seat, &reply, Given::Alone).is_err() {
                    self.sight.asked = Some(prompt);
                    break;
                }
            }
            self.absorb();
        }
        self.sight.view = self.table.view(self.viewer());
        self.keep()
    }

    /// The reply that stops, yields and settings give for the person, if they do.
    fn alone(&mut self, prompt: &PromptView) -> Option<Reply> {
        if let Some(reply) = table::forced(prompt) {
            return Some(reply);
        }
        match prompt {
            PromptView::Priority { .. } if self.stops.passes(self.seat, &self.sight.view, prompt) => {
                Some(Reply::Act(super::draft::pass(prompt)?))
            }
            PromptView::Attack { rows, .. } if self.stops.stays_home() => rows
                .iter()
                .map(|(_, options)| options.iter().position(Option::is_none))
                .collect::<Option<_>>()
                .map(Reply::Attack),
            PromptView::Pay { .. } if self.pays_alone => Some(Reply::PayAutomatically),
            _ => None,
        }
    }

    fn bot_replies(&mut self, seat: Seat) {
        let bot = self.bots[seat.index()].as_mut().expect("whoever is no person is a bot");
        let view = self.table.view(Viewer::Seat(seat));
        let prompt = self.table.prompt(seat).expect("the seat is asked");
        for _ in 0..TRIES {
            if self.table.reply(seat, &bot.reply(&view, &prompt), Given::Alone).is_ok() {
                return;
            }
        }
        let least = self.table.least(seat).expect("the seat is asked");
        self.table.reply(seat, &least, Given::Alone).expect("what does least is legal");
    }

    /// The person's own reply. What is refused says its rule and changes nothing.
    pub fn reply(&mut self, reply: &Reply) -> io::Result<Result<(), Illegal>> {
        let acts = matches!((&self.sight.asked, reply), (Some(PromptView::Priority { actions, .. }), Reply::Act(n))
            if actions.get(*n).is_some_and(|a| *a != Offer::Pass));
        if let Err(illegal) = self.table.reply(self.seat, reply, Given::ByHand) {
            return Ok(Err(illegal));
        }
        if acts {
            self.stops.acted(&self.sight.view);
        }
        self.absorb();
        self.go_on()?;
        Ok(Ok(()))
    }

    pub fn concede(&mut self) -> io::Result<()> {
        if self.table.concede(self.seat).is_ok() {
            self.absorb();
        }
        self.go_on()
    }

    /// Takes back the person's last answer, if the rules of the table allow it.
    pub fn take_back(&mut self) -> io::Result<Result<(), BackError>> {
        if let Err(why) = self.table.take_back(self.seat) {
            return Ok(Err(why));
        }
        self.stops.pass_until(table::Until::Now, 0);
        self.retell();
        self.go_on()?;
        Ok(Ok(()))
    }

    /// Why the person may not do this now; nothing if it may be done.
    pub fn why_not(&self, offer: &Offer) -> Option<Illegal> {
        self.table.why_not(self.seat, offer).err()
    }

    fn absorb(&mut self) {
        let told = self.table.take_told(self.viewer());
        self.sight.see(&told, self.table.view(self.viewer()));
    }

    /// The log from the beginning, after a game was opened or something was taken back.
    fn retell(&mut self) {
        self.sight.begin_anew();
        let cards = self.table.cards().clone();
        let moments = table::replay(&cards, self.table.record(), self.viewer()).expect("it was played");
        for moment in moments {
            self.sight.see(&moment.told, moment.view);
        }
        self.table.take_told(self.viewer());
    }

    /// Writes what is not yet in the file.
    fn keep(&mut self) -> io::Result<()> {
        let entries: &[Entry] = &self.table.record().entries;
        for entry in &entries[self.file.written..] {
            writeln!(self.file.file, "{}", Record::entry_line(entry))?;
        }
        self.file.written = entries.len();
        self.file.file.flush()
    }
}

/// Opens the file of a game for what is added. What stood there is whole at every moment: the new
/// text is written beside it and takes its place.
fn begin(path: &Path, text: &str) -> io::Result<File> {
    if let Some(folder) = path.parent().filter(|p| !p.as_os_str().is_empty()) {
        std::fs::create_dir_all(folder)?;
    }
    let beside = path.with_extension("new");
    std::fs::write(&beside, text)?;
    std::fs::rename(&beside, path)?;
    File::options().append(true).open(path)
}
