//! How whoever asks is told what happens while they are away.

use axum::{Json, extract::State, http::StatusCode};
use railhead_store::{Channel, ChannelKind, Millis};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::shapes::ErrorBody;
use crate::{
    App, Problem,
    fields::Body,
    notices::{Kind, Quiet, Tempo, Wants, channels},
    problem::FieldFault,
    visitor::Visitor,
};

/// How whoever asks is told.
#[derive(Debug, Serialize, ToSchema)]
pub struct NoticeInfo {
    /// By which ways.
    pub ways: Vec<WayInfo>,
    /// When they are left alone.
    pub quiet: Option<QuietHours>,
    /// Whether this server sends letters.
    pub letters: bool,
    /// The key that a browser subscribes to push messages with.
    pub push_key: String,
}

/// A way to be told.
#[derive(Debug, Serialize, ToSchema)]
pub struct WayInfo {
    /// Its number.
    pub channel: i64,
    /// `push`, `mail` or `webhook`.
    pub kind: &'static str,
    /// Where a webhook leads; empty for the others.
    pub address: String,
    /// The browser and the system of a push address.
    pub device: String,
    /// What is wanted by it.
    pub wants: Vec<Want>,
}

/// Something that is wanted.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
pub struct Want {
    /// `turn`, `invited`, `over` or `talk`.
    pub kind: String,
    /// At tables of which pace: `live`, `days` or `none`.
    pub pace: String,
}

/// When somebody is left alone.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
pub struct QuietHours {
    /// The hour at which it begins, from 0 to 23.
    pub from: u8,
    /// The hour at which it ends.
    pub to: u8,
    /// How many minutes the clock there is ahead of Greenwich, now.
    #[serde(default)]
    pub offset: i16,
    /// The time zone there, as `America/Sao_Paulo`; without one the offset is the same all year round.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub zone: Option<String>,
}

/// What a browser tells that has subscribed.
#[derive(Deserialize, ToSchema)]
pub struct NewPush {
    /// The endpoint.
    pub address: String,
    /// The key `p256dh`, in base64url.
    pub key: String,
    /// The key `auth`, in base64url.
    pub auth: String,
}

/// An address that notices are sent to.
#[derive(Deserialize, ToSchema)]
pub struct NewWebhook {
    /// An address of the open internet.
    pub address: String,
    /// `ntfy`, `discord` or `matrix`.
    pub format: String,
}

/// What is wanted by a way.
#[derive(Debug, Deserialize, ToSchema)]
pub struct NewWants {
    /// The way's number.
    pub channel: i64,
    /// All that is wanted by it.
    pub wants: Vec<Want>,
}

/// One of one's ways.
#[derive(Debug, Deserialize, ToSchema)]
pub struct WayWanted {
    /// Its number.
    pub channel: i64,
}

/// When to be left alone.
#[derive(Debug, Deserialize, ToSchema)]
pub struct NewQuiet {
    /// The hours; nothing for none.
    pub quiet: Option<QuietHours>,
}

/// Nothing has to be said: `{}`.
#[derive(Debug, Deserialize, ToSchema)]
pub struct NoticeNothing {}

impl WayInfo {
    fn of(way: Channel) -> WayInfo {
        let wants: Wants = way.wants.parse().unwrap_or_default();
        let wanted = Wants::pairs().filter(|(kind, tempo)| wants.has(*kind, *tempo));
        let want =
            |(kind, tempo): (Kind, Tempo)| Want { kind: kind.word().into(), pace: tempo.word().into() };
        // The address of a browser is a secret between it and us.
        let address = if way.kind == ChannelKind::Webhook { way.address } else { String::new() };
        let (kind, device) = (way.kind.word(), way.device);
        WayInfo { channel: way.id, kind, address, device, wants: wanted.map(want).collect() }
    }
}

/// Says how one is told what happens.
#[utoipa::path(get, path = "/notices", responses((status = 200, body = NoticeInfo), (status = 403, body = ErrorBody)))]
pub async fn notices(State(app): State<App>, visitor: Visitor) -> Result<Json<NoticeInfo>, Problem> {
    let user = visitor.known()?.id;
    let ways = app.store().channels_of(user).await?.into_iter().map(WayInfo::of).collect();
    let quiet = app.store().quiet_of(user).await?.parse::<Quiet>().ok();
    let quiet = quiet.map(|Quiet { from, to, place }| QuietHours {
        from,
        to,
        offset: place.offset(Millis::now()),
        zone: place.name().map(str::to_owned),
    });
    let letters = app.config().notices.letters.is_some();
    let push_key = app.push_key().await?.map(|key| key.public()).unwrap_or_default();
    Ok(Json(NoticeInfo { ways, quiet, letters, push_key }))
}

