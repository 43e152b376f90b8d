//! Phrases that say aloud what a meaning leaves unsaid, or in another order.
//!
//! "This creature enters tapped" mentions the object; the meaning `Affected::This`
//! does not. "As this creature is turned face up" and "where X is" are whole
//! abilities said around one part.

use super::{Binder, Bound, Unbound};
use crate::term::{Node, Sym, T};
use crate::wording::WordingOption as O;

/// A phrase whose first part mentions this object, and the meaning without it.
const OF_THIS: [(&str, &str); 3] =
    [("AffectedOwn", "Affected.This"), ("AsLong", "AsLongAsYouControlThis"), ("RemoveFrom", "CostPart.RemoveCounters")];

/// A phrase whose first part mentions this object, where the meaning can be said without: "the cost to cast this spell".
const MAY_BE_OF_THIS: [(&str, &str); 2] =
    [("AdditionalCostOf", "Static.AdditionalCost"), ("KickedOf", "Condition.Kicked")];

/// Whole abilities said around what they have happen, and their meanings.
const AS: [(&str, &str); 2] =
    [("FaceUpOwn", "Static.AsTurnedFaceUp"), ("EntersOrFaceUpOwn", "Static.AsEntersOrTurnedFaceUp")];

impl Binder<'_> {
    fn as_phrase(&self, meaning: T) -> Option<&'static str> {
        AS.iter().find(|(_, known)| self.terms.is(meaning, known)).map(|(phrase, _)| *phrase)
    }

    /// The other side of a term that is said otherwise than it is meant; `None` for all others.
    pub(super) fn form(&mut self, name: &str, args: &[T]) -> Option<Bound> {
        for (phrase, meaning) in OF_THIS {
            if name == phrase && self.reading() {
                return Some(self.leave_out_this(meaning, args));
            }
            if name == meaning && !self.reading() {
                return Some(self.put_in_this(phrase, args));
            }
        }
        for (phrase, meaning) in MAY_BE_OF_THIS {
            if name == phrase && self.reading() {
                return Some(
                    self.is_this(args[0])
                        .and_then(|()| self.walk_all(&args[1..]))
                        .map(|parts| self.terms.named(meaning, parts)),
                );
            }
            if name == meaning && !self.reading() {
                return Some(self.with_or_without_this(meaning, phrase, args));
            }
        }
        if name == "OwnKeyword" && self.reading() {
            return Some(self.is_this(args[0]).map(|()| self.terms.named("Ability.Keyword", &args[1..])));
        }
        let says_itself = self.grammar.settings.contains_key("own_keyword");
        if name == "Ability.Keyword" && !self.reading() && says_itself && self.terms.view(args[0]).1.is_empty() {
            return Some(self.own_keyword(args[0]));
        }
        Some(match name {
            "AffectedAs" => Ok(self.terms.named("Affected.Attached", [])),
            "Affected.Attached" if !self.reading() => {
                let alternatives = self.attached();
                let what = self.terms.add(Node::Alt(alternatives.into()));
                Ok(self.terms.named("AffectedAs", [what]))
            }
            "FaceUpOwn" | "EntersOrFaceUpOwn" if self.reading() => {
                self.said_as(AS.iter().find(|(phrase, _)| *phrase == name)?.1, args)
            }
            "StaticWhere" => self.explained_static(args),
            "Ability.Static" if !self.reading() && self.as_phrase(args[0]).is_some() => {
                self.write_as(self.as_phrase(args[0])?, args)
            }
            "Ability.Static" if !self.reading() && self.measure(args[0]).is_some() => self.write_static(args),
            _ => return None,
        })
    }

    fn is_this(&mut self, mention: T) -> Result<(), Unbound> {
        let this = self.walk(mention)?;
        if self.terms.is(this, "Ref.This") { Ok(()) } else { Err(Unbound("only this object can be meant here".into())) }
    }

    fn say_this(&mut self) -> Bound {
        let this = self.terms.named("Ref.This", []);
        self.mention(this)
    }

    fn leave_out_this(&mut self, meaning: &str, args: &[T]) -> Bound {
        self.is_this(args[0])?;
        Ok(self.terms.named(meaning, &args[1..]))
    }

    fn put_in_this(&mut self, phrase: &str, args: &[T]) -> Bound {
        let parts = [&[self.say_this()?], args].concat();
        Ok(self.terms.named(phrase, parts))
    }

    /// A keyword ability, by its name and as what it means for the object: "this creature attacks without tapping".
    fn own_keyword(&mut self, keyword: T) -> Bound {
        let plain = self.terms.named("Ability.Keyword", [keyword]);
        let before = self.scope.clone();
        let this = self.say_this();
        self.scope = before;
        let said = self.terms.named("OwnKeyword", [this?, keyword]);
        Ok(self.terms.add(Node::Alt([(O::Default, plain), (O::Former, said)].into())))
    }

    /// The cost and the condition are parts of their own, so that the name is said there counts for nothing behind them.
    fn with_or_without_this(&mut self, meaning: &str, phrase: &str, args: &[T]) -> Bound {
        let parts = self.walk_all(args)?;
        let before = self.scope.clone();
        let this = self.say_this();
        self.scope = before;
        let named = [&[this?], &parts[..]].concat();
        let without = self.terms.named(meaning, parts);
        let with = self.terms.named(phrase, named);
        Ok(self.terms.add(Node::Alt([(O::Default, without), (O::FullName, with)].into())))
    }

    /// CR 614.1e. "As this creature (enters or) is turned face up, ..."
    fn said_as(&mut self, meaning: &str, args: &[T]) -> Bound {
        self.is_this(args[0])?;
        self.scope.mention_this();
        let effect = self.walk(args[1])?;
        let inner = self.terms.named(meaning, [effect]);
        Ok(self.terms.named("Ability.Static", [inner]))
    }

    fn write_as(&mut self, phrase: &str, args: &[T]) -> Bound {
        let mention = self.say_this()?;
        self.scope.mention_this();
        let (_, inner) = self.terms.view(args[0]);
        let effect = self.walk(inner[0])?;
        Ok(self.terms.named(phrase, [mention, effect]))
    }

    /// Who gains control: the subject of the clause.
    pub(super) fn gainer(&mut self) -> T {
        let you = self.terms.named("Player.You", []);
        self.scope.subject.unwrap_or(you)
    }

    /// "Put counters on it equal to its power": what gets them is said before how many.
    pub(super) fn put_equal(&mut self, args: &[T]) -> Bound {
        let objects = self.walk(args[1])?;
        let number = self.walk(args[2])?;
        Ok(self.terms.named("PutCounters", [args[0], number, objects]))
    }

    pub(super) fn write_put(&mut self, sym: Sym, args: &[T]) -> Bound {
        let before = self.scope.clone();
        let plain = self.walk_all(args).map(|parts| self.terms.con(sym, parts));
        if self.measure(args[1]).is_none() {
            return plain;
        }
        let after = std::mem::replace(&mut self.scope, before);
        let objects = self.walk(args[2])?;
        let number = self.walk(args[1]);
        let Ok(number) = number else {
            self.scope = after;
            return plain;
        };
        let equal = self.terms.named("PutEqual", [args[0], objects, number]);
        match plain {
            Ok(plain) => Ok(self.terms.add(Node::Alt([(O::Default, plain), (O::Long, equal)].into()))),
            Err(_) => Ok(equal),
        }
    }

    fn explained_static(&mut self, args: &[T]) -> Bound {
        let around = self.walk(args[0])?;
        let measure = self.walk(args[1])?;
        let meant = self.explained(around, measure)?;
        Ok(self.terms.named("Ability.Static", [meant]))
    }

    /// A static ability as it is, and with its number behind it as "where X is ...".
    fn write_static(&mut self, args: &[T]) -> Bound {
        let before = self.scope.clone();
        let plain = self.walk(args[0])?;
        let plain = self.terms.named("Ability.Static", [plain]);
        let x = self.terms.named("X", []);
        let Some(measure) = self.measure(args[0]).filter(|_| !self.has(args[0], x)) else { return Ok(plain) };
        let after = std::mem::replace(&mut self.scope, before);
        let with_x = self.replace(args[0], measure, x);
        let around = self.walk(with_x);
        let said = self.walk(measure);
        self.scope = after;
        let (Ok(around), Ok(said)) = (around, said) else { return Ok(plain) };
        let explained = self.terms.named("StaticWhere", [around, said]);
        Ok(self.terms.add(Node::Alt([(O::Default, plain), (O::Long, explained)].into())))
    }
}
