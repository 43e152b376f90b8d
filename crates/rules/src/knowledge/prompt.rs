//! What a seat receives when it is asked: the prompt in its own handles.
//!
//! Nobody else receives anything, not even that a prompt is open.

use super::Viewer;
use super::told::Handle;
use crate::costs::ManaNeed;
use crate::decisions::{Action, CastHow, Prompt, Why};
use crate::face_down::Procedure;
use crate::filter::Scope;
use crate::ids::{ObjectRef, Seat, Slot};
use crate::run::{Game, Next, World};
use crate::state::Targeted;
use ir::ManaCost;

/// A prompt as its seat receives it; elements in the order of the kernel's prompt.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub enum PromptView {
    /// Beside each action the mana of its total cost now (601.2f), X not yet announced; none where nothing is paid.
    Priority {
        actions: Vec<Offer>,
        costs: Vec<Option<ManaCost>>,
    },
    Objects {
        from: Vec<Handle>,
        min: u16,
        max: u16,
        why: Why,
    },
    Target {
        from: Vec<TargetOffer>,
        may_stop: bool,
        why: Why,
    },
    Players {
        from: Vec<Seat>,
        why: Why,
    },
    Modes {
        legal: u16,
        min: u8,
        max: u8,
    },
    Number {
        min: u32,
        max: u32,
        why: Why,
    },
    /// CR 201.4. One of these card names.
    Name {
        from: Vec<String>,
    },
    Decide {
        why: Why,
        about: Handle,
    },
    Option {
        count: u8,
        why: Why,
    },
    Order {
        items: Vec<Handle>,
        why: Why,
    },
    Partition {
        from: Vec<Handle>,
        why: Why,
    },
    Distribute {
        source: Handle,
        total: u32,
        among: Vec<Handle>,
        over: Option<Seat>,
        lethal: Vec<u32>,
    },
    /// CR 601.2g-h. The mana to pay, how the game would pay it, and the mana abilities that can be
    /// activated by hand first (605.3a): object and place of the ability.
    Pay {
        what: Handle,
        cost: ir::ManaCost,
        plan: PlanView,
        mana: Vec<(Handle, u8)>,
    },
    /// Beside each row what has to be paid if that creature attacks (508.1h).
    Attack {
        rows: Vec<(Handle, Vec<Option<Seat>>)>,
        costs: Vec<Option<ManaCost>>,
    },
    /// Beside the rows a legal declaration that blocks only what it must (509.1c), in the form of a reply,
    /// and what has to be paid if that creature blocks (509.1d).
    Block {
        rows: Vec<(Handle, Vec<Handle>)>,
        least: Vec<Option<usize>>,
        costs: Vec<Option<ManaCost>>,
    },
    Mulligan,
}

