//! The form, the log, and what lies over the board.

use super::board::fit;
use super::style::Theme;
use super::wrap::{wrap, wrap_line};
use super::{Focus, Popup, Screen};
use crate::play::draft::Draft;
use crate::play::sight::Sight;
use crate::play::text;
use messages::Weight;
use ratatui::Frame;
use ratatui::layout::{Constraint, Flex, Layout, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, List, ListItem, ListState, Paragraph};
use rules::knowledge::{Handle, PromptView};
use rules::turn::Step;
use table::{Turns, Until};
use unicode_width::UnicodeWidthStr;

/// Steps in which somebody gets priority; stops are set for these.
pub const STOPPABLE: [Step; 11] = [
    Step::Upkeep,
    Step::Draw,
    Step::PrecombatMain,
    Step::BeginningOfCombat,
    Step::DeclareAttackers,
    Step::DeclareBlockers,
    Step::FirstStrikeDamage,
    Step::CombatDamage,
    Step::EndOfCombat,
    Step::PostcombatMain,
    Step::End,
];

/// The log as a panel.
pub struct LogPanel<'a> {
    pub sight: &'a Sight,
    pub theme: Theme,
    /// So many lines were there when the viewer last answered; what is new stands out.
    pub read: usize,
    /// Whether rule numbers stand behind the lines.
    pub rules: bool,
}

impl LogPanel<'_> {
    pub fn draw(&self, frame: &mut Frame, area: Rect) {
        let inner = Block::bordered().inner(area);
        let lines = self.lines(Weight::Plain);
        let unread = self.unread();
        // From the end, as many as fit when wrapped.
        let mut shown: Vec<Line> = Vec::new();
        let mut whole = 0;
        for line in lines.iter().rev() {
            let wrapped = wrap_line(line, inner.width);
            if shown.len() + wrapped.len() > usize::from(inner.height) {
                break;
            }
            shown.extend(wrapped.into_iter().rev());
            whole += 1;
        }
        shown.reverse();
        // What happened since and does not fit is not passed over in silence.
        let hidden = unread.saturating_sub(whole);
        let title = match hidden {
            0 => self.sight.words.say("screen-log", &[]),
            n => self.sight.words.say("screen-log-more", &[("n", n.into())]),
        };
        let block = Block::bordered().title(Span::styled(format!(" {title} "), self.theme.title()));
        frame.render_widget(Paragraph::new(shown).block(block), area);
    }

    /// How many lines have come since the viewer last answered.
    fn unread(&self) -> usize {
        let new = self.sight.lines.get(self.read..).unwrap_or_default();
        new.iter().filter(|line| line.weight >= Weight::Plain).count()
    }

    /// The log from a weight on; what is new since the last answer stands out.
    pub fn lines(&self, from: Weight) -> Vec<Line<'static>> {
        let all = self.sight.lines.iter().enumerate().filter(|(_, line)| line.weight >= from);
        all.map(|(nth, line)| {
            let style = match line.weight {
                Weight::Heading => self.theme.title(),
                _ if nth < self.read => self.theme.dim(),
                _ => self.theme.plain(),
            };
            let rule = if self.rules { format!("  CR {}", line.rule) } else { String::new() };
            Line::from(vec![Span::styled(line.shown(&self.sight.words), style), Span::styled(rule, self.theme.dim())])
        })
        .collect()
    }
}

/// The text of what is marked.
pub fn draw_card(frame: &mut Frame, area: Rect, sight: &Sight, marked: Option<Handle>) {
    let lines = marked.map_or(Vec::new(), |handle| text::card(sight, handle));
    let block = Block::bordered();
    let lines = lines.iter().flat_map(|line| wrap(line, block.inner(area).width)).map(Line::raw);
    frame.render_widget(Paragraph::new(lines.collect::<Vec<_>>()).block(block), area);
}

