//! What may be done: tried on a copy of the game and taken back.

use super::{check, listed, same_members};
use crate::bench::{Bench, Done, Failure, refused};
use crate::feature::Kind;
use crate::found::Found;
use crate::list;
use crate::problem::{Problem, Words, said};
use crate::step::{self, Definition};
use rules::{Prompt, Seat, Slot, Targeted, Why};

pub const STEPS: &[Definition] = &[
    Definition { shape: "SEAT can tell the worlds apart", run: super::worlds::can_tell },
    Definition { shape: "SEAT can ACTION", run: can },
    Definition { shape: "SEAT can't ACTION", run: cannot },
    Definition { shape: "SEAT isn't asked anything", run: not_asked },
    Definition { shape: "SEAT is asked (for priority|to choose|to attack|to block|to pay|whether)", run: asked },
    Definition { shape: "SEAT may choose N of LIST", run: may_choose },
    Definition { shape: "SEAT may choose N to N of LIST", run: may_choose },
];

/// `cast X` as the step `Ann casts X`, tried on a copy.
fn attempt(bench: &Bench, seat: &Words, action: &Words) -> Result<Done, Problem> {
    let (verb, rest) = action.text.split_once(' ').unwrap_or((&action.text, ""));
    let third = match verb {
        "pass" => "passes".to_owned(),
        verb => format!("{verb}s"),
    };
    let line = format!("{} {third} {rest}", seat.text);
    let meaning = step::find(Kind::When, line.trim_end(), None).map_err(|mut problem| {
        problem.at = Some((action.column, action.text.chars().count()));
        problem
    })?;
    let mut copy = bench.clone();
    // Columns in the made-up line are not those of the step.
    Ok(meaning.carry_out(&mut copy).map_err(|failure| match failure {
        Failure::Problem(mut problem) => {
            problem.at = Some((action.column, action.text.chars().count()));
            Failure::Problem(problem)
        }
        Failure::Refused(illegal, _) => Failure::Refused(illegal, action.clone()),
    }))
}

fn can(bench: &mut Bench, found: &Found) -> Done {
    attempt(bench, found.one("SEAT"), found.one("ACTION"))?
}

/// The action, and the rule in parentheses at its end.
fn rule_of(action: &Words) -> Result<(Words, String), Problem> {
    let wrong = || action.problem("problem-no-rule");
    let at = action.text.rfind(" (CR ").ok_or_else(wrong)?;
    let rule = action.text[at..].trim_start_matches(" (CR ").strip_suffix(')').ok_or_else(wrong)?;
    Ok((action.part(0, at), rule.to_owned()))
}

fn cannot(bench: &mut Bench, found: &Found) -> Done {
    let (action, rule) = rule_of(found.one("ACTION"))?;
    match attempt(bench, found.one("SEAT"), &action)? {
        Ok(()) => {
            Err(action.problem(bench.say("judge-not-so", &[("instead", bench.say("instead-can", &[]).into())])).into())
        }
        Err(Failure::Refused(illegal, _)) => {
            // The seat that tried was told, also in the world where this is compared.
            let seat = bench.seat(found.one("SEAT"))?;
            bench.streams.refused(seat, illegal);
            bench.streams.remark(refused(bench.messages, illegal));
            check(bench, &action, stands_for(&rule, illegal.rule), || refused(bench.messages, illegal))
        }
        Err(problem) => Err(problem),
    }
}

/// A rule number stands for its sub-rules too.
pub fn stands_for(rule: &str, given: &str) -> bool {
    given == rule
        || given.strip_prefix(rule).is_some_and(|rest| {
            let ends_in_digit = rule.ends_with(|c: char| c.is_ascii_digit());
            ends_in_digit && rest.starts_with(|c: char| c.is_ascii_lowercase() || c == '.')
        })
}

