//! What a bot would do in somebody's place: from what their seat may know, thought about on the bots' threads.

use std::time::{Duration, Instant};

use railhead_bots::Explanation;
use railhead_game::{Reader, Seat};

use crate::{
    Problem,
    at_table::AtTable,
    minds::{Unthought, Urgency},
    tables::access::{Known, ensure_playing, own_seat},
};

/// How long is thought about advice at most; a bot's time may be shorter while others wait, but here a person asks.
const PATIENCE: Duration = Duration::from_secs(8);

/// What somebody could decide now, best first, and after how many decisions that is.
pub struct Advised {
    /// After how many decisions.
    pub ply: usize,
    /// What a bot thinks of it.
    pub explained: Explanation,
}

/// What a bot would do in the place of whoever asks, at the seat `asked` of their own. Refused where the table allows no
/// hints, and where the seat has nothing to decide.
pub async fn advise(at: &AtTable<Known>, asked: Option<u8>) -> Result<Advised, Problem> {
    let (user, position) = (at.visitor.known()?.id, at.position.clone());
    let seat = own_seat(&position, user, asked.map(Seat))?;
    ensure_playing(&position)?;
    if !position.table.allows_hints() {
        return Err(Problem::NoHints);
    }
    let play = position.started()?.clone();
    if play.legal(seat).is_empty() {
        return Err(Problem::NotActing);
    }
    at.app.may_ask_advice(user)?;
    let (ply, lang) = (play.ply(), at.visitor.lang());
    let thought = at.app.minds().think(Urgency::Awaited, move |deadline, luck| {
        let names = position.names(lang);
        let reader = Reader { viewer: Some(seat), lang, names: &names };
        let looks = position.game.expert_looks();
        let deadline = deadline.max(Instant::now() + PATIENCE);
        position.game.explain(play.as_ref(), seat, looks, Some(deadline), reader, luck)
    });
    match thought.await {
        Ok(Some(explained)) => Ok(Advised { ply, explained }),
        Ok(None) => Err(Problem::NotActing),
        Err(Unthought::Stopped) => Err(Problem::Store),
        Err(Unthought::Panicked(panic)) => {
            tracing::error!(table = %at.position.table.id, ply, %seat, %panic, "a bot broke off while it advised");
            Err(Problem::Broken)
        }
    }
}
