//! Seats that change hands while the game goes on. Whoever wants a bot's seat asks for it, and somebody who sits at the
//! table answers.

use railhead_bots::Level;
use railhead_game::{Lang, Seat};
use railhead_store::{
    Ask, HandingKind, Occupant, Replace, Revision, SeatPlan, Sitter, StoreError, User, UserId,
};

use super::{
    BotJob, Held, Live, Position,
    access::{Way, consents, ensure_playing, may_take, own_seat},
    pace::Step,
    seat_no, seat_of,
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
        let level = level.parse().map_err(|level| Problem::field("level", FieldFault::BadLevel { level }))?;
        let seat = position.table.seat(seat_no(seat));
        let name = seat.and_then(|seat| seat.occupant.name()).unwrap_or_default();
        let name = words(lang).say_with("bot-for", &[("name", name.into())]);
        Ok(Substitute { level, name, kept })
    }
}

/// What became of the wish for a bot's seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Taking {
    /// The seat is taken.
    Seated,
    /// It was asked for.
    Asked,
}

/// How a seat is passed on.
pub(super) struct Passing {
    /// To whom.
    pub(super) plan: SeatPlan,
    /// Who may come back to it.
    pub(super) kept_for: Option<UserId>,
    /// Who agreed to it, if somebody had to.
    pub(super) by: Option<UserId>,
    /// How, where that does not follow from who had it and who has it from now on.
    pub(super) how: Option<HandingKind>,
}

impl Passing {
    /// For good, with nobody asked.
    pub(super) fn to(plan: SeatPlan) -> Passing {
        Passing { plan, kept_for: None, by: None, how: None }
    }
}

impl Live {
    /// Hands a seat of `user`'s own to a bot, which decides at once if it must.
    pub async fn hand_over(&self, user: UserId, seat: Seat, substitute: Substitute) -> Result<(), Problem> {
        let held = self.hold().await;
        ensure_playing(&held)?;
        own_seat(&held, user, Some(seat))?;
        let Substitute { level, name, kept } = substitute;
        let plan = SeatPlan::Bot { level: level.to_string(), name };
        let passing = Passing { kept_for: kept.then_some(user), ..Passing::to(plan) };
        self.pass_on(held, seat, passing).await
    }

    /// Gives a hot seat at `user`'s own screen another name.
    pub async fn rename(&self, user: UserId, seat: Seat, name: String) -> Result<(), Problem> {
        let held = self.hold().await;
        ensure_playing(&held)?;
        let seat = own_seat(&held, user, Some(seat))?;
        let (table, revision) = (held.table.id, held.table.revision);
        let renamed = self.shared.store.rename_seat(table, seat_no(seat), name, revision).await;
        self.settled(held, renamed).await
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
        self.pass_on(held, seat, Passing::to(SeatPlan::Reserved)).await
    }

    /// Takes `seat` over from the bot that plays it, or asks for it.
    pub async fn take_over(&self, user: &User, seat: Seat) -> Result<Taking, Problem> {
        let held = self.hold().await;
        ensure_playing(&held)?;
        let stored = held.table.seat(seat_no(seat)).ok_or(Problem::NotFound)?;
        match may_take(&held, Some(user.id), stored)? {
            Way::Open => {
                self.sit_in(held, (user.id, &user.name), seat, None).await?;
                Ok(Taking::Seated)
            }
            Way::Ask => {
                let (table, revision) = (held.table.id, held.table.revision);
                let asked = self.shared.store.ask(table, seat_no(seat), user.id, revision).await;
                self.settled(held, asked).await?;
                Ok(Taking::Asked)
            }
        }
    }

    /// Answers a request for a seat: somebody who sits here, for all. Whoever made it may take it back.
    pub async fn answer(&self, by: UserId, ask: i64, yes: bool) -> Result<(), Problem> {
        let held = self.hold().await;
        ensure_playing(&held)?;
        let consents = consents(&held, Some(by));
        let ask = held.hands.waiting().find(|waiting| waiting.id == ask).cloned();
        let own = ask.as_ref().is_some_and(|ask| ask.user == by);
        if !consents && (yes || !own) {
            return Err(Problem::NotSeated);
        }
        let ask = ask.ok_or(Problem::NoAsk)?;
        if yes {
            let Ask { user, name, seat, .. } = &ask;
            may_take(&held, Some(*user), held.table.seat(*seat).ok_or(Problem::NotFound)?)?;
            return self.sit_in(held, (*user, name), seat_of(*seat), Some(by)).await;
        }
        let (table, revision) = (held.table.id, held.table.revision);
        let done = self.shared.store.put_ask_away(table, ask.id, !own, revision).await;
        self.settled(held, done).await
    }

    /// Gives `seat` to somebody who may have it; `by` agreed to it, if somebody had to.
    pub(super) async fn sit_in(
        &self,
        held: Held<'_>,
        (user, name): (UserId, &str),
        seat: Seat,
        by: Option<UserId>,
    ) -> Result<(), Problem> {
        let sitter = |name: String| Sitter { user, name, contribution: None };
        // Whoever comes back to a second seat plays it at the same screen, as before.
        let plan = if held.seats_of(Some(user)).is_empty() {
            SeatPlan::User(sitter(name.to_owned()))
        } else {
            SeatPlan::HotSeat(sitter(format!("{name} {}", seat.0 + 1)))
        };
        self.pass_on(held, seat, Passing { by, ..Passing::to(plan) }).await
    }

    /// Passes `seat` on. What bots are to do next, and what clocks show, follows from the seats as they will be.
    pub(super) async fn pass_on(
        &self,
        held: Held<'_>,
        seat: Seat,
        Passing { plan, kept_for, by, how }: Passing,
    ) -> Result<(), Problem> {
        let mut table = held.table.clone();
        table.seats[seat.index()].occupant = match &plan {
            SeatPlan::Open | SeatPlan::Reserved | SeatPlan::ReservedFor(_) => Occupant::Open,
            SeatPlan::Bot { level, name } => Occupant::Bot { level: level.clone(), name: name.clone() },
            SeatPlan::User(Sitter { user, name, .. }) | SeatPlan::HotSeat(Sitter { user, name, .. }) => {
                Occupant::User { user: *user, name: name.clone() }
            }
        };
        let asked = held.actors().iter().filter(|actor| *actor == seat).collect();
        let replace = Replace {
            table: table.id,
            seat: seat_no(seat),
            plan,
            kept_for,
            by,
            how,
            expected: table.revision,
            jobs: BotJob::all(&table, held.ply(), asked, self.shared.bot_pause),
            clocks: self.clocks(&table, &held, held.actors(), Step::Seated).await?,
        };
        let replaced = self.shared.store.replace(replace).await;
        self.settled(held, replaced).await
    }

    /// Takes over what the store has changed, or says why it hasn't.
    pub(super) async fn settled(
        &self,
        held: Held<'_>,
        answer: Result<Revision, StoreError>,
    ) -> Result<(), Problem> {
        match answer {
            Ok(_) => {
                self.reseat(held).await;
                Ok(())
            }
            Err(error) => Err(self.failed(held, error).await),
        }
    }
}
