//! The page of a table, as its players use it.

use serde_json::{Value, json};

use crate::{
    driver::{Browser, Key},
    server::Server,
};

/// More decisions than anybody takes in a game.
const MAX_DECISIONS: usize = 400;

/// True once the page waits for the viewer, is to be curtained, shows a curtain, or shows the end.
const READY: &str = "(() => {
    const table = document.querySelector('#table');
    if (!table || document.body.classList.contains('busy')) return null;
    if (document.querySelector('.finale')) return 'over';
    if (document.querySelector('.curtain')) return 'curtain';
    if (document.querySelector('.closing')) return 'closing';
    return document.querySelector('[data-yours]') ? 'yours' : null;
})()";

/// What a page waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Moment {
    /// The viewer is to decide.
    Yours,
    /// The player who sits here has read what is new, and draws the curtain.
    Closing,
    /// The next player at this screen is to take a seat.
    Curtain,
    /// Nothing: the game is over.
    Over,
}

/// How a decision is taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Hand {
    /// By touching the pieces on the board and in the hand.
    Pieces,
    /// By the keyboard alone.
    Keys,
}

/// Has a page that offers bots offer those that do not think.
pub(crate) async fn hasty_bots(browser: &Browser) {
    bots(browser, "random").await;
}

async fn bots(browser: &Browser, level: &str) {
    let script = format!(
        "for (const levels of document.querySelectorAll('[name=level]')) levels.append(new Option('', {level:?}, true, true))"
    );
    browser.js(&script).await;
}

/// Opens a table of `game` against bots that do not think. Those that play anything would begin a campaign without its
/// people.
pub(crate) async fn open(server: &Server, browser: &mut Browser, game: &str) {
    let (door, level) = if game.ends_with("campaign") {
        (format!("/campaign/{game}"), "greedy")
    } else {
        ("/".to_owned(), "random")
    };
    browser.goto(&server.url(&door)).await;
    bots(browser, level).await;
    browser.click(&format!("form[action='/play']:has([value={game}]) button")).await;
    browser.see("#table").await;
}

/// Takes the first decision of the list of all, and answers what is asked back.
pub(crate) async fn take_first(browser: &mut Browser) {
    take(browser, "").await;
}

/// Takes the first decision of the list of all whose notation begins with `start`; whether there is one.
pub(crate) async fn take(browser: &mut Browser, start: &str) -> bool {
    let before = ply(browser).await;
    let begins = if start.is_empty() { String::new() } else { format!("^={start:?}") };
    let click = format!(
        "const found = document.querySelector('.all [data-choice{begins}]');
        found?.click();
        setTimeout(() => document.querySelector('.popup button')?.click(), 0);
        return !!found"
    );
    // Where others decide at the same time, what was clicked may be gone, and what they decide is not what was clicked.
    let answered = format!(
        "document.body.classList.contains('busy') ? null \
            : Number(document.querySelector('#table').dataset.ply) > {before} ? 'taken' \
            : document.querySelector('[data-notice]').textContent && 'refused'"
    );
    while browser.js(&click).await == Value::Bool(true) {
        if browser.until(&answered).await == "taken" {
            return true;
        }
    }
    false
}

/// Waits until something is to be done.
pub(crate) async fn moment(browser: &mut Browser) -> Moment {
    match browser.until(READY).await.as_str() {
        Some("yours") => Moment::Yours,
        Some("closing") => Moment::Closing,
        Some("curtain") => Moment::Curtain,
        Some("over") => Moment::Over,
        other => panic!("an unknown moment: {other:?}"),
    }
}

/// The number of decisions that the page shows.
pub(crate) async fn ply(browser: &Browser) -> u64 {
    let ply = browser.js("return Number(document.querySelector('#table').dataset.ply)").await;
    ply.as_u64().expect("a ply")
}

/// Waits until the page shows more than `ply` decisions.
pub(crate) async fn passed(browser: &mut Browser, ply: u64) {
    browser.until(&format!("Number(document.querySelector('#table')?.dataset.ply) > {ply}")).await;
}

