//! The keyboard alone: a whole game by number keys, the focus after each decision, arrows on a board, and what skips.

use serde_json::{Value, json};

use crate::{
    driver::{Browser, Driver, Key},
    page::{self, Moment, hasty_bots, moment, passed, ply, reach},
    server::Server,
};

/// Whether the focus is where a decision can be taken, or on what is awaited.
const AT_HAND: &str = "return !!document.activeElement?.matches(\
    '[data-act], [data-acts], [data-choice], [data-every], .end, .prompt, .popup button, [data-fold], .finale *')";

/// More decisions than anybody takes in a game.
const MAX_DECISIONS: usize = 400;

async fn open(server: &Server, browser: &mut Browser, game: &str) {
    browser.goto(&server.url("/")).await;
    hasty_bots(browser).await;
    reach(browser, &format!("form[action='/play']:has([value={game}]) button")).await;
    browser.press(Key::Enter).await;
    browser.see("#table").await;
    assert_eq!(moment(browser).await, Moment::Yours);
}

/// Takes the decision of this number, or the first if there are fewer.
async fn choose(browser: &mut Browser, number: usize) {
    let before = ply(browser).await;
    let count = browser.js("return document.querySelectorAll('.all [data-choice]').length").await;
    let count = usize::try_from(count.as_u64().expect("a number")).expect("a small number");
    let number = if number <= count { number } else { 1 };
    let digit = char::from_digit(number as u32, 10).expect("a digit");
    browser.press(Key::Letter(digit)).await;
    // What weighs much asks back, with the answer at hand.
    let asked = format!(
        "document.querySelector('.popup button') ? 'ask' : document.body.classList.contains('busy') ? 'sent' \
            : Number(document.querySelector('#table').dataset.ply) > {before} && 'done'"
    );
    if browser.until(&asked).await == "ask" {
        assert_eq!(browser.js("return !!document.activeElement.closest('.popup')").await, json!(true));
        browser.press(Key::Enter).await;
    }
    passed(browser, before).await;
}

#[tokio::test]
async fn a_whole_game_is_played_by_number_keys() {
    let Some(driver) = Driver::start() else { return };
    let server = Server::start();
    let mut browser = driver.desktop("numbers").await;
    open(&server, &mut browser, "ticket-legacy").await;
    let mut decisions = 0;
    while moment(&mut browser).await == Moment::Yours {
        choose(&mut browser, 1 + decisions % 4).await;
        moment(&mut browser).await;
        assert_eq!(browser.js(AT_HAND).await, json!(true), "the focus is lost after decision {decisions}");
        decisions += 1;
        assert!(decisions < MAX_DECISIONS, "the game does not end");
    }
    assert!(decisions > 10, "{decisions} decisions");
    browser.see(".finale").await;
    let complaints = browser.console().await;
    browser.assert_quiet(&complaints);
}

/// The focus never falls to the page, whatever was decided.
#[tokio::test]
async fn twenty_decisions_of_each_title_are_taken_by_keys() {
    let Some(driver) = Driver::start() else { return };
    let server = Server::start();
    let mut browser = driver.desktop("twenty").await;
    for game in ["last-spike", "great-western-trail", "chaparral"] {
        open(&server, &mut browser, game).await;
        for decision in 0..20 {
            if moment(&mut browser).await != Moment::Yours {
                break;
            }
            choose(&mut browser, 1 + decision % 3).await;
            moment(&mut browser).await;
            assert_eq!(browser.js(AT_HAND).await, json!(true), "{game}: lost after decision {decision}");
        }
    }
}

/// What is asked back and not answered leaves the focus where it was, however it is put away.
#[tokio::test]
async fn a_question_that_is_put_away_gives_the_focus_back() {
    let Some(driver) = Driver::start() else { return };
    let server = Server::start();
    let mut browser = driver.desktop("put-away").await;
    // A campaign begins with a decision that weighs much.
    page::open(&server, &mut browser, "ticket-legacy-campaign").await;
    assert_eq!(moment(&mut browser).await, Moment::Yours);
    let before = ply(&browser).await;
    for by in [Key::Escape, Key::Enter] {
        browser.press(Key::Letter('1')).await;
        browser.until("!!document.activeElement.closest('.popup')").await;
        if by == Key::Enter {
            browser.press(Key::Up).await;
            browser.until("document.activeElement.matches('.popup .back')").await;
        }
        browser.press(by).await;
        browser.until("!document.querySelector('.popup')").await;
        assert_eq!(browser.js(AT_HAND).await, json!(true), "the focus is lost by {by:?}");
    }
    assert_eq!(ply(&browser).await, before);
}

