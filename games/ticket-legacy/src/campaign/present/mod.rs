//! The campaign in words and pictures, made from a view: at the table as the game draws itself, in between the desk
//! on which stories, boxes and stickers lie, and the binder.

mod atlas;
mod binder;
mod boxes;
mod chronicle;
mod curves;
mod desk;
mod label;
mod letter;
mod moments;
mod names;
mod office;
mod papers;
mod story;

use std::sync::LazyLock;

use railhead_game::{Choice, Clock, Lang, Pane, Present, Scene, Seat, Stage, Vitals, Words};

use super::{
    action::Action,
    event::Event,
    state::Campaign,
    view::{Awaits, TableView, View},
};
use crate::{
    TicketLegacy, action as table,
    present::vitals::{clock, vitals},
};

impl Present for Campaign {
    fn locale(lang: Lang) -> &'static str {
        match lang {
            Lang::En => concat!(
                include_str!("../../../locales/en.ftl"),
                include_str!("../../../locales/en.campaign.ftl"),
                include_str!("../../../locales/en.story.ftl"),
            ),
            Lang::PtBr => concat!(
                include_str!("../../../locales/pt-BR.ftl"),
                include_str!("../../../locales/pt-BR.campaign.ftl"),
                include_str!("../../../locales/pt-BR.story.ftl"),
            ),
        }
    }

    fn rules(lang: Lang) -> &'static str {
        TicketLegacy::rules(lang)
    }

    fn stylesheet() -> &'static str {
        static SHEET: LazyLock<String> = LazyLock::new(|| {
            format!("{}{}", crate::board::stylesheet(), include_str!("../../../campaign.css"))
        });
        &SHEET
    }

    fn scene(view: &View, stage: &Stage<'_, Action>) -> Scene {
        match (&view.awaits, &view.table) {
            (Awaits::Table, Some(table)) => {
                at_table(table, stage, |stage| TicketLegacy::scene(&table.view, stage))
            }
            _ => desk::scene(view, stage),
        }
    }

    fn prompt(view: &View, stage: &Stage<'_, Action>) -> String {
        prompt_of(view, stage)
    }

    fn short_prompt(view: &View, stage: &Stage<'_, Action>) -> String {
        match (&view.awaits, &view.table) {
            (Awaits::Table, Some(table)) => {
                at_table(table, stage, |stage| TicketLegacy::short_prompt(&table.view, stage))
            }
            _ => label::short_prompt(view, stage),
        }
    }

    fn hint(view: &View, stage: &Stage<'_, Action>) -> String {
        match (&view.awaits, &view.table) {
            (Awaits::Table, Some(table)) => {
                at_table(table, stage, |stage| TicketLegacy::hint(&table.view, stage))
            }
            (
                Awaits::Strike { .. }
                | Awaits::Networks { .. }
                | Awaits::Open { .. }
                | Awaits::Tracks { .. }
                | Awaits::Growth
                | Awaits::Charter { .. },
                _,
            ) => stage.say("hint-lasting"),
            _ => String::new(),
        }
    }

    fn vitals(view: &View, seat: Seat, stage: &Stage<'_, Action>) -> Vitals {
        let table = match (&view.awaits, &view.table) {
            (Awaits::Table, Some(table)) => Some(table),
            _ => None,
        };
        let place = table.and_then(|table| table.seats.iter().position(|present| *present == seat));
        match (table, place) {
            (Some(table), Some(place)) => {
                at_table(table, stage, |stage| vitals(&table.view, Seat(place as u8), stage))
            }
            _ => office::vitals(view, seat, stage),
        }
    }

    fn clock(view: &View, stage: &Stage<'_, Action>) -> Option<Clock> {
        match (&view.awaits, &view.table) {
            (Awaits::Table, Some(table)) => at_table(table, stage, |stage| clock(&table.view, stage)),
            _ => None,
        }
    }

    fn choice(view: &View, action: Action, stage: &Stage<'_, Action>) -> Choice {
        match (action, &view.table) {
            (Action::Table(action), Some(table)) => {
                at_table(table, stage, |stage| TicketLegacy::choice(&table.view, action, stage))
            }
            _ => label::choice(view, action, stage),
        }
    }

    fn tell(event: &Event, stage: &Stage<'_, Action>) -> Option<String> {
        story::tell(event, stage)
    }

    fn amount(value: i64, lang: Lang) -> String {
        lang.money(value)
    }

    fn subject(event: &Event) -> Option<Seat> {
        story::subject(event)
    }

    fn chapter(event: &Event, stage: &Stage<'_, Action>) -> Option<String> {
        story::chapter(event, stage)
    }

    fn has_binder(_view: &View) -> bool {
        true
    }

    fn binder(view: &View, stage: &Stage<'_, Action>) -> Vec<Pane> {
        binder::binder(view, stage)
    }

    fn boxes(words: &Words) -> Vec<Pane> {
        boxes::boxes(words)
    }

    fn sealed(view: &View) -> Vec<u8> {
        view.sealed_sections.clone()
    }
}

/// What is awaited, from whom and why, at the table and in between.
fn prompt_of(view: &View, stage: &Stage<'_, Action>) -> String {
    match (&view.awaits, &view.table) {
        (Awaits::Table, Some(table)) => {
            at_table(table, stage, |stage| TicketLegacy::prompt(&table.view, stage))
        }
        _ => label::prompt(view, stage),
    }
}

/// The stage as the game under way sees it: its own seats, names and decisions.
fn at_table<T>(
    table: &TableView,
    stage: &Stage<'_, Action>,
    show: impl FnOnce(&Stage<'_, table::Action>) -> T,
) -> T {
    on_table(&table.seats, stage, show)
}

/// As [`at_table`], for the companies at a table.
fn on_table<T>(
    seats: &[Seat],
    stage: &Stage<'_, Action>,
    show: impl FnOnce(&Stage<'_, table::Action>) -> T,
) -> T {
    let names: Vec<String> = seats.iter().map(|seat| stage.name(*seat).to_owned()).collect();
    let viewer = stage.viewer.and_then(|viewer| seats.iter().position(|seat| *seat == viewer));
    let of_table = |action: &Action| match action {
        Action::Table(action) => Some(*action),
        _ => None,
    };
    let legal: Vec<table::Action> = stage.legal.iter().filter_map(of_table).collect();
    show(&Stage {
        words: stage.words,
        names: &names,
        viewer: viewer.map(|place| Seat(place as u8)),
        legal: &legal,
    })
}
