//! The routes: what one points at, the printed spaces, and the trains on them.

use maud::{Markup, html};
use railhead_pieces::draw::Acts;

use super::sheet::{Lane, Sheet};
use crate::{
    action::Action,
    card::Colour,
    facts::map,
    piece::RouteId,
    present::{Stage, colour_name, pays_with, route},
    rules::payment::Payment,
    view::{RouteOffer, RouteView, View},
};

/// The beds of the routes under everything else on the map: they answer to the pointer, glow where the viewer may
/// claim, and say in words what lies there.
pub(super) fn beds(view: &View, stage: &Stage<'_>) -> Markup {
    let sheet = Sheet::of(view);
    let words = Words::new(stage);
    html! {
        g class={ "beds" @if sheet == Sheet::Continent { " far" } } data-tells data-near transform=(sheet.window(view).transform()) {
            @for row in &view.routes {
                @if let Some(lane) = &sheet.lanes()[row.id.index()] { (bed(*row, &lane.path, view, &words, stage)) }
            }
        }
    }
}

fn bed(row: RouteView, path: &str, view: &View, words: &Words, stage: &Stage<'_>) -> Markup {
    let acts = Acts::of(stage, |action| action == Action::Claim(row.id));
    let offer = offer(row.id, view);
    let lights = match offer {
        Some(RouteOffer::Payable(sets) | RouteOffer::PayableWith(_, sets)) => lights(sets),
        Some(RouteOffer::Barred(_)) | None => String::new(),
    };
    let barred = matches!(offer, Some(RouteOffer::Barred(_))) && !row.closed;
    let label = words.bed(row, offer, stage);
    html! {
        g class={ "bed" @if acts.any() { " open" } } data-about=[barred.then(|| Action::Claim(row.id))] data-light={ "route-" (row.id) }
            data-lights=[(!lights.is_empty()).then_some(lights)]
            data-act=[acts.one()] data-asks[opens(offer, view)] tabindex=[acts.tab()] role=[acts.role()]
            aria-label=[acts.any().then_some(label.as_str())] { title { (label) } (strip(path)) }
    }
}

/// What a finger reaches of a route, as wide on every screen, and what glows.
pub(crate) fn strip(path: &str) -> Markup {
    html! { path class="reach" d=(path) {} path class="glow" d=(path) {} }
}

/// Whether choosing the route only asks how it is to be paid, so that nothing is decided by it yet.
fn opens(offer: Option<&RouteOffer>, view: &View) -> bool {
    offer.is_some() && crate::present::preview::sole(view, offer).is_none()
}

fn offer(id: RouteId, view: &View) -> Option<&RouteOffer> {
    let own = view.own.as_ref()?;
    let place = own.offers.binary_search_by_key(&id, |(route, _)| *route).ok()?;
    Some(&own.offers[place].1)
}

/// The cards of the hand that would pay.
fn lights(sets: &[Payment]) -> String {
    let mut names: Vec<String> = Vec::new();
    for set in sets {
        names.extend(set.coloured().map(|(colour, _)| format!("card-{}", colour.id())));
        if set.locos > 0 {
            names.push("card-loco".to_owned());
        }
    }
    names.sort();
    names.dedup();
    names.join(" ")
}

/// Words that many routes share, looked up once a picture.
struct Words {
    spaces: Vec<String>,
    colours: [String; 7],
}

impl Words {
    fn new(stage: &Stage<'_>) -> Words {
        let longest = map().routes.iter().map(|route| route.length).max().unwrap_or(0);
        let spaces = |count: u8| stage.say_with("spaces", &[("count", count.into())]);
        let [red, blue, green, yellow, black, white] =
            Colour::ALL.map(|colour| colour_name(Some(colour), stage));
        Words {
            spaces: (0..=longest).map(spaces).collect(),
            colours: [red, blue, green, yellow, black, white, colour_name(None, stage)],
        }
    }

