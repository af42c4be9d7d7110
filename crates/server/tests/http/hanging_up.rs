//! Whoever asks for a change may hang up before it is made. The table can be played on all the same.

use std::{
    future::{Future, poll_fn},
    pin::pin,
    task::Poll,
    time::Duration,
};

use railhead_server::{App, router};
use railhead_store::Store;
use serde_json::json;

use crate::{
    house::{House, config, place},
    toy::games,
};

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

impl House {
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

/// A change that somebody asks for, and what it needs.
#[derive(Clone, Copy, Debug)]
enum Asked {
    Start,
    Sit,
    HandOver,
    TakeBack,
    TakeOver,
    Stand,
    Arrange,
    Decide,
    Accept,
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
        Asked::TakeOver => {
            // The bot that plays for Ana waits for Bento, so that the game isn't over before she is back.
            let table = house.table(ana, &["me", "open"]).await;
            assert_eq!(house.api(bento, &format!("tables/{table}/sit"), json!({})).await.0, 200);
            start(ana, &table).await;
            let path = format!("tables/{table}/hand-over");
            assert_eq!(house.api(ana, &path, json!({ "seat": 0, "level": "random" })).await.0, 200);
            cut(house.api(ana, &format!("tables/{table}/take-over"), json!({ "seat": 0 })), moment).await
        }
        Asked::Stand => {
            let table = house.table(ana, &["bot-random", "me", "open"]).await;
            assert_eq!(house.api(bento, &format!("tables/{table}/sit"), json!({})).await.0, 200);
            cut(house.form(bento, &format!("/t/{table}/stand"), "seat=2"), moment).await
        }
        Asked::Arrange => {
            let table = house.table(ana, &["me", "open", "open"]).await;
            let revision = house.info(ana, &table).await["revision"].clone();
            let wanted = format!("seat=1&plan=bot-random&revision={revision}");
            cut(house.form(ana, &format!("/t/{table}/arrange"), &wanted), moment).await
        }
        Asked::Decide => {
            let table = house.table(ana, &["me", "bot-random"]).await;
            start(ana, &table).await;
            let haul = json!({ "ply": 0, "decision": "haul" });
            cut(house.api(ana, &format!("tables/{table}/decide"), haul), moment).await
        }
        Asked::Accept => {
            let table = house.table(ana, &["bot-random", "me", "invited"]).await;
            let info = house.info(ana, &table).await;
            let invite = info["seats"][2]["invite"].as_str().expect("the host reads it");
            cut(house.form(bento, &format!("/i/{invite}"), ""), moment).await
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
    who_takes_over: TakeOver,
    who_gets_up: Stand,
    who_arranges_seats: Arrange,
    who_decides: Decide,
    who_accepts_an_invitation: Accept,
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
    let home = {
        assert_eq!(house.api(&ana, &format!("tables/{table}/start"), json!({})).await.0, 200);
        house.closed().await
    };
    // A server whose bots never come to work.
    let store = Store::open(place(&home)).await.expect("an open store");
    let idle = App::new(config(place(&home)), games(), store);
    let house = House { routes: router(&idle), app: idle, home };
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