impl Screen<'_> {
    pub fn draw_form(&self, frame: &mut Frame, area: Rect) {
        let title = if self.session.over().is_some() { self.ending() } else { self.asked.title.clone() };
        // A title that does not fit the border stands whole under it.
        let width = usize::from(area.width.saturating_sub(4));
        let (title, rest) = if title.width() <= width { (title, String::new()) } else { (fit(&title, width), title) };
        let block = Block::bordered().title(Span::styled(format!(" {title} "), self.theme.title()));
        let inner = block.inner(area);
        frame.render_widget(block, area);
        let part = |text: &str, style| -> Vec<Line<'static>> {
            wrap(text, inner.width).into_iter().map(|line| Line::styled(line, style)).collect()
        };
        let mut head = part(&rest, self.theme.title());
        head.extend(part(&self.form_head(), self.theme.dim()));
        head.truncate(usize::from(inner.height / 3));
        let mut foot = if self.note.is_empty() {
            part(&self.foot(), self.theme.dim())
        } else {
            part(&self.note, self.theme.note())
        };
        foot.truncate(3);
        let heights =
            [Constraint::Length(head.len() as u16), Constraint::Min(1), Constraint::Length(foot.len().max(1) as u16)];
        let [top, list, bottom] = Layout::vertical(heights).areas(inner);
        frame.render_widget(Paragraph::new(head), top);
        self.draw_rows(frame, list);
        frame.render_widget(Paragraph::new(foot), bottom);
    }

    fn ending(&self) -> String {
        let words = &self.session.sight.words;
        match self.session.over() {
            Some(Some(seat)) => words.say("log-won", &[("seat", words.seat(seat).into())]),
            _ => words.say("log-draw-game", &[]),
        }
    }

    /// The text that asks, or the payment proposed.
    fn form_head(&self) -> String {
        if self.session.over().is_some() {
            let path = self.session.path().display().to_string();
            return self.session.sight.words.say("screen-kept", &[("path", path.into())]);
        }
        if let Some(PromptView::Pay { plan, .. }) = &self.prompt {
            return self.session.sight.words.plan(self.session.sight.names(), plan);
        }
        self.asked.because.clone().unwrap_or_default()
    }

    /// How to answer this form.
    fn foot(&self) -> String {
        if self.session.over().is_some() {
            return self.say("foot-over");
        }
        let yielding = match self.session.stops.until() {
            Until::Now => String::new(),
            Until::SomethingHappens | Until::EndOfTurn | Until::EndOfTurnWhateverHappens => self.say("foot-yielding"),
        };
        let id = match (&self.draft, &self.prompt) {
            (_, Some(PromptView::Priority { .. })) => "foot-priority",
            (Some(Draft::One { .. }), Some(PromptView::Decide { .. })) => "foot-decide",
            (Some(Draft::One { .. }), _) => "foot-one",
            (Some(Draft::Some { .. } | Draft::Partition { .. }), _) => "foot-some",
            (Some(Draft::Number { .. }), _) => "foot-number",
            (Some(Draft::Order(_)), _) => "foot-order",
            (Some(Draft::Split { .. }), _) => "foot-split",
            (Some(Draft::Rows { .. }), _) => "foot-rows",
            (Some(Draft::Pay), _) => "foot-pay",
            (None, _) => return yielding,
        };
        self.say(id) + &yielding
    }

    fn draw_rows(&self, frame: &mut Frame, area: Rect) {
        let (Some(draft), Some(prompt)) = (&self.draft, &self.prompt) else { return };
        let rows = self.rows();
        let items = rows.iter().enumerate().map(|(nth, row)| {
            let key = if nth < 9 { format!("{} ", nth + 1) } else { "  ".to_owned() };
            let text = format!("{key}{}", text::row(&self.session.sight, prompt, &self.asked, draft, *row));
            let options = textwrap::Options::new(usize::from(area.width)).subsequent_indent("    ");
            ListItem::new(textwrap::fill(&text, options))
        });
        let mut state = ListState::default();
        state.select((self.focus == Focus::Choices).then_some(self.cursor));
        frame.render_stateful_widget(List::new(items).highlight_style(self.theme.marked()), area, &mut state);
    }

    pub fn draw_popup(&self, frame: &mut Frame, area: Rect) {
        let Some(popup) = &self.popup else { return };
        let (title, lines, scroll) = match popup {
            Popup::Help => {
                (self.say("screen-help-title"), self.say("screen-help").lines().map(Line::raw).map(own).collect(), 0)
            }
            Popup::Text(lines, scroll) => (String::new(), lines.iter().cloned().map(Line::raw).collect(), *scroll),
            Popup::Concede => (String::new(), vec![Line::raw(self.say("screen-concede"))], 0),
            Popup::Stops(marked) => (self.say("screen-stops-title"), self.stop_lines(*marked), 0),
            Popup::Log(back) => {
                let log =
                    LogPanel { sight: &self.session.sight, theme: self.theme, read: self.read, rules: self.rules };
                let lines = log.lines(Weight::Fine);
                let end = lines.len().saturating_sub(*back).max(1).min(lines.len());
                let height = usize::from(area.height).saturating_sub(4);
                (self.say("screen-log"), lines[end.saturating_sub(height)..end].to_vec(), 0)
            }
        };
        let close = self.say("screen-close");
        draw_over(frame, area, self.theme, &title, &close, lines, scroll);
    }

    fn stop_lines(&self, marked: usize) -> Vec<Line<'static>> {
        let all = [Turns::Own, Turns::Others].into_iter().flat_map(|t| STOPPABLE.map(|s| (t, s)));
        let mut lines = Vec::new();
        for (nth, (turns, step)) in all.enumerate() {
            if nth % STOPPABLE.len() == 0 {
                let id = if turns == Turns::Own { "screen-stops-own" } else { "screen-stops-others" };
                lines.push(Line::styled(self.say(id), self.theme.title()));
            }
            let set = if self.session.stops.at(turns).contains(&step) { 'x' } else { ' ' };
            let style = if nth == marked { self.theme.marked() } else { self.theme.plain() };
            lines.push(Line::styled(format!("[{set}] {}", self.session.sight.words.step(step)), style));
        }
        lines
    }
}

/// Lines in a box over the middle of an area.
pub fn draw_over(
    frame: &mut Frame,
    area: Rect,
    theme: Theme,
    title: &str,
    close: &str,
    lines: Vec<Line<'_>>,
    scroll: u16,
) {
    let width = (area.width - 4).min(92);
    let lines: Vec<Line> = lines.iter().flat_map(|line| wrap_line(line, width - 2)).collect();
    let height = lines.len() as u16 + 2;
    let [column] = Layout::horizontal([Constraint::Length(width)]).flex(Flex::Center).areas(area);
    let [place] = Layout::vertical([Constraint::Length(height.min(area.height))]).flex(Flex::Center).areas(column);
    frame.render_widget(Clear, place);
    let mut block = Block::bordered().title_bottom(Span::styled(format!(" {close} "), theme.dim()));
    if !title.is_empty() {
        block = block.title(Span::styled(format!(" {title} "), theme.title()));
    }
    frame.render_widget(Paragraph::new(lines).scroll((scroll, 0)).block(block), place);
}

fn own(line: Line<'_>) -> Line<'static> {
    Line::raw(line.to_string())
}
