//! Terms of the game by the names that the rules have for them.

use crate::Messages;
use ir::{Color, Counter, Zone};
use rules::face_down::By;
use rules::turn::Step;

impl Messages {
    pub fn step(&self, step: Step) -> String {
        self.say(
            match step {
                Step::Untap => "step-untap",
                Step::Upkeep => "step-upkeep",
                Step::Draw => "step-draw",
                Step::PrecombatMain => "step-precombat-main",
                Step::BeginningOfCombat => "step-beginning-of-combat",
                Step::DeclareAttackers => "step-declare-attackers",
                Step::DeclareBlockers => "step-declare-blockers",
                Step::FirstStrikeDamage => "step-first-strike-damage",
                Step::CombatDamage => "step-combat-damage",
                Step::EndOfCombat => "step-end-of-combat",
                Step::PostcombatMain => "step-postcombat-main",
                Step::End => "step-end",
                Step::Cleanup => "step-cleanup",
            },
            &[],
        )
    }

    pub fn zone(&self, zone: Zone) -> String {
        self.say(
            match zone {
                Zone::Library => "zone-library",
                Zone::Hand => "zone-hand",
                Zone::Battlefield => "zone-battlefield",
                Zone::Graveyard => "zone-graveyard",
                Zone::Stack => "zone-stack",
                Zone::Exile => "zone-exile",
                Zone::Command => "zone-command",
            },
            &[],
        )
    }

    /// What made a permanent or spell face down.
    pub fn by(&self, by: By) -> String {
        self.say(
            match by {
                By::Morph => "by-morph",
                By::Disguise => "by-disguise",
                By::Manifest => "by-manifest",
                By::Cloak => "by-cloak",
                By::Effect => "by-effect",
            },
            &[],
        )
    }

    pub fn color(&self, color: Color) -> String {
        self.say(
            match color {
                Color::White => "color-white",
                Color::Blue => "color-blue",
                Color::Black => "color-black",
                Color::Red => "color-red",
                Color::Green => "color-green",
            },
            &[],
        )
    }

    /// So many counters of a kind.
    pub fn counters(&self, kind: Counter, count: u16) -> String {
        self.say("counters", &[("count", count.into()), ("counter", self.counter(kind).into())])
    }

    fn counter(&self, kind: Counter) -> String {
        match kind {
            Counter::Pt(power, toughness) => {
                let signed = |n: i8| format!("{n:+}");
                self.say("counter-pt", &[("power", signed(power).into()), ("toughness", signed(toughness).into())])
            }
            Counter::Keyword(kind) => self.say("counter-keyword", &[("keyword", kebab(kind).into())]),
            Counter::Stun => self.say("counter-stun", &[]),
            Counter::Shield => self.say("counter-shield", &[]),
            Counter::Charge => self.say("counter-charge", &[]),
        }
    }
}

/// `FirstStrike` as `first-strike`, as messages select it.
fn kebab(kind: ir::KeywordKind) -> String {
    let mut name = String::new();
    for c in format!("{kind:?}").chars() {
        if c.is_uppercase() && !name.is_empty() {
            name.push('-');
        }
        name.extend(c.to_lowercase());
    }
    name
}
