//! The campaign's log in words.

use railhead_game::{Arg, Present as _, Seat, Stage};

use super::{
    super::{action::Action, event::Event, poster::Place},
    label::named,
    names, on_table,
};
use crate::{
    TicketLegacy,
    card::Colour,
    facts::{Part, campaign, frontiers},
    piece::RouteId,
    present::{city, colour_name, ticket},
};

/// An event as a line of the log.
pub(super) fn tell(event: &Event, stage: &Stage<'_, Action>) -> Option<String> {
    let by = |key: &str, seat: Seat| stage.say_with(key, &[named(seat, stage)]);
    let about = |key: &str, seat: Seat, name: &'static str, thing: Arg<'_>| {
        stage.say_with(key, &[named(seat, stage), (name, thing)])
    };
    let line = match event {
        Event::Table { seats, event } => {
            return on_table(seats, stage, |stage| TicketLegacy::tell(event, stage));
        }
        Event::Roster { seat, present: true } => by("log-attends", *seat),
        Event::Roster { seat, present: false } => by("log-misses", *seat),
        Event::Excused { seat, by } => {
            stage.say_with("log-excused", &[named(*seat, stage), ("by", stage.name(*by).into())])
        }
        Event::Founded { seat, colour } => {
            about("log-founded", *seat, "company", names::company(*colour, stage).into())
        }
        Event::Ready { seat } => by("log-ready", *seat),
        Event::Left { seat } => by("log-left", *seat),
        Event::Joined { seat } => by("log-joined", *seat),
        Event::Opened { card, .. } => {
            let code = &campaign().story[*card].code;
            stage.say_with("log-opened", &[("title", stage.say(&format!("story-{code}-title")).into())])
        }
        Event::Read { part, .. } => stage.say(match part {
            Part::Before | Part::After => "log-read",
            Part::Vaults => "log-read-vaults",
        }),
        Event::Chartered { seat, charter } => {
            let title = frontiers().charters.list[charter.index()].title.name(stage.lang());
            about("log-chartered", *seat, "charter", title.into())
        }
        Event::Began { game, year, seats } => began(*game, *year, seats, stage),
        Event::Ended { game, year, winner } => {
            let args = [named(*winner, stage), ("year", year.to_string().into()), ("game", Arg::from(*game))];
            stage.say_with("log-ended", &args)
        }
        Event::Slip { seat, dollars } => about("log-slip", *seat, "dollars", Arg::Money((*dollars).into())),
        Event::BrakeVan { seat } => by("log-brake-van", *seat),
        Event::Struck { seat, event } => {
            about("log-struck", *seat, "event", names::event(*event, stage).into())
        }
        Event::TicketRetired { ticket: id } => {
            stage.say_with("log-ticket-retired", &[("ticket", ticket(*id, stage).into())])
        }
        Event::EventRetired { event } => {
            stage.say_with("log-event-retired", &[("event", names::event(*event, stage).into())])
        }
        Event::EmployeeRetired { employee } => {
            stage.say_with("log-employee-retired", &[("employee", names::employee(*employee, stage).into())])
        }
        Event::Postcard { card: Some(card), .. } => {
            stage.say_with("log-postcard-own", &[("card", names::postcard(*card, stage).into())])
        }
        Event::Postcard { seat, card: None } => by("log-postcard", *seat),
        Event::Letter { card } => {
            stage.say_with("log-letter", &[("card", names::postcard(*card, stage).into())])
        }
        Event::Crossed { seat, cities } => about("log-crossed", *seat, "count", (*cities).into()),
        Event::BoxChoice { seat, .. } => by("log-box-choice", *seat),
        Event::BoxOpened { seat, board } => {
            about("log-box-opened", *seat, "board", names::board(*board, stage).into())
        }
        Event::Track { by, route, colour } => sticker(*by, *route, *colour, stage),
        Event::Planned { seat } => by("log-planned", *seat),
        Event::Grew { seat, city: id } => about("log-grew", *seat, "city", city(*id, stage).into()),
        Event::Pasted { seat, colour, place } => {
            let colour = ("colour", Arg::from(colour_name(Some(*colour), stage)));
            match place {
                Place::Row(row) => {
                    let pays = campaign().poster.rows[usize::from(*row)].pays;
                    let pays = ("pays", Arg::Money(pays.into()));
                    stage.say_with("log-pasted", &[named(*seat, stage), colour, pays])
                }
                Place::Sanctuary => stage.say_with("log-sanctuary", &[named(*seat, stage), colour]),
            }
        }
        Event::Bagged { seat, colour } => {
            about("log-bagged", *seat, "colour", colour_name(Some(*colour), stage).into())
        }
        Event::Year { game, year } => {
            stage.say_with("log-year", &[("year", year.to_string().into()), ("game", (*game).into())])
        }
        Event::Vaults => stage.say("log-vaults"),
    };
    Some(line)
}

/// Whom an event is about.
pub(super) fn subject(event: &Event) -> Option<Seat> {
    match event {
        Event::Table { seats, event } => {
            TicketLegacy::subject(event).and_then(|place| seats.get(place.index())).copied()
        }
        Event::Roster { seat, .. }
        | Event::Excused { seat, .. }
        | Event::Founded { seat, .. }
        | Event::Ready { seat }
        | Event::Left { seat }
        | Event::Joined { seat }
        | Event::Opened { seat, .. }
        | Event::Chartered { seat, .. }
        | Event::Slip { seat, .. }
        | Event::BrakeVan { seat }
        | Event::Struck { seat, .. }
        | Event::Postcard { seat, .. }
        | Event::Crossed { seat, .. }
        | Event::BoxChoice { seat, .. }
        | Event::BoxOpened { seat, .. }
        | Event::Planned { seat }
        | Event::Grew { seat, .. }
        | Event::Pasted { seat, .. }
        | Event::Bagged { seat, .. } => Some(*seat),
        Event::Ended { winner, .. } => Some(*winner),
        Event::Track { by, .. } => *by,
        Event::Read { .. }
        | Event::Began { .. }
        | Event::TicketRetired { .. }
        | Event::EventRetired { .. }
        | Event::EmployeeRetired { .. }
        | Event::Letter { .. }
        | Event::Year { .. }
        | Event::Vaults => None,
    }
}

fn began(game: u8, year: u16, seats: &[Seat], stage: &Stage<'_, Action>) -> String {
    let names: Vec<&str> = seats.iter().map(|seat| stage.name(*seat)).collect();
    let args =
        [("year", Arg::from(year.to_string())), ("game", game.into()), ("names", names.join(", ").into())];
    stage.say_with("log-began", &args)
}

fn sticker(by: Option<Seat>, route: RouteId, colour: Colour, stage: &Stage<'_, Action>) -> String {
    let route = ("route", Arg::from(names::track(route, stage)));
    let colour = ("colour", Arg::from(colour_name(Some(colour), stage)));
    match by {
        Some(seat) => stage.say_with("log-track", &[named(seat, stage), route, colour]),
        None => stage.say_with("log-track-plan", &[route, colour]),
    }
}

/// What the chapter is called that an event opens.
pub(super) fn chapter(event: &Event, stage: &Stage<'_, Action>) -> Option<String> {
    let (key, game, year) = match event {
        Event::Year { game, year } => ("chapter-year", *game, *year),
        Event::Began { game, year, .. } => ("chapter-game", *game, *year),
        Event::BoxChoice { game, .. } => ("chapter-box", *game, names::year(*game)),
        _ => return None,
    };
    Some(stage.say_with(key, &[("year", year.to_string().into()), ("game", game.into())]))
}
