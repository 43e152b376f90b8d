//! `facedown page`, and what `read`, `translate` and `card` say of languages: one message, and how they end.

use std::io::Write;
use std::process::{Command, Output, Stdio};

fn facedown(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_facedown"))
        .args(arguments)
        .envs([("LC_ALL", ""), ("LC_MESSAGES", ""), ("LANG", ""), ("XDG_CONFIG_HOME", env!("CARGO_TARGET_TMPDIR"))])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary");
    // A command that does not read its input may have ended.
    let _ = child.stdin.take().expect("a pipe").write_all(input.as_bytes());
    child.wait_with_output().expect("it ends")
}

fn out(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn err(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// Fails with this code, says this, and nothing else.
fn fails(arguments: &[&str], input: &str, code: i32, message: &str) {
    let output = facedown(arguments, input);
    assert_eq!(output.status.code(), Some(code), "{arguments:?}: {}", err(&output));
    assert_eq!(err(&output).trim_end(), message.trim_end(), "{arguments:?}");
    assert_eq!(out(&output), "", "{arguments:?}");
}

const PAGE: &str = "Odd Lantern\n\nDraw two cards.\n\nLanterne étrange\n\nPiochez deux cartes.\n";

#[test]
fn a_page_that_agrees() {
    let output = facedown(&["page", "-"], PAGE);
    assert_eq!((output.status.code(), err(&output).as_str()), (Some(0), ""));
    assert!(out(&output).contains("2 texts in 2 languages: all mean the same card"), "{}", out(&output));
}

#[test]
fn a_page_that_does_not() {
    let output = facedown(&["page", "-"], &PAGE.replace("deux", "trois"));
    assert_eq!(output.status.code(), Some(1));
    assert!(out(&output).contains("line   7  French says something else: Draw three cards."), "{}", out(&output));
}

#[test]
fn a_page_as_data() {
    let output = facedown(&["page", "-", "--json"], PAGE);
    let data: serde_json::Value = serde_json::from_str(&out(&output)).expect("JSON");
    assert_eq!(data["card"]["name"], "Odd Lantern");
    assert_eq!(data["blocks"][1]["verdict"], "agrees");
    // Each field is described.
    let described = include_str!("../../../docs/page.md");
    let keys = |value: &serde_json::Value| value.as_object().expect("an object").keys().cloned().collect::<Vec<_>>();
    for key in keys(&data).into_iter().chain(keys(&data["blocks"][0])).chain(keys(&data["card"])) {
        assert!(described.contains(&format!("`{key}`")), "{key} is not in docs/page.md");
    }
}

#[test]
fn no_page() {
    fails(&["page", "-"], " \n\n", 2, "-: the page is empty");
    let output = facedown(&["page", "no-such-page.txt"], "");
    assert_eq!(output.status.code(), Some(2));
    assert!(err(&output).starts_with("no-such-page.txt: "), "{}", err(&output));
}

const NO_CODE: &str = "There is no language `xx`. There are: en, de, es, fr, it, ja, pt, zhs";

#[test]
fn a_wrong_code_is_one_message() {
    fails(&["read", "-", "--lang", "xx"], "Odd Lantern\nSorcery\nDraw a card.\n", 1, NO_CODE);
    fails(&["card", "Ransom Note", "--lang", "xx"], "", 1, NO_CODE);
    fails(&["translate", "-", "--from", "xx", "--to", "de"], "Odd Lantern\nSorcery\nDraw a card.\n", 1, NO_CODE);
    fails(&["translate", "-", "--from", "de", "--to", "xx"], "Odd Lantern\nSorcery\nZiehe eine Karte.\n", 1, NO_CODE);
}

#[test]
fn the_wrong_language_is_told() {
    let german = "Seltsame Laterne\nHexerei\nZiehe eine Karte.\n";
    let message = "this card is in German, not in French: --lang de";
    fails(&["read", "-", "--lang", "fr"], german, 1, message);
    fails(&["translate", "-", "--from", "fr", "--to", "en"], german, 1, message);
}

#[test]
fn a_text_that_cannot_be_read_is_pointed_at() {
    for arguments in [&["read", "-", "--lang", "de"][..], &["translate", "-", "--from", "de", "--to", "en"]] {
        let output = facedown(arguments, "Seltsame Laterne\nHexerei\nZiehe einen Karren.\n");
        assert_eq!(output.status.code(), Some(1), "{arguments:?}");
        let said = err(&output);
        assert!(
            said.starts_with("line 3, column 7:\n  Ziehe einen Karren.\n        ^\nnot understood here; expected: "),
            "{said}"
        );
        assert_eq!(out(&output), "");
    }
}

#[test]
fn a_text_in_two_scripts_is_pointed_at() {
    let output = facedown(&["read", "-", "--lang", "ja"], "奇妙なランタン\nソーサリー\nカードを draw する。\n");
    assert_eq!(output.status.code(), Some(1));
    assert!(err(&output).starts_with("line 3, column "), "{}", err(&output));
    assert!(err(&output).contains("カードを draw する。"), "{}", err(&output));
}

#[test]
fn a_card_that_does_not_ship() {
    let output = facedown(&["card", "Ransom Not", "--lang", "de"], "");
    assert_eq!(output.status.code(), Some(1));
    assert!(
        err(&output).starts_with("Keine mitgelieferte Karte heißt `Ransom Not`; gemeint vielleicht: Ransom Note"),
        "{}",
        err(&output)
    );
}

#[test]
fn a_card_in_another_language() {
    let output = facedown(&["card", "Ransom Note", "--lang", "de"], "");
    assert_eq!((output.status.code(), err(&output).as_str()), (Some(0), ""));
    assert!(out(&output).starts_with("Erpresserschreiben {1}\nArtefakt — Hinweis\n"), "{}", out(&output));
    let output =
        facedown(&["translate", "-", "--from", "fr", "--to", "ja"], "Lanterne étrange\nRituel\nPiochez deux cartes.\n");
    assert_eq!(output.status.code(), Some(0), "{}", err(&output));
    assert!(out(&output).starts_with("Lanterne étrange\nソーサリー\n"), "{}", out(&output));
}
