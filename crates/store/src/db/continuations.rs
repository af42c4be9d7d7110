//! Tables that begin anew from a moment of a finished game.

use super::{
    Conn, seating,
    sql::{chunk, execute, one, sql, sql_of_rows},
};
use crate::{Millis, NewContinuation, Ply, Revision, SeatNo, Start, StoreError, TableId};

pub(crate) async fn create(
    conn: &mut Conn,
    id: TableId,
    new: NewContinuation,
    now: Millis,
) -> Result<(), StoreError> {
    let NewContinuation { table, from, seed, contributions, log, waiting_on } = new;
    let seats =
        u8::try_from(table.seats.len()).map_err(|_| StoreError::BadSeating("there are too many seats"))?;
    seating::create(conn, id, table).await?;
    let start = Start {
        table: id,
        expected: Revision::FIRST,
        seed,
        seating: (0..seats).map(SeatNo).collect(),
        contributions,
        waiting_on,
        jobs: Vec::new(),
        clocks: Vec::new(),
    };
    seating::start(conn, start, now).await?;
    let at = Millis::now().0;
    let mut ply = 0_i64;
    let mut left = &log[..];
    while !left.is_empty() {
        let (some, rest) = left.split_at(chunk(left.len()));
        let insert = "INSERT INTO decisions (table_id, ply, seat, notation, decided_at) VALUES {rows}";
        let mut statement = sql_of_rows(insert, some.len(), 5);
        for (seat, notation) in some {
            statement = statement
                .bind(id.to_string())
                .bind(ply)
                .bind(i64::from(seat.0))
                .bind(notation.clone())
                .bind(at);
            ply += 1;
        }
        execute(conn, statement).await?;
        left = rest;
    }
    let update = "UPDATE tables SET length = $1 WHERE id = $2";
    execute(conn, sql(update).bind(ply).bind(id.to_string())).await?;
    let insert = "INSERT INTO continuations (table_id, from_id, ply) VALUES ($1, $2, $3)";
    let statement = sql(insert).bind(id.to_string()).bind(from.to_string()).bind(ply);
    execute(conn, statement).await.map(drop)
}

pub(crate) async fn origin(
    conn: &mut Conn,
    table: TableId,
) -> Result<Option<(Option<TableId>, Ply)>, StoreError> {
    let select = "SELECT from_id, ply FROM continuations WHERE table_id = $1";
    let Some(row) = one(conn, sql(select).bind(table.to_string())).await? else { return Ok(None) };
    let from = row.maybe_text("from_id")?.and_then(|id| id.parse().ok());
    Ok(Some((from, row.ply("ply")?)))
}
