//! Seats that change hands while the game goes on.

use std::time::Duration;

use axum::http::StatusCode;
use railhead_bots::Level;
use railhead_game::Seat;
use railhead_store::{Occupant, Replace, SeatNo, SeatPlan, Sitter, Status, StoredSeat, User, UserId};

use super::{Committed, Live, Position};
use crate::Problem;

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

impl Position {
    /// Whether `user` may take `place` over from the bot that plays it. Who handed it over may come back to it.
    /// Others may where people may watch, unless it is kept for somebody, or they have a seat here, their own or kept
    /// for them: they would see a second hand.
    pub fn may_take(&self, user: Option<UserId>, place: &StoredSeat) -> Result<(), Problem> {
        if !matches!(place.occupant, Occupant::Bot { .. }) {
            return Err(Problem::new(StatusCode::CONFLICT, "seat-taken"));
        }
        if user.is_some() && place.kept_for == user {
            return Ok(());
        }
        if !self.seats_of(user).is_empty() || user.is_some_and(|user| self.table.keeps_seat_for(user)) {
            return Err(Problem::new(StatusCode::CONFLICT, "already-seated"));
        }
        if place.kept_for.is_some() {
            return Err(Problem::new(StatusCode::CONFLICT, "seat-kept"));
        }
        if self.table.spectators { Ok(()) } else { Err(Problem::forbidden("no-spectators")) }
    }

    fn ensure_playing(&self) -> Result<(), Problem> {
        match self.table.status {
            Status::Playing => Ok(()),
            _ => Err(Problem::new(StatusCode::CONFLICT, "wrong-status")),
        }
    }
}

impl Live {
    /// Hands `user`'s seat to a bot, which decides at once if it must.
    pub async fn hand_over(
        &self,
        user: UserId,
        seat: Seat,
        substitute: Substitute,
        pause: Duration,
    ) -> Result<Committed, Problem> {
        let mut position = self.position.lock().await;
        position.ensure_playing()?;
        if !position.seats_of(Some(user)).contains(seat) {
            return Err(Problem::forbidden("foreign-seat"));
        }
        let Substitute { level, name, kept } = substitute;
        let (level, expected) = (level.to_string(), position.table.revision);
        // The jobs are those of the seats as they will be; the table is read again in any case.
        position.table.seats[seat.index()].occupant =
            Occupant::Bot { level: level.clone(), name: name.clone() };
        let bots = position.actors().iter().filter(|actor| *actor == seat).collect();
        let replace = Replace {
            table: position.table.id,
            seat: SeatNo(seat.0),
            plan: SeatPlan::Bot { level, name },
            kept_for: kept.then_some(user),
            expected,
            jobs: position.bot_jobs(bots, expected.next(), pause),
        };
        self.replace(&mut position, replace).await
    }

    /// Takes `seat` over from the bot that plays it.
    pub async fn take_over(&self, user: &User, seat: Seat) -> Result<Committed, Problem> {
        let mut position = self.position.lock().await;
        position.ensure_playing()?;
        let place = position.table.seat(SeatNo(seat.0)).ok_or_else(Problem::not_found)?;
        position.may_take(Some(user.id), place)?;
        let sitter = |name: String| Sitter { user: user.id, name, contribution: None };
        // Whoever comes back to a second seat plays it at the same screen, as before.
        let plan = if position.seats_of(Some(user.id)).is_empty() {
            SeatPlan::User(sitter(user.name.clone()))
        } else {
            SeatPlan::HotSeat(sitter(format!("{} {}", user.name, seat.0 + 1)))
        };
        let replace = Replace {
            table: position.table.id,
            seat: SeatNo(seat.0),
            plan,
            kept_for: None,
            expected: position.table.revision,
            jobs: Vec::new(),
        };
        self.replace(&mut position, replace).await
    }

    async fn replace(&self, position: &mut Position, replace: Replace) -> Result<Committed, Problem> {
        let replaced = self.store.replace(replace).await;
        self.reread(position).await;
        let revision = replaced?.0;
        self.news.send_replace(revision);
        Ok(Committed { revision, ply: position.play.as_ref().map_or(0, |play| play.ply()) })
    }
}
