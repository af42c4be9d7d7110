//! Foresight, job market, cattle market and objective display.

use maud::{Markup, html};

use super::{Easel, icons::Icon};
use crate::{
    action::Action,
    facts::{Card, Tile, TileKind, tables},
    piece::Worker,
};

fn market(easel: &Easel<'_>, title: &str, stack: Option<u8>, content: Markup) -> Markup {
    html! {
        section.market {
            h3 { (easel.words.say(title)) @if let Some(n) = stack { " " small { (easel.words.count("board-stack", n)) } } }
            (content)
        }
    }
}

/// The tiles that will come to Kansas City.
pub(super) fn foresight(easel: &Easel<'_>) -> Markup {
    market(easel, "board-foresight", None, columns(easel))
}

/// The workers for hire.
pub(super) fn jobs(easel: &Easel<'_>) -> Markup {
    market(easel, "board-job-market", None, rows(easel))
}

/// The cattle for sale.
pub(super) fn cattle(easel: &Easel<'_>) -> Markup {
    market(easel, "board-cattle-market", Some(easel.view.stock), herd(easel))
}

/// The objective cards on display.
pub(super) fn objectives(easel: &Easel<'_>) -> Markup {
    market(easel, "board-objective-display", Some(easel.view.goals), display(easel))
}

/// A supply tile as a chip.
pub(super) fn chip(easel: &Easel<'_>, tile: Tile) -> Markup {
    let (class, icon) = match tile.kind() {
        TileKind::Worker(worker) => ("worker", Icon::of_worker(worker)),
        TileKind::Hazard(hazard, ..) => ("hazard", Icon::of_hazard(hazard)),
        TileKind::Teepee(colour, _) => (colour.id(), Icon::Teepee),
    };
    html! { span class={ "chip " (class) } { (icon.inline()) " " (easel.words.tile(tile)) } }
}

fn columns(easel: &Easel<'_>) -> Markup {
    html! {
        ol.foresight {
            @for (column, tiles) in easel.view.foresight.iter().enumerate() {
                li {
                    @for (slot, tile) in tiles.iter().enumerate() {
                        @let bound = easel.bound(|action| action == Action::Foresight { column: column as u8, slot: slot as u8 });
                        @if let Some(tile) = tile {
                            span class={ "piece " (bound.class()) } data-act=[bound.one()] tabindex=[bound.tab()] role=[bound.role()] aria-label=(easel.words.tile(*tile)) { (chip(easel, *tile)) }
                        } @else { span.piece.gone { "—" } }
                    }
                    small { (easel.words.count("board-stack", easel.view.piles[column])) }
                }
            }
        }
    }
}

fn rows(easel: &Easel<'_>) -> Markup {
    let columns = easel.view.players.len();
    html! {
        table.jobs {
            tbody {
                @for (row, places) in easel.view.jobs.iter().enumerate() {
                    tr.token[row == usize::from(easel.view.token)] {
                        th scope="row" { (easel.words.money(tables().row_cost[row])) }
                        @for place in &places[..columns] {
                            td { @if let Some(worker) = place { (job(easel, row as u8, *worker)) } }
                        }
                        td { @if row == usize::from(easel.view.token) { span title=(easel.words.say("board-token")) { "◆" } }
                            @if tables().arrows.contains(&(row as u8 + 1)) { (Icon::Cow.inline()) } }
                    }
                }
            }
        }
    }
}

fn job(easel: &Easel<'_>, row: u8, worker: Worker) -> Markup {
    let hire = |action| action == Action::Hire { row, worker };
    let bound = easel.bound(hire);
    let name = easel.offers(&easel.words.worker(worker), hire);
    html! {
        span class={ "piece worker " (bound.class()) } data-act=[bound.one()] tabindex=[bound.tab()] role=[bound.role()] aria-label=(name) title=(name) { (Icon::of_worker(worker).inline()) }
    }
}

/// A cattle or objective card.
pub(super) fn card_face(easel: &Easel<'_>, card: Card) -> Markup {
    html! {
        @if let Some(cattle) = card.cattle() {
            span class={ "card breed-" (cattle.breed.id()) } {
                b { (cattle.bv) } " " (Icon::Cow.inline()) " " span { (tables().breed_names[cattle.breed.index()]) }
                @if cattle.vp > 0 { small { (easel.words.count("board-vp", cattle.vp)) } }
            }
        } @else {
            span.card.objective { (Icon::Goal.inline()) " " span { (easel.words.tasks(card)) } small { (easel.words.objective(card)) } }
        }
    }
}

fn herd(easel: &Easel<'_>) -> Markup {
    html! {
        div.cards {
            @for (card, n) in easel.view.market.counted() {
                @let card = Card(card as u8);
                @let bound = easel.bound(|action| matches!(action, Action::Buy { first, second, .. } if first == card || second == Some(card)));
                span class={ "piece " (bound.class()) } data-act=[bound.one()] data-acts=[bound.many()] tabindex=[bound.tab()] role=[bound.role()] aria-label=(easel.words.card(card)) {
                    (card_face(easel, card)) @if n > 1 { " × " (n) }
                }
            }
            @let bound = easel.bound(|action| action == Action::Stock);
            @if bound.any() { span.piece.can data-act=[bound.one()] tabindex="0" role="button" { (easel.words.say("label-stock")) } }
        }
    }
}

fn display(easel: &Easel<'_>) -> Markup {
    html! {
        div.cards {
            @for card in easel.view.display.iter().flatten() {
                @let bound = easel.bound(|action| action == Action::Take(Some(*card)));
                span class={ "piece " (bound.class()) } data-act=[bound.one()] tabindex=[bound.tab()] role=[bound.role()] aria-label=(easel.words.tasks(*card)) { (card_face(easel, *card)) }
            }
            @let bound = easel.bound(|action| action == Action::Take(None));
            @if bound.any() { span.piece.can data-act=[bound.one()] tabindex="0" role="button" { (easel.words.say("label-take-top")) } }
        }
    }
}