#[tokio::test]
async fn arrows_go_from_piece_to_piece_and_a_board_is_one_stop() {
    let Some(driver) = Driver::start() else { return };
    let server = Server::start();
    let mut browser = driver.desktop("arrows").await;
    open(&server, &mut browser, "ticket-legacy").await;
    // Tickets first, then the map has many pieces.
    for _ in 0..MAX_DECISIONS {
        let pieces = browser
            .js("return document.querySelectorAll('.board [data-act], .board [data-acts]').length")
            .await;
        if pieces.as_u64() > Some(3) {
            break;
        }
        choose(&mut browser, 1).await;
        assert_eq!(moment(&mut browser).await, Moment::Yours);
    }
    let stops = "return Math.max(...[...document.querySelectorAll('main [data-pane]')].map((pane) =>
        pane.querySelectorAll(\"[data-act][tabindex='0'], [data-acts][tabindex='0']\").length))";
    assert_eq!(browser.js(stops).await, json!(1), "a pane is more than one stop");
    browser.press(Key::Letter('m')).await;
    let here = "return document.activeElement.closest('.stage') && (document.activeElement.dataset.act ?? document.activeElement.dataset.acts)";
    let first = browser.js(here).await;
    assert!(first.is_string(), "M goes to the board");
    // Every piece of the board can be come to by arrows.
    let all = browser.js("return [...document.activeElement.closest('[data-pane]').querySelectorAll('[data-act][tabindex], [data-acts][tabindex]')].map((it) => it.dataset.act ?? it.dataset.acts)").await;
    let mut seen = vec![first];
    for key in [Key::Home, Key::Right, Key::Down, Key::Left, Key::Up, Key::End].into_iter().cycle().take(60) {
        browser.press(key).await;
        let now = browser.js(here).await;
        assert!(now.is_string(), "an arrow leaves the board");
        if !seen.contains(&now) {
            seen.push(now);
        }
    }
    assert!(seen.len() > 3, "{} of {} pieces", seen.len(), all.as_array().map_or(0, Vec::len));
}

#[tokio::test]
async fn keys_take_back_explain_themselves_and_can_be_switched_off() {
    let Some(driver) = Driver::start() else { return };
    let server = Server::start();
    let mut browser = driver.desktop("keys").await;
    open(&server, &mut browser, "last-spike").await;
    browser.press(Key::Letter('?')).await;
    browser.until("document.querySelector('dialog[open]')?.contains(document.activeElement)").await;
    browser.shot("help").await;
    browser.press(Key::Escape).await;
    browser.until("!document.querySelector('dialog[open]')").await;

    // A decision that revealed nothing is taken back by a key.
    let mut taken_back = false;
    for number in 1..20 {
        if browser.js("return !!document.querySelector('.undo')").await == Value::Bool(true) {
            let before = ply(&browser).await;
            browser.press(Key::Letter('u')).await;
            browser
                .until(&format!("Number(document.querySelector('#table').dataset.ply) === {}", before - 1))
                .await;
            assert_eq!(browser.js(AT_HAND).await, json!(true), "the focus is lost");
            taken_back = true;
            break;
        }
        choose(&mut browser, 1 + number % 2).await;
        assert_eq!(moment(&mut browser).await, Moment::Yours);
    }
    assert!(taken_back, "nothing could be taken back");

    // News is spoken, and only news.
    let said = browser.js("return document.querySelector('[data-said]').textContent").await;
    assert!(said.as_str().is_some_and(|said| said.contains(':')), "{said}");

    browser.goto(&server.url("/settings")).await;
    browser.click("[name=keys][value=off]").await;
    browser.click(".likes button.primary").await;
    browser.until("document.documentElement.dataset.keys === 'off'").await;
    browser.js("history.go(-2)").await;
    browser.goto(&server.url("/")).await;
    browser.click(".tables a").await;
    browser.see("#table").await;
    moment(&mut browser).await;
    let before = ply(&browser).await;
    for key in ['1', '?', 'u'] {
        browser.press(Key::Letter(key)).await;
    }
    let idle =
        "return !document.querySelector('dialog[open], .popup') && !document.body.classList.contains('busy')";
    assert_eq!(browser.js(idle).await, json!(true));
    assert_eq!(ply(&browser).await, before);
}

#[tokio::test]
async fn one_link_skips_to_what_can_be_done() {
    let Some(driver) = Driver::start() else { return };
    let server = Server::start();
    let mut browser = driver.desktop("skip").await;
    open(&server, &mut browser, "last-spike").await;
    browser.js("location.reload()").await;
    browser.see("#table").await;
    moment(&mut browser).await;
    browser.press(Key::Tab).await;
    let link = browser.js("return document.activeElement.getAttribute('href')").await;
    assert_eq!(link, json!("#choices"));
    browser.press(Key::Enter).await;
    browser.press(Key::Tab).await;
    let at = "return !!document.activeElement.closest('#choices') && document.activeElement.tagName";
    assert!(matches!(browser.js(at).await.as_str(), Some("BUTTON" | "SUMMARY")));
}
