//! What others do, one by one; coming back; the end of a game and its replay; one screen for several.

use serde_json::{Value, json};

use crate::{
    driver::{Browser, Driver},
    page::{Hand, Moment, assert_fits, decide, finish, moment, open, passed, ply},
    server::Server,
};

/// Opens a table of The Last Spike at which one is to decide.
async fn sit_down(server: &Server, browser: &mut Browser) {
    open(server, browser, "last-spike").await;
    assert_eq!(moment(browser).await, Moment::Yours);
}

/// Chooses a pace as the menu of the table does.
async fn pace(browser: &Browser, pace: &str) {
    let choose = format!(
        "const it = document.querySelector('[data-tempo-choice][value={pace}]');
        it.checked = true;
        it.dispatchEvent(new Event('change', {{ bubbles: true }}));"
    );
    browser.js(&choose).await;
}

/// Presses a key that the page listens for.
async fn key(browser: &Browser, key: &str, shift: bool) {
    let press = format!(
        "(document.activeElement ?? document.body).dispatchEvent(
            new KeyboardEvent('keydown', {{ key: {key:?}, shiftKey: {shift}, bubbles: true, cancelable: true }}))"
    );
    browser.js(&press).await;
}

/// Fails if the page scrolls, or if what `css` names is not wholly in sight.
async fn assert_in_sight(browser: &mut Browser, css: &str) {
    let seen = browser
        .js(&format!(
            "const page = document.scrollingElement;
            const out = [...document.querySelectorAll({css:?})].filter((it) => {{
                const box = it.getBoundingClientRect();
                return !box.width || box.top < 0 || box.left < 0 || box.bottom > innerHeight || box.right > innerWidth;
            }});
            return [page.scrollHeight === innerHeight, page.scrollWidth === innerWidth, scrollY, out.length]"
        ))
        .await;
    if seen != json!([true, true, 0, 0]) {
        browser.shot("out-of-sight").await;
        panic!("{css}: {seen}");
    }
}

