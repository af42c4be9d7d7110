//! What axe-core finds on our pages: nothing, on the pages around the tables and at tables, by day and by night, with things unfolded and
//! without. `cargo xtask test` fetches it and says where it is.

use std::{collections::HashSet, env, fs, process::Command, sync::Arc};

use serde_json::Value;

use crate::{
    driver::{Browser, Driver},
    page::{Moment, moment, open, take, take_first},
    server::{RAILHEAD, Server, data},
};

/// Where axe-core is.
const AXE: &str = "RAILHEAD_AXE";

const GAMES: [&str; 5] =
    ["last-spike", "great-western-trail", "chaparral", "ticket-legacy", "ticket-legacy-campaign"];

/// Everything that axe-core looks for by itself, and whether the words on a control are in its name; what is drawn on a
/// piece of a board is its picture, not its words.
const RUN: &str = "
    const words = 'label-content-name-mismatch';
    const drawn = ({ target }) => document.querySelector(target.at(-1))?.closest('svg');
    const rules = { [words]: { enabled: true } };
    return axe.run(document, { resultTypes: ['violations'], rules }).then(({ violations }) => violations
        .map(({ id, nodes }) => ({ id, nodes: nodes.filter((it) => id !== words || !drawn(it)) }))
        .filter(({ nodes }) => nodes.length)
        .map(({ id, nodes }) => `${id}: ${nodes.length} × ${nodes.slice(0, 3).map((it) => it.html.slice(0, 160)).join(' | ')}`));
";

/// Decisions that are taken at the desk of a campaign: its first year, and the moments after it.
const DESK_DECISIONS: usize = 60;

/// Waits until no sum is rising: what fades is gone before anybody could read it.
const AT_REST: &str = "
    return new Promise((rested) => {
        const look = () => document.querySelector('.risen') ? setTimeout(look, 50) : rested(true);
        look();
    });
";

/// Examines pages and keeps what is found.
struct Examiner {
    script: String,
    found: Vec<String>,
}

impl Examiner {
    /// The examiner; `None`, loudly, if nobody said where axe-core is.
    fn start() -> Option<Examiner> {
        let Some(path) = env::var_os(AXE) else {
            eprintln!("NOT EXAMINED by axe-core: {AXE} does not say where it is; `cargo xtask test` does");
            return None;
        };
        let script = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        Some(Examiner { script, found: Vec::new() })
    }

    /// Examines what the browser shows, by day and by night.
    async fn examine(&mut self, browser: &Browser, what: &str) {
        for night in [false, true] {
            browser.night(night).await;
            browser.js(AT_REST).await;
            // Together, because a table that is laid out anew in between would forget the script.
            let found = browser.js(&format!("{}\n{RUN}", self.script)).await;
            let time = if night { "night" } else { "day" };
            let found = found.as_array().expect("a list").iter().filter_map(Value::as_str);
            self.found.extend(found.map(|fault| format!("{what}, by {time}: {fault}")));
        }
        browser.night(false).await;
    }

    #[track_caller]
    fn assert_nothing_found(&self) {
        assert!(self.found.is_empty(), "{:#?}", self.found);
    }
}

