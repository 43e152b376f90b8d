//! Whether an answer lies in the space of the open prompt (733). Changes nothing.

use crate::decisions::{Action, Answer, Chance, Prompt, Why};
use crate::ids::{ObjectRef, Seat, Slot};
use crate::refusals::{Illegal, Reason};
use crate::run::{Game, Next};
use crate::state::{Place, Targeted};

const NOT_ASKED: Illegal = Illegal::new("117.1", Reason::NotWhatIsAsked);

impl Game {
    /// Whether the answer may be given; which rule says no.
    pub fn check(&self, answer: &Answer) -> Result<(), Illegal> {
        if let Answer::Concede(seat) = answer {
            let playing = self.state.seats.get(seat.index()).is_some_and(|s| s.playing) && !self.has_conceded(*seat);
            let over = matches!(self.next, Next::Over(_));
            let ok = playing && !over && !matches!(self.next, Next::Chance(_));
            return if ok { Ok(()) } else { Err(Illegal::new("104.3a", Reason::NotInTheGame)) };
        }
        match &self.next {
            Next::Over(_) => Err(Illegal::new("104.1", Reason::GameOver)),
            Next::Ask(..) if *answer == Answer::AgreeToDraw => Ok(()),
            Next::Chance(chance) => check_chance(*chance, answer),
            Next::Ask(seat, prompt) => self.check_prompt(*seat, prompt, answer),
        }
    }

    fn check_prompt(&self, seat: Seat, prompt: &Prompt, answer: &Answer) -> Result<(), Illegal> {
        if *answer == Answer::Withdraw {
            let acting = matches!(self.state.place, Place::Acting { .. });
            return if acting { Ok(()) } else { Err(Illegal::new("733.1", Reason::NothingToTakeBack)) };
        }
        if named(answer).is_some_and(|slot| slot.index() >= self.state.objects.len()) {
            return Err(Illegal::new("109.1", Reason::NoSuchObject));
        }
        match (prompt, answer) {
            (Prompt::Priority, Answer::Act(action)) => self.world().may_act(seat, *action),
            (Prompt::Objects { from, min, max, .. }, Answer::Objects(chosen)) => {
                some_of(from, chosen, usize::from(*min), usize::from(*max))
            }
            (Prompt::Target { from, may_stop, .. }, Answer::Target(target)) => check_target(from, *may_stop, *target),
            (Prompt::Players { from, .. }, Answer::Player(seat)) => {
                from.contains(seat).then_some(()).ok_or(Illegal::new("608.2d", Reason::PlayerNotChoosable))
            }
            (Prompt::Modes { legal, min, max }, Answer::Modes(modes)) => check_modes(*legal, *min, *max, *modes),
            (Prompt::Number { max, why: Why::X, .. }, Answer::Number(n)) if n > max => {
                Err(Illegal::new("118.3", Reason::XNotPayable))
            }
            (Prompt::Number { min, max, why: Why::Divide(_) }, Answer::Number(n)) if !(min..=max).contains(&n) => {
                Err(Illegal::new("601.2d", Reason::ShareTooSmall))
            }
            (Prompt::Number { min, max, .. }, Answer::Number(n)) => {
                let ok = (min..=max).contains(&n);
                ok.then_some(()).ok_or(Illegal::new("107.1", Reason::NumberNotChoosable))
            }
            (Prompt::Name { of }, Answer::Name(name)) => {
                let ok = self.world().is_name_of(*name, of);
                ok.then_some(()).ok_or(Illegal::new("201.4", Reason::NoSuchCardName))
            }
            (Prompt::Decide { .. }, Answer::Decide(_)) | (Prompt::Mulligan, Answer::Keep(_)) => Ok(()),
            (Prompt::Option { count, .. }, Answer::Option(n)) => {
                (n < count).then_some(()).ok_or(Illegal::new("608.2d", Reason::NoSuchOption))
            }
            (Prompt::Order { items, .. }, Answer::Order(order)) => check_order(items, order),
            (Prompt::Partition { from, .. }, Answer::Partition { away, stay }) => {
                let mut all = away.clone();
                all.extend(stay);
                some_of(from, &all, from.len(), from.len())
            }
            (
                Prompt::Distribute { total, among, over, lethal, .. },
                Answer::Distribute { among: given, over: rest },
            ) => check_distribution(*total, among, over.is_some(), lethal, given, *rest),
            (Prompt::Pay { .. }, Answer::PayAutomatically) => Ok(()),
            (Prompt::Pay { .. }, Answer::ActivateForMana { object, ability }) => {
                let world = self.world();
                if !world.is_object(*object) {
                    return Err(Illegal::new("109.1", Reason::NoSuchObject));
                }
                world.may_activate(seat, *object, *ability)?;
                if world.is_mana_ability(*object, *ability) {
                    Ok(())
                } else {
                    Err(Illegal::new("605.1a", Reason::OnlyManaAbilities))
                }
            }
            (Prompt::Attack(space), Answer::Attack(attacks)) => {
                space.check(attacks)?;
                self.world().can_pay_to_attack(seat, space, attacks)
            }
            (Prompt::Block(space), Answer::Block(blocks)) => {
                space.check(blocks)?;
                self.world().can_pay_to_block(seat, space, blocks)
            }
            _ => Err(NOT_ASKED),
        }
    }
}

