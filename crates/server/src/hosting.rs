//! What those who look after the server do to people, tables and reports. Pages and the API do the same by these, and
//! every act is noted.

use std::time::Duration;

use railhead_bots::Level;
use railhead_game::{Lang, Seat};
use railhead_store::{ActKind, NewAct, Purpose, Role, TableId, Token, User, UserId, worded};
use serde::Deserialize;
use utoipa::ToSchema;

use crate::{App, Problem, problem::FieldFault, tables::handover::Substitute, text::tidy_name};

/// For how long a link to a new password works that a host has made.
pub const PASSWORD_LINK: Duration = Duration::from_hours(24);

worded! {
    /// Something that a host does to somebody.
    #[derive(Deserialize, ToSchema)]
    #[serde(rename_all = "kebab-case")]
    PersonAct {
        /// Gives them another name.
        Rename = "rename",
        /// Takes their word in talk away.
        Mute = "mute",
        /// Gives it back.
        Unmute = "unmute",
        /// Lets them do nothing.
        Suspend = "suspend",
        /// Lets them do everything again.
        Restore = "restore",
        /// Makes them a host too.
        Appoint = "appoint",
        /// Makes a link to a new password for them.
        Password = "password",
    }
}

/// Does something to somebody, and notes it. `name` is for [`PersonAct::Rename`]; the key of a link comes of
/// [`PersonAct::Password`] alone. Nobody mutes or suspends themselves.
pub async fn to_person(
    app: &App,
    by: &User,
    id: UserId,
    act: PersonAct,
    name: &str,
) -> Result<(User, Option<Token>), Problem> {
    let store = app.store();
    let user = store.user(id).await?.ok_or(Problem::NotFound)?;
    if id == by.id && matches!(act, PersonAct::Mute | PersonAct::Suspend) {
        return Err(Problem::field("act", FieldFault::NoChoice));
    }
    let mut key = None;
    let kind = match act {
        PersonAct::Rename => {
            let name = tidy_name(name).ok_or_else(|| Problem::field("name", FieldFault::NoName))?;
            app.rename(&user, &name).await?;
            ActKind::Renamed
        }
        PersonAct::Mute => store.set_muted(id, true).await.map(|()| ActKind::Muted)?,
        PersonAct::Unmute => store.set_muted(id, false).await.map(|()| ActKind::Unmuted)?,
        PersonAct::Suspend => store.set_suspended(id, true).await.map(|()| ActKind::Suspended)?,
        PersonAct::Restore => store.set_suspended(id, false).await.map(|()| ActKind::Restored)?,
        PersonAct::Appoint => store.set_role(id, Role::Host).await.map(|()| ActKind::Appointed)?,
        PersonAct::Password if user.account => {
            key = Some(store.make_link(id, Purpose::Password, "", PASSWORD_LINK).await?);
            ActKind::Password
        }
        PersonAct::Password => return Err(Problem::NoSuchAccount),
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
