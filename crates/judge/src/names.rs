//! Which object a step means.

use crate::bench::Bench;
use crate::problem::{Problem, Words, said};
use ir::Zone;
use rules::face_down::By;
use rules::{ObjectRef, Seat, Slot, Targeted, WhichFace};

impl Bench {
    /// The object that words name: a label, or a card name where just one object fits.
    pub fn object(&self, words: &Words) -> Result<ObjectRef, Problem> {
        if words.text.starts_with('#') {
            let what = self.label(words)?;
            if !self.truth().state().exists(what) {
                return Err(words.problem("problem-gone").hint("hint-new-object"));
            }
            return Ok(what);
        }
        self.named(words)
    }

    /// What a label names, also where it is gone.
    pub fn label(&self, words: &Words) -> Result<ObjectRef, Problem> {
        self.labels.get(&words.text).copied().ok_or_else(|| {
            let known: Vec<&str> = self.labels.keys().map(String::as_str).collect();
            words
                .problem("problem-no-label")
                .did_you_mean(&words.text, known.iter().copied())
                .hint(said("hint-labels", [("list", known.join(", ").into())]))
        })
    }

    fn named(&self, words: &Words) -> Result<ObjectRef, Problem> {
        let (seat, name) = self.possessor(words)?;
        self.check_name(&name)?;
        let truth = self.truth();
        let fits = |slot: &Slot| {
            let object = truth.state().object(*slot);
            let whose =
                if matches!(object.zone, Zone::Battlefield | Zone::Stack) { object.controller } else { object.owner };
            truth.card_name(*slot) == name.text && seat.is_none_or(|s| s == whose)
        };
        let found: Vec<Slot> = self.everywhere().into_iter().filter(fits).collect();
        // Where an object of the table fits, cards in hands and libraries are not meant.
        let public = |s: &&Slot| matches!(truth.state().object(**s).zone, Zone::Battlefield | Zone::Stack);
        let near: Vec<Slot> = found.iter().filter(public).copied().collect();
        match (near.as_slice(), found.as_slice()) {
            ([one], _) | ([], [one]) => Ok(truth.state().reference(*one)),
            ([], []) => Err(words.problem("problem-no-object")),
            _ => Err(words.problem("problem-several-objects").hint("hint-label")),
        }
    }

    /// `Ann's Gray Ogre` is Ann and the card name.
    pub fn possessor(&self, words: &Words) -> Result<(Option<Seat>, Words), Problem> {
        match words.text.split_once("'s ") {
            Some((name, _)) if self.draft.seats.iter().any(|s| s == name) => {
                let seat = self.seat(&words.part(0, name.len()))?;
                Ok((Some(seat), words.part(name.len() + 3, words.text.len())))
            }
            _ => Ok((None, words.clone())),
        }
    }

    pub fn check_name(&self, name: &Words) -> Result<(), Problem> {
        if self.cards.get(&name.text).is_some() { Ok(()) } else { Err(self.cards.unknown(name)) }
    }

    /// An object or a player, as a target.
    pub fn targeted(&self, words: &Words) -> Result<Targeted, Problem> {
        if self.draft.seats.contains(&words.text) {
            return Ok(Targeted::Player(self.seat(words)?));
        }
        Ok(Targeted::Object(self.object(words)?))
    }

    /// The object meant among these, or, if none fits, any in the game (which will be refused).
    pub fn among(&self, words: &Words, from: &[Slot], used: &[Slot]) -> Result<Slot, Problem> {
        if words.text.starts_with('#') {
            return Ok(self.object(words)?.slot);
        }
        self.check_name(words)?;
        let truth = self.truth();
        let fit = from.iter().find(|s| !used.contains(s) && truth.card_name(**s) == words.text);
        match fit {
            Some(slot) => Ok(*slot),
            None => Ok(self.named(words)?.slot),
        }
    }

