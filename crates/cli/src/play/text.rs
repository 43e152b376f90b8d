//! The table in words: what line mode prints and the screen draws.

use super::draft::{Draft, attack_options};
use super::sight::Sight;
use messages::{Asked, Words};
use rules::knowledge::{Handle, PermanentView, PromptView, StackView, TargetView};
use rules::{FaceId, Seat, pack};
use std::io::{self, Write};

/// What stands over a prompt: whose step it is, and what is asked.
pub fn heading(sight: &Sight, asked: &Asked) -> String {
    format!("{} - {}", moment(sight), asked.title)
}

/// Turn and step.
pub fn moment(sight: &Sight) -> String {
    let view = &sight.view;
    // CR 103: the first turn has not begun.
    if matches!(sight.asked, Some(PromptView::Mulligan | PromptView::Objects { why: rules::Why::MulliganBottom, .. })) {
        return sight.words.say("screen-before", &[("seat", sight.words.seat(view.active).into())]);
    }
    sight.words.say(
        "screen-moment",
        &[
            ("number", view.turn.into()),
            ("seat", sight.words.seat(view.active).into()),
            ("step", sight.words.step(view.step).into()),
        ],
    )
}

/// How many lines a form has.
pub fn rows(draft: &Draft, asked: &Asked) -> usize {
    match draft {
        Draft::One { stop } => asked.choices.len() + usize::from(*stop),
        Draft::Number { .. } => 1,
        Draft::Split { among, over, .. } => among.len() + usize::from(over.is_some()),
        Draft::Some { .. } | Draft::Order(_) | Draft::Partition { .. } | Draft::Rows { .. } | Draft::Pay => {
            asked.choices.len()
        }
    }
}

/// How many mana abilities a payment offers.
pub fn mana_rows(prompt: &PromptView) -> usize {
    match prompt {
        PromptView::Pay { mana, .. } => mana.len(),
        _ => 0,
    }
}

/// One line of a form.
pub fn row(sight: &Sight, prompt: &PromptView, asked: &Asked, draft: &Draft, nth: usize) -> String {
    let words = &sight.words;
    let label = |n: usize| {
        let choice = &asked.choices[n];
        let cost = choice.cost.as_ref().map_or(String::new(), |c| format!("  {c}"));
        let more = choice.object.map_or(String::new(), |object| beside(sight, prompt, object));
        format!("{}{more}{cost}", choice.label)
    };
    match draft {
        Draft::One { .. } | Draft::Pay => match asked.choices.get(nth) {
            Some(_) => label(nth),
            None => words.say("offer-no-more-targets", &[]),
        },
        Draft::Some { picked, .. } => format!("[{}] {}", if picked.contains(&nth) { 'x' } else { ' ' }, label(nth)),
        Draft::Number { value, min, max } => format!("{value}  ({min} - {max})"),
        Draft::Order(order) => label(order[nth]),
        Draft::Partition { order, away } => {
            format!("[{}] {}", if away[order[nth]] { 'x' } else { ' ' }, label(order[nth]))
        }
        Draft::Split { among, over, total } => match among.get(nth) {
            Some(n) => format!("{}  {}", share(words, *n, *total), label(nth)),
            None => format!("{}  {}", share(words, over.unwrap_or(0), *total), trampled(sight, prompt)),
        },
        Draft::Rows { chosen, .. } => words.about(label(nth), option(sight, prompt, nth, chosen[nth])),
    }
}

fn share(words: &Words, n: u32, total: u32) -> String {
    words.say("screen-share", &[("n", n.into()), ("total", total.into())])
}

/// Power and toughness beside a creature that is chosen, and whose it is where that is open.
fn beside(sight: &Sight, prompt: &PromptView, object: Handle) -> String {
    let Some(p) = permanent(sight, object) else { return String::new() };
    let c = &p.characteristics;
    let creature = c.types.contains(&ir::CardType::Creature);
    let size = if creature { format!(" {}/{}", c.power, c.toughness) } else { String::new() };
    match prompt {
        PromptView::Priority { .. } | PromptView::Pay { .. } => String::new(),
        PromptView::Attack { .. } | PromptView::Block { .. } | PromptView::Distribute { .. } => size,
        _ => format!("{size} ({})", sight.words.seat(p.controller)),
    }
}

