//! The viewer's tiles, as cards.

use maud::{Markup, html};

use super::{
    acts,
    route::{terrain_name, terrain_sign},
};
use crate::{
    action::Action,
    facts::facts,
    piece::Named,
    present::{Stage, in_words},
    view::{Held, View},
};

/// Units across the hand.
pub(super) const WIDTH: u32 = 560;
/// Units down the hand.
pub(super) const HEIGHT: u32 = 150;
/// The width of a card, with the gap beside it.
const STEP: i32 = 140;

/// The layer of cards.
pub(super) fn tiles(view: &View, stage: &Stage<'_>) -> Markup {
    html! {
        @if view.viewer.is_none() {
            text.note x=(WIDTH / 2) y=(HEIGHT / 2) { (stage.say("watching")) }
        } @else if view.hand.is_empty() {
            text.note x=(WIDTH / 2) y=(HEIGHT / 2) { (stage.say("no-tiles")) }
        }
        @for (place, held) in view.hand.iter().enumerate() { (card(*held, place as i32 * STEP, stage)) }
    }
}

fn card(held: Held, x: i32, stage: &Stage<'_>) -> Markup {
    let acts = acts(Action::Lay(held.tile), stage);
    let printed = held.tile.printed();
    let [from, to] = facts().index.ends(held.tile.route());
    let terrain = terrain_name(printed.terrain, stage);
    let cost = in_words(held.cost, stage);
    let label = stage.say_with(
        "space-empty",
        &[("tile", held.tile.id().into()), ("terrain", terrain.clone().into()), ("cost", held.cost.into())],
    );
    html! {
        g class={ "tile" @if acts.any() { " can" } @if held.double { " double" } }
            data-piece={ "tile-" (held.tile) } data-act=[acts.one()] tabindex=[acts.tab()]
            role=[acts.role()] aria-label=(label) transform={ "translate(" (x + 4) " 4)" } {
            rect.card width="132" height="142" rx="7" {}
            path.ties d="M14 121v18M26 121v18M38 121v18M50 121v18M62 121v18M74 121v18M86 121v18M98 121v18M110 121v18M120 121v18" {}
            path.rail d="M6 125h120M6 135h120" {}
            text.code x="12" y="38" { (held.tile) }
            g transform="translate(104 26) scale(2)" { (terrain_sign(printed.terrain, 0, 0)) }
            text.terrain x="12" y="57" { (terrain) }
            text.way x="12" y="76" { (from) " –" }
            text.way x="12" y="93" { (to) }
            text.cost x="12" y="114" { (cost) }
            @if held.double { text.twice x="122" y="114" { "×2" } }
        }
    }
}
