//! How much there is, and who.

use super::{
    Conn,
    row::Row,
    sql::{all, one, sql},
    users::{user, user_columns},
};
use crate::{Census, Missing, Page, Person, StoreError};

pub(crate) async fn take(conn: &mut Conn) -> Result<Census, StoreError> {
    let select = "SELECT (SELECT COUNT(*) FROM users WHERE account IS NULL) AS guests, \
                  (SELECT COUNT(*) FROM users WHERE account IS NOT NULL) AS accounts, \
                  (SELECT COUNT(*) FROM tables WHERE status = 'gathering') AS gathering, \
                  (SELECT COUNT(*) FROM tables WHERE status = 'playing') AS playing, \
                  (SELECT COUNT(*) FROM tables WHERE status = 'finished') AS finished, \
                  (SELECT CAST(COALESCE(SUM(length), 0) AS BIGINT) FROM tables) AS decisions, \
                  (SELECT COUNT(*) FROM jobs WHERE given_up_at IS NULL) AS jobs, \
                  (SELECT COUNT(*) FROM jobs WHERE given_up_at IS NOT NULL) AS given_up";
    let row = one(conn, sql(select)).await?.ok_or(StoreError::NotFound(Missing::Database))?;
    let size = if conn.is_shared() {
        "SELECT pg_database_size(current_database()) AS bytes"
    } else {
        "SELECT page_count * page_size AS bytes FROM pragma_page_count(), pragma_page_size()"
    };
    let bytes = one(conn, sql(size)).await?.map_or(Ok(0), |row| row.small("bytes"))?;
    Ok(Census {
        guests: row.small("guests")?,
        accounts: row.small("accounts")?,
        gathering: row.small("gathering")?,
        playing: row.small("playing")?,
        finished: row.small("finished")?,
        decisions: row.small("decisions")?,
        jobs: row.small("jobs")?,
        given_up: row.small("given_up")?,
        bytes,
    })
}

pub(crate) async fn people(conn: &mut Conn, named: String, page: Page) -> Result<Vec<Person>, StoreError> {
    let select = concat!(
        "SELECT ",
        user_columns!(),
        ", COALESCE((SELECT MAX(seen_at) FROM sessions WHERE user_id = users.id), 0) AS seen_at, \
         (SELECT COUNT(DISTINCT table_id) FROM seats WHERE user_id = users.id) AS tables \
         FROM users WHERE LOWER(name) LIKE '%' || $1 || '%' ESCAPE '!' \
         ORDER BY seen_at DESC, id DESC LIMIT $2 OFFSET $3"
    );
    let person = |row: &Row| {
        let seen_at = Some(row.millis("seen_at")?).filter(|at| at.0 > 0);
        Ok(Person { user: user(row)?, seen_at, tables: row.small("tables")? })
    };
    let named = named.replace('!', "!!").replace('%', "!%").replace('_', "!_");
    let statement = sql(select).bind(named).bind(i64::from(page.limit)).bind(i64::from(page.offset));
    all(conn, statement).await?.iter().map(person).collect()
}
