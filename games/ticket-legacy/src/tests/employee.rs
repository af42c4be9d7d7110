//! Later years, employees, postcards (TL-10 to TL-12).

use railhead_game::{Options, Seat, proves};
use railhead_pieces::Named;

use super::*;
use crate::{
    card::Symbol,
    piece::{BoardId, CharterId},
    scenario::Office,
};

const ALL: &[&str] = &["FL", "GP", "OR", "BL", "HW", "SM", "CA", "CS"];

fn with_charter(code: &str) -> Table {
    let mut scenario = Scenario { first: Some(0), game: 7, ..Scenario::default() };
    scenario.boards = ["FL", "GP", "OR", "BL"].iter().map(|code| BoardId::find(code).unwrap()).collect();
    scenario = scenario.completed(2).unwrap();
    scenario.offices[0].charter = CharterId::find(code);
    game_of(2, scenario)
}

/// Case 87 of the list in [`super::cases`].
#[test]
fn growth_makes_a_city_big() {
    proves!("TL-10.3");
    let table = later(2, 5, &["FL", "GP"]).display("5 red").top("1 newspaper 2 red").next_events(&["EV-11"]);
    let table = table.play_as(A, "deck").play_as(A, "grow CHI");
    assert!(table.game.big.contains(city("CHI")));
    assert_eq!(table.game.frontier.boomed, Some(city("CHI")));
    // Once a game, twice a campaign.
    let mut again = table.game.clone();
    again.offer_growth();
    assert_eq!(again.pending, table.game.pending);
    let scenario =
        Scenario { first: Some(0), game: 5, booms: 2, grown: vec![city("CHI")], ..Scenario::default() };
    let mut table = game_of(2, scenario);
    assert!(table.game.big.contains(city("CHI")));
    let before = table.game.pending;
    table.game.offer_growth();
    assert_eq!(table.game.pending, before);
}

#[test]
fn anchors_count_from_the_fourth_game() {
    proves!("TL-10.4");
    let claim = |game| {
        let table = later(2, game, &[]).employee(A, "EM-08").hand(A, "1 white").display("5 red");
        table.play_as(A, "claim CHS-CLT-1").coins_of(A)
    };
    assert_eq!((claim(3), claim(4)), (5, 6));
}

#[test]
fn charters_change_the_company_bonus() {
    proves!("TL-10.5");
    let long = |code| {
        with_charter(code).hand(A, "4 blue").display("5 red").play_as(A, "claim MOB-SAV-2").coins_of(A)
    };
    assert_eq!((long("CB-A"), long("CB-C"), long("CB-E")), (8, 9, 7));
    let short =
        with_charter("CB-E").hand(A, "1 blue").display("5 red").top("1 green").play_as(A, "claim BAL-NOR-1");
    assert_eq!(short.coins_of(A), 8);
    let table =
        with_charter("CB-D").hand(A, "2 blue 1 white").display("1 loco 2 red 2 green").top("1 yellow");
    let table =
        table.play_as(A, "claim BAN-MTL-1").offers(A, &["swap white red", "swap white green", "decline"]);
    let table = table.play_as(A, "swap white red");
    assert!(table.game.display.contains(&Some("white".parse().unwrap())));
    assert_eq!(table.game.player(A).hand.of("red".parse().unwrap()), 1);
}

/// Case 85 of the list in [`super::cases`].
#[test]
fn surcharges_add_up() {
    proves!("TL-10.7", "TL-15.6", "TL-12.2");
    // Rockslides and heavy fog: four spaces cost six cards, five with engineers on retainer.
    let table = later(2, 6, &["GP", "HW", "FL"]).current("EV-12").curse(A, "CU-2").display("5 red");
    table.clone().hand(A, "4 blue 1 red").refuses_to(A, "claim MOB-SAV-2", "TL-6.3");
    let paid = table.clone().hand(A, "4 blue 2 red").play_as(A, "claim MOB-SAV-2");
    assert_eq!((paid.cards_of(A), paid.game.player(A).routes.len()), (0, 1));
    let table = table.postcard(A, "128").hand(A, "3 blue 2 red").play_as(A, "claim MOB-SAV-2");
    assert_eq!(table.cards_of(A), 0);
    assert_eq!(table.game.player(A).trains, table.game.in_play().trains - 4, "all trains are placed");
    assert_eq!(table.held(A, "128"), (false, 1));
}

