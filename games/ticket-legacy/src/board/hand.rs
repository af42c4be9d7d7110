//! The viewer's cards and tickets.

use maud::{Markup, html};
use railhead_pieces::draw::Acts;

use super::{
    faces::{face, light, tone},
    menu,
};
use crate::{
    action::Action,
    card::{Colour, Kind},
    present::{Stage, card, city, colour_name},
    view::{OwnView, TicketView, View},
};

/// The hand: a fan for each colour, with how many cards it holds.
pub(super) fn cards(view: &View, stage: &Stage<'_>) -> Markup {
    let hand = view.own.as_ref().map_or(&[][..], |own| &own.hand);
    let suits = Colour::ALL.map(Some).into_iter().chain([None]);
    html! {
        @if hand.is_empty() { p class="quiet" { (stage.say("no-cards")) } }
        ul class="fan" {
            @for suit in suits {
                @let kinds: Vec<(Kind, u8)> = hand.iter().filter(|(kind, _)| kind.colour() == suit).copied().collect();
                @if !kinds.is_empty() { (fan(suit, &kinds, stage)) }
            }
        }
    }
}

fn fan(suit: Option<Colour>, kinds: &[(Kind, u8)], stage: &Stage<'_>) -> Markup {
    let count: u8 = kinds.iter().map(|(_, count)| count).sum();
    let name = suit.map_or_else(|| stage.say("card-loco"), |colour| colour_name(Some(colour), stage));
    let first = kinds.first().map_or(Kind::LOCO, |(kind, _)| *kind);
    let sets = sets_with(suit, stage);
    html! {
        li class={ "suit t-" (tone(first)) } data-light=(light(first)) data-acts=[menu(&sets)]
            tabindex=[sets.tab()] role=[sets.role()] aria-label=[sets.any().then_some(name.as_str())] {
            span class="count" { b { (count) } " " (name) }
            span class="leaves" {
                @for (kind, count) in kinds {
                    @let acts = Acts::of(stage, |action| action == Action::Discard(*kind));
                    span class="kind" data-act=[acts.one()] tabindex=[acts.tab()] role=[acts.role()]
                        aria-label=[acts.any().then(|| card(*kind, stage))] title=(card(*kind, stage)) {
                        @for _ in 1..*count { span class="leaf" {} }
                        span class="leaf top" { (face(*kind)) }
                    }
                }
            }
        }
    }
}

/// The payments on offer that use cards of a colour; of no colour: that use locomotives.
fn sets_with(suit: Option<Colour>, stage: &Stage<'_>) -> Acts {
    Acts::of(stage, |action| match action {
        Action::Pay(payment) => match suit {
            Some(colour) => payment.coloured().any(|(other, _)| other == colour),
            None => payment.locos > 0,
        },
        _ => false,
    })
}

/// The tickets kept, and those to choose from.
pub(super) fn tickets(view: &View, stage: &Stage<'_>) -> Markup {
    let Some(own) = &view.own else { return html! {} };
    html! {
        ul class="slips" {
            @for ticket in &own.offered { (slip(*ticket, true, own, stage)) }
            @for ticket in &own.tickets { (slip(*ticket, false, own, stage)) }
        }
    }
}

/// A ticket: pointing at it lights its cities and the way that is still missing.
fn slip(ticket: TicketView, offered: bool, own: &OwnView, stage: &Stage<'_>) -> Markup {
    let acts = Acts::of(stage, |action| action == Action::Return(ticket.id));
    let (class, state) = match (ticket.done, ticket.missing) {
        (true, _) => ("done", stage.say("ticket-done")),
        (false, Some(count)) => ("open", stage.say_with("ticket-missing", &[("count", count.into())])),
        (false, None) => ("lost", stage.say("ticket-lost")),
    };
    let mut lights = format!("city-{} city-{}", ticket.a, ticket.b);
    let way = own.ways.iter().find(|(id, _)| *id == ticket.id);
    for route in way.map_or(&[][..], |(_, way)| way) {
        lights.push_str(" route-");
        lights.push_str(&route.to_string());
    }
    let name = format!("{} – {}", city(ticket.a, stage), city(ticket.b, stage));
    html! {
        li class={ "slip " (class) @if offered { " offered" } } data-lights=(lights) data-piece={ "ticket-" (ticket.id) }
            data-act=[acts.one()] tabindex="0" role=[acts.role()]
            aria-label=[acts.any().then_some(name.as_str())] {
            b { (name) }
            " " span class="worth" { (stage.say_with("worth", &[("value", ticket.value.into())])) }
            " " small { (state) }
        }
    }
}
