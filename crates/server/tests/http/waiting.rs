//! The waiting room, new tables, one's own tables, players' pages, and those who look after the server.

use serde_json::{Value, json};

use crate::server::{Guest, Server, pair, papers, play};

const PASSWORD: &str = "golden spike 1869";

/// Makes an account of a guest.
async fn account(guest: &Guest, name: &str) {
    guest.api("account", json!({ "name": name, "password": PASSWORD })).await.good();
}

async fn revision(guest: &Guest, table: &str) -> String {
    guest.info(table).await["revision"].to_string()
}

#[tokio::test]
async fn every_seats_menu_shows_what_the_seat_is() {
    let server = Server::open().await;
    let ana = server.guest("Ana").await;
    let table = ana.table(&["me", "invited", "bot-greedy"], json!({})).await;
    let page = ana.get(&format!("/t/{table}")).await.text;
    for chosen in ["<option value=\"invited\" selected", "★ host", "Copy", "QR code", "Close the table"] {
        assert!(page.contains(chosen), "{chosen}: {page}");
    }
    let invite = ana.info(&table).await["seats"][1]["invite"].clone();
    let seen = revision(&ana, &table).await;
    let again = [("seat", "1"), ("plan", "invited"), ("revision", seen.as_str())];
    assert_eq!(ana.form(&format!("/t/{table}/arrange"), &again).await.status, 303);
    let renewed = ana.info(&table).await["seats"][1]["invite"].clone();
    assert_ne!(renewed, invite, "the host renews a seat's link");
    let old = server.guest("Bento").await.get(&format!("/i/{}", invite.as_str().expect("a key"))).await;
    assert_eq!(old.status, 410);
}

#[tokio::test]
async fn seats_are_added_and_removed_and_the_table_closed_by_its_host_alone() {
    let server = Server::open().await;
    let (ana, bento) = (server.guest("Ana").await, server.guest("Bento").await);
    let table = ana.table(&["me", "open", "bot-random"], json!({})).await;
    bento.sit(&table).await;
    let path = |what: &str| format!("/t/{table}/{what}");
    let seen = revision(&ana, &table).await;
    let wanted = [("plan", "invited"), ("revision", seen.as_str())];
    assert_eq!(bento.form(&path("seats"), &wanted).await.refusal().1, "not-host");
    assert_eq!(ana.form(&path("seats"), &wanted).await.status, 303);
    assert_eq!(ana.info(&table).await["seats"].as_array().map(Vec::len), Some(4));
    assert_eq!(ana.form(&path("seats"), &wanted).await.refusal().1, "setup", "the game is for four");
    let late = [("seat", "3"), ("plan", "none"), ("revision", seen.as_str())];
    assert_eq!(ana.form(&path("arrange"), &late).await.refusal().1, "stale", "something has changed");
    let seen = revision(&ana, &table).await;
    let own = [("seat", "0"), ("plan", "none"), ("revision", seen.as_str())];
    assert_eq!(ana.form(&path("arrange"), &own).await.refusal().1, "already-seated");
    let bot = [("seat", "2"), ("plan", "none"), ("revision", seen.as_str())];
    assert_eq!(bento.form(&path("arrange"), &bot).await.refusal().1, "not-host");
    assert_eq!(ana.form(&path("arrange"), &bot).await.status, 303);
    let kinds: Vec<Value> =
        ana.info(&table).await["seats"].as_array().unwrap().iter().map(|seat| seat["kind"].clone()).collect();
    assert_eq!(kinds, ["player", "player", "reserved"], "the one after it has moved up");
    assert_eq!(bento.form(&path("close"), &[]).await.refusal().1, "not-host");
    assert_eq!(ana.form(&path("close"), &[]).await.status, 303);
    assert_eq!(ana.info(&table).await["status"], "abandoned");
    assert!(bento.get(&format!("/t/{table}")).await.text.contains("This table is closed"));
    assert_eq!(ana.form(&path("close"), &[]).await.refusal().1, "wrong-status");
}

