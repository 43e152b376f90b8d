//! How a seat answers: by places in the prompt that it received.
//!
//! A client or a bot never names a slot. It points at elements of its own
//! [`PromptView`](super::PromptView), which stand in the order of the kernel's prompt; so it
//! cannot speak of anything it was not shown, and the same reply means the same in every
//! world that the seat cannot tell apart.

use super::Viewer;
use super::told::Handle;
use crate::decisions::{Action, Answer, CastHow, Prompt, WhichFace};
use crate::face_down::Procedure;
use crate::ids::{Seat, Slot};
use crate::knowledge::prompt::{CastOffer, Offer, ProcedureOffer};
use crate::refusals::{Illegal, Reason};
use crate::run::{Game, Next, World};

/// An answer in terms of the prompt that the seat received; numbers are places in its lists, from 0.
#[derive(Clone, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub enum Reply {
    /// The n-th of the actions offered.
    Act(usize),
    Objects(Vec<usize>),
    /// `None`: no more targets.
    Target(Option<usize>),
    Player(usize),
    /// The modes chosen, by their printed places.
    Modes(Vec<u8>),
    Number(u32),
    /// The n-th of the names.
    Name(usize),
    Decide(bool),
    Option(u8),
    Order(Vec<usize>),
    Partition {
        away: Vec<usize>,
        stay: Vec<usize>,
    },
    Distribute {
        among: Vec<u32>,
        over: u32,
    },
    PayAutomatically,
    /// CR 605.3a. First the n-th mana ability of what the seat can activate.
    Mana(usize),
    Withdraw,
    /// For each row of the prompt the n-th of its options.
    Attack(Vec<usize>),
    /// For each row of the prompt the n-th attacker, or nobody.
    Block(Vec<Option<usize>>),
    Keep(bool),
}

const NOT_OFFERED: Illegal = Illegal::new("117.1", Reason::ReplyDoesNotFit);

impl Game {
    /// The kernel's answer that a seat's reply means. Whether it is legal is for
    /// [`check`](Game::check) to say.
    pub fn answer_meant(&self, seat: Seat, reply: &Reply) -> Result<Answer, Illegal> {
        match self.next() {
            Next::Ask(asked, prompt) if *asked == seat => self.world().meant(seat, prompt, reply).ok_or(NOT_OFFERED),
            Next::Ask(..) | Next::Chance(_) | Next::Over(_) => Err(Illegal::new("117.1", Reason::NotAsked)),
        }
    }

    /// A seat's reply. What does not fit or is illegal is refused and changes nothing.
    pub fn reply(&mut self, seat: Seat, reply: &Reply) -> Result<(), Illegal> {
        let answer = self.answer_meant(seat, reply)?;
        self.answer(answer)
    }

    /// The legal reply that does least: pass, decline, attack and block only where that is required.
    pub fn least_reply(&self, seat: Seat) -> Option<Reply> {
        let Next::Ask(asked, prompt) = self.next() else { return None };
        (*asked == seat).then(|| said(prompt, &crate::play::simplest(self, seat, prompt)))
    }

    /// Why a seat that has priority may not take an action, said with its own handles; `Ok` if it may.
    pub fn why_not(&self, seat: Seat, offer: &Offer) -> Result<(), Illegal> {
        let priority = matches!(self.next(), Next::Ask(asked, Prompt::Priority) if *asked == seat);
        if !priority {
            return Err(Illegal::new("117.1c", Reason::NoPriority));
        }
        let action = self.world().action_meant(seat, offer);
        let action = action.ok_or(Illegal::new("109.1", Reason::NoSuchObject))?;
        self.world().may_act(seat, action)
    }
}

