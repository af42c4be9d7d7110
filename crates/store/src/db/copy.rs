//! Everything, row by row, from one database to another.

use super::{
    Conn,
    row::{Kind, Kind::Bytes, Kind::Text, Kind::Whole, Row},
    sql::{all, chunk, execute, one, sql, sql_of_rows, sql_text},
};
use crate::StoreError;

/// How many rows are read at once.
const PAGE: usize = 256;

/// What is kept in one table: its columns, the first of which are its key.
struct Kept {
    table: &'static str,
    key: usize,
    columns: &'static [(&'static str, Kind)],
    /// Whether numbers of rows that are gone must never be given again.
    numbered: bool,
}

/// All tables, those before others that belong to them.
const ALL: &[Kept] = &[
    Kept {
        table: "users",
        key: 1,
        columns: &[
            ("id", Whole),
            ("name", Text),
            ("language", Text),
            ("account", Text),
            ("password", Text),
            ("email", Text),
            ("email_confirmed", Whole),
            ("role", Text),
            ("muted", Whole),
            ("suspended", Whole),
            ("likes", Text),
            ("shows", Text),
            ("quiet", Text),
            ("created_at", Whole),
        ],
        numbered: true,
    },
    Kept {
        table: "sessions",
        key: 1,
        columns: &[
            ("id", Whole),
            ("user_id", Whole),
            ("token_hash", Bytes),
            ("device", Text),
            ("made_at", Whole),
            ("seen_at", Whole),
        ],
        numbered: true,
    },
    Kept {
        table: "links",
        key: 1,
        columns: &[
            ("hash", Bytes),
            ("user_id", Whole),
            ("purpose", Text),
            ("about", Text),
            ("expires_at", Whole),
        ],
        numbered: false,
    },
    Kept {
        table: "tables",
        key: 1,
        columns: &[
            ("id", Text),
            ("game", Text),
            ("rules_version", Whole),
            ("options", Text),
            ("title", Text),
            ("host", Whole),
            ("visibility", Text),
            ("spectators", Whole),
            ("origin", Text),
            ("status", Text),
            ("revision", Whole),
            ("length", Whole),
            ("waiting_on", Text),
            ("secret", Bytes),
            ("commitment", Text),
            ("seed", Bytes),
            ("outcome", Text),
            ("created_at", Whole),
            ("updated_at", Whole),
            ("finished_at", Whole),
            ("talk", Whole),
            ("pace", Text),
            ("at_zero", Text),
            ("take_over", Whole),
            ("hints", Text),
            ("another_way", Whole),
        ],
        numbered: false,
    },
    Kept {
        table: "seats",
        key: 2,
        columns: &[
            ("table_id", Text),
            ("seat", Whole),
            ("kind", Text),
            ("user_id", Whole),
            ("name", Text),
            ("level", Text),
            ("invite", Text),
            ("contribution", Text),
            ("joined_at", Whole),
            ("kept_for", Whole),
            ("ready", Whole),
            ("meant_for", Whole),
        ],
        numbered: false,
    },
    Kept { table: "hidden", key: 2, columns: &[("user_id", Whole), ("table_id", Text)], numbered: false },
    Kept {
        table: "acts",
        key: 1,
        columns: &[
            ("id", Whole),
            ("kind", Text),
            ("by_user", Whole),
            ("by_name", Text),
            ("user_id", Whole),
            ("user_name", Text),
            ("table_id", Text),
            ("acted_at", Whole),
        ],
        numbered: true,
    },
    Kept {
        table: "reclaims",
        key: 2,
        columns: &[
            ("table_id", Text),
            ("seat", Whole),
            ("invite", Text),
            ("holder", Whole),
            ("agreed", Whole),
            ("made_at", Whole),
        ],
        numbered: false,
    },
    Kept { table: "invitations", key: 1, columns: &[("invite", Text), ("table_id", Text)], numbered: false },
    Kept {
        table: "decisions",
        key: 2,
        columns: &[
            ("table_id", Text),
            ("ply", Whole),
            ("seat", Whole),
            ("notation", Text),
            ("decided_at", Whole),
        ],
        numbered: false,
    },
    Kept {
        table: "jobs",
        key: 1,
        columns: &[
            ("id", Whole),
            ("kind", Text),
            ("dedup", Text),
            ("payload", Text),
            ("run_at", Whole),
            ("wait", Whole),
            ("lease_until", Whole),
            ("attempts", Whole),
            ("error", Text),
            ("given_up_at", Whole),
        ],
        numbered: true,
    },
    Kept { table: "keys", key: 1, columns: &[("purpose", Text), ("secret", Bytes)], numbered: false },
    Kept {
        table: "seen",
        key: 3,
        columns: &[("table_id", Text), ("user_id", Whole), ("seat", Whole)],
        numbered: false,
    },
    Kept {
        table: "handings",
        key: 2,
        columns: &[
            ("table_id", Text),
            ("number", Whole),
            ("ply", Whole),
            ("seat", Whole),
            ("kind", Text),
            ("from_user", Whole),
            ("from_name", Text),
            ("to_user", Whole),
            ("to_name", Text),
            ("by_user", Whole),
            ("by_name", Text),
            ("handed_at", Whole),
        ],
        numbered: false,
    },
    Kept {
        table: "asks",
        key: 1,
        columns: &[
            ("id", Whole),
            ("table_id", Text),
            ("user_id", Whole),
            ("seat", Whole),
            ("refused", Whole),
            ("asked_at", Whole),
        ],
        numbered: true,
    },
    Kept {
        table: "rematches",
        key: 1,
        columns: &[("table_id", Text), ("next_id", Text), ("by_user", Whole)],
        numbered: false,
    },
    Kept {
        table: "rematch_refusals",
        key: 2,
        columns: &[("table_id", Text), ("seat", Whole)],
        numbered: false,
    },
    Kept {
        table: "talk",
        key: 1,
        columns: &[
            ("id", Whole),
            ("table_id", Text),
            ("room", Text),
            ("user_id", Whole),
            ("seat", Whole),
            ("phrase", Text),
            ("text", Text),
            ("said_at", Whole),
        ],
        numbered: true,
    },
    Kept { table: "mutes", key: 2, columns: &[("user_id", Whole), ("muted_id", Whole)], numbered: false },
    Kept {
        table: "talk_reports",
        key: 1,
        columns: &[
            ("id", Whole),
            ("table_id", Text),
            ("line", Whole),
            ("said_by", Whole),
            ("text", Text),
            ("reported_by", Whole),
            ("reported_at", Whole),
            ("settled", Whole),
        ],
        numbered: true,
    },
    Kept {
        table: "talk_read",
        key: 2,
        columns: &[("user_id", Whole), ("table_id", Text), ("line", Whole)],
        numbered: false,
    },
    Kept { table: "sightings", key: 1, columns: &[("user_id", Whole), ("seen_at", Whole)], numbered: false },
    Kept {
        table: "presence",
        key: 2,
        columns: &[("table_id", Text), ("node", Text), ("users", Text), ("guests", Whole), ("until", Whole)],
        numbered: false,
    },
    Kept {
        table: "clocks",
        key: 2,
        columns: &[("table_id", Text), ("seat", Whole), ("left_ms", Whole), ("ends_at", Whole)],
        numbered: false,
    },
    Kept {
        table: "service",
        key: 1,
        columns: &[("one", Whole), ("alive_at", Whole), ("lost", Whole)],
        numbered: false,
    },
    Kept {
        table: "holidays",
        key: 1,
        columns: &[("id", Whole), ("user_id", Whole), ("begins", Whole), ("ends", Whole)],
        numbered: true,
    },
    Kept {
        table: "votes",
        key: 3,
        columns: &[("table_id", Text), ("motion", Text), ("user_id", Whole)],
        numbered: false,
    },
    Kept {
        table: "remarks",
        key: 2,
        columns: &[("table_id", Text), ("ply", Whole), ("text", Text)],
        numbered: false,
    },
    Kept {
        table: "analyses",
        key: 1,
        columns: &[
            ("table_id", Text),
            ("looks", Whole),
            ("luck", Whole),
            ("judged", Whole),
            ("total", Whole),
            ("moments", Text),
            ("asked_at", Whole),
        ],
        numbered: false,
    },
    Kept {
        table: "continuations",
        key: 1,
        columns: &[("table_id", Text), ("from_id", Text), ("ply", Whole)],
        numbered: false,
    },
    Kept {
        table: "counts",
        key: 2,
        columns: &[("what", Text), ("name", Text), ("n", Whole)],
        numbered: false,
    },
    Kept {
        table: "nudges",
        key: 2,
        columns: &[("table_id", Text), ("seat", Whole), ("nudged_at", Whole)],
        numbered: false,
    },
    Kept {
        table: "channels",
        key: 1,
        columns: &[
            ("id", Whole),
            ("user_id", Whole),
            ("kind", Text),
            ("address", Text),
            ("keys", Text),
            ("wants", Text),
            ("device", Text),
            ("made_at", Whole),
        ],
        numbered: true,
    },
    Kept {
        table: "told",
        key: 3,
        columns: &[
            ("user_id", Whole),
            ("table_id", Text),
            ("kind", Text),
            ("mark", Whole),
            ("letter", Whole),
        ],
        numbered: false,
    },
];

