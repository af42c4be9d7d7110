//! Shortest paths over the map, counted in trains (TL-8.6).

use railhead_game::Seat;
use railhead_pieces::Piece;

use crate::{
    facts::map,
    in_play::InPlay,
    piece::{CityId, RouteId, RouteSet},
    state::TicketLegacy,
};

/// How many cities a map can have.
pub(crate) const CITIES: usize = 64;
/// Farther than any path.
pub(crate) const FAR: u16 = u16::MAX;

/// Distances from one city, and the last route on the way to each.
#[derive(Clone, Debug)]
pub(crate) struct Paths {
    pub(crate) distance: [u16; CITIES],
    pub(crate) by: [Option<RouteId>; CITIES],
}

/// Shortest paths from `from` over `routes`, where each route costs what `cost` says.
///
/// The routes are gone through in their order, again and again, until none makes a way shorter; of two ways as short
/// the one found first stays. Only routes to whose ends a shorter way was found since are looked at again.
pub(crate) fn paths_from(
    in_play: &InPlay,
    from: CityId,
    routes: &RouteSet,
    cost: impl Fn(RouteId) -> u16,
) -> Paths {
    let cities = &map().cities;
    let mut paths = Paths { distance: [FAR; CITIES], by: [None; CITIES] };
    paths.distance[from.index()] = 0;
    let mut waiting = cities[from.index()].routes.and(*routes).bits();
    while waiting.iter().any(|word| *word != 0) {
        for word in 0..waiting.len() {
            // What a shorter way makes worth another look before this place waits for the next round.
            let mut ahead = u64::MAX;
            while waiting[word] & ahead != 0 {
                let place = (waiting[word] & ahead).trailing_zeros();
                let route = RouteId::at(word * 64 + place as usize);
                let (track, cost) = (in_play.track(route), cost(route));
                for (a, b) in [(track.a, track.b), (track.b, track.a)] {
                    let reach = paths.distance[a.index()].saturating_add(cost);
                    if reach < paths.distance[b.index()] {
                        paths.distance[b.index()] = reach;
                        paths.by[b.index()] = Some(route);
                        let around = cities[b.index()].routes.and(*routes).bits();
                        waiting.iter_mut().zip(around).for_each(|(waiting, around)| *waiting |= around);
                    }
                }
                waiting[word] &= !(1 << place);
                ahead = u64::MAX << place << 1;
            }
        }
    }
    paths
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
        paths_from(in_play, from, &self.usable(seat), cost)
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
