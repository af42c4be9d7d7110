//! Companies and charters (TL-2.10, TL-10.5, TL-25.2).

use railhead_game::proves;
use railhead_pieces::{Named, Piece};

use super::*;
use crate::{
    card::Colour,
    facts::{effect::Op, frontiers, map},
    piece::CharterId,
};

fn own_table(seats: u8, year: &str) -> Table {
    Table::new(seats, &Options::default().with("stage", year), 7)
}

#[test]
fn two_players_can_be_green_and_black() {
    proves!("TL-2.10");
    let table = own_table(2, "1865");
    assert_eq!(table.deciders(), [0, 1], "at the same time");
    let colours = ["company blue", "company red", "company green", "company yellow", "company black"];
    assert_eq!(table.legal_for(B), colours);
    assert!(
        table.game.player(A).hand.total() == 0 && table.game.player(A).offered.is_empty(),
        "nothing is dealt"
    );
    let table = table
        .refuses_to(A, "company white", "TL-2.10")
        .refuses_to(A, "charter CB-A", "TL-2.10")
        .refuses_to(A, "keep", "TL-3.4")
        .play_as(B, "company black")
        .refuses_to(A, "company black", "TL-2.10")
        .refuses_to(B, "company red", "TL-3.1")
        .play_as(A, "company green");
    let companies: Vec<Colour> = table.view(None).players.iter().map(|player| player.company).collect();
    assert_eq!(companies, [Colour::Green, Colour::Black]);
    assert_eq!((table.game.player(A).hand.total(), table.game.player(B).offered.len()), (4, 4));
}

#[test]
fn the_last_company_is_nobodys_choice() {
    proves!("TL-2.10");
    let table = own_table(5, "1865").play_as(Seat(4), "company blue").play_as(B, "company yellow");
    let table = table.play_as(A, "company red").play_as(C, "company green");
    let view = table.view(None);
    assert_eq!(view.players[3].company, Colour::Black);
    assert!(view.players.iter().all(|player| player.founded && player.choosing == 4));
}

#[test]
fn charters_are_chosen_at_a_table_of_its_own_too() {
    proves!("TL-25.2");
    let early = own_table(2, "1880").play_as(A, "company red").play_as(B, "company green");
    assert_eq!(early.game.player(A).offered.len(), 4, "no charters yet");
    let table = own_table(2, "1883").play_as(A, "company red").refuses_to(B, "charter CB-D", "TL-25.2");
    assert_eq!(
        table.legal_for(A),
        ["charter CB-A", "charter CB-B", "charter CB-C", "charter CB-D", "charter CB-E"]
    );
    let table =
        table.play_as(A, "charter CB-D").play_as(B, "company green").refuses_to(B, "charter CB-D", "TL-25.2");
    let table = table.play_as(B, "charter CB-E");
    let offices = &table.game.in_play().scenario.offices;
    let charters: Vec<String> =
        offices.iter().filter_map(|office| office.charter).map(|id| id.to_string()).collect();
    assert_eq!(charters, ["CB-D", "CB-E"]);
    assert_eq!(table.game.player(A).offered.len(), 4);
}

/// A scenario that a campaign hands over brings its companies.
#[test]
fn companies_of_a_campaign_are_not_asked_again() {
    let mut scenario = Scenario::default().completed(2).unwrap();
    scenario.offices[0].company = Colour::Black;
    let game = opened_as(2, 3, &scenario);
    assert_eq!((game.in_play().colour(0), game.player(A).offered.len()), (Colour::Black, 4));
}

/// Dollars, cards and swaps that a charter gives for a route of this length.
fn gives(charter: CharterId, length: u8) -> [i16; 3] {
    let mut given = [0; 3];
    for op in &frontiers().charters.list[charter.index()].ops {
        match op {
            Op::Gain { n, if_min_len, if_max_len, then_n, .. } => {
                let long = if_min_len.is_some_and(|least| length >= least);
                let short = if_max_len.is_some_and(|most| length <= most);
                given[0] += if long || short { then_n.unwrap_or(*n) } else { *n };
            }
            Op::Draw { n } => given[1] += i16::from(*n),
            Op::SwapDisplay {} => given[2] += 1,
            other => panic!("{charter} gives {other:?}"),
        }
    }
    given
}

#[test]
fn no_charter_is_at_least_as_good_as_another_on_every_length() {
    proves!("TL-10.5");
    let longest = map().routes.iter().map(|route| route.length).max().unwrap();
    for (one, other) in CharterId::all().flat_map(|one| CharterId::all().map(move |other| (one, other))) {
        let covers = |length: u8| gives(one, length).iter().zip(gives(other, length)).all(|(a, b)| *a >= b);
        assert!(one == other || !(1..=longest).all(covers), "{} makes {} useless", one.id(), other.id());
    }
}
