//! Languages that declare targets in sentences of their own, before what is done to them.

use super::{Binder, Bound, Unbound};
use crate::term::{Node, T};
use crate::wording::WordingOption as O;

impl Binder<'_> {
    fn targets_are_declared(&self) -> bool {
        self.grammar.settings.get("targets").is_some_and(|t| t == "declared")
    }

    /// All targets may be declared before anything is done, or each where it is needed.
    pub(super) fn said_of_several(&mut self, instructions: T) -> Bound {
        let before = self.scope.clone();
        let list = self.said(instructions)?;
        if !self.targets_are_declared() {
            return Ok(list);
        }
        let after = std::mem::replace(&mut self.scope, before);
        self.scope.declared_first = self.scope.targets.len();
        let together = self.said(instructions);
        self.scope = after;
        match together {
            Ok(together) if together != list => {
                Ok(self.terms.add(Node::Alt([(O::Default, together), (O::Reordered, list)].into())))
            }
            _ => Ok(list),
        }
    }

    /// Instructions that speak of all targets.
    pub(super) fn said(&mut self, instructions: T) -> Bound {
        let list = self.instructions(instructions)?;
        if self.scope.introduced < self.scope.targets.len() {
            return Err(Unbound("a target that no instruction speaks of".into()));
        }
        Ok(list)
    }

    /// Where targets are declared first, the sentences that do so.
    pub(super) fn declare(&mut self, item: T, out: &mut Vec<T>) -> Result<(), Unbound> {
        if !self.targets_are_declared() {
            return Ok(());
        }
        let known = self.scope.targets.len();
        while self.scope.introduced < self.scope.declared_first
            || self.scope.introduced < known && self.speaks_of_new_target(item)
        {
            let reference = self.next_target()?;
            let phrase = match self.terms.view(reference).0 {
                "Player.Target" => self.player_mention(reference)?,
                "Recipients.Target" => self.recipient(reference)?,
                _ => self.mention(reference)?,
            };
            out.push(self.terms.named("Declare", [phrase]));
        }
        Ok(())
    }

    /// The first target that nothing has spoken of, as it is referred to.
    fn next_target(&mut self) -> Bound {
        let index = self.scope.introduced;
        let target = *self.scope.targets.get(index).ok_or_else(|| Unbound(format!("there is no target {index}")))?;
        let (_, parts) = self.terms.view(target);
        let kind = match self.terms.view(parts[1]).0 {
            "Targetable.Player" => "Player.Target",
            "Targetable.Object" => "Ref.Target",
            _ => "Recipients.Target",
        };
        let number = self.terms.int(index as i64);
        Ok(self.terms.named(kind, [number]))
    }

    fn speaks_of_new_target(&self, t: T) -> bool {
        match self.terms.node(t) {
            Node::Con(sym, args) => {
                let is_target = matches!(sym.name(), "Ref.Target" | "Player.Target" | "Recipients.Target");
                if is_target && self.terms.as_int(args[0]).is_some_and(|n| n >= self.scope.introduced as i64) {
                    return true;
                }
                // What happens later, and what is granted, has targets of its own.
                let apart = matches!(sym.name(), "Delayed" | "Whenever" | "Modification.Gain" | "Token");
                !apart && args.iter().any(|&a| self.speaks_of_new_target(a))
            }
            Node::List(items) | Node::Set(items) => items.iter().any(|&i| self.speaks_of_new_target(i)),
            Node::Int(_) | Node::Str(_) | Node::Alt(_) => false,
        }
    }
}
