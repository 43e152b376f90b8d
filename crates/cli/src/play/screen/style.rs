//! Colours, or none where the variable `NO_COLOR` is set.

use ratatui::style::{Color, Modifier, Style};

/// Nothing is said by colour alone; without colours, bold, dim and reverse remain.
#[derive(Clone, Copy)]
pub struct Theme {
    colors: bool,
}

impl Theme {
    pub fn of_environment() -> Theme {
        Theme { colors: std::env::var_os("NO_COLOR").is_none_or(|v| v.is_empty()) }
    }
    fn fg(self, color: Color) -> Style {
        if self.colors { Style::new().fg(color) } else { Style::new() }
    }
    pub fn plain(self) -> Style {
        Style::new()
    }
    pub fn bar(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED)
    }
    pub fn marked(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED)
    }
    pub fn title(self) -> Style {
        self.fg(Color::Yellow).add_modifier(Modifier::BOLD)
    }
    pub fn seat(self) -> Style {
        self.fg(Color::Cyan).add_modifier(Modifier::BOLD)
    }
    pub fn face_down(self) -> Style {
        self.fg(Color::Magenta)
    }
    pub fn fighting(self) -> Style {
        self.fg(Color::Red).add_modifier(Modifier::BOLD)
    }
    pub fn dim(self) -> Style {
        Style::new().add_modifier(Modifier::DIM)
    }
    pub fn note(self) -> Style {
        self.fg(Color::Red)
    }
}
