//! Whoever asks for a change may hang up before it is made. The table can be played on all the same.

use std::{
    convert::Infallible,
    future::{Future, poll_fn},
    path::Path,
    pin::pin,
    task::Poll,
    time::Duration,
};

use axum::{
    Router,
    body::{Body, to_bytes},
    extract::Request,
    http::Response,
};
use railhead_server::{App, Config, open, router};
use railhead_store::{Status, Store};
use serde_json::{Value, json};
use tempfile::TempDir;
use tower_service::Service as _;

use crate::toy::games;

/// When somebody hangs up.
#[derive(Clone, Copy, Debug)]
enum Moment {
    /// After the request has come so many steps far.
    After(usize),
    /// When the request is about to go on after so many steps: what it waited for has happened.
    Before(usize),
}

/// Asks, and hangs up at this moment; the answer, if it comes before.
async fn cut<T>(request: impl Future<Output = T>, moment: Moment) -> Option<T> {
    let mut request = pin!(request);
    let mut steps = 0;
    poll_fn(|context| {
        if matches!(moment, Moment::Before(last) if last == steps) {
            return Poll::Ready(None);
        }
        steps += 1;
        match (request.as_mut().poll(context), moment) {
            (Poll::Ready(answer), _) => Poll::Ready(Some(answer)),
            (Poll::Pending, Moment::After(last)) if last == steps => Poll::Ready(None),
            (Poll::Pending, _) => Poll::Pending,
        }
    })
    .await
}

/// A server without a network, so that every step of a request can be seen.
struct House {
    app: App,
    routes: Router,
    folder: TempDir,
}

impl House {
    async fn open() -> House {
        House::over(tempfile::tempdir().expect("a folder")).await
    }

    async fn over(folder: TempDir) -> House {
        let app = open(config(folder.path()), games()).await.expect("an open server");
        House { routes: router(&app), app, folder }
    }

    /// The same folder, after the server was closed.
    async fn closed(self) -> TempDir {
        self.app.close().await.expect("the server closes");
        self.folder
    }

    async fn opened_anew(self) -> House {
        House::over(self.closed().await).await
    }

