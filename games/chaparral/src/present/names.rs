//! The names of pieces, by their messages.

use railhead_game::Arg;
use railhead_pieces::Piece;

use crate::{
    facts::{cards::CoachContent, facts, index::Measure},
    piece::{Bonus, Business, Character, Coach, EventCard, Good, Objective, Set},
    present::{Stage, money},
    view::{Count, View},
};

macro_rules! say_names {
    ($($(#[$doc:meta])* $function:ident($kind:ty) = $prefix:literal;)*) => { $(
        $(#[$doc])*
        pub(crate) fn $function(piece: $kind, stage: &Stage<'_>) -> String {
            stage.say(&format!(concat!($prefix, "-{}"), piece.id()))
        }
    )* };
}

say_names! {
    /// A character's name.
    character(Character) = "character";
    /// What a character's action does, in words.
    character_effect(Character) = "effect";
    /// A business's name.
    business(Business) = "business";
    /// A good's name.
    good(Good) = "good";
    /// A farm's name.
    farm(Good) = "farm";
    /// What a farm brings when it is bought.
    farm_bonus(Good) = "bonus-of";
    /// A bonus token, by what it gives.
    bonus(Bonus) = "token";
    /// An event's name.
    event(EventCard) = "event";
    /// What an event changes, in words.
    event_effect(EventCard) = "effect";
    /// An objective's name.
    objective(Objective) = "objective";
}

/// What an event adds to the printed prices of farms and businesses.
fn surcharge(view: &View) -> u16 {
    match view.event {
        EventCard::PropertyBoom => facts().cards.effects.boom_surcharge,
        _ => 0,
    }
}

/// What a farm costs the viewer now; what it costs everybody in this round, for a spectator.
pub(crate) fn farm_cost(kind: Good, view: &View) -> u16 {
    let usual = facts().farm(kind).price + surcharge(view);
    view.quotes.as_ref().map_or(usual, |quotes| quotes.farm_prices[kind.index()])
}

/// What a business costs the viewer now; what it costs everybody in this round, for a spectator.
pub(crate) fn business_cost(shop: Business, view: &View) -> u16 {
    let usual = facts().business(shop).price + surcharge(view);
    view.quotes.as_ref().map_or(usual, |quotes| quotes.business_prices[shop.index()])
}

/// What a stagecoach brings, in words.
pub(crate) fn coach(coach: Coach, stage: &Stage<'_>) -> String {
    let card = facts().coach(coach);
    let key = match card.content {
        CoachContent::Money => "coach-money",
        CoachContent::Gold => "coach-gold",
        CoachContent::Politician => "coach-politician",
    };
    stage.say_with(key, &[("money", money(card.money))])
}

/// Some names in a list: "Hotel or Jewellery".
fn either<T: Piece>(pieces: Set<T>, name: impl Fn(T, &Stage<'_>) -> String, stage: &Stage<'_>) -> String {
    let names: Vec<String> = pieces.iter().map(|piece| name(piece, stage)).collect();
    match names.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, rest)) => format!("{} {} {last}", rest.join(", "), stage.say("or")),
        None => String::new(),
    }
}

/// The key of what an objective counts, and the pieces it names.
fn counted(measure: &Measure, stage: &Stage<'_>) -> (&'static str, Option<String>) {
    match measure {
        Measure::Cowboys => ("cowboys", None),
        Measure::Money => ("money", None),
        Measure::Apaches => ("apaches", None),
        Measure::AnimalFarms => ("animal-farms", None),
        Measure::Hosts => ("hosts", None),
        Measure::Settlers => ("settlers", None),
        Measure::Coaches => ("coaches", None),
        Measure::Markers => ("markers", None),
        Measure::Gold => ("gold", None),
        Measure::Status => ("status", None),
        Measure::Sections => ("sections", None),
        Measure::Farms(goods) => ("farms", Some(either(*goods, good, stage))),
        Measure::FarmsOnOwnSection(goods) => ("farms-on-own-section", Some(either(*goods, good, stage))),
        Measure::Businesses(shops) if shops.len() > 2 => {
            ("businesses", Some(stage.say("status-three-or-more")))
        }
        Measure::Businesses(shops) => ("businesses", Some(either(*shops, business, stage))),
        Measure::Groups(_) => ("groups", None),
    }
}

/// How near a seat is to a condition of an objective: "3 of 4 stagecoaches".
pub(crate) fn progress(measure: &Measure, count: Count, stage: &Stage<'_>) -> String {
    told("count", measure, count, stage)
}

/// The same in as few words as fit beside a meter.
pub(crate) fn brief(measure: &Measure, count: Count, stage: &Stage<'_>) -> String {
    told("brief", measure, count, stage)
}

/// How much of a condition a seat lacks: "2 cowboys".
pub(crate) fn lack(measure: &Measure, count: Count, stage: &Stage<'_>) -> String {
    told("lack", measure, count, stage)
}

fn told(way: &str, measure: &Measure, count: Count, stage: &Stage<'_>) -> String {
    let (key, what) = counted(measure, stage);
    let has = count.has.min(count.needs);
    let args = [
        ("has", Arg::from(has)),
        ("needs", count.needs.into()),
        ("n", (count.needs - has).into()),
        ("has-money", money(has)),
        ("money", money(count.needs)),
        ("rest", money(count.needs - has)),
        ("what", what.unwrap_or_default().into()),
    ];
    stage.say_with(&format!("{way}-{key}"), &args)
}
