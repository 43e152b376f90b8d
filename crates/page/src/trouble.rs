//! What on a page does not agree with the rest or was not understood, in the reader's words.

use crate::block::{Block, Verdict};
use crate::identity::Identity;
use crate::known::Known;
use crate::line::{Heading, Shape, Written};
use crate::printed;
use crate::prose;
use crate::reading::{Stop, Why};
use crate::tongue::{self, Tongue};
use crate::understand::shortened;
use crate::{Kind, Page, Trouble, TroubleKind};
use messages::{Arg, Messages};
use oracle::reminder::Fault;

/// Of a whole page, in the order of its lines.
pub fn all(page: &Page, known: &Known, lines: &[Written], words: &Messages) -> Vec<Trouble> {
    let mut teller = Teller { words, troubles: Vec::new() };
    for block in &page.blocks {
        teller.of_block(page, known, block);
    }
    teller.labels(page, lines);
    if let Some(card) = page.identity.card() {
        teller.troubles.extend(printed::troubles(lines, &known.cards[card].card.faces, words));
    }
    teller.sets_and_rulings(page, known);
    for line in page.lines.iter().filter(|l| l.kind == Kind::Unrecognised) {
        let text = ("text", shortened(&line.text).into());
        let said = match line.tongue {
            Some(tongue) => words.say("trouble-not-recognised-in", &[("language", tongue.said(words).into()), text]),
            None => words.say("trouble-not-recognised", &[text]),
        };
        teller.add(line.number, TroubleKind::Unrecognised, said);
    }
    teller.troubles.sort_by_key(|trouble| trouble.line);
    teller.troubles
}

struct Teller<'a> {
    words: &'a Messages,
    troubles: Vec<Trouble>,
}

