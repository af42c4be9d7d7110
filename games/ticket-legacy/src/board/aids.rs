//! What somebody looks up while playing a game of the first year: the turn, the signs, money, the end.

use maud::{Markup, html};
use railhead_game::{Aid, Words};
use railhead_pieces::aids::{part, signs};

/// All of it.
pub(crate) fn aids(words: &Words) -> Vec<Aid> {
    let [turn, cards, routes, money, end] =
        ["turn", "cards", "routes", "money", "end"].map(|key| part(words, key));
    let seen = [
        (figure("train"), "aid-sign-trains"),
        (figure("cards"), "aid-sign-cards"),
        (figure("ticket"), "aid-sign-tickets"),
        (city(4.5), "aid-sign-big"),
        (city(0.0), "aid-sign-small"),
        (html! { "①" }, "aid-sign-number"),
    ];
    vec![turn, cards, routes, signs(words, "signs", seen), money, end]
}

/// A sign of the players' rows.
fn figure(name: &str) -> Markup {
    html! { svg viewBox="0 0 24 24" width="22" height="22" fill="currentColor" { use href={ "#sign-" (name) } {} } }
}

/// A city of the map, with a dot of this size in it.
fn city(dot: f64) -> Markup {
    html! {
        svg viewBox="0 0 22 22" width="22" height="22" {
            circle cx="11" cy="11" r="8" fill="none" stroke="currentColor" stroke-width="2.5" {}
            @if dot > 0.0 { circle cx="11" cy="11" r=(dot) fill="currentColor" {} }
        }
    }
}
