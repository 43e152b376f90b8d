//! Reading and writing one text, for the tests beside this folder.

use oracle::{About, Language, Wording, read_text, write_text};

pub fn about(language: Language, name: &str, type_line: &str) -> Vec<About> {
    About::in_language(language, name, &oracle::type_line::read(type_line).expect("a type line"))
}

pub fn read(language: Language, name: &str, type_line: &str, text: &str) -> (About, Vec<ir::Ability>, Wording) {
    let mut last = None;
    for about in about(language, name, type_line) {
        match read_text(language, &about, text) {
            Ok((abilities, wording)) => return (about, abilities, wording),
            Err(why) => last = last.or(Some(why)),
        }
    }
    panic!("`{text}` is not read: {last:?}");
}

/// Both laws for one text.
pub fn check(language: Language, name: &str, type_line: &str, text: &str) -> Vec<ir::Ability> {
    let (about, abilities, wording) = read(language, name, type_line, text);
    let written = write_text(language, &about, &abilities, &wording).expect("what was read can be said");
    assert_eq!(written, text, "written with its wording");
    let plain = write_text(language, &about, &abilities, &Wording::default()).expect("a default wording");
    let (again, _) =
        read_text(language, &about, &plain).unwrap_or_else(|e| panic!("default `{plain}` is not read: {e:?}"));
    assert_eq!(again, abilities, "the default `{plain}` means the same");
    abilities
}
