//! The names of pieces, by their messages.

use railhead_game::Arg;
use railhead_pieces::Piece;

use crate::{
    facts::{cards::CoachContent, facts, index::Measure},
    piece::{Bonus, Business, Character, Coach, EventCard, Good, Objective, Set},
    present::{Stage, money},
    view::Count,
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

/// How near a seat is to a condition of an objective: "3 of 4 stagecoaches".
pub(crate) fn progress(measure: &Measure, count: Count, stage: &Stage<'_>) -> String {
    let (key, what) = match measure {
        Measure::Cowboys => ("count-cowboys", None),
        Measure::Money => ("count-money", None),
        Measure::Apaches => ("count-apaches", None),
        Measure::AnimalFarms => ("count-animal-farms", None),
        Measure::Hosts => ("count-hosts", None),
        Measure::Settlers => ("count-settlers", None),
        Measure::Coaches => ("count-coaches", None),
        Measure::Markers => ("count-markers", None),
        Measure::Gold => ("count-gold", None),
        Measure::Status => ("count-status", None),
        Measure::Sections => ("count-sections", None),
        Measure::Farms(goods) => ("count-farms", Some(either(*goods, good, stage))),
        Measure::FarmsOnOwnSection(goods) => {
            ("count-farms-on-own-section", Some(either(*goods, good, stage)))
        }
        Measure::Businesses(shops) if shops.len() > 2 => {
            ("count-businesses", Some(stage.say("status-three-or-more")))
        }
        Measure::Businesses(shops) => ("count-businesses", Some(either(*shops, business, stage))),
        Measure::Groups(_) => ("count-groups", None),
    };
    let what = Arg::from(what.unwrap_or_default());
    stage.say_with(
        key,
        &[("has", count.has.min(count.needs).into()), ("needs", count.needs.into()), ("what", what)],
    )
}