/// Copies all tables in one transaction; how many rows there were.
pub(crate) async fn everything(
    from: &mut Conn,
    to: &mut Conn,
    mut progress: impl FnMut(u64, u64) + Send,
) -> Result<u64, StoreError> {
    let mut rows = 0;
    for kept in ALL {
        rows += count(from, kept.table).await?;
    }
    execute(to, sql("BEGIN")).await?;
    for table in ["users", "tables", "jobs"] {
        if count(to, table).await? > 0 {
            return Err(StoreError::NotEmpty);
        }
    }
    let mut copied = 0;
    for kept in ALL {
        let mut last: Option<Row> = None;
        loop {
            let page = page(from, kept, last.as_ref()).await?;
            put(to, kept, &page).await?;
            copied += page.len() as u64;
            progress(copied, rows);
            let is_last = page.len() < PAGE;
            last = page.into_iter().next_back();
            if is_last {
                break;
            }
        }
        if kept.numbered {
            let highest = highest(from, kept.table).await?;
            number_on(to, kept.table, highest).await?;
        }
    }
    execute(to, sql("COMMIT")).await?;
    Ok(copied)
}

async fn count(conn: &mut Conn, table: &str) -> Result<u64, StoreError> {
    let counted = one(conn, sql_text(format!("SELECT COUNT(*) AS count FROM {table}"))).await?;
    counted.map_or(Ok(0), |row| row.small("count"))
}

