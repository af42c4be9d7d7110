//! Track stickers: which bed may take which colour.

use std::collections::BTreeSet;

use railhead_game::{Seat, SeatSet};
use railhead_pieces::Set;

use super::ledger::Ledger;
use crate::{card::Colour, facts::map, piece::RouteId};

/// Colours.
type Colours = Set<Colour, u8>;

/// Stickers by colour.
type Pool = [u8; Colour::ALL.len()];

/// The stickers that are being placed after a box was opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StickerPlacement {
    /// Who places, winner first, over and over.
    pub order: Vec<Seat>,
    /// How many stickers have been placed.
    pub placed: usize,
    /// Those who leave theirs to the surveyors.
    pub planners: SeatSet,
    /// Beds without a sticker.
    pub beds: Vec<RouteId>,
    /// Stickers left, by colour.
    pub pool: Pool,
}

impl StickerPlacement {
    /// The stickers of the beds that have just become claimable.
    pub(super) fn new(order: Vec<Seat>, beds: Vec<RouteId>) -> StickerPlacement {
        let mut pool = Pool::default();
        for colour in beds.iter().filter_map(|bed| planned(*bed)) {
            pool[colour.index()] += 1;
        }
        StickerPlacement { order, placed: 0, planners: SeatSet::EMPTY, beds, pool }
    }

    /// Who places the next sticker.
    pub fn placer(&self) -> Option<Seat> {
        self.order.get(self.placed % self.order.len().max(1)).copied()
    }

    /// Whether the sticker may be placed there: the bed is free, the colour is left, no parallel track has it, and
    /// the stickers that remain can still be placed.
    pub(super) fn accepts(&self, ledger: &Ledger, route: RouteId, colour: Colour) -> bool {
        self.beds.contains(&route) && Remains::of(self, ledger).accept(route, colour)
    }

    /// Every lawful placement.
    pub(super) fn placements(&self, ledger: &Ledger) -> impl Iterator<Item = (RouteId, Colour)> {
        let mut remains = Remains::of(self, ledger);
        let all = self.beds.iter().flat_map(|bed| Colour::ALL.map(|colour| (*bed, colour)));
        all.filter(move |(bed, colour)| remains.accept(*bed, *colour))
    }

    /// What the surveyors would place next: a bed in its planned colour, if that can be.
    pub(super) fn proposal(&self, ledger: &Ledger) -> Option<(RouteId, Colour)> {
        let mut remains = Remains::of(self, ledger);
        let mut plan = self.beds.iter().filter_map(|bed| Some((*bed, planned(*bed)?)));
        let by_plan = plan.find(|(bed, colour)| remains.accept(*bed, *colour));
        by_plan.or_else(|| self.placements(ledger).next())
    }

    pub(super) fn place(&mut self, route: RouteId, colour: Colour) {
        self.beds.retain(|bed| *bed != route);
        self.pool[colour.index()] -= 1;
        self.placed += 1;
    }
}

/// The colour of the surveyors' plan.
fn planned(bed: RouteId) -> Option<Colour> {
    map().routes[bed.index()].colour
}

/// The colours that parallel tracks of a route have, by print or sticker.
fn colours_beside(ledger: &Ledger, route: RouteId) -> Colours {
    let sisters = map().routes[route.index()].group.iter().filter(|sister| *sister != route);
    let colour = |sister: RouteId| {
        let row = &map().routes[sister.index()];
        let sticker = ledger.stickers.iter().find(|sticker| sticker.route == sister);
        sticker.map(|sticker| sticker.colour).or(row.colour.filter(|_| !row.bed))
    };
    sisters.filter_map(colour).collect()
}

/// The beds and stickers that remain. Beds of their own take whatever is left, so only beds with parallel tracks have to
/// be tried.
struct Remains {
    pool: Pool,
    /// Beds of a group in a row.
    bound: Vec<Bound>,
    /// What was found of beds of their own, which are all alike: whether one may take the colour.
    alone: [Option<bool>; Colour::ALL.len()],
}

/// A bed with parallel tracks.
#[derive(Clone, Copy)]
struct Bound {
    bed: RouteId,
    /// The first of its parallel tracks.
    group: Option<RouteId>,
    /// The colours that it cannot have.
    taken: Colours,
}

impl Remains {
    fn of(placement: &StickerPlacement, ledger: &Ledger) -> Remains {
        let bound = placement.beds.iter().filter(|bed| map().routes[bed.index()].tracks > 1);
        let mut bound: Vec<Bound> = bound
            .map(|bed| Bound { bed: *bed, group: group(*bed), taken: colours_beside(ledger, *bed) })
            .collect();
        bound.sort_by_key(|bound| bound.group);
        Remains { pool: placement.pool, bound, alone: Default::default() }
    }

    /// Whether a bed that remains may take the colour.
    fn accept(&mut self, bed: RouteId, colour: Colour) -> bool {
        if self.pool[colour.index()] == 0 {
            return false;
        }
        match self.bound.iter().find(|bound| bound.bed == bed) {
            Some(bound) => !bound.taken.contains(colour) && self.lasts_without(bed, colour),
            None => match self.alone[colour.index()] {
                Some(found) => found,
                None => *self.alone[colour.index()].insert(self.lasts_without(bed, colour)),
            },
        }
    }

    /// Whether all that remains can be placed once `bed` has the colour.
    fn lasts_without(&self, bed: RouteId, colour: Colour) -> bool {
        let mut search = Search { remains: self, bed, colour, group: group(bed), dead_ends: BTreeSet::new() };
        let mut pool = self.pool;
        pool[colour.index()] -= 1;
        search.goes_on(0, None, Colours::EMPTY, &mut pool)
    }
}

/// The first of a route's parallel tracks.
fn group(route: RouteId) -> Option<RouteId> {
    map().routes[route.index()].group.first()
}

/// A try to place all that remains after one placement.
struct Search<'a> {
    remains: &'a Remains,
    bed: RouteId,
    colour: Colour,
    group: Option<RouteId>,
    /// Where a group begins that could not be placed, with what was left then.
    dead_ends: BTreeSet<(usize, Pool)>,
}

impl Search<'_> {
    /// Whether the beds from `place` on can be placed, the one before them being of the group `last` which has `used`.
    fn goes_on(&mut self, place: usize, last: Option<RouteId>, used: Colours, pool: &mut Pool) -> bool {
        let Some(bound) = self.remains.bound.get(place).copied() else { return true };
        if bound.bed == self.bed {
            return self.goes_on(place + 1, last, used, pool);
        }
        let fresh = bound.group != last;
        if fresh && self.dead_ends.contains(&(place, *pool)) {
            return false;
        }
        let mut taken = if fresh { bound.taken } else { bound.taken.or(used) };
        if bound.group == self.group {
            taken.insert(self.colour);
        }
        for colour in Colours::full().minus(taken).iter() {
            if pool[colour.index()] == 0 {
                continue;
            }
            pool[colour.index()] -= 1;
            let now = if fresh { Colours::only(colour) } else { used.or(Colours::only(colour)) };
            let possible = self.goes_on(place + 1, bound.group, now, pool);
            pool[colour.index()] += 1;
            if possible {
                return true;
            }
        }
        if fresh {
            self.dead_ends.insert((place, *pool));
        }
        false
    }
}
