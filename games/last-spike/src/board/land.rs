//! The land of all cities: who holds it, what the next card costs, what it pays.

use maud::{Markup, html};
use railhead_game::{Seat, seat_letter};

use super::plaque::{Whereabouts, whereabouts};
use crate::{
    facts::facts,
    piece::{City, Named},
    present::{
        Stage, in_words,
        preview::{cards, routes_left},
    },
    view::{CityView, View},
};

/// The layer of cities, one to a row.
pub(super) fn rows(view: &View, stage: &Stage<'_>) -> Markup {
    html! {
        table.ladders {
            thead { tr {
                th scope="col" { (stage.say("city-column")) }
                th scope="col" { (stage.say("price-column")) }
                th scope="col" { (stage.say("pays-column")) }
            } }
            tbody { @for seen in &view.cities { (row(seen, view, stage)) } }
        }
        (pool(view, stage))
    }
}

fn row(seen: &CityView, view: &View, stage: &Stage<'_>) -> Markup {
    let city = seen.city;
    let left = routes_left(view, city);
    html! {
        tr.spent[left == 0] data-spot={ "row-" (city.printed().code) } {
            th scope="row" {
                svg.livery viewBox="0 0 8 30" width="8" height="30" aria-hidden="true" { rect width="8" height="30" rx="1" fill=(city.printed().colour) {} }
                span { (city.printed().name) small { (stage.say_with("routes-left", &[("routes", left.into())])) } }
            }
            td { (ladder(seen, view)) }
            td.pays { @for (seat, sum) in holders(city, view) { (share(seat, sum, view, stage)) } }
        }
    }
}

fn ladder(seen: &CityView, view: &View) -> Markup {
    html! {
        ol.ladder {
            @for land in seen.city.lands() {
                @match whereabouts(land, seen, view) {
                    Whereabouts::Held(seat) => li { (badge(seat)) },
                    Whereabouts::Gone => li.gone { "×" },
                    Whereabouts::Pile { next } => li.next[next] {
                        @if land.is_free() { "★" } @else { (facts().index.price(land).thousands()) }
                    },
                }
            }
        }
    }
}

/// Who holds land in `city`, with what they are paid each time.
fn holders(city: City, view: &View) -> Vec<(Seat, crate::money::Dollars)> {
    let paid = view.players.iter().filter_map(|player| {
        let cards = cards(player, city);
        (cards > 0).then(|| (player.seat, facts().index.payout(city, cards)))
    });
    paid.collect()
}

fn share(seat: Seat, sum: crate::money::Dollars, view: &View, stage: &Stage<'_>) -> Markup {
    let title = format!("{}: {}", stage.name(seat), in_words(sum, stage));
    html! { span.share.own[view.viewer == Some(seat)] title=(title) { (badge(seat)) " $" (sum.thousands()) } }
}

fn badge(seat: Seat) -> Markup {
    html! { span class={ "badge seat-" (seat) } { (seat_letter(seat)) } }
}

fn pool(view: &View, stage: &Stage<'_>) -> Markup {
    html! {
        p.pool { (stage.say_with("pool-left", &[("tiles", view.pool.into())])) }
        @if let [tile] = view.shown[..] {
            p.pool { (stage.say_with("set-aside-shown", &[("tile", tile.id().into())])) }
        } @else if view.set_aside > 0 {
            p.pool { (stage.say("set-aside-hidden")) }
        }
    }
}
