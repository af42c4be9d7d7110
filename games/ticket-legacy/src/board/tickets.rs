//! Tickets: their numbers and tints, their ways on the map and as bars, and what is missing.

use maud::{Markup, html};
use railhead_game::Arg;

use super::sheet::Sheet;
use crate::{
    facts::map,
    piece::{CityId, RouteId},
    present::{Stage, city, route},
    view::{OwnView, TicketView, View},
};

/// How many tints there are for ways.
const TINTS: usize = 4;
/// The width of a train in a way's bar, and of the longest bar.
const TRAIN: usize = 22;
const BAR: usize = 286;

/// A ticket of the viewer, with what is known of its way.
pub(super) struct Slip<'a> {
    pub(super) ticket: &'a TicketView,
    /// Its number while it is open; joined tickets have none.
    pub(super) number: Option<usize>,
    way: &'a [RouteId],
}

/// The tickets that the viewer keeps, the open ones first and numbered.
pub(super) fn slips(own: &OwnView) -> Vec<Slip<'_>> {
    let open = own.tickets.iter().filter(|ticket| !ticket.done).enumerate();
    let open = open.map(|(index, ticket)| slip(ticket, Some(index + 1), own));
    open.chain(own.tickets.iter().filter(|ticket| ticket.done).map(|ticket| slip(ticket, None, own)))
        .collect()
}

/// The tickets on offer, numbered after the open ones.
pub(super) fn offered(own: &OwnView) -> Vec<Slip<'_>> {
    let before = own.tickets.iter().filter(|ticket| !ticket.done).count();
    let offered = own.offered.iter().enumerate();
    offered.map(|(index, ticket)| slip(ticket, Some(before + index + 1), own)).collect()
}

fn slip<'a>(ticket: &'a TicketView, number: Option<usize>, own: &'a OwnView) -> Slip<'a> {
    let way = own.ways.iter().find(|(id, _)| *id == ticket.id).map_or(&[][..], |(_, way)| way);
    Slip { ticket, number, way }
}

impl Slip<'_> {
    /// Open, joined or cut off, and its tint.
    pub(super) fn class(&self) -> String {
        match (self.ticket.done, self.ticket.missing, self.number) {
            (true, ..) => "done".to_owned(),
            (false, None, _) => "lost".to_owned(),
            (false, Some(_), number) => format!("open w{}", tint(number.unwrap_or(1))),
        }
    }

    /// What pointing at it lights: its cities, and what is missing of its way.
    pub(super) fn lights(&self) -> String {
        let mut lights = format!("city-{} city-{}", self.ticket.a, self.ticket.b);
        for route in self.way {
            lights.push_str(" route-");
            lights.push_str(&route.to_string());
        }
        lights
    }

    /// Its number in a disc, or the sign of what has become of it.
    pub(super) fn tag(&self) -> Markup {
        html! {
            span class="tag" aria-hidden="true" {
                @if self.ticket.done { "✓" } @else if self.ticket.missing.is_none() { "✗" }
                @else if let Some(number) = self.number { (number) }
            }
        }
    }

    /// What has become of it, in words.
    pub(super) fn state(&self, stage: &Stage<'_>) -> String {
        match (self.ticket.done, self.ticket.missing) {
            (true, _) => stage.say("ticket-done"),
            (false, Some(count)) => stage.say_with("ticket-missing", &[("count", count.into())]),
            (false, None) => stage.say("ticket-lost"),
        }
    }
}

fn tint(number: usize) -> usize {
    (number - 1) % TINTS + 1
}

/// The numbers of the viewer's open and offered tickets that begin or end in a city, with their tints.
pub(super) fn numbers_at(id: CityId, view: &View) -> Vec<(usize, usize)> {
    let Some(own) = &view.own else { return Vec::new() };
    let ends_here = |slip: &Slip<'_>| slip.ticket.a == id || slip.ticket.b == id;
    let open = slips(own).into_iter().chain(offered(own)).filter(ends_here);
    open.filter_map(|slip| slip.number).map(|number| (number, tint(number))).collect()
}

