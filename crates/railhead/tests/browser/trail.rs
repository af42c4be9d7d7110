//! Great Western Trail: every decision on a piece that is in sight, few clicks, and what is drawn can be told apart.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::{
    driver::{Browser, Driver},
    page::{Moment, moment, open, passed, ply, take},
    server::Server,
    shell::SMALL,
};

/// More decisions than anybody takes in a game.
const MAX_DECISIONS: usize = 400;
/// Decisions that are looked at on a phone: a good third of a game.
const ON_A_PHONE: usize = 60;

/// Deals in a row that leave one worker to choose: far more than come about.
const MAX_DEALS: usize = 12;

/// Clicks that a visit to Kansas City takes, once there: a disc, and the button that sends it all.
const IN_KANSAS_CITY: usize = 2;

/// What can be done by touching: pieces that are hit where they are seen, buttons that end or refuse, and the rest.
const IN_REACH: &str = "
    const acts = ({ dataset }) => dataset.acts?.split('|') ?? [dataset.act ?? dataset.choose];
    const pieces = [...document.querySelectorAll('[data-act],[data-acts],[data-choose]')];
    const spots = (it) => {
        const box = it.getBoundingClientRect();
        return [[.5, .5], [.2, .5], [.8, .5], [.5, .2], [.5, .8]].map(([x, y]) => [box.x + box.width * x, box.y + box.height * y]);
    };
    const hit = (it) => spots(it).some(([x, y]) => it.contains(document.elementFromPoint(x, y)));
    const all = [...document.querySelectorAll('.all [data-choice]')].map((it) => it.dataset.choice);
    return {
        hit: pieces.filter((it) => !it.matches('.out') && hit(it)).map((it) => acts(it)),
        asked: all.filter((act) => !['end', 'done', 'waive'].includes(act)),
        passes: all.filter((act) => ['end', 'done', 'waive'].includes(act)),
        prompt: document.querySelector('.prompt').innerText,
    };
";

fn strings(list: &Value) -> Vec<String> {
    list.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect()
}

/// Clicks one piece or button after the other until the decision is taken; gives back how many clicks it took.
async fn click_through(browser: &mut Browser, seen: &Value, number: usize) -> usize {
    let before = ply(browser).await;
    let pieces: Vec<Vec<String>> = seen["hit"].as_array().into_iter().flatten().map(strings).collect();
    let mut act = match pieces.get(number % pieces.len().max(1)) {
        Some(acts) => acts[number % acts.len()].clone(),
        None => strings(&seen["passes"])[0].clone(),
    };
    let mut clicks = 0;
    if browser
        .js(&format!("return !!document.querySelector(`[data-choose=\"${{CSS.escape({})}}\"]`)", json!(act)))
        .await
        == json!(true)
    {
        clicks = choose_all(browser, &act).await;
        settled(browser, before).await;
        return clicks;
    }
    for _ in 0..8 {
        let quoted = json!(act);
        let script = format!(
            "const act = {quoted};
            const acts = ({{ dataset }}) => dataset.acts?.split('|') ?? [dataset.act];
            const piece = [...document.querySelectorAll('[data-act],[data-acts]')]
                .find((it) => !it.matches('.picked, .out') && it.getClientRects().length && acts(it).includes(act))
                ?? document.querySelector(`.loose [data-choice=\"${{CSS.escape(act)}}\"], .end[data-choice=\"${{CSS.escape(act)}}\"], .all [data-choice=\"${{CSS.escape(act)}}\"]`);
            piece?.dispatchEvent(new MouseEvent('click', {{ bubbles: true, cancelable: true, detail: 0 }}));
            return !!piece"
        );
        browser.js(&script).await;
        clicks += 1;
        let follows = format!(
            "document.querySelector('.popup button') ? 'asked' \
                : document.body.classList.contains('busy') || Number(document.querySelector('#table').dataset.ply) > {before} ? 'taken' \
                : document.querySelector('.picked') ? 'picked' : false"
        );
        match browser.soon(&follows).await.as_ref().and_then(Value::as_str) {
            Some("asked") => {
                browser.js("document.querySelector('.popup button').click()").await;
                clicks += 1;
                break;
            }
            Some("taken") => break,
            // What was picked up has a second part: any piece that is left.
            Some("picked") => {
                let picked = format!(
                    "const kept = document.querySelector('.picked'); const acts = kept.dataset.acts.split('|');
                    return acts.includes({quoted}) ? {quoted} : acts[0]"
                );
                browser.js(&picked).await.as_str().unwrap_or_default().clone_into(&mut act);
            }
            _ => {}
        }
    }
    settled(browser, before).await;
    clicks
}

