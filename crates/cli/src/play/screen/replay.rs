//! A kept game on the screen: forward and back through its moments.

use super::board::{self, Board};
use super::panels::{self, LogPanel};
use super::style::Theme;
use crate::play::sight::Sight;
use crate::play::text;
use messages::Identities;
use ratatui::crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use ratatui::layout::{Constraint, Layout};
use ratatui::text::Line;
use ratatui::{DefaultTerminal, Frame};
use std::io;
use table::Moment;

struct Replay<'m> {
    sight: Sight,
    moments: &'m [Moment],
    at: usize,
    theme: Theme,
    /// How much of the log stood one step before.
    read: usize,
    rules: bool,
    /// The place on the board that is looked at.
    marked: Option<usize>,
    popup: Option<Vec<String>>,
}

/// Shows the moments from one on, until the person leaves.
pub fn show(sight: Sight, moments: &[Moment], at: usize) -> io::Result<()> {
    let mut replay = Replay {
        sight,
        moments,
        at: 0,
        theme: Theme::of_environment(),
        read: 0,
        rules: false,
        marked: None,
        popup: None,
    };
    replay.go_to(at);
    let mut terminal = ratatui::init();
    let result = replay.run(&mut terminal);
    ratatui::restore();
    result
}

impl Replay<'_> {
    fn run(&mut self, terminal: &mut DefaultTerminal) -> io::Result<()> {
        loop {
            terminal.draw(|frame| self.draw(frame))?;
            match event::read()? {
                Event::Key(key) if key.kind != KeyEventKind::Release && !self.key(key) => return Ok(()),
                _ => {}
            }
        }
    }

    /// Tells everything up to a moment.
    fn go_to(&mut self, at: usize) {
        self.at = at.min(self.moments.len() - 1);
        self.sight.begin_anew();
        for (step, moment) in self.moments[..=self.at].iter().enumerate() {
            if step == self.at {
                self.read = self.sight.lines.len();
            }
            self.sight.see(&moment.told, moment.view.clone());
        }
        self.marked = None;
    }

    /// The next moment, in a direction, at which something is told; or a new turn.
    fn next(&self, forward: bool, wanted: impl Fn(&Moment, &Moment) -> bool) -> usize {
        let last = self.moments.len() - 1;
        let mut at = self.at;
        loop {
            at = if forward { at + 1 } else { at.saturating_sub(1) };
            if at == 0 || at >= last {
                return at.min(last);
            }
            if wanted(&self.moments[at - 1], &self.moments[at]) {
                return at;
            }
        }
    }

    /// False: the person leaves.
    fn key(&mut self, key: KeyEvent) -> bool {
        if self.popup.take().is_some() {
            return true;
        }
        let new_turn = |before: &Moment, now: &Moment| before.view.turn != now.view.turn;
        let told = |_: &Moment, now: &Moment| !now.told.is_empty();
        match key.code {
            KeyCode::Char('q') | KeyCode::Esc => return false,
            KeyCode::Char('c') if key.modifiers.contains(KeyModifiers::CONTROL) => return false,
            KeyCode::Right | KeyCode::Char(' ' | 'l') => self.go_to(self.next(true, told)),
            KeyCode::Left | KeyCode::Char('h') => self.go_to(self.next(false, told)),
            KeyCode::PageDown | KeyCode::Char('t') => self.go_to(self.next(true, new_turn)),
            KeyCode::PageUp | KeyCode::Char('T') => self.go_to(self.next(false, new_turn)),
            KeyCode::Home => self.go_to(0),
            KeyCode::End => self.go_to(self.moments.len() - 1),
            KeyCode::Tab | KeyCode::Down | KeyCode::Char('j') => self.mark(1),
            KeyCode::Up | KeyCode::Char('k') => self.mark(-1),
            KeyCode::Enter | KeyCode::Char('i') => {
                let marked = self.marked.and_then(|n| board::objects(&self.sight).get(n).copied());
                self.popup = marked.map(|handle| text::card(&self.sight, handle));
            }
            KeyCode::Char('r') => self.rules = !self.rules,
            KeyCode::Char('p') => self.sight.show_identities(match self.sight.identities() {
                Identities::Hidden => Identities::Shown,
                Identities::Shown => Identities::Hidden,
            }),
            KeyCode::Char('?') => {
                self.popup = Some(self.sight.words.say("replay-help", &[]).lines().map(str::to_owned).collect());
            }
            _ => {}
        }
        true
    }

    fn mark(&mut self, by: isize) {
        let count = board::objects(&self.sight).len();
        let next = self.marked.map_or(0, |n| n.saturating_add_signed(by));
        self.marked = (count > 0).then(|| next.min(count - 1));
    }

    fn draw(&self, frame: &mut Frame) {
        let area = frame.area();
        if let Some(why) = board::too_small(&self.sight.words, area) {
            return frame.render_widget(why, area);
        }
        let step = [("step", self.at.into()), ("last", (self.moments.len() - 1).into())];
        let corner = self.sight.words.say("replay-step", &step);
        let marked = self.marked.and_then(|n| board::objects(&self.sight).get(n).copied());
        let board = Board { sight: &self.sight, theme: self.theme, marked, corner };
        let log = LogPanel { sight: &self.sight, theme: self.theme, read: self.read, rules: self.rules };
        if board::is_wide(area) {
            let [left, right] =
                Layout::horizontal([Constraint::Min(70), Constraint::Length(area.width / 3)]).areas(area);
            let [log_area, card] = Layout::vertical([Constraint::Percentage(60), Constraint::Min(8)]).areas(right);
            board.draw(frame, left);
            log.draw(frame, log_area);
            panels::draw_card(frame, card, &self.sight, marked);
        } else {
            let [top, below] = Layout::vertical([Constraint::Min(10), Constraint::Length(area.height / 3)]).areas(area);
            board.draw(frame, top);
            log.draw(frame, below);
        }
        if let Some(lines) = &self.popup {
            let lines: Vec<Line> = lines.iter().map(|l| Line::raw(l.as_str())).collect();
            let close = self.sight.words.say("screen-close", &[]);
            panels::draw_over(frame, area, self.theme, "", &close, lines, 0);
        }
    }
}