#[tokio::test]
async fn the_result_is_in_view_and_leads_into_the_replay() {
    let Some(driver) = Driver::start() else { return };
    let server = Server::start();
    let mut browser = driver.desktop("result").await;
    browser.resize(1366, 768).await;
    sit_down(&server, &mut browser).await;
    finish(&mut browser, Hand::Pieces).await;
    browser.see(".finale").await;
    browser.until("document.activeElement.id === 'finale-title'").await;
    assert_in_sight(&mut browser, "#finale-title, .finale .place, .podium .score, .decided li, .chart svg")
        .await;
    assert!(browser.js("return document.querySelectorAll('.decided li').length").await.as_u64() >= Some(2));
    browser.shot("end").await;
    for (width, height) in [(390, 844), (844, 390), (1920, 1080)] {
        browser.resize(width, height).await;
        assert_in_sight(&mut browser, "#finale-title").await;
        let wide = "const it = document.querySelector('.finale'); return it.scrollWidth > it.clientWidth";
        assert_eq!(browser.js(wide).await, json!(false), "{width}×{height}: the result is too wide");
    }
    browser.resize(390, 844).await;
    assert_in_sight(&mut browser, "#finale-title, .podium .score").await;
    browser.shot("end-phone").await;
    browser.resize(1366, 768).await;

    // Escape shows the whole board, and the result comes back.
    let shown = "document.querySelector('.finale').getClientRects().length > 0";
    key(&browser, "Escape", false).await;
    browser.until(&format!("!({shown})")).await;
    browser.click(".unfold").await;
    browser.until(shown).await;
    // Nobody has to ask whether the cards were dealt fairly.
    browser.until("document.querySelector(\".finale a[href$='/fair']\").textContent.endsWith('✓')").await;
    // What is shared ends with the way here.
    browser.click(".share summary").await;
    let shared = browser.js("return document.querySelector('.share input').value").await;
    let here = browser.js("return location.href").await;
    assert!(shared.as_str().is_some_and(|it| it.ends_with(here.as_str().expect("an address"))), "{shared}");
    browser.click(".share summary").await;

    // A mark of the chart leads to its moment, and turns are steps of their own.
    let mark = browser.js("return document.querySelector('.chart .mark').getAttribute('href')").await;
    browser.goto(&server.url(mark.as_str().expect("a link"))).await;
    browser.see("#replay .marks .mark").await;
    assert_in_sight(&mut browser, ".scrub .button, [data-play], .board svg").await;
    let at = "return Number(document.querySelector('#replay').dataset.ply)";
    let begun = browser.js(at).await.as_u64().expect("a ply");
    key(&browser, "ArrowLeft", false).await;
    browser.until(&format!("document.querySelector('#replay').dataset.ply === '{}'", begun - 1)).await;
    key(&browser, "Home", false).await;
    browser.until("document.querySelector('#replay').dataset.ply === '0'").await;
    key(&browser, "ArrowRight", true).await;
    browser.until("Number(document.querySelector('#replay').dataset.ply) > 0").await;
    let turn = browser.js(at).await.as_u64().expect("a ply");
    let whose = "return document.querySelector('.story [aria-current]').closest('.group').querySelector('.badge').textContent";
    let first = browser.js(whose).await;
    key(&browser, "ArrowRight", true).await;
    browser.until(&format!("Number(document.querySelector('#replay').dataset.ply) > {turn}")).await;
    assert_ne!(browser.js(whose).await, first, "the next turn is another's");
    assert_eq!(browser.js("return scrollY").await, json!(0));
    // By itself, as fast as one likes, to the end.
    let last =
        "document.querySelector('#replay').dataset.ply === document.querySelector('#replay').dataset.last";
    key(&browser, "End", false).await;
    browser.until(last).await;
    key(&browser, "ArrowLeft", true).await;
    browser.until(&format!("!({last})")).await;
    browser.choose("[data-speed]", "4").await;
    browser.click("[data-by-turn]").await;
    browser.click("[data-play]").await;
    browser.until(last).await;
    browser.until("document.querySelector('[data-play]').getAttribute('aria-pressed') === 'false'").await;
    browser.click("[data-tab=hands]").await;
    browser.until("document.querySelectorAll('.all-hands').length === 3").await;
    browser.shot("hands").await;
    let complaints = browser.console().await;
    browser.assert_quiet(&complaints);
}

#[tokio::test]
async fn others_moves_wait_for_the_pace_and_stay_marked_until_the_next_decision() {
    let Some(driver) = Driver::start() else { return };
    let server = Server::start();
    let mut browser = driver.desktop("pace").await;
    browser.resize(1366, 768).await;
    sit_down(&server, &mut browser).await;
    pace(&browser, "step").await;
    // One's own turn to its end; then the bots have decided, and the page shows nothing of it yet.
    let mut turn = 0;
    let next = "!document.querySelector('[data-next]').hidden";
    while browser.js(&format!("return {next}")).await != json!(true) {
        let over = browser.js("return !!document.querySelector('.finale')").await;
        assert_eq!(over, json!(false), "everything was shown at once");
        if browser.js("return !!document.querySelector('[data-yours]')").await == json!(true) {
            decide(&mut browser, Hand::Pieces, turn).await;
            turn += 1;
        }
    }
    browser.shot("waiting").await;
    let before = ply(&browser).await;
    assert_eq!(browser.js("return document.querySelectorAll('.changed').length").await, json!(0));
    browser.click("[data-next]").await;
    passed(&mut browser, before).await;
    let shown = ply(&browser).await;
    assert_eq!(shown, before + 1, "one by one");
    // At the usual pace the rest comes by itself.
    pace(&browser, "quick").await;
    assert_eq!(moment(&mut browser).await, Moment::Yours);
    assert!(ply(&browser).await > shown);
    assert_ne!(browser.js("return document.querySelectorAll('.stage .changed').length").await, json!(0));
    let lately = "return [...document.querySelectorAll('.player .lately')].length";
    assert!(browser.js(lately).await.as_u64() >= Some(2), "what each seat did last stands in its row");
    browser.shot("marked").await;
    // What others do next waits again.
    pace(&browser, "step").await;
    decide(&mut browser, Hand::Pieces, turn).await;
    assert_eq!(browser.js("return document.querySelectorAll('.changed').length").await, json!(0));
    let complaints = browser.console().await;
    browser.assert_quiet(&complaints);
}

