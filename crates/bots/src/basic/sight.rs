//! What a seat sees, laid out for thinking: whose is what, and what could be paid.

use rules::knowledge::{CardView, Handle, PermanentView, StackView, TargetOffer, View, Viewer};
use rules::pack::{AbilityKind, Face};
use rules::{FaceId, Pack, Seat};

use ir::{Ability, AddedMana, CardType, Cost, CostPart, Effect, Instruction, Keyword, KeywordKind, Zone};

/// A view with the table of the cards that stand in it.
#[derive(Clone, Copy)]
pub(super) struct Sight<'a> {
    pub view: &'a View,
    pub pack: &'a Pack,
    pub me: Seat,
}

/// Something that a text can speak of.
#[derive(Clone, Copy, Debug)]
pub(super) enum Thing<'a> {
    Permanent(&'a PermanentView),
    Item(&'a StackView),
    /// A card in another zone, and which it is if the seat knows.
    Card(Zone, Seat, Handle, Option<FaceId>),
    Player(Seat),
    /// What the text at hand has made: whose, and what it is worth.
    Made(Seat, f32),
}

impl<'a> Sight<'a> {
    /// `None` for a spectator, who decides nothing.
    pub fn of(view: &'a View, pack: &'a Pack) -> Option<Sight<'a>> {
        match view.viewer {
            Viewer::Seat(me) => Some(Sight { view, pack, me }),
            Viewer::Spectator => None,
        }
    }

    /// 1 for what is good for the seat itself, -1 for what is good for another.
    pub fn sign(&self, seat: Seat) -> f32 {
        if seat == self.me { 1.0 } else { -1.0 }
    }
    pub fn life(&self, seat: Seat) -> i32 {
        self.view.seats[seat.index()].life
    }
    pub fn foes(&self) -> impl Iterator<Item = Seat> + 'a {
        let me = self.me;
        self.view.seats.iter().filter(move |s| s.playing && s.seat != me).map(|s| s.seat)
    }
    pub fn my_turn(&self) -> bool {
        self.view.active == self.me
    }
    pub fn hand(&self) -> &'a [CardView] {
        &self.view.seats[self.me.index()].hand
    }
    pub fn face(&self, face: FaceId) -> &'a Face {
        self.pack.face(face)
    }
    pub fn permanents(&self, of: Seat) -> impl Iterator<Item = &'a PermanentView> {
        self.view.battlefield.iter().filter(move |p| p.controller == of && !p.phased_out)
    }
    /// CR 712.3. The back face of a modal double-faced card.
    pub fn back(&self, front: FaceId) -> Option<FaceId> {
        let card = self.pack.cards.iter().find(|card| card.front == front)?;
        card.back.filter(|_| card.layout == ir::Layout::Modal)
    }
    pub fn creatures(&self, of: Seat) -> impl Iterator<Item = &'a PermanentView> {
        self.permanents(of).filter(|p| is_creature(p))
    }
    pub fn permanent(&self, handle: Handle) -> Option<&'a PermanentView> {
        self.view.battlefield.iter().find(|p| Handle::Number(p.number) == handle)
    }
    pub fn item(&self, handle: Handle) -> Option<&'a StackView> {
        self.view.stack.iter().find(|i| Handle::Number(i.number) == handle)
    }
    pub fn lands(&self) -> usize {
        self.permanents(self.me).filter(|p| has_type(p, CardType::Land)).count()
    }
    pub fn lands_in_hand(&self) -> usize {
        let faces = self.hand().iter().filter_map(|card| card.card);
        faces.filter(|seen| self.face(seen.get()).printed.is_land()).count()
    }

    /// What a handle of the seat's prompt or view names.
    pub fn thing(&self, handle: Handle) -> Option<Thing<'a>> {
        if let Some(permanent) = self.permanent(handle) {
            return Some(Thing::Permanent(permanent));
        }
        if let Some(item) = self.item(handle) {
            return Some(Thing::Item(item));
        }
        self.cards().find(|thing| matches!(thing, Thing::Card(_, _, h, _) if *h == handle))
    }
    pub fn target(&self, offer: &TargetOffer) -> Option<Thing<'a>> {
        match offer {
            TargetOffer::Object(handle) => self.thing(*handle),
            TargetOffer::Player(seat) => Some(Thing::Player(*seat)),
        }
    }

    /// Every card that the view lists outside the battlefield and the stack.
    pub fn cards(&self) -> impl Iterator<Item = Thing<'a>> + use<'a> {
        let view = self.view;
        let known = |card: &CardView| card.card.map(|seen| seen.get());
        let of_seats = view.seats.iter().flat_map(move |s| {
            let zones = [(Zone::Hand, &s.hand), (Zone::Graveyard, &s.graveyard), (Zone::Library, &s.shown_in_library)];
            zones.into_iter().flat_map(move |(zone, list)| {
                list.iter().map(move |card| Thing::Card(zone, s.seat, card.handle, known(card)))
            })
        });
        let exile = view.exile.iter();
        of_seats.chain(exile.map(|e| Thing::Card(Zone::Exile, e.owner, e.handle, e.card.map(|seen| seen.get()))))
    }

    /// How much mana the seat could have now: its pool and what it can tap for mana.
    pub fn mana(&self) -> u32 {
        let pool: u32 = self.view.seats[self.me.index()].mana.iter().map(|&n| u32::from(n)).sum();
        pool + self.permanents(self.me).map(|p| self.taps_for(p)).sum::<u32>()
    }

    /// How much another seat could have.
    pub fn open_mana(&self, of: Seat) -> u32 {
        self.permanents(of).map(|p| self.taps_for(p)).sum()
    }

    /// The most that a permanent gives by tapping.
    fn taps_for(&self, p: &PermanentView) -> u32 {
        if p.tapped || p.summoning_sick {
            return 0;
        }
        let abilities = p.characteristics.abilities.iter().map(|id| self.pack.ability(*id));
        abilities.filter(|def| def.kind == AbilityKind::Mana).map(|def| made_by(&def.ir)).max().unwrap_or(0)
    }
}

