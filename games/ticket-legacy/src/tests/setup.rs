//! What is on the table, and setting up (TL-1, TL-2).

use railhead_game::{Game, Options, Seat, Setup, SetupError, proves};

use super::*;
use crate::{
    card::{Colour, Symbol},
    facts::{cards, figures, frontiers, map},
    rules::paths::Fares,
};

#[test]
fn the_box_holds_what_the_rules_say() {
    proves!("TL-1.1", "TL-1.4", "TL-1.5", "TL-2.8");
    let colours: Vec<Colour> = figures().companies.iter().map(|company| company.id).collect();
    assert_eq!(colours.len(), 5);
    assert!(!colours.contains(&Colour::White));
    assert_eq!((map().cities.len(), map().routes.len()), (63, 200));
    assert!(map().routes.iter().all(|route| (1..=6).contains(&route.length)));
    let first = opened(2, 1, &Options::default());
    assert_eq!((first.in_play().cities.len(), first.in_play().open.len()), (23, 72));
    let spaces: u32 =
        first.in_play().open.iter().map(|route| u32::from(first.in_play().track(route).length)).sum();
    assert_eq!(spaces, 136);
    let deck = TicketLegacy::bare_deck(first.in_play());
    for colour in Colour::ALL {
        assert_eq!(deck.as_slice().iter().filter(|kind| kind.colour() == Some(colour)).count(), 12);
    }
    assert_eq!(deck.as_slice().iter().filter(|kind| **kind == Kind::LOCO).count(), 12);
    assert!(deck.as_slice().iter().all(|kind| kind.symbol() == Symbol::Plain));
    assert_eq!(first.player(A).trains, 20);
    assert!(figures().years.windows(2).all(|pair| pair[1].trains == pair[0].trains + 3));
    assert_eq!((cards().tickets.len(), cards().events.len(), cards().employees.len()), (129, 34, 18));
    assert_eq!(
        (cards().postcards.len(), first.in_play().tickets.len(), first.in_play().events.len()),
        (77, 33, 7)
    );
    assert!(opened(2, 1, &Options::default().with("stage", "1868")).in_play().symbols);
}

#[test]
fn the_data_agrees_with_itself() {
    for (index, route) in map().routes.iter().enumerate() {
        assert_eq!(route.group.len(), usize::from(route.tracks), "{}", route.id);
        for sister in route.group.iter() {
            let other = &map().routes[sister.index()];
            assert_eq!(other.length, route.length, "{}", route.id);
            let same = sister.index() != index && other.colour == route.colour && route.colour.is_some();
            assert!(!same, "{} has its sister's colour", route.id);
        }
    }
    let registered: Vec<u16> = cards().tickets.iter().filter_map(|ticket| ticket.postcard).collect();
    assert_eq!(registered.len(), 42);
    assert!(registered.iter().all(|no| cards().postcards.iter().any(|card| card.no == *no)));
    for claim in &frontiers().claims.list {
        assert_eq!(claim.values.iter().sum::<i16>(), 98, "{}", claim.id);
    }
    let slots: Vec<u8> = frontiers().slots.iter().map(|row| row.slot).collect();
    assert_eq!(slots, (1..=12).collect::<Vec<_>>());
}

#[test]
fn every_ticket_is_worth_its_shortest_way_or_a_little_more() {
    let whole = opened(2, 1, &Options::default().with("stage", "1898"));
    let in_play = whole.in_play();
    let fares = Fares::of(in_play.open, |route| u16::from(in_play.track(route).length));
    for ticket in &cards().tickets {
        let paths = fares.paths_from(ticket.a);
        let way = paths.distance[ticket.b.index()];
        assert!((way..=way + 2).contains(&u16::from(ticket.value)), "{}: {way}", ticket.id);
    }
}

#[test]
fn seats_get_coins_cards_and_a_choice_of_tickets() {
    proves!("TL-2.1", "TL-2.5", "TL-2.7", "TL-1.6");
    let game = opened(3, 4, &Options::default());
    assert_eq!(game.actors().len(), 3, "all choose at the same time");
    for seat in Seat::all(3) {
        let player = game.player(seat);
        assert_eq!((player.coins, player.hand.total(), player.offered.len()), (5, 4, 4));
    }
    assert!(game.current_event().is_none());
    assert_eq!(game.events.len(), 7);
    let spectator = serde_json::to_string(&game.view(None)).unwrap();
    assert!(cards().tickets.iter().all(|ticket| !spectator.contains(&ticket.id)), "tickets are secret");
    let first = game.player(A).offered.as_slice()[0];
    let table = Table::at(game);
    let second = table.game.player(A).offered.as_slice()[1];
    let table = table.play_as(A, &format!("return {first}"));
    assert_eq!(table.game.tickets.as_slice()[0].ticket, first, "under the deck");
    let table = table.play_as(A, &format!("return {second}"));
    assert_eq!(table.game.tickets.as_slice()[0].ticket, second);
    assert_eq!(table.game.player(A).tickets.len(), 2, "the rest is kept without asking");
    assert_eq!(table.deciders(), [1, 2]);
}

