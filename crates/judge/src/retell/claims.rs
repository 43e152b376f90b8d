//! What the viewer sees at the moment itself, as Then lines.

use super::cards::{Named, list};
use super::played::Telling;
use super::played::step_text;
use crate::feature::Kind;
use crate::words::counter_name;
use ir::{CardType, KeywordKind};
use rules::face_down::By;
use rules::knowledge::{CharacteristicsView, PermanentView, PromptView, Seen, StackView, View, Viewer};
use rules::turn::Step;
use rules::{FaceId, Seat, Why};

/// Lines that hold, and those that are true of the game but not of the retelling.
#[derive(Debug, Default)]
pub struct Claims {
    pub hold: Vec<String>,
    pub left_out: Vec<String>,
}

/// Says of the viewer's position what can be said, and tries each line at the bench.
pub fn of(telling: &Telling<'_>, view: &View, prompt: Option<&PromptView>, seats: &[String]) -> Claims {
    let mut lines = Claimed { telling, seats, lines: Vec::new() };
    lines.table(view);
    lines.stack(&view.stack);
    view.battlefield.iter().for_each(|p| lines.permanent(p));
    view.seats.iter().for_each(|row| lines.zones(row));
    if let (Viewer::Seat(seat), Some(prompt)) = (view.viewer, prompt) {
        lines.asked(seat, prompt);
    }
    let mut claims = Claims::default();
    for line in lines.lines {
        let mut bench = telling.bench.clone();
        match crate::step::perform(&mut bench, &step_text(Kind::Then, &line)) {
            Ok(()) => claims.hold.push(line),
            Err(_) => claims.left_out.push(line),
        }
    }
    claims
}

struct Claimed<'t, 'a> {
    telling: &'t Telling<'a>,
    seats: &'t [String],
    lines: Vec<String>,
}

impl Claimed<'_, '_> {
    fn say(&mut self, line: String) {
        self.lines.push(line);
    }
    fn name(&self, seat: Seat) -> &str {
        &self.seats[seat.index()]
    }
    fn card(&self, seen: Seen<FaceId>) -> String {
        self.telling.named.faces_of(seen.get())[0].clone()
    }

    fn table(&mut self, view: &View) {
        if view.over {
            return self.say("the game is over".into());
        }
        if view.step != Step::Untap {
            self.say(format!("it is {}'s {}", self.name(view.active), crate::found::step_name(view.step)));
        }
        for row in &view.seats {
            let name = self.name(row.seat).to_owned();
            if !row.playing {
                self.say(format!("{name} has left the game"));
            } else if row.life >= 0 {
                self.say(format!("{name} has {} life", row.life));
            }
            if row.mana != [0; 6] {
                self.say(format!("{name}'s mana pool is {}", crate::words::pool_text(row.mana)));
            }
        }
    }

    fn stack(&mut self, stack: &[StackView]) {
        if stack.is_empty() {
            return self.say("the stack is empty".into());
        }
        let mut items = Vec::new();
        for item in stack.iter().rev() {
            let label = format!("#n{}", item.number);
            if self.telling.bench.labels.contains_key(&label) {
                items.push(label);
                continue;
            }
            let source = match item.source {
                rules::knowledge::Handle::Number(n) => format!("#n{n}"),
                _ => return,
            };
            match item.ability.is_some() {
                true if self.telling.bench.labels.contains_key(&source) => {
                    items.push(format!("an ability of {source}"))
                }
                true => return,
                false => match item.card {
                    Some(seen) => items.push(self.card(seen)),
                    None => return,
                },
            }
        }
        self.say(format!("the stack is {}", list(&items)));
    }