#[tokio::test]
async fn guests_say_that_they_are_ready_and_the_start_whom_it_leaves_out() {
    let server = Server::open().await;
    let (ana, bento, caro) =
        (server.guest("Ana").await, server.guest("Bento").await, server.guest("Caro").await);
    let table = ana.table(&["me", "open", "invited"], json!({})).await;
    bento.sit(&table).await;
    let page = format!("/t/{table}");
    let ready = async || ana.get(&page).await.text.matches("class=\"good\"").count();
    assert_eq!(ready().await, 1, "the host always is");
    assert_eq!(caro.form(&format!("{page}/ready"), &[("ready", "1")]).await.refusal().1, "not-seated");
    assert_eq!(bento.form(&format!("{page}/ready"), &[("ready", "1")]).await.status, 303);
    let seats = ana.info(&table).await["seats"].clone();
    assert_eq!((&seats[1]["ready"], &seats[2]["ready"]), (&json!(true), &json!(false)));
    assert_eq!(ready().await, 2);
    assert_eq!(bento.form(&format!("{page}/ready"), &[("ready", "0")]).await.status, 303);
    assert_eq!(ana.info(&table).await["seats"][1]["ready"], false);
    let text = ana.get(&page).await.text;
    assert!(text.contains("Start with 2 players") && text.contains("Seat C is still open"), "{text}");
    let asked = ana.page_form(&format!("{page}/start"), &[]).await;
    assert!(
        asked.status == 200 && asked.text.contains("Start without the guest of seat C?"),
        "{}",
        asked.text
    );
    assert_eq!(ana.info(&table).await["status"], "gathering");
    assert_eq!(ana.page_form(&format!("{page}/start"), &[("sure", "1")]).await.status, 303);
    assert_eq!(ana.info(&table).await["status"], "playing");
}

#[tokio::test]
async fn a_wrong_table_comes_back_with_every_value_and_the_fault_at_its_field() {
    let server = Server::open().await;
    let ana = server.guest("Ana").await;
    let wrong = [
        ("game", "caravan"),
        ("name", "Ana"),
        ("title", "Long+evening"),
        ("seat-0", "me"),
        ("seat-1", "hot-seat"),
        ("guest-1", "Bento"),
        ("seat-2", "throne"),
        ("public", "1"),
    ];
    let page = ana.page_form("/new", &wrong).await;
    assert_eq!(page.status, 422);
    for kept in ["value=\"Long evening\"", "value=\"Bento\"", "name=\"public\" value=\"1\" checked"] {
        assert!(page.text.contains(kept), "{kept}: {}", page.text);
    }
    assert!(!page.text.contains("name=\"spectators\" value=\"1\" checked"), "what was not ticked stays so");
    let row = page.text.split("name=\"seat-2\"").nth(1).and_then(|rest| rest.split("</li>").next());
    assert!(row.is_some_and(|row| row.contains("That is no kind of seat")), "at its field: {row:?}");
}

#[tokio::test]
async fn a_seat_that_somebody_holds_is_won_back_with_consent_or_not_before_a_day() {
    let server = Server::open().await;
    let (ana, bento, table) = pair(&server, json!({})).await;
    let lost = server.guest("Bento again").await;
    let path = |what: &str| format!("/t/{table}/{what}");
    assert_eq!(bento.form(&path("reclaim"), &[("seat", "0")]).await.refusal().1, "not-host");
    assert_eq!(ana.form(&path("reclaim"), &[("seat", "0")]).await.refusal().1, "already-seated");
    assert_eq!(ana.form(&path("reclaim"), &[("seat", "1")]).await.status, 303);
    let page = ana.get(&format!("/t/{table}")).await.text;
    let link = page.split("/i/").nth(1).and_then(|rest| rest.split('"').next()).expect("a link").to_owned();
    let link = format!("/i/{link}");
    assert_eq!(lost.get(&link).await.status, 409, "the holder may object for a day");
    assert_eq!(lost.form(&link, &[]).await.refusal().1, "seat-held");
    assert!(
        bento.get(&format!("/t/{table}")).await.text.contains("The host has made a new link to your seat")
    );
    assert_eq!(lost.form(&path("object"), &[("seat", "1")]).await.refusal().1, "no-ask", "not theirs");
    assert_eq!(bento.form(&path("object"), &[("seat", "1")]).await.status, 303);
    assert_eq!(lost.get(&link).await.status, 410, "objected");
    assert_eq!(ana.form(&path("reclaim"), &[("seat", "1")]).await.status, 303);
    let page = ana.get(&format!("/t/{table}")).await.text;
    let again = page.split("/i/").nth(1).and_then(|rest| rest.split('"').next()).expect("a link");
    let again = format!("/i/{again}");
    let hand = papers(&bento, &table).await;
    assert_eq!(bento.form(&path("object"), &[("seat", "1"), ("agree", "1")]).await.status, 303);
    assert_eq!(lost.get(&again).await.status, 200);
    assert_eq!(lost.form(&again, &[]).await.location, format!("/t/{table}"));
    assert_eq!(papers(&lost, &table).await, hand);
    assert_eq!(papers(&bento, &table).await, Value::Null, "the old holder keeps nothing");
}