fn trampled(sight: &Sight, prompt: &PromptView) -> String {
    match prompt {
        PromptView::Distribute { over: Some(seat), .. } => sight.words.seat(*seat).to_owned(),
        _ => String::new(),
    }
}

/// What the n-th creature of an attack or a block does.
pub fn option(sight: &Sight, prompt: &PromptView, nth: usize, chosen: usize) -> String {
    let words = &sight.words;
    match prompt {
        PromptView::Attack { rows, .. } => match attack_options(&rows[nth].1)[chosen].1 {
            Some(seat) => words.say("offer-attack", &[("seat", words.seat(seat).into())]),
            None => words.say("offer-attack-nobody", &[]),
        },
        PromptView::Block { rows, .. } => match chosen.checked_sub(1) {
            Some(n) => words.say("offer-block", &[("what", name(sight, rows[nth].1[n]).into())]),
            None => words.say("offer-block-nobody", &[]),
        },
        _ => String::new(),
    }
}

/// The message that says how to answer in line mode.
pub fn hint(draft: &Draft, prompt: &PromptView) -> &'static str {
    match (draft, prompt) {
        (_, PromptView::Priority { .. }) => "lines-hint-priority",
        (Draft::One { .. }, _) => "lines-hint-one",
        (Draft::Some { .. }, _) => "lines-hint-some",
        (Draft::Number { .. }, _) => "lines-hint-number",
        (Draft::Order(_), _) => "lines-hint-order",
        (Draft::Partition { .. }, _) => "lines-hint-partition",
        (Draft::Split { .. }, _) => "lines-hint-split",
        (Draft::Rows { .. }, PromptView::Attack { .. }) => "lines-hint-attack",
        (Draft::Rows { .. }, _) => "lines-hint-block",
        (Draft::Pay, _) => "lines-hint-pay",
    }
}

pub fn name(sight: &Sight, handle: Handle) -> String {
    sight.names().object(&sight.words, handle)
}

pub fn permanent(sight: &Sight, handle: Handle) -> Option<&PermanentView> {
    let Handle::Number(n) = handle else { return None };
    sight.view.battlefield.iter().find(|p| p.number == n)
}

/// The face whose texts an object has.
pub fn face_of(sight: &Sight, handle: Handle) -> FaceId {
    sight.names().card(handle).unwrap_or(pack::NOTHING)
}

/// A permanent in one line: number, what it is, size, status, keywords, turn if face down, counters.
pub fn cell(sight: &Sight, p: &PermanentView) -> String {
    let words = &sight.words;
    let c = &p.characteristics;
    let mut parts = vec![format!("#{}", p.number)];
    match (p.face_down, &c.name) {
        (Some(by), _) => parts.push(words.by(by)),
        (None, Some(name)) => parts.push(words.named(name).to_owned()),
        (None, None) => {}
    }
    if sight.names().identities == messages::Identities::Shown
        && let (Some(_), Some(card)) = (p.face_down, p.card)
    {
        parts.push(format!("[{}]", words.face(card.get())));
    }
    if c.types.contains(&ir::CardType::Creature) {
        parts.push(format!("{}/{}", c.power, c.toughness));
    }
    // Before what seldom changes: a narrow column cuts from the end.
    let status = status(sight, p);
    if !status.is_empty() {
        parts.push(format!("<{}>", words.list(status)));
    }
    parts.extend(words.keywords(c, face_of(sight, Handle::Number(p.number))));
    if p.face_down.is_some() {
        parts.push(words.say("screen-since", &[("turn", p.entered_turn.into())]));
    }
    parts.extend(p.counters.iter().map(|(kind, n)| words.counters(*kind, *n)));
    parts.join(" ")
}

