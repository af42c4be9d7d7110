//! The viewer's cards and tickets.

use maud::{Markup, html};
use railhead_game::Stage;

use super::bound;
use crate::{
    action::Action,
    card::{Colour, Kind},
    present::{card, city},
    view::{TicketView, View},
};

/// The class of a kind's colour.
pub(super) fn tone(kind: Kind) -> &'static str {
    kind.colour().map_or("loco", Colour::word)
}

/// The hand, grouped by kind.
pub(super) fn cards(view: &View, stage: &Stage<'_, Action>) -> Markup {
    let hand = view.own.as_ref().map_or(&[][..], |own| &own.hand);
    html! {
        @if hand.is_empty() { p class="quiet" { (stage.say("no-cards")) } }
        ul class="fan" {
            @for (kind, count) in hand {
                @let act = bound(Action::Discard(*kind), stage);
                li class={ "card t-" (tone(*kind)) } data-act=[act.clone()] tabindex=[act.as_ref().map(|_| "0")]
                    role=[act.as_ref().map(|_| "button")] aria-label=[act.as_ref().map(|_| card(*kind, stage))] {
                    b { (count) } " " (card(*kind, stage))
                }
            }
        }
    }
}

/// The tickets kept, and those to choose from.
pub(super) fn tickets(view: &View, stage: &Stage<'_, Action>) -> Markup {
    let Some(own) = &view.own else { return html! {} };
    html! {
        ul class="slips" {
            @for ticket in &own.offered { (slip(*ticket, true, stage)) }
            @for ticket in &own.tickets { (slip(*ticket, false, stage)) }
        }
    }
}

fn slip(ticket: TicketView, offered: bool, stage: &Stage<'_, Action>) -> Markup {
    let act = bound(Action::Return(ticket.id), stage);
    let state = match (ticket.done, ticket.missing) {
        (true, _) => stage.say("ticket-done"),
        (false, Some(count)) => stage.say_with("ticket-missing", &[("count", count.into())]),
        (false, None) => stage.say("ticket-lost"),
    };
    html! {
        li class={ "slip" @if offered { " offered" } @if ticket.done { " done" } @if !ticket.done && ticket.missing.is_none() { " lost" } }
            data-act=[act.clone()] tabindex=[act.as_ref().map(|_| "0")] role=[act.as_ref().map(|_| "button")]
            aria-label=[act.as_ref().map(|_| format!("{} – {}", city(ticket.a, stage), city(ticket.b, stage)))] {
            b { (city(ticket.a, stage)) " – " (city(ticket.b, stage)) }
            " " span class="worth" { (stage.say_with("worth", &[("value", ticket.value.into())])) }
            " " small { (state) }
        }
    }
}
