//! Invitations by name, for people with accounts; and that programs arrange a waiting room as its page does.

use serde_json::{Value, json};

use crate::{
    doorbell::Doorbell,
    notices::{server, webhook},
    server::{Guest, Server},
};

const PASSWORD: &str = "golden spike 1869";

async fn account(server: &Server, name: &str) -> Guest {
    let guest = server.guest(name).await;
    guest.api("account", json!({ "name": name, "password": PASSWORD })).await.good();
    guest
}

async fn arrange(host: &Guest, table: &str, seat: u8, plan: &str) -> crate::server::Answer {
    let revision = host.info(table).await["revision"].clone();
    let wanted = json!({ "seat": seat, "plan": plan, "revision": revision });
    host.api(&format!("tables/{table}/arrange"), wanted).await
}

fn kinds(info: &Value) -> Vec<&str> {
    let seats = info["seats"].as_array().expect("seats").iter();
    seats.map(|seat| seat["kind"].as_str().expect("a kind")).collect()
}

#[tokio::test]
async fn who_is_invited_by_name_is_told_and_sits_down_without_a_link() {
    let (server, bell) = (server(None).await, Doorbell::open());
    let (ana, bento, caro) =
        (server.guest("Ana").await, account(&server, "Bento").await, server.guest("Caro").await);
    webhook(&bento, &bell, "ntfy").await;
    let table = ana.table(&["me", "invited"], json!({})).await;
    let page = format!("/t/{table}");
    assert!(ana.get(&page).await.text.contains("Or invite by account name"));

    // By the form of the page, which works without a script.
    let revision = ana.info(&table).await["revision"].to_string();
    let form = [("seat", "1"), ("revision", revision.as_str()), ("account", "bento")];
    assert_eq!(caro.form(&format!("{page}/invite"), &form).await.refusal().1, "not-host");
    assert_eq!(ana.page_form(&format!("{page}/invite"), &form).await.status, 303);
    let rings = bell.until(1).await;
    let told = String::from_utf8_lossy(&rings[0].body).into_owned();
    assert!(told.contains("A seat is kept for you"), "{told}");
    let text = ana.get(&page).await.text;
    assert!(text.contains("invited by name; has not answered yet") && text.contains("Bento"), "{text}");
    assert!(!caro.get(&page).await.text.contains("Bento"), "whom the host invites is nobody else's business");

    // Both lists of his have it; nobody else's do.
    for (path, who) in [("/", &bento), ("/tables", &bento)] {
        let text = who.get(path).await.text;
        assert!(text.contains("You are invited") && text.contains(&table), "{path}: {text}");
    }
    assert!(!caro.get("/").await.text.contains(&table));
    assert!(bento.in_portuguese("/").await.contains("Convites para você"));
    let mine = bento.get("/api/v1/me/tables").await.good();
    assert_eq!((&mine[0]["id"], &mine[0]["seats"][1]["meant"]), (&json!(table), &json!(true)));

    // The seat is his, and the link's.
    let sit = json!({ "seat": 1 });
    assert_eq!(caro.api(&format!("tables/{table}/sit"), sit).await.refusal().1, "seat-reserved");
    assert!(bento.get(&page).await.text.contains("Not this time"));
    assert_eq!(
        bento.page_form(&format!("{page}/sit"), &[("seat", "1"), ("name", "Bento")]).await.status,
        303
    );
    assert_eq!(kinds(&ana.info(&table).await), ["player", "player"]);
    assert!(!bento.get("/").await.text.contains("You are invited"));
    assert_eq!(bell.rings().len(), 1, "told once");
}

