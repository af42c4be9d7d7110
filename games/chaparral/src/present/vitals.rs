//! What everybody keeps an eye on: money, objectives, pieces left, and how near the end is.

use railhead_game::{Clock, Seat, Vitals};

use super::Stage;
use crate::{View, facts::facts};

/// The figures of `seat`.
pub(super) fn vitals(view: &View, seat: Seat, stage: &Stage<'_>) -> Vitals {
    let Some(player) = view.player(seat) else { return Vitals::default() };
    let limits = &facts().table.limits;
    let goals = if player.specials > 0 {
        format!("{}/{} ★{}", player.objectives.len(), view.goal, player.specials)
    } else {
        format!("{}/{}", player.objectives.len(), view.goal)
    };
    let pieces = stage.say_with("pieces-left", &[("n", player.pieces.into())]);
    Vitals::new(stage.lang().money(i64::from(player.money)))
        .with("goal", goals, stage.say("objectives"))
        .with("cowboy", player.pieces, pieces)
        .with("hat", format!("{}/{}", player.cowboys, limits.cowboys), stage.say("cowboys"))
        .with("iron", format!("{}/{}", player.iron, limits.iron), stage.say("iron"))
        .with("gold", format!("{}/{}", player.gold, limits.gold), stage.say("gold"))
        .with("people", player.settlers, stage.say("settlers"))
        .with("farm", player.farms.len(), stage.say("farms"))
        .last((view.start == seat).then(|| stage.say("starts")))
}

/// Which round it is.
pub(super) fn clock(view: &View, stage: &Stage<'_>) -> Clock {
    let text = stage.say_with("round-of", &[("round", view.round.into()), ("rounds", view.rounds.into())]);
    Clock { text, value: u32::from(view.round), of: u32::from(view.rounds), last: view.round == view.rounds }
}