#[tokio::test]
async fn ones_tables_are_listed_hidden_and_shown_with_their_results() {
    let server = Server::open().await;
    let (ana, bento, table) = pair(&server, json!({})).await;
    let list = ana.get("/tables").await.text;
    assert!(list.contains("Your turn") && list.contains(&table), "{list}");
    assert_eq!(server.stranger().get("/tables").await.status, 403);
    assert_eq!(
        ana.form("/tables/hide", &[("table", &table), ("hidden", "1"), ("here", "/tables")]).await.status,
        303
    );
    assert!(!ana.get("/").await.text.contains(&table));
    assert!(ana.get("/tables").await.text.contains("Show again"));
    assert!(bento.get("/").await.text.contains(&table), "for oneself alone");
    assert_eq!(ana.form("/tables/hide", &[("table", &table), ("hidden", "0")]).await.location, "/");
    assert!(ana.get("/").await.text.contains(&table));
}

#[tokio::test]
async fn a_players_page_shows_what_its_player_chose() {
    let server = Server::open().await;
    let (ana, bento, _) = pair(&server, json!({})).await;
    account(&ana, "Ana Rail").await;
    let id = ana.get("/api/v1/me").await.good()["id"].to_string();
    let page = bento.get(&format!("/p/{id}")).await.text;
    assert!(page.contains("This player shows a name only"), "{page}");
    assert_eq!(bento.get("/p/ana%20rail").await.status, 200, "by name too");
    assert_eq!(ana.form("/account/shows", &[("shows", "everything")]).await.refusal().1, "no-choice");
    assert_eq!(ana.form("/account/shows", &[("shows", "results")]).await.status, 303);
    assert!(bento.get(&format!("/p/{id}")).await.text.contains("No finished games yet"));
    assert_eq!(bento.get("/p/99999").await.status, 404);
    assert_eq!(bento.get("/p/nobody").await.status, 404);
}

#[tokio::test]
async fn only_a_host_looks_after_the_server_and_every_act_is_noted() {
    let server = Server::open().await;
    let (ana, bento, table) = pair(&server, json!({})).await;
    let caro = server.guest("Caro").await;
    account(&ana, "Ana").await;
    let id = bento.get("/api/v1/me").await.good()["id"].to_string();
    let act = async |who: &Guest, act: &str, name: &str| {
        who.form("/host/person", &[("user", id.as_str()), ("act", act), ("name", name)]).await
    };
    for stranger in [&bento, &caro, &server.stranger()] {
        assert_eq!(stranger.get("/host").await.status, 403);
    }
    assert_eq!(act(&bento, "appoint", "").await.refusal().1, "not-keeper");
    assert_eq!(
        bento.form("/host/table", &[("table", &table), ("close", "1")]).await.refusal().1,
        "not-keeper"
    );
    assert_eq!(act(&ana, "rename", "Bento B.").await.status, 303);
    assert_eq!(ana.info(&table).await["seats"][1]["name"], "Bento B.");
    assert_eq!(act(&ana, "suspend", "").await.status, 303);
    assert_eq!(bento.haul(&table, 0).await.refusal().1, "suspended");
    assert_eq!(bento.get(&format!("/t/{table}")).await.status, 200, "looking on is free");
    assert_eq!(act(&ana, "restore", "").await.status, 303);
    assert_eq!(act(&ana, "password", "").await.refusal().1, "no-such-account");
    assert_eq!(act(&ana, "dance", "").await.refusal().1, "no-choice");
    account(&bento, "Bento").await;
    let page = act(&ana, "password", "").await.text;
    let key =
        page.split("/reset/").nth(1).and_then(|rest| rest.split('"').next()).expect("a link").to_owned();
    let reset = format!("/reset/{key}");
    let browser = server.browser();
    let token = browser.form_token().await;
    let short = browser.form(&reset, &[("token", &token), ("password", "short")]).await;
    assert_eq!(short.refusal().1, "short-password");
    let new = [("token", token.as_str()), ("password", "another one 2")];
    assert_eq!(browser.form(&reset, &new).await.status, 303);
    assert_eq!(bento.get("/api/v1/me").await.status, 403, "all sessions ended");
    assert!(browser.get("/account").await.text.contains("You are Bento."));
    assert_eq!(browser.get(&reset).await.status, 410, "once");
    assert_eq!(ana.form("/host/table", &[("table", &table), ("seat", "1")]).await.status, 303);
    assert_eq!(ana.info(&table).await["seats"][1]["kind"], "bot");
    assert_eq!(ana.form("/host/table", &[("table", &table), ("close", "1")]).await.status, 303);
    assert_eq!(ana.info(&table).await["status"], "abandoned");
    let page = ana.get("/host?named=ben").await.text;
    for told in ["Ana suspended Bento B.", "Ana restored", "closed table", "let a bot play on", "Decisions"] {
        assert!(page.contains(told), "{told}: {page}");
    }
}

