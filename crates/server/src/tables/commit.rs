//! How a change of a table reaches the disk, and only then anybody's eyes.

use std::{sync::Arc, time::Instant};

use railhead_game::{Decided, Play, Refusal, Seat, SeatSet, Seed, SetupError, bot_contribution};
use railhead_store::{
    Append, Appended, Job, NewJob, Occupant, Ply, SeatNo, Secret, Start, Status, StoreError, StoredClock,
    StoredSeat, Table, TakeBack, UserId,
};

use super::{
    BotJob, Held, Live, Position,
    access::{Access as _, Hosting, ensure_playing, own_seat},
    pace::{Pace, Step, changes},
    seat_no,
};
use crate::{Problem, blocking::blocking, caught::caught, meters::Tally};

/// A change that was made.
#[derive(Clone, Debug)]
pub struct Committed {
    /// Whose change.
    pub seat: Seat,
    /// What the table is at now.
    pub revision: i64,
    /// The length of its log.
    pub ply: usize,
    /// Whether it was stored just now; else it had been before.
    pub fresh: bool,
}

/// Whose a decision is beside its seat: nobody's, or that of a bot which a job asked, and which may say why.
#[derive(Clone, Copy, Default)]
struct By<'a> {
    job: Option<&'a Job>,
    remark: Option<&'a str>,
}

pub(super) fn waiting_on(actors: SeatSet) -> String {
    actors.iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join(",")
}

/// The answer to a decision that has been taken already: the same again. Whoever has decided something else since that
/// ply comes too late. Nothing, if the seat has not decided since.
fn repeated(
    position: &Position,
    play: &dyn Play,
    seat: Seat,
    ply: usize,
    notation: &str,
) -> Option<Result<Committed, Problem>> {
    let revision = position.table.revision.0;
    let decided = play.log(Some(seat), ply..play.ply()).into_iter().find(|entry| entry.seat == seat)?;
    Some(match decided.notation {
        Some(taken) if taken == notation => {
            Ok(Committed { seat, revision, ply: decided.ply + 1, fresh: false })
        }
        _ => Err(Problem::Stale { revision }),
    })
}

/// The table once `append` is in its log.
fn appended(table: &Table, append: Append, Appended { revision, at }: Appended) -> Table {
    let Append { waiting_on, outcome, .. } = append;
    let table = Table { revision, length: table.length.next(), waiting_on, updated_at: at, ..table.clone() };
    match outcome {
        Some(_) => Table { status: Status::Finished, finished_at: Some(at), outcome, ..table },
        None => table,
    }
}

impl Live {
    /// Takes a decision of `by` for a seat of their own: when this returns, it is on disk and everybody is being told.
    ///
    /// `ply` is the number of decisions that whoever decides has seen. A request that was made before and is
    /// repeated gets the same answer. If others have decided meanwhile, the decision is taken as long as the seat is
    /// still asked the same; else it comes too late and gets [`Problem::Stale`].
    pub async fn decide(
        &self,
        by: UserId,
        seat: Option<Seat>,
        ply: usize,
        notation: &str,
    ) -> Result<Committed, Problem> {
        self.decide_for(|position| own_seat(position, by, seat), ply, notation, By::default()).await
    }

    /// Takes the decision of a bot at `seat` that `job` asked for, which is done with it if it is stored just now. Where
    /// the bot stands in for somebody, it says why.
    pub async fn decide_as(
        &self,
        seat: Seat,
        ply: usize,
        (notation, remark): (&str, Option<&str>),
        job: &Job,
    ) -> Result<Committed, Problem> {
        let by = By { job: Some(job), remark };
        self.decide_for(|_| Ok(seat), ply, notation, by).await
    }