#[tokio::test]
async fn nothing_is_found_on_the_pages_around_the_tables() {
    let (Some(driver), Some(mut examiner)) = (Driver::start(), Examiner::start()) else { return };
    let server = Server::start();
    let mut browser = driver.desktop("examined").await;
    browser.goto(&server.url("/")).await;
    examiner.examine(&browser, "the front page").await;
    browser.js("document.querySelector('.how').open = true").await;
    browser.js("document.querySelector('.settings').open = true").await;
    examiner.examine(&browser, "the front page, unfolded").await;
    for game in GAMES {
        browser.goto(&server.url(&format!("/new?game={game}"))).await;
        examiner.examine(&browser, &format!("a new table of {game}")).await;
        browser.goto(&server.url(&format!("/rules/{game}"))).await;
        examiner.examine(&browser, &format!("the rules of {game}")).await;
    }
    for game in &GAMES[..4] {
        browser.goto(&server.url(&format!("/aids/{game}"))).await;
        examiner.examine(&browser, &format!("the aids of {game}")).await;
    }
    for path in [
        "/learn",
        "/learn/last-spike/first/2",
        "/learn/last-spike/first/7",
        "/learn/great-western-trail/move/2",
        "/learn/chaparral/stars/3",
        "/learn/ticket-legacy/first/6",
        "/learn/ticket-legacy/first/11",
    ] {
        browser.goto(&server.url(path)).await;
        examiner.examine(&browser, path).await;
    }
    for path in [
        "/settings",
        "/import",
        "/campaign/ticket-legacy-campaign",
        "/nothing-here",
        "/t/nowhere",
        "/account",
        "/login",
        "/forgotten",
        "/privacy",
        "/about",
        "/i/zzz",
    ] {
        browser.goto(&server.url(path)).await;
        examiner.examine(&browser, path).await;
    }

    browser.goto(&server.url("/new?game=last-spike&seats=4")).await;
    browser.fill("form.new [name=name]", "Ana").await;
    browser.choose("[name=seat-1]", "invited").await;
    browser.choose("[name=seat-2]", "bot-steady").await;
    browser.choose("[name=seat-3]", "open").await;
    browser.click("form.new button.primary").await;
    browser.see("form[action$='/start']").await;
    examiner.examine(&browser, "the waiting room").await;
    let invitation = browser.js("return document.querySelector('input.link[value*=\"/i/\"]').value").await;
    let invitation = invitation.as_str().expect("a link").to_owned();
    browser.goto(&server.url("/")).await;
    examiner.examine(&browser, "the front page with a table").await;
    for path in ["/leave", "/forget", "/devices", "/tables", "/notices", "/holiday"] {
        browser.goto(&server.url(path)).await;
        examiner.examine(&browser, path).await;
    }
    browser.goto(&server.url("/account")).await;
    browser.fill("form[action='/account'] [name=password]", "golden spike 1869").await;
    browser.click("form[action='/account'] button.primary").await;
    browser.see("form[action='/account/password']").await;
    for path in ["/account", "/host", "/p/1"] {
        browser.goto(&server.url(path)).await;
        examiner.examine(&browser, path).await;
    }
    let guest = driver.desktop("examined-guest").await;
    guest.goto(&invitation).await;
    examiner.examine(&guest, "an invitation").await;
    examiner.assert_nothing_found();
}

/// A server that keeps this record as a table, and the address of that table.
fn with_record(record: &str) -> (Server, String) {
    let home = Arc::new(tempfile::tempdir().expect("a folder for the tables"));
    let file = format!("{}/../../games/{record}", env!("CARGO_MANIFEST_DIR"));
    let imported = Command::new(RAILHEAD).args(["import", &file, "--data"]).arg(data(home.path())).output();
    let imported = imported.expect("the program runs");
    assert!(imported.status.success(), "{record}: {}", String::from_utf8_lossy(&imported.stderr));
    let id = String::from_utf8(imported.stdout).expect("an id");
    let server = Server::run_by(Command::new(RAILHEAD), home, "127.0.0.1:0");
    (server, format!("/t/{}", id.trim()))
}

