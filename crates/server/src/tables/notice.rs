//! What people are to be told while they are away, as jobs in the store: one for each thing that happened.

use std::{
    collections::HashSet,
    fmt,
    str::FromStr,
    sync::{PoisonError, RwLock},
    time::Duration,
};

use railhead_game::{Seat, SeatSet};
use railhead_store::{NewJob, Store, StoreError, Table, TableId, UserId};

use super::{Tables, job::BadJob, position::seat_no};

/// What happened at a table. As a text: `turn PLY SEAT`, `nudge PLY SEAT`, `over`, `talk LINE`, `invited TABLE`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Happening {
    /// After so many decisions the table came to wait for this seat.
    Turn(usize, Seat),
    /// Somebody nudged this seat, after so many decisions.
    Nudge(usize, Seat),
    /// The game ended.
    Over,
    /// Somebody said this line.
    Talk(i64),
    /// Somebody who played here asks the others to play once more at this table; or, where it is the table itself, its
    /// host has invited somebody by name.
    Invited(TableId),
}

/// Something that happened at a table and is to be told to those who are away. As a text: the table, and what happened.
/// Jobs wait in databases while the program is replaced, so that stays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoticeJob {
    /// At which table.
    pub table: TableId,
    /// What.
    pub what: Happening,
}

impl NoticeJob {
    /// What the store calls jobs of this kind.
    pub const KIND: &str = "notice";

    /// The job in the store, to be done after `wait`. While one about the same waits, there is no other.
    pub fn stored(self, wait: Duration) -> NewJob {
        let NoticeJob { table, what } = self;
        let key = match what {
            Happening::Talk(_) => format!("{table}/talk"),
            Happening::Nudge(_, seat) => format!("{table}/nudge/{seat}"),
            Happening::Turn(..) | Happening::Over | Happening::Invited(_) => self.to_string(),
        };
        NewJob { kind: NoticeJob::KIND.to_owned(), key, payload: self.to_string(), wait }
    }
}

impl fmt::Display for NoticeJob {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let NoticeJob { table, what } = self;
        match what {
            Happening::Turn(ply, seat) => write!(f, "{table} turn {ply} {seat}"),
            Happening::Nudge(ply, seat) => write!(f, "{table} nudge {ply} {seat}"),
            Happening::Over => write!(f, "{table} over"),
            Happening::Talk(line) => write!(f, "{table} talk {line}"),
            Happening::Invited(next) => write!(f, "{table} invited {next}"),
        }
    }
}

impl FromStr for NoticeJob {
    type Err = BadJob;

    fn from_str(text: &str) -> Result<NoticeJob, BadJob> {
        let parts: Vec<&str> = text.split(' ').collect();
        let number = |text: &str| text.parse().map_err(|_| BadJob);
        let seat = |text: &str| text.parse().map(Seat).map_err(|_| BadJob);
        let (table, what) = match parts.as_slice() {
            [table, "turn", ply, at] => (table, Happening::Turn(number(ply)?, seat(at)?)),
            [table, "nudge", ply, at] => (table, Happening::Nudge(number(ply)?, seat(at)?)),
            [table, "over"] => (table, Happening::Over),
            [table, "talk", line] => (table, Happening::Talk(line.parse().map_err(|_| BadJob)?)),
            [table, "invited", next] => (table, Happening::Invited(next.parse().map_err(|_| BadJob)?)),
            _ => return Err(BadJob),
        };
        Ok(NoticeJob { table: table.parse().map_err(|_| BadJob)?, what })
    }
}

/// Who can be told anything at all, and after how long: nobody else gets jobs, which would be done for nothing.
#[derive(Debug)]
pub struct Reach {
    users: RwLock<HashSet<UserId>>,
    pause: Duration,
}

impl Reach {
    /// Nobody yet; what happens is told after `pause`.
    pub fn new(pause: Duration) -> Reach {
        Reach { users: RwLock::default(), pause }
    }

    /// Reads anew who can be told anything.
    pub async fn read(&self, store: &Store) -> Result<(), StoreError> {
        let users = store.reachable().await?.into_iter().collect();
        *self.users.write().unwrap_or_else(PoisonError::into_inner) = users;
        Ok(())
    }

    fn has(&self, user: UserId) -> bool {
        self.users.read().unwrap_or_else(PoisonError::into_inner).contains(&user)
    }

    /// The jobs that tell those of `actors` of whom the table did not wait `before` that it is their turn after `ply`
    /// decisions, or, once the game is over, everybody that it is.
    pub fn jobs(
        &self,
        table: &Table,
        ply: usize,
        before: SeatSet,
        actors: SeatSet,
        over: bool,
    ) -> Vec<NewJob> {
        let user = |seat: Seat| table.seat(seat_no(seat)).and_then(|seat| seat.occupant.user());
        let called = |seat: &Seat| !before.contains(*seat) && user(*seat).is_some_and(|user| self.has(user));
        let turns = actors.iter().filter(called).map(|seat| Happening::Turn(ply, seat));
        let ends = (over && self.has_any_at(table, None)).then_some(Happening::Over);
        let jobs = turns.chain(ends).map(|what| NoticeJob { table: table.id, what }.stored(self.pause));
        jobs.collect()
    }

    /// The job that tells of something else, if there is anybody at the table beside `but` who can be told.
    pub fn job(&self, table: &Table, what: Happening, but: UserId) -> Option<NewJob> {
        let job = NoticeJob { table: table.id, what };
        self.has_any_at(table, Some(but)).then(|| job.stored(self.pause))
    }

    fn has_any_at(&self, table: &Table, but: Option<UserId>) -> bool {
        let users =
            table.seats.iter().filter_map(|seat| seat.occupant.user().or(seat.kept_for).or(seat.meant_for));
        users.filter(|user| Some(*user) != but).any(|user| self.has(user))
    }
}

impl Tables {
    /// Reads anew who can be told anything.
    pub async fn read_reach(&self) -> Result<(), StoreError> {
        self.shared.reach.read(&self.shared.store).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_notice_is_read_as_it_is_written() {
        for text in ["turn 17 2", "nudge 0 1", "over", "talk 41", "invited 9k2mq9x04t"] {
            let text = format!("7k2mq9x04t {text}");
            assert_eq!(text.parse::<NoticeJob>().map(|job| job.to_string()).as_deref(), Ok(text.as_str()));
        }
        for text in
            ["", "7k2mq9x04t", "7k2mq9x04t turn", "7k2mq9x04t turn x 2", "7k2mq9x04t over 1", "x over"]
        {
            assert_eq!(text.parse::<NoticeJob>(), Err(BadJob), "{text}");
        }
    }
}
