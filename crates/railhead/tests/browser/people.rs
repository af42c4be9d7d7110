//! Who somebody is, in a real browser: invitations that are opened again, another device, and forms that come back.

use crate::{
    driver::{Browser, Driver},
    server::Server,
};

async fn path(browser: &Browser) -> String {
    browser.js("return location.pathname").await.as_str().unwrap_or_default().to_owned()
}

#[tokio::test]
async fn an_invitation_opened_again_leads_to_the_table_and_another_device_has_the_seat_too() {
    let Some(driver) = Driver::start() else { return };
    let server = Server::start();
    let (mut ana, mut bento) = (driver.desktop("people-host").await, driver.phone("people-guest").await);
    ana.goto(&server.url("/new?game=last-spike")).await;
    ana.fill("form.new [name=name]", "Ana").await;
    ana.choose("[name=seat-1]", "invited").await;
    ana.shot("new").await;
    ana.click("form.new .to-how").await;
    ana.see("#how [name=title]").await;
    ana.shot("how").await;
    ana.click("form.new button.primary").await;
    ana.see(".invite input.link").await;
    ana.shot("waiting").await;
    let table = path(&ana).await;
    let link = ana.js("return document.querySelector('.invite input.link').value").await;
    let link = link.as_str().expect("a link").to_owned();
    // What the host is writing stays when somebody sits down, and the page is the same.
    ana.fill(".talk [name=words]", "Hello, who is").await;
    ana.fill(".by-name [name=account]", "Nobo").await;
    ana.js("window.same = true; return true").await;
    bento.goto(&link).await;
    bento.see("form[action^='/i/'] button").await;
    bento.shot("invited").await;
    bento.fill("form[action^='/i/'] [name=name]", "Bento").await;
    bento.click("form[action^='/i/'] button").await;
    bento.until(&format!("location.pathname === {table:?}")).await;
    bento.shot("waiting").await;
    ana.until("document.querySelectorAll('.seats [data-presence]').length === 2 && window.same").await;
    ana.until("document.querySelector('.talk [name=words]').value === 'Hello, who is'").await;
    bento.goto(&link).await;
    assert_eq!(path(&bento).await, table, "the own invitation, opened again");
    bento.click("form[action$='/ready'] button").await;
    ana.until("document.querySelectorAll('.seats .good').length === 2").await;

    bento.goto(&server.url("/i/zzz")).await;
    assert_eq!(bento.js("return performance.getEntriesByType('navigation')[0].responseStatus").await, 404);

    // Cookies cleared: the link to another device, made before, gives the seat back.
    bento.goto(&server.url("/devices")).await;
    bento.click("form[action='/devices/link'] button").await;
    bento.see(".invite input.link").await;
    bento.shot("device-link").await;
    let device = bento.js("return document.querySelector('.invite input.link').value").await;
    let device = device.as_str().expect("a link").to_owned();
    let mut other = driver.phone("people-device").await;
    other.goto(&server.url(&table)).await;
    other.goto(&device).await;
    other.see("form[action^='/device/'] button").await;
    other.shot("device").await;
    other.click("form[action^='/device/'] button").await;
    other.until("location.pathname === '/'").await;
    other.goto(&server.url(&table)).await;
    other.see("form[action$='/ready'] button").await;
    for browser in [&mut ana, &mut bento, &mut other] {
        let complaints = browser.console().await;
        let ours: Vec<String> = complaints.into_iter().filter(|it| !it.contains("404")).collect();
        browser.assert_quiet(&ours);
    }
}

