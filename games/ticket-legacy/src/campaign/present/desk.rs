//! What lies on the desk between games.

use maud::{Markup, html};
use railhead_game::{Arg, Canvas, Layer, Pane, Place, Present as _, Scene, Seat, SeatSet, Stage};
use railhead_pieces::Named;

use super::{
    super::{
        action::Action,
        poster::Place as PosterPlace,
        view::{Awaits, View},
    },
    at_table, atlas, label, letter, moments, names, office,
    papers::{self, sign},
};
use crate::{
    TicketLegacy,
    board::badge,
    card::Colour,
    facts::{campaign, frontiers},
    piece::{BoardId, CharterId, CityId, EventId},
    present::{city, colour_name, text},
};

const MAP: atlas::Ids = atlas::Ids {
    pane: "desk-map",
    ground: "desk-ground",
    beds: "desk-beds",
    spaces: "desk-spaces",
    stickers: "desk-marks",
    cities: "desk-cities",
};

/// The desk: the map where stickers are placed, what is awaited, the companies and the viewer's own office.
pub(super) fn scene(view: &View, stage: &Stage<'_, Action>) -> Scene {
    let html = |id, title: &str, place, layers| Pane {
        id,
        title: stage.say(title),
        place,
        canvas: Canvas::Html,
        layers,
    };
    let mut panes: Vec<Pane> = map_behind(view, stage).into_iter().collect();
    let desk = vec![
        Layer::new("desk-head", head(view, stage)),
        Layer::new("desk-work", work(view, stage)),
        Layer::new("desk-box", opened_box(view, stage)),
    ];
    let place = if panes.is_empty() { Place::Board } else { Place::Side };
    panes.push(html("desk", "campaign-desk", place, desk));
    let companies = vec![Layer::new("desk-companies", office::companies(view, stage))];
    panes.push(html("desk-companies", "players", Place::Side, companies));
    if let Some(own) = &view.own {
        let own = vec![Layer::new("desk-office", office::own(own, stage))];
        panes.push(html("desk-office", "office", Place::Hand, own));
    }
    Scene { panes }
}

/// The map that lies under what is awaited: the one stickers are placed on, the one a moment is about, or that of the
/// game whose result is read.
fn map_behind(view: &View, stage: &Stage<'_, Action>) -> Option<Pane> {
    match (&view.awaits, &view.table) {
        (Awaits::Result { .. }, Some(table)) => {
            at_table(table, stage, |stage| TicketLegacy::scene(&table.view, stage)).panes.into_iter().next()
        }
        (Awaits::Post { .. } | Awaits::Lid { .. } | Awaits::Rules { .. }, _) => {
            Some(atlas::pane(&MAP, view, stage))
        }
        _ => atlas::is_wanted(view).then(|| atlas::pane(&MAP, view, stage)),
    }
}

/// The year, and whoever is awaited.
fn head(view: &View, stage: &Stage<'_, Action>) -> Markup {
    let year = [("year", Arg::from(view.year.to_string())), ("game", view.game.into())];
    html! {
        p class="desk-head" {
            strong class="stamp" { (stage.say_with("chapter-game", &year)) }
            @if !view.actors.is_empty() {
                " " span class="quiet" { (stage.say("awaited")) }
                @for seat in view.actors.iter() { " " (sign(seat)) " " span { (stage.name(seat)) } }
            }
        }
    }
}

/// What the box says that was opened after this game.
fn opened_box(view: &View, stage: &Stage<'_, Action>) -> Markup {
    let opened = view.years.last().and_then(|year| year.opened).filter(|_| atlas::is_wanted(view));
    html! { @if let Some(board) = opened { (frontier(board, stage)) } }
}

/// A box's letter and its rule.
pub(super) fn frontier<A: PartialEq>(board: BoardId, stage: &Stage<'_, A>) -> Markup {
    html! {
        article class="letter" {
            span class="flap" aria-hidden="true" {}
            div class="page" {
                h3 { (names::board(board, stage)) }
                (letter::paragraphs(&stage.say(&format!("frontier-{board}-text"))))
                p class="rule" { (stage.say(&format!("frontier-{board}-rule"))) }
            }
        }
    }
}

