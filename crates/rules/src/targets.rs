//! CR 115, 601.2c, 608.2b. Targets: which are legal, and choosing them one by one.

use crate::decisions::{Answer, Prompt, Why};
use crate::filter::{Scope, admits};
use crate::ids::{ObjectRef, Seat};
use crate::run::{Do, Run, World};
use crate::state::{ChosenTarget, Targeted};
use ir::{CardType, Effect, Is, Keyword, KeywordKind, PerPlayer, Quantity, Target, Targetable};

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
                for per in players {
                    let scope = Scope { per, mode, ..*scope };
                    self.pick_targets(seat, target, nth as u8, &scope, &mut asked, &mut chosen)?;
                }
            }
        }
        Ok(chosen)
    }

    fn pick_targets(
        &mut self,
        seat: Seat,
        target: &Target,
        nth: u8,
        scope: &Scope,
        asked: &mut u8,
        chosen: &mut Vec<ChosenTarget>,
    ) -> Do<()> {
        let (min, max) = self.world().bounds(&target.quantity, scope);
        let mut from = self.world().candidates(target, scope);
        let mut count = 0;
        while count < max && !from.is_empty() {
            let prompt = Prompt::Target { from: from.clone(), may_stop: count >= min, why: Why::Target(*asked) };
            let Answer::Target(answer) = self.ask(seat, prompt)? else { unreachable!("checked") };
            let Some(what) = answer else { break };
            // CR 115.3. Not the same one twice for one "target".
            from.retain(|t| *t != what);
            chosen.push(ChosenTarget { item: scope.item, mode: scope.mode, nth, what, per: scope.per });
            count += 1;
        }
        *asked += 1;
        Ok(())
    }
}

/// CR 700.2d.
pub(crate) fn mode_bounds(choose: ir::ChooseModes, count: u8) -> (u8, u8) {
    match choose {
        ir::ChooseModes::Exactly(n) => (n, n),
        ir::ChooseModes::OneOrMore => (1, count),
        ir::ChooseModes::UpTo(n) => (0, n),
    }
}
