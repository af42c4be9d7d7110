//! What somebody looks up while playing: the round, everybody in town, the goods and signs, the end.

use maud::{Markup, PreEscaped, html};
use railhead_game::{Aid, AidLine, Words};
use railhead_pieces::aids::{part, signs};

use super::signs::{Sign, sheet, sign};
use crate::piece::Character;

const SIGNS: [(Sign, &str); 11] = [
    (Sign::Star, "aid-sign-star"),
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
];

/// All of it. The symbols stand with the first sign.
pub(crate) fn aids(words: &Words) -> Vec<Aid> {
    let drawn = SIGNS
        .into_iter()
        .enumerate()
        .map(|(at, (of, said))| (html! { @if at == 0 { (PreEscaped(sheet())) } (small(of)) }, said));
    vec![part(words, "round"), signs(words, "signs", drawn), town(words), part(words, "end")]
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
