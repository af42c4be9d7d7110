//! What those who look after the server do to people, tables and reports. Pages and the API do the same by these, and
//! every act is noted.

use std::time::Duration;

use railhead_bots::Level;
use railhead_game::{Lang, Seat};
use railhead_store::{ActKind, NewAct, Purpose, Role, TableId, Token, User, UserId};

use crate::{App, Problem, problem::FieldFault, tables::handover::Substitute, text::tidy_name};

/// For how long a link to a new password works that a host has made.
pub const PASSWORD_LINK: Duration = Duration::from_hours(24);

/// Does to somebody what `act` names: `rename` (to `name`), `mute`, `unmute`, `suspend`, `restore`, `appoint`, or
/// `password`, which gives the key of a link to a new one. Nobody mutes or suspends themselves.
pub async fn to_person(
    app: &App,
    by: &User,
    id: UserId,
    act: &str,
    name: &str,
) -> Result<(User, Option<Token>), Problem> {
    let store = app.store();
    let user = store.user(id).await?.ok_or(Problem::NotFound)?;
    if id == by.id && matches!(act, "mute" | "suspend") {
        return Err(Problem::field("act", FieldFault::NoChoice));
    }
    let mut key = None;
    let kind = match act {
        "rename" => {
            let name = tidy_name(name).ok_or_else(|| Problem::field("name", FieldFault::NoName))?;
            app.rename(&user, &name).await?;
            ActKind::Renamed
        }
        "mute" => store.set_muted(id, true).await.map(|()| ActKind::Muted)?,
        "unmute" => store.set_muted(id, false).await.map(|()| ActKind::Unmuted)?,
        "suspend" => store.set_suspended(id, true).await.map(|()| ActKind::Suspended)?,
        "restore" => store.set_suspended(id, false).await.map(|()| ActKind::Restored)?,
        "appoint" => store.set_role(id, Role::Host).await.map(|()| ActKind::Appointed)?,
        "password" if user.account => {
            key = Some(store.make_link(id, Purpose::Password, "", PASSWORD_LINK).await?);
            ActKind::Password
        }
        "password" => return Err(Problem::NoSuchAccount),
        _ => return Err(Problem::field("act", FieldFault::NoChoice)),
    };
    store.note_act(NewAct { kind, by: by.id, user: Some(id), table: None }).await?;
    Ok((user, key))
}

/// Lets a bot play on in a seat, which is kept for its player. The bot's name is in the language of whoever does it.
pub async fn replace(app: &App, by: &User, table: TableId, seat: Seat, lang: Lang) -> Result<(), Problem> {
    let live = app.tables().open(table).await?;
    let position = live.position().await;
    let held = position.table.seats.get(seat.index()).ok_or(Problem::NotFound)?;
    let user = held.occupant.user().ok_or(Problem::SeatTaken)?;
    let substitute = Substitute::playing_for(&position, seat, &Level::default().to_string(), true, lang)?;
    live.hand_over(user, seat, substitute).await?;
    note(app, by, ActKind::Replaced, Some(user), table).await
}

/// Closes a table, whether its game has begun or not.
pub async fn close(app: &App, by: &User, table: TableId) -> Result<(), Problem> {
    app.tables().open(table).await?.shut().await?;
    note(app, by, ActKind::Closed, None, table).await
}

async fn note(
    app: &App,
    by: &User,
    kind: ActKind,
    user: Option<UserId>,
    table: TableId,
) -> Result<(), Problem> {
    Ok(app.store().note_act(NewAct { kind, by: by.id, user, table: Some(table) }).await?)
}
