//! The companies: what everybody knows of each.

use maud::{Markup, html};
use railhead_game::{Arg, Seat};

use super::faces::badge;
use crate::{
    facts::{cards, figures, frontiers},
    present::{Stage, card, city, colour_name, curse, share, text, ticket},
    view::{PlayerView, View},
};

/// The companies in seat order.
pub(super) fn companies(view: &View, stage: &Stage<'_>) -> Markup {
    html! {
        ul class="companies" {
            @for (index, player) in view.players.iter().enumerate() {
                (company(Seat(index as u8), player, view, stage))
            }
        }
    }
}

fn company(seat: Seat, player: &PlayerView, view: &View, stage: &Stage<'_>) -> Markup {
    let line = figures().companies.iter().find(|company| company.id == player.company);
    let count = |key: &str, count: i64| stage.say_with(key, &[("count", Arg::Number(count))]);
    html! {
        li class={ "company seat-" (player.sign) " of-" (player.company.id()) @if view.active == seat && !view.over { " active" } } {
            (badge(player.company))
            " " strong { (stage.name(seat)) }
            @if !player.founded { " " small { (stage.say("chooses-company")) } }
            @else if let Some(line) = line { " " small { (line.title.name(stage.lang())) " (" (colour_name(Some(player.company), stage)) ")" } }
            ul class="counts" {
                li { b { (count("coins", player.coins.into())) } }
                li { (count("trains", player.trains.into())) }
                li { (count("hand-count", player.cards.into())) }
                li { (count("ticket-count", player.tickets as i64)) }
            }
            @if let Some(known) = player.known.as_ref().filter(|known| !known.is_empty()) {
                @let list: Vec<String> = known.iter().map(|(kind, count)| format!("{count} {}", card(*kind, stage))).collect();
                p class="quiet" { (stage.say_with("known", &[("cards", list.join(", ").into())])) }
            }
            @for line in extras(player, stage) { p class="quiet" { (line) } }
            @if let Some(shown) = &player.shown {
                ul class="slips" { @for slip in shown {
                    li class=(if slip.done { "slip done" } else { "slip lost" }) { (ticket(slip.id, stage)) }
                } }
            }
        }
    }
}

/// What later years have given the company.
fn extras(player: &PlayerView, stage: &Stage<'_>) -> Vec<String> {
    let list = |items: Vec<String>| [("list", Arg::from(items.join(", ")))];
    let mut lines = Vec::new();
    if let Some(id) = player.employee {
        let row = &cards().employees[id.index()];
        lines.push(format!("{}: {}", row.title.name(stage.lang()), text(&row.id, stage)));
    }
    if !player.curses.is_empty() {
        let curses = player.curses.iter().map(|(id, count)| format!("{count} {}", curse(*id, stage)));
        lines.push(stage.say_with("own-curses", &list(curses.collect())));
    }
    if !player.wagons.is_empty() {
        let wagons = player.wagons.iter();
        let wagons = wagons.map(|(colour, count)| format!("{count} {}", colour_name(Some(*colour), stage)));
        lines.push(stage.say_with("own-wagons", &list(wagons.collect())));
    }
    if !player.shares.is_empty() {
        lines.push(
            stage.say_with("own-shares", &list(player.shares.iter().map(|id| share(*id, stage)).collect())),
        );
    }
    if let Some((claim, towns)) = player.claim {
        let mine = city(frontiers().claims.list[claim.index()].mine, stage);
        let args = [("city", Arg::from(mine)), ("count", towns.count_ones().to_string().into())];
        lines.push(stage.say_with("own-claim", &args));
    }
    if player.clues > 0 || !player.solved.is_empty() {
        let args = [("count", Arg::from(player.clues)), ("solved", player.solved.len().into())];
        lines.push(stage.say_with("own-clues", &args));
    }
    if player.postcards > 0 {
        lines.push(stage.say_with("own-postcards", &[("count", player.postcards.into())]));
    }
    lines
}
