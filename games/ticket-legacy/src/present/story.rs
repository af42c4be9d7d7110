//! Events as lines of the log.

use railhead_game::{Arg, Seat};

use super::{Stage, card, cards, city, colour_name, curse, names::named, route, share, ticket};
use crate::{
    card::Colour,
    event::{Event, Why},
    facts::{self, frontiers},
    piece::{CityId, PostcardId},
};

/// What happened, in one sentence.
pub(crate) fn tell(event: &Event, stage: &Stage<'_>) -> Option<String> {
    let text = match event {
        Event::Turn { .. } | Event::TurnedUp { .. } => return None,
        Event::Took { seat, card: kind } => {
            stage.say_with("tell-took", &[named(*seat, stage), ("card", card(*kind, stage).into())])
        }
        Event::Drew { seat, card: Some(kind) } => {
            stage.say_with("tell-drew-card", &[named(*seat, stage), ("card", card(*kind, stage).into())])
        }
        Event::Drew { seat, card: None } => stage.say_with("tell-drew", &[named(*seat, stage)]),
        Event::Newspaper => stage.say("tell-newspaper"),
        Event::Cleared => stage.say("tell-cleared"),
        Event::Reshuffled => stage.say("tell-reshuffled"),
        Event::EventTurned { event } => {
            let name = facts::cards().events[event.index()].title.name(stage.lang());
            stage.say_with("tell-event", &[("event", name.into())])
        }
        Event::EventsShuffled => stage.say("tell-events-shuffled"),
        Event::Founded { seat, company } => {
            let row = facts::figures().companies.iter().find(|row| row.id == *company);
            let name = row.map_or("", |row| row.title.name(stage.lang()));
            stage.say_with("tell-founded", &[named(*seat, stage), ("company", name.into())])
        }
        Event::Chartered { seat, charter } => {
            let title = frontiers().charters.list[charter.index()].title.name(stage.lang());
            stage.say_with("tell-chartered", &[named(*seat, stage), ("charter", title.into())])
        }
        Event::TicketsDrawn { seat, count } => {
            stage.say_with("tell-tickets-drawn", &[named(*seat, stage), ("count", (*count).into())])
        }
        Event::TicketDrawn { ticket: id, .. } => {
            stage.say_with("tell-ticket-drawn", &[("ticket", ticket(*id, stage).into())])
        }
        Event::TicketReturned { seat, ticket: Some(id) } => {
            let returned = ("ticket", ticket(*id, stage).into());
            stage.say_with("tell-ticket-returned-own", &[named(*seat, stage), returned])
        }
        Event::TicketReturned { seat, ticket: None } => {
            stage.say_with("tell-ticket-returned", &[named(*seat, stage)])
        }
        Event::TicketsKept { seat, count } => {
            stage.say_with("tell-tickets-kept", &[named(*seat, stage), ("count", (*count).into())])
        }
        Event::Claimed { seat, route: id, payment } => {
            let args = [
                named(*seat, stage),
                ("route", route(*id, stage).into()),
                ("cards", cards(*payment, stage).into()),
            ];
            stage.say_with("tell-claimed", &args)
        }
        Event::Closed { route: id } => stage.say_with("tell-closed", &[("route", route(*id, stage).into())]),
        Event::Collected { seat, dollars, why } => stage
            .say_with("tell-collected", &[named(*seat, stage), ("dollars", (*dollars).into()), reason(*why)]),
        Event::Paid { seat, dollars, why } => {
            stage.say_with("tell-paid", &[named(*seat, stage), ("dollars", (*dollars).into()), reason(*why)])
        }
        Event::Discarded { seat, card: kind } => {
            stage.say_with("tell-discarded", &[named(*seat, stage), ("card", card(*kind, stage).into())])
        }
        Event::Passed { seat } => stage.say_with("tell-passed", &[named(*seat, stage)]),
        Event::LastRound { seat } => stage.say_with("tell-last-round", &[named(*seat, stage)]),
        Event::TicketShown { seat, ticket: id, done } => {
            let key = if *done { "tell-ticket-done" } else { "tell-ticket-missed" };
            stage.say_with(key, &[named(*seat, stage), ("ticket", ticket(*id, stage).into())])
        }
        Event::Slip { seat, total } => {
            stage.say_with("tell-slip", &[named(*seat, stage), ("total", (*total).into())])
        }
        Event::Over => stage.say("tell-over"),
        event => return Some(tell_frontier(event, stage)),
    };
    Some(text)
}

