//! Shortest paths over the map, counted in trains (TL-8.6).

use railhead_game::{Chance as _, Game as _, Luck, Options, proves};
use railhead_pieces::Named;

use super::*;
use crate::{
    in_play::InPlay,
    piece::{CityId, RouteId, RouteSet},
    rules::paths::{CITIES, FAR, Fares, Paths},
};

#[test]
fn a_ticket_knows_its_shortest_way_over_own_and_free_routes() {
    proves!("TL-8.6");
    let ticket = TicketId::find("EC-28").unwrap();
    let table = first_game(4).tickets(A, &["EC-28"]).routes(A, &["NYC-ALB-1"]);
    let table = table.routes(B, &["BOS-NYC-1"]).routes(C, &["BOS-NYC-2"]).routes(D, &["BOS-NYC-3"]);
    let way = |table: &Table| table.game.view(Some(A)).own.unwrap().ways;
    let by_albany = [(ticket, vec![route("NYC-ALB-1"), route("BOS-ALB-1")])];
    assert_eq!(way(&table), by_albany);
    let table = table.routes(A, &["BOS-ALB-1"]);
    assert_eq!(way(&table), by_albany, "completed");
}

/// Shortest paths, with another look at every route until nothing changes.
fn plainly(in_play: &InPlay, from: CityId, routes: &RouteSet, cost: impl Fn(RouteId) -> u16) -> Paths {
    let mut paths = Paths { distance: [FAR; CITIES], by: [None; CITIES] };
    paths.distance[from.index()] = 0;
    let mut changed = true;
    while changed {
        changed = false;
        for route in routes.iter() {
            let track = in_play.track(route);
            for (a, b) in [(track.a, track.b), (track.b, track.a)] {
                let reach = paths.distance[a.index()].saturating_add(cost(route));
                if reach < paths.distance[b.index()] {
                    paths.distance[b.index()] = reach;
                    paths.by[b.index()] = Some(route);
                    changed = true;
                }
            }
        }
    }
    paths
}

#[test]
fn of_ways_as_short_the_same_is_found_as_by_looking_at_every_route_again() {
    let game = opened(4, 1, &Options::default().with("stage", "1898"));
    let in_play = game.in_play();
    let mut luck = Luck::new(1);
    for _ in 0..100 {
        let routes: RouteSet = in_play.open.iter().filter(|_| luck.below(4) > 0).collect();
        let own: RouteSet = routes.iter().filter(|_| luck.below(5) == 0).collect();
        let cost = |route| if own.contains(route) { 0 } else { u16::from(in_play.track(route).length) };
        let fares = Fares::of(routes, cost);
        for from in in_play.cities.iter() {
            let (quick, plain) = (fares.paths_from(from), plainly(in_play, from, &routes, cost));
            assert_eq!((quick.distance, quick.by), (plain.distance, plain.by), "{from}");
        }
    }
}
