//! A server in this process with the games of these tests, and those who come to it.

use std::{
    io::{Read as _, Write as _},
    net::{SocketAddr, TcpStream},
    time::Duration,
};

use flate2::{Compression, read::GzDecoder, write::GzEncoder};
use railhead_bots::GameWithBots;
use railhead_cluster::Home;
use railhead_server::{Config, serve};
use reqwest::{Client, RequestBuilder, Response, redirect::Policy};
use serde_json::{Value, json};
use tokio::sync::oneshot;

use crate::{house::place, toy::games};

/// A running server; it stops when this value is dropped.
pub(crate) struct Server {
    base: String,
    stop: oneshot::Sender<()>,
    ended: oneshot::Receiver<()>,
    home: Home,
}

impl Server {
    /// A server that lets bots decide at once and holds nobody back.
    pub(crate) async fn open() -> Server {
        Server::with(|config| config).await
    }

    /// A server with other settings.
    pub(crate) async fn with(adorn: impl FnOnce(Config) -> Config) -> Server {
        Server::of(games(), adorn).await
    }

    /// A server with other games and settings.
    pub(crate) async fn of(
        games: &'static [&'static dyn GameWithBots],
        adorn: impl FnOnce(Config) -> Config,
    ) -> Server {
        Server::over(Home::new(), games, adorn).await
    }

    /// The same server, closed and opened again: it knows what is on disk. Guests know it by another address.
    pub(crate) async fn again(self) -> Server {
        Server::over(self.closed().await, games(), |config| config).await
    }

    /// A guest of a server that was closed, at this one.
    pub(crate) fn welcome(&self, guest: &Guest) -> Guest {
        Guest { token: guest.token.clone(), ..self.stranger() }
    }

    /// A server over this place.
    pub(crate) async fn over(
        home: Home,
        games: &'static [&'static dyn GameWithBots],
        adorn: impl FnOnce(Config) -> Config,
    ) -> Server {
        let config = Config {
            requests_per_second: None,
            bot_pause: Duration::ZERO,
            ..Config::new(([127, 0, 0, 1], 0).into(), place(&home))
        };
        let config = adorn(config);
        let (stop, stopped) = oneshot::channel::<()>();
        let (ready, address) = oneshot::channel::<SocketAddr>();
        let (ending, ended) = oneshot::channel::<()>();
        std::thread::spawn(move || {
            let stopped = async {
                let _ = stopped.await;
            };
            let served = serve(config, games, stopped, |address| {
                let _ = ready.send(address);
            });
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
            runtime.expect("a runtime").block_on(served).expect("the server runs");
            let _ = ending.send(());
        });
        let address = address.await.expect("the server opens");
        Server { base: format!("http://{address}"), stop, ended, home }
    }

    /// Where it keeps its tables.
    pub(crate) fn home(&self) -> &Home {
        &self.home
    }

    /// Stops the server and waits until it has ended.
    pub(crate) async fn stopped(self) {
        drop(self.closed().await);
    }

    pub(crate) async fn closed(self) -> Home {
        let Server { stop, ended, home, .. } = self;
        drop(stop);
        tokio::time::timeout(Duration::from_mins(1), ended)
            .await
            .expect("the server ends")
            .expect("in peace");
        home
    }

    /// A connection over which these bytes were sent.
    pub(crate) fn told(&self, bytes: &str) -> TcpStream {
        let address = self.base.strip_prefix("http://").unwrap_or_default();
        let mut connection = TcpStream::connect(address).expect("a connection");
        connection.set_read_timeout(Some(Duration::from_mins(1))).expect("a time to wait for");
        connection.write_all(bytes.as_bytes()).expect("the server listens");
        connection
    }

    /// Somebody whom the server doesn't know.
    pub(crate) fn stranger(&self) -> Guest {
        let http = Client::builder().no_proxy().redirect(Policy::none()).build().expect("a client");
        Guest { http, base: self.base.clone(), token: String::new() }
    }

    /// Somebody new with a browser, which keeps cookies.
    pub(crate) fn browser(&self) -> Guest {
        let http = Client::builder().no_proxy().redirect(Policy::none()).cookie_store(true);
        Guest { http: http.build().expect("a client"), ..self.stranger() }
    }

    /// Whoever is known by this token.
    pub(crate) fn known_by(&self, token: &Value) -> Guest {
        Guest { token: token.as_str().expect("a token").to_owned(), ..self.stranger() }
    }

    /// A guest of this name.
    pub(crate) async fn guest(&self, name: &str) -> Guest {
        let stranger = self.stranger();
        let guest = stranger.api("guests", json!({ "name": name })).await.good();
        Guest { token: guest["token"].as_str().expect("a token").to_owned(), ..stranger }
    }
}