#[test]
fn coasts_joined_pay() {
    proves!("TL-10.8", "TL-10.6");
    let path = [
        "SFO-SAC-1",
        "SAC-CAR-1",
        "CAR-SLC-1",
        "SLC-DEN-1",
        "OMA-DEN-1",
        "DAV-OMA-1",
        "DAV-CHI-1",
        "CHI-DET-1",
        "DET-PIT-1",
    ];
    let finale = later(3, 12, ALL).routes(A, &path).hand(A, "2 red").display("5 green").top("1 black");
    let finale = finale.play_as(A, "claim PHI-PIT-1");
    assert_eq!(finale.coins_of(A), 20, "the first to join the coasts");
    assert!(finale.game.frontier.joined.contains(A));
    let spike = later(3, 11, ALL).current("EV-30").routes(A, &path).hand(A, "2 red").display("5 green");
    let spike = spike.next_events(&["EV-04"]).top("1 black").play_as(A, "claim PHI-PIT-1");
    assert_eq!((spike.coins_of(A), spike.event()), (15, "EV-04"), "then the next event is turned up");
}

#[test]
fn employees_are_hired_from_the_last_seat_on() {
    proves!("TL-11.1");
    let scenario = Scenario { first: Some(0), game: 2, ..Scenario::default() };
    let mut table = Table::at(opened_as(3, 2, &scenario));
    for seat in Seat::all(3) {
        table = table.play_as(seat, "keep");
    }
    assert_eq!((table.deciders(), table.legal_for(C).len()), (vec![2], 5));
    let hired = table.legal_for(C)[0].clone();
    let table = table.play_as(C, &hired);
    assert_eq!((table.deciders(), table.legal_for(B).len()), (vec![1], 4));
    assert!(!table.legal_for(B).contains(&hired));
    assert!(
        opened(3, 2, &Options::default()).in_play().employees.is_empty(),
        "nobody to hire in the first game"
    );
}

/// Case 93 of the list in [`super::cases`].
#[test]
fn employees_add_to_the_start() {
    proves!("TL-11.2");
    let hire = |code: &str, top: &str| {
        let mut table = later(2, 6, &["FL", "GP", "OR"]).top(top);
        table.game.pending.push(crate::state::pending::Pending::Hire { seat: A });
        table.game.hire(A, EmployeeId::find(code).unwrap(), &mut Events::muted());
        table
    };
    assert_eq!(hire("EM-01", "").coins_of(A), 8);
    let yard = hire("EM-02", "1 newspaper 2 red");
    assert_eq!((yard.cards_of(A), yard.event()), (2, "none"), "a newspaper is shuffled back");
    assert_eq!(hire("EM-11", "").game.player(A).trains, 37);
}

#[test]
fn employees_pay_up_to_their_limit() {
    proves!("TL-11.3");
    let mut table =
        later(2, 9, &["FL", "GP", "OR", "BL", "HW", "SM"]).employee(A, "EM-13").employee(B, "EM-06");
    let table2 = {
        table.game.active = B;
        table.game.pending.clear();
        table.game.begin_turn(&mut Events::muted());
        table.display("5 green").hand(B, "2 red").play_as(B, "claim NAS-ATL-1")
    };
    assert_eq!((table2.coins_of(A), table2.coins_of(B)), (6, 8), "mirror one, bonus three");
    let mut game = table2.game;
    game.players[0].holdings.earned = 6;
    game.mirror_company_bonus(B, &mut Events::muted());
    assert_eq!(game.player(A).coins, 6, "the limit is reached");
}

