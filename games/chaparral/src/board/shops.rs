//! The shop fronts: price, star of status, influence and owner.

use maud::{Markup, html};
use railhead_game::Arg;
use railhead_pieces::draw::{Acts, piece};

use super::{disc, town::SHOPS_TOP};
use crate::{
    Action, BusinessView, View,
    piece::Business,
    present::{Stage, business, names_of},
};

const STEP_X: i32 = 188;
const STEP_Y: i32 = 124;

/// The layer of shops.
pub(super) fn shops(view: &View, stage: &Stage<'_>) -> Markup {
    html! {
        @for (index, shop) in view.businesses.iter().enumerate() {
            @let (column, row) = (index as i32 % 4, index as i32 / 4);
            (front(shop, 6 + STEP_X * column, SHOPS_TOP + STEP_Y * row, stage))
        }
    }
}

fn front(shop: &BusinessView, x: i32, y: i32, stage: &Stage<'_>) -> Markup {
    let acts = Acts::of(stage, |action| concerns(action, shop.business));
    let price = stage.lang().money(i64::from(shop.price));
    html! {
        (piece("shop", x, y, &acts, &words(shop, stage), html! {
            path.front d="M0 116V22h14V10h34V0h86v10h34v12h14v94z" {}
            path.awning d="M6 44h170l8 16H-2z" {}
            path.stripes d="M28 44l-4 16M52 44l-3 16M76 44l-2 16M100 44l2 16M124 44l3 16M148 44l4 16" {}
            text.number x="10" y="38" { (shop.business.index() + 1) }
            text.name x="91" y="34" text-anchor="middle" { (business(shop.business, stage)) }
            path.star d="M22 66l4 9h10l-8 6 3 10-9-6-9 6 3-10-8-6h10z" {}
            text.status x="22" y="84" { (shop.status) }
            text.price x="22" y="110" { (price) }
            @match shop.owner {
                Some(seat) => {
                    rect.deed x="130" y="66" width="46" height="44" rx="4" {}
                    (disc(seat, 153, 88, 16))
                }
                None => rect.deed.empty x="130" y="66" width="46" height="44" rx="4" {},
            }
            @for (place, seat) in shop.influence.iter().enumerate() {
                (disc(*seat, 58 + 34 * (place as i32 % 2), 78 + 24 * (place as i32 / 2), 11))
            }
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