/// Examines a table at its start, with everything unfolded, some decisions later, and, from a record, at the end.
async fn table(game: &'static str, record: &str) {
    let (Some(driver), Some(mut examiner)) = (Driver::start(), Examiner::start()) else { return };
    let (server, over) = with_record(record);
    let mut browser = driver.desktop(game).await;
    browser.resize(1366, 768).await;
    open(&server, &mut browser, game).await;
    moment(&mut browser).await;
    examiner.examine(&browser, "at the start").await;
    browser.js("document.querySelector('[data-every]')?.click()").await;
    examiner.examine(&browser, "with all choices").await;
    browser.js("document.querySelector('[data-every]')?.click()").await;
    for decision in 1..=10 {
        if moment(&mut browser).await != Moment::Yours {
            break;
        }
        take_first(&mut browser).await;
        if decision % 5 == 0 {
            moment(&mut browser).await;
            examiner.examine(&browser, &format!("after {decision} decisions")).await;
        }
    }
    browser.resize(390, 844).await;
    moment(&mut browser).await;
    examiner.examine(&browser, "on a telephone").await;
    browser.resize(1366, 768).await;
    let at = browser.js("return location.pathname").await;
    let at = at.as_str().expect("an address").to_owned();
    let mut pages = vec!["rules", "fair", "replay"];
    if browser.js("return !!document.querySelector('a[href$=\"/binder\"]')").await == Value::Bool(true) {
        pages.push("binder");
    }
    for page in pages {
        browser.goto(&server.url(&format!("{at}/{page}"))).await;
        examiner.examine(&browser, page).await;
    }
    browser.goto(&server.url(&over)).await;
    browser.see(".finale").await;
    examiner.examine(&browser, "at the end").await;
    for page in ["fair", "replay"] {
        browser.goto(&server.url(&format!("{over}/{page}"))).await;
        examiner.examine(&browser, &format!("{page} after the end")).await;
    }
    examiner.assert_nothing_found();
}

#[tokio::test]
async fn nothing_is_found_at_a_table_of_the_last_spike() {
    table("last-spike", "last-spike/tests/fixtures/v1-6-seats.record").await;
}

#[tokio::test]
async fn nothing_is_found_at_a_table_of_great_western_trail() {
    table("great-western-trail", "great-western-trail/tests/fixtures/v1-3-judged.record").await;
}

#[tokio::test]
async fn nothing_is_found_at_a_table_of_chaparral() {
    table("chaparral", "chaparral/tests/fixtures/v1-4-seats.record").await;
}

#[tokio::test]
async fn nothing_is_found_at_a_table_of_ticket_to_ride() {
    table("ticket-legacy", "ticket-legacy/tests/fixtures/v1-first-map-3-seats.record").await;
}

/// The decisions of a campaign that lead on; whatever else is asked is answered by the first of the list.
const LEADS_ON: [&str; 5] = ["attend", "keep", "pay", "claim", "deck"];

#[tokio::test]
async fn nothing_is_found_at_the_desk_of_a_campaign() {
    let (Some(driver), Some(mut examiner)) = (Driver::start(), Examiner::start()) else { return };
    let server = Server::start();
    let mut browser = driver.desktop("examined-campaign").await;
    browser.resize(1366, 768).await;
    open(&server, &mut browser, "ticket-legacy-campaign").await;
    let mut asked = HashSet::new();
    for _ in 0..DESK_DECISIONS {
        assert_eq!(moment(&mut browser).await, Moment::Yours);
        // Each kind of question once; a name or a figure in it makes it no other.
        let prompt = browser.js("return document.querySelector('.prompt').innerText.slice(0, 16)").await;
        if asked.insert(prompt.to_string()) {
            examiner.examine(&browser, &prompt.to_string()).await;
        }
        let mut taken = false;
        for start in LEADS_ON {
            taken = taken || take(&mut browser, start).await;
        }
        if !taken {
            take_first(&mut browser).await;
        }
    }
    let at = browser.js("return location.pathname").await;
    let at = at.as_str().expect("an address").to_owned();
    // Rules lie beside the table, as wide as they can be read.
    browser.click(".bar a[data-beside][href*='/rules']").await;
    browser.until("document.querySelector('.beside .reading')?.clientWidth > 300").await;
    for page in ["binder", "replay", "rules"] {
        browser.goto(&server.url(&format!("{at}/{page}"))).await;
        examiner.examine(&browser, page).await;
        if page == "binder" {
            let open = "[...document.querySelectorAll('.bound')].every((leaf) => leaf.clientHeight > 40) \
                && document.documentElement.scrollHeight > 2 * innerHeight";
            browser.until(open).await;
        }
    }
    examiner.assert_nothing_found();
}
