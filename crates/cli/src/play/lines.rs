//! Play line by line: for a pipe, a screen reader, or a program.
//!
//! A prompt is printed with its choices numbered; one line of input answers it.

use super::draft::{Draft, Picked};
use super::session::Session;
use super::text;
use messages::{Asked, Weight};
use rules::knowledge::{PromptView, Reply};
use std::io::{self, BufRead, Write};

/// How the game went.
pub enum Ended {
    Over,
    /// Input ended, or the person left: the game is kept.
    Left,
}

/// Plays to the end of the game or of the input.
pub fn run(session: &mut Session, input: &mut dyn BufRead, out: &mut dyn Write) -> io::Result<Ended> {
    session.go_on()?;
    let mut told = 0;
    loop {
        told = tell(session, told, out)?;
        if session.over().is_some() {
            return Ok(Ended::Over);
        }
        let prompt = session.sight.asked.clone().expect("the person is asked");
        let asked = session.sight.words_asked();
        let mut draft = Draft::of(&prompt);
        loop {
            show(session, &prompt, &asked, &draft, out)?;
            let mut line = String::new();
            if input.read_line(&mut line)? == 0 {
                return Ok(Ended::Left);
            }
            match act(session, &prompt, &asked, &mut draft, line.trim(), out)? {
                Act::Again => {}
                Act::Done => break,
                Act::Leave => return Ok(Ended::Left),
            }
        }
        told = told.min(session.sight.lines.len());
    }
}

/// Prints what the log has not said yet; returns how much is said.
fn tell(session: &Session, told: usize, out: &mut dyn Write) -> io::Result<usize> {
    for line in &session.sight.lines[told..] {
        let text = line.shown(&session.sight.words);
        match line.weight {
            Weight::Heading => writeln!(out, "\n== {text} ==")?,
            Weight::Plain => writeln!(out, "  {text} [{}]", line.rule)?,
            Weight::Fine => {}
        }
    }
    Ok(session.sight.lines.len())
}

fn show(session: &Session, prompt: &PromptView, asked: &Asked, draft: &Draft, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "\n{}", text::heading(&session.sight, asked))?;
    if let Some(because) = &asked.because {
        writeln!(out, "  {}", session.sight.words.say("quoted", &[("text", because.as_str().into())]))?;
    }
    for nth in 0..text::rows(draft, asked) {
        writeln!(out, "  {:>2}) {}", nth + 1, text::row(&session.sight, prompt, asked, draft, nth))?;
        if let Draft::Rows { options, .. } = draft {
            let all = (0..options[nth]).map(|n| format!("{n} {}", text::option(&session.sight, prompt, nth, n)));
            writeln!(out, "        {}", session.sight.words.list(all))?;
        }
    }
    if let PromptView::Pay { plan, .. } = prompt {
        writeln!(out, "  {}", session.sight.words.plan(session.sight.names(), plan))?;
    }
    write!(out, "{} ", session.sight.words.say(text::hint(draft, prompt), &[]))?;
    out.flush()
}

enum Act {
    Again,
    Done,
    Leave,
}

/// What a line of input says.
enum Said<'l> {
    /// An empty line: what does least.
    Least,
    Numbers(Vec<u32>),
    Text(&'l str),
    Help,
    Board,
    Undo,
    Withdraw,
    Concede,
    PassTurn,
    Leave,
    Nothing,
}

fn said(line: &str) -> Said<'_> {
    let words: Vec<&str> = line.split_whitespace().collect();
    match words.as_slice() {
        [] => Said::Least,
        ["q" | "quit"] => Said::Leave,
        ["?" | "help"] => Said::Help,
        ["b" | "board"] => Said::Board,
        ["u" | "undo"] => Said::Undo,
        ["x" | "withdraw"] => Said::Withdraw,
        ["concede"] => Said::Concede,
        ["e"] => Said::PassTurn,
        ["t", nth] => Said::Text(nth),
        numbers => {
            let all: Option<Vec<u32>> = numbers.iter().map(|n| n.parse().ok()).collect();
            all.map_or(Said::Nothing, Said::Numbers)
        }
    }
}