fn status(sight: &Sight, p: &PermanentView) -> Vec<String> {
    let words = &sight.words;
    let mut all = Vec::new();
    let mut say = |id: &str, args: &[(&str, messages::Arg)]| all.push(words.say(id, args));
    if p.tapped {
        say("status-tapped", &[]);
    }
    if let Some(seat) = p.attacking {
        let id = if p.blocked { "status-attacking-blocked" } else { "status-attacking" };
        say(id, &[("seat", words.seat(seat).into())]);
    }
    for attacker in &p.blocking {
        say("status-blocking", &[("what", name(sight, *attacker).into())]);
    }
    // It matters in the turns of whoever controls it.
    if p.summoning_sick && p.controller == sight.view.active {
        say("status-sick", &[]);
    }
    if p.damage > 0 {
        say("status-damage", &[("n", p.damage.into())]);
    }
    if let Some(to) = p.attached_to {
        say("status-attached", &[("what", name(sight, to).into())]);
    }
    if p.suspected {
        say("status-suspected", &[]);
    }
    if !p.goaded_by.is_empty() {
        say("status-goaded", &[]);
    }
    if p.phased_out {
        say("status-phased-out", &[]);
    }
    all
}

/// An item of the stack in one line, with its targets.
pub fn item(sight: &Sight, item: &StackView) -> String {
    let words = &sight.words;
    let mut text = name(sight, Handle::Number(item.number));
    if let Some(ability) = item.ability {
        text = words.about(text, words.ability(ability, face_of(sight, item.source)).to_string());
    }
    let targets: Vec<String> = item
        .targets
        .iter()
        .map(|t| match t {
            TargetView::Object(h) => name(sight, *h),
            TargetView::Player(seat) => words.seat(*seat).to_owned(),
        })
        .collect();
    if targets.is_empty() { text } else { format!("{text} -> {}", words.list(targets)) }
}

/// An item of the stack, said to be there.
pub fn on_stack(sight: &Sight, top: &StackView) -> String {
    sight.words.say("screen-stack", &[("item", item(sight, top).into())])
}

/// The permanents of a seat: its lands counted by name, and everything else by itself.
pub fn side(sight: &Sight, seat: Seat) -> (String, Vec<&PermanentView>) {
    let mine = sight.view.battlefield.iter().filter(|p| p.controller == seat);
    let plain = |p: &&PermanentView| {
        let c = &p.characteristics;
        p.face_down.is_none() && c.types == [ir::CardType::Land] && p.counters.is_empty() && !p.phased_out
    };
    let (lands, others): (Vec<&PermanentView>, Vec<&PermanentView>) = mine.partition(plain);
    let mut counted: Vec<(&str, u32, u32)> = Vec::new();
    for land in lands {
        let name = land.characteristics.name.as_deref().unwrap_or("");
        let tapped = u32::from(land.tapped);
        match counted.iter_mut().find(|(n, ..)| *n == name) {
            Some((_, all, of_them)) => {
                *all += 1;
                *of_them += tapped;
            }
            None => counted.push((name, 1, tapped)),
        }
    }
    let texts = counted.iter().map(|(name, all, tapped)| {
        let name = sight.words.named(name);
        let of = [("name", name.into()), ("all", (*all).into()), ("untapped", (all - tapped).into())];
        let id = match *tapped {
            0 => "screen-lands",
            some if some == *all => "screen-lands-tapped",
            _ => "screen-lands-some",
        };
        sight.words.say(id, &of)
    });
    (sight.words.list(texts), others)
}