#[tokio::test]
async fn everything_about_oneself_is_in_the_file_and_nothing_of_others() {
    let server = Server::open().await;
    let (ana, bento, table) = pair(&server, json!({})).await;
    play([&ana, &bento], &table, 0..2).await;
    ana.api("account/email", json!({ "email": "ana@example.org" })).await.good();
    for (guest, words) in [(&ana, "Hello there"), (&bento, "A secret of mine")] {
        let said = guest.api(&format!("tables/{table}/talk"), json!({ "words": words })).await;
        assert_eq!(said.status, 204);
    }
    let file = ana.get("/export").await.good();
    let said = file["talk"].as_array().expect("talk");
    assert_eq!((said.len(), &said[0]["text"], &said[0]["table"]), (1, &json!("Hello there"), &json!(table)));
    assert!(!file.to_string().contains("secret of mine"), "{file}");
    let privacy = ana.get("/privacy").await.text;
    assert!(privacy.contains("What you say at tables") && privacy.contains("your holidays"), "{privacy}");
    assert_eq!((&file["name"], &file["email"]["address"]), (&json!("Ana"), &json!("ana@example.org")));
    assert_eq!(file["tables"][0]["decisions"].as_array().map(Vec::len), Some(1), "{file}");
    assert_eq!(file["sessions"].as_array().map(Vec::len), Some(1));
    assert!(!file.to_string().contains("Bento"));
    assert_eq!(ana.get("/api/v1/me/export").await.good(), file);
    assert_eq!(server.stranger().get("/export").await.status, 403);
    for page in ["/", &format!("/t/{table}"), "/host", "/api/v1/me"] {
        assert!(!ana.get(page).await.text.contains("ana@example.org"), "{page}");
        assert!(!bento.get(page).await.text.contains("ana@example.org"), "{page}");
    }
}

#[tokio::test]
async fn small_pages_that_everybody_asks_for_are_there() {
    let server = Server::open().await;
    let nobody = server.stranger();
    for path in ["/robots.txt", "/privacy", "/about", "/favicon.ico", "/apple-touch-icon.png"] {
        assert_eq!(nobody.get(path).await.status, 200, "{path}");
    }
    assert!(nobody.get("/robots.txt").await.text.contains("Disallow: /"));
    let lost = nobody.get("/nothing-here").await;
    assert!(lost.status == 404 && lost.text.contains("Page not found"), "{}", lost.text);
    let front = nobody.get("/").await.text;
    assert!(front.contains("og:title") && front.contains("href=\"/privacy\""), "{front}");
    assert!(server.stranger().get("/rules/caravan").await.text.contains("og:title"));
    // A table is shown in advance once nothing of its game is hidden any more.
    let (ana, bento, table) = pair(&server, json!({})).await;
    let shown = async || server.stranger().get(&format!("/t/{table}")).await.text.contains("og:title");
    play([&ana, &bento], &table, 0..5).await;
    assert!(!shown().await);
    bento.haul(&table, 5).await.good();
    assert_eq!(ana.info(&table).await["status"], "finished");
    assert!(shown().await);
}

