//! A view: the whole position as one viewer may know it, built by granting.
//!
//! Nothing is blanked: a field holds what a rule of `seen` grants, and a new field
//! is hidden until somebody grants it.

use super::told::Handle;
use super::{Seen, Viewer};
use crate::characteristics::Characteristics;
use crate::face_down::By;
use crate::ids::{AbilityId, FaceId, NameId, Seat, Slot};
use crate::run::{Game, Next, Text, World};
use crate::state::{Chosen, Place, StackKind, Targeted};
use crate::turn::Step;
use ir::{CardType, ColorSet, Counter, KeywordKind, RuleChange};

#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct View {
    pub viewer: Viewer,
    pub turn: u32,
    pub active: Seat,
    pub step: Step,
    pub seats: Vec<SeatView>,
    /// In order of entering.
    pub battlefield: Vec<PermanentView>,
    /// Top last.
    pub stack: Vec<StackView>,
    pub exile: Vec<ExileView>,
    /// For the seat that is asked: the words its prompt comes from, if any.
    pub asked_by: Option<TextView>,
    pub over: bool,
}

/// What a prompt comes from: the object and its ability whose words are being carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
pub struct TextView {
    /// The item on the stack, or the permanent.
    pub object: Handle,
    /// None: the object itself asks (how it is cast face down, the X of turning it up).
    pub ability: Option<AbilityId>,
    /// CR 700.2. By its printed place.
    pub mode: u8,
    /// The instruction, numbered as in [`ir::Instruction`]; none while the item is put onto the stack (601.2b-h).
    pub instruction: Option<u8>,
}

#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct SeatView {
    pub seat: Seat,
    pub playing: bool,
    pub life: i32,
    /// CR 305.2. Lands played this turn.
    pub lands_played: u8,
    /// W, U, B, R, G, colorless.
    pub mana: [u8; 6],
    /// CR 500.5. So much of it is not lost as steps and phases end.
    pub lasting_mana: [u8; 6],
    pub library: u16,
    pub hand: Vec<CardView>,
    /// Top last.
    pub graveyard: Vec<CardView>,
    /// Cards of the library that were shown to the viewer and still lie there, by place from the top.
    pub shown_in_library: Vec<CardView>,
}

/// A card where only its identity is of interest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
pub struct CardView {
    pub handle: Handle,
    pub card: Option<Seen<FaceId>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
pub struct ExileView {
    pub handle: Handle,
    pub owner: Seat,
    pub face_down: bool,
    pub card: Option<Seen<FaceId>>,
}

/// Characteristics as everybody can see them: of a face-down object the listed ones.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct CharacteristicsView {
    pub name: Option<String>,
    pub mana_value: u32,
    pub colors: ColorSet,
    pub types: Vec<CardType>,
    pub subtypes: Vec<&'static str>,
    pub power: i16,
    pub toughness: i16,
    pub keywords: Vec<KeywordKind>,
    /// Every ability it has, ward and other keywords included, in the order by which offers count them.
    pub abilities: Vec<AbilityId>,
    /// CR 613.11. What effects say that it can't or must do.
    pub rules: Vec<RuleChange>,
}

#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct PermanentView {
    pub number: u32,
    pub owner: Seat,
    pub controller: Seat,
    pub characteristics: CharacteristicsView,
    /// CR 708.6. What made it face down.
    pub face_down: Option<By>,
    /// The card, if this viewer may know it.
    pub card: Option<Seen<FaceId>>,
    pub token: bool,
    /// CR 903.3. Everybody knows which permanent is a commander.
    pub commander: bool,
    /// CR 607.2d. What was chosen as it entered.
    pub chosen: ChosenView,
    pub tapped: bool,
    pub phased_out: bool,
    pub transformed: bool,
    pub summoning_sick: bool,
    pub entered_turn: u32,
    pub damage: u16,
    pub counters: Vec<(Counter, u16)>,
    pub attached_to: Option<Handle>,
    pub attacking: Option<Seat>,
    /// CR 509.1h. A blocked attacker, though its blockers may be gone.
    pub blocked: bool,
    pub blocking: Vec<Handle>,
    pub goaded_by: Vec<Seat>,
    pub suspected: bool,
}

