//! Moments of random games, retold as scenarios of what one viewer knew.
//!
//! Two laws. What is written holds: the scenario passes when it is judged. And it holds no more
//! than the viewer knew: of two games that the viewer cannot tell apart the same is written, to
//! the letter. The first prints how many moments a scenario had to end before, and why.
//!
//! `FACEDOWN_MOMENTS` sets how many games are retold (60), `FACEDOWN_SEED` the first,
//! `FACEDOWN_SHOW` prints the scenarios that stop.

use judge::Moment;
use messages::{Language, Messages};
use rules::knowledge::Viewer;
use rules::{Answer, Chance, Game, Identity, Next, Pack, PrintedId, Prompt, Record, Seat, Setup};
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::{Arc, Mutex};

const STOPS: usize = 1_500;
const NAMES: [&str; 4] = ["Ann", "Bob", "Cleo", "Dan"];

fn number(variable: &str, otherwise: u64) -> u64 {
    std::env::var(variable).ok().and_then(|n| n.parse().ok()).unwrap_or(otherwise)
}

/// Every card that scenarios know, and those of them that do not ship.
struct Cards {
    pack: Arc<Pack>,
    invented: Vec<ir::Card>,
}

impl Cards {
    fn all() -> Cards {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios");
        let all = judge::cards_near(&folder).unwrap_or_else(|wrong| panic!("{wrong}"));
        let shipped: Vec<String> = oracle::pack::shipped().iter().map(|s| s.card.name().to_owned()).collect();
        let pack = Arc::new(Pack::new(&all));
        let invented = all.into_iter().filter(|card| !shipped.iter().any(|name| name == card.name())).collect();
        Cards { pack, invented }
    }

    fn deck(&self, name: &str) -> Vec<PrintedId> {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../decks").join(name);
        let text = std::fs::read_to_string(path).expect("a deck that ships");
        let cards = text.lines().filter_map(|line| line.trim().split_once(' '));
        let count = |n: &str| n.parse::<usize>().expect("a number of cards");
        cards.flat_map(|(n, name)| vec![self.pack.find(name).expect("a card of the deck"); count(n)]).collect()
    }

    /// Seventeen lands of all kinds and random cards.
    fn anything(&self, random: &mut fastrand::Rng) -> Vec<PrintedId> {
        let basics = ["Plains", "Island", "Swamp", "Mountain", "Forest"].map(|n| self.pack.find(n).expect("basic"));
        let any = |nth: usize, random: &mut fastrand::Rng| match nth {
            0..17 => basics[nth % 5],
            _ => PrintedId(random.u16(0..self.pack.cards.len() as u16)),
        };
        (0..40).map(|nth| any(nth, random)).collect()
    }

    fn setup(&self, seed: u64, random: &mut fastrand::Rng) -> Setup {
        let decks = match seed % 4 {
            0 => vec![self.deck("ogres.txt"), self.deck("masks.txt")],
            1 => vec![self.deck("masks.txt"), self.deck("masks.txt")],
            n => (0..n as usize + (seed / 4 % 2) as usize).map(|_| self.anything(random)).collect(),
        };
        Setup { pack: self.pack.clone(), decks, life: 20, record: Record::Everything }
    }
}

fn kind(seed: u64) -> &'static str {
    ["ogres and masks", "masks", "every card, two or three seats", "every card, three or four seats"][seed as usize % 4]
}

fn answer(game: &Game, random: &mut fastrand::Rng) -> Option<Answer> {
    let by_hand = random.u8(0..12) == 0;
    let mut below = |n: u32| random.u32(0..n);
    match game.next() {
        Next::Over(_) => None,
        Next::Chance(chance) => Some(rules::random_chance(*chance, &mut below)),
        Next::Ask(_, Prompt::Mulligan) => Some(Answer::Keep(below(4) != 0)),
        Next::Ask(seat, Prompt::Priority) if by_hand => {
            let actions = game.world().actions(*seat);
            Some(Answer::Act(actions[below(actions.len() as u32) as usize]))
        }
        Next::Ask(seat, prompt) => Some(rules::uniform(game, *seat, prompt, &mut below)),
    }
}

