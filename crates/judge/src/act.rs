//! When: acting, only through what the game offers.

use crate::bench::{Bench, Done, Failure};
use crate::found::{Found, step};
use crate::list;
use crate::problem::{Problem, Words, said};
use crate::step::Definition;
use rules::face_down::{By, Way};
use rules::turn::Step;
use rules::{Action, Answer, CastHow, Illegal, Prompt, Reason, Seat, Slot, Targeted, Why};

pub const STEPS: &[Definition] = &[
    Definition {
        shape: "SEAT casts CARD [face down] [with flashback] [kicked] [as LABEL] [choosing MODES] [targeting LIST] [divided DIVISION] [with X = N]",
        run: cast,
    },
    Definition {
        shape: "SEAT activates the NTH ability of OBJECT [choosing MODES] [targeting LIST] [divided DIVISION] [with X = N]",
        run: activate,
    },
    Definition {
        shape: "SEAT turns OBJECT face up for its (mana|disguise|morph|megamorph) cost [with X = N]",
        run: turn_face_up,
    },
    Definition { shape: "SEAT plays CARD [as LABEL]", run: play_land },
    Definition { shape: "SEAT passes", run: pass },
    Definition { shape: "everyone passes", run: everyone_passes },
    Definition { shape: "the stack resolves", run: stack_resolves },
    Definition { shape: "the game moves to SEAT's STEP", run: move_to },
    Definition { shape: "SEAT attacks with nothing", run: attack_nothing },
    Definition { shape: "SEAT attacks SEAT with LIST", run: attack },
    Definition { shape: "SEAT blocks with nothing", run: block_nothing },
    Definition { shape: "SEAT blocks OBJECT with LIST", run: block },
    Definition { shape: "SEAT chooses mode N", run: choose_mode },
    Definition { shape: "SEAT chooses X = N", run: choose_number },
    Definition { shape: "SEAT chooses LIST", run: choose },
    Definition { shape: "SEAT orders LIST", run: order },
    Definition { shape: "SEAT accepts", run: accept },
    Definition { shape: "SEAT declines", run: decline },
    Definition { shape: "SEAT pays", run: pay },
    Definition { shape: "SEAT doesn't pay", run: do_not_pay },
    Definition { shape: "SEAT surveils LIST away", run: surveil },
    Definition { shape: "SEAT scries LIST to the bottom", run: surveil },
    Definition { shape: "SEAT assigns DAMAGE", run: assign },
    Definition { shape: "SEAT concedes", run: concede },
    Definition { shape: "all agree to a draw", run: agree_to_draw },
    Definition { shape: "call the NTH object on the stack LABEL", run: call_on_stack },
    Definition { shape: "call the NTH card of SEAT's (hand|graveyard|library|exile) LABEL", run: call_card },
    Definition { shape: "call OBJECT LABEL", run: call },
    Definition { shape: "note the number of OBJECT", run: note_number },
    Definition { shape: "chance puts LIST in that order", run: crate::setup::chance },
];

/// The choices that a step says with the action.
struct Choices {
    modes: Option<(Vec<u32>, Words)>,
    targets: Vec<Words>,
    /// CR 601.2d. How much each target gets, in their order.
    division: Vec<u32>,
    x: u32,
    kicked: Kicked,
}

/// CR 702.33. Whether the kicker is paid too.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kicked {
    No,
    Yes,
}

fn choices(bench: &Bench, found: &Found) -> Result<Choices, Problem> {
    let modes = match found.get("MODES", 0) {
        None => None,
        Some(words) => Some((modes(words)?, words.clone())),
    };
    let targets = found.get("LIST", 0).map(|l| list::elements(l, &|n| bench.cards.knows(n))).unwrap_or_default();
    let x = if found.get("N", 0).is_some() { found.number(0)? } else { 0 };
    let kicked = if found.says("kicked") { Kicked::Yes } else { Kicked::No };
    let division = found.get("DIVISION", 0).map_or(Ok(Vec::new()), division)?;
    Ok(Choices { modes, targets, division, x, kicked })
}