/// Case 1 of the list in [`super::cases`].
#[test]
fn newspapers_go_in_by_the_number_of_seats_and_stay_out_of_the_deal() {
    proves!("TL-2.2", "TL-2.3");
    for (seats, newspapers) in [(2, 6), (3, 4), (4, 3), (5, 3)] {
        for seed in 0..20 {
            let game = opened(seats, seed, &Options::default());
            let in_deck = game.deck.as_slice().iter().filter(|kind| **kind == Kind::NEWSPAPER).count();
            assert_eq!(in_deck, newspapers, "all of them are still in the deck");
            assert!(game.past.is_empty(), "no event happens");
            assert!(game.display.iter().all(Option::is_some));
        }
    }
}

/// Case 2 of the list in [`super::cases`].
#[test]
fn the_first_display_never_shows_three_locomotives() {
    proves!("TL-2.4");
    let mut table = first_game(2).top("3 loco 1 newspaper 2 red 5 blue");
    table.game.setup_display();
    assert!(!table.game.display.contains(&Some(Kind::NEWSPAPER)));
    assert!(table.game.display.iter().filter(|card| **card == Some(Kind::LOCO)).count() < 3);
    assert_eq!(table.game.discard[Kind::LOCO.index()], 3, "the five were discarded");
    assert!(table.game.past.is_empty());
}

/// Cases 48, 49 of the list in [`super::cases`].
#[test]
fn a_short_ticket_deck_is_shared_out_evenly() {
    proves!("TL-2.6");
    let retired = |keep: usize| Scenario {
        retired_tickets: (keep as u8..33).map(TicketId).collect(),
        ..Scenario::default()
    };
    for (tickets, share, left) in [(13, 2, 3), (17, 3, 2), (20, 4, 0), (7, 1, 2)] {
        let game = opened_as(5, 1, &retired(tickets));
        let got = |seat| game.player(seat).offered.len() + game.player(seat).tickets.len();
        assert!(Seat::all(5).all(|seat| got(seat) == share), "{tickets} tickets");
        assert_eq!(game.tickets.len(), left);
        if share == 1 {
            assert_eq!(game.player(A).tickets.len(), 1, "kept without asking");
        } else {
            assert_eq!(game.must_keep, if share == 4 { 2 } else { 1 });
        }
    }
}

/// Cases 61, 72 of the list in [`super::cases`].
#[test]
fn the_brake_van_says_who_begins() {
    proves!("TL-2.9");
    let holder = Scenario { first: Some(2), ..Scenario::default() };
    assert_eq!(opened_as(3, 1, &holder).first, C);
    let begun: std::collections::BTreeSet<u8> =
        (0..40).map(|seed| opened(3, seed, &Options::default()).first.0).collect();
    assert_eq!(begun.len(), 3, "by lot");
}

/// Case 66 of the list in [`super::cases`].
#[test]
fn the_lot_opens_boards_that_a_campaign_could_have_opened() {
    proves!("TL-10.1", "TL-10.2");
    for seed in 0..30 {
        let game = opened(4, seed, &Options::default().with("stage", "1883"));
        assert_eq!(game.in_play().boards.len(), 5);
        assert!(game.in_play().scenario.clone().completed(4).is_ok());
        let in_play = game.in_play();
        let start = in_play.cities.iter().next().unwrap();
        let paths = Fares::of(in_play.open, |_| 1).paths_from(start);
        assert!(in_play.cities.iter().all(|city| paths.distance[city.index()] < 99), "in one piece");
    }
    let refused = Setup::checked(
        TicketLegacy::meta(),
        2,
        &Options::default().with("campaign", r#"{"boards":["CA"]}"#),
        Seed([1; 32]),
        1,
    );
    let refused = TicketLegacy::new(&refused.unwrap());
    assert!(matches!(refused, Err(SetupError::BadOption { .. })));
}

#[test]
fn known_cards_are_shown_only_where_the_table_wants_it() {
    proves!("TL-1.6");
    let mut table = first_game(2).display("1 red 4 blue").top("1 green").play_as(A, "take red");
    assert_eq!(table.game.view(Some(B)).players[0].known, None);
    table.game.known_cards = true;
    let red: Kind = "red".parse().unwrap();
    assert_eq!(table.game.view(Some(B)).players[0].known, Some(vec![(red, 1)]));
}
