//! "Why not?": what cannot be done with an object now, and by which rule.

use super::Screen;
use crate::play::text;
use ir::Ability;
use rules::face_down::By;
use rules::knowledge::{CastOffer, Handle, Offer, ProcedureOffer};

impl Screen<'_> {
    /// Each action that one might think of with this object, and what the rules say to it.
    pub fn why_not(&self, object: Handle) -> Vec<String> {
        let words = &self.session.sight.words;
        let name = text::name(&self.session.sight, object);
        let mut lines = vec![words.say("why-title", &[("what", name.into())])];
        for (label, offer) in self.thinkable(object) {
            lines.push(match self.session.why_not(&offer) {
                None => words.say("why-may", &[("action", label.into())]),
                Some(illegal) => words.say(
                    "why-may-not",
                    &[
                        ("action", label.into()),
                        ("why", words.messages.reason(illegal.why).into()),
                        ("rule", illegal.rule.into()),
                    ],
                ),
            });
        }
        lines
    }

    fn thinkable(&self, object: Handle) -> Vec<(String, Offer)> {
        let words = &self.session.sight.words;
        let pack = &words.cards.pack;
        let face = text::face_of(&self.session.sight, object);
        let mut all = Vec::new();
        if let Some(p) = text::permanent(&self.session.sight, object) {
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
        let ways = pack.face(face).abilities.iter().map(|on| &pack.ability(on.id).ir);
        for (nth, ability) in ways.enumerate() {
            match ability {
                Ability::Keyword(ir::Keyword::Disguise(_)) => all.push(self.face_down(object, By::Disguise)),
                Ability::Keyword(ir::Keyword::Morph(_) | ir::Keyword::Megamorph(_)) => {
                    all.push(self.face_down(object, By::Morph));
                }
                Ability::Keyword(ir::Keyword::Cycling(_)) | Ability::Activated(_) => {
                    let label = words.ability(pack.face(face).abilities[nth].id, face).to_string();
                    all.push((label, Offer::Activate { object, ability: nth as u8 }));
                }
                _ => {}
            }
        }
        all
    }

    fn face_down(&self, card: Handle, by: By) -> (String, Offer) {
        (self.say("why-cast-face-down"), Offer::Cast { card, how: CastOffer::FaceDown(by) })
    }
}

fn turns_up(ability: &Ability) -> bool {
    matches!(ability, Ability::Keyword(ir::Keyword::Disguise(_) | ir::Keyword::Morph(_) | ir::Keyword::Megamorph(_)))
}
