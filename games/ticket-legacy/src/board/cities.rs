//! The cities, and what stands in them.

use maud::{Markup, html};
use railhead_game::seat_letter;
use railhead_pieces::{
    Piece,
    draw::{Acts, seat_colour},
};

use super::{
    menu,
    sheet::{Sheet, WIDTH},
    tickets::numbers_at,
};
use crate::{
    action::Action,
    facts::map,
    piece::CityId,
    present::{Stage, city},
    state::frontier::Keeper,
    view::View,
};

/// Every city of the open boards, with what stands there and its name.
pub(super) fn cities(view: &View, stage: &Stage<'_>) -> Markup {
    let sheet = Sheet::of(view);
    let shown = || CityId::all().filter(|id| view.boards.contains(&map().cities[id.index()].board));
    html! {
        g class=(sheet.class()) transform=(sheet.window(view).transform()) { @for id in shown() { (town(id, sheet, view, stage)) } }
        // Names keep their size however much of the sheet is shown.
        g class={ "names " (sheet.class()) } aria-hidden="true" {
            @for id in shown() { (name(id, sheet, view, stage)) }
        }
    }
}

fn radius(id: CityId, sheet: Sheet, view: &View) -> i32 {
    if view.big.contains(&id) { sheet.scale().big } else { sheet.scale().small }
}

fn town(id: CityId, sheet: Sheet, view: &View, stage: &Stage<'_>) -> Markup {
    let (x, y) = sheet.place(id);
    let big = view.big.contains(&id);
    let radius = radius(id, sheet, view);
    let wanted = !numbers_at(id, view).is_empty();
    let acts = acts(id, stage);
    html! {
        g class={ "city" @if sheet == Sheet::East { " at-" (id) } @if big { " big" } @if wanted { " wanted" } } transform={ "translate(" (x) " " (y) ")" }
            data-light={ "city-" (id) } data-acts=[menu(&acts)]
            tabindex=[acts.tab()] role=[acts.role()] aria-label=[acts.any().then(|| city(id, stage))] {
            @if wanted { circle class="goal" r=(radius + 4) {} }
            circle class="halo" r=(radius + 7) {}
            circle class="dot" r=(radius) {}
            @if big { circle class="core" r=(radius / 2) {} }
            @if view.ports.contains(&id) { path class="port" d={ "M0 " (-radius - 8) "v7m-3.5-2.5a3.5 3.5 0 0 0 7 0m-5-3.5h3" } {} }
            (guests(id, radius, view))
        }
    }
}

/// A city's name, and the numbers of the viewer's tickets that end there.
fn name(id: CityId, sheet: Sheet, view: &View, stage: &Stage<'_>) -> Markup {
    let window = sheet.window(view);
    let (x, y) = sheet.place(id);
    let (x, y) = window.seen((f64::from(x), f64::from(y)));
    let radius = (f64::from(radius(id, sheet, view)) * window.zoom).round() as i32;
    let font = sheet.scale().font;
    let (aside, down, anchor) = sheet.name(id, radius, font);
    let outside = outside(x as i32 + aside, anchor, city(id, stage), font);
    // What would leave the map stands below its city.
    let (aside, down) =
        if outside == 0 { (aside, down) } else { (aside - outside, radius + 2 + font * 3 / 4) };
    let numbers = numbers_at(id, view);
    let (left, top) = (if aside >= 0 { -radius - 11 } else { radius + 11 }, if down > 4 { -7 } else { 8 });
    html! {
        g class=[(sheet == Sheet::East).then(|| format!("by-{id}"))] transform={ "translate(" (x) " " (y) ")" } {
            text class={ "name" @if view.big.contains(&id) { " great" } } transform={ "translate(" (aside) " " (down) ")" }
                text-anchor=(anchor) data-light={ "city-" (id) } { (city(id, stage)) }
            @if !numbers.is_empty() {
                g class="tags" transform={ "translate(" (left) " " (top) ")" } {
                    @for (place, (number, tint)) in numbers.into_iter().enumerate() {
                        @let across = left.signum() * 18 * place as i32;
                        g class={ "ends w" (tint) } transform={ "translate(" (across) ")" } { circle r="9" {} text y="4" { (number) } }
                    }
                }
            }
        }
    }
}

/// How far a text at `x` reaches over the left edge of the map (negative) or over its right one.
fn outside(x: i32, anchor: &str, text: &str, font: i32) -> i32 {
    // A letter is about five ninths as wide as the font is high.
    let wide = text.chars().count() as i32 * font * 5 / 9;
    let left = match anchor {
        "end" => x - wide,
        "middle" => x - wide / 2,
        _ => x,
    };
    left.min(0) + (left + wide - WIDTH as i32).max(0)
}

/// The decisions about this city.
fn acts(id: CityId, stage: &Stage<'_>) -> Acts {
    Acts::of(stage, |action| match action {
        Action::Outlaws(city)
        | Action::Depot(city)
        | Action::Grow(city)
        | Action::Hand(city)
        | Action::Wagon(city)
        | Action::Solve(city) => city == id,
        _ => false,
    })
}

/// Depots, wagons and outlaws in a city.
fn guests(id: CityId, radius: i32, view: &View) -> Markup {
    let frontier = &view.frontier;
    html! {
        @for (_, keeper) in frontier.depots.iter().filter(|(at, _)| *at == id) {
            @let (fill, letter) = match keeper {
                Keeper::Seat(seat) => (seat_colour(view.sign(*seat)), seat_letter(view.sign(*seat))),
                Keeper::Combine => ("var(--tl-ink)".to_owned(), '$'),
                Keeper::Closed => ("var(--tl-grey)".to_owned(), '·'),
            };
            path class="depot" d={ "M" (-radius - 11) " 5v-8l5-4l5 4v8z" } fill=(fill) {}
            text class="letter" x=(-radius - 6) y="4" { (letter) }
        }
        @for (_, colour) in frontier.wagons.iter().filter(|(at, _)| *at == id) {
            g class={ "wagon t-" (colour.id()) } data-piece={ "wagon-" (id) } {
                rect class="space" x=(radius + 2) y="-7" width="11" height="7" rx="2" {}
                circle cx=(radius + 5) cy="1" r="1.7" {} circle cx=(radius + 10) cy="1" r="1.7" {}
            }
        }
        @if frontier.outlaws.is_some_and(|(at, _)| at == id) {
            g class="outlaws" data-piece="outlaws" transform={ "translate(0 " (-radius - 9) ")" } {
                path d="M-9 2Q0-2 9 2Q5 4 4 2L3-4Q0-6-3-4L-4 2Q-5 4-9 2z" {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_at_the_edge_is_told_from_one_on_the_map() {
        for (x, anchor, over) in [
            (500, "end", 0),
            (101, "end", 0),
            (20, "end", -81),
            (40, "middle", -10),
            (990, "start", 91),
            (960, "middle", 11),
        ] {
            assert_eq!(outside(x, anchor, "Salt Lake City", 13), over, "{x} {anchor}");
        }
    }
}
