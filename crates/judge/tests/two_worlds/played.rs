//! A game played at random, what its viewer received, and other worlds for it.

use super::dealt::{Cards, Deal};
use ir::Zone;
use rules::face_down::{By, Procedure};
use rules::knowledge::{Handle, PromptView, Told, View, Viewer};
use rules::{Action, Answer, CastHow, Chance, Game, Identity, Illegal, Next, Place, Prompt, Slot, WhichFace};
use std::collections::HashSet;

const STOPS: usize = 260;

/// What a viewer receives from one stop to the next.
#[derive(Debug, PartialEq)]
pub struct Received {
    told: Vec<Told>,
    view: View,
    prompt: Option<PromptView>,
    /// What the game says to attempts with cards that the viewer doesn't know.
    refused: Vec<(Handle, Vec<Result<(), Illegal>>)>,
}

/// A shuffle of the game: which card lay in each slot before it.
struct Shuffled {
    at: usize,
    cards: Vec<u16>,
}

pub struct Played {
    deal: Deal,
    viewer: Viewer,
    /// The cards known before the first answer, then after each.
    known: Vec<HashSet<u16>>,
    /// Cards that lay hidden in one of the kinds, with the stop.
    hidden: Vec<Vec<(u16, usize)>>,
    received: Vec<Received>,
    /// Whether another seat was taking an action at the stop.
    drafted: Vec<bool>,
    shuffles: Vec<Shuffled>,
    log: Vec<Answer>,
    names: Vec<String>,
    owners: Vec<rules::Seat>,
    /// For each claim that cannot be found in what was received: the stop and the card.
    dishonest: Vec<(usize, String)>,
}

fn card_in(game: &Game, slot: Slot) -> Option<u16> {
    match game.truth().state().identity[slot.index()] {
        Identity::Card(card) => Some(card),
        Identity::None | Identity::Token(_) => None,
    }
}

fn slots(game: &Game) -> impl Iterator<Item = Slot> + use<> {
    (0..game.truth().state().objects.len() as u16).map(Slot)
}

fn knows(game: &Game, viewer: Viewer, slot: Slot) -> bool {
    let (truth, seen) = (game.truth(), game.truth().state().object(slot).seen);
    if truth.state().object(slot).zone == Zone::Library && offers_the_top(game, viewer, slot) {
        return true;
    }
    match viewer {
        Viewer::Seat(seat) => seen & 1 << seat.0 != 0 || truth.may_look(seat, slot).is_some(),
        Viewer::Spectator => seen == u8::MAX,
    }
}

/// Who may cast some spells from the top of its library without looking learns from what may be
/// cast which kind of card lies there. No printed card does that without letting its player look.
fn offers_the_top(game: &Game, viewer: Viewer, slot: Slot) -> bool {
    let (truth, Viewer::Seat(seat)) = (game.truth(), viewer) else { return false };
    let state = truth.state();
    let may =
        |p: &&rules::Permanent| state.object(p.slot).controller == seat && truth.card_name(p.slot) == "Deep Shelves";
    state.libraries[seat.index()].last() == Some(&slot) && state.battlefield.iter().any(|p| may(&p))
}

/// Which of the kinds of places this is, if a card can lie hidden there.
fn kind_of(game: &Game, slot: Slot) -> Option<usize> {
    match game.truth().state().object(slot).zone {
        Zone::Hand => Some(0),
        Zone::Library => Some(1),
        Zone::Battlefield => Some(2),
        Zone::Stack => Some(3),
        Zone::Exile => Some(4),
        Zone::Graveyard | Zone::Command => None,
    }
}

fn attempts(slot: Slot) -> [Action; 10] {
    let cast = |how| Action::Cast { card: slot, how };
    [
        cast(CastHow::FaceUp(WhichFace::Front)),
        cast(CastHow::FaceUp(WhichFace::Back)),
        cast(CastHow::FaceDown(By::Morph)),
        cast(CastHow::FaceDown(By::Disguise)),
        cast(CastHow::Flashback),
        cast(CastHow::Free),
        Action::PlayLand { card: slot, face: WhichFace::Front },
        Action::Activate { object: slot, ability: 0 },
        Action::TurnFaceUp { object: slot, procedure: Procedure::Ability(0) },
        Action::TurnFaceUp { object: slot, procedure: Procedure::ManaCost },
    ]
}

fn receive(game: &mut Game, viewer: Viewer) -> Received {
    let (mut prompt, mut refused) = (None, Vec::new());
    if let (Viewer::Seat(seat), Next::Ask(asked, _)) = (viewer, game.next())
        && seat == *asked
    {
        prompt = game.prompt_for(seat);
        for slot in slots(game).filter(|&s| card_in(game, s).is_some() && !knows(game, viewer, s)) {
            let tried = attempts(slot).map(|action| game.check(&Answer::Act(action))).to_vec();
            refused.push((game.truth().handle(viewer, slot), tried));
        }
        refused.sort_by_key(|(handle, _)| *handle);
    }
    Received { told: game.take_told(viewer), view: game.view(viewer), prompt, refused }
}

