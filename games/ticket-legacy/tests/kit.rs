//! Ticket to Ride Legacy passes the checks that every game must pass.

use std::env;

use railhead_game::{Luck, Options};
use railhead_testkit::{Trial, paragraphs_are_proved, words_are_complete};
use ticket_legacy::{
    BoardId, CityId, PostcardId, Scenario, TicketLegacy,
    facts::{cards, effect::PostcardKind, figures, map},
};

#[test]
fn every_number_of_seats_plays_the_first_game_by_the_contract() {
    for seats in 2..=5 {
        let report = Trial::<TicketLegacy>::new(seats).games(1).run();
        assert!(report.most_legal <= 300, "{report:?}");
    }
}

/// Games of each map at each number of seats: a share in every run, all of them with `RAILHEAD_GAMES=1000`.
fn share() -> u32 {
    env::var("RAILHEAD_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(15)
}

/// The maps that games are spread over: the first, each frontier as the newest board, and the whole continent.
fn maps(seats: u8) -> Vec<(String, Options)> {
    let first = ("1865".to_owned(), Options::default());
    let whole = ("1898".to_owned(), Options::default().with("stage", "1898"));
    let frontiers = (1..map().boards.len() as u8).map(BoardId).map(|newest| {
        let mut boards = vec![newest];
        // What a board needs, and so on back to the east.
        while let Some(need) = map().boards[boards[0].index()].needs.first() {
            boards.insert(0, BoardId::find(need).expect("a board"));
        }
        let game = figures().eras.frontiers + boards.len() as u8;
        let mut scenario = Scenario::of_game(game, seats, &mut Luck::new(u64::from(newest.0)));
        scenario.boards = boards;
        let name = map().boards[newest.index()].id.clone();
        (name, Options::default().with("campaign", &scenario.text()))
    });
    [first].into_iter().chain(frontiers).chain([whole]).collect()
}

#[test]
fn many_games_of_every_map_end_with_everything_accounted_for() {
    for seats in 2..=5 {
        let mut games = 0;
        for (name, options) in maps(seats) {
            let mut trial = Trial::<TicketLegacy>::new(seats).games(share()).longest(3_000).brisk();
            for (key, value) in options.iter() {
                trial = trial.option(key, value);
            }
            let report = trial.run();
            assert!(report.most_legal <= 300, "{name}: {report:?}");
            games += report.games;
        }
        println!("{seats} seats: {games} games");
        assert_eq!(games, u64::from(share()) * 10);
    }
}

#[test]
fn both_languages_say_everything() {
    words_are_complete::<TicketLegacy>();
}

#[test]
fn later_years_play_by_the_contract() {
    for (seats, stage) in [(2, "1868"), (5, "1877"), (3, "1886"), (4, "1898")] {
        let report = Trial::<TicketLegacy>::new(seats).option("stage", stage).games(1).run();
        assert!(report.most_legal <= 300, "{stage}: {report:?}");
    }
}

#[test]
fn every_paragraph_is_proved() {
    paragraphs_are_proved::<TicketLegacy>(env!("CARGO_MANIFEST_DIR"));
}

/// Late in a campaign: every board open, depots on the map, clues and postcards in the offices.
fn late_in_a_campaign(seats: u8) -> String {
    let cards: Vec<PostcardId> = cards()
        .postcards
        .iter()
        .filter(|card| card.kind != PostcardKind::Letter)
        .filter_map(|card| PostcardId::find(&card.code))
        .collect();
    let city = |code: &str| CityId::find(code).expect("a city");
    let mut luck = Luck::new(u64::from(seats));
    let mut scenario = Scenario::of_game(11, seats, &mut luck);
    scenario.combine = vec![city("STL"), city("DEN")];
    scenario.closed_depots = vec![city("ATL")];
    scenario.grown = vec![city("CHI")];
    let depots = ["KCY", "DAL", "SLC", "HLN", "CIN"];
    for (index, office) in scenario.offices.iter_mut().enumerate() {
        let own = cards.iter().skip(index).step_by(usize::from(seats)).take(15);
        office.postcards = own.map(|card| (*card, cards_row(*card).uses)).collect();
        office.depots = vec![city(depots[index])];
    }
    scenario.offices[0].clues = vec![city("QUE"), city("BAN")];
    scenario.offices[1].solved = vec![city("CHI"), city("DET")];
    scenario.text()
}

fn cards_row(card: PostcardId) -> &'static ticket_legacy::facts::Postcard {
    &cards().postcards[card.index()]
}

#[test]
fn a_campaign_in_its_last_years_plays_by_the_contract() {
    Trial::<TicketLegacy>::new(3).option("campaign", &late_in_a_campaign(3)).games(1).run();
    for seats in 2..=5 {
        let text = late_in_a_campaign(seats);
        let report = Trial::<TicketLegacy>::new(seats)
            .option("campaign", &text)
            .games(20)
            .longest(3_000)
            .brisk()
            .run();
        assert!(report.most_legal <= 300, "{report:?}");
    }
}
