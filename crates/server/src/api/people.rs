//! Who somebody is: accounts, logging in, sessions and one more device.

use axum::{Json, extract::State, http::StatusCode};
use railhead_store::{Role, SessionId, Shows, Status, Token, User};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use super::shapes::{ErrorBody, Guest, TableInfo};
use crate::{
    App, Problem, export,
    fields::Body,
    identity::{self, DEVICE_LINK},
    problem::FieldFault,
    visitor::Visitor,
};

/// Whoever asks, as the server knows them.
#[derive(Debug, Serialize, ToSchema)]
pub struct Me {
    /// The user's number, which is in the address of their page.
    pub id: i64,
    /// The name shown at tables.
    pub name: String,
    /// `en` or `pt-BR`.
    pub language: String,
    /// Whether they have an account.
    pub account: bool,
    /// Whether they look after the server.
    pub host: bool,
    /// Whether a host has suspended them.
    pub suspended: bool,
    /// What their page shows to others: `name`, `results` or `opponents`.
    pub shows: &'static str,
}

impl Me {
    fn of(user: &User) -> Me {
        Me {
            id: user.id.0,
            name: user.name.clone(),
            language: user.language.clone(),
            account: user.account,
            host: user.role == Role::Host,
            suspended: user.suspended,
            shows: user.shows.word(),
        }
    }
}

/// An account to be made of the guest who asks.
#[derive(Deserialize, ToSchema)]
pub struct NewAccount {
    /// A name of one's own.
    pub name: String,
    /// At least eight characters.
    pub password: String,
    /// An address for letters, used once it is confirmed.
    #[serde(default)]
    pub email: String,
}

/// What lets somebody in.
#[derive(Deserialize, ToSchema)]
pub struct Login {
    /// The account's name.
    pub name: String,
    /// Its password.
    pub password: String,
}

/// A new password.
#[derive(Deserialize, ToSchema)]
pub struct NewPassword {
    /// The present one.
    pub old: String,
    /// The new one.
    pub new: String,
}

/// A new address for letters.
#[derive(Deserialize, ToSchema)]
pub struct NewEmail {
    /// The address; empty for none.
    pub email: String,
}

/// What one's own page shows.
#[derive(Debug, Deserialize, ToSchema)]
pub struct NewShows {
    /// `name`, `results` or `opponents`.
    pub shows: String,
}

/// A place where whoever asks is known.
#[derive(Debug, Serialize, ToSchema)]
pub struct SessionInfo {
    /// Its number.
    pub session: i64,
    /// The browser and the system, or nothing.
    pub device: String,
    /// When it began, in milliseconds since 1970.
    pub made_at: i64,
    /// When it was last used, roughly.
    pub seen_at: i64,
    /// Whether it is the one that asks.
    pub current: bool,
}

/// A session to be ended.
#[derive(Debug, Deserialize, ToSchema)]
pub struct EndSession {
    /// Its number.
    pub session: i64,
}

/// A link by which one more device is let in.
#[derive(Debug, Serialize, ToSchema)]
pub struct DeviceLink {
    /// What it is known by: for `POST /devices/accept`, or for a browser at `/device/KEY`.
    pub key: String,
    /// For how many seconds it works, once.
    pub seconds: u64,
}

/// Whether somebody is sure.
#[derive(Debug, Deserialize, ToSchema)]
pub struct Forget {
    /// Nothing happens unless this is `true`.
    pub sure: bool,
}

/// An account whose password was forgotten.
#[derive(Debug, Deserialize, ToSchema)]
pub struct Forgotten {
    /// The account's name.
    pub name: String,
}

/// A password to be set anew.
#[derive(Deserialize, ToSchema)]
pub struct Reset {
    /// What the link is known by that a letter or a host gave.
    pub key: String,
    /// At least eight characters.
    pub password: String,
}

/// Nothing has to be said: `{}`.
#[derive(Debug, Deserialize, ToSchema)]
pub struct NoMore {}

/// A link to be used.
#[derive(Deserialize, ToSchema)]
pub struct UseLink {
    /// What it is known by.
    pub key: String,
}

/// Says who asks.
#[utoipa::path(get, path = "/me", responses((status = 200, body = Me), (status = 403, body = ErrorBody)))]
pub async fn me(visitor: Visitor) -> Result<Json<Me>, Problem> {
    Ok(Json(Me::of(visitor.known()?)))
}