/// `2 and 1`, `2, 1 and 1`.
fn division(words: &Words) -> Result<Vec<u32>, Problem> {
    let wrong = || words.problem("problem-division");
    words.text.replace(" and ", ", ").split(", ").map(|n| n.parse().map_err(|_| wrong())).collect()
}

/// `mode 1`, `modes 1 and 2`, `no mode`.
fn modes(words: &Words) -> Result<Vec<u32>, Problem> {
    if words.text == "no mode" {
        return Ok(Vec::new());
    }
    let wrong = || words.problem("problem-modes");
    let rest = words.text.strip_prefix("modes ").or_else(|| words.text.strip_prefix("mode ")).ok_or_else(wrong)?;
    rest.split(" and ").map(|n| n.parse().ok().filter(|n| *n > 0 && *n < 16).ok_or_else(wrong)).collect()
}

/// What a step does is not what the game waits for.
fn waiting(bench: &Bench, words: &Words, id: &'static str) -> Failure {
    words.problem(said(id, [("waits", bench.waits_for().into())])).into()
}

/// CR 117.1. A seat without priority may take no such action; this is the rule that says so.
fn without_priority(bench: &Bench, seat: &Words, rule: &'static str) -> Result<Seat, Failure> {
    let who = bench.seat(seat)?;
    if bench.has_priority(who) {
        return Ok(who);
    }
    Err(Failure::Refused(Illegal::new(rule, Reason::NoPriority), seat.clone()))
}

fn cast(bench: &mut Bench, found: &Found) -> Done {
    let seat = without_priority(bench, found.one("SEAT"), "117.1a")?;
    let words = found.one("CARD");
    let (card, face) = bench.card_to_play(seat, words)?;
    let choices = choices(bench, found)?;
    let ways: &[CastHow] = if found.says("face down") {
        &[CastHow::FaceDown(By::Disguise), CastHow::FaceDown(By::Morph)]
    } else if found.says("with flashback") {
        &[CastHow::Flashback]
    } else {
        &[CastHow::FaceUp(face)]
    };
    // A card with disguise is cast by it; one without shows what the rule of morph says.
    let mut how = ways[0];
    for way in ways {
        how = *way;
        if bench.truth().may_act(seat, Action::Cast { card, how }).is_ok() {
            break;
        }
    }
    if let [first, last] = ways
        && how == *last
        && bench.truth().has_keyword(card, ir::KeywordKind::Disguise)
    {
        how = *first;
    }
    begin_action(bench, Action::Cast { card, how }, words)?;
    if let Some(label) = found.get("LABEL", 0) {
        // The spell is on top of the stack as soon as it is announced (601.2a).
        let top = bench.truth().state().stack.last().map(|i| i.slot);
        let top = top.ok_or_else(|| words.problem("problem-nothing-on-stack"))?;
        let what = bench.truth().state().reference(top);
        bench.labels.insert(label.text.clone(), what);
    }
    finish_action(bench, choices, words)
}

fn activate(bench: &mut Bench, found: &Found) -> Done {
    let seat = without_priority(bench, found.one("SEAT"), "117.1b")?;
    let _ = seat;
    let words = found.one("OBJECT");
    let object = bench.object(words)?.slot;
    let nth = found.ordinal()?;
    let choices = choices(bench, found)?;
    let all = bench.truth().activated(object);
    let ability = *all
        .get(nth)
        .ok_or_else(|| words.problem(said("problem-activated-abilities", [("count", all.len().into())])))?;
    begin_action(bench, Action::Activate { object, ability }, words)?;
    finish_action(bench, choices, words)
}

