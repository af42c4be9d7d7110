//! What the frontier boxes bring (TL-13 to TL-20).

use railhead_game::proves;
use railhead_pieces::Named;

use super::*;
use crate::{
    piece::ClaimId,
    scenario::Share,
    state::frontier::{Depot, Keeper, Wagon},
};

fn share(line: crate::card::Colour, number: u8) -> Share {
    Share { line, number }
}

fn with_depot(mut table: Table, at: &str, keeper: Keeper) -> Table {
    table.game.frontier.depots.push(Depot { city: city(at), keeper });
    table
}

#[test]
fn wagons_are_placed_and_taken() {
    proves!("TL-13.1", "TL-13.2");
    let mut table = later(3, 4, &["FL"]).display("5 green").hand(A, "2 blue");
    table.game.place_wagons(4, &mut Events::muted());
    let mut cities: Vec<_> = table.game.frontier.wagons.as_slice().iter().map(|wagon| wagon.city).collect();
    cities.dedup();
    assert_eq!(cities.len(), 4, "on different cities");
    table.game.audit().unwrap();
    let moved = table.game.frontier.wagons.remove(0);
    table.game.frontier.wagons.push(Wagon { city: city("BAN"), colour: moved.colour });
    let here = table
        .game
        .frontier
        .wagons
        .as_slice()
        .iter()
        .filter(|wagon| [city("BAN"), city("MTL")].contains(&wagon.city));
    let here = here.count() as u8;
    let table = table.play_as(A, "claim BAN-MTL-1");
    assert_eq!(table.game.player(A).holdings.wagons_taken, here);
}

#[test]
fn a_sanctuary_takes_wagons_in_turn() {
    proves!("TL-13.3");
    let mut table = later(2, 4, &["FL"]).display("5 green").top("1 newspaper 2 red").next_events(&["EV-18"]);
    for seat in [A, B] {
        table.game.frontier.bag[1] -= 1;
        table.game.player_mut(seat).holdings.wagons[1] = 1;
    }
    let table = table.play_as(A, "deck").offers(A, &["paste blue", "decline"]).play_as(A, "paste blue");
    assert_eq!((table.coins_of(A), table.deciders()), (7, vec![1]));
    let table = table.play_as(B, "decline");
    assert_eq!((table.coins_of(B), table.deciders()), (5, vec![0]));
}

/// Case 38 of the list in [`super::cases`].
#[test]
fn tolls_at_both_ends() {
    proves!("TL-14.1", "TL-1.3");
    let table = later(3, 4, &["GP"]).display("5 green").hand(A, "2 blue 1 red");
    let table = with_depot(with_depot(table, "BAN", Keeper::Seat(B)), "MTL", Keeper::Combine);
    let table = table.play_as(A, "claim BAN-MTL-1").offers(A, &["coins", "discard red"]);
    let by_coins = table.clone().play_as(A, "coins");
    assert_eq!((by_coins.coins_of(A), by_coins.coins_of(B)), (3, 7));
    let by_card = table.play_as(A, "discard red");
    assert_eq!((by_card.cards_of(A), by_card.cards_of(B)), (0, 1));
    assert_eq!(by_card.coins_of(A), 5, "two to the Combine without a choice, two from the company route");
    // Who can do neither pays what they have: end a first.
    let table = later(3, 4, &["GP"]).display("5 green").hand(A, "1 white").coins(A, 3);
    let table = with_depot(with_depot(table, "CHS", Keeper::Seat(B)), "CLT", Keeper::Seat(C));
    let table = table.play_as(A, "claim CHS-CLT-1");
    assert_eq!((table.coins_of(A), table.coins_of(B), table.coins_of(C)), (0, 7, 6));
}

