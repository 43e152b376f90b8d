//! What one might think of doing with an object, whether the rules allow it or not.
//!
//! For "why not?": an application asks the rules about each. What is not offered here nobody would
//! look for: mana is paid in payments, and a card that the reader may not look at has nothing to say.

use crate::{Names, Words};
use ir::Ability;
use rules::face_down::By;
use rules::knowledge::{CastOffer, Handle, Offer, ProcedureOffer, View};

/// Each action that one might think of with this object, in words.
pub fn thinkable(words: &Words, names: &Names, view: &View, object: Handle) -> Vec<(String, Offer)> {
    let pack = &words.cards.pack;
    let face = names.card(object).unwrap_or(rules::pack::NOTHING);
    let permanent = match object {
        Handle::Number(n) => view.battlefield.iter().find(|p| p.number == n),
        _ => None,
    };
    let mut all = Vec::new();
    if let Some(p) = permanent {
        for (nth, id) in p.characteristics.abilities.iter().enumerate() {
            if matches!(pack.ability(*id).ir, Ability::Activated(_)) {
                let label = words.ability(*id, face).to_string();
                all.push((label, Offer::Activate { object, ability: nth as u8 }));
            }
        }
        if p.face_down.is_some() && p.card.is_some() {
            let up = |procedure| Offer::TurnFaceUp { object, procedure };
            all.push((words.say("why-turn-up-mana-cost", &[]), up(ProcedureOffer::ManaCost)));
            for (nth, on) in pack.face(face).abilities.iter().enumerate() {
                if turns_up(&pack.ability(on.id).ir) {
                    let text = words.ability(on.id, face).to_string();
                    let label = words.say("why-turn-up", &[("keyword", text.into())]);
                    all.push((label, up(ProcedureOffer::Ability(nth as u8))));
                }
            }
        }
        return all;
    }
    let Some(printed) = words.cards.printed(face) else { return all };
    if printed.type_line.has(ir::CardType::Land) {
        all.push((words.say("why-play", &[]), Offer::PlayLand { card: object, back: false }));
    } else {
        all.push((words.say("why-cast", &[]), Offer::Cast { card: object, how: CastOffer::FaceUp }));
    }
    let face_down =
        |by| (words.say("why-cast-face-down", &[]), Offer::Cast { card: object, how: CastOffer::FaceDown(by) });
    let ways = pack.face(face).abilities.iter().map(|on| &pack.ability(on.id).ir);
    for (nth, ability) in ways.enumerate() {
        match ability {
            Ability::Keyword(ir::Keyword::Disguise(_)) => all.push(face_down(By::Disguise)),
            Ability::Keyword(ir::Keyword::Morph(_) | ir::Keyword::Megamorph(_)) => all.push(face_down(By::Morph)),
            Ability::Keyword(ir::Keyword::Cycling(_)) | Ability::Activated(_) => {
                let label = words.ability(pack.face(face).abilities[nth].id, face).to_string();
                all.push((label, Offer::Activate { object, ability: nth as u8 }));
            }
            Ability::Keyword(_) | Ability::Spell(_) | Ability::Triggered(_) | Ability::Static(_) => {}
        }
    }
    all
}

fn turns_up(ability: &Ability) -> bool {
    matches!(ability, Ability::Keyword(ir::Keyword::Disguise(_) | ir::Keyword::Morph(_) | ir::Keyword::Megamorph(_)))
}