#[test]
fn a_cardsharp_exchanges_the_hand_once() {
    proves!("TL-11.4");
    let table = later(2, 9, &["FL", "GP", "OR", "BL", "HW", "SM"]).display("5 green");
    let table = table.refuses_to(A, "redraw", "TL-11.4").employee(A, "EM-14").hand(A, "3 red").top("3 white");
    let table = table.play_as(A, "redraw");
    assert_eq!(table.game.player(A).hand.of("white".parse().unwrap()), 3);
    let table = table.play_as(B, "deck").play_as(B, "deck").refuses_to(A, "redraw", "TL-11.4");
    assert_eq!(table.deciders(), [0]);
}

/// Case 86 of the list in [`super::cases`].
#[test]
fn a_fireman_draws_after_a_locomotive() {
    proves!("TL-11.5", "TL-15.6");
    let table = later(2, 9, &["FL", "GP", "OR", "BL", "HW", "SM"]).employee(A, "EM-03");
    let table = table.display("2 loco 3 green").top("1 red 1 white");
    let drawn = table.clone().play_as(A, "take loco").offers(A, &["deck", "decline"]).play_as(A, "deck");
    assert_eq!((drawn.cards_of(A), drawn.deciders()), (2, vec![1]));
    let cursed = table.clone().curse(A, "CU-5").play_as(A, "take loco");
    assert_eq!(cursed.deciders(), [1], "rusty couplings forbid it");
    let open = table.current("EV-05").play_as(A, "take loco");
    assert_eq!(
        open.game.pending.last(),
        Some(crate::state::pending::Pending::Second),
        "an ordinary card in the open yard"
    );
}

#[test]
fn a_medium_sees_the_next_event() {
    proves!("TL-11.6", "TL-10.6");
    let table = later(2, 10, &["FL", "GP", "OR", "BL", "HW", "SM", "CA"]).employee(A, "EM-15");
    let table = table.display("5 green").next_events(&["EV-04", "EV-03"]).play_as(A, "peek");
    assert_eq!(table.game.view(Some(A)).own.unwrap().foreseen.map(EventId::id), Some("EV-04"));
    assert_eq!(table.game.view(Some(B)).own.unwrap().foreseen, None);
    let table = table.play_as(A, "bury");
    assert_eq!(table.game.events.last().map(EventId::id), Some("EV-03"));
    assert_eq!(table.deciders(), [0], "the action is still to come");
    table.refuses_to(A, "peek", "TL-3.4");
}

#[test]
fn looking_at_two_cards_keeps_one() {
    proves!("TL-11.7", "TL-11.9");
    let table = later(2, 9, &["FL", "GP", "OR", "BL", "HW", "SM"]).employee(A, "EM-04").display("5 green");
    let table = table.top("1 newspaper 1 red 1 white").next_events(&["EV-03"]);
    let looked = table.clone().play_as(A, "deck").offers(A, &["pick red bottom", "pick white bottom"]);
    assert_eq!(looked.event(), "EV-03", "the newspaper acts first");
    let looked = looked.play_as(A, "pick white bottom");
    assert_eq!(looked.game.deck.as_slice()[0], "red".parse().unwrap());
    // With the signal reform the seat may choose where the rest goes.
    let both = table.current("EV-08").next_events(&["EV-04"]);
    let mut both = both;
    both.game.deck.pop();
    both.game.discard[Kind::NEWSPAPER.index()] += 1;
    let both = both.play_as(A, "deck");
    assert_eq!(both.legal_for(A).len(), 4);
    both.refuses_to(A, "pick blue bottom", "TL-11.7");
    // Two cards about the number of tickets: the better one, not the sum.
    let table = later(2, 9, &["FL", "GP", "OR", "BL", "HW", "SM"]).employee(A, "EM-05").current("EV-13");
    let table = table.display("5 green").play_as(A, "tickets");
    assert_eq!(table.game.player(A).offered.len(), 4);
}

/// Cases 59, 92 of the list in [`super::cases`].
#[test]
fn employees_at_the_end() {
    proves!("TL-11.8");
    let table = later(2, 11, ALL).employee(A, "EM-10").coins(A, 17);
    let mut game = table.game;
    game.settle_interest(&mut Events::muted());
    assert_eq!(game.player(A).coins, 20);
    let table = later(2, 11, ALL).employee(A, "EM-12").tickets(A, &["EC-19", "EC-01"]);
    assert_eq!(table.game.slip(A).tickets, -11, "the cheapest is forgiven");
    let table = later(2, 11, ALL).employee(A, "EM-16").trains(A, 5);
    assert_eq!(table.game.slip(A).trains, 6);
}

