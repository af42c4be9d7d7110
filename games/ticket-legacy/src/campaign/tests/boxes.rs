//! Section 23: boxes and stickers.

use railhead_game::proves;
use railhead_pieces::{Named, Piece};

use super::*;
use crate::{Colour, tests::position::city};

/// After game `game` with these boxes open; A has won and B was last.
fn won_by_a(game: u8, boards: &[&str]) -> Frame {
    Frame::before(2, game, boards).ends(&[A, B], |table| table.coins(A, 40)).read_all()
}

/// Cases 66 and 75.
#[test]
fn the_winner_opens_a_box_within_reach() {
    proves!("TL-23.1");
    let frame = won_by_a(3, &[]);
    assert_eq!(frame.legal(A), ["open FL", "open GP", "open OR"]);
    let frame = frame.refuses(A, "open BL", "TL-23.1").refuses(A, "open CA", "TL-23.1");
    let frame = frame.play(A, "open GP");
    assert_eq!(frame.ledger().boards, [board("GP")]);
    assert_eq!(frame.ledger().last_year().unwrap().opened, Some(board("GP")));
    let frame = won_by_a(4, &["GP"]);
    assert_eq!(frame.legal(A), ["open FL", "open OR", "open BL", "open HW"]);
    frame.refuses(A, "open GP", "TL-23.1");
    assert!(won_by_a(2, &[]).is_next_year(), "no box after the second game");
    let last = won_by_a(10, &["FL", "GP", "OR", "BL", "HW", "SM", "CA"]);
    assert_eq!(last.legal(A), ["open CS"], "the last box is opened too, by hand");
    let all = ["FL", "GP", "OR", "BL", "HW", "SM", "CA", "CS"];
    assert!(won_by_a(11, &all).is_next_year(), "nothing is left to open");
}

/// Cases 67 and 69.
#[test]
fn what_is_in_a_box_is_used_from_the_next_game_on() {
    proves!("TL-23.2");
    let mut frame = won_by_a(3, &[]).play(A, "open GP").play(A, "plan").play(B, "plan").play(B, "settle DUL");
    assert_eq!((frame.ledger().game, frame.ledger().growth.len()), (4, 1));
    frame.campaign.present = vec![A, B];
    let in_play = crate::InPlay::of(frame.campaign.scenario().completed(2).unwrap(), 2);
    let open = |code: &str| in_play.open.contains(RouteId::find(code).unwrap());
    let chicago = map()
        .routes
        .iter()
        .find(|route| [route.a, route.b].contains(&city("DUL")) && [route.a, route.b].contains(&city("CHI")));
    assert!(open(&chicago.unwrap().id), "Chicago to Duluth");
    let winnipeg = map()
        .routes
        .iter()
        .find(|route| [route.a, route.b].contains(&city("DUL")) && [route.a, route.b].contains(&city("WPG")));
    assert!(!open(&winnipeg.unwrap().id), "not before Winnipeg is on the map");
    assert!(in_play.tickets.iter().any(|ticket| ticket.id() == "GP-06"));
    let slots: Vec<u8> = in_play.slots.iter().map(|(slot, _)| *slot).collect();
    assert_eq!(slots, [2, 3, 11, 12], "in the order of their numbers");
}

/// Case 68.
#[test]
fn track_stickers_are_placed_in_turn_from_a_common_pool() {
    proves!("TL-23.3", "TL-23.5");
    let frame = won_by_a(3, &[]).play(A, "open FL");
    let Phase::Tracks(placement) = &frame.campaign.phase else { panic!("stickers are to be placed") };
    let (beds, pool) = (placement.beds.clone(), placement.pool);
    assert_eq!(beds.len(), usize::from(pool.iter().sum::<u8>()));
    let (bed, other) = (
        beds[0],
        Colour::ALL.into_iter().find(|colour| {
            pool[colour.index()] > 0
                && Some(*colour) != map().routes[beds[0].index()].colour
                && placement.accepts(frame.ledger(), beds[0], *colour)
        }),
    );
    let text = format!("track {bed} {}", other.expect("another colour fits").id());
    let frame = frame.refuses(B, "plan", "TL-21.2").play(A, &text);
    assert_eq!(frame.actors(), [1], "one each");
    let frame = frame.refuses(B, &text, "TL-23.4").play(B, "plan");
    assert_eq!(frame.actors(), [0], "the surveyors have placed for B");
    let frame = frame.play(A, "plan");
    assert_eq!(frame.campaign.phase, Phase::Growth);
    assert_eq!(frame.ledger().stickers.len(), beds.len());
    assert_eq!(frame.ledger().stickers.iter().filter(|sticker| sticker.by == Some(A)).count(), 1);
    // The plan alone gives every bed its planned colour.
    let plan = || won_by_a(3, &[]).play(A, "open GP").play(A, "plan").play(B, "plan");
    let planned = plan();
    for sticker in &planned.ledger().stickers {
        assert_eq!(Some(sticker.colour), map().routes[sticker.route.index()].colour);
    }
    assert!(plan().campaign == planned.campaign, "the same decisions place the same stickers");
}

/// Cases 68 and 84: parallel tracks differ, and a placement that leads to a dead end is refused.
#[test]
fn parallel_tracks_never_share_a_colour() {
    proves!("TL-23.4");
    let pair = map()
        .routes
        .iter()
        .position(|route| {
            route.bed && route.tracks == 2 && map().routes[route.group.iter().last().unwrap().index()].bed
        })
        .expect("a pair of beds");
    let group: Vec<RouteId> = map().routes[pair].group.iter().collect();
    let single = map().routes.iter().position(|route| route.bed && route.tracks == 1).unwrap();
    let mut placement = super::super::stickers::StickerPlacement::new(
        vec![A, B],
        vec![group[0], group[1], RouteId::at(single)],
    );
    placement.pool = [0; 6];
    placement.pool[Colour::Red.index()] = 2;
    placement.pool[Colour::Blue.index()] = 1;
    let ledger = Ledger::new(2);
    let single = RouteId::at(single);
    assert!(!placement.accepts(&ledger, single, Colour::Blue), "two red ones would be left for the pair");
    assert!(placement.accepts(&ledger, single, Colour::Red));
    assert!(placement.accepts(&ledger, group[0], Colour::Blue));
    let mut ledger = ledger;
    ledger.stickers.push(Sticker { route: group[0], colour: Colour::Red, by: Some(A), game: 3 });
    placement.place(group[0], Colour::Red);
    assert!(!placement.accepts(&ledger, group[1], Colour::Red));
    assert!(placement.accepts(&ledger, group[1], Colour::Blue));
}

/// Case 45.
#[test]
fn the_last_makes_a_small_city_big() {
    proves!("TL-23.6");
    let mut frame = won_by_a(3, &[]);
    frame.campaign.ledger.company_mut(A).office.depots = vec![city("OMA")];
    let frame = frame.play(A, "open GP").play(A, "plan").play(B, "plan");
    let frame = frame
        .refuses(A, "settle DUL", "TL-21.2")
        .refuses(B, "settle BOS", "TL-23.6")
        .refuses(B, "settle OMA", "TL-23.6")
        .refuses(B, "settle DGC", "TL-23.6");
    let frame = frame.play(B, "settle DUL");
    assert!(frame.ledger().is_big(city("DUL")));
    assert_eq!(frame.ledger().growth[0].by, Some(B));
}