    async fn send(&self, token: &str, path: &str, body: Option<(&str, String)>) -> (u16, String, Value) {
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

    async fn api(&self, token: &str, path: &str, body: Value) -> (u16, String, Value) {
        self.send(token, &format!("/api/v1/{path}"), Some(("application/json", body.to_string()))).await
    }

    async fn form(&self, token: &str, path: &str, body: &str) -> (u16, String, Value) {
        self.send(token, path, Some(("application/x-www-form-urlencoded", body.to_owned()))).await
    }

    async fn guest(&self, name: &str) -> String {
        let (_, _, guest) = self.api("", "guests", json!({ "name": name })).await;
        guest["token"].as_str().expect("a token").to_owned()
    }

    async fn table(&self, host: &str, seats: &[&str]) -> String {
        let (_, _, table) = self.api(host, "tables", json!({ "game": "caravan", "seats": seats })).await;
        table["id"].as_str().expect("an id").to_owned()
    }

    async fn info(&self, token: &str, table: &str) -> Value {
        self.send(token, &format!("/api/v1/tables/{table}"), None).await.2
    }

    /// All tables of this guest that are not over.
    async fn tables_of(&self, token: &str) -> Vec<String> {
        let token = token.parse().expect("a token");
        let user = self.app.store().user_by_token(&token).await.expect("an open store").expect("a guest");
        let tables = self.app.tables_of(user.id, &[Status::Gathering, Status::Playing]).await;
        tables.expect("an open store").iter().map(ToString::to_string).collect()
    }

    /// Sits down, starts and hauls wherever somebody can, until the game is over. The first of the guests hosts it.
    async fn play_on(&self, guests: &[&str], table: &str, moment: Moment) {
        let playing = async {
            loop {
                for guest in guests {
                    let info = self.info(guest, table).await;
                    let path = |verb: &str| format!("tables/{table}/{verb}");
                    match info["status"].as_str() {
                        Some("gathering") => {
                            self.api(guest, &path("sit"), json!({})).await;
                            self.api(guests[0], &path("start"), json!({})).await;
                        }
                        Some("playing") => {
                            let haul =
                                json!({ "ply": info["ply"], "seat": info["actors"][0], "decision": "haul" });
                            self.api(guest, &path("decide"), haul).await;
                        }
                        _ => return info["status"].clone(),
                    }
                }
                tokio::time::sleep(Duration::from_millis(2)).await;
            }
        };
        let status = tokio::time::timeout(Duration::from_secs(30), playing).await;
        let status = status.unwrap_or_else(|_| panic!("cut {moment:?}, the table is dead"));
        assert_eq!(status, "finished", "cut {moment:?}");
    }
}

fn config(folder: &Path) -> Config {
    Config {
        requests_per_second: None,
        bot_pause: Duration::ZERO,
        ..Config::new(([127, 0, 0, 1], 0).into(), folder.to_owned())
    }
}

/// A change that somebody asks for, and what it needs.
#[derive(Clone, Copy, Debug)]
enum Asked {
    Start,
    Sit,
    HandOver,
    TakeBack,
    Play,
    Again,
    Forget,
}

/// Asks for the change again and again, hangs up one step later each time, and plays every table to its end: at once,
/// or after the server was opened anew.
async fn hang_up_everywhere(asked: Asked, anew: bool) {
    let mut house = House::open().await;
    for kind in [Moment::After, Moment::Before] {
        for steps in 1.. {
            assert!(steps < 200, "the request comes to no end");
            let moment = kind(steps);
            let (ana, bento) = (house.guest("Ana").await, house.guest("Bento").await);
            let answered = ask(&house, asked, [&ana, &bento], moment).await;
            if anew {
                house = house.opened_anew().await;
            }
            // Whoever was forgotten cannot play; the other's tables go on.
            let guests: &[&str] =
                if matches!(asked, Asked::Forget) { &[&bento, &ana] } else { &[&ana, &bento] };
            for table in house.tables_of(guests[0]).await {
                house.play_on(guests, &table, moment).await;
            }
            if answered {
                break;
            }
        }
    }
    house.closed().await;
}

/// Whether the answer came before the asker hung up.
async fn ask(house: &House, asked: Asked, [ana, bento]: [&str; 2], moment: Moment) -> bool {
    let start = async |host: &str, table: &str| {
        assert_eq!(house.api(host, &format!("tables/{table}/start"), json!({})).await.0, 200);
    };
    let answer = match asked {
        Asked::Start => {
            let table = house.table(ana, &["bot-random", "me"]).await;
            cut(house.api(ana, &format!("tables/{table}/start"), json!({})), moment).await
        }
        Asked::Sit => {
            let table = house.table(ana, &["bot-random", "me", "open"]).await;
            cut(house.api(bento, &format!("tables/{table}/sit"), json!({})), moment).await
        }
        Asked::HandOver => {
            let table = house.table(ana, &["me", "bot-random"]).await;
            start(ana, &table).await;
            let wanted = json!({ "level": "random" });
            cut(house.api(ana, &format!("tables/{table}/hand-over"), wanted), moment).await
        }
        Asked::TakeBack => {
            let table = house.table(ana, &["me", "hot-seat:Caio"]).await;
            start(ana, &table).await;
            let haul = json!({ "ply": 0, "seat": 0, "decision": "haul" });
            assert_eq!(house.api(ana, &format!("tables/{table}/decide"), haul).await.0, 200);
            let back = json!({ "ply": 1, "seat": 0 });
            let answer = cut(house.api(ana, &format!("tables/{table}/take-back"), back), moment).await;
            // A bot is to play the other seat to the end.
            for seat in [0, 1] {
                let wanted = json!({ "seat": seat, "level": "random" });
                house.api(ana, &format!("tables/{table}/hand-over"), wanted).await;
            }
            answer
        }
        Asked::Play => cut(house.form(ana, "/play", "game=caravan"), moment).await,
        Asked::Again => {
            let table = house.table(ana, &["bot-random", "me"]).await;
            house.play_on(&[ana], &table, moment).await;
            cut(house.form(ana, &format!("/t/{table}/again"), ""), moment).await
        }
        Asked::Forget => {
            let table = house.table(bento, &["open", "me"]).await;
            assert_eq!(house.api(ana, &format!("tables/{table}/sit"), json!({})).await.0, 200);
            start(bento, &table).await;
            cut(house.form(ana, "/forget", "sure=1"), moment).await
        }
    };
    if let Some((status, location, body)) = &answer {
        assert!(matches!(status, 200 | 201 | 303), "{asked:?}: {status} {location} {body}");
    }
    answer.is_some()
}

macro_rules! whoever_hangs_up {
    ($($name:ident: $asked:ident,)*) => {$(
        mod $name {
            use super::{Asked, hang_up_everywhere};

            #[tokio::test]
            async fn leaves_a_table_that_is_played_on() {
                hang_up_everywhere(Asked::$asked, false).await;
            }

            #[tokio::test]
            async fn leaves_a_table_that_is_played_on_by_the_next_server() {
                hang_up_everywhere(Asked::$asked, true).await;
            }
        }
    )*};
}

whoever_hangs_up! {
    who_starts: Start,
    who_sits_down: Sit,
    who_hands_over: HandOver,
    who_takes_back: TakeBack,
    who_plays_at_once: Play,
    who_plays_again: Again,
    who_is_forgotten: Forget,
}

#[tokio::test]
async fn a_change_is_made_though_nobody_waits_for_it() {
    let house = House::open().await;
    let ana = house.guest("Ana").await;
    let answer = cut(house.form(&ana, "/play", "game=caravan"), Moment::After(1)).await;
    assert!(answer.is_none(), "there was no time for an answer");
    let made = async {
        loop {
            if let [table] = &house.tables_of(&ana).await[..]
                && house.info(&ana, table).await["status"] == "playing"
            {
                break;
            }
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(30), made)
        .await
        .expect("the table is made and the game started");
}

#[tokio::test]
async fn a_bot_whose_job_was_lost_has_one_again_at_the_next_start() {
    let house = House::open().await;
    let ana = house.guest("Ana").await;
    let table = house.table(&ana, &["me", "bot-random"]).await;
    let folder = {
        assert_eq!(house.api(&ana, &format!("tables/{table}/start"), json!({})).await.0, 200);
        house.closed().await
    };
    // A server whose bots never come to work.
    let store = Store::open(folder.path()).await.expect("an open store");
    let idle = App::new(config(folder.path()), games(), store);
    let house = House { routes: router(&idle), app: idle, folder };
    let haul = json!({ "ply": 0, "decision": "haul" });
    assert_eq!(house.api(&ana, &format!("tables/{table}/decide"), haul).await.0, 200);
    let lost = house.app.store().claim("bot", Duration::from_mins(1)).await.expect("an open store");
    house.app.store().complete(lost.expect("the bot's job")).await.expect("the job is put away");

    let house = house.opened_anew().await;
    house.play_on(&[&ana], &table, Moment::After(0)).await;
    let house = house.opened_anew().await;
    assert_eq!(
        house.app.store().pending("bot").await.expect("an open store"),
        [""; 0],
        "a game that is over"
    );
}
