//! Cards on offer: the display, the decks and the current event.

use maud::{Markup, html};
use railhead_game::Stage;

use super::{bound, hand::tone};
use crate::{
    action::Action,
    card::Kind,
    present::{card, text},
    tables,
    view::View,
};

/// The display, the decks and the current event.
pub(super) fn offer(view: &View, stage: &Stage<'_, Action>) -> Markup {
    let discarded: usize = view.discard.iter().map(|(_, count)| usize::from(*count)).sum();
    html! {
        p class="quiet" { (stage.say_with("year", &[("year", view.year.to_string().into()), ("game", view.game.into())])) }
        (event(view, stage))
        ul class="display" { @for kind in view.display.iter().flatten() { (face_up(*kind, stage)) } }
        ul class="piles" {
            (pile("deck-count", view.deck, Some(Action::Deck), stage))
            (pile("discard-count", discarded, None, stage))
            (pile("tickets-left", view.tickets, Some(Action::Tickets), stage))
            (pile("events-left", view.events, None, stage))
        }
        @if view.last_round.is_some() { p { strong { (stage.say("last-round")) } } }
    }
}

fn face_up(kind: Kind, stage: &Stage<'_, Action>) -> Markup {
    let act = bound(Action::Take(kind), stage);
    html! {
        li class={ "card t-" (tone(kind)) } data-act=[act.clone()] tabindex=[act.as_ref().map(|_| "0")]
            role=[act.as_ref().map(|_| "button")] aria-label=[act.as_ref().map(|_| card(kind, stage))] {
            (card(kind, stage))
        }
    }
}

fn pile(key: &str, count: usize, action: Option<Action>, stage: &Stage<'_, Action>) -> Markup {
    let act = action.and_then(|action| bound(action, stage));
    let label = stage.say_with(key, &[("count", count.into())]);
    html! {
        li class="pile" data-act=[act.clone()] tabindex=[act.as_ref().map(|_| "0")]
            role=[act.as_ref().map(|_| "button")] aria-label=[act.as_ref().map(|_| label.as_str())] { (label) }
    }
}

fn event(view: &View, stage: &Stage<'_, Action>) -> Markup {
    html! {
        div class="event" {
            h3 { (stage.say("event")) }
            @match view.past.last() {
                Some(id) => {
                    p { strong { (tables::cards().events[id.index()].title.name(stage.lang())) } }
                    p { (text(id.code(), stage)) }
                },
                None => p class="quiet" { (stage.say("no-event")) },
            }
        }
    }
}
