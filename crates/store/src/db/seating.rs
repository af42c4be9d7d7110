//! Making a table, taking and leaving its seats, starting its game.

use super::{
    Conn, clocks, hands, jobs, reclaims,
    seats::{put, seat, seat_columns},
    sql::{all, execute, one, sql},
    tables::{advance, status},
    users,
};
use crate::{
    Claim, Hints, Invite, Millis, Missing, NewTable, Occupant, Ply, Replace, Revision, SeatNo, SeatPlan,
    Seated, Sitter, Start, Status, StoreError, StoredSeat, TableId, UserId,
};

pub(crate) async fn create(conn: &mut Conn, id: TableId, new: NewTable) -> Result<(), StoreError> {
    let count =
        u8::try_from(new.seats.len()).map_err(|_| StoreError::BadSeating("there are too many seats"))?;
    if count == 0 {
        return Err(StoreError::BadSeating("there is no seat"));
    }
    users::must_exist(conn, new.host).await?;
    let now = Millis::now();
    let insert = "INSERT INTO tables (id, game, rules_version, options, title, host, visibility, spectators, origin, \
                  secret, commitment, revision, length, status, waiting_on, created_at, updated_at, talk, pace, at_zero, take_over, \
                  hints, another_way) \
                  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, '', $15, $15, $16, $17, $18, $19, $20, $21)";
    let statement = sql(insert)
        .bind(id.to_string())
        .bind(new.game)
        .bind(i64::from(new.rules_version))
        .bind(new.options)
        .bind(new.title)
        .bind(new.host.0)
        .bind(new.visibility.word())
        .bind(new.spectators)
        .bind(new.origin.word())
        .bind(new.secret.expose().to_vec())
        .bind(new.commitment)
        .bind(Revision::FIRST.0)
        .bind(i64::from(Ply::FIRST.0))
        .bind(Status::Gathering.word())
        .bind(now.0)
        .bind(new.customs.talk)
        .bind(new.customs.pace)
        .bind(new.customs.at_zero.word())
        .bind(new.customs.take_over)
        .bind(new.customs.hints.word())
        .bind(new.another_way);
    execute(conn, statement).await?;
    for (no, plan) in (0..count).map(SeatNo).zip(new.seats) {
        fill(conn, id, no, plan, now).await?;
    }
    Ok(())
}

pub(crate) async fn sit(conn: &mut Conn, claim: Claim, sitter: Sitter) -> Result<Seated, StoreError> {
    let (table, no) = match &claim {
        Claim::Seat(table, no) => (*table, *no),
        Claim::Invite(invite) => reserved_by(conn, invite).await?,
    };
    let playing = status(conn, table).await? == Status::Playing;
    let expected = if playing { Status::Playing } else { Status::Gathering };
    let revision = advance(conn, table, expected, None).await?;
    let found = find(conn, table, no).await?;
    match found.occupant {
        Occupant::Open => {}
        occupant if occupant.user() == Some(sitter.user) => {
            return Err(StoreError::AlreadySeated { seat: no });
        }
        _ => return Err(StoreError::SeatTaken { seat: no }),
    }
    match (&found.invite, &claim) {
        (Some(_), Claim::Seat(..)) if found.meant_for == Some(sitter.user) => {}
        (Some(_), Claim::Seat(..)) => return Err(StoreError::SeatReserved { seat: no }),
        (Some(key), Claim::Invite(invite)) if key != invite => {
            return Err(StoreError::NotFound(Missing::Invite));
        }
        (None, Claim::Invite(_)) => return Err(StoreError::NotFound(Missing::Invite)),
        (Some(_), Claim::Invite(_)) | (None, Claim::Seat(..)) => {}
    }
    let sitter = if playing {
        must_not_belong(conn, table, sitter.user).await?;
        Sitter { contribution: found.contribution.clone(), ..sitter }
    } else {
        sitter
    };
    if playing {
        hands::must_not_see_another(conn, table, no, sitter.user).await?;
    }
    fill(conn, table, no, SeatPlan::User(sitter), Millis::now()).await?;
    if playing {
        let seat = find(conn, table, no).await?;
        hands::see(conn, table, &seat).await?;
        hands::tell(conn, table, (&found, &seat), None, None).await?;
    }
    Ok(Seated { table, seat: no, revision })
}

