//! The page that all games share: one screen high at every size, what matters always in sight.

use serde_json::{Value, json};

use crate::{
    driver::Driver,
    page::{Moment, moment, open, passed, ply, take_first},
    server::Server,
};

const GAMES: [&str; 5] =
    ["last-spike", "great-western-trail", "chaparral", "ticket-legacy", "ticket-legacy-campaign"];

pub(crate) const SIZES: [(u32, u32); 8] =
    [(1366, 768), (1280, 650), (1920, 1080), (768, 1024), (390, 844), (360, 640), (844, 390), (683, 384)];

/// How many decisions are looked at in each game.
const DECISIONS: usize = 6;

/// What is wrong with the page as it stands, in words.
pub(crate) const FAULTS: &str = "
    const faults = [];
    const page = document.scrollingElement;
    const name = `${innerWidth}×${innerHeight}`;
    const wide = innerWidth >= 1000 && innerHeight >= 480;
    if (page.scrollHeight !== innerHeight) faults.push(`${name}: the page is ${page.scrollHeight} high`);
    if (page.scrollWidth !== innerWidth) faults.push(`${name}: the page is ${page.scrollWidth} wide`);
    const inside = (it) => {
        const box = it.getBoundingClientRect();
        return box.width > 0 && box.top >= -1 && box.left >= -1 && box.bottom <= innerHeight + 1 && box.right <= innerWidth + 1;
    };
    const own = document.querySelector('.player.own .main');
    if (!own || !inside(own)) faults.push(`${name}: one's own main figure is out of sight`);
    const told = document.querySelector('.story li li');
    if (wide && told && !inside(told)) faults.push(`${name}: the last line of the log is out of sight`);
    const board = [...document.querySelectorAll('.stage .pane')].find((it) => it.getClientRects().length);
    if (board && innerHeight < 480 && board.clientHeight < 200) faults.push(`${name}: the board is ${board.clientHeight} high`);
    for (const tab of document.querySelectorAll('[data-tab]')) {
        if (tab.getClientRects().length && !inside(tab)) faults.push(`${name}: the tab ${tab.textContent} is out of sight`);
    }
    return faults;
";

/// Whether a decision can be taken on something in sight: a piece that is hit where it is seen, or a button.
pub(crate) const IN_REACH: &str = "
    const pieces = [...document.querySelectorAll('[data-act],[data-acts]')];
    const hit = (it) => {
        const box = it.getBoundingClientRect();
        const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return at && (it.contains(at) || at.contains(it) || at.closest('[data-act],[data-acts]'));
    };
    const buttons = [...document.querySelectorAll('.loose [data-choice], .pane [data-choice], .choices .end, [data-every]')];
    return pieces.some(hit) || buttons.some(hit);
";

/// What can hardly be read or touched on a phone, in words. Names on a map may be a little smaller; what lies so close
/// that a finger is asked which it means (`data-near`) may be small too.
pub(crate) const SMALL: &str = "
    const faults = [];
    const seen = (it) => {
        const { left, right, top, bottom } = it.getBoundingClientRect();
        return it.checkVisibility({ visibilityProperty: true }) && right - left > 1.5 && right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
    };
    const told = (it) => `${it.className?.baseVal ?? it.className} “${it.textContent.trim().slice(0, 24)}”`;
    for (const it of document.querySelectorAll('main *')) {
        if (![...it.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()) || !seen(it)) continue;
        const scale = it.getScreenCTM?.();
        const size = parseFloat(getComputedStyle(it).fontSize) * (scale ? Math.hypot(scale.a, scale.b) : 1);
        if (size < (it.closest('.board > svg') ? 8.95 : 10.95)) faults.push(`${told(it)} is ${size.toFixed(1)} px high`);
    }
    // A card is touched where its face is.
    const side = (it) => {
        const boxes = [it, ...it.children].map((part) => part.getBoundingClientRect());
        return ['width', 'height'].map((side) => Math.max(...boxes.map((box) => box[side])));
    };
    const large = (it) => Math.min(...side(it)) >= 35.5;
    for (const it of document.querySelectorAll('main :is(button, a, summary, select, [role=button], [data-act], [data-acts], [data-choose])')) {
        if (it.closest('[data-near], .story') || !seen(it) || large(it)) continue;
        const [width, height] = side(it);
        faults.push(`${told(it)} is ${Math.round(width)}×${Math.round(height)}`);
    }
    // What stands in the row of choices is read whole.
    for (const it of document.querySelectorAll('.choices :is(button, summary)')) {
        if (it.getClientRects().length && it.scrollWidth > it.clientWidth + 1) faults.push(`${told(it)} is cut`);
        if (it.getClientRects().length && it.getBoundingClientRect().right > innerWidth) faults.push(`${told(it)} leaves the screen`);
    }
    return faults;