/// The answers of a whole game, how many had been given when somebody was asked, and the cards in each shuffle.
struct Played {
    setup: Setup,
    answers: Vec<Answer>,
    moments: Vec<usize>,
    shuffles: Vec<(usize, Vec<u16>)>,
}

fn card_in(game: &Game, slot: rules::Slot) -> Option<u16> {
    match game.truth().state().identity[slot.index()] {
        Identity::Card(card) => Some(card),
        Identity::None | Identity::Token(_) => None,
    }
}

fn play(setup: Setup, random: &mut fastrand::Rng) -> Played {
    let mut game = setup.clone().start().expect("a legal set-up");
    let (mut shuffles, mut moments) = (Vec::new(), Vec::new());
    while game.log().len() < STOPS {
        if !matches!(game.next(), Next::Chance(_)) {
            moments.push(game.log().len());
        }
        if let Next::Chance(Chance::Shuffle(_)) = game.next() {
            let cards: Vec<u16> = game.at_stake().iter().filter_map(|&slot| card_in(&game, slot)).collect();
            shuffles.push((game.log().len(), cards));
        }
        let Some(answer) = answer(&game, random) else { break };
        game.answer(answer).expect("what is offered is accepted");
    }
    Played { setup, answers: game.log().to_vec(), moments, shuffles }
}

fn seats(setup: &Setup) -> Vec<String> {
    NAMES[..setup.decks.len()].iter().map(|name| (*name).to_owned()).collect()
}

fn a_viewer(setup: &Setup, random: &mut fastrand::Rng) -> Viewer {
    match random.u8(0..=setup.decks.len() as u8) {
        n if usize::from(n) == setup.decks.len() => Viewer::Spectator,
        n => Viewer::Seat(Seat(n)),
    }
}

fn on_two_cores(each: &(dyn Fn(u64) + Sync)) {
    let (first, count) = (number("FACEDOWN_SEED", 0), number("FACEDOWN_MOMENTS", 60));
    let next = std::sync::atomic::AtomicU64::new(first);
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                loop {
                    let seed = next.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
                    if seed >= first + count {
                        break;
                    }
                    each(seed);
                }
            });
        }
    });
}

#[derive(Default)]
struct Counted {
    moments: usize,
    whole: usize,
    exact: usize,
    not_begun: usize,
    why: BTreeMap<String, usize>,
    left_out: BTreeMap<String, usize>,
    kinds: BTreeMap<&'static str, (usize, usize, usize)>,
    failed: Vec<String>,
}

const MOMENTS: usize = 6;

#[test]
fn a_moment_retold_holds() {
    let cards = Cards::all();
    let counted = Mutex::new(Counted::default());
    on_two_cores(&|seed| {
        let mut random = fastrand::Rng::with_seed(seed);
        let played = play(cards.setup(seed, &mut random), &mut random);
        let seats = seats(&played.setup);
        for _ in 0..MOMENTS {
            let at = played.moments[random.usize(0..played.moments.len())];
            let viewer = a_viewer(&played.setup, &mut random);
            let answers = &played.answers[..at];
            let moment = Moment { setup: &played.setup, seats: &seats, answers, viewer, invented: &cards.invented };
            let named = format!("game {seed}, {at} answers, {viewer:?}");
            let retold = moment.retold();
            let mut counted = counted.lock().expect("nobody panics with it");
            let retold = match retold {
                Err(judge::NotRetold::NotBegun) => {
                    counted.not_begun += 1;
                    continue;
                }
                Err(why) => {
                    counted.moments += 1;
                    println!("---- {named}: {why}");
                    *counted.why.entry(format!("no scenario: {why}")).or_default() += 1;
                    counted.kinds.entry(kind(seed)).or_default().0 += 1;
                    continue;
                }
                Ok(retold) => retold,
            };
            let show = number("FACEDOWN_SHOW", 0);
            if show == 2 || show == 1 && retold.stopped.is_some() || show == 3 && !retold.left_out.is_empty() {
                println!("---- {named}\n{}", retold.text);
            }
            counted.moments += 1;
            let kinds = counted.kinds.entry(kind(seed)).or_default();
            kinds.0 += 1;
            kinds.1 += usize::from(retold.stopped.is_none());
            let exact = retold.stopped.is_none() && retold.left_out.is_empty();
            kinds.2 += usize::from(exact);
            counted.whole += usize::from(retold.stopped.is_none());
            counted.exact += usize::from(exact);
            if let Some(why) = retold.stopped.clone() {
                *counted.why.entry(why.in_words(Messages::of(Language::English))).or_default() += 1;
            }
            for line in &retold.left_out {
                let words: Vec<&str> = line.split(' ').filter(|w| w.starts_with(char::is_lowercase)).collect();
                *counted.left_out.entry(words.join(" ")).or_default() += 1;
            }
            let judged = judge::run_text(&named, &retold.text);
            let failure = match judged {
                Ok(report) if report.all_passed() => continue,
                Ok(report) => report.text(),
                Err(located) => located.to_string(),
            };
            counted.failed.push(format!("{named}: {failure}\n{}", retold.text));
        }
    });
    let counted = counted.into_inner().expect("nobody panics with it");
    println!(
        "{} moments, {} retold to the end, {} of them with every claim",
        counted.moments, counted.whole, counted.exact
    );
    println!("{} before the first turn; by kind of game: {:?}", counted.not_begun, counted.kinds);
    counted.why.iter().for_each(|(why, n)| println!("{n} times: {why}"));
    counted.left_out.iter().for_each(|(line, n)| println!("{n} times left out: {line}"));
    assert!(counted.failed.is_empty(), "{} failed, such as {}", counted.failed.len(), counted.failed[0]);
    assert!(counted.moments > 0 && counted.whole * 100 >= counted.moments * 96, "{}", counted.whole);
}