fn turn_face_up(bench: &mut Bench, found: &Found) -> Done {
    let words = found.one("OBJECT");
    let object = bench.object(words)?.slot;
    let seat = without_priority(bench, found.one("SEAT"), "116.1")?;
    let wanted: &[Way] = match found.choice() {
        "mana" => &[Way::Cloaked, Way::Manifested],
        "disguise" => &[Way::Disguise],
        "morph" => &[Way::Morph, Way::Megamorph],
        _ => &[Way::Megamorph],
    };
    let x = choices(bench, found)?.x;
    let ways: Vec<_> = wanted.iter().map(|&way| bench.truth().may_turn_face_up(seat, object, way)).collect();
    let procedure = match ways.iter().find_map(|way| way.ok()) {
        Some(procedure) => procedure,
        None => {
            let why = ways[0].expect_err("no way is there");
            return Err(bench.refuse(Some(seat), why, words));
        }
    };
    begin_action(bench, Action::TurnFaceUp { object, procedure }, words)?;
    // What is asked besides is the next step's to choose: what a cost is paid with, and what
    // the permanent itself asks as it is turned up (708.11).
    while bench.is_acting() {
        match bench.asked() {
            Some((_, Prompt::Number { .. })) => bench.answer(Answer::Number(x), words)?,
            Some((_, Prompt::Pay { .. })) => bench.answer(Answer::PayAutomatically, words)?,
            _ => break,
        }
    }
    Ok(())
}

fn play_land(bench: &mut Bench, found: &Found) -> Done {
    let seat = without_priority(bench, found.one("SEAT"), "116.1")?;
    let words = found.one("CARD");
    let (card, face) = bench.card_to_play(seat, words)?;
    begin_action(bench, Action::PlayLand { card, face }, words)?;
    let Some(label) = found.get("LABEL", 0) else { return Ok(()) };
    if bench.is_acting() {
        return Err(label.problem("problem-not-yet-there").hint("hint-call").into());
    }
    let state = bench.truth().state();
    let last = state.battlefield.last().map(|permanent| state.reference(permanent.slot));
    bench.labels.insert(label.text.clone(), last.ok_or_else(|| words.problem("problem-not-on-battlefield"))?);
    Ok(())
}

fn begin_action(bench: &mut Bench, action: Action, words: &Words) -> Done {
    bench.answer(Answer::Act(action), words)
}

/// Makes the choices of an action as they are asked for (601.2b-h, 602.2b).
fn finish_action(bench: &mut Bench, choices: Choices, words: &Words) -> Done {
    let mut targets = choices.targets.iter().peekable();
    while bench.is_acting() {
        let Some((_, prompt)) = bench.asked() else { break };
        let prompt = prompt.clone();
        match prompt {
            Prompt::Modes { .. } => {
                let Some((modes, said)) = &choices.modes else {
                    return Err(words.problem("problem-modes-asked").hint("hint-choosing").into());
                };
                bench.answer(mode_bits(modes, said)?, said)?;
            }
            Prompt::Target { from, may_stop, .. } => {
                let next = match targets.peek() {
                    None => None,
                    Some(said) => Some((bench.targeted(said)?, (*said).clone())),
                };
                match next {
                    Some((what, said)) if from.contains(&what) || !may_stop => {
                        targets.next();
                        bench.answer(Answer::Target(Some(what)), &said)?;
                    }
                    Some(_) | None => bench.answer(Answer::Target(None), words)?,
                }
            }
            Prompt::Number { why: Why::Divide(nth), .. } => {
                let Some(share) = choices.division.get(usize::from(nth)) else {
                    return Err(words.problem("problem-division-asked").hint("hint-divided").into());
                };
                bench.answer(Answer::Number(*share), words)?;
            }
            Prompt::Number { .. } => bench.answer(Answer::Number(choices.x), words)?,
            Prompt::Pay { .. } => bench.answer(Answer::PayAutomatically, words)?,
            // What a cost is paid with is the next step's to choose.
            Prompt::Objects { why: Why::Cost, .. } => break,
            Prompt::Decide { why: Why::Kicker, .. } => {
                bench.answer(Answer::Decide(choices.kicked == Kicked::Yes), words)?
            }
            other => {
                let asked = crate::bench::prompt_in_words(bench.messages, &other);
                return Err(words.problem(said("problem-unfinished", [("asked", asked.into())])).into());
            }
        }
    }
    match targets.next() {
        None => Ok(()),
        // Every target asked for has been chosen: none of the phrases admits this one.
        Some(extra) => Err(Failure::Refused(Illegal::new("601.2c", Reason::NoTargetLeft), extra.clone())),
    }
}