    /// A route in words: its ends, length and colour, who controls it, or what the viewer can make of it.
    fn bed(&self, row: RouteView, offer: Option<&RouteOffer>, stage: &Stage<'_>) -> String {
        let line = &map().routes[row.id.index()];
        let colour = &self.colours[row.colour.map_or(Colour::ALL.len(), Colour::index)];
        let mut text =
            format!("{}: {}, {colour}", route(row.id, stage), self.spaces[usize::from(line.length)]);
        let more = match (row.owner, offer) {
            (Some(seat), _) => Some(stage.name(seat).to_owned()),
            (None, Some(offer @ (RouteOffer::Payable(_) | RouteOffer::PayableWith(..)))) => {
                pays_with(offer, stage)
            }
            (None, Some(RouteOffer::Barred(_)) | None) => row.closed.then(|| stage.say("closed")),
        };
        if let Some(more) = more {
            text.push_str(". ");
            text.push_str(&more);
        }
        text
    }
}

/// The cars of a lane, in a row where they stand in one.
fn cars(kind: &str, tone: &str, lane: &Lane) -> Markup {
    match (&lane.row, lane.cars.len()) {
        (Some(row), count @ 2..) => {
            html! { use href={ "#" (kind) "-" (tone) "-" (count) } transform=(row) {} }
        }
        _ => html! { @for car in &lane.cars { use href={ "#" (kind) "-" (tone) } transform=(car) {} } },
    }
}

/// The printed spaces. The same for everybody as long as no board is opened.
pub(super) fn spaces(view: &View) -> Markup {
    let sheet = Sheet::of(view);
    html! {
        g class="tracks" transform=(sheet.window(view).transform()) {
            @for row in &view.routes {
                @if let Some(lane) = &sheet.lanes()[row.id.index()] {
                    @let line = &map().routes[row.id.index()];
                    @let tone = row.colour.map_or("grey", Colour::id);
                    g class={ "t-" (tone) } {
                        path class="rail" d=(lane.path) {}
                        (cars("car", tone, lane))
                        @for car in lane.cars.iter().take(line.bridges.into()) { path class="arch" transform=(car) d="M-15 5.5Q0-9 15 5.5" {} }
                        @if line.reward > 0 {
                            g class="reward" transform={ "translate(" (lane.beside.0) " " (lane.beside.1) ")" } {
                                circle r="8" {} text y="4.5" { (line.reward) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Trains, those of the others' last turns outlined, tracks that were closed, cracked bridges, and the route that is
/// being claimed.
pub(super) fn trains(view: &View, stage: &Stage<'_>) -> Markup {
    let sheet = Sheet::of(view);
    let fresh = |row: &RouteView| {
        let owner = row.owner.filter(|seat| stage.viewer != Some(*seat));
        owner.is_some_and(|seat| view.players[seat.index()].last.claimed == Some(row.id))
    };
    html! {
        g class="trains" transform=(sheet.window(view).transform()) {
            @for row in &view.routes {
                @if let Some(lane) = &sheet.lanes()[row.id.index()] {
                    @if let Some(seat) = row.owner {
                        @let company = view.players[seat.index()].company.id();
                        g class={ "seat-" (view.sign(seat)) @if fresh(row) { " fresh" } } data-piece={ "train-" (row.id) } {
                            @if fresh(row) { path class="news-bed" d=(lane.path) {} }
                            (cars("train", company, lane))
                        }
                    } @else if row.closed {
                        path class="shut" d=(lane.path) {}
                    }
                    @if view.claiming == Some(row.id) && row.owner.is_none() { (chosen(*row, lane)) }
                    @if view.frontier.cracked.contains(&row.id) {
                        path class="crack" d={ "M" (lane.beside.0 - 6) " " (lane.beside.1) "l4-4l3 6l5-5" } {}
                    }
                }
            }
        }
    }
}

/// The route that is being claimed, lifted out of the others.
fn chosen(row: RouteView, lane: &Lane) -> Markup {
    let tone = row.colour.map_or("grey", Colour::id);
    html! {
        g class={ "chosen t-" (tone) } {
            path class="halo" d=(lane.path) {}
            (cars("car", tone, lane))
        }
    }
}
