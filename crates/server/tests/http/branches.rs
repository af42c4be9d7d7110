//! The binder, the chapters, and what goes on from them.

use serde_json::{Value, json};

use crate::server::{Answer, Guest, Server, file, packed, pair, play, unpacked};

const MARK: &str = "opal-and-quicksilver";

/// A table of two after `plies` decisions, with a text that nobody may read.
async fn after(server: &Server, plies: usize) -> (Guest, Guest, String) {
    let (ana, bento, table) = pair(server, json!({ "cargo": MARK })).await;
    play([&ana, &bento], &table, 0..plies).await;
    (ana, bento, table)
}

async fn branch(guest: &Guest, table: &str, ply: &str) -> Answer {
    guest.form(&format!("/t/{table}/branch"), &[("ply", ply)]).await
}

/// The id of the table that an answer leads to.
#[track_caller]
fn led_to(answer: &Answer) -> String {
    assert_eq!(answer.status, 303, "{}", answer.text);
    answer.location.strip_prefix("/t/").expect("a table").to_owned()
}

#[tokio::test]
async fn the_binder_has_all_leaves_and_chapters() {
    let server = Server::open().await;
    let (ana, _, table) = after(&server, 4).await;
    let address = format!("/t/{table}/binder");
    let table_page = ana.get(&format!("/t/{table}")).await.text;
    assert!(table_page.contains(&format!("href=\"{address}\"")), "the table links to it");
    for guest in [&ana, &server.stranger()] {
        let page = guest.get(&address).await.text;
        for part in [
            "game-caravan",
            "/assets/game/caravan.css",
            "id=\"leaf-diary\"",
            "href=\"#leaf-ledger\"",
            "2 days behind us, says Ana",
            "Dawn of day 1",
            "Dawn of day 2",
        ] {
            assert!(page.contains(part), "{part}: {page}");
        }
        assert!(page.contains(&format!("/t/{table}/replay?ply=4")), "{page}");
        assert!(!page.contains("Dawn of day 3") && !page.contains(MARK), "{page}");
    }
    // Only the second dawn leaves something, and only to those who sit here; the file is the host's.
    let counts = async |guest: &Guest| {
        let page = guest.get(&address).await.text;
        (page.matches("Play another version from here").count(), page.matches("branch-file?ply=4").count())
    };
    assert_eq!(counts(&ana).await, (1, 1));
    assert_eq!(counts(&server.guest("Casey").await).await, (0, 0));
    let replay = ana.get(&format!("/t/{table}/replay?ply=3")).await.text;
    assert!(
        replay.contains("Dawn of day 1") && replay.contains("replay?ply=2&amp;seat=0\" aria-current"),
        "{replay}"
    );
    let gathering = ana.table(&["me", "open"], json!({})).await;
    assert_eq!(ana.get(&format!("/t/{gathering}/binder")).await.status, 404);
}

#[tokio::test]
async fn a_branch_goes_on_from_a_chapter_with_the_same_seats() {
    let server = Server::open().await;
    let ana = server.guest("Ana").await;
    let bento = server.guest("Bento").await;
    let table =
        ana.table(&["bot-random:Ruth", "me", "open", "hot-seat:Caio"], json!({ "cargo": MARK })).await;
    bento.sit(&table).await;
    ana.start(&table).await;
    for ply in (0..8).filter(|ply| ply % 4 != 0) {
        ana.until(&table, |info| info["ply"] == json!(ply)).await;
        let guest = if ply % 4 == 2 { &bento } else { &ana };
        let decide = json!({ "seat": ply % 4, "ply": ply, "decision": "rest" });
        guest.api(&format!("tables/{table}/decide"), decide).await.good();
    }
    let answer = branch(&bento, &table, "8").await;
    let next = led_to(&answer);
    let info = bento.info(&next).await;
    assert_eq!((&info["status"], &info["title"]), (&json!("gathering"), &json!("Trail, another way")));
    let kinds: Vec<&Value> =
        info["seats"].as_array().expect("seats").iter().map(|seat| &seat["kind"]).collect();
    assert_eq!(kinds, ["bot", "reserved", "player", "reserved"]);
    assert_eq!((&info["seats"][0]["name"], &info["seats"][0]["level"]), (&json!("Ruth"), &json!("random")));
    assert_eq!(info["seats"][2]["mine"], true);
    let invite = info["seats"][1]["invite"].as_str().expect("the new host reads the invitations").to_owned();
    assert!(ana.info(&next).await["seats"][1]["invite"].is_null());
    assert!(!bento.get(&format!("/t/{next}")).await.text.contains(MARK));
    ana.api(&format!("tables/{next}/sit"), json!({ "invite": invite })).await.good();
    // The other way round the hot seat is Ana's still.
    let info = ana.info(&led_to(&branch(&ana, &table, "8").await)).await;
    assert_eq!((&info["seats"][3]["kind"], &info["seats"][3]["name"]), (&json!("hot-seat"), &json!("Caio")));
    assert_eq!(info["seats"][2]["kind"], "reserved");
}

