//! CR 115, 601.2c, 608.2b. Targets: which are legal, and choosing them one by one.

use crate::decisions::{Answer, Prompt, Why};
use crate::filter::{Scope, admits};
use crate::ids::{ObjectRef, Seat};
use crate::run::{Do, Run, World};
use crate::state::{ChosenTarget, Targeted};
use ir::{
    Action, CardType, Effect, Instruction, Is, Keyword, KeywordKind, Number, PerPlayer, Quantity, Target, Targetable,
};

impl<'a> World<'a> {
    /// Every legal target for one phrase.
    pub(crate) fn candidates(self, target: &Target, scope: &Scope) -> Vec<Targeted> {
        let mut found: Vec<Targeted> = Vec::new();
        match &target.what {
            Targetable::Object(filter) => {
                found.extend(self.all_matching(filter, scope).into_iter().map(Targeted::Object));
            }
            Targetable::Player(filter) => {
                let players = self.s.apnap().filter(|&s| admits(*filter, scope.controller, s));
                found.extend(players.map(Targeted::Player));
            }
            Targetable::PlayerOrObject(player, filter) => {
                let players = self.s.apnap().filter(|&s| admits(*player, scope.controller, s));
                found.extend(players.map(Targeted::Player));
                found.extend(self.all_matching(filter, scope).into_iter().map(Targeted::Object));
            }
            Targetable::Any => {
                found.extend(self.s.apnap().map(Targeted::Player));
                let creatures = self.s.battlefield.iter().filter(|p| !p.phased_out && p.characteristics.is_creature());
                found.extend(creatures.map(|p| Targeted::Object(self.s.reference(p.slot))));
            }
        }
        found.retain(|t| self.may_target(*t, scope));
        found
    }

    /// CR 115, 702.11, 702.16b, 702.18. Whether this source may target it; a spell never targets itself (115.5).
    fn may_target(self, t: Targeted, scope: &Scope) -> bool {
        let Targeted::Object(what) = t else { return true };
        if what.stamp == scope.item && scope.item.0 != 0
            || what == scope.this && self.s.object(what.slot).zone != ir::Zone::Battlefield
        {
            return false;
        }
        let Some(p) = self.s.permanent_of(what) else { return true };
        let c = &p.characteristics;
        if c.has(KeywordKind::Shroud) {
            return false;
        }
        if c.has(KeywordKind::Hexproof) && self.s.object(what.slot).controller != scope.controller {
            return false;
        }
        !c.has(KeywordKind::Protection) || !self.protected(what, scope)
    }

    /// CR 702.16. Whether a permanent has protection from a quality of the source.
    pub(crate) fn protected(self, what: ObjectRef, source: &Scope) -> bool {
        let abilities = self.abilities(what.slot);
        abilities.iter().any(|on| match &self.pack().ability(on.id).ir {
            ir::Ability::Keyword(Keyword::Protection(from)) => from.iter().any(|is| self.quality(is, source)),
            _ => false,
        })
    }

    fn quality(self, is: &Is, source: &Scope) -> bool {
        self.matches_ref(&ir::Filter::new([is.clone()]), source.this, source)
    }

    /// CR 608.2b. Whether a chosen target is still legal.
    pub(crate) fn still_legal(self, target: &Target, chosen: &ChosenTarget, scope: &Scope) -> bool {
        let scope = Scope { per: chosen.per, ..*scope };
        match chosen.what {
            Targeted::Player(seat) => self.s.seat(seat).playing,
            Targeted::Object(what) => {
                self.s.exists(what)
                    && match &target.what {
                        Targetable::Object(filter) | Targetable::PlayerOrObject(_, filter) => {
                            self.matches(filter, what.slot, &scope)
                        }
                        Targetable::Any => self.s.permanent_of(what).is_some_and(|p| {
                            let t = p.characteristics.types;
                            t.has(CardType::Creature) || t.has(CardType::Planeswalker) || t.has(CardType::Battle)
                        }),
                        Targetable::Player(_) => false,
                    }
                    && self.may_target(chosen.what, &scope)
            }
        }
    }

