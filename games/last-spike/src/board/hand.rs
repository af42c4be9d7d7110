//! The viewer's own things: cash and what could be raised, tiles as cards, land.

use maud::{Markup, html};

use super::{
    acts,
    route::{terrain_name, terrain_sign},
};
use crate::{
    action::Action,
    facts::facts,
    money::Dollars,
    piece::{City, Named, Piece},
    present::{
        Stage, in_words,
        preview::{cards, cheapest, could_raise, routes_left},
    },
    view::{Held, PlayerView, View},
};

/// The width of the meter.
const METER: u32 = 222;

/// The layer of cash: what there is, what could be raised, and what the cheapest tile costs.
pub(super) fn purse(player: &PlayerView, view: &View, stage: &Stage<'_>) -> Markup {
    let cash = player.cash.unwrap_or_default();
    let raise = could_raise(player, view);
    let least = cheapest(view);
    let dry = least.is_some_and(|cost| cost.0 > cash.0 + raise.0);
    let whole = (cash.0 + raise.0).max(least.unwrap_or_default().0).max(1);
    let wide = |sum: u32| u64::from(METER) * u64::from(sum) / u64::from(whole);
    html! {
        div.purse.dry[dry] data-spot="purse" {
            span { (stage.say("your-cash")) }
            strong { (in_words(cash, stage)) }
            svg.meter viewBox={ "0 0 " (METER) " 13" } preserveAspectRatio="none" aria-hidden="true" {
                rect.raise width=(wide(cash.0 + raise.0)) height="13" {}
                rect.cash width=(wide(cash.0)) height="13" {}
                @if let Some(cost) = least { path.mark d={ "M" (wide(cost.0)) " 0v13" } {} }
            }
            small { b { (raised(raise, stage)) } }
            @if dry { small.warn { (stage.say("none-payable")) } }
            @else if let Some(cost) = least { small { (stage.say_with("cheapest-tile", &[("cost", cost.into())])) } }
        }
    }
}

fn raised(raise: Dollars, stage: &Stage<'_>) -> String {
    if raise.0 == 0 {
        stage.say("could-raise-none")
    } else {
        stage.say_with("could-raise", &[("sum", raise.into())])
    }
}

/// The layer of tiles.
pub(super) fn tiles(view: &View, stage: &Stage<'_>) -> Markup {
    html! {
        div.tiles data-spot="tiles" {
            @if view.hand.is_empty() { p.note { (stage.say("no-tiles")) } }
            @for held in &view.hand { (card(*held, stage)) }
        }
    }
}

fn card(held: Held, stage: &Stage<'_>) -> Markup {
    let acts = acts(Action::Lay(held.tile), stage);
    let printed = held.tile.printed();
    let [from, to] = facts().index.ends(held.tile.route());
    let terrain = terrain_name(printed.terrain, stage);
    let label = format!(
        "{}: {terrain}, {} – {}, {}",
        held.tile.id(),
        from.printed().name,
        to.printed().name,
        in_words(held.cost, stage)
    );
    html! {
        svg class={ "tile" @if acts.any() { " can" } @if held.double { " double" } } viewBox="0 0 92 104"
            data-piece={ "tile-" (held.tile) } data-act=[acts.one()] tabindex=[acts.tab()] data-tells
            role=(acts.role().unwrap_or("img")) aria-label=(label) {
            rect.card x="1.5" y="1.5" width="89" height="101" rx="5" {}
            text.code x="9" y="29" { (held.tile) }
            g transform="translate(74 19) scale(1.4)" { (terrain_sign(printed.terrain, 0, 0)) }
            text.terrain x="9" y="44" { (terrain) }
            text.way x="9" y="58" { (from.printed().name) " –" }
            text.way x="9" y="71" { (to.printed().name) }
            text.cost x="9" y="88" { (in_words(held.cost, stage)) }
            @if held.double { text.twice x="84" y="88" { "×2" } }
            path.ties d="M8 92v8M16 92v8M24 92v8M32 92v8M40 92v8M48 92v8M56 92v8M64 92v8M72 92v8M80 92v8M86 92v8" {}
            path.rail d="M5 94h82M5 98h82" {}
        }
    }
}

/// The layer of land: a chip for each city in which the viewer holds some.
pub(super) fn chips(player: &PlayerView, view: &View, stage: &Stage<'_>) -> Markup {
    html! {
        div.chips {
            p { @if player.land.is_empty() { (stage.say("no-land")) } @else { (stage.say("your-land")) } }
            ul {
                @for city in City::all() {
                    @let held = cards(player, city);
                    @if held > 0 { (chip(city, held, player, view, stage)) }
                }
            }
        }
    }
}

fn chip(city: City, held: usize, player: &PlayerView, view: &View, stage: &Stage<'_>) -> Markup {
    let left = routes_left(view, city);
    let sales = player.land.iter().filter(|land| land.city() == city).map(|land| Action::Sell(*land));
    let acts: railhead_pieces::draw::Acts =
        sales.filter(|sale| stage.may(sale)).map(|sale| sale.to_string()).collect();
    let pays = in_words(facts().index.payout(city, held), stage);
    let label = format!(
        "{}: {}, {pays}",
        city.printed().name,
        stage.say_with("cards-held", &[("cards", held.into())])
    );
    html! {
        li class={ "chip" @if acts.any() { " can" } @if left == 0 { " spent" } }
            data-spot={ "chip-" (city.printed().code) } data-act=[acts.one()] data-acts=[acts.many()] tabindex=[acts.tab()] role=[acts.role()] aria-label=[acts.any().then_some(label)] {
            span.code {
                svg.livery viewBox="0 0 8 30" width="8" height="30" aria-hidden="true" { rect width="8" height="30" rx="1" fill=(city.printed().colour) {} }
                b { (city.printed().code) }
                small { (stage.say_with("cards-held", &[("cards", held.into())])) }
            }
            span.sum { b { (pays) } small { (stage.say_with("routes-left", &[("routes", left.into())])) } }
        }
    }
}