#[tokio::test]
async fn whoever_comes_back_can_see_what_happened_like_a_film() {
    let Some(driver) = Driver::start() else { return };
    let server = Server::start();
    let mut browser = driver.desktop("film").await;
    browser.resize(1366, 768).await;
    sit_down(&server, &mut browser).await;
    let mut turn = 0;
    let news = "!!document.querySelector('.story .divider')";
    while turn < 4 || browser.js(&format!("return {news}")).await != json!(true) {
        decide(&mut browser, Hand::Pieces, turn).await;
        turn += 1;
        assert_eq!(moment(&mut browser).await, Moment::Yours);
    }
    let hidden = "document.querySelector('[data-recap]').hidden";
    assert_eq!(browser.js(&format!("return {hidden}")).await, json!(true), "nobody was away");
    // As a browser that last saw the table before the others decided.
    let now = ply(&browser).await;
    browser.js("addEventListener('pagehide', () => localStorage.setItem(`railhead-seen-${document.querySelector('#table').dataset.watch}`, '1'))").await;
    browser.js("location.reload()").await;
    browser.until(&format!("document.querySelector('[data-recap]') && !{hidden}")).await;
    assert_in_sight(&mut browser, "[data-recap]").await;
    browser.shot("recap").await;
    browser.click("[data-film]").await;
    browser.until("document.body.classList.contains('film')").await;
    assert_eq!(browser.js("return document.querySelector('#choices').inert").await, json!(true));
    browser.shot("film").await;
    browser.until(&format!("!document.body.classList.contains('film') && {hidden}")).await;
    assert_eq!(ply(&browser).await, now);
    decide(&mut browser, Hand::Pieces, turn).await;
    let complaints = browser.console().await;
    browser.assert_quiet(&complaints);
}

#[tokio::test]
async fn a_rematch_is_offered_to_the_others_and_accepted() {
    let Some(driver) = Driver::start() else { return };
    let server = Server::start();
    let (mut ana, mut bento) = (driver.desktop("rematch-ana").await, driver.desktop("rematch-bento").await);
    ana.goto(&server.url("/new?game=last-spike")).await;
    ana.fill("form.new [name=name]", "Ana").await;
    ana.choose("[name=seat-1]", "invited").await;
    ana.click("form.new button.primary").await;
    ana.see(".invite input.link").await;
    let invitation = ana.js("return document.querySelector('.invite input.link').value").await;
    bento.goto(invitation.as_str().expect("an address")).await;
    bento.fill("form[action^='/i/'] [name=name]", "Bento").await;
    bento.click("form[action^='/i/'] button").await;
    ana.until("!document.querySelector('form[action$=\"/start\"] button').disabled").await;
    ana.click("form[action$='/start'] button").await;
    for browser in [&mut ana, &mut bento] {
        browser.see("#table").await;
    }
    let (over, acts) =
        ("return !!document.querySelector('.finale')", "return !!document.querySelector('[data-yours]')");
    let mut turn = 0;
    while ana.js(over).await != Value::Bool(true) {
        let before = ply(&ana).await;
        let (acting, waiting) = if ana.js(acts).await == Value::Bool(true) {
            (&mut ana, &mut bento)
        } else {
            (&mut bento, &mut ana)
        };
        decide(acting, Hand::Pieces, turn).await;
        passed(waiting, before).await;
        turn += 1;
        assert!(turn < 400, "the game does not end");
    }
    bento.see(".finale").await;
    ana.click("button[form=again]").await;
    ana.see("form[action$='/start']").await;
    // The other one is told at once, over the result, and joins by an invitation.
    bento.see(".wish a[href$='/rematch']").await;
    bento.shot("asked").await;
    bento.click(".wish a[href$='/rematch']").await;
    bento.see("form[action^='/i/'] button").await;
    bento.click("form[action^='/i/'] button").await;
    ana.until("!document.querySelector('form[action$=\"/start\"] button').disabled").await;
    ana.click("form[action$='/start'] button").await;
    for browser in [&mut ana, &mut bento] {
        browser.until("!!document.querySelector('#table') && !document.querySelector('.finale')").await;
        let complaints = browser.console().await;
        browser.assert_quiet(&complaints);
    }
}

