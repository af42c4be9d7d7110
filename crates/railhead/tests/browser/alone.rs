//! One person: against bots by mouse, on a phone in Portuguese, by keyboard; and around one screen.

use crate::{
    driver::{Driver, Key},
    page::{Hand, Moment, assert_fits, decide, finish, moment, open, reach},
    server::Server,
};

#[tokio::test]
async fn a_game_against_bots_is_played_by_clicking_the_board() {
    let Some(driver) = Driver::start() else { return };
    let server = Server::start();
    let mut browser = driver.desktop("clicking").await;
    browser.goto(&server.url("/")).await;
    browser.shot("front").await;
    // One click from the front page, for somebody with no account.
    browser.click("form[action='/play']:has([value=last-spike]) button").await;
    browser.see("#table").await;
    assert_eq!(moment(&mut browser).await, Moment::Yours);
    browser.shot("table").await;
    browser.night(true).await;
    browser.shot("table-night").await;
    browser.night(false).await;

    // A decision is taken back before it revealed anything, if the game lets one do so here.
    let mut turn = 0;
    loop {
        decide(&mut browser, Hand::Pieces, turn).await;
        turn += 1;
        assert_eq!(moment(&mut browser).await, Moment::Yours);
        if browser.js("return !!document.querySelector('[name=take-back]')").await == true {
            break;
        }
    }
    let laid = crate::page::ply(&browser).await;
    let back = format!("Number(document.querySelector('#table').dataset.ply) === {}", laid - 1);
    // A click too soon after the last change does not count: a person clicks again.
    for _ in 0..20 {
        browser.click("[name=take-back]").await;
        if browser.soon(&format!("{back} || document.body.classList.contains('busy')")).await.is_some() {
            break;
        }
    }
    browser.until(&back).await;
    assert_eq!(moment(&mut browser).await, Moment::Yours);
    // What cannot be done says why, with its paragraph.
    decide(&mut browser, Hand::Pieces, turn).await;
    moment(&mut browser).await;
    browser.shot("midway").await;

    finish(&mut browser, Hand::Pieces).await;
    browser.see(".finale table").await;
    browser.see(".finale .chart").await;
    browser.shot("end").await;

    // The way there can be seen again, step by step.
    browser.click(".finale a[href$='/replay']").await;
    browser.see("#replay").await;
    let last = browser
        .js("return Number(document.querySelector('#replay').dataset.last)")
        .await
        .as_u64()
        .expect("a number");
    browser.click("[data-key=Home]").await;
    browser.until("document.querySelector('#replay').dataset.ply === '0'").await;
    browser.click("[data-key=ArrowRight]").await;
    browser.until("document.querySelector('#replay').dataset.ply === '1'").await;
    browser.shot("replay").await;
    browser.click("[data-key=End]").await;
    browser.until(&format!("document.querySelector('#replay').dataset.ply === '{last}'")).await;
    assert_eq!(browser.js("return new URL(location).searchParams.get('ply')").await, last.to_string());

    browser.click(".bar .title a").await;
    browser.see(".finale").await;
    browser.click(".finale a[href$='/fair']").await;
    browser.see(".good").await;
    browser.shot("fair").await;
    browser.goto(&server.url("/rules/last-spike#LS-3.2")).await;
    browser.see("[id='LS-3.2']").await;
    browser.shot("rules").await;

    // And again, with everybody at once.
    browser.js("history.go(-2)").await;
    browser.see(".finale").await;
    browser.click("button[form=again]").await;
    browser.until("!document.querySelector('.finale') && !!document.querySelector('#table')").await;
    assert_eq!(moment(&mut browser).await, Moment::Yours);
    let complaints = browser.console().await;
    browser.assert_quiet(&complaints);
}

#[tokio::test]
async fn a_phone_held_upright_is_enough_in_portuguese() {
    let Some(driver) = Driver::start() else { return };
    let server = Server::start();
    let mut browser = driver.phone("phone").await;
    browser.goto(&server.url("/")).await;
    assert_eq!(browser.js("return [document.documentElement.lang, innerWidth].join()").await, "pt-BR,360");
    assert_fits(&mut browser).await;
    browser.shot("front").await;
    browser.goto(&server.url("/new?game=last-spike")).await;
    assert_fits(&mut browser).await;
    browser.shot("new").await;
    browser.goto(&server.url("/rules/last-spike")).await;
    assert_fits(&mut browser).await;
    browser.shot("rules").await;

    open(&server, &mut browser, "last-spike").await;
    assert_eq!(moment(&mut browser).await, Moment::Yours);
    assert_fits(&mut browser).await;
    browser.shot("table").await;
    browser.click("[data-tab=land]").await;
    browser.until("document.querySelector('[data-pane=land]').offsetHeight > 0").await;
    assert_fits(&mut browser).await;
    browser.shot("players").await;
    browser.click("[data-tab=story]").await;
    browser.until("document.querySelector('[data-pane=story]').offsetHeight > 0").await;
    browser.click("[data-tab=map]").await;
    browser.until("document.querySelector('[data-pane=map]').offsetHeight > 0").await;
    finish(&mut browser, Hand::Pieces).await;
    browser.shot("end").await;
    assert_fits(&mut browser).await;
    browser.click(".finale a[href$='/replay']").await;
    browser.see("#replay").await;
    assert_fits(&mut browser).await;
    browser.shot("replay").await;

    // Name and language are remembered.
    browser.goto(&server.url("/")).await;
    browser.click(".settings summary").await;
    browser.fill(".settings input[name=name]", "Ana").await;
    browser.choose(".settings select[name=language]", "en").await;
    browser.shot("settings").await;
    browser.click(".settings button").await;
    browser.until("document.documentElement.lang === 'en-GB'").await;
    browser.goto(&server.url("/new?game=last-spike")).await;
    assert_eq!(
        browser
            .js("return document.documentElement.lang + document.querySelector('form.new [name=name]').value")
            .await,
        "en-GBAna"
    );
    let complaints = browser.console().await;
    browser.assert_quiet(&complaints);
}

