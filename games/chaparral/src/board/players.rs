//! The players: what each has, and who is to play.

use maud::{Markup, html};

use super::disc;
use crate::{
    ColouredToken, PlayerView, View,
    facts::facts,
    present::{Stage, business, farm},
};

/// The layer of seats.
pub(super) fn seats(view: &View, stage: &Stage<'_>) -> Markup {
    html! { ol.seats { @for player in &view.players { (seat(player, view, stage)) } } }
}

fn seat(player: &PlayerView, view: &View, stage: &Stage<'_>) -> Markup {
    let acting = view.actor == Some(player.seat);
    let won = view.winners.is_some_and(|winners| winners.contains(player.seat));
    html! {
        li class={ "seat seat-" (player.seat) @if acting { " turn" } @if won { " won" } } {
            div.head {
                svg viewBox="0 0 28 28" width="28" height="28" aria-hidden="true" { (disc(player.seat, 14, 14, 13)) }
                strong.name { (stage.name(player.seat)) }
                @if view.start == player.seat { span.start { "⚑ " (stage.say("starts")) } }
                span.cash { (stage.lang().money(i64::from(player.money))) }
            }
            @if acting || player.pieces > 0 {
                div.doing {
                    @if acting { b.now { "▶ " (stage.say("to-play")) } }
                    @if player.pieces > 0 {
                        span { (stage.say_with("pieces-left", &[("n", player.pieces.into())])) }
                    }
                }
            }
            dl.things {
                (thing(&stage.say("objectives"), &format!("{} ({} {})", player.objectives.len(), player.specials, stage.say("specials"))))
                (meter(&stage.say("cowboys"), player.cowboys, facts().table.limits.cowboys))
                (meter(&stage.say("iron"), player.iron, facts().table.limits.iron))
                (meter(&stage.say("gold"), player.gold, facts().table.limits.gold))
                (thing(&stage.say("settlers"), &player.settlers.to_string()))
                (thing(&stage.say("coaches"), &player.coaches.len().to_string()))
                (thing(&stage.say("apaches"), &player.apaches.to_string()))
                (thing(&stage.say("fortune"), &stage.lang().money(i64::from(player.fortune))))
            }
            (estate(player, stage))
        }
    }
}

fn thing(name: &str, value: &str) -> Markup {
    html! { div { dt { (name) } dd { (value) } } }
}

fn meter(name: &str, at: u8, end: u8) -> Markup {
    html! {
        div { dt { (name) } dd { (at) "/" (end) " " meter min="0" max=(end) value=(at) { (at) } } }
    }
}

fn estate(player: &PlayerView, stage: &Stage<'_>) -> Markup {
    html! {
        ul.estate {
            @for owned in &player.farms {
                li {
                    (farm(owned.good, stage))
                    @if owned.apache { " (" (stage.say("apache-here")) ")" }
                    @if owned.politician { " (" (stage.say("politician-here")) ")" }
                }
            }
            @for shop in &player.owned { li { "★ " (business(*shop, stage)) } }
            @match player.token {
                ColouredToken::Held => { li { "● " (stage.say("token-held")) } }
                ColouredToken::Spent => { li.spent { "○ " (stage.say("token-spent")) } }
                ColouredToken::Unearned => {}
            }
            @if player.guests > 0 { li { (stage.say_with("guests", &[("n", player.guests.into())])) } }
        }
    }
}