/// A seat in one line.
pub fn seat(sight: &Sight, seat: Seat) -> String {
    let row = &sight.view.seats[seat.index()];
    let exiled = sight.view.exile.iter().filter(|e| e.owner == seat).count();
    let line = sight.words.say(
        "screen-seat",
        &[
            ("seat", sight.words.seat(seat).into()),
            ("life", row.life.into()),
            ("hand", row.hand.len().into()),
            ("library", row.library.into()),
            ("graveyard", row.graveyard.len().into()),
            ("exile", exiled.into()),
        ],
    );
    let floating: String = ["{W}", "{U}", "{B}", "{R}", "{G}", "{C}"]
        .iter()
        .zip(row.mana)
        .map(|(symbol, n)| symbol.repeat(n.into()))
        .collect();
    let gone = if row.playing { String::new() } else { format!("  {}", sight.words.say("screen-left", &[])) };
    if floating.is_empty() { line + &gone } else { format!("{line}  {floating}{gone}") }
}

/// The whole board, for line mode.
pub fn board(sight: &Sight, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "\n{}", moment(sight))?;
    let own = sight.below();
    let seats = sight.view.seats.len() as u8;
    for nth in 0..seats {
        let who = Seat((own.0 + 1 + nth) % seats);
        writeln!(out, "{}", seat(sight, who))?;
        let (lands, others) = side(sight, who);
        if !lands.is_empty() {
            writeln!(out, "    {lands}")?;
        }
        for p in others {
            writeln!(out, "    {}", cell(sight, p))?;
        }
    }
    for top in sight.view.stack.iter().rev() {
        writeln!(out, "  {}", on_stack(sight, top))?;
    }
    let hand = sight.words.list(sight.view.seats[own.index()].hand.iter().map(|c| name(sight, c.handle)));
    writeln!(out, "{} {hand}", sight.words.say("screen-hand", &[]))
}

/// A card of the hand, with its mana cost.
pub fn hand_card(sight: &Sight, handle: Handle) -> String {
    let printed = sight.words.cards.printed(face_of(sight, handle));
    let cost = printed.and_then(|face| face.mana_cost.as_ref()).map_or(String::new(), |c| format!(" {c}"));
    name(sight, handle) + &cost
}

/// Everything there is to read about an object that the person may see.
pub fn card(sight: &Sight, handle: Handle) -> Vec<String> {
    let words = &sight.words;
    let mut lines = Vec::new();
    if let Some(p) = permanent(sight, handle) {
        lines.push(cell(sight, p));
        if p.face_down.is_some() {
            for id in &p.characteristics.abilities {
                lines.push(words.ability(*id, pack::NOTHING).to_string());
            }
        }
    }
    if let Handle::Number(n) = handle
        && let Some(on_stack) = sight.view.stack.iter().find(|i| i.number == n)
    {
        lines.push(item(sight, on_stack));
        if on_stack.ability.is_some() {
            return lines;
        }
    }
    let face = sight.names().card(handle);
    match face {
        Some(face) => lines.extend(printed(sight, face)),
        None if lines.is_empty() => lines.push(words.say("screen-unknown", &[])),
        None => {}
    }
    lines
}

/// A card as it is printed: each of its faces.
pub fn printed(sight: &Sight, face: FaceId) -> Vec<String> {
    let words = &sight.words;
    let cards = &words.cards;
    let both = cards.pack.cards.iter().find(|c| c.front == face).and_then(|c| c.back);
    let mut lines = Vec::new();
    for face in std::iter::once(face).chain(both) {
        let Some(printed) = cards.printed(face) else {
            lines.push(words.face(face).to_owned());
            continue;
        };
        let cost = printed.mana_cost.as_ref().map_or(String::new(), |c| format!("  {c}"));
        lines.push(format!("{}{cost}", words.face(face)));
        let kind = oracle::type_line::write_in(words.language(), &printed.type_line);
        let size = printed.power_toughness.map(|(p, t)| format!("  {}/{}", value(p), value(t)));
        lines.push(format!("{kind}{}", size.unwrap_or_default()));
        lines.extend(cards.text(words.language(), face).lines().map(str::to_owned));
    }
    lines
}

fn value(value: ir::PtValue) -> String {
    match value {
        ir::PtValue::Number(n) => n.to_string(),
        ir::PtValue::Star => "*".to_owned(),
    }
}
