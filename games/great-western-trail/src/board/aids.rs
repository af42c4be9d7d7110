//! What somebody looks up while playing: all signs, what cattle cost, the turn, Kansas City, the end, the count.

use maud::{Markup, PreEscaped, html};
use railhead_game::{Aid, AidLine, Arg, Words};
use railhead_pieces::aids::{part, signs};

use super::{icons::SYMBOLS, legend};
use crate::facts::facts;

/// All of it. The symbols stand with the first sign.
pub(crate) fn aids(words: &Words) -> Vec<Aid> {
    let drawn = legend::all().enumerate().map(|(at, (sign, said))| {
        let symbols = html! { @if at == 0 { svg width="0" height="0" { (PreEscaped(SYMBOLS)) } } };
        (html! { (symbols) (boxed(sign)) }, said)
    });
    vec![
        part(words, "turn"),
        part(words, "city"),
        cattle(words),
        part(words, "end"),
        part(words, "points"),
        signs(words, "signs", drawn),
    ]
}

fn boxed(content: Markup) -> Markup {
    html! { svg width="24" height="24" viewBox="0 0 24 24" { (content) } }
}

fn cattle(words: &Words) -> Aid {
    let lines = facts().cards.offers.iter().map(|offer| {
        let args = [
            ("n", offer.cards.into()),
            ("value", offer.bv.into()),
            ("cowboys", offer.cowboys.into()),
            ("sum", Arg::Money(offer.cost.into())),
        ];
        AidLine::text(words.say_with("price-row", &args))
    });
    Aid::new(words.say("aid-cattle"), lines)
}
