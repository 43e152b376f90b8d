//! Dates as pages write them.

use std::fmt;

/// A day. Which of two numbers is the month does not always show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Date {
    pub year: u16,
    pub month: u8,
    pub day: u8,
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

const MONTHS: [&str; 12] = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

impl Date {
    fn new(year: u16, month: u16, day: u16) -> Option<Date> {
        let is_day = (1990..2100).contains(&year) && (1..=12).contains(&month) && (1..=31).contains(&day);
        is_day.then_some(Date { year, month: month as u8, day: day as u8 })
    }

    /// A line that is a date and nothing else. Of `03/04/2024` the month is first, unless only the other way is a date.
    pub fn read(text: &str) -> Option<Date> {
        let text = text.trim().trim_matches(['[', ']', '(', ')', ':']).trim();
        Date::in_numbers(text).or_else(|| Date::in_words(text))
    }

    /// Whether this is the day written `2024-02-09`; day and month may have been taken for each other.
    pub fn may_be(&self, written: &str) -> bool {
        let swapped = Date { month: self.day, day: self.month, ..*self };
        self.to_string() == written || swapped.to_string() == written
    }

    /// The date before a text on the same line, and the text.
    pub fn before(line: &str) -> Option<(Date, &str)> {
        let line = line.trim_start().trim_start_matches(['[', '(']);
        let end = line.find(|c: char| !(c.is_ascii_digit() || matches!(c, '/' | '-' | '.' | '年' | '月' | '日')))?;
        let date = Date::read(line[..end].trim_end_matches(['-', '.']))?;
        Some((date, line[end..].trim_start_matches([']', ')', ':', ' ', '-', '–', '—', '\t'])))
    }

    fn in_numbers(text: &str) -> Option<Date> {
        let separators = |c: char| matches!(c, '/' | '-' | '.' | '年' | '月' | '日');
        let parts: Vec<&str> = text.split(separators).map(str::trim).filter(|p| !p.is_empty()).collect();
        let [a, b, c] = parts[..] else { return None };
        let number = |part: &str| if part.len() <= 4 { part.parse::<u16>().ok() } else { None };
        let (x, y, z) = (number(a)?, number(b)?, number(c)?);
        match (a.len(), c.len()) {
            (4, 1..=2) => Date::new(x, y, z),
            // A full stop stands between day and month.
            (1..=2, 4) if text.contains('.') => Date::new(z, y, x),
            (1..=2, 4) => Date::new(z, x, y).or_else(|| Date::new(z, y, x)),
            _ => None,
        }
    }

    fn in_words(text: &str) -> Option<Date> {
        let words: Vec<&str> = text.split([' ', ',']).filter(|w| !w.is_empty()).collect();
        let [a, b, c] = words[..] else { return None };
        let month = |word: &str| {
            let word = word.trim_end_matches('.').to_lowercase();
            let is_name = word.len() >= 3 && word.chars().all(char::is_alphabetic);
            is_name.then(|| MONTHS.iter().position(|m| word.starts_with(m))).flatten().map(|m| m as u16 + 1)
        };
        let number = |word: &str| word.trim_end_matches(|c: char| !c.is_ascii_digit()).parse::<u16>().ok();
        let (month, day) = month(a).map_or_else(|| (month(b), number(a)), |m| (Some(m), number(b)));
        Date::new(c.parse().ok()?, month?, day?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_in_many_ways() {
        let day = Date { year: 2024, month: 2, day: 9 };
        for text in
            ["2024-02-09", "02/09/2024", "9.2.2024", "09.02.2024", "2024年2月9日", "February 9, 2024", "9 Feb 2024"]
        {
            assert_eq!(Date::read(text), Some(day), "{text}");
        }
        assert_eq!(Date::read("13/02/2024").map(|d| d.to_string()).as_deref(), Some("2024-02-13"));
        for text in ["2/2", "{2}", "2024", "30/02", "02/30/24", "Draw 2 2024", "March 2024"] {
            assert_eq!(Date::read(text), None, "{text}");
        }
        assert_eq!(Date::before("[2024-02-09] It draws."), Some((day, "It draws.")));
        assert_eq!(Date::before("2/2 creature"), None);
    }
}