/// What is asked although nothing with which it could be answered is in sight, neither a piece nor a sheet.
const OUT_OF_SIGHT: &str = "
    const asked = [...document.querySelectorAll('.all [data-choice]')].map((it) => it.dataset.choice)
        .filter((act) => !['end', 'done', 'pass', 'waive'].includes(act));
    const hit = (it) => {
        const box = it.getBoundingClientRect();
        return [[.5, .5], [.2, .5], [.8, .5], [.5, .2], [.5, .8]].some(([x, y]) =>
            it.contains(document.elementFromPoint(box.x + box.width * x, box.y + box.height * y)));
    };
    const pieces = document.querySelectorAll('[data-act], [data-acts], [data-choose], [data-pick], :not(.all *)[data-choice]');
    return asked.length && ![...pieces].some(hit) ? [document.querySelector('.prompt').innerText, ...asked] : []
";

/// Fails if something is asked and there is nothing to point at.
pub(crate) async fn assert_in_sight(browser: &mut Browser) {
    let unseen = browser.js(OUT_OF_SIGHT).await;
    if unseen != json!([]) {
        browser.shot("nothing-to-point-at").await;
        panic!("nothing to point at: {unseen}");
    }
}

/// Takes one decision: the first piece that can be touched, or the first button if no piece has one. `turn` varies
/// whether the hand or the board is reached for.
pub(crate) async fn decide(browser: &mut Browser, hand: Hand, turn: usize) {
    let before = ply(browser).await;
    if hand == Hand::Pieces {
        assert_in_sight(browser).await;
    }
    let places = match turn % 2 {
        0 => [".hand", ".board.front", ".loose", ".choices"],
        _ => [".board.front", ".hand", ".loose", ".choices"],
    };
    let find = format!(
        "return {places:?}.flatMap((place) => {{
            const found = [...document.querySelectorAll(`${{place}} [data-act][tabindex='0'], ${{place}} [data-choice]`)]
                .find((it) => it.getClientRects().length);
            return found ? [[place, found.dataset.act ?? found.dataset.choice]] : [];
        }})[0]"
    );
    let found = browser.js(&find).await;
    let (Some(place), Some(act)) = (found[0].as_str(), found[1].as_str()) else {
        panic!("nothing can be decided: {found}");
    };
    let css = format!("{place} [data-act=\"{act}\"], {place} :not(.all *)[data-choice=\"{act}\"]");
    // A costly decision asks back once, and so does a finger's first tap.
    let asked = format!(
        "document.querySelector('.popup button') ? 'ask' : document.body.classList.contains('busy') ? 'sent' \
            : Number(document.querySelector('#table').dataset.ply) > {before} && 'done'"
    );
    // A click too soon after the last change does not count: a person clicks again.
    let mut answer = None;
    for _ in 0..20 {
        match hand {
            Hand::Pieces => browser.click(&css).await,
            Hand::Keys => {
                reach(browser, &css).await;
                browser.press(Key::Enter).await;
            }
        }
        answer = browser.soon(&asked).await;
        if answer.is_some() {
            break;
        }
    }
    if answer.is_some_and(|answer| answer == "ask") {
        match hand {
            Hand::Pieces => browser.click(".popup button").await,
            Hand::Keys => browser.press(Key::Enter).await,
        }
    }
    passed(browser, before).await;
}

/// Moves the focus with the Tab key alone until it is on `css`.
pub(crate) async fn reach(browser: &mut Browser, css: &str) {
    let here = format!("return !!document.activeElement?.matches({css:?})");
    for _ in 0..MAX_DECISIONS {
        if browser.js(&here).await == Value::Bool(true) {
            return;
        }
        browser.press(Key::Tab).await;
    }
    browser.shot("unreachable").await;
    panic!("{css} cannot be reached by keyboard");
}

/// Plays to the end; gives back the number of decisions taken here.
pub(crate) async fn finish(browser: &mut Browser, hand: Hand) -> usize {
    let mut decisions = 0;
    while moment(browser).await == Moment::Yours {
        decide(browser, hand, decisions).await;
        decisions += 1;
        assert!(decisions < MAX_DECISIONS, "the game does not end");
    }
    decisions
}

/// Fails if the page is wider than the screen.
pub(crate) async fn assert_fits(browser: &mut Browser) {
    let fits = "document.documentElement.scrollWidth <= document.documentElement.clientWidth";
    if browser.js(&format!("return {fits}")).await != Value::Bool(true) {
        browser.shot("too-wide").await;
        let wide = "return [...document.querySelectorAll('main *')].filter((it) => !it.closest('svg svg, .scroll, .pane.board') \
            && it.getBoundingClientRect().right > document.documentElement.clientWidth + 1).slice(0, 5).map((it) => it.outerHTML.slice(0, 120))";
        panic!("the page is wider than the screen: {}", browser.js(wide).await);
    }
}
