//! Shortest paths over the map, counted in trains (TL-8.6).

use railhead_game::Seat;

use crate::{
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
pub(crate) fn paths_from(
    in_play: &InPlay,
    from: CityId,
    routes: &RouteSet,
    cost: impl Fn(RouteId) -> u16,
) -> Paths {
    let mut paths = Paths { distance: [FAR; CITIES], by: [None; CITIES] };
    paths.distance[from.index()] = 0;
    let edges: Vec<(usize, usize, u16, RouteId)> = routes
        .iter()
        .map(|route| {
            let track = in_play.track(route);
            (track.a.index(), track.b.index(), cost(route), route)
        })
        .collect();
    let mut changed = true;
    while changed {
        changed = false;
        for &(a, b, cost, route) in &edges {
            for (a, b) in [(a, b), (b, a)] {
                let reach = paths.distance[a].saturating_add(cost);
                if reach < paths.distance[b] {
                    paths.distance[b] = reach;
                    paths.by[b] = Some(route);
                    changed = true;
                }
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

    /// Trains that the seat still needs to join two cities; none if it cannot.
    pub(crate) fn trains_between(&self, seat: Seat, a: CityId, b: CityId) -> Option<u8> {
        let own = &self.player(seat).routes;
        let in_play = self.in_play();
        let cost = |route| if own.contains(route) { 0 } else { u16::from(in_play.track(route).length) };
        let distance = paths_from(in_play, a, &self.usable(seat), cost).distance[b.index()];
        let trains = u8::try_from(distance).ok()?;
        (trains <= self.player(seat).trains).then_some(trains)
    }
}
