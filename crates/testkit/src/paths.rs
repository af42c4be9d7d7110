//! Counts of legal decisions.

use railhead_game::{Events, Game};

/// How many ways there are to take this many decisions from here, where the first of those who must decide always
/// decides next. A game that ends earlier counts once. Pinned from fixed positions, such counts show every change of
/// what is legal ("perft").
pub fn paths<G: Game>(game: &G, decisions: u32) -> u64 {
    let Some(seat) = game.actors().first().filter(|_| decisions > 0) else { return 1 };
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    if decisions == 1 {
        return legal.len() as u64;
    }
    let after = |action| {
        let mut next = game.clone();
        next.apply(seat, action, &mut Events::muted())
            .unwrap_or_else(|illegal| panic!("{action} is listed but refused: {illegal}"));
        paths(&next, decisions - 1)
    };
    legal.into_iter().map(after).sum()
}
