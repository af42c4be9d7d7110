//! Lessons: one played by clicks, all of them followed by the keyboard alone, on a screen and on a phone, and all within
//! reach of a finger.

use railhead_game::{Asked, Tutorial};

use crate::{
    driver::{Browser, Driver, Key},
    page::reach,
    server::Server,
};

/// The step that the address names.
async fn step(browser: &Browser) -> usize {
    let path = browser.js("return location.pathname").await;
    let last = path.as_str().and_then(|path| path.rsplit('/').next()).and_then(|step| step.parse().ok());
    last.unwrap_or_else(|| panic!("{path} is no step"))
}

/// Waits until a card of another step is shown.
async fn past(browser: &mut Browser, step: usize) {
    browser
        .until(&format!("Number(document.querySelector('.lectern .speech')?.dataset.step) > {step}"))
        .await;
}

#[tokio::test]
async fn a_lesson_is_played_by_clicks() {
    let Some(driver) = Driver::start() else { return };
    let server = Server::start();
    let mut browser = driver.desktop("lesson").await;
    browser.resize(1366, 768).await;
    browser.goto(&server.url("/")).await;
    browser.click("a[href='/learn/last-spike']").await;
    browser.see(".lectern .speech").await;
    // A piece and its card, side by side.
    let apart = "(() => { const card = document.querySelector('.lectern .speech').getBoundingClientRect();
        return [...document.querySelectorAll('[data-lit]')].every((piece) => { const it = piece.getBoundingClientRect();
        return it.right <= card.left || it.left >= card.right || it.bottom <= card.top || it.top >= card.bottom }) })()";
    browser.until(apart).await;
    browser.shot("first").await;
    for (number, act) in [
        (1, "button[name=next]"),
        (2, ".stage [data-act='lay C4']"),
        (3, "button[name=next]"),
        (4, "button[name=next]"),
        (5, ".stage [data-act='lay W1']"),
        (6, ".stage [data-act='buy Laramie']"),
        (7, "button[name=answer][value='3']"),
        (8, ".stage [data-act='lay D2']"),
        (9, "button[name=next]"),
    ] {
        assert_eq!(step(&browser).await, number);
        if number == 7 {
            browser.click("button[name=answer][value='1']").await;
            browser.until("document.querySelector('[data-notice]').textContent.length > 20").await;
            browser.shot("wrong").await;
        }
        // Clicks right after a change do not count.
        tokio::time::sleep(std::time::Duration::from_millis(450)).await;
        browser.click(act).await;
        past(&mut browser, number).await;
    }
    browser.shot("tenth").await;
    // Any step is there by its address, and the end leads into a real game.
    browser.goto(&server.url("/learn/last-spike/first/13")).await;
    browser.click(".lectern form[action='/play'] button").await;
    browser.see("#table[data-table]").await;
    let complaints = browser.console().await;
    // What is refused is told with a status of its own.
    let complaints: Vec<String> = complaints.into_iter().filter(|line| !line.contains("422")).collect();
    browser.assert_quiet(&complaints);
}

/// Goes through a lesson from its first step into the game that follows it, with the Tab and Enter keys and no other.
async fn follow_by_keys(server: &Server, browser: &mut Browser, game: &str, lesson: &Tutorial) {
    browser.goto(&server.url(&format!("/learn/{game}/{}/1", lesson.id))).await;
    browser.see(".lectern .speech").await;
    for (number, asked) in (1..).zip(lesson.steps().iter().map(|step| step.asked())) {
        assert_eq!(step(browser).await, number, "{game}/{}", lesson.id);
        match asked {
            Asked::Next => reach(browser, "button[name=next]").await,
            Asked::Answer { right, .. } => {
                reach(browser, &format!("button[name=answer][value='{right}']")).await;
            }
            // All that can be decided stands in one list, whatever is drawn where.
            Asked::Decision(decision) => {
                reach(browser, "[data-every]").await;
                browser.press(Key::Enter).await;
                reach(browser, &format!(".all [data-choice=\"{decision}\"]")).await;
            }
        }
        browser.press(Key::Enter).await;
        let shown = format!("Number(document.querySelector('.lectern .speech')?.dataset.step) > {number}");
        // What weighs much asks back, with the answer at hand.
        if browser.until(&format!("document.querySelector('.popup button') ? 'ask' : {shown} && 'on'")).await
            == "ask"
        {
            browser.press(Key::Enter).await;
        }
        past(browser, number).await;
    }
    reach(browser, ".lectern form[action='/play'] button").await;
    browser.press(Key::Enter).await;
    browser.see("#table[data-table]").await;
    // A real game, with hints.
    browser.see(".hints").await;
}