pub(crate) async fn invited_to(conn: &mut Conn, invite: &Invite) -> Result<Option<TableId>, StoreError> {
    let select = "SELECT table_id FROM invitations WHERE invite = $1";
    let row = one(conn, sql(select).bind(invite.expose())).await?;
    row.map(|row| row.parsed("table_id")).transpose()
}

async fn reserved_by(conn: &mut Conn, invite: &Invite) -> Result<(TableId, SeatNo), StoreError> {
    let select = "SELECT table_id, seat FROM seats WHERE invite = $1";
    match one(conn, sql(select).bind(invite.expose().to_owned())).await? {
        Some(row) => Ok((row.parsed("table_id")?, row.seat("seat")?)),
        None => Err(StoreError::NotFound(Missing::Invite)),
    }
}

pub(crate) async fn stand(
    conn: &mut Conn,
    table: TableId,
    no: SeatNo,
    user: UserId,
) -> Result<Revision, StoreError> {
    let revision = advance(conn, table, Status::Gathering, None).await?;
    if find(conn, table, no).await?.occupant.user() != Some(user) {
        return Err(StoreError::NotYourSeat { seat: no });
    }
    fill(conn, table, no, SeatPlan::Open, Millis::now()).await?;
    Ok(revision)
}

pub(crate) async fn arrange(
    conn: &mut Conn,
    table: TableId,
    no: SeatNo,
    plan: SeatPlan,
    expected: Revision,
) -> Result<Revision, StoreError> {
    let revision = advance(conn, table, Status::Gathering, Some(expected)).await?;
    find(conn, table, no).await?;
    refill(conn, table, no, plan).await?;
    Ok(revision)
}

pub(crate) async fn decline(conn: &mut Conn, table: TableId, user: UserId) -> Result<Revision, StoreError> {
    let revision = advance(conn, table, Status::Gathering, None).await?;
    let update = "UPDATE seats SET meant_for = NULL WHERE table_id = $1 AND meant_for = $2";
    match execute(conn, sql(update).bind(table.to_string()).bind(user.0)).await? {
        0 => Err(StoreError::NotFound(Missing::Seat)),
        _ => Ok(revision),
    }
}

pub(crate) async fn rename(
    conn: &mut Conn,
    table: TableId,
    no: SeatNo,
    name: String,
    expected: Revision,
) -> Result<Revision, StoreError> {
    let revision = advance(conn, table, Status::Playing, Some(expected)).await?;
    let seat = find(conn, table, no).await?;
    let Occupant::HotSeat { user, .. } = seat.occupant else {
        return Err(StoreError::NotYourSeat { seat: no });
    };
    put(conn, table, &StoredSeat { occupant: Occupant::HotSeat { user, name }, ..seat }).await?;
    Ok(revision)
}

pub(crate) async fn replace(conn: &mut Conn, replace: Replace, now: Millis) -> Result<Revision, StoreError> {
    let Replace { table, seat: no, plan, kept_for, by, how, expected, jobs, clocks } = replace;
    let revision = advance(conn, table, Status::Playing, Some(expected)).await?;
    let before = find(conn, table, no).await?;
    refill(conn, table, no, plan).await?;
    let contribution = before.contribution.clone();
    let seat = StoredSeat { contribution, kept_for, ..find(conn, table, no).await? };
    if let Some(user) = seat.occupant.user() {
        hands::must_not_see_another(conn, table, no, user).await?;
    }
    if let Some(user) = seat.occupant.user().filter(|user| before.kept_for != Some(*user)) {
        let settle = "UPDATE seats SET kept_for = NULL WHERE table_id = $1 AND kept_for = $2";
        execute(conn, sql(settle).bind(table.to_string()).bind(user.0)).await?;
    }
    put(conn, table, &seat).await?;
    reclaims::settle(conn, table, no).await?;
    hands::see(conn, table, &seat).await?;
    hands::tell(conn, table, (&before, &seat), by, how).await?;
    clocks::put(conn, table, &clocks).await?;
    jobs::enqueue_all(conn, jobs.iter(), now).await?;
    Ok(revision)
}

pub(crate) async fn set_hints(
    conn: &mut Conn,
    table: TableId,
    hints: Hints,
    expected: Revision,
) -> Result<Revision, StoreError> {
    let revision = advance(conn, table, Status::Gathering, Some(expected)).await?;
    let update = "UPDATE tables SET hints = $1 WHERE id = $2";
    execute(conn, sql(update).bind(hints.word()).bind(table.to_string())).await?;
    Ok(revision)
}

