//! A club that lasts: two people in two languages, one of whom goes away and comes back by another device, while the
//! server is killed twice.

use serde_json::Value;

use crate::{
    doorbell::Doorbell,
    driver::{Browser, Driver},
    mailbox::Mailbox,
    page::{Hand, decide, ply},
    server::Server,
};

/// The address that letters lead to; the test goes to the server itself instead.
const BASE: &str = "http://rail.example.org";

/// The keys of a browser that is nobody's.
const KEYS: [&str; 2] = [
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "BTBZMqHH6r4Tts7J_aSIgg",
];

async fn path(browser: &Browser) -> String {
    browser.js("return location.pathname").await.as_str().unwrap_or_default().to_owned()
}

async fn text(browser: &Browser, script: &str) -> String {
    browser.js(&format!("return {script}")).await.as_str().unwrap_or_default().to_owned()
}

/// Whether it is the viewer's turn.
async fn acts(browser: &Browser) -> bool {
    browser.js("return !!document.querySelector('[data-yours]')").await == true
}

/// Waits for something that takes longer than a page does.
async fn patiently(browser: &mut Browser, expression: &str) {
    for _ in 0..6 {
        if browser.soon(expression).await.is_some() {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_secs(10)).await;
    }
    browser.until(expression).await;
}

/// Asks to be told by webhook, by a push message to an address of the test's, and by letter.
async fn be_told(browser: &mut Browser, server: &Server, mailbox: &Mailbox, bell: &Doorbell) {
    browser.goto(&server.url("/notices")).await;
    browser.fill("form[action='/notices/webhook'] [name=address]", &bell.url("/hook")).await;
    browser.click("form[action='/notices/webhook'] button").await;
    browser.see("form.way").await;
    let [key, auth] = KEYS;
    let push = format!(
        "return fetch('/notices/push', {{ method: 'POST', headers: {{ accept: 'application/json',
            'x-form-token': document.querySelector('meta[name=form-token]').content }},
            body: new URLSearchParams({{ address: {:?}, key: {key:?}, auth: {auth:?} }}) }}).then((it) => it.status)",
        bell.url("/push")
    );
    assert_eq!(browser.js(&push).await, 200);
    browser.fill("form[action='/notices/email'] [name=email]", "bento@example.org").await;
    browser.click("form[action='/notices/email'] button").await;
    let letter = mailbox.until(1).await.pop().expect("a letter");
    let link = letter.link(&format!("{BASE}/confirm/"));
    browser.goto(&server.url(link.strip_prefix(BASE).expect("a link to us"))).await;
    browser.click("form[action^='/confirm/'] button").await;
    browser.until("document.querySelectorAll('form.way').length === 3").await;
    // Letters about games that are played at once are nothing that everybody wants.
    browser.click("form.way[aria-label='By e-mail'] [name=turn-live]").await;
    browser.click("form.way[aria-label='By e-mail'] button:not([name])").await;
    browser
        .until("document.querySelector(\"form.way[aria-label='By e-mail'] [name=turn-live]\")?.checked")
        .await;
    browser.shot("notices").await;
}

