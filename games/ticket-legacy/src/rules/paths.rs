//! Shortest paths over the map, counted in trains (TL-8.6).

use std::sync::LazyLock;

use railhead_game::Seat;
use railhead_pieces::Piece;

use crate::{
    facts::map,
    piece::{CityId, RouteId, RouteSet},
    state::TicketLegacy,
};

/// How many cities a map can have.
pub(crate) const CITIES: usize = 64;
/// How many routes a map can have.
const ROUTES: usize = 256;
/// Farther than any path.
pub(crate) const FAR: u16 = u16::MAX;

/// Distances from one city, and the last route on the way to each.
#[derive(Clone, Debug)]
pub(crate) struct Paths {
    pub(crate) distance: [u16; CITIES],
    pub(crate) by: [Option<RouteId>; CITIES],
}

/// What each route costs that may be used, reckoned once for all ways that are looked for.
#[derive(Clone, Debug)]
pub(crate) struct Fares {
    routes: RouteSet,
    costs: [u16; ROUTES],
}

impl Fares {
    /// The fares of these routes.
    pub(crate) fn of(routes: RouteSet, cost: impl Fn(RouteId) -> u16) -> Fares {
        let mut costs = [0; ROUTES];
        for route in routes.iter() {
            costs[route.index()] = cost(route);
        }
        Fares { routes, costs }
    }

    /// Makes these routes free of charge.
    pub(crate) fn waive(&mut self, routes: RouteSet) {
        for route in routes.iter() {
            self.costs[route.index()] = 0;
        }
    }

    /// Shortest paths from `from`.
    ///
    /// The routes are gone through in their order, again and again, until none makes a way shorter; of two ways as short
    /// the one found first stays. Only routes to whose ends a shorter way was found since are looked at again.
    pub(crate) fn paths_from(&self, from: CityId) -> Paths {
        let land = land();
        let routes = self.routes.bits();
        let mut paths = Paths { distance: [FAR; CITIES], by: [None; CITIES] };
        paths.distance[from.index()] = 0;
        let mut waiting = routes;
        waiting.iter_mut().zip(land.around[from.index()]).for_each(|(waiting, around)| *waiting &= around);
        while waiting.iter().any(|word| *word != 0) {
            for word in 0..waiting.len() {
                // What a shorter way makes worth another look before this place waits for the next round.
                let mut ahead = u64::MAX;
                while waiting[word] & ahead != 0 {
                    let place = (waiting[word] & ahead).trailing_zeros();
                    let route = word * 64 + place as usize;
                    let [a, b] = land.ends[route].map(usize::from);
                    let cost = self.costs[route];
                    for (a, b) in [(a, b), (b, a)] {
                        let reach = paths.distance[a].saturating_add(cost);
                        if reach < paths.distance[b] {
                            paths.distance[b] = reach;
                            paths.by[b] = Some(RouteId::at(route));
                            for ((waiting, routes), around) in
                                waiting.iter_mut().zip(routes).zip(land.around[b])
                            {
                                *waiting |= routes & around;
                            }
                        }
                    }
                    waiting[word] &= !(1 << place);
                    ahead = u64::MAX << place << 1;
                }
            }
        }
        paths
    }
}

/// The map as it is looked at when ways are looked for, in little space.
struct Land {
    /// The cities at the ends of each route.
    ends: [[u8; 2]; ROUTES],
    /// The routes that end in each city.
    around: [[u64; ROUTES / 64]; CITIES],
}

fn land() -> &'static Land {
    static LAND: LazyLock<Land> = LazyLock::new(|| {
        let mut land = Land { ends: [[0; 2]; ROUTES], around: [[0; ROUTES / 64]; CITIES] };
        for (ends, route) in land.ends.iter_mut().zip(&map().routes) {
            *ends = [route.a, route.b].map(|city| city.index() as u8);
        }
        for (around, city) in land.around.iter_mut().zip(&map().cities) {
            *around = city.routes.bits();
        }
        land
    });
    &LAND
}

impl TicketLegacy {
    /// Routes that the seat controls or could still claim one day.
    pub(crate) fn usable(&self, seat: Seat) -> RouteSet {
        let player = self.player(seat);
        self.free.minus(player.barred).or(player.routes)
    }

    /// The ways of the seat from a city, counted in trains that it still needs.
    pub(crate) fn ways_from(&self, seat: Seat, from: CityId) -> Paths {
        let own = &self.player(seat).routes;
        let in_play = self.in_play();
        let cost = |route| if own.contains(route) { 0 } else { u16::from(in_play.track(route).length) };
        Fares::of(self.usable(seat), cost).paths_from(from)
    }

    /// Trains that the seat still needs for the way to a city; none if it has too few of them or there is no way.
    pub(crate) fn trains_over(&self, seat: Seat, ways: &Paths, to: CityId) -> Option<u8> {
        let trains = u8::try_from(ways.distance[to.index()]).ok()?;
        (trains <= self.player(seat).trains).then_some(trains)
    }

    /// Trains that the seat still needs to join two cities; none if it cannot.
    pub(crate) fn trains_between(&self, seat: Seat, a: CityId, b: CityId) -> Option<u8> {
        self.trains_over(seat, &self.ways_from(seat, a), b)
    }
}