/// CR 601.2g-h. A proposed payment. Mana in the order W, U, B, R, G, colorless.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize)]
pub struct PlanView {
    /// Of the mana already in the pool.
    pub from_pool: [u8; 6],
    /// What is tapped for mana, in order, and what it adds.
    pub tapped: Vec<(Handle, [u8; 6])>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
pub enum TargetOffer {
    Object(Handle),
    Player(Seat),
}

/// An action that is offered with priority.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub enum Offer {
    Pass,
    PlayLand {
        card: Handle,
        back: bool,
    },
    Cast {
        card: Handle,
        how: CastOffer,
    },
    Activate {
        object: Handle,
        ability: u8,
    },
    /// CR 605. The same of a mana ability.
    Mana {
        object: Handle,
        ability: u8,
    },
    TurnFaceUp {
        object: Handle,
        procedure: ProcedureOffer,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub enum CastOffer {
    FaceUp,
    Back,
    FaceDown(crate::face_down::By),
    Flashback,
    Free,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub enum ProcedureOffer {
    Ability(u8),
    ManaCost,
}

impl Game {
    /// What this seat is asked, if it is the one asked.
    pub fn prompt_for(&self, seat: Seat) -> Option<PromptView> {
        match &self.next {
            Next::Ask(asked, prompt) if *asked == seat => Some(self.world().prompt_view(seat, prompt)),
            Next::Ask(..) | Next::Chance(_) | Next::Over(_) => None,
        }
    }
}

/// What the declaration of this creature costs, if anything.
fn cost_of(costs: &[(Slot, ManaNeed)], creature: Slot) -> Option<ManaCost> {
    costs.iter().find(|(slot, _)| *slot == creature).map(|(_, need)| need.symbols())
}

impl World<'_> {
    fn prompt_view(self, seat: Seat, prompt: &Prompt) -> PromptView {
        let viewer = Viewer::Seat(seat);
        let h = |slot: &Slot| self.handle(viewer, *slot);
        let r = |what: &ObjectRef| self.handle_of(viewer, *what);
        match prompt {
            Prompt::Priority => {
                let all = self.actions(seat);
                PromptView::Priority {
                    actions: all.iter().map(|a| self.offer(viewer, *a)).collect(),
                    costs: all.iter().map(|a| self.mana_of(seat, *a)).collect(),
                }
            }
            Prompt::Objects { from, min, max, why } => {
                PromptView::Objects { from: from.iter().map(h).collect(), min: *min, max: *max, why: *why }
            }
            Prompt::Target { from, may_stop, why } => PromptView::Target {
                from: from
                    .iter()
                    .map(|t| match t {
                        Targeted::Object(what) => TargetOffer::Object(r(what)),
                        Targeted::Player(seat) => TargetOffer::Player(*seat),
                    })
                    .collect(),
                may_stop: *may_stop,
                why: *why,
            },
            Prompt::Players { from, why } => PromptView::Players { from: from.clone(), why: *why },
            Prompt::Modes { legal, min, max } => PromptView::Modes { legal: *legal, min: *min, max: *max },
            Prompt::Number { min, max, why } => PromptView::Number { min: *min, max: *max, why: *why },
            Prompt::Name { of } => {
                PromptView::Name { from: self.names_of(of).map(|n| self.pack().name_text(n).to_owned()).collect() }
            }
            Prompt::Decide { why, about } => PromptView::Decide { why: *why, about: r(about) },
            Prompt::Option { count, why } => PromptView::Option { count: *count, why: *why },
            Prompt::Order { items, why } => PromptView::Order { items: items.iter().map(r).collect(), why: *why },
            Prompt::Partition { from, why } => PromptView::Partition { from: from.iter().map(h).collect(), why: *why },
            Prompt::Distribute { source, total, among, over, lethal } => PromptView::Distribute {
                source: r(source),
                total: *total,
                among: among.iter().map(r).collect(),
                over: *over,
                lethal: lethal.clone(),
            },
            Prompt::Pay { what, need, without } => {
                let mana = self.mana_abilities(seat);
                let proposed = self.proposed_payment(seat, need, *without);
                PromptView::Pay {
                    what: r(what),
                    cost: need.symbols(),
                    plan: PlanView {
                        from_pool: proposed.from_pool,
                        tapped: proposed.tapped.iter().map(|(slot, adds)| (h(slot), *adds)).collect(),
                    },
                    mana: mana.iter().map(|(slot, nth)| (h(slot), *nth)).collect(),
                }
            }
            Prompt::Attack(space) => PromptView::Attack {
                rows: space.rows.iter().map(|a| (h(&a.creature), a.options.clone())).collect(),
                costs: space.rows.iter().map(|a| cost_of(&space.costs, a.creature)).collect(),
            },
            Prompt::Block(space) => {
                let legal = space.some_legal();
                let chosen = |creature| legal.iter().find(|(c, _)| *c == creature).map(|(_, attacker)| *attacker);
                let place = |row: &crate::combat::BlockOptions| {
                    chosen(row.creature).and_then(|attacker| row.attackers.iter().position(|a| *a == attacker))
                };
                PromptView::Block {
                    rows: space.rows.iter().map(|b| (h(&b.creature), b.attackers.iter().map(h).collect())).collect(),
                    least: space.rows.iter().map(place).collect(),
                    costs: space.rows.iter().map(|b| cost_of(&space.costs, b.creature)).collect(),
                }
            }
            Prompt::Mulligan => PromptView::Mulligan,
        }
    }

    /// CR 601.2f. The mana in the total cost of an action that this seat may take.
    fn mana_of(self, seat: Seat, action: Action) -> Option<ManaCost> {
        let total = match action {
            Action::Pass | Action::PlayLand { .. } => return None,
            Action::Cast { card, how } => self.total_to_cast(seat, card, how)?,
            Action::Activate { object, ability } => self.total_to_activate(object, ability)?,
            Action::TurnFaceUp { object, procedure } => {
                let all = self.procedures(object);
                let (_, _, cost) = all.into_iter().find(|(p, ..)| *p == procedure)?;
                self.total(&cost, &Scope::of(seat, self.s.reference(object)))
            }
        };
        (total.x_symbols > 0 || !total.mana.is_nothing()).then(|| total.mana_cost())
    }

    fn offer(self, viewer: Viewer, action: Action) -> Offer {
        let h = |slot| self.handle(viewer, slot);
        match action {
            Action::Pass => Offer::Pass,
            Action::PlayLand { card, face } => {
                Offer::PlayLand { card: h(card), back: face == crate::decisions::WhichFace::Back }
            }
            Action::Cast { card, how } => Offer::Cast {
                card: h(card),
                how: match how {
                    CastHow::FaceUp(crate::decisions::WhichFace::Front) => CastOffer::FaceUp,
                    CastHow::FaceUp(crate::decisions::WhichFace::Back) => CastOffer::Back,
                    CastHow::FaceDown(by) => CastOffer::FaceDown(by),
                    CastHow::Flashback => CastOffer::Flashback,
                    CastHow::Free => CastOffer::Free,
                },
            },
            Action::Activate { object, ability } if self.is_mana_ability(object, ability) => {
                Offer::Mana { object: h(object), ability }
            }
            Action::Activate { object, ability } => Offer::Activate { object: h(object), ability },
            Action::TurnFaceUp { object, procedure } => Offer::TurnFaceUp {
                object: h(object),
                procedure: match procedure {
                    Procedure::Ability(nth) => ProcedureOffer::Ability(nth),
                    Procedure::ManaCost => ProcedureOffer::ManaCost,
                },
            },
        }
    }
}