#[test]
fn postcards_stay_secret_until_used() {
    proves!("TL-12.1", "TL-12.3");
    let table = later(2, 5, &["FL", "GP"]).postcard(A, "120").display("5 green").top("9 red");
    assert!(!serde_json::to_string(&table.game.view(Some(B))).unwrap().contains("\"120\""));
    assert_eq!(table.game.view(Some(B)).players[0].postcards, 1);
    let table = table.play_as(A, "use 120");
    assert_eq!((table.coins_of(A), table.held(A, "120")), (8, (false, 1)));
    let table = table.refuses_to(A, "use 120", "TL-3.4").play_as(A, "deck").play_as(A, "deck");
    let table = table.play_as(B, "deck").play_as(B, "deck").play_as(A, "use 120");
    assert_eq!((table.coins_of(A), table.held(A, "120")), (11, (true, 0)));
    assert_eq!(table.game.view(Some(B)).players[0].finished.len(), 1);
    // A use without effect is refused.
    let table = later(2, 5, &["OR", "HW"]).postcard(A, "162").display("5 green");
    table.refuses_to(A, "use 162", "TL-3.4");
}

/// Cases 36, 37 of the list in [`super::cases`].
#[test]
fn each_extra_locomotive_serves_one_card() {
    proves!("TL-12.2");
    let table = later(2, 3, &[]).postcard(A, "101").postcard(A, "110").display("5 green");
    let table = table.top("9 white");
    let two = table
        .clone()
        .hand(A, "2 blue 2 loco")
        .play_as(A, "claim BAN-MTL-1")
        .play_as(A, "use 101")
        .play_as(A, "use 110");
    assert_eq!(two.coins_of(A), 12, "five and the company bonus");
    assert_eq!((two.cards_of(A), two.game.player(A).hand.locos()), (2, 0), "two cards drawn");
    let one = table.hand(A, "2 blue 1 loco").play_as(A, "claim BAN-MTL-1").play_as(A, "use 101");
    assert_eq!((one.coins_of(A), one.cards_of(A)), (12, 0), "the other could not be served");
    // An extra locomotive is no part of the set.
    let table = later(2, 3, &[]).postcard(A, "101").display("5 green").hand(A, "1 blue 1 loco");
    let table = table.play_as(A, "claim BAN-MTL-1");
    assert_eq!((table.coins_of(A), table.held(A, "101")), (7, (false, 2)));
}

#[test]
fn a_card_that_asks_for_pickaxes_needs_them_in_the_set() {
    proves!("TL-12.2");
    let table = later(2, 3, &[]).postcard(A, "105").display("5 green");
    let table = table
        .hand(A, "1 blue 1 blue-pickaxe 1 blue-skull 1 loco")
        .play_as(A, "claim BAN-MTL-1")
        .play_as(A, "use 105");
    assert_eq!(table.coins_of(A), 10, "one way to pay, three dollars and the company bonus");
    let pickaxe = Kind::coloured(crate::card::Colour::Blue, Symbol::Pickaxe);
    assert_eq!(table.game.player(A).hand.of(pickaxe), 0, "the pickaxe was paid");
    let without = later(2, 3, &[]).postcard(A, "105").display("5 green").hand(A, "2 blue");
    let without = without.play_as(A, "claim BAN-MTL-1");
    assert_eq!(without.held(A, "105"), (false, 2), "it could not be announced");
}

#[test]
fn a_quest_is_completed_at_the_end_of_the_turn() {
    proves!("TL-12.4", "TL-10.6");
    let table = later(2, 3, &[]).postcard(A, "104").display("5 green").hand(A, "1 green").top("3 red");
    let table =
        table.routes(A, &["CHI-DET-1"]).play_as(A, "claim CIN-CHI-1").offers(A, &["use 104", "decline"]);
    let kept = table.clone().play_as(A, "decline");
    assert_eq!((kept.held(A, "104"), kept.deciders()), ((false, 1), vec![1]));
    let done = table.play_as(A, "use 104");
    assert_eq!((done.held(A, "104"), done.cards_of(A), done.deciders()), ((true, 0), 3, vec![1]));
}

