//! How a change of a table reaches the disk, and only then anybody's eyes.

use std::sync::Arc;

use railhead_game::{Seat, SeatSet, Seed};
use railhead_store::{
    Append, NewJob, Occupant, Ply, Revision, SeatNo, Secret, Start, Status, Table, TakeBack,
};

use super::{BotJob, Live, seat_no};
use crate::Problem;

/// A change that was made.
#[derive(Clone, Debug)]
pub struct Committed {
    /// What the table is at now.
    pub revision: i64,
    /// The length of its log.
    pub ply: usize,
}

fn waiting_on(actors: SeatSet) -> String {
    actors.iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join(",")
}

/// Carries a decision (or, with `None`, taking one back) through to the end even if whoever asked hangs up.
pub async fn commit(
    live: Arc<Live>,
    seat: Seat,
    ply: usize,
    notation: Option<String>,
) -> Result<Committed, Problem> {
    let committing = tokio::spawn(async move {
        match notation {
            Some(notation) => live.decide(seat, ply, &notation).await,
            None => live.take_back(seat, ply).await,
        }
    });
    committing.await.unwrap_or_else(|error| {
        tracing::error!(%error, "a decision broke off");
        Err(Problem::Broken)
    })
}

impl Live {
    /// Takes a decision: when this returns, it is on disk and everybody is being told.
    ///
    /// `ply` is the number of decisions that whoever decides has seen. A request that was made before and is
    /// repeated gets the same answer; one that comes too late gets [`Problem::Stale`].
    pub async fn decide(&self, seat: Seat, ply: usize, notation: &str) -> Result<Committed, Problem> {
        let mut position = self.position.lock().await;
        let (table, expected) = (position.table.id, position.table.revision);
        let play = position.playing()?;
        if ply != play.ply() {
            let entry = play.log(Some(seat), ply..ply + 1).pop();
            let repeated =
                entry.is_some_and(|entry| entry.seat == seat && entry.notation.as_deref() == Some(notation));
            return if repeated && ply + 1 == play.ply() {
                Ok(Committed { revision: expected.0, ply: play.ply() })
            } else {
                Err(Problem::Stale { revision: expected.0 })
            };
        }
        let title = play.game();
        let decided =
            play.decide(seat, notation).map_err(|refusal| Problem::refused(title, table, refusal))?;
        let (actors, outcome, length) = (play.actors(), play.outcome(), play.ply());
        let revision = expected.next();
        let append = Append {
            table: position.table.id,
            ply: position.table.length,
            expected,
            seat: seat_no(seat),
            notation: decided.notation,
            waiting_on: waiting_on(actors),
            outcome: outcome.as_ref().map(|outcome| serde_json::to_string(outcome).unwrap_or_default()),
            jobs: self.bot_jobs(&position.table, length, actors, revision),
        };
        let over = append.outcome.clone();
        let waiting = append.waiting_on.clone();
        match self.shared.store.append(append).await {
            Ok(appended) => {
                let table = &mut position.table;
                table.revision = appended.revision;
                table.length = table.length.next();
                table.waiting_on = waiting;
                table.updated_at = appended.at;
                if over.is_some() {
                    table.status = Status::Finished;
                    table.finished_at = Some(appended.at);
                    table.outcome = over;
                }
                position.frames.clear();
                self.news.send_replace(appended.revision.0);
                Ok(Committed { revision: appended.revision.0, ply: length })
            }
            Err(error) => {
                self.reread(&mut position).await;
                Err(error.into())
            }
        }
    }

    /// Takes back the last decision, if it was `seat`'s and revealed nothing.
    pub async fn take_back(&self, seat: Seat, ply: usize) -> Result<Committed, Problem> {
        let mut position = self.position.lock().await;
        let expected = position.table.revision;
        let play = position.playing()?;
        if ply != play.ply() {
            return Err(Problem::Stale { revision: expected.0 });
        }
        if play.horizon(seat) >= ply {
            return Err(Problem::NothingToTakeBack);
        }
        let earlier = play.rewound(ply - 1);
        let actors = earlier.actors();
        position.play = Some(earlier);
        let back = TakeBack {
            table: position.table.id,
            from: Ply(u32::try_from(ply - 1).unwrap_or(u32::MAX)),
            expected,
            waiting_on: waiting_on(actors),
            jobs: self.bot_jobs(&position.table, ply - 1, actors, expected.next()),
        };
        let (from, waiting) = (back.from, back.waiting_on.clone());
        match self.shared.store.take_back(back).await {
            Ok(revision) => {
                let table = &mut position.table;
                table.revision = revision;
                table.length = from;
                table.waiting_on = waiting;
                position.frames.clear();
                self.news.send_replace(revision.0);
                Ok(Committed { revision: revision.0, ply: ply - 1 })
            }
            Err(error) => {
                self.reread(&mut position).await;
                Err(error.into())
            }
        }
    }

    /// Starts the game with everybody who sits; seats still open are left out.
    pub async fn start(&self) -> Result<Committed, Problem> {
        let mut position = self.position.lock().await;
        let expected = position.table.revision;
        let taken = |seat: &&railhead_store::StoredSeat| !matches!(seat.occupant, Occupant::Open);
        let seating: Vec<SeatNo> = position.table.seats.iter().filter(taken).map(|seat| seat.no).collect();
        let contributions: Vec<String> = seating
            .iter()
            .filter_map(|no| position.table.seat(*no))
            .map(|seat| seat.contribution.clone().unwrap_or_default())
            .collect();
        let seed = Seed::mix(position.secrets.secret.expose(), contributions.iter().map(String::as_str));
        let title = position.entry.title;
        let (seats, version) = (seating.len() as u8, position.table.rules_version);
        let play = title
            .open(seats, &position.options, seed, version)
            .map_err(|error| Problem::setup(title.meta(), error))?;
        // The seats are renumbered by the start, so the first bot is found by its place in the seating.
        let order: Vec<_> = seating.iter().filter_map(|no| position.table.seat(*no).cloned()).collect();
        position.table.seats = order
            .into_iter()
            .enumerate()
            .map(|(no, seat)| railhead_store::StoredSeat { no: SeatNo(no as u8), ..seat })
            .collect();
        let start = Start {
            table: position.table.id,
            expected,
            seed: Secret::new(seed.0),
            seating,
            waiting_on: waiting_on(play.actors()),
            jobs: self.bot_jobs(&position.table, 0, play.actors(), expected.next()),
        };
        let started = self.shared.store.start(start).await;
        self.reread(&mut position).await;
        let revision = started?;
        self.news.send_replace(revision.0);
        Ok(Committed { revision: revision.0, ply: 0 })
    }

    /// Jobs for those of `actors` that are bots, once the table is at `revision` with `ply` decisions.
    pub(super) fn bot_jobs(
        &self,
        table: &Table,
        ply: usize,
        actors: SeatSet,
        revision: Revision,
    ) -> Vec<NewJob> {
        BotJob::all(table, ply, actors, revision, self.shared.bot_pause)
    }
}
