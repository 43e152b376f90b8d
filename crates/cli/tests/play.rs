//! The program as somebody runs it: through a pipe, and what it says to bad input.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

fn facedown(args: &[&str], input: &str) -> Output {
    facedown_in(&[], args, input)
}

/// With these variables, and nothing else that would choose a language.
fn facedown_in(environment: &[(&str, &str)], args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_facedown"))
        .args(args)
        .envs([("LC_ALL", ""), ("LC_MESSAGES", ""), ("LANG", ""), ("XDG_CONFIG_HOME", env!("CARGO_TARGET_TMPDIR"))])
        .envs(environment.iter().copied())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // The program may end before it has read everything.
    let _ = child.stdin.take().expect("a pipe").write_all(input.as_bytes());
    child.wait_with_output().expect("it ends")
}

/// A file name that no other test uses.
fn file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(name)
}

fn path(file: &Path) -> &str {
    file.to_str().expect("plain characters")
}

fn said(output: &Output) -> (String, String) {
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).expect("UTF-8");
    (text(&output.stdout), text(&output.stderr))
}

/// Input that does something: cast or play what is listed second, else what does least.
fn eager(turns: usize) -> String {
    "\n".to_owned() + &"2\n\n\n".repeat(turns)
}

#[test]
fn a_whole_game_through_a_pipe_is_kept_replayed_and_retold() {
    let game = file("whole.game");
    let whole = facedown(&["play", "--lines", "--seed", "3", "--save", path(&game)], &eager(600));
    let (out, err) = said(&whole);
    assert!(whole.status.success(), "{err}");
    assert!(out.contains("wins the game =="), "{out}");

    let replayed = facedown(&["replay", path(&game)], "");
    let (shown, err) = said(&replayed);
    assert!(replayed.status.success(), "{err}");
    // The same log, line by line, but for what the person was asked in between.
    let line = |l: &str| l.split_once("  ").map(|(_, text)| text.trim().to_owned());
    let told: Vec<String> = shown.lines().filter(|l| l.ends_with(']')).filter_map(|l| line(l.trim_start())).collect();
    assert!(told.len() > 50, "{shown}");
    for line in &told {
        assert!(out.contains(line.as_str()), "`{line}` was not said in the game");
    }
    let retold = facedown(&["replay", path(&game), "--at", "60", "--as-scenario"], "");
    let (scenario, err) = said(&retold);
    assert!(retold.status.success(), "{err}");
    let feature = file("whole.feature");
    std::fs::write(&feature, scenario).expect("a file");
    let judged = facedown(&["judge", path(&feature)], "");
    assert!(judged.status.success(), "{:?}", said(&judged));
}

#[test]
fn input_that_ends_loses_nothing() {
    let game = file("ends.game");
    let first = facedown(&["play", "--lines", "--seed", "3", "--save", path(&game)], &eager(6));
    let (_, err) = said(&first);
    assert!(!first.status.success());
    assert!(err.contains("facedown play --resume"), "{err}");
    let lines = std::fs::read_to_string(&game).expect("it was kept").lines().count();
    assert!(lines > 10, "{lines}");
    let second = facedown(&["play", "--lines", "--resume", path(&game)], &eager(600));
    let (out, err) = said(&second);
    assert!(second.status.success(), "{err}");
    assert!(out.contains("wins the game =="), "{out}");
    assert!(std::fs::read_to_string(&game).expect("it was kept").lines().count() > lines);
}

#[test]
fn a_file_that_is_damaged_is_left_as_it_is() {
    let game = file("damaged.game");
    facedown(&["play", "--lines", "--seed", "3", "--save", path(&game)], &eager(5));
    let text = std::fs::read_to_string(&game).expect("it was kept");
    std::fs::write(&game, &text[..text.len() - 4]).expect("a file");
    for command in ["play", "replay"] {
        let args = if command == "play" { vec![command, "--lines", "--resume"] } else { vec![command] };
        let output = facedown(&[args, vec![path(&game)]].concat(), "");
        let (_, err) = said(&output);
        assert!(!output.status.success());
        assert!(err.contains("is cut short or changed") && err.contains("--recover"), "{err}");
    }
    assert_eq!(std::fs::read_to_string(&game).expect("it is there").len(), text.len() - 4);
    let output = facedown(&["replay", path(&game), "--recover"], "");
    assert!(output.status.success(), "{:?}", said(&output));
}