/// The reply that means an answer which does least.
fn said(prompt: &Prompt, answer: &Answer) -> Reply {
    let places = |from: &[Slot], chosen: &[Slot]| -> Vec<usize> {
        chosen.iter().filter_map(|c| from.iter().position(|f| f == c)).collect()
    };
    match (prompt, answer) {
        (Prompt::Objects { from, .. }, Answer::Objects(chosen)) => Reply::Objects(places(from, chosen)),
        (Prompt::Target { from, .. }, Answer::Target(target)) => {
            Reply::Target(target.and_then(|t| from.iter().position(|f| *f == t)))
        }
        (Prompt::Players { from, .. }, Answer::Player(seat)) => {
            Reply::Player(from.iter().position(|f| f == seat).unwrap_or(0))
        }
        (_, Answer::Modes(bits)) => Reply::Modes((0..16).filter(|m| bits & 1 << m != 0).collect()),
        (_, Answer::Number(n)) => Reply::Number(*n),
        // Done least by the first name.
        (_, Answer::Name(_)) => Reply::Name(0),
        (_, Answer::Decide(yes)) => Reply::Decide(*yes),
        (_, Answer::Option(n)) => Reply::Option(*n),
        (_, Answer::Order(order)) => Reply::Order(order.iter().map(|n| usize::from(*n)).collect()),
        (Prompt::Partition { from, .. }, Answer::Partition { away, stay }) => {
            Reply::Partition { away: places(from, away), stay: places(from, stay) }
        }
        (_, Answer::Distribute { among, over }) => Reply::Distribute { among: among.clone(), over: *over },
        (_, Answer::PayAutomatically) => Reply::PayAutomatically,
        (Prompt::Attack(space), Answer::Attack(attacks)) => {
            let of = |row: &crate::combat::AttackRow| {
                let whom = attacks.iter().find(|(creature, _)| *creature == row.creature).map(|(_, seat)| *seat);
                row.options.iter().position(|o| *o == whom).unwrap_or(0)
            };
            Reply::Attack(space.rows.iter().map(of).collect())
        }
        (Prompt::Block(space), Answer::Block(blocks)) => {
            let of = |row: &crate::combat::BlockOptions| {
                let (_, attacker) = blocks.iter().find(|(creature, _)| *creature == row.creature)?;
                row.attackers.iter().position(|a| a == attacker)
            };
            Reply::Block(space.rows.iter().map(of).collect())
        }
        (_, Answer::Keep(keep)) => Reply::Keep(*keep),
        // Passing is the first of the actions.
        _ => Reply::Act(0),
    }
}

/// The elements at these places.
fn at<T: Copy>(list: &[T], places: &[usize]) -> Option<Vec<T>> {
    places.iter().map(|&n| list.get(n).copied()).collect()
}