/// Chooses `act` among the parts of a plan, something wherever too little is chosen, and sends it all: a visit to Kansas
/// City, or cards that leave the hand together.
async fn choose_all(browser: &mut Browser, act: &str) -> usize {
    let script = format!(
        "let clicks = 1;
        const option = document.querySelector(`[data-choose=\"${{CSS.escape({})}}\"]`);
        const plan = option.closest('[data-plan]');
        option.click();
        for (const part of plan.querySelectorAll('[data-part]')) {{
            const least = Number(part.dataset.least ?? 1);
            while (part.querySelectorAll('[aria-checked=true]').length < least) {{
                part.querySelector('[data-choose]:not(.out, [aria-checked=true])').click();
                clicks += 1;
            }}
        }}
        const send = plan.querySelector('[data-send]');
        const ready = !send.disabled;
        send.click();
        document.querySelector('.popup button')?.click();
        return [clicks + 1, ready, plan.matches('.kc')]",
        json!(act)
    );
    let done = browser.js(&script).await;
    assert_eq!(done[1], json!(true), "everything is chosen");
    let clicks = done[0].as_u64().unwrap_or_default() as usize;
    // With the step to Kansas City that makes four: what lies nearest is chosen to begin with.
    assert!(done[2] == json!(false) || clicks <= 1 + IN_KANSAS_CITY, "{clicks} clicks in Kansas City");
    clicks
}

/// Waits until the decision is taken, and those that follow it in a row.
async fn settled(browser: &mut Browser, before: u64) {
    passed(browser, before).await;
    browser.until("!document.body.classList.contains('busy')").await;
}

/// What the choices and the drawing fail to say at this decision, in words: breeding value and points of what is bought,
/// the actions of what is built, where a tile of the foresight goes, what ends the game.
const UNSAID: &str = "
    const faults = [];
    const said = (act) => act.textContent;
    const choices = (verb) => [...document.querySelectorAll(`.all [data-choice^='${verb} ']`)];
    for (const buy of choices('buy')) {
        if (!/value \\d/.test(said(buy)) || !/\\d VP/.test(said(buy))) faults.push(`${buy.dataset.choice}: ${said(buy)}`);
    }
    for (const build of choices('build')) {
        const number = parseInt(build.dataset.choice.split(' ')[1]);
        const [, actions] = document.querySelector(`[data-pane^=mat-] .house-${number} title`).textContent.split(' · ');
        if (!said(build).includes(actions)) faults.push(`${build.dataset.choice}: ${said(build)} lacks ${actions}`);
    }
    for (const tile of choices('foresight')) {
        if (!/→ ./.test(said(tile))) faults.push(`${tile.dataset.choice}: ${said(tile)}`);
    }
    // Whoever comes to the last place of the last row ends the game.
    const market = document.querySelector('[data-layer=market-jobs] .row-11');
    const last = market.querySelector('.bench.here') && market.querySelectorAll('.space').length === 0;
    for (const tile of choices('foresight')) {
        const worker = /job market/.test(said(tile));
        if (!!tile.querySelector('.ends') !== (!!last && worker)) faults.push(`${tile.dataset.choice}: ${said(tile)} ends ${last}`);
    }
    return faults;
";

