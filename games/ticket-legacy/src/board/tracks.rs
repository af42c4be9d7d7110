//! The routes: what one points at, the printed spaces, and the trains on them.

use maud::{Markup, html};

use super::sheet::{Lane, Sheet};
use crate::{
    action::Action,
    card::Colour,
    facts::map,
    piece::RouteId,
    present::{Stage, colour_name, route},
    rules::payment::Payment,
    view::{RouteOffer, RouteView, View},
};

/// The beds of the routes under everything else on the map: they say in words what lies there. The same for everybody
/// as long as no board is opened.
pub(super) fn beds(view: &View, stage: &Stage<'_>) -> Markup {
    let sheet = Sheet::of(view);
    let words = Words::new(stage);
    html! {
        g class={ "beds " (sheet.class()) } data-tells="parts" transform=(sheet.window(view).transform()) {
            @for row in &view.routes {
                @if let Some(lane) = &sheet.lanes()[row.id.index()] {
                    g class={ "bed " (lane.class) } data-about=(Action::Claim(row.id)) data-light={ "route-" (row.id) } { title { (words.bed(*row, stage)) } (reach(&lane.path)) }
                }
            }
        }
    }
}

/// The beds of routes that are no longer free: they say whose they are, or that they are closed.
pub(super) fn taken(view: &View, stage: &Stage<'_>) -> Markup {
    let sheet = Sheet::of(view);
    let words = Words::new(stage);
    let state = |row: &RouteView| match row.owner {
        Some(seat) => Some(stage.name(seat).to_owned()),
        None => row.closed.then(|| stage.say("closed")),
    };
    html! {
        g class={ "beds " (sheet.class()) } data-tells="parts" transform=(sheet.window(view).transform()) {
            @for row in &view.routes {
                @if let (Some(lane), Some(state)) = (&sheet.lanes()[row.id.index()], state(row)) {
                    g class={ "bed " (lane.class) } { title { (words.bed(*row, stage)) ". " (state) } (reach(&lane.path)) }
                }
            }
        }
    }
}

/// The beds that the viewer may claim: they glow and answer to the pointer. The page calls them what their buttons say.
pub(super) fn claims(view: &View, stage: &Stage<'_>) -> Markup {
    let sheet = Sheet::of(view);
    let claims = stage.legal.iter().filter_map(|action| match action {
        Action::Claim(id) => view.routes.iter().find(|row| row.id == *id),
        _ => None,
    });
    html! {
        g class={ "beds " (sheet.class()) } data-near transform=(sheet.window(view).transform()) {
            @for row in claims {
                @if let Some(lane) = &sheet.lanes()[row.id.index()] { (claim(*row, lane, view)) }
            }
        }
    }
}

fn claim(row: RouteView, lane: &Lane, view: &View) -> Markup {
    let offer = offer(row.id, view);
    let lights = match offer {
        Some(RouteOffer::Payable(sets) | RouteOffer::PayableWith(_, sets)) => lights(sets),
        Some(RouteOffer::Barred(_)) | None => String::new(),
    };
    html! {
        g class={ "bed open " (lane.class) } data-act=(Action::Claim(row.id))
            data-lights=[(!lights.is_empty()).then_some(lights)] data-asks[opens(offer, view)] tabindex="0" role="button" { (strip(&lane.path)) }
    }
}

/// What a finger reaches of a route, as wide on every screen.
fn reach(path: &str) -> Markup {
    html! { path class="reach" d=(path) {} }
}

/// What a finger reaches, and what glows.
pub(crate) fn strip(path: &str) -> Markup {
    html! { (reach(path)) path class="glow" d=(path) {} }
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

    /// A route in words: its ends, length and colour.
    fn bed(&self, row: RouteView, stage: &Stage<'_>) -> String {
        let line = &map().routes[row.id.index()];
        let colour = &self.colours[row.colour.map_or(Colour::ALL.len(), Colour::index)];
        format!("{}: {}, {colour}", route(row.id, stage), self.spaces[usize::from(line.length)])
    }
}

/// The cars of a lane, in a row where they stand in one.
fn cars(kind: &str, tone: &str, lane: &Lane) -> Markup {
    match (&lane.row, lane.cars.len()) {
        (Some(_), 1) => html! { use class="row" href={ "#" (kind) "-" (tone) } {} },
        (Some(_), count) => {
            html! { use class="row" href={ "#" (kind) "-" (tone) "-" (count) } {} }
        }
        (None, _) => {
            html! { @for car in &lane.cars { use href={ "#" (kind) "-" (tone) } transform=(car) {} } }
        }
    }
}

/// The printed spaces. The same for everybody as long as no board is opened.
pub(super) fn spaces(view: &View) -> Markup {
    let sheet = Sheet::of(view);
    html! {
        g class={ "tracks " (sheet.class()) } transform=(sheet.window(view).transform()) {
            @for row in &view.routes {
                @if let Some(lane) = &sheet.lanes()[row.id.index()] {
                    @let line = &map().routes[row.id.index()];
                    @let tone = row.colour.map_or("grey", Colour::id);
                    g class={ "t-" (tone) " " (lane.class) } {
                        path class="rail" d=(lane.path) {}
                        (cars("car", tone, lane))
                        @for car in lane.cars.iter().take(line.bridges.into()) { path class="arch" transform=(car) d="M-15 5.5Q0-9 15 5.5" {} }
                    }
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

/// Trains, those of the others' last turns outlined, tracks that were closed, cracked bridges, and the route that is
/// being claimed.
pub(super) fn trains(view: &View, stage: &Stage<'_>) -> Markup {
    let sheet = Sheet::of(view);
    let fresh = |row: &RouteView| {
        let owner = row.owner.filter(|seat| stage.viewer != Some(*seat));
        owner.is_some_and(|seat| view.players[seat.index()].last.claimed == Some(row.id))
    };
    let changed = |row: &&RouteView| {
        row.owner.is_some()
            || row.closed
            || view.claiming == Some(row.id)
            || view.frontier.cracked.contains(&row.id)
    };
    html! {
        g class={ "trains " (sheet.class()) } transform=(sheet.window(view).transform()) {
            @for row in view.routes.iter().filter(changed) {
                @if let Some(lane) = &sheet.lanes()[row.id.index()] {
                    @let piece = row.owner.map(|_| format!("train-{}", row.id));
                    g data-piece=[piece] class=[row.owner.map(|seat| format!("seat-{}{}", view.sign(seat), if fresh(row) { " fresh" } else { "" }))] {
                        g class=(lane.class) { (laid(*row, lane, fresh(row), view)) }
                    }
                    @if view.frontier.cracked.contains(&row.id) {
                        path class="crack" d={ "M" (lane.beside.0 - 6) " " (lane.beside.1) "l4-4l3 6l5-5" } {}
                    }
                }
            }
        }
    }
}

/// What lies on a track, in its frame.
fn laid(row: RouteView, lane: &Lane, fresh: bool, view: &View) -> Markup {
    let tone = row.colour.map_or("grey", Colour::id);
    html! {
        @if fresh { path class="news-bed" d=(lane.path) {} }
        @if let Some(seat) = row.owner {
            (cars("train", view.players[seat.index()].company.id(), lane))
        } @else {
            @if row.closed { path class="shut" d=(lane.path) {} }
            @if view.claiming == Some(row.id) {
                // The route that is being claimed, lifted out of the others.
                g class={ "chosen t-" (tone) } {
                    path class="halo" d=(lane.path) {}
                    (cars("car", tone, lane))
                }
            }
        }
    }
}
