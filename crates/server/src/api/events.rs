//! What happens at a table, as a stream for programs.

use std::{convert::Infallible, sync::Arc, time::Duration};

use axum::{
    extract::{Path, Query, State},
    http::HeaderMap,
    response::sse::{Event, KeepAlive, Sse},
};
use futures_util::{Stream, StreamExt, stream};
use railhead_game::{Lang, Seat};
use railhead_store::UserId;
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::sync::watch;
use utoipa::IntoParams;

use super::shapes::ErrorBody;
use crate::{App, Problem, frame::Eye, stream::may_watch, tables::Live, visitor::Visitor};

/// From where on, seen from where.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Since {
    /// The number of decisions that are known already; `Last-Event-ID` says the same on a reconnect.
    since: Option<usize>,
    /// The seat to look from.
    seat: Option<u8>,
}

struct Listener {
    live: Arc<Live>,
    news: watch::Receiver<i64>,
    user: Option<UserId>,
    asked: Option<Seat>,
    lang: Lang,
    known: usize,
}

/// Server-sent events. Each is named `decisions`, has the number of decisions as its id, and tells the decisions and
/// events since the last one. After a decision was taken back, `ply` is smaller than the ids before.
#[utoipa::path(get, path = "/tables/{id}/events", params(("id" = String, Path), Since),
    responses((status = 200, content_type = "text/event-stream"), (status = 403, body = ErrorBody)))]
pub async fn events(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(since): Query<Since>,
    headers: HeaderMap,
    visitor: Visitor,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Problem> {
    let live = app.tables().named(&id).await?;
    let user = visitor.user.as_ref().map(|user| user.id);
    may_watch(&live, user).await?;
    let last = headers.get("last-event-id").and_then(|id| id.to_str().ok()).and_then(|id| id.parse().ok());
    let mut news = live.news();
    news.mark_changed();
    let listener = Listener {
        live,
        news,
        user,
        asked: since.seat.map(Seat),
        lang: visitor.lang(),
        known: last.or(since.since).unwrap_or(0),
    };
    let events = stream::unfold(listener, Listener::next).take_until(app.closing().clone().cancelled_owned());
    Ok(Sse::new(events).keep_alive(KeepAlive::new().interval(Duration::from_secs(20))))
}

impl Listener {
    async fn next(mut self) -> Option<(Result<Event, Infallible>, Listener)> {
        self.news.changed().await.ok()?;
        let message = self.message().await;
        let event = Event::default().event("decisions").id(self.known.to_string()).data(message.to_string());
        Some((Ok(event), self))
    }

    async fn message(&mut self) -> Value {
        let position = self.live.position().await;
        let eye = Eye::of(&position, self.user, self.asked, self.lang);
        let (status, revision) = (position.table.status.word(), position.table.revision.0);
        let Some(play) = &position.play else {
            return json!({ "status": status, "revision": revision, "ply": 0 });
        };
        let from = self.known.min(play.ply());
        self.known = play.ply();
        let log = play.log(eye.viewer, from..play.ply());
        let decisions: Vec<Value> = log
            .into_iter()
            .map(|entry| json!({ "ply": entry.ply, "seat": entry.seat, "decision": entry.notation }))
            .collect();
        json!({
            "status": status,
            "revision": revision,
            "ply": play.ply(),
            "actors": play.actors().iter().map(|seat| seat.0).collect::<Vec<_>>(),
            "decisions": decisions,
            "events": play.events(eye.viewer, from..play.ply()),
        })
    }
}