/// That a table goes another way is kept beside its title, and said to each reader in their language, however often it is
/// gone on from, as a file too.
#[tokio::test]
async fn another_way_is_said_in_the_language_of_whoever_reads() {
    let server = Server::open().await;
    let (ana, bento, table) = after(&server, 4).await;
    let next = led_to(&branch(&bento, &table, "4").await);
    let file = ana.get(&format!("/t/{table}/branch-file?ply=4")).await.bytes;
    let carried = led_to(&ana.upload("/import", &file).await);
    for table in [&next, &carried] {
        assert_eq!(ana.info(table).await["title"], "Trail, another way");
        for path in ["/t/", "/api/v1/tables/"] {
            let page = bento.in_portuguese(&format!("{path}{table}")).await;
            assert!(page.contains("Trail, por outro caminho") && !page.contains("another way"), "{page}");
        }
    }
    // Its end leads on the same way, and another version of it goes another way once.
    let invite = bento.info(&next).await["seats"][0]["invite"].as_str().expect("an invitation").to_owned();
    ana.api(&format!("tables/{next}/sit"), json!({ "invite": invite })).await.good();
    bento.start(&next).await;
    play([&ana, &bento], &next, 0..6).await;
    for ply in ["4", "6"] {
        let after = led_to(&branch(&bento, &next, ply).await);
        assert_eq!(ana.info(&after).await["title"], "Trail, another way");
    }
    let again = ana.form(&format!("/t/{next}/again"), &[]).await;
    assert_eq!(ana.info(&led_to(&again)).await["title"], "Trail, another way");
}

/// A campaign's result leads to the beginning of the game that it is the result of.
#[tokio::test]
async fn a_replay_begins_where_it_is_asked_to() {
    let server = Server::open().await;
    let (ana, _, table) = after(&server, 5).await;
    let shown = async |query: &str| {
        let page = ana.get(&format!("/t/{table}/replay{query}")).await;
        assert_eq!(page.status, 200, "{}", page.text);
        let from = page.text.split("data-ply=\"").nth(1).expect("a moment");
        from.split('"').next().expect("a number").to_owned()
    };
    assert_eq!(shown("").await, "5", "the last moment");
    assert_eq!(shown("?chapter=true").await, "4", "where the latest chapter begins");
    assert_eq!(shown("?chapter=true&seat=0").await, "4");
    assert_eq!(shown("?chapter=false").await, "5");
    assert_eq!(shown("?chapter=true&ply=2").await, "2", "a moment that is named comes first");
    assert_eq!(shown("?ply=99").await, "5", "no later than the last");
    assert_eq!(ana.get(&format!("/t/{table}/replay?chapter=yes")).await.status, 400);
    let (ana, _, table) = after(&server, 1).await;
    let page = ana.get(&format!("/t/{table}/replay?chapter=true")).await.text;
    assert!(page.contains("data-ply=\"1\""), "without a chapter, the last moment: {page}");
}