#[tokio::test]
async fn who_goes_away_is_called_stood_in_for_and_comes_back_by_another_device() {
    let Some(driver) = Driver::start() else { return };
    let (mailbox, bell) = (Mailbox::open(), Doorbell::open());
    let smtp = mailbox.url();
    let mut server = Server::start_with(&[
        "--base-url",
        BASE,
        "--smtp",
        &smtp,
        "--mail-from",
        "Railhead <railhead@example.org>",
        "--allow-private-addresses",
        "--notice-pause",
        "0",
    ]);
    let (mut ana, mut bento) = (driver.phone("club-host").await, driver.desktop("club-guest").await);

    // A table from a phone, in Portuguese, with a minute for each.
    ana.goto(&server.url("/new?game=last-spike")).await;
    ana.fill("form.new [name=name]", "Ana").await;
    ana.click("form.new .to-how").await;
    ana.see("#how [name=pace]").await;
    ana.js("const pace = document.querySelector('#how [name=pace]'); pace.add(new Option('1', 'live 1+0')); pace.value = 'live 1+0'").await;
    ana.shot("how").await;
    ana.click("form.new button.primary").await;
    ana.see(".invite input.link").await;
    let table = path(&ana).await;
    let link = text(&ana, "document.querySelector('.invite input.link').value").await;

    // The other sits down, in English, and they talk, each in their own language.
    bento.goto(&link).await;
    bento.fill("form[action^='/i/'] [name=name]", "Bento").await;
    bento.shot("invited").await;
    bento.click("form[action^='/i/'] button").await;
    bento.until(&format!("location.pathname === {table:?}")).await;
    bento.click(".talk button[value='back-soon']").await;
    bento.until("document.querySelector('.said')?.innerText.includes('Back in 5 min')").await;
    ana.until("document.querySelector('.said')?.innerText.includes('Volto em 5 min')").await;
    ana.fill(".talk [name=words]", "Sem pressa").await;
    ana.click(".talk button[name=say]").await;
    bento.until("document.querySelector('.said').innerText.includes('Sem pressa')").await;
    ana.shot("talk").await;

    // A link to another device, ways to be told, and away.
    bento.goto(&server.url("/devices")).await;
    bento.click("form[action='/devices/link'] button").await;
    bento.see(".invite input.link").await;
    let device = text(&bento, "document.querySelector('.invite input.link').value").await;
    be_told(&mut bento, &server, &mailbox, &bell).await;
    bento.goto("about:blank").await;

    ana.click("form[action$='/start'] button").await;
    ana.see("#table").await;
    server.cut();
    server = server.again();
    ana.until("document.querySelector('[data-notice]').textContent === ''").await;
    for turn in 0..8 {
        if !acts(&ana).await {
            break;
        }
        let before = ply(&ana).await;
        decide(&mut ana, Hand::Pieces, turn).await;
        ana.until(&format!("Number(document.querySelector('#table').dataset.ply) > {before}")).await;
    }
    assert!(!acts(&ana).await, "it is Bento's turn");

    // Each way brings it once; the server is killed while the clock runs, and that changes nothing.
    let letter = mailbox.until(2).await.pop().expect("a letter");
    assert!(letter.header("Subject").starts_with("Your turn: "), "{}", letter.header("Subject"));
    assert!(letter.body.contains(&format!("{BASE}{table}")), "{}", letter.body);
    assert_eq!(letter.to, ["bento@example.org"]);
    let of = |path: &str| bell.rings().iter().filter(|ring| ring.path == path).count();
    bell.until(2).await;
    assert_eq!((of("/hook"), of("/push")), (1, 1));
    for ring in bell.rings() {
        let encrypted = ring.headers.get("content-encoding").is_some_and(|it| it == "aes128gcm");
        assert_eq!(encrypted, ring.path == "/push");
        assert!(encrypted || ring.headers.contains_key("title"), "{}", ring.text());
    }
    server.cut();
    server = server.again();
    ana.until("document.querySelector('[data-notice]').textContent === ''").await;

    // Time is out: a bot stands in, and the log says so.
    patiently(&mut ana, "document.querySelector('.story .seat-change') !== null").await;
    ana.shot("stood-in").await;

    // Back, by the link to another device, on a phone.
    let mut back = driver.phone("club-device").await;
    back.goto(&device).await;
    back.click("form[action^='/device/'] button").await;
    back.until("location.pathname === '/'").await;
    back.shot("front").await;
    back.goto(&server.url(&table)).await;
    back.see("#table").await;
    back.shot("back").await;
    let clicked = back
        .js("const button = document.querySelector(\"form[action$='/take-over'] button\"); \
                           button?.form.requestSubmit(button); return !!button")
        .await;
    assert_eq!(clicked, Value::Bool(true), "the seat is kept");
    back.until("document.querySelector('#table')?.dataset.seat === '1'").await;
    ana.until("document.querySelectorAll('.story .seat-change').length === 2").await;
    assert_eq!((of("/hook"), of("/push"), mailbox.letters().len()), (1, 1, 2), "once");
    assert!(!server.said().contains("panicked"), "{}", server.said());
}
