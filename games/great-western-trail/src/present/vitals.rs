//! What everybody keeps an eye on: money, certificates, workers, discs and points, and how near the end is.

use railhead_game::{Clock, Seat, Vitals};

use super::{Phrases, Stage};
use crate::{piece::Worker, view::View};

/// The figures of `seat`.
pub(super) fn vitals(view: &View, seat: Seat, stage: &Stage<'_>) -> Vitals {
    let Some(player) = view.players.get(seat.index()) else { return Vitals::default() };
    let words = Phrases(stage);
    let (temporary, permanent, limit) = player.certificates;
    let more = if permanent > 0 { format!("+{permanent}") } else { String::new() };
    let certificates = format!("{temporary}/{limit}{more}");
    let mut vitals = Vitals::new(words.money(player.money))
        .with("certificate", certificates, words.say("board-certificates"))
        .with("boot", player.step_limit, words.say("board-steps"))
        .with("cards", format!("{}/{}", player.hand_size, player.hand_limit), words.say("board-hand"));
    for (worker, sign) in Worker::ALL.into_iter().zip(["hat", "hammer", "spanner"]) {
        vitals = vitals.with(sign, player.workers[worker.index()], words.workers(worker));
    }
    let over = view.pending.is_none();
    let money = || words.sum("result-money", player.money);
    vitals
        .with("disc", player.discs.len(), words.say("board-discs"))
        .with(
            "points",
            view.scores[seat.index()].total().to_string().replace('-', "\u{2212}"),
            words.say("board-score"),
        )
        .result(over.then(money))
}

/// How many workers are missing until the job market is full.
pub(super) fn clock(view: &View, stage: &Stage<'_>) -> Clock {
    let seats = view.players.len() as u32;
    let of = view.jobs.len() as u32 * seats;
    let rows = u32::from(view.token) * seats;
    let here = view.jobs.get(usize::from(view.token));
    let hired = here.map_or(0, |row| row.iter().take(view.players.len()).flatten().count() as u32);
    let value = (rows + hired).min(of);
    let last = view.holder.is_some();
    let text = if last {
        stage.say("clock-last")
    } else {
        stage.say_with("clock", &[("workers", (of - value).into())])
    };
    Clock { text, value, of, last }
}
