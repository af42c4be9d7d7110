//! What hosts do through the API, and what everybody does there about their own name.

use serde_json::{Value, json};

use crate::{
    mailbox::Mailbox,
    notices,
    server::{Answer, Guest, Server, pair, play},
};

const PASSWORD: &str = "golden spike 1869";

/// Makes an account of a guest: the first one is the host's.
async fn account(guest: &Guest, name: &str) {
    let made = guest.api("account", json!({ "name": name, "password": PASSWORD })).await;
    assert_eq!(made.status, 201, "{}", made.text);
}

async fn act(by: &Guest, user: &Value, act: &str) -> Answer {
    by.api("host/person", json!({ "user": user, "act": act })).await
}

#[tokio::test]
async fn a_host_looks_after_people_and_tables_by_the_api_and_nobody_else_does() {
    let server = Server::open().await;
    let (ana, bento, table) = pair(&server, json!({})).await;
    account(&ana, "Ana").await;
    let id = bento.get("/api/v1/me").await.good()["id"].clone();
    let said = bento.api(&format!("tables/{table}/talk"), json!({ "words": "Rude words" })).await;
    assert_eq!(said.status, 204, "{}", said.text);
    let line = ana.get(&format!("/api/v1/tables/{table}/talk")).await.good()[0]["line"].clone();
    let reported = ana.api(&format!("tables/{table}/talk/report"), json!({ "line": line })).await;
    assert_eq!(reported.status, 204, "{}", reported.text);
    for path in ["", "/people", "/tables", "/reports", "/acts", "/counts"] {
        for stranger in [&bento, &server.stranger()] {
            assert_eq!(stranger.get(&format!("/api/v1/host{path}")).await.refusal().1, "not-keeper");
        }
        assert_eq!(ana.get(&format!("/api/v1/host{path}")).await.status, 200, "{path}");
    }
    for (path, body) in [
        ("person", json!({ "user": id, "act": "suspend" })),
        ("replace", json!({ "table": table, "seat": 0 })),
        ("close", json!({ "table": table })),
        ("settle", json!({ "report": 1 })),
        ("counts", json!({ "counting": false })),
    ] {
        assert_eq!(bento.api(&format!("host/{path}"), body).await.refusal().1, "not-keeper", "{path}");
    }
    let census = ana.get("/api/v1/host").await.good();
    assert_eq!(
        (&census["accounts"], &census["guests"], &census["playing"]),
        (&json!(1), &json!(1), &json!(1))
    );

    let renamed = ana.api("host/person", json!({ "user": id, "act": "rename", "name": "Bento B." })).await;
    assert_eq!(renamed.good(), json!({ "key": null }));
    assert_eq!(act(&ana, &id, "mute").await.status, 200);
    assert_eq!(act(&ana, &id, "suspend").await.status, 200);
    let people = ana.get("/api/v1/host/people?named=bento").await.good();
    assert_eq!(people.as_array().map(Vec::len), Some(1), "{people}");
    let [muted, suspended, name] = ["muted", "suspended", "name"].map(|field| people[0][field].clone());
    assert_eq!((muted, suspended, name), (json!(true), json!(true), json!("Bento B.")));
    assert_eq!(bento.haul(&table, 0).await.refusal().1, "suspended");
    for undone in ["unmute", "restore"] {
        assert_eq!(act(&ana, &id, undone).await.status, 200, "{undone}");
    }
    assert_eq!(act(&ana, &id, "dance").await.refusal(), (422, "bad-json".to_owned(), "body".to_owned()));
    let danced = [("user", id.to_string()), ("act", "dance".to_owned())];
    let danced = danced.each_ref().map(|(name, value)| (*name, value.as_str()));
    assert_eq!(ana.form("/host/person", &danced).await.refusal().1, "no-choice");
    assert_eq!(act(&ana, &id, "password").await.refusal().1, "no-such-account");
    assert_eq!(act(&ana, &json!(9999), "mute").await.status, 404);
    let own = ana.get("/api/v1/me").await.good()["id"].clone();
    assert_eq!(act(&ana, &own, "suspend").await.refusal().1, "no-choice");

    let going_on = ana.get("/api/v1/host/tables").await.good();
    assert_eq!(going_on[0]["people"][1], json!({ "seat": 1, "user": id, "name": "Bento B." }));
    assert_eq!(ana.api("host/replace", json!({ "table": table, "seat": 1 })).await.status, 204);
    assert_eq!(ana.info(&table).await["seats"][1]["kind"], "bot");
    assert_eq!(ana.api("host/replace", json!({ "table": table, "seat": 1 })).await.refusal().1, "seat-taken");
    assert_eq!(ana.api("host/replace", json!({ "table": table, "seat": 7 })).await.status, 404);
    assert_eq!(ana.api("host/close", json!({ "table": "nonsense" })).await.refusal().1, "no-table");
    assert_eq!(ana.api("host/close", json!({ "table": table })).await.status, 204);
    assert_eq!(ana.info(&table).await["status"], "abandoned");

    let reports = ana.get("/api/v1/host/reports").await.good();
    assert_eq!((&reports[0]["text"], &reports[0]["user"]), (&json!("Rude words"), &id));
    let settle = json!({ "report": reports[0]["report"] });
    assert_eq!(ana.api("host/settle", settle.clone()).await.status, 204);
    assert_eq!(ana.api("host/settle", settle).await.refusal().1, "no-report");
    assert_eq!(ana.get("/api/v1/host/reports").await.good(), json!([]));
    let acts = ana.get("/api/v1/host/acts").await.good();
    let kinds: Vec<&str> =
        acts.as_array().expect("acts").iter().filter_map(|act| act["kind"].as_str()).collect();
    assert_eq!(
        kinds,
        ["settled", "closed", "replaced", "restored", "unmuted", "suspended", "muted", "renamed"]
    );
    assert_eq!(
        (&acts[0]["by"], &acts[0]["name"], &acts[0]["table"]),
        (&json!("Ana"), &json!("Bento B."), &json!(table))
    );
    assert!(ana.get("/host").await.text.contains("Ana saw to a report about Bento B. at table"));
}