/// Somebody who comes to the server.
#[derive(Clone)]
pub(crate) struct Guest {
    http: Client,
    base: String,
    token: String,
}

/// What the server answered.
#[derive(Clone, Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) location: String,
    pub(crate) text: String,
    pub(crate) bytes: Vec<u8>,
}

impl Answer {
    /// The body as JSON, of an answer that had to be good.
    #[track_caller]
    pub(crate) fn good(&self) -> Value {
        assert!(matches!(self.status, 200 | 201), "{} {}", self.status, self.text);
        serde_json::from_str(&self.text).expect("JSON")
    }

    /// The body as JSON, whatever the status.
    #[track_caller]
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|_| panic!("{}", self.text))
    }

    /// The word for programs and the field of a refusal.
    #[track_caller]
    pub(crate) fn refusal(&self) -> (u16, String, String) {
        let body: Value = serde_json::from_str(&self.text).unwrap_or_else(|_| panic!("{}", self.text));
        let text = |key: &str| body[key].as_str().unwrap_or_default().to_owned();
        assert!(!text("message").contains("problem-"), "{body}");
        (self.status, text("error"), text("field"))
    }
}

impl Guest {
    async fn send(&self, request: RequestBuilder) -> Answer {
        let request = if self.token.is_empty() { request } else { request.bearer_auth(&self.token) };
        let answer = request.send().await.expect("an answer");
        let location = answer.headers().get("location").and_then(|value| value.to_str().ok());
        let location = location.unwrap_or_default().to_owned();
        let status = answer.status().as_u16();
        let bytes = answer.bytes().await.expect("a body").to_vec();
        Answer { status, location, text: String::from_utf8_lossy(&bytes).into_owned(), bytes }
    }