fn work(view: &View, stage: &Stage<'_, Action>) -> Markup {
    match &view.awaits {
        Awaits::Roster { present, absent, ready } => roster(view, *present, *absent, *ready, stage),
        Awaits::Reading { opened, cards, .. } => letter::reading(view, *opened, *cards, stage),
        Awaits::Result { standings } => moments::result(view, standings, stage),
        Awaits::Post { cards } => moments::post(view, cards, stage),
        Awaits::Lid { board } => moments::lid(view, *board, stage),
        Awaits::Rules { sections } => moments::rules(view, sections, stage),
        Awaits::Charter { left } => charters(left, stage),
        Awaits::Strike { events } => strike(events, stage),
        Awaits::Networks { own } => networks(view, own, stage),
        Awaits::Open { boxes } => sealed_boxes(boxes, stage),
        Awaits::Tracks { pool, planners, .. } => survey(view, pool, *planners, stage),
        Awaits::Growth => html! { p { (stage.say("growth-help")) } },
        Awaits::Poster { seat, wagons } => posters(view, *seat, wagons, stage),
        Awaits::Table => html! {},
        Awaits::Nothing => office::reckoning(view, stage),
    }
}

fn roster(
    view: &View,
    present: SeatSet,
    absent: SeatSet,
    ready: SeatSet,
    stage: &Stage<'_, Action>,
) -> Markup {
    html! {
        @if view.game == 1 { p class="premise" { (stage.say("story-premise")) } }
        ul class="roster" {
            @for seat in Seat::all(view.companies.len() as u8) {
                @let (class, key) = if view.vacant.contains(seat) {
                    ("no", "roster-vacant")
                } else if ready.contains(seat) {
                    ("yes", "roster-ready")
                } else if present.contains(seat) {
                    ("yes", "roster-present")
                } else if absent.contains(seat) {
                    ("no", "roster-absent")
                } else {
                    ("open", "roster-open")
                };
                li class=(class) {
                    (sign(seat)) " " strong { (stage.name(seat)) } " "
                    small { (papers::livery(view.companies[seat.index()].colour, stage)) } " " span { (stage.say(key)) }
                }
            }
        }
        (liveries(view, stage))
        div class="answers" {
            @for (action, class) in [(Action::Attend, "primary"), (Action::Begin, "primary"), (Action::Miss, "")] {
                @if stage.may(&action) { (answer(action, class, view, stage)) }
            }
        }
        (so_far(view, stage))
        (impatience(view, stage))
    }
}

fn answer(action: Action, class: &str, view: &View, stage: &Stage<'_, Action>) -> Markup {
    let label = label::choice(view, action, stage).label;
    html! { button class=(class) type="submit" form="choices" name="decision" value=(action) data-choice=(action) { (label) } }
}

/// The companies that are free, to choose from.
fn liveries(view: &View, stage: &Stage<'_, Action>) -> Markup {
    let free = Colour::ALL.into_iter().filter(|colour| stage.may(&Action::Company(*colour)));
    let free: Vec<Colour> = free.collect();
    html! {
        @if !free.is_empty() {
            h3 class="caps" { (stage.say("do-company-group")) }
            div class="liveries" { @for colour in free {
                @let action = Action::Company(colour);
                @let choice = label::choice(view, action, stage);
                button class={ "of-" (colour.id()) } type="submit" form="choices" name="decision" value=(action) data-choice=(action) {
                    (badge(colour)) span { b { (choice.label) } small { (choice.detail.unwrap_or_default()) } }
                }
            } }
        }
    }
}

/// Ways on without companies that do not answer: there, but not at hand.
fn impatience(view: &View, stage: &Stage<'_, Action>) -> Markup {
    let silent = Seat::all(view.companies.len() as u8).filter(|seat| stage.may(&Action::Excuse(*seat)));
    let silent: Vec<Seat> = silent.collect();
    html! {
        @if !silent.is_empty() {
            details class="impatience" {
                summary { (stage.say("do-excuse-group")) }
                div class="answers" { @for seat in silent { (answer(Action::Excuse(seat), "", view, stage)) } }
            }
        }
    }
}

/// What happened last, for whoever comes back after a while.
fn so_far(view: &View, stage: &Stage<'_, Action>) -> Markup {
    let Some(last) = view.years.last() else { return html! {} };
    let won = last.ranking.first().zip(last.results.first()).map(|(seat, result)| {
        let args = [
            label::named(*seat, stage),
            ("year", names::year(last.game).to_string().into()),
            ("dollars", Arg::Money(result.slip.into())),
        ];
        stage.say_with("result-won", &args)
    });
    let by_name = |key: &str, name: &'static str, value: &str| stage.say_with(key, &[(name, value.into())]);
    let opened = last.opened.map(|board| by_name("chronicle-opened", "board", names::board(board, stage)));
    let struck = last.struck.map(|event| by_name("chronicle-struck", "event", names::event(event, stage)));
    let held = view.own.as_ref().map(|own| own.postcards.len()).filter(|count| *count > 0);
    let held = held.map(|count| stage.say_with("so-far-postcards", &[("count", count.into())]));
    html! {
        section class="so-far" {
            h3 { (stage.say("so-far")) }
            ul { @for line in [won, opened, struck, held].into_iter().flatten() { li { (line) } } }
            p class="quiet" { (stage.say("binder-hint")) }
        }
    }
}

