//! The players: cash, land, and what each did last.

use maud::{Markup, html};

use super::token;
use crate::{
    facts::facts,
    piece::{City, Lands, Named, Piece},
    present::{Stage, in_words},
    view::{PlayerView, View},
};

/// The layer of seats.
pub(super) fn seats(view: &View, stage: &Stage<'_>) -> Markup {
    html! {
        ol.company { @for player in &view.players { (seat(player, view, stage)) } }
        p.pool { (stage.say_with("pool-left", &[("tiles", view.pool.into())])) }
        @if let [tile] = view.shown[..] {
            p.pool { (stage.say_with("set-aside-shown", &[("tile", tile.id().into())])) }
        } @else if view.set_aside > 0 {
            p.pool { (stage.say("set-aside-hidden")) }
        }
    }
}

fn seat(player: &PlayerView, view: &View, stage: &Stage<'_>) -> Markup {
    let turn = player.seat == view.turn && !view.is_over();
    html! {
        li class={ "holder seat-" (player.seat) @if turn { " turn" } @if player.bankrupt { " out" } } {
            div.head {
                svg viewBox="0 0 28 28" width="28" height="28" aria-hidden="true" { (token(player.seat, 14, 14, 13)) }
                strong.name { (stage.name(player.seat)) }
                span.cash {
                    @match player.cash {
                        Some(cash) => (in_words(cash, stage)),
                        None => (stage.say("cash-hidden")),
                    }
                }
            }
            div.doing {
                @if turn { b.now { "▶ " (stage.say("to-play")) } }
                @if player.bankrupt { b { (stage.say("bankrupt")) } }
                @else { span { (stage.say_with("tiles-in-hand", &[("tiles", player.tiles.into())])) } }
                @if let Some(tile) = player.last.laid {
                    span { (stage.say_with("last-laid", &[("tile", tile.id().into())])) }
                }
                @if let Some(land) = player.last.land {
                    span { (stage.say_with("last-land", &[("land", land.id().into())])) }
                }
            }
            (land(player, stage))
        }
    }
}

/// The land of a seat by city: how many cards, and what they bring each time the city pays.
fn land(player: &PlayerView, stage: &Stage<'_>) -> Markup {
    let held: Lands = player.land.iter().copied().collect();
    html! {
        ul.estate {
            @if held.is_empty() { li.none { (stage.say("no-land")) } }
            @for city in City::all() {
                @let cards = held.and(facts().index.cards(city)).len();
                @if cards > 0 {
                    li title=(city) {
                        svg viewBox="0 0 10 14" width="10" height="14" aria-hidden="true" {
                            rect width="10" height="14" rx="2" fill=(city.printed().colour) {}
                        }
                        (city.printed().code) " ×" (cards)
                        span.yield { " " (stage.say("pays")) " " (in_words(facts().index.payout(city, cards), stage)) }
                    }
                }
            }
        }
    }
}
