//! What axe-core finds on our pages: nothing, on every kind of page, by day and by night, with things unfolded and
//! without. `cargo xtask test` fetches it and says where it is.

use std::{env, fs};

use serde_json::Value;

use crate::{
    driver::{Browser, Driver},
    page::{Moment, moment, passed, ply},
    server::Server,
};

/// Where axe-core is.
const AXE: &str = "RAILHEAD_AXE";

const GAMES: [&str; 5] =
    ["last-spike", "great-western-trail", "chaparral", "ticket-legacy", "ticket-legacy-campaign"];

/// Everything that axe-core looks for by itself, and whether what is seen of a control is in its name.
const RUN: &str = "
    const rules = { 'label-content-name-mismatch': { enabled: true } };
    return axe.run(document, { resultTypes: ['violations'], rules }).then(({ violations }) =>
        violations.map(({ id, nodes }) => `${id}: ${nodes.length} × ${nodes.slice(0, 3).map((it) => it.html.slice(0, 160)).join(' | ')}`));
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
            browser.js(&self.script).await;
            let found = browser.js(RUN).await;
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

/// Opens a table against bots.
async fn open(server: &Server, browser: &mut Browser, game: &str) {
    let door = if game.ends_with("campaign") { format!("/campaign/{game}") } else { "/".to_owned() };
    browser.goto(&server.url(&door)).await;
    browser.click(&format!("form[action='/play']:has([value={game}]) button")).await;
    browser.see("#table").await;
}

async fn take_first(browser: &mut Browser) {
    let before = ply(browser).await;
    browser.js("document.querySelector('.all [data-choice]').click()").await;
    browser.js("setTimeout(() => document.querySelector('.popup button')?.click(), 0)").await;
    passed(browser, before).await;
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
    for path in ["/settings", "/import", "/campaign/ticket-legacy-campaign", "/nothing-here", "/t/nowhere"] {
        browser.goto(&server.url(path)).await;
        examiner.examine(&browser, path).await;
    }

    browser.goto(&server.url("/new?game=last-spike")).await;
    browser.fill("form.new [name=name]", "Ana").await;
    browser.choose("[name=seat-1]", "invited").await;
    browser.choose("[name=seat-2]", "bot-greedy").await;
    browser.choose("[name=seat-3]", "open").await;
    browser.click("form.new button.primary").await;
    browser.see("form[action$='/start']").await;
    examiner.examine(&browser, "the waiting room").await;
    let invitation = browser.js("return document.querySelector('input.link[value*=\"/i/\"]').value").await;
    let invitation = invitation.as_str().expect("a link").to_owned();
    browser.goto(&server.url("/")).await;
    examiner.examine(&browser, "the front page with a table").await;
    for path in ["/leave", "/forget"] {
        browser.goto(&server.url(path)).await;
        examiner.examine(&browser, path).await;
    }
    let guest = driver.desktop("examined-guest").await;
    guest.goto(&invitation).await;
    examiner.examine(&guest, "an invitation").await;
    examiner.assert_nothing_found();
}

/// Examines a table at its start, with everything unfolded, some decisions later, and at the end if it comes soon.
async fn table(game: &'static str, ends: bool) {
    let (Some(driver), Some(mut examiner)) = (Driver::start(), Examiner::start()) else { return };
    let server = Server::start();
    let mut browser = driver.desktop(game).await;
    browser.resize(1366, 768).await;
    open(&server, &mut browser, game).await;
    moment(&mut browser).await;
    examiner.examine(&browser, "at the start").await;
    browser.js("document.querySelector('[data-every]')?.click()").await;
    examiner.examine(&browser, "with all choices").await;
    browser.js("document.querySelector('[data-every]')?.click()").await;
    for decision in 1..=12 {
        if moment(&mut browser).await != Moment::Yours {
            break;
        }
        take_first(&mut browser).await;
        if decision % 4 == 0 {
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
    if ends {
        // A bot plays on to the end.
        browser.goto(&server.url(&at)).await;
        browser.see("#table").await;
        browser.js("document.querySelector(\"form[action$='/hand-over']\").requestSubmit()").await;
        for _ in 0..8 {
            if browser.soon("!!document.querySelector('.finale')").await.is_some() {
                break;
            }
        }
        browser.see(".finale").await;
        examiner.examine(&browser, "at the end").await;
        for page in ["fair", "replay"] {
            browser.goto(&server.url(&format!("{at}/{page}"))).await;
            examiner.examine(&browser, &format!("{page} after the end")).await;
        }
    }
    examiner.assert_nothing_found();
}

#[tokio::test]
async fn nothing_is_found_at_a_table_of_the_last_spike() {
    table("last-spike", true).await;
}

#[tokio::test]
async fn nothing_is_found_at_a_table_of_great_western_trail() {
    table("great-western-trail", true).await;
}

#[tokio::test]
async fn nothing_is_found_at_a_table_of_chaparral() {
    table("chaparral", true).await;
}

#[tokio::test]
async fn nothing_is_found_at_a_table_of_ticket_to_ride() {
    table("ticket-legacy", true).await;
}

#[tokio::test]
async fn nothing_is_found_at_a_campaign() {
    table("ticket-legacy-campaign", false).await;
}
