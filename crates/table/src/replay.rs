//! A record step by step, as one viewer lived it.

use crate::{Entry, OpenError, Record, Table};
use messages::Cards;
use rules::knowledge::{Told, View, Viewer};
use std::sync::Arc;

/// What a viewer saw after so many of the entries that count.
#[derive(Clone, Debug)]
pub struct Moment {
    /// The entry that led here; none at the beginning.
    pub entry: Option<Entry>,
    /// What the viewer was told on the way here.
    pub told: Vec<Told>,
    pub view: View,
    /// How many answers the kernel had been given, chance among them.
    pub answers: usize,
}

/// Every moment of a game, the beginning first.
pub fn replay(cards: &Arc<Cards>, record: &Record, viewer: Viewer) -> Result<Vec<Moment>, OpenError> {
    let mut moments = Vec::new();
    replay_each(cards, record, viewer, &mut |moment| moments.push(moment))?;
    Ok(moments)
}

/// The same one by one, for whoever does not keep them.
pub fn replay_each(
    cards: &Arc<Cards>,
    record: &Record,
    viewer: Viewer,
    see: &mut dyn FnMut(Moment),
) -> Result<(), OpenError> {
    let mut table = Table::open(cards.clone(), record.opening.clone())?;
    let mut look = |table: &mut Table, entry: Option<Entry>| {
        let told = table.take_told(viewer);
        see(Moment { entry, told, view: table.view(viewer), answers: table.answers().len() });
    };
    look(&mut table, None);
    for at in record.line() {
        let entry = &record.entries[at];
        let done = match entry {
            Entry::Reply(seat, reply, given) => table.reply(*seat, reply, *given),
            Entry::Concede(seat) => table.concede(*seat),
            Entry::Draw => table.agree_to_draw(),
            Entry::Back(..) => unreachable!("a line holds no such entry"),
        };
        done.map_err(|why| OpenError::Refused { entry: at + 1, why })?;
        look(&mut table, Some(entry.clone()));
    }
    Ok(())
}
