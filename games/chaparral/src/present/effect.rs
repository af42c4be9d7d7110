//! What a character's action would do for the viewer now, in few words: on their card and on the button.

use railhead_game::{Arg, Seat};

use super::{Stage, good, money};
use crate::{
    Preview, View,
    piece::{Character, Good},
};

/// What a character's action would do for the viewer now: "+$25".
pub(crate) fn preview(view: &View, who: Character, stage: &Stage<'_>) -> Option<String> {
    view.characters.get(who.index())?.preview.map(|preview| in_words(preview, view, stage))
}

/// The same, for any preview of it.
pub(super) fn in_words(preview: Preview, view: &View, stage: &Stage<'_>) -> String {
    match preview {
        Preview::Events { coin, starter } => events(coin, starter, view, stage),
        Preview::Coach { money: sum, politician: true, .. } => {
            stage.say_with("prospect-coach-politician", &[("money", money(sum))])
        }
        Preview::Coach { gold: 1.., .. } => stage.say("prospect-coach-gold"),
        Preview::Coach { money: sum, .. }
        | Preview::Money { money: sum, markers: 0, .. }
        | Preview::Saloon { money: sum, cowboys: 0 } => {
            stage.say_with("prospect-coach-money", &[("money", money(sum))])
        }
        Preview::Money { money: sum, markers, businesses: 0 } => {
            stage.say_with("prospect-markers", &[("money", money(sum)), ("markers", markers.into())])
        }
        Preview::Money { money: sum, markers, businesses } => {
            let args = [("money", money(sum)), ("markers", markers.into()), ("shops", businesses.into())];
            stage.say_with("prospect-money", &args)
        }
        Preview::Farms { prices, two } => farms(prices, two, stage),
        Preview::Sales { money: sum } => stage.say_with("prospect-sales", &[("money", money(sum))]),
        Preview::OthersSell => stage.say("prospect-others-sell"),
        Preview::Segments { segments } => stage.say_with("prospect-segments", &[("n", segments.into())]),
        Preview::Mine { iron: 0, gold, .. } => stage.say_with("prospect-mine-gold", &[("gold", gold.into())]),
        Preview::Mine { iron, gold: 0, .. } => stage.say_with("prospect-mine-iron", &[("iron", iron.into())]),
        Preview::Mine { iron, gold, beside } => stage.say_with(
            "prospect-mine",
            &[("iron", iron.into()), ("gold", gold.into()), ("beside", beside.into())],
        ),
        Preview::Businesses { kinds, least, most, two } => {
            let args = [
                ("n", Arg::from(kinds)),
                ("most", if two { 2_u8 } else { 1 }.into()),
                ("least", money(least)),
                ("dearest", money(most)),
            ];
            stage.say_with(if least == most { "prospect-business" } else { "prospect-businesses" }, &args)
        }
        Preview::Cowboys { cowboys } => stage.say_with("prospect-cowboys", &[("n", cowboys.into())]),
        Preview::Settlers { .. } => stage.say("prospect-settlers"),
        Preview::Saloon { money: sum, cowboys } => {
            stage.say_with("prospect-saloon", &[("money", money(sum)), ("n", cowboys.into())])
        }
        Preview::Apaches { cost: 0 } => stage.say("prospect-apaches"),
        Preview::Apaches { cost } => stage.say_with("prospect-apaches-cost", &[("n", cost.into())]),
        Preview::Nothing => stage.say("prospect-nothing"),
    }
}

/// At a table of two the coin matters; at a larger one, who starts the next round.
fn events(coin: u16, starter: Seat, view: &View, stage: &Stage<'_>) -> String {
    if coin > 0 {
        stage.say_with("prospect-events-coin", &[("money", money(coin))])
    } else if view.players.len() < 3 {
        stage.say("prospect-events")
    } else if view.viewer == Some(starter) {
        stage.say("prospect-events-you")
    } else {
        stage.say_with("prospect-events-other", &[("name", stage.name(starter).into())])
    }
}

fn farms(prices: [Option<u16>; 5], two: bool, stage: &Stage<'_>) -> String {
    let kinds: Vec<String> = Good::ALL
        .iter()
        .filter(|kind| prices[kind.index()].is_some())
        .map(|kind| good(*kind, stage))
        .collect();
    let most = Arg::from(if two { 2_u8 } else { 1 });
    match &kinds[..] {
        [only] => stage.say_with("prospect-farm", &[("what", only.as_str().into())]),
        [one, other] if !two => {
            let what = format!("{one} {} {other}", stage.say("or"));
            stage.say_with("prospect-farm", &[("what", what.into())])
        }
        kinds => stage.say_with("prospect-farms", &[("most", most), ("n", kinds.len().into())]),
    }
}
