//! A page for people: short, in the order in which one asks, and in the reader's language.

use crate::block::{Block, Verdict};
use crate::identity::{self, Fits, Identity};
use crate::known::{self, Known, Numbered, Set};
use crate::reading::Reading;
use crate::ruling::{self, How, Scenario};
use crate::tongue::{self, Tongue};
use crate::understand::shortened;
use crate::{Kind, Page, Ruling, TroubleKind};
use messages::{Arg, Language, Messages};
use oracle::type_line;

/// How much is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Detail {
    /// A line for each language and ruling.
    Short,
    /// Also all scenarios of each ruling, and what each line of the page is.
    Whole,
}

/// The report of a page, which was read with the same words.
pub fn text(page: &Page, known: &Known, words: &Messages, detail: Detail) -> String {
    let mut report = Report { page, known, words, detail, out: String::new() };
    report.head();
    report.languages();
    report.sets();
    report.rulings();
    report.troubles();
    report.lines();
    report.out
}

struct Report<'a> {
    page: &'a Page,
    known: &'a Known,
    words: &'a Messages,
    detail: Detail,
    out: String,
}

impl Report<'_> {
    fn line(&mut self, line: &str) {
        self.out.push_str(line);
        self.out.push('\n');
    }

    /// A paragraph begins.
    fn paragraph(&mut self, line: &str) {
        self.out.push('\n');
        self.line(line);
    }

    fn say(&self, id: &str, args: &[(&str, Arg)]) -> String {
        self.words.say(id, args)
    }

    fn told(&mut self, id: &str, args: &[(&str, Arg)]) {
        self.line(&self.say(id, args));
    }

    fn indented<'t>(&mut self, lines: impl IntoIterator<Item = &'t str>) {
        for line in lines {
            self.line(&format!("  {line}"));
        }
    }

    fn head(&mut self) {
        let page = self.page;
        match &page.identity {
            Identity::Named(card) => self.card_head(*card),
            Identity::ByText(card) => {
                self.card_head(*card);
                self.paragraph(&self.say("page-by-text", &[]));
            }
            Identity::Other(title) => self.other_head(title),
            Identity::Narrowed { title, fits } => self.narrowed(title.as_deref(), fits),
        }
    }

    fn card_head(&mut self, card: usize) {
        let shipped = &self.known.cards[card];
        let (language, english) = (self.words.language(), Language::English);
        let texts = shipped.texts(language).or_else(|_| shipped.texts(english)).unwrap_or_default();
        for (i, face) in shipped.card.faces.iter().enumerate() {
            if i > 0 {
                self.line("//");
            }
            let name = self.known.local_name(card, i, language).unwrap_or(&face.name);
            let cost = face.mana_cost.as_ref().map_or(String::new(), |cost| format!("  {cost}"));
            self.line(&format!("{name}{cost}"));
            self.line(&type_line::write_in(language, &face.type_line));
            self.indented(texts.get(i).into_iter().flat_map(|text| text.lines()));
        }
    }

    fn other_head(&mut self, title: &str) {
        self.line(title);
        self.told("page-not-shipped", &[]);
        let read = self.page.blocks.iter().filter(|b| b.verdict == Verdict::Agrees).find_map(Block::read);
        let said = |language| read.and_then(|r| known::said_in(language, title, &r.type_line, &r.abilities));
        if let Some(lines) = said(self.words.language()).or_else(|| said(Language::English)) {
            self.indented(lines.iter().map(String::as_str));
        }
        let same = read.map(|r| self.known.meaning(&r.abilities)).unwrap_or_default();
        if let [(card, _)] = same[..] {
            self.told("page-same-meaning", &[("card", self.name(card).into())]);
        }
    }

    /// The name of a card in the reader's language, both faces of a card with two.
    fn name(&self, card: usize) -> String {
        let faces = self.known.cards[card].card.faces.iter().enumerate();
        let name = |(i, face)| self.known.local_name(card, i, self.words.language()).unwrap_or(face_name(face));
        faces.map(name).collect::<Vec<_>>().join(" // ")
    }

    fn narrowed(&mut self, title: Option<&str>, fits: &Fits) {
        match title {
            Some(title) => {
                self.line(title);
                self.told("page-no-such-name", &[]);
            }
            None => self.told("page-nothing", &[]),
        }
        if self.page.rulings.is_empty() {
            return;
        }
        self.out.push('\n');
        if *fits == Fits::default() {
            return self.told("page-fits-none", &[]);
        }
        let kinds = [("page-fits-just", &fits.just), ("page-fits-more", &fits.more), ("page-fits-dated", &fits.dated)];
        for (id, cards) in kinds.into_iter().filter(|(_, cards)| !cards.is_empty()) {
            let cards = cards.iter().map(|&card| self.name(card)).collect::<Vec<_>>().join("; ");
            self.told(id, &[("count", self.page.rulings.len().into()), ("cards", cards.into())]);
        }
        let tongue = title.and_then(|title| self.page.lines.iter().find(|l| l.text == title)).and_then(|l| l.tongue);
        let tongue = tongue.or_else(|| title.and_then(tongue::of_prose));
        let others = identity::names_in(self.known, &fits.just, tongue);
        let foreign = tongue.filter(|tongue| tongue.ours() != Some(self.words.language()));
        if let (Some(tongue), false) = (foreign, others.is_empty()) {
            let list = others.iter().map(|(card, name)| format!("{name} ({})", self.name(*card)));
            let list = list.collect::<Vec<_>>().join("; ");
            let language = tongue.said(self.words);
            self.told("page-names-in", &[("language", language.into()), ("names", list.into())]);
        }
    }

    /// A line for each block.
    fn languages(&mut self) {
        let page = self.page;
        let texts: Vec<&Block> = page.blocks.iter().filter(|b| b.reading.is_some()).collect();
        if page.blocks.is_empty() || texts.is_empty() && page.blocks.len() == 1 {
            return;
        }
        let agree = texts.iter().filter(|b| b.verdict == Verdict::Agrees).count();
        let mut tongues: Vec<_> = texts.iter().filter_map(|b| b.tongue).collect();
        tongues.sort_by_key(|t| t.code());
        tongues.dedup();
        let counts = [("texts", texts.len().into()), ("languages", tongues.len().into())];
        let counted = self.say("page-texts", &counts);
        let verdict = match texts.len() {
            0 => None,
            1 if agree == 1 => Some(self.say("page-read", &[])),
            all if agree == all => Some(self.say("page-all-agree", &[])),
            _ => Some(self.say("page-some-agree", &[("agree", agree.into())])),
        };
        self.paragraph(&verdict.map_or(counted.clone(), |verdict| self.words.about(counted, verdict)));
        let nameless = self.say("page-no-name", &[]);
        let name = |block: &Block| block.name.as_ref().map_or(nameless.clone(), |title| title.text.clone());
        let width = page.blocks.iter().map(|b| columns(&name(b))).max().unwrap_or(0).min(40);
        for block in &page.blocks {
            let (code, name) = (self.code(block.tongue), name(block));
            let gaps = [4_usize.saturating_sub(columns(&code)), width.saturating_sub(columns(&name))];
            let [after_code, gap] = gaps.map(|gap| " ".repeat(gap));
            let told = format!("  {code}{after_code} {name}{gap}  {}", self.about(block));
            self.line(told.trim_end());
        }
        self.rendered(&texts);
    }

    /// The code of a language; of one that is none of the eight its name.
    fn code(&self, tongue: Option<Tongue>) -> String {
        match tongue {
            None => "?".to_owned(),
            Some(Tongue::Ours(language)) => language.code().to_owned(),
            Some(other) => other.said(self.words),
        }
    }

    /// How many of the texts that were read come back from their meaning.
    fn rendered(&mut self, texts: &[&Block]) {
        let explained: Vec<bool> = texts.iter().filter_map(|block| block.is_explained_again()).collect();
        let bare: Vec<bool> = texts.iter().filter_map(|block| block.is_written_again()).collect();
        let right = |said: &[bool]| Arg::from(said.iter().filter(|right| **right).count());
        if bare.is_empty() {
            return;
        }
        let mut counts = vec![("bare", right(&bare)), ("texts", bare.len().into())];
        if explained.is_empty() {
            return self.told("page-rendered-bare", &counts);
        }
        counts.extend([("explained", right(&explained)), ("explaining", explained.len().into())]);
        self.told("page-rendered", &counts);
    }

    /// What is to be said of a block in a few words.
    fn about(&self, block: &Block) -> String {
        let verdict = match &block.verdict {
            Verdict::Agrees => None,
            Verdict::Differs(_) => Some("page-differs"),
            Verdict::Unread => Some("page-unread"),
            Verdict::NoText => Some("page-name-only"),
        };
        let mut said: Vec<String> = verdict.map(|id| self.say(id, &[])).into_iter().collect();
        if block.reminders > 0 {
            said.push(self.say("page-with-reminder", &[]));
        }
        if let Some(year) = block.read().and_then(year) {
            said.push(self.say("page-wording", &[("year", year.into())]));
        }
        if !block.flavor.is_empty() {
            said.push(self.say("page-flavor", &[]));
        }
        self.words.list(said)
    }

    fn sets(&mut self) {
        let page = self.page;
        let printed = page.identity.card().and_then(|card| self.known.printed(card));
        if page.sets.is_empty() {
            return;
        }
        let number = |set: &Set| {
            let card = page.identity.card().map(|card| self.known.name(card))?;
            let numbered = Numbered::of(&set.code, &card)?;
            let rarity = numbered.rarity.split(' ').next().unwrap_or_default();
            Some(format!(" {}, {}", numbered.number, self.say("rarity", &[("rarity", rarity.into())])))
        };
        let list =
            page.sets.iter().map(|(_, set)| format!("{} ({}{})", set.name, set.code, number(set).unwrap_or_default()));
        let list = ("sets", Arg::from(self.words.list(list)));
        let is_named = |code: &str| page.sets.iter().any(|(_, set)| set.code == code);
        let more = printed.map_or(0, |p| p.sets.iter().filter(|code| !is_named(code)).count());
        let said = match more {
            0 => self.say("page-sets", &[list]),
            more => self.say("page-sets-more", &[list, ("more", more.into())]),
        };
        self.paragraph(&said);
    }

    fn rulings(&mut self) {
        let page = self.page;
        if page.rulings.is_empty() {
            return;
        }
        let told = page.rulings.iter().filter(|r| r.known.is_some()).count();
        let dates: std::collections::BTreeSet<String> =
            page.rulings.iter().filter_map(|r| r.date).map(|date| date.to_string()).collect();
        let mut head = vec![self.say("page-rulings", &[("count", page.rulings.len().into())])];
        if let (1, Some(date)) = (dates.len(), dates.first()) {
            head.push(date.clone());
        }
        if let Some(printed) = page.identity.card().and_then(|card| self.known.printed(card)) {
            let of_card = page.rulings.iter().filter(|r| r.is_of_card == Some(true)).count();
            let all = printed.rulings.len();
            let id =
                if of_card == all && all == page.rulings.len() { "page-rulings-just" } else { "page-rulings-some" };
            head.push(self.say(id, &[("some", of_card.into()), ("all", all.into())]));
        }
        let others = page.rulings.len() - told;
        if others > 0 {
            head.push(self.say("page-rulings-others", &[("others", others.into())]));
        }
        self.paragraph(&self.words.list(head));
        for (i, ruling) in page.rulings.iter().enumerate() {
            self.ruling(i + 1, ruling);
        }
    }

    fn ruling(&mut self, number: usize, ruling: &Ruling) {
        // Rulings are published in English.
        let foreign = ruling.tongue.filter(|t| t.ours() != Some(Language::English));
        let tongue = foreign.map_or(String::new(), |t| format!("[{}] ", t.said(self.words)));
        let Some((which, how)) = ruling.known else {
            let near = ruling.tongue.and_then(|t| t.ours()).map_or(Vec::new(), |l| ruling::near(l, &ruling.text));
            let near = near.first().map(|s| self.say("page-near", &[("place", place(s).into())]));
            let near = near.map_or(String::new(), |near| format!("  {near}"));
            return self.line(&format!("  {number:>2}  {tongue}{}{near}", shortened(&ruling.text)));
        };
        let known = &ruling::all()[which];
        let scenarios = known.scenarios();
        let title = self.say(&known.id(), &[]);
        let title = match how {
            How::ByTerms(_) => self.say("page-by-terms", &[("title", title.into())]),
            How::WordForWord => title,
        };
        let title = format!("{tongue}{title}");
        let gap = " ".repeat(62_usize.saturating_sub(columns(&title)));
        let many = self.say("page-scenarios", &[("count", scenarios.len().into())]);
        self.line(&format!("  {number:>2}  {title}{gap}  CR {}, {many}", known.rules.join(", ")));
        if self.detail == Detail::Whole {
            for scenario in scenarios {
                self.line(&format!("        {}  {}", place(scenario), scenario.name));
            }
        }
    }

    fn troubles(&mut self) {
        let page = self.page;
        if page.troubles.is_empty() {
            return;
        }
        self.paragraph(&self.say("page-troubles", &[]));
        for trouble in &page.troubles {
            let mark = if trouble.what == TroubleKind::Differs { "!" } else { "-" };
            let place = self.say("page-line", &[("line", format!("{:>3}", trouble.line).into())]);
            let indent = " ".repeat(columns(&place) + 2);
            let message = trouble.message.replace('\n', &format!("\n  {indent}  "));
            self.line(&format!("  {mark} {place}  {message}"));
        }
    }

    /// All lines accounted for: how many are what.
    fn lines(&mut self) {
        let page = self.page;
        let count = |kind| page.lines.iter().filter(|l| l.kind == kind).count();
        let name = |kind: Kind| kind_id(kind).map_or(String::new(), |id| self.say(id, &[]));
        let told = KINDS.into_iter().filter(|kind| count(*kind) > 0);
        let told = self.words.list(told.map(|kind| format!("{} {}", count(kind), name(kind))));
        let lines: Vec<_> = page.lines.iter().filter(|l| l.kind != Kind::Blank).collect();
        let mut all =
            vec![String::new(), self.say("page-lines", &[("all", lines.len().into()), ("kinds", told.into())])];
        if self.detail == Detail::Whole {
            let width = KINDS.into_iter().map(|kind| columns(&name(kind))).max().unwrap_or(0);
            for line in lines {
                let name = name(line.kind);
                let gap = " ".repeat(width - columns(&name));
                let tongue = line.tongue.map_or(String::new(), |tongue| self.code(Some(tongue)));
                all.push(format!("  {:>4}  {name}{gap} {tongue:<4} {}", line.number, shortened(&line.text)));
            }
        }
        all.iter().for_each(|line| self.line(line));
    }
}