/// Case 39 of the list in [`super::cases`].
#[test]
fn own_and_closed_depots_are_free() {
    proves!("TL-14.2");
    let table = later(3, 4, &["GP"]).display("5 green").hand(A, "3 white");
    let table = with_depot(with_depot(table, "CHS", Keeper::Closed), "CLT", Keeper::Seat(A));
    let table = table.play_as(A, "claim CHS-CLT-1");
    assert_eq!((table.coins_of(A), table.deciders()), (5, vec![1]), "no toll, and no site left for a depot");
}

#[test]
fn a_depot_costs_two_cards_of_one_colour() {
    proves!("TL-14.3");
    let table = later(2, 4, &["GP"]).display("5 green").hand(A, "3 white 1 loco");
    let table = table
        .play_as(A, "claim CHS-CLT-1")
        .play_as(A, "pay 1 white")
        .offers(A, &["depot CHS", "depot CLT", "decline"]);
    let table = table
        .play_as(A, "depot CLT")
        .offers(A, &["pay 2 white", "pay 1 white 1 loco"])
        .play_as(A, "pay 2 white");
    assert_eq!(table.game.depot_at(city("CLT")), Some(Keeper::Seat(A)));
    assert_eq!(table.game.depots_of(A), 1);
    assert!(!table.game.has_depot_left(A), "one a game");
    // A big city takes none.
    let table =
        later(2, 4, &["GP"]).display("5 green").hand(A, "3 black").top("1 red").play_as(A, "claim NYC-ALB-1");
    table.offers(A, &["depot ALB", "decline"]);
    // Free of charge with an agent or a card.
    let table = later(2, 4, &["GP"]).display("5 green").hand(A, "1 white").employee(A, "EM-09");
    let table = table.play_as(A, "claim CHS-CLT-1").play_as(A, "depot CHS");
    assert_eq!((table.game.depots_of(A), table.cards_of(A)), (1, 0));
}

#[test]
fn the_combine_builds_and_forgives() {
    proves!("TL-14.4");
    let mut table = later(2, 4, &["GP"]);
    for _ in 0..9 {
        table.game.found_for_combine(&mut Events::muted());
    }
    assert_eq!(table.game.frontier.depots.len(), 6);
    assert!(table.game.frontier.depots.as_slice().iter().all(|depot| !table.game.big.contains(depot.city)));
    let toll = |game: u8, boards: &[&str], event: Option<&str>| {
        let mut table = later(2, game, boards).display("5 green").hand(A, "1 white").coins(A, 5);
        if let Some(code) = event {
            table = table.current(code);
        }
        with_depot(table, "CHS", Keeper::Combine).play_as(A, "claim CHS-CLT-1").coins_of(A)
    };
    let all = ["FL", "GP", "OR", "BL", "HW", "SM", "CA", "CS"];
    assert_eq!(toll(4, &["GP"], None), 3);
    assert_eq!(toll(4, &["GP"], Some("EV-20")), 5);
    assert_eq!(toll(12, &all, None), 5);
}

/// Case 96 of the list in [`super::cases`].
#[test]
fn white_routes_wake_the_ghost_train() {
    proves!("TL-15.1", "TL-15.2", "TL-15.3");
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..60 {
        let mut table =
            later(2, 5, &["OR", "HW"]).display("5 green").hand(A, "1 white").routes(B, &["SLC-CYS-1"]);
        table.game.dice = Dice::new(&Seed([seed; 32]));
        let table = table.play_as(A, "claim CHS-CLT-1");
        let space = table.game.frontier.ghost;
        let (a, b) =
            (table.game.player(A).holdings.curse_count(), table.game.player(B).holdings.curse_count());
        // From space 1: B controls the route beside spaces 1 and 2.
        let expected = match space {
            0 => (0, 0),
            1 => (0, 1),
            _ => (1, 0),
        };
        assert_eq!((a, b), expected, "the train stopped at space {}", space + 1);
        seen.insert(space);
    }
    assert_eq!(seen.into_iter().collect::<Vec<_>>(), [0, 1, 2, 3], "all faces of the die");
    let other = later(2, 5, &["OR", "HW"]).display("5 green").hand(A, "2 blue").play_as(A, "claim BAN-MTL-1");
    assert_eq!(other.game.frontier.ghost, 0, "other colours leave it asleep");
    // A roll of one with nobody there curses nobody.
    let mut table = later(2, 5, &["OR", "HW"]);
    table.game.haunt(1);
    assert_eq!(table.game.pending.last(), Some(crate::state::pending::Pending::Act));
}

