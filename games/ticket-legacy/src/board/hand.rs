//! The viewer's own things: coins and trains, cards as stacks, tickets as slips.

use maud::{Markup, html};
use railhead_game::Arg;
use railhead_pieces::draw::Acts;

use super::{
    faces::{badge, face, light, tone},
    menu,
    tickets::{Slip, slips},
};
use crate::{
    action::Action,
    card::{Colour, Kind},
    present::{Stage, card, city, colour_name},
    view::View,
};

/// How many cards of a kind are drawn behind each other.
const LEAVES: u8 = 4;

/// Coins and trains.
pub(super) fn purse(view: &View, stage: &Stage<'_>) -> Markup {
    let Some(player) = stage.viewer.and_then(|seat| view.players.get(seat.index())) else {
        return html! {};
    };
    let count = |key: &str, count: i64| stage.say_with(key, &[("count", Arg::Number(count))]);
    html! {
        div class={ "purse seat-" (player.sign) } data-spot="own-purse" {
            strong { (count("coins", player.coins.into())) }
            span { (badge(player.company)) " " b { (player.trains) } " " small { (stage.say("trains-word")) } }
        }
    }
}

/// The hand: a stack for each colour, with how many cards it holds.
pub(super) fn cards(view: &View, stage: &Stage<'_>) -> Markup {
    let hand = view.own.as_ref().map_or(&[][..], |own| &own.hand);
    let of = |suit: Option<Colour>| -> Vec<(Kind, u8)> {
        hand.iter().filter(|(kind, _)| kind.colour() == suit).copied().collect()
    };
    let total = |kinds: &[(Kind, u8)]| kinds.iter().map(|(_, count)| *count).sum::<u8>();
    let colours = Colour::ALL.into_iter().map(Some).chain([None]);
    let mut suits: Vec<_> =
        colours.map(|suit| (suit, of(suit))).filter(|(_, kinds)| !kinds.is_empty()).collect();
    suits.sort_by_key(|(suit, kinds)| (suit.is_some(), u8::MAX - total(kinds)));
    html! {
        @if hand.is_empty() { p class="quiet" { (stage.say("no-cards")) } }
        div class="fan" data-spot="fan" role="group" tabindex="0" aria-label=(stage.say("hand")) { @for (suit, kinds) in &suits { (fan(*suit, kinds, total(kinds), stage)) } }
    }
}

fn fan(suit: Option<Colour>, kinds: &[(Kind, u8)], count: u8, stage: &Stage<'_>) -> Markup {
    let name = suit.map_or_else(|| stage.say("card-loco"), |colour| colour_name(Some(colour), stage));
    let first = kinds.first().map_or(Kind::LOCO, |(kind, _)| *kind);
    let sets = sets_with(suit, stage);
    let label = format!("{count} {name}");
    html! {
        div class={ "suit t-" (tone(first)) @if sets.any() { " pays" } } data-light=(light(first)) data-acts=[menu(&sets)]
            tabindex=[sets.tab()] role=(sets.role().unwrap_or("group")) aria-label=(label) {
            span class="count" { b { (count) } " " span { (name) } }
            span class="leaves" aria-hidden=[sets.any().then_some("true")] {
                @for (kind, count) in kinds {
                    @let acts = Acts::of(stage, |action| action == Action::Discard(*kind));
                    @let name = card(*kind, stage);
                    span class="kind" data-act=[acts.one()] tabindex=[acts.tab()] role=[acts.role()]
                        aria-label=[acts.any().then_some(name.as_str())] title=(name) {
                        @for _ in 1..(*count).min(LEAVES) { span class="leaf" {} }
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

/// The tickets kept, a line each, with how many are joined.
pub(super) fn tickets(view: &View, stage: &Stage<'_>) -> Markup {
    let Some(own) = &view.own else { return html! {} };
    let done = own.tickets.iter().filter(|ticket| ticket.done).count();
    let args = [("done", Arg::from(done)), ("count", own.tickets.len().into())];
    html! {
        div class="stubs-held" title=(stage.say_with("tickets-done", &args)) aria-hidden="true" {
            svg viewBox="0 0 24 24" { use href="#sign-ticket" {} }
            b { (own.tickets.len()) } span { (done) " ✓" }
        }
        h3 class="caps" { (stage.say_with("tickets-done", &args)) }
        ul class={ "lines" @if own.tickets.len() > 4 { " two" } } data-spot="tickets" {
            @for slip in slips(own) { (line(&slip, stage)) }
        }
    }
}

fn line(slip: &Slip<'_>, stage: &Stage<'_>) -> Markup {
    let ticket = slip.ticket;
    html! {
        li class={ "slip " (slip.class()) } data-lights=(slip.lights()) tabindex="0" {
            (slip.tag())
            b { (city(ticket.a, stage)) " – " (city(ticket.b, stage)) }
            " " small { (slip.state(stage)) }
            " " span class="worth" { (stage.say_with("worth", &[("value", ticket.value.into())])) }
        }
    }
}