    /// `GET path`
    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.send(self.http.get(format!("{}{path}", self.base))).await
    }

    /// The page at `path` in Portuguese.
    pub(crate) async fn in_portuguese(&self, path: &str) -> String {
        let request = self.http.get(format!("{}{path}", self.base)).header("accept-language", "pt-BR");
        self.send(request).await.text
    }

    /// `POST /api/v1/path`
    pub(crate) async fn api(&self, path: &str, body: Value) -> Answer {
        self.send(self.http.post(format!("{}/api/v1/{path}", self.base)).json(&body)).await
    }

    /// A form, sent as a program sends it: refusals come as JSON.
    pub(crate) async fn form(&self, path: &str, fields: &[(&str, &str)]) -> Answer {
        let body = fields.iter().map(|(key, value)| format!("{key}={value}")).collect::<Vec<_>>().join("&");
        let request = self.http.post(format!("{}{path}", self.base)).header("accept", "application/json");
        self.send(request.header("content-type", "application/x-www-form-urlencoded").body(body)).await
    }

    /// A form, sent as a page sends it: refusals come as pages.
    pub(crate) async fn page_form(&self, path: &str, fields: &[(&str, &str)]) -> Answer {
        let body = fields.iter().map(|(key, value)| format!("{key}={value}")).collect::<Vec<_>>().join("&");
        let request = self.http.post(format!("{}{path}", self.base)).header("accept", "text/html");
        self.send(request.header("content-type", "application/x-www-form-urlencoded").body(body)).await
    }

    /// The token that a form of ours would carry.
    pub(crate) async fn form_token(&self) -> String {
        let page = self.get("/import").await.text;
        let (_, rest) = page.split_once("name=\"form-token\" content=\"").expect("a token");
        rest.split('"').next().unwrap_or_default().to_owned()
    }

    /// A body of this type; refusals come as JSON.
    pub(crate) async fn send_as(&self, path: &str, kind: &str, body: Vec<u8>) -> Answer {
        let request = self.http.post(format!("{}{path}", self.base)).header("accept", "application/json");
        self.send(request.header("content-type", kind).body(body)).await
    }

    /// A file, sent as a form of ours sends it, but without a form token.
    pub(crate) async fn upload(&self, path: &str, file: &[u8]) -> Answer {
        let mut body =
            b"--edge\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a\"\r\n\r\n".to_vec();
        body.extend_from_slice(file);
        body.extend_from_slice(b"\r\n--edge--\r\n");
        self.send_as(path, "multipart/form-data; boundary=edge", body).await
    }

    /// A table that this guest hosts; gives back its id.
    pub(crate) async fn table(&self, seats: &[&str], options: Value) -> String {
        if options["cargo"].is_string() {
            // A text comes by a file only.
            let answer = self.upload("/import", &file(seats, options)).await;
            return answer.location.strip_prefix("/t/").expect("a table").to_owned();
        }
        let new = json!({ "game": "caravan", "title": "Trail", "seats": seats, "options": options,
            "take_over": true });
        let table = self.api("tables", new).await.good();
        table["id"].as_str().expect("an id").to_owned()
    }

    /// What this guest is told of a table.
    pub(crate) async fn info(&self, table: &str) -> Value {
        self.get(&format!("/api/v1/tables/{table}")).await.good()
    }

    /// Sits down at a table's first free seat.
    pub(crate) async fn sit(&self, table: &str) {
        self.api(&format!("tables/{table}/sit"), json!({})).await.good();
    }

    /// Starts the game.
    pub(crate) async fn start(&self, table: &str) {
        self.api(&format!("tables/{table}/start"), json!({})).await.good();
    }

    /// Answers the request for a seat that somebody of this name has made.
    pub(crate) async fn answer(&self, table: &str, name: &str, yes: bool) -> Answer {
        let asks = self.info(table).await["asks"].clone();
        let asks = asks.as_array().expect("a list of requests");
        let ask = asks.iter().find(|ask| ask["name"] == name).unwrap_or_else(|| panic!("{name} in {asks:?}"));
        self.api(&format!("tables/{table}/answer"), json!({ "ask": ask["ask"], "yes": yes })).await
    }

    /// Hauls at this ply.
    pub(crate) async fn haul(&self, table: &str, ply: usize) -> Answer {
        self.api(&format!("tables/{table}/decide"), json!({ "ply": ply, "decision": "haul" })).await
    }

    /// The id and the content of the first event that is told to whoever has heard up to `last`.
    pub(crate) async fn hear(&self, table: &str, last: &str) -> (String, Value) {
        let request = self.http.get(format!("{}/api/v1/tables/{table}/events", self.base));
        let mut stream = request.header("last-event-id", last).send().await.expect("a stream");
        let mut text = String::new();
        while !text.contains("\n\n") {
            let chunk = stream.chunk().await.expect("the stream is open").expect("an event");
            text.push_str(&String::from_utf8_lossy(&chunk));
        }
        let field =
            |name: &str| text.lines().find_map(|line| line.strip_prefix(name)).unwrap_or_default().trim();
        (field("id:").to_owned(), serde_json::from_str(field("data:")).expect("JSON"))
    }

    /// The answer to a request for a stream of what happens at a table.
    pub(crate) async fn listen(&self, table: &str) -> Response {
        let request = self.http.get(format!("{}/api/v1/tables/{table}/events", self.base));
        request.bearer_auth(&self.token).send().await.expect("an answer")
    }

    /// The answer to a request for the packed stream of a table's pictures.
    pub(crate) async fn watch(&self, table: &str) -> Response {
        let request = self.http.get(format!("{}/stream?watch={table}", self.base));
        let request = request.header("accept-encoding", "gzip").bearer_auth(&self.token);
        request.send().await.expect("an answer")
    }

    /// What a page of this guest hears of a table, from now on.
    pub(crate) async fn stream(&self, table: &str) -> Heard {
        let request = self.http.get(format!("{}/stream?watch={table}", self.base)).bearer_auth(&self.token);
        Heard { stream: request.send().await.expect("an answer"), text: String::new() }
    }

    /// Looks at a table until it is as wanted.
    pub(crate) async fn until(&self, table: &str, wanted: impl Fn(&Value) -> bool) -> Value {
        let waiting = async {
            loop {
                let info = self.info(table).await;
                if wanted(&info) {
                    return info;
                }
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        };
        tokio::time::timeout(Duration::from_mins(1), waiting).await.expect("the table gets there")
    }
}