/// A random answer, now and then taking an action back, conceding or making mana.
fn answer(game: &Game, random: &mut fastrand::Rng) -> Option<Answer> {
    let acting = matches!(game.truth().state().place, Place::Acting { .. });
    let seats = game.truth().state().seats.len() as u8;
    let leave = Answer::Concede(rules::Seat(random.u8(0..seats)));
    let (withdraw, leaving) = (random.u8(0..12) == 0, random.u16(0..1_600));
    let mana = random.u8(0..8) == 0;
    let mut below = |n: u32| random.u32(0..n);
    match game.next() {
        Next::Over(_) => None,
        Next::Chance(chance) => Some(rules::random_chance(*chance, &mut below)),
        Next::Ask(..) if leaving < 4 && game.check(&leave).is_ok() => Some(leave),
        Next::Ask(..) if leaving == 4 => Some(Answer::AgreeToDraw),
        Next::Ask(..) if acting && withdraw => Some(Answer::Withdraw),
        Next::Ask(seat, Prompt::Priority) if mana => {
            let actions = game.world().actions(*seat);
            Some(Answer::Act(actions[below(actions.len() as u32) as usize]))
        }
        Next::Ask(seat, prompt) => Some(rules::uniform(game, *seat, prompt, &mut below)),
    }
}

/// Whether another seat is taking an action: nothing of it is told before it is done (601.2i).
fn drafts(game: &Game, viewer: Viewer) -> bool {
    match game.truth().state().place {
        Place::Acting { seat, .. } => viewer != Viewer::Seat(seat),
        _ => false,
    }
}

/// Whether the card in this slot stands somewhere in what was received.
fn is_shown(game: &Game, slot: Slot, received: &Received) -> bool {
    let truth = game.truth();
    let face = truth.face_called(truth.card_name(slot)).expect("it is in the pack");
    format!("{:?} {:?}", received.told, received.view).contains(&format!("{face:?}"))
}

impl Played {
    pub fn at_random(cards: &Cards, deal: Deal, viewer: Viewer, random: &mut fastrand::Rng) -> Played {
        let mut game = deal.start(cards);
        let owner = |slot| game.truth().state().object(slot).owner;
        let mut all: Vec<(u16, Slot)> = slots(&game).filter_map(|s| Some((card_in(&game, s)?, s))).collect();
        all.sort();
        let mut played = Played {
            deal,
            viewer,
            known: Vec::new(),
            hidden: vec![Vec::new(); super::KINDS.len()],
            received: Vec::new(),
            drafted: Vec::new(),
            shuffles: Vec::new(),
            log: Vec::new(),
            names: all.iter().map(|(_, slot)| game.truth().card_name(*slot).to_owned()).collect(),
            owners: all.iter().map(|(_, slot)| owner(*slot)).collect(),
            dishonest: Vec::new(),
        };
        played.note(&mut game);
        let stops = 10 + random.usize(0..STOPS);
        while played.log.len() < stops {
            if let Next::Chance(Chance::Shuffle(_)) = game.next() {
                let cards = game.at_stake().iter().filter_map(|&slot| card_in(&game, slot)).collect();
                played.shuffles.push(Shuffled { at: played.log.len(), cards });
            }
            let Some(answer) = answer(&game, random) else { break };
            let shown = format!("{answer:?} to {:?}", game.next());
            game.answer(answer.clone()).unwrap_or_else(|illegal| panic!("offered and refused: {shown}: {illegal}"));
            played.log.push(answer);
            played.note(&mut game);
        }
        played
    }

    fn note(&mut self, game: &mut Game) {
        let received = receive(game, self.viewer);
        let at = self.known.len();
        let drafted = drafts(game, self.viewer);
        let mut known = HashSet::new();
        for slot in slots(game) {
            let Some(card) = card_in(game, slot) else { continue };
            if knows(game, self.viewer, slot) {
                let is_new = self.known.last().is_some_and(|before| !before.contains(&card));
                let top = game.truth().state().object(slot).zone == Zone::Library;
                let offered = top && offers_the_top(game, self.viewer, slot);
                if is_new && !offered && !is_shown(game, slot, &received) {
                    if drafted {
                        continue;
                    }
                    let object = game.truth().state().object(slot);
                    self.dishonest.push((at, format!("{} {object:?}", game.truth().card_name(slot))));
                }
                known.insert(card);
            } else if let Some(kind) = kind_of(game, slot) {
                self.hidden[kind].push((card, at));
            }
        }
        // What has left the game was revealed, or never will be.
        if let Some(before) = self.known.last() {
            let there: HashSet<u16> = slots(game).filter_map(|slot| card_in(game, slot)).collect();
            known.extend((0..self.names.len() as u16).filter(|card| !there.contains(card)));
            known.extend(before.iter().filter(|card| !there.contains(card)));
        }
        self.known.push(known);
        self.received.push(received);
        self.drafted.push(drafted);
    }

    pub fn claims_are_honest(&self, seed: u64) {
        let Some((at, card)) = self.dishonest.first() else { return };
        panic!("game {seed}, stop {at}, {:?}: {card} counts as known, but was not shown", self.viewer);
    }

