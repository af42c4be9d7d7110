//! Objective cards: their tasks with what is there of each, what they bring, and what they cost when they fail.

use maud::{Markup, html};
use railhead_game::Seat;

use super::{
    Drawing,
    icons::Icon,
    marks::{fitted, marks},
    tile::shield,
    told,
};
use crate::{
    facts::{facts, objectives::ObjectiveInfo},
    piece::{Card, Task},
};

/// A card of the display, so wide and 69 high, with what `seat` has for it.
pub(super) fn card(drawing: &Drawing<'_>, card: Card, seat: Option<Seat>, wide: i32) -> Markup {
    let Some(info) = card.objective() else { return html! {} };
    let words = &drawing.words;
    told(
        "goal",
        &label(drawing, card, seat),
        html! {
            rect.chit width=(wide) height="69" rx="4" {}
            rect.ribbon x="1" y="1" width=(wide - 2) height="4" rx="2" {}
            (tasks(drawing, info, seat, (4, 9), (wide - 6, 20)))
            path.between d={ "M4 36h" (wide - 8) } {}
            @if let Some(immediate) = info.immediate {
                text.note x="5" y="49" { (words.say("goal-now")) }
                (fitted(&marks(facts().cards.immediates[immediate.index()]), 42, 45, (wide - 44, 16)))
            }
            (shield(info.vp.into(), 4, 52, 15))
            text.small.start.strong.dear x="22" y="64" { (penalty(drawing, info)) }
            text.small.end.strong x=(wide - 5) y="64" { (progress(drawing, info, seat)) }
        },
    )
}

/// A card of an objective area, so wide and 36 high.
pub(super) fn small(drawing: &Drawing<'_>, card: Card, seat: Seat, wide: i32) -> Markup {
    let Some(info) = card.objective() else { return html! {} };
    told(
        "goal",
        &label(drawing, card, Some(seat)),
        html! {
            rect.chit width=(wide) height="36" rx="4" {}
            rect.ribbon width="4" height="36" rx="2" {}
            (tasks(drawing, info, Some(seat), (7, 2), (wide - 8, 16)))
            (shield(info.vp.into(), 6, 20, 14))
            @if wide >= 60 { text.small.start.strong.dear x="23" y="32" { (penalty(drawing, info)) } }
            text.small.end.strong x=(wide - 4) y="32" { (progress(drawing, info, Some(seat))) }
        },
    )
}

/// What a seat has for a task, as far as the card asks for it.
fn have(drawing: &Drawing<'_>, info: &ObjectiveInfo, seat: Option<Seat>, task: Task) -> u8 {
    let player = seat.and_then(|seat| drawing.view.players.get(seat.index()));
    player.map_or(0, |player| player.means[task.index()].min(info.tasks[task.index()]))
}

fn progress(drawing: &Drawing<'_>, info: &ObjectiveInfo, seat: Option<Seat>) -> String {
    if seat.is_none() {
        return String::new();
    }
    let done: u8 = Task::ALL.into_iter().map(|task| have(drawing, info, seat, task)).sum();
    let all: u8 = info.tasks.iter().sum();
    if done == all { "\u{2713}".to_owned() } else { format!("{done}/{all}") }
}

fn penalty(drawing: &Drawing<'_>, info: &ObjectiveInfo) -> String {
    if info.penalty == 0 { String::new() } else { drawing.words.count("goal-or", info.penalty) }
}

/// The tasks one after the other, as large as fits; what is there has a tick.
fn tasks(
    drawing: &Drawing<'_>,
    info: &ObjectiveInfo,
    seat: Option<Seat>,
    (x, y): (i32, i32),
    (wide, size): (i32, i32),
) -> Markup {
    let asked =
        || Task::ALL.into_iter().flat_map(|task| (0..info.tasks[task.index()]).map(move |nth| (task, nth)));
    let pitch = (wide / (asked().count() as i32).max(1)).min(size + 6);
    let size = size.min(pitch);
    html! {
        @for (at, (task, nth)) in (0..).zip(asked()) {
            @let met = nth < have(drawing, info, seat, task);
            @let left = x + pitch * at;
            g.missing[seat.is_some() && !met] { (sign(task, left, y, size)) }
            @if met { path.tick d={ "M" (left + size - 5) " " (y + size - 2) "l3 3 5-6" } {} }
        }
    }
}

fn sign(task: Task, x: i32, y: i32, size: i32) -> Markup {
    let class = match task {
        Task::GreenTeepee => "tent green",
        Task::BlueTeepee => "tent blue",
        _ => "task",
    };
    let figure = match task {
        Task::Cow3 => "3",
        Task::Cow4 => "4",
        Task::Cow5 => "5",
        _ => "",
    };
    html! {
        @if task == Task::SanFrancisco {
            rect.space x=(x) y=(y) width=(size + 6) height=(size) rx="3" {}
            text.small.strong x=(x + size / 2 + 3) y=(y + size / 2 + 4) { "SF" }
        } @else {
            g class=(class) { (Icon::of_task(task).at(x, y, size)) }
        }
        @if !figure.is_empty() {
            circle.badge-of cx=(x + size - 3) cy=(y + size - 4) r="6.5" {}
            text.badge-text x=(x + size - 3) y=(y + size) { (figure) }
        }
    }
}

/// What the card asks for with what is there of it, what it brings at once, and what it counts.
pub(super) fn label(drawing: &Drawing<'_>, card: Card, seat: Option<Seat>) -> String {
    let Some(info) = card.objective() else { return String::new() };
    let words = &drawing.words;
    let asked = Task::ALL.into_iter().filter(|task| info.tasks[task.index()] > 0);
    let tasks = asked.map(|task| {
        let key =
            if task == Task::SanFrancisco { "goal-san-francisco".to_owned() } else { format!("task-{task}") };
        let need = info.tasks[task.index()];
        match seat {
            Some(_) => format!("{} {}/{need}", words.say(&key), have(drawing, info, seat, task)),
            None => words.count(&format!("tasks-{task}"), need),
        }
    });
    format!("{} · {}", tasks.collect::<Vec<_>>().join(" + "), words.objective(card))
}
