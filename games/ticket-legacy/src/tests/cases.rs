//! The tricky cases. A list of 96 was drawn up before the rules were written; each has a number, which stands in the
//! comment of the test that plays it. Those of a single game are here and in the other examples. Those that happen
//! between games belong to the campaign: 51, 52, 60, 61 and 63 up to what the game reports, 64 to 66, 68, 70 to 81, 84
//! and 89.

use railhead_game::{Options, Seat, proves};
use railhead_pieces::Named;

use super::*;
use crate::{
    card::{Colour, KINDS},
    facts::cards,
    piece::{BoardId, RouteId},
    scenario::{Office, ScenarioError, Share},
    state::{
        frontier::{Depot, Keeper},
        pending::Pending,
    },
};

/// Moves cards from the hand of `seat` to the discard pile.
fn laid_down(mut table: Table, seat: Seat, cards: &str) -> Table {
    for kind in kinds(cards) {
        assert!(table.game.player_mut(seat).hand.remove(kind), "{seat} has no {kind}");
        table.game.discard[kind.index()] += 1;
    }
    table
}

/// Case 14: a new deck is made of the whole discard pile, newspapers included.
#[test]
fn a_new_deck_has_its_newspapers_again() {
    proves!("TL-4.9");
    let table = first_game(3).display("5 blue").deck_only("1 green", B);
    assert_eq!(table.game.discard[Kind::NEWSPAPER.index()], 4);
    let mut table = laid_down(table, B, "10 red 10 yellow 8 white");
    table.game.discard[Kind::NEWSPAPER.index()] = 2;
    table.whole = false;
    let table = table.play_as(A, "deck").play_as(A, "deck");
    assert!(table.told.iter().any(|told| told.event == Event::Reshuffled));
    let newspapers = table.game.deck.as_slice().iter().filter(|kind| **kind == Kind::NEWSPAPER).count();
    let again = usize::from(table.game.discard[Kind::NEWSPAPER.index()]);
    assert_eq!(newspapers + again, 2, "all of them were shuffled in");
}

/// Cases 15 and 16: eight cards in deck and discard pile are too few to draw, nine are enough.
#[test]
fn eight_cards_are_too_few_and_nine_are_enough() {
    proves!("TL-4.10");
    let supply = |discarded: &str| {
        let mut table = first_game(2).display("5 blue").deck_only("3 green", B);
        table.game.discard = [0; KINDS];
        table.whole = false;
        laid_down(table, B, discarded)
    };
    let mut eight = supply("5 red");
    assert_eq!((eight.game.deck.len(), eight.game.supply()), (3, 8));
    eight.game.player_mut(A).hand.add("green".parse().unwrap());
    let eight = eight.refuses_to(A, "deck", "TL-4.10").refuses_to(A, "take blue", "TL-4.10");
    let legal = eight.legal_for(A);
    assert!(legal.contains(&"tickets".to_owned()) && legal.contains(&"claim LEW-PIT-1".to_owned()));
    let nine = supply("6 red");
    assert_eq!((nine.game.deck.len(), nine.game.supply()), (3, 9));
    nine.play_as(A, "deck");
}

/// Case 18: with seven events in play, the eighth newspaper makes a new event deck of all but the current one.
#[test]
fn the_eighth_newspaper_shuffles_the_events() {
    proves!("TL-5.6");
    let scenario = Scenario {
        first: Some(0),
        game: 2,
        retired_events: vec![EventId::find("EV-02").unwrap()],
        ..Scenario::default()
    };
    let mut table = game_of(2, scenario);
    assert_eq!(table.game.events.len(), 7);
    let reveal = |table: &mut Table| {
        table.game.pending.push(Pending::Reveal { but: None });
        // Nobody can take up what an event offers: the hands are empty.
        table.game.play_on(&mut Events::muted());
    };
    for turned in 1..=7 {
        reveal(&mut table);
        assert_eq!((table.game.past.len(), table.game.events.len()), (turned, 7 - turned));
    }
    let current = table.event();
    reveal(&mut table);
    assert_ne!(table.event(), current);
    assert_eq!((table.game.past.as_slice()[0].id(), table.game.past.len()), (current, 2));
    assert_eq!(table.game.events.len(), 5);
}

/// Case 21: an immediate event ends the surcharge of the continuing one before it.
#[test]
fn an_auction_ends_the_white_surcharge() {
    proves!("TL-5.5");
    let charged = first_game(2).current("EV-04").display("5 red").hand(A, "1 white");
    assert_eq!(charged.play_as(A, "claim CHS-CLT-1").coins_of(A), 4);
    let table =
        first_game(2).current("EV-04").next_events(&["EV-07"]).display("5 red").top("1 newspaper 3 green");
    let table = table.play_as(A, "deck").play_as(A, "deck");
    assert_eq!(table.event(), "EV-07");
    let table = table.hand(B, "1 white").play_as(B, "claim CHS-CLT-1");
    assert_eq!(table.coins_of(B), 5);
}