    /// A card of this name that the seat may be thinking of when it casts or plays it: its
    /// hand, then the top of its library, its graveyard, its cards in exile.
    pub fn card_to_play(&self, seat: Seat, words: &Words) -> Result<(Slot, WhichFace), Problem> {
        if words.text.starts_with('#') {
            return Ok((self.object(words)?.slot, WhichFace::Front));
        }
        if !self.cards.knows_face(&words.text) {
            return Err(self.cards.unknown(words));
        }
        let truth = self.truth();
        let state = truth.state();
        let hand = state.hands[seat.index()].iter();
        let top = state.libraries[seat.index()].last().into_iter();
        let graveyard = state.graveyards[seat.index()].iter();
        let exile = state.exile.iter().filter(|s| state.object(**s).owner == seat);
        let face = |slot: Slot| {
            if truth.card_name(slot) == words.text {
                Some(WhichFace::Front)
            } else {
                truth.back_name(slot).filter(|name| *name == words.text).map(|_| WhichFace::Back)
            }
        };
        let mut all = hand.chain(top).chain(graveyard).chain(exile).copied();
        all.find_map(|slot| face(slot).map(|face| (slot, face)))
            .ok_or_else(|| words.problem(said("problem-no-card-to-play", [("seat", self.seat_name(seat).into())])))
    }

    /// What `call` points at: `Ann's cloaked Gray Ogre`, `Ann's token Gray Ogre`,
    /// `Ann's 2nd cloaked permanent`, `Ann's 3rd permanent`, or an object.
    pub fn called(&self, words: &Words) -> Result<ObjectRef, Problem> {
        let (Some(seat), rest) = self.possessor(words)? else { return self.object(words) };
        let state = self.truth().state();
        let mine = |slot: &Slot| state.object(*slot).controller == seat;
        let (first, name) = rest.text.split_once(' ').unwrap_or(("", &rest.text));
        if let (Some(nth), Some(kind)) = (ordinal(first), name.strip_suffix("permanent")) {
            let is_any = kind.is_empty();
            let by = cause(kind.trim_end()).filter(|_| !is_any);
            if by.is_none() && !is_any {
                return Err(rest.problem("problem-face-down-word"));
            }
            let fits = |p: &rules::Permanent| match by {
                None => true,
                Some(by) => p.face_down.is_some_and(|b| by.is_none_or(|w| w == b)),
            };
            let mut all: Vec<_> = state.battlefield.iter().filter(|p| mine(&p.slot) && fits(p)).collect();
            all.sort_by_key(|p| state.object(p.slot).number);
            let found = all.get(nth).map(|p| state.reference(p.slot));
            return found.ok_or_else(|| rest.problem(said("problem-only", [("count", all.len().into())])));
        }
        if rest.text == "token" {
            let tokens: Vec<Slot> =
                state.battlefield.iter().map(|p| p.slot).filter(|s| mine(s) && self.truth().is_token(*s)).collect();
            return match tokens.as_slice() {
                [one] => Ok(state.reference(*one)),
                _ => Err(rest.problem(said("problem-many", [("count", tokens.len().into())]))),
            };
        }
        let by = cause(first).flatten();
        let is_token = first == "token";
        let start = if by.is_some() || is_token { first.len() + 1 } else { 0 };
        let name = rest.part(start, rest.text.len());
        self.check_name(&name)?;
        let fits = |slot: &Slot| {
            mine(slot)
                && self.truth().card_name(*slot) == name.text
                && (by.is_none() || state.permanent(*slot).is_some_and(|p| p.face_down == by))
                && (!is_token || self.truth().is_token(*slot))
        };
        let found: Vec<Slot> = state.battlefield.iter().map(|p| p.slot).filter(fits).collect();
        match found.as_slice() {
            [one] => Ok(state.reference(*one)),
            [] => Err(words.problem("problem-no-permanent")),
            _ => Err(words.problem("problem-several-permanents")),
        }
    }
}

fn ordinal(word: &str) -> Option<usize> {
    let digits = ["st", "nd", "rd", "th"].iter().find_map(|s| word.strip_suffix(s))?;
    digits.parse::<usize>().ok()?.checked_sub(1)
}

/// What made a permanent face down, in one word; `face-down` is any of them.
pub fn cause(word: &str) -> Option<Option<By>> {
    Some(match word {
        "face-down" => None,
        "cloaked" => Some(By::Cloak),
        "manifested" => Some(By::Manifest),
        "disguised" => Some(By::Disguise),
        "morphed" => Some(By::Morph),
        "turned-down" | "turned down" => Some(By::Effect),
        _ => return None,
    })
}
