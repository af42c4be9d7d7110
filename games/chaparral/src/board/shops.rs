//! The shop fronts: status, price, influence and owner.

use maud::{Markup, html};
use railhead_game::Arg;

use super::{
    Piece, badge,
    signs::{Sign, sign},
};
use crate::{
    Action, BusinessView, Step, View,
    piece::Business,
    present::{Stage, business, business_cost, names_of},
};

/// The name under which a shop is lit.
pub(super) fn light(shop: Business) -> String {
    format!("s-{shop}")
}

/// A shop.
pub(super) fn front(shop: &BusinessView, view: &View, stage: &Stage<'_>) -> Markup {
    let mut piece =
        Piece::new("shop", words(shop, view, stage), view, stage, |action| concerns(action, shop.business));
    piece.light = Some(light(shop.business));
    let held = view.viewer.is_some_and(|seat| shop.influence.contains(&seat) || shop.owner == Some(seat));
    let placing = view.step == Step::Place && view.viewer.is_some() && view.actor == view.viewer;
    let cost = business_cost(shop.business, view);
    let short = view.quotes.is_some()
        && matches!(view.step, Step::Notary | Step::NotaryMore)
        && view.actor == view.viewer
        && !piece.acts.any()
        && shop.owner.is_none()
        && view.viewer.is_some_and(|seat| shop.influence.contains(&seat));
    let missing =
        view.viewer.and_then(|seat| view.player(seat)).map_or(0, |player| cost.saturating_sub(player.money));
    piece.draw(html! {
        span.name { b { (business(shop.business, stage)) } }
        span.awning aria-hidden="true" {}
        span.terms {
            (sign("trade", Sign::Shop(shop.business)))
            (sign("star", Sign::Star)) b.status { (shop.status) }
            @if shop.owner.is_some() {
                s.price { (stage.lang().money(i64::from(shop.price))) }
            } @else {
                @if cost != shop.price { s.was { (stage.lang().money(i64::from(shop.price))) } }
                b.price { (stage.lang().money(i64::from(cost))) }
            }
        }
        span.markers {
            @if let Some(seat) = shop.owner {
                span class={ "deed seat-" (seat) } { (badge(seat)) " " span.owns { (stage.say("owns")) } }
            }
            @for seat in shop.influence.iter().filter(|seat| shop.owner != Some(**seat)) { (badge(*seat)) }
            // Words where there is room for them beside the markers of others.
            @let crowded = shop.owner.is_some() || shop.influence.len() > 1;
            @if short && missing > 0 {
                em.lacking {
                    @if crowded { "\u{2212}" (stage.lang().money(i64::from(missing))) }
                    @else { (stage.say_with("short-of", &[("money", Arg::Money(i64::from(missing)))])) }
                }
            }
            @if let Some(seat) = view.viewer.filter(|_| placing && !held) {
                em.pill { @if crowded { "+" (badge(seat)) } @else { (stage.say("pill-marker")) } }
            }
        }
    })
}

fn concerns(action: Action, shop: Business) -> bool {
    match action {
        Action::Influence(other) | Action::BuyBusiness(other) | Action::Return(other) => other == shop,
        _ => false,
    }
}

fn words(shop: &BusinessView, view: &View, stage: &Stage<'_>) -> String {
    let mut words = format!(
        "{}: {}, {}",
        business(shop.business, stage),
        stage.lang().money(i64::from(business_cost(shop.business, view))),
        stage.say_with("status-of", &[("n", shop.status.into())])
    );
    if let Some(owner) = shop.owner {
        words += &format!(" · {}", stage.say_with("owner-of", &[("name", Arg::from(stage.name(owner)))]));
    }
    if !shop.influence.is_empty() {
        let names = names_of(shop.influence.iter().copied(), stage);
        words += &format!(" · {}", stage.say_with("influence-of", &[("names", names.into())]));
    }
    words
}