#[tokio::test]
async fn a_table_without_a_title_is_called_after_its_host_by_now_in_the_readers_language() {
    let server = Server::open().await;
    let (ana, bento) = (server.guest("Ana").await, server.guest("Bento").await);
    let new = json!({ "game": "caravan", "seats": ["me", "open"] });
    let table = ana.api("tables", new).await.good()["id"].as_str().expect("an id").to_owned();
    let here = format!("/t/{table}");
    assert!(bento.get(&here).await.text.contains("<h1>Ana’s table</h1>"));
    assert!(bento.in_portuguese(&here).await.contains("<h1>Mesa de Ana</h1>"));
    let renamed = [("name", "Ada"), ("language", "en"), ("here", "/")];
    assert_eq!(ana.form("/settings", &renamed).await.status, 303);
    assert!(bento.get(&here).await.text.contains("<h1>Ada’s table</h1>"));
    assert_eq!(bento.info(&table).await["title"], "Ada’s table");
    assert!(ana.get("/tables").await.text.contains("Ada’s table"));
}

#[tokio::test]
async fn somebody_changes_places_for_another_colour_but_with_no_other_person() {
    let server = Server::open().await;
    let (ana, bento) = (server.guest("Ana").await, server.guest("Bento").await);
    let table = ana.table(&["me", "open", "bot-random", "invited"], json!({})).await;
    bento.sit(&table).await;
    let choice = "class=\"colours\"";
    assert!(bento.get(&format!("/t/{table}")).await.text.contains(choice));
    let full = ana.table(&["me", "open"], json!({})).await;
    bento.sit(&full).await;
    assert!(!bento.get(&format!("/t/{full}")).await.text.contains(choice), "nothing but their own is left");
    let path = format!("/t/{table}/move");
    let seats = async || {
        let info = ana.info(&table).await;
        let name =
            |seat: &Value| seat["name"].as_str().or(seat["kind"].as_str()).unwrap_or_default().to_owned();
        info["seats"].as_array().expect("seats").iter().map(name).collect::<Vec<String>>()
    };
    let before = seats().await;
    assert_eq!(ana.form(&path, &[("seat", "1")]).await.refusal().1, "seat-taken");
    assert_eq!(ana.form(&path, &[("seat", "7")]).await.status, 404);
    assert_eq!(server.guest("Caio").await.form(&path, &[("seat", "2")]).await.status, 403);
    assert_eq!(seats().await, before);
    let invite = ana.info(&table).await["seats"][3]["invite"].clone();
    assert_eq!(ana.form(&path, &[("seat", "3")]).await.status, 303);
    bento.api(&format!("tables/{table}/move"), json!({ "seat": 2 })).await.good();
    let after = seats().await;
    assert_eq!((after[3].as_str(), after[2].as_str()), ("Ana", "Bento"));
    // An invitation goes with its seat.
    assert_eq!(ana.info(&table).await["seats"][0]["invite"], invite);
    let caio = server.guest("Caio").await;
    let form = format!("/i/{}", invite.as_str().expect("a key"));
    assert_eq!(caio.form(&form, &[("name", "Caio")]).await.status, 303);
    ana.start(&table).await;
    assert_eq!(papers(&ana, &table).await, json!("papers-of-3"));
    assert_eq!(ana.form(&path, &[("seat", "0")]).await.refusal().0, 409, "not any more");
}

#[tokio::test]
async fn whom_a_host_has_muted_says_nothing_until_the_host_lets_them() {
    let server = Server::open().await;
    let (host, bento) = (server.guest("Ana").await, server.guest("Bento").await);
    account(&host, "Ana").await;
    let table = host.table(&["me", "open"], json!({})).await;
    bento.sit(&table).await;
    let user = bento.get("/api/v1/me").await.good()["id"].to_string();
    let say = async || bento.api(&format!("tables/{table}/talk"), json!({ "words": "Hello" })).await;
    assert_eq!(say().await.status, 204);
    assert_eq!(
        bento.form("/host/person", &[("user", &user), ("act", "mute")]).await.refusal().1,
        "not-keeper"
    );
    assert_eq!(host.form("/host/person", &[("user", &user), ("act", "mute")]).await.status, 303);
    assert_eq!(say().await.refusal().1, "muted");
    let page = bento.page_form(&format!("/t/{table}/talk"), &[("words", "Hello")]).await;
    assert_eq!(page.status, 403, "by a plain form neither");
    assert_eq!(host.form("/host/person", &[("user", &user), ("act", "unmute")]).await.status, 303);
    assert_eq!(say().await.status, 204);
}

