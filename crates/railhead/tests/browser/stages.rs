//! Tables as they are in the middle of a game, at its end, and at the great moments of a campaign: positions that bots
//! have come to, kept as tables and opened at every size.

use std::{fs, process::Command, sync::Arc};

use railhead_bots::{GameWithBots, Level};
use railhead_game::{Lang, Luck, Options, Play, Reader, Record, Seat, Seed};
use serde_json::json;
use tempfile::TempDir;

use crate::{
    driver::{Browser, Driver},
    server::{RAILHEAD, Server, data},
    shell::{FAULTS, IN_REACH, SIZES, SMALL},
};

/// More decisions than any game takes.
const MANY: usize = 6_000;

/// A position kept as a table.
struct Kept {
    /// What it is called in complaints.
    name: String,
    path: String,
    /// Of the guest who has all its seats, while it goes on.
    token: Option<String>,
}

fn game(id: &str) -> &'static dyn GameWithBots {
    railhead_registry::games()
        .iter()
        .copied()
        .find(|game| game.meta().id == id)
        .expect("a title of the shelf")
}

fn names(seats: u8) -> Vec<String> {
    ["Ana", "Bento", "Clara", "Davi", "Elis", "Fabio"][..usize::from(seats)]
        .iter()
        .map(ToString::to_string)
        .collect()
}

/// What three bots come to, until somebody sees what is looked for, or the game is over.
fn played(
    id: &str,
    options: &[(&str, &str)],
    level: Level,
    mut is_it: impl FnMut(&dyn Play) -> bool,
) -> Record {
    let game = game(id);
    let mut chosen = Options::default();
    for (key, value) in options {
        chosen.set(*key, *value);
    }
    let mut play =
        game.open(3, &chosen, Seed([5; 32]), game.meta().current_version()).expect("the game opens");
    let mut luck = Luck::new(11);
    while play.ply() < MANY && !is_it(play.as_ref()) {
        let Some(seat) = play.actors().first() else { break };
        let decision = game.decide(play.as_ref(), seat, level, &mut luck, None).expect("a decision");
        play.decide(seat, &decision).expect("a legal one");
    }
    Record::of(play.as_ref(), &names(3))
}

/// Whether whoever is to decide sees this in the picture.
fn shows(play: &dyn Play, mark: &str) -> bool {
    let names = names(3);
    let reader = Reader { viewer: play.actors().first(), lang: Lang::En, names: &names };
    let panes = play.present(reader, true).scene.panes;
    panes.iter().flat_map(|pane| &pane.layers).any(|layer| layer.markup.contains(mark))
}

/// Keeps a record as a table, seen by whoever is to decide.
fn keep(home: &TempDir, name: &str, record: &Record) -> Kept {
    let file = home.path().join("kept.record");
    fs::write(&file, record.to_string()).expect("a file");
    let ran = Command::new(RAILHEAD).arg("import").arg(&file).arg("--data").arg(data(home.path())).output();
    let ran = ran.expect("the program runs");
    let said = String::from_utf8_lossy(&ran.stderr).into_owned();
    assert!(ran.status.success(), "{name}: {said}");
    let id = String::from_utf8(ran.stdout).expect("an id");
    let play = record.replay(game(&record.game), None).expect("our own record");
    let seat = play.actors().first().unwrap_or(Seat(0));
    let token = said.split("plays on is ").nth(1).map(|token| token.trim().to_owned());
    Kept { name: name.to_owned(), path: format!("/t/{}?seat={seat}", id.trim()), token }
}

/// Opens a table as the guest whose it is.
async fn visit(server: &Server, browser: &mut Browser, table: &Kept) {
    browser.goto(&server.url("/about")).await;
    if let Some(token) = &table.token {
        browser.cookie("rh_user", token).await;
    }
    browser.goto(&server.url(&table.path)).await;
    browser.see("#table").await;
}

fn serve(home: TempDir) -> Server {
    Server::run_by(Command::new(RAILHEAD), Arc::new(home), "127.0.0.1:0")
}

/// What each title's name is followed by until half of a game of bots that play anything is played.
const HALF_WAY: [(&str, usize); 4] =
    [("last-spike", 60), ("great-western-trail", 160), ("chaparral", 90), ("ticket-legacy", 45)];