/// Case 22: in a strike a single card from the deck is enough only if nothing face up may be taken.
#[test]
fn a_strike_leaves_one_card_where_only_locomotives_lie() {
    proves!("TL-5.4", "TL-4.6");
    let strike = |display: &str| {
        let table = later(2, 10, &["FL", "GP", "OR", "BL", "HW", "SM", "CA"]).current("EV-16");
        table.display(display).top("1 red")
    };
    let table = strike("2 loco 1 blue").play_as(A, "deck");
    assert_eq!((table.deciders(), table.cards_of(A)), (vec![1], 2), "the blue card is a duty");
    let table = strike("2 loco").play_as(A, "deck");
    assert_eq!((table.deciders(), table.cards_of(A)), (vec![1], 1));
}

/// Case 32: the fee that came too late for one claim is due at the next.
#[test]
fn a_fee_turned_up_in_a_claim_is_due_at_the_next() {
    proves!("TL-6.12");
    let scenario = later(2, 7, &["FL", "GP", "OR", "BL"]).game.in_play().scenario.clone();
    let table = game_of(2, scenario).current("EV-09").display("5 red").hand(A, "3 blue");
    let before = table.coins_of(A);
    let long = table.play_as(A, "claim CHS-ATL-1");
    let bonus = 2;
    assert!(long.coins_of(A) < before + bonus, "a length of three is charged");
}

/// Case 40: of a white route the share comes before the ghost train.
#[test]
fn a_share_is_taken_before_the_ghost_train_moves() {
    proves!("TL-6.12", "TL-17.1");
    let white = Share { line: Colour::White, number: 1 };
    let blue = Share { line: Colour::Blue, number: 1 };
    let mut table = later(2, 6, &["GP", "BL", "HW"]).display("5 green").hand(A, "1 white");
    let deck: Vec<Share> = table.game.frontier.shares.as_slice().to_vec();
    table.game.frontier.shares = deck.into_iter().filter(|share| ![white, blue].contains(share)).collect();
    table.game.frontier.shown = [white, blue].into_iter().collect();
    let table = table.play_as(A, "claim CHS-CLT-1").offers(A, &["share white 1", "decline"]);
    assert_eq!(table.game.frontier.ghost, 0, "the train still stands");
    let table = table.play_as(A, "share white 1");
    let moved = table.told.iter().any(|told| matches!(told.event, Event::GhostMoved { .. }));
    assert!(moved, "now it moves");
}

/// Case 42: two skulls are no pickaxes, so the tunnel pays nothing.
#[test]
fn skulls_open_no_tunnel() {
    proves!("TL-20.1");
    let table = later(2, 6, &["GP", "BL", "CS"]).display("5 green").hand(A, "2 yellow-skull");
    let table = table.play_as(A, "claim SPO-HLN-1");
    assert_eq!(table.coins_of(A), 5);
    let table = later(2, 6, &["GP", "BL", "CS"]).display("5 green").hand(A, "1 yellow-pickaxe 1 loco");
    assert_eq!(table.play_as(A, "claim SPO-HLN-1").coins_of(A), 7);
}

/// Case 45: no growth where a depot stands.
#[test]
fn a_city_with_a_depot_does_not_grow() {
    proves!("TL-10.3", "TL-14.3");
    let mut table = later(2, 5, &["FL", "GP"]).display("5 red").top("1 newspaper 2 red");
    table = table.next_events(&["EV-11"]);
    let keeper = Keeper::Seat(B);
    table.game.frontier.depots.push(Depot { city: city("CHI"), keeper });
    let table = table.play_as(A, "deck");
    assert!(table.game.check(A, Action::Grow(city("CHI"))).is_err());
    assert!(table.game.check(A, Action::Grow(city("NOL"))).is_err(), "nor does a big one");
    table.play_as(A, "grow DET");
}

/// Case 56: seven coins, six for the trains and thirteen lost on tickets make nothing.
#[test]
fn a_slip_of_exactly_nothing() {
    proves!("TL-9.3", "TL-9.5");
    let worth = |id: TicketId| i16::from(cards().tickets[id.index()].value);
    let (lost, pair) = (0..33)
        .flat_map(|a| (0..a).map(move |b| [TicketId(a), TicketId(b)]))
        .map(|pair| (pair.iter().map(|id| worth(*id)).sum::<i16>(), pair))
        .find(|(sum, _)| *sum == 13)
        .unwrap();
    let codes = pair.map(TicketId::id);
    let table = first_game(2).tickets(A, &codes).coins(A, 7).trains(A, 4);
    let slip = table.game.slip(A);
    assert_eq!((slip.coins, slip.trains, slip.tickets, slip.total()), (7, 6, -lost, 0));
}

/// Cases 60 and 63: without a newspaper nothing is reported; an event that came twice is reported once.
#[test]
fn the_report_names_each_event_once() {
    proves!("TL-5.5");
    let mut quiet = first_game(2).game;
    quiet.finish(&mut Events::muted());
    let report = quiet.report().unwrap();
    assert!(report.past_events.is_empty() && report.revealed.is_empty());
    let mut table = first_game(2);
    table.game.events =
        [EventId::find("EV-03").unwrap(), EventId::find("EV-04").unwrap()].into_iter().collect();
    for _ in 0..3 {
        table.game.pending.push(Pending::Reveal { but: None });
        table.game.play_on(&mut Events::muted());
    }
    table.game.finish(&mut Events::muted());
    let mut revealed: Vec<&str> = table.game.report().unwrap().revealed.iter().map(|id| id.id()).collect();
    revealed.sort_unstable();
    assert_eq!(revealed, ["EV-03", "EV-04"]);
}

