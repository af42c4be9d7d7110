//! The campaign's log in words.

use railhead_game::{Present as _, Stage};

use super::{
    super::{action::Action, event::Event},
    on_table,
};
use crate::TicketLegacy;

/// An event as a line of the log.
pub(super) fn tell(event: &Event, stage: &Stage<'_, Action>) -> Option<String> {
    match event {
        Event::Table { seats, event } => on_table(seats, stage, |stage| TicketLegacy::tell(event, stage)),
        _ => None,
    }
}

/// What the chapter is called that an event opens.
pub(super) fn chapter(event: &Event, _stage: &Stage<'_, Action>) -> Option<String> {
    match event {
        Event::Year { year, .. } | Event::Began { year, .. } => Some(year.to_string()),
        _ => None,
    }
}