/// One message each: what, where, and what to do.
#[test]
fn bad_input_is_named() {
    let deck = file("wrong.deck");
    std::fs::write(&deck, "30 Forest\n4 Dog Walkre\nfour Island\n").expect("a file");
    let small = file("small.deck");
    std::fs::write(&small, "20 Forest\n").expect("a file");
    let old = file("old.game");
    std::fs::write(&old, "{\"facedown\":1,\"engine\":\"0.0.1\"}\n").expect("a file");
    for (args, expected) in [
        (vec!["play", "--deck", path(&deck)], vec!["line 2", "Dog Walker", "line 3", "4 Name"]),
        (vec!["play", "--deck", path(&small)], vec!["20 cards", "40", "100.2b"]),
        (vec!["play", "--deck", "no-such-deck"], vec!["no-such-deck", "masquerade"]),
        (vec!["play", "--name", "two words"], vec!["one word"]),
        (vec!["play", "--players", "7"], vec!["7", "2..=4"]),
        (vec!["play", "--resume", "/nowhere/at-all.game"], vec!["/nowhere/at-all.game"]),
        (vec!["replay", path(&old)], vec!["line 1", "does not open a game"]),
        (vec!["replay", path(&small)], vec!["line 1"]),
    ] {
        let output = facedown(&args, "");
        let (out, err) = said(&output);
        assert!(!output.status.success(), "{args:?}: {out}");
        for part in expected {
            assert!(err.contains(part), "{args:?}: `{part}` is not in {err}");
        }
        assert!(err.lines().count() <= 8, "{err}");
    }
}

/// The same seed and the same answers play the same game.
#[test]
fn a_seed_is_a_game() {
    let games = ["same-1.game", "same-2.game"].map(|name| {
        let game = file(name);
        facedown(&["play", "--lines", "--seed", "9", "--players", "3", "--save", path(&game)], &eager(10));
        std::fs::read_to_string(&game).expect("it was kept")
    });
    assert_eq!(games[0], games[1]);
}

/// What `--lang` names comes before the locale, and the locale before the settings.
#[test]
fn a_language_is_chosen() {
    let settings = file("settings");
    std::fs::create_dir_all(settings.join("facedown")).expect("a folder");
    std::fs::write(settings.join("facedown/settings.toml"), "lang = \"it\"\n").expect("a file");
    let broken = file("broken-settings");
    std::fs::create_dir_all(broken.join("facedown")).expect("a folder");
    std::fs::write(broken.join("facedown/settings.toml"), "lang = \"xx\"\n").expect("a file");
    let (kept, wrong) = (("XDG_CONFIG_HOME", path(&settings)), ("XDG_CONFIG_HOME", path(&broken)));
    let forest = |environment: &[(&str, &str)], more: &[&str]| {
        said(&facedown_in(environment, &[&["card", "Forest"], more].concat(), ""))
    };
    for (environment, more, expected) in [
        (vec![], vec![], "Forest"),
        (vec![("LANG", "de_DE.UTF-8")], vec![], "Wald"),
        (vec![("LANG", "de_DE.UTF-8"), ("LC_ALL", "ja_JP")], vec![], "森"),
        (vec![("LANG", "de_DE.UTF-8"), kept], vec!["--lang", "fr"], "Forêt"),
        (vec![("LANG", "de_DE.UTF-8"), kept], vec![], "Wald"),
        (vec![("LANG", "C"), kept], vec![], "Foresta"),
        (vec![("LANG", "tlh_QO")], vec![], "Forest"),
        (vec![wrong], vec!["--lang", "pt"], "Floresta"),
    ] {
        let (out, err) = forest(&environment, &more);
        assert_eq!(out.lines().next(), Some(expected), "{environment:?} {more:?} {err}");
    }
    for (environment, more) in [(vec![], vec!["--lang", "xx"]), (vec![wrong], vec![])] {
        let (out, err) = forest(&environment, &more);
        assert_eq!(out, "");
        assert!(err.contains("`xx`") && err.contains("en, de, es, fr, it, ja, pt, zhs"), "{err}");
        assert_eq!(err.lines().count(), 1, "{err}");
    }
}