    async fn decide_for(
        &self,
        seat: impl Fn(&Position) -> Result<Seat, Problem>,
        ply: usize,
        notation: &str,
        by: By<'_>,
    ) -> Result<Committed, Problem> {
        let mut still_asked: Option<Arc<Position>> = None;
        let mut caught_up = false;
        loop {
            let held = self.hold().await;
            if ply > held.ply() && !caught_up {
                // Whoever decides may have seen on another node what has not been heard here yet.
                drop(held);
                self.catch_up().await?;
                caught_up = true;
                continue;
            }
            let seat = seat(&held)?;
            let play = playing(&held)?.clone();
            let looked_at = still_asked.as_ref().is_some_and(|position| Arc::ptr_eq(position, &held));
            if ply == play.ply() || looked_at {
                return self.write(held, seat, by, |next| next.decide(seat, notation)).await;
            }
            if let Some(answer) = repeated(&held, play.as_ref(), seat, ply, notation) {
                return answer;
            }
            let position = held.clone();
            drop(held);
            if !blocking(move || play.still_asks(seat, ply)).await?? {
                return Err(Problem::Stale { revision: position.table.revision.0 });
            }
            // Whatever changed while the game was replayed, it is looked at again.
            still_asked = Some(position);
        }
    }

    /// Tells the game of every seat that fell empty or was taken since it was told last. What cannot be written now is
    /// written when the table is next opened or its seats change.
    pub(super) async fn tell_of_seats(&self) {
        loop {
            let held = self.hold().await;
            let Some((seat, word)) = held.untold() else { return };
            let id = held.table.id;
            if let Err(problem) = self.write(held, seat, By::default(), |next| next.follow(seat, &word)).await
            {
                tracing::error!(table = %id, code = problem.code(), "the game was not told of a seat");
                return;
            }
        }
    }

    /// Takes a step of `seat` in a copy of the game, and stores what came of it, together with the end of the job that
    /// asked for it.
    async fn write(
        &self,
        held: Held<'_>,
        seat: Seat,
        By { job, remark }: By<'_>,
        step: impl FnOnce(&mut dyn Play) -> Result<Decided, Refusal> + Send,
    ) -> Result<Committed, Problem> {
        let play = playing(&held)?;
        let table = &held.table;
        let before = play.actors();
        let (next, mut append) = match caught(|| self.taken(table, play.as_ref(), seat, step)) {
            Ok(taken) => taken?,
            Err(panic) => {
                tracing::error!(table = %table.id, ply = play.ply(), %seat, %panic, "a decision broke off");
                self.doubt(held).await;
                return Err(Problem::Broken);
            }
        };
        let step = Step::Decided(seat);
        let clocks = self.clocks(table, &held, next.actors(), step).await?;
        append.clocks.clone_from(&clocks);
        append.remark = remark.map(str::to_owned);
        let over = append.outcome.is_some();
        append.jobs.extend(self.shared.reach.jobs(table, next.ply(), before, next.actors(), over));
        let begun = Instant::now();
        let store = &self.shared.store;
        let stored = match job {
            Some(job) => store.append_for(append.clone(), job).await,
            None => store.append(append.clone()).await,
        };
        match stored {
            Ok(done) => {
                self.shared.meters.decisions.add(begun.elapsed());
                let committed = Committed { seat, revision: done.revision.0, ply: next.ply(), fresh: true };
                let now = self.service_time();
                let position = held.with_play(appended(table, append, done), next, &clocks, remark, now);
                self.replace(held, position);
                Ok(committed)
            }
            Err(error) => {
                if matches!(error, StoreError::Conflict { .. }) {
                    self.shared.meters.conflicts.add();
                }
                Err(self.failed(held, error).await)
            }
        }
    }