#[tokio::test]
async fn only_chapters_can_be_branched_from_and_only_by_players() {
    let server = Server::open().await;
    let (ana, bento, table) = after(&server, 5).await;
    let refused = async |guest: &Guest, ply: &str| branch(guest, &table, ply).await.refusal();
    let at = |error: &str| (422, error.to_owned(), "ply".to_owned());
    for ply in ["0", "1", "3", "5", "99"] {
        assert_eq!(refused(&ana, ply).await, at("no-chapter"), "{ply}");
    }
    assert_eq!(refused(&ana, "x").await, at("not-a-number"));
    assert_eq!(refused(&ana, "2").await, at("no-bequest"));
    assert_eq!(refused(&server.guest("Casey").await, "4").await.1, "not-seated");
    assert_eq!(refused(&server.stranger(), "4").await.0, 403);
    assert!(!ana.get(&format!("/t/{table}")).await.text.contains("form=\"play-on\""));
    play([&ana, &bento], &table, 5..6).await;
    let page = bento.get(&format!("/t/{table}")).await.text;
    assert!(page.contains("form=\"play-on\"") && page.contains("id=\"play-on\""), "{page}");
    let info = bento.info(&led_to(&branch(&bento, &table, "6").await)).await;
    assert_eq!((&info["title"], &info["status"]), (&json!("Trail"), &json!("gathering")));
    assert_eq!(info["seats"][1]["mine"], true);
}

#[tokio::test]
async fn a_branch_travels_as_a_file() {
    let server = Server::open().await;
    let (ana, bento, table) = after(&server, 4).await;
    let address = format!("/t/{table}/branch-file?ply=4");
    assert_eq!(bento.get(&address).await.status, 403);
    let file = ana.get(&address).await;
    assert_eq!(file.status, 200, "{}", file.text);
    let content = unpacked(&file.bytes);
    let options = json!({ "cargo": format!("{MARK}, day 2") });
    let expected = json!({ "format": "railhead branch", "version": 1, "game": "caravan", "options": options,
        "title": "Trail", "another_way": true, "seats": ["me", "invited"] });
    assert_eq!(content, expected);

    let casey = server.guest("Casey").await;
    let answer = casey.upload("/import", &file.bytes).await;
    let next = led_to(&answer);
    let info = casey.info(&next).await;
    assert_eq!((&info["status"], &info["seats"][0]["name"]), (&json!("gathering"), &json!("Casey")));
    assert_eq!(info["seats"][1]["kind"], "reserved");
    assert_eq!(info["options"], json!({ "pace": "slow" }));
    assert!(casey.get("/new").await.text.contains("href=\"/import\""));
    assert!(casey.get("/import").await.text.contains("vouches"));
}

/// A text that a game reads for itself comes from a branch or a file, never from a form or a program.
#[tokio::test]
async fn nobody_can_write_a_past_into_a_form() {
    let server = Server::open().await;
    let ana = server.guest("Ana").await;
    let new = json!({ "game": "caravan", "seats": ["me", "open"], "options": { "cargo": MARK } });
    let refused = (422, "text-option".to_owned(), "options".to_owned());
    assert_eq!(ana.api("tables", new).await.refusal(), refused);
    let fields = [("game", "caravan"), ("seat-0", "me"), ("seat-1", "open"), ("option-cargo", MARK)];
    assert_eq!(ana.form("/new", &fields).await.refusal(), refused);
    led_to(&ana.form("/new", &fields[..3]).await);
}