#[tokio::test]
async fn who_does_not_want_to_come_says_so_and_a_name_that_nobody_has_comes_back() {
    let server = Server::open().await;
    let (ana, bento) = (account(&server, "Ana").await, account(&server, "Bento").await);
    let new = json!({ "game": "caravan", "seats": ["me", "invited:Bento"] });
    let table = ana.api("tables", new).await.good()["id"].as_str().expect("an id").to_owned();
    assert_eq!(bento.info(&table).await["seats"][1]["meant"], true);
    assert_eq!(ana.api(&format!("tables/{table}/decline"), json!({})).await.status, 404);
    assert_eq!(bento.page_form(&format!("/t/{table}/decline"), &[]).await.status, 303);
    assert_eq!(
        bento.api(&format!("tables/{table}/decline"), json!({})).await.status,
        404,
        "there is nothing left"
    );
    assert!(!bento.get("/tables").await.text.contains(&table));
    assert_eq!(kinds(&ana.info(&table).await), ["player", "reserved"], "the link still works");

    // Nobody of that name, and oneself.
    for name in ["Nobody", "Ana", "  "] {
        let revision = ana.info(&table).await["revision"].to_string();
        let form = [("seat", "1"), ("revision", revision.as_str()), ("account", name)];
        let back = ana.page_form(&format!("/t/{table}/invite"), &form).await;
        assert_eq!(back.status, 422, "{name}");
        assert!(back.text.contains("Nobody else here has an account of that name"), "{}", back.text);
        assert!(back.text.contains(&format!("name=\"account\" value=\"{name}\"")), "kept: {}", back.text);
        assert_eq!(ana.info(&table).await["revision"].to_string(), revision, "nothing changed");
    }
    assert_eq!(arrange(&ana, &table, 1, "invited:Nobody").await.refusal().1, "nobody-named");
    let new = json!({ "game": "caravan", "seats": ["me", "bot-random", "invited:Nobody"] });
    assert_eq!(ana.api("tables", new).await.refusal().1, "nobody-named");
    let form = [
        ("game", "caravan"),
        ("name", "Ana"),
        ("seat-0", "me"),
        ("seat-1", "none"),
        ("seat-2", "named"),
        ("account-2", "Nobody"),
        ("seat-3", "bot-steady"),
    ];
    let back = ana.page_form("/new", &form).await;
    assert_eq!(back.status, 422);
    let row = back.text.split("<li>").find(|row| row.contains("name=\"seat-1\"")).expect("its row");
    assert!(row.contains("Nobody else here") && row.contains("value=\"Nobody\""), "at its field: {row}");
}

#[tokio::test]
async fn a_program_arranges_a_waiting_room_and_reads_titles_in_its_language() {
    let server = Server::open().await;
    let (ana, bento) = (server.guest("Ana").await, server.guest("Bento").await);
    let new = json!({ "game": "caravan", "seats": ["me", "open"] });
    let table = ana.api("tables", new).await.good()["id"].as_str().expect("an id").to_owned();
    let path = |what: &str| format!("tables/{table}/{what}");
    assert_eq!(arrange(&bento, &table, 1, "bot-steady").await.refusal().1, "not-host");
    assert_eq!(arrange(&ana, &table, 1, "throne").await.refusal().1, "bad-seat");
    arrange(&ana, &table, 1, "bot-steady").await.good();
    let revision = ana.info(&table).await["revision"].clone();
    let stale = json!({ "plan": "open", "revision": 1 });
    assert_eq!(ana.api(&path("seats"), stale).await.refusal().1, "stale");
    let more = ana.api(&path("seats"), json!({ "plan": "open", "revision": revision })).await.good();
    assert_eq!(kinds(&more), ["player", "bot", "open"]);
    bento.sit(&table).await;
    assert_eq!(ana.api(&path("stand"), json!({ "seat": 2 })).await.refusal().1, "foreign-seat");
    assert_eq!(
        kinds(&bento.api(&path("stand"), json!({ "seat": 2 })).await.good()),
        ["player", "bot", "open"]
    );
    assert_eq!(kinds(&arrange(&ana, &table, 1, "none").await.good()), ["player", "open"]);

    // A seat is won back by a new link, which the host alone is told.
    bento.sit(&table).await;
    ana.start(&table).await;
    assert_eq!(bento.api(&path("reclaim"), json!({ "seat": 0 })).await.refusal().1, "not-host");
    let renewed = ana.api(&path("reclaim"), json!({ "seat": 1 })).await.good();
    assert!(renewed["seats"][1]["invite"].is_string(), "{renewed}");
    assert_eq!(bento.info(&table).await["seats"][1]["invite"], Value::Null);
    bento.api(&path("object"), json!({ "seat": 1, "agree": false })).await.good();
    assert_eq!(ana.info(&table).await["seats"][1]["invite"], Value::Null, "objected to");

    assert_eq!(ana.info(&table).await["title"], "Ana’s table");
    let told = ana.in_portuguese(&format!("/api/v1/tables/{table}")).await;
    let told: Value = serde_json::from_str(&told).expect("JSON");
    assert_eq!(told["title"], "Mesa de Ana");
}