/// Whom an event is about.
pub(crate) fn subject(event: &Event) -> Option<Seat> {
    match event {
        Event::Turn { seat }
        | Event::Took { seat, .. }
        | Event::Drew { seat, .. }
        | Event::Founded { seat, .. }
        | Event::Chartered { seat, .. }
        | Event::TicketsDrawn { seat, .. }
        | Event::TicketDrawn { seat, .. }
        | Event::TicketReturned { seat, .. }
        | Event::TicketsKept { seat, .. }
        | Event::Claimed { seat, .. }
        | Event::Collected { seat, .. }
        | Event::Paid { seat, .. }
        | Event::Discarded { seat, .. }
        | Event::Passed { seat }
        | Event::LastRound { seat }
        | Event::TicketShown { seat, .. }
        | Event::Slip { seat, .. }
        | Event::Hired { seat, .. }
        | Event::Staked { seat, .. }
        | Event::PostcardUsed { seat, .. }
        | Event::PostcardCame { seat, .. }
        | Event::PostcardDone { seat, .. }
        | Event::Peeked { seat, .. }
        | Event::Buried { seat }
        | Event::Looked { seat, .. }
        | Event::Swapped { seat, .. }
        | Event::TollCard { seat, .. }
        | Event::ShareTaken { seat, .. }
        | Event::WagonTaken { seat, .. }
        | Event::WagonPasted { seat, .. }
        | Event::Cursed { seat, .. }
        | Event::CurseLifted { seat, .. }
        | Event::ClueDrawn { seat, .. }
        | Event::ClueSolved { seat, .. }
        | Event::CluePassed { seat, .. }
        | Event::DepotFounded { seat, .. } => Some(*seat),
        Event::TurnedUp { .. }
        | Event::Newspaper
        | Event::Cleared
        | Event::Reshuffled
        | Event::EventTurned { .. }
        | Event::EventsShuffled
        | Event::Closed { .. }
        | Event::Over
        | Event::ShareShown { .. }
        | Event::WagonPlaced { .. }
        | Event::OutlawsMoved { .. }
        | Event::StashGrew { .. }
        | Event::GhostMoved { .. }
        | Event::CombineFounded { .. }
        | Event::Grew { .. }
        | Event::Cracked { .. } => None,
    }
}

