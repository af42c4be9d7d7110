//! Names of things that the campaign speaks of.

use railhead_game::{Arg, Stage};

use crate::{
    card::Colour,
    facts::{cards, figures, map},
    piece::{BoardId, EmployeeId, EventId, PostcardId, RouteId},
    present::route,
};

/// A board's name.
pub(super) fn board<A: PartialEq>(id: BoardId, stage: &Stage<'_, A>) -> &'static str {
    map().boards[id.index()].title.name(stage.lang())
}

/// A company's name.
pub(super) fn company<A: PartialEq>(colour: Colour, stage: &Stage<'_, A>) -> &'static str {
    let row = figures().companies.iter().find(|company| company.id == colour);
    row.map_or("", |row| row.title.name(stage.lang()))
}

/// An event's name.
pub(super) fn event<A: PartialEq>(id: EventId, stage: &Stage<'_, A>) -> &'static str {
    cards().events[id.index()].title.name(stage.lang())
}

/// An employee's name.
pub(super) fn employee<A: PartialEq>(id: EmployeeId, stage: &Stage<'_, A>) -> &'static str {
    cards().employees[id.index()].title.name(stage.lang())
}

/// A postcard's name.
pub(super) fn postcard<A: PartialEq>(id: PostcardId, stage: &Stage<'_, A>) -> &'static str {
    cards().postcards[id.index()].title.name(stage.lang())
}

/// A route, and which track of it where there are several.
pub(super) fn track<A: PartialEq>(id: RouteId, stage: &Stage<'_, A>) -> String {
    let row = &map().routes[id.index()];
    if row.tracks == 1 {
        return route(id, stage);
    }
    let number = stage.say_with("track-number", &[("number", Arg::from(row.track + 1))]);
    format!("{}, {number}", route(id, stage))
}

/// The year of a game.
pub(super) fn year(game: u8) -> u16 {
    figures().years.get(usize::from(game) - 1).map_or(0, |year| year.year)
}