    /// The first stop, from this one on, at which the viewer knows one of the two.
    fn until(&self, from: usize, pair: [u16; 2]) -> usize {
        let knows = |known: &HashSet<u16>| pair.iter().any(|card| known.contains(card));
        (from..self.known.len()).find(|&at| knows(&self.known[at])).unwrap_or(self.known.len())
    }

    pub fn lay_hidden(&self, other: &Other, kind: usize, until: usize) -> bool {
        self.hidden[kind].iter().any(|(card, at)| other.pair.contains(card) && *at <= until)
    }

    /// How many answers could be given in the other world.
    pub fn compare(&self, cards: &Cards, other: &Other, named: &str) -> usize {
        let mut game = other.deal.start(cards);
        assert_same(&receive(&mut game, self.viewer), &self.received[0], &format!("{named}: at the start"));
        for (at, answer) in other.log.iter().enumerate() {
            let asked = match game.next() {
                Next::Ask(asked, _) => Some(Viewer::Seat(*asked)),
                Next::Chance(_) | Next::Over(_) => None,
            };
            if let Err(illegal) = game.answer(answer.clone()) {
                assert!(asked.is_some_and(|a| a != self.viewer), "{named}: {at} {answer:?} of {asked:?}: {illegal}");
                return at;
            }
            // The same answer has ended the action of another seat in one world, and not in the other.
            if drafts(&game, self.viewer) != self.drafted[at + 1] {
                return at;
            }
            let received = receive(&mut game, self.viewer);
            assert_same(&received, &self.received[at + 1], &format!("{named}: after answer {at}, {answer:?}"));
        }
        other.log.len()
    }
}

/// Shows the part that differs, not all of it.
fn assert_same(a: &Received, b: &Received, named: &str) {
    for (one, other) in a.told.iter().zip(&b.told) {
        assert_eq!(one, other, "{named}");
    }
    assert_eq!(a.told, b.told, "{named}");
    assert_eq!(a.prompt, b.prompt, "{named}");
    for (one, other) in a.refused.iter().zip(&b.refused) {
        assert_eq!(one, other, "{named}");
    }
    assert_eq!(a.refused, b.refused, "{named}");
    let (x, y) = (&a.view, &b.view);
    assert_eq!(x.seats, y.seats, "{named}");
    assert_eq!(x.battlefield, y.battlefield, "{named}");
    assert!(x == y, "{named}: {x:?}\n{y:?}");
}

/// Another world for a game played.
pub struct Other {
    deal: Deal,
    pub log: Vec<Answer>,
    /// The two cards that have changed places.
    pub pair: [u16; 2],
    pub shuffled: bool,
    pub named: String,
}

impl Other {
    pub fn at_random(played: &Played, random: &mut fastrand::Rng) -> Option<Other> {
        let shuffle = (!played.shuffles.is_empty() && random.u8(0..3) == 0)
            .then(|| &played.shuffles[random.usize(0..played.shuffles.len())]);
        let all: Vec<u16> = match shuffle {
            Some(shuffle) => shuffle.cards.clone(),
            None => (0..played.names.len() as u16).collect(),
        };
        // The stop from which on they must be unknown.
        let from = shuffle.map_or(0, |shuffle| shuffle.at + 1);
        let unknown: Vec<u16> =
            all.into_iter().filter(|card| !played.known.get(from).is_some_and(|k| k.contains(card))).collect();
        // A card that went to a rare place is worth more than one that stayed in the library.
        let kind = random.usize(0..super::KINDS.len());
        let lay = |card: &&u16| played.hidden[kind].iter().any(|(c, at)| c == *card && *at >= from);
        let moved: Vec<u16> = unknown.iter().filter(lay).copied().collect();
        let likely = if moved.is_empty() { &unknown } else { &moved };
        let mut pick = |from: &[u16]| (!from.is_empty()).then(|| from[random.usize(0..from.len())]);
        let pair = [pick(likely)?, pick(&unknown)?];
        let [one, other] = pair.map(usize::from);
        // Whose card lies where in a pile of several players' cards is public (108.3).
        let apart = shuffle.is_some() && played.owners[one] != played.owners[other];
        if played.names[one] == played.names[other] || apart {
            return None;
        }
        let (mut deal, mut log) = (played.deal.clone(), played.log.clone());
        match shuffle {
            None => {
                if !deal.swap(one, other) {
                    return None;
                }
            }
            Some(shuffle) => {
                let Some(Answer::Shuffled(order)) = log.get_mut(shuffle.at) else { return None };
                let lands = |card: u16| order.iter().position(|&from| shuffle.cards[usize::from(from)] == card);
                let (a, b) = (lands(pair[0])?, lands(pair[1])?);
                order.swap(a, b);
            }
        }
        // What the viewer receives at the stop at which it learns one of them may differ.
        log.truncate(played.until(from, pair).saturating_sub(1));
        let named = format!("{pair:?} {} and {} {from}", played.names[one], played.names[other]);
        (log.len() >= from).then_some(Other { deal, log, pair, shuffled: shuffle.is_some(), named })
    }
}
