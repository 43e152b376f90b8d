//! Prompts: what a player is asked, and what can be chosen.

use crate::{Arg, Names, Words};
use ir::{Ability, AddedMana, Color, Effect, Instruction, ManaCost};
use rules::knowledge::{CastOffer, Handle, Offer, PlanView, ProcedureOffer, PromptView, TargetOffer, View};
use rules::{AbilityId, FaceId, Why};

/// A prompt in words. The choices stand in the order of the prompt's own list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Asked {
    pub title: String,
    /// The rules text that asks, where some text does.
    pub because: Option<String>,
    pub choices: Vec<Choice>,
}

/// One element that can be chosen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choice {
    pub label: String,
    /// Mana to pay, as symbols.
    pub cost: Option<String>,
    /// What it is about.
    pub object: Option<Handle>,
}

impl Choice {
    fn of(label: String) -> Choice {
        Choice { label, cost: None, object: None }
    }
}

/// Mana in the order W, U, B, R, G, colorless, as symbols.
pub(crate) fn mana(of: [u8; 6]) -> String {
    let letters = ['W', 'U', 'B', 'R', 'G', 'C'];
    letters.iter().zip(of).map(|(letter, n)| format!("{{{letter}}}").repeat(n.into())).collect()
}

impl Asked {
    /// What a seat is asked, from its own view and prompt.
    pub fn of(words: &Words, names: &Names, view: &View, prompt: &PromptView) -> Asked {
        let asker = Asker { words, names, view };
        let because = match prompt {
            PromptView::Priority { .. } | PromptView::Pay { .. } => None,
            _ => view.asked_by.and_then(|text| Some(asker.ability(text.object, text.ability?))),
        };
        Asked { title: asker.title(prompt), because, choices: asker.choices(prompt) }
    }
}

struct Asker<'a> {
    words: &'a Words,
    names: &'a Names,
    view: &'a View,
}

