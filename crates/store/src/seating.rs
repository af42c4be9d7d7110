//! From an empty table to a game under way: making a table, taking and leaving seats, starting.

use crate::{
    Customs, HandingKind, Hints, Invite, Millis, NewJob, Origin, Revision, SeatNo, Secret, Store, StoreError,
    StoredClock, TableId, UserId, Visibility,
    db::{seating, tables},
};

/// A table to be made.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// Which game.
    pub game: String,
    /// By which version of its rules.
    pub rules_version: u16,
    /// Its options, as JSON.
    pub options: String,
    /// What its host calls it.
    pub title: String,
    /// Who may arrange and start it.
    pub host: UserId,
    /// Who can find it.
    pub visibility: Visibility,
    /// Whether people without a seat may watch.
    pub spectators: bool,
    /// What its host has settled.
    pub customs: Customs,
    /// Where it begins.
    pub origin: Origin,
    /// Whether it goes another way than the table it begins from.
    pub another_way: bool,
    /// What the server puts into the seed.
    pub secret: Secret,
    /// The promise that binds it.
    pub commitment: String,
    /// Its seats, in order.
    pub seats: Vec<SeatPlan>,
}

/// What a seat is to be, as its table's host arranges it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeatPlan {
    /// Open to everybody who finds the table.
    Open,
    /// Open to whoever holds the invitation that the store makes for it.
    Reserved,
    /// The same, and open to this user without it.
    ReservedFor(UserId),
    /// A user's own.
    User(Sitter),
    /// Played by somebody else at a user's screen.
    HotSeat(Sitter),
    /// A bot's.
    Bot {
        /// How strong, in the server's words.
        level: String,
        /// The name it plays under.
        name: String,
    },
}

/// Somebody who takes a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sitter {
    /// Who decides for the seat.
    pub user: UserId,
    /// The name shown there.
    pub name: String,
    /// What they mix into the seed.
    pub contribution: Option<String>,
}

/// Which seat is asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Claim {
    /// This open seat.
    Seat(TableId, SeatNo),
    /// The seat that the invitation reserves.
    Invite(Invite),
}

/// A seat that was taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seated {
    /// At which table.
    pub table: TableId,
    /// Which seat.
    pub seat: SeatNo,
    /// What the table is at now.
    pub revision: Revision,
}

/// A game to be started.
#[derive(Clone, Debug)]
pub struct Start {
    /// At which table.
    pub table: TableId,
    /// What the table was at when the seed was mixed.
    pub expected: Revision,
    /// What all chance in the game flows from.
    pub seed: Secret,
    /// The seats that play, in playing order: the first of them becomes seat 0, and so on. Every taken seat must
    /// be named; open seats that are named stay open, those that aren't are removed.
    pub seating: Vec<SeatNo>,
    /// What each of them mixes into the seed, in the same order. Where it says nothing, what the seat has stays.
    pub contributions: Vec<Option<String>>,
    /// Who must decide first, in the server's words.
    pub waiting_on: String,
    /// What to do next, enqueued together with the start.
    pub jobs: Vec<NewJob>,
    /// The clocks from now on.
    pub clocks: Vec<StoredClock>,
}

/// A seat of a game under way that changes hands.
#[derive(Clone, Debug)]
pub struct Replace {
    /// At which table.
    pub table: TableId,
    /// Which seat.
    pub seat: SeatNo,
    /// Who is to sit there. Whether the game goes on with nobody there is the caller's to judge.
    pub plan: SeatPlan,
    /// Who may come back to the seat.
    pub kept_for: Option<UserId>,
    /// Who agreed to it, if somebody had to.
    pub by: Option<UserId>,
    /// How, where that does not follow from who had the seat and who has it from now on.
    pub how: Option<HandingKind>,
    /// What the table was at when the change was found allowed.
    pub expected: Revision,
    /// What to do next, enqueued together with the change.
    pub jobs: Vec<NewJob>,
    /// The clocks that change with it.
    pub clocks: Vec<StoredClock>,
}

impl Store {
    /// Makes a table that gathers players. Needs at least one seat, and no user in two seats of their own.
    pub async fn create_table(&self, new: NewTable) -> Result<TableId, StoreError> {
        let id = TableId::random()?;
        self.write(move |conn| Box::pin(seating::create(conn, id, new))).await?;
        Ok(id)
    }

    /// Takes an open seat at a table that gathers or plays. Of two who ask at once one gets [`StoreError::SeatTaken`].
    /// What the seat of a game under way mixed into the seed stays as it was, and nobody takes a second one there.
    pub async fn sit(&self, claim: Claim, sitter: Sitter) -> Result<Seated, StoreError> {
        self.write(move |conn| Box::pin(seating::sit(conn, claim, sitter))).await
    }

    /// The table that this invitation is or was for, if there ever was such a one.
    pub async fn invited_to(&self, invite: &Invite) -> Result<Option<TableId>, StoreError> {
        seating::invited_to(&mut self.read().await?, invite).await
    }

