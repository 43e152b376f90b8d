//! What one viewer has received of a game, and the same in words.

use crate::protocol::{Asked, AskedWords, ChoiceWords, LogLine, Weight};
use crate::{Record, replay_each};
use messages::{Cards, Language, Line, Log, Words};
use rules::knowledge::{Handle, Offer, PromptView, Told, View, Viewer};
use std::collections::BTreeMap;
use std::sync::Arc;

/// One viewer's stream.
pub struct Stream {
    pub viewer: Viewer,
    /// The view last given out.
    pub view: View,
    /// The number of the last moment.
    pub n: u32,
    /// The prompt that the seat has to answer by hand.
    pub asked: Option<PromptView>,
    /// One for each language that somebody reads this stream in.
    readers: BTreeMap<Language, Reader>,
}

/// The words of a stream in one language.
pub struct Reader {
    words: Words,
    log: Log,
    /// Everything so far.
    pub lines: Vec<LogLine>,
}

/// Who plays, and with what: what words are made of.
#[derive(Clone)]
pub struct Cast {
    pub cards: Arc<Cards>,
    pub names: Vec<String>,
}

impl Stream {
    pub fn new(viewer: Viewer, view: View, n: u32) -> Stream {
        Stream { viewer, view, n, asked: None, readers: BTreeMap::new() }
    }

    /// Takes in what the viewer was told on the way to a view; the lines that this adds, by language.
    pub fn see(&mut self, told: &[Told], view: View) -> BTreeMap<Language, Vec<LogLine>> {
        let added = self.readers.iter_mut().map(|(language, reader)| (*language, reader.see(told, &view))).collect();
        self.view = view;
        added
    }

    /// The words of this stream in a language, told from the beginning if nobody has read it so far.
    pub fn reader(&mut self, language: Language, cast: &Cast, record: &Record) -> &Reader {
        let viewer = self.viewer;
        self.readers.entry(language).or_insert_with(|| Reader::of(language, cast, record, viewer))
    }

    /// Tells everything anew, after something was taken back.
    pub fn retell(&mut self, cast: &Cast, record: &Record) {
        for (language, reader) in &mut self.readers {
            *reader = Reader::of(*language, cast, record, self.viewer);
        }
    }

    /// What one might think of doing with an object, in a language that somebody reads.
    pub fn thinkable(&self, language: Language, object: Handle) -> Vec<(String, Offer)> {
        let read = self.readers.get(&language);
        read.map_or(Vec::new(), |r| messages::thinkable(&r.words, &r.log.names, &self.view, object))
    }

    /// Forgets the words that nobody reads.
    pub fn keep_readers(&mut self, read: impl Fn(Language) -> bool) {
        self.readers.retain(|language, _| read(*language));
    }

    /// All lines so far in a language that somebody reads.
    pub fn lines(&self, language: Language) -> Vec<LogLine> {
        self.readers.get(&language).map_or(Vec::new(), |reader| reader.lines.clone())
    }

    pub fn languages(&self) -> Vec<Language> {
        self.readers.keys().copied().collect()
    }

    /// What the seat is asked, in words.
    pub fn asked_in(&self, language: Language) -> Option<Asked> {
        let (prompt, reader) = (self.asked.as_ref()?, self.readers.get(&language)?);
        let asked = messages::Asked::of(&reader.words, &reader.log.names, &self.view, prompt);
        let choices = asked.choices.into_iter();
        let choices = choices.map(|c| ChoiceWords { label: c.label, cost: c.cost, object: c.object });
        let words = AskedWords { title: asked.title, because: asked.because, choices: choices.collect() };
        Some(Asked { prompt: prompt.clone(), words })
    }
}

impl Reader {
    fn of(language: Language, cast: &Cast, record: &Record, viewer: Viewer) -> Reader {
        let words = Words::new(language, cast.cards.clone(), cast.names.clone());
        let mut reader = Reader { words, log: Log::default(), lines: Vec::new() };
        let told = replay_each(&cast.cards, record, viewer, &mut |moment| {
            reader.see(&moment.told, &moment.view);
        });
        told.expect("it was played");
        reader
    }

    fn see(&mut self, told: &[Told], view: &View) -> Vec<LogLine> {
        let lines = self.log.lines(&self.words, told, view);
        let lines: Vec<LogLine> = lines.into_iter().map(|line| logged(line, view.turn)).collect();
        self.lines.extend(lines.iter().cloned());
        lines
    }
}

pub fn logged(line: Line, turn: u32) -> LogLine {
    let weight = match line.weight {
        messages::Weight::Fine => Weight::Fine,
        messages::Weight::Plain => Weight::Plain,
        messages::Weight::Heading => Weight::Heading,
    };
    LogLine { text: line.text, rule: line.rule.to_owned(), weight, turn, faces: line.faces }
}
