//! The board: a line for each seat, its permanents in columns, the stack, the hand.

use super::style::Theme;
use super::wrap::wrap;
use crate::play::sight::Sight;
use crate::play::text;
use messages::Words;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use rules::Seat;
use rules::knowledge::{Handle, PermanentView};
use unicode_width::UnicodeWidthStr;

/// The least size that can be read.
const LEAST: (u16, u16) = (60, 18);
/// A permanent needs about so many columns.
const COLUMN: u16 = 39;
/// From this width on the log stands beside the board.
const WIDE: u16 = 110;

/// The board as one viewer sees it.
pub struct Board<'a> {
    pub sight: &'a Sight,
    pub theme: Theme,
    /// What stands out because the person looks at it.
    pub marked: Option<Handle>,
    /// At the right end of the first line.
    pub corner: String,
}

/// Whether a screen of this size has room for the log beside the board.
pub fn is_wide(area: Rect) -> bool {
    area.width >= WIDE
}

/// What is drawn instead where a screen is too small; `None` where it is not.
pub fn too_small(words: &Words, area: Rect) -> Option<Paragraph<'static>> {
    let small = area.width < LEAST.0 || area.height < LEAST.1;
    let size = [("width", area.width.into()), ("height", area.height.into())];
    small.then(|| {
        let lines = wrap(&words.say("screen-too-small", &size), area.width).into_iter().map(Line::raw);
        Paragraph::new(lines.collect::<Vec<_>>())
    })
}

impl Board<'_> {
    pub fn draw(&self, frame: &mut Frame, area: Rect) {
        let mut lines = vec![Line::styled(self.bar(area.width), self.theme.bar())];
        let seats = self.sight.view.seats.len() as u8;
        let others: Vec<Seat> = (1..seats).map(|n| Seat((self.sight.below().0 + n) % seats)).collect();
        let stack = self.stack_lines(area.width);
        let hand = self.hand_lines(area.width);
        // What is left for permanents is shared; nobody's first lines are cut for another's last.
        let all: Vec<Seat> = others.iter().copied().chain([self.sight.below()]).collect();
        let heads: usize = all.iter().map(|s| self.seat_lines(*s, area.width).len()).sum();
        let fixed = 1 + heads + stack.len() + hand.len();
        let room = usize::from(area.height).saturating_sub(fixed);
        // A line for each permanent while there is room for that, else columns.
        let columns = [1, usize::from(area.width / COLUMN).max(1)];
        let in_columns =
            |n: usize| -> Vec<Vec<Line>> { all.iter().map(|s| self.permanents(*s, area.width, n)).collect() };
        let single = in_columns(columns[0]);
        let wanted = if single.iter().map(Vec::len).sum::<usize>() <= room { single } else { in_columns(columns[1]) };
        let heights = share(&wanted.iter().map(Vec::len).collect::<Vec<_>>(), room);
        for (nth, seat) in others.iter().enumerate() {
            lines.extend(self.seat_lines(*seat, area.width));
            lines.extend(self.cut(wanted[nth].clone(), heights[nth]));
        }
        let own = wanted.len() - 1;
        let mut below = self.cut(wanted[own].clone(), heights[own]);
        let mut own_lines = self.seat_lines(self.sight.below(), area.width);
        own_lines.rotate_left(1);
        below.extend(own_lines);
        below.extend(hand);
        // Others above, the own side below, the stack between them.
        let free = usize::from(area.height).saturating_sub(lines.len() + stack.len() + below.len());
        lines.extend(std::iter::repeat_n(Line::default(), free / 2));
        lines.extend(stack);
        lines.extend(std::iter::repeat_n(Line::default(), free - free / 2));
        lines.extend(below);
        frame.render_widget(Paragraph::new(lines), area);
    }

    fn bar(&self, width: u16) -> String {
        let moment = text::moment(self.sight);
        let help = &self.corner;
        let gap = usize::from(width).saturating_sub(moment.width() + help.width() + 2);
        format!(" {moment}{}{help} ", " ".repeat(gap))
    }

    /// The seat's line, and its lands if it has any, in at most two lines.
    fn seat_lines(&self, seat: Seat, width: u16) -> Vec<Line<'static>> {
        let (lands, _) = text::side(self.sight, seat);
        let mut lines = vec![Line::styled(text::seat(self.sight, seat), self.theme.seat())];
        let options = textwrap::Options::new(usize::from(width)).initial_indent("  ").subsequent_indent("  ");
        let wrapped = textwrap::wrap(&lands, options);
        lines.extend(wrapped.into_iter().filter(|l| !l.trim().is_empty()).take(2).map(|l| Line::raw(l.into_owned())));
        lines
    }

    /// Permanents that are no plain lands, creatures first, in columns.
    fn permanents(&self, seat: Seat, width: u16, columns: usize) -> Vec<Line<'static>> {
        let (_, others) = text::side(self.sight, seat);
        let (creatures, rest): (Vec<&PermanentView>, Vec<&PermanentView>) =
            others.into_iter().partition(|p| p.characteristics.types.contains(&ir::CardType::Creature));
        let cell_width = usize::from(width) / columns;
        let marked = self.marked;
        let mut lines = Vec::new();
        for group in [creatures, rest] {
            for row in group.chunks(columns) {
                let cells = row.iter().map(|p| {
                    let style = self.cell_style(p);
                    let style = if marked == Some(Handle::Number(p.number)) { self.theme.marked() } else { style };
                    Span::styled(fit(&text::cell(self.sight, p), cell_width - 1) + " ", style)
                });
                lines.push(Line::from(cells.collect::<Vec<_>>()));
            }
        }
        lines
    }

    fn cell_style(&self, p: &PermanentView) -> Style {
        if p.attacking.is_some() || !p.blocking.is_empty() {
            self.theme.fighting()
        } else if p.face_down.is_some() {
            self.theme.face_down()
        } else if p.tapped {
            self.theme.dim()
        } else {
            self.theme.plain()
        }
    }

    fn stack_lines(&self, width: u16) -> Vec<Line<'static>> {
        let marked = self.marked;
        let all = self.sight.view.stack.iter().rev().map(|item| {
            let text = text::on_stack(self.sight, item);
            let style =
                if marked == Some(Handle::Number(item.number)) { self.theme.marked() } else { self.theme.title() };
            Line::styled(fit(&text, usize::from(width)).trim_end().to_owned(), style)
        });
        all.take(3).collect()
    }

    /// The hand, in at most three lines.
    fn hand_lines(&self, width: u16) -> Vec<Line<'static>> {
        let marked = self.marked;
        let label = self.sight.words.say("screen-hand", &[]);
        let mut lines: Vec<Vec<Span>> = vec![vec![Span::styled(format!("{label} "), self.theme.seat())]];
        let mut used = label.width() + 1;
        for card in &self.sight.view.seats[self.sight.below().index()].hand {
            let name = text::hand_card(self.sight, card.handle);
            if used + name.width() + 2 > usize::from(width) && lines.len() < 3 {
                lines.push(vec![Span::raw("  ")]);
                used = 2;
            }
            used += name.width() + 2;
            let style = if marked == Some(card.handle) { self.theme.marked() } else { self.theme.plain() };
            let line = lines.last_mut().expect("one is there");
            line.push(Span::styled(name, style));
            line.push(Span::raw("  "));
        }
        lines.into_iter().map(Line::from).collect()
    }

    /// Lines of one seat in the room it has; what does not fit is counted, and what is marked is shown.
    fn cut(&self, mut lines: Vec<Line<'static>>, room: usize) -> Vec<Line<'static>> {
        if lines.len() <= room {
            return lines;
        }
        if room == 0 {
            return Vec::new();
        }
        let is_marked = |line: &Line| line.spans.iter().any(|s| s.style == self.theme.marked());
        let at = lines.iter().position(is_marked).unwrap_or(0);
        let first = at.saturating_sub(room.saturating_sub(2)).min(lines.len() - room);
        let hidden = lines.len() - room + 1;
        let mut shown: Vec<Line> = lines.drain(first..first + room).collect();
        if !shown.last().is_some_and(is_marked) {
            let more = self.sight.words.say("screen-more", &[("n", hidden.into())]);
            shown.pop();
            shown.push(Line::styled(more, self.theme.dim()));
        }
        shown
    }
}