/// A paper with a heading that may be bound to a decision.
fn paper(class: &str, title: &str, action: Action, stage: &Stage<'_, Action>, body: &Markup) -> Markup {
    let act = stage.may(&action).then(|| action.to_string());
    html! {
        li {
            div class={ "paper " (class) } data-act=[act.as_deref()] tabindex=[act.as_ref().map(|_| "0")]
                role=[act.as_ref().map(|_| "button")] {
                h3 { (title) }
                (body)
            }
        }
    }
}

fn charters(left: &[CharterId], stage: &Stage<'_, Action>) -> Markup {
    html! {
        ul class="papers" {
            @for id in left {
                @let row = &frontiers().charters.list[id.index()];
                (paper("charter", row.title.name(stage.lang()), Action::Charter(*id), stage, &html! {
                    p class="hand-written" { (stage.say(&format!("charter-{id}-text"))) }
                    p { (text(&row.id, stage)) }
                }))
            }
        }
    }
}

fn strike(events: &[EventId], stage: &Stage<'_, Action>) -> Markup {
    html! {
        ul class="papers" {
            @for id in events {
                (paper("clipping", names::event(*id, stage), Action::Strike(*id), stage, &html! {
                    p class="hand-written" { (stage.say(&format!("event-{id}-text"))) }
                    p { (text(id.id(), stage)) }
                }))
            }
        }
    }
}

fn networks(view: &View, own: &[Vec<CityId>], stage: &Stage<'_, Action>) -> Markup {
    let company = stage.viewer.and_then(|seat| view.companies.get(seat.index()));
    html! {
        ul class="papers" {
            @for (choice, cities) in own.iter().enumerate() {
                @let action = Action::Network(choice as u8);
                @let names: Vec<&str> = cities.iter().map(|id| city(*id, stage)).collect();
                (paper("", &label::choice(view, action, stage).label, action, stage, &html! { p { (names.join(", ")) } }))
            }
        }
        @if let Some(company) = company { (papers::timetable(company, stage)) }
    }
}

fn sealed_boxes(boxes: &[BoardId], stage: &Stage<'_, Action>) -> Markup {
    html! {
        ul class="papers" {
            @for id in boxes {
                (paper("box", names::board(*id, stage), Action::Open(*id), stage, &html! {
                    p class="hand-written" { (stage.say(&format!("frontier-{id}-lure"))) }
                }))
            }
        }
    }
}

fn survey(view: &View, pool: &[(Colour, u8)], planners: SeatSet, stage: &Stage<'_, Action>) -> Markup {
    html! {
        p { (stage.say("tracks-help")) }
        @if stage.may(&Action::Plan) { div class="answers" { (answer(Action::Plan, "", view, stage)) } }
        ul class="pool" {
            @for (colour, count) in pool {
                li { span class={ "chip t-" (colour.id()) } { (colour_name(Some(*colour), stage)) } " × " (count) }
            }
        }
        @if !planners.is_empty() {
            p class="quiet" {
                (stage.say("planners")) @for seat in planners.iter() { " " (sign(seat)) " " (stage.name(seat)) }
            }
        }
    }
}

fn posters(view: &View, seat: Option<Seat>, wagons: &[Colour], stage: &Stage<'_, Action>) -> Markup {
    let Some((seat, company)) = seat.and_then(|seat| Some((seat, view.companies.get(seat.index())?))) else {
        return html! {};
    };
    let Some((next, rest)) = wagons.split_last() else { return html! {} };
    let places = PosterPlace::all().filter(|place| stage.may(&Action::Paste(*next, *place)));
    html! {
        p {
            (sign(seat)) " " (stage.say_with("poster-of", &[label::named(seat, stage)])) " "
            span class={ "chip t-" (next.id()) } { (colour_name(Some(*next), stage)) }
            @if !rest.is_empty() { " " span class="quiet" { (stage.say_with("wagons-wait", &[("count", rest.len().into())])) } }
        }
        (papers::poster(&company.poster, stage))
        ul class="papers" {
            @for place in places {
                @let choice = label::choice(view, Action::Paste(*next, place), stage);
                (paper("", &choice.label, Action::Paste(*next, place), stage, &html! { p { (choice.detail.unwrap_or_default()) } }))
            }
        }
        p class="quiet" { (stage.say_with("poster-help", &[
            ("own", Arg::Money(campaign().poster.own_colour.into())),
            ("other", Arg::Money(campaign().poster.other_colour.into())),
        ])) }
    }
}
