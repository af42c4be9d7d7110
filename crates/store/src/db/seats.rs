//! Seats, row by row.

use super::{
    Conn,
    row::{Row, damaged},
    sql::{execute, sql},
};
use crate::{Occupant, StoreError, StoredSeat, TableId};

/// What a seat's row says, in the order that [`seat`] reads.
macro_rules! seat_columns {
    () => {
        "table_id, seat, kind, user_id, name, level, invite, contribution, joined_at, kept_for, ready, meant_for"
    };
}
pub(super) use seat_columns;

pub(super) fn seat(row: &Row) -> Result<StoredSeat, StoreError> {
    let kind = row.text("kind")?;
    let occupant = match kind.as_str() {
        "open" => Occupant::Open,
        "user" => Occupant::User { user: row.user("user_id")?, name: row.text("name")? },
        "hot-seat" => Occupant::HotSeat { user: row.user("user_id")?, name: row.text("name")? },
        "bot" => Occupant::Bot { level: row.text("level")?, name: row.text("name")? },
        "gone" => Occupant::Gone,
        _ => return Err(damaged("kind")),
    };
    Ok(StoredSeat {
        no: row.seat("seat")?,
        occupant,
        invite: row.maybe_parsed("invite")?,
        contribution: row.maybe_text("contribution")?,
        joined_at: row.maybe_millis("joined_at")?,
        kept_for: row.maybe_user("kept_for")?,
        ready: row.flag("ready")?,
        meant_for: row.maybe_user("meant_for")?,
    })
}

/// Writes a seat over what was there.
pub(super) async fn put(conn: &mut Conn, table: TableId, seat: &StoredSeat) -> Result<(), StoreError> {
    let (kind, name, level) = match &seat.occupant {
        Occupant::Open => ("open", None, None),
        Occupant::User { name, .. } => ("user", Some(name.clone()), None),
        Occupant::HotSeat { name, .. } => ("hot-seat", Some(name.clone()), None),
        Occupant::Bot { level, name } => ("bot", Some(name.clone()), Some(level.clone())),
        Occupant::Gone => ("gone", None, None),
    };
    let upsert = concat!(
        "INSERT INTO seats (",
        seat_columns!(),
        ") VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) \
         ON CONFLICT (table_id, seat) DO UPDATE SET \
         kind = excluded.kind, user_id = excluded.user_id, name = excluded.name, level = excluded.level, \
         invite = excluded.invite, contribution = excluded.contribution, joined_at = excluded.joined_at, \
         kept_for = excluded.kept_for, ready = excluded.ready, meant_for = excluded.meant_for"
    );
    let statement = sql(upsert)
        .bind(table.to_string())
        .bind(i64::from(seat.no.0))
        .bind(kind)
        .bind(seat.occupant.user().map(|user| user.0))
        .bind(name)
        .bind(level)
        .bind(seat.invite.as_ref().map(|invite| invite.expose().to_owned()))
        .bind(seat.contribution.clone())
        .bind(seat.joined_at.map(|at| at.0))
        .bind(seat.kept_for.map(|user| user.0))
        .bind(seat.ready)
        .bind(seat.meant_for.map(|user| user.0));
    execute(conn, statement).await?;
    if let Some(invite) = &seat.invite {
        let insert = "INSERT INTO invitations (invite, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        execute(conn, sql(insert).bind(invite.expose()).bind(table.to_string())).await?;
    }
    Ok(())
}