/// What cannot be read of the trade spaces: the money of one stands below the toll of its teepee, and a frame runs around
/// both.
const COVERED: &str = "
    const faults = [];
    const box = (it) => it.getBoundingClientRect();
    const over = (one, other) => one.left < other.right && other.left < one.right && one.top < other.bottom - 1 && other.top < one.bottom - 1;
    const trail = document.querySelector('[data-pane=trail]');
    for (const pill of trail.querySelectorAll('.tile .pill')) {
        const tile = pill.closest('.tile');
        const toll = tile.querySelector('.hand');
        if (toll && over(box(pill), box(toll))) faults.push(`${pill.nextSibling.textContent} lies over a toll`);
        const space = [...tile.classList].find((name) => name.startsWith('at-'));
        for (const frame of trail.querySelectorAll(`.act.${space} > .hollow`)) {
            if (box(frame).bottom < box(pill).bottom - 1) faults.push(`${pill.nextSibling.textContent} lies under a frame`);
        }
    }
    return faults;
";

/// What must be drawn differently, and what must be darker by lamplight than what.
const ALIKE: &str = "
    const drawn = (id) => document.querySelector(`symbol#gwt-${id}`)?.innerHTML;
    const pairs = [['hire', 'cowboy'], ['single', 'drought'], ['double', 'drought'], ['pair', 'card'], ['buy', 'cow']];
    const light = (css) => {
        const colour = getComputedStyle(document.querySelector(css)).stroke.match(/[0-9.]+/g).map(Number);
        return colour[0] + colour[1] + colour[2];
    };
    return [
        ...pairs.filter(([one, other]) => !drawn(one) || !drawn(other) || drawn(one) === drawn(other)),
        ...['.city', '.station'].filter((it) => light(`${it}.black > :is(path, rect)`) + 200 >= light(`${it}.white > :is(path, rect)`)),
    ];
";

#[tokio::test]
async fn every_decision_of_a_game_can_be_taken_on_a_piece_in_sight() {
    let Some(driver) = Driver::start() else { return };
    let server = Server::start();
    let mut browser = driver.desktop("trail").await;
    browser.resize(1366, 768).await;
    open(&server, &mut browser, "great-western-trail").await;
    browser.night(true).await;
    assert_eq!(browser.js(ALIKE).await, json!([]));
    browser.shot("night").await;
    browser.night(false).await;
    let (mut decisions, mut passes, mut clicks, mut turns) = (0, 0, 0, 0);
    let (mut out_of_sight, mut unsaid) = (Vec::new(), Vec::new());
    while moment(&mut browser).await == Moment::Yours {
        assert!(decisions + passes < MAX_DECISIONS, "the game does not end");
        let seen = browser.js(IN_REACH).await;
        unsaid.extend(strings(&browser.js(UNSAID).await));
        unsaid.extend(strings(&browser.js(COVERED).await));
        if seen["asked"] == json!([]) {
            passes += 1;
            turns += usize::from(strings(&seen["passes"]).iter().any(|act| act == "end"));
        } else {
            decisions += 1;
            if seen["hit"] == json!([]) {
                out_of_sight.push(format!("{} {}", seen["prompt"], seen["asked"][0]));
            }
        }
        clicks += click_through(&mut browser, &seen, decisions).await;
    }
    assert!(decisions > 60, "{decisions} decisions");
    assert!(out_of_sight.is_empty(), "{} of {decisions}: {out_of_sight:#?}", out_of_sight.len());
    assert!(unsaid.is_empty(), "{unsaid:#?}");
    println!("{decisions} decisions, {passes} passes, {clicks} clicks, {turns} turns ended");
    let complaints = browser.console().await;
    browser.assert_quiet(&complaints);
}

/// The trail stands upright; nothing asked lies out of sight, is written smaller than can be read, or can be missed by a
/// finger.
#[tokio::test]
async fn a_phone_shows_an_upright_trail_and_every_decision_in_sight() {
    let Some(driver) = Driver::start() else { return };
    let server = Server::start();
    let mut browser = driver.desktop("trail-phone").await;
    browser.resize(390, 844).await;
    open(&server, &mut browser, "great-western-trail").await;
    assert_eq!(moment(&mut browser).await, Moment::Yours);
    let upright = "const box = document.querySelector('[data-pane=trail] svg').viewBox.baseVal; return box.width <= 390";
    assert_eq!(browser.js(upright).await, json!(true));
    let mut small = BTreeSet::new();
    for decision in 0..ON_A_PHONE {
        if moment(&mut browser).await != Moment::Yours {
            break;
        }
        let seen = browser.js(IN_REACH).await;
        assert!(
            seen["asked"] == json!([]) || seen["hit"] != json!([]),
            "{} {}",
            seen["prompt"],
            seen["asked"]
        );
        small.extend(strings(&browser.js(SMALL).await));
        small.extend(strings(&browser.js(COVERED).await));
        if decision == 6 {
            browser.shot("play").await;
        }
        click_through(&mut browser, &seen, decision).await;
    }
    assert!(small.is_empty(), "{small:#?}");
}

