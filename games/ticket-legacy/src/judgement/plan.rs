//! Which routes complete the tickets, and which cards they take.

use std::sync::Arc;

use railhead_game::Seat;

use super::{errand, value};
use crate::{
    card::{Colour, Hand},
    in_play::InPlay,
    piece::{CityId, CitySet, RouteSet, TicketId, TicketSet},
    rules::paths::{FAR, Fares},
    state::TicketLegacy,
};

/// The part of its trains that a seat plans for; the rest is for detours.
const BUDGET: f32 = 0.5;
/// What a train is worth when tickets are chosen.
const TRAIN: f32 = 0.8;
/// What a train beyond the budget costs.
const OVERRUN: f32 = 4.0;

/// What a seat means to build.
#[derive(Clone, Debug, Default)]
pub(super) struct Plan {
    /// Routes to claim for tickets.
    pub(super) routes: RouteSet,
    /// Routes to claim for postcards and the timetable.
    pub(super) errands: RouteSet,
    /// Trains they take.
    pub(super) trains: u8,
    /// Cards they take, by colour.
    pub(super) need: [u8; 6],
    /// Spaces of grey routes.
    pub(super) grey: u8,
    /// Cards still missing.
    pub(super) short: u8,
    /// Of the tickets to choose from, those worth keeping.
    pub(super) keep: TicketSet,
}

/// The plan that a bot made last. It serves all positions that the bot imagines for one decision, and often the next
/// decision too: it depends on nothing that the seat cannot know.
#[derive(Debug, Default)]
pub struct PlanNotes(Option<(Ground, Plan)>);

impl PlanNotes {
    /// The plan of `seat`, made anew if the last one no longer fits.
    /// `lines` are what lines of the timetable within reach lack.
    pub(super) fn plan(&mut self, game: &TicketLegacy, seat: Seat, lines: &[CitySet]) -> &Plan {
        let ground = Ground::of(game, seat, lines);
        let known = self.0.take().filter(|(known, _)| *known == ground);
        let (_, plan) = self.0.insert(known.unwrap_or_else(|| (ground, Plan::new(game, seat, lines))));
        plan
    }

    /// The same for whoever is in haste: the last plan as long as it can be carried out, whatever cards have come since.
    pub(super) fn rough_plan(&mut self, game: &TicketLegacy, seat: Seat, lines: &[CitySet]) -> &Plan {
        let ground = Ground::of(game, seat, lines);
        let known = self.0.take().filter(|(known, plan)| known.still_bears(&ground, plan));
        let (_, plan) = self.0.insert(match known {
            Some((known, plan)) if known == ground => (known, plan),
            Some((_, plan)) => {
                let plan = plan.adapted(game, seat);
                (ground, plan)
            }
            None => (ground, Plan::new(game, seat, lines)),
        });
        plan
    }
}

/// All that a plan depends on.
#[derive(PartialEq, Debug)]
struct Ground {
    in_play: Arc<InPlay>,
    seat: Seat,
    free: RouteSet,
    own: RouteSet,
    tickets: TicketSet,
    offered: TicketSet,
    must_keep: u8,
    hand: Hand,
    trains: u8,
    quests: Vec<u16>,
    cursed: bool,
    lines: Vec<CitySet>,
}

impl Ground {
    fn of(game: &TicketLegacy, seat: Seat, lines: &[CitySet]) -> Ground {
        let player = game.player(seat);
        Ground {
            in_play: Arc::clone(&game.in_play),
            seat,
            free: game.free,
            own: player.routes,
            tickets: player.tickets,
            offered: player.offered.as_slice().iter().copied().collect(),
            must_keep: game.must_keep,
            hand: player.hand,
            trains: player.trains,
            quests: errand::open_quests(game, seat).map(|card| card.no).collect(),
            cursed: player.holdings.curse_count() > 0,
            lines: lines.to_vec(),
        }
    }

    /// Whether a plan that was made on this ground can be carried out on the `new` one: its routes can be had, and nothing was
    /// built or taken besides.
    fn still_bears(&self, new: &Ground, plan: &Plan) -> bool {
        let planned = plan.routes.or(plan.errands);
        let is_same = (self.seat, self.tickets, self.offered, self.must_keep, self.cursed)
            == (new.seat, new.tickets, new.offered, new.must_keep, new.cursed);
        is_same
            && Arc::ptr_eq(&self.in_play, &new.in_play)
            && new.free.or(new.own).covers(planned)
            && planned.covers(new.own.minus(self.own))
            && (&self.quests, &self.lines) == (&new.quests, &new.lines)
    }
}

impl Plan {
    /// Whether nothing is left to build for.
    pub(super) fn is_done(&self) -> bool {
        self.routes.is_empty() && self.errands.is_empty()
    }

    fn new(game: &TicketLegacy, seat: Seat, lines: &[CitySet]) -> Plan {
        let player = game.player(seat);
        let kept: Vec<TicketId> = player.tickets.iter().collect();
        let (routes, trains, _) = build(game, seat, &kept);
        let errands = errand::routes(game, seat, routes, trains, lines);
        Plan { routes, errands, keep: choose(game, seat, &kept), ..Plan::default() }.adapted(game, seat)
    }

