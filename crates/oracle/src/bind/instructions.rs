//! Bodies and instructions: numbering, results, what folds into what.

use super::scope::{self, Antecedent};
use super::{Binder, Bound, Unbound};
use crate::term::{Node, T};

impl Binder<'_> {
    /// A list of instructions while reading becomes targets and instructions, and the other way round.
    pub(super) fn body(&mut self, t: T) -> Bound {
        if self.reading() {
            // An effect inside of this one (603.7) declares its own targets, numbered on.
            let start = self.scope.targets.len();
            let outer = std::mem::take(&mut self.scope.declared);
            let list = self.instructions(t)?;
            let own = std::mem::replace(&mut self.scope.declared, outer);
            if own.iter().enumerate().any(|(i, &index)| index != start + i) {
                return Err(Unbound("a target behind those of a delayed ability".into()));
            }
            let targets: Vec<T> = own.iter().map(|&index| self.scope.targets[index]).collect();
            let targets = if targets.is_empty() { self.terms.named("None", []) } else { self.terms.list(targets) };
            return Ok(self.terms.named("Body", [targets, list]));
        }
        let (_, parts) = self.terms.view(t);
        let targets = self.terms.items(parts[0]);
        let several = targets.len() > 1;
        self.scope.targets.extend(targets);
        if several { self.said_of_several(parts[1]) } else { self.said(parts[1]) }
    }

    pub(super) fn instructions(&mut self, t: T) -> Bound {
        let mut out: Vec<T> = Vec::new();
        let outer = self.scope.previous.take();
        for item in self.with_instead(t) {
            let number = self.scope.next;
            if self.reading() && self.folded(item, &mut out)? {
                continue;
            }
            let mut item = item;
            let mut counters = None;
            if !self.reading() {
                self.declare(item, &mut out)?;
                (item, counters) = self.without_counters(item);
            }
            let done = self.instruction(item)?;
            // "If you do" is not about what happens later.
            let later = matches!(self.terms.view(self.meaning(item, done)).0, "Delayed" | "Whenever");
            self.scope.previous = (!later).then_some(number);
            if !self.reading() && self.terms.is(done, "Instead") {
                self.say_instead(done, &mut out)?;
                continue;
            }
            out.push(done);
            if !self.reading() {
                self.unfold(item, &mut out)?;
            }
            if let Some((kind, amount)) = counters {
                let said = self.say_counters(number, kind, amount)?;
                out.push(said);
            }
        }
        self.scope.previous = outer;
        Ok(self.terms.list(out))
    }

    pub(super) fn replace(&mut self, t: T, from: T, to: T) -> T {
        if t == from {
            return to;
        }
        match self.terms.node(t).clone() {
            Node::Con(sym, args) => {
                let args: Vec<T> = args.iter().map(|&a| self.replace(a, from, to)).collect();
                self.terms.con(sym, args)
            }
            Node::List(items) => {
                let items: Vec<T> = items.iter().map(|&i| self.replace(i, from, to)).collect();
                self.terms.list(items)
            }
            Node::Set(items) => {
                let items: Vec<T> = items.iter().map(|&i| self.replace(i, from, to)).collect();
                self.terms.set(items)
            }
            Node::Int(_) | Node::Str(_) | Node::Alt(_) => t,
        }
    }

    fn instruction(&mut self, t: T) -> Bound {
        let Node::Con(sym, args) = self.terms.node(t).clone() else { return self.walk(t) };
        let number = self.scope.next;
        if number == u8::MAX {
            return Err(Unbound("fewer than 255 instructions".into()));
        }
        let after_event = std::mem::take(&mut self.scope.after_event);
        match sym.name() {
            "If" if after_event && self.reading() => {
                return Err(Unbound("a condition that belongs to the event (603.4)".into()));
            }
            "If" if !self.reading() => return self.write_if(&args, after_event),
            "OnlyIf" => {
                self.scope.next += 1;
                return self.only_if(args[0], args[1]);
            }
            "WhereX" => return self.where_x(&args),
            "Later" => return self.later(&args),
            "Delayed" if !self.reading() => return self.write_delayed(&args),
            "Do" if !self.reading() => return self.write_do(t, sym, &args, number),
            "PerPlayer" if self.reading() => return self.per_player(&args),
            "Do" => {
                self.scope.next += 1;
                return self.do_action(sym, &args, number);
            }
            _ => self.scope.next += 1,
        }
        let done = match sym.name() {
            "May" => {
                let who = self.subject(args[0])?;
                let outer = std::mem::replace(&mut self.scope.unsaid, self.scope.subject);
                let inner = self.instructions(args[1]);
                self.scope.unsaid = outer;
                vec![who, inner?]
            }
            "If" => {
                let condition = self.condition(args[0])?;
                let then = self.instructions(args[1])?;
                vec![condition, then, self.instructions(args[2])?]
            }
            "ForEach" => self.for_each(&args)?,
            "Delayed" => {
                let event = self.event(args[0])?;
                vec![event, self.walk(args[1])?]
            }
            "Whenever" => {
                let duration = self.walk(args[0])?;
                let event = self.event(args[1])?;
                vec![duration, event, self.walk(args[2])?]
            }
            "Instead" => {
                self.scope.after_event = after_event;
                self.instead_of_usual(&args, number)?
            }
            "IfInstead" => return Err(Unbound("what is done otherwise is not what was said just before".into())),
            "Unless" => {
                let then = self.instructions(args[2])?;
                let payer = self.walk(args[0])?;
                vec![payer, self.walk(args[1])?, then]
            }
            _ => self.walk_all(&args)?,
        };
        Ok(self.terms.con(sym, done))
    }

    /// Both orders: the condition in front, and behind what it governs.
    fn write_if(&mut self, args: &[T], after_event: bool) -> Bound {
        use crate::wording::WordingOption as O;
        self.scope.next += 1;
        let before = self.scope.clone();
        let mut found = Vec::new();
        let mut after = None;
        if !after_event {
            let condition = self.condition(args[0])?;
            let then = self.instructions(args[1])?;
            let otherwise = self.instructions(args[2])?;
            found.push((O::Default, self.terms.named("If", [condition, then, otherwise])));
            after = Some(self.scope.clone());
        }
        let short = self.terms.items(args[1]).len() == 1 && self.terms.items(args[2]).is_empty();
        if short {
            self.scope = before;
            let last = self.only_if(args[0], args[1]);
            match last {
                Ok(last) => found.push((O::ConditionLast, last)),
                Err(why) if found.is_empty() => return Err(why),
                Err(_) => {}
            }
        }
        if let Some(after) = after {
            self.scope = after;
        }
        if found.is_empty() {
            return Err(Unbound("a condition that would be read as part of the event".into()));
        }
        Ok(self.terms.add(Node::Alt(found.into())))
    }

    /// "Draw a card if ...": what is governed is spoken first. The condition is asked before anything comes of it.
    fn only_if(&mut self, condition: T, then: T) -> Bound {
        let first = self.scope.next;
        let then = self.instructions(then)?;
        let mut results = Vec::new();
        for number in first..self.scope.next {
            let number = self.terms.int(number.into());
            let result = self.terms.named("Ref.Result", [number]);
            results.extend(self.scope.set_aside(result));
        }
        let condition = self.condition(condition);
        results.into_iter().for_each(|result| self.scope.speak_of(result));
        let condition = condition?;
        if self.reading() {
            let empty = self.terms.list([]);
            return Ok(self.terms.named("If", [condition, then, empty]));
        }
        Ok(self.terms.named("OnlyIf", [condition, then]))
    }

    /// "... X ..., where X is the number of ...": the number takes the place of X.
    pub(super) fn where_x(&mut self, args: &[T]) -> Bound {
        let around = self.instruction(args[0])?;
        let measure = self.walk(args[1])?;
        self.explained(around, measure)
    }

    pub(super) fn explained(&mut self, around: T, measure: T) -> Bound {
        let x = self.terms.named("X", []);
        let meant = self.replace(around, x, measure);
        if meant == around { Err(Unbound("there is no X to be explained".into())) } else { Ok(meant) }
    }

    /// "Sacrifice it at the beginning of the next end step": what happens is said first.
    fn later(&mut self, args: &[T]) -> Bound {
        self.scope.next += 1;
        let outer = std::mem::take(&mut self.scope.declared);
        let done = self.instruction(args[1])?;
        let own = std::mem::replace(&mut self.scope.declared, outer);
        if !own.is_empty() {
            return Err(Unbound("a target of something that happens later".into()));
        }
        let event = self.event(args[0])?;
        let none = self.terms.named("None", []);
        let list = self.terms.list([done]);
        let body = self.terms.named("Body", [none, list]);
        let effect = self.terms.named("Plain", [body]);
        Ok(self.terms.named("Delayed", [event, effect]))
    }

    fn write_delayed(&mut self, args: &[T]) -> Bound {
        use crate::wording::WordingOption as O;
        self.scope.next += 1;
        let before = self.scope.clone();
        let event = self.event(args[0])?;
        let effect = self.walk(args[1])?;
        let first = self.terms.named("Delayed", [event, effect]);
        let (name, plain) = self.terms.view(args[1]);
        let (_, body) = self.terms.view(*plain.first().unwrap_or(&args[1]));
        let items = body.get(1).map_or(Vec::new(), |&b| self.terms.items(b));
        let simple = name == "Plain" && items.len() == 1 && self.terms.is(body[0], "None");
        if !simple {
            return Ok(first);
        }
        let after = std::mem::replace(&mut self.scope, before);
        let done = self.instruction(items[0]);
        let event = self.event(args[0]);
        self.scope = after;
        let (Ok(done), Ok(event)) = (done, event) else { return Ok(first) };
        let later = self.terms.named("Later", [event, done]);
        Ok(self.terms.add(Node::Alt([(O::Default, later), (O::Reordered, first)].into())))
    }

    /// An action as it is, and with its number behind it as "where X is ...".
    fn write_do(&mut self, t: T, sym: crate::term::Sym, args: &[T], number: u8) -> Bound {
        let before = self.scope.clone();
        self.scope.next += 1;
        let written = self.do_action(sym, args, number)?;
        let written = self.with_player(t, written)?;
        let after = self.scope.clone();
        let x = self.terms.named("X", []);
        let Some(measure) = self.measure(args[1]).filter(|_| !self.has(args[1], x)) else { return Ok(written) };
        self.scope = before;
        let action = self.replace(args[1], measure, x);
        self.scope.next += 1;
        let with_x = self.do_action(sym, &[args[0], action], number)?;
        let measure = self.walk(measure);
        self.scope = after;
        let Ok(measure) = measure else { return Ok(written) };
        let explained = self.terms.named("WhereX", [with_x, measure]);
        use crate::wording::WordingOption as O;
        Ok(self.terms.add(Node::Alt([(O::Default, written), (O::Long, explained)].into())))
    }

    /// The one number in a term that is counted or measured.
    pub(super) fn measure(&self, t: T) -> Option<T> {
        match self.terms.node(t) {
            Node::Con(sym, _)
                if matches!(sym.name(), "Count" | "PowerOf" | "ToughnessOf" | "ManaValueOf" | "Times") =>
            {
                Some(t)
            }
            Node::Con(sym, _) if matches!(sym.name(), "Modification.Gain" | "Token") => None,
            Node::Con(_, args) => args.iter().find_map(|&a| self.measure(a)),
            Node::List(items) | Node::Set(items) => items.iter().find_map(|&i| self.measure(i)),
            Node::Int(_) | Node::Str(_) | Node::Alt(_) => None,
        }
    }

    pub(super) fn has(&self, t: T, wanted: T) -> bool {
        t == wanted
            || match self.terms.node(t) {
                Node::Con(_, args) => args.iter().any(|&a| self.has(a, wanted)),
                Node::List(items) | Node::Set(items) => items.iter().any(|&i| self.has(i, wanted)),
                Node::Int(_) | Node::Str(_) | Node::Alt(_) => false,
            }
    }

    /// "For each player, exile up to one target ...": the phrase in front belongs to the target.
    fn per_player(&mut self, args: &[T]) -> Bound {
        let before = self.scope.targets.len();
        let each = self.terms.named("Player.Each", []);
        self.scope.speak_of_player(each);
        let done = self.instruction(args[1])?;
        let Some(&target) = self.scope.targets.get(before) else {
            return Err(Unbound("`for each player` before something without a target".into()));
        };
        let (_, parts) = self.terms.view(target);
        let per = self.terms.named("PerPlayer.ForEach", [args[0]]);
        self.scope.targets[before] = self.terms.named("Target", [parts[0], parts[1], per]);
        let number = self.terms.int(before as i64);
        let reference = self.terms.named("Ref.Target", [number]);
        self.speak_of_target(reference, before);
        Ok(done)
    }

    fn with_player(&mut self, meaning: T, written: T) -> Bound {
        let Some(target) = self.scope.targets.iter().find(|&&t| {
            let (_, parts) = self.terms.view(t);
            !self.terms.is(parts[2], "None")
        }) else {
            return Ok(written);
        };
        let (_, parts) = self.terms.view(*target);
        let (_, per) = self.terms.view(parts[2]);
        // Only the instruction that introduces the target carries the phrase.
        if !self.inlines(written) {
            return Ok(written);
        }
        let stripped = self.strip_per(written);
        let _ = meaning;
        Ok(self.terms.named("PerPlayer", [per[0], stripped]))
    }

    fn inlines(&self, t: T) -> bool {
        match self.terms.node(t) {
            Node::Con(sym, _) if sym.name() == "Inline" => true,
            Node::Con(_, args) => args.iter().any(|&a| self.inlines(a)),
            Node::List(items) | Node::Set(items) => items.iter().any(|&i| self.inlines(i)),
            Node::Int(_) | Node::Str(_) | Node::Alt(_) => false,
        }
    }

    fn strip_per(&mut self, t: T) -> T {
        let Node::Con(sym, args) = self.terms.node(t).clone() else { return t };
        let mut args: Vec<T> = args.iter().map(|&a| self.strip_per(a)).collect();
        if sym.name() == "Target" && args.len() == 3 {
            args[2] = self.terms.named("None", []);
        }
        self.terms.con(sym, args)
    }

    /// "you do", "you can't": about the instruction before.
    pub(super) fn condition(&mut self, t: T) -> Bound {
        let (name, args) = self.terms.view(t);
        match name {
            "Condition.Happened" => {
                let previous =
                    self.scope.previous.ok_or_else(|| Unbound("nothing before that could have been done".into()))?;
                let number = self.terms.int(previous.into());
                let before = self.terms.named("Before", []);
                if self.reading() {
                    Ok(self.terms.named(name, [number]))
                } else if args[0] == number {
                    Ok(self.terms.named(name, [before]))
                } else {
                    Err(Unbound("a condition on an instruction that is not the one before".into()))
                }
            }
            "Condition.Not" => {
                let inner = self.condition(args[0])?;
                Ok(self.terms.named(name, [inner]))
            }
            _ => self.walk(t),
        }
    }

    fn for_each(&mut self, args: &[T]) -> Result<Vec<T>, Unbound> {
        let domain = self.walk(args[0])?;
        let meaning = self.meaning(args[0], domain);
        let (name, inner) = self.terms.view(meaning);
        if name == "Domain.Players" {
            let each = self.terms.named("Player.Each", []);
            self.scope.speak_of_player(each);
        } else {
            let what = self.terms.named("Ref.Each", []);
            let nouns = self.nouns_of_objects(inner[0]);
            self.scope.speak_of(Antecedent::new(what, false, nouns));
        }
        Ok(vec![domain, self.instructions(args[1])?])
    }

    /// The subject of a clause: whom "they" and "their" mean in it.
    fn subject(&mut self, t: T) -> Bound {
        let done = if self.terms.is(t, "Unsaid") {
            self.unsaid()
        } else if self.terms.is(t, "SameSubject") && self.reading() {
            let subject = self.scope.subject.ok_or_else(|| Unbound("no subject before".into()))?;
            self.terms.named("Players.One", [subject])
        } else {
            self.walk(t)?
        };
        let meaning = self.meaning(t, done);
        let (name, args) = self.terms.view(meaning);
        self.scope.subject = match name {
            "Players.One" if self.terms.is(args[0], "Player.You") => None,
            "Players.One" => {
                self.scope.speak_of_player(args[0]);
                Some(args[0])
            }
            _ => Some(self.terms.named("Player.Each", [])),
        };
        Ok(done)
    }

    /// The player who acts where no subject is said.
    fn unsaid(&mut self) -> T {
        let you = self.terms.named("Player.You", []);
        let player = self.scope.unsaid.unwrap_or(you);
        self.terms.named("Players.One", [player])
    }

    fn do_action(&mut self, sym: crate::term::Sym, args: &[T], number: u8) -> Bound {
        let before = self.scope.subject;
        let mut subject = self.subject(args[0])?;
        use crate::wording::WordingOption as O;
        if !self.reading() && args[0] == self.unsaid() {
            let nothing = self.terms.named("Unsaid", []);
            subject = self.terms.add(Node::Alt([(O::Default, nothing), (O::Subject, subject)].into()));
        } else if !self.reading() && before.is_some() && before == self.scope.subject {
            let same = self.terms.named("SameSubject", []);
            let alternatives = [(O::SameSubject, same), (O::Subject, subject)];
            subject = self.terms.add(Node::Alt(alternatives.into()));
        }
        let action = self.walk(args[1])?;
        let meaning = self.meaning(args[1], action);
        self.result(meaning, number);
        Ok(self.terms.con(sym, [subject, action]))
    }

    /// What an action leaves to speak of.
    fn result(&mut self, action: T, number: u8) {
        let number = self.terms.int(number.into());
        let result = self.terms.named("Ref.Result", [number]);
        let (name, args) = self.terms.view(action);
        let gains =
            name == "Continuous" && self.terms.items(args[1]).iter().any(|&m| self.terms.is(m, "Modification.Control"));
        self.scope.was_done(if gains { "Control" } else { name }, result);
        let card = || vec!["Card".to_owned()];
        let spoken = match name {
            "Exile" => {
                let pile = self.terms.is(args[1], "FaceDownPile");
                self.scope.exile(result, pile);
                let mut nouns = card();
                if !self.is_definite(args[0]) {
                    nouns.extend(self.nouns_of_objects(args[0]));
                }
                Some((self.objects_plural(args[0]), nouns))
            }
            "Cloak" | "Manifest" => {
                Some((self.objects_plural(args[0]), ["Creature", "Permanent", "Card"].map(str::to_owned).to_vec()))
            }
            "ManifestDread" => Some((false, ["Creature", "Permanent", "Card"].map(str::to_owned).to_vec())),
            "Create" => {
                let (_, token) = self.terms.view(args[1]);
                let mut nouns = vec!["Token".to_owned()];
                nouns.extend(self.terms.items(token[3]).into_iter().map(|t| scope::noun_of(self.terms, t)));
                nouns.extend(self.terms.items(token[4]).into_iter().map(|t| scope::noun_of(self.terms, t)));
                nouns.push("Permanent".to_owned());
                Some((self.number_plural(args[0]), nouns))
            }
            "CreateCopy" => Some((self.number_plural(args[0]), vec!["Token".to_owned(), "Creature".to_owned()])),
            "Search" => {
                if self.is_plural(args[0]) {
                    self.scope.look_through(result);
                }
                Some((self.is_plural(args[0]), card()))
            }
            "Mill" => Some((self.number_plural(args[0]), card())),
            "Draw" => Some((self.number_plural(args[0]), card())),
            _ => {
                let objects = args.iter().copied().find(|&a| self.is_objects(a));
                match objects {
                    Some(o) if self.is_definite(o) => {
                        let (_, inner) = self.terms.view(o);
                        match self.scope.linked.filter(|linked| linked.what == inner[0]) {
                            Some(linked) => self.scope.speak_of(Antecedent::new(linked.what, linked.several, card())),
                            None => self.scope.speak_again(inner[0]),
                        }
                        None
                    }
                    Some(o) => Some((self.objects_plural(o), self.nouns_of_objects(o))),
                    None => None,
                }
            }
        };
        if let Some((plural, nouns)) = spoken {
            if plural && matches!(name, "LookAt" | "Reveal" | "Exile" | "Mill") {
                self.scope.look_through(result);
            }
            let genders = self.genders_before(name, &args);
            self.scope.speak_of(Antecedent { what: result, plural, nouns, genders });
        }
    }

    /// What is exiled keeps the gender of what it was, and what is manifested that of a card.
    fn genders_before(&self, action: &str, args: &[T]) -> Vec<String> {
        match (action, args.first()) {
            ("Exile", Some(&objects)) if self.is_definite(objects) => {
                let (_, inner) = self.terms.view(objects);
                self.scope.genders(inner[0], &self.grammar.genders)
            }
            ("Cloak" | "Manifest", _) => self.grammar.genders.get("Card").cloned().unwrap_or_default(),
            _ => Vec::new(),
        }
    }

    fn is_objects(&self, t: T) -> bool {
        matches!(self.terms.view(t).0, "The" | "All" | "Chosen" | "Top" | "Some" | "Rest" | "And")
    }

    fn is_definite(&self, objects: T) -> bool {
        self.terms.is(objects, "The")
    }

    fn number_plural(&self, number: T) -> bool {
        let (name, args) = self.terms.view(number);
        !(name == "Literal" && self.terms.as_int(args[0]) == Some(1))
    }

    pub(super) fn objects_plural(&self, objects: T) -> bool {
        let (name, args) = self.terms.view(objects);
        match name {
            "The" => self.scope.known(args[0]).is_some_and(|a| a.plural),
            "Chosen" | "Some" => self.is_plural(args[0]),
            "Top" => self.number_plural(args[0]),
            _ => true,
        }
    }

    pub(super) fn nouns_of_objects(&self, objects: T) -> Vec<String> {
        let (name, args) = self.terms.view(objects);
        match name {
            "The" => self.scope.known(args[0]).map_or(Vec::new(), |a| a.nouns.clone()),
            "All" => scope::nouns(self.terms, args[0]),
            "Chosen" => scope::nouns(self.terms, args[1]),
            "Some" | "Rest" => vec!["Card".to_owned(), "Permanent".to_owned()],
            _ => vec!["Card".to_owned()],
        }
    }
}
