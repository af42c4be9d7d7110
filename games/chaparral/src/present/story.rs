//! Events as lines of the log.

use railhead_game::{Arg, Seat};

use super::{
    Stage, bonus, business, character, coach, event as event_name, farm, good, money, names_of, objective,
};
use crate::{Event, Target, facts::facts, piece::EventCard};

pub(super) fn tell(event: Event, stage: &Stage<'_>) -> String {
    let name = |seat: Seat| ("name", Arg::from(stage.name(seat)));
    let what = |text: String| ("what", Arg::from(text));
    let say = |key: &str, args: &[(&str, Arg<'_>)]| stage.say_with(key, args);
    match event {
        Event::Round { round, start, card, coach: stagecoach } => say(
            "tell-round",
            &[
                ("round", round.into()),
                name(start),
                ("event", event_name(card, stage).into()),
                ("coach", coach(stagecoach, stage).into()),
            ],
        ),
        Event::Placed { seat, character: who } => {
            say("tell-placed", &[name(seat), what(character(who, stage))])
        }
        Event::EnteredAlley { seat, .. } => say("tell-alley", &[name(seat)]),
        Event::Blocked { seat, character: who } => {
            say("tell-blocked", &[name(seat), what(character(who, stage))])
        }
        Event::Token { seat, character: who, bonus: token } => say(
            "tell-token",
            &[name(seat), what(character(who, stage)), ("bonus", bonus(token, stage).into())],
        ),
        Event::Marker { seat, business: shop } => {
            say("tell-marker", &[name(seat), what(business(shop, stage))])
        }
        Event::Used { seat, character: who, alley } => {
            let key = if alley.is_some() { "tell-used-alley" } else { "tell-used" };
            say(key, &[name(seat), what(character(who, stage))])
        }
        Event::Paid { seat, resource, amount } => say(
            &format!("tell-paid-{resource}"),
            &[name(seat), ("n", amount.into()), ("money", money(amount))],
        ),
        Event::Received { seat, resource, amount } => say(
            &format!("tell-received-{resource}"),
            &[name(seat), ("n", amount.into()), ("money", money(amount))],
        ),
        Event::Looked { seat, cards: None } => say("tell-looked", &[name(seat)]),
        Event::Looked { seat, cards: Some(cards) } => {
            say("tell-looked-cards", &[&[name(seat)][..], &three(cards, stage)].concat())
        }
        Event::Stacked { seat, cards: None } => say("tell-stacked", &[name(seat)]),
        Event::Stacked { seat, cards: Some(cards) } => {
            say("tell-stacked-cards", &[&[name(seat)][..], &three(cards, stage)].concat())
        }
        Event::Welcomed { seat, coach: stagecoach } => {
            say("tell-welcomed", &[name(seat), ("coach", coach(stagecoach, stage).into())])
        }
        Event::Politician { seat } => say("tell-politician", &[name(seat)]),
        Event::PoliticianLeft { seat } => say("tell-politician-left", &[name(seat)]),
        Event::PoliticianRobbed => say("tell-politician-robbed", &[]),
        Event::Hosted { seat, good: kind } => say("tell-hosted", &[name(seat), what(farm(kind, stage))]),
        Event::FarmBought { seat, good: kind, price, apache } => {
            let key = if apache { "tell-farm-bought" } else { "tell-farm-bought-clean" };
            say(key, &[name(seat), what(farm(kind, stage)), ("price", money(price))])
        }
        Event::Sold { seat, good: kind, sum, blocked } => {
            let key = if blocked { "tell-sold-blocked" } else { "tell-sold" };
            say(key, &[name(seat), what(good(kind, stage)), ("money", money(sum))])
        }
        Event::Built { seat, section, segments, iron, settlers } => say(
            "tell-built",
            &[
                name(seat),
                what(good(section, stage)),
                ("n", segments.into()),
                ("iron", iron.into()),
                ("settlers", settlers.into()),
            ],
        ),
        Event::Finished { seat, section } => say("tell-finished", &[name(seat), what(good(section, stage))]),
        Event::Bought { seat, business: shop, price } => {
            say("tell-bought", &[name(seat), what(business(shop, stage)), ("price", money(price))])
        }
        Event::Cleared { seat, target, token } => {
            let key = if token { "tell-cleared-token" } else { "tell-cleared" };
            let (Target::Own(kind) | Target::Unsold(kind)) = target;
            say(key, &[name(seat), what(farm(kind, stage))])
        }
        Event::ColouredToken { seat } => say("tell-coloured-token", &[name(seat)]),
        Event::Claimed { seat, objective: card } => {
            let special = facts().index.special.contains(card);
            let key = if special { "tell-claimed-special" } else { "tell-claimed" };
            say(key, &[name(seat), what(objective(card, stage))])
        }
        Event::Lost { seat, .. } => say("tell-lost", &[name(seat)]),
        Event::Returned { seat, business: shop } => {
            say("tell-returned", &[name(seat), what(business(shop, stage))])
        }
        Event::MarketReset { good: kind } => say("tell-market-reset", &[what(good(kind, stage))]),
        Event::CoachDropped { .. } => say("tell-coach-dropped", &[]),
        Event::Over { objectives, winners } => {
            let end = stage.say(if objectives { "tell-over-objectives" } else { "tell-over-coaches" });
            let result = if winners.is_empty() {
                stage.say("tell-nobody")
            } else {
                say("tell-winners", &[("names", names_of(winners.iter(), stage).into())])
            };
            format!("{end} {result}")
        }
    }
}

/// Whom an event is about.
pub(super) fn subject(event: Event) -> Option<Seat> {
    match event {
        Event::Round { start: seat, .. }
        | Event::Placed { seat, .. }
        | Event::EnteredAlley { seat, .. }
        | Event::Blocked { seat, .. }
        | Event::Token { seat, .. }
        | Event::Marker { seat, .. }
        | Event::Used { seat, .. }
        | Event::Paid { seat, .. }
        | Event::Received { seat, .. }
        | Event::Looked { seat, .. }
        | Event::Stacked { seat, .. }
        | Event::Welcomed { seat, .. }
        | Event::Politician { seat }
        | Event::PoliticianLeft { seat }
        | Event::Hosted { seat, .. }
        | Event::FarmBought { seat, .. }
        | Event::Sold { seat, .. }
        | Event::Built { seat, .. }
        | Event::Finished { seat, .. }
        | Event::Bought { seat, .. }
        | Event::Cleared { seat, .. }
        | Event::ColouredToken { seat }
        | Event::Claimed { seat, .. }
        | Event::Lost { seat, .. }
        | Event::Returned { seat, .. } => Some(seat),
        Event::PoliticianRobbed
        | Event::MarketReset { .. }
        | Event::CoachDropped { .. }
        | Event::Over { .. } => None,
    }
}

fn three(cards: [EventCard; 3], stage: &Stage<'_>) -> [(&'static str, Arg<'static>); 3] {
    let [one, two, three] = cards.map(|card| Arg::from(event_name(card, stage)));
    [("one", one), ("two", two), ("three", three)]
}
