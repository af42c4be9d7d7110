//! Conditions and benefits of every postcard (TL-12): a condition fails on an empty table and holds once it is met, and
//! the benefit is what the card says.

use railhead_game::{Events, Game as _, proves};
use railhead_pieces::{Named, Piece};

use super::*;
use crate::{
    BoardId, Colour,
    facts::{
        Postcard, cards,
        effect::{Benefit, Condition, When},
        frontiers, map,
    },
    scenario::{Office, Share},
    state::frontier::{Depot, Keeper},
};

const ALL: &[&str] = &["FL", "GP", "OR", "BL", "HW", "SM", "CA", "CS"];

/// The whole map late in a campaign, with more trains than anybody needs.
fn table() -> Table {
    later(2, 11, ALL).trains(A, 200).coins(A, 0).display("5 green")
}

fn give(table: &mut Table, route: RouteId) {
    let player = table.game.player(A);
    if !player.routes.contains(route) && player.routes.and(table.game.in_play().track(route).group).is_empty()
    {
        *table = table.clone().routes(A, &[route.id()]);
    }
}

/// Joins two cities by the fewest routes.
fn join(table: &mut Table, a: CityId, b: CityId) {
    let mut paths: Vec<(CityId, Vec<RouteId>)> = vec![(a, Vec::new())];
    let mut seen = vec![a];
    let mut next = 0;
    while let Some((city, path)) = paths.get(next).cloned() {
        next += 1;
        if city == b {
            for route in path {
                give(table, route);
            }
            return;
        }
        for (index, row) in map().routes.iter().enumerate() {
            let beyond = if row.a == city { row.b } else { row.a };
            if (row.a == city || row.b == city) && !seen.contains(&beyond) {
                seen.push(beyond);
                let mut longer = path.clone();
                longer.push(RouteId::at(index));
                paths.push((beyond, longer));
            }
        }
    }
}

fn visit(table: &mut Table, city: CityId) {
    let route = map().routes.iter().position(|row| row.a == city || row.b == city).expect("a route");
    give(table, RouteId::at(route));
}

/// Meets the condition for A, if the table can.
fn meet(table: &mut Table, condition: &Condition) {
    let routes = || RouteId::all();
    let pile = |table: &mut Table, wanted: &dyn Fn(&Table, RouteId) -> bool, goal: &Condition| {
        for route in routes() {
            if table.game.holds(A, goal) {
                break;
            }
            if wanted(table, route) {
                give(table, route);
            }
        }
    };
    let holdings = &mut table.game.player_mut(A).holdings;
    match condition {
        Condition::Always {}
        | Condition::ExtraLoco { .. }
        | Condition::PaidSymbol { .. }
        | Condition::PosterRow { .. }
        | Condition::ShareCompanies { .. } => {}
        Condition::Bridges { .. } => {
            pile(table, &|_, route| map().routes[route.index()].bridges > 0, condition);
        }
        Condition::Claims { .. } => {
            let filter = condition.filter();
            pile(table, &|table, route| table.game.matches(A, route, filter), condition);
        }
        Condition::CoinsMin { n } | Condition::SlipMin { n } => table.game.player_mut(A).coins = *n,
        Condition::Connect { a, b } => join(table, *a, *b),
        Condition::CursesLifted { n } => holdings.curses_lifted = *n,
        Condition::CursesTotal { n } => holdings.curses_kept = *n,
        Condition::Depots { n } => {
            for code in ["OMA", "DUL", "DAL"].iter().take(usize::from(*n)) {
                table.game.frontier.depots.push(Depot { city: city(code), keeper: Keeper::Seat(A) });
            }
        }
        Condition::EndCities { .. } => pile(table, &|_, _| true, condition),
        Condition::GhostSpaces { .. } => {
            let beside = |route: RouteId| frontiers().ghost.track.iter().any(|space| space.contains(&route));
            pile(table, &|_, route| beside(route), condition);
        }
        Condition::NetworkBoards { .. } | Condition::NetworkCities { .. } => {
            for code in ["SFO", "MIA", "VAN", "QUE", "HOU", "LAX"] {
                join(table, city("BOS"), city(code));
            }
        }
        Condition::NoCurseWithBoard { .. } => visit(table, city("SFE")),
        Condition::PaidSymbolTotal { n, .. } => (holdings.pickaxes, holdings.skulls) = (*n, *n),
        Condition::RankMax { .. } => table.game.player_mut(A).coins = 90,
        Condition::SharesTaken { n } => {
            (1..=*n).for_each(|number| holdings.shares.insert(Share { line: Colour::Red, number }));
        }
        Condition::StashTaken { n } | Condition::StashTakenTotal { n } => holdings.stashes = *n,
        Condition::StashTakenValue { n } => holdings.best_stash = *n,
        Condition::TicketMin { n } => {
            let ticket = cards().tickets.iter().find(|ticket| ticket.value >= *n).expect("a ticket");
            *table = table.clone().tickets(A, &[&ticket.id]);
            join(table, ticket.a, ticket.b);
        }
        Condition::TicketsDone { n } => {
            for ticket in cards().tickets.iter().take(usize::from(*n)) {
                *table = table.clone().tickets(A, &[&ticket.id]);
                join(table, ticket.a, ticket.b);
            }
        }
        Condition::TrainsLeftMax { n } => table.game.player_mut(A).trains = *n,
        Condition::Treasures { n } => holdings.digs = *n,
        Condition::VisitCities { cities } => cities.iter().for_each(|city| visit(table, *city)),
        Condition::Wagons { n } => holdings.wagons_taken = *n,
    }
}