#[test]
fn three_cards_lift_a_curse() {
    proves!("TL-15.4", "TL-10.6");
    let table = later(2, 5, &["OR", "HW"]).display("5 green").curse(A, "CU-7").hand(A, "2 red 1 white");
    let table = table.play_as(A, "lift CU-7");
    assert_eq!(
        (table.cards_of(A), table.game.player(A).holdings.curse_count()),
        (0, 0),
        "there was no choice of cards"
    );
    assert_eq!(table.game.frontier.curses.as_slice()[0].id(), "CU-7", "under the deck");
    assert_eq!(table.deciders(), [0]);
    later(2, 5, &["OR", "HW"]).display("5 green").curse(A, "CU-7").hand(A, "2 red").refuses_to(
        A,
        "lift CU-7",
        "TL-3.4",
    );
}

#[test]
fn curses_charge_and_forbid() {
    proves!("TL-15.5", "TL-15.6");
    let base = later(2, 5, &["OR", "HW"]).display("1 loco 2 green 2 red").top("5 yellow");
    let charged = base.clone().curse(A, "CU-7").hand(A, "2 blue").play_as(A, "claim BAN-MTL-1");
    assert_eq!(charged.coins_of(A), 6, "one to the bank, two from the company route");
    base.clone().curse(A, "CU-1").refuses_to(A, "take loco", "TL-15.6");
    base.clone().curse(A, "CU-5").play_as(A, "take green").refuses_to(A, "deck", "TL-15.6");
    let ledger = base.clone().curse(A, "CU-3").hand(A, "2 blue").play_as(A, "claim BAN-MTL-1");
    assert_eq!(ledger.coins_of(A), 5);
    let platforms = base.clone().curse(A, "CU-4").hand(A, "1 green").play_as(A, "claim BOS-ALB-1");
    assert_eq!(platforms.cards_of(A), 0);
    let crew = base.curse(A, "CU-6").play_as(A, "tickets");
    assert_eq!(crew.game.must_keep, 2);
}

/// Case 40 of the list in [`super::cases`].
#[test]
fn a_curse_of_this_claim_stops_its_last_rule() {
    proves!("TL-6.12", "TL-15.2");
    for seed in 0..20 {
        let table = later(2, 5, &["OR", "HW"]).display("5 red").hand(A, "1 white").next_curse("CU-4");
        let mut table = table.routes(A, &["SLC-DEN-1"]).top("3 green");
        table.game.dice = Dice::new(&Seed([seed; 32]));
        let table = table.play_as(A, "claim BOS-NYC-1");
        let cursed = table.game.player(A).holdings.curse_count() > 0;
        assert_eq!(table.cards_of(A), u8::from(!cursed), "no card once the platforms are empty");
    }
}

/// Case 90 of the list in [`super::cases`].
#[test]
fn postcards_answer_curses_and_the_ghost_train() {
    proves!("TL-15.7");
    let mut table = later(2, 6, &["OR", "HW", "SM"]).display("5 red").postcard(A, "132").postcard(B, "108");
    table.game.draw_curse(A, &mut Events::muted());
    table.game.play_on(&mut Events::muted());
    let table = table.offers(A, &["use 132", "decline"]).play_as(A, "use 132");
    // With two players there is one victim, who may answer.
    let table = table.offers(B, &["use 108", "decline"]).play_as(B, "use 108");
    let kept: u8 = [A, B].iter().map(|seat| table.game.player(*seat).holdings.curses_kept).sum();
    assert_eq!((kept, table.game.frontier.curses.len()), (0, 12));
    assert_eq!((table.held(A, "132"), table.held(B, "108")), ((false, 1), (false, 1)));
    let mut table =
        later(2, 7, &["OR", "HW", "SM", "CA"]).display("5 red").postcard(B, "139").hand(A, "1 white");
    table.game.dice = Dice::new(&Seed([1; 32]));
    let mut rolled = table.play_as(A, "claim CHS-CLT-1");
    if rolled.deciders() == [1] {
        let space = rolled.game.frontier.ghost;
        rolled = rolled.offers(B, &["shift on", "shift back", "decline"]).play_as(B, "shift back");
        assert_eq!(rolled.game.frontier.ghost, space - 1);
    }
}