/// What a visit to Kansas City is about is seen, and chosen, where it lies: the cities in reach on the railway with what a
/// delivery costs and brings, the discs on the mat.
#[tokio::test]
async fn kansas_city_is_chosen_on_the_railway_and_on_the_mat_too() {
    let Some(driver) = Driver::start() else { return };
    let server = Server::start();
    let mut browser = driver.desktop("trail-city").await;
    browser.resize(1366, 768).await;
    open(&server, &mut browser, "great-western-trail").await;
    let reached = "return document.querySelectorAll('.stage [data-chooses^=deliver]').length > 1";
    for decision in 0..MAX_DECISIONS {
        assert_eq!(moment(&mut browser).await, Moment::Yours);
        if browser.js(reached).await == json!(true) {
            break;
        }
        let seen = browser.js(IN_REACH).await;
        click_through(&mut browser, &seen, decision).await;
    }
    let faults = "
        const faults = [];
        const box = (it) => it.getBoundingClientRect();
        const inside = (it) => box(it).left >= 0 && box(it).right <= innerWidth && box(it).bottom <= innerHeight;
        const hit = (it) => it.contains(document.elementFromPoint(box(it).x + box(it).width / 2, box(it).y + box(it).height / 2));
        const option = (far) => document.querySelector(`[data-choose=\"${CSS.escape(far.dataset.chooses)}\"]`);
        const far = [...document.querySelectorAll('[data-chooses]')];
        for (const kind of ['deliver', 'disc']) {
            const shown = far.filter((it) => it.dataset.chooses.startsWith(kind) && !it.matches('.out'));
            if (shown.length < 2) faults.push(`${shown.length} to choose: ${kind}`);
            for (const it of shown) {
                if (!inside(it) || !hit(it)) faults.push(`${it.dataset.chooses} is out of reach`);
            }
            if (shown.filter((it) => it.getAttribute('aria-checked') === 'true').length < 1) faults.push(`nothing is proposed: ${kind}`);
        }
        if (document.querySelector('[data-send]').disabled) faults.push('the proposal cannot be sent');
        const [panel, trail, line] = ['city', 'trail', 'line'].map((pane) => box(document.querySelector(`[data-pane=${pane}]`)));
        if (panel.right > trail.left + trail.width * .56) faults.push(`the panel covers ${panel.width} of ${trail.width}`);
        if (panel.bottom > line.top + 1) faults.push('the panel covers the railway');
        for (const it of far.filter((it) => it.dataset.chooses.startsWith('deliver'))) {
            it.dispatchEvent(new MouseEvent('click', { bubbles: true }));
            const also = far.filter((other) => other.dataset.chooses === it.dataset.chooses);
            for (const one of [option(it), ...also]) {
                if (one.getAttribute('aria-checked') !== 'true') faults.push(`${it.dataset.chooses} is not chosen`);
            }
            const bill = document.querySelector(`[data-preview-of=\"${CSS.escape(it.dataset.chooses)}\"]`);
            if (!bill?.textContent.includes('$') || !inside(bill)) faults.push(`${it.dataset.chooses} has no price`);
        }
        return faults;";
    assert_eq!(browser.js(faults).await, json!([]));
    browser.shot("city").await;
    // What two parts of a visit ask for the same reason is asked once.
    let twice = "for (const it of [...document.querySelectorAll('[data-choose][aria-checked=true]')].slice(0, 2)) it.dataset.question = 'Go on?';
        document.querySelector('[data-send]').click();
        return document.querySelector('.popup p')?.textContent";
    assert_eq!(browser.js(twice).await, json!("Go on?"));
}

