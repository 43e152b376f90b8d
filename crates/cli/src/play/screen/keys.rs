//! What each key does. The list that `?` shows is `screen-help`.

use super::panels::STOPPABLE;
use super::{Focus, NEW_TURN, Popup, Screen};
use crate::play::draft::{self, Draft, Picked};
use crate::play::text;
use messages::Identities;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use rules::knowledge::{PromptView, Reply};
use std::io;
use table::{Turns, Until};

impl Screen<'_> {
    pub fn key(&mut self, key: KeyEvent) -> io::Result<()> {
        self.note.clear();
        if key.modifiers.contains(KeyModifiers::CONTROL) && key.code == KeyCode::Char('c') {
            self.leaves = true;
            return Ok(());
        }
        if self.popup.is_some() {
            return self.popup_key(key);
        }
        let acts = matches!(key.code, KeyCode::Enter | KeyCode::Char(' ' | '1'..='9' | 'e' | 'E' | 'f'));
        let priority = matches!(self.prompt, Some(PromptView::Priority { .. }));
        if acts && priority && self.turn.0 > 1 && self.turn.1.elapsed() < NEW_TURN {
            self.note = self.say("note-new-turn");
            return Ok(());
        }
        match key.code {
            KeyCode::Up | KeyCode::Char('k') => self.step(-1),
            KeyCode::Down | KeyCode::Char('j') => self.step(1),
            KeyCode::Left => self.shift(-1),
            KeyCode::Right => self.shift(1),
            KeyCode::Char('-') => self.shift(-1),
            KeyCode::Char('+' | '=') => self.shift(1),
            KeyCode::Tab => {
                self.focus = match self.focus {
                    Focus::Choices if !self.objects().is_empty() => Focus::Board(0),
                    _ => Focus::Choices,
                };
            }
            KeyCode::Enter => return self.enter(),
            KeyCode::Char(' ') => return self.space(),
            KeyCode::Esc => return self.escape(),
            KeyCode::Char(c @ '1'..='9') => return self.digit(c as usize - '1' as usize),
            KeyCode::Char(c) => return self.letter(c),
            _ => {}
        }
        Ok(())
    }

    fn letter(&mut self, c: char) -> io::Result<()> {
        let decides = matches!(self.prompt, Some(PromptView::Decide { .. } | PromptView::Mulligan));
        match c {
            'y' if decides => return self.choose(0),
            'n' if decides => return self.choose(1),
            '?' => self.popup = Some(Popup::Help),
            'i' => self.read_marked(),
            'w' => self.ask_why_not(),
            'l' => self.popup = Some(Popup::Log(0)),
            's' => self.popup = Some(Popup::Stops(0)),
            'c' if self.session.over().is_none() => self.popup = Some(Popup::Concede),
            'g' => self.popup = Some(Popup::Text(self.zones(), 0)),
            'p' => self.peek(),
            'r' => self.rules = !self.rules,
            'a' => self.set_paying(),
            'h' => {
                self.session.stops.hold = !self.session.stops.hold;
                self.note = self.say(if self.session.stops.hold { "note-hold" } else { "note-no-hold" });
            }
            'u' => return self.take_back(),
            'e' => return self.pass_until(Until::EndOfTurn),
            'E' => return self.pass_until(Until::EndOfTurnWhateverHappens),
            'f' => return self.pass_until(Until::SomethingHappens),
            'Y' => return self.let_through(),
            'q' => self.leaves = true,
            _ => {}
        }
        Ok(())
    }

    fn step(&mut self, by: isize) {
        let count = match self.focus {
            Focus::Choices => self.rows().len(),
            Focus::Board(_) => self.objects().len(),
        };
        let moved = |n: usize| n.saturating_add_signed(by).min(count.saturating_sub(1));
        match &mut self.focus {
            Focus::Choices => self.cursor = moved(self.cursor),
            Focus::Board(nth) => *nth = moved(*nth),
        }
    }

    fn shift(&mut self, by: i32) {
        if let Focus::Board(_) = self.focus {
            return self.step(by as isize);
        }
        let cursor = self.cursor;
        if let Some(draft) = &mut self.draft {
            draft.shift(cursor, by);
            if matches!(draft, Draft::Order(_) | Draft::Partition { .. }) {
                self.step(by as isize);
            }
        }
    }

    /// Does what is marked: an action, a choice, or the whole form.
    fn enter(&mut self) -> io::Result<()> {
        if let Focus::Board(_) = self.focus {
            self.read_marked();
            return Ok(());
        }
        let Some(&row) = self.rows().get(self.cursor) else { return self.whole(0) };
        match &self.draft {
            Some(Draft::One { .. }) => self.whole(row),
            Some(Draft::Some { picked, max: 1, min: 1 }) if picked.is_empty() => self.choose(self.cursor),
            _ => self.whole(row),
        }
    }

    /// Passes priority; in other forms marks or moves on what is under the cursor.
    fn space(&mut self) -> io::Result<()> {
        let pass = self.prompt.as_ref().and_then(draft::pass);
        match pass {
            Some(pass) => self.whole(pass),
            None => self.choose(self.cursor),
        }
    }

    fn digit(&mut self, nth: usize) -> io::Result<()> {
        if let Some(Draft::Number { value, min, max }) = &mut self.draft {
            *value = (nth as u32 + 1).clamp(*min, *max);
            return Ok(());
        }
        if nth < self.rows().len() {
            self.focus = Focus::Choices;
            self.cursor = nth;
            return self.choose(nth);
        }
        Ok(())
    }

    /// Picks the n-th line of the form.
    fn choose(&mut self, nth: usize) -> io::Result<()> {
        let Some(&row) = self.rows().get(nth) else { return Ok(()) };
        self.cursor = nth;
        let Some(draft) = &mut self.draft else { return Ok(()) };
        if *draft == Draft::Pay {
            return self.send(&Reply::Mana(row));
        }
        let place = draft.at(row);
        match draft.pick(place) {
            Picked::Whole => self.whole(row),
            Picked::Part => Ok(()),
        }
    }

    /// Sends the reply that the form makes.
    fn whole(&mut self, row: usize) -> io::Result<()> {
        let (Some(draft), Some(prompt)) = (&self.draft, &self.prompt) else { return Ok(()) };
        match draft.reply(prompt, row) {
            Some(reply) => self.send(&reply),
            None => Ok(()),
        }
    }

    fn send(&mut self, reply: &Reply) -> io::Result<()> {
        let read = self.session.sight.lines.len();
        match self.session.reply(reply)? {
            Ok(()) => {
                self.read = read;
                self.ask();
            }
            Err(illegal) => self.note = self.session.sight.words.messages.refused(illegal),
        }
        Ok(())
    }

    /// Takes back the action being taken, or leaves the board.
    fn escape(&mut self) -> io::Result<()> {
        if let Focus::Board(_) = self.focus {
            self.focus = Focus::Choices;
            return Ok(());
        }
        if self.prompt.is_none() || matches!(self.prompt, Some(PromptView::Priority { .. })) {
            return Ok(());
        }
        self.send(&Reply::Withdraw)
    }

    fn take_back(&mut self) -> io::Result<()> {
        match self.session.take_back()? {
            Ok(()) => {
                self.read = self.session.sight.lines.len();
                self.ask();
                self.note = self.say("note-taken-back");
            }
            Err(why) => self.note = why.said(self.session.sight.words.messages),
        }
        Ok(())
    }

    fn pass_until(&mut self, until: Until) -> io::Result<()> {
        if !matches!(self.prompt, Some(PromptView::Priority { .. } | PromptView::Attack { .. })) {
            return Ok(());
        }
        self.read = self.session.sight.lines.len();
        self.session.stops.pass_until(until, self.session.sight.view.turn);
        self.session.go_on()?;
        self.ask();
        Ok(())
    }

    /// From now on the ability on top of the stack is let through whenever it comes.
    fn let_through(&mut self) -> io::Result<()> {
        let top = self.session.sight.view.stack.last().and_then(|item| item.ability);
        match top {
            Some(ability) => {
                self.session.stops.yields.insert(ability);
                self.read = self.session.sight.lines.len();
                self.session.go_on()?;
                self.ask();
                self.note = self.say("note-yields");
            }
            None => self.note = self.say("note-no-ability"),
        }
        Ok(())
    }

    fn peek(&mut self) {
        let now = match self.session.sight.identities() {
            Identities::Hidden => Identities::Shown,
            Identities::Shown => Identities::Hidden,
        };
        self.session.sight.show_identities(now);
        self.asked = self.session.sight.words_asked();
    }

    fn set_paying(&mut self) {
        self.session.pays_alone = !self.session.pays_alone;
        self.note = self.say(if self.session.pays_alone { "note-pays-alone" } else { "note-asks-to-pay" });
    }

    fn read_marked(&mut self) {
        match self.marked() {
            Some(handle) => self.popup = Some(Popup::Text(text::card(&self.session.sight, handle), 0)),
            None => self.note = self.say("note-nothing-marked"),
        }
    }

    fn ask_why_not(&mut self) {
        match self.marked() {
            Some(handle) => self.popup = Some(Popup::Text(self.why_not(handle), 0)),
            None => self.note = self.say("note-why-not"),
        }
    }

    /// Graveyards and exile, card by card.
    fn zones(&self) -> Vec<String> {
        let words = &self.session.sight.words;
        let view = &self.session.sight.view;
        let mut lines = Vec::new();
        let named = |handle| format!("  {}", text::name(&self.session.sight, handle));
        let heading = |seat: &rules::knowledge::SeatView, zone, n: usize| {
            let (who, zone) = (words.seat(seat.seat).into(), words.zone(zone).into());
            words.say("screen-zone", &[("seat", who), ("zone", zone), ("n", n.into())])
        };
        for seat in &view.seats {
            lines.push(heading(seat, ir::Zone::Graveyard, seat.graveyard.len()));
            lines.extend(seat.graveyard.iter().rev().map(|c| named(c.handle)));
            let exiled: Vec<_> = view.exile.iter().filter(|e| e.owner == seat.seat).collect();
            lines.push(heading(seat, ir::Zone::Exile, exiled.len()));
            lines.extend(exiled.iter().map(|e| named(e.handle)));
        }
        lines
    }

    fn popup_key(&mut self, key: KeyEvent) -> io::Result<()> {
        let by: isize = match key.code {
            KeyCode::Up | KeyCode::Char('k') => -1,
            KeyCode::Down | KeyCode::Char('j') => 1,
            KeyCode::PageUp => -10,
            KeyCode::PageDown => 10,
            _ => 0,
        };
        match self.popup.as_mut().expect("it is open") {
            Popup::Text(lines, at) if by != 0 => {
                *at = at.saturating_add_signed(by as i16).min(lines.len().saturating_sub(1) as u16);
            }
            Popup::Log(back) if by != 0 => *back = back.saturating_add_signed(-by).min(self.session.sight.lines.len()),
            Popup::Stops(marked) if by != 0 => {
                *marked = marked.saturating_add_signed(by).min(2 * STOPPABLE.len() - 1);
            }
            Popup::Stops(marked) if matches!(key.code, KeyCode::Char(' ') | KeyCode::Enter) => {
                let turns = if *marked < STOPPABLE.len() { Turns::Own } else { Turns::Others };
                self.session.stops.toggle(turns, STOPPABLE[*marked % STOPPABLE.len()]);
            }
            Popup::Concede if key.code == KeyCode::Char('y') => {
                self.popup = None;
                self.session.concede()?;
                self.ask();
            }
            Popup::Help | Popup::Text(..) | Popup::Log(_) | Popup::Stops(_) | Popup::Concede => self.popup = None,
        }
        Ok(())
    }
}
