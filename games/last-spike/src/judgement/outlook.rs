//! What may still come of the map, for whoever judges by hand.

use crate::{
    facts::facts,
    piece::{CITIES, City, Piece, ROUTES, Route, Tiles},
    state::LastSpike,
};

/// The chance that a route with so many spaces left is completed, if the game doesn't end before; as counted in
/// games between greedy and random bots.
const COMPLETION: [f32; 5] = [1.0, 0.75, 0.62, 0.53, 0.46];
/// How much each space that is left of a route counts against the spaces left to the end of the game.
const HASTE: f32 = 0.75;
/// How many maps are remembered: about what a hand of tiles leads to.
const REMEMBERED: usize = 8;

/// What may come of the maps that were thought of last: many decisions leave the same track.
#[derive(Debug, Default)]
pub(super) struct Outlooks {
    known: Vec<(Tiles, Outlook)>,
    /// Which of them is forgotten next.
    oldest: usize,
}

impl Outlooks {
    pub(super) fn of(&mut self, game: &LastSpike) -> &Outlook {
        let laid = game.laid();
        let known = self.known.iter().position(|(there, _)| *there == laid);
        let at = known.unwrap_or_else(|| self.note(laid, Outlook::of(laid)));
        &self.known[at].1
    }

    fn note(&mut self, laid: Tiles, outlook: Outlook) -> usize {
        if self.known.len() < REMEMBERED {
            self.known.push((laid, outlook));
            return self.known.len() - 1;
        }
        let at = self.oldest;
        self.oldest = (at + 1) % REMEMBERED;
        self.known[at] = (laid, outlook);
        at
    }
}

/// What may still come of the map, the same for all seats.
#[derive(Debug)]
pub(super) struct Outlook {
    /// How many more payouts each city can be expected to make.
    pub(super) payouts: [f32; CITIES],
    /// The tiles that would close the line now.
    pub(super) closing: Tiles,
}

impl Outlook {
    fn of(laid: Tiles) -> Outlook {
        let missing: [u8; ROUTES] =
            std::array::from_fn(|route| facts().index.spaces(Route::at(route)).minus(laid).len() as u8);
        let ([start, end], distance) = distances(&missing);
        let completed = facts().index.completed(laid);
        let mut outlook = Outlook { payouts: [0.0; CITIES], closing: Tiles::EMPTY };
        for route in Route::all() {
            let left = missing[route.index()];
            if left == 0 {
                continue;
            }
            let [a, b] = facts().index.ends(route).map(City::index);
            let through = left + (start[a] + end[b]).min(start[b] + end[a]);
            let hope = COMPLETION[usize::from(left)];
            let chance = if through == distance {
                hope
            } else {
                let (distance, left) = (f32::from(distance), f32::from(left));
                hope * distance * distance / (distance * distance + HASTE * left * left)
            };
            outlook.payouts[a] += chance;
            outlook.payouts[b] += chance;
            let mut with = completed;
            with.insert(route);
            if left == 1 && facts().index.closes(with) {
                outlook.closing = outlook.closing.or(facts().index.spaces(route).minus(laid));
            }
        }
        outlook
    }
}

/// How many spaces are missing from each city to either end of the line, and from end to end.
pub(super) fn distances(missing: &[u8; ROUTES]) -> ([[u8; CITIES]; 2], u8) {
    let far = Tiles::full().len() as u8;
    let reach = |from: City| {
        let mut reach = [far; CITIES];
        reach[from.index()] = 0;
        loop {
            let before = reach;
            for route in Route::all() {
                let [a, b] = facts().index.ends(route).map(City::index);
                let step = missing[route.index()];
                reach[a] = reach[a].min(reach[b] + step);
                reach[b] = reach[b].min(reach[a] + step);
            }
            if reach == before {
                return reach;
            }
        }
    };
    let [start, end] = facts().index.line;
    let reaches = [reach(start), reach(end)];
    (reaches, reaches[0][end.index()])
}