/// Divides room among those who want so much each, the smallest wishes first.
fn share(wanted: &[usize], room: usize) -> Vec<usize> {
    let mut given = vec![0; wanted.len()];
    for _ in 0..room {
        let open = (0..wanted.len()).filter(|n| given[*n] < wanted[*n]).min_by_key(|n| given[*n]);
        let Some(nth) = open else { break };
        given[nth] += 1;
    }
    given
}

/// Cut or filled up to a width in columns of the terminal.
pub fn fit(text: &str, width: usize) -> String {
    let mut out = String::new();
    let mut used = 0;
    let full = text.width();
    for c in text.chars() {
        let w = unicode_width::UnicodeWidthChar::width(c).unwrap_or(0);
        if used + w > width || (full > width && used + w > width.saturating_sub(1)) {
            break;
        }
        out.push(c);
        used += w;
    }
    if full > width {
        out.push('…');
        used += 1;
    }
    out + &" ".repeat(width.saturating_sub(used))
}

/// Everything on the board that can be looked at: others' permanents, the stack, own permanents,
/// the hand, graveyards, exile.
pub fn objects(sight: &Sight) -> Vec<Handle> {
    let view = &sight.view;
    let me = sight.below();
    let number = |n: u32| Handle::Number(n);
    let others = view.battlefield.iter().filter(|p| p.controller != me).map(|p| number(p.number));
    let stack = view.stack.iter().rev().map(|i| number(i.number));
    let own = view.battlefield.iter().filter(|p| p.controller == me).map(|p| number(p.number));
    let hand = view.seats[me.index()].hand.iter().map(|c| c.handle);
    let graves = view.seats.iter().flat_map(|s| s.graveyard.iter().rev().map(|c| c.handle));
    let exile = view.exile.iter().map(|e| e.handle);
    others.chain(stack).chain(own).chain(hand).chain(graves).chain(exile).collect()
}
