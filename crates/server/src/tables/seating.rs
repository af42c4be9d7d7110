//! Who sits where before the game begins. Whether a seat can be had is the store's to say.

use std::borrow::Cow;

use railhead_game::SetupError;
use railhead_store::{
    Claim, Hints, Invite, Occupant, Revision, SeatNo, SeatPlan, Sitter, StoredSeat, TableId, UserId,
};

use super::{
    Happening, Live, Position, Shared, Tables,
    access::{Access as _, Hosting, ensure_playing},
    request::{SeatRequest, bot_name},
    seat_of,
};
use crate::{Problem, problem::FieldFault, text::account_key};

impl Tables {
    /// Lets somebody sit down where they were invited, and says at which table.
    pub async fn accept(&self, invite: Invite, sitter: Sitter) -> Result<TableId, Problem> {
        let seated = self.shared.store.sit(Claim::Invite(invite), sitter).await?;
        self.open(seated.table).await?.refresh().await;
        Ok(seated.table)
    }
}

impl Shared {
    /// Whoever has the account of this name and is not the `host`, who gave it in `field`.
    pub(super) async fn account_named(
        &self,
        name: &str,
        host: UserId,
        field: impl Into<Cow<'static, str>>,
    ) -> Result<UserId, Problem> {
        let found = self.store.account(&account_key(name)).await?.map(|(user, _)| user.id);
        found.filter(|user| *user != host).ok_or_else(|| Problem::field(field, FieldFault::NobodyNamed))
    }

    /// What the store is to make of a seat that the host `by` wants so.
    async fn plan_of(
        &self,
        by: UserId,
        position: &Position,
        wanted: SeatRequest,
    ) -> Result<SeatPlan, Problem> {
        let is_bot = |seat: &&StoredSeat| matches!(seat.occupant, Occupant::Bot { .. });
        match wanted {
            SeatRequest::Open => Ok(SeatPlan::Open),
            SeatRequest::Invited => Ok(SeatPlan::Reserved),
            SeatRequest::Named(name) => {
                self.account_named(&name, by, "plan").await.map(SeatPlan::ReservedFor)
            }
            SeatRequest::Bot(level, _) => {
                let bots = position.table.seats.iter().filter(is_bot).count();
                Ok(SeatPlan::Bot { level: level.to_string(), name: bot_name(bots).to_owned() })
            }
            SeatRequest::Me | SeatRequest::HotSeat(_) => Err(Problem::field("plan", FieldFault::BadSeat)),
        }
    }
}

impl Live {
    /// Lets somebody sit down: at `seat` or, with `None`, at the first that is open to them.
    pub async fn sit(&self, seat: Option<SeatNo>, sitter: Sitter) -> Result<(), Problem> {
        let held = self.hold().await;
        let table = &held.table;
        let open = |seat: &&StoredSeat| {
            let meant = seat.meant_for == Some(sitter.user);
            seat.occupant == Occupant::Open && (seat.invite.is_none() || meant)
        };
        let seat = seat.or_else(|| table.seats.iter().find(open).map(|seat| seat.no));
        let claim = Claim::Seat(table.id, seat.ok_or(Problem::SeatTaken)?);
        self.shared.store.sit(claim, sitter).await?;
        self.reseat(held).await;
        Ok(())
    }

    /// Lets `user` get up from `seat`.
    pub async fn stand(&self, seat: SeatNo, user: UserId) -> Result<(), Problem> {
        let held = self.hold().await;
        self.shared.store.stand(held.table.id, seat, user).await?;
        self.reseat(held).await;
        Ok(())
    }

    /// Notes whether `user`, who sits here, is ready for the game to begin.
    pub async fn say_ready(&self, user: UserId, ready: bool) -> Result<(), Problem> {
        let held = self.hold().await;
        let done = self.shared.store.say_ready(held.table.id, user, ready).await;
        self.settled(held, done).await
    }

    /// Settles whether hints are allowed, as its host `by` wants, if nothing has changed since `seen`.
    pub async fn allow_hints(&self, by: UserId, hints: Hints, seen: Revision) -> Result<(), Problem> {
        let held = self.hold().await;
        Hosting::check(&held, Some(by))?;
        let done = self.shared.store.set_hints(held.table.id, hints, seen).await;
        self.settled(held, done).await
    }

    /// Lets `user`, who sits here, have another colour and sign: the place of a seat where no other person sits, which
    /// changes places with theirs.
    pub async fn move_to(&self, user: UserId, to: SeatNo) -> Result<(), Problem> {
        let held = self.hold().await;
        let own =
            held.table.seats.iter().find(
                |seat| matches!(&seat.occupant, Occupant::User { user: sitter, .. } if *sitter == user),
            );
        let from = own.ok_or(Problem::NotSeated)?.no;
        let wanted = held.table.seat(to).ok_or(Problem::NotFound)?;
        if wanted.occupant.user().is_some_and(|sitter| sitter != user) {
            return Err(Problem::SeatTaken);
        }
        let done = self.shared.store.swap_seats(held.table.id, [from, to], held.table.revision).await;
        self.settled(held, done).await
    }

