//! What everybody is shown before play goes on: the result of a game, an opened box, new rules; and own post.

use maud::{Markup, html};
use railhead_game::{Arg, Part, Present as _, Seat, Stage, Standing};
use railhead_pieces::Piece as _;

use super::{
    super::{action::Action, view::View},
    desk, names,
    papers::sign,
};
use crate::{
    TicketLegacy,
    facts::{Part as Stretch, campaign, cards, figures, frontiers, map},
    piece::{BoardId, CityId, PostcardId},
    present::{city, ticket},
    view::TicketView,
};

/// The result: who won, how every slip came about, and what comes next.
pub(super) fn result(view: &View, standings: &[Standing], stage: &Stage<'_, Action>) -> Markup {
    let Some((year, table)) = view.years.last().zip(view.table.as_ref()) else { return html! {} };
    let rows = year.ranking.iter().zip(&year.results).enumerate().filter_map(|(rank, (seat, result))| {
        let place = table.seats.iter().position(|other| other == seat)?;
        let standing = standings.iter().find(|standing| standing.seat.index() == place)?;
        Some((rank + 1, *seat, result.slip, &standing.parts, &table.view.players[place]))
    });
    let won = |seat: &Seat, slip: i16| {
        let args = [
            ("name", Arg::from(stage.name(*seat))),
            ("year", view.year.to_string().into()),
            ("dollars", Arg::Money(slip.into())),
        ];
        stage.say_with("result-won", &args)
    };
    html! {
        section class="moment result" {
            @if let (Some(seat), Some(result)) = (year.ranking.first(), year.results.first()) {
                h2 { (sign(*seat)) " " (won(seat, result.slip)) }
            }
            ol class="slips" {
                @for (rank, seat, slip, parts, player) in rows {
                    li class=[(stage.viewer == Some(seat)).then_some("own")] {
                        p class="slip-head" {
                            b class="rank" { (rank) } " " (sign(seat)) " " strong { (stage.name(seat)) } " "
                            b class="total" { (stage.lang().money(slip.into())) }
                        }
                        p class="slip-parts" {
                            @for Part { key, points } in parts.iter().filter(|part| part.points != 0) {
                                span { (stage.say(&format!("score-{key}"))) " " b { (stage.lang().money((*points).into())) } } " "
                            }
                            span class="quiet" { (stage.say_with("result-trains-left", &[("count", player.trains.into())])) }
                        }
                        ul class="tickets-shown" { @for shown in player.shown.iter().flatten() { (chip(*shown, stage)) } }
                    }
                }
            }
            h3 { (stage.say("result-next")) }
            ul class="next" { @for line in what_follows(view, stage) { li { (line) } } }
        }
    }
}

/// A ticket that was kept, and whether it was joined.
fn chip(shown: TicketView, stage: &Stage<'_, Action>) -> Markup {
    let (class, mark, key) =
        if shown.done { ("done", "✓", "result-joined") } else { ("failed", "✗", "result-not-joined") };
    html! {
        li class={ "chip " (class) } {
            span aria-hidden="true" { (mark) } " " (ticket(shown.id, stage)) " " i { (stage.say(key)) }
        }
    }
}

/// Who takes the brake van, who opens a box, and how many letters wait.
fn what_follows(view: &View, stage: &Stage<'_, Action>) -> Vec<String> {
    let ranking = view.years.last().map_or(&[][..], |year| &year.ranking);
    let by = |key: &str, seat: &Seat| stage.say_with(key, &[("name", stage.name(*seat).into())]);
    let letters = campaign().story.iter();
    let letters = letters.filter(|card| card.game == view.game && card.phase == Stretch::After).count();
    let boxes = map().boards.len() - 1;
    let opens = view.game >= figures().eras.frontiers && view.boards.len() < boxes;
    let last = usize::from(view.game) == figures().years.len();
    let van =
        ranking.last().map(|seat| by(if last { "next-brake-van-last" } else { "next-brake-van" }, seat));
    let opener = ranking.first().filter(|_| opens).map(|seat| by("next-box", seat));
    let post = (letters > 0).then(|| stage.say_with("next-letters", &[("count", letters.into())]));
    van.into_iter().chain(opener).chain(post).collect()
}

/// The viewer's new postcards; the others are told that somebody reads.
pub(super) fn post(new: &[PostcardId], stage: &Stage<'_, Action>) -> Markup {
    html! {
        section class="moment post" {
            @for id in new {
                @let row = &cards().postcards[id.index()];
                article class="postcard-face" {
                    span class="postmark" aria-hidden="true" { (row.code) }
                    h2 { (names::postcard(*id, stage)) }
                    p class="hand-written" { (stage.say(&format!("postcard-{id}-text"))) }
                    p { (stage.say(&format!("postcard-{id}-effect"))) }
                    @if row.vault > 0 {
                        p class="quiet" { (stage.say_with("vault-worth", &[("dollars", Arg::Money(row.vault.into()))])) }
                    }
                }
            }
        }
    }
}

