//! No scripts: everything is a form or a link.

use crate::{driver::Driver, server::Server};

#[tokio::test]
async fn a_game_is_played_without_scripts() {
    let Some(driver) = Driver::start() else { return };
    let server = Server::start();
    let mut browser = driver.without_scripts("plain").await;
    browser.goto(&server.url("/")).await;
    assert_eq!(
        browser.js("return document.body.classList.contains('scripted')").await,
        false,
        "scripts are off"
    );
    browser.click("form[action='/play']:has([value=last-spike]) button").await;
    browser.see("#table").await;
    browser.shot("table").await;
    let mut decisions = 0;
    // Bots decide in their own time; a page that waits for them asks again by itself.
    loop {
        let state = "return document.querySelector('.finale') ? 'over' : document.querySelector('.all [data-choice]') ? 'yours' : 'wait'";
        match browser.js(state).await.as_str() {
            Some("over") => break,
            Some("yours") => {
                let before = crate::page::ply(&browser).await;
                browser.click(".all [data-choice]").await;
                crate::page::passed(&mut browser, before).await;
                decisions += 1;
            }
            _ => {
                browser.until("!!document.querySelector('.finale, .all [data-choice]')").await;
            }
        }
        assert!(decisions < 400, "the game does not end");
    }
    assert!(decisions > 5, "{decisions} decisions");
    browser.shot("end").await;
    browser.click(".finale a[href$='/replay']").await;
    browser.see("#replay").await;
    browser.click("[data-key=Home]").await;
    browser.until("new URL(location).searchParams.get('ply') === '0'").await;
    browser.shot("replay").await;
    let complaints = browser.console().await;
    browser.assert_quiet(&complaints);
}