fn mode_bits(modes: &[u32], said: &Words) -> Result<Answer, Failure> {
    let bits = modes.iter().fold(0u16, |bits, n| bits | 1 << (n - 1));
    if bits.count_ones() as usize != modes.len() {
        // CR 700.2d. Chosen modes are a set: the game has no answer that says one twice.
        return Err(Failure::Refused(Illegal::new("700.2d", Reason::ModeChosenTwice), said.clone()));
    }
    Ok(Answer::Modes(bits))
}

fn pass(bench: &mut Bench, found: &Found) -> Done {
    without_priority(bench, found.one("SEAT"), "117.3d")?;
    bench.answer(Answer::Act(Action::Pass), found.one("SEAT"))
}

/// What passing once around ends: the top of the stack and the step.
fn milestone(bench: &Bench) -> (Option<rules::ObjectRef>, Step, u32) {
    let state = bench.truth().state();
    (state.stack.last().map(|i| state.reference(i.slot)), state.turn.step, state.turn.number)
}

fn around(bench: &mut Bench) -> Done {
    let before = milestone(bench);
    let nobody = Words::new("everyone", 0);
    while let Some((_, Prompt::Priority)) = bench.asked() {
        bench.answer(Answer::Act(Action::Pass), &nobody)?;
        if milestone(bench) != before {
            break;
        }
    }
    Ok(())
}

fn everyone_passes(bench: &mut Bench, _: &Found) -> Done {
    match bench.asked() {
        Some((_, Prompt::Priority)) => around(bench),
        _ => Err(Problem::new(said("problem-no-priority", [("waits", bench.waits_for().into())])).into()),
    }
}

fn stack_resolves(bench: &mut Bench, _: &Found) -> Done {
    while !bench.truth().state().stack.is_empty() && matches!(bench.asked(), Some((_, Prompt::Priority))) {
        around(bench)?;
    }
    Ok(())
}

/// So many turns are enough to reach any step.
const TURNS: u32 = 12;

fn move_to(bench: &mut Bench, found: &Found) -> Done {
    let seat = bench.seat(found.one("SEAT"))?;
    let words = found.one("STEP");
    let wanted = step(words)?;
    let first = bench.truth().state().turn.number;
    loop {
        let turn = bench.truth().state().turn;
        let there = turn.active == seat && turn.step == wanted;
        let answer = match bench.asked() {
            Some(_) if there => return Ok(()),
            Some((_, Prompt::Priority)) => Answer::Act(Action::Pass),
            Some((_, Prompt::Attack(_))) => Answer::Attack(Vec::new()),
            Some((_, Prompt::Block(_))) => Answer::Block(Vec::new()),
            _ => return Err(waiting(bench, words, "problem-not-reached")),
        };
        if turn.number > first + TURNS {
            return Err(words.problem("problem-not-reached-long").into());
        }
        bench.answer(answer, words)?;
    }
}

fn attack_nothing(bench: &mut Bench, found: &Found) -> Done {
    let (_, prompt) = bench.expect_prompt(found.one("SEAT"))?;
    match prompt {
        Prompt::Attack(_) => bench.answer(Answer::Attack(Vec::new()), found.one("SEAT")),
        _ => Err(waiting(bench, found.one("SEAT"), "problem-not-asked-attack")),
    }
}