    /// Leaves a seat at a gathering table: it is open again. Only the user who decides for it can leave it.
    pub async fn stand(&self, table: TableId, seat: SeatNo, user: UserId) -> Result<Revision, StoreError> {
        self.write(move |conn| Box::pin(seating::stand(conn, table, seat, user))).await
    }

    /// Makes a seat of a gathering table into something else, whoever sits there. Whether the caller may is the
    /// caller's to judge; `expected` makes sure that it judged what is there.
    pub async fn arrange(
        &self,
        table: TableId,
        seat: SeatNo,
        plan: SeatPlan,
        expected: Revision,
    ) -> Result<Revision, StoreError> {
        self.write(move |conn| Box::pin(seating::arrange(conn, table, seat, plan, expected))).await
    }

    /// Takes it that a user does not come to the seats of a gathering table that are meant for them
    /// ([`Missing::Seat`](crate::Missing::Seat) if there are none): they wait for whoever has their invitation.
    pub async fn decline(&self, table: TableId, user: UserId) -> Result<Revision, StoreError> {
        self.write(move |conn| Box::pin(seating::decline(conn, table, user))).await
    }

    /// Gives another name to whoever plays a hot seat of a game under way; every other seat is refused
    /// ([`StoreError::NotYourSeat`]). Whether the caller may is the caller's to judge.
    pub async fn rename_seat(
        &self,
        table: TableId,
        seat: SeatNo,
        name: String,
        expected: Revision,
    ) -> Result<Revision, StoreError> {
        self.write(move |conn| Box::pin(seating::rename(conn, table, seat, name, expected))).await
    }

    /// Settles whether a gathering table allows hints. Whether the caller may is the caller's to judge.
    pub async fn set_hints(
        &self,
        table: TableId,
        hints: Hints,
        expected: Revision,
    ) -> Result<Revision, StoreError> {
        self.write(move |conn| Box::pin(seating::set_hints(conn, table, hints, expected))).await
    }

    /// Notes whether this user, who has a seat at a gathering table, is ready for the game to begin.
    pub async fn say_ready(&self, table: TableId, user: UserId, ready: bool) -> Result<Revision, StoreError> {
        self.write(move |conn| Box::pin(seating::say_ready(conn, table, user, ready))).await
    }

    /// Lets those at two seats of a gathering table change places, with their invitations and all. Whether they may is
    /// the caller's to judge.
    pub async fn swap_seats(
        &self,
        table: TableId,
        seats: [SeatNo; 2],
        expected: Revision,
    ) -> Result<Revision, StoreError> {
        self.write(move |conn| Box::pin(seating::swap(conn, table, seats, expected))).await
    }

    /// Adds a seat after the last one of a gathering table. Whether the caller may is the caller's to judge.
    pub async fn add_seat(
        &self,
        table: TableId,
        plan: SeatPlan,
        expected: Revision,
    ) -> Result<Revision, StoreError> {
        self.write(move |conn| Box::pin(seating::add_seat(conn, table, plan, expected))).await
    }

    /// Removes a seat of a gathering table, whoever sits there; those after it move up.
    pub async fn remove_seat(
        &self,
        table: TableId,
        seat: SeatNo,
        expected: Revision,
    ) -> Result<Revision, StoreError> {
        self.write(move |conn| Box::pin(seating::remove_seat(conn, table, seat, expected))).await
    }

    /// Gives a seat of a game under way to somebody else, and tells of it. What the seat mixed into the seed stays as
    /// it was. A user who takes a seat that was not kept for them gives up those that were. Whoever has seen other
    /// seats of this game, and not this one, is refused ([`StoreError::SeenAnother`]); whether the caller may is else
    /// the caller's to judge.
    pub async fn replace(&self, replace: Replace) -> Result<Revision, StoreError> {
        let now = self.now();
        self.write_and_ring(move |conn| Box::pin(seating::replace(conn, replace, now))).await
    }

    /// Starts the game: the seats are put in playing order, the seed is set, the log may grow. From now on it is
    /// remembered who has seen which seat.
    pub async fn start(&self, start: Start) -> Result<Revision, StoreError> {
        let now = self.now();
        self.write_and_ring(move |conn| Box::pin(seating::start(conn, start, now))).await
    }

    /// Ends a game that didn't end by a decision: by agreement, or because time ran out.
    pub async fn finish(
        &self,
        table: TableId,
        expected: Revision,
        outcome: String,
    ) -> Result<Revision, StoreError> {
        self.write(move |conn| Box::pin(tables::finish(conn, table, expected, outcome))).await
    }

    /// Gives up a table that gathers or plays.
    pub async fn abandon(&self, table: TableId, expected: Revision) -> Result<Revision, StoreError> {
        self.write(move |conn| Box::pin(tables::abandon(conn, table, expected))).await
    }

    /// Gives up every table that still gathers and hasn't changed since `since`; how many there were.
    pub async fn abandon_idle(&self, since: Millis) -> Result<u64, StoreError> {
        self.write(move |conn| Box::pin(tables::abandon_idle(conn, since))).await
    }
}