/// The first page is small: what a board never changes is sent once.
#[tokio::test]
async fn the_first_page_is_small() {
    let Some(driver) = Driver::start() else { return };
    let server = Server::start();
    let mut browser = driver.desktop("trail-size").await;
    open(&server, &mut browser, "great-western-trail").await;
    assert_eq!(moment(&mut browser).await, Moment::Yours);
    browser.js("location.reload()").await;
    let size = browser.until("performance.getEntriesByType('navigation')[0]?.encodedBodySize || null").await;
    assert!(size.as_u64().expect("a size") <= 30_000, "{size} bytes");
}

/// Nothing of the markets has to be looked for on a phone.
#[tokio::test]
async fn the_markets_fit_on_a_phone() {
    let Some(driver) = Driver::start() else { return };
    let server = Server::start();
    let mut browser = driver.desktop("trail-markets").await;
    browser.resize(390, 844).await;
    open(&server, &mut browser, "great-western-trail").await;
    assert_eq!(moment(&mut browser).await, Moment::Yours);
    browser.js("document.querySelector('[data-tab=markets]').click()").await;
    let room = "const pane = document.querySelector('[data-pane=markets]');
        return [pane.scrollHeight - pane.clientHeight, pane.scrollWidth - pane.clientWidth]";
    assert_eq!(browser.js(room).await, json!([0, 0]));
    browser.shot("markets").await;
}

/// What a finger asks about lies beside the sheet that answers, not under it.
#[tokio::test]
async fn a_sheet_leaves_its_piece_in_sight() {
    let Some(driver) = Driver::start() else { return };
    let server = Server::start();
    let mut browser = driver.desktop("trail-sheet").await;
    browser.resize(390, 844).await;
    open(&server, &mut browser, "great-western-trail").await;
    assert_eq!(moment(&mut browser).await, Moment::Yours);
    let covered = "const faults = [];
        let asked = 0;
        const sheet = () => document.querySelector('.popup').getBoundingClientRect();
        const pane = document.querySelector('.board.front').getBoundingClientRect();
        for (const piece of document.querySelectorAll('.board.front [data-act]:not(.then)')) {
            // A finger asks about what it sees.
            const { top, bottom } = piece.getBoundingClientRect();
            if (top < pane.top || bottom > pane.bottom) continue;
            piece.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
            piece.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 0 }));
            const box = piece.getBoundingClientRect();
            if (box.top < pane.top || box.bottom > sheet().top) faults.push(`${piece.dataset.act}: ${box.top}…${box.bottom}, the sheet from ${sheet().top}`);
            asked += 1;
            document.querySelector('.popup .back').click();
        }
        return [asked > 2, faults]";
    assert_eq!(browser.js(covered).await, json!([true, []]));
    browser.shot("sheet").await;
}

/// On a large screen the boards have the room, and markets and mat stand beside them, whole.
#[tokio::test]
async fn a_large_screen_has_large_boards() {
    let Some(driver) = Driver::start() else { return };
    let server = Server::start();
    let mut browser = driver.desktop("trail-large").await;
    browser.resize(1920, 1080).await;
    open(&server, &mut browser, "great-western-trail").await;
    assert_eq!(moment(&mut browser).await, Moment::Yours);
    let faults = "const faults = [];
        const box = (it) => it.getBoundingClientRect();
        for (const board of ['trail', 'line']) {
            const scale = document.querySelector(`[data-pane=${board}] > svg`).getScreenCTM().a;
            if (scale < 1.3) faults.push(`${board}: a unit is ${scale} pixels`);
        }
        for (const pane of document.querySelectorAll('[data-pane=markets], [data-pane=mat-0]')) {
            if (!box(pane).width || pane.scrollHeight > pane.clientHeight + 1) faults.push(`${pane.dataset.pane} is cut`);
        }
        for (const player of document.querySelectorAll('.player')) {
            if (player.scrollHeight > player.clientHeight || box(player).right > innerWidth) faults.push(`cut: ${player.innerText}`);
        }
        if (document.querySelector('.pane.log .scroller').clientHeight < 96) faults.push('the log is low');
        return faults";
    assert_eq!(browser.js(faults).await, json!([]));
    browser.shot("large").await;
}