#[test]
fn skulls_feed_the_stash_and_move_the_outlaws() {
    proves!("TL-16.1", "TL-16.2", "TL-16.4");
    let begun = {
        let scenario =
            Scenario { first: Some(0), game: 4, ..later(2, 4, &["OR"]).game.in_play().scenario.clone() };
        let mut table = Table::at(opened_as(2, 1, &scenario)).play_as(A, "keep").play_as(B, "keep");
        for seat in [B, A] {
            let hired = table.legal_for(seat)[0].clone();
            table = table.play_as(seat, &hired);
        }
        table
    };
    assert_eq!((begun.game.frontier.stash, begun.game.frontier.outlaws), (3, city("DGC")));
    let mut table = later(2, 4, &["OR"]).display("5 green").hand(A, "1 blue 2 blue-skull 1 loco");
    table.game.frontier.stash = 3;
    let table =
        table.play_as(A, "claim BAN-MTL-1").play_as(A, "pay 2 blue").offers(A, &["mix 0/1", "mix 0/2"]);
    let table =
        table.play_as(A, "mix 0/2").offers(A, &["outlaws BAN", "outlaws MTL"]).play_as(A, "outlaws MTL");
    assert_eq!((table.game.frontier.stash, table.game.frontier.outlaws), (5, city("MTL")));
    assert_eq!(table.coins_of(A), 5, "two from the company route, two to the stash");
    assert_eq!(table.game.player(A).holdings.skulls, 2);
}

/// Case 41 of the list in [`super::cases`].
#[test]
fn the_stash_goes_to_who_claims_at_the_outlaws() {
    proves!("TL-16.3", "TL-16.4");
    let mut table = later(2, 4, &["OR"]).display("5 green").hand(A, "2 loco");
    (table.game.frontier.stash, table.game.frontier.outlaws) = (6, city("MTL"));
    let table = table.play_as(A, "claim BAN-MTL-1");
    assert_eq!(table.coins_of(A), 13, "six and the company route: a locomotive is no skull");
    assert_eq!((table.game.frontier.stash, table.game.frontier.outlaws), (1, city("DGC")));
    // Paid with a skull the stash is not taken.
    let mut table = later(2, 4, &["OR"]).display("5 green").hand(A, "2 blue-skull");
    (table.game.frontier.stash, table.game.frontier.outlaws) = (6, city("MTL"));
    let table = table.play_as(A, "claim BAN-MTL-1").play_as(A, "outlaws BAN");
    assert_eq!(table.game.frontier.stash, 8);
}