/// CR 607.2d. What was chosen as a permanent entered; everybody heard it.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub enum ChosenView {
    Nothing,
    Color(ir::Color),
    Opponent(Seat),
    /// CR 201.4.
    Name(String),
}

#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct StackView {
    pub number: u32,
    pub controller: Seat,
    /// CR 113.3b-c. What the item is, if it is no spell: this ability of its source.
    pub ability: Option<AbilityId>,
    pub source: Handle,
    pub characteristics: CharacteristicsView,
    pub face_down: Option<By>,
    pub card: Option<Seen<FaceId>>,
    pub modes: u16,
    pub x: u16,
    pub targets: Vec<TargetView>,
    /// CR 601.2d. Beside the targets how much each gets of what is divided; 0 where nothing is.
    pub shares: Vec<u16>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
pub enum TargetView {
    Object(Handle),
    Player(Seat),
}

impl Game {
    /// The position as a viewer may know it. While a seat casts or activates, the others see
    /// what stood before: a draft is nobody else's business (601.2i).
    pub fn view(&self, viewer: Viewer) -> View {
        let drafting = match self.state.place {
            Place::Acting { seat, .. } => Some(seat),
            _ => None,
        };
        let state = match drafting {
            Some(seat) if viewer != Viewer::Seat(seat) => self.before_step(),
            _ => &self.state,
        };
        let mut view = World { s: state, table: &self.table }.view(viewer);
        if let (Viewer::Seat(seat), Next::Ask(asked, _), Some(text)) = (viewer, &self.next, self.text)
            && seat == *asked
        {
            let Text { of, ability, mode, instruction } = text;
            view.asked_by = Some(TextView { object: self.world().handle_of(viewer, of), ability, mode, instruction });
        }
        view
    }
}

