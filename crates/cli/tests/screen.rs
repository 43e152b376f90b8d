//! The terminal game in a real terminal: a pseudo-terminal, with keys pressed and the screen read.

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use std::io::{Read, Write};
use std::num::NonZero;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

const PATIENCE: Duration = Duration::from_secs(20);

struct Terminal {
    master: Box<dyn MasterPty + Send>,
    child: Box<dyn Child + Send + Sync>,
    keys: Box<dyn Write + Send>,
    screen: Arc<Mutex<vt100::Parser>>,
    /// Every byte the program wrote.
    written: Arc<Mutex<Vec<u8>>>,
}

fn size(rows: u16, cols: u16) -> PtySize {
    PtySize { rows, cols, pixel_width: 0, pixel_height: 0 }
}

fn cells(n: u16) -> NonZero<u16> {
    NonZero::new(n).expect("a screen has cells")
}

impl Terminal {
    fn start(args: &[&str], rows: u16, cols: u16, environment: &[(&str, &str)]) -> Terminal {
        let pair = native_pty_system().openpty(size(rows, cols)).expect("a pseudo-terminal");
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_facedown"));
        command.args(args);
        command.env("TERM", "xterm-256color");
        command.env_remove("NO_COLOR");
        for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
            command.env_remove(name);
        }
        command.env("XDG_CONFIG_HOME", env!("CARGO_TARGET_TMPDIR"));
        for (name, value) in environment {
            command.env(name, value);
        }
        let child = pair.slave.spawn_command(command).expect("the program starts");
        drop(pair.slave);
        let keys = pair.master.take_writer().expect("a keyboard");
        let mut reader = pair.master.try_clone_reader().expect("a screen");
        let screen = Arc::new(Mutex::new(vt100::Parser::new(cells(rows), cells(cols), 0)));
        let written = Arc::new(Mutex::new(Vec::new()));
        let (shown, kept) = (screen.clone(), written.clone());
        thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(n @ 1..) = reader.read(&mut bytes) {
                shown.lock().expect("no panic").process(&bytes[..n]);
                kept.lock().expect("no panic").extend_from_slice(&bytes[..n]);
            }
        });
        Terminal { master: pair.master, child, keys, screen, written }
    }

    fn press(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).expect("the keyboard works");
        self.keys.flush().expect("the keyboard works");
    }

    fn text(&self) -> String {
        self.screen.lock().expect("no panic").screen().contents()
    }

    fn wait(&self, what: &str, holds: impl Fn(&str) -> bool) -> String {
        let began = Instant::now();
        loop {
            let text = self.text();
            if holds(&text) {
                return text;
            }
            assert!(began.elapsed() < PATIENCE, "waited for {what}; the screen is\n{text}");
            thread::sleep(Duration::from_millis(20));
        }
    }

    fn wait_for(&self, part: &str) -> String {
        self.wait(part, |text| text.contains(part))
    }

    fn resize(&self, rows: u16, cols: u16) {
        self.screen.lock().expect("no panic").screen_mut().set_size(cells(rows), cells(cols));
        self.master.resize(size(rows, cols)).expect("it can be resized");
    }

    /// Waits until the program has ended; all it wrote.
    fn end(&mut self) -> String {
        let began = Instant::now();
        while self.child.try_wait().expect("its state").is_none() {
            assert!(began.elapsed() < PATIENCE, "it does not end; the screen is\n{}", self.text());
            thread::sleep(Duration::from_millis(20));
        }
        thread::sleep(Duration::from_millis(100));
        String::from_utf8_lossy(&self.written.lock().expect("no panic")).into_owned()
    }
}

fn game(name: &str) -> String {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(name).to_str().expect("plain characters").to_owned()
}

fn play(save: &str) -> Vec<&str> {
    vec!["play", "--seed", "3", "--deck", "masquerade", "--against", "wings", "--name", "Mara", "--save", save]
}

