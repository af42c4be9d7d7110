//! Cards on offer: the display and the decks; and the current event.

use maud::{Markup, html};
use railhead_pieces::{Named, draw::Acts};

use super::faces::{face, tone};
use crate::{
    action::Action,
    card::Kind,
    facts,
    present::{Stage, card, text},
    view::View,
};

/// The display and the decks.
pub(super) fn offer(view: &View, stage: &Stage<'_>) -> Markup {
    let discarded: usize = view.discard.iter().map(|(_, count)| usize::from(*count)).sum();
    html! {
        ul class="display" { @for kind in view.display.iter().flatten() { (face_up(*kind, stage)) } }
        ul class="piles" {
            (pile("deck-count", view.deck, Some(Action::Deck), stage))
            (pile("tickets-left", view.tickets, Some(Action::Tickets), stage))
            (pile("discard-count", discarded, None, stage))
            (pile("events-left", view.events, None, stage))
        }
        @if view.last_round.is_some() { p class="last-round" { strong { (stage.say("last-round")) } } }
        p class="quiet" { (stage.say_with("year", &[("year", view.year.to_string().into()), ("game", view.game.into())])) }
    }
}

fn face_up(kind: Kind, stage: &Stage<'_>) -> Markup {
    let acts = Acts::of(stage, |action| action == Action::Take(kind));
    html! {
        li class={ "card t-" (tone(kind)) } data-act=[acts.one()] tabindex=[acts.tab()]
            role=[acts.role()] aria-label=[acts.any().then(|| card(kind, stage))] {
            (face(kind)) span class="caption" { (card(kind, stage)) }
        }
    }
}

fn pile(key: &str, count: usize, action: Option<Action>, stage: &Stage<'_>) -> Markup {
    let acts = Acts::of(stage, |other| Some(other) == action);
    let label = stage.say_with(key, &[("count", count.into())]);
    html! {
        li class={ "pile" @if action.is_some() { " deck" } } data-act=[acts.one()] tabindex=[acts.tab()]
            role=[acts.role()] aria-label=[acts.any().then_some(label.as_str())] { (label) }
    }
}

/// The current event, in one line where there is room.
pub(super) fn event(view: &View, stage: &Stage<'_>) -> Markup {
    html! {
        p class="news" {
            @match view.past.last() {
                Some(id) => {
                    strong { (facts::cards().events[id.index()].title.name(stage.lang())) }
                    " " (text(id.id(), stage))
                },
                None => span class="quiet" { (stage.say("no-event")) },
            }
        }
    }
}
