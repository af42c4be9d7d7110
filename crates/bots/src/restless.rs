//! What people do and bots never do: they come and go, and speak up unasked.

use railhead_game::{Chance, Events, Game, Seat};

/// One seat of so many is empty when a game begins.
const EMPTY_AT_FIRST: u32 = 4;
/// A seat falls empty once in so many decisions.
const LEAVES: u32 = 600;
/// A seat that fell empty is taken once in so many decisions.
const TAKES: u32 = 150;
/// Whoever may speak up unasked does so once in so many decisions.
const SPEAKS: u32 = 2;

/// Leaves some seats empty before the first decision, where the game allows it, and says what the table wrote.
pub fn empty_some<G: Game>(state: &mut G, luck: &mut impl Chance) -> Vec<(Seat, G::Action)> {
    let mut written = Vec::new();
    for seat in Seat::all(state.seats()) {
        if let Some(word) = state.seating(seat, false)
            && luck.below(EMPTY_AT_FIRST) == 0
            && state.apply(seat, word, &mut Events::muted()).is_ok()
        {
            written.push((seat, word));
        }
    }
    written
}

/// What happens next at a table without anybody being asked, if something does: a seat falls empty or is taken, or
/// somebody speaks up who may. A game that waits for people gets them.
pub fn unasked<G: Game>(state: &G, luck: &mut impl Chance) -> Option<(Seat, G::Action)> {
    let waits = state.actors().is_empty();
    if waits && state.outcome().is_some() {
        return None;
    }
    for seat in Seat::all(state.seats()) {
        if let Some(word) = state.seating(seat, true)
            && (waits || luck.below(TAKES) == 0)
        {
            return Some((seat, word));
        }
        if let Some(word) = state.seating(seat, false)
            && luck.below(LEAVES) == 0
        {
            return Some((seat, word));
        }
    }
    let mut spoken = Vec::new();
    for seat in Seat::all(state.seats()).filter(|seat| !state.actors().contains(*seat)) {
        let mut legal = Vec::new();
        state.legal(seat, &mut legal);
        spoken.extend(legal.into_iter().map(|action| (seat, action)));
    }
    if spoken.is_empty() || luck.below(SPEAKS) > 0 {
        return None;
    }
    luck.pick(&spoken).copied()
}
