//! The terminal game: a board, a form for what is asked, a log.

pub mod board;
mod keys;
pub mod panels;
pub mod replay;
pub mod style;
mod why;
mod wrap;

use super::draft::Draft;
use super::session::Session;
use super::text;
use board::Board;
use messages::Asked;
use panels::LogPanel;
use ratatui::crossterm::event::{self, Event, KeyEventKind};
use ratatui::layout::{Constraint, Layout};
use ratatui::{DefaultTerminal, Frame};
use rules::knowledge::{Handle, Offer, PromptView};
use std::io;
use std::time::{Duration, Instant};
use style::Theme;

/// What lies over the board.
enum Popup {
    Help,
    /// Lines to read, from the n-th on.
    Text(Vec<String>, u16),
    /// The log, so many lines back from its end.
    Log(usize),
    /// Stops: the row that is marked, of own and others' turns.
    Stops(usize),
    Concede,
}

/// Where the arrow keys move.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Focus {
    Choices,
    /// The n-th of the objects of the board.
    Board(usize),
}

/// The screen and what the person does on it.
struct Screen<'s> {
    session: &'s mut Session,
    theme: Theme,
    prompt: Option<PromptView>,
    asked: Asked,
    draft: Option<Draft>,
    cursor: usize,
    focus: Focus,
    popup: Option<Popup>,
    /// One line about what was just refused or set.
    note: String,
    /// How much of the log stood when the person last answered.
    read: usize,
    rules: bool,
    leaves: bool,
    /// The turn that is shown, and since when: a key meant for the turn before does not act in it.
    turn: (u32, Instant),
}

/// So long after a new turn has come up, keys that act are not taken.
const NEW_TURN: Duration = Duration::from_millis(350);

/// Plays on the screen. True: the game is over; false: the person left.
///
/// The terminal is put back as it was, whatever happens.
pub fn play(session: &mut Session) -> io::Result<bool> {
    let mut terminal = ratatui::init();
    let result = Screen::new(session).and_then(|mut screen| screen.run(&mut terminal));
    ratatui::restore();
    result
}

impl<'s> Screen<'s> {
    fn new(session: &'s mut Session) -> io::Result<Screen<'s>> {
        session.go_on()?;
        let mut screen = Screen {
            session,
            theme: Theme::of_environment(),
            prompt: None,
            asked: Asked::default(),
            draft: None,
            cursor: 0,
            focus: Focus::Choices,
            popup: None,
            note: String::new(),
            read: 0,
            rules: false,
            leaves: false,
            turn: (0, Instant::now()),
        };
        screen.ask();
        Ok(screen)
    }

    fn run(&mut self, terminal: &mut DefaultTerminal) -> io::Result<bool> {
        while !self.leaves {
            terminal.draw(|frame| self.draw(frame))?;
            match event::read()? {
                Event::Key(key) if key.kind != KeyEventKind::Release => self.key(key)?,
                _ => {}
            }
        }
        Ok(self.session.over().is_some())
    }

    fn draw(&self, frame: &mut Frame) {
        let area = frame.area();
        if let Some(why) = board::too_small(&self.session.sight.words, area) {
            return frame.render_widget(why, area);
        }
        let form_height = (area.height * 2 / 5).clamp(9, 20);
        let marked = matches!(self.focus, Focus::Board(_)).then(|| self.marked()).flatten();
        let board =
            Board { sight: &self.session.sight, theme: self.theme, marked, corner: self.say("screen-help-key") };
        let log = LogPanel { sight: &self.session.sight, theme: self.theme, read: self.read, rules: self.rules };
        if board::is_wide(area) {
            let [left, right] =
                Layout::horizontal([Constraint::Min(70), Constraint::Length(area.width / 3)]).areas(area);
            let [log_area, read] = Layout::vertical([Constraint::Percentage(60), Constraint::Min(8)]).areas(right);
            let [top, form] = Layout::vertical([Constraint::Min(10), Constraint::Length(form_height)]).areas(left);
            board.draw(frame, top);
            self.draw_form(frame, form);
            log.draw(frame, log_area);
            panels::draw_card(frame, read, &self.session.sight, self.marked());
        } else {
            let [top, below] = Layout::vertical([Constraint::Min(10), Constraint::Length(form_height)]).areas(area);
            let [form, log_area] = Layout::horizontal([Constraint::Percentage(56), Constraint::Min(20)]).areas(below);
            board.draw(frame, top);
            self.draw_form(frame, form);
            log.draw(frame, log_area);
        }
        self.draw_popup(frame, area);
    }

    /// Takes up what the session asks now.
    fn ask(&mut self) {
        let turn = self.session.sight.view.turn;
        if turn != self.turn.0 {
            self.turn = (turn, Instant::now());
        }
        self.prompt = self.session.sight.asked.clone();
        self.asked = self.session.sight.words_asked();
        self.draft = self.prompt.as_ref().map(Draft::of);
        // Passing is the space bar; the list begins with what one can do.
        let can_act = matches!(self.prompt, Some(PromptView::Priority { .. })) && self.rows().len() > 1;
        self.cursor = usize::from(can_act);
        self.focus = Focus::Choices;
    }

    fn say(&self, id: &str) -> String {
        self.session.sight.words.say(id, &[])
    }

    /// The lines of the form that stand in the list. With priority, mana abilities are left out (they
    /// are offered when something is paid), and of actions that read alike the first stands for all.
    fn rows(&self) -> Vec<usize> {
        let Some(draft) = &self.draft else { return Vec::new() };
        let all = 0..text::rows(draft, &self.asked);
        match &self.prompt {
            Some(PromptView::Priority { actions, .. }) => {
                let choices = &self.asked.choices;
                let first = |n: &usize| !choices[..*n].iter().any(|c| c.label == choices[*n].label);
                all.filter(|n| !matches!(actions[*n], Offer::Mana { .. }) && first(n)).collect()
            }
            _ => all.collect(),
        }
    }

    /// What the marked line or the marked place of the board is about.
    fn marked(&self) -> Option<Handle> {
        match self.focus {
            Focus::Board(nth) => self.objects().get(nth).copied(),
            Focus::Choices => {
                let row = *self.rows().get(self.cursor)?;
                let place = self.draft.as_ref()?.at(row);
                self.asked.choices.get(place)?.object
            }
        }
    }

    fn objects(&self) -> Vec<Handle> {
        board::objects(&self.session.sight)
    }
}