/// Case 62: an event that left the campaign comes back by no shuffling.
#[test]
fn a_removed_event_never_returns() {
    proves!("TL-5.7");
    let gone = EventId::find("EV-03").unwrap();
    let scenario = Scenario { first: Some(0), retired_events: vec![gone], ..Scenario::default() };
    let mut table = game_of(2, scenario);
    for _ in 0..40 {
        table.game.pending.push(Pending::Reveal { but: None });
        table.game.play_on(&mut Events::muted());
        let everywhere = table.game.events.as_slice().iter().chain(table.game.past.as_slice());
        assert!(everywhere.into_iter().all(|event| *event != gone));
    }
    assert!(!table.game.revealed.contains(gone));
}

/// Case 67: a board opens the routes whose two ends are open, and no others.
#[test]
fn a_board_opens_the_routes_between_open_cities() {
    proves!("TL-6.2");
    let plains = later(2, 4, &["GP"]).display("5 green").hand(A, "4 red 4 black");
    assert!(plains.legal_for(A).contains(&"claim DUL-CHI-1".to_owned()));
    plains.refuses_to(A, "claim WPG-DUL-1", "TL-6.2");
    let badlands = later(2, 5, &["GP", "BL"]).display("5 green").hand(A, "4 black");
    assert!(badlands.legal_for(A).contains(&"claim WPG-DUL-1".to_owned()));
    let first = first_game(2).hand(A, "4 red");
    first.refuses_to(A, "claim DUL-CHI-1", "TL-6.2");
}

/// Case 68: the two tracks of a pair have different colours.
#[test]
fn sister_tracks_never_share_a_sticker() {
    let beds = ["SLC-DEN-1", "SLC-DEN-2"].map(|code| RouteId::find(code).unwrap());
    let boards = ["GP", "HW"].map(|code| BoardId::find(code).unwrap()).to_vec();
    let stickers = |a, b| Scenario {
        game: 5,
        boards: boards.clone(),
        stickers: vec![(beds[0], a), (beds[1], b)],
        ..Scenario::default()
    };
    let same = stickers(Colour::Red, Colour::Red).completed(2);
    assert_eq!(same, Err(ScenarioError::Components("track stickers")));
    let other = game_of(2, stickers(Colour::Blue, Colour::Green));
    assert_eq!(other.game.in_play().track(beds[0]).colour, Some(Colour::Blue));
}

/// Case 76: with fewer employees than players and two, all are shown.
#[test]
fn few_employees_are_all_shown() {
    proves!("TL-11.1");
    let usual = Scenario { first: Some(0), game: 2, ..Scenario::default() };
    let staff = game_of(4, usual.clone()).game.in_play().employees.clone();
    let scenario = Scenario { retired_employees: staff[3..].to_vec(), ..usual };
    let mut table = Table::at(opened_as(4, 2, &scenario));
    for seat in Seat::all(4) {
        if table.deciders().contains(&seat.0) {
            table = table.play_as(seat, "keep");
        }
    }
    assert_eq!(table.legal_for(D).len(), 3);
}

/// Case 81, as far as one game goes: the same seed and decisions lead to the same position.
#[test]
fn the_same_seed_deals_the_same_game() {
    let options = || Options::default().with("stage", "1898");
    assert!(opened(4, 7, &options()) == opened(4, 7, &options()));
    assert!(opened(4, 7, &options()) != opened(4, 8, &options()));
}

/// Case 95: two shares a game by rule 4; an offering sells a third.
#[test]
fn an_offering_sells_a_third_share() {
    proves!("TL-17.2", "TL-17.3");
    let mut table =
        later(2, 5, &["GP", "BL"]).display("5 green").top("1 newspaper 2 red").next_events(&["EV-27"]);
    table.game.player_mut(A).holdings.slot_shares = 2;
    let table = table.play_as(A, "deck");
    assert!(table.legal_for(A).iter().any(|text| text.starts_with("share ")));
}

/// Case 39: a depot of a company that is not there charges nothing but keeps its site.
#[test]
fn an_absent_companys_depot_keeps_its_site() {
    proves!("TL-14.2", "TL-14.3");
    let offices = vec![
        Office { company: Colour::Blue, ..Office::default() },
        Office { company: Colour::Red, ..Office::default() },
    ];
    let scenario = Scenario {
        first: Some(0),
        game: 4,
        boards: vec![BoardId::find("GP").unwrap()],
        closed_depots: vec![city("CLT")],
        offices,
        ..Scenario::default()
    };
    let table = game_of(2, scenario).display("5 green").hand(A, "3 white").play_as(A, "claim CHS-CLT-1");
    assert_eq!(table.coins_of(A), 5);
    table.offers(A, &["depot CHS", "decline"]);
}
