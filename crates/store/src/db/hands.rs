//! Who has seen which seat, how seats changed hands, and who asks for one.

use super::{
    Conn, clocks, reclaims, remarks,
    row::Row,
    sql::{all, execute, one, sql},
    tables::advance,
    users, votes,
};
use crate::{
    Ask, Handing, HandingKind, Hands, Millis, Missing, Occupant, Rematch, Revision, SeatNo, Status,
    StoreError, StoredSeat, TableId, UserId, hands::MAX_ASKS,
};

pub(crate) async fn of_table(conn: &mut Conn, table: TableId) -> Result<Hands, StoreError> {
    let select = "SELECT user_id, seat FROM seen WHERE table_id = $1 ORDER BY user_id, seat";
    let seen = all(conn, sql(select).bind(table.to_string())).await?;
    let select = "SELECT ply, seat, kind, from_name, to_name, by_name, handed_at FROM handings \
                  WHERE table_id = $1 ORDER BY number";
    let handings = all(conn, sql(select).bind(table.to_string())).await?;
    let select = "SELECT asks.id AS id, user_id, name, seat, refused FROM asks JOIN users ON users.id = user_id \
                  WHERE table_id = $1 ORDER BY asks.id";
    let asks = all(conn, sql(select).bind(table.to_string())).await?;
    let pair = |row: &Row| Ok((row.user("user_id")?, row.seat("seat")?));
    Ok(Hands {
        seen: seen.iter().map(pair).collect::<Result<_, StoreError>>()?,
        handings: handings.iter().map(handing).collect::<Result<_, _>>()?,
        asks: asks.iter().map(ask_of).collect::<Result<_, _>>()?,
        rematch: rematch(conn, table).await?,
        clocks: clocks::of_table(conn, table).await?,
        votes: votes::of_table(conn, table).await?,
        nudges: votes::nudges(conn, table).await?,
        reclaims: reclaims::of_table(conn, table).await?,
        remarks: remarks::of_table(conn, table).await?,
    })
}

async fn rematch(conn: &mut Conn, table: TableId) -> Result<Option<Rematch>, StoreError> {
    let select = "SELECT next_id, by_user, name FROM rematches LEFT JOIN users ON users.id = by_user \
                  WHERE table_id = $1";
    let Some(row) = one(conn, sql(select).bind(table.to_string())).await? else { return Ok(None) };
    let select = "SELECT seat FROM rematch_refusals WHERE table_id = $1 ORDER BY seat";
    let refused = all(conn, sql(select).bind(table.to_string())).await?;
    Ok(Some(Rematch {
        next: row.parsed("next_id")?,
        by: row.maybe_user("by_user")?.zip(row.maybe_text("name")?),
        refused: refused.iter().map(|row| row.seat("seat")).collect::<Result<_, _>>()?,
    }))
}

pub(crate) async fn ask_for_rematch(
    conn: &mut Conn,
    table: TableId,
    next: TableId,
    by: UserId,
    expected: Revision,
) -> Result<Revision, StoreError> {
    let revision = advance(conn, table, Status::Finished, Some(expected)).await?;
    execute(conn, sql("DELETE FROM rematches WHERE table_id = $1").bind(table.to_string())).await?;
    let insert = "INSERT INTO rematches (table_id, next_id, by_user) VALUES ($1, $2, $3)";
    execute(conn, sql(insert).bind(table.to_string()).bind(next.to_string()).bind(by.0)).await?;
    Ok(revision)
}

pub(crate) async fn refuse_rematch(
    conn: &mut Conn,
    table: TableId,
    seats: Vec<SeatNo>,
    expected: Revision,
) -> Result<Revision, StoreError> {
    let revision = advance(conn, table, Status::Finished, Some(expected)).await?;
    if rematch(conn, table).await?.is_none() {
        return Err(StoreError::NotFound(Missing::Ask));
    }
    for seat in seats {
        let insert = "INSERT INTO rematch_refusals (table_id, seat) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        execute(conn, sql(insert).bind(table.to_string()).bind(i64::from(seat.0))).await?;
    }
    Ok(revision)
}