    /// The game once `seat` has taken a step, which is another value than `play`, and what is to be stored of it.
    fn taken(
        &self,
        table: &Table,
        play: &dyn Play,
        seat: Seat,
        step: impl FnOnce(&mut dyn Play) -> Result<Decided, Refusal>,
    ) -> Result<(Box<dyn Play>, Append), Problem> {
        let mut next = play.boxed();
        let decided = step(next.as_mut());
        let decided = decided.map_err(|refusal| {
            let is_persons = table.seat(seat_no(seat)).is_some_and(|seat| seat.occupant.user().is_some());
            if let (true, Refusal::Illegal(illegal)) = (is_persons, &refusal) {
                let name = format!("{}/{}", table.game, illegal.paragraph);
                self.shared.meters.tally.note(Tally::REFUSALS, name);
            }
            Problem::refused(next.game(), table.id, refusal)
        })?;
        let outcome = next.outcome().map(|outcome| serde_json::to_string(&outcome).unwrap_or_default());
        let append = Append {
            table: table.id,
            ply: table.length,
            expected: table.revision,
            seat: seat_no(seat),
            notation: decided.notation,
            waiting_on: waiting_on(next.actors()),
            outcome,
            jobs: self.bot_jobs(table, next.as_ref()),
            clocks: Vec::new(),
            remark: None,
        };
        Ok((next, append))
    }

    /// Takes back the last decision, if it was that of `by` for a seat of their own and revealed nothing.
    pub async fn take_back(&self, by: UserId, seat: Option<Seat>, ply: usize) -> Result<Committed, Problem> {
        loop {
            let position = self.position().await;
            let seat = own_seat(&position, by, seat)?;
            let play = playing(&position)?;
            if ply != play.ply() {
                return Err(Problem::Stale { revision: position.table.revision.0 });
            }
            if play.horizon(seat) >= ply {
                return Err(Problem::NothingToTakeBack);
            }
            let play = play.clone();
            let earlier = blocking(move || play.rewound(ply - 1)).await??;
            let held = self.hold().await;
            // Whatever changed while the game was rewound, it is looked at again.
            if Arc::ptr_eq(&held, &position) {
                return self.commit_back(held, seat, earlier).await;
            }
        }
    }

    async fn commit_back(
        &self,
        held: Held<'_>,
        seat: Seat,
        earlier: Box<dyn Play>,
    ) -> Result<Committed, Problem> {
        let table = &held.table;
        let ply = earlier.ply();
        let back = TakeBack {
            table: table.id,
            from: Ply(u32::try_from(ply).unwrap_or(u32::MAX)),
            expected: table.revision,
            waiting_on: waiting_on(earlier.actors()),
            jobs: self.bot_jobs(table, earlier.as_ref()),
            clocks: self.clocks(table, &held, earlier.actors(), Step::TakenBack(seat)).await?,
        };
        let clocks = back.clocks.clone();
        let (length, waiting_on) = (back.from, back.waiting_on.clone());
        match self.shared.store.take_back(back).await {
            Ok(revision) => {
                let table = Table { revision, length, waiting_on, ..table.clone() };
                let position = held.with_play(table, earlier, &clocks, None, self.service_time());
                self.replace(held, position);
                Ok(Committed { seat, revision: revision.0, ply, fresh: true })
            }
            Err(error) => Err(self.failed(held, error).await),
        }
    }

    /// Starts the game that `by` hosts, with everybody who sits; seats still open are left out, unless the game goes on
    /// with empty seats. The host may mix a text into the seed, in the place of an earlier one.
    pub async fn start(&self, by: UserId, contribution: Option<String>) -> Result<(), Problem> {
        loop {
            let position = self.position().await;
            Hosting::check(&position, Some(by))?;
            let (now, luck) = (position.clone(), contribution.clone());
            let opening = blocking(move || Opening::of(&now, by, luck)).await??;
            let held = self.hold().await;
            // Whoever came or went while the game was set up, it is set up again.
            if Arc::ptr_eq(&held, &position) {
                return self.commit_start(held, opening).await;
            }
        }
    }

    async fn commit_start(&self, held: Held<'_>, opening: Opening) -> Result<(), Problem> {
        let Opening { table, seating, seed, play } = opening;
        let mut jobs = self.bot_jobs(&table, play.as_ref());
        jobs.extend(self.shared.reach.jobs(&table, 0, SeatSet::EMPTY, play.actors(), false));
        let start = Start {
            table: table.id,
            expected: table.revision,
            seed,
            seating,
            contributions: table.seats.iter().map(|seat| seat.contribution.clone()).collect(),
            waiting_on: waiting_on(play.actors()),
            jobs,
            clocks: self.clocks(&table, &held, play.actors(), Step::Seated).await?,
        };
        match self.shared.store.start(start).await {
            Ok(_) => {
                self.begin(held, play, seed).await;
                Ok(())
            }
            Err(error) => Err(self.failed(held, error).await),
        }
    }

