//! What somebody looks up while playing: the signs of the map, what land costs and pays, the turn, the end.

use maud::{Markup, html};
use railhead_game::{Aid, AidLine, Words};
use railhead_pieces::aids::{part, signs};

use crate::{
    facts::facts,
    money::Dollars,
    piece::{City, Piece},
};

/// All of it.
pub(crate) fn aids(words: &Words) -> Vec<Aid> {
    vec![
        part(words, "turn"),
        signs(words, "signs", SIGNS.map(|(sign, said)| (html! { (sign) }, said))),
        prices(words),
        part(words, "money"),
        part(words, "end"),
    ]
}

const SIGNS: [(&str, &str); 6] = [
    ("★", "aid-sign-free"),
    ("[4]", "aid-sign-next"),
    ("9-18-27", "aid-sign-pays"),
    ("○ ●", "aid-sign-routes"),
    ("×2", "aid-sign-double"),
    ("A B C", "aid-sign-seats"),
];

fn prices(words: &Words) -> Aid {
    let row =
        |sums: Vec<Dollars>| sums.iter().map(|sum| sum.thousands().to_string()).collect::<Vec<_>>().join("-");
    let lines = City::all().map(|city| {
        let printed = city.printed();
        let costs = city.lands().filter(|land| !land.is_free()).map(|land| facts().index.price(land));
        let args = [
            ("city", printed.name.as_str().into()),
            ("costs", row(costs.collect()).into()),
            ("pays", row(printed.payouts.to_vec()).into()),
            ("routes", printed.max_payouts.into()),
        ];
        AidLine::sign(livery(&printed.colour), words.say_with("aid-city", &args))
    });
    Aid::new(words.say("aid-prices"), lines)
}

fn livery(colour: &str) -> Markup {
    html! { svg viewBox="0 0 8 20" width="8" height="20" { rect width="8" height="20" rx="1" fill=(colour) {} } }
}