#[test]
fn a_turn_is_played_taken_back_and_left() {
    let save = game("screen.game");
    let mut terminal = Terminal::start(&play(&save), 24, 80, &[]);
    let opening = terminal.wait_for("Keep this hand?");
    assert!(opening.contains("Hand:") && opening.contains("Bot  life 20  hand 7"), "{opening}");
    terminal.press("?");
    terminal.wait_for("undo your last answer");
    terminal.press("x");
    terminal.press("\r");
    let main = terminal.wait_for("You have priority");
    assert!(main.contains("Mara: first main phase"), "{main}");
    assert!(main.contains("Play Mountain"), "{main}");
    // Why a card can't be cast yet: the rule is named.
    terminal.press("\t");
    terminal.press("w");
    let why = terminal.wait_for("why not?");
    assert!(why.contains("CR "), "{why}");
    terminal.press("x");
    terminal.press("\t");
    terminal.press("\r");
    terminal.wait("a land on the battlefield", |t| t.contains("1 Mountain") || t.contains("1 Plains"));
    terminal.press("u");
    terminal.wait_for("Taken back.");
    terminal.press("q");
    let all = terminal.end();
    assert!(all.contains("\u{1b}[?1049l"), "the terminal is put back");
    assert!(all.contains("facedown play --resume"), "{}", all.lines().last().unwrap_or_default());
    assert!(std::fs::read_to_string(&save).expect("it is kept").contains("Back"), "what was taken back is kept too");
}

#[test]
fn a_small_terminal_says_so_and_a_larger_one_goes_on() {
    let save = game("small.game");
    let mut terminal = Terminal::start(&play(&save), 10, 40, &[]);
    terminal.wait_for("too small");
    terminal.resize(24, 80);
    terminal.wait_for("Keep this hand?");
    terminal.resize(40, 140);
    terminal.wait("the wide board", |t| t.contains("Keep this hand?") && t.lines().any(|l| l.chars().count() > 100));
    terminal.press("q");
    terminal.end();
}

#[test]
fn no_color_means_no_color() {
    for (environment, colored) in [(&[][..], true), (&[("NO_COLOR", "1")][..], false)] {
        let save = game(if colored { "color.game" } else { "no-color.game" });
        let mut terminal = Terminal::start(&play(&save), 24, 80, environment);
        terminal.wait_for("Keep this hand?");
        terminal.press("q");
        let all = terminal.end();
        let foreground = all.contains("\u{1b}[38;") || (30..38).any(|n| all.contains(&format!("\u{1b}[{n}m")));
        assert_eq!(foreground, colored);
    }
}

fn speaking<'a>(save: &'a str, code: &'a str) -> Vec<&'a str> {
    [play(save), vec!["--lang", code]].concat()
}

#[test]
fn the_screen_speaks_german() {
    let save = game("german.game");
    let mut terminal = Terminal::start(&speaking(&save, "de"), 24, 80, &[]);
    let opening = terminal.wait_for("Diese Hand behalten?");
    assert!(opening.contains("Leben 20  Hand 7") && opening.contains("? Hilfe"), "{opening}");
    terminal.press("?");
    // The whole list of keys, the last one too.
    terminal.wait("all keys", |t| t.contains("in der Liste bewegen") && t.contains("gehen; die Partie bleibt"));
    terminal.press("x");
    terminal.press("\r");
    let main = terminal.wait_for("Du hast Priorität");
    assert!(main.contains("Mara: erste Hauptphase") && main.contains("spielen"), "{main}");
    terminal.press("\t");
    terminal.press("w");
    let why = terminal.wait_for("warum nicht?");
    assert!(why.contains("nein, ") && why.contains("(CR "), "{why}");
    terminal.press("x");
    terminal.press("q");
    assert!(terminal.end().contains("Die Partie ist nicht zu Ende"));
}

/// Wide characters: nothing is cut in half, nothing pushes a border out of its column.
#[test]
fn the_screen_speaks_japanese() {
    let save = game("japanese.game");
    let mut terminal = Terminal::start(&speaking(&save, "ja"), 24, 80, &[]);
    terminal.wait_for("この手札をキープする？");
    terminal.press("\r");
    let main = terminal.wait_for("あなたに優先権がある");
    assert!(main.contains("戦闘前メイン・フェイズ"), "{main}");
    {
        let screen = terminal.screen.lock().expect("no panic");
        let cell = |row, column| screen.screen().cell(row, column).expect("a cell").contents().to_owned();
        let top = (0..24).find(|row| cell(*row, 0) == "┌").expect("the form has a border");
        for row in top + 1..23 {
            assert_eq!((cell(row, 0).as_str(), cell(row, 79).as_str()), ("│", "│"), "row {row} of\n{main}");
        }
    }
    terminal.press("\t");
    terminal.press("w");
    terminal.wait_for("なぜできない？");
    terminal.press("x");
    terminal.resize(10, 40);
    terminal.wait_for("端末が小さすぎる");
    terminal.press("q");
    assert!(terminal.end().contains("ゲームは終わっていない"));
}