#[tokio::test]
async fn pointing_at_a_place_draws_the_way_there() {
    let Some(driver) = Driver::start() else { return };
    let server = Server::start();
    let mut browser = driver.desktop("trail-way").await;
    browser.resize(1366, 768).await;
    open(&server, &mut browser, "great-western-trail").await;
    browser.js("document.documentElement.dataset.ending = 'soon'").await;
    for decision in 0..40 {
        assert_eq!(moment(&mut browser).await, Moment::Yours);
        // For whoever likes it so, a turn with nothing left to decide ends by itself.
        if browser.js("return !!document.querySelector('.end.running')").await == json!(true) {
            let before = ply(&browser).await;
            settled(&mut browser, before).await;
            continue;
        }
        let ways = browser.js("return document.querySelectorAll('[data-preview-of^=move]').length").await;
        if ways != json!(0) {
            break;
        }
        let seen = browser.js(IN_REACH).await;
        click_through(&mut browser, &seen, decision).await;
    }
    let point = "const piece = document.querySelector('.stage [data-act^=move]');
        piece.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
        const way = document.querySelector('.previewed');
        return [way?.dataset.previewOf === piece.dataset.act, way?.querySelectorAll('.stretch').length > 0,
            document.querySelector('[data-preview]').textContent.length > 10]";
    assert_eq!(browser.js(point).await, json!([true, true, true]));
    browser.shot("way").await;
}

/// What is pointed at shows what follows: a worker the space of the mat that it fills, a building itself on its space.
#[tokio::test]
async fn pointing_at_workers_and_buildings_shows_where_they_come() {
    let Some(driver) = Driver::start() else { return };
    let server = Server::start();
    let mut browser = driver.desktop("trail-pointing").await;
    browser.resize(1366, 768).await;
    let point = |css: &str| {
        format!(
            "const piece = [...document.querySelectorAll({css:?})].find((it) => it.getClientRects().length);
            piece?.dispatchEvent(new PointerEvent('pointerover', {{ bubbles: true }}));"
        )
    };
    let (worker, building) = ("[data-lights^=crew]", "[data-acts^=build]");
    let hires = format!(
        "{} const lit = document.querySelectorAll('[data-layer=hand-crew] .lit .slot.next').length;
        return piece && [lit, document.querySelector('[data-preview]').textContent.length > 0]",
        point(worker)
    );
    let builds = format!(
        "{} const site = document.querySelector('.site.previewed');
        const wall = site && getComputedStyle(site.querySelector('.wall'));
        return wall && [wall.fill !== 'rgb(0, 0, 0)', document.querySelector('[data-pane^=mat-]').classList.contains('shown')]",
        point(building)
    );
    // Where a deal leaves but one worker to choose, the rules hire that one unasked: then there is nothing to point at, and
    // the crew has grown.
    let crew = "return document.querySelectorAll('[data-layer=hand-crew] .slot.hired').length";
    let mut deals = 0;
    for (start, piece, pointed, shown) in
        [("place A", worker, hires, json!([1, true])), ("place B", building, builds, json!([true, true]))]
    {
        loop {
            open(&server, &mut browser, "great-western-trail").await;
            assert_eq!(moment(&mut browser).await, Moment::Yours);
            let before = browser.js(crew).await.as_u64();
            assert!(take(&mut browser, start).await, "{start}");
            assert_eq!(moment(&mut browser).await, Moment::Yours);
            assert!(take(&mut browser, "use 2").await, "{start}: one hires at A, and builds at B");
            assert_eq!(moment(&mut browser).await, Moment::Yours);
            if browser.js(&format!("return !!document.querySelector({piece:?})")).await == json!(true) {
                break;
            }
            assert_eq!(piece, worker, "a building is never chosen unasked");
            assert_eq!(browser.js(crew).await.as_u64(), before.map(|before| before + 1), "nobody was hired");
            deals += 1;
            assert!(deals < MAX_DEALS, "never anything to choose");
        }
        assert_eq!(browser.js(&pointed).await, shown, "{start}");
        browser.shot("pointed").await;
    }
}
