//! What was made and never used.

use super::{
    Conn,
    sql::{all, execute, sql},
    tables, users,
};
use crate::{Cleared, Millis, StoreError};

/// How many guests are forgotten at once, so that nobody else waits long.
const AT_ONCE: i64 = 1000;

pub(crate) async fn clear(conn: &mut Conn, since: Millis) -> Result<Cleared, StoreError> {
    let unused = "SELECT id FROM tables \
                  WHERE seed IS NULL AND status IN ('gathering', 'abandoned') AND updated_at < $1";
    tables::lock_those(conn, sql(unused).bind(since.0)).await?;
    let delete = "DELETE FROM tables \
                  WHERE seed IS NULL AND status IN ('gathering', 'abandoned') AND updated_at < $1";
    let tables = execute(conn, sql(delete).bind(since.0)).await?;
    let select = "SELECT id FROM users WHERE account IS NULL AND created_at < $1 \
                  AND NOT EXISTS (SELECT 1 FROM tables WHERE host = users.id) \
                  AND NOT EXISTS (SELECT 1 FROM seats WHERE user_id = users.id OR kept_for = users.id) LIMIT $2";
    let mut guests = 0;
    for row in all(conn, sql(select).bind(since.0).bind(AT_ONCE)).await? {
        users::delete(conn, row.user("id")?).await?;
        guests += 1;
    }
    Ok(Cleared { guests, tables })
}
