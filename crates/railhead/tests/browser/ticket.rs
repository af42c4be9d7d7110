//! Ticket to Ride Legacy: what is always in sight, claims in two steps, tickets that are ticked.

use serde_json::{Value, json};

use crate::{
    driver::{Browser, Driver},
    page::{Moment, assert_in_sight, moment, open, passed, ply, take, take_first},
    server::Server,
};

/// Opens a table at which the viewer has a company, keeps all tickets, has drawn cards for this many decisions, and is
/// to decide what to do in a turn.
async fn sit_down(server: &Server, browser: &mut Browser, draws: usize) {
    open(server, browser, "ticket-legacy").await;
    assert_eq!(moment(browser).await, Moment::Yours);
    take(browser, "company").await;
    moment(browser).await;
    take(browser, "keep").await;
    let is_turn = "return !!document.querySelector('.all [data-choice=tickets]')";
    let mut drawn = 0;
    loop {
        assert_eq!(moment(browser).await, Moment::Yours);
        if drawn >= draws && browser.js(is_turn).await == Value::Bool(true) {
            return;
        }
        draw(browser).await;
        drawn += 1;
    }
}

/// Draws a card, or does what else must be done for that.
async fn draw(browser: &mut Browser) {
    assert_eq!(moment(browser).await, Moment::Yours);
    let _ = take(browser, "deck").await || take(browser, "decline").await || take(browser, "end").await;
}

#[tokio::test]
async fn market_hand_and_tickets_are_always_in_sight() {
    let Some(driver) = Driver::start() else { return };
    let server = Server::start();
    let mut browser = driver.desktop("ticket-sight").await;
    sit_down(&server, &mut browser, 2).await;
    let missing = "
        const seen = (css) => {
            const box = document.querySelector(css)?.getBoundingClientRect();
            return box && box.width > 0 && box.top >= 0 && box.bottom <= innerHeight + 1 && box.right <= innerWidth + 1;
        };
        const own = innerWidth < 768 ? ['.stubs-held'] : ['.purse', '.lines .slip'];
        return ['.display .card', '.pile.back', '.pile.stub', '.suit', '.news', ...own].filter((css) => !seen(css))";
    for (width, height) in [(1366, 768), (1920, 1080), (768, 1024), (390, 844), (360, 740)] {
        browser.resize(width, height).await;
        browser.shot(&format!("{width}")).await;
        assert_eq!(browser.js(missing).await, json!([]), "{width}×{height}");
    }
}

/// The first half of the game at a desk, the second on a phone.
#[tokio::test]
async fn something_to_point_at_is_in_sight_at_every_decision_of_a_game() {
    let Some(driver) = Driver::start() else { return };
    let server = Server::start();
    let mut browser = driver.desktop("ticket-whole").await;
    browser.resize(1366, 768).await;
    open(&server, &mut browser, "ticket-legacy").await;
    let mut claims = 0;
    for decision in 0.. {
        assert!(decision < 600, "the game does not end");
        if moment(&mut browser).await != Moment::Yours {
            break;
        }
        if claims == 6 {
            browser.resize(390, 844).await;
        }
        assert_in_sight(&mut browser).await;
        if take(&mut browser, "claim").await {
            claims += 1;
        } else if !take(&mut browser, "deck").await {
            take_first(&mut browser).await;
        }
    }
    assert!(claims > 6, "{claims} routes were claimed");
    browser.see(".finale").await;
}

#[tokio::test]
async fn no_single_click_claims_a_route() {
    let Some(driver) = Driver::start() else { return };
    let server = Server::start();
    let mut browser = driver.desktop("ticket-claim").await;
    sit_down(&server, &mut browser, 12).await;
    // Each route that can be claimed asks: how it is paid, or, where there is one way only, whether.
    let unasked = "return [...document.querySelectorAll('.beds [data-act]')]
        .filter((bed) => !bed.hasAttribute('data-asks')
            && !document.querySelector(`.all [data-choice=\"${CSS.escape(bed.dataset.act)}\"]`).dataset.question)
        .map((bed) => bed.dataset.act)";
    assert_eq!(browser.js(unasked).await, json!([]));
    let asks = "return document.querySelector('.beds [data-asks][data-act]')?.dataset.act ?? null";
    let mut act = browser.js(asks).await;
    while act.is_null() {
        draw(&mut browser).await;
        act = browser.js(asks).await;
    }
    let act = act.as_str().expect("a decision").to_owned();
    let trains = "return document.querySelector('.player.own .vital').textContent.trim()";
    let (before, at) = (browser.js(trains).await, ply(&browser).await);
    let click = format!(
        "document.querySelector('.beds [data-act=\"{act}\"]').dispatchEvent(new MouseEvent('click', {{ bubbles: true }}))"
    );
    browser.js(&click).await;
    passed(&mut browser, at).await;
    browser.see(".sheet-over.pay .set").await;
    browser.shot("pay").await;
    assert_eq!(browser.js(trains).await, before, "nothing is paid yet");
    browser.js("document.querySelector('.sheet-over .undoes').click()").await;
    browser.until(&format!("Number(document.querySelector('#table').dataset.ply) === {at}")).await;
    browser.until("!document.querySelector('.sheet-over.pay')").await;
}