/// `#a, #b and Cleo with #c`: what the list of attackers says of further players.
fn attack(bench: &mut Bench, found: &Found) -> Done {
    let (_, prompt) = bench.expect_prompt(found.one("SEAT"))?;
    let Prompt::Attack(_) = prompt else {
        return Err(waiting(bench, found.one("SEAT"), "problem-not-asked-attack"));
    };
    let mut defender = bench.seat(found.nth("SEAT", 1))?;
    let mut attacks: Vec<(Slot, Seat)> = Vec::new();
    for element in list::elements(found.one("LIST"), &|n| bench.cards.knows(n)) {
        let attacker = match element.text.split_once(" with ") {
            Some((who, _)) => {
                defender = bench.seat(&element.part(0, who.len()))?;
                element.part(who.len() + 6, element.text.len())
            }
            None => element,
        };
        attacks.push((bench.object(&attacker)?.slot, defender));
    }
    bench.answer(Answer::Attack(attacks), found.one("LIST"))
}

fn block_nothing(bench: &mut Bench, found: &Found) -> Done {
    let (_, prompt) = bench.expect_prompt(found.one("SEAT"))?;
    match prompt {
        Prompt::Block(_) => bench.answer(Answer::Block(Vec::new()), found.one("SEAT")),
        _ => Err(waiting(bench, found.one("SEAT"), "problem-not-asked-block")),
    }
}

fn block(bench: &mut Bench, found: &Found) -> Done {
    let (_, prompt) = bench.expect_prompt(found.one("SEAT"))?;
    let Prompt::Block(_) = prompt else {
        return Err(waiting(bench, found.one("SEAT"), "problem-not-asked-block"));
    };
    let mut attacker = bench.object(found.one("OBJECT"))?.slot;
    let mut blocks: Vec<(Slot, Slot)> = Vec::new();
    for element in list::elements(found.one("LIST"), &|n| bench.cards.knows(n)) {
        let blocker = match element.text.split_once(" with ") {
            Some((which, _)) => {
                attacker = bench.object(&element.part(0, which.len()))?.slot;
                element.part(which.len() + 6, element.text.len())
            }
            None => element,
        };
        blocks.push((bench.object(&blocker)?.slot, attacker));
    }
    bench.answer(Answer::Block(blocks), found.one("LIST"))
}

fn choose_mode(bench: &mut Bench, found: &Found) -> Done {
    let (_, prompt) = bench.expect_prompt(found.one("SEAT"))?;
    let Prompt::Modes { .. } = prompt else {
        return Err(waiting(bench, found.one("SEAT"), "problem-not-asked-mode"));
    };
    let mode = found.number(0)?;
    if !(1..16).contains(&mode) {
        return Err(found.one("N").problem("problem-modes-from-one").into());
    }
    bench.answer(mode_bits(&[mode], found.one("N"))?, found.one("N"))
}

fn choose_number(bench: &mut Bench, found: &Found) -> Done {
    bench.expect_prompt(found.one("SEAT"))?;
    bench.answer(Answer::Number(found.number(0)?), found.one("N"))
}

const COLORS: [&str; 5] = ["white", "blue", "black", "red", "green"];

