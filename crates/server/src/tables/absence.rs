//! What those who play can do about somebody who does not come, and about a game that nobody wants to play on: stand-ins,
//! votes, nudges, giving up.

use std::{collections::BTreeSet, fmt, time::Duration};

use railhead_bots::Level;
use railhead_game::{Lang, Seat};
use railhead_store::{
    AtZero, HandingKind, Millis, Revision, SeatPlan, Status, StoreError, StoredClock, TableId, UserId, Vote,
};

use super::{
    Happening, Held, Live, NoticeJob, Position,
    access::{Access as _, Hosting, ensure_playing, own_seat},
    handover::Passing,
    pace::Pace,
    seat_no,
};
use crate::{Problem, words::words};

/// How long a table without a pace waits for somebody before the others may ask for a stand-in.
pub const PATIENCE: Duration = Duration::from_hours(24);

/// How well a bot plays that stands in for somebody who is away.
const STAND_IN: Level = Level::Steady;

/// What the people at a table may agree on. As a text, which is stored: `abandon`, `stand-in SEAT PLY`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Motion {
    /// That nobody plays on.
    Abandon,
    /// That a bot stands in for whoever must decide at this seat after so many decisions.
    StandIn(Seat, usize),
}

impl fmt::Display for Motion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Motion::Abandon => f.write_str("abandon"),
            Motion::StandIn(seat, ply) => write!(f, "stand-in {seat} {ply}"),
        }
    }
}

/// How far a motion is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tally {
    /// Who is for it.
    pub yes: BTreeSet<UserId>,
    /// How many must be.
    pub needed: usize,
}

impl Tally {
    /// Whether enough are for it.
    pub fn carries(&self) -> bool {
        self.yes.len() >= self.needed
    }
}

/// The people who sit at a table.
pub fn sitters(position: &Position) -> BTreeSet<UserId> {
    position.table.seats.iter().filter_map(|seat| seat.occupant.user()).collect()
}

/// How far `motion` is: to give a game up everybody must agree, for a stand-in more than half of the others.
pub fn tally(position: &Position, motion: Motion) -> Tally {
    let mut voters = sitters(position);
    let needed = match motion {
        Motion::Abandon => voters.len(),
        Motion::StandIn(seat, _) => {
            if let Some(user) = position.table.seat(seat_no(seat)).and_then(|seat| seat.occupant.user()) {
                voters.remove(&user);
            }
            voters.len() / 2 + 1
        }
    };
    let text = motion.to_string();
    let votes = position.hands.votes.iter().filter(|vote| vote.motion == text).map(|vote| vote.user);
    Tally { yes: votes.filter(|user| voters.contains(user)).collect(), needed }
}

/// Whether the others may let a bot stand in at `seat`: its time is out, or, where there is no pace, it has been waited
/// for long. `now` is the time of the service.
pub fn is_overdue(position: &Position, seat: Seat, now: Millis) -> bool {
    let person = position.table.seat(seat_no(seat)).is_some_and(|seat| seat.occupant.user().is_some());
    if !person || !position.actors().contains(seat) || position.table.status != Status::Playing {
        return false;
    }
    match Pace::of(&position.table) {
        Pace::None => waited(position, now) >= PATIENCE,
        Pace::Live { .. } | Pace::Days(_) => left(position, seat, now) == Some(0),
    }
}

/// How long the table has waited since the last decision.
pub fn waited(position: &Position, now: Millis) -> Duration {
    Duration::from_millis(now.0.saturating_sub(position.acted_at.0).max(0).unsigned_abs())
}

/// How many milliseconds `seat` has left, if it has a clock.
pub fn left(position: &Position, seat: Seat, now: Millis) -> Option<i64> {
    let clock = position.hands.clocks.iter().find(|clock| clock.seat == seat_no(seat))?;
    Some(clock.ends_at.map_or(clock.left, |ends_at| (ends_at.0 - now.0).max(0)))
}

impl Live {
    /// The time of `seat` may be out: what is then done at this table is done.
    pub async fn run_out(&self, seat: Seat) -> Result<(), Problem> {
        let held = self.hold().await;
        if held.table.status != Status::Playing || left(&held, seat, self.service_time()) != Some(0) {
            return Ok(());
        }
        match held.table.customs.at_zero {
            AtZero::Bot => self.stand_in(held, seat, HandingKind::TimedOut, None).await,
            AtZero::Vote => {
                // The clock stands at zero; the others may see to it.
                let clock = StoredClock { seat: seat_no(seat), left: 0, ends_at: None };
                let (table, revision) = (held.table.id, held.table.revision);
                let set = self.shared.store.set_clocks(table, vec![clock], revision).await;
                self.settled(held, set).await
            }
        }
    }

