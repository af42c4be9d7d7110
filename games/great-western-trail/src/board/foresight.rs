//! The tiles that will come to Kansas City, in three columns below it.

use maud::{Markup, html};

use super::{At, Drawing, act, trail::supply_tile};
use crate::{
    action::Action,
    piece::Tile,
    present::{preview, target_text},
};

/// The numbers of the columns.
const COLUMNS: [&str; 3] = ["I", "II", "III"];

/// Where a tile of the foresight lies.
fn at(column: usize, slot: usize) -> At {
    At { class: format!("foresight-{column}-{slot}"), x: 27 + 44 * column as i32, y: 104 + 43 * slot as i32 }
}

/// The columns with their tiles.
pub(super) fn tiles(drawing: &Drawing<'_>) -> Markup {
    html! {
        @for (column, tiles) in drawing.view.foresight.iter().enumerate() {
            g class={ "column foresight-" (column) } transform={ "translate(" (27 + 44 * column as i32) " 76)" } {
                rect x="-20" y="-7" width="40" height="13" rx="2" {}
                text x="0" y="4" { (COLUMNS[column]) }
            }
            @for (slot, tile) in tiles.iter().enumerate() {
                @let label = label(drawing, column, *tile);
                g class={ "tile foresight-" (column) "-" (slot) } transform=(at(column, slot).shift()) aria-label=(label) data-tells {
                    title { (label) }
                    rect.space x="-20" y="-20" width="40" height="40" rx="4" {}
                    @if let Some(tile) = tile { (supply_tile(drawing, *tile)) }
                }
            }
        }
    }
}

/// What may be chosen.
pub(super) fn acts(drawing: &Drawing<'_>) -> Markup {
    html! {
        @for (column, tiles) in drawing.view.foresight.iter().enumerate() {
            @for (slot, tile) in tiles.iter().enumerate() {
                @let chosen = Action::Foresight { column: column as u8, slot: slot as u8 };
                (act(drawing, || label(drawing, column, *tile), &at(column, slot), (-20, -20, 40, 40), |action| action == chosen))
            }
        }
    }
}

fn label(drawing: &Drawing<'_>, column: usize, tile: Option<Tile>) -> String {
    let words = &drawing.words;
    let name = words.with("board-column", &[("column", COLUMNS[column].into())]);
    match tile {
        Some(tile) => {
            let target = target_text(words, drawing.view, preview::target(drawing.view, tile));
            format!("{name}: {} {target}", words.tile(tile))
        }
        None => name,
    }
}