#[test]
fn cards_for_the_set_up() {
    proves!("TL-12.5");
    let mut scenario = Scenario { first: Some(0), game: 10, ..Scenario::default() };
    scenario = scenario.completed(2).unwrap();
    let card = |no: &str| PostcardId::find(no).unwrap();
    scenario.offices[1] =
        Office { postcards: vec![(card("144"), 1), (card("204"), 0)], ..scenario.offices[1].clone() };
    let mut table = Table::at(opened_as(2, 3, &scenario));
    table = table.play_as(A, "keep").play_as(B, "keep");
    for seat in [B, A] {
        let hired = table.legal_for(seat)[0].clone();
        table = table.play_as(seat, &hired);
    }
    let (coins, cards) = (table.coins_of(B), table.cards_of(B));
    assert_eq!(table.held(B, "204"), (true, 0), "a document goes to the vault");
    let table = table.offers(B, &["use 144", "decline"]).play_as(B, "use 144");
    assert_eq!((table.coins_of(B), table.cards_of(B), table.deciders()), (coins + 3, cards + 2, vec![0]));
}

/// Case 59 of the list in [`super::cases`].
#[test]
fn cards_for_the_end_of_the_game() {
    proves!("TL-12.6");
    let table = later(2, 7, &["FL", "GP", "OR", "BL"]).postcard(A, "113").postcard(A, "142").trains(A, 0);
    let mut game = table.game;
    game.finish(&mut Events::muted());
    assert_eq!(game.slip(A).postcards, 12);
    assert_eq!(game.slip(A).trains + game.slip(A).postcards, 28);
    assert_eq!(game.player(A).holdings.late_slip, 5, "winning pays after the ranking");
    assert_eq!(game.ranking().standing(A).unwrap().score, 5 + 28);
}

/// Case 91 of the list in [`super::cases`].
#[test]
fn impossible_uses_are_traded_in() {
    proves!("TL-12.7");
    let mut table = later(2, 6, &["OR", "SM", "FL"]).postcard(A, "130").display("5 green");
    table.game.frontier.treasures.clear();
    table.game.frontier.clues.clear();
    table.game.player_mut(A).holdings.postcards.as_mut_slice()[0].uses = 1;
    let mut game = table.game;
    game.salvage(&mut Events::muted());
    assert_eq!(game.player(A).coins, 8);
    assert!(game.player(A).holdings.postcards.as_slice()[0].done);
}

/// Case 94 of the list in [`super::cases`].
#[test]
fn a_clerk_changes_the_action_but_not_the_set_up() {
    proves!("TL-11.9", "TL-2.6");
    let table =
        later(2, 2, &[]).employee(A, "EM-05").display("5 red").tickets_left(2, B).play_as(A, "tickets");
    assert_eq!(table.game.player(A).offered.len(), 2, "four, or what is left");
}

/// Case 88 of the list in [`super::cases`].
#[test]
fn a_golden_spike_waits_for_ones_own_turn() {
    proves!("TL-10.8");
    let all = ["FL", "GP", "OR", "BL", "HW", "SM", "CA", "CS"];
    let path = [
        "SFO-SAC-1",
        "SAC-CAR-1",
        "CAR-SLC-1",
        "SLC-DEN-1",
        "OMA-DEN-1",
        "DAV-OMA-1",
        "DAV-CHI-1",
        "CHI-DET-1",
        "DET-PIT-1",
        "PHI-PIT-1",
    ];
    let table = later(2, 11, &all).routes(B, &path).display("5 green").current("EV-30");
    let table = table.play_as(A, "deck").play_as(A, "take green");
    assert_eq!(table.coins_of(B), 5, "nothing at the end of another's turn");
    let table = table.next_events(&["EV-04"]).play_as(B, "deck").play_as(B, "take green");
    assert_eq!((table.coins_of(B), table.event()), (15, "EV-04"));
}