fn handing(row: &Row) -> Result<Handing, StoreError> {
    Ok(Handing {
        ply: row.ply("ply")?,
        seat: row.seat("seat")?,
        kind: row.word("kind", HandingKind::of_word)?,
        from: row.maybe_text("from_name")?,
        to: row.maybe_text("to_name")?,
        by: row.maybe_text("by_name")?,
        at: row.millis("handed_at")?,
    })
}

fn ask_of(row: &Row) -> Result<Ask, StoreError> {
    Ok(Ask {
        id: row.whole("id")?,
        user: row.user("user_id")?,
        name: row.text("name")?,
        seat: row.seat("seat")?,
        refused: row.flag("refused")?,
    })
}

pub(crate) async fn tables_seen_by(conn: &mut Conn, user: UserId) -> Result<Vec<TableId>, StoreError> {
    let select = "SELECT DISTINCT table_id FROM seen WHERE user_id = $1";
    let rows = all(conn, sql(select).bind(user.0)).await?;
    rows.iter().map(|row| row.parsed("table_id")).collect()
}

/// Remembers that whoever decides for the seat has it before their eyes.
pub(super) async fn see(conn: &mut Conn, table: TableId, seat: &StoredSeat) -> Result<(), StoreError> {
    let Some(user) = seat.occupant.user() else { return Ok(()) };
    let insert = "INSERT INTO seen (table_id, user_id, seat) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
    let statement = sql(insert).bind(table.to_string()).bind(user.0).bind(i64::from(seat.no.0));
    execute(conn, statement).await?;
    Ok(())
}

/// Refuses a seat to whoever has seen others of the game, and not this one.
pub(super) async fn must_not_see_another(
    conn: &mut Conn,
    table: TableId,
    no: SeatNo,
    user: UserId,
) -> Result<(), StoreError> {
    let select = "SELECT seat FROM seen WHERE table_id = $1 AND user_id = $2 ORDER BY seat";
    let rows = all(conn, sql(select).bind(table.to_string()).bind(user.0)).await?;
    let seen = rows.iter().map(|row| row.seat("seat")).collect::<Result<Vec<_>, _>>()?;
    match seen.first() {
        Some(other) if !seen.contains(&no) => Err(StoreError::SeenAnother { seat: *other }),
        _ => Ok(()),
    }
}

/// Tells of a seat that changed hands, and puts away the requests that this settles. `how` it did is said where that
/// does not follow from who had it and who has it from now on.
pub(super) async fn tell(
    conn: &mut Conn,
    table: TableId,
    (before, after): (&StoredSeat, &StoredSeat),
    by: Option<UserId>,
    how: Option<HandingKind>,
) -> Result<(), StoreError> {
    let stood_for = stands_for(conn, table, before.no).await?;
    let from = before.occupant.user().or(stood_for);
    let (to, kind) = match &after.occupant {
        // A bot stands in for whoever it has the seat from.
        Occupant::Bot { .. } if after.kept_for.is_some() => (from, HandingKind::Lent),
        Occupant::Bot { .. } => (from, HandingKind::Released),
        Occupant::Open | Occupant::Gone => (None, HandingKind::Left),
        Occupant::User { user, .. } | Occupant::HotSeat { user, .. } => {
            let kind = match before.occupant {
                Occupant::Open | Occupant::Gone => HandingKind::Sat,
                _ if before.kept_for == Some(*user) => HandingKind::Back,
                _ => HandingKind::Taken,
            };
            (Some(*user), kind)
        }
    };
    let kind = how.unwrap_or(kind);
    let by_name = match by {
        Some(by) => users::by_id(conn, by).await?.map(|user| user.name),
        None => None,
    };
    let insert = "INSERT INTO handings (table_id, number, ply, seat, kind, from_user, from_name, to_user, to_name, \
                  by_user, by_name, handed_at) \
                  SELECT id, (SELECT COALESCE(MAX(number) + 1, 0) FROM handings WHERE table_id = $1), length, \
                  $2, $3, $4, $5, $6, $7, $8, $9, $10 FROM tables WHERE id = $1";
    let statement = sql(insert)
        .bind(table.to_string())
        .bind(i64::from(before.no.0))
        .bind(kind.word())
        .bind(from.map(|user| user.0))
        .bind(before.occupant.name().map(str::to_owned))
        .bind(to.map(|user| user.0))
        .bind(after.occupant.name().map(str::to_owned))
        .bind(by.map(|user| user.0))
        .bind(by_name)
        .bind(Millis::now().0);
    execute(conn, statement).await?;
    let settle = "DELETE FROM asks WHERE table_id = $1 AND ((seat = $2 AND refused = 0) OR user_id = $3)";
    let user = after.occupant.user().map(|user| user.0);
    execute(conn, sql(settle).bind(table.to_string()).bind(i64::from(before.no.0)).bind(user)).await?;
    Ok(())
}

