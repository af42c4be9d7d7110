//! The signs in words.

use maud::{Markup, html};

use super::{
    Drawing,
    icons::{Icon, symbol},
    marks::Mark,
    tile::shield,
};
use crate::piece::Breed;

/// Every sign with the key of its word.
const SIGNS: [(Icon, &str); 42] = [
    (Icon::Hire, "sign-hire"),
    (Icon::Hat, "worker-cowboy"),
    (Icon::Hammer, "worker-craftsman"),
    (Icon::Spanner, "worker-engineer"),
    (Icon::Cow, "sign-value"),
    (Icon::Card, "sign-card"),
    (Icon::Buy, "op-buy"),
    (Icon::Pair, "op-pair"),
    (Icon::Discard, "board-discard"),
    (Icon::Deck, "board-pile"),
    (Icon::Swap, "sign-swap"),
    (Icon::Bin, "sign-cull"),
    (Icon::Build, "sign-build"),
    (Icon::House, "task-building"),
    (Icon::ForestHouse, "unit-forest_building"),
    (Icon::Pawn, "sign-pawn"),
    (Icon::Boot, "board-steps"),
    (Icon::Engine, "sign-engine"),
    (Icon::Station, "task-station"),
    (Icon::Master, "sign-master"),
    (Icon::Extraordinary, "op-extraordinary"),
    (Icon::Mirror, "op-copy"),
    (Icon::Single, "sign-single"),
    (Icon::Twice, "op-aux"),
    (Icon::Certificate, "aux-certificate"),
    (Icon::Permanent, "permanent-certificate"),
    (Icon::Goal, "sign-goal"),
    (Icon::Hazard, "task-hazard"),
    (Icon::Clear, "sign-clear"),
    (Icon::Flood, "hazard-flood"),
    (Icon::Drought, "hazard-drought"),
    (Icon::Rockfall, "hazard-rockfall"),
    (Icon::Trade, "op-trade"),
    (Icon::Toll, "sign-toll"),
    (Icon::Risk, "board-risk"),
    (Icon::Foresight, "board-foresight"),
    (Icon::City, "place-kansas-city"),
    (Icon::Token, "board-token"),
    (Icon::Points, "sign-points"),
    (Icon::Coin, "board-money"),
    (Icon::Hand, "board-hand"),
    (Icon::Tree, "board-forest"),
];

/// Everything that is drawn to be read, 24 by 24, with the key of its word.
pub(super) fn all() -> impl Iterator<Item = (Markup, &'static str)> {
    let tent = |colour: &str| html! { g class={ "tent " (colour) } { (Icon::Teepee.at(0, 0, 24)) } };
    let wood = |id: &str| symbol(id, "wood", (0, 0), 24);
    SIGNS.iter().map(|(icon, key)| (icon.at(0, 0, 24), *key)).chain([
        (tent("green"), "teepee-green"),
        (tent("blue"), "teepee-blue"),
        (Mark::Coin(4).at(1, 1, 22), "sign-gain"),
        (Mark::Pay(4).at(1, 1, 22), "sign-pay"),
        (Mark::Card(Some(Breed::Jersey)).at(2, 2, 20), "sign-give"),
        (Mark::Card(None).at(2, 2, 20), "op-discard-any"),
        (shield(5, 0, 0, 24), "sign-worth"),
        (wood("disc-white"), "mat-white"),
        (wood("disc-black"), "mat-black"),
        (wood("clear-white"), "mat-cleared"),
    ])
}

/// The legend.
pub(super) fn legend(drawing: &Drawing<'_>) -> Markup {
    let words = &drawing.words;
    html! {
        p.note { (words.say("sign-note")) }
        ul.legend {
            @for (drawn, key) in all() {
                li { svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true" { (drawn) } " " span { (words.say(key)) } }
            }
        }
    }
}
