//! Foresight, job market, cattle market and objective display.

use maud::{Markup, html};

use super::{Drawing, icons::Icon};
use crate::{
    action::Action,
    facts::{facts, supply::TileKind},
    piece::{Card, Tile, Worker},
};

fn market(drawing: &Drawing<'_>, title: &str, stack: Option<u8>, content: Markup) -> Markup {
    html! {
        section.market {
            h3 { (drawing.words.say(title)) @if let Some(n) = stack { " " small { (drawing.words.count("board-stack", n)) } } }
            (content)
        }
    }
}

/// The tiles that will come to Kansas City.
pub(super) fn foresight(drawing: &Drawing<'_>) -> Markup {
    market(drawing, "board-foresight", None, columns(drawing))
}

/// The workers for hire.
pub(super) fn jobs(drawing: &Drawing<'_>) -> Markup {
    market(drawing, "board-job-market", None, rows(drawing))
}

/// The cattle for sale.
pub(super) fn cattle(drawing: &Drawing<'_>) -> Markup {
    market(drawing, "board-cattle-market", Some(drawing.view.stock), herd(drawing))
}

/// The objective cards on display.
pub(super) fn objectives(drawing: &Drawing<'_>) -> Markup {
    market(drawing, "board-objective-display", Some(drawing.view.goals), display(drawing))
}

/// A supply tile as a chip.
pub(super) fn chip(drawing: &Drawing<'_>, tile: Tile) -> Markup {
    let (class, icon) = match tile.kind() {
        TileKind::Worker(worker) => ("worker", Icon::of_worker(worker)),
        TileKind::Hazard(hazard, ..) => ("hazard", Icon::of_hazard(hazard)),
        TileKind::Teepee(colour, _) => (colour.id(), Icon::Teepee),
    };
    html! { span class={ "chip " (class) } { (icon.inline()) " " (drawing.words.tile(tile)) } }
}

fn columns(drawing: &Drawing<'_>) -> Markup {
    html! {
        ol.foresight {
            @for (column, tiles) in drawing.view.foresight.iter().enumerate() {
                li {
                    @for (slot, tile) in tiles.iter().enumerate() {
                        @let acts = drawing.acts(|action| action == Action::Foresight { column: column as u8, slot: slot as u8 });
                        @if let Some(tile) = tile {
                            span class={ "piece " (acts.class()) } data-act=[acts.one()] tabindex=[acts.tab()] role=[acts.role()] aria-label=(drawing.words.tile(*tile)) { (chip(drawing, *tile)) }
                        } @else { span.piece.gone { "—" } }
                    }
                    small { (drawing.words.count("board-stack", drawing.view.piles[column])) }
                }
            }
        }
    }
}

fn rows(drawing: &Drawing<'_>) -> Markup {
    let columns = drawing.view.players.len();
    html! {
        table.jobs {
            tbody {
                @for (row, places) in drawing.view.jobs.iter().enumerate() {
                    tr.token[row == usize::from(drawing.view.token)] {
                        th scope="row" { (drawing.words.money(facts().supply.job_market.row_cost[row])) }
                        @for place in &places[..columns] {
                            td { @if let Some(worker) = place { (job(drawing, row as u8, *worker)) } }
                        }
                        td { @if row == usize::from(drawing.view.token) { span title=(drawing.words.say("board-token")) { "◆" } }
                            @if facts().supply.job_market.yellow_arrow_after_rows.contains(&(row as u8 + 1)) { (Icon::Cow.inline()) } }
                    }
                }
            }
        }
    }
}

fn job(drawing: &Drawing<'_>, row: u8, worker: Worker) -> Markup {
    let hire = |action| action == Action::Hire { row, worker };
    let acts = drawing.acts(hire);
    let name = drawing.offers(&drawing.words.worker(worker), hire);
    html! {
        span class={ "piece worker " (acts.class()) } data-act=[acts.one()] tabindex=[acts.tab()] role=[acts.role()] aria-label=(name) title=(name) { (Icon::of_worker(worker).inline()) }
    }
}

/// A cattle or objective card.
pub(super) fn card_face(drawing: &Drawing<'_>, card: Card) -> Markup {
    html! {
        @if let Some(cattle) = card.cattle() {
            span class={ "card breed-" (cattle.breed.id()) } {
                b { (cattle.bv) } " " (Icon::Cow.inline()) " " span { (facts().cards.breeds[cattle.breed.index()].name) }
                @if cattle.vp > 0 { small { (drawing.words.count("board-vp", cattle.vp)) } }
            }
        } @else {
            span.card.objective { (Icon::Goal.inline()) " " span { (drawing.words.tasks(card)) } small { (drawing.words.objective(card)) } }
        }
    }
}

fn herd(drawing: &Drawing<'_>) -> Markup {
    html! {
        div.cards {
            @for (card, n) in drawing.view.market.counted() {
                @let acts = drawing.acts(|action| matches!(action, Action::Buy { first, second, .. } if first == card || second == Some(card)));
                span class={ "piece " (acts.class()) } data-act=[acts.one()] data-acts=[acts.many()] tabindex=[acts.tab()] role=[acts.role()] aria-label=(drawing.words.card(card)) {
                    (card_face(drawing, card)) @if n > 1 { " × " (n) }
                }
            }
            @let acts = drawing.acts(|action| action == Action::Stock);
            @if acts.any() { span.piece.can data-act=[acts.one()] tabindex="0" role="button" { (drawing.words.say("label-stock")) } }
        }
    }
}

fn display(drawing: &Drawing<'_>) -> Markup {
    html! {
        div.cards {
            @for card in drawing.view.display.iter().flatten() {
                @let acts = drawing.acts(|action| action == Action::Take(Some(*card)));
                span class={ "piece " (acts.class()) } data-act=[acts.one()] tabindex=[acts.tab()] role=[acts.role()] aria-label=(drawing.words.tasks(*card)) { (card_face(drawing, *card)) }
            }
            @let acts = drawing.acts(|action| action == Action::Take(None));
            @if acts.any() { span.piece.can data-act=[acts.one()] tabindex="0" role="button" { (drawing.words.say("label-take-top")) } }
        }
    }
}
