//! Text in a width of columns. Words are kept whole, and where a language writes none a line may end
//! between characters, as Unicode has it; a wide character never stands half outside.

use ratatui::style::Style;
use ratatui::text::{Line, Span};

/// A text in lines, each at most so wide.
pub fn wrap(text: &str, width: u16) -> Vec<String> {
    if text.is_empty() {
        return Vec::new();
    }
    textwrap::wrap(text, usize::from(width.max(2))).into_iter().map(|piece| piece.into_owned()).collect()
}

/// A styled line in lines; an empty one stays.
pub fn wrap_line(line: &Line, width: u16) -> Vec<Line<'static>> {
    let text = line.to_string();
    let styles: Vec<Style> = line
        .spans
        .iter()
        .flat_map(|span| std::iter::repeat_n(line.style.patch(span.style), span.content.len()))
        .collect();
    let mut from = 0;
    let mut lines = Vec::new();
    for piece in wrap(&text, width) {
        // What is left out between two pieces is blank.
        let at = from + text[from..].find(&piece).unwrap_or(0);
        from = at + piece.len();
        let mut spans: Vec<Span> = Vec::new();
        for (nth, c) in piece.char_indices() {
            let style = styles[at + nth];
            match spans.last_mut() {
                Some(last) if last.style == style => last.content.to_mut().push(c),
                _ => spans.push(Span::styled(c.to_string(), style)),
            }
        }
        lines.push(Line::from(spans));
    }
    if lines.is_empty() { vec![Line::default()] } else { lines }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ratatui::style::Stylize;
    use unicode_width::UnicodeWidthStr;

    #[test]
    fn no_line_is_wider_than_it_may_be() {
        for text in [
            "プレイヤーは火炎術の演出者を引いた",
            "Dog Walkerが表向きになったとき、タップ状態の白の１/１の犬・クリーチャー・トークン２体を生成する。",
            "Verborgener Drachentöter wird für die Verkleidungskosten aufgedeckt",
            "第11回合，牌手：战斗前行动阶段",
        ] {
            for width in 9..40 {
                let lines = wrap(text, width);
                assert!(lines.iter().all(|l| l.width() <= usize::from(width)), "{width}: {lines:?}");
                let all = |text: &str| text.split_whitespace().collect::<String>();
                assert_eq!(all(&lines.concat()), all(text), "nothing is lost");
            }
        }
        assert_eq!(wrap("Dog Walkerが表向き", 14), ["Dog Walkerが表", "向き"]);
    }

    #[test]
    fn styles_stay_with_their_words() {
        let line = Line::from(vec!["one two".red(), "  CR 1.1".blue()]);
        let lines = wrap_line(&line, 8);
        assert_eq!(lines.iter().map(ToString::to_string).collect::<Vec<_>>(), ["one two", "CR 1.1"]);
        assert_eq!(lines[1].spans, vec!["CR 1.1".blue()]);
        assert_eq!(wrap_line(&Line::default(), 8), vec![Line::default()]);
    }
}
