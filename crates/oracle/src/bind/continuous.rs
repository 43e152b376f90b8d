//! Continuous effects (CR 611): what is affected, what it gains, and the condition.

use super::scope::{self, Antecedent};
use super::{Binder, Bound, ByName, Own, Unbound, mention};
use crate::term::{Node, Sym, T};
use crate::wording::WordingOption as O;

/// Nouns by which an object with an ability in quotation marks can call itself, the likeliest first.
const NOUNS: [&str; 8] =
    ["Creature", "Artifact", "Land", "Enchantment", "Planeswalker", "Equipment", "Aura", "Vehicle"];

impl Binder<'_> {
    /// The meaning's order is affected first, wherever the condition stands.
    pub(super) fn static_continuous(&mut self, sym: Sym, args: &[T]) -> Bound {
        let (affected, condition) = self.affected(args[0], args[2])?;
        let meaning = self.meaning(args[0], affected);
        if self.terms.is(meaning, "Affected.This") {
            self.scope.mention_this();
        }
        let each = self.terms.named("Ref.Each", []);
        if self.terms.is(meaning, "Affected.All") {
            let (_, filter) = self.terms.view(meaning);
            let nouns = scope::nouns(self.terms, filter[0]);
            self.scope.speak_of(Antecedent::new(each, false, nouns));
        }
        self.gaining = self.gaining(meaning);
        let modifications = self.walk(args[1])?;
        self.scope.forget(each);
        let condition = if let Some(condition) = condition { condition } else { self.walk(args[2])? };
        Ok(self.terms.con(sym, [affected, modifications, condition]))
    }

    /// What is affected, and the condition if that had to be looked at first.
    ///
    /// "As long as equipped creature is a Human, it gets ...": the pronoun is for what the condition is about.
    fn affected(&mut self, affected: T, condition: T) -> Result<(T, Option<T>), Unbound> {
        let attached = self.terms.named("Ref.Attached", []);
        let pronoun = match self.terms.view(affected) {
            ("AffectedOwn", args) => args.first().copied().filter(|&a| mention::is_pronoun(self.terms.view(a).0)),
            _ => None,
        };
        if let Some(pronoun) = pronoun.filter(|_| self.reading() && self.is_about_attached(condition)) {
            self.speak_of_attached(attached);
            let condition = self.walk(condition)?;
            let who = self.walk(pronoun)?;
            let affected = match self.terms.view(who).0 {
                "Ref.Attached" => "Affected.Attached",
                "Ref.This" => "Affected.This",
                _ => return Err(Unbound("only this object or what it is attached to can be meant here".into())),
            };
            return Ok((self.terms.named(affected, []), Some(condition)));
        }
        let walked = self.walk(affected)?;
        if !self.terms.is(self.meaning(affected, walked), "Affected.Attached") {
            return Ok((walked, None));
        }
        self.speak_of_attached(attached);
        if self.reading() || !self.is_about_attached(condition) {
            return Ok((walked, None));
        }
        let mut ways = vec![(O::Default, walked)];
        let mut pronouns = Vec::new();
        self.pronouns(attached, false, &mut pronouns);
        ways.extend(pronouns.into_iter().map(|(way, it)| (way, self.terms.named("AffectedOwn", [it]))));
        Ok((self.terms.add(Node::Alt(ways.into())), None))
    }

    fn is_about_attached(&self, condition: T) -> bool {
        match self.terms.node(condition) {
            Node::Con(sym, _) if matches!(sym.name(), "Ref.Attached" | "Equipped" | "Enchanted") => true,
            Node::Con(_, parts) => parts.iter().any(|&p| self.is_about_attached(p)),
            Node::List(items) | Node::Set(items) => items.iter().any(|&i| self.is_about_attached(i)),
            Node::Int(_) | Node::Str(_) | Node::Alt(_) => false,
        }
    }

    fn speak_of_attached(&mut self, attached: T) {
        self.scope.speak_of(Antecedent::new(attached, false, self.attached_nouns()));
    }

    /// Nouns for what this is attached to.
    pub(super) fn attached_nouns(&self) -> Vec<String> {
        let enchanted = self.own.enchants.iter().cloned();
        enchanted.chain(["Creature", "Permanent"].map(str::to_owned)).collect()
    }

    /// The same from the resolution of a spell or ability.
    pub(super) fn continuous(&mut self, sym: Sym, args: &[T]) -> Bound {
        let affected = self.walk(args[0])?;
        self.gaining = self.gaining(self.meaning(args[0], affected));
        let rest = self.walk_all(&args[1..])?;
        Ok(self.terms.con(sym, [vec![affected], rest].concat()))
    }

    /// What another object calls itself in the abilities that it has in quotation marks, if it has these nouns.
    pub(super) fn another(known: &[String]) -> Own {
        let mut nouns = NOUNS.map(str::to_owned).to_vec();
        nouns.sort_by_key(|noun| !known.contains(noun));
        Own { nouns, by_name: ByName::OfAnother, ..Own::default() }
    }

    /// What calls itself so in the abilities that it gains.
    fn gaining(&self, affected: T) -> Own {
        let (name, args) = self.terms.view(affected);
        match name {
            "Affected.This" => self.own.clone(),
            "The" if self.terms.is(args[0], "Ref.This") => self.own.clone(),
            "Affected.Attached" => Self::another(self.own.enchants.as_slice()),
            "Affected.All" => Self::another(&scope::nouns(self.terms, args[0])),
            _ => Self::another(&self.nouns_of_objects(affected)),
        }
    }

    /// Abilities that an object gains, called as it is called.
    pub(super) fn granted(&mut self, t: T, own: Own) -> Bound {
        let (outer, named) = (std::mem::replace(&mut self.own, own), self.named);
        let items = self.terms.items(t);
        let result: Result<Vec<T>, Unbound> = items.into_iter().map(|i| self.ability(i, None)).collect();
        (self.own, self.named) = (outer, named);
        let result = result?;
        Ok(self.terms.list(result))
    }
}
