//! Every piece tells what it is: by a finger on a phone, where nothing can be pointed at.

use serde_json::{Value, json};

use crate::{
    driver::Driver,
    page::{Moment, moment, open, take},
    server::Server,
};

/// How many pieces of a pane are touched.
const TOUCHED: usize = 12;

/// Touches pieces of the pane in front that decide nothing, spread over all of them, where they can be hit; gives back how
/// many told something, and those that did not.
const TOUCH: &str = "
    const pane = [...document.querySelectorAll('[data-pane]')].filter((it) => it.getClientRects().length);
    const pieces = pane.flatMap((it) => [...it.querySelectorAll('svg :is([data-tells], [aria-label]):not([data-tells=parts]), [title]')]).filter((it) => {
        if (it.closest('[data-act], [data-acts], [data-choose], button, a, summary')) return false;
        const box = it.getBoundingClientRect();
        const top = box.width && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return top && it.contains(top) && !top.closest('[data-act], [data-acts], [data-choose]');
    });
    const silent = [];
    let told = 0;
    const step = Math.max(1, Math.floor(pieces.length / MOST));
    for (let at = 0; at < pieces.length; at += step) {
        const box = pieces[at].getBoundingClientRect();
        document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
            .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        const said = document.querySelector('.popup')?.textContent.trim();
        if (said) told += 1;
        else silent.push(pieces[at].outerHTML.slice(0, 160));
        document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
        document.querySelector('.popup')?.remove();
    }
    return [told, silent];
";

#[tokio::test]
async fn a_finger_on_a_piece_reads_what_it_is() {
    let Some(driver) = Driver::start() else { return };
    let server = Server::start();
    for game in ["last-spike", "great-western-trail", "chaparral", "ticket-legacy"] {
        let mut browser = driver.phone("told").await;
        browser.resize(390, 844).await;
        open(&server, &mut browser, game).await;
        assert_eq!(moment(&mut browser).await, Moment::Yours);
        // What a game begins with may be asked on a sheet that lies over everything.
        for first in ["company", "keep"] {
            take(&mut browser, first).await;
            assert_eq!(moment(&mut browser).await, Moment::Yours);
        }
        let tabs = browser
            .js("return [...document.querySelectorAll('[data-tab]')].filter((it) => it.getClientRects().length).map((it) => it.dataset.tab)")
            .await;
        let tabs: Vec<&str> = tabs.as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        let mut told = 0;
        for tab in tabs {
            browser.click(&format!("[data-tab='{tab}']")).await;
            let seen = browser.js(&TOUCH.replace("MOST", &TOUCHED.to_string())).await;
            assert_eq!(seen[1], json!([]), "{game}, {tab}");
            told += seen[0].as_u64().unwrap_or_default();
        }
        assert!(told >= 10, "{game}: {told} pieces told something");
    }
}