fn choose(bench: &mut Bench, found: &Found) -> Done {
    let (_, prompt) = bench.expect_prompt(found.one("SEAT"))?;
    let words = found.one("LIST");
    let elements = list::cards(words, &|n| bench.cards.knows(n));
    let answer = match (&prompt, elements.as_slice()) {
        (Prompt::Objects { from, .. }, _) => {
            let mut chosen: Vec<Slot> = Vec::new();
            for element in &elements {
                chosen.push(bench.among(element, from, &chosen)?);
            }
            Answer::Objects(chosen)
        }
        (Prompt::Target { .. }, []) => Answer::Target(None),
        (Prompt::Target { from, .. }, [one]) => Answer::Target(Some(target_among(bench, from, one)?)),
        (Prompt::Players { .. }, [one]) => Answer::Player(bench.seat(one)?),
        (Prompt::Option { why: Why::ChooseColor | Why::ManaColor, .. }, [one]) => {
            let nth = COLORS.iter().position(|c| *c == one.text).ok_or_else(|| one.problem("problem-color"))?;
            Answer::Option(nth as u8)
        }
        (Prompt::Option { why: Why::TapOrUntap, .. }, [one]) => {
            let nth = ["tap", "untap"].iter().position(|w| *w == one.text);
            Answer::Option(nth.ok_or_else(|| one.problem("problem-tap-or-untap"))? as u8)
        }
        (Prompt::Name { .. }, _) => {
            let name = bench.truth().pack().name_id(&words.text);
            Answer::Name(name)
        }
        _ => return Err(waiting(bench, words, "problem-no-answer")),
    };
    bench.answer(answer, words)?;
    pay_as_planned(bench, words)
}

/// A target by label or name, one of those offered if one fits.
fn target_among(bench: &Bench, from: &[Targeted], words: &Words) -> Result<Targeted, Problem> {
    if bench.draft.seats.contains(&words.text) {
        return bench.targeted(words);
    }
    let slots: Vec<Slot> = from
        .iter()
        .filter_map(|t| match t {
            Targeted::Object(what) => Some(what.slot),
            Targeted::Player(_) => None,
        })
        .collect();
    let slot = bench.among(words, &slots, &[])?;
    Ok(Targeted::Object(bench.truth().state().reference(slot)))
}

fn order(bench: &mut Bench, found: &Found) -> Done {
    let (_, prompt) = bench.expect_prompt(found.one("SEAT"))?;
    let Prompt::Order { items, .. } = prompt else {
        return Err(waiting(bench, found.one("SEAT"), "problem-not-asked-order"));
    };
    let mut order: Vec<u8> = Vec::new();
    for element in list::cards(found.one("LIST"), &|n| bench.cards.knows(n)) {
        let labelled = if element.text.starts_with('#') { Some(bench.label(&element)?) } else { None };
        let fits = |item: rules::ObjectRef| match labelled {
            Some(what) => item == what,
            None => bench.truth().last_name(item) == element.text,
        };
        let at = (0..items.len()).find(|&i| !order.contains(&(i as u8)) && fits(items[i]));
        order.push(at.ok_or_else(|| element.problem("problem-not-ordered"))? as u8);
    }
    bench.answer(Answer::Order(order), found.one("LIST"))
}

fn decide(bench: &mut Bench, found: &Found, yes: bool, about_paying: bool) -> Done {
    let (_, prompt) = bench.expect_prompt(found.one("SEAT"))?;
    match prompt {
        Prompt::Decide { why, .. } if (why == Why::PayUnless) == about_paying => {
            bench.answer(Answer::Decide(yes), found.one("SEAT"))
        }
        Prompt::Pay { .. } if about_paying && yes => bench.answer(Answer::PayAutomatically, found.one("SEAT")),
        _ => Err(waiting(bench, found.one("SEAT"), "problem-not-asked-that")),
    }
}

fn accept(bench: &mut Bench, found: &Found) -> Done {
    decide(bench, found, true, false)?;
    pay_as_planned(bench, found.one("SEAT"))
}

/// A spell cast while an effect resolves is paid by the game's own plan too.
fn pay_as_planned(bench: &mut Bench, words: &Words) -> Done {
    while let Some((_, Prompt::Pay { .. })) = bench.asked() {
        bench.answer(Answer::PayAutomatically, words)?;
    }
    Ok(())
}

fn decline(bench: &mut Bench, found: &Found) -> Done {
    decide(bench, found, false, false)
}

/// Says that the cost is paid, and pays it by the game's own plan.
fn pay(bench: &mut Bench, found: &Found) -> Done {
    decide(bench, found, true, true)?;
    pay_as_planned(bench, found.one("SEAT"))
}