/// The games that have lessons, with these.
fn taught() -> impl Iterator<Item = (&'static str, &'static Tutorial)> {
    railhead_registry::games().iter().flat_map(|game| {
        let lessons = game.lessons().iter().filter(|lesson| lesson.id != Tutorial::EXAMPLES);
        lessons.map(|lesson| (game.meta().id, lesson))
    })
}

#[tokio::test]
async fn every_lesson_is_followed_by_keys() {
    let Some(driver) = Driver::start() else { return };
    let server = Server::start();
    let mut browser = driver.desktop("lessons-keys").await;
    browser.resize(1366, 768).await;
    let mut followed = 0;
    for (game, lesson) in taught() {
        follow_by_keys(&server, &mut browser, game, lesson).await;
        followed += 1;
    }
    assert_eq!(followed, 8);
    let complaints = browser.console().await;
    browser.assert_quiet(&complaints);
}

#[tokio::test]
async fn a_lesson_is_followed_by_keys_on_a_phone() {
    let Some(driver) = Driver::start() else { return };
    let server = Server::start();
    let mut browser = driver.phone("lesson-keys").await;
    let (game, lesson) = taught().find(|(game, _)| *game == "last-spike").expect("a lesson");
    follow_by_keys(&server, &mut browser, game, lesson).await;
}

/// On the smallest phone that is reckoned with, what a step asks for can be touched as the page stands: it lies neither
/// under the card nor outside the screen. What is marked on a panel and sent together lies on the panel, which scrolls.
#[tokio::test]
async fn what_a_lesson_asks_for_is_in_reach_on_a_small_phone() {
    let Some(driver) = Driver::start() else { return };
    let server = Server::start();
    let browser = driver.phone("lessons-reach").await;
    let mut asked_for = 0;
    for (game, lesson) in taught() {
        for (number, asked) in (1..).zip(lesson.steps().iter().map(|step| step.asked())) {
            let Asked::Decision(decision) = asked else { continue };
            browser.goto(&server.url(&format!("/learn/{game}/{}/{number}", lesson.id))).await;
            let reached = format!(
                "document.querySelector('.lectern .speech') && [...document.querySelectorAll('#table :is([data-act], \
                [data-acts], [data-choice], [data-pick], [data-plan], button[value])')].some((piece) => {{
                const names = [piece.dataset.act, piece.dataset.choice, piece.dataset.pick, piece.value,
                    ...(piece.dataset.acts ?? '').split('|')];
                if (!names.includes({decision:?}) && piece.dataset.plan === undefined) return false;
                const {{ x, y, width, height }} = piece.getBoundingClientRect();
                const there = width && document.elementFromPoint(x + width / 2, y + height / 2);
                return there && !there.closest('.speech') && (there.contains(piece) || piece.contains(there)
                    || there.closest('svg') === piece.closest('svg') || there.closest('[data-pane]') === piece.closest('[data-pane]')) }})"
            );
            let reached = browser.soon(&reached).await;
            assert!(reached.is_some(), "{game}/{}/{number}: {decision} is out of reach", lesson.id);
            asked_for += 1;
        }
    }
    assert!(asked_for > 50, "{asked_for}");
}