/// All that a viewer receives, and the cards of the shuffle left as they are.
fn stream(setup: &Setup, answers: &[Answer], viewer: Viewer) -> Option<Vec<String>> {
    let mut game = setup.clone().start().expect("a legal set-up");
    let mut all = Vec::new();
    for answer in answers {
        game.answer(answer.clone()).ok()?;
        let prompt = match viewer {
            Viewer::Seat(seat) => game.prompt_for(seat),
            Viewer::Spectator => None,
        };
        all.push(format!("{:?} {:?} {prompt:?}", game.take_told(viewer), game.view(viewer)));
    }
    Some(all)
}

#[test]
fn of_two_games_that_a_viewer_cannot_tell_apart_the_same_is_retold() {
    let cards = Cards::all();
    let counted = Mutex::new((0, 0, 0));
    on_two_cores(&|seed| {
        let mut random = fastrand::Rng::with_seed(seed);
        let played = play(cards.setup(seed, &mut random), &mut random);
        let seats = seats(&played.setup);
        for _ in 0..6 {
            let (at, lay) = &played.shuffles[random.usize(0..played.shuffles.len())];
            let mut answers = played.answers.clone();
            let Answer::Shuffled(order) = &mut answers[*at] else { continue };
            if order.len() < 2 || lay.len() != order.len() {
                continue;
            }
            let (a, b) = (random.usize(0..order.len()), random.usize(0..order.len()));
            let decks = played.setup.decks.concat();
            let card = |n: usize| decks[usize::from(lay[usize::from(order[n])])];
            if card(a) == card(b) {
                continue;
            }
            order.swap(a, b);
            let until = random.usize(*at..played.answers.len()) + 1;
            let viewer = a_viewer(&played.setup, &mut random);
            let (one, other) = (&played.answers[..until], &answers[..until]);
            let same = stream(&played.setup, other, viewer) == stream(&played.setup, one, viewer);
            if !same {
                counted.lock().expect("nobody panics with it").1 += 1;
                continue;
            }
            let retold = [one, other].map(|answers| {
                let setup = &played.setup;
                Moment { setup, seats: &seats, answers, viewer, invented: &cards.invented }.retold()
            });
            assert_eq!(retold[0], retold[1], "game {seed}, {until} answers, {viewer:?}");
            let mut counted = counted.lock().expect("nobody panics with it");
            counted.0 += 1;
            counted.2 += usize::from(retold[0].is_ok());
        }
    });
    let (pairs, apart, told) = counted.into_inner().expect("nobody panics with it");
    println!("{pairs} pairs of worlds, {told} of them retold; {apart} could be told apart");
    assert!(told as u64 >= number("FACEDOWN_MOMENTS", 60), "too few pairs: {told}");
}
