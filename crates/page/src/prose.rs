//! What prose is about, as far as it shows without reading it.

use crate::term;
use crate::tongue::{self, Tongue};
use oracle::Language;

/// Whether a line may be a name: short, and no sentence.
pub fn is_like_a_name(text: &str) -> bool {
    let letters = text.chars().count();
    let wide = text.chars().filter(|c| (*c as u32) >= 0x2E80).count();
    let most = if 2 * wide > letters { 24 } else { 60 };
    let ends = text
        .ends_with(['.', '。', '．', '!', '！', '?', '？', '…', ':', '：', '"', '”', '»', '」', ')', '）', '—', '～']);
    let opens = text.starts_with(['•', '・', '-', '—', '"', '“', '„', '«', '「', '(', '（', '{', '[', '+']);
    letters > 1 && letters <= most && !ends && !opens && text.chars().any(char::is_alphabetic)
}

/// Whether prose speaks of the game, as rules texts and rulings do; one word of it may be chance.
pub fn is_about_the_game(text: &str) -> bool {
    let Some(language) = tongue::of_prose(text).and_then(Tongue::ours) else { return false };
    let terms = term::of(language, text);
    let distinct = terms.iter().collect::<std::collections::BTreeSet<_>>().len();
    let wide = text.chars().filter(|c| (*c as u32) >= 0x2E80).count();
    let words = text.split_whitespace().count() + wide / 2;
    let has_symbols = text.contains("{T}") || text.contains("+1/+1") || text.contains("2/2");
    distinct >= 2 && 7 * terms.len() >= words || has_symbols && distinct >= 1
}

/// Whether a text below a name may be a rules text: it need not be long.
pub fn may_be_rules(text: &str) -> bool {
    let Some(language) = tongue::of_prose(text).and_then(Tongue::ours) else {
        return tongue::candidates(text).is_ok_and(|languages| languages.iter().any(|&l| is_dense(l, text)));
    };
    is_about_the_game(text) || is_dense(language, text)
}

/// Whether anything in a text is of the game, or nothing can be said because its scripts are mixed.
pub fn touches_the_game(text: &str) -> bool {
    let languages = tongue::candidates(text).unwrap_or_default();
    languages.first().is_some_and(|&l| !term::of(l, text).is_empty())
        || may_be_rules(text)
        || tongue::mixture(text).is_some()
}

/// Whether one word in four is a term of the rules.
fn is_dense(language: Language, text: &str) -> bool {
    let wide = text.chars().filter(|c| (*c as u32) >= 0x2E80).count();
    let terms = term::of(language, text).len();
    terms > 0 && 4 * terms >= text.split_whitespace().count() + wide / 2
}

/// Whether a text speaks of the game in a language that is known.
pub fn speaks_of_the_game(language: Language, text: &str) -> bool {
    term::of(language, text).iter().collect::<std::collections::BTreeSet<_>>().len() >= 2
}

/// A parenthesis that is opened and never closed, or the other way round: where, in bytes.
pub fn loose_parenthesis(text: &str) -> Option<usize> {
    let mut open = Vec::new();
    for (at, letter) in text.char_indices() {
        match letter {
            '(' | '（' => open.push(at),
            ')' | '）' if open.pop().is_none() => return Some(at),
            _ => {}
        }
    }
    open.first().copied()
}

/// How many explanations in parentheses a text holds (CR 207.2a).
pub fn reminders(text: &str) -> usize {
    let opens = text.char_indices().filter(|(_, c)| matches!(c, '(' | '（'));
    opens
        .filter(|&(at, _)| text[at..].split([')', '）']).next().is_some_and(|inner| inner.contains(['.', '。'])))
        .count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_rules_and_other_prose() {
        assert!(is_like_a_name("Gut sichtbar versteckt"));
        assert!(is_like_a_name("自然な溶け込み"));
        assert!(!is_like_a_name("Draw a card."));
        assert!(!is_like_a_name("Wählt eines —"));
        assert!(is_about_the_game("Ziehe eine Karte von deiner Bibliothek."));
        assert!(!is_about_the_game("Die Hügel schauen nur, und niemand weiß warum."));
        assert!(is_about_the_game("カードを１枚引く。"));
    }

    #[test]
    fn parentheses() {
        assert_eq!(loose_parenthesis("Cloak it. (To cloak"), Some(10));
        assert_eq!(loose_parenthesis("Cloak it. (So.)"), None);
        assert_eq!(reminders("エンチャント（クリーチャー）\n偽装する。（これは説明である。）"), 1);
    }
}
