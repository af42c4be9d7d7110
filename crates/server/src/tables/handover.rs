//! Seats that change hands while the game goes on.

use railhead_bots::Level;
use railhead_game::{Lang, Seat};
use railhead_store::{Occupant, Replace, SeatPlan, Sitter, User, UserId};

use super::{
    Committed, Live, Position,
    access::{ensure_playing, may_take, own_seat},
    seat_no,
};
use crate::{Problem, problem::FieldFault, words::words};

/// A bot that is to play on in somebody's place.
#[derive(Clone, Debug)]
pub struct Substitute {
    /// How strong.
    pub level: Level,
    /// The name it plays under.
    pub name: String,
    /// Whether the seat is kept for whoever hands it over.
    pub kept: bool,
}

impl Substitute {
    /// A bot of this level that plays for whoever sits at `seat`, and is called so.
    pub fn playing_for(
        position: &Position,
        seat: Seat,
        level: &str,
        kept: bool,
        lang: Lang,
    ) -> Result<Substitute, Problem> {
        let level = level.parse().map_err(|_| Problem::field("level", FieldFault::BadSeat))?;
        let names = position.names(lang);
        let name = names.get(seat.index()).map_or("", String::as_str);
        let name = words(lang).say_with("bot-for", &[("name", name.into())]);
        Ok(Substitute { level, name, kept })
    }
}

impl Live {
    /// Hands `user`'s seat to a bot, which decides at once if it must.
    pub async fn hand_over(
        &self,
        user: UserId,
        seat: Seat,
        substitute: Substitute,
    ) -> Result<Committed, Problem> {
        let mut position = self.position.lock().await;
        ensure_playing(&position)?;
        own_seat(&position, user, Some(seat))?;
        let Substitute { level, name, kept } = substitute;
        let (level, expected) = (level.to_string(), position.table.revision);
        // The jobs are those of the seats as they will be; the table is read again in any case.
        position.table.seats[seat.index()].occupant =
            Occupant::Bot { level: level.clone(), name: name.clone() };
        let bots = position.actors().iter().filter(|actor| *actor == seat).collect();
        let ply = position.ply();
        let replace = Replace {
            table: position.table.id,
            seat: seat_no(seat),
            plan: SeatPlan::Bot { level, name },
            kept_for: kept.then_some(user),
            expected,
            jobs: self.bot_jobs(&position.table, ply, bots, expected.next()),
        };
        self.replace(&mut position, replace).await
    }

    /// Takes `seat` over from the bot that plays it.
    pub async fn take_over(&self, user: &User, seat: Seat) -> Result<Committed, Problem> {
        let mut position = self.position.lock().await;
        ensure_playing(&position)?;
        let place = position.table.seat(seat_no(seat)).ok_or(Problem::NotFound)?;
        may_take(&position, Some(user.id), place)?;
        let sitter = |name: String| Sitter { user: user.id, name, contribution: None };
        // Whoever comes back to a second seat plays it at the same screen, as before.
        let plan = if position.seats_of(Some(user.id)).is_empty() {
            SeatPlan::User(sitter(user.name.clone()))
        } else {
            SeatPlan::HotSeat(sitter(format!("{} {}", user.name, seat.0 + 1)))
        };
        let replace = Replace {
            table: position.table.id,
            seat: seat_no(seat),
            plan,
            kept_for: None,
            expected: position.table.revision,
            jobs: Vec::new(),
        };
        self.replace(&mut position, replace).await
    }

    async fn replace(&self, position: &mut Position, replace: Replace) -> Result<Committed, Problem> {
        let replaced = self.shared.store.replace(replace).await;
        self.reread(position).await;
        let revision = replaced?.0;
        self.news.send_replace(revision);
        Ok(Committed { revision, ply: position.ply() })
    }
}
