//! Ticket to Ride Legacy passes the checks that every game must pass.

use railhead_game::{Game, Luck, Options};
use railhead_pieces::{Named, Piece};
use railhead_testkit::{
    Kit, Table, Trial, bots_are_honest, decisions_lie_on_pieces, games, greedy_beats_random, greedy_game,
    lessons_are_sound, levels_rise, paragraphs_are_proved, paths, words_are_complete,
};
use ticket_legacy::{
    BoardId, CityId, PostcardId, Scenario, TicketLegacy,
    facts::{cards, effect::PostcardKind, figures, map},
};

fn kit() -> Kit<TicketLegacy> {
    let whole = [("stage", "1898")];
    let kit = (2..=5).fold(Kit::new(env!("CARGO_MANIFEST_DIR")), |kit, seats| {
        let seed = 60 + u64::from(seats);
        let (first_map, whole_map) = (format!("first-map-{seats}-seats"), format!("whole-map-{seats}-seats"));
        kit.playthrough(&first_map, seats, seed, [])
            .playthrough(&whole_map, seats, seed, whole)
            .record(&first_map, seats, [])
            .record(&whole_map, seats, whole)
    });
    kit.record("1883", 4, [("stage", "1883")]).record("known-cards", 3, [("known-cards", "shown")])
}

#[test]
fn playthroughs_stay_the_same() {
    kit().check_playthroughs();
}

#[test]
fn records_replay() {
    kit().check_records();
}

#[test]
fn every_number_of_seats_plays_the_first_game_by_the_contract() {
    for seats in 2..=5 {
        let report = Trial::<TicketLegacy>::new(seats).games(1).run();
        assert!(report.most_legal <= 300, "{report:?}");
    }
}

/// Games of each map at each number of seats in every run.
const SHARE: u32 = 15;

/// The maps that games are spread over: the first, each frontier as the newest board, and the whole continent.
fn maps(seats: u8) -> Vec<(String, Options)> {
    let first = ("1865".to_owned(), Options::default());
    let whole = ("1898".to_owned(), Options::default().with("stage", "1898"));
    let frontiers = BoardId::all().skip(1).map(|newest| {
        let mut boards = vec![newest];
        // What a board needs, and so on back to the east.
        while let Some(need) = map().boards[boards[0].index()].needs.first() {
            boards.insert(0, BoardId::find(need).expect("a board"));
        }
        let game = figures().eras.frontiers + boards.len() as u8;
        let mut scenario = Scenario::of_game(game, seats, &mut Luck::new(newest.index() as u64));
        scenario.boards = boards;
        let name = map().boards[newest.index()].id.clone();
        (name, Options::default().with("campaign", &scenario.text()))
    });
    [first].into_iter().chain(frontiers).chain([whole]).collect()
}

#[test]
fn many_games_of_every_map_end_with_everything_accounted_for() {
    for seats in 2..=5 {
        let mut played = 0;
        for (name, options) in maps(seats) {
            let mut trial = Trial::<TicketLegacy>::new(seats).games(games(SHARE)).longest(3_000).brisk();
            for (key, value) in options.iter() {
                trial = trial.option(key, value);
            }
            let report = trial.run();
            assert!(report.most_legal <= 300, "{name}: {report:?}");
            played += report.games;
        }
        println!("{seats} seats: {played} games");
        assert_eq!(played, u64::from(games(SHARE)) * 10);
    }
}

#[test]
fn both_languages_say_everything() {
    words_are_complete::<TicketLegacy>();
}

#[test]
fn lessons_can_be_followed_to_their_end() {
    lessons_are_sound::<TicketLegacy>();
}

#[test]
fn later_years_play_by_the_contract() {
    for (seats, stage) in [(2, "1868"), (5, "1877"), (3, "1886"), (4, "1898")] {
        let report = Trial::<TicketLegacy>::new(seats).option("stage", stage).games(1).run();
        assert!(report.most_legal <= 300, "{stage}: {report:?}");
    }
}

#[test]
fn every_decision_lies_on_a_piece() {
    decisions_lie_on_pieces::<TicketLegacy>(2..=5, &Options::default(), &["end"]);
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

fn stage(year: &str) -> Options {
    Options::default().with("stage", year)
}

/// The part of their tickets that greedy bots complete among themselves.
fn completed(options: &Options, games: u64) -> f64 {
    let (mut done, mut all) = (0, 0);
    for game in 0..games {
        let play = greedy_game::<TicketLegacy>(4, options, &mut Luck::new(game));
        let report = play.state().report().expect("a finished game has a report");
        assert_eq!(report.ranking.len(), 4);
        for player in play.state().view(None).players {
            let shown = player.shown.expect("tickets are shown when the game is over");
            done += shown.iter().filter(|ticket| ticket.done).count();
            all += shown.len();
        }
    }
    done as f64 / all as f64
}

#[test]
fn greedy_beats_random_on_the_first_map() {
    greedy_beats_random::<TicketLegacy>(4, 400, &stage("1865"), 0.99);
}

#[test]
fn greedy_beats_random_on_the_whole_continent() {
    greedy_beats_random::<TicketLegacy>(4, 20, &stage("1898"), 0.95);
}

#[test]
fn greedy_completes_its_tickets_against_its_like() {
    for (year, games) in [("1865", 40), ("1898", 6)] {
        let part = completed(&stage(year), games);
        println!("{year}: {part} of the tickets completed");
        assert!(part >= 0.85, "{year}: {part}");
    }
}

/// Everybody leads the first company that is free, by the first charter.
fn founded(mut table: Table<TicketLegacy>) -> Table<TicketLegacy> {
    while let Some(first) = table.legal().into_iter().next().filter(|first| !first.starts_with("keep")) {
        table = table.play(&first);
    }
    table
}

/// Counts of decisions from fixed positions: from the first choice of tickets, and from when all have kept theirs.
#[test]
fn the_rules_allow_what_they_always_allowed() {
    let counts = [(2, "1865"), (3, "1883"), (5, "1898")].map(|(seats, year)| {
        let options = stage(year).with("turn-end", "by-itself");
        let table = founded(Table::<TicketLegacy>::new(seats, &options, 7));
        let tickets = [1, 2, 3, 4].map(|decisions| paths(&table.game, decisions));
        let table = (0..seats).fold(table, |table, _| table.play("keep"));
        (tickets, [1, 2, 3].map(|decisions| paths(&table.game, decisions)))
    });
    let expected = [
        ([5, 21, 163, 3590], [67, 1190, 30760]),
        ([5, 21, 101, 437], [5, 20, 60]),
        ([5, 21, 101, 437], [7, 42, 210]),
    ];
    assert_eq!(counts, expected);
}

#[test]
fn bots_know_what_a_person_would_know() {
    bots_are_honest::<TicketLegacy>(3, &stage("1865"));
}

#[test]
fn every_level_thinks_harder_than_the_one_below() {
    levels_rise::<TicketLegacy>();
}
