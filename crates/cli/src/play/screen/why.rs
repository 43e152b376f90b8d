//! "Why not?": what cannot be done with an object now, and by which rule.

use super::Screen;
use crate::play::text;
use rules::knowledge::Handle;

impl Screen<'_> {
    /// Each action that one might think of with this object, and what the rules say to it.
    pub fn why_not(&self, object: Handle) -> Vec<String> {
        let words = &self.session.sight.words;
        let name = text::name(&self.session.sight, object);
        let mut lines = vec![words.say("why-title", &[("what", name.into())])];
        let sight = &self.session.sight;
        for (label, offer) in messages::thinkable(words, sight.names(), &sight.view, object) {
            lines.push(match self.session.why_not(&offer) {
                None => words.say("why-may", &[("action", label.into())]),
                Some(illegal) => words.say(
                    "why-may-not",
                    &[
                        ("action", label.into()),
                        ("why", words.messages.reason(illegal.why).into()),
                        ("rule", illegal.rule.into()),
                    ],
                ),
            });
        }
        lines
    }
}
