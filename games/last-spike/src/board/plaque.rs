//! The cities: what their land costs, what it pays, and who holds it.

use maud::{Markup, html};
use railhead_game::{Arg, Seat, seat_letter};
use railhead_pieces::draw::seat_colour;

use super::{
    acts,
    geometry::{PLAQUE, geometry},
};
use crate::{
    action::Action,
    facts::facts,
    piece::{City, Land, Named, Piece},
    present::{Stage, land_card},
    view::{CityView, View},
};

/// The height of the band with the name.
const BAND: i32 = 25;
/// The width of a card's column.
const COLUMN: i32 = 28;

/// The layer of cities.
pub(super) fn cities(view: &View, stage: &Stage<'_>) -> Markup {
    html! {
        @for city in City::all() {
            @let at = geometry().city(city);
            circle class={ "node of-" (city.printed().code) } cx=(at.x) cy=(at.y) r="13" {}
            circle class={ "hub of-" (city.printed().code) } cx=(at.x) cy=(at.y) r="6" {}
        }
        @for city in &view.cities { (plaque(city, view, stage)) }
    }
}

fn plaque(seen: &CityView, view: &View, stage: &Stage<'_>) -> Markup {
    let city = seen.city;
    let at = geometry().plaque(city);
    let printed = city.printed();
    let acts = acts(Action::Buy(city), stage);
    let done = view.completed.iter().filter(|route| facts().index.ends(**route).contains(&city)).count();
    html! {
        g class={ "plaque at-" (printed.code) @if acts.any() { " can" } @if seen.exhausted { " spent" } }
            data-spot={ "city-" (printed.code) } data-act=[acts.one()] tabindex=[acts.tab()] role=[acts.role()]
            aria-label=(label(seen, done, stage)) transform={ "translate(" (at.x) " " (at.y) ")" } {
            rect.card width=(PLAQUE.x) height=(PLAQUE.y) rx="4" {}
            rect.band width=(PLAQUE.x) height=(BAND) rx="4" fill=(printed.colour) {}
            text.city x="8" y="19" { (printed.name) }
            @for payout in 0..printed.max_payouts {
                circle class={ "pip" @if payout < done { " done" } }
                    cx=(PLAQUE.x - 11 - 12 * payout as i32) cy="13" r="4" {}
            }
            @for land in city.lands() { (card(land, seen, view, stage)) }
            @for (column, sum) in printed.payouts.iter().enumerate() {
                text.payout x=(middle(column as i32)) y=(PLAQUE.y - 6) { (sum.thousands()) }
            }
        }
    }
}

fn label(seen: &CityView, done: usize, stage: &Stage<'_>) -> String {
    let city = ("city", Arg::from(seen.city.id()));
    let routes = [("done", done.into()), ("routes", seen.city.printed().max_payouts.into())];
    let [done, routes] = routes;
    match (seen.open, seen.price) {
        (true, Some(price)) => stage.say_with("city-open", &[city, done, routes, ("price", price.into())]),
        (true, None) => stage.say_with("city-sold-out", &[city, done, routes]),
        (false, _) => stage.say_with("city-closed", &[city, done, routes]),
    }
}

fn middle(column: i32) -> i32 {
    PLAQUE.x / 2 + (column - 2) * COLUMN
}

/// Where a card is.
pub(super) enum Whereabouts {
    /// In the pile; `next` if it is the one for sale.
    Pile { next: bool },
    /// With a seat.
    Held(Seat),
    /// Out of the game.
    Gone,
}

/// Where `land` is.
pub(super) fn whereabouts(land: Land, seen: &CityView, view: &View) -> Whereabouts {
    if seen.pile.contains(&land) {
        return Whereabouts::Pile { next: seen.open && seen.pile.first() == Some(&land) };
    }
    let holder = view.players.iter().find(|player| player.land.contains(&land));
    holder.map_or(Whereabouts::Gone, |player| Whereabouts::Held(player.seat))
}

fn card(land: Land, seen: &CityView, view: &View, stage: &Stage<'_>) -> Markup {
    let x = middle(i32::from(land.place()));
    let acts = acts(Action::Sell(land), stage);
    let place = whereabouts(land, seen, view);
    let class = match place {
        Whereabouts::Pile { next: true } => "land next",
        Whereabouts::Pile { next: false } => "land",
        Whereabouts::Held(_) => "land held",
        Whereabouts::Gone => "land gone",
    };
    let fill = match place {
        Whereabouts::Held(seat) => Some(seat_colour(seat)),
        Whereabouts::Pile { .. } | Whereabouts::Gone => None,
    };
    html! {
        g class={ (class) @if acts.any() { " can" } }
            data-act=[acts.one()] tabindex=[acts.tab()] role=[acts.role()]
            aria-label=[acts.any().then(|| stage.say_with("sell", &[("land", land_card(land, stage).into())]))]
            transform={ "translate(" (x) " " (BAND + 16) ")" } {
            rect x="-12" y="-12" width="24" height="24" rx="3" fill=[fill] {}
            text y="5" {
                @match place {
                    Whereabouts::Held(seat) => (seat_letter(seat)),
                    Whereabouts::Gone => "×",
                    Whereabouts::Pile { .. } if land.is_free() => "★",
                    Whereabouts::Pile { .. } => (facts().index.price(land).thousands()),
                }
            }
        }
    }
}