/// Case 95 of the list in [`super::cases`].
#[test]
fn shares_match_the_routes_colour() {
    proves!("TL-17.1", "TL-17.2");
    use crate::card::Colour::{Blue, Green, White};
    let table = |first: Share, second: Share| {
        let mut table = later(2, 5, &["GP", "BL"]).display("5 green").hand(A, "2 blue");
        let deck: Vec<Share> = table.game.frontier.shares.as_slice().to_vec();
        table.game.frontier.shares =
            deck.into_iter().filter(|other| ![first, second].contains(other)).collect();
        table.game.frontier.shown = [first, second].into_iter().collect();
        table
    };
    let offered = table(share(Blue, 4), share(White, 1)).play_as(A, "claim BAN-MTL-1");
    let taken = offered.offers(A, &["share blue 4", "decline"]).play_as(A, "share blue 4");
    assert_eq!(taken.game.frontier.shown.len(), 2, "replaced at once");
    assert_eq!(taken.game.player(A).holdings.slot_shares, 1);
    let none = table(share(Green, 4), share(White, 1)).play_as(A, "claim BAN-MTL-1");
    assert_eq!(none.deciders(), [1]);
    let mut third = table(share(Blue, 4), share(White, 1));
    third.game.player_mut(A).holdings.slot_shares = 2;
    assert_eq!(third.play_as(A, "claim BAN-MTL-1").deciders(), [1], "two a game");
    let banned = later(2, 6, &["GP", "BL", "HW"]).curse(A, "CU-8");
    assert!(banned.game.is_banned(A, crate::facts::effect::Ban::Share));
}

#[test]
fn a_public_offering_sells_a_share() {
    proves!("TL-17.3");
    let mut table =
        later(2, 5, &["GP", "BL"]).display("5 green").top("1 newspaper 2 red").next_events(&["EV-27"]);
    table.game.show_shares(&mut Events::muted());
    let before = table.game.frontier.shown;
    let table = table.play_as(A, "deck");
    assert!(table.game.frontier.shown.as_slice().iter().all(|share| !before.as_slice().contains(share)));
    let buy = table.legal_for(A)[0].clone();
    let table = table.play_as(A, &buy);
    assert_eq!((table.coins_of(A), table.game.player(A).holdings.shares.len()), (2, 1));
    // A rising market pays for each share taken.
    let mut table = later(2, 5, &["GP", "BL"]).display("5 green").current("EV-26");
    table.game.show_shares(&mut Events::muted());
    let shown = table.game.frontier.shown.as_slice()[0];
    table.game.pending.push(crate::state::pending::Pending::Share { seat: A, price: 0, any: true });
    let table = table.play_as(A, &format!("share {} {}", shown.line.id(), shown.number));
    assert_eq!(table.coins_of(A), 6);
}

fn with_clues(mut table: Table, unsolved: &[&str], solved: &[&str]) -> Table {
    for code in unsolved.iter().chain(solved) {
        let place =
            table.game.frontier.clues.as_slice().iter().position(|other| *other == city(code)).unwrap();
        table.game.frontier.clues.remove(place);
    }
    let holdings = &mut table.game.player_mut(A).holdings;
    holdings.clues = unsolved.iter().map(|code| city(code)).collect();
    holdings.solved = solved.iter().map(|code| city(code)).collect();
    table
}

/// Case 44 of the list in [`super::cases`].
#[test]
fn three_solved_clues_are_a_treasure() {
    proves!("TL-18.1");
    let table = later(2, 5, &["OR", "SM"]).display("5 green").hand(A, "1 red");
    let table = with_clues(table, &["QUE", "BAN"], &["CHI", "DET"]);
    let treasure = table.game.frontier.treasures.last().unwrap();
    let table = table.play_as(A, "claim QUE-BAN-2");
    assert_eq!(table.coins_of(A), 5 + treasure);
    assert_eq!(table.game.player(A).holdings.solved.len(), 1, "the fourth solved clue is kept");
    assert_eq!((table.game.player(A).holdings.digs, table.game.frontier.treasures.len()), (1, 4));
}

#[test]
fn clues_are_sold_on_the_board_of_the_hunt() {
    proves!("TL-18.2");
    let table = later(2, 5, &["OR", "SM"]).display("5 white").hand(A, "2 green");
    let bought =
        table.clone().play_as(A, "claim CUU-ELP-1").offers(A, &["clue", "decline"]).play_as(A, "clue");
    assert_eq!((bought.coins_of(A), bought.game.player(A).holdings.clues.len()), (4, 1));
    assert_eq!(bought.game.view(Some(B)).players[0].clues, 1, "others see how many");
    assert!(bought.game.view(Some(B)).own.unwrap().clues.is_empty());
    let full = with_clues(table.clone(), &["QUE", "BAN", "ALB"], &[]).play_as(A, "claim CUU-ELP-1");
    assert_eq!(full.deciders(), [1], "three unsolved ones are enough");
    let dear = table.clone().current("EV-28").play_as(A, "claim CUU-ELP-1").play_as(A, "clue");
    assert_eq!(dear.coins_of(A), 3);
    let free = table.current("EV-28").employee(A, "EM-18").play_as(A, "claim CUU-ELP-1").play_as(A, "clue");
    assert_eq!(free.coins_of(A), 5, "the better price holds");
}