impl Asker<'_> {
    fn say(&self, id: &str, args: &[(&str, Arg)]) -> String {
        self.words.say(id, args)
    }
    fn object(&self, handle: Handle) -> String {
        self.names.object(self.words, handle)
    }
    fn about(&self, object: Handle) -> Choice {
        Choice { label: self.object(object), cost: None, object: Some(object) }
    }

    fn title(&self, prompt: &PromptView) -> String {
        match prompt {
            PromptView::Priority { .. } => self.say("ask-priority", &[]),
            PromptView::Attack { .. } => self.say("ask-attack", &[]),
            PromptView::Block { .. } => self.say("ask-block", &[]),
            PromptView::Mulligan => self.say("ask-mulligan", &[]),
            PromptView::Name { .. } => self.say("ask-card-name", &[]),
            PromptView::Pay { what, cost, .. } => {
                self.say("ask-pay", &[("cost", cost.to_string().into()), ("what", self.object(*what).into())])
            }
            PromptView::Distribute { source, total, .. } => {
                self.say("ask-distribute", &[("total", (*total).into()), ("source", self.object(*source).into())])
            }
            PromptView::Modes { min, max, .. } => {
                self.say("ask-modes", &[("min", (*min).into()), ("max", (*max).into())])
            }
            PromptView::Target { why: Why::Target(nth), .. } if *nth > 0 => {
                self.say("ask-target-of-many", &[("nth", (u32::from(*nth) + 1).into())])
            }
            PromptView::Target { why: Why::NewTargets, .. } => self.say("ask-new-targets", &[]),
            PromptView::Target { may_stop: true, .. } => self.say("ask-target-more", &[]),
            PromptView::Target { .. } => self.say("ask-target", &[]),
            PromptView::Objects { min, max, why, .. } => self.why(*why, Some((*min, *max)), None),
            PromptView::Decide { why, about } => self.why(*why, None, Some(*about)),
            PromptView::Players { why, .. }
            | PromptView::Number { why, .. }
            | PromptView::Option { why, .. }
            | PromptView::Order { why, .. }
            | PromptView::Partition { why, .. } => self.why(*why, None, None),
        }
    }

    fn count(&self, min: u16, max: u16) -> String {
        if min == max {
            self.say("count-exactly", &[("n", min.into())])
        } else if min == 0 {
            self.say("count-up-to", &[("n", max.into())])
        } else {
            self.say("count-between", &[("min", min.into()), ("max", max.into())])
        }
    }

    fn why(&self, why: Why, count: Option<(u16, u16)>, about: Option<Handle>) -> String {
        let (min, max) = count.unwrap_or((1, 1));
        let count = ("count", self.count(min, max).into());
        let what = ("what", about.map_or(String::new(), |h| self.object(h)).into());
        match why {
            Why::DiscardToHandSize => self.say("ask-discard-to-hand-size", &[count]),
            Why::Discard => self.say("ask-discard", &[count]),
            Why::Sacrifice => self.say("ask-sacrifice", &[count]),
            Why::MulliganBottom => self.say("ask-mulligan-bottom", &[count]),
            Why::Choose => self.say("ask-choose", &[count]),
            Why::Cloak => self.say("ask-cloak", &[count]),
            Why::Manifest => self.say("ask-manifest", &[count]),
            Why::LegendRule => self.say("ask-legend-rule", &[count]),
            Why::CopyOf => self.say("ask-copy-of", &[count]),
            Why::Search => self.say("ask-search", &[count]),
            Why::Cost => self.say("ask-cost", &[count]),
            Why::CommandZone => self.say("ask-command-zone", &[what]),
            Why::Kicker => self.say("ask-kicker", &[what]),
            Why::May => self.say("ask-may", &[what]),
            Why::PayUnless => self.say("ask-pay-unless", &[what]),
            Why::AttachTo => self.say("ask-attach-to", &[]),
            Why::NewTargets | Why::Target(_) => self.say("ask-new-targets", &[]),
            Why::X => self.say("ask-x", &[]),
            Why::TriggerOrder => self.say("ask-trigger-order", &[]),
            Why::TimestampOrder => self.say("ask-timestamp-order", &[]),
            Why::LibraryOrder => self.say("ask-library-order", &[]),
            Why::GraveyardOrder => self.say("ask-graveyard-order", &[]),
            Why::Surveil => self.say("ask-surveil", &[]),
            Why::Scry => self.say("ask-scry", &[]),
            Why::CombatDamage => self.say("ask-combat-damage", &[]),
            Why::Replacement => self.say("ask-replacement", &[]),
            Why::ChooseColor => self.say("ask-color", &[]),
            Why::ChooseOpponent => self.say("ask-opponent", &[]),
            Why::ManaColor => self.say("ask-mana-color", &[]),
            Why::TapOrUntap => self.say("ask-tap-or-untap", &[]),
            Why::Divide(nth) => self.say("ask-divide", &[("nth", (u32::from(nth) + 1).into())]),
        }
    }

    fn choices(&self, prompt: &PromptView) -> Vec<Choice> {
        match prompt {
            PromptView::Priority { actions, costs } => {
                let both = actions.iter().zip(costs);
                both.map(|(offer, cost)| self.offer(offer, cost.as_ref())).collect()
            }
            PromptView::Objects { from, .. } | PromptView::Partition { from, .. } => {
                from.iter().map(|h| self.about(*h)).collect()
            }
            PromptView::Order { items, .. } => items.iter().map(|h| self.about(*h)).collect(),
            PromptView::Distribute { among, .. } => among.iter().map(|h| self.about(*h)).collect(),
            PromptView::Target { from, .. } => from
                .iter()
                .map(|target| match target {
                    TargetOffer::Object(h) => self.about(*h),
                    TargetOffer::Player(seat) => Choice::of(self.words.seat(*seat).to_owned()),
                })
                .collect(),
            PromptView::Players { from, .. } => {
                from.iter().map(|seat| Choice::of(self.words.seat(*seat).to_owned())).collect()
            }
            PromptView::Modes { legal, .. } => self.modes(*legal),
            PromptView::Decide { .. } => ["offer-yes", "offer-no"].map(|id| Choice::of(self.say(id, &[]))).to_vec(),
            PromptView::Option { count, why } => self.options(*count, *why),
            PromptView::Pay { mana: list, .. } => {
                list.iter().map(|(h, nth)| self.offer(&Offer::Mana { object: *h, ability: *nth }, None)).collect()
            }
            PromptView::Attack { rows, .. } => rows.iter().map(|(h, _)| self.about(*h)).collect(),
            PromptView::Block { rows, .. } => rows.iter().map(|(h, _)| self.about(*h)).collect(),
            PromptView::Mulligan => ["offer-keep", "offer-mulligan"].map(|id| Choice::of(self.say(id, &[]))).to_vec(),
            PromptView::Name { from } => from.iter().map(|name| Choice::of(name.clone())).collect(),
            PromptView::Number { .. } => Vec::new(),
        }
    }

    fn offer(&self, offer: &Offer, cost: Option<&ManaCost>) -> Choice {
        let what = |handle: &Handle| ("what", self.object(*handle).into());
        let (label, object) = match offer {
            Offer::Pass => (self.pass(), None),
            Offer::PlayLand { card, back } => {
                (self.say("offer-play", &[("what", self.side(*card, *back).into())]), Some(*card))
            }
            Offer::Cast { card, how } => {
                let label = match how {
                    CastOffer::FaceUp => self.say("offer-cast", &[what(card)]),
                    CastOffer::Back => self.say("offer-cast", &[("what", self.side(*card, true).into())]),
                    CastOffer::FaceDown(by) => {
                        self.say("offer-cast-face-down", &[what(card), ("by", self.words.by(*by).into())])
                    }
                    CastOffer::Flashback => self.say("offer-cast-flashback", &[what(card)]),
                    CastOffer::Free => self.say("offer-cast-free", &[what(card)]),
                };
                (label, Some(*card))
            }
            Offer::Activate { object, ability } | Offer::Mana { object, ability } => {
                let text = self.nth_ability(*object, *ability);
                (self.say("offer-activate", &[what(object), ("ability", text.into())]), Some(*object))
            }
            Offer::TurnFaceUp { object, procedure } => {
                let label = match procedure {
                    ProcedureOffer::ManaCost => self.say("offer-turn-up-mana-cost", &[what(object)]),
                    ProcedureOffer::Ability(nth) => {
                        let text = self.printed_ability(*object, *nth);
                        self.say("offer-turn-up-ability", &[what(object), ("keyword", text.into())])
                    }
                };
                (label, Some(*object))
            }
        };
        Choice { label, cost: cost.map(ToString::to_string), object }
    }

    /// What passing means now.
    fn pass(&self) -> String {
        match self.view.stack.last() {
            Some(top) => self.say("offer-pass-resolve", &[("what", self.object(Handle::Number(top.number)).into())]),
            None => self.say("offer-pass-step", &[("step", self.words.step(self.view.step).into())]),
        }
    }

    /// The name of one side of a card.
    fn side(&self, card: Handle, back: bool) -> String {
        let face = self.names.card(card);
        let printed = face.and_then(|f| self.words.cards.pack.cards.iter().find(|c| c.front == f));
        match printed.and_then(|p| p.back) {
            Some(other) if back => self.words.face(other).to_owned(),
            _ => self.object(card),
        }
    }

    /// The face under whose name the texts of an object are read.
    fn face_of(&self, object: Handle) -> FaceId {
        self.names.card(object).unwrap_or(rules::pack::NOTHING)
    }

    fn ability(&self, object: Handle, id: AbilityId) -> String {
        let source = match object {
            Handle::Number(n) => self.view.stack.iter().find(|i| i.number == n).map_or(object, |i| i.source),
            _ => object,
        };
        self.words.ability(id, self.face_of(source)).to_string()
    }

    /// The n-th ability that an object has now.
    fn nth_ability(&self, object: Handle, nth: u8) -> String {
        let permanent = match object {
            Handle::Number(n) => self.view.battlefield.iter().find(|p| p.number == n),
            _ => None,
        };
        match permanent.and_then(|p| p.characteristics.abilities.get(usize::from(nth))) {
            Some(id) => self.words.ability(*id, self.face_of(object)).to_string(),
            None => self.printed_ability(object, nth),
        }
    }

    /// The n-th ability printed on a card that the viewer may know.
    fn printed_ability(&self, object: Handle, nth: u8) -> String {
        let face = self.face_of(object);
        let printed = self.words.cards.pack.face(face).abilities.get(usize::from(nth));
        printed.map_or(String::new(), |on| self.words.ability(on.id, face).to_string())
    }

    /// The modes of the text that asks (700.2), by their printed places.
    fn modes(&self, legal: u16) -> Vec<Choice> {
        let cards = &self.words.cards;
        let asking = self.view.asked_by.and_then(|text| Some((text.object, text.ability?)));
        let bodies = asking.and_then(|(_, id)| match effect(&cards.pack.ability(id).ir)? {
            Effect::Modal { modes, .. } => Some(modes),
            Effect::Plain(_) => None,
        });
        // A mode that is no text of its own is said by the line of the whole text that it is.
        let whole = asking.map(|(object, id)| self.ability(object, id)).unwrap_or_default();
        let lines: Vec<&str> = whole.split('•').skip(1).map(str::trim).collect();
        let mut found = Vec::new();
        for mode in (0..16).filter(|m| legal & 1 << m != 0) {
            let said = bodies.zip(asking).and_then(|(modes, (object, _))| {
                let alone = Ability::Spell(Effect::Plain(modes.get(mode)?.clone()));
                cards.render_alone(self.words.language(), &alone, self.face_of(object))
            });
            let line = || lines.get(mode).map(|line| (*line).to_owned());
            let label = said.or_else(line).unwrap_or_else(|| self.say("offer-number-of", &[("n", (mode + 1).into())]));
            found.push(Choice::of(label));
        }
        found
    }

    fn options(&self, count: u8, why: Why) -> Vec<Choice> {
        let listed = self.view.asked_by.and_then(|text| {
            let ability = &self.words.cards.pack.ability(text.ability?).ir;
            one_of(ability).filter(|cost| why == Why::ManaColor && cost.0.len() == usize::from(count))
        });
        let label = |n: u8| match (listed, Color::ALL.get(usize::from(n))) {
            (Some(cost), _) => cost.0[usize::from(n)].to_string(),
            _ if why == Why::TapOrUntap => self.say(if n == 0 { "offer-tap" } else { "offer-untap" }, &[]),
            (None, Some(color)) if matches!(why, Why::ChooseColor | Why::ManaColor) => self.words.color(*color),
            _ => self.say("offer-number-of", &[("n", (u32::from(n) + 1).into())]),
        };
        (0..count).map(|n| Choice::of(label(n))).collect()
    }
}

