//! Several at one table: two browsers, two tabs of one seat, and a server that goes away and comes back.

use crate::{
    driver::{Browser, Driver},
    page::{Hand, Moment, decide, moment, passed, ply},
    server::Server,
};

/// Where the page is, without its host.
async fn path(browser: &Browser) -> String {
    browser.js("return location.pathname").await.as_str().expect("a path").to_owned()
}

/// Whether it is the viewer's turn, or the game is over.
async fn acts(browser: &Browser) -> bool {
    browser.js("return !!document.querySelector('[data-yours]')").await == true
}

async fn over(browser: &Browser) -> bool {
    browser.js("return !!document.querySelector('.finale')").await == true
}

/// The board without what only its viewer sees.
async fn board(browser: &Browser) -> serde_json::Value {
    browser
        .js("return [...document.querySelectorAll('.board .laid')].map((it) => it.dataset.piece).sort().join() \
            + document.querySelector('[data-layer=ladders]').innerText")
        .await
}

/// Opens a table in one browser and takes the other seat in the other, through its invitation.
async fn sit_down(server: &Server, ana: &mut Browser, bento: &mut Browser) -> String {
    ana.goto(&server.url("/new?game=last-spike")).await;
    ana.fill("form.new [name=name]", "Ana").await;
    ana.choose("[name=seat-1]", "invited").await;
    ana.click("form.new button.primary").await;
    ana.see(".invite input.link").await;
    ana.shot("invitation").await;
    let table = path(ana).await;
    let invitation = ana.js("return document.querySelector('.invite input.link').value").await;
    bento.goto(invitation.as_str().expect("an address")).await;
    bento.fill("form[action^='/i/'] [name=name]", "Bento").await;
    bento.shot("invited").await;
    bento.click("form[action^='/i/'] button").await;
    bento.until(&format!("location.pathname === {table:?}")).await;
    // The host's page shows who came, by itself, and the start opens both.
    ana.until("[...document.querySelectorAll('.seats .name')].some((it) => it.textContent === 'Bento')")
        .await;
    ana.until("!document.querySelector('form[action$=\"/start\"] button').disabled").await;
    ana.click("form[action$='/start'] button").await;
    ana.see("#table").await;
    bento.see("#table").await;
    table
}

#[tokio::test]
async fn two_browsers_at_one_table_see_each_others_decisions() {
    let Some(driver) = Driver::start() else { return };
    let server = Server::start();
    let (mut ana, mut bento) = (driver.desktop("together-ana").await, driver.desktop("together-bento").await);
    let table = sit_down(&server, &mut ana, &mut bento).await;
    let mut watcher = driver.desktop("together-watcher").await;
    watcher.goto(&server.url(&table)).await;
    let mut turn = 0;
    while !over(&ana).await && turn < 400 {
        let before = ply(&ana).await;
        let (acting, waiting) =
            if acts(&ana).await { (&mut ana, &mut bento) } else { (&mut bento, &mut ana) };
        assert_eq!(moment(acting).await, Moment::Yours);
        decide(acting, Hand::Pieces, turn).await;
        passed(waiting, before).await;
        passed(&mut watcher, before).await;
        if turn == 6 {
            ana.shot("midway").await;
            bento.shot("midway").await;
            watcher.shot("midway").await;
        }
        turn += 1;
        assert_eq!(board(&ana).await, board(&bento).await);
        assert_eq!(board(&ana).await, board(&watcher).await);
    }
    for browser in [&mut ana, &mut bento, &mut watcher] {
        browser.see(".finale").await;
        let complaints = browser.console().await;
        browser.assert_quiet(&complaints);
    }
    watcher.shot("end").await;
}

#[tokio::test]
async fn tabs_agree_and_a_lost_connection_heals_without_a_reload() {
    let Some(driver) = Driver::start() else { return };
    let mut server = Server::start();
    let (mut ana, mut bento) = (driver.desktop("tabs-ana").await, driver.desktop("tabs-bento").await);
    let table = sit_down(&server, &mut ana, &mut bento).await;

    // Two tabs of one seat: what is decided in one is seen in the other.
    let (first, second) = ana.tab().await;
    ana.goto(&server.url(&table)).await;
    ana.see("#table").await;
    for turn in 0..6 {
        let before = ply(&bento).await;
        ana.switch(if turn % 2 == 0 { &first } else { &second }).await;
        ana.until(&format!("Number(document.querySelector('#table').dataset.ply) === {before}")).await;
        let acting = if acts(&ana).await { &mut ana } else { &mut bento };
        decide(acting, Hand::Pieces, turn).await;
        passed(&mut bento, before).await;
        for tab in [&first, &second] {
            ana.switch(tab).await;
            passed(&mut ana, before).await;
            assert_eq!(board(&ana).await, board(&bento).await);
        }
    }
    for browser in [&ana, &bento] {
        let complaints = browser.console().await;
        browser.assert_quiet(&complaints);
    }

    // The server goes away. The pages say so, and go on by themselves when it is back.
    for tab in [&first, &second] {
        ana.switch(tab).await;
        ana.js("window.stillHere = true").await;
    }
    bento.js("window.stillHere = true").await;
    server.cut();
    bento.until("document.querySelector('[data-notice]').textContent !== ''").await;
    bento.shot("lost").await;
    server = server.again();
    bento.until("document.querySelector('[data-notice]').textContent === ''").await;
    for turn in 0..4 {
        let before = ply(&bento).await;
        ana.switch(if turn % 2 == 0 { &first } else { &second }).await;
        ana.until("document.querySelector('[data-notice]').textContent === ''").await;
        let acting = if acts(&ana).await { &mut ana } else { &mut bento };
        decide(acting, Hand::Pieces, turn).await;
        passed(&mut bento, before).await;
        for tab in [&first, &second] {
            ana.switch(tab).await;
            passed(&mut ana, before).await;
            assert_eq!(ana.js("return window.stillHere").await, true, "no reload");
        }
    }
    assert_eq!(bento.js("return window.stillHere").await, true, "no reload");
    // Lost connections are the only thing to complain of.
    for browser in [&ana, &bento] {
        let complaints = browser.console().await;
        let others: Vec<String> = complaints.into_iter().filter(|it| !it.contains("net::ERR_")).collect();
        browser.assert_quiet(&others);
    }
    assert!(!server.said().contains("panicked"), "{}", server.said());
}
