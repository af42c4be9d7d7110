//! What everybody is shown before play goes on: the result of a game, an opened box, new rules; and own post.

use maud::{Markup, html};
use railhead_game::{Arg, Part, Present as _, Seat, Stage, Standing};
use railhead_pieces::Piece as _;

use super::{
    super::{action::Action, view::View},
    curves::curves,
    label, letter, names,
    papers::sign,
};
use crate::{
    TicketLegacy,
    facts::{Part as Stretch, campaign, cards, figures, frontiers, map},
    piece::{BoardId, CityId, PostcardId},
    present::city,
    view::{PlayerView, TicketView},
};

/// The result of a game, among moments.
const RESULT: &str = "result";

/// Something that everybody sees and closes, over the map it is about. Folded, it lets one look at the map.
fn moment(kind: &str, view: &View, stage: &Stage<'_, Action>, body: &Markup) -> Markup {
    let close = stage.may(&Action::Close).then(|| label::choice(view, Action::Close, stage).label);
    html! {
        details class={ "moment " (kind) } open {
            summary { span class="fold" { (stage.say("moment-fold")) } span class="unfold-it" { (stage.say("moment-unfold")) } }
            div class="moment-body" tabindex="0" { (body) }
            footer {
                @if kind == RESULT { button class="to-replay" type="submit" form="review" { (stage.say("result-replay")) } }
                // Own post is nobody else's.
                @if kind != "post" { p class="readers" { (readers(view, stage)) } }
                @if let Some(close) = close {
                    button class="primary" type="submit" form="choices" name="decision" value=(Action::Close) data-choice=(Action::Close) { (close) }
                }
            }
        }
    }
}

/// Who has closed it, and who is still reading.
fn readers(view: &View, stage: &Stage<'_, Action>) -> Markup {
    let done: Vec<Seat> = view.present.iter().copied().filter(|seat| !view.actors.contains(*seat)).collect();
    html! {
        @if !done.is_empty() {
            @for seat in &done { (sign(*seat)) " " }
            (stage.say_with("readers-done", &[("count", done.len().into())])) " "
        }
        @if !view.actors.is_empty() {
            @for seat in view.actors.iter() { (sign(seat)) " " }
            (stage.say_with("readers-left", &[("count", view.actors.iter().count().into())]))
        }
    }
}

/// How a company did, with its place at the table that is being settled.
struct Row<'a> {
    rank: usize,
    seat: Seat,
    slip: i16,
    parts: &'a [Part],
    player: &'a PlayerView,
}

impl Row<'_> {
    fn part(&self, key: &str) -> i32 {
        self.parts.iter().filter(|part| part.key == key).map(|part| part.points).sum()
    }
}

/// The result: who won, how every slip came about, what decided it, and what comes next.
pub(super) fn result(view: &View, standings: &[Standing], stage: &Stage<'_, Action>) -> Markup {
    let Some((year, table)) = view.years.last().zip(view.table.as_ref()) else { return html! {} };
    let rows: Vec<Row<'_>> = year
        .ranking
        .iter()
        .zip(&year.results)
        .enumerate()
        .filter_map(|(rank, (seat, result))| {
            let place = table.seats.iter().position(|other| other == seat)?;
            let standing = standings.iter().find(|standing| standing.seat.index() == place)?;
            let player = &table.view.players[place];
            Some(Row { rank: rank + 1, seat: *seat, slip: result.slip, parts: &standing.parts, player })
        })
        .collect();
    let Some(first) = rows.first() else { return html! {} };
    let money = |dollars: i16| Arg::Money(dollars.into());
    let won = [
        ("name", Arg::from(stage.name(first.seat))),
        ("year", view.year.to_string().into()),
        ("dollars", money(first.slip)),
    ];
    let own = rows.iter().find(|row| stage.viewer == Some(row.seat)).map(|row| {
        let args = [
            ("rank", Arg::from(row.rank)),
            ("dollars", money(row.slip)),
            ("behind", money(first.slip - row.slip)),
        ];
        stage.say_with(if row.rank == 1 { "result-own-first" } else { "result-own" }, &args)
    });
    moment(
        RESULT,
        view,
        stage,
        &html! {
            header {
                strong class="stamp" { (stage.say_with("result-stamp", &[("game", view.game.into())])) b { (view.year) } }
                div { h2 { (stage.say_with("result-won", &won)) } @if let Some(own) = own { p { (own) } } }
                p class="won-so-far" {
                    span class="caps" { (stage.say("won-so-far")) }
                    @for year in &view.years { @if let Some(seat) = year.ranking.first() {
                        span class="win" { (names::year(year.game)) " " (sign(*seat)) }
                    } }
                }
            }
            ol class="rows" { @for row in &rows { (result_row(row, first.slip, stage)) } }
            div class="thirds" {
                section {
                    h3 class="caps" { (stage.say("what-decided")) }
                    ol class="decided" { @for line in what_decided(&rows, stage) { li { (line) } } }
                }
                section {
                    h3 class="caps" { (stage.say("into-vaults")) }
                    ul class="vaults" { @for row in &rows { li class={ "seat-" (row.seat) } {
                        (sign(row.seat)) " " span { (stage.say("deposit-slip")) b { (names::company(row.player.company, stage)) } }
                        " " b class="sum" { (stage.lang().money(row.slip.into())) }
                    } } }
                }
                section {
                    h3 class="caps" { (stage.say("result-next")) }
                    ul class="follows" { @for line in what_follows(view, stage) { li { (line) } } }
                }
            }
            // One game makes no line.
            @if view.years.len() > 1 {
                details class="score-chart" { summary { (stage.say("result-chart")) } (curves(view, stage)) }
            }
        },
    )
}

