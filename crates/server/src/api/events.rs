//! What happens at a table, as a stream for programs.

use std::sync::Arc;

use axum::{extract::Query, http::HeaderMap, response::Response};
use futures_util::stream;
use railhead_game::{Lang, Seat};
use railhead_store::UserId;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tokio::sync::watch;
use utoipa::IntoParams;

use super::shapes::{ErrorBody, LoggedDecision};
use crate::{
    Problem,
    at_table::AtTable,
    blocking::blocking,
    parcel::{self, Parcel},
    tables::{
        Live, Present,
        access::{self, Watching},
    },
};

/// From where on, seen from where.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Since {
    /// The number of decisions that are known already; on a reconnect `Last-Event-ID` says it better.
    since: Option<usize>,
    /// The seat to look from.
    seat: Option<u8>,
}

struct Listener {
    /// Whoever listens is there for as long as this lasts.
    _present: Present,
    live: Arc<Live>,
    news: watch::Receiver<i64>,
    user: Option<UserId>,
    asked: Option<Seat>,
    lang: Lang,
    heard: Heard,
}

/// What a listener has heard: the log's length, and at which revision of the table, if they know it. As a text, the id
/// of an event: `REVISION-LENGTH`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Heard {
    revision: Option<i64>,
    ply: usize,
}

impl Heard {
    fn read(id: &str) -> Option<Heard> {
        let (revision, ply) = id.split_once('-')?;
        Some(Heard { revision: Some(revision.parse().ok()?), ply: ply.parse().ok()? })
    }

    /// From which decision on the listener may be wrong, now that the log has `ply` decisions at `revision`. Each
    /// change since made the log longer by one, shorter by one, or neither: so many may have been taken back at most.
    fn gap(self, revision: i64, ply: usize) -> usize {
        let changes = self.revision.map_or(0, |seen| revision - seen);
        let grown = ply as i64 - self.ply as i64;
        let taken_back = ((changes - grown) / 2).max(0) as usize;
        self.ply.saturating_sub(taken_back).min(ply)
    }
}

/// Server-sent events. Each is named `decisions` and tells the decisions and events `from` the first one that is new to
/// whoever listens: what they knew from there on was taken back. Its id names the revision of the table and the number
/// of decisions; sent as `Last-Event-ID` on a reconnect, it brings exactly what was missed.
#[utoipa::path(get, path = "/tables/{id}/events", params(("id" = String, Path), Since),
    responses((status = 200, content_type = "text/event-stream"), (status = 403, body = ErrorBody),
        (status = 503, body = ErrorBody)))]
pub async fn events(
    Query(since): Query<Since>,
    headers: HeaderMap,
    at: AtTable<Watching>,
) -> Result<Response, Problem> {
    let listening = at.visitor.listen(&at.app)?;
    let last = headers.get("last-event-id").and_then(|id| id.to_str().ok()).and_then(Heard::read);
    let mut news = at.live.news();
    news.mark_changed();
    let listener = Listener {
        user: at.user(),
        lang: at.visitor.lang(),
        _present: at.live.enter(at.visitor.id()),
        live: at.live,
        news,
        asked: since.seat.map(Seat),
        heard: last.unwrap_or(Heard { revision: None, ply: since.since.unwrap_or(0) }),
    };
    Ok(parcel::respond(&headers, listening.hold(Box::pin(stream::unfold(listener, Listener::next)))))
}

/// What a program is told: how the table stands, and what happened in its game.
#[derive(Serialize)]
struct TableEvent {
    status: &'static str,
    revision: i64,
    ply: usize,
    #[serde(flatten)]
    game: Option<GameNews>,
}

/// What happened `from` the first decision on that is new to whoever listens.
#[derive(Serialize)]
struct GameNews {
    from: usize,
    actors: Vec<u8>,
    decisions: Vec<LoggedDecision>,
    events: Vec<Value>,
}

impl TableEvent {
    fn into_parcel(self) -> Arc<Parcel> {
        let id = format!("{}-{}", self.revision, self.ply);
        // By way of a value, so that keys are in order at every depth.
        let data = serde_json::to_value(&self).unwrap_or_default().to_string();
        Parcel::event("decisions", Some(&id), &data)
    }
}

impl Listener {
    async fn next(mut self) -> Option<(Arc<Parcel>, Listener)> {
        self.news.changed().await.ok()?;
        let event = self.event().await.ok()?;
        Some((event.into_parcel(), self))
    }

    async fn event(&mut self) -> Result<TableEvent, Problem> {
        let position = self.live.position().await;
        let viewer = access::viewer(&position, self.user, self.asked, self.lang);
        let (status, revision, ply) =
            (position.table.status.word(), position.table.revision.0, position.ply());
        let game = match position.play.clone() {
            Some(play) => {
                let from = self.heard.gap(revision, ply);
                self.heard = Heard { revision: Some(revision), ply };
                let news = move || GameNews {
                    from,
                    actors: play.actors().iter().map(|seat| seat.0).collect(),
                    decisions: play.log(viewer.seat, from..ply).into_iter().map(LoggedDecision::of).collect(),
                    events: play.events(viewer.seat, from..ply),
                };
                Some(blocking(news).await?)
            }
            None => None,
        };
        Ok(TableEvent { status, revision, ply, game })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_may_have_been_taken_back_is_told_again() {
        let heard = Heard::read("10-4").expect("an id");
        assert_eq!(heard, Heard { revision: Some(10), ply: 4 });
        assert_eq!(heard.gap(10, 4), 4, "nothing has changed");
        assert_eq!(heard.gap(13, 7), 4, "three decisions");
        assert_eq!(heard.gap(11, 3), 3, "one taken back");
        assert_eq!(heard.gap(12, 4), 3, "one taken back and another taken");
        assert_eq!(heard.gap(16, 6), 2, "two taken back and four taken");
        assert_eq!(heard.gap(11, 4), 4, "a seat changed hands");
        assert_eq!(Heard { revision: None, ply: 9 }.gap(3, 2), 2, "more than there is");
        for id in ["", "4", "x-4", "4-x", "-"] {
            assert_eq!(Heard::read(id), None, "{id}");
        }
    }
}