fn act(
    session: &mut Session,
    prompt: &PromptView,
    asked: &Asked,
    draft: &mut Draft,
    line: &str,
    out: &mut dyn Write,
) -> io::Result<Act> {
    let outcome = match said(line) {
        Said::Leave => return Ok(Act::Leave),
        Said::Help => return tell_and_ask(out, &session.sight.words.say("lines-help", &[])),
        Said::Board => return text::board(&session.sight, out).map(|()| Act::Again),
        Said::Text(nth) => return tell_and_ask(out, &text_of(session, asked, draft, nth)),
        Said::Nothing => return tell_and_ask(out, &not_understood(session)),
        Said::Undo => match session.take_back()? {
            Ok(()) => return Ok(Act::Done),
            Err(why) => return tell_and_ask(out, &why.said(session.sight.words.messages)),
        },
        Said::Concede => return session.concede().map(|()| Act::Done),
        Said::PassTurn => {
            session.stops.pass_until(table::Until::EndOfTurn, session.sight.view.turn);
            return session.go_on().map(|()| Act::Done);
        }
        Said::Withdraw => session.reply(&Reply::Withdraw)?,
        Said::Least => least(session, prompt, draft, asked)?,
        Said::Numbers(numbers) => match take(draft, asked, &numbers) {
            Some(nth) => reply(session, prompt, draft, nth)?,
            None => return tell_and_ask(out, &not_understood(session)),
        },
    };
    match outcome {
        Ok(()) => Ok(Act::Done),
        Err(illegal) => {
            *draft = Draft::of(prompt);
            tell_and_ask(out, &session.sight.words.messages.refused(illegal))
        }
    }
}

fn tell_and_ask(out: &mut dyn Write, text: &str) -> io::Result<Act> {
    writeln!(out, "{text}").map(|()| Act::Again)
}

fn not_understood(session: &Session) -> String {
    session.sight.words.say("lines-not-understood", &[])
}

/// The text of the choice with this number.
fn text_of(session: &Session, asked: &Asked, draft: &Draft, nth: &str) -> String {
    let choice = nth.parse::<usize>().ok().and_then(|n| asked.choices.get(draft.at(n.checked_sub(1)?)));
    match choice.and_then(|c| c.object) {
        Some(handle) => text::card(&session.sight, handle).join("\n"),
        None => not_understood(session),
    }
}

/// What does least: pass, the form as it stands, or what the rules know to be least.
fn least(
    session: &mut Session,
    prompt: &PromptView,
    draft: &Draft,
    asked: &Asked,
) -> io::Result<Result<(), rules::Illegal>> {
    match draft {
        Draft::One { .. } | Draft::Some { .. } => {
            let least = session.table.least(session.seat).expect("the person is asked");
            session.reply(&least)
        }
        _ => reply(session, prompt, draft, asked.choices.len()),
    }
}

fn reply(
    session: &mut Session,
    prompt: &PromptView,
    draft: &Draft,
    nth: usize,
) -> io::Result<Result<(), rules::Illegal>> {
    // A payment with a place is a mana ability by hand.
    let reply = match draft {
        Draft::Pay if nth < text::mana_rows(prompt) => Reply::Mana(nth),
        _ => draft.reply(prompt, nth).expect("a draft fits its prompt"),
    };
    session.reply(&reply)
}

/// Fills the draft from the numbers of a line. Some(n): the reply is whole, with the n-th element.
fn take(draft: &mut Draft, asked: &Asked, numbers: &[u32]) -> Option<usize> {
    let places: Option<Vec<usize>> = numbers.iter().map(|n| (*n as usize).checked_sub(1)).collect();
    match draft {
        Draft::One { .. } | Draft::Pay => match places?.as_slice() {
            [nth] if *nth < asked.choices.len() => Some(*nth),
            _ => None,
        },
        Draft::Some { picked, .. } => {
            picked.clear();
            for nth in places?.into_iter().filter(|n| *n < asked.choices.len()) {
                if draft.pick(nth) == Picked::Whole {
                    break;
                }
            }
            Some(0)
        }
        Draft::Number { value, min, max } => match numbers {
            [n] if (*min..=*max).contains(n) => {
                *value = *n;
                Some(0)
            }
            _ => None,
        },
        Draft::Order(order) => {
            let places = places?;
            let mut sorted = places.clone();
            sorted.sort_unstable();
            (sorted == (0..order.len()).collect::<Vec<_>>()).then(|| *order = places)?;
            Some(0)
        }
        Draft::Partition { away, .. } => {
            for nth in places? {
                *away.get_mut(nth)? = true;
            }
            Some(0)
        }
        Draft::Split { among, over, total } => {
            if numbers.iter().sum::<u32>() != *total {
                return None;
            }
            if numbers.len() == among.len() + 1 {
                *over = Some(numbers[among.len()]);
            } else if numbers.len() != among.len() {
                return None;
            }
            let count = among.len();
            among.copy_from_slice(&numbers[..count]);
            Some(0)
        }
        // One number for each creature, 0 for nobody.
        Draft::Rows { chosen, options } => {
            let fits =
                numbers.len() == chosen.len() && numbers.iter().zip(&*options).all(|(n, of)| (*n as usize) < *of);
            fits.then(|| chosen.iter_mut().zip(numbers).for_each(|(c, n)| *c = *n as usize))?;
            Some(0)
        }
    }
}