impl World<'_> {
    pub fn view(self, viewer: Viewer) -> View {
        let exile = self.s.exile.iter().map(|&slot| {
            let object = self.s.object(slot);
            ExileView {
                handle: self.handle(viewer, slot),
                owner: object.owner,
                face_down: object.exiled_face_down,
                card: self.identity_for(viewer, slot),
            }
        });
        View {
            viewer,
            turn: self.s.turn.number,
            active: self.s.turn.active,
            step: self.s.turn.step,
            seats: (0..self.s.seats.len() as u8).map(|s| self.seat_view(viewer, Seat(s))).collect(),
            battlefield: self.s.battlefield.iter().map(|p| self.permanent_view(viewer, p.slot)).collect(),
            stack: self.s.stack.iter().map(|i| self.stack_view(viewer, i.slot)).collect(),
            exile: exile.collect(),
            asked_by: None,
            over: self.s.place == Place::Over,
        }
    }

    fn card_view(self, viewer: Viewer, slot: Slot) -> CardView {
        CardView { handle: self.handle(viewer, slot), card: self.identity_for(viewer, slot) }
    }

    fn seat_view(self, viewer: Viewer, seat: Seat) -> SeatView {
        let row = self.s.seat(seat);
        let cards = |list: &[Slot]| list.iter().map(|&s| self.card_view(viewer, s)).collect();
        // Also what a search goes through (701.23a): who chooses among cards sees them.
        let shown = self.s.libraries[seat.index()].iter().rev().filter_map(|&slot| {
            let card = self.shown_to(viewer, slot)?;
            Some(CardView { handle: self.handle(viewer, slot), card: Some(card) })
        });
        SeatView {
            seat,
            playing: row.playing,
            life: row.life,
            lands_played: row.lands_played,
            mana: row.mana,
            lasting_mana: row.lasting_mana,
            library: self.s.libraries[seat.index()].len() as u16,
            hand: cards(&self.s.hands[seat.index()]),
            graveyard: cards(&self.s.graveyards[seat.index()]),
            shown_in_library: shown.collect(),
        }
    }

    fn chosen_view(self, chosen: Chosen) -> ChosenView {
        match chosen {
            Chosen::Nothing => ChosenView::Nothing,
            Chosen::Color(color) => ChosenView::Color(color),
            Chosen::Opponent(seat) => ChosenView::Opponent(seat),
            Chosen::Name(name) => ChosenView::Name(self.pack().name_text(name).to_owned()),
        }
    }

    /// The characteristics that everybody sees; of a face-down object nothing else is in them.
    pub fn characteristics_view(self, c: &Characteristics) -> CharacteristicsView {
        let face = self.pack().face(c.mana_cost);
        CharacteristicsView {
            name: (c.name != NameId::NONE).then(|| self.pack().name_text(c.name).to_owned()),
            mana_value: face.mana_cost.as_ref().map_or(0, |cost| cost.mana_value(0)),
            colors: c.colors,
            types: c.types.iter().collect(),
            subtypes: c.subtypes.iter().map(|s| s.name()).collect(),
            power: c.power,
            toughness: c.toughness,
            keywords: c.keywords.iter().collect(),
            abilities: self.abilities_of(c).iter().map(|on| on.id).collect(),
            rules: c.rules.iter().collect(),
        }
    }

    fn permanent_view(self, viewer: Viewer, slot: Slot) -> PermanentView {
        let p = self.s.permanent(slot).expect("a permanent");
        let object = self.s.object(slot);
        let what = self.s.reference(slot);
        PermanentView {
            number: object.number,
            owner: object.owner,
            controller: object.controller,
            characteristics: self.characteristics_view(&p.characteristics),
            face_down: p.face_down,
            card: self.identity_for(viewer, slot),
            token: self.is_token(slot),
            commander: self.is_commander(slot),
            chosen: self.chosen_view(p.chosen),
            tapped: p.tapped,
            phased_out: p.phased_out,
            transformed: p.transformed,
            summoning_sick: self.is_sick(slot),
            entered_turn: p.entered_turn,
            damage: p.damage,
            counters: self.s.counters.iter().filter(|c| c.on == what).map(|c| (c.kind, c.count)).collect(),
            attached_to: self.s.exists(p.attached_to).then(|| self.handle(viewer, p.attached_to.slot)),
            attacking: p.attacking,
            blocked: p.blocked,
            blocking: self
                .s
                .blocks
                .iter()
                .filter(|b| b.blocker == what)
                .map(|b| self.handle_of(viewer, b.attacker))
                .collect(),
            goaded_by: (0..self.s.seats.len() as u8).map(Seat).filter(|s| p.goaded_by & s.bit() != 0).collect(),
            suspected: p.suspected,
        }
    }

    fn stack_view(self, viewer: Viewer, slot: Slot) -> StackView {
        let what = self.s.reference(slot);
        let item = self.s.stack_item(what).expect("on the stack");
        let ability = match item.kind {
            StackKind::Spell => None,
            StackKind::Activated(id) | StackKind::Triggered(id) | StackKind::Ward(id) => Some(id),
        };
        let targets = self.s.targets.iter().filter(|t| t.item == what.stamp);
        StackView {
            number: self.s.object(slot).number,
            controller: item.controller,
            ability,
            source: self.handle_of(viewer, item.source),
            characteristics: self.characteristics_view(&self.characteristics(slot)),
            face_down: item.face_down,
            card: if ability.is_some() { None } else { self.identity_for(viewer, slot) },
            modes: item.modes,
            x: item.x,
            shares: targets.clone().map(|t| t.share).collect(),
            targets: targets
                .map(|t| match t.what {
                    Targeted::Object(w) => TargetView::Object(self.handle_of(viewer, w)),
                    Targeted::Player(seat) => TargetView::Player(seat),
                })
                .collect(),
        }
    }
}