/// Everything that is kept about whoever asks.
#[utoipa::path(get, path = "/me/export", responses((status = 200, body = serde_json::Value), (status = 403, body = ErrorBody)))]
pub async fn export(State(app): State<App>, visitor: Visitor) -> Result<Json<Value>, Problem> {
    Ok(Json(export::of(&app, visitor.known()?).await?))
}

/// Forgets whoever asks: seats, talk and the account are gone, and everybody else's games go on.
#[utoipa::path(post, path = "/me/forget", request_body = Forget, responses((status = 204), (status = 403, body = ErrorBody)))]
pub async fn forget(
    State(app): State<App>,
    visitor: Visitor,
    Body(wanted): Body<Forget>,
) -> Result<StatusCode, Problem> {
    let user = visitor.known()?;
    if !wanted.sure {
        return Err(Problem::field("sure", FieldFault::NotSure));
    }
    identity::forget(&app, user, visitor.lang()).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Lists one's own tables, those that wait for one first.
#[utoipa::path(get, path = "/me/tables", responses((status = 200, body = Vec<TableInfo>), (status = 403, body = ErrorBody)))]
pub async fn tables(State(app): State<App>, visitor: Visitor) -> Result<Json<Vec<TableInfo>>, Problem> {
    let user = visitor.known()?.id;
    let mut infos = Vec::new();
    for id in app.tables_of(user, &[Status::Playing, Status::Gathering]).await? {
        match app.tables().open(id).await {
            Ok(live) => infos.push(TableInfo::of(&*live.position().await, &visitor)),
            // Told to the log, and on its own page.
            Err(problem) if problem.is_of_table() => {}
            Err(problem) => return Err(problem),
        }
    }
    infos.sort_by_key(|info| !info.seats.iter().any(|seat| seat.mine && info.actors.contains(&seat.seat)));
    Ok(Json(infos))
}

/// Says what one's own page shows to others.
#[utoipa::path(post, path = "/account/shows", request_body = NewShows,
    responses((status = 200, body = Me), (status = 422, body = ErrorBody)))]
pub async fn change_shows(
    State(app): State<App>,
    visitor: Visitor,
    Body(new): Body<NewShows>,
) -> Result<Json<Me>, Problem> {
    let user = visitor.known()?.id;
    let wanted = Shows::of_word(&new.shows);
    let shows = wanted.ok_or_else(|| Problem::field("shows", FieldFault::NoChoice))?;
    app.store().set_shows(user, shows).await?;
    let changed = app.store().user(user).await?.ok_or(Problem::UnknownVisitor)?;
    Ok(Json(Me::of(&changed)))
}

/// Makes an account of the guest who asks, who keeps every seat.
#[utoipa::path(post, path = "/account", request_body = NewAccount,
    responses((status = 201, body = Me), (status = 409, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn make_account(
    State(app): State<App>,
    visitor: Visitor,
    Body(new): Body<NewAccount>,
) -> Result<(StatusCode, Json<Me>), Problem> {
    let user = visitor.known()?;
    identity::make_account(&app, &visitor, user, (&new.name, &new.password, &new.email)).await?;
    let made = app.store().user(user.id).await?.ok_or(Problem::UnknownVisitor)?;
    Ok((StatusCode::CREATED, Json(Me::of(&made))))
}

/// Lets somebody in to an account.
#[utoipa::path(post, path = "/login", request_body = Login,
    responses((status = 201, body = Guest), (status = 403, body = ErrorBody), (status = 429, body = ErrorBody)))]
pub async fn log_in(
    State(app): State<App>,
    visitor: Visitor,
    Body(login): Body<Login>,
) -> Result<(StatusCode, Json<Guest>), Problem> {
    let let_in = identity::log_in(&app, &visitor, &login.name, &login.password).await?;
    Ok((StatusCode::CREATED, Json(known(let_in.user, &let_in.token))))
}

fn known(user: User, token: &Token) -> Guest {
    Guest { name: user.name, token: token.expose().to_owned() }
}

/// Changes one's password; one's other sessions end.
#[utoipa::path(post, path = "/account/password", request_body = NewPassword,
    responses((status = 200, body = Me), (status = 409, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn change_password(
    State(app): State<App>,
    visitor: Visitor,
    Body(new): Body<NewPassword>,
) -> Result<Json<Me>, Problem> {
    identity::change_password(&app, &visitor, &new.old, &new.new).await?;
    me(visitor).await
}

/// Sets or forgets one's address for letters.
#[utoipa::path(post, path = "/account/email", request_body = NewEmail,
    responses((status = 200, body = Me), (status = 422, body = ErrorBody)))]
