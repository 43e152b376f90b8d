//! Phrases <-> meaning: targets, pronouns, results, the same for all languages.
//!
//! In a phrase a target stands where it is spoken of (`Inline`), or is declared
//! before the sentence (`Declare`), and later mentions are pronouns or nouns. In
//! the meaning targets are declared and every mention is a [`ir::Ref`]. One walk
//! does both directions: it goes through the instructions in order, keeps the
//! same [`scope::Scope`] of what has been spoken of, and turns mentions into
//! references (reading) or references into the mentions that
//! [`scope::Scope::resolve`] takes back to them (writing).

mod afterthought;
mod continuous;
mod declared;
mod forms;
mod instructions;
mod mention;
pub mod scope;

use crate::grammar::Grammar;
use crate::term::{Node, T, Terms};
use crate::wording::WordingOption as O;
use scope::{Agreement, Antecedent, Linked, Scope};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    Read,
    Write,
}

/// Why a phrase has no meaning, or a meaning no phrase.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unbound(pub String);

type Bound = Result<T, Unbound>;

/// What a card says of itself in its text.
#[derive(Clone, Debug, Default)]
pub struct Own {
    /// Nouns that name it ("creature", "Equipment"), the one used by default first.
    pub nouns: Vec<String>,
    /// Whether it is called by its name by default.
    pub by_name: ByName,
    /// What it enchants, if it is an Aura: "enchanted creature".
    pub enchants: Option<String>,
    /// What pronouns agree with where it is called by its name, in a language with genders.
    pub name: Agreement,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ByName {
    #[default]
    Never,
    Short,
    Full,
    /// In an ability that is granted: a name there is that of the object that grants it (CR 201.5a).
    OfAnother,
}

pub struct Binder<'a> {
    pub terms: &'a mut Terms,
    pub grammar: &'a Grammar,
    own: Own,
    /// What is said to gain abilities.
    gaining: Own,
    direction: Direction,
    scope: Scope,
    named: Named,
}

/// Where "this creature" was taken for the object itself.
#[derive(Clone, Copy, Default)]
struct Named {
    /// With nothing else near that could be meant.
    clearly: bool,
    /// Right behind a target of that noun, which older texts call so.
    doubtfully: bool,
}

/// The abilities of a face from phrases to meaning, and whether it is doubtful that they speak of the object itself.
pub fn bind(terms: &mut Terms, grammar: &Grammar, own: &Own, phrases: T) -> Result<(T, bool), Unbound> {
    let (meaning, named) = run(terms, grammar, own, phrases, Direction::Read)?;
    Ok((meaning, named.doubtfully && !named.clearly))
}

/// The abilities of a face from meaning to phrases.
pub fn unbind(terms: &mut Terms, grammar: &Grammar, own: &Own, abilities: T) -> Bound {
    run(terms, grammar, own, abilities, Direction::Write).map(|(phrases, _)| phrases)
}

/// Whether phrases call their object by its name and by its noun ("this creature") as well.
pub fn names_itself_in_two_ways(terms: &Terms, phrases: T) -> bool {
    fn names(terms: &Terms, t: T, found: &mut [bool; 2]) {
        match terms.node(t) {
            // What is granted is about another object.
            Node::Con(sym, _) if sym.name() == "Modification.Gain" => {}
            Node::Con(sym, args) => {
                let always = |a: &T| ["Card", "Permanent", "Spell", "Token"].iter().any(|n| terms.is(*a, n));
                found[0] |= matches!(sym.name(), "OwnName" | "ShortName");
                found[1] |= sym.name() == "Own" && !args.iter().any(always);
                args.iter().for_each(|&a| names(terms, a, found));
            }
            Node::List(items) | Node::Set(items) => items.iter().for_each(|&i| names(terms, i, found)),
            Node::Int(_) | Node::Str(_) | Node::Alt(_) => {}
        }
    }
    let mut found = [false; 2];
    names(terms, phrases, &mut found);
    found == [true; 2]
}