/// The seal tells what was written here from what anybody may have written.
#[tokio::test]
async fn a_file_that_was_changed_is_an_import_and_says_so() {
    let (server, elsewhere) = (Server::open().await, Server::open().await);
    let (ana, bento, table) = pair(&server, json!({})).await;
    play([&ana, &bento], &table, 0..4).await;
    assert_eq!(ana.info(&table).await["origin"], "new");
    let next = led_to(&branch(&bento, &table, "4").await);
    assert_eq!(bento.info(&next).await["origin"], "branch");
    let good = ana.get(&format!("/t/{table}/branch-file?ply=4")).await.bytes;
    let content = unpacked(&good);
    assert!(content["seal"].is_string() && !content.to_string().contains(&table), "{content}");
    let edited = |key: &str, value: Value| {
        let mut content = content.clone();
        content[key] = value;
        packed(content.to_string().as_bytes())
    };
    let origin = async |guest: &Guest, file: &[u8]| {
        let table = led_to(&guest.upload("/import", file).await);
        let page = guest.get(&format!("/t/{table}")).await.text;
        let info = guest.info(&table).await;
        assert_eq!(page.contains("nobody here vouches"), info["origin"] == "import", "{page}");
        info["origin"].as_str().expect("an origin").to_owned()
    };
    assert_eq!(origin(&ana, &good).await, "branch");
    assert_eq!(origin(&ana, &edited("title", json!("Elsewhere"))).await, "branch");
    for changed in [
        edited("options", json!({ "cargo": ", day 2 and a guess" })),
        edited("seal", json!("00")),
        edited("seal", Value::Null),
        file(&["me", "open"], json!({})),
    ] {
        assert_eq!(origin(&ana, &changed).await, "import");
    }
    let casey = elsewhere.guest("Casey").await;
    assert_eq!(origin(&casey, &good).await, "import", "no other server knows the seal");
    let refused = (422, "branch-file".to_owned(), "seal".to_owned());
    assert_eq!(ana.upload("/import", &edited("seal", json!(7))).await.refusal(), refused);

    // What goes on from an import stays one.
    let table = led_to(&casey.upload("/import", &good).await);
    let dana = elsewhere.guest("Dana").await;
    let invite = casey.info(&table).await["seats"][1]["invite"].as_str().expect("an invitation").to_owned();
    dana.api(&format!("tables/{table}/sit"), json!({ "invite": invite })).await.good();
    casey.start(&table).await;
    play([&casey, &dana], &table, 0..4).await;
    assert!(casey.get(&format!("/t/{table}")).await.text.contains("nobody here vouches"));
    assert!(unpacked(&casey.get(&format!("/t/{table}/branch-file?ply=4")).await.bytes)["seal"].is_null());
    let next = led_to(&branch(&dana, &table, "4").await);
    assert_eq!(dana.info(&next).await["origin"], "import");
}

#[tokio::test]
async fn a_file_that_cannot_be_used_is_refused_by_its_field() {
    let server = Server::open().await;
    let ana = server.guest("Ana").await;
    let good = json!({ "format": "railhead branch", "version": 1, "game": "caravan", "title": "T",
        "seats": ["me", "open"], "options": {} });
    let changed = |key: &str, value: Value| {
        let mut content = good.clone();
        content[key] = value;
        packed(content.to_string().as_bytes())
    };
    led_to(&ana.upload("/import", &changed("title", json!("Other"))).await);
    let cases = [
        (b"not gzip".to_vec(), "file"),
        (packed(b"not json"), "file"),
        (packed(b"[]"), "format"),
        (changed("format", json!("other")), "format"),
        (changed("version", json!(2)), "version"),
        (changed("game", json!("chess")), "game"),
        (changed("game", json!(1)), "game"),
        (changed("title", json!([])), "title"),
        (changed("seats", json!("me")), "seats"),
        (changed("seats", json!(["me", "throne"])), "seats[1]"),
        (changed("seats", json!(["me"])), "seats"),
        (changed("seats", json!(["me", "me"])), "seats"),
        (changed("another_way", json!("yes")), "another_way"),
        (changed("another_way", Value::Null), "another_way"),
        (changed("options", json!({ "cargo": "spoilt" })), "options"),
        (changed("options", json!({ "cargo": 1 })), "options"),
        (changed("options", json!({ "weather": "fine" })), "options"),
        (Vec::new(), "file"),
    ];
    for (file, field) in cases {
        let (status, _, at) = ana.upload("/import", &file).await.refusal();
        assert_eq!((status, at.as_str()), (422, field));
    }
    let bomb = packed(&vec![b' '; 20_000_000]);
    assert!(bomb.len() < 60_000);
    assert_eq!(ana.upload("/import", &bomb).await.status, 413);
    assert_eq!(ana.upload("/import", &vec![0; 100_000]).await.status, 413);
    let stranger = server.stranger();
    assert_eq!(stranger.upload("/import", &changed("title", json!("T"))).await.refusal().1, "form-token");
}
