//! Totals.

use super::{
    Conn,
    sql::{all, execute, sql},
};
use crate::{StoreError, StoredCount};

pub(crate) async fn add(conn: &mut Conn, counted: Vec<StoredCount>) -> Result<(), StoreError> {
    let insert = "INSERT INTO counts (what, name, n) VALUES ($1, $2, $3) \
                  ON CONFLICT (what, name) DO UPDATE SET n = counts.n + excluded.n";
    for StoredCount { what, name, n } in counted {
        execute(conn, sql(insert).bind(what).bind(name).bind(n)).await?;
    }
    Ok(())
}

pub(crate) async fn of_kind(conn: &mut Conn, what: &str) -> Result<Vec<StoredCount>, StoreError> {
    let select = "SELECT what, name, n FROM counts WHERE what = $1 ORDER BY name";
    let rows = all(conn, sql(select).bind(what.to_owned())).await?;
    let count = |row: &super::row::Row| {
        Ok(StoredCount { what: row.text("what")?, name: row.text("name")?, n: row.whole("n")? })
    };
    rows.iter().map(count).collect()
}

pub(crate) async fn forget(conn: &mut Conn, kinds: Vec<String>) -> Result<(), StoreError> {
    for kind in kinds {
        execute(conn, sql("DELETE FROM counts WHERE what = $1").bind(kind)).await?;
    }
    Ok(())
}
