//! Whoever talks to the server as a program does.

use std::{
    net::{IpAddr, SocketAddr},
    time::Duration,
};

use reqwest::{Method, RequestBuilder};
use serde_json::{Value, json};

use crate::{server::Server, sse::Listening};

/// How long anything may take before a test gives up. Far more than it should take on a busy machine.
pub(crate) const TIMEOUT: Duration = Duration::from_mins(1);

/// A program at the API, known by a bearer token or unknown.
#[derive(Clone)]
pub(crate) struct Client {
    http: reqwest::Client,
    base: String,
    token: Option<String>,
    language: &'static str,
}

/// What the server answered.
#[derive(Clone, Debug)]
pub(crate) struct Answer {
    /// The status.
    pub(crate) status: u16,
    /// The body as it came.
    pub(crate) text: String,
}

impl Answer {
    /// The body as JSON.
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    /// The body as JSON, of an answer that had to be good.
    #[track_caller]
    pub(crate) fn good(&self) -> Value {
        assert!(matches!(self.status, 200 | 201), "{self:?}");
        self.json()
    }
}

fn connections(from: Option<IpAddr>) -> reqwest::Client {
    // Streams stay open for as long as a test listens, so only the wait for news is bounded.
    let connections = reqwest::Client::builder().no_proxy().read_timeout(TIMEOUT).local_address(from);
    connections.build().expect("a client")
}

impl Client {
    /// Somebody whom the server doesn't know.
    pub(crate) fn stranger(server: &Server) -> Client {
        Client { http: connections(None), base: server.url(""), token: None, language: "en" }
    }

    /// Somebody unknown who comes from this address of the machine's own, to whoever listens at `to`.
    pub(crate) fn from_address(from: [u8; 4], to: SocketAddr) -> Client {
        let base = format!("http://{to}");
        Client { http: connections(Some(from.into())), base, token: None, language: "en" }
    }

    /// The same client after its connections were lost.
    pub(crate) fn reconnected(&self) -> Client {
        Client { http: connections(None), ..self.clone() }
    }

    /// A new guest of this name.
    pub(crate) async fn guest(server: &Server, name: &str) -> Client {
        let stranger = Client::stranger(server);
        let guest = stranger.post("/api/v1/guests", json!({ "name": name })).await.good();
        let token = guest["token"].as_str().expect("a guest has a token").to_owned();
        Client { token: Some(token), ..stranger }
    }

    /// Whoever is known by this token.
    pub(crate) fn with_token(&self, token: &str) -> Client {
        Client { token: Some(token.to_owned()), ..self.clone() }
    }

    /// The same client, reading Portuguese.
    pub(crate) fn in_portuguese(&self) -> Client {
        Client { language: "pt-BR,pt;q=0.9", ..self.clone() }
    }

    /// The token it is known by.
    pub(crate) fn token(&self) -> &str {
        self.token.as_deref().unwrap_or_default()
    }

    /// A request to be adorned.
    pub(crate) fn request(&self, method: Method, path: &str) -> RequestBuilder {
        let request = self.http.request(method, format!("{}{path}", self.base));
        let request = request.header("accept-language", self.language);
        match &self.token {
            Some(token) => request.bearer_auth(token),
            None => request,
        }
    }

    /// Sends it and reads the answer; `None` if the connection broke.
    pub(crate) async fn try_send(&self, request: RequestBuilder) -> Option<Answer> {
        let response = request.send().await.ok()?;
        let status = response.status().as_u16();
        Some(Answer { status, text: response.text().await.ok()? })
    }

    /// Sends it and reads the answer.
    pub(crate) async fn send(&self, request: RequestBuilder) -> Answer {
        self.try_send(request).await.expect("the server answers")
    }

    /// `GET path`
    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.send(self.request(Method::GET, path)).await
    }

    /// `POST path` with JSON
    pub(crate) async fn post(&self, path: &str, body: Value) -> Answer {
        self.send(self.request(Method::POST, path).json(&body)).await
    }

    /// Opens a stream of events.
    pub(crate) async fn listen(&self, path: &str, last: Option<&str>) -> Listening {
        let request = self.request(Method::GET, path);
        let request = last.into_iter().fold(request, |request, id| request.header("last-event-id", id));
        Listening::to(request.send().await.expect("the server answers"))
    }

    /// Opens a stream of events; `None` if the connection broke.
    pub(crate) async fn try_listen(&self, path: &str) -> Option<Listening> {
        Some(Listening::to(self.request(Method::GET, path).send().await.ok()?))
    }
}