/// Kinds of lines, in the order in which they are counted.
const KINDS: [Kind; 14] = [
    Kind::Name,
    Kind::ManaCost,
    Kind::TypeLine,
    Kind::Rules,
    Kind::RulesWithReminder,
    Kind::Unread,
    Kind::Numbers,
    Kind::Flavor,
    Kind::Set,
    Kind::Date,
    Kind::Ruling,
    Kind::Heading,
    Kind::Fact,
    Kind::Unrecognised,
];

/// The message that names a kind of line.
const fn kind_id(kind: Kind) -> Option<&'static str> {
    Some(match kind {
        Kind::Blank => return None,
        Kind::Name => "page-kind-name",
        Kind::ManaCost => "page-kind-mana-cost",
        Kind::TypeLine => "page-kind-type-line",
        Kind::Rules => "page-kind-rules",
        Kind::RulesWithReminder => "page-kind-rules-with-reminder",
        Kind::Unread => "page-kind-unread",
        Kind::Numbers => "page-kind-numbers",
        Kind::Flavor => "page-kind-flavor",
        Kind::Set => "page-kind-set",
        Kind::Date => "page-kind-date",
        Kind::Ruling => "page-kind-ruling",
        Kind::Heading => "page-kind-heading",
        Kind::Fact => "page-kind-fact",
        Kind::Unrecognised => "page-kind-unrecognised",
    })
}

fn face_name(face: &ir::CardFace) -> &str {
    &face.name
}

fn place(scenario: &Scenario) -> String {
    format!("scenarios/{}:{}", scenario.file, scenario.line)
}

/// The year of the wording, where it is not that of today.
fn year(reading: &Reading) -> Option<&str> {
    let generation = reading.wording.generation.as_ref()?;
    generation.split('_').find(|part| part.len() == 4 && part.bytes().all(|b| b.is_ascii_digit()))
}

/// How many columns of a terminal a text takes.
fn columns(text: &str) -> usize {
    text.chars().map(|c| if (c as u32) >= 0x1100 && !matches!(c as u32, 0x1E00..=0x2E7F) { 2 } else { 1 }).sum()
}