fn effect(ability: &Ability) -> Option<&Effect> {
    match ability {
        Ability::Spell(effect) => Some(effect),
        Ability::Activated(activated) => Some(&activated.effect),
        Ability::Triggered(triggered) => Some(&triggered.effect),
        Ability::Keyword(_) | Ability::Static(_) => None,
    }
}

/// The symbols of "{R} or {G}" in a mana ability.
fn one_of(ability: &Ability) -> Option<&ManaCost> {
    let Effect::Plain(body) = effect(ability)? else { return None };
    body.instructions.iter().find_map(|instruction| match instruction {
        Instruction::Do(_, ir::Action::AddMana(AddedMana::OneOf(cost))) => Some(cost),
        _ => None,
    })
}

impl Words {
    /// A proposed payment in words: what is tapped, and what is taken from the pool.
    pub fn plan(&self, names: &Names, plan: &PlanView) -> String {
        let pool = || self.say("plan-pool", &[("mana", mana(plan.from_pool).into())]);
        let list = || self.list(plan.tapped.iter().map(|(h, _)| names.object(self, *h)));
        let taps = || self.say("plan-taps", &[("list", list().into())]);
        match (plan.from_pool == [0; 6], plan.tapped.is_empty()) {
            (true, true) => String::new(),
            (true, false) => taps(),
            (false, true) => pool(),
            (false, false) => self.say("plan-both", &[("pool", pool().into()), ("taps", taps().into())]),
        }
    }
}
