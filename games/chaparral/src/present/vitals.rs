//! What everybody keeps an eye on: money, pieces left, the tracks, objectives, and how near the end is.

use railhead_game::{Arg, Clock, Seat, Vitals};

use super::{Stage, character, objective};
use crate::{
    PlayerView, View,
    facts::facts,
    piece::{Character, Objective},
};

/// The figures of `seat`.
pub(super) fn vitals(view: &View, seat: Seat, stage: &Stage<'_>) -> Vitals {
    let Some(player) = view.player(seat) else { return Vitals::default() };
    let limits = &facts().table.limits;
    let pieces = stage.say_with("pieces-left", &[("n", player.pieces.into())]);
    Vitals::new(stage.lang().money(i64::from(player.money)))
        .with("cowboy", player.pieces, pieces)
        .with("hat", format!("{}/{}", player.cowboys, limits.cowboys), stage.say("cowboys"))
        .with("iron", player.iron, stage.say("iron"))
        .with("gold", player.gold, stage.say("gold"))
        .with("wagon", player.settlers, stage.say("settlers"))
        .with("ribbon", player.objectives.len(), stage.say("objectives"))
        .with("points", player.specials, stage.say("special-objectives"))
        .last(lately(player, view, stage))
        .result(view.is_over().then(|| result(player, view, stage)))
}

/// The objectives that a seat has claimed, special ones with a star, and what decides between equals; or why it could
/// not win (CH-19.2 to CH-19.5).
fn result(player: &PlayerView, view: &View, stage: &Stage<'_>) -> String {
    let special =
        |which: Objective| view.objectives.iter().any(|card| card.objective == which && card.special);
    let named = |which: &Objective| {
        let star = if special(*which) { "★\u{a0}" } else { "" };
        format!("{star}{}", objective(*which, stage))
    };
    let mut parts = vec![player.objectives.iter().map(named).collect::<Vec<_>>().join(", ")];
    if player.specials < usize::from(facts().table.end.special_needed) {
        parts.push(stage.say("result-no-special"));
    }
    parts.push(stage.say_with("result-fortune", &[("money", Arg::Money(i64::from(player.fortune)))]));
    parts.retain(|part| !part.is_empty());
    parts.join(" · ")
}

/// Where a seat's cowboys are, which of their actions it has taken, and whether it starts the round.
fn lately(player: &PlayerView, view: &View, stage: &Stage<'_>) -> Option<String> {
    let named = |who: &Character| character(*who, stage);
    let (used, waiting): (Vec<&Character>, Vec<&Character>) =
        player.on.iter().partition(|who| player.used.contains(who));
    let list = |some: Vec<&Character>| some.into_iter().map(named).collect::<Vec<_>>().join(", ");
    let mut parts = Vec::new();
    if !waiting.is_empty() && !player.home {
        parts.push(stage.say_with("lately-waiting", &[("what", list(waiting).into())]));
    }
    if !used.is_empty() {
        parts.push(stage.say_with("lately-used", &[("what", list(used).into())]));
    }
    let alley = u8::from(player.alley_left) + player.alley_right;
    if alley > 0 && !player.home {
        parts.push(stage.say_with("lately-alley", &[("n", alley.into())]));
    }
    if view.start == player.seat {
        parts.push(stage.say("starts"));
    }
    (!parts.is_empty()).then(|| parts.join(" · "))
}

/// Which round it is, and who has most objectives.
pub(super) fn clock(view: &View, stage: &Stage<'_>) -> Option<Clock> {
    if view.is_over() {
        return None;
    }
    let leader = view.players.iter().rev().max_by_key(|player| player.objectives.len())?;
    let most = leader.objectives.len();
    let args = [
        ("round", Arg::from(view.round)),
        ("rounds", view.rounds.into()),
        ("name", stage.name(leader.seat).into()),
        ("n", most.into()),
        ("goal", view.goal.into()),
    ];
    let last = view.round == view.rounds || most >= usize::from(view.goal);
    let key = if last {
        "clock-last"
    } else if most == 0 {
        "round-of"
    } else {
        "clock"
    };
    // Rounds and objectives end the game alike: the bar shows whichever is nearer to it.
    let [round, rounds, goal] = [view.round, view.rounds, view.goal].map(u32::from);
    let by_round = round * goal >= most as u32 * rounds;
    let (value, of) = if by_round { (round, rounds) } else { (most as u32, goal) };
    Some(Clock { text: stage.say_with(key, &args), value, of, last })
}
