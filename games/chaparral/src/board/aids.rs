//! What somebody looks up while playing: the round, everybody in town, the goods and signs, the end.

use maud::{Markup, PreEscaped, html};
use railhead_game::{Aid, AidLine, Arg, Seat, Words};
use railhead_pieces::aids::{part, signs};

use super::signs::{Sign, sheet, sign};
use crate::{
    facts::facts,
    piece::{Business, Character},
};

const SIGNS: [(Sign, &str); 14] = [
    (Sign::Star, "aid-sign-star"),
    (Sign::Ribbon, "aid-sign-ribbon"),
    (Sign::Pawn(Seat(0)), "aid-sign-pawn"),
    (Sign::Hat, "aid-sign-hat"),
    (Sign::Iron, "aid-sign-iron"),
    (Sign::Gold, "aid-sign-gold"),
    (Sign::Wagon, "aid-sign-wagon"),
    (Sign::Coach, "aid-sign-coach"),
    (Sign::Marker, "aid-sign-marker"),
    (Sign::Barn, "aid-sign-barn"),
    (Sign::Apache, "aid-sign-apache"),
    (Sign::Politician, "aid-sign-politician"),
    (Sign::Skull, "aid-sign-skull"),
    (Sign::Cross, "aid-sign-cross"),
];

/// All of it. The symbols stand with the first sign.
pub(crate) fn aids(words: &Words) -> Vec<Aid> {
    let drawn = SIGNS
        .into_iter()
        .enumerate()
        .map(|(at, (of, said))| (html! { @if at == 0 { (PreEscaped(sheet())) } (small(of)) }, said));
    vec![part(words, "round"), signs(words, "signs", drawn), town(words), shops(words), part(words, "end")]
}

fn small(of: Sign) -> Markup {
    html! { span.aid-sign { (sign("", of)) } }
}

fn town(words: &Words) -> Aid {
    let lines = Character::ALL.into_iter().map(|who| {
        let (name, effect) =
            (words.say(&format!("character-{}", who.id())), words.say(&format!("effect-{}", who.id())));
        AidLine::sign(small(Sign::Person(who)), format!("**{name}**: {effect}"))
    });
    Aid::new(words.say("aid-town"), lines)
}

fn shops(words: &Words) -> Aid {
    let lines = Business::ALL.into_iter().map(|shop| {
        let printed = facts().business(shop);
        let reach =
            Character::ALL.into_iter().filter(|who| facts().index.influences[who.index()].contains(shop));
        let names: Vec<String> = reach.map(|who| words.say(&format!("character-{}", who.id()))).collect();
        let args = [
            ("name", words.say(&format!("business-{}", shop.id())).into()),
            ("status", printed.status.into()),
            ("price", Arg::Money(printed.price.into())),
            ("who", names.join(", ").into()),
        ];
        AidLine::sign(small(Sign::Shop(shop)), words.say_with("aid-shop", &args))
    });
    Aid::new(words.say("aid-shops"), lines)
}