fn result_row(row: &Row<'_>, best: i16, stage: &Stage<'_, Action>) -> Markup {
    let signed = |sum: i32| format!("{}{}", if sum > 0 { "+" } else { "" }, stage.lang().money(sum.into()));
    html! {
        li class=[(stage.viewer == Some(row.seat)).then_some("own")] {
            b class="rank" { (row.rank) } (sign(row.seat))
            p class="who" { strong { (called(row.seat, stage)) } small { (names::company(row.player.company, stage)) } }
            p class="total" {
                b { (stage.lang().money(row.slip.into())) }
                small { @if row.rank == 1 { (stage.say("the-winner")) } @else {
                    (stage.say_with("behind", &[("dollars", Arg::Money((best - row.slip).into()))]))
                } }
            }
            p class="part" { b { (stage.lang().money(row.part("coins").into())) } small { (stage.say("score-coins")) } }
            p class="part" { b { (signed(row.part("trains"))) } small { (stage.say_with("result-trains-left", &[("count", row.player.trains.into())])) } }
            p class="part" { b { (signed(row.part("tickets"))) } small { (stage.say("score-tickets")) } }
            ul class="tickets-shown" { @for shown in row.player.shown.iter().flatten() { (chip(*shown, stage)) } }
        }
    }
}

/// Up to three facts: where the winner was ahead of the second, the best ticket joined, the dearest one that was not.
fn what_decided(rows: &[Row<'_>], stage: &Stage<'_, Action>) -> Vec<String> {
    let lead = rows.first().zip(rows.get(1)).and_then(|(first, second)| {
        let ahead = |key: &&str| first.part(key) - second.part(key);
        let key = ["coins", "trains", "tickets", "postcards"].into_iter().max_by_key(ahead)?;
        let args = [
            ("who", who(first.seat, stage)),
            ("sum", Arg::Money(first.part(key).into())),
            ("count", first.player.trains.into()),
            ("other", whom(second.seat, stage)),
            ("less", Arg::Money(second.part(key).into())),
            ("rest", second.player.trains.into()),
        ];
        (ahead(&key) > 0).then(|| stage.say_with(&format!("decided-{key}"), &args))
    });
    let tickets = |done: bool| {
        let all =
            rows.iter().flat_map(|row| row.player.shown.iter().flatten().map(|shown| (row.seat, shown)));
        all.filter(|(_, shown)| shown.done == done).max_by_key(|(_, shown)| shown.value)
    };
    let about = |key: &str, (seat, shown): (Seat, &TicketView)| {
        let ends = format!("{} – {}", city(shown.a, stage), city(shown.b, stage));
        let args = [
            ("who", who(seat, stage)),
            ("whom", whom(seat, stage)),
            ("ticket", ends.into()),
            ("sum", Arg::Money(shown.value.into())),
        ];
        stage.say_with(key, &args)
    };
    let best = tickets(true).map(|found| about("decided-ticket", found));
    let worst = tickets(false).map(|found| about("decided-failed", found));
    lead.into_iter().chain(best).chain(worst).collect()
}

/// A company by itself: the reader is told “you”.
fn called(seat: Seat, stage: &Stage<'_, Action>) -> String {
    if stage.viewer == Some(seat) { stage.say("you-begin") } else { stage.name(seat).to_owned() }
}

/// A company at the beginning of a sentence: the reader is told “you”.
fn who<'a>(seat: Seat, stage: &Stage<'a, Action>) -> Arg<'a> {
    if stage.viewer == Some(seat) {
        Arg::Message("you-begin")
    } else {
        Arg::from(stage.name(seat).to_owned())
    }
}