fn not_asked(bench: &mut Bench, found: &Found) -> Done {
    let seat = bench.seat(found.one("SEAT"))?;
    check(bench, found.one("SEAT"), bench.prompt_of(seat).is_none(), || bench.waits_for())
}

fn asked(bench: &mut Bench, found: &Found) -> Done {
    let seat = bench.seat(found.one("SEAT"))?;
    let holds = bench.prompt_of(seat).is_some_and(|prompt| match found.choice() {
        "for priority" => matches!(prompt, Prompt::Priority),
        "to attack" => matches!(prompt, Prompt::Attack(_)),
        "to block" => matches!(prompt, Prompt::Block(_)),
        "to pay" => matches!(prompt, Prompt::Pay { .. } | Prompt::Decide { why: Why::PayUnless, .. }),
        "whether" => matches!(prompt, Prompt::Decide { .. }),
        _ => matches!(
            prompt,
            Prompt::Objects { .. }
                | Prompt::Target { .. }
                | Prompt::Players { .. }
                | Prompt::Modes { .. }
                | Prompt::Number { .. }
                | Prompt::Name { .. }
                | Prompt::Option { .. }
                | Prompt::Order { .. }
                | Prompt::Partition { .. }
        ),
    });
    check(bench, found.one("|"), holds, || bench.waits_for())
}

fn may_choose(bench: &mut Bench, found: &Found) -> Done {
    let (_, prompt) = bench.expect_prompt(found.one("SEAT"))?;
    let least = found.number(0)?;
    let most = if found.get("N", 1).is_some() { found.number(1)? } else { least };
    let (from, min, max) = match &prompt {
        Prompt::Objects { from, min, max, .. } => {
            let most = (*max as usize).min(from.len()) as u32;
            (from.iter().map(|s| What::Object(*s)).collect::<Vec<_>>(), u32::from(*min), most)
        }
        Prompt::Target { from, may_stop, .. } => {
            let what = from.iter().map(|t| match t {
                Targeted::Object(o) => What::Object(o.slot),
                Targeted::Player(s) => What::Player(*s),
            });
            (what.collect(), u32::from(!may_stop), 1)
        }
        Prompt::Players { from, .. } => (from.iter().map(|s| What::Player(*s)).collect(), 1, 1),
        _ => {
            return Err(found
                .one("SEAT")
                .problem(said("problem-no-choice", [("waits", bench.waits_for().into())]))
                .into());
        }
    };
    let said = found.one("LIST");
    check(bench, found.one("N"), (min, max) == (least, most), || {
        bench.say("instead-may-choose", &[("min", min.into()), ("max", max.into())])
    })?;
    let wanted = list::cards(said, &|n| bench.cards.knows(n));
    let offered: Vec<String> = from.iter().map(|w| w.name(bench, &wanted)).collect();
    let wanted: Vec<String> = wanted.into_iter().map(|w| w.text).collect();
    check(bench, said, same_members(wanted, offered.clone()), || {
        bench.say("instead-offered", &[("list", listed(bench, &offered))])
    })
}

/// Something offered.
#[derive(Clone, Copy)]
enum What {
    Object(Slot),
    Player(Seat),
}

impl What {
    /// By its label, if the list speaks of it so, else by its card.
    fn name(self, bench: &Bench, wanted: &[Words]) -> String {
        match self {
            What::Player(seat) => bench.seat_name(seat).to_owned(),
            What::Object(slot) => {
                let what = bench.truth().state().reference(slot);
                let label = bench.labels.iter().find(|(l, o)| **o == what && wanted.iter().any(|w| w.text == **l));
                label.map_or_else(|| bench.truth().card_name(slot).to_owned(), |(label, _)| label.clone())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::stands_for;

    #[test]
    fn rules_stand_for_their_parts() {
        assert!(stands_for("700.2", "700.2a"));
        assert!(stands_for("700.2a", "700.2a"));
        assert!(!stands_for("700.2", "700.21"));
        assert!(!stands_for("700.2a", "700.2"));
    }
}