#[tokio::test]
async fn a_tick_at_a_ticket_decides_nothing() {
    let Some(driver) = Driver::start() else { return };
    let server = Server::start();
    let mut browser = driver.phone("ticket-ticks").await;
    open(&server, &mut browser, "ticket-legacy").await;
    assert_eq!(moment(&mut browser).await, Moment::Yours);
    take(&mut browser, "company").await;
    browser.see(".sheet-over.tickets [data-pick]").await;
    let at = ply(&browser).await;
    let ticks = "return document.querySelectorAll('[data-pick][aria-pressed=true]').length";
    let all = browser.js(ticks).await.as_u64().expect("a number");
    browser.js("document.querySelector('[data-pick]').click()").await;
    assert_eq!(browser.js(ticks).await, json!(all - 1));
    browser.shot("ticks").await;
    let none = "for (const pick of document.querySelectorAll('[data-pick][aria-pressed=true]')) pick.click()";
    browser.js(none).await;
    let keep = "return document.querySelector('[data-picks] [data-choice]').disabled";
    assert_eq!(browser.js(keep).await, json!(true), "some must be kept");
    let all_but_one =
        "for (const pick of [...document.querySelectorAll('[data-pick]')].slice(1)) pick.click()";
    browser.js(all_but_one).await;
    assert_eq!(browser.js(ticks).await, json!(all - 1));
    // One button sends what is put back and what is kept.
    browser.js("document.querySelector('[data-picks] [data-choice]').click()").await;
    browser.until("!document.querySelector('[data-pick]')").await;
    assert!(ply(&browser).await > at);
    browser.until(&format!("document.querySelectorAll('.slips .slip').length === {}", all - 1)).await;
}

#[tokio::test]
async fn a_finger_reaches_every_route_or_is_asked_which_it_means() {
    let Some(driver) = Driver::start() else { return };
    let server = Server::start();
    let mut browser = driver.phone("ticket-finger").await;
    sit_down(&server, &mut browser, 6).await;
    // The map stands upright: all of it is in sight, clear of its buttons, and its names can be read.
    let hidden = "const pane = document.querySelector('[data-pane=map]').getBoundingClientRect();
        const buttons = [...document.querySelectorAll('.zoomer button')].map((it) => it.getBoundingClientRect());
        const faults = [];
        for (const city of document.querySelectorAll('.city .dot')) {
            const box = city.getBoundingClientRect();
            const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
            if (x < pane.left || x > pane.right || y < pane.top || y > pane.bottom) faults.push(`${city.parentNode.className.baseVal} is out of sight`);
            if (buttons.some((it) => x > it.left && x < it.right && y > it.top && y < it.bottom)) faults.push(`${city.parentNode.className.baseVal} is under a button`);
        }
        for (const name of document.querySelectorAll('.names .name')) {
            const size = parseFloat(getComputedStyle(name).fontSize) * name.getScreenCTM().a;
            if (size < 8.95) faults.push(`${name.textContent} is ${size} px high`);
            const box = name.getBoundingClientRect();
            if (box.left < 0 || box.right > innerWidth) faults.push(`${name.textContent} is cut`);
        }
        return faults";
    for (width, height) in [(360, 740), (390, 844)] {
        browser.resize(width, height).await;
        browser.shot(&format!("upright-{width}")).await;
        assert_eq!(browser.js(hidden).await, json!([]), "{width}×{height}");
    }
    let narrow = "return [...document.querySelectorAll('.beds [data-act] .reach')]
        .filter((strip) => parseFloat(getComputedStyle(strip).strokeWidth) < 22).length";
    assert_eq!(browser.js(narrow).await, json!(0));
    // At the middle of each route in sight its own strip is among those under the finger.
    let lost = "return [...document.querySelectorAll('.beds [data-act]')].filter((bed) => {
        const line = bed.querySelector('.reach');
        const spot = line.getPointAtLength(line.getTotalLength() / 2).matrixTransform(line.getScreenCTM());
        const there = document.elementsFromPoint(spot.x, spot.y);
        return there[0]?.closest('.board > svg') && !there.includes(line);
    }).map((bed) => bed.dataset.act)";
    assert_eq!(browser.js(lost).await, json!([]));
}