/// Lets a browser that has subscribed be told.
#[utoipa::path(post, path = "/notices/push", request_body = NewPush,
    responses((status = 200, body = NoticeInfo), (status = 409, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn add_push(
    State(app): State<App>,
    visitor: Visitor,
    Body(new): Body<NewPush>,
) -> Result<Json<NoticeInfo>, Problem> {
    channels::add_push(&app, &visitor, &new.address, &new.key, &new.auth).await?;
    notices(State(app), visitor).await
}

/// Has notices sent to an address.
#[utoipa::path(post, path = "/notices/webhook", request_body = NewWebhook,
    responses((status = 200, body = NoticeInfo), (status = 409, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn add_webhook(
    State(app): State<App>,
    visitor: Visitor,
    Body(new): Body<NewWebhook>,
) -> Result<Json<NoticeInfo>, Problem> {
    channels::add_webhook(&app, visitor.known()?.id, &new.address, &new.format).await?;
    notices(State(app), visitor).await
}

/// Has notices sent by letter, to the address that one has confirmed.
#[utoipa::path(post, path = "/notices/letters", request_body = NoticeNothing,
    responses((status = 200, body = NoticeInfo), (status = 409, body = ErrorBody)))]
pub async fn add_letters(
    State(app): State<App>,
    visitor: Visitor,
    Body(NoticeNothing {}): Body<NoticeNothing>,
) -> Result<Json<NoticeInfo>, Problem> {
    channels::add_letters(&app, visitor.known()?.id).await?;
    notices(State(app), visitor).await
}

/// Says what is wanted by a way.
#[utoipa::path(post, path = "/notices/wants", request_body = NewWants,
    responses((status = 200, body = NoticeInfo), (status = 404, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn set_wants(
    State(app): State<App>,
    visitor: Visitor,
    Body(new): Body<NewWants>,
) -> Result<Json<NoticeInfo>, Problem> {
    let mut wants = Wants::default();
    for Want { kind, pace } in &new.wants {
        match (Kind::of_word(kind), Tempo::of_word(pace)) {
            (Some(kind), Some(tempo)) => wants.set(kind, tempo, true),
            _ => return Err(Problem::field("wants", FieldFault::NoChoice)),
        }
    }
    channels::set_wants(&app, visitor.known()?.id, new.channel, wants).await?;
    notices(State(app), visitor).await
}

/// Ends a way.
#[utoipa::path(post, path = "/notices/remove", request_body = WayWanted,
    responses((status = 200, body = NoticeInfo), (status = 404, body = ErrorBody)))]
pub async fn remove(
    State(app): State<App>,
    visitor: Visitor,
    Body(way): Body<WayWanted>,
) -> Result<Json<NoticeInfo>, Problem> {
    channels::remove(&app, visitor.known()?.id, way.channel).await?;
    notices(State(app), visitor).await
}

/// Tries whether a way leads anywhere.
#[utoipa::path(post, path = "/notices/try", request_body = WayWanted,
    responses((status = 204), (status = 404, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn try_out(
    State(app): State<App>,
    visitor: Visitor,
    Body(way): Body<WayWanted>,
) -> Result<StatusCode, Problem> {
    channels::try_out(&app, visitor.known()?, way.channel).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Says when to be left alone.
#[utoipa::path(post, path = "/notices/quiet", request_body = NewQuiet,
    responses((status = 200, body = NoticeInfo), (status = 422, body = ErrorBody)))]
pub async fn set_quiet(
    State(app): State<App>,
    visitor: Visitor,
    Body(new): Body<NewQuiet>,
) -> Result<Json<NoticeInfo>, Problem> {
    let quiet = match new.quiet {
        None => None,
        Some(QuietHours { from, to, offset, zone }) => {
            let place = zone.unwrap_or_else(|| offset.to_string()).parse().ok();
            let quiet = place.and_then(|place| Quiet::new(from, to, place));
            Some(quiet.ok_or_else(|| Problem::field("quiet", FieldFault::BadHours))?)
        }
    };
    channels::set_quiet(&app, visitor.known()?.id, quiet).await?;
    notices(State(app), visitor).await
}
