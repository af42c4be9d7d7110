//! Track stickers: which bed may take which colour.

use std::collections::BTreeSet;

use railhead_game::{Seat, SeatSet};

use super::ledger::Ledger;
use crate::{
    card::Colour,
    facts::map,
    piece::{RouteId, RouteSet},
};

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
        if !self.beds.contains(&route)
            || self.pool[colour.index()] == 0
            || colours_beside(ledger, route).contains(&colour)
        {
            return false;
        }
        let mut rest = Rest::new(ledger, self, Some((route, colour)));
        rest.pool[colour.index()] -= 1;
        rest.can_be_placed()
    }

    /// Every lawful placement.
    pub(super) fn placements(&self, ledger: &Ledger) -> impl Iterator<Item = (RouteId, Colour)> {
        let all = self.beds.iter().flat_map(|bed| Colour::ALL.map(|colour| (*bed, colour)));
        all.filter(|(bed, colour)| self.accepts(ledger, *bed, *colour))
    }

    /// What the surveyors would place next: a bed in its planned colour, if that can be.
    pub(super) fn proposal(&self, ledger: &Ledger) -> Option<(RouteId, Colour)> {
        let plan = self.beds.iter().filter_map(|bed| Some((*bed, planned(*bed)?)));
        let by_plan = plan.into_iter().find(|(bed, colour)| self.accepts(ledger, *bed, *colour));
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
fn colours_beside(ledger: &Ledger, route: RouteId) -> Vec<Colour> {
    let sisters = map().routes[route.index()].group.iter().filter(|sister| *sister != route);
    let colour = |sister: RouteId| {
        let row = &map().routes[sister.index()];
        let sticker = ledger.stickers.iter().find(|sticker| sticker.route == sister);
        sticker.map(|sticker| sticker.colour).or(row.colour.filter(|_| !row.bed))
    };
    sisters.filter_map(colour).collect()
}

/// Beds and stickers that remain.
struct Rest {
    pool: Pool,
    /// Beds with parallel tracks, each with the colours it cannot have and its group; beds of a group in a row.
    bound: Vec<(RouteSet, Vec<Colour>)>,
    dead_ends: BTreeSet<(usize, Pool)>,
}

impl Rest {
    fn new(ledger: &Ledger, placement: &StickerPlacement, placed: Option<(RouteId, Colour)>) -> Rest {
        let free = placement.beds.iter().copied().filter(|bed| placed.is_none_or(|(route, _)| route != *bed));
        let mut bound: Vec<(RouteSet, Vec<Colour>)> = free
            .filter(|bed| map().routes[bed.index()].tracks > 1)
            .map(|bed| {
                let group = map().routes[bed.index()].group;
                let mut taken = colours_beside(ledger, bed);
                taken.extend(placed.filter(|(route, _)| group.contains(*route)).map(|(_, colour)| colour));
                (group, taken)
            })
            .collect();
        bound.sort_by_key(|(group, _)| group.iter().next());
        Rest { pool: placement.pool, bound, dead_ends: BTreeSet::new() }
    }

    /// Beds of their own take whatever is left, so only beds with parallel tracks have to be tried.
    fn can_be_placed(&mut self) -> bool {
        self.from(0, &mut Vec::new())
    }

    fn from(&mut self, place: usize, used: &mut Vec<Colour>) -> bool {
        let Some((group, taken)) = self.bound.get(place).cloned() else { return true };
        let fresh = place == 0 || self.bound[place - 1].0 != group;
        if fresh {
            used.clear();
            if self.dead_ends.contains(&(place, self.pool)) {
                return false;
            }
        }
        for colour in Colour::ALL {
            if self.pool[colour.index()] == 0 || taken.contains(&colour) || used.contains(&colour) {
                continue;
            }
            self.pool[colour.index()] -= 1;
            let mut now = used.clone();
            now.push(colour);
            let possible = self.from(place + 1, &mut now);
            self.pool[colour.index()] += 1;
            if possible {
                return true;
            }
        }
        if fresh {
            self.dead_ends.insert((place, self.pool));
        }
        false
    }
}
