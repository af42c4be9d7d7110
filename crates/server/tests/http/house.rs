//! A server without a network.

use std::{convert::Infallible, time::Duration};

use axum::{
    Router,
    body::{Body, to_bytes},
    extract::Request,
    http::Response,
};
use futures_util::StreamExt as _;
use railhead_cluster::Home;
use railhead_server::{App, Config, open, router};
use railhead_store::{Place, Status};
use serde_json::{Value, json};
use tower_service::Service as _;

use crate::toy::games;

/// A server without a network, so that every step of a request can be seen.
pub(crate) struct House {
    pub(crate) app: App,
    pub(crate) routes: Router,
    pub(crate) home: Home,
}

impl House {
    pub(crate) async fn open() -> House {
        House::over(Home::new()).await
    }

    pub(crate) async fn over(home: Home) -> House {
        let app = open(config(place(&home)), games()).await.expect("an open server");
        House { routes: router(&app), app, home }
    }

    /// The same place, after the server was closed.
    pub(crate) async fn closed(self) -> Home {
        self.app.close().await.expect("the server closes");
        self.home
    }

    pub(crate) async fn opened_anew(self) -> House {
        House::over(self.closed().await).await
    }

    pub(crate) async fn send(
        &self,
        token: &str,
        path: &str,
        body: Option<(&str, Vec<u8>)>,
    ) -> (u16, String, Value) {
        let request = Request::builder().uri(path).header("accept", "application/json");
        let request = if token.is_empty() {
            request
        } else {
            request.header("authorization", format!("Bearer {token}"))
        };
        let request = match body {
            Some((kind, body)) => request.method("POST").header("content-type", kind).body(Body::from(body)),
            None => request.body(Body::empty()),
        };
        let answer: Result<Response<Body>, Infallible> =
            self.routes.clone().call(request.expect("a request")).await;
        let (head, body) = answer.expect("an answer").into_parts();
        let body = to_bytes(body, usize::MAX).await.expect("a body");
        let location = head.headers.get("location").and_then(|value| value.to_str().ok()).unwrap_or_default();
        let value = serde_json::from_slice(&body).unwrap_or_default();
        (head.status.as_u16(), location.to_owned(), value)
    }

    /// `GET path`: the status and the first piece of the body, which may have no end.
    pub(crate) async fn look(&self, token: &str, path: &str) -> (u16, String) {
        let request = Request::builder().uri(path).header("authorization", format!("Bearer {token}"));
        let request = request.body(Body::empty()).expect("a request");
        let answer: Result<Response<Body>, Infallible> = self.routes.clone().call(request).await;
        let (head, body) = answer.expect("an answer").into_parts();
        let piece = body.into_data_stream().next().await.transpose().expect("a body").unwrap_or_default();
        (head.status.as_u16(), String::from_utf8_lossy(&piece).into_owned())
    }

    pub(crate) async fn api(&self, token: &str, path: &str, body: Value) -> (u16, String, Value) {
        self.send(
            token,
            &format!("/api/v1/{path}"),
            Some(("application/json", body.to_string().into_bytes())),
        )
        .await
    }

    pub(crate) async fn form(&self, token: &str, path: &str, body: &str) -> (u16, String, Value) {
        self.send(token, path, Some(("application/x-www-form-urlencoded", body.as_bytes().to_vec()))).await
    }

    pub(crate) async fn guest(&self, name: &str) -> String {
        let (_, _, guest) = self.api("", "guests", json!({ "name": name })).await;
        guest["token"].as_str().expect("a token").to_owned()
    }

    pub(crate) async fn table(&self, host: &str, seats: &[&str]) -> String {
        let (_, _, table) = self.api(host, "tables", json!({ "game": "caravan", "seats": seats })).await;
        table["id"].as_str().expect("an id").to_owned()
    }

    pub(crate) async fn info(&self, token: &str, table: &str) -> Value {
        self.send(token, &format!("/api/v1/tables/{table}"), None).await.2
    }

    /// All tables of this guest that are not over.
    pub(crate) async fn tables_of(&self, token: &str) -> Vec<String> {
        let token = token.parse().expect("a token");
        let user = self.app.store().user_by_token(&token).await.expect("an open store").expect("a guest");
        let tables = self.app.tables_of(user.id, &[Status::Gathering, Status::Playing]).await;
        tables.expect("an open store").iter().map(ToString::to_string).collect()
    }
}

/// Bots decide at once and nobody is held back.
pub(crate) fn config(place: Place) -> Config {
    Config {
        requests_per_second: None,
        bot_pause: Duration::ZERO,
        ..Config::new(([127, 0, 0, 1], 0).into(), place)
    }
}

/// Where a test keeps its tables.
pub(crate) fn place(home: &Home) -> Place {
    home.to_string().parse().expect("a place")
}