/// What later rules make happen, in one sentence.
fn tell_frontier(event: &Event, stage: &Stage<'_>) -> String {
    let say = |key: &str, args: &[(&str, Arg<'_>)]| stage.say_with(key, args);
    let at = |id: CityId| ("city", Arg::from(city(id, stage)));
    let of = |colour: Colour| ("colour", Arg::from(colour_name(Some(colour), stage)));
    let postcard =
        |id: PostcardId| ("card", Arg::from(facts::cards().postcards[id.index()].title.name(stage.lang())));
    match event {
        Event::Hired { seat, employee } => {
            let name = facts::cards().employees[employee.index()].title.name(stage.lang());
            say("tell-hired", &[named(*seat, stage), ("employee", name.into())])
        }
        Event::Staked { seat, claim } => {
            let mine = frontiers().claims.list[claim.index()].mine;
            say("tell-staked", &[named(*seat, stage), at(mine)])
        }
        Event::PostcardUsed { seat, card } => {
            say("tell-postcard-used", &[named(*seat, stage), postcard(*card)])
        }
        Event::PostcardCame { card: Some(card), .. } => say("tell-postcard-came-own", &[postcard(*card)]),
        Event::PostcardCame { seat, card: None } => say("tell-postcard-came", &[named(*seat, stage)]),
        Event::PostcardDone { seat, card } => {
            say("tell-postcard-done", &[named(*seat, stage), postcard(*card)])
        }
        Event::Peeked { event: Some(event), .. } => {
            let name = facts::cards().events[event.index()].title.name(stage.lang());
            say("tell-peeked-own", &[("event", name.into())])
        }
        Event::Peeked { seat, event: None } => say("tell-peeked", &[named(*seat, stage)]),
        Event::Buried { seat } => say("tell-buried", &[named(*seat, stage)]),
        Event::Looked { seat, card: kind } => {
            say("tell-looked", &[named(*seat, stage), ("card", card(*kind, stage).into())])
        }
        Event::Swapped { seat, gave, took } => {
            let cards = [("gave", Arg::from(card(*gave, stage))), ("took", card(*took, stage).into())];
            say("tell-swapped", &[&[named(*seat, stage)][..], &cards].concat())
        }
        Event::TollCard { seat, to, card: kind } => {
            let to = ("to", Arg::from(stage.name(*to)));
            match kind {
                Some(kind) => {
                    say("tell-toll-card-own", &[named(*seat, stage), to, ("card", card(*kind, stage).into())])
                }
                None => say("tell-toll-card", &[named(*seat, stage), to]),
            }
        }
        Event::ShareTaken { seat, share: id } => {
            say("tell-share-taken", &[named(*seat, stage), ("share", share(*id, stage).into())])
        }
        Event::ShareShown { share: id } => say("tell-share-shown", &[("share", share(*id, stage).into())]),
        Event::WagonPlaced { city, colour } => say("tell-wagon-placed", &[at(*city), of(*colour)]),
        Event::WagonTaken { seat, city, colour } => {
            say("tell-wagon-taken", &[named(*seat, stage), at(*city), of(*colour)])
        }
        Event::WagonPasted { seat, colour } => say("tell-wagon-pasted", &[named(*seat, stage), of(*colour)]),
        Event::OutlawsMoved { city } => say("tell-outlaws-moved", &[at(*city)]),
        Event::StashGrew { dollars } => say("tell-stash-grew", &[("dollars", (*dollars).into())]),
        Event::GhostMoved { space, .. } => say("tell-ghost-moved", &[("space", (*space).into())]),
        Event::Cursed { seat, curse: id } => {
            say("tell-cursed", &[named(*seat, stage), ("curse", curse(*id, stage).into())])
        }
        Event::CurseLifted { seat, curse: id } => {
            say("tell-curse-lifted", &[named(*seat, stage), ("curse", curse(*id, stage).into())])
        }
        Event::ClueDrawn { seat, city: Some(city) } => {
            say("tell-clue-drawn-own", &[named(*seat, stage), at(*city)])
        }
        Event::ClueDrawn { seat, city: None } => say("tell-clue-drawn", &[named(*seat, stage)]),
        Event::ClueSolved { seat, city } => say("tell-clue-solved", &[named(*seat, stage), at(*city)]),
        Event::CluePassed { seat, to, city } => {
            let to = ("to", Arg::from(stage.name(*to)));
            match city {
                Some(city) => say("tell-clue-passed-own", &[named(*seat, stage), to, at(*city)]),
                None => say("tell-clue-passed", &[named(*seat, stage), to]),
            }
        }
        Event::DepotFounded { seat, city } => say("tell-depot-founded", &[named(*seat, stage), at(*city)]),
        Event::CombineFounded { city } => say("tell-combine-founded", &[at(*city)]),
        Event::Grew { city } => say("tell-grew", &[at(*city)]),
        Event::Cracked { route: id } => say("tell-cracked", &[("route", route(*id, stage).into())]),
        _ => String::new(),
    }
}

/// What money was for, as a value of a sentence.
fn reason(why: Why) -> (&'static str, Arg<'static>) {
    let key = match why {
        Why::Event => "why-event",
        Why::Company => "why-company",
        Why::Employee => "why-employee",
        Why::Curse => "why-curse",
        Why::Toll => "why-toll",
        Why::Postcard => "why-postcard",
        Why::Stash => "why-stash",
        Why::Bridge => "why-bridge",
        Why::Tunnel => "why-tunnel",
        Why::Claim => "why-claim",
        Why::Treasure => "why-treasure",
        Why::Clue => "why-clue",
        Why::Share => "why-share",
        Why::Outlaws => "why-outlaws",
        Why::Coasts => "why-coasts",
    };
    ("why", Arg::Message(key))
}
