//! What postcards and the timetable ask a seat to build besides its tickets.

use railhead_game::Seat;

use super::plan::way;
use crate::{
    card::Colour,
    facts::{
        Postcard, cards,
        effect::{AskedColour, Benefit, Condition, Filter, When},
        frontiers,
    },
    piece::{CityId, CitySet, RouteId, RouteSet},
    state::TicketLegacy,
};

/// What a train is worth to an errand.
const TRAIN: f32 = 0.8;
/// What the way to the end of a chain adds to a step of it.
const NEXT: f32 = 12.0;
/// What a full line of the timetable is worth.
const LINE: f32 = 10.0;

/// Routes for errands when `planned` is built with so many trains: each errand that fits the trains that are left and
/// is worth its own.
pub(super) fn routes(
    game: &TicketLegacy,
    seat: Seat,
    planned: RouteSet,
    trains: u8,
    lines: &[CitySet],
) -> RouteSet {
    let mut errands = RouteSet::EMPTY;
    let mut left = game.player(seat).trains.saturating_sub(trains);
    let mut add = |asked: Option<RouteSet>, worth: f32, errands: &mut RouteSet| {
        let Some(new) = asked.map(|asked| asked.minus(planned).minus(*errands)) else { return };
        let trains: u8 = new.iter().map(|route| game.in_play().track(route).length).sum();
        if trains <= left && TRAIN * f32::from(trains) <= worth {
            left -= trains;
            *errands = errands.or(new);
        }
    };
    for card in open_quests(game, seat) {
        let asked = asked(game, seat, &card.cond, planned.or(errands));
        add(asked, worth(card), &mut errands);
    }
    for line in lines {
        let asked = join_all(game, seat, *line, planned.or(errands));
        add(asked, LINE, &mut errands);
    }
    errands
}

/// The seat's postcards for the end of a turn whose conditions don't hold yet.
pub(super) fn open_quests(game: &TicketLegacy, seat: Seat) -> impl Iterator<Item = &'static Postcard> + '_ {
    let held = game.open_postcards(seat).map(|(_, held)| &cards().postcards[held.card.index()]);
    held.filter(move |card| card.when == When::InGame && !game.holds(seat, &card.cond))
}

/// What a finished card brings, now and in the vault.
fn worth(card: &Postcard) -> f32 {
    let brings = |benefit: &Benefit| match benefit {
        Benefit::Gain { n } => f32::from(*n),
        Benefit::Draw { n } => f32::from(*n),
        Benefit::Next { .. } => NEXT,
        _ => 0.0,
    };
    f32::from(card.vault) + card.benefits.iter().map(brings).sum::<f32>()
}

/// Routes that would meet a condition when `planned` is built too; none if routes don't meet it.
fn asked(game: &TicketLegacy, seat: Seat, condition: &Condition, planned: RouteSet) -> Option<RouteSet> {
    match condition {
        Condition::Connect { a, b } => way(game, seat, *a, *b, planned).map(|(_, routes)| routes),
        Condition::VisitCities { cities } => cities.iter().try_fold(RouteSet::EMPTY, |routes, city| {
            let ends = |route: RouteId| {
                let track = game.in_play().track(route);
                track.a == *city || track.b == *city
            };
            Some(routes.or(shortest(game, seat, 1, planned.or(routes), ends)?))
        }),
        Condition::Claims { n, .. } => {
            let filter = condition.filter();
            shortest(game, seat, usize::from(*n), planned, |route| game.matches(seat, route, filter))
        }
        Condition::CursesLifted { .. } if game.player(seat).holdings.curse_count() == 0 => {
            // White routes wake the ghost train.
            let own = game.player(seat).routes.or(planned).iter();
            let white = Filter { color: Some(AskedColour::Fixed(Colour::White)), ..Filter::default() };
            let matches = |route: RouteId| game.matches(seat, route, white);
            let count = own.filter(|route| matches(*route)).count();
            shortest(game, seat, count + 1, planned, matches)
        }
        Condition::GhostSpaces { n } => beside_the_ghost(game, seat, usize::from(*n), planned),
        Condition::NoCurseWithBoard { board } => {
            shortest(game, seat, 1, planned, |route| game.in_play().track(route).boards.contains(*board))
        }
        _ => None,
    }
}

/// The shortest routes with which the seat would have `count` that match; none if there are too few.
fn shortest(
    game: &TicketLegacy,
    seat: Seat,
    count: usize,
    planned: RouteSet,
    matches: impl Fn(RouteId) -> bool,
) -> Option<RouteSet> {
    let built = game.player(seat).routes.or(planned);
    let missing = count.saturating_sub(built.iter().filter(|route| matches(*route)).count());
    let mut found: Vec<RouteId> = open_to(game, seat, planned).filter(|route| matches(*route)).collect();
    found.sort_by_key(|route| game.in_play().track(*route).length);
    let mut routes = RouteSet::EMPTY;
    let mut closed = RouteSet::EMPTY;
    for route in found {
        if routes.len() < missing && !closed.contains(route) {
            routes.insert(route);
            closed = closed.or(game.in_play().track(route).group);
        }
    }
    (routes.len() == missing).then_some(routes)
}

/// Routes that the seat may still claim and does not plan to.
fn open_to(game: &TicketLegacy, seat: Seat, planned: RouteSet) -> impl Iterator<Item = RouteId> {
    game.usable(seat).minus(game.player(seat).routes).minus(planned).iter()
}

/// Routes beside enough spaces of the ghost train, those beside the most spaces first.
fn beside_the_ghost(game: &TicketLegacy, seat: Seat, spaces: usize, planned: RouteSet) -> Option<RouteSet> {
    let track = &frontiers().ghost.track;
    let reached = |built: RouteSet| {
        track.iter().filter(|beside| beside.iter().any(|route| built.contains(*route))).count()
    };
    let own = game.player(seat).routes.or(planned);
    let mut routes = RouteSet::EMPTY;
    while reached(own.or(routes)) < spaces {
        let now = reached(own.or(routes));
        let gain = |route: &RouteId| {
            let mut with = own.or(routes);
            with.insert(*route);
            reached(with) - now
        };
        let trains = |route: &RouteId| usize::from(game.in_play().track(*route).length);
        let open = open_to(game, seat, planned.or(routes)).filter(|route| gain(route) > 0);
        let best = open.max_by_key(|route| 100 * gain(route) / trains(route).max(1))?;
        routes.insert(best);
    }
    Some(routes)
}

/// Routes that join all these cities to the seat's largest network, or to what it plans if it has none.
fn join_all(game: &TicketLegacy, seat: Seat, cities: CitySet, planned: RouteSet) -> Option<RouteSet> {
    let largest = game.networks(seat).max_by_key(|network| network.len());
    let first = planned.iter().next().map(|route| game.in_play().track(route).a);
    let home: CityId = largest.and_then(|network| network.iter().next()).or(first)?;
    cities.iter().try_fold(RouteSet::EMPTY, |routes, city| {
        let (_, new) = way(game, seat, home, city, planned.or(routes))?;
        Some(routes.or(new))
    })
}
