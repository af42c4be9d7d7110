//! Hears what other nodes do.
//!
//! PostgreSQL tells every node which tables and users have changed and that there may be a job to do, once that is
//! committed. What is told while the line is down is lost: whoever listens is told so when it is up again, and looks at
//! everything anew.

use std::time::Duration;

use sqlx::{PgPool, postgres::PgListener};
use tokio::{
    sync::{Mutex, broadcast},
    task::JoinHandle,
    time::{sleep, timeout},
};

use super::{conn::Conn, error::failure, postgres, writer::Ringer};
use crate::{Change, Revision, StoreError, TableId, UserId, clock::JobTime};

/// How many changes may wait for whoever is slow to hear them, before they have to look at everything anew.
const BACKLOG: usize = 4096;
/// How long to wait before the line is tried again.
const PAUSE: Duration = Duration::from_millis(250);
/// After so long without news the line is tried: it may be dead without a word.
const QUIET: Duration = Duration::from_secs(10);
/// How long the database may take to answer.
const PATIENCE: Duration = Duration::from_secs(5);

/// The line by which changes are heard.
pub(super) struct Listener {
    told: broadcast::Sender<Change>,
    task: Mutex<Option<JoinHandle<()>>>,
}

impl Listener {
    /// Listens from now on, whenever the database can be reached.
    pub(super) fn start(pool: PgPool, bell: Ringer, time: JobTime) -> Listener {
        let told = broadcast::Sender::new(BACKLOG);
        let ear = Ear { pool, bell, time, told: told.clone() };
        Listener { told, task: Mutex::new(Some(tokio::spawn(ear.listen()))) }
    }

    pub(super) fn hear(&self) -> broadcast::Receiver<Change> {
        self.told.subscribe()
    }

    pub(super) async fn close(&self) {
        if let Some(task) = self.task.lock().await.take() {
            task.abort();
            // Ended by us, or by itself.
            let _ = task.await;
        }
    }
}

struct Ear {
    pool: PgPool,
    bell: Ringer,
    time: JobTime,
    told: broadcast::Sender<Change>,
}

impl Ear {
    async fn listen(self) {
        loop {
            match self.until_lost().await {
                StoreError::Closed => return,
                error => tracing::warn!(%error, "other nodes are not heard"),
            }
            sleep(PAUSE).await;
        }
    }

    /// Listens until that is no longer possible; why.
    async fn until_lost(&self) -> StoreError {
        match self.hear_all().await {
            Ok(never) => match never {},
            Err(error) => error,
        }
    }

    async fn hear_all(&self) -> Result<std::convert::Infallible, StoreError> {
        let mut conn = Conn::PostgresReader(self.pool.acquire().await.map_err(failure)?);
        self.time.follow(postgres::now(&mut conn).await?);
        let channel = postgres::channel(&mut conn).await?;
        drop(conn);
        let mut line = PgListener::connect_with(&self.pool).await.map_err(failure)?;
        line.eager_reconnect(false);
        line.listen(&channel).await.map_err(failure)?;
        // Whatever happened until now was not heard.
        self.tell(Change::Anything);
        self.bell.ring();
        loop {
            match timeout(QUIET, line.try_recv()).await {
                Ok(Ok(Some(said))) => self.pass_on(said.payload()),
                Ok(Ok(None)) => return Err(StoreError::Unreachable("the line was cut".to_owned())),
                Ok(Err(error)) => return Err(failure(error)),
                Err(_) => match timeout(PATIENCE, sqlx::query("SELECT 1").execute(&mut line)).await {
                    Ok(Ok(_)) => {}
                    Ok(Err(error)) => return Err(failure(error)),
                    Err(_) => return Err(StoreError::Unreachable("it does not answer".to_owned())),
                },
            }
        }
    }

    fn pass_on(&self, said: &str) {
        match News::read(said) {
            Some(News::Change(change)) => self.tell(change),
            Some(News::Jobs) => self.bell.ring(),
            None => tracing::error!(said, "not understood"),
        }
    }

    fn tell(&self, change: Change) {
        // Perhaps nobody listens.
        let _ = self.told.send(change);
    }
}

/// What the database tells.
#[derive(PartialEq, Eq, Debug)]
enum News {
    Change(Change),
    /// There may be a job to do.
    Jobs,
}

impl News {
    fn read(said: &str) -> Option<News> {
        let words: Vec<&str> = said.split(' ').collect();
        match words.as_slice() {
            ["table", table, revision] => {
                let (table, revision): (TableId, i64) = (table.parse().ok()?, revision.parse().ok()?);
                Some(News::Change(Change::Table(table, Revision(revision))))
            }
            ["user", user] => Some(News::Change(Change::User(UserId(user.parse().ok()?)))),
            ["talk", table] => Some(News::Change(Change::Talk(table.parse().ok()?))),
            ["presence", table] => Some(News::Change(Change::Presence(table.parse().ok()?))),
            ["jobs"] => Some(News::Jobs),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_database_says_is_understood() {
        let table = "7k2mq9x04t".parse().expect("an id");
        assert_eq!(News::read("table 7k2mq9x04t 12"), Some(News::Change(Change::Table(table, Revision(12)))));
        assert_eq!(News::read("user 7"), Some(News::Change(Change::User(UserId(7)))));
        assert_eq!(News::read("talk 7k2mq9x04t"), Some(News::Change(Change::Talk(table))));
        assert_eq!(News::read("presence 7k2mq9x04t"), Some(News::Change(Change::Presence(table))));
        assert_eq!(News::read("jobs"), Some(News::Jobs));
        for nonsense in ["", "table", "table 7k2mq9x04t x", "user ada", "talk", "jobs 1"] {
            assert_eq!(News::read(nonsense), None, "{nonsense}");
        }
    }
}
