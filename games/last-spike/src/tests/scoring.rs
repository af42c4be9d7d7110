//! The last spike and the winner (LS-11, LS-12).

use railhead_game::{Game, Seat, proves};

use super::position::{Words as _, before_the_turn, position};
use crate::{
    event::Event,
    piece::{Piece, Route, Tile},
};

/// The end of the printed rules' sample game: V3 closes the line, and Z3 would have done so too.
const SAMPLE: &str = "complete Y X F E B A; laid V1 V2 V4 Z1 Z2 Z4";

#[test]
fn t32_the_last_spike_of_the_sample_game() {
    proves!("LS-11.1", "LS-11.2", "LS-11.3");
    let table = position(&format!("{SAMPLE}; seat 0: cash 3000, hand V3 C2 U2 W3"))
        .play("lay V3")
        .paid(&[(3, "Denver", 5), (3, "Ogden", 8)])
        .cash(0, 20_000)
        .hand(0, "C2 U2 W3")
        .never(|event| matches!(event, Event::Drew { .. } | Event::Bought { .. }))
        .ranks(&[4, 2, 2, 1])
        .refuses_to(Seat(1), "pass", "LS-11.3")
        .refuses_to(Seat(0), "buy Denver", "LS-11.3");
    assert_eq!(table.view(None).track.len(), 31);
}

#[test]
fn t34_the_other_last_spike_of_the_sample_game() {
    proves!("LS-11.2", "LS-11.3");
    position(&format!("{SAMPLE}; seat 0: cash 8000, hand Z3 C2 U2 W3"))
        .play("lay Z3")
        .paid(&[(3, "Yuma", 7), (3, "Sacramento", 10)])
        .cash(0, 21_000)
        .ranks(&[4, 2, 2, 1]);
}

#[test]
fn t35_only_the_closing_route_pays() {
    proves!("LS-11.3", "LS-6.1");
    position(&format!("{SAMPLE}; seat 0: hand V3; seat 1: land STL-1 STL-2 DOD-1 SAC-1"))
        .play("lay V3")
        .cash(1, 40_000);
}

#[test]
fn t36_the_whole_east_is_no_line() {
    proves!("LS-11.1");
    position("complete A B C D E F").not_over().turn(0);
}

#[test]
fn t37_the_whole_west_is_no_line() {
    proves!("LS-11.1");
    position("complete Y Z V W U X").not_over().turn(0);
}

#[test]
fn t38_the_line_may_be_long() {
    proves!("LS-11.1");
    position("complete B E D C U; laid Y1 Y2 Y4; seat 0: hand Y3")
        .not_over()
        .play("lay Y3")
        .happened(
            |event| matches!(event, Event::LastSpike { seat, bonus } if seat.0 == 0 && bonus.0 == 20_000),
        )
        .cash(0, 52_000);
}

#[test]
fn t39_free_land_won_by_the_last_spike_is_paid() {
    proves!("LS-5.2", "LS-11.2");
    position("complete X F B; laid Z1 Z2 Z3; seat 0: cash 2000, hand Z4")
        .play("lay Z4")
        .holds(0, "SAC-0")
        .paid(&[(3, "Yuma", 7), (0, "Sacramento", 10)])
        .cash(0, 30_000);
}

fn photo_finish(second: &str) -> String {
    format!(
        "{SAMPLE}; turn 2; seat 2: cash 53000, hand V3; seat 3: cash 47000
         seat 0: cash 80000, land SAC-0 SAC-1 SAC-2; seat 1: cash 80000, land STL-0 DOD-0 OMA-0 {second}"
    )
}

#[test]
fn t40_equal_cash_is_decided_by_the_prices_of_land() {
    proves!("LS-12.1", "LS-12.2");
    position(&photo_finish("STL-1 STL-2"))
        .play("lay V3")
        .cash(0, 80_000)
        .cash(1, 80_000)
        .cash(2, 70_000)
        .cash(3, 60_000)
        .ranks(&[1, 2, 3, 4]);
}

#[test]
fn t41_equal_cash_and_land_share_the_victory() {
    proves!("LS-12.3");
    position(&photo_finish("STL-1 STL-3")).play("lay V3").ranks(&[1, 1, 3, 4]);
}

#[test]
fn land_is_worth_nothing_at_the_end() {
    proves!("LS-12.1");
    position(&format!(
        "{SAMPLE}; seat 0: hand V3; seat 1: cash 58000, land STL-1 STL-2 STL-3 STL-4; seat 2: cash 59000"
    ))
    .play("lay V3")
    .cash(0, 57_000)
    .ranks(&[3, 2, 1, 4]);
}

#[test]
fn the_order_in_which_routes_were_completed_does_not_matter() {
    proves!("LS-11.1");
    for (complete, laid, last) in
        [("E V Y", "B1 B2 B4", "B3"), ("B V Y", "E2 E3 E4", "E1"), ("B E V", "Y1 Y2 Y3", "Y4")]
    {
        position(&format!("complete {complete}; laid {laid}; seat 0: hand {last}"))
            .not_over()
            .play(&format!("lay {last}"))
            .happened(|event| matches!(event, Event::LastSpike { .. }));
    }
}

#[test]
fn bankrupts_rank_below_everybody_the_later_above_the_earlier() {
    proves!("LS-12.4");
    position(&format!("4 players; {SAMPLE}; bankrupt 2 1; seat 0: cash 3000, hand V3; seat 3: cash 0"))
        .play("lay V3")
        .ranks(&[1, 3, 4, 2]);
}

#[test]
fn t50_the_forty_seventh_tile_closes_the_line() {
    proves!("LS-11.4", "LS-2.4");
    let route = |letter: &str| letter.parse::<Route>().unwrap();
    for (one, other) in [("A", "B"), ("B", "A"), ("Y", "Z"), ("Z", "Y")] {
        for (aside, last) in
            route(one).tiles().flat_map(|aside| route(other).tiles().map(move |last| (aside, last)))
        {
            let table = position(&format!(
                "2 players; set aside {aside}; laid rest; seat 0: hand {last}; seat 1: hand"
            ))
            .not_over()
            .play(&format!("lay {last}"))
            .happened(|event| matches!(event, Event::LastSpike { .. }));
            assert_eq!(table.view(None).track.len(), 47);
            assert_eq!(table.view(None).shown, [aside]);
        }
    }
}

#[test]
fn two_missing_tiles_keep_the_line_open_only_at_its_ends() {
    proves!("LS-11.4");
    for (a, b) in Tile::all().flat_map(|a| Tile::all().filter(move |b| a < *b).map(move |b| (a, b))) {
        let all = (Tile::all().filter(|tile| *tile != a && *tile != b)).map(|tile| tile.to_string());
        let laid = all.collect::<Vec<_>>().join(" ");
        let game = before_the_turn(&format!("2 players; set aside {a}; laid {laid}"));
        let open = game.audit().is_ok();
        let at_an_end = matches!(&*format!("{}{}", a.route(), b.route()), "AB" | "YZ");
        assert_eq!(open, at_an_end, "without {a} and {b}");
    }
}
