//! Cards on offer: the display and the decks; and the current event. All of it lies beside the map and is always in
//! sight.

use maud::{Markup, html};
use railhead_game::Arg;
use railhead_pieces::{Named, draw::Acts};

use super::faces::{face, tone};
use crate::{
    action::Action,
    card::Kind,
    facts,
    present::{Stage, card, text},
    view::View,
};

/// The display, the decks and the current event.
pub(super) fn offer(view: &View, stage: &Stage<'_>) -> Markup {
    html! {
        div class="market" {
            span class="caps" aria-hidden="true" { (stage.say("open-cards")) }
            div class="display" data-spot="display" role="group" aria-label=(stage.say("open-cards")) {
                @for (place, kind) in view.display.iter().enumerate() {
                    @match kind {
                        Some(kind) => (face_up(place, *kind, stage)),
                        None => span class="card gap" {},
                    }
                }
            }
            (pile("back", "deck-count", view.deck, Action::Deck, "deck-word", stage))
            (pile("stub", "tickets-left", view.tickets, Action::Tickets, "tickets-word", stage))
            (event(view, stage))
        }
    }
}

/// On a phone the ways of the viewer's tickets can be taken off the map. The page's own: it decides nothing.
pub(super) fn switch(view: &View, stage: &Stage<'_>) -> Markup {
    html! {
        @if view.own.is_some() {
            label class="ways-switch" { input type="checkbox" role="switch" checked; span { (stage.say("tickets-tab")) } }
        }
    }
}

fn face_up(place: usize, kind: Kind, stage: &Stage<'_>) -> Markup {
    let acts = Acts::of(stage, |action| action == Action::Take(kind));
    let args = [("number", Arg::from(place + 1)), ("card", card(kind, stage).into())];
    let label = stage.say_with(if acts.any() { "open-card-take" } else { "open-card" }, &args);
    html! {
        div class={ "card t-" (tone(kind)) } data-act=[acts.one()] tabindex=[acts.tab()]
            role=(acts.role().unwrap_or("img")) aria-label=(label) data-tells title=(label) { (face(kind)) }
    }
}

/// A pile that can be drawn from: how much is left of it, and what it is.
fn pile(class: &str, key: &str, count: usize, action: Action, word: &str, stage: &Stage<'_>) -> Markup {
    let acts = Acts::of(stage, |other| other == action);
    let label = stage.say_with(key, &[("count", count.into())]);
    // What is read aloud is what stands there, in its order.
    let name = format!("{count} {}", stage.say(word));
    html! {
        div class={ "pile " (class) } data-spot=(class) data-act=[acts.one()] tabindex=[acts.tab()]
            role=(acts.role().unwrap_or("img")) aria-label=(name) data-tells title=(label) {
            @if class == "stub" {
                svg class="stub-sign" viewBox="0 0 24 24" aria-hidden="true" { use href="#sign-ticket" {} }
            }
            b { (count) } " " span class="word" aria-hidden="true" { (stage.say(word)) }
        }
    }
}

/// The current event; on a phone its sign alone, which tells the rest when it is touched.
fn event(view: &View, stage: &Stage<'_>) -> Markup {
    let current = view.past.last();
    let name = current.map(|id| facts::cards().events[id.index()].title.name(stage.lang()));
    let name = name.map_or_else(|| stage.say("no-event"), str::to_owned);
    let body = current.map(|id| text(id.id(), stage)).unwrap_or_default();
    let left = stage.say_with("events-left", &[("count", view.events.into())]);
    html! {
        div class={ "news" @if current.is_none() { " none" } } role="note" data-tells
            title={ (name) ". " (body) " " (left) } {
            svg viewBox="0 0 24 24" aria-hidden="true" {
                path d="M3 4h14v14.500a1.500 1.500 0 0 0 3 0V8h-3M3 4v14.500A2.500 2.500 0 0 0 5.500 21H18.500M6 7.500h5v4.500H6zM13 8h2M13 11h2M6 15h9M6 17.500h9" {}
            }
            p { strong { (name) } " " span { (body) } }
        }
    }
}
