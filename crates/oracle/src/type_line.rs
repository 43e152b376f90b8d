//! CR 205. The type line: read in English, written in every language.

use crate::language::Language;
use ir::{CardType, Subtype, Supertype, TypeLine};

/// Supertypes and card types, a dash, subtypes. An error says where and what was expected.
pub fn read(text: &str) -> Result<TypeLine, (usize, String)> {
    let mut line = TypeLine::default();
    let (left, right) = match text.split_once(" — ").or_else(|| text.split_once(" - ")) {
        Some((left, right)) => (left, Some((text.len() - right.len(), right))),
        None => (text, None),
    };
    let mut at = 0;
    for word in left.split(' ') {
        if let Some(&s) = Supertype::ALL.iter().find(|s| format!("{s:?}") == word) {
            line.supertypes.push(s);
        } else if let Some(&t) = CardType::ALL.iter().find(|t| format!("{t:?}") == word) {
            line.types.push(t);
        } else {
            return Err((at, "a supertype or a card type (CR 205.2a, 205.4a)".into()));
        }
        at += word.len() + 1;
    }
    if let Some((at, right)) = right {
        subtypes(right, at, &mut line)?;
    }
    Ok(line)
}

fn subtypes(text: &str, mut at: usize, line: &mut TypeLine) -> Result<(), (usize, String)> {
    let mut rest = text;
    while !rest.is_empty() {
        let two = rest.match_indices(' ').nth(1).map_or(rest, |(i, _)| &rest[..i]);
        let one = rest.split(' ').next().unwrap_or(rest);
        let Some((subtype, len)) = [two, one].into_iter().find_map(|w| Subtype::named(w).map(|s| (s, w.len()))) else {
            return Err((at, "a subtype (CR 205.3)".into()));
        };
        line.subtypes.push(subtype);
        let step = (len + 1).min(rest.len());
        rest = &rest[step..];
        at += step;
    }
    Ok(())
}

/// As printed.
pub fn write(line: &TypeLine) -> String {
    let left = line.supertypes.iter().map(|s| format!("{s:?}")).chain(line.types.iter().map(|t| format!("{t:?}")));
    let left = left.collect::<Vec<_>>().join(" ");
    let right = line.subtypes.iter().map(|s| s.name()).collect::<Vec<_>>().join(" ");
    if right.is_empty() { left } else { format!("{left} — {right}") }
}

/// As printed in a language, by its `type_line.lexicon`; a word that is not there stays English.
pub fn write_in(language: Language, line: &TypeLine) -> String {
    let (lexicon, between) = match language {
        Language::English => return write(line),
        Language::German => (include_str!("german/type_line.lexicon"), ", "),
        Language::Japanese => (include_str!("japanese/type_line.lexicon"), "・"),
    };
    let look_up = |word: &str| {
        let entries = lexicon.lines().filter(|l| !l.starts_with('#')).filter_map(|l| l.split_once(" = "));
        entries.into_iter().find(|(key, _)| *key == word).map_or_else(|| word.to_owned(), |(_, value)| value.to_owned())
    };
    let left = look_up(&write(&TypeLine { subtypes: Vec::new(), ..line.clone() }));
    let right = line.subtypes.iter().map(|s| look_up(s.name())).collect::<Vec<_>>().join(between);
    if right.is_empty() { left } else { format!("{left} — {right}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn type_lines_in_three_languages() {
        let line = read("Legendary Artifact Creature — Vampire Assassin").expect("a type line");
        assert_eq!(write_in(Language::English, &line), "Legendary Artifact Creature — Vampire Assassin");
        assert_eq!(write_in(Language::German, &line), "Legendäre Artefaktkreatur — Vampir, Assassine");
        assert_eq!(write_in(Language::Japanese, &line), "伝説のアーティファクト・クリーチャー — 吸血鬼・暗殺者");
        assert_eq!(read("Creature — Sofa"), Err((13, "a subtype (CR 205.3)".to_owned())));
    }
}
