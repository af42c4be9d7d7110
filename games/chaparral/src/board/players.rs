//! The players: what each has, laid out alike for all.

use maud::{Markup, html};

use super::{
    badge,
    signs::{Sign, sign},
};
use crate::{
    ColouredToken, PlayerView, View,
    facts::facts,
    present::{Stage, business, farm, objective},
};

/// What a player has.
pub(super) fn seat(player: &PlayerView, view: &View, stage: &Stage<'_>) -> Markup {
    let acting = view.actor == Some(player.seat);
    let won = view.winners.is_some_and(|winners| winners.contains(player.seat));
    let limits = &facts().table.limits;
    html! {
        section class={ "seat seat-" (player.seat) @if acting { " turn" } @if won { " won" } } {
            div.head {
                (badge(player.seat))
                strong.name { (stage.name(player.seat)) }
                @if view.start == player.seat { span.start { (stage.say("starts")) } }
                b.cash { (stage.lang().money(i64::from(player.money))) }
            }
            ul.counts {
                (count(Sign::Hat, "cowboys", &format!("{}/{}", player.cowboys, limits.cowboys), stage))
                (count(Sign::Iron, "iron", &format!("{}/{}", player.iron, limits.iron), stage))
                (count(Sign::Gold, "gold", &format!("{}/{}", player.gold, limits.gold), stage))
                (count(Sign::Wagon, "settlers", &player.settlers.to_string(), stage))
                (count(Sign::Coach, "coaches", &player.coaches.len().to_string(), stage))
                (count(Sign::Apache, "apaches", &player.apaches.to_string(), stage))
                (count(Sign::Star, "fortune", &stage.lang().money(i64::from(player.fortune)), stage))
            }
            (estate(player, stage))
            (won_cards(player, view, stage))
        }
    }
}

fn count(of: Sign, key: &str, value: &str, stage: &Stage<'_>) -> Markup {
    html! { li title=(stage.say(key)) { (sign("", of)) span.name { (stage.say(key)) } b { (value) } } }
}

/// Farms, businesses, and what waits to be used.
fn estate(player: &PlayerView, stage: &Stage<'_>) -> Markup {
    html! {
        ul.estate {
            @for owned in &player.farms {
                li {
                    (sign("", Sign::Good(owned.good))) (farm(owned.good, stage))
                    @if owned.apache { " " (sign("", Sign::Apache)) (stage.say("apache-here")) }
                    @if owned.politician { " " (sign("", Sign::Politician)) (stage.say("politician-here")) }
                }
            }
            @for shop in &player.owned { li { (sign("", Sign::Shop(*shop))) (business(*shop, stage)) } }
            @match player.token {
                ColouredToken::Held => { li { "● " (stage.say("token-held")) } }
                ColouredToken::Spent => { li.spent { "○ " (stage.say("token-spent")) } }
                ColouredToken::Unearned => {}
            }
            @if player.guests > 0 { li { (stage.say_with("guests", &[("n", player.guests.into())])) } }
        }
    }
}

/// The objectives that a player has, special ones in gold.
fn won_cards(player: &PlayerView, view: &View, stage: &Stage<'_>) -> Markup {
    let args = [("n", player.objectives.len().into()), ("goal", view.goal.into())];
    html! {
        p.claimed {
            b { (stage.say_with("objectives-of", &args)) }
            @for card in &player.objectives {
                @let special = facts().index.special.contains(*card);
                " " span.objective-card.special[special] { @if special { "★ " } (objective(*card, stage)) }
            }
        }
    }
}