impl World<'_> {
    fn meant(self, seat: Seat, prompt: &Prompt, reply: &Reply) -> Option<Answer> {
        Some(match (prompt, reply) {
            (_, Reply::Withdraw) => Answer::Withdraw,
            (Prompt::Priority, Reply::Act(n)) => Answer::Act(*self.actions(seat).get(*n)?),
            (Prompt::Objects { from, .. }, Reply::Objects(places)) => Answer::Objects(at(from, places)?),
            (Prompt::Target { .. }, Reply::Target(None)) => Answer::Target(None),
            (Prompt::Target { from, .. }, Reply::Target(Some(n))) => Answer::Target(Some(*from.get(*n)?)),
            (Prompt::Players { from, .. }, Reply::Player(n)) => Answer::Player(*from.get(*n)?),
            (Prompt::Modes { .. }, Reply::Modes(modes)) => {
                let fits = modes.iter().all(|&m| m < 16);
                Answer::Modes(fits.then(|| modes.iter().fold(0, |bits, m| bits | 1 << m))?)
            }
            (Prompt::Number { .. }, Reply::Number(n)) => Answer::Number(*n),
            (Prompt::Name { of }, Reply::Name(n)) => Answer::Name(self.names_of(of).nth(*n)?),
            (Prompt::Decide { .. }, Reply::Decide(yes)) => Answer::Decide(*yes),
            (Prompt::Option { .. }, Reply::Option(n)) => Answer::Option(*n),
            (Prompt::Order { .. }, Reply::Order(places)) => {
                let order: Option<Vec<u8>> = places.iter().map(|&n| u8::try_from(n).ok()).collect();
                Answer::Order(order?)
            }
            (Prompt::Partition { from, .. }, Reply::Partition { away, stay }) => {
                Answer::Partition { away: at(from, away)?, stay: at(from, stay)? }
            }
            (Prompt::Distribute { .. }, Reply::Distribute { among, over }) => {
                Answer::Distribute { among: among.clone(), over: *over }
            }
            (Prompt::Pay { .. }, Reply::PayAutomatically) => Answer::PayAutomatically,
            (Prompt::Pay { .. }, Reply::Mana(n)) => {
                let (object, ability) = *self.mana_abilities(seat).get(*n)?;
                Answer::ActivateForMana { object, ability }
            }
            (Prompt::Attack(space), Reply::Attack(options)) => {
                let rows = space.rows.iter().zip(options);
                let chosen: Option<Vec<_>> = rows
                    .map(|(row, &n)| row.options.get(n).map(|seat| seat.map(|seat| (row.creature, seat))))
                    .collect();
                Answer::Attack((options.len() == space.rows.len()).then_some(chosen?)?.into_iter().flatten().collect())
            }
            (Prompt::Block(space), Reply::Block(attackers)) => {
                let mut blocks = Vec::new();
                for (row, chosen) in space.rows.iter().zip(attackers) {
                    if let Some(n) = chosen {
                        blocks.push((row.creature, *row.attackers.get(*n)?));
                    }
                }
                Answer::Block((attackers.len() == space.rows.len()).then_some(blocks)?)
            }
            (Prompt::Mulligan, Reply::Keep(keep)) => Answer::Keep(*keep),
            _ => return None,
        })
    }

    /// The mana abilities that a seat can activate, as a payment prompt lists them.
    pub(crate) fn mana_abilities(self, seat: Seat) -> Vec<(Slot, u8)> {
        let mut all = Vec::new();
        self.each_mana_ability(seat, &mut |object, ability| all.push((object, ability)));
        all
    }

    /// The object that a seat calls so.
    pub(crate) fn slot_called(self, seat: Seat, handle: Handle) -> Option<Slot> {
        let viewer = Viewer::Seat(seat);
        let all = (0..self.s.objects.len() as u16).map(Slot);
        all.filter(|&slot| self.is_object(slot)).find(|&slot| self.handle(viewer, slot) == handle)
    }

    fn action_meant(self, seat: Seat, offer: &Offer) -> Option<Action> {
        let slot = |handle: &Handle| self.slot_called(seat, *handle);
        Some(match offer {
            Offer::Pass => Action::Pass,
            Offer::PlayLand { card, back } => {
                Action::PlayLand { card: slot(card)?, face: if *back { WhichFace::Back } else { WhichFace::Front } }
            }
            Offer::Cast { card, how } => Action::Cast {
                card: slot(card)?,
                how: match how {
                    CastOffer::FaceUp => CastHow::FaceUp(WhichFace::Front),
                    CastOffer::Back => CastHow::FaceUp(WhichFace::Back),
                    CastOffer::FaceDown(by) => CastHow::FaceDown(*by),
                    CastOffer::Flashback => CastHow::Flashback,
                    CastOffer::Free => CastHow::Free,
                },
            },
            Offer::Activate { object, ability } | Offer::Mana { object, ability } => {
                Action::Activate { object: slot(object)?, ability: *ability }
            }
            Offer::TurnFaceUp { object, procedure } => Action::TurnFaceUp {
                object: slot(object)?,
                procedure: match procedure {
                    ProcedureOffer::Ability(nth) => Procedure::Ability(*nth),
                    ProcedureOffer::ManaCost => Procedure::ManaCost,
                },
            },
        })
    }
}