    /// Adds a seat, as its host `by` wants it, if nothing has changed since `seen`.
    pub async fn add_seat(&self, by: UserId, wanted: SeatRequest, seen: Revision) -> Result<(), Problem> {
        let held = self.hold().await;
        Hosting::check(&held, Some(by))?;
        must_fit(&held, held.table.seats.len() + 1)?;
        let plan = self.shared.plan_of(by, &held, wanted).await?;
        let done = self.shared.store.add_seat(held.table.id, plan, seen).await;
        self.settled(held, done).await?;
        self.call_the_invited(by).await;
        Ok(())
    }

    /// Removes a seat that is not the host's own, as its host `by` wants, if nothing has changed since `seen`.
    pub async fn remove_seat(&self, by: UserId, seat: SeatNo, seen: Revision) -> Result<(), Problem> {
        let held = self.hold().await;
        Hosting::check(&held, Some(by))?;
        must_fit(&held, held.table.seats.len().saturating_sub(1))?;
        must_not_be_own(&held, by, seat)?;
        let done = self.shared.store.remove_seat(held.table.id, seat, seen).await;
        self.settled(held, done).await
    }

    /// Closes a table that gathers or plays: whoever looks after the server may.
    pub async fn shut(&self) -> Result<(), Problem> {
        let held = self.hold().await;
        let done = self.shared.store.abandon(held.table.id, held.table.revision).await;
        self.settled(held, done).await
    }

    /// Makes a new invitation to a seat that somebody else holds while the game goes on, as the table's host `by` wants.
    pub async fn reclaim(&self, by: UserId, seat: SeatNo) -> Result<(), Problem> {
        let held = self.hold().await;
        Hosting::check(&held, Some(by))?;
        ensure_playing(&held)?;
        must_not_be_own(&held, by, seat)?;
        let done = self.shared.store.reclaim(held.table.id, seat, held.table.revision).await;
        self.settled(held, done).await
    }

    /// Lets `user`, who holds a seat for which there is a new invitation, agree to it or object.
    pub async fn answer_reclaim(&self, user: UserId, seat: SeatNo, agrees: bool) -> Result<(), Problem> {
        let held = self.hold().await;
        let (table, revision) = (held.table.id, held.table.revision);
        let done = self.shared.store.answer_reclaim(table, seat, user, agrees, revision).await;
        self.settled(held, done).await
    }

    /// Gives a seat to whoever came with a new invitation to it, once its holder can object no more.
    pub async fn sit_by_reclaim(&self, invite: &Invite, sitter: Sitter) -> Result<(), Problem> {
        let held = self.hold().await;
        ensure_playing(&held)?;
        let reclaim = held.hands.reclaims.iter().find(|reclaim| reclaim.invite == *invite);
        let reclaim = reclaim.ok_or(Problem::InviteTaken)?;
        if self.shared.store.now() < reclaim.open_at {
            return Err(Problem::SeatHeld);
        }
        let (seat, host) = (seat_of(reclaim.seat), held.table.host);
        self.sit_in(held, (sitter.user, &sitter.name), seat, host).await
    }

    /// Makes of a seat what its host `by` wants, if nothing has changed since `seen`.
    pub async fn arrange(
        &self,
        by: UserId,
        seat: SeatNo,
        wanted: SeatRequest,
        seen: Revision,
    ) -> Result<(), Problem> {
        let held = self.hold().await;
        Hosting::check(&held, Some(by))?;
        let plan = self.shared.plan_of(by, &held, wanted).await?;
        self.shared.store.arrange(held.table.id, seat, plan, seen).await?;
        self.reseat(held).await;
        self.call_the_invited(by).await;
        Ok(())
    }

    /// Has those told whom the host `by` has invited by name, if there are any.
    pub(super) async fn call_the_invited(&self, by: UserId) {
        let position = self.position().await;
        if position.table.seats.iter().any(|seat| seat.meant_for.is_some()) {
            self.call(&position, Happening::Invited(position.table.id), by).await;
        }
    }

    /// Lets `user` say that they do not come to the seats that are meant for them.
    pub async fn decline(&self, user: UserId) -> Result<(), Problem> {
        let held = self.hold().await;
        let done = self.shared.store.decline(held.table.id, user).await;
        self.settled(held, done).await
    }
}

/// Refuses so many seats if the game is not for so many.
fn must_fit(position: &Position, seats: usize) -> Result<(), Problem> {
    let meta = position.game.meta();
    if (usize::from(meta.min_seats)..=usize::from(meta.max_seats)).contains(&seats) {
        return Ok(());
    }
    let seats = u8::try_from(seats).unwrap_or(u8::MAX);
    Err(Problem::setup(meta, SetupError::Seats { seats, min: meta.min_seats, max: meta.max_seats }))
}

/// Refuses what a host cannot do to a seat of their own.
fn must_not_be_own(position: &Position, host: UserId, seat: SeatNo) -> Result<(), Problem> {
    match position.table.seat(seat) {
        Some(seat) if seat.occupant.user() == Some(host) => Err(Problem::AlreadySeated),
        Some(_) => Ok(()),
        None => Err(Problem::NotFound),
    }
}
