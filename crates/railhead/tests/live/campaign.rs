//! A campaign on the real server: it survives power cuts within and between games, and nothing of a box that is still
//! sealed reaches anybody.

use std::collections::BTreeSet;

use railhead_game::{Lang, Present as _, Words};
use serde_json::{Value, json};
use ticket_legacy::{
    BoardId, Campaign,
    facts::{campaign, cards, frontiers, map},
};

use crate::{party::Party, server::Server};

const CAMPAIGN: &str = "ticket-legacy-campaign";

/// What nobody may read while these boards are open and the story has come to `game`.
fn sealed(boards: &BTreeSet<String>, game: u64, story: usize) -> Vec<String> {
    let open = |board: BoardId| board == BoardId::EAST || boards.contains(&board.to_string());
    let arrived = |year: Option<u8>, board: Option<BoardId>| {
        year.is_none_or(|year| u64::from(year) <= game) && board.is_none_or(open)
    };
    let mut words = Vec::new();
    for lang in Lang::ALL {
        let cities = map().cities.iter().filter(|city| !open(city.board));
        words.extend(cities.map(|city| city.title.name(lang).to_owned()));
        let events = cards().events.iter().filter(|event| !arrived(event.game, event.board));
        words.extend(events.map(|event| event.title.name(lang).to_owned()));
        let employees = cards().employees.iter().filter(|employee| !arrived(employee.game, employee.board));
        words.extend(employees.map(|employee| employee.title.name(lang).to_owned()));
        let slots = frontiers().slots.iter().filter(|slot| !arrived(None, slot.board));
        words.extend(slots.map(|slot| slot.title.name(lang).to_owned()));
        let prose = Words::new(lang, Campaign::locale(lang)).expect("the campaign's words");
        for card in campaign().story.iter().skip(story) {
            let text = prose.say(&format!("story-{}", card.code));
            words.push(text.chars().take(40).collect());
        }
    }
    // A short name may be a part of something else.
    words.retain(|word| word.chars().count() >= 5);
    words
}

fn strings(value: &Value) -> BTreeSet<String> {
    value.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect()
}

/// Looks through all that each company and a stranger can get.
async fn search(server: &Server, party: &Party) {
    let stranger = crate::client::Client::stranger(server);
    let table = &party.table;
    for reader in party.players.iter().chain([&stranger]) {
        let view = reader.get(&party.path("view")).await.json();
        let view = if view["view"].is_object() { view["view"].clone() } else { view };
        let story = view["story"].as_array().map_or(0, Vec::len);
        let game = view["game"].as_u64().expect("the view says which game it is");
        let words = sealed(&strings(&view["boards"]), game, story);
        for reader in [reader.clone(), reader.in_portuguese()] {
            for path in [
                format!("/t/{table}"),
                format!("/t/{table}/layers"),
                format!("/t/{table}/binder"),
                format!("/t/{table}/rules"),
                format!("/t/{table}/replay"),
                format!("/t/{table}/fair"),
                format!("/rules/{CAMPAIGN}"),
                format!("/boxes/{CAMPAIGN}"),
                format!("/api/v1/tables/{table}"),
                party.path("view"),
                party.path("legal"),
                party.path("log"),
                party.path("record"),
            ] {
                let answer = reader.get(&path).await;
                for word in &words {
                    assert!(!answer.text.contains(word), "{path} mentions {word:?} in game {game}");
                }
            }
        }
    }
}

async fn view(party: &Party) -> Value {
    let view = party.players[0].get(&party.path("view")).await.good();
    if view["view"].is_object() { view["view"].clone() } else { view }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_campaign_survives_power_cuts_and_keeps_its_boxes_sealed() {
    let mut server = Server::start();
    let mut party = Party::at(&server, CAMPAIGN, 3, json!({}), 1865).await;
    let mut promised = Vec::new();
    let (mut within, mut between) = (false, false);
    for step in 0.. {
        let seen = view(&party).await;
        let at_table = seen["awaits"]["what"] == "table";
        let game = seen["game"].as_u64().expect("a game");
        // Into the first years with a box open: later postcards may rightly name towns of boxes still to come.
        if game > 3 && at_table && step % 20 == 0 {
            search(&server, &party).await;
            break;
        }
        if step > 4_000 {
            break;
        }
        if step % 60 == 0 || (!at_table && step % 5 == 0) {
            search(&server, &party).await;
        }
        let cut = (at_table && game == 2 && !within) || (!at_table && game == 3 && !between);
        if cut {
            (within, between) = (within || at_table, between || !at_table);
            server.cut();
            server = server.again();
            for player in &mut party.players {
                *player = player.reconnected();
            }
            assert_eq!(view(&party).await, seen, "the same position after the power cut");
            assert_eq!(party.log().await.len(), promised.len());
        }
        promised.push(party.step().await.expect("the campaign goes on"));
    }
    assert!(within && between, "cut within and between games");
    let seen = view(&party).await;
    assert_eq!(seen["boards"].as_array().map(Vec::len), Some(1), "a box was opened");
}