    /// Whether every phrase of these can get the targets it needs (601.2c).
    pub(crate) fn has_targets(self, targets: &[Target], scope: &Scope) -> bool {
        targets.iter().all(|t| {
            let (min, _) = self.bounds(&t.quantity, scope);
            min == 0 || t.per != PerPlayer::Once || self.candidates(t, scope).len() >= min
        })
    }

    /// CR 700.2a. The modes that may be chosen, as bits.
    pub(crate) fn legal_modes(self, effect: &Effect, scope: &Scope) -> u16 {
        match effect {
            Effect::Plain(body) => u16::from(self.has_targets(&body.targets, scope)),
            Effect::Modal { modes, .. } => modes
                .iter()
                .enumerate()
                .filter(|(_, body)| self.has_targets(&body.targets, scope))
                .fold(0, |bits, (nth, _)| bits | 1 << nth),
        }
    }

    /// CR 700.2a, 601.2c. Whether modes and targets can be chosen at all.
    pub(crate) fn can_choose(self, effect: &Effect, scope: &Scope) -> bool {
        let needed = match effect {
            Effect::Plain(_) => 1,
            Effect::Modal { choose, modes } => u32::from(mode_bounds(*choose, modes.len() as u8).0),
        };
        self.legal_modes(effect, scope).count_ones() >= needed
    }

    /// How many may and must be chosen.
    pub(crate) fn bounds(self, quantity: &Quantity, scope: &Scope) -> (usize, usize) {
        let n = |n| self.number_value(n, scope).max(0) as usize;
        match quantity {
            Quantity::Exactly(number) => (n(number), n(number)),
            Quantity::UpTo(number) => (0, n(number)),
            Quantity::Between(least, most) => (n(least), n(most)),
            Quantity::AnyNumber => (0, usize::MAX),
        }
    }
}

/// The bodies that the chosen modes carry out, in printed order (608.2c), with their numbers.
pub(crate) fn bodies(effect: &Effect, modes: u16) -> Vec<(u8, &ir::Body)> {
    match effect {
        Effect::Plain(body) => vec![(0, body)],
        Effect::Modal { modes: all, .. } => {
            let chosen = all.iter().enumerate().filter(|(nth, _)| modes & 1 << nth != 0);
            chosen.map(|(nth, body)| (nth as u8, body)).collect()
        }
    }
}

/// One "target" of a text: which of them it is, and how many at most can be chosen.
struct Phrase<'t> {
    target: &'t Target,
    nth: u8,
    most: usize,
}

