//! The three rows of workers of a mat, each space with what it brings.

use maud::{Markup, html};

use super::Mat;
use crate::{
    action::Action,
    board::{
        Drawing,
        icons::Icon,
        marks::{Mark, marks, row, width},
        offer, part,
        tile::shield,
    },
    facts::facts,
    piece::{SLOTS, Worker},
};

/// Where the rows lie.
const PLACE: (i32, i32) = (156, 62);

fn spot(worker: Worker, slot: usize) -> (i32, i32) {
    (46 + 45 * slot as i32, 40 * worker.index() as i32)
}

/// The rows.
pub(super) fn draw(mat: &Mat<'_>) -> Markup {
    part(
        "workers",
        PLACE,
        html! {
            @for worker in Worker::ALL {
                @let count = mat.player.workers[worker.index()];
                @let (_, y) = spot(worker, 0);
                (Icon::of_worker(worker).at(0, y + 8, 22))
                text.number x="33" y=(y + 25) { (count) }
                @for slot in 0..SLOTS {
                    @let fills = (mat.own && slot == usize::from(count)).then(|| light(worker));
                    g class=(worker.id()) data-tells data-light=[fills] { title { (label(mat.drawing, worker, slot)) } (space(mat, worker, slot)) }
                }
            }
        },
    )
}

/// The worker that may be posted as station master: the last of its row.
pub(super) fn acts(mat: &Mat<'_>) -> Markup {
    part(
        "workers",
        PLACE,
        html! {
            @for worker in Worker::ALL {
                @let last = usize::from(mat.player.workers[worker.index()]).saturating_sub(1);
                @let (x, y) = spot(worker, last);
                (offer(mat.drawing, "", (x - 1, y - 1, 44, 39), |action| action == Action::Master(worker)))
            }
        },
    )
}

fn space(mat: &Mat<'_>, worker: Worker, slot: usize) -> Markup {
    let count = usize::from(mat.player.workers[worker.index()]);
    let printed = usize::from(facts().mat.printed_workers[worker.index()]);
    let (x, y) = spot(worker, slot);
    html! {
        @if slot < printed {
            rect.printed x=(x) y=(y) width="42" height="37" rx="3" {}
            (Icon::of_worker(worker).at(x + 8, y + 5, 27))
        } @else if slot < count {
            rect.chit x=(x + 2) y=(y) width="38" height="37" rx="3" {}
            rect.trade x=(x + 2) y=(y + 33) width="38" height="4" rx="1" {}
            (Icon::of_worker(worker).at(x + 8, y + 3, 27))
        } @else {
            rect.free.next[slot == count] x=(x) y=(y) width="42" height="37" rx="3" {}
            (bonus(worker, slot, x, y))
        }
    }
}

/// What the space brings at once, and at the end.
fn bonus(worker: Worker, slot: usize, x: i32, y: i32) -> Markup {
    let vp = facts().mat.workers.slot_vp[slot];
    let mut signs = facts().mat.slots[worker.index()][slot].map(marks).unwrap_or_default();
    signs.retain(|mark| !matches!(mark, Mark::Arrow | Mark::Either));
    let size = if width(&signs, 17) <= 40 { 17 } else { 13 };
    html! {
        (row(&signs, x + 21 - width(&signs, size) / 2, y + if vp > 0 { 3 } else { 10 }, size))
        @if vp > 0 { (shield(vp.into(), x + 14, y + 21, 15)) }
    }
}

/// What lights up where the next worker of a row will stand.
pub(in crate::board) fn light(worker: Worker) -> String {
    format!("crew-{worker}")
}

/// A space of a row in words: what it brings.
pub(in crate::board) fn label(drawing: &Drawing<'_>, worker: Worker, slot: usize) -> String {
    let words = &drawing.words;
    let args = [("worker", words.worker(worker).into()), ("n", (slot as u8 + 1).into())];
    let bonus = facts().mat.slots[worker.index()][slot].map(|clause| words.clause(clause));
    let vp = facts().mat.workers.slot_vp[slot];
    let points = (vp > 0).then(|| words.count("board-vp", vp));
    [Some(words.with("mat-space", &args)), bonus, points]
        .into_iter()
        .flatten()
        .collect::<Vec<_>>()
        .join(" · ")
}
