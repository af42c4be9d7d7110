//! What bots keep in mind from decision to decision: a cache that may be forgotten at any time.

use std::{collections::HashMap, sync::Mutex};

use railhead_bots::{AnyMind, Level};
use railhead_game::Seat;
use railhead_store::TableId;

/// How many seats are kept in mind.
const MOST: usize = 512;

/// Whose mind it is.
pub(super) type Whose = (TableId, Seat, Level);

/// The minds of the seats that bots decided for last.
#[derive(Default)]
pub(super) struct Memories(Mutex<Kept>);

#[derive(Default)]
struct Kept {
    minds: HashMap<Whose, (u64, Box<dyn AnyMind>)>,
    /// How often a mind has been kept.
    count: u64,
}

impl Memories {
    /// The mind of somebody, taken out while it thinks; `None` if it is not known.
    pub(super) fn take(&self, whose: Whose) -> Option<Box<dyn AnyMind>> {
        let mut kept = self.0.lock().ok()?;
        kept.minds.remove(&whose).map(|(_, mind)| mind)
    }

    /// Keeps a mind for the next time. Who has not decided for longest is forgotten.
    pub(super) fn keep(&self, whose: Whose, mind: Box<dyn AnyMind>) {
        let Ok(mut kept) = self.0.lock() else { return };
        kept.count += 1;
        let count = kept.count;
        kept.minds.insert(whose, (count, mind));
        if kept.minds.len() > MOST {
            let oldest = kept.minds.iter().min_by_key(|(_, (count, _))| *count).map(|(whose, _)| *whose);
            oldest.and_then(|whose| kept.minds.remove(&whose));
        }
    }
}

#[cfg(test)]
mod tests {
    use railhead_registry::games;

    use super::*;

    fn whose(table: usize) -> Whose {
        (format!("{table:010}").parse().unwrap(), Seat(1), Level::Steady)
    }

    #[test]
    fn who_has_not_decided_for_longest_is_forgotten() {
        let memories = Memories::default();
        for table in 0..=MOST {
            memories.keep(whose(table), games()[0].mind(Level::Steady));
        }
        assert!(memories.take(whose(0)).is_none());
        assert!(memories.take(whose(1)).is_some());
        assert!(memories.take(whose(1)).is_none(), "it is out while it thinks");
        assert!(memories.take(whose(MOST)).is_some());
    }
}
