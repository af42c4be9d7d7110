//! Whether the server can do its work, for whoever watches over it.

use axum::{Json, extract::State, http::StatusCode};
use railhead_game::Lang;
use serde_json::{Value, json};

use crate::{App, Problem};

/// `GET /healthz`: whether what players decide could be stored now. Asks the disk.
pub async fn show(State(app): State<App>) -> (StatusCode, Json<Value>) {
    match app.store().probe().await {
        Ok(()) => (StatusCode::OK, Json(json!({ "status": "ok" }))),
        Err(error) => {
            let problem = Problem::from(error);
            (problem.status(), Json(problem.json(Lang::En)))
        }
    }
}