/// The ways of open and offered tickets on the map, each in its tint.
pub(super) fn ways(view: &View) -> Markup {
    let Some(own) = &view.own else { return html! {} };
    let sheet = Sheet::of(view);
    let free = |id: &&RouteId| view.routes.iter().any(|row| row.id == **id && row.owner.is_none());
    let open = |slip: &Slip<'_>| !slip.ticket.done;
    html! {
        g class={ "ways " (sheet.class()) } transform=(sheet.window(view).transform()) {
            @for (slip, offer) in slips(own).into_iter().map(|slip| (slip, false)).chain(offered(own).into_iter().map(|slip| (slip, true))).filter(|(slip, _)| open(slip)) {
                g class={ "w" (tint(slip.number.unwrap_or(1))) @if offer { " offer" } } data-way=(slip.ticket.id) {
                    @for id in slip.way.iter().filter(free) {
                        @if let Some(lane) = &sheet.lanes()[id.index()] {
                            path class=(lane.class) d=(lane.path) {}
                        }
                    }
                }
            }
        }
    }
}

/// The tickets as cards: ends, worth, the way as a bar, what is missing and what comes next on it.
pub(super) fn cards(view: &View, stage: &Stage<'_>) -> Markup {
    let Some(own) = &view.own else { return html! {} };
    html! {
        p class="hint" { (stage.say(if own.tickets.is_empty() { "no-tickets" } else { "tickets-hint" })) }
        ul class="slips" { @for slip in slips(own) { (card(&slip, view, stage)) } }
    }
}

fn card(slip: &Slip<'_>, view: &View, stage: &Stage<'_>) -> Markup {
    let ticket = slip.ticket;
    let next = slip.way.iter().find(|id| view.routes.iter().any(|row| row.id == **id && row.owner.is_none()));
    html! {
        li class={ "slip " (slip.class()) } data-lights=(slip.lights()) data-piece={ "ticket-" (ticket.id) } tabindex="0" {
            (slip.tag())
            div {
                b { (city(ticket.a, stage)) " – " (city(ticket.b, stage)) }
                (bar(slip, view, stage))
                small {
                    (slip.state(stage))
                    @if let Some(next) = next.filter(|_| !ticket.done) {
                        " · " (stage.say_with("ticket-next", &[("route", Arg::from(route(*next, stage)))]))
                    }
                }
            }
            span class="worth" { (stage.say_with("worth", &[("value", ticket.value.into())])) }
        }
    }
}

/// A box per route of the way, as wide as it is long.
fn bar(slip: &Slip<'_>, view: &View, stage: &Stage<'_>) -> Markup {
    let lengths = slip.way.iter().map(|id| usize::from(map().routes[id.index()].length));
    let all: usize = lengths.clone().sum();
    if all == 0 {
        return html! {};
    }
    let train = TRAIN.min(BAR / all);
    let owned = |id: RouteId| view.routes.iter().any(|row| row.id == id && row.owner.is_some());
    let boxes = slip.way.iter().zip(lengths).scan(0, |left, (id, length)| {
        let at = *left;
        *left += length * train;
        Some((*id, length, at))
    });
    html! {
        svg class={ "way-bar seat-" (view.sign(stage.viewer.unwrap_or_default())) } width=(all * train) height="15" viewBox={ "0 0 " (all * train) " 15" } aria-hidden="true" {
            @for (id, length, left) in boxes {
                @let class = if owned(id) { "own" } else if view.claiming == Some(id) { "now" } else { "free" };
                g class=(class) transform={ "translate(" (left) ")" } {
                    rect x=".5" y=".5" width=(length * train - 3) height="14" rx="2" {}
                    text x=((length * train - 2) / 2) y="11.5" { (length) }
                }
            }
        }
    }
}