    fn permanent(&mut self, p: &PermanentView) {
        let label = format!("#n{}", p.number);
        if !self.telling.bench.labels.contains_key(&label) {
            return;
        }
        let c = &p.characteristics;
        let is_creature = c.types.contains(&CardType::Creature);
        match p.face_down {
            Some(by) => self.face_down(p, by, &label),
            None if is_creature => self.say(format!("{label} is {}/{}", c.power, c.toughness)),
            None => {}
        }
        if is_creature || p.face_down.is_some() {
            self.say(format!("{label} is {}", if p.tapped { "tapped" } else { "untapped" }));
        }
        if let Some(seat) = p.attacking {
            self.say(format!("{label} is attacking {}", self.name(seat)));
        }
        if !p.blocking.is_empty() {
            self.say(format!("{label} is blocking"));
        }
        if p.damage > 0 {
            self.say(format!("{label} has {} damage", p.damage));
        }
        for (kind, count) in &p.counters {
            let noun = if *count == 1 { "counter" } else { "counters" };
            self.say(format!("{label} has {count} {} {noun}", counter_name(*kind)));
        }
        if let Some(rules::knowledge::Handle::Number(to)) = p.attached_to
            && self.telling.bench.labels.contains_key(&format!("#n{to}"))
        {
            self.say(format!("{label} is attached to #n{to}"));
        }
        for seat in &p.goaded_by {
            self.say(format!("{label} is goaded by {}", self.name(*seat)));
        }
        if p.suspected {
            self.say(format!("{label} is suspected"));
        }
    }

    fn face_down(&mut self, p: &PermanentView, by: By, label: &str) {
        let view = match self.telling.viewer() {
            Viewer::Seat(seat) => format!("{}'s", self.name(seat)),
            Viewer::Spectator => "the spectators'".into(),
        };
        let c = &p.characteristics;
        let listed = as_listed(c, self.telling.named);
        match listed {
            Some(listed) => self.say(format!("{label} is a face-down 2/2 {listed}")),
            None => self.say(format!("{label} is {}/{}", c.power, c.toughness)),
        }
        match by {
            By::Morph | By::Disguise | By::Manifest | By::Cloak => self.say(format!("{label} is {}", by.word())),
            By::Effect => self.say(format!("in {view} view {label} is turned down")),
        }
        match (p.card, listed) {
            (Some(seen), _) => self.say(format!("in {view} view {label} is {}", self.card(seen))),
            (None, Some(listed)) => self.say(format!("in {view} view {label} is a face-down 2/2 {listed}")),
            (None, None) => {}
        }
    }

    fn zones(&mut self, row: &rules::knowledge::SeatView) {
        if !row.playing {
            return;
        }
        let name = self.name(row.seat).to_owned();
        let named = |cards: &[rules::knowledge::CardView]| {
            cards.iter().map(|c| c.card.map(|seen| self.card(seen))).collect::<Option<Vec<String>>>()
        };
        let hand = match named(&row.hand) {
            Some(cards) if !cards.is_empty() => format!("{name}'s hand is {}", list(&cards)),
            _ => format!("{name} has {} cards in hand", row.hand.len()),
        };
        let mut graveyard = named(&row.graveyard).unwrap_or_default();
        graveyard.reverse();
        self.say(hand);
        self.say(format!("{name}'s graveyard is {}", list(&graveyard)));
        self.say(format!("{name} has {} cards in library", row.library));
    }

    fn asked(&mut self, seat: Seat, prompt: &PromptView) {
        let what = match prompt {
            PromptView::Priority { .. } => "for priority",
            PromptView::Attack { .. } => "to attack",
            PromptView::Block { .. } => "to block",
            PromptView::Pay { .. } | PromptView::Decide { why: Why::PayUnless, .. } => "to pay",
            PromptView::Decide { .. } => "whether",
            PromptView::Distribute { .. } | PromptView::Mulligan => return,
            _ => "to choose",
        };
        self.say(format!("{} is asked {what}", self.name(seat)));
    }
}

/// The ending of `is a face-down 2/2`, where nothing has changed what the rules list (708.2).
fn as_listed(c: &CharacteristicsView, named: &Named) -> Option<&'static str> {
    let plain = c.name.is_none()
        && c.mana_value == 0
        && c.colors.is_empty()
        && c.types == [CardType::Creature]
        && c.subtypes.is_empty()
        && (c.power, c.toughness) == (2, 2);
    match c.abilities.as_slice() {
        [] if plain && c.keywords.is_empty() => Some("without abilities"),
        // A counter can give it a keyword beside its abilities (122.1b).
        [one] if plain && c.keywords == [KeywordKind::Ward] && named.is_listed_ward(*one) => Some("with ward {2}"),
        _ => None,
    }
}
