//! CR 120. Damage.

use crate::event::Event;
use crate::filter::Scope;
use crate::ids::{ObjectRef, Seat};
use crate::run::{Do, Run};
use crate::state::Targeted;
use ir::KeywordKind;

/// So much damage from a source to a recipient.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Parcel {
    pub source: ObjectRef,
    pub to: Targeted,
    pub amount: i32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Combat {
    Yes,
    No,
}

impl Run<'_> {
    /// CR 120.3, 120.4. Deals damage all at once; says whether any was dealt.
    pub(crate) fn deal_damage(&mut self, parcels: &[Parcel], combat: Combat) -> Do<bool> {
        let mut any = false;
        // What is dealt at one time is matched as one (603.2c).
        self.match_events();
        for &parcel in parcels {
            if parcel.amount > 0 && !self.prevented(&parcel, combat) {
                any |= self.deal(&parcel, combat);
            }
        }
        self.match_events();
        Ok(any)
    }

    /// CR 615, 702.16e.
    fn prevented(&self, parcel: &Parcel, combat: Combat) -> bool {
        if self.s.prevent_damage || combat == Combat::Yes && self.s.prevent_combat_damage {
            return true;
        }
        let Targeted::Object(what) = parcel.to else { return false };
        let Some(p) = self.s.permanent_of(what) else { return false };
        p.characteristics.has(KeywordKind::Protection)
            && self.world().protected(what, &Scope::of(self.source_controller(parcel.source), parcel.source))
    }

    fn source_controller(&self, source: ObjectRef) -> Seat {
        self.world().facts(source).map_or(Seat(0), |f| f.object.controller)
    }

    fn deal(&mut self, parcel: &Parcel, combat: Combat) -> bool {
        let Parcel { source, to, amount } = *parcel;
        let is_combat = combat == Combat::Yes;
        let keywords = self.world().facts(source).map_or_else(Default::default, |f| f.c.keywords);
        match to {
            Targeted::Player(seat) => {
                let life = &mut self.s.seat_mut(seat).life;
                *life = life.saturating_sub(amount);
                self.event(Event::DamageToPlayer { source, to: seat, amount, combat: is_combat });
                self.event(Event::LostLife { seat, amount });
            }
            Targeted::Object(what) => {
                if !self.s.exists(what) {
                    return false;
                }
                let Some(p) = self.s.permanent_mut(what.slot) else { return false };
                if !p.characteristics.is_creature() {
                    return false;
                }
                p.damage = p.damage.saturating_add(u16::try_from(amount).unwrap_or(u16::MAX));
                p.deathtouched |= keywords.has(KeywordKind::Deathtouch);
                self.event(Event::DamageToObject { source, to: what, amount, combat: is_combat });
            }
        }
        if keywords.has(KeywordKind::Lifelink) {
            self.gain_life(self.source_controller(source), amount);
        }
        true
    }
}
