//! What one viewer has before it: the board, the log, and what it is asked.

use messages::{Asked, Identities, Line, Log, Names, Words};
use rules::Seat;
use rules::knowledge::{PromptView, Told, View, Viewer};

/// Everything that a screen shows, from one viewer's stream and nothing else.
pub struct Sight {
    pub words: Words,
    pub view: View,
    /// The log so far.
    pub lines: Vec<Line>,
    /// What the viewer is asked.
    pub asked: Option<PromptView>,
    log: Log,
}

impl Sight {
    pub fn new(words: Words, view: View) -> Sight {
        Sight { words, view, lines: Vec::new(), asked: None, log: Log::default() }
    }

    /// Takes in what happened up to a new view.
    pub fn see(&mut self, told: &[Told], view: View) {
        self.log.extend(&mut self.lines, &self.words, told, &view);
        self.view = view;
    }

    /// Forgets the log, to be told it anew.
    pub fn begin_anew(&mut self) {
        let identities = self.identities();
        (self.lines, self.log, self.asked) = (Vec::new(), Log::default(), None);
        self.show_identities(identities);
    }

    pub fn names(&self) -> &Names {
        &self.log.names
    }
    pub fn identities(&self) -> Identities {
        self.log.names.identities
    }
    pub fn show_identities(&mut self, identities: Identities) {
        self.log.names.identities = identities;
    }

    /// The seat that sits below: the viewer's own, or the first.
    pub fn below(&self) -> Seat {
        match self.view.viewer {
            Viewer::Seat(seat) => seat,
            Viewer::Spectator => Seat(0),
        }
    }

    /// The open prompt in words.
    pub fn words_asked(&self) -> Asked {
        let asked = self.asked.as_ref();
        asked.map_or_else(Asked::default, |prompt| Asked::of(&self.words, self.names(), &self.view, prompt))
    }
}
