//! Words for "you" that a generation of wording spells with a capital ("Deiner Wahl").

use super::{Address, Grammar};
use std::borrow::Cow;

impl Grammar {
    /// A text as rules write it, whatever its generation: words of address with a capital only where a sentence begins.
    pub fn without_capitals<'t>(&self, text: &'t str) -> Cow<'t, str> {
        if self.generations.iter().all(|g| g.address == Address::AsWritten) {
            return Cow::Borrowed(text);
        }
        let begins = |at: usize| {
            let before = text[..at].trim_end_matches([' ', '(', '"', '„', '“']);
            before.is_empty()
                || before.len() < at && before.ends_with(['.', ':', '—', '•'])
                || text[..at].ends_with('\n')
        };
        self.spelled(text, |at, word| if begins(at) { word.to_owned() } else { word.to_lowercase() })
    }

    /// A text as a generation spells it.
    pub fn in_spelling_of<'t>(&self, generation: usize, text: &'t str) -> Cow<'t, str> {
        match self.generations[generation].address {
            Address::AsWritten => Cow::Borrowed(text),
            Address::Capital => self.spelled(text, |_, word| crate::scan::capitalised(word)),
        }
    }

    /// The words of address as they are spelled by where they stand.
    fn spelled<'t>(&self, text: &'t str, spell: impl Fn(usize, &str) -> String) -> Cow<'t, str> {
        let mut out = String::with_capacity(text.len());
        let mut rest = text;
        while let Some(at) = rest.find(char::is_alphanumeric) {
            let (before, from) = rest.split_at(at);
            let (word, behind) = from.split_at(from.find(|c: char| !c.is_alphanumeric()).unwrap_or(from.len()));
            out.push_str(before);
            if self.address.contains(&word.to_lowercase()) {
                let spelled = spell(out.len(), word);
                out.push_str(&spelled);
            } else {
                out.push_str(word);
            }
            rest = behind;
        }
        out.push_str(rest);
        Cow::Owned(out)
    }
}