fn run(
    terms: &mut Terms,
    grammar: &Grammar,
    own: &Own,
    abilities: T,
    direction: Direction,
) -> Result<(T, Named), Unbound> {
    let (gaining, scope, named) = Default::default();
    let mut binder = Binder { terms, grammar, own: own.clone(), gaining, direction, scope, named };
    let items = binder.terms.items(abilities);
    binder.own.enchants = items.iter().find_map(|&i| binder.enchants(i));
    let exile: Vec<usize> = (0..items.len()).filter(|&i| binder.exiles(items[i])).collect();
    let mut out = Vec::new();
    for (i, &item) in items.iter().enumerate() {
        let others: Vec<usize> = exile.iter().copied().filter(|&e| e != i).collect();
        let linked = if let [one] = others[..] { Some(binder.linked(one, items[one])) } else { None };
        out.push(binder.ability(item, linked)?);
    }
    let named = binder.named;
    Ok((binder.terms.list(out), named))
}

impl Binder<'_> {
    fn reading(&self) -> bool {
        self.direction == Direction::Read
    }

    /// Of a term before and after the walk, the one that is meaning.
    fn meaning(&self, before: T, after: T) -> T {
        if self.reading() { after } else { before }
    }

    /// CR 113. One ability speaks of nothing that another mentions.
    /// What another ability has exiled is the exception (607.2a).
    fn ability(&mut self, t: T, linked: Option<Linked>) -> Bound {
        let this = self.terms.named("Ref.This", []);
        let mut fresh = Scope::new(Antecedent::new(this, false, self.this_nouns()), self.agreements());
        fresh.linked = linked;
        let outer = std::mem::replace(&mut self.scope, fresh);
        let result = self.walk(t);
        self.scope = outer;
        result
    }

    fn linked(&mut self, number: usize, ability: T) -> Linked {
        let several = self.exile_of(ability).is_some_and(|objects| self.are_several(objects, ability));
        let number = self.terms.int(number as i64);
        Linked { what: self.terms.named("Ref.Linked", [number]), several }
    }

    /// What an ability exiles.
    fn exile_of(&self, t: T) -> Option<T> {
        match self.terms.node(t) {
            Node::Con(sym, args) if sym.name() == "Exile" => Some(args[0]),
            Node::Con(_, args) => args.iter().find_map(|&a| self.exile_of(a)),
            Node::List(items) => items.iter().find_map(|&i| self.exile_of(i)),
            Node::Set(_) | Node::Int(_) | Node::Str(_) | Node::Alt(_) => None,
        }
    }

    /// Whether objects that an ability speaks of, as meaning, can be more than one.
    fn are_several(&self, objects: T, ability: T) -> bool {
        let (name, args) = self.terms.view(objects);
        match name {
            "The" => {
                let (reference, args) = self.terms.view(args[0]);
                let number = args.first().and_then(|&n| self.terms.as_int(n)).unwrap_or(0) as usize;
                let mut targets = Vec::new();
                self.targets_of(ability, &mut targets);
                reference == "Ref.Target" && targets.get(number).is_some_and(|&quantity| self.is_plural(quantity))
            }
            _ => self.objects_plural(objects),
        }
    }

    /// The quantities of the targets of an ability, in order.
    fn targets_of(&self, t: T, found: &mut Vec<T>) {
        match self.terms.node(t) {
            Node::Con(sym, _) if matches!(sym.name(), "Modification.Gain" | "Token") => {}
            Node::Con(sym, args) if sym.name() == "Target" && args.len() == 3 => found.push(args[0]),
            Node::Con(_, args) => args.iter().for_each(|&a| self.targets_of(a, found)),
            Node::List(items) => items.iter().for_each(|&i| self.targets_of(i, found)),
            Node::Set(_) | Node::Int(_) | Node::Str(_) | Node::Alt(_) => {}
        }
    }

    /// Whether an ability has an instruction that exiles, outside of what it grants.
    fn exiles(&self, t: T) -> bool {
        match self.terms.node(t) {
            Node::Con(sym, _) if matches!(sym.name(), "Ability.Static" | "Modification.Gain" | "Token") => false,
            Node::Con(sym, args) => sym.name() == "Exile" || args.iter().any(|&a| self.exiles(a)),
            Node::List(items) => items.iter().any(|&i| self.exiles(i)),
            Node::Set(_) | Node::Int(_) | Node::Str(_) | Node::Alt(_) => false,
        }
    }

    /// What pronouns for this object can agree with before the text has named it: the default first. When writing
    /// it is as good as named.
    fn agreements(&self) -> Vec<Agreement> {
        let by_name = self.own.name.clone();
        let by_noun = self.agreement_of(self.own.nouns.first().map_or("", String::as_str));
        let by_name = if by_name.gender.is_none() && !by_name.plural { by_noun.clone() } else { by_name };
        match (self.direction, self.own.by_name) {
            (Direction::Read, _) => vec![by_name, by_noun],
            (Direction::Write, ByName::Never | ByName::OfAnother) => vec![by_noun],
            (Direction::Write, ByName::Short | ByName::Full) => vec![by_name],
        }
    }

    /// What a pronoun agrees with where the object is called by a noun.
    fn agreement_of(&self, noun: &str) -> Agreement {
        let known = self.own.nouns.iter().map(String::as_str);
        let gender = [noun].into_iter().chain(known).find_map(|n| self.grammar.genders.get(n)?.first()).cloned();
        Agreement { gender, plural: false }
    }

    /// Nouns by which "that ..." can mean this object.
    fn this_nouns(&self) -> Vec<String> {
        let spell = self.own.nouns.iter().any(|n| n == "Instant" || n == "Sorcery");
        let kind = if spell { "Spell" } else { "Permanent" };
        self.own.nouns.iter().cloned().chain([kind.to_owned(), "Card".to_owned()]).collect()
    }

    /// Nouns that "this ..." can have.
    fn own_nouns(&self) -> Vec<String> {
        let always = ["Permanent", "Card", "Spell", "Token"].map(str::to_owned);
        self.own.nouns.iter().cloned().chain(always).collect()
    }

    /// CR 701.9a. Cards are discarded from the hand of whoever discards, which is not said.
    fn of_hand(&mut self, objects: T) -> Bound {
        let you = self.terms.named("Player.You", []);
        let player = self.scope.subject.unwrap_or(you);
        let hand = self.terms.named("Zone.Hand", []);
        let in_hand = self.terms.named("CardIn", [hand, player]);
        let Node::Con(sym, mut parts) = self.terms.node(objects).clone() else { return self.walk(objects) };
        let Some(place) = parts.iter().position(|&p| matches!(self.terms.node(p), Node::Set(_))) else {
            return self.walk(objects);
        };
        let mut members = self.terms.items(parts[place]);
        if self.reading() {
            parts[place] = self.walk(parts[place])?;
            members = self.terms.items(parts[place]);
            if !members.iter().any(|&m| self.terms.is(m, "CardIn")) {
                members.push(in_hand);
            }
            parts[place] = self.terms.set(members);
            Ok(self.terms.con(sym, parts))
        } else {
            let said = members.contains(&in_hand);
            members.retain(|&m| m != in_hand);
            parts[place] = self.terms.set(members);
            let rest = self.terms.con(sym, parts);
            let before = self.scope.clone();
            let unsaid = self.walk(rest)?;
            if !said {
                return Ok(unsaid);
            }
            let after = std::mem::replace(&mut self.scope, before);
            let whole = self.walk(objects);
            self.scope = after;
            Ok(whole.map_or(unsaid, |whole| self.terms.add(Node::Alt([(O::Default, unsaid), (O::Long, whole)].into()))))
        }
    }

    /// The noun for what an Enchant ability lets this be attached to.
    fn enchants(&self, ability: T) -> Option<String> {
        let (_, keyword) = self.terms.view(ability);
        let (name, args) = self.terms.view(*keyword.first()?);
        if name == "Enchant" { scope::nouns(self.terms, args[0]).into_iter().next() } else { None }
    }

    fn walk_all(&mut self, args: &[T]) -> Result<Vec<T>, Unbound> {
        args.iter().map(|&a| self.walk(a)).collect()
    }

    /// What is gained in one sentence is one list, whatever verbs a language has for it
    /// ("erhält Eile und verursacht Trampelschaden").
    fn one_gain(&mut self, items: &mut Vec<T>) {
        let gained = |terms: &Terms, t: T| {
            let (name, args) = terms.view(t);
            (name == "Modification.Gain").then(|| terms.items(args[0]))
        };
        for i in (1..items.len()).rev() {
            if let (Some(mut first), Some(then)) = (gained(self.terms, items[i - 1]), gained(self.terms, items[i])) {
                first.extend(then);
                let list = self.terms.list(first);
                items[i - 1] = self.terms.named("Modification.Gain", [list]);
                items.remove(i);
            }
        }
    }

    fn is_permanent(&self, filter: T) -> bool {
        self.terms.items(filter).into_iter().any(|condition| self.terms.is(condition, "Permanent"))
    }

    /// "Artifact or creature", as a condition.
    fn is_creature_or_else(&self, condition: T) -> bool {
        let ("AnyOf", args) = self.terms.view(condition) else { return false };
        let types: Vec<T> = self.terms.items(args[0]).into_iter().filter(|&o| self.terms.is(o, "Type")).collect();
        let creature = |&t: &T| self.terms.is(self.terms.view(t).1[0], "Creature");
        types.iter().any(creature) && !types.iter().all(creature)
    }

    fn is_generic(&self, mana: T) -> bool {
        matches!(self.terms.node(mana), Node::Str(symbols) if symbols.contains(|c: char| c.is_ascii_digit()))
    }

    /// What is said of one object, where it can be true: a permanent is in no other zone (CR 110.1).
    fn conditions(&mut self, conditions: Vec<T>) -> Bound {
        let is = |name: &str| conditions.iter().any(|&c| self.terms.is(c, name));
        if is("Permanent") && is("CardIn") {
            return Err(Unbound("a permanent is on the battlefield".into()));
        }
        // "Artifact or creature with flying": a keyword or power is said of the creature alone, which no filter says yet.
        let of_creatures = is("With") || is("Power") || is("Toughness");
        if of_creatures && conditions.iter().any(|&c| self.is_creature_or_else(c)) {
            return Err(Unbound("what is said of creatures alone is not said of the others".into()));
        }
        Ok(self.terms.set(conditions))
    }

    /// Any term: the special constructors by name, all others part by part in order.
    fn walk(&mut self, t: T) -> Bound {
        let (sym, args) = match self.terms.node(t).clone() {
            Node::Con(sym, args) => (sym, args),
            Node::List(items) => {
                let mut items = self.walk_all(&items)?;
                if self.reading() {
                    self.one_gain(&mut items);
                }
                return Ok(self.terms.list(items));
            }
            Node::Set(items) => {
                let items = self.walk_all(&items)?;
                return if self.reading() { self.conditions(items) } else { Ok(self.terms.set(items)) };
            }
            Node::Int(_) | Node::Str(_) | Node::Alt(_) => return Ok(t),
        };
        let name = sym.name();
        match name {
            "Plain" => {
                let body = self.body(args[0])?;
                Ok(self.terms.con(sym, [body]))
            }
            "Modal" => self.modal(sym, &args),
            "Triggered" => self.triggered(sym, &args),
            "Modification.Gain" => {
                let gaining = self.gaining.clone();
                let list = self.granted(args[0], gaining)?;
                Ok(self.terms.con(sym, [list]))
            }
            "AnyOf" if let Node::Set(options) = self.terms.node(args[0]).clone() => {
                let options = self.walk_all(&options)?;
                let options = self.terms.set(options);
                Ok(self.terms.con(sym, [options]))
            }
            "Search" if self.reading() && self.is_permanent(args[1]) => {
                Err(Unbound("what is in a library is a card".into()))
            }
            "Gainer" => Ok(self.gainer()),
            // CR 107.4b. Generic mana is in costs; what is added without a color is colorless.
            "These" if self.reading() && self.is_generic(args[0]) => Err(Unbound("no generic mana is added".into())),
            "Modification.Control" if !self.reading() && args[0] == self.gainer() => {
                let gainer = self.terms.named("Gainer", []);
                Ok(self.terms.con(sym, [gainer]))
            }
            "PutEqual" => self.put_equal(&args),
            "PutCounters" if !self.reading() => self.write_put(sym, &args),
            "Static.Instead" => self.instead(sym, &args),
            "Static.Continuous" => self.static_continuous(sym, &args),
            "Continuous" => self.continuous(sym, &args),
            "Token" if args.len() == 7 => self.token(sym, &args),
            _ if name.starts_with("Ref.") && !self.reading() => self.mention(t),
            _ if name.starts_with("Player.") && !self.reading() => self.player_mention(t),
            _ if self.reading() && mention::is_mention(name) => self.resolve_mention(t),
            "Move" => self.moving(sym, &args),
            "DealDividedDamage" | "DistributeCounters" => self.divided(sym, &args),
            "Condition.IsA" | "Condition.IsCard" | "Condition.Matches" => self.matching(name, &args),
            "OwnerOfMoved" => {
                let moved = self.scope.moved.ok_or_else(|| Unbound("nothing moves".into()))?;
                Ok(self.terms.named("Player.OwnerOf", [moved]))
            }
            "Times" if self.reading() && self.terms.as_int(args[0]) == Some(1) => self.walk(args[1]),
            "WhereX" => self.where_x(&args),
            "Discard" | "CostPart.Discard" => {
                let objects = self.of_hand(args[0])?;
                Ok(self.terms.con(sym, [objects]))
            }
            "Recipients.Target" if !self.reading() => self.recipient(t),
            _ => match self.form(name, &args) {
                Some(done) => done,
                None => {
                    let args = self.walk_all(&args)?;
                    Ok(self.terms.con(sym, args))
                }
            },
        }
    }

    /// What a condition says the object is helps to tell which object it speaks of.
    ///
    /// "It's a creature" and "it's a creature card" are one phrase, `IsA`; the meaning tells the
    /// object from the card. What no noun says ("it's attacking") is asked of the object.
    fn matching(&mut self, name: &str, args: &[T]) -> Bound {
        let kind = scope::nouns(self.terms, args[1]);
        self.scope.about_card = kind.len() > 1 && kind[0] == "Card";
        let who = self.walk(args[0]);
        self.scope.about_card = false;
        let who = who?;
        let filter = self.walk(args[1])?;
        // "If it's a creature, she ...": from here on it is spoken of as a creature too.
        if let Some(genders) = self.grammar.genders.get(&kind[0]).filter(|_| kind.len() > 1) {
            let what = self.meaning(args[0], who);
            genders.iter().rev().for_each(|gender| self.scope.also_called(what, gender));
        }
        let object = scope::is_of_objects(self.terms, args[1]);
        let other_side = match name {
            "Condition.IsA" if object => "Condition.Matches",
            "Condition.IsA" => "Condition.IsCard",
            "Condition.Matches" if self.reading() || !object => "Condition.Matches",
            _ => "Condition.IsA",
        };
        Ok(self.terms.named(other_side, [who, filter]))
    }

    /// Objects, and where they go: "its owner's control" is about them.
    fn moving(&mut self, sym: crate::term::Sym, args: &[T]) -> Bound {
        let objects = self.walk(args[0])?;
        let (_, inner) = self.terms.view(self.meaning(args[0], objects));
        self.scope.moved = inner.first().copied();
        let to = self.walk(args[1])?;
        Ok(self.terms.con(sym, [objects, to]))
    }

    /// CR 700.2. Each mode speaks for itself; what the trigger is about they share.
    fn modal(&mut self, sym: crate::term::Sym, args: &[T]) -> Bound {
        let before = self.scope.clone();
        let mut modes = Vec::new();
        for mode in self.terms.items(args[1]) {
            self.scope = before.clone();
            modes.push(self.body(mode)?);
        }
        self.scope = before;
        let modes = self.terms.list(modes);
        Ok(self.terms.con(sym, [args[0], modes]))
    }

    fn triggered(&mut self, sym: crate::term::Sym, args: &[T]) -> Bound {
        if self.reading() && self.terms.is(args[1], "None") && self.ends_in_if(args[2]) {
            return Err(Unbound("an `if` behind all that happens belongs to the event".into()));
        }
        let event = self.event(args[0])?;
        let condition = self.walk(args[1])?;
        // CR 603.4. An "if" right behind the event belongs to the event.
        self.scope.after_event = true;
        let effect = self.walk(args[2])?;
        Ok(self.terms.con(sym, [event, condition, effect, args[3]]))
    }

    /// Whether all that happens is under a condition said behind it, in a language whose older texts say the one of
    /// an event there (603.4).
    fn ends_in_if(&self, effect: T) -> bool {
        let (_, body) = self.terms.view(effect);
        let last = self.grammar.settings.get("last_if").is_some_and(|belongs| belongs == "event");
        last && self.terms.is(effect, "Plain")
            && matches!(self.terms.items(body[0])[..], [only] if self.terms.is(only, "OnlyIf"))
    }

    /// CR 614. The instructions of a replacement are a body without targets.
    fn instead(&mut self, sym: crate::term::Sym, args: &[T]) -> Bound {
        let event = self.event(args[0])?;
        let with = self.instructions(args[1])?;
        Ok(self.terms.con(sym, [event, with]))
    }

    fn token(&mut self, sym: crate::term::Sym, args: &[T]) -> Bound {
        let mut parts = args.to_vec();
        parts[5] = self.walk(args[5])?;
        if !self.terms.is(args[6], "None") {
            let types = self.terms.items(args[3]).into_iter().chain(self.terms.items(args[4]));
            let nouns: Vec<String> = types.map(|t| scope::noun_of(self.terms, t)).collect();
            parts[6] = self.granted(args[6], Self::another(&nouns))?;
        }
        Ok(self.terms.con(sym, parts))
    }

    /// What a trigger watches, and whom and what it puts into the talk.
    pub(super) fn event(&mut self, t: T) -> Bound {
        let Node::Con(sym, args) = self.terms.node(t).clone() else { return Ok(t) };
        if sym.name() == "AnyOf" {
            return self.any_of_events(sym, args[0]);
        }
        let done = self.walk_all(&args)?;
        let meanings: Vec<T> = args.iter().zip(&done).map(|(&b, &a)| self.meaning(b, a)).collect();
        let damage = sym.name().ends_with("DealsDamage");
        if let Some(&subject) = meanings.first().filter(|&&m| !damage && self.terms.is(m, "Subject.Any")) {
            let what = self.terms.named("Ref.Event", []);
            let (_, filter) = self.terms.view(subject);
            let nouns = scope::nouns(self.terms, filter[0]);
            self.scope.speak_of_event(sym.name(), Antecedent::new(what, false, nouns));
        }
        for (i, &part) in meanings.iter().enumerate() {
            self.event_part(part, damage && i == 0);
        }
        if sym.name() == "BecomesTarget" {
            let what = self.terms.named("Ref.EventSource", []);
            self.scope.note(Antecedent::new(what, false, vec!["SpellOrAbility".into(), "Spell".into()]));
            let player = self.terms.named("Player.Event", []);
            self.scope.speak_of_player(player);
        }
        Ok(self.terms.con(sym, done))
    }

    /// Joint events say a subject they share once, so its mention is the same in all of them.
    fn any_of_events(&mut self, sym: crate::term::Sym, events: T) -> Bound {
        let mut said: Vec<(T, T)> = Vec::new();
        let mut done = Vec::new();
        for event in self.terms.items(events) {
            let (name, args) = self.terms.view(event);
            let whole = self.event(event)?;
            let (_, parts) = self.terms.view(whole);
            let mut parts = parts.clone();
            for (meaning, phrase) in args.iter().zip(parts.iter_mut()) {
                match said.iter().find(|(known, _)| known == meaning) {
                    Some(&(_, before)) if !self.reading() => *phrase = before,
                    _ => said.push((*meaning, *phrase)),
                }
            }
            done.push(if args.is_empty() { whole } else { self.terms.named(name, parts) });
        }
        let done = self.terms.list(done);
        Ok(self.terms.con(sym, [done]))
    }

    fn event_part(&mut self, part: T, source: bool) {
        let event = self.terms.named(if source { "Ref.EventSource" } else { "Ref.Event" }, []);
        let (name, args) = self.terms.view(part);
        match name {
            "Subject.The" if self.terms.is(args[0], "Ref.This") => self.scope.mention_this(),
            "Subject.The" => {
                let nouns = self.attached_nouns();
                self.scope.speak_of(Antecedent::new(args[0], false, nouns));
            }
            "Subject.Any" | "Subject.OneOrMore" | "DamageTo.Object" => {
                let nouns = scope::nouns(self.terms, args[0]);
                self.scope.speak_of(Antecedent::new(event, name == "Subject.OneOrMore", nouns));
            }
            "DamageTo.Player" | "PlayerFilterOrYou.Each" => {
                let player = self.terms.named("Player.Event", []);
                self.scope.speak_of_player(player);
            }
            "" if matches!(self.terms.node(part), Node::Set(_)) => {
                let nouns = scope::nouns(self.terms, part);
                self.scope.speak_of(Antecedent::new(event, false, nouns));
            }
            _ => {}
        }
    }
}
