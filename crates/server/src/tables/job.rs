//! A bot's turn to decide, as a job in the store: so a crash loses none of them.

use std::{collections::HashSet, fmt, str::FromStr, time::Duration};

use railhead_game::{Seat, SeatSet};
use railhead_store::{NewJob, Revision, Table, TableId};
use thiserror::Error;

use super::position::seat_no;

/// At this table, after so many decisions, the bot at this seat is to decide. It names the ply and not the revision, so
/// that seats and names may change while a bot thinks. As a text: `TABLE PLY SEAT`. Jobs wait in databases while the
/// program is replaced, so that stays.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BotJob {
    /// At which table.
    pub table: TableId,
    /// After how many decisions.
    pub ply: usize,
    /// Which seat decides.
    pub seat: Seat,
}

impl BotJob {
    /// What the store calls jobs of this kind.
    pub const KIND: &str = "bot";

    /// The jobs for those of `actors` that are bots, or that nobody holds, after `ply` decisions and with the next change of `table`. They wait
    /// for `pause` where people play, who want to follow.
    pub fn all(table: &Table, ply: usize, actors: SeatSet, pause: Duration) -> Vec<NewJob> {
        let alone = table.seats.iter().all(|seat| seat.occupant.user().is_none());
        let wait = if alone { Duration::ZERO } else { pause };
        let jobs = actors.iter().filter(|seat| is_bot(table, *seat)).map(|seat| BotJob {
            table: table.id,
            ply,
            seat,
        });
        jobs.map(|job| job.stored(table.revision.next(), wait)).collect()
    }

    /// The jobs that `table`, which is in play, waits for and that are not among those `pending`.
    pub fn missing(table: &Table, pending: &HashSet<BotJob>) -> Vec<NewJob> {
        let waiting = table.waiting_on.split(',').filter_map(|seat| seat.parse().ok()).map(Seat);
        let jobs = waiting.filter(|seat| is_bot(table, *seat)).map(|seat| BotJob {
            table: table.id,
            ply: table.length.0 as usize,
            seat,
        });
        let missing = jobs.filter(|job| !pending.contains(job));
        missing.map(|job| job.stored(table.revision, Duration::ZERO)).collect()
    }

    fn stored(self, revision: Revision, wait: Duration) -> NewJob {
        let BotJob { table, seat, .. } = self;
        let key = format!("{table}/{revision}/{seat}");
        NewJob { kind: BotJob::KIND.to_owned(), key, payload: self.to_string(), wait }
    }
}

fn is_bot(table: &Table, seat: Seat) -> bool {
    table.seat(seat_no(seat)).is_some_and(|seat| seat.occupant.user().is_none())
}

impl fmt::Display for BotJob {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.table, self.ply, self.seat)
    }
}

/// A text that is no bot's job.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("the job cannot be read")]
pub struct BadJob;

impl FromStr for BotJob {
    type Err = BadJob;

    fn from_str(text: &str) -> Result<BotJob, BadJob> {
        let parts: Vec<&str> = text.split(' ').collect();
        let &[table, ply, seat] = parts.as_slice() else { return Err(BadJob) };
        Ok(BotJob {
            table: table.parse().map_err(|_| BadJob)?,
            ply: ply.parse().map_err(|_| BadJob)?,
            seat: Seat(seat.parse().map_err(|_| BadJob)?),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_job_is_read_as_it_is_written() {
        let job: BotJob = "7k2mq9x04t 17 2".parse().expect("a job");
        assert_eq!((job.ply, job.seat), (17, Seat(2)));
        assert_eq!(job.to_string(), "7k2mq9x04t 17 2");
        for text in
            ["", "7k2mq9x04t", "7k2mq9x04t 17", "7k2mq9x04t x 2", "7k2mq9x04t 17 300", "7k2mq9x04t 17 2 3"]
        {
            assert_eq!(text.parse::<BotJob>(), Err(BadJob), "{text}");
        }
    }
}