#[test]
fn forged_maps_go_to_the_left_all_at_once() {
    proves!("TL-18.3");
    let table =
        later(2, 5, &["OR", "SM"]).display("5 white").top("1 newspaper 2 red").next_events(&["EV-29"]);
    let mut table = with_clues(table, &["QUE", "BAN"], &[]);
    let place = table.game.frontier.clues.as_slice().iter().position(|other| *other == city("ALB")).unwrap();
    table.game.frontier.clues.remove(place);
    let place = table.game.frontier.clues.as_slice().iter().position(|other| *other == city("BUF")).unwrap();
    table.game.frontier.clues.remove(place);
    table.game.player_mut(B).holdings.clues = [city("ALB"), city("BUF")].into_iter().collect();
    let table = table.play_as(A, "deck");
    assert_eq!(table.deciders(), [0, 1]);
    let table = table.play_as(B, "hand ALB").play_as(A, "hand QUE");
    assert!(table.game.player(A).holdings.clues.contains(city("ALB")));
    assert!(table.game.player(B).holdings.clues.contains(city("QUE")));
    assert_eq!(table.deciders(), [0]);
}

#[test]
fn the_hunt_ends_with_the_last_treasure() {
    proves!("TL-18.4");
    let table = later(2, 5, &["OR", "SM"]).display("5 green").hand(A, "1 red").current("EV-28");
    let mut table = with_clues(table.next_events(&["EV-03"]), &["QUE"], &["CHI", "DET"]);
    table.game.frontier.treasures = [24].into_iter().collect();
    let table = table.play_as(A, "claim QUE-BAN-2");
    assert_eq!((table.coins_of(A), table.event()), (29, "EV-03"));
    assert!(table.game.events.as_slice().iter().all(|event| !["EV-28", "EV-29"].contains(&event.id())));
    assert!(table.game.frontier.clues.is_empty());
}

/// Case 43 of the list in [`super::cases`].
#[test]
fn bridges_pay_unless_cracked() {
    proves!("TL-19.1", "TL-19.2");
    let boards = ["OR", "HW", "CA"];
    let table = later(2, 6, &boards).display("5 green").hand(A, "3 red").play_as(A, "claim LAX-PHX-1");
    assert_eq!(table.coins_of(A), 11);
    let mut table =
        later(2, 6, &boards).display("5 green").hand(A, "3 red").routes(B, &["SFO-LAX-1", "LAX-AVA-1"]);
    table = table.next_events(&["EV-33"]);
    table.game.pending.push(crate::state::pending::Pending::Reveal { but: None });
    table.game.play_on(&mut Events::muted());
    assert_eq!(table.coins_of(B), 1, "five bridge spaces, four at most");
    let table = table.play_as(A, "claim LAX-PHX-1");
    assert_eq!(table.coins_of(A), 5, "cracked");
}