fn do_not_pay(bench: &mut Bench, found: &Found) -> Done {
    decide(bench, found, false, true)
}

fn surveil(bench: &mut Bench, found: &Found) -> Done {
    let (_, prompt) = bench.expect_prompt(found.one("SEAT"))?;
    let Prompt::Partition { from, .. } = prompt else {
        return Err(waiting(bench, found.one("SEAT"), "problem-not-asked-surveil"));
    };
    let mut away: Vec<Slot> = Vec::new();
    for element in list::cards(found.one("LIST"), &|n| bench.cards.knows(n)) {
        away.push(bench.among(&element, &from, &away)?);
    }
    let stay = from.into_iter().filter(|s| !away.contains(s)).collect();
    bench.answer(Answer::Partition { away, stay }, found.one("LIST"))
}

/// `2 to #wall, 3 to Bob`: combat damage over blockers and the player trampled over (510.1c, 702.19b).
fn assign(bench: &mut Bench, found: &Found) -> Done {
    let (_, prompt) = bench.expect_prompt(found.one("SEAT"))?;
    let Prompt::Distribute { among, over, .. } = prompt else {
        return Err(waiting(bench, found.one("SEAT"), "problem-not-asked-damage"));
    };
    let mut given = vec![0; among.len()];
    let mut rest = 0;
    for element in list::elements(found.one("DAMAGE"), &|n| bench.cards.knows(n)) {
        let wrong = || element.problem("problem-damage");
        let (number, name) = element.text.split_once(" to ").ok_or_else(wrong)?;
        let number: u32 = number.parse().map_err(|_| wrong())?;
        let name = element.part(element.text.len() - name.len(), element.text.len());
        match bench.targeted(&name)? {
            Targeted::Player(seat) if Some(seat) == over => rest += number,
            Targeted::Player(_) => return Err(name.problem("problem-not-trampled").into()),
            Targeted::Object(what) => {
                let at = among.iter().position(|w| *w == what);
                given[at.ok_or_else(|| name.problem("problem-not-damaged"))?] += number;
            }
        }
    }
    bench.answer(Answer::Distribute { among: given, over: rest }, found.one("DAMAGE"))
}

fn concede(bench: &mut Bench, found: &Found) -> Done {
    let seat = bench.seat(found.one("SEAT"))?;
    bench.answer(Answer::Concede(seat), found.one("SEAT"))
}

fn agree_to_draw(bench: &mut Bench, _: &Found) -> Done {
    bench.agree_to_draw()
}

pub fn call(bench: &mut Bench, found: &Found) -> Done {
    let what = bench.called(found.one("OBJECT"))?;
    bench.labels.insert(found.one("LABEL").text.clone(), what);
    Ok(())
}

fn call_on_stack(bench: &mut Bench, found: &Found) -> Done {
    let state = bench.truth().state();
    let item = state.stack.iter().rev().nth(found.ordinal()?);
    let what = item.map(|i| state.reference(i.slot)).ok_or_else(|| found.one("NTH").problem("problem-stack-low"))?;
    bench.labels.insert(found.one("LABEL").text.clone(), what);
    Ok(())
}

fn call_card(bench: &mut Bench, found: &Found) -> Done {
    let seat = bench.seat(found.one("SEAT"))?;
    let cards = crate::expect::zones::zone(bench, seat, found.choice());
    let slot = *cards.get(found.ordinal()?).ok_or_else(|| found.one("NTH").problem("problem-few-cards"))?;
    bench.labels.insert(found.one("LABEL").text.clone(), bench.truth().state().reference(slot));
    Ok(())
}

fn note_number(bench: &mut Bench, found: &Found) -> Done {
    let what = bench.object(found.one("OBJECT"))?;
    let number = bench.truth().state().object(what.slot).number;
    bench.noted.insert(found.one("OBJECT").text.clone(), number);
    Ok(())
}