#[tokio::test]
async fn a_password_is_set_anew_by_the_key_that_a_host_made() {
    let server = Server::open().await;
    let (ana, bento) = (server.guest("Ana").await, server.guest("Bento").await);
    account(&ana, "Ana").await;
    account(&bento, "Bento").await;
    let id = bento.get("/api/v1/me").await.good()["id"].clone();
    let key = act(&ana, &id, "password").await.good()["key"].clone();
    let set = async |key: &Value, password: &str| {
        server.stranger().api("account/reset", json!({ "key": key, "password": password })).await
    };
    assert_eq!(set(&json!("nonsense"), "another golden spike").await.refusal().1, "no-link");
    assert_eq!(set(&key, "short").await.refusal().1, "short-password");
    let token = set(&key, "another golden spike").await.good()["token"].clone();
    assert_eq!(server.known_by(&token).get("/api/v1/me").await.good()["id"], id);
    assert_eq!(bento.get("/api/v1/me").await.status, 403, "all sessions ended");
    assert_eq!(set(&key, "another golden spike").await.refusal().1, "no-link", "once");
}

#[tokio::test]
async fn an_address_is_confirmed_and_a_forgotten_password_asked_for_by_the_api() {
    let mailbox = Mailbox::open();
    let server = notices::server(Some(&mailbox)).await;
    let ana = server.guest("Ana").await;
    let new = json!({ "name": "Ana", "password": PASSWORD, "email": "ana@example.org" });
    assert_eq!(ana.api("account", new).await.status, 201);
    let confirm = mailbox.until(1).await.pop().expect("a letter").link("https://rail.example.org/confirm/");
    let key = confirm.rsplit('/').next().expect("a key");
    let nobody = server.stranger();
    assert_eq!(nobody.api("account/confirm", json!({ "key": "nonsense" })).await.refusal().1, "no-link");
    assert_eq!(nobody.api("account/confirm", json!({ "key": key })).await.status, 204);
    assert_eq!(nobody.api("account/confirm", json!({ "key": key })).await.refusal().1, "no-link");
    for name in ["Nobody", "Ana"] {
        let asked = nobody.api("account/forgotten", json!({ "name": name })).await;
        assert_eq!((asked.status, asked.text.as_str()), (202, ""), "the same for everybody");
    }
    let reset = mailbox.until(2).await.pop().expect("a letter").link("https://rail.example.org/reset/");
    let key = reset.rsplit('/').next().expect("a key");
    let set = json!({ "key": key, "password": "another golden spike" });
    assert_eq!(nobody.api("account/reset", set).await.status, 201);
    let silent = notices::server(None).await;
    let refused = silent.stranger().api("account/forgotten", json!({ "name": "Ana" })).await;
    assert_eq!(refused.refusal().1, "no-letters");
}

#[tokio::test]
async fn whoever_is_sure_is_forgotten_by_the_api_even_when_suspended() {
    let server = Server::open().await;
    let (ana, bento, table) = pair(&server, json!({})).await;
    play([&ana, &bento], &table, 0..2).await;
    account(&ana, "Ana").await;
    let id = bento.get("/api/v1/me").await.good()["id"].clone();
    assert_eq!(act(&ana, &id, "suspend").await.status, 200);
    assert_eq!(bento.api("me/settings", json!({ "name": "B" })).await.refusal().1, "suspended");
    assert_eq!(bento.api("me/forget", json!({})).await.status, 422);
    assert_eq!(bento.api("me/forget", json!({ "sure": false })).await.refusal().1, "not-sure");
    assert_eq!(bento.get("/api/v1/me").await.good()["name"], "Bento", "nothing has changed");
    assert_eq!(bento.api("me/forget", json!({ "sure": true })).await.status, 204);
    assert_eq!(bento.get("/api/v1/me").await.refusal().1, "unknown-visitor");
    assert_eq!(
        server.stranger().api("me/forget", json!({ "sure": true })).await.refusal().1,
        "unknown-visitor"
    );
    let info = ana.info(&table).await;
    assert_eq!((&info["status"], &info["seats"][1]["kind"]), (&json!("playing"), &json!("bot")));
    assert!(!info.to_string().contains("Bento"), "{info}");
}

#[tokio::test]
async fn a_name_is_changed_with_the_settings() {
    let server = Server::open().await;
    let (ana, bento, table) = pair(&server, json!({})).await;
    account(&ana, "Ana").await;
    let settings = bento.api("me/settings", json!({ "name": " Benedito ", "theme": "paper" })).await.good();
    assert_eq!((&settings["name"], &settings["theme"]), (&json!("Benedito"), &json!("paper")));
    assert_eq!(ana.info(&table).await["seats"][1]["name"], "Benedito");
    assert_eq!(bento.api("me/settings", json!({ "name": "  " })).await.refusal().1, "no-name");
    assert_eq!(bento.api("me/settings", json!({ "name": "Ana" })).await.refusal().1, "name-taken");
    assert_eq!(bento.get("/api/v1/me/settings").await.good()["name"], "Benedito");
}
