//! Whether the server can do its work, and what it has done, for whoever watches over it.

use axum::{
    Json,
    extract::State,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use railhead_game::Lang;
use serde_json::{Value, json};

use crate::{
    App, Problem,
    meters::{Gauges, Report},
    tables::BotJob,
};

/// `GET /healthz`: whether what players decide could be stored now. Asks the disk.
pub async fn show(State(app): State<App>) -> (StatusCode, Json<Value>) {
    told(app.store().probe().await.map_err(Problem::from))
}

/// `GET /readyz`: whether visitors should be sent here: not to a server that stops, nor to one that cannot reach its
/// store. Reads, and writes nothing.
pub async fn ready(State(app): State<App>) -> (StatusCode, Json<Value>) {
    if app.closing().is_cancelled() {
        return told(Err(Problem::Crowded));
    }
    told(app.store().next_due(BotJob::KIND).await.map(drop).map_err(Problem::from))
}

fn told(answer: Result<(), Problem>) -> (StatusCode, Json<Value>) {
    match answer {
        Ok(()) => (StatusCode::OK, Json(json!({ "status": "ok" }))),
        Err(problem) => (problem.status(), Json(problem.json(Lang::En))),
    }
}

/// `GET /metrics`: what this node has done since it started, as Prometheus reads it; where its host wants that.
pub async fn metrics(State(app): State<App>) -> Response {
    if !app.config().metrics {
        return Problem::NotFound.into_response();
    }
    let (tables, table_bytes) = app.tables().weight();
    let gauges = Gauges {
        streams: app.listeners().count(),
        tables,
        table_bytes,
        jobs_taken: app.jobs_taken(),
        jobs: app.store().pending(BotJob::KIND).await.ok().map(|jobs| jobs.len()),
    };
    let kind = [(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")];
    (kind, Report(app.meters(), gauges).to_string()).into_response()
}