impl Teller<'_> {
    fn add(&mut self, line: usize, what: TroubleKind, message: String) {
        self.troubles.push(Trouble { line, what, message });
    }

    fn say(&self, id: &str, args: &[(&str, Arg)]) -> String {
        self.words.say(id, args)
    }

    fn tongue(&self, tongue: Tongue) -> Arg {
        tongue.said(self.words).into()
    }

    fn sets_and_rulings(&mut self, page: &Page, known: &Known) {
        let named = if let Identity::Named(card) = &page.identity { Some(*card) } else { None };
        let printed = named.and_then(|card| known.printed(card));
        for (line, set) in &page.sets {
            if printed.is_some_and(|p| !p.sets.contains(&set.code)) {
                let of = [("set", set.name.as_str().into()), ("code", set.code.as_str().into())];
                self.add(*line, TroubleKind::Set, self.say("trouble-set", &of));
            }
        }
        for ruling in page.rulings.iter().filter(|r| r.is_of_card == Some(false)) {
            self.add(*ruling.lines.start(), TroubleKind::Ruling, self.say("trouble-ruling", &[]));
        }
    }

    fn of_block(&mut self, page: &Page, known: &Known, block: &Block) {
        self.name(page, known, block);
        if let Some(stop) = block.stop() {
            self.unread(block, stop);
        } else if let Some(at) = prose::loose_parenthesis(&block.text) {
            let (line, column) = block.place(at);
            self.add(line, TroubleKind::Unread, self.say("trouble-parenthesis", &[("column", column.into())]));
        } else {
            self.reminders(block);
        }
        let Verdict::Differs(differences) = &block.verdict else { return };
        let language = ("language", block.tongue.map_or(String::new().into(), |tongue| self.tongue(tongue)));
        for difference in differences {
            let message = match (&difference.says, &difference.wanted) {
                (Some(says), Some(wanted)) => {
                    let other = self.say("trouble-says-else", &[language.clone(), ("says", says.as_str().into())]);
                    format!("{other}\n{}", self.say("trouble-instead", &[("wanted", wanted.as_str().into())]))
                }
                (None, Some(wanted)) => {
                    self.say("trouble-leaves-out", &[language.clone(), ("wanted", wanted.as_str().into())])
                }
                (Some(says), None) => {
                    self.say("trouble-says-more", &[language.clone(), ("says", says.as_str().into())])
                }
                (None, None) => self.say("trouble-means-else", std::slice::from_ref(&language)),
            };
            self.add(difference.line, TroubleKind::Differs, message);
        }
    }

    /// Explanations that do not say what the rules say. They have no meaning (CR 207.2), so the text is read all the same.
    fn reminders(&mut self, block: &Block) {
        let Some(reading) = block.read().filter(|_| block.is_explained_again() == Some(false)) else { return };
        for remark in reading.remarks(&block.text) {
            let (line, _) = block.place(remark.at);
            let said = block.text[remark.at..].lines().next().unwrap_or("");
            let message = match remark.fault {
                Fault::OfNothing => self.say("trouble-reminder-nothing", &[("text", shortened(said).into())]),
                Fault::Other(rule) => self.say("trouble-reminder-other", &[("rule", rule.into())]),
                Fault::NotUnderstood => self.say("trouble-reminder-unread", &[("text", shortened(said).into())]),
            };
            self.add(line, TroubleKind::Reminder, message);
        }
    }

    /// A name that is not the card's in the language of its text.
    fn name(&mut self, page: &Page, known: &Known, block: &Block) {
        let (Some(title), Identity::Named(card)) = (&block.name, &page.identity) else { return };
        let (card, text) = (*card, ("text", title.text.as_str().into()));
        let of_card: Vec<_> = title.named.iter().filter(|n| n.card == card).collect();
        if let Some(other) = title.named.first().filter(|_| of_card.is_empty()) {
            let language = ("language", self.tongue(Tongue::Ours(other.language)));
            let message = self.say("trouble-name-of", &[text, language, ("card", known.name(other.card).into())]);
            return self.add(title.line, TroubleKind::Name, message);
        }
        let Some(tongue) = block.tongue else { return };
        let Some(first) = of_card.first() else {
            let own = tongue.ours().and_then(|language| known.local_name(card, block.face, language));
            let Some(own) = own else { return };
            let named =
                [text, ("language", self.tongue(tongue)), ("card", known.name(card).into()), ("own", own.into())];
            return self.add(title.line, TroubleKind::Name, self.say("trouble-other-name", &named));
        };
        let fits =
            |n: &&crate::known::Named| Tongue::Ours(n.language) == tongue || n.language == oracle::Language::English;
        if block.reading.is_some() && !of_card.iter().any(fits) {
            let of = [("name", self.tongue(Tongue::Ours(first.language))), ("text", self.tongue(tongue))];
            self.add(title.line, TroubleKind::Language, self.say("trouble-name-language", &of));
        }
    }

    /// One message for a text that was not understood.
    fn unread(&mut self, block: &Block, stop: &Stop) {
        let (line, column) = block.place(stop.at);
        let first = block.lines.as_ref().map_or(line, |lines| *lines.start());
        let language = match block.tongue {
            Some(tongue) => self.tongue(tongue),
            None => self.say("trouble-this-text", &[]).into(),
        };
        let what = TroubleKind::Unread;
        if let Why::Language(tongue) = stop.why {
            return self.add(first, what, self.say("trouble-foreign", &[("language", self.tongue(tongue))]));
        }
        let mixed = block.text.lines().enumerate().find_map(|(i, text)| Some((i, tongue::mixture(text)?)));
        if let Some((i, (word, scripts))) = mixed {
            let scripts =
                scripts.into_iter().map(|script| self.say("script", &[("script", script.to_lowercase().into())]));
            let scripts = scripts.collect::<Vec<_>>().join(" + ");
            let message = self.say("trouble-mixed", &[("word", word.into()), ("scripts", scripts.into())]);
            return self.add(first + i, what, message);
        }
        let message = match stop.why {
            Why::Cut => self.say("trouble-cut", &[("language", language)]),
            Why::Ambiguous => self.say("trouble-ambiguous", &[("language", language)]),
            Why::NotUnderstood | Why::Language(_) => {
                let rest = block.text.get(stop.at..).unwrap_or("").trim_start();
                let found: String = rest.chars().take_while(|c| *c != '\n').take(40).collect();
                let of = [("language", language), ("column", column.into()), ("found", found.into())];
                let message = self.say("trouble-unread", &of);
                match stop.language.map(|language| self.words.expected(language, &stop.expected)) {
                    Some(what) if !what.is_empty() => {
                        format!("{message}\n{}", self.say("trouble-expected", &[("what", what.into())]))
                    }
                    _ => message,
                }
            }
        };
        self.add(line, what, message);
    }

    /// Labels that speak for another language than the text below them, or for none.
    fn labels(&mut self, page: &Page, lines: &[Written]) {
        for line in lines {
            let heading = match &line.shape {
                Shape::Heading(heading) => Some(heading),
                _ => line.label.as_ref(),
            };
            match heading {
                Some(Heading::UnknownCode(code)) => {
                    let message = self.say("trouble-code", &[("code", code.as_str().into())]);
                    self.add(line.number, TroubleKind::Language, message);
                }
                Some(Heading::Language(said)) => {
                    if let Some(is) = below(page, line.number).filter(|is| is != said) {
                        let of = [("label", self.tongue(*said)), ("language", self.tongue(is))];
                        self.add(line.number, TroubleKind::Language, self.say("trouble-label", &of));
                    }
                }
                Some(Heading::Rulings | Heading::Other) | None => {}
            }
        }
    }
}

/// The language of the first text from a line on.
fn below(page: &Page, line: usize) -> Option<Tongue> {
    let start = |b: &&Block| b.name.as_ref().map_or_else(|| b.lines.as_ref().map_or(0, |l| *l.start()), |t| t.line);
    let below = page.blocks.iter().filter(|b| start(b) >= line).min_by_key(start);
    below.filter(|b| b.reading.is_some()).and_then(|b| b.tongue)
}
