//! Bridges, tunnels and mines, and paths from coast to coast (TL-19, TL-20, TL-10).

use railhead_game::proves;
use railhead_pieces::Named;

use super::*;
use crate::{piece::ClaimId, state::pending::Pending};

const ALL: &[&str] = &["FL", "GP", "OR", "BL", "HW", "SM", "CA", "CS"];

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
    table.game.pending.push(Pending::Reveal { but: None });
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
