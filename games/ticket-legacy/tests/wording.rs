//! Every card of the campaign says what it has to say in both languages.

use railhead_game::{Lang, Present, Words};
use ticket_legacy::{
    Campaign,
    facts::{campaign, cards, frontiers, map},
};

#[test]
fn every_card_has_its_texts() {
    let mut keys: Vec<String> =
        ["story-premise", "toolbox-text", "vault-text", "finale-text"].map(String::from).into();
    for card in &campaign().story {
        keys.extend([format!("story-{}-title", card.code), format!("story-{}", card.code)]);
    }
    for card in &cards().postcards {
        keys.extend([
            format!("postcard-{}", card.no),
            format!("postcard-{}-text", card.no),
            format!("postcard-{}-effect", card.no),
        ]);
    }
    keys.extend(cards().events.iter().flat_map(|card| both("event", &card.id)));
    keys.extend(cards().employees.iter().flat_map(|card| both("employee", &card.id)));
    keys.extend(frontiers().charters.list.iter().flat_map(|card| both("charter", &card.id)));
    keys.extend(frontiers().ghost.curses.iter().flat_map(|card| both("curse", &card.id)));
    for board in map().boards.iter().skip(1) {
        keys.extend(["lure", "text", "rule"].map(|part| format!("frontier-{}-{part}", board.id)));
    }
    for lang in Lang::ALL {
        let words = Words::new(lang, Campaign::locale(lang)).expect("good words");
        let missing: Vec<&String> = keys.iter().filter(|key| !words.has(key)).collect();
        assert!(missing.is_empty(), "{lang}: {missing:?}");
    }
}

/// A card's prose and its effect.
fn both(kind: &str, id: &str) -> [String; 2] {
    [format!("{kind}-{id}-text"), format!("text-{id}")]
}

#[test]
fn hosts_are_shown_every_box() {
    for lang in Lang::ALL {
        let words = Words::new(lang, Campaign::locale(lang)).expect("good words");
        let panes = Campaign::boxes(&words);
        let text: String =
            panes.iter().flat_map(|pane| &pane.layers).map(|layer| layer.markup.as_ref()).collect();
        for board in map().boards.iter().skip(1) {
            assert!(text.contains(board.title.name(lang)), "{lang}: {}", board.id);
        }
        for postcard in &cards().postcards {
            let name = postcard.title.name(lang).replace('&', "&amp;");
            assert!(text.contains(&name), "{lang}: postcard {}", postcard.no);
        }
        assert!(!text.contains('\u{27e8}'), "{lang}: a message is missing");
    }
}

/// In Portuguese each thing has one name.
#[test]
fn portuguese_calls_each_thing_by_one_name() {
    let texts = [
        include_str!("../locales/pt-BR.ftl"),
        include_str!("../locales/pt-BR.campaign.ftl"),
        include_str!("../locales/pt-BR.game.ftl"),
        include_str!("../rules/pt-BR.md"),
    ];
    // What is said instead stands beside it.
    let others = [
        ("vagão de freio", "vagão de frenagem"),
        ("picotad", "furado"),
        ("cartas de trem", "cartas de vagão"),
        ("remove de vez", "para sempre"),
        ("remova de vez", "para sempre"),
        ("reivindic", "controlar"),
        ("funcionári", "empregado"),
        ("rodada final", "última rodada"),
        ("concessão de mina", "título de mina"),
        ("partidas perdidas", "partidas a que faltou"),
    ];
    for (other, name) in others {
        for text in texts {
            let line = text.lines().find(|line| line.to_lowercase().contains(other));
            assert_eq!(line, None, "it is called {name:?}");
        }
    }
}