";

#[tokio::test]
async fn a_table_is_one_screen_high_at_every_size() {
    let Some(driver) = Driver::start() else { return };
    let server = Server::start();
    let mut browser = driver.desktop("shell").await;
    let mut faults = Vec::new();
    for game in GAMES {
        browser.goto(&server.url("/about")).await;
        browser.cookie("rh_lang", "en").await;
        open(&server, &mut browser, game).await;
        for decision in 0..DECISIONS {
            if moment(&mut browser).await != Moment::Yours {
                break;
            }
            // The second half is looked at in the language whose words are longer.
            if decision == DECISIONS / 2 {
                browser.cookie("rh_lang", "pt-BR").await;
                browser.js("location.reload()").await;
                browser.see("html[lang=pt-BR] #table").await;
                moment(&mut browser).await;
            }
            for (width, height) in SIZES {
                browser.resize(width, height).await;
                let found = browser.js(FAULTS).await;
                faults
                    .extend(found.as_array().expect("a list").iter().map(|fault| format!("{game}: {fault}")));
                if width < 768 && height >= 480 {
                    let found = browser.js(SMALL).await;
                    let found = found.as_array().expect("a list").iter();
                    faults.extend(found.map(|fault| format!("{game}: {width}×{height}: {fault}")));
                }
                if browser.js(IN_REACH).await != Value::Bool(true) {
                    faults.push(format!("{game}: {width}×{height}: nothing in reach at decision {decision}"));
                }
                if decision == 1 {
                    browser.shot(&format!("{game}-{width}")).await;
                }
            }
            take_first(&mut browser).await;
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
    let complaints = browser.console().await;
    browser.assert_quiet(&complaints);
}

#[tokio::test]
async fn a_decision_scrolls_nothing_and_keeps_the_stage_as_high_as_it_was() {
    let Some(driver) = Driver::start() else { return };
    let server = Server::start();
    let mut browser = driver.desktop("steady").await;
    browser.resize(1366, 768).await;
    // As long as the same panes are laid out; between the games of a campaign they are others.
    let state = "return [document.querySelector('#table').dataset.layout, scrollY, document.querySelector('.stage').clientHeight]";
    let focused = "return document.activeElement !== document.body";
    for game in GAMES {
        open(&server, &mut browser, game).await;
        for _ in 0..8 {
            if moment(&mut browser).await != Moment::Yours {
                break;
            }
            let before = browser.js(state).await;
            take_first(&mut browser).await;
            let after = browser.js(state).await;
            if before[0] == after[0] {
                assert_eq!(after, before, "{game}");
                assert_eq!(browser.js(focused).await, json!(true), "{game}: the focus fell to the page");
            }
        }
    }
}

#[tokio::test]
async fn a_second_click_at_the_same_spot_decides_nothing() {
    let Some(driver) = Driver::start() else { return };
    let server = Server::start();
    let mut browser = driver.desktop("guard").await;
    // A click of a pointer, and another at the same spot as soon as the choices have changed by it. The page's clock stands
    // still meanwhile: however busy the machine is, 50 ms have passed.
    let click = "document.querySelector('.all [data-choice]')?.dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, clientX: 90, clientY: 90 }))";
    let count = "const real = window.fetch;
        window.sent = 0;
        window.fetch = (address, ...rest) => {
            window.sent += String(address).includes('/decide');
            return real(address, ...rest);
        }";
    let twice = format!(
        "const layer = document.querySelector('[data-layer=choices]');
        new MutationObserver((_, observer) => {{
            observer.disconnect();
            const then = performance.now() + 50;
            performance.now = () => then;
            setTimeout(() => {{
                const before = window.sent;
                {click};
                window.second = window.sent > before ? 'sent' : 'held';
                delete performance.now;
            }}, 50);
        }}).observe(layer, {{ childList: true }});
        {click};
        return window.sent"
    );
    // A campaign begins with decisions that are asked for in a sentence of their own.
    for &game in GAMES.iter().filter(|&&game| game != "ticket-legacy-campaign") {
        open(&server, &mut browser, game).await;
        moment(&mut browser).await;
        browser.js(count).await;
        let (mut sent, mut second) = (json!(0), None);
        for _ in 0..20 {
            sent = browser.js(&twice).await;
            second = browser.soon("window.second").await;
            if second.is_some() {
                break;
            }
        }
        assert_eq!((sent, second), (json!(1), Some(json!("held"))), "{game}");
    }
}

/// Beside a board the log shows at least four lines, and a whole turn in them, not a name above each.
#[tokio::test]
async fn four_lines_of_the_log_are_in_sight_at_a_desk() {
    let Some(driver) = Driver::start() else { return };
    let server = Server::start();
    let mut browser = driver.desktop("log").await;
    browser.resize(1366, 768).await;
    let room = "const log = document.querySelector('.pane.log .scroller');
        const line = parseFloat(getComputedStyle(log.querySelector('.story')).lineHeight);
        const [who, first] = ['.group .who', '.group li'].map((css) => log.querySelector(css)?.getClientRects()[0]);
        return [log.clientHeight >= 4 * line, !first || Math.abs(who.top - first.top) < line / 2]";
    for game in GAMES {
        open(&server, &mut browser, game).await;
        for _ in 0..2 {
            if moment(&mut browser).await == Moment::Yours {
                take_first(&mut browser).await;
            }
        }
        assert_eq!(browser.js(room).await, json!([true, true]), "{game}");
    }
}

/// A decision that the network swallowed is kept, and sent once when it is back.
#[tokio::test]
async fn a_decision_that_was_not_sent_is_sent_once_the_connection_is_back() {
    let Some(driver) = Driver::start() else { return };
    let server = Server::start();
    let mut browser = driver.desktop("offline").await;
    open(&server, &mut browser, "great-western-trail").await;
    assert_eq!(moment(&mut browser).await, Moment::Yours);
    let before = ply(&browser).await;
    let cut = "const real = window.fetch;
        window.sent = 0;
        window.cut = true;
        window.fetch = (address, ...rest) => {
            if (!String(address).includes('/decide')) return real(address, ...rest);
            if (window.cut) return Promise.reject(new TypeError('cut'));
            window.sent += 1;
            return real(address, ...rest);
        };
        document.querySelector('.all [data-choice]').click()";
    browser.js(cut).await;
    browser.until("document.querySelector('[data-notice]').textContent.length > 5").await;
    let notice = "const { top, bottom } = document.querySelector('[data-notice]').getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight && bottom > top";
    assert_eq!(browser.js(notice).await, json!(true), "what was not sent is told in sight");
    assert_eq!(ply(&browser).await, before);
    browser.js("window.cut = false; dispatchEvent(new Event('online'))").await;
    passed(&mut browser, before).await;
    browser.until("!document.querySelector('[data-notice]').textContent").await;
    assert_eq!(browser.js("return window.sent").await, json!(1));
}