/// Whoever sat down while the host began the game is at the table, although the page heard nothing of the start.
#[tokio::test]
async fn who_hears_nothing_of_the_start_is_not_left_in_the_waiting_room() {
    let Some(driver) = Driver::start() else { return };
    let server = Server::start();
    let (mut ana, mut bento) = (driver.desktop("late-ana").await, driver.desktop("late-bento").await);
    ana.goto(&server.url("/new?game=last-spike")).await;
    ana.fill("form.new [name=name]", "Ana").await;
    ana.choose("[name=seat-1]", "invited").await;
    ana.click("form.new button.primary").await;
    ana.see(".invite input.link").await;
    let link = ana.js("return document.querySelector('.invite input.link').value").await;
    // Another tab holds the stream of all tabs, and has none.
    bento.goto(&server.url("/privacy")).await;
    bento.js("navigator.locks.request('railhead-stream', () => new Promise((done) => window.letGo = done)); return 1").await;
    let (holding, waiting) = bento.tab().await;
    bento.goto(link.as_str().expect("a link")).await;
    bento.fill("form[action^='/i/'] [name=name]", "Bento").await;
    bento.click("form[action^='/i/'] button").await;
    bento.see(".waiting").await;
    ana.until("!document.querySelector('form[action$=\"/start\"] button').disabled").await;
    ana.click("form[action$='/start'] button").await;
    ana.see("#table").await;
    assert_eq!(bento.js("return !!document.querySelector('.waiting')").await, true);
    bento.switch(&holding).await;
    bento.js("window.letGo(); return 1").await;
    bento.switch(&waiting).await;
    bento.see("#table").await;
}

#[tokio::test]
async fn a_wrong_form_keeps_what_was_filled_in_without_scripts_too() {
    let Some(driver) = Driver::start() else { return };
    let server = Server::start();
    let mut browser = driver.without_scripts("people-form").await;
    browser.goto(&server.url("/account")).await;
    browser.fill("form[action='/account'] [name=name]", "Guest").await;
    browser.fill("form[action='/account'] [name=email]", "ana@example.org").await;
    browser.fill("form[action='/account'] [name=password]", "golden spike 1869").await;
    browser.click("form[action='/account'] button.primary").await;
    browser.see("form[action='/account'] .problem").await;
    browser.shot("account").await;
    browser.see("form[action='/account'] [name=name][value=Guest]").await;
    browser.see("form[action='/account'] [name=email][value='ana@example.org']").await;
    browser.goto(&server.url("/new?game=last-spike&with=screen&seats=3")).await;
    browser.fill("form.new [name=name]", "Ana").await;
    browser.fill("[name=guest-1]", "Bento").await;
    browser.click("form.new .to-how").await;
    browser.fill("#how [name=title]", "Long evening").await;
    browser.click("form.new button.primary").await;
    browser.see("form[action$='/start']").await;
    browser.shot("waiting").await;
}

/// Whoever watches is told so in sight, and can say something.
#[tokio::test]
async fn those_who_watch_are_told_so_in_sight_and_can_talk_on_a_small_phone() {
    let Some(driver) = Driver::start() else { return };
    let server = Server::start();
    let (mut ana, mut caio) = (driver.desktop("watched").await, driver.phone("watching").await);
    ana.goto(&server.url("/new?game=last-spike")).await;
    ana.choose("[name=seat-1]", "bot-beginner").await;
    ana.click("form.new button.primary").await;
    ana.click(".foot button.primary").await;
    ana.see("#table[data-table]").await;
    let table = path(&ana).await;
    caio.goto(&server.url(&table)).await;
    let clear = |css: &str| {
        format!(
            "(() => {{ const box = document.querySelector({css:?}).getBoundingClientRect();
            const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
            return box.width > 100 && box.left >= 0 && box.right <= innerWidth && box.bottom <= innerHeight
                && document.querySelector({css:?}).contains(there) }})()"
        )
    };
    caio.until(&clear(".looking-on")).await;
    caio.shot("watching").await;
    caio.click("[data-tab=talk]").await;
    for field in [".talk [name=words]", ".talk [name=name]", ".looking-on"] {
        caio.until(&clear(field)).await;
    }
    caio.shot("talking").await;
    caio.fill(".talk [name=name]", "Caio").await;
    caio.fill(".talk [name=words]", "Who is winning?").await;
    caio.click(".talk [name=say]").await;
    caio.until("document.querySelector('.talk [data-lines]').textContent.includes('Who is winning?')").await;
    for browser in [&mut ana, &mut caio] {
        let complaints = browser.console().await;
        browser.assert_quiet(&complaints);
    }
}