/// Whether only the payment of a claim, or the campaign, can tell.
fn is_told_elsewhere(condition: &Condition) -> bool {
    matches!(
        condition,
        Condition::ExtraLoco { .. }
            | Condition::PaidSymbol { .. }
            | Condition::PosterRow { .. }
            | Condition::ShareCompanies { .. }
    )
}

#[test]
fn every_condition_and_milestone_can_be_met() {
    proves!("TL-12.4", "TL-12.6");
    let conditions = cards().postcards.iter().flat_map(|card| {
        [Some(&card.cond), card.milestone.as_ref()].into_iter().flatten().map(move |goal| (card.no, goal))
    });
    for (no, goal) in conditions.filter(|(_, goal)| !is_told_elsewhere(goal)) {
        let mut table = table();
        table.game.player_mut(B).coins = 60;
        if !matches!(goal, Condition::Always {}) {
            assert!(!table.game.holds(A, goal), "{no}: {goal:?} holds on an empty table");
        }
        meet(&mut table, goal);
        assert!(table.game.holds(A, goal), "{no}: {goal:?}");
    }
}

fn of(when: When) -> impl Iterator<Item = &'static Postcard> {
    cards().postcards.iter().filter(move |card| card.when == when)
}

#[test]
fn every_quest_of_the_game_gives_what_it_says() {
    proves!("TL-12.4");
    for card in of(When::InGame) {
        let mut table = table().postcard(A, &card.code).top("9 red");
        meet(&mut table, &card.cond);
        let table =
            table.play_as(A, "deck").play_as(A, "deck").offers(A, &[&format!("use {}", card.no), "decline"]);
        let (coins, hand) = (table.coins_of(A), table.cards_of(A));
        let after = table.play_as(A, &format!("use {}", card.no));
        let (mut dollars, mut drawn) = (0, 0);
        for benefit in &card.benefits {
            match benefit {
                Benefit::Gain { n } => dollars += n,
                Benefit::Draw { n } => drawn += n,
                Benefit::Next { no } => {
                    let held = after.game.player(A).holdings.postcards;
                    let next = PostcardId::numbered(*no);
                    assert!(
                        held.as_slice().iter().any(|held| Some(held.card) == next),
                        "{}: the next",
                        card.no
                    );
                }
                other => panic!("{}: {other:?} at the end of a turn", card.no),
            }
        }
        assert_eq!((after.coins_of(A), after.cards_of(A)), (coins + dollars, hand + drawn), "{}", card.no);
        assert_eq!(after.held(A, &card.code), (true, 0), "{}", card.no);
    }
}