fn names(columns: &[(&str, Kind)]) -> String {
    columns.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ")
}

/// The rows after `last`.
async fn page(conn: &mut Conn, kept: &Kept, last: Option<&Row>) -> Result<Vec<Row>, StoreError> {
    let Kept { table, key, columns, .. } = kept;
    let (all_names, key) = (names(columns), &columns[..*key]);
    let key_names = names(key);
    let after = if last.is_some() { format!("WHERE ({key_names}) > {{rows}}") } else { String::new() };
    let select = format!("SELECT {all_names} FROM {table} {after} ORDER BY {key_names} LIMIT {PAGE}");
    let statement = match last {
        Some(row) => {
            let mut statement = sql_of_rows(&select, 1, key.len());
            for (name, kind) in key {
                statement = statement.bind(row.value(name, *kind)?);
            }
            statement
        }
        None => sql_text(select),
    };
    all(conn, statement).await
}

async fn put(conn: &mut Conn, kept: &Kept, rows: &[Row]) -> Result<(), StoreError> {
    let insert = format!("INSERT INTO {} ({}) VALUES {{rows}}", kept.table, names(kept.columns));
    let mut left = rows;
    while !left.is_empty() {
        let (some, rest) = left.split_at(chunk(left.len()));
        let mut statement = sql_of_rows(&insert, some.len(), kept.columns.len());
        for row in some {
            for (name, kind) in kept.columns {
                statement = statement.bind(row.value(name, *kind)?);
            }
        }
        execute(conn, statement).await?;
        left = rest;
    }
    Ok(())
}

/// The highest number that was ever given to a row of the table.
async fn highest(conn: &mut Conn, table: &str) -> Result<i64, StoreError> {
    let statement = if conn.is_shared() {
        sql_text(format!(
            "SELECT CASE WHEN is_called THEN last_value ELSE 0 END AS highest FROM {table}_id_seq"
        ))
    } else {
        sql("SELECT seq AS highest FROM sqlite_sequence WHERE name = $1").bind(table)
    };
    one(conn, statement).await?.map_or(Ok(0), |row| row.whole("highest"))
}

/// Lets numbers go on after this one.
async fn number_on(conn: &mut Conn, table: &str, highest: i64) -> Result<(), StoreError> {
    if highest == 0 {
        return Ok(());
    }
    if conn.is_shared() {
        let set = format!("SELECT setval('{table}_id_seq', $1)");
        return one(conn, sql_text(set).bind(highest)).await.map(drop);
    }
    execute(conn, sql("DELETE FROM sqlite_sequence WHERE name = $1").bind(table)).await?;
    let insert = "INSERT INTO sqlite_sequence (name, seq) VALUES ($1, $2)";
    execute(conn, sql(insert).bind(table).bind(highest)).await.map(drop)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::{clock::JobTime, db::Db};

    #[tokio::test]
    async fn every_column_is_copied() {
        let folder = tempfile::tempdir().unwrap();
        let db = Db::open_file(&folder.path().join("some.db"), JobTime::from_now_on()).await.unwrap();
        let select = "SELECT m.name || '.' || c.name AS \"column\" FROM sqlite_schema AS m, pragma_table_info(m.name) AS c \
                      WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite%' AND m.name <> '_sqlx_migrations'";
        let rows = all(&mut db.read().await.unwrap(), sql(select)).await.unwrap();
        let there: BTreeSet<String> = rows.iter().map(|row| row.text("column").unwrap()).collect();
        let copied = ALL
            .iter()
            .flat_map(|kept| kept.columns.iter().map(|(column, _)| format!("{}.{column}", kept.table)));
        assert_eq!(copied.collect::<BTreeSet<_>>(), there);
    }
}
