//! What a page says of things that cannot be done, and what it may show of things that can.

use railhead_game::{AnyGame, GameOf, Lang, Play, PlayOf, Present, Reader, proves};

use super::*;
use crate::{
    facts::{City, map},
    view::{RouteOffer, View},
};

static GAME: GameOf<TicketLegacy> = GameOf::new();

/// The decisions that are withheld from the seat, each with its reason.
fn withheld(table: &Table, seat: Seat) -> Vec<(String, &'static str)> {
    let mut refusals = Vec::new();
    table.game.refusals(seat, &mut refusals);
    refusals.iter().map(|(action, illegal)| (action.to_string(), illegal.reason)).collect()
}

fn reason(table: &Table, seat: Seat, act: &str) -> Option<&'static str> {
    withheld(table, seat).into_iter().find(|(text, _)| text == act).map(|(_, reason)| reason)
}

fn offer(view: &View, code: &str) -> Option<RouteOffer> {
    let own = view.own.as_ref()?;
    own.offers.iter().find(|(id, _)| *id == route(code)).map(|(_, offer)| offer.clone())
}

#[test]
fn every_route_says_why_it_cannot_be_claimed() {
    proves!("TL-6.3", "TL-6.4", "TL-6.6", "TL-6.9", "TL-6.10");
    let table = first_game(2).display("5 red").hand(A, "1 yellow 3 black").trains(A, 2);
    let table = table.routes(A, &["BOS-NYC-1"]).trains(A, 2).routes(B, &["MOB-NOL-1"]);
    let mut table = table;
    table.game.free.remove(route("MOB-NOL-2"));
    assert_eq!(reason(&table, A, "claim BOS-NYC-2"), Some("parallel-own"));
    assert_eq!(reason(&table, A, "claim MOB-NOL-2"), Some("closed"));
    assert_eq!(reason(&table, A, "claim MOB-NOL-1"), None, "the trains on it say enough");
    assert_eq!(reason(&table, A, "claim BUF-PHI-1"), Some("too-few-trains"));
    assert_eq!(reason(&table, A, "claim ATL-SAV-1"), Some("cannot-pay"));
    assert_eq!(reason(&table, A, "claim BUF-PIT-1"), Some("cannot-pay"));
    assert_eq!(withheld(&table, B), [], "only on one's own turn");
    let grey = first_game(2).display("5 red");
    assert_eq!(reason(&grey, A, "claim MTL-BOS-1"), Some("cannot-pay-grey"));
    assert_eq!(reason(&grey, A, "claim MTL-BOS-2"), None, "said once for both tracks");
}

#[test]
fn draws_say_why_they_are_refused() {
    proves!("TL-4.4", "TL-4.10", "TL-8.4");
    let table = first_game(2).display("1 red 1 loco 3 blue").top("1 green").play_as(A, "take red");
    assert_eq!(withheld(&table, A), [("take loco".to_owned(), "loco-not-second")]);
    let few = first_game(2).display("5 blue").deck_only("1 red", B).tickets_left(0, B).hand(A, "");
    let mut few = few;
    few.game.player_mut(A).hand.add("green".parse().unwrap());
    for (act, expected) in
        [("deck", "too-few-cards"), ("take blue", "too-few-cards"), ("tickets", "no-tickets-left")]
    {
        assert_eq!(reason(&few, A, act), Some(expected), "{act}");
    }
    let mut kept = first_game(2).display("5 red").play_as(A, "tickets");
    kept.game.must_keep = 3;
    assert!(withheld(&kept, A).iter().all(|(act, _)| act.starts_with("return ")));
    assert_eq!(withheld(&kept, A).len(), 3);
}

#[test]
fn an_offer_is_the_cheapest_set_of_each_colour() {
    proves!("TL-6.5");
    let table = first_game(2).display("5 white").hand(A, "2 red 1 blue 2 loco");
    let view = table.game.view(Some(A));
    let sets = |code: &str| match offer(&view, code) {
        Some(RouteOffer::Payable(sets)) => sets.iter().map(ToString::to_string).collect(),
        other => vec![format!("{other:?}")],
    };
    assert_eq!(sets("MTL-BOS-1"), ["2 red", "1 blue 1 loco"]);
    assert_eq!(sets("BAN-MTL-1"), ["1 blue 1 loco"]);
    assert_eq!(sets("ATL-SAV-1"), ["2 loco"], "of no colour only where there is no other set");
    assert_eq!(offer(&view, "BUF-PHI-1"), Some(RouteOffer::Barred("cannot-pay")));
    assert!(table.game.view(Some(B)).own.unwrap().offers.is_empty());
    assert_eq!(table.game.view(None).own, None);
}

/// Case 82, on the page: no picture and no word of a board that is not open.
#[test]
fn nothing_of_a_sealed_board_is_drawn_or_said() {
    for boards in [&[][..], &["FL"][..], &["GP", "OR"][..]] {
        let game = 3 + boards.len() as u8;
        let scenario = later(2, game, boards).game.in_play().scenario.clone();
        let options = Options::default().with("campaign", &scenario.text());
        let play = GAME.open(2, &options, Seed([5; 32]), 1).unwrap();
        let mut table =
            Table::at(play.as_any().downcast_ref::<PlayOf<TicketLegacy>>().unwrap().state().clone());
        while table.game.active != A || !table.legal_for(A).contains(&"deck".to_owned()) {
            let seat = table.game.actors().first().unwrap();
            let first = table.legal_for(seat)[0].clone();
            table = table.play_as(seat, &first);
        }
        let open = table.game.in_play().boards;
        let sealed: Vec<&City> = map().cities.iter().filter(|city| !open.contains(city.board)).collect();
        assert!(!sealed.is_empty());
        let setup = play.setup().clone();
        let play = GAME.play(setup, table.game);
        for lang in Lang::ALL {
            for viewer in [Some(A), Some(B), None] {
                let names = ["X".to_owned(), "Y".to_owned()];
                let presented = play.present(Reader { viewer, lang, names: &names }, true);
                let layers = presented.scene.panes.iter().flat_map(|pane| &pane.layers);
                let said = presented
                    .refused
                    .iter()
                    .map(|refused| format!("{} {}", refused.act, refused.choice.label));
                let shown: Vec<String> = layers.map(|layer| layer.markup.to_string()).chain(said).collect();
                for city in &sealed {
                    let name = city.title.name(lang);
                    assert!(shown.iter().all(|text| !text.contains(name)), "{name} of a sealed board");
                    let code = format!("-{}", city.id);
                    assert!(shown.iter().all(|text| !text.contains(&code)), "{code} of a sealed board");
                }
            }
        }
    }
    assert!(TicketLegacy::stylesheet().lines().all(|line| !line.contains("Omaha")));
}
