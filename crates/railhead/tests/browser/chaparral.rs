//! Chaparral at a desk and on a phone: every decision on a piece in sight, what follows shown before it happens.

use serde_json::{Value, json};

use crate::{
    driver::{Browser, Driver},
    page::{self, Moment, moment, passed, ply},
    server::Server,
};

/// More decisions than anybody takes in a game.
const MAX_DECISIONS: usize = 200;

/// What is wrong at this decision, in words. A piece counts as in sight if a click at its middle would reach it.
const FAULTS: &str = "
    const faults = [];
    const about = document.querySelector('.prompt').innerText;
    const fault = (what) => faults.push(`${about}: ${what}`);
    const seen = (it) => it.checkVisibility() && it.getClientRects().length > 0;
    const inside = (it) => {
        const box = it.getBoundingClientRect();
        return box.width > 0 && box.top >= -1 && box.left >= -1 && box.bottom <= innerHeight + 1 && box.right <= innerWidth + 1;
    };
    const hit = (it) => {
        const box = it.getBoundingClientRect();
        const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return !!at && (it.contains(at) || at.contains(it));
    };
    const page = document.scrollingElement;
    if (page.scrollHeight !== innerHeight || page.scrollWidth !== innerWidth) fault('the page scrolls');
    const pieces = [...document.querySelectorAll('main [data-act], main [data-acts]')].filter(seen);
    const buttons = [...document.querySelectorAll('.loose [data-choice], .choices > [data-layer] > .end')].filter(seen);
    const hits = pieces.filter((it) => inside(it) && hit(it));
    if (wanted === 'all') {
        for (const it of pieces.filter((it) => !hits.includes(it))) fault(`${it.dataset.act ?? it.dataset.acts} is not in reach`);
    }
    if (!hits.length && !buttons.some((it) => inside(it) && hit(it))) fault('nothing is in reach');
    const bound = new Set(pieces.flatMap((it) => it.dataset.acts?.split('|') ?? [it.dataset.act]));
    const offered = new Set([...bound, ...buttons.map((it) => it.dataset.choice)]);
    const others = [...document.querySelectorAll('.all .offers:last-of-type [data-choice]')].map((it) => it.dataset.choice);
    for (const choice of document.querySelectorAll('.all [data-choice]')) {
        const act = choice.dataset.choice;
        if (!offered.has(act) && !others.includes(act)) fault(`${act} has neither piece nor button`);
    }
    if (!inside(document.querySelector('.mat .sum > b'))) fault('the own money is out of sight');
    // What the round makes of the alley, and what is left to place, stand where one looks for them.
    const ambush = document.querySelector('.card.event b').textContent === 'Deadly Ambush';
    const english = document.documentElement.lang.startsWith('en');
    for (const price of document.querySelectorAll('.alley .effect')) {
        if (english && /2 cowboys/.test(price.textContent) !== ambush) fault(`the alley says ${price.textContent}`);
    }
    const enters = document.querySelector('.all [data-choice=\"place alley\"]')?.textContent;
    if (english && enters && /2 cowboys/.test(enters) !== ambush) fault(`the choice says ${enters}`);
    if (document.querySelector('.all [data-choice^=\"place \"]')) {
        const left = [...document.querySelectorAll('.purse .pawn:not(.absent)')];
        if (!left.every(inside) || !new RegExp(`\\\\b${left.length}\\\\b`).test(about)) fault(`${left.length} cowboys are left to place`);
    }
    // A shop says what it is worth and costs before a marker goes there.
    for (const marks of document.querySelectorAll('.all [data-choice^=\"influence \"]')) {
        if (!/status \\d.*\\$\\d/.test(marks.textContent)) fault(`${marks.dataset.choice}: ${marks.textContent}`);
    }
    // Whoever has no star is told that one is needed, and from the fifth round on in red.
    const stars = document.querySelector('.mat .specials');
    const held = document.querySelectorAll('.objective.special.mine').length;
    if (!inside(stars)) fault('the word about stars is out of sight');
    if (stars.matches('.wanting') !== !held) fault(`${held} stars: ${stars.textContent}`);
    // The clock of the last round names none.
    const round = Number(/(?:Round|Rodada) (\\d+)/.exec(document.querySelector('.clock').textContent)?.[1] ?? 8);
    if (stars.matches('.urgent') !== (!held && round >= 5)) fault(`round ${round}, ${held} stars: ${stars.className}`);
    // Nothing that is written on the table is cut.
    for (const it of wanted === 'all' ? document.querySelectorAll('.stage *, .mat *, .objective *') : []) {
        const style = getComputedStyle(it);
        const clips = style.overflowX === 'hidden' || style.overflowY === 'hidden';
        if (!clips || !seen(it) || !it.textContent.trim() || it.closest('svg, h2')) continue;
        if (it.scrollWidth > it.clientWidth + 1 || it.scrollHeight > it.clientHeight + 3) fault(`cut: ${it.textContent}`);
    }
    for (const it of document.querySelectorAll('main *')) {
        const text = [...it.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
        if (!text || !seen(it) || it.closest('.sr')) continue;
        const size = parseFloat(getComputedStyle(it).fontSize);
        if (size < 10.99) fault(`${size}px: ${it.textContent.trim().slice(0, 30)}`);
    }
    return faults;
";

async fn open(server: &Server, browser: &mut Browser) {
    page::open(server, browser, "chaparral").await;
    assert_eq!(moment(browser).await, Moment::Yours);
}

async fn faults(browser: &Browser, wanted: &str) -> Vec<String> {
    let found = browser.js(&format!("const wanted = '{wanted}'; {FAULTS}")).await;
    found.as_array().expect("a list").iter().map(ToString::to_string).collect()
}

/// Takes a decision that goes on with the game, on its piece or, where it has none, by its button: a different one each
/// time, as `turn` says.
async fn take(browser: &mut Browser, turn: usize) {
    let before = ply(browser).await;
    let choose = format!(
        "const seen = (it) => it.checkVisibility() && it.getClientRects().length;
        const found = [...document.querySelectorAll('main [data-act], .loose [data-choice]')].filter(seen);
        const ways = found.length ? found : [...document.querySelectorAll('.choices > [data-layer] > .end, main [data-acts]')].filter(seen);
        const way = ways[{turn} % ways.length];
        way.click();
        return way.dataset.act ?? way.dataset.choice ?? way.dataset.acts;"
    );
    let asked = format!(
        "document.querySelector('.popup button') ? 'ask' : document.body.classList.contains('busy') ? 'sent' \
            : Number(document.querySelector('#table').dataset.ply) > {before} && 'done'"
    );
    browser.js(&choose).await;
    if browser.soon(&asked).await.is_some_and(|answer| answer == "ask") {
        browser.js("document.querySelector('.popup button').click()").await;
    }
    passed(browser, before).await;
}

#[tokio::test]
async fn every_decision_of_a_game_lies_in_sight_on_a_desk() {
    let Some(driver) = Driver::start() else { return };
    let server = Server::start();
    let mut browser = driver.desktop("chaparral-desk").await;
    browser.resize(1366, 768).await;
    open(&server, &mut browser).await;
    let height = "return document.querySelector('.stage').clientHeight";
    let stage = browser.js(height).await;
    let (mut found, mut decisions) = (Vec::new(), 0);
    while moment(&mut browser).await == Moment::Yours {
        found.extend(faults(&browser, "all").await);
        if browser.js(height).await != stage {
            found.push(format!("the stage changes its height at decision {decisions}"));
        }
        if decisions % 20 == 0 {
            browser.shot("decision").await;
        }
        take(&mut browser, decisions).await;
        decisions += 1;
        assert!(decisions < MAX_DECISIONS, "the game does not end");
    }
    assert!(found.is_empty(), "{decisions} decisions: {found:#?}");
    let complaints = browser.console().await;
    browser.assert_quiet(&complaints);
}

/// Before a cowboy is placed one sees which shops it reaches; sixteen objectives lie below each other, none scrolls.
#[tokio::test]
async fn pointing_shows_what_follows() {
    let Some(driver) = Driver::start() else { return };
    let server = Server::start();
    let mut browser = driver.desktop("chaparral-pointing").await;
    browser.resize(1366, 768).await;
    open(&server, &mut browser).await;
    let point = |act: &str, kind: &str| {
        format!(
            "document.querySelector('[data-act=\"{act}\"]').dispatchEvent(new PointerEvent('{kind}', {{ bubbles: true }}))"
        )
    };
    // The Miner may be taken already: whoever stands first in the list can be placed on.
    let first = browser.js("return document.querySelector('.character[data-act]').dataset.act").await;
    let first = first.as_str().expect("a character is free");
    browser.js(&point(first, "pointerover")).await;
    let shown = "return [
        document.querySelectorAll('.links.wide path.lit').length,
        document.querySelectorAll('.shop.lit .pill').length,
        document.querySelector('[data-preview]').textContent.length > 0,
    ]";
    assert_eq!(browser.js(shown).await, json!([1, 2, true]));
    browser.shot("lines").await;
    browser.js(&point(first, "pointerout")).await;
    assert_eq!(browser.js(shown).await, json!([0, 0, false]));
    let rows = browser
        .js("const rows = [...document.querySelectorAll('[data-pane=objectives] .objective')].map((it) => it.getBoundingClientRect());
            const pane = document.querySelector('[data-pane=objectives]').getBoundingClientRect();
            const shares = [...document.querySelectorAll('[data-pane=objectives] .objective:not(.mine, .gone) .has')].map((it) => Number(it.getAttribute('width')));
            return [rows.length, rows.every((row) => row.height <= 27 && row.bottom <= pane.bottom + 1),
                shares.every((share, at) => !at || shares[at - 1] >= share)]")
        .await;
    assert_eq!(rows, json!([16, true, true]));
}

#[tokio::test]
async fn on_a_phone_the_first_tap_reads_and_the_second_places() {
    let Some(driver) = Driver::start() else { return };
    let server = Server::start();
    let mut browser = driver.desktop("chaparral-phone").await;
    browser.resize(390, 844).await;
    open(&server, &mut browser).await;
    let columns = "return new Set([...document.querySelectorAll('.character')].map((it) => Math.round(it.getBoundingClientRect().left))).size";
    assert_eq!(browser.js(columns).await, 3);
    let whole = "const pane = document.querySelector('[data-pane=town]').getBoundingClientRect();
        return [...document.querySelectorAll('.character, .shop, .alley')].every((it) => it.getBoundingClientRect().bottom <= pane.bottom)";
    assert_eq!(browser.js(whole).await, true, "the whole town is in sight");
    let faces = "const box = (card, css) => card.querySelector(css).getBoundingClientRect();
        return [...document.querySelectorAll('.character')].filter((it) => box(it, '.face').bottom > box(it, '.reach').top + 1).length";
    assert_eq!(browser.js(faces).await, 0, "the signs of shops leave the portraits alone");
    let before = ply(&browser).await;
    let tap = "const piece = document.querySelector('.character[data-act]');
        piece.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
        piece.click()";
    browser.js(tap).await;
    browser.see(".popup button").await;
    browser.shot("tapped").await;
    assert_eq!(ply(&browser).await, before, "a tap that reads places nothing");
    let asked = "const piece = document.querySelector('.character.pointed').getBoundingClientRect();
        return [piece.bottom <= document.querySelector('.popup').getBoundingClientRect().top,
            document.querySelectorAll('.links.narrow path.lit').length]";
    assert_eq!(browser.js(asked).await, json!([true, 1]));
    browser.js("document.querySelector('.popup button').click()").await;
    passed(&mut browser, before).await;
}

/// Whatever is asked, the pane that comes forward holds a piece of it, and the sheet never lies over what was tapped.
#[tokio::test]
async fn on_a_phone_the_pane_follows_the_decision() {
    let Some(driver) = Driver::start() else { return };
    let server = Server::start();
    let mut browser = driver.phone("chaparral-follow").await;
    open(&server, &mut browser).await;
    let (mut found, mut decisions) = (Vec::new(), 0);
    while moment(&mut browser).await == Moment::Yours && decisions < 60 {
        found.extend(faults(&browser, "one").await);
        if decisions % 15 == 0 {
            browser.shot("decision").await;
        }
        take(&mut browser, decisions).await;
        decisions += 1;
    }
    assert!(found.is_empty(), "{found:#?}");
    assert_ne!(
        browser.js("return document.querySelector('[data-tab].front')?.dataset.tab").await,
        Value::Null
    );
    let complaints = browser.console().await;
    browser.assert_quiet(&complaints);
}

/// The range fits on a small phone, with farms that a finger can hit.
#[tokio::test]
async fn the_range_fits_on_a_small_phone() {
    let Some(driver) = Driver::start() else { return };
    let server = Server::start();
    let mut browser = driver.desktop("chaparral-range").await;
    open(&server, &mut browser).await;
    for (width, height) in [(360, 740), (390, 844)] {
        browser.resize(width, height).await;
        browser.js("document.querySelector('[data-tab=ranches]').click()").await;
        let room = "const pane = document.querySelector('[data-pane=ranches]');
            const farms = [...pane.querySelectorAll('.farm')].map((it) => it.getBoundingClientRect());
            return [pane.scrollHeight - pane.clientHeight, pane.scrollWidth - pane.clientWidth,
                farms.length > 14 && farms.every(({ width, height }) => width >= 36 && height >= 36)]";
        assert_eq!(browser.js(room).await, json!([0, 0, true]), "{width}x{height}");
        // A sheet that opens leaves every farm where the finger is.
        let still = "const farms = () => JSON.stringify([...document.querySelectorAll('[data-pane=ranches] .farm')].map((it) => it.getBoundingClientRect()));
            const before = farms();
            const sheet = document.body.appendChild(Object.assign(document.createElement('div'), { className: 'popup' }));
            const after = farms();
            sheet.remove();
            return before === after";
        assert_eq!(browser.js(still).await, true, "{width}x{height}");
        browser.shot("range").await;
    }
}

/// The first page is small: what a board never changes is sent once.
#[tokio::test]
async fn the_first_page_is_small() {
    let Some(driver) = Driver::start() else { return };
    let server = Server::start();
    let mut browser = driver.desktop("chaparral-size").await;
    open(&server, &mut browser).await;
    browser.js("location.reload()").await;
    let size = browser.until("performance.getEntriesByType('navigation')[0]?.encodedBodySize || null").await;
    assert!(size.as_u64().expect("a size") <= 30_000, "{size} bytes");
}