    /// The same without what is built already, reckoned anew for what the seat has at hand.
    fn adapted(self, game: &TicketLegacy, seat: Seat) -> Plan {
        let player = game.player(seat);
        let (routes, errands) = (self.routes.minus(player.routes), self.errands.minus(player.routes));
        let mut plan = Plan { routes, errands, keep: self.keep, ..Plan::default() };
        for route in routes.or(errands).iter() {
            let track = game.in_play().track(route);
            plan.trains += track.length;
            match track.colour {
                Some(colour) => plan.need[colour.index()] += track.length,
                None => plan.grey += track.length,
            }
        }
        let missing = |colour: Colour| plan.need[colour.index()].saturating_sub(player.hand.colour(colour));
        plan.short = Colour::ALL.into_iter().map(missing).sum::<u8>() + plan.grey;
        plan
    }
}

/// The best of the offered tickets, at least as many as must be kept.
fn choose(game: &TicketLegacy, seat: Seat, kept: &[TicketId]) -> TicketSet {
    let offered = game.player(seat).offered;
    let offered = offered.as_slice();
    if offered.is_empty() {
        return TicketSet::EMPTY;
    }
    let budget = f32::from(game.player(seat).trains) * BUDGET;
    let mut best = (f32::MIN, TicketSet::EMPTY);
    for choice in 0u32..1 << offered.len() {
        if choice.count_ones() < u32::from(game.must_keep) {
            continue;
        }
        let chosen = |place: &usize| choice & (1 << place) != 0;
        let new: Vec<TicketId> = (0..offered.len()).filter(chosen).map(|place| offered[place]).collect();
        let all: Vec<TicketId> = kept.iter().chain(&new).copied().collect();
        let (_, trains, lost) = build(game, seat, &all);
        let worth: i32 = all.iter().map(|ticket| value(*ticket)).sum::<i32>() - 2 * lost;
        let trains = f32::from(trains);
        let score = worth as f32 - TRAIN * trains - OVERRUN * (trains - budget).max(0.0);
        if score > best.0 {
            best = (score, new.into_iter().collect());
        }
    }
    best.1
}

/// Routes that complete the tickets, cheapest ticket first, each using what the others build; the trains they take;
/// and the value of tickets that cannot be completed.
fn build(game: &TicketLegacy, seat: Seat, tickets: &[TicketId]) -> (RouteSet, u8, i32) {
    let player = game.player(seat);
    let in_play = game.in_play();
    let mut planned = RouteSet::EMPTY;
    let mut trains = 0u8;
    let mut lost = 0;
    let mut open: Vec<TicketId> =
        tickets.iter().copied().filter(|id| !game.has_completed(seat, *id)).collect();
    let mut fares = fares(game, seat, planned);
    while !open.is_empty() {
        let mut best: Option<(u16, usize, RouteSet)> = None;
        for (place, ticket) in open.iter().enumerate() {
            let row = &crate::facts::cards().tickets[ticket.index()];
            let Some((distance, routes)) = way_by(&fares, game, seat, row.a, row.b) else { continue };
            if best.as_ref().is_none_or(|(least, _, _)| distance < *least) {
                best = Some((distance, place, routes));
            }
        }
        let Some((_, place, routes)) = best else {
            lost += open.iter().map(|ticket| value(*ticket)).sum::<i32>();
            break;
        };
        let ticket = open.swap_remove(place);
        let more: u8 = routes.minus(planned).iter().map(|route| in_play.track(route).length).sum();
        if trains + more > player.trains {
            lost += value(ticket);
        } else {
            trains += more;
            planned = planned.or(routes);
            fares.waive(routes);
        }
    }
    (planned, trains, lost)
}

/// The cheapest way for the seat to join two cities when it builds `planned` too: what it costs, and its routes that
/// the seat doesn't control.
pub(super) fn way(
    game: &TicketLegacy,
    seat: Seat,
    a: CityId,
    b: CityId,
    planned: RouteSet,
) -> Option<(u16, RouteSet)> {
    way_by(&fares(game, seat, planned), game, seat, a, b)
}

/// What the routes cost that the seat may use, when it builds `planned` too.
fn fares(game: &TicketLegacy, seat: Seat, planned: RouteSet) -> Fares {
    let player = game.player(seat);
    let in_play = game.in_play();
    Fares::of(game.usable(seat), |route| {
        if player.routes.contains(route) || planned.contains(route) {
            return 0;
        }
        let track = in_play.track(route);
        let held = track.colour.map_or(3, |colour| player.hand.colour(colour).min(track.length));
        // A little less for routes whose cards are at hand, a little more where no second track waits.
        10 * u16::from(track.length) + 4 - u16::from(held.min(4)) + u16::from(track.tracks == 1)
    })
}

fn way_by(fares: &Fares, game: &TicketLegacy, seat: Seat, a: CityId, b: CityId) -> Option<(u16, RouteSet)> {
    let own = game.player(seat).routes;
    let paths = fares.paths_from(a);
    let distance = paths.distance[b.index()];
    let mut routes = RouteSet::EMPTY;
    let mut at = b;
    while let Some(route) = paths.by[at.index()].filter(|_| at != a) {
        let track = game.in_play().track(route);
        if !own.contains(route) {
            routes.insert(route);
        }
        at = if track.a == at { track.b } else { track.a };
    }
    (distance < FAR).then_some((distance, routes))
}
