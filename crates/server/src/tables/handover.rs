//! Seats that change hands while the game goes on.

use railhead_bots::Level;
use railhead_game::{Lang, Seat};
use railhead_store::{Occupant, Replace, SeatPlan, Sitter, User, UserId};

use super::{
    BotJob, Held, Live, Position,
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
    /// Hands a seat of `user`'s own to a bot, which decides at once if it must.
    pub async fn hand_over(&self, user: UserId, seat: Seat, substitute: Substitute) -> Result<(), Problem> {
        let held = self.hold().await;
        ensure_playing(&held)?;
        own_seat(&held, user, Some(seat))?;
        let Substitute { level, name, kept } = substitute;
        let level = level.to_string();
        // The jobs are those of the seats as they will be.
        let mut table = held.table.clone();
        table.seats[seat.index()].occupant = Occupant::Bot { level: level.clone(), name: name.clone() };
        let bots = held.actors().iter().filter(|actor| *actor == seat).collect();
        let replace = Replace {
            table: table.id,
            seat: seat_no(seat),
            plan: SeatPlan::Bot { level, name },
            kept_for: kept.then_some(user),
            expected: table.revision,
            jobs: BotJob::all(&table, held.ply(), bots, self.shared.bot_pause),
        };
        self.change_hands(held, replace).await
    }

    /// Lets `user` leave a seat of their own in a game that goes on with empty seats: it is free for whoever has its
    /// invitation. What is still to be decided there in the game under way, a bot decides.
    pub async fn leave(&self, user: UserId, seat: Option<Seat>) -> Result<(), Problem> {
        let held = self.hold().await;
        ensure_playing(&held)?;
        let seat = own_seat(&held, user, seat)?;
        if !held.game.keeps_empty_seats() {
            return Err(Problem::NoEmptySeats);
        }
        let mut table = held.table.clone();
        table.seats[seat.index()].occupant = Occupant::Open;
        let alone = held.actors().iter().filter(|actor| *actor == seat).collect();
        let replace = Replace {
            table: table.id,
            seat: seat_no(seat),
            plan: SeatPlan::Reserved,
            kept_for: None,
            expected: table.revision,
            jobs: BotJob::all(&table, held.ply(), alone, self.shared.bot_pause),
        };
        self.change_hands(held, replace).await
    }

    /// Takes `seat` over from the bot that plays it.
    pub async fn take_over(&self, user: &User, seat: Seat) -> Result<(), Problem> {
        let held = self.hold().await;
        ensure_playing(&held)?;
        let stored = held.table.seat(seat_no(seat)).ok_or(Problem::NotFound)?;
        may_take(&held, Some(user.id), stored)?;
        let sitter = |name: String| Sitter { user: user.id, name, contribution: None };
        // Whoever comes back to a second seat plays it at the same screen, as before.
        let plan = if held.seats_of(Some(user.id)).is_empty() {
            SeatPlan::User(sitter(user.name.clone()))
        } else {
            SeatPlan::HotSeat(sitter(format!("{} {}", user.name, seat.0 + 1)))
        };
        let replace = Replace {
            table: held.table.id,
            seat: seat_no(seat),
            plan,
            kept_for: None,
            expected: held.table.revision,
            jobs: Vec::new(),
        };
        self.change_hands(held, replace).await
    }

    async fn change_hands(&self, held: Held<'_>, replace: Replace) -> Result<(), Problem> {
        match self.shared.store.replace(replace).await {
            Ok(_) => {
                self.reseat(held).await;
                Ok(())
            }
            Err(error) => Err(self.failed(held, error).await),
        }
    }
}