/// The box: who opened it, what its lid says, what is inside and which rules it brings.
pub(super) fn lid(view: &View, board: BoardId, stage: &Stage<'_, Action>) -> Markup {
    let opener = view.years.last().and_then(|year| year.ranking.first());
    html! {
        section class="moment lid" {
            (crate_drawing(names::board(board, stage)))
            @if let Some(seat) = opener {
                p { (sign(*seat)) " " (stage.say_with("box-by", &[("name", stage.name(*seat).into())])) }
            }
            (desk::frontier(board, stage))
            h3 { (stage.say("box-inside")) }
            ul class="contents" { @for (count, line, detail) in contents(board, stage) {
                li { b { (count) } " " span { (line) @if !detail.is_empty() { " " small class="quiet" { (detail) } } } }
            } }
            h3 { (stage.say("box-rules")) }
            (sections(&board_sections(board), stage))
        }
    }
}

/// A box with its string cut and its label.
fn crate_drawing(label: &str) -> Markup {
    html! {
        svg class="crate" viewBox="0 0 320 150" role="img" aria-label=(label) {
            path class="floor" d="M10 132H310" {}
            path class="card" d="M120 20l60-8 14 60-64 8z" {}
            path class="card" d="M176 14l46 12-16 56-44-12z" {}
            path class="lines" d="M130 32l40-5M134 44l40-5M186 28l26 7M182 40l26 7" {}
            path class="side" d="M70 70h180v62H70z" {}
            path class="flap" d="M70 70l-22-16h58zM250 70l22-16h-58z" {}
            path class="lid-aside" d="M262 84l44 10-12 42-44-12z" {}
            path class="string" d="M96 132V74q-2-18-22-14M224 132V74q2-18 22-14" {}
            circle class="seal" cx="40" cy="118" r="12" {}
            rect class="label" x="106" y="84" width="108" height="34" {}
            text x="160" y="106" text-anchor="middle" textLength="92" lengthAdjust="spacingAndGlyphs" { (label) }
        }
    }
}

/// Cities, tracks, tickets, events and employees of a box: how many, what, and more about them.
fn contents(board: BoardId, stage: &Stage<'_, Action>) -> Vec<(usize, String, String)> {
    let on_board = |id: &CityId| map().cities[id.index()].board == board;
    let cities: Vec<&str> = CityId::all().filter(on_board).map(|id| city(id, stage)).collect();
    let routes = map().routes.iter().filter(|route| route.boards.contains(board));
    let beds = routes.clone().filter(|route| route.bed).count();
    let worth: Vec<u8> =
        cards().tickets.iter().filter(|ticket| ticket.board == board).map(|ticket| ticket.value).collect();
    let events = cards().events.iter().filter(|event| event.board == Some(board)).count();
    let staff = cards().employees.iter().filter(|employee| employee.board == Some(board)).count();
    let money = |value: Option<&u8>| Arg::Money(value.copied().unwrap_or(0).into());
    let range = [("least", money(worth.iter().min())), ("most", money(worth.iter().max()))];
    let count = |count: usize| [("count", Arg::from(count))];
    let all = [
        (cities.len(), stage.say_with("box-cities", &count(cities.len())), cities.join(", ")),
        (
            routes.clone().count(),
            stage.say_with("box-tracks", &count(routes.count())),
            stage.say_with("box-beds", &count(beds)),
        ),
        (
            worth.len(),
            stage.say_with("box-tickets", &count(worth.len())),
            stage.say_with("box-range", &range),
        ),
        (events, stage.say_with("box-events", &count(events)), String::new()),
        (staff, stage.say_with("box-staff", &count(staff)), String::new()),
    ];
    all.into_iter().filter(|(count, ..)| *count > 0).collect()
}

/// The sections of the rules page that a box opens.
fn board_sections(board: BoardId) -> Vec<u8> {
    let rows = frontiers().sections.iter().filter(|row| row.board == Some(board));
    rows.map(|row| row.section).collect()
}

/// The rules that the year brings.
pub(super) fn rules(new: &[u8], stage: &Stage<'_, Action>) -> Markup {
    html! { section class="moment rules" { (sections(new, stage)) } }
}

/// Sections of the rules page as they stand there, folded but for their headings.
fn sections(numbers: &[u8], stage: &Stage<'_, Action>) -> Markup {
    let page = TicketLegacy::rules(stage.lang());
    let all = page.split("\n## ").skip(1).filter_map(|section| {
        let (heading, body) = section.split_once('\n')?;
        let (number, title) = heading.split_once(' ')?;
        Some((number.parse::<u8>().ok()?, title, body))
    });
    html! {
        @for (number, title, body) in all.filter(|(number, ..)| numbers.contains(number)) {
            details class="new-rule" {
                summary { b { (title) } " " span class="quiet" { "TL-" (number) } }
                @for paragraph in body.split("\n\n").map(str::trim).filter(|text| !text.is_empty()) {
                    p { (paragraph.replace("**", "")) }
                }
            }
        }
    }
}
