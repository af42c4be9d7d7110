//! How a finished game came out for somebody, from its stored outcome.

use railhead_game::{Lang, Outcome, Seat};
use railhead_store::{Table, UserId};

use crate::words::words;

/// What a user's best seat reached.
pub struct Placing {
    /// From 1.
    pub rank: u8,
    /// Whether it won.
    pub won: bool,
    /// The figure that is compared first.
    pub score: i32,
}

/// How the game came out for this user; nothing if it is not over or they did not play.
pub fn result(table: &Table, user: UserId) -> Option<Placing> {
    let outcome: Outcome = serde_json::from_str(table.outcome.as_deref()?).ok()?;
    let own: Vec<Seat> = table.seats_of(user).map(|seat| Seat(seat.no.0)).collect();
    let best =
        outcome.standings.iter().filter(|standing| own.contains(&standing.seat)).min_by_key(|it| it.rank)?;
    Some(Placing { rank: best.rank, won: outcome.winners.contains(best.seat), score: best.score })
}

/// The same in words; nothing where there is nothing to say.
pub fn placed(table: &Table, user: UserId, lang: Lang) -> String {
    let t = words(lang);
    let Some(Placing { rank, won, score }) = result(table, user) else { return String::new() };
    let score = lang.number(score.into());
    if won {
        t.say_with("result-won", &[("score", score.into())])
    } else {
        t.say_with(
            "result-place",
            &[("place", rank.into()), ("of", table.seats.len().into()), ("score", score.into())],
        )
    }
}
