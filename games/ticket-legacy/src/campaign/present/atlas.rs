//! The map as the campaign has left it: every sticker with the letter of whoever placed it, and beds that wait for one.

use maud::{Markup, html};
use railhead_game::{Arg, Layer, Pane, Place, Seat, Stage, seat_letter};
use railhead_pieces::Piece;

use super::{
    super::{
        action::Action,
        ledger::{Growth, Sticker},
        view::{Awaits, View},
    },
    names, on_table,
};
use crate::{
    board::{Lane, plain::Plain, tracks::strip},
    facts::{figures, map},
    piece::{BoardId, BoardSet, CityId, RouteId},
    present::{city, colour_name},
    state::frontier::Keeper,
    view as table,
};

/// The ids of a map pane and its layers.
pub(super) struct Ids {
    pub(super) pane: &'static str,
    pub(super) ground: &'static str,
    pub(super) beds: &'static str,
    pub(super) spaces: &'static str,
    pub(super) stickers: &'static str,
    pub(super) cities: &'static str,
}

/// The map as a pane.
pub(super) fn pane(ids: &Ids, view: &View, stage: &Stage<'_, Action>) -> Pane {
    let unplayed = unplayed(view);
    let plain = Plain::of(&unplayed);
    on_table(&[], stage, |quiet| Pane {
        id: ids.pane,
        title: stage.say("map"),
        place: Place::Board,
        canvas: Plain::CANVAS,
        layers: vec![
            Layer::new(ids.ground, plain.ground(quiet)),
            Layer::new(ids.beds, beds(&plain, view, stage)),
            Layer::new(ids.spaces, plain.spaces()),
            Layer::new(ids.stickers, stickers(&plain, view, stage)),
            Layer::new(ids.cities, html! { (plain.cities(quiet)) (towns_to_grow(&plain, stage)) }),
        ],
    })
}

/// The map as the game draws it, with nobody at it.
fn unplayed(view: &View) -> table::View {
    let open: BoardSet = view.boards.iter().copied().chain([BoardId::EAST]).collect();
    let routes = RouteId::all()
        .filter(|id| map().routes[id.index()].boards.iter().all(|board| open.contains(board)))
        .map(|id| {
            let row = &map().routes[id.index()];
            let sticker = sticker_on(id, view).map(|sticker| sticker.colour);
            table::RouteView {
                id,
                colour: sticker.or(row.colour.filter(|_| !row.bed)),
                owner: None,
                closed: false,
            }
        });
    let cities = || CityId::all();
    let big =
        |id: &CityId| map().cities[id.index()].big || view.growth.iter().any(|sticker| sticker.city == *id);
    let port = |id: &CityId| view.known_game >= figures().eras.ports && map().cities[id.index()].port;
    let mut unplayed = table::View::of_map(
        view.year,
        open.iter().collect(),
        routes.collect(),
        cities().filter(big).collect(),
    );
    unplayed.ports = cities().filter(port).collect();
    let keepers = view.companies.iter().enumerate().flat_map(|(seat, company)| {
        company.depots.iter().map(move |city| (*city, Keeper::Seat(Seat(seat as u8))))
    });
    let combine = view.combine.iter().map(|city| (*city, Keeper::Combine));
    unplayed.frontier.depots = keepers.chain(combine).collect();
    unplayed
}

fn sticker_on(id: RouteId, view: &View) -> Option<Sticker> {
    view.stickers.iter().find(|sticker| sticker.route == id).copied()
}

/// What lies under the spaces: beds without a sticker, bound to the colours that the viewer may give them.
fn beds(plain: &Plain<'_>, view: &View, stage: &Stage<'_, Action>) -> Markup {
    let waiting = match &view.awaits {
        Awaits::Tracks { beds, .. } => beds.as_slice(),
        _ => &[],
    };
    html! {
        g class={ "beds waiting " (plain.class()) } transform=(plain.window()) data-region[!waiting.is_empty()] {
            @for id in waiting.iter().copied() {
                @if let Some(lane) = plain.lane(id) { (bed(id, lane, stage)) }
            }
        }
    }
}