/// The same within a sentence.
fn whom<'a>(seat: Seat, stage: &Stage<'a, Action>) -> Arg<'a> {
    if stage.viewer == Some(seat) { Arg::Message("you") } else { Arg::from(stage.name(seat).to_owned()) }
}

/// A ticket that was kept, and whether it was joined.
fn chip(shown: TicketView, stage: &Stage<'_, Action>) -> Markup {
    let (class, mark, key) =
        if shown.done { ("done", "✓", "result-joined") } else { ("failed", "✗", "result-not-joined") };
    html! {
        li class={ "chip " (class) } {
            span aria-hidden="true" { (mark) } " " (city(shown.a, stage)) " – " (city(shown.b, stage)) " " i { (stage.say(key)) }
            " " b { (if shown.done { "+" } else { "−" }) (stage.lang().money(shown.value.into())) }
        }
    }
}

/// Who takes the brake van, who opens a box, and how many letters wait.
fn what_follows(view: &View, stage: &Stage<'_, Action>) -> Vec<String> {
    let ranking = view.years.last().map_or(&[][..], |year| &year.ranking);
    let by = |key: &str, seat: &Seat| {
        let own = stage.viewer == Some(*seat);
        let key = if own { format!("{key}-you") } else { key.to_owned() };
        stage.say_with(&key, &[("name", stage.name(*seat).into())])
    };
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
pub(super) fn post(view: &View, new: &[PostcardId], stage: &Stage<'_, Action>) -> Markup {
    if new.is_empty() {
        return html! {};
    }
    moment(
        "post",
        view,
        stage,
        &html! {
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
        },
    )
}

/// The box: who opened it, what its lid says, what is inside and which rules it brings.
pub(super) fn lid(view: &View, board: BoardId, stage: &Stage<'_, Action>) -> Markup {
    let opener = view.years.last().and_then(|year| year.ranking.first());
    let text = stage.say(&format!("frontier-{board}-text"));
    moment(
        "lid",
        view,
        stage,
        &html! {
            (crate_drawing(names::board(board, stage)))
            div class="told" {
                @if let Some(seat) = opener {
                    p { (sign(*seat)) " " (stage.say_with("box-by", &[("name", stage.name(*seat).into())])) }
                }
                h2 { (names::board(board, stage)) }
                blockquote { (letter::paragraphs(&text)) }
                h3 class="caps" { (stage.say("box-inside")) }
                ul class="contents" { @for (count, line, detail) in contents(board, stage) {
                    li { b { (count) } " " span { (line) @if !detail.is_empty() { " " small class="quiet" { (detail) } } } }
                } }
                h3 class="caps" { (stage.say("box-rules")) }
                p { (stage.say(&format!("frontier-{board}-rule"))) }
                (sections(&board_sections(board), false, stage))
            }
        },
    )
}

/// A box with its string cut, its seal broken and its lid aside, and what rises out of it.
fn crate_drawing(label: &str) -> Markup {
    html! {
        svg class="crate" viewBox="0 0 390 236" role="img" aria-label=(label) {
            path class="rays" d="M195 118L40 0M195 118L110 0M195 118L195 0M195 118L280 0M195 118L350 0M195 118L0 60M195 118L390 60" {}
            path class="floor" d="M0 190H390M0 200H390M0 212H390M0 226H390" {}
            ellipse class="shade" cx="200" cy="206" rx="148" ry="13" {}
            // A letter and a map.
            g transform="rotate(-14 185 70)" {
                rect class="card" x="160" y="24" width="62" height="96" rx="3" {}
                path class="lines" d="M169 38h44M169 50h36M169 62h44M169 74h30" {}
            }
            g transform="rotate(8 238 66)" {
                rect class="card" x="208" y="14" width="66" height="104" rx="3" {}
                rect class="chart" x="215" y="22" width="52" height="50" {}
                path class="shore" d="M222 22q-2 16 8 24q-4 12 10 26" {}
                path class="trip" d="M246 34l-8 16l14 14" {}
                circle class="stop" cx="246" cy="34" r="3" {} circle class="stop" cx="238" cy="50" r="3" {} circle class="stop" cx="252" cy="64" r="3" {}
                path class="lines" d="M216 84h50M216 94h40M216 104h46" {}
            }
            // A car and a coil of cable.
            g transform="translate(128 96)" {
                path class="car" d="M-24-22Q0-36 24-22V8H-24z" {}
                path class="lines" d="M-14-26V8M0-29V8M14-26V8" {}
                circle class="wheel" cx="-13" cy="12" r="8" {} circle class="wheel" cx="13" cy="12" r="8" {}
                circle class="hub" cx="-13" cy="12" r="2" {} circle class="hub" cx="13" cy="12" r="2" {}
            }
            g transform="translate(284 116)" {
                circle class="coil" r="17" {} circle class="coil" r="11" {} circle class="coil" r="5" {}
            }
            path class="flap" d="M84 124L112 106H292L318 124z" {}
            path class="side" d="M84 124H318V204H84z" {}
            path class="grain" d="M92 138q12-5 24 0t24 0t24 0M246 136q12-5 24 0t24 0M92 192q12-5 24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0M92 166q10-4 20 0M290 160q10-4 20 0" {}
            path class="string" d="M102 204V126q-4-24-26-18q-16 6-8 22M300 204V126q4-24 26-18q16 6 8 22" {}
            rect class="label" x="128" y="140" width="146" height="48" {}
            rect class="inner" x="132" y="144" width="138" height="40" {}
            text x="201" y="171" text-anchor="middle" textLength=[(label.chars().count() > 12).then_some("126")] lengthAdjust="spacingAndGlyphs" { (label) }
            g transform="rotate(14 350 170)" {
                path class="lid-aside" d="M318 132h70v66h-70z" {} path class="grain" d="M326 146h54M326 160h54M326 174h54M326 188h54" {}
            }
            circle class="seal" cx="48" cy="186" r="16" {}
            path class="mark" d="M48 177l2.6 5.6l6 .6l-4.4 4.2l1.2 6l-5.4-3l-5.4 3l1.2-6l-4.4-4.2l6-.6z" {}
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
pub(super) fn rules(view: &View, new: &[u8], stage: &Stage<'_, Action>) -> Markup {
    let year = [("year", Arg::from(view.year.to_string()))];
    moment(
        "rules",
        view,
        stage,
        &html! {
            h2 { (stage.say_with("rules-of-year", &year)) }
            (sections(new, true, stage))
        },
    )
}

/// Sections of the rules page as they stand there, unfolded or only with their headings. Of what is unfolded a card says
/// the gist, if there is one, and the rest is folded under it.
fn sections(numbers: &[u8], unfolded: bool, stage: &Stage<'_, Action>) -> Markup {
    let page = TicketLegacy::rules(stage.lang());
    let all = page.split("\n## ").skip(1).filter_map(|section| {
        let (heading, body) = section.split_once('\n')?;
        let (number, title) = heading.split_once(' ')?;
        Some((number.parse::<u8>().ok()?, title, body))
    });
    html! {
        @for (number, title, body) in all.filter(|(number, ..)| numbers.contains(number)) {
            @let short = format!("new-rule-{number}");
            @let card = unfolded && stage.words.has(&short);
            @if card { div class="rule-card" { b { (title) } p { (stage.say(&short)) } } }
            details class="new-rule" open[unfolded && !card] {
                summary { b { (title) } " " span class="quiet" { "TL-" (number) } }
                @for paragraph in body.split("\n\n").map(str::trim).filter(|text| !text.is_empty()) {
                    p { (paragraph.replace("**", "")) }
                }
            }
        }
    }
}