pub(crate) async fn say_ready(
    conn: &mut Conn,
    table: TableId,
    user: UserId,
    ready: bool,
) -> Result<Revision, StoreError> {
    let revision = advance(conn, table, Status::Gathering, None).await?;
    let update = "UPDATE seats SET ready = $1 WHERE table_id = $2 AND user_id = $3 AND kind = 'user'";
    match execute(conn, sql(update).bind(ready).bind(table.to_string()).bind(user.0)).await? {
        0 => Err(StoreError::NotFound(Missing::Seat)),
        _ => Ok(revision),
    }
}

pub(crate) async fn swap(
    conn: &mut Conn,
    table: TableId,
    seats: [SeatNo; 2],
    expected: Revision,
) -> Result<Revision, StoreError> {
    /// A number that no seat has.
    const NOWHERE: i64 = 255;
    let revision = advance(conn, table, Status::Gathering, Some(expected)).await?;
    for seat in seats {
        find(conn, table, seat).await?;
    }
    let [one, other] = seats.map(|seat| i64::from(seat.0));
    for (from, to) in [(one, NOWHERE), (other, one), (NOWHERE, other)] {
        let update = "UPDATE seats SET seat = $1 WHERE table_id = $2 AND seat = $3";
        execute(conn, sql(update).bind(to).bind(table.to_string()).bind(from)).await?;
    }
    Ok(revision)
}

pub(crate) async fn add_seat(
    conn: &mut Conn,
    table: TableId,
    plan: SeatPlan,
    expected: Revision,
) -> Result<Revision, StoreError> {
    let revision = advance(conn, table, Status::Gathering, Some(expected)).await?;
    let count = all_seats(conn, table).await?.len();
    let no = u8::try_from(count).map_err(|_| StoreError::BadSeating("there are too many seats"))?;
    fill(conn, table, SeatNo(no), plan, Millis::now()).await?;
    Ok(revision)
}

pub(crate) async fn remove_seat(
    conn: &mut Conn,
    table: TableId,
    no: SeatNo,
    expected: Revision,
) -> Result<Revision, StoreError> {
    let revision = advance(conn, table, Status::Gathering, Some(expected)).await?;
    let mut seats = all_seats(conn, table).await?;
    if usize::from(no.0) >= seats.len() {
        return Err(StoreError::NotFound(Missing::Seat));
    }
    seats.remove(usize::from(no.0));
    if seats.is_empty() {
        return Err(StoreError::BadSeating("there is no seat"));
    }
    execute(conn, sql("DELETE FROM seats WHERE table_id = $1").bind(table.to_string())).await?;
    for (no, seat) in (0..=u8::MAX).map(SeatNo).zip(seats) {
        put(conn, table, &StoredSeat { no, ..seat }).await?;
    }
    Ok(revision)
}

async fn all_seats(conn: &mut Conn, table: TableId) -> Result<Vec<StoredSeat>, StoreError> {
    let select = concat!("SELECT ", seat_columns!(), " FROM seats WHERE table_id = $1 ORDER BY seat");
    all(conn, sql(select).bind(table.to_string())).await?.iter().map(seat).collect()
}

/// Makes a seat what the plan says, whoever sat there; the same user may sit there again.
async fn refill(conn: &mut Conn, table: TableId, no: SeatNo, plan: SeatPlan) -> Result<(), StoreError> {
    let now = Millis::now();
    fill(conn, table, no, SeatPlan::Open, now).await?;
    fill(conn, table, no, plan, now).await
}

/// Makes a seat what the plan says, over what was there. Refuses users who aren't there or sit there already.
async fn fill(
    conn: &mut Conn,
    table: TableId,
    no: SeatNo,
    plan: SeatPlan,
    now: Millis,
) -> Result<(), StoreError> {
    let open = StoredSeat {
        no,
        occupant: Occupant::Open,
        invite: None,
        contribution: None,
        joined_at: None,
        kept_for: None,
        ready: false,
        meant_for: None,
    };
    let seat = match plan {
        SeatPlan::Open => open,
        SeatPlan::Reserved => StoredSeat { invite: Some(Invite::random()?), ..open },
        SeatPlan::ReservedFor(user) => {
            users::must_exist(conn, user).await?;
            must_not_sit(conn, table, user).await?;
            StoredSeat { invite: Some(Invite::random()?), meant_for: Some(user), ..open }
        }
        SeatPlan::User(Sitter { user, name, contribution }) => {
            users::must_exist(conn, user).await?;
            must_not_sit(conn, table, user).await?;
            StoredSeat { occupant: Occupant::User { user, name }, contribution, joined_at: Some(now), ..open }
        }
        SeatPlan::HotSeat(Sitter { user, name, contribution }) => {
            users::must_exist(conn, user).await?;
            StoredSeat {
                occupant: Occupant::HotSeat { user, name },
                contribution,
                joined_at: Some(now),
                ..open
            }
        }
        SeatPlan::Bot { level, name } => {
            StoredSeat { occupant: Occupant::Bot { level, name }, joined_at: Some(now), ..open }
        }
    };
    put(conn, table, &seat).await
}