fn bed(id: RouteId, lane: &Lane, stage: &Stage<'_, Action>) -> Markup {
    let about = |action: &&Action| matches!(action, Action::Track(route, _) if *route == id);
    let acts: Vec<String> = stage.legal.iter().filter(about).map(Action::to_string).collect();
    let acts = (!acts.is_empty()).then(|| acts.join("|"));
    let label = stage.say_with("bed-waits", &[("route", names::track(id, stage).into())]);
    html! {
           g class={ "bed" @if acts.is_some() { " open" } " " (lane.class) } data-acts=[acts.as_deref()]
               tabindex=[acts.as_ref().map(|_| "0")] role=[acts.as_ref().map(|_| "button")]
               aria-label=[acts.as_ref().map(|_| label.as_str())]
    { title { (label) } (strip(&lane.path)) }
       }
}

/// The letters on the stickers.
fn stickers(plain: &Plain<'_>, view: &View, stage: &Stage<'_, Action>) -> Markup {
    html! {
        g class={ "stickers " (plain.class()) } transform=(plain.window()) {
            @for sticker in view.stickers.iter().copied() {
                @if let Some(lane) = plain.lane(sticker.route) {
                    (author(sticker.by, lane.beside.0, lane.beside.1, &sticker_in_words(sticker, stage)))
                }
            }
            @for sticker in view.growth.iter().copied() {
                @let (x, y) = plain.place(sticker.city);
                g class={ "by-" (sticker.city) } transform={ "translate(" (x) " " (y) ")" } {
                    (author(sticker.by, 9, -9, &growth_in_words(sticker, stage)))
                }
            }
        }
    }
}

/// The letter of whoever placed a sticker; a dot for the surveyors and for events.
fn author(by: Option<Seat>, x: i32, y: i32, words: &str) -> Markup {
    html! {
        g class={ "author" @if let Some(seat) = by { " seat-" (seat) } } transform={ "translate(" (x) " " (y) ")" } {
            title { (words) }
            circle r="4.5" {}
            text y="2.8" { (by.map_or('·', seat_letter)) }
        }
    }
}

/// Rings around the cities that the viewer may make big.
fn towns_to_grow(plain: &Plain<'_>, stage: &Stage<'_, Action>) -> Markup {
    let towns: Vec<CityId> = stage
        .legal
        .iter()
        .filter_map(|action| match action {
            Action::Settle(id) => Some(*id),
            _ => None,
        })
        .collect();
    html! {
        @if !towns.is_empty() {
            g class={ "growing " (plain.class()) } transform=(plain.window()) {
                @for id in towns {
                    @let (x, y) = plain.place(id);
                    circle class={ "by-" (id) } transform={ "translate(" (x) " " (y) ")" } r="10" data-act=(Action::Settle(id)) tabindex="0" role="button" aria-label=(city(id, stage)) {}
                }
            }
        }
    }
}

/// Who made a city big, and when.
pub(super) fn growth_in_words(sticker: Growth, stage: &Stage<'_, Action>) -> String {
    let city = ("city", Arg::from(city(sticker.city, stage)));
    let year = ("year", Arg::from(names::year(sticker.game).to_string()));
    match sticker.by {
        Some(seat) => stage.say_with("growth-by", &[city, ("name", stage.name(seat).into()), year]),
        None => stage.say_with("growth-by-event", &[city, year]),
    }
}

/// A track sticker in words: where, in which colour, by whom and when.
pub(super) fn sticker_in_words(sticker: Sticker, stage: &Stage<'_, Action>) -> String {
    let placer = sticker.by.map_or_else(|| stage.say("surveyors"), |seat| stage.name(seat).to_owned());
    stage.say_with(
        "sticker-by",
        &[
            ("route", Arg::from(names::track(sticker.route, stage))),
            ("colour", colour_name(Some(sticker.colour), stage).into()),
            ("name", placer.into()),
            ("year", names::year(sticker.game).to_string().into()),
        ],
    )
}

/// Whether the map is what the desk is about.
pub(super) fn is_wanted(view: &View) -> bool {
    matches!(view.awaits, Awaits::Tracks { .. } | Awaits::Growth)
}
