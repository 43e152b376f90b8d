//! CR 708.3, 701.40, 701.58, 701.62. Putting cards onto the battlefield face down.
//!
//! The card is turned face down first and judged so (708.3): only then is asked
//! whether it may enter. If it may not, it is not cloaked and stays where and as
//! it was (701.40f, 701.58f).

use super::By;
use crate::event::{Event, MoveCause};
use crate::ids::{ObjectRef, Seat};
use crate::run::{Do, Run};
use crate::zones::{Entry, Would};
use ir::{EnterWith, Zone};

impl Run<'_> {
    /// Cloaks or manifests cards under a seat's control. Cards of one library enter one
    /// at a time, all others at once (701.40e, 701.58e).
    pub(crate) fn put_face_down(
        &mut self,
        seat: Seat,
        cards: &[ObjectRef],
        by: By,
        with: EnterWith,
    ) -> Do<Vec<ObjectRef>> {
        let cause = if by == By::Cloak { MoveCause::Cloak } else { MoveCause::Manifest };
        let entry =
            Entry { controller: Some(seat), face_down: Some(by), tapped: with == EnterWith::Tapped, ..Entry::PLAIN };
        // CR 111.8. A token that left the battlefield cannot come back.
        let cards: Vec<ObjectRef> =
            cards.iter().copied().filter(|&c| self.s.exists(c) && self.world().is_card(c.slot)).collect();
        let would = |what: ObjectRef| Would::Move { what, to: Zone::Battlefield, entry, cause };
        let from_one_library = cards.len() > 1
            && cards.iter().all(|c| {
                let object = self.s.object(c.slot);
                object.zone == Zone::Library && object.owner == self.s.object(cards[0].slot).owner
            });
        let mut made = Vec::new();
        if from_one_library {
            for &card in &cards {
                made.extend(self.perform(&[would(card)])?);
            }
        } else {
            let batch: Vec<Would> = cards.iter().map(|&c| would(c)).collect();
            made = self.perform(&batch)?;
        }
        made.retain(|m| !m.is_none());
        Ok(made)
    }

    /// CR 701.62. Look at two, manifest one, the rest into the graveyard.
    pub(crate) fn manifest_dread(&mut self, seat: Seat) -> Do<Vec<ObjectRef>> {
        let cards = self.top_cards(seat, 2);
        self.look_at(seat, &cards);
        let mut made = Vec::new();
        if !cards.is_empty() {
            let from = cards.iter().map(|c| c.slot).collect();
            let chosen = self.choose_objects(seat, from, 1, 1, crate::decisions::Why::Manifest)?;
            self.mingle_for_others(seat, &cards);
            made = self.put_face_down(seat, &chosen, By::Manifest, EnterWith::Nothing)?;
            let rest: Vec<Would> = cards
                .iter()
                .filter(|c| self.s.exists(**c))
                .map(|&what| Would::Move { what, to: Zone::Graveyard, entry: Entry::PLAIN, cause: MoveCause::Put })
                .collect();
            self.perform(&rest)?;
        }
        self.event(Event::ManifestedDread { seat });
        Ok(made)
    }
}