/// The object that the answer looks up before it is compared with what may be chosen.
fn named(answer: &Answer) -> Option<Slot> {
    match answer {
        Answer::Act(Action::PlayLand { card, .. } | Action::Cast { card, .. }) => Some(*card),
        Answer::Act(Action::Activate { object, .. } | Action::TurnFaceUp { object, .. })
        | Answer::ActivateForMana { object, .. } => Some(*object),
        _ => None,
    }
}

fn check_chance(chance: Chance, answer: &Answer) -> Result<(), Illegal> {
    let ok = match (chance, answer) {
        (Chance::Pick(n), Answer::Picked(i)) => *i < n,
        (Chance::Shuffle(n), Answer::Shuffled(order)) => {
            is_permutation(order.iter().map(|&i| usize::from(i)), usize::from(n))
        }
        _ => return Err(NOT_ASKED),
    };
    ok.then_some(()).ok_or(Illegal::new("701.24a", Reason::NoSuchChance))
}

fn is_permutation(order: impl ExactSizeIterator<Item = usize>, n: usize) -> bool {
    let mut seen = vec![false; n];
    order.len() == n && order.into_iter().all(|i| i < n && !std::mem::replace(&mut seen[i], true))
}

fn some_of(from: &[Slot], chosen: &[Slot], min: usize, max: usize) -> Result<(), Illegal> {
    let distinct = chosen.iter().enumerate().all(|(i, c)| !chosen[..i].contains(c));
    if !distinct || !chosen.iter().all(|c| from.contains(c)) {
        return Err(Illegal::new("608.2d", Reason::ObjectNotChoosable));
    }
    if chosen.len() < min || chosen.len() > max {
        return Err(Illegal::new("608.2d", Reason::NotSoMany));
    }
    Ok(())
}

fn check_target(from: &[Targeted], may_stop: bool, target: Option<Targeted>) -> Result<(), Illegal> {
    match target {
        None if may_stop => Ok(()),
        None => Err(Illegal::new("601.2c", Reason::TargetNeeded)),
        Some(t) if from.contains(&t) => Ok(()),
        Some(_) => Err(Illegal::new("601.2c", Reason::NotALegalTarget)),
    }
}

fn check_modes(legal: u16, min: u8, max: u8, modes: u16) -> Result<(), Illegal> {
    if modes & !legal != 0 {
        return Err(Illegal::new("700.2a", Reason::ModeNotChoosable));
    }
    let count = modes.count_ones();
    if count < u32::from(min) || count > u32::from(max) {
        return Err(Illegal::new("700.2", Reason::NotSoManyModes));
    }
    Ok(())
}

fn check_order(items: &[ObjectRef], order: &[u8]) -> Result<(), Illegal> {
    let ok = is_permutation(order.iter().map(|&i| usize::from(i)), items.len());
    ok.then_some(()).ok_or(Illegal::new("101.4", Reason::OrderIncomplete))
}

/// CR 510.1c-e, 702.19b.
fn check_distribution(
    total: u32,
    among: &[ObjectRef],
    tramples: bool,
    lethal: &[u32],
    given: &[u32],
    over: u32,
) -> Result<(), Illegal> {
    let sum: u64 = given.iter().chain([&over]).map(|&n| u64::from(n)).sum();
    if given.len() != among.len() || sum != u64::from(total) {
        return Err(Illegal::new("510.1a", Reason::DamageNotWhole));
    }
    if over > 0 && !(tramples && given.iter().zip(lethal).all(|(g, l)| g >= l)) {
        return Err(Illegal::new("702.19b", Reason::LethalDamageFirst));
    }
    Ok(())
}
