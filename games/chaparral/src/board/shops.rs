//! The shop fronts: price, star of status, influence and owner.

use maud::{Markup, html};
use railhead_game::Arg;
use railhead_pieces::draw::{Acts, piece};

use super::{
    disc,
    town::{LONG, SHOPS_TOP},
};
use crate::{
    Action, BusinessView, View,
    piece::Business,
    present::{Stage, business, names_of},
};

const STEP_X: i32 = 110;
const STEP_Y: i32 = 68;

/// The layer of shops.
pub(super) fn shops(view: &View, stage: &Stage<'_>) -> Markup {
    html! {
        @for (index, shop) in view.businesses.iter().enumerate() {
            @let (column, row) = (index as i32 % 4, index as i32 / 4);
            (front(shop, 1 + STEP_X * column, SHOPS_TOP + STEP_Y * row, stage))
        }
    }
}

fn front(shop: &BusinessView, x: i32, y: i32, stage: &Stage<'_>) -> Markup {
    let acts = Acts::of(stage, |action| concerns(action, shop.business));
    let price = stage.lang().money(i64::from(shop.price));
    html! {
        (piece("shop", x, y, &acts, &words(shop, stage), html! {
            rect.front width="104" height="63" rx="3" {}
            @let name = business(shop.business, stage);
            text.name.long[name.chars().count() > LONG] x="5" y="13" { (shop.business.index() + 1) " " (name) }
            path.awning d="M2 17h100v3a5 3.500 0 0 1-10 0a5 3.500 0 0 1-10 0a5 3.500 0 0 1-10 0a5 3.500 0 0 1-10 0a5 3.500 0 0 1-10 0a5 3.500 0 0 1-10 0a5 3.500 0 0 1-10 0a5 3.500 0 0 1-10 0a5 3.500 0 0 1-10 0a5 3.500 0 0 1-10 0z" {}
            path.star d="M14 26l2.500 5.500 6 .500-4.500 4 1.500 6-5.500-3-5.500 3 1.500-6-4.500-4 6-.500z" {}
            text.status x="25" y="39" { (shop.status) }
            text class={ "price" @if shop.owner.is_some() { " struck" } } x="99" y="39" { (price) }
            @match shop.owner {
                Some(seat) => {
                    rect class={ "deed seat-" (seat) } x="58" y="44" width="43" height="17" rx="3" {}
                    (disc(seat, 68, 52, 7))
                    text.owns x="90" y="57" { "★" }
                }
                None => {}
            }
            @for (place, seat) in shop.influence.iter().enumerate() { (disc(*seat, 12 + 18 * place as i32, 52, 8)) }
        }))
    }
}

fn concerns(action: Action, shop: Business) -> bool {
    match action {
        Action::Influence(other) | Action::BuyBusiness(other) | Action::Return(other) => other == shop,
        _ => false,
    }
}

fn words(shop: &BusinessView, stage: &Stage<'_>) -> String {
    let mut words = format!(
        "{}: {}, {}",
        business(shop.business, stage),
        stage.lang().money(i64::from(shop.price)),
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