    /// Lets a bot stand in at `seat` until its player is back.
    async fn stand_in(
        &self,
        held: Held<'_>,
        seat: Seat,
        how: HandingKind,
        by: Option<UserId>,
    ) -> Result<(), Problem> {
        let place = held.table.seat(seat_no(seat)).ok_or(Problem::NotFound)?;
        let (Some(user), Some(name)) = (place.occupant.user(), place.occupant.name()) else {
            return Err(Problem::SeatTaken);
        };
        // Pages word it for each reader.
        let name = words(Lang::En).say_with("bot-for", &[("name", name.into())]);
        let plan = SeatPlan::Bot { level: STAND_IN.to_string(), name };
        let kept_for = (how != HandingKind::Resigned).then_some(user);
        self.pass_on(held, seat, Passing { kept_for, by, how: Some(how), ..Passing::to(plan) }).await
    }

    /// Lets `user` give up a seat of their own: a bot plays on.
    pub async fn resign(&self, user: UserId, seat: Option<Seat>) -> Result<(), Problem> {
        let held = self.hold().await;
        ensure_playing(&held)?;
        let seat = own_seat(&held, user, seat)?;
        self.stand_in(held, seat, HandingKind::Resigned, None).await
    }

    /// `by` is for a bot standing in at `seat`, or, if not `yes`, no longer is. With enough of them it does.
    pub async fn vote_stand_in(&self, by: UserId, seat: Seat, yes: bool) -> Result<(), Problem> {
        let held = self.hold().await;
        ensure_playing(&held)?;
        let theirs = held.seats_of(Some(by));
        if theirs.is_empty() || theirs.contains(seat) {
            return Err(Problem::NotSeated);
        }
        if !is_overdue(&held, seat, self.service_time()) {
            return Err(Problem::NotOverdue);
        }
        let motion = Motion::StandIn(seat, held.ply());
        let mut tally = tally(&held, motion);
        if yes {
            tally.yes.insert(by);
        }
        if yes && tally.carries() {
            return self.stand_in(held, seat, HandingKind::Voted, Some(by)).await;
        }
        self.vote(held, by, motion, yes).await
    }

    /// `by`, who plays here, is for giving the game up, or no longer is. When all are, it is given up.
    pub async fn vote_abandon(&self, by: UserId, yes: bool) -> Result<(), Problem> {
        let held = self.hold().await;
        ensure_playing(&held)?;
        let alone = sitters(&held).is_empty() && Hosting::check(&held, Some(by)).is_ok();
        if held.seats_of(Some(by)).is_empty() && !alone {
            return Err(Problem::NotSeated);
        }
        let mut tally = tally(&held, Motion::Abandon);
        if yes {
            tally.yes.insert(by);
        }
        if yes && tally.carries() {
            let abandoned = self.shared.store.abandon(held.table.id, held.table.revision).await;
            return self.ended(held, abandoned).await;
        }
        self.vote(held, by, Motion::Abandon, yes).await
    }

    async fn vote(&self, held: Held<'_>, user: UserId, motion: Motion, yes: bool) -> Result<(), Problem> {
        let vote = Vote { motion: motion.to_string(), user };
        let voted = self.shared.store.vote(held.table.id, vote, yes, held.table.revision).await;
        self.settled(held, voted).await
    }

    /// Closes a table that still gathers, as its host `by` wants.
    pub async fn close(&self, by: UserId) -> Result<(), Problem> {
        let held = self.hold().await;
        Hosting::check(&held, Some(by))?;
        if held.table.status != Status::Gathering {
            return Err(Problem::WrongStatus);
        }
        let closed = self.shared.store.abandon(held.table.id, held.table.revision).await;
        self.ended(held, closed).await
    }

    /// Reads a table anew that has ended, or says why it hasn't.
    async fn ended(&self, held: Held<'_>, answer: Result<Revision, StoreError>) -> Result<(), Problem> {
        match answer {
            Ok(_) => {
                self.doubt(held).await;
                Ok(())
            }
            Err(error) => Err(self.failed(held, error).await),
        }
    }

    /// Reminds whoever must decide at `seat`, which anybody else who plays here may do once a day.
    pub async fn nudge(&self, by: UserId, seat: Seat) -> Result<(), Problem> {
        let position = self.position().await;
        ensure_playing(&position)?;
        let own = position.seats_of(Some(by));
        if own.is_empty() || own.contains(seat) {
            return Err(Problem::NotSeated);
        }
        let person = position.table.seat(seat_no(seat)).is_some_and(|seat| seat.occupant.user().is_some());
        if !person || !position.actors().contains(seat) {
            return Err(Problem::NotAwaited);
        }
        let table: TableId = position.table.id;
        let job = NoticeJob { table, what: Happening::Nudge(position.ply(), seat) };
        let job = job.stored(Duration::ZERO);
        self.shared.store.nudge(table, seat_no(seat), job).await?;
        self.refresh().await;
        Ok(())
    }

    /// The time by which clocks run.
    pub fn service_time(&self) -> Millis {
        self.shared.store.service_time()
    }
}