/// Studies a game that is over by decree: at this decision of this seat it turned. Whether studies are right is tried
/// elsewhere; a real one would take a browser's patience.
async fn study(folder: &std::path::Path, table: &str, (ply, seat): (u64, u64), total: usize) {
    let store = railhead_store::Store::open(folder).await.expect("the tables");
    let moment = json!({
        "ply": ply, "seat": seat, "notation": "pass", "best": "pass", "chances": [0.5, 0.3, 0.2], "loss": 0.2,
        "doubt": 0.01, "is_turn": true,
    });
    let begun = railhead_store::StoredAnalysis {
        looks: 1,
        luck: 1,
        judged: total as u32,
        total: total as u32,
        moments: json!([moment]).to_string(),
    };
    let key = table.to_owned();
    let wait = std::time::Duration::ZERO;
    let job = railhead_store::NewJob { kind: "analysis".to_owned(), payload: key.clone(), key, wait };
    store.begin_analysis(table.parse().expect("an id"), begun, job).await.expect("kept");
    store.close().await.expect("all of it on disk");
}

#[tokio::test]
async fn a_game_is_played_again_from_where_it_turned() {
    let Some(driver) = Driver::start() else { return };
    let mut server = Server::start();
    let mut browser = driver.desktop("again").await;
    browser.resize(1366, 768).await;
    sit_down(&server, &mut browser).await;
    finish(&mut browser, Hand::Pieces).await;
    let table = browser.js("return document.querySelector('#table').dataset.table").await;
    let table = table.as_str().expect("a table").to_owned();
    let log =
        browser.js(&format!("return fetch('/api/v1/tables/{table}/log').then((it) => it.json())")).await;
    let log = log.as_array().expect("a log");
    let half =
        log.iter().skip(log.len() / 2).find(|entry| entry["seat"] == 0).expect("a decision of one's own");
    let turned = half["ply"].as_u64().expect("a number");
    server.cut();
    study(&crate::server::data(server.home.path()), &table, (turned, 0), log.len()).await;
    let server = server.again();
    browser.goto(&server.url(&format!("/t/{table}"))).await;
    browser.click(".finale a[href$='/analysis']").await;
    browser.see(".study .chart .line").await;
    assert_eq!(browser.js("return document.querySelectorAll('.study .turns > li').length").await, json!(1));
    for (width, height) in [(390, 844), (1366, 768)] {
        browser.resize(width, height).await;
        assert_fits(&mut browser).await;
    }
    browser.shot("study").await;
    browser.click(".study form[action$='/from'] button").await;
    browser.see("#table[data-table]").await;
    assert_ne!(browser.js("return document.querySelector('#table').dataset.table").await, json!(table));
    assert_eq!(moment(&mut browser).await, Moment::Yours);
    assert_eq!(ply(&browser).await, turned, "the position is the one in which it turned");
    let mark = format!("document.body.textContent.includes('Played again from decision {}')", turned + 1);
    browser.until(&mark).await;
    browser.shot("again").await;
    // And the game goes on.
    decide(&mut browser, Hand::Pieces, 0).await;
    passed(&mut browser, turned).await;
}