    async fn begin(&self, held: Held<'_>, play: Box<dyn Play>, seed: Secret) {
        if let Ok(Some((table, hands))) = self.shared.store.table_and_hands(held.table.id).await {
            let position = held.begun(table, hands, play, (seed, self.service_time()));
            self.replace(held, position);
            self.tell_of_seats().await;
        } else {
            self.doubt(held).await;
        }
    }

    /// The clocks that change when `table`, with its seats as they will be, comes to wait for `actors`.
    pub(super) async fn clocks(
        &self,
        table: &Table,
        held: &Position,
        actors: SeatSet,
        step: Step,
    ) -> Result<Vec<StoredClock>, Problem> {
        let mut away = Vec::new();
        if matches!(Pace::of(table), Pace::Days(_)) {
            let now = self.shared.store.now();
            for seat in &table.seats {
                let Some(user) = seat.occupant.user() else { continue };
                let holidays = self.shared.store.holidays(user).await?;
                let left = holidays.iter().map(|holiday| holiday.ends.0 - now.0).max().unwrap_or_default();
                away.push((seat.no, left));
            }
        }
        let away = |no| away.iter().find(|(seat, _)| *seat == no).map_or(0, |(_, left)| *left);
        Ok(changes(table, &held.hands.clocks, actors, step, self.service_time(), away))
    }

    /// The jobs of the bots that must decide at `play`, which is one change further than `table`.
    fn bot_jobs(&self, table: &Table, play: &dyn Play) -> Vec<NewJob> {
        BotJob::all(table, play.ply(), play.actors(), self.shared.bot_pause)
    }
}

/// A game that is about to start.
struct Opening {
    /// The table with the seats that are taken, by their new numbers.
    table: Table,
    /// Their numbers until now.
    seating: Vec<SeatNo>,
    seed: Secret,
    play: Box<dyn Play>,
}

impl Opening {
    fn of(position: &Position, host: UserId, luck: Option<String>) -> Result<Opening, Problem> {
        let is_taken = |seat: &&StoredSeat| !matches!(seat.occupant, Occupant::Open);
        let stays = |seat: &&StoredSeat| position.game.keeps_empty_seats() || is_taken(seat);
        let meta = position.game.meta();
        let taken = position.table.seats.iter().filter(is_taken).count() as u8;
        if taken < meta.min_seats {
            let error = SetupError::Seats { seats: taken, min: meta.min_seats, max: meta.max_seats };
            return Err(Problem::setup(meta, error));
        }
        let mut seats: Vec<_> = position.table.seats.iter().filter(stays).cloned().collect();
        let seating = seats.iter().map(|seat| seat.no).collect();
        for (no, seat) in seats.iter_mut().enumerate() {
            seat.no = SeatNo(no as u8);
            if matches!(seat.occupant, Occupant::Bot { .. }) {
                seat.contribution = Some(bot_contribution(&position.table.commitment, Seat(no as u8)));
            }
        }
        if let Some(seat) = seats.iter_mut().find(|seat| seat.occupant.user() == Some(host)) {
            seat.contribution = luck.or(seat.contribution.take());
        }
        let contributions = seats.iter().map(|seat| seat.contribution.as_deref().unwrap_or_default());
        let seed = Seed::mix(position.secrets.secret.expose(), contributions);
        let (game, version) = (position.game, position.table.rules_version);
        let opened = game.open(seats.len() as u8, &position.options, seed, version);
        let play = opened.map_err(|error| Problem::setup(game.meta(), error))?;
        let table = Table { seats, ..position.table.clone() };
        Ok(Opening { table, seating, seed: Secret::new(seed.0), play })
    }
}

/// The game, while it goes on.
fn playing(position: &Position) -> Result<&Arc<dyn Play>, Problem> {
    ensure_playing(position)?;
    position.started()
}
