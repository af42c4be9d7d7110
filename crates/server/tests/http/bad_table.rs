//! A table that cannot be read is its own trouble and nobody else's.

use railhead_store::{
    Append, Customs, NewTable, Origin, SeatNo, SeatPlan, Secret, Sitter, Status, Store, TableId, User,
    Visibility,
};
use serde_json::json;

use crate::house::{House, place};

/// How a table is spoilt.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Spoilt {
    /// Its log has something in it that no rules allow, and the game goes on.
    InPlay,
    /// The same, and the game is over.
    Over,
}

/// Somebody with two tables in play, one sound and one spoilt.
async fn spoilt(how: Spoilt) -> (House, String, String, String) {
    let house = House::open().await;
    let ana = house.guest("Ana").await;
    let mut tables = Vec::new();
    for _ in 0..2 {
        let table = house.table(&ana, &["me", "bot-random"]).await;
        assert_eq!(house.api(&ana, &format!("tables/{table}/start"), json!({})).await.0, 200);
        tables.push(table);
    }
    let (sound, bad) = (tables.remove(0), tables.remove(0));
    let home = house.closed().await;
    let store = Store::open(place(&home)).await.expect("an open store");
    let id: TableId = bad.parse().expect("an id");
    let table = store.table(id).await.expect("an open store").expect("the table");
    let append = Append {
        table: id,
        ply: table.length,
        expected: table.revision,
        seat: SeatNo(0),
        notation: "fly".to_owned(),
        waiting_on: "1".to_owned(),
        outcome: (how == Spoilt::Over).then(|| "{}".to_owned()),
        jobs: Vec::new(),
        clocks: Vec::new(),
        remark: None,
    };
    store.append(append).await.expect("it is stored as it is");
    store.close().await.expect("the store closes");
    (House::over(home).await, ana, sound, bad)
}

async fn host(store: &Store, token: &str) -> User {
    let token = token.parse().expect("a token");
    store.user_by_token(&token).await.expect("an open store").expect("a guest")
}

#[tokio::test]
async fn is_left_out_of_every_list() {
    let house = House::open().await;
    let ana = house.guest("Ana").await;
    let sound = house
        .api(&ana, "tables", json!({ "game": "caravan", "seats": ["me", "open"], "public": true }))
        .await;
    assert_eq!(sound.0, 201, "{sound:?}");
    let host = host(house.app.store(), &ana).await;
    for (game, options) in [("chess", "{}"), ("caravan", "{")] {
        let sitter = Sitter { user: host.id, name: host.name.clone(), contribution: None };
        let new = NewTable {
            game: game.to_owned(),
            rules_version: 1,
            options: options.to_owned(),
            title: "Spoilt".to_owned(),
            host: host.id,
            visibility: Visibility::Public,
            spectators: true,
            customs: Customs::default(),
            origin: Origin::New,
            another_way: false,
            secret: Secret::new([1; 32]),
            commitment: String::new(),
            seats: vec![SeatPlan::User(sitter), SeatPlan::Open],
        };
        let bad = house.app.store().create_table(new).await.expect("it is stored as it is");
        let (status, _, answer) = house.send(&ana, &format!("/api/v1/tables/{bad}"), None).await;
        assert_eq!((status, answer["error"].as_str()), (500, Some("damaged")));
        assert_eq!(house.look(&ana, &format!("/t/{bad}")).await.0, 500);
    }
    let (status, _, list) = house.send("", "/api/v1/tables", None).await;
    let ids: Vec<_> = list.as_array().expect("a list").iter().map(|table| table["id"].clone()).collect();
    assert_eq!((status, ids), (200, vec![sound.2["id"].clone()]));
    assert_eq!(house.look(&ana, "/").await.0, 200);
}

#[tokio::test]
async fn stops_no_stream_that_watches_others_too() {
    let (house, ana, sound, bad) = spoilt(Spoilt::InPlay).await;
    for watch in [format!("{bad},{sound}"), format!("{sound},{bad}")] {
        let (status, event) = house.look(&ana, &format!("/stream?watch={watch}")).await;
        assert_eq!(status, 200, "{event}");
        assert!(event.contains("event: hello") && event.contains(&sound), "{event}");
    }
    assert_eq!(house.look(&ana, &format!("/stream?watch={bad}")).await.0, 409, "nothing else to watch");
}

#[tokio::test]
async fn keeps_nobody_from_being_forgotten_or_renamed() {
    let (house, ana, sound, bad) = spoilt(Spoilt::InPlay).await;
    let renamed = house.form(&ana, "/settings", "name=Anne&language=en&here=/").await;
    assert_eq!(renamed.0, 303, "{renamed:?}");
    assert_eq!(house.info(&ana, &sound).await["seats"][0]["name"], "Anne");
    let user = host(house.app.store(), &ana).await;
    let forgotten = house.form(&ana, "/forget", "sure=1").await;
    assert_eq!(forgotten.0, 303, "{forgotten:?}");
    assert!(house.app.store().user(user.id).await.expect("an open store").is_none());
    let left = house.app.tables_of(user.id, Status::ALL).await.expect("an open store");
    assert!(left.is_empty(), "{left:?}");
    let id = bad.parse().expect("an id");
    let stored = house.app.store().table(id).await.expect("an open store").expect("the table is kept");
    assert_eq!(stored.seats[0].occupant.name(), None);
}

#[tokio::test]
async fn says_so_on_its_own_page_and_keeps_what_is_hidden() {
    let (house, ana, _, bad) = spoilt(Spoilt::InPlay).await;
    let (status, page) = house.look(&ana, &format!("/t/{bad}")).await;
    assert_eq!(status, 409);
    assert!(
        page.contains("cannot be played on") && page.contains(&format!("railhead export {bad}")),
        "{page}"
    );
    assert!(!page.contains(&format!("/t/{bad}/record")), "{page}");
    let (status, _, answer) = house.send(&ana, &format!("/t/{bad}/record"), None).await;
    assert_eq!((status, answer["error"].as_str()), (403, Some("not-over")));
}

#[tokio::test]
async fn gives_its_record_once_the_game_is_over() {
    let (house, ana, _, bad) = spoilt(Spoilt::Over).await;
    let (_, page) = house.look(&ana, &format!("/t/{bad}")).await;
    assert!(page.contains("cannot be played on") && page.contains(&format!("/t/{bad}/record")), "{page}");
    let (status, record) = house.look(&ana, &format!("/t/{bad}/record")).await;
    assert_eq!(status, 200, "{record}");
    assert!(record.contains("game: caravan") && record.ends_with("0 fly\n"), "{record}");
}