/// How much mana a mana ability adds for tapping alone.
fn made_by(ability: &Ability) -> u32 {
    let Ability::Activated(activated) = ability else { return 0 };
    let Effect::Plain(body) = &activated.effect else { return 0 };
    if activated.cost.0 != [CostPart::Tap] {
        return 0;
    }
    let added = body.instructions.iter().map(|instruction| match instruction {
        Instruction::Do(_, ir::Action::AddMana(AddedMana::These(cost))) => cost.mana_value(0),
        Instruction::Do(_, ir::Action::AddMana(AddedMana::OneOf(_))) => 1,
        Instruction::Do(_, ir::Action::AddMana(AddedMana::AnyOneColor(n))) => u32::from(*n),
        _ => 0,
    });
    added.sum()
}

pub(super) fn has_type(p: &PermanentView, of: CardType) -> bool {
    p.characteristics.types.contains(&of)
}
pub(super) fn is_creature(p: &PermanentView) -> bool {
    has_type(p, CardType::Creature)
}
pub(super) fn has(p: &PermanentView, keyword: KeywordKind) -> bool {
    p.characteristics.keywords.contains(&keyword)
}
pub(super) fn toughness_left(p: &PermanentView) -> i32 {
    i32::from(p.characteristics.toughness) - i32::from(p.damage)
}

/// The mana in a cost, X taken as 0.
pub(super) fn mana_in(cost: &Cost) -> u32 {
    let parts = cost.0.iter().map(|part| match part {
        CostPart::Mana(mana) => mana.mana_value(0),
        _ => 0,
    });
    parts.sum()
}

/// The cost of turning a permanent with this face up, by the n-th of its abilities.
pub(super) fn unmasking(pack: &Pack, face: FaceId, nth: u8) -> Option<&Cost> {
    let on = pack.face(face).abilities.get(usize::from(nth))?;
    match &pack.ability(on.id).ir {
        Ability::Keyword(Keyword::Morph(cost) | Keyword::Megamorph(cost) | Keyword::Disguise(cost)) => Some(cost),
        _ => None,
    }
}