impl Run<'_> {
    /// CR 601.2b, 700.2. Chooses modes; `None`: there is no legal choice.
    pub(crate) fn choose_modes(&mut self, seat: Seat, effect: &Effect, scope: &Scope) -> Do<Option<u16>> {
        let legal = self.world().legal_modes(effect, scope);
        let Effect::Modal { choose, modes } = effect else { return Ok((legal != 0).then_some(1)) };
        let (min, max) = mode_bounds(*choose, modes.len() as u8);
        if legal.count_ones() < u32::from(min) {
            return Ok(None);
        }
        if usize::from(min) == modes.len() {
            return Ok(Some(legal));
        }
        let Answer::Modes(chosen) = self.ask(seat, Prompt::Modes { legal, min, max })? else { unreachable!("checked") };
        Ok(Some(chosen))
    }

    /// CR 601.2c. Chooses the targets of all chosen modes.
    pub(crate) fn choose_targets(
        &mut self,
        seat: Seat,
        effect: &Effect,
        modes: u16,
        scope: &Scope,
    ) -> Do<Vec<ChosenTarget>> {
        let mut chosen: Vec<ChosenTarget> = Vec::new();
        let mut asked = 0;
        for (mode, body) in bodies(effect, modes) {
            for (nth, target) in body.targets.iter().enumerate() {
                let players: Vec<Option<Seat>> = match target.per {
                    PerPlayer::Once => vec![None],
                    PerPlayer::ForEach(filter) => {
                        self.s.apnap().filter(|&s| admits(filter, scope.controller, s)).map(Some).collect()
                    }
                };
                let scope = Scope { mode, ..*scope };
                let total = divided(&body.instructions, nth as u8).map(|n| self.world().number_value(n, &scope).max(0));
                let first = chosen.len();
                for per in players {
                    let scope = Scope { per, ..scope };
                    // CR 601.2d. Each gets at least one of what is divided.
                    let most = total.map_or(usize::MAX, |total| total as usize);
                    let phrase = Phrase { target, nth: nth as u8, most };
                    self.pick_targets(seat, &phrase, &scope, &mut asked, &mut chosen)?;
                }
                if let Some(total) = total {
                    self.divide(seat, total as u32, &mut chosen[first..])?;
                }
            }
        }
        Ok(chosen)
    }

    /// CR 601.2d. The division is announced target by target; the last one gets what is left.
    fn divide(&mut self, seat: Seat, total: u32, among: &mut [ChosenTarget]) -> Do<()> {
        let mut left = total;
        for at in 0..among.len() {
            let others = (among.len() - 1 - at) as u32;
            let max = left - others;
            let share = if others == 0 || max == 1 {
                max
            } else {
                let prompt = Prompt::Number { min: 1, max, why: Why::Divide(at as u8) };
                let Answer::Number(share) = self.ask(seat, prompt)? else { unreachable!("checked") };
                share
            };
            among[at].share = u16::try_from(share).unwrap_or(u16::MAX);
            left -= share;
        }
        Ok(())
    }

    fn pick_targets(
        &mut self,
        seat: Seat,
        phrase: &Phrase<'_>,
        scope: &Scope,
        asked: &mut u8,
        chosen: &mut Vec<ChosenTarget>,
    ) -> Do<()> {
        let Phrase { target, nth, most } = *phrase;
        let (min, max) = self.world().bounds(&target.quantity, scope);
        let max = max.min(most);
        let mut from = self.world().candidates(target, scope);
        let mut count = 0;
        while count < max && !from.is_empty() {
            let prompt = Prompt::Target { from: from.clone(), may_stop: count >= min, why: Why::Target(*asked) };
            let Answer::Target(answer) = self.ask(seat, prompt)? else { unreachable!("checked") };
            let Some(what) = answer else { break };
            // CR 115.3. Not the same one twice for one "target".
            from.retain(|t| *t != what);
            chosen.push(ChosenTarget { item: scope.item, mode: scope.mode, nth, what, per: scope.per, share: 0 });
            count += 1;
        }
        *asked += 1;
        Ok(())
    }
}

/// CR 601.2d. The number that is divided among the n-th target, if one is.
fn divided(all: &[Instruction], nth: u8) -> Option<&Number> {
    all.iter().find_map(|instruction| match instruction {
        Instruction::Do(
            _,
            Action::DealDividedDamage { amount, among, .. } | Action::DistributeCounters(_, amount, among),
        ) => (*among == nth).then_some(amount),
        // What is done later has targets of its own.
        Instruction::Do(..) | Instruction::Delayed(..) | Instruction::Whenever(..) => None,
        Instruction::May(_, body) | Instruction::ForEach(_, body) => divided(body, nth),
        Instruction::If { then, otherwise, .. } => divided(then, nth).or_else(|| divided(otherwise, nth)),
        Instruction::Unless { then, .. } => divided(then, nth),
        Instruction::Instead { usual, then, .. } => divided(usual, nth).or_else(|| divided(then, nth)),
    })
}

/// CR 700.2d.
pub(crate) fn mode_bounds(choose: ir::ChooseModes, count: u8) -> (u8, u8) {
    match choose {
        ir::ChooseModes::Exactly(n) => (n, n),
        ir::ChooseModes::OneOrMore => (1, count),
        ir::ChooseModes::UpTo(n) => (0, n),
    }
}
