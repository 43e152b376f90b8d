//! Sentences that add to the instruction before them: "They enter tapped.", "It can't be
//! regenerated.", "The token enters with X +1/+1 counters on it.", "If you control a Bear, draw
//! two cards instead."

use super::{Binder, Bound, Unbound};
use crate::term::{Node, T};

impl Binder<'_> {
    /// Sentences that only declare a target or add to the instruction before.
    pub(super) fn folded(&mut self, item: T, out: &mut [T]) -> Result<bool, Unbound> {
        let (name, args) = self.terms.view(item);
        let args = args.to_vec();
        match name {
            "Declare" => {
                self.walk(args[0])?;
                Ok(true)
            }
            "EnterTapped" => {
                self.walk(args[0])?;
                let nothing = self.terms.named("EnterWith.Nothing", []);
                let tapped = self.terms.named("EnterWith.Tapped", []);
                let last = out.last_mut().ok_or_else(|| Unbound("nothing before enters".into()))?;
                let changed = self.replace(*last, nothing, tapped);
                if changed == *last {
                    return Err(Unbound("nothing before enters".into()));
                }
                *last = changed;
                Ok(true)
            }
            "CantRegenerate" => {
                let spoken = self.walk(args[0])?;
                let last = out.last_mut().ok_or_else(|| Unbound("nothing before is destroyed".into()))?;
                *last = self.without_regeneration(*last, spoken)?;
                Ok(true)
            }
            "EnterCounters" => self.enter_counters(&args, out),
            "WhereX" if self.terms.is(args[0], "EnterCounters") => {
                let (_, inner) = self.terms.view(args[0]);
                self.enter_counters(&[inner[0], inner[1], args[1]], out)
            }
            _ => Ok(false),
        }
    }

    /// "They enter tapped." after a cloaking or manifesting instruction.
    pub(super) fn unfold(&mut self, meaning: T, out: &mut Vec<T>) -> Result<(), Unbound> {
        let (_, args) = self.terms.view(meaning);
        let Some(&action) = args.get(1) else { return Ok(()) };
        let (name, parts) = self.terms.view(action);
        if name == "DestroyWithoutRegeneration" {
            let objects = parts[0];
            let last = out.last_mut().expect("the instruction just written");
            *last = self.renamed(*last, name, "Destroy");
            let spoken = self.destroyed(objects);
            let mention = self.mention(spoken)?;
            out.push(self.terms.named("CantRegenerate", [mention]));
            return Ok(());
        }
        if !matches!(name, "Cloak" | "Manifest") || !self.terms.is(parts[1], "EnterWith.Tapped") {
            return Ok(());
        }
        let nothing = self.terms.named("EnterWith.Nothing", []);
        let last = out.last_mut().expect("the instruction just written");
        *last = self.replace(*last, parts[1], nothing);
        let previous = i64::from(self.scope.previous.unwrap_or(0));
        let number = self.terms.int(previous);
        let result = self.terms.named("Ref.Result", [number]);
        let mention = self.mention(result)?;
        out.push(self.terms.named("EnterTapped", [mention]));
        Ok(())
    }

    /// Reading: the counters become a part of the instruction that creates the token.
    pub(super) fn enter_counters(&mut self, args: &[T], out: &mut [T]) -> Result<bool, Unbound> {
        let who = self.walk(args[0])?;
        let amount = self.walk(args[2])?;
        let elsewhere = || Unbound("no token before that enters".into());
        let last = out.last_mut().ok_or_else(elsewhere)?;
        let Node::Con(sym, parts) = self.terms.node(*last).clone() else { return Err(elsewhere()) };
        let previous = self.scope.previous.map(|n| self.result_of(n));
        if sym.name() != "Do" || previous != Some(who) || !self.terms.is(parts[1], "Create") {
            return Err(elsewhere());
        }
        let (_, create) = self.terms.view(parts[1]);
        let create = create.to_vec();
        let other = self.terms.named("Other", []);
        let other_than = self.terms.named("OtherThan", [who]);
        let amount = self.replace(amount, other, other_than);
        let with = self.terms.named("CreatedHow.WithCounters", [args[1], amount]);
        let how = [self.terms.items(create[2]), vec![with]].concat();
        let how = self.terms.list(how);
        let create = self.terms.named("Create", [create[0], create[1], how]);
        *last = self.terms.con(sym, [parts[0], create]);
        Ok(true)
    }

    /// Writing: an instruction without the counters that its tokens enter with, and these.
    pub(super) fn without_counters(&mut self, item: T) -> (T, Option<(T, T)>) {
        let Node::Con(sym, parts) = self.terms.node(item).clone() else { return (item, None) };
        if sym.name() != "Do" || !self.terms.is(parts[1], "Create") {
            return (item, None);
        }
        let (_, create) = self.terms.view(parts[1]);
        let create = create.to_vec();
        let mut how = self.terms.items(create[2]);
        let Some(&last) = how.last().filter(|&&h| self.terms.is(h, "CreatedHow.WithCounters")) else {
            return (item, None);
        };
        how.pop();
        let (_, counters) = self.terms.view(last);
        let counters = (counters[0], counters[1]);
        let how = self.terms.list(how);
        let create = self.terms.named("Create", [create[0], create[1], how]);
        (self.terms.con(sym, [parts[0], create]), Some(counters))
    }

    pub(super) fn say_counters(&mut self, number: u8, kind: T, amount: T) -> Bound {
        let result = self.result_of(number);
        let other = self.terms.named("Other", []);
        let other_than = self.terms.named("OtherThan", [result]);
        let amount = self.replace(amount, other_than, other);
        let mention = self.mention(result)?;
        if self.measure(amount).is_none() {
            return Ok(self.terms.named("EnterCounters", [mention, kind, amount]));
        }
        let x = self.terms.named("X", []);
        let with_x = self.terms.named("EnterCounters", [mention, kind, x]);
        let amount = self.walk(amount)?;
        Ok(self.terms.named("WhereX", [with_x, amount]))
    }

    pub(super) fn result_of(&mut self, number: u8) -> T {
        let number = self.terms.int(number.into());
        self.terms.named("Ref.Result", [number])
    }

    /// CR 701.19c. The destroying instruction, if it is that object's or those objects'.
    fn without_regeneration(&mut self, instruction: T, spoken: T) -> Bound {
        let unbound = || Unbound("what can't be regenerated is destroyed by the instruction before".into());
        let (name, parts) = self.terms.view(instruction);
        let (who, action) = match (name, parts.as_slice()) {
            ("Do", [who, action]) => (*who, *action),
            _ => return Err(unbound()),
        };
        let (name, objects) = self.terms.view(action);
        let objects = *objects.first().filter(|_| name == "Destroy").ok_or_else(unbound)?;
        if self.destroyed(objects) != spoken {
            return Err(unbound());
        }
        let action = self.terms.named("DestroyWithoutRegeneration", [objects]);
        Ok(self.terms.named("Do", [who, action]))
    }

    /// How what the instruction just before destroys is referred to.
    fn destroyed(&mut self, objects: T) -> T {
        let (name, inner) = self.terms.view(objects);
        if name == "The" {
            return inner[0];
        }
        let number = self.terms.int(self.scope.previous.unwrap_or(0).into());
        self.terms.named("Ref.Result", [number])
    }

    /// The same with another constructor's name, in all the ways it can be said.
    fn renamed(&mut self, t: T, from: &str, to: &str) -> T {
        match self.terms.node(t).clone() {
            Node::Con(sym, args) if sym.name() == from => self.terms.named(to, args),
            Node::Con(sym, args) => {
                let args: Vec<T> = args.iter().map(|&a| self.renamed(a, from, to)).collect();
                self.terms.con(sym, args)
            }
            Node::Alt(ways) => {
                let ways: Vec<_> = ways.iter().map(|&(how, way)| (how, self.renamed(way, from, to))).collect();
                self.terms.add(Node::Alt(ways.into()))
            }
            Node::List(_) | Node::Set(_) | Node::Int(_) | Node::Str(_) => t,
        }
    }

    /// "... If you control a Bear, ... instead": the first sentence says what is usual.
    pub(super) fn with_instead(&mut self, t: T) -> Vec<T> {
        let mut items = self.terms.items(t);
        if self.reading() && items.len() > 1 && self.terms.is(items[1], "IfInstead") {
            let (_, args) = self.terms.view(items[1]);
            let (condition, then) = (args[0], args[1]);
            let usual = self.terms.list([items[0]]);
            items[1] = self.terms.named("Instead", [usual, condition, then]);
            items.remove(0);
        }
        items
    }

    /// Either of two is done: neither can speak of what the other does, nor what follows of either.
    pub(super) fn instead_of_usual(&mut self, args: &[T], number: u8) -> Result<Vec<T>, Unbound> {
        let usual = self.instructions(args[0])?;
        self.forget_results(number);
        let condition = self.condition(args[1])?;
        let then = self.instructions(args[2])?;
        self.forget_results(number);
        Ok(vec![usual, condition, then])
    }

    fn forget_results(&mut self, first: u8) {
        for number in first..self.scope.next {
            let result = self.result_of(number);
            self.scope.forget(result);
        }
    }

    pub(super) fn say_instead(&mut self, done: T, out: &mut Vec<T>) -> Result<(), Unbound> {
        let (_, args) = self.terms.view(done);
        let (usual, condition, then) = (self.terms.items(args[0]), args[1], args[2]);
        if !out.is_empty() || usual.len() != 1 {
            return Err(Unbound("what is usual is not the one sentence before".into()));
        }
        out.push(usual[0]);
        out.push(self.terms.named("IfInstead", [condition, then]));
        Ok(())
    }
}