/// Case 42 of the list in [`super::cases`].
#[test]
fn tunnels_reward_pickaxes() {
    proves!("TL-20.1", "TL-20.4");
    let boards = ["GP", "BL", "CS"];
    let table = |hand: &str| {
        let mut table = later(2, 6, &boards).display("5 green").hand(A, hand);
        table.game.player_mut(A).holdings.claim = ClaimId::find("CS-19");
        table
    };
    let paid = table("1 yellow-pickaxe 1 loco").play_as(A, "claim SPO-HLN-1");
    assert_eq!(paid.coins_of(A), 5 + 2 + 16, "the reward and the sixth spot");
    let plain = table("1 yellow 1 loco").play_as(A, "claim SPO-HLN-1");
    assert_eq!(plain.coins_of(A), 5);
    let driller = table("2 yellow").employee(A, "EM-17").play_as(A, "claim SPO-HLN-1");
    assert_eq!(driller.coins_of(A), 5 + 2 + 16);
    let mut second = table("1 yellow-pickaxe 1 loco");
    second.game.player_mut(A).holdings.tunnelled = true;
    assert_eq!(second.play_as(A, "claim SPO-HLN-1").coins_of(A), 7, "one spot a game");
}

#[test]
fn mines_pay_for_towns_joined() {
    proves!("TL-20.2", "TL-20.3");
    let scenario = later(2, 6, &["GP", "BL", "CS"]).game.in_play().scenario.clone();
    let mut table = Table::at(opened_as(2, 1, &scenario)).play_as(A, "keep").play_as(B, "keep");
    for seat in [B, A] {
        let hired = table.legal_for(seat)[0].clone();
        table = table.play_as(seat, &hired);
    }
    assert_eq!((table.deciders(), table.legal_for(B).len()), (vec![1], 6));
    let table = table.play_as(B, "stake CS-24").play_as(A, "stake CS-19");
    assert_eq!(table.game.player(B).holdings.claim, ClaimId::find("CS-24"));
    // Helena to Chicago, the third town, pays the first spot; once.
    let mut table = later(2, 6, &["GP", "BL", "CS"]).display("5 green").hand(A, "3 white");
    table.game.player_mut(A).holdings.claim = ClaimId::find("CS-24");
    let table = table.routes(A, &["MLC-HLN-1", "MLC-FAR-1", "STP-FAR-1"]).play_as(A, "claim STP-CHI-1");
    assert_eq!(table.coins_of(A), 5 + 13);
    assert_eq!(table.game.player(A).holdings.towns, 0b100);
    let mut game = table.game;
    game.deliver(A, &mut Events::muted());
    assert_eq!(game.player(A).coins, 18);
}

/// Case 82 of the list in [`super::cases`].
#[test]
fn nothing_of_a_sealed_box_is_in_a_view() {
    let table = later(2, 4, &["FL"]);
    for viewer in [None, Some(A), Some(B)] {
        let text = serde_json::to_string(&table.game.view(viewer)).unwrap();
        for sealed in ["DGC", "OMA", "SFO", "ELP", "GP-06", "EV-19", "EV-34"] {
            assert!(!text.contains(sealed), "{sealed} is visible to {viewer:?}");
        }
    }
    // Later sections are those of the campaign.
    let sealed = |table: &Table| -> Vec<u8> {
        table.game.view(None).sealed_sections.into_iter().filter(|section| *section <= 20).collect()
    };
    assert_eq!(sealed(&table), [14, 15, 16, 17, 18, 19, 20]);
    assert_eq!(sealed(&first_game(2)), (10..=20).collect::<Vec<u8>>());
}

#[test]
fn a_finished_game_reports_to_its_campaign() {
    let table = later(2, 4, &["FL"]).tickets(A, &["EC-28"]).routes(A, &["BOS-NYC-1"]).current("EV-03");
    assert_eq!(table.game.report(), None, "not before it is over");
    let mut game = table.game;
    game.place_wagons(3, &mut Events::muted());
    game.finish(&mut Events::muted());
    let report = game.report().unwrap();
    assert_eq!(report.ranking, [A, B]);
    assert_eq!(report.companies[0].completed, [TicketId::find("EC-28").unwrap()]);
    assert_eq!(report.companies[0].largest, [vec![city("BOS"), city("NYC")]]);
    assert_eq!(report.bag, [12; 5], "wagons left on the map go back into the bag");
    assert_eq!(report.past_events.len(), 1);
}