pub async fn change_email(
    State(app): State<App>,
    visitor: Visitor,
    Body(new): Body<NewEmail>,
) -> Result<Json<Me>, Problem> {
    identity::change_email(&app, &visitor, &new.email).await?;
    me(visitor).await
}

/// Confirms the address for letters that a letter with this key came to.
#[utoipa::path(post, path = "/account/confirm", request_body = UseLink,
    responses((status = 204), (status = 410, body = ErrorBody)))]
pub async fn confirm_email(
    State(app): State<App>,
    _: Visitor,
    Body(link): Body<UseLink>,
) -> Result<StatusCode, Problem> {
    let key: Token = link.key.parse().map_err(|_| Problem::NoLink)?;
    identity::confirm_email(&app, &key).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Has a letter sent with a link to a new password, if there is an account of this name with a confirmed address. The
/// answer is the same whether there is or not.
#[utoipa::path(post, path = "/account/forgotten", request_body = Forgotten,
    responses((status = 202), (status = 409, body = ErrorBody), (status = 429, body = ErrorBody)))]
pub async fn forgotten(
    State(app): State<App>,
    visitor: Visitor,
    Body(wanted): Body<Forgotten>,
) -> Result<StatusCode, Problem> {
    identity::ask_for_password(&app, &visitor, &wanted.name).await?;
    Ok(StatusCode::ACCEPTED)
}

/// Sets a password anew by a link, which works once; all sessions end, and whoever asks is let in.
#[utoipa::path(post, path = "/account/reset", request_body = Reset,
    responses((status = 201, body = Guest), (status = 410, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn reset(
    State(app): State<App>,
    visitor: Visitor,
    Body(wanted): Body<Reset>,
) -> Result<(StatusCode, Json<Guest>), Problem> {
    let key: Token = wanted.key.parse().map_err(|_| Problem::NoLink)?;
    let user = identity::reset_password(&app, &key, &wanted.password).await?;
    let token = app.store().open_session(user.id, &visitor.context.device).await?;
    Ok((StatusCode::CREATED, Json(known(user, &token))))
}

/// Lists where one is known.
#[utoipa::path(get, path = "/sessions", responses((status = 200, body = Vec<SessionInfo>), (status = 403, body = ErrorBody)))]
pub async fn sessions(State(app): State<App>, visitor: Visitor) -> Result<Json<Vec<SessionInfo>>, Problem> {
    let sessions = app.store().sessions_of(visitor.known()?.id, visitor.context.token.as_ref()).await?;
    let told = sessions.into_iter().map(|session| SessionInfo {
        session: session.id.0,
        device: session.device,
        made_at: session.made_at.0,
        seen_at: session.seen_at.0,
        current: session.current,
    });
    Ok(Json(told.collect()))
}

/// Ends a session of one's own: its token is worth nothing any more.
#[utoipa::path(post, path = "/sessions/end", request_body = EndSession,
    responses((status = 204), (status = 404, body = ErrorBody)))]
pub async fn end_session(
    State(app): State<App>,
    visitor: Visitor,
    Body(end): Body<EndSession>,
) -> Result<StatusCode, Problem> {
    app.store().end_session(visitor.known()?.id, SessionId(end.session)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Makes a link by which one more device is let in, once. An earlier one works no longer.
#[utoipa::path(post, path = "/devices/link", request_body = NoMore, responses((status = 201, body = DeviceLink), (status = 403, body = ErrorBody)))]
pub async fn device_link(
    State(app): State<App>,
    visitor: Visitor,
    Body(NoMore {}): Body<NoMore>,
) -> Result<(StatusCode, Json<DeviceLink>), Problem> {
    let key = identity::device_link(&app, visitor.known()?).await?;
    let link = DeviceLink { key: key.expose().to_owned(), seconds: DEVICE_LINK.as_secs() };
    Ok((StatusCode::CREATED, Json(link)))
}

/// Is let in by a link.
#[utoipa::path(post, path = "/devices/accept", request_body = UseLink,
    responses((status = 201, body = Guest), (status = 410, body = ErrorBody)))]
pub async fn accept_device(
    State(app): State<App>,
    visitor: Visitor,
    Body(link): Body<UseLink>,
) -> Result<(StatusCode, Json<Guest>), Problem> {
    let key: Token = link.key.parse().map_err(|_| Problem::NoLink)?;
    let (user, token) = app.store().use_device_link(&key, &visitor.context.device).await?;
    Ok((StatusCode::CREATED, Json(known(user, &token))))
}