#[tokio::test]
async fn a_game_is_played_by_keyboard_alone() {
    let Some(driver) = Driver::start() else { return };
    let server = Server::start();
    let mut browser = driver.desktop("keyboard").await;
    browser.goto(&server.url("/")).await;
    reach(&mut browser, "form[action='/play']:has([value=last-spike]) button").await;
    browser.press(Key::Enter).await;
    browser.see("#table").await;
    assert_eq!(moment(&mut browser).await, Moment::Yours);
    reach(&mut browser, ".board [data-act]").await;
    browser.shot("focus").await;
    let decisions = finish(&mut browser, Hand::Keys).await;
    assert!(decisions > 5, "{decisions} decisions");
    reach(&mut browser, "button[form=again]").await;
    let complaints = browser.console().await;
    browser.assert_quiet(&complaints);
}

#[tokio::test]
async fn two_people_share_one_screen_behind_a_curtain() {
    let Some(driver) = Driver::start() else { return };
    let server = Server::start();
    let mut browser = driver.desktop("hot-seat").await;
    browser.goto(&server.url("/new?game=last-spike&seats=3")).await;
    browser.fill("form.new [name=name]", "Ana").await;
    browser.choose("[name=seat-1]", "hot-seat").await;
    browser.fill("[name=guest-1]", "Bento").await;
    browser.choose("[name=seat-2]", "bot-steady").await;
    browser.shot("new").await;
    browser.click("form.new button.primary").await;
    browser.see("form[action$='/start']").await;
    browser.shot("gathering").await;
    browser.click("form[action$='/start'] button").await;
    let (mut curtains, mut closings, mut turn) = (0, 0, 0);
    loop {
        match moment(&mut browser).await {
            Moment::Over => break,
            Moment::Yours => {
                decide(&mut browser, Hand::Pieces, turn).await;
                turn += 1;
            }
            Moment::Closing => {
                // What was drawn is said, and lies in the hand that is still there.
                let drawn = browser.js("return document.querySelector('.closing strong').textContent").await;
                assert!(drawn.as_str().is_some_and(|it| !it.is_empty()), "{drawn}");
                browser.see(".strip .hand [data-piece^=tile-]").await;
                if closings < 2 {
                    browser.shot("closing").await;
                }
                browser.click(".closing a").await;
                browser.until("!document.querySelector('.closing')").await;
                closings += 1;
            }
            Moment::Curtain => {
                if curtains < 2 {
                    browser.shot("curtain").await;
                }
                // No hand is on the page; the board is in sight; the keyboard reaches nothing but the curtain.
                let hands = "return document.querySelectorAll('.hand [data-piece], .hand .tile').length";
                assert_eq!(browser.js(hands).await, 0);
                let board = "return document.elementFromPoint(innerWidth / 3, innerHeight / 2)?.closest('.curtain') === null";
                assert_eq!(browser.js(board).await, true, "the board is not covered");
                let inside = "return !document.activeElement || document.activeElement === document.body \
                    || document.activeElement === document.documentElement || !!document.activeElement.closest('.curtain')";
                for _ in 0..if curtains == 0 { 30 } else { 0 } {
                    browser.press(Key::Tab).await;
                    assert_eq!(browser.js(inside).await, true, "the keyboard left the curtain");
                }
                let name = browser.js("return document.querySelector('.curtain a').href").await;
                browser.click(".curtain a").await;
                browser
                    .until(&format!("!document.querySelector('.curtain') && location.href === {name}"))
                    .await;
                curtains += 1;
            }
        }
        if closings > 3 && curtains > 6 {
            break;
        }
    }
    assert!(closings > 3, "{closings} times something was drawn in {turn} decisions");
    assert!(curtains > 6, "{curtains} curtains in {turn} decisions");
    browser.shot("end").await;
    let complaints = browser.console().await;
    browser.assert_quiet(&complaints);
}