/// A stream as it is heard.
pub(crate) struct Heard {
    stream: Response,
    text: String,
}

impl Heard {
    /// Listens until this has come; gives back everything from the event with it on.
    pub(crate) async fn until(&mut self, wanted: &str) -> String {
        let listening = async {
            loop {
                if let Some(at) = self.text.find(wanted) {
                    let begun = self.text[..at].rfind("event: ").unwrap_or(at);
                    let end = self.text[at..].find("\n\n").map(|end| at + end);
                    if let Some(end) = end {
                        let event = self.text[begun..end].to_owned();
                        self.text.drain(..end);
                        return event;
                    }
                }
                let chunk = self.stream.chunk().await.expect("the stream is open").expect("an event");
                self.text.push_str(&String::from_utf8_lossy(&chunk));
            }
        };
        tokio::time::timeout(Duration::from_mins(1), listening).await.expect("it is told")
    }
}

/// A file of a table, as anybody can write one.
pub(crate) fn file(seats: &[&str], options: Value) -> Vec<u8> {
    let content = json!({ "format": "railhead branch", "version": 1, "game": "caravan", "title": "Trail",
        "seats": seats, "options": options });
    packed(content.to_string().as_bytes())
}

/// These bytes as a file packs them.
pub(crate) fn packed(content: &[u8]) -> Vec<u8> {
    let mut packed = GzEncoder::new(Vec::new(), Compression::best());
    packed.write_all(content).expect("packed");
    packed.finish().expect("packed")
}

/// What is in a file.
pub(crate) fn unpacked(file: &[u8]) -> Value {
    let mut text = String::new();
    GzDecoder::new(file).read_to_string(&mut text).expect("gzip");
    serde_json::from_str(&text).expect("JSON")
}

/// Hands a seat to a bot.
pub(crate) async fn hand_over(guest: &Guest, table: &str, fields: &[(&str, &str)]) -> Answer {
    guest.form(&format!("/t/{table}/hand-over"), fields).await
}

/// Takes a seat over from a bot, or asks for it.
pub(crate) async fn take_over(guest: &Guest, table: &str, seat: &str) -> Answer {
    guest.form(&format!("/t/{table}/take-over"), &[("seat", seat)]).await
}

/// What the guest sees of the table's secrets: the papers of which seat.
pub(crate) async fn papers(guest: &Guest, table: &str) -> Value {
    guest.get(&format!("/api/v1/tables/{table}/view")).await.good()["view"]["papers"].clone()
}

/// Two people at a started table, one of whom hosts it.
pub(crate) async fn pair(server: &Server, options: Value) -> (Guest, Guest, String) {
    let (ana, bento) = (server.guest("Ana").await, server.guest("Bento").await);
    let table = ana.table(&["me", "open"], options).await;
    bento.sit(&table).await;
    ana.start(&table).await;
    (ana, bento, table)
}

/// Plays so many decisions at the table of a [`pair`].
pub(crate) async fn play(guests: [&Guest; 2], table: &str, plies: std::ops::Range<usize>) {
    for ply in plies {
        guests[ply % 2].haul(table, ply).await.good();
    }
}