#[tokio::test]
async fn a_table_is_one_screen_high_half_way_and_at_the_end() {
    let Some(driver) = Driver::start() else { return };
    let home = tempfile::tempdir().expect("a folder for the tables");
    let mut half_way = Vec::new();
    let mut over = Vec::new();
    for (id, plies) in HALF_WAY {
        half_way.push(keep(&home, id, &played(id, &[], Level::Random, |play| play.ply() >= plies)));
        over.push(keep(&home, id, &played(id, &[], Level::Random, |_| false)));
    }
    let whole = [("stage", "1898")];
    let late = played("ticket-legacy", &whole, Level::Random, |play| {
        play.ply() >= 60 && shows(play, "class=\"bed open")
    });
    half_way.push(keep(&home, "ticket-legacy 1898", &late));
    let server = serve(home);
    let mut browser = driver.desktop("stages").await;
    let mut faults: Vec<String> = Vec::new();
    for table in &half_way {
        visit(&server, &mut browser, table).await;
        for (width, height) in SIZES {
            browser.resize(width, height).await;
            let mut found = vec![browser.js(FAULTS).await];
            if width < 768 && height >= 480 {
                found.push(browser.js(SMALL).await);
            }
            let found = found.iter().flat_map(|list| list.as_array().expect("a list").clone());
            faults.extend(found.map(|fault| format!("{}: {width}×{height}: {fault}", table.name)));
            if browser.js(IN_REACH).await != json!(true) {
                faults.push(format!("{}: {width}×{height}: nothing is in reach", table.name));
            }
            browser.shot(&format!("{}-{width}", table.name)).await;
        }
    }
    // At the end the page fits too, and who won and what everybody has is in sight, without scrolling sideways.
    let ended = "
        const faults = [];
        const page = document.scrollingElement;
        if (page.scrollHeight !== innerHeight || page.scrollWidth !== innerWidth) faults.push(`the page is ${page.scrollWidth}×${page.scrollHeight}`);
        const inside = ({ left, right, top, bottom }, low) => left >= 0 && right <= innerWidth && top >= 0 && (!low || bottom <= innerHeight);
        const tall = innerHeight >= 700;
        if (!inside(document.querySelector('#finale-title').getBoundingClientRect(), true)) faults.push('who won is out of sight');
        for (const score of document.querySelectorAll('.podium .score')) {
            if (!inside(score.getBoundingClientRect(), tall)) faults.push(`${score.textContent} is out of sight`);
        }
        if (document.querySelectorAll('.strip .pane').length && document.querySelector('.strip').getClientRects().length) faults.push('the hand is still there');
        return faults";
    for table in &over {
        visit(&server, &mut browser, table).await;
        browser.see(".finale").await;
        for (width, height) in SIZES {
            browser.resize(width, height).await;
            let found = browser.js(ended).await;
            let found = found.as_array().expect("a list").iter();
            faults.extend(found.map(|fault| format!("{} is over: {width}×{height}: {fault}", table.name)));
        }
        browser.shot(&format!("{}-over", table.name)).await;
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

#[tokio::test]
async fn the_last_round_is_said_aloud() {
    let Some(driver) = Driver::start() else { return };
    let home = tempfile::tempdir().expect("a folder for the tables");
    let is_last = |play: &dyn Play| {
        let names = names(3);
        let reader = Reader { viewer: play.actors().first(), lang: Lang::En, names: &names };
        let presented = play.present(reader, true);
        let turn = presented.offers.iter().any(|offer| offer.act == "deck");
        turn && presented.clock.is_some_and(|clock| clock.last)
    };
    let table = keep(&home, "last round", &played("ticket-legacy", &[], Level::Greedy, is_last));
    assert!(table.token.is_some(), "nobody was asked anything in the last round");
    let server = serve(home);
    let mut browser = driver.desktop("last-round").await;
    visit(&server, &mut browser, &table).await;
    for (width, height) in [(1366, 768), (390, 844)] {
        browser.resize(width, height).await;
        let said = "const prompt = document.querySelector('.prompt.last');
            return !!prompt && prompt.innerText.toLowerCase().includes('last round')";
        assert_eq!(browser.js(said).await, json!(true), "{width}×{height}");
    }
}

/// A letter is read from its first line, on a screen that it does not fit.
#[tokio::test]
async fn a_letter_opens_at_its_beginning() {
    let Some(driver) = Driver::start() else { return };
    let home = tempfile::tempdir().expect("a folder for the tables");
    let is_it = |play: &dyn Play| shows(play, "class=\"envelope");
    let table = keep(&home, "letters", &played("ticket-legacy-campaign", &[], Level::Greedy, is_it));
    let server = serve(home);
    let mut browser = driver.phone("letter").await;
    visit(&server, &mut browser, &table).await;
    browser.resize(390, 640).await;
    let mut letters = 0;
    while browser.js("return !!document.querySelector('.envelope[data-act]')").await == json!(true) {
        let title = "document.querySelector('.letter h3')?.textContent";
        let before = browser.js(&format!("return {title} ?? ''")).await;
        browser.js("document.querySelector('.all [data-choice=read]').click()").await;
        browser.until(&format!("{title} !== undefined && {title} !== {before}")).await;
        browser.until("!document.body.classList.contains('busy')").await;
        let (seen, from) = (
            "document.querySelector('.letter h3').getBoundingClientRect()",
            "document.querySelector('.letter').closest('.pane').getBoundingClientRect()",
        );
        let begins =
            format!("return {seen}.top >= {from}.top && {seen}.bottom < {from}.top + {from}.height / 2");
        browser.shot("begun").await;
        assert_eq!(browser.js(&begins).await, json!(true), "letter {letters} begins out of sight");
        letters += 1;
    }
    assert!(letters > 1, "{letters} letters");
}

/// What a campaign shows everybody, by a mark in its picture, and what must then be in sight.
const MOMENTS: [(&str, &str, &str); 6] = [
    (
        "result",
        "class=\"moment result",
        ".moment.result h2, .moment.result header div p, .moment footer [data-choice]",
    ),
    ("letters", "class=\"envelope", ".envelope"),
    ("post", "class=\"moment post", ".moment.post h2, .moment footer [data-choice]"),
    ("box", "class=\"moment lid", ".moment.lid h2, .moment footer [data-choice]"),
    ("tracks", "class=\"bed open", ".bed.open"),
    ("growth", "class=\"growing", ".growing circle"),
];

#[tokio::test]
async fn the_moments_of_a_campaign_are_in_sight_of_everybody() {
    let Some(driver) = Driver::start() else { return };
    let home = tempfile::tempdir().expect("a folder for the tables");
    let kept: Vec<Kept> = MOMENTS
        .into_iter()
        .map(|(name, mark, _)| {
            // Beds glow at the table too; stickers wait at the desk.
            let is_it =
                |play: &dyn Play| shows(play, mark) && (name != "tracks" || shows(play, "beds waiting"));
            keep(&home, name, &played("ticket-legacy-campaign", &[], Level::Greedy, is_it))
        })
        .collect();
    let server = serve(home);
    let mut browser = driver.desktop("moments").await;
    let mut faults: Vec<String> = Vec::new();
    for (table, (name, _, wanted)) in kept.iter().zip(MOMENTS) {
        assert!(table.token.is_some(), "the campaign was over before {name}");
        visit(&server, &mut browser, table).await;
        for (width, height) in [(1366, 768), (390, 844), (360, 740), (844, 390)] {
            browser.resize(width, height).await;
            // Of several beds or towns one in sight is enough: the map can be moved.
            let look = format!(
                "const faults = [];
                const page = document.scrollingElement;
                if (page.scrollHeight !== innerHeight || page.scrollWidth !== innerWidth) faults.push(`the page is ${{page.scrollWidth}}×${{page.scrollHeight}}`);
                const inside = (it) => {{
                    const {{ left, right, top, bottom, width }} = it.getBoundingClientRect();
                    const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
                    return width > 0 && top >= 0 && left >= 0 && bottom <= innerHeight + 1 && right <= innerWidth + 1 && at && (it.contains(at) || at.contains(it) || at.closest('.board'));
                }};
                for (const css of {wanted:?}.split(', ')) {{
                    const found = [...document.querySelectorAll(css)];
                    if (!found.some(inside)) faults.push(`${{css}} is out of sight`);
                }}
                for (const it of document.querySelectorAll('.moment footer [data-choice], .moment > summary')) {{
                    const {{ width, height }} = it.getBoundingClientRect();
                    if (Math.min(width, height) < 35.5) faults.push(`${{it.textContent}} is ${{width}}×${{height}}`);
                }}
                return faults"
            );
            let found = browser.js(&look).await;
            let found = found.as_array().expect("a list").iter();
            faults.extend(found.map(|fault| format!("{name}: {width}×{height}: {fault}")));
            browser.shot(&format!("{name}-{width}")).await;
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}
