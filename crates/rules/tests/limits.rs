//! An end is guaranteed: what would go on for ever, or past what there is room for, ends as
//! a draw that says why, without a panic and in seconds.

mod common;

use common::{basic, card};
use ir::{
    Ability, Action, Activated, Body, Card, CardType, Color, Cost, CostPart, Effect, Filter, Instruction, Is, Number,
    PlayerFilterOrYou, Players, StepOrPhase, Subject, Subtype, Token, TriggerEvent, Triggered,
};
use rules::turn::Step;
use rules::{
    Action as Act, Answer, Drawn, Game, Limit, Next, Pack, PermanentPosition, Position, Prompt, Record, Seat,
    SeatPosition,
};
use std::sync::Arc;

fn creatures() -> Filter {
    Filter::new([Is::Permanent, Is::Type(CardType::Creature)])
}

fn does(action: Action) -> Effect {
    let instructions = vec![Instruction::Do(Players::YOU, action)];
    Effect::Plain(Body { targets: Vec::new(), instructions })
}

fn saprolings(count: Number) -> Action {
    let one = || Number::Literal(1);
    let token = Token {
        name: None,
        colors: vec![Color::Green],
        supertypes: Vec::new(),
        types: vec![CardType::Creature],
        subtypes: vec![Subtype::named("Saproling").unwrap()],
        power_toughness: Some((one(), one())),
        abilities: Vec::new(),
    };
    Action::Create(count, token, Vec::new())
}

fn thallid(abilities: Vec<Ability>) -> Card {
    let mut creature = card("Fertile Thallid", Some("{G}"), &[CardType::Creature], &["Fungus"], Some((1, 1)));
    creature.faces[0].abilities = abilities;
    creature
}

fn pay_life(action: Action) -> Ability {
    let cost = Cost(vec![CostPart::PayLife(Number::Literal(1))]);
    Ability::Activated(Activated { cost, effect: does(action), limits: Vec::new() })
}

fn whenever(event: TriggerEvent, action: Action) -> Ability {
    Ability::Triggered(Triggered { event, condition: None, effect: does(action), limit: None })
}

/// The creature is Ann's; she activates its ability whenever she may, so many times.
fn play(creature: Card, times: u32) -> Game {
    assert_eq!(rules::unsupported(&creature), None);
    let pack = Arc::new(Pack::new(&[basic("Forest"), creature]));
    let forest = pack.find("Forest").unwrap();
    let seat = SeatPosition { life: 20, library: vec![forest; 10], ..SeatPosition::default() };
    let position = Position {
        battlefield: vec![PermanentPosition::new(pack.find("Fertile Thallid").unwrap(), Seat(0))],
        seats: vec![seat.clone(), seat],
        active: Seat(0),
        step: Step::PrecombatMain,
        record: Record::Nothing,
        pack,
    };
    let mut game = position.start().unwrap();
    let mut left = times;
    loop {
        let answer = match game.next().clone() {
            Next::Over(_) => return game,
            Next::Chance(chance) => rules::random_chance(chance, &mut |_| 0),
            Next::Ask(Seat(0), Prompt::Priority) if left > 0 && game.world().actions(Seat(0)).len() > 1 => {
                left -= 1;
                let action = game.world().actions(Seat(0))[1];
                assert!(matches!(action, Act::Activate { .. }));
                Answer::Act(action)
            }
            Next::Ask(seat, prompt) => rules::simplest(&game, seat, &prompt),
        };
        game.answer(answer).unwrap();
    }
}

#[test]
fn tokens_beyond_what_there_is_room_for() {
    let all = Number::Times(3, Box::new(Number::Count(Box::new(creatures()))));
    let game = play(thallid(vec![pay_life(saprolings(all))]), 12);
    assert_eq!(game.drawn(), Some(Drawn::Limit(Limit::Objects)));
    assert_eq!(*game.next(), Next::Over(None));
}

#[test]
fn triggers_that_breed_triggers() {
    let enters = TriggerEvent::Enters(Subject::Any(creatures()));
    let breeds = whenever(enters, saprolings(Number::Literal(40)));
    let game = play(thallid(vec![pay_life(saprolings(Number::Literal(1))), breeds]), 1);
    assert_eq!(game.drawn(), Some(Drawn::Limit(Limit::Stack)));
}

#[test]
fn a_loop_that_never_comes_back_to_where_it_was() {
    let gain = || Action::GainLife(Number::Literal(1));
    let begins = whenever(TriggerEvent::Beginning(StepOrPhase::EndStep, PlayerFilterOrYou::You), gain());
    let goes_on = whenever(TriggerEvent::GainsLife(PlayerFilterOrYou::You), gain());
    assert_eq!(play(thallid(vec![begins, goes_on]), 0).drawn(), Some(Drawn::Limit(Limit::ForcedStops)));
}

#[test]
fn a_game_that_somebody_wins_is_no_draw() {
    let game = play(thallid(vec![pay_life(Action::LoseGame)]), 1);
    assert_eq!((game.drawn(), game.next()), (None, &Next::Over(Some(Seat(1)))));
}