#[test]
fn every_card_for_the_end_gives_what_it_says() {
    proves!("TL-12.6");
    for card in of(When::GameEnd) {
        let end = |meets: bool| {
            let mut table = table().postcard(A, &card.code);
            table.game.player_mut(B).coins = 60;
            if meets {
                meet(&mut table, &card.cond);
            }
            table.game.finish(&mut Events::muted());
            let done = table.held(A, &card.code).0;
            (done, table.game.player(A).holdings.slip + table.game.player(A).holdings.late_slip)
        };
        let line: i16 =
            card.benefits.iter().map(|benefit| if let Benefit::Slip { n } = benefit { *n } else { 0 }).sum();
        assert_eq!(end(true), (true, line), "{}", card.no);
        if !matches!(card.cond, Condition::Always {}) {
            assert_eq!(end(false), (false, 0), "{}", card.no);
        }
    }
}

#[test]
fn every_card_for_the_set_up_gives_what_it_says() {
    proves!("TL-12.5");
    for card in of(When::Setup) {
        let id = PostcardId::find(&card.code).expect("a postcard");
        let mut scenario = Scenario { first: Some(0), game: 2, ..Scenario::default() }.completed(2).unwrap();
        scenario.offices[0] = Office { postcards: vec![(id, card.uses)], ..scenario.offices[0].clone() };
        let mut table = Table::at(opened_as(2, 3, &scenario)).play_as(A, "keep").play_as(B, "keep");
        for seat in [B, A] {
            let plain = if table.legal_for(seat).contains(&"hire EM-03".to_owned()) {
                "hire EM-03"
            } else {
                "hire EM-05"
            };
            let hired = table
                .legal_for(seat)
                .iter()
                .find(|text| *text == plain)
                .unwrap_or(&table.legal_for(seat)[0])
                .clone();
            table = table.play_as(seat, &hired);
        }
        if card.benefits.contains(&Benefit::ToVault {}) {
            assert_eq!(table.held(A, &card.code), (true, 0), "{}", card.no);
            continue;
        }
        let (coins, hand) = (table.coins_of(A), table.cards_of(A));
        let table = table.play_as(A, &format!("use {}", card.no));
        let (mut dollars, mut drawn) = (0, 0);
        for benefit in &card.benefits {
            match benefit {
                Benefit::StartCoins { n } => dollars += n,
                Benefit::StartCards { n } => drawn += n,
                other => panic!("{}: {other:?} in the set-up", card.no),
            }
        }
        assert_eq!((table.coins_of(A), table.cards_of(A)), (coins + dollars, hand + drawn), "{}", card.no);
        assert_eq!(table.held(A, &card.code), (card.uses == 1, card.uses - 1), "{}", card.no);
    }
}

#[test]
fn every_card_for_ones_own_turn_gives_what_it_says() {
    proves!("TL-12.3");
    for card in of(When::OwnTurn) {
        let mut table = table().postcard(A, &card.code).top("9 red").curse(A, "CU-1");
        table.game.place_wagons(2, &mut Events::muted());
        table.game.show_shares(&mut Events::muted());
        let clue = table.game.frontier.clues.pop().expect("a clue");
        table.game.player_mut(A).holdings.clues.insert(clue);
        let before = table.game.clone();
        table = table.play_as(A, &format!("use {}", card.no));
        while let Some(choice) = table.legal_for(A).iter().find(|text| {
            ["share ", "wagon ", "lift ", "solve "].iter().any(|verb| text.starts_with(verb))
                && !table.legal_for(A).contains(&"deck".to_owned())
        }) {
            let choice = choice.clone();
            table = table.play_as(A, &choice);
        }
        let (old, new) = (&before.player(A), &table.game.player(A));
        for benefit in &card.benefits {
            let given = match benefit {
                Benefit::Gain { n } => new.coins == old.coins + n,
                Benefit::Draw { n } => new.hand.total() == old.hand.total() + n,
                Benefit::Clue { n } => new.holdings.clues.len() == old.holdings.clues.len() + usize::from(*n),
                Benefit::LiftCurse {} => new.holdings.curse_count() == 0,
                Benefit::Share { n } => new.holdings.shares.len() == usize::from(*n),
                Benefit::Wagon { n } => new.holdings.wagons.iter().sum::<u8>() == *n,
                Benefit::SolveClue { n } => new.holdings.solved.len() == usize::from(*n),
                other => panic!("{}: {other:?} on one's own turn", card.no),
            };
            assert!(given, "{}: {benefit:?}", card.no);
        }
        assert_eq!(table.held(A, &card.code).1, card.uses - 1, "{}", card.no);
    }
}