/// In whose place a bot plays the seat, if it was ever handed to one.
async fn stands_for(conn: &mut Conn, table: TableId, no: SeatNo) -> Result<Option<UserId>, StoreError> {
    let select =
        "SELECT to_user FROM handings WHERE table_id = $1 AND seat = $2 ORDER BY number DESC LIMIT 1";
    match one(conn, sql(select).bind(table.to_string()).bind(i64::from(no.0))).await? {
        Some(row) => row.maybe_user("to_user"),
        None => Ok(None),
    }
}

/// Takes a user's name, and those of the bots that stand in for them, out of everything that is told.
pub(super) async fn forget(conn: &mut Conn, user: UserId) -> Result<(), StoreError> {
    let bots = "UPDATE seats SET name = '' WHERE kind = 'bot' AND EXISTS \
                (SELECT 1 FROM handings WHERE handings.table_id = seats.table_id AND handings.seat = seats.seat \
                 AND to_user = $1 AND number = (SELECT MAX(number) FROM handings AS latest \
                 WHERE latest.table_id = seats.table_id AND latest.seat = seats.seat))";
    execute(conn, sql(bots).bind(user.0)).await?;
    for update in [
        "UPDATE handings SET from_name = NULL WHERE from_user = $1",
        "UPDATE handings SET to_name = NULL WHERE to_user = $1",
        "UPDATE handings SET by_name = NULL WHERE by_user = $1",
    ] {
        execute(conn, sql(update).bind(user.0)).await?;
    }
    Ok(())
}

pub(crate) async fn ask(
    conn: &mut Conn,
    table: TableId,
    seat: SeatNo,
    user: UserId,
    expected: Revision,
) -> Result<Revision, StoreError> {
    let revision = advance(conn, table, Status::Playing, Some(expected)).await?;
    users::must_exist(conn, user).await?;
    must_not_see_another(conn, table, seat, user).await?;
    let select = "SELECT user_id, refused FROM asks WHERE table_id = $1";
    let mut waiting = 0;
    for row in all(conn, sql(select).bind(table.to_string())).await? {
        match (row.user("user_id")? == user, row.flag("refused")?) {
            (true, true) => return Err(StoreError::AskRefused),
            (false, false) => waiting += 1,
            (true, false) | (false, true) => {}
        }
    }
    if waiting >= MAX_ASKS {
        return Err(StoreError::TooManyAsks);
    }
    let earlier = "DELETE FROM asks WHERE table_id = $1 AND user_id = $2";
    execute(conn, sql(earlier).bind(table.to_string()).bind(user.0)).await?;
    let insert = "INSERT INTO asks (table_id, user_id, seat, refused, asked_at) VALUES ($1, $2, $3, 0, $4)";
    let statement =
        sql(insert).bind(table.to_string()).bind(user.0).bind(i64::from(seat.0)).bind(Millis::now().0);
    execute(conn, statement).await?;
    Ok(revision)
}

pub(crate) async fn put_away(
    conn: &mut Conn,
    table: TableId,
    ask: i64,
    refused: bool,
    expected: Revision,
) -> Result<Revision, StoreError> {
    let revision = advance(conn, table, Status::Playing, Some(expected)).await?;
    let change = if refused {
        "UPDATE asks SET refused = 1 WHERE table_id = $1 AND id = $2 AND refused = 0"
    } else {
        "DELETE FROM asks WHERE table_id = $1 AND id = $2 AND refused = 0"
    };
    match execute(conn, sql(change).bind(table.to_string()).bind(ask)).await? {
        0 => Err(StoreError::NotFound(Missing::Ask)),
        _ => Ok(revision),
    }
}