const CODES: [&str; 8] = ["en", "de", "es", "fr", "it", "ja", "pt", "zhs"];

/// Words that sentences of English can hardly do without, and no other language here has.
const ENGLISH: [&str; 12] =
    ["the", "of", "is", "your", "you", "with", "draws", "casts", "turn", "step", "creature", "and"];

/// The same game in every language: what is said differs, and what is kept does not. Nothing is said
/// in English but the names of cards that have no other.
#[test]
fn a_game_is_kept_the_same_in_every_language_and_said_in_one() {
    let mut names: Vec<String> =
        oracle::pack::shipped().iter().flat_map(|card| card.card.faces.iter().map(|face| face.name.clone())).collect();
    names.sort_by_key(|name| std::cmp::Reverse(name.len()));
    let mut kept = Vec::new();
    for code in CODES {
        let game = file(&format!("said-{code}.game"));
        let args = ["play", "--lines", "--seed", "9", "--lang", code, "--save", path(&game)];
        let (out, err) = said(&facedown(&args, &("\n?\nb\n".to_owned() + &eager(600))));
        assert_eq!(err, "", "{code}");
        kept.push(std::fs::read_to_string(&game).expect("it was kept"));
        let replayed = said(&facedown(&["replay", "--lang", code, path(&game)], "")).0;
        for line in out.lines().chain(replayed.lines()).filter(|_| code != "en") {
            // What is typed and what the shell is told are the same in all languages.
            let line = names.iter().fold(line.to_owned(), |line, name| line.replace(name.as_str(), ""));
            let english = line.split(|c: char| !c.is_alphabetic()).find(|word| ENGLISH.contains(word));
            assert_eq!(english, None, "{code}: {line}");
        }
    }
    assert!(kept.iter().all(|game| *game == kept[0] && game.lines().count() > 50));
}

/// Errors are said in the language chosen, one message each.
#[test]
fn errors_are_said_in_the_language_chosen() {
    let deck = file("falsch.deck");
    std::fs::write(&deck, "30 Wald\n4 Graubraunoger\nvier Insel\n").expect("a file");
    let (_, err) = said(&facedown(&["play", "--lang", "de", "--deck", path(&deck)], ""));
    assert!(err.contains("Zeile 2: keine mitgelieferte Karte heißt") && err.contains("Zeile 3"), "{err}");
    assert!(!err.contains("Zeile 1"), "a name in any language is known: {err}");
    let (_, err) = said(&facedown_in(&[("LANG", "ja_JP.UTF-8")], &["replay", "/nowhere.game"], ""));
    assert!(err.contains("/nowhere.game：そのファイルはない"), "{err}");
    let (_, err) = said(&facedown_in(&[("LC_ALL", "fr_FR")], &["play", "--name", "deux mots"], ""));
    assert!(err.contains("un mot avec une majuscule"), "{err}");
    // A code that is none is named in the language that would be spoken.
    let (_, err) = said(&facedown_in(&[("LC_ALL", "it_IT")], &["play", "--lang", "klingon"], ""));
    assert!(err.contains("Non c'è una lingua `klingon`"), "{err}");
}

/// The judge tells what happened, and what is not so, in the language chosen; scenarios stay English.
#[test]
fn the_judge_explains_in_the_language_chosen() {
    let feature = file("said.feature");
    let text = "Feature: Lands\n  Scenario: one\n    Given a game of Ann and Bob\n    And Ann's hand is Forest\n    \
                When Ann plays Forest\n    Then Ann controls 2 Forest\n";
    std::fs::write(&feature, text).expect("a file");
    for (code, expected) in [
        ("en", ["played", "not so: 1 of them", "1 failed"]),
        ("de", ["Hand → Spielfeld, gespielt", "stimmt nicht: es sind 1", "1 durchgefallen"]),
        ("ja", ["手札→戦場、プレイ", "そうではない：1つである", "不合格1"]),
    ] {
        let (out, _) = said(&facedown(&["judge", "--explain", "--lang", code, path(&feature)], ""));
        for part in expected {
            assert!(out.contains(part), "{code}: `{part}` is not in {out}");
        }
    }
}