#[test]
fn cards_announced_with_a_claim() {
    proves!("TL-12.2");
    // 155: a route at a big city. 158: a depot without cards.
    let table = later(2, 5, &["GP", "OR"]).postcard(A, "155").display("5 green").top("9 white");
    let table = table.hand(A, "3 white 3 black 3 red").play_as(A, "claim NYC-PHI-2");
    let table = table.play_as(A, "use 155");
    assert_eq!(table.held(A, "155"), (false, 1));
    assert_eq!(
        table.cards_of(A),
        9 - table.game.in_play().track(route("NYC-PHI-2")).length + 2,
        "its card and the city's"
    );
    let bare = later(2, 5, &["GP", "OR"]).postcard(A, "158").display("5 green").top("9 white");
    let small = map()
        .routes
        .iter()
        .find(|row| {
            row.length == 2
                && row.colour == Some(Colour::White)
                && !row.bed
                && row.boards.len() == 1
                && row.boards.contains(BoardId::EAST)
                && !bare.game.big.contains(row.a)
                && !bare.game.big.contains(row.b)
        })
        .expect("a route between small cities");
    let table = bare.hand(A, "2 white").play_as(A, &format!("claim {}", small.id)).play_as(A, "use 158");
    let depot =
        table.legal_for(A).into_iter().find(|text| text.starts_with("depot ")).expect("a depot is offered");
    let table = table.play_as(A, &depot);
    assert_eq!((table.cards_of(A), table.held(A, "158")), (0, (true, 0)), "no card was paid for it");
}

#[test]
fn a_charm_that_pays() {
    proves!("TL-15.7");
    let table = later(2, 5, &["GP", "HW"]).postcard(A, "127").display("5 green").next_curse("CU-1");
    let mut table = table;
    table.game.draw_curse(A, &mut Events::muted());
    table.game.play_on(&mut Events::muted());
    let coins = table.coins_of(A);
    let table = table.play_as(A, "use 127");
    assert_eq!((table.coins_of(A), table.game.player(A).holdings.curse_count()), (coins + 3, 0));
}

/// Nothing keeps a company from hoarding: the last of very many cards works like the first.
#[test]
fn an_office_can_hold_every_postcard() {
    let every: Vec<(PostcardId, u8)> = cards()
        .postcards
        .iter()
        .enumerate()
        .map(|(index, card)| (PostcardId::at(index), card.uses))
        .filter(|(_, uses)| *uses > 0)
        .collect();
    let mut scenario = Scenario { first: Some(0), game: 2, ..Scenario::default() }.completed(2).unwrap();
    scenario.offices[0].postcards = every;
    assert!(opened_as(2, 3, &scenario).view(Some(A)).own.is_some());
    let mut table = later(2, 5, &["GP", "OR"]).display("5 green").top("9 white").hand(A, "2 red");
    for card in cards().postcards.iter().filter(|card| card.when == When::GameEnd) {
        table = table.postcard(A, &card.code);
    }
    for card in cards().postcards.iter().filter(|card| card.when == When::InGame && card.no != 104) {
        table = table.postcard(A, &card.code);
    }
    let table = table.postcard(A, "155").play_as(A, "claim NYC-PHI-2").play_as(A, "use 155");
    assert_eq!(table.held(A, "155"), (false, 1));
}
