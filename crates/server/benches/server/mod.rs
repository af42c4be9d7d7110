//! A server in this process, with one table in play: of The Last Spike, unless another game is wanted.

use std::net::SocketAddr;

use railhead_game::{Chance as _, Luck};
use railhead_registry::games;
use railhead_server::{App, Config, router};
use railhead_store::Store;
use reqwest::{Client, Response};
use serde_json::{Value, json};
use tempfile::TempDir;

/// The server and its table.
pub struct Server {
    /// The server.
    pub app: App,
    /// The table's id.
    pub table: String,
    http: Client,
    base: String,
    players: Vec<String>,
    luck: Luck,
    game: (&'static str, Value),
    _folder: TempDir,
}

impl Server {
    /// A table of The Last Spike for three people, just started.
    #[allow(dead_code, reason = "not every bench that shares this module needs it")]
    pub async fn open() -> Server {
        Server::of("last-spike", json!({})).await
    }

    /// A table of a game for three people, just started.
    pub async fn of(game: &'static str, options: Value) -> Server {
        let folder = tempfile::tempdir().expect("a folder");
        let listen: SocketAddr = ([127, 0, 0, 1], 0).into();
        let config = Config { requests_per_second: None, ..Config::new(listen, folder.path().to_owned()) };
        let store = Store::open(folder.path()).await.expect("an open store");
        let app = App::new(config, games(), store);
        let listener = tokio::net::TcpListener::bind(listen).await.expect("a free port");
        let base = format!("http://{}", listener.local_addr().expect("an address"));
        let service = router(&app).into_make_service_with_connect_info::<SocketAddr>();
        tokio::spawn(async move { axum::serve(listener, service).await });
        let http = Client::builder().no_proxy().build().expect("a client");
        let (table, players, luck) = (String::new(), Vec::new(), Luck::new(1));
        let game = (game, options);
        let mut server = Server { app, table, http, base, players, luck, game, _folder: folder };
        server.new_game().await;
        server
    }

    /// Starts another game, at another table.
    pub async fn new_game(&mut self) {
        self.players.clear();
        for name in ["Ana", "Bento", "Casey"] {
            let guest = self.send("", "guests", json!({ "name": name })).await;
            self.players.push(guest["token"].as_str().expect("a token").to_owned());
        }
        let (game, options) = &self.game;
        let new = json!({ "game": game, "options": options, "seats": ["me", "open", "open"] });
        let table = self.send(&self.players[0], "tables", new).await;
        table["id"].as_str().expect("an id").clone_into(&mut self.table);
        for player in &self.players[1..] {
            self.send(player, &format!("tables/{}/sit", self.table), json!({})).await;
        }
        self.send(&self.players[0], &format!("tables/{}/start", self.table), json!({})).await;
    }

    /// Who plays, each with their token, by seat.
    #[allow(dead_code, reason = "not every bench that shares this module needs it")]
    pub fn players(&self) -> &[String] {
        &self.players
    }

    /// The answer to `GET path`.
    pub async fn get(&self, token: &str, path: &str) -> Response {
        let request = self.http.get(format!("{}{path}", self.base)).bearer_auth(token);
        request.send().await.expect("an answer")
    }

    async fn send(&self, token: &str, path: &str, body: Value) -> Value {
        let request = self.http.post(format!("{}/api/v1/{path}", self.base)).json(&body);
        let request = if token.is_empty() { request } else { request.bearer_auth(token) };
        request.send().await.expect("an answer").json().await.expect("JSON")
    }

    /// A decision that can be taken now, as the body of a request, and by whom; `None` once the game is over.
    pub async fn choice(&mut self) -> Option<(String, Value)> {
        let table: Value =
            self.get("", &format!("/api/v1/tables/{}", self.table)).await.json().await.expect("JSON");
        let token = self.players[table["actors"].as_array()?.first()?.as_u64()? as usize].clone();
        let path = format!("/api/v1/tables/{}/legal", self.table);
        let legal: Value = self.get(&token, &path).await.json().await.expect("JSON");
        let decision = self.luck.pick(legal["legal"].as_array()?)?;
        Some((token, json!({ "ply": legal["ply"], "decision": decision })))
    }

    /// Takes a decision; gives back the revision that it made.
    pub async fn decide(&self, (token, body): (String, Value)) -> i64 {
        let done = self.send(&token, &format!("tables/{}/decide", self.table), body).await;
        done["revision"].as_i64().expect("a revision")
    }
}
