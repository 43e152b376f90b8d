//! Sentences that add to the instruction before them: "They enter tapped.", "The token
//! enters with X +1/+1 counters on it."

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
}