async fn must_not_sit(conn: &mut Conn, table: TableId, user: UserId) -> Result<(), StoreError> {
    let select = "SELECT seat FROM seats WHERE table_id = $1 AND user_id = $2 AND kind = 'user'";
    match one(conn, sql(select).bind(table.to_string()).bind(user.0)).await? {
        Some(row) => Err(StoreError::AlreadySeated { seat: row.seat("seat")? }),
        None => Ok(()),
    }
}

/// Refuses whoever decides for a seat here, or may come back to one.
async fn must_not_belong(conn: &mut Conn, table: TableId, user: UserId) -> Result<(), StoreError> {
    let select = "SELECT seat FROM seats WHERE table_id = $1 AND (user_id = $2 OR kept_for = $2)";
    match one(conn, sql(select).bind(table.to_string()).bind(user.0)).await? {
        Some(row) => Err(StoreError::AlreadySeated { seat: row.seat("seat")? }),
        None => Ok(()),
    }
}

pub(super) async fn find(conn: &mut Conn, table: TableId, no: SeatNo) -> Result<StoredSeat, StoreError> {
    let select = concat!("SELECT ", seat_columns!(), " FROM seats WHERE table_id = $1 AND seat = $2");
    let row = one(conn, sql(select).bind(table.to_string()).bind(i64::from(no.0))).await?;
    seat(&row.ok_or(StoreError::NotFound(Missing::Seat))?)
}

pub(crate) async fn start(conn: &mut Conn, start: Start, now: Millis) -> Result<Revision, StoreError> {
    let revision = advance(conn, start.table, Status::Gathering, Some(start.expected)).await?;
    let seats = all_seats(conn, start.table).await?;
    let mut playing = seated_as(seats, &start.seating)?;
    for (seat, contribution) in playing.iter_mut().zip(start.contributions) {
        seat.contribution = contribution.or(seat.contribution.take());
    }
    execute(conn, sql("DELETE FROM seats WHERE table_id = $1").bind(start.table.to_string())).await?;
    for seat in &playing {
        put(conn, start.table, seat).await?;
        hands::see(conn, start.table, seat).await?;
    }
    let update = "UPDATE tables SET status = $1, seed = $2, waiting_on = $3 WHERE id = $4";
    let statement = sql(update)
        .bind(Status::Playing.word())
        .bind(start.seed.expose().to_vec())
        .bind(start.waiting_on)
        .bind(start.table.to_string());
    execute(conn, statement).await?;
    clocks::put(conn, start.table, &start.clocks).await?;
    jobs::enqueue_all(conn, start.jobs.iter(), now).await?;
    Ok(revision)
}

/// The seats in playing order, numbered anew. Every taken seat must be in it, once.
fn seated_as(seats: Vec<StoredSeat>, order: &[SeatNo]) -> Result<Vec<StoredSeat>, StoreError> {
    let mut left: Vec<Option<StoredSeat>> = seats.into_iter().map(Some).collect();
    let mut playing = Vec::with_capacity(order.len());
    for (no, old) in (0..=u8::MAX).map(SeatNo).zip(order) {
        let seat = left.get_mut(usize::from(old.0)).and_then(Option::take);
        let seat = seat.ok_or(StoreError::BadSeating("it names a seat twice, or one that isn't there"))?;
        // Whom the host waits for by name is asked before the game, not during it.
        playing.push(StoredSeat { no, meant_for: None, ..seat });
    }
    if left.into_iter().flatten().any(|seat| seat.occupant != Occupant::Open) {
        return Err(StoreError::BadSeating("somebody who sits there is left out"));
    }
    if playing.is_empty() {
        return Err(StoreError::BadSeating("there is no seat"));
    }
    Ok(playing)
}