#[tokio::test]
async fn seats_of_a_new_table_come_and_go_and_every_value_stays() {
    let server = Server::open().await;
    let ana = server.guest("Ana").await;
    let filled = [
        ("game", "caravan"),
        ("with", "link"),
        ("name", "Ana"),
        ("title", "Long+evening"),
        ("seat-0", "me"),
        ("seat-1", "hot-seat"),
        ("guest-1", "Bento"),
        ("seat-2", "bot-expert"),
    ];
    let sent = async |more: &[(&str, &str)]| {
        let page = ana.page_form("/new", &[&filled[..], more].concat()).await;
        assert_eq!(page.status, 200, "{}", page.text);
        page.text
    };
    let rows = |page: &str| page.matches("name=\"seat-").count();
    // One more is as the others of the form were; none beyond what the game is for.
    let more = sent(&[("count", "4")]).await;
    assert_eq!(rows(&more), 4);
    for kept in ["value=\"Long evening\"", "value=\"Bento\"", "<option value=\"bot-expert\" selected"] {
        assert!(more.contains(kept), "{kept}: {more}");
    }
    let last = more.split("name=\"seat-3\"").nth(1).expect("a fourth row");
    assert!(last.contains("<option value=\"invited\" selected"), "{last}");
    assert_eq!(rows(&sent(&[("count", "99")]).await), 4);
    assert_eq!(rows(&sent(&[("count", "0")]).await), 2);
    assert_eq!(rows(&sent(&[("count", "many")]).await), 3);
    // One fewer: the one after it moves up.
    let fewer = sent(&[("drop", "1")]).await;
    assert_eq!(rows(&fewer), 2);
    let second = fewer.split("name=\"seat-1\"").nth(1).expect("a second row");
    assert!(second.contains("<option value=\"bot-expert\" selected"), "{second}");
    assert_eq!(rows(&sent(&[("drop", "9")]).await), 3);
    assert_eq!(ana.get("/api/v1/me/tables").await.good(), json!([]), "no table was made");
}

#[tokio::test]
async fn a_program_has_settings_hides_tables_and_looks_at_players() {
    let server = Server::open().await;
    let (ana, bento, table) = pair(&server, json!({})).await;
    // Settings: what is not said stays, what cannot be chosen is refused.
    assert_eq!(server.stranger().get("/api/v1/me/settings").await.status, 403);
    assert_eq!(ana.get("/api/v1/me/settings").await.good()["theme"], "system");
    ana.api("me/settings", json!({ "theme": "lamplight", "language": "pt-BR" })).await.good();
    let wrong = ana.api("me/settings", json!({ "theme": "moon", "sound": "on" })).await;
    assert_eq!(wrong.refusal(), (422, "no-choice".to_owned(), "theme".to_owned()));
    let now = ana.get("/api/v1/me/settings").await.good();
    assert_eq!(
        (&now["theme"], &now["sound"], &now["language"]),
        (&json!("lamplight"), &json!("off"), &json!("pt-BR"))
    );
    // The host of a table lets people talk there, or not.
    let switch = format!("tables/{table}/talk/switch");
    assert_eq!(bento.api(&switch, json!({ "on": false })).await.refusal().1, "not-host");
    assert_eq!(ana.api(&switch, json!({ "on": false })).await.status, 204);
    assert_eq!(ana.info(&table).await["talk"], false);
    // A list without a table, and with it again.
    let listed = async || bento.get("/").await.text.contains(&table);
    assert!(listed().await);
    assert_eq!(bento.api("me/tables/hide", json!({ "table": table, "hidden": true })).await.status, 204);
    assert!(!bento.get("/").await.text.contains(&table));
    assert_eq!(bento.api("me/tables/hide", json!({ "table": "nothing", "hidden": true })).await.status, 404);
    bento.api("me/tables/hide", json!({ "table": table, "hidden": false })).await;
    assert!(listed().await);
    // Players show what they chose to.
    play([&ana, &bento], &table, 0..6).await;
    account(&bento, "Bento").await;
    let seen = async || ana.get("/api/v1/players/bento").await.good();
    assert_eq!(seen().await["games"], json!([]));
    bento.api("account/shows", json!({ "shows": "results" })).await.good();
    let game = seen().await["games"][0].clone();
    assert_eq!((&game["table"], &game["opponents"]), (&json!(table), &json!([])));
    assert!(game["place"].is_number() && game["won"].is_boolean() && game["score"].is_number(), "{game}");
    bento.api("account/shows", json!({ "shows": "opponents" })).await.good();
    assert_eq!(seen().await["games"][0]["opponents"], json!(["Ana"]));
    assert_eq!(ana.get("/api/v1/players/nobody").await.status, 404);
}
