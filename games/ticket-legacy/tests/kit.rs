//! Ticket to Ride Legacy passes the checks that every game must pass.

use railhead_game::testkit::{Trial, paragraphs_are_proved, words_are_complete};
use ticket_legacy::TicketLegacy;

#[test]
fn every_number_of_seats_plays_the_first_game_by_the_contract() {
    for seats in 2..=5 {
        let tally = Trial::<TicketLegacy>::new(seats).games(3).run();
        assert!(tally.most_legal <= 300, "{tally:?}");
    }
}

#[test]
fn many_first_games_end_with_everything_accounted_for() {
    for seats in 2..=5 {
        let tally = Trial::<TicketLegacy>::new(seats).games(200).longest(1_000).brisk().run();
        assert!(tally.most_legal <= 300, "{tally:?}");
    }
}

#[test]
fn both_languages_say_everything() {
    words_are_complete::<TicketLegacy>();
}

#[test]
fn every_year_plays_by_the_contract() {
    for (seats, stage) in
        [(2, "1868"), (3, "1874"), (4, "1880"), (5, "1886"), (2, "1895"), (3, "1898"), (5, "1898")]
    {
        let tally = Trial::<TicketLegacy>::new(seats).option("stage", stage).games(1).run();
        assert!(tally.most_legal <= 300, "{stage}: {tally:?}");
    }
}

#[test]
fn many_games_of_every_year_end_with_everything_accounted_for() {
    for stage in ["1868", "1871", "1874", "1877", "1880", "1883", "1886", "1889", "1892", "1895", "1898"] {
        for seats in 2..=5 {
            let trial = Trial::<TicketLegacy>::new(seats).option("stage", stage).games(20).longest(3_000);
            let tally = trial.brisk().run();
            assert!(tally.most_legal <= 300, "{stage}: {tally:?}");
        }
    }
}

#[test]
fn every_paragraph_is_proved() {
    paragraphs_are_proved::<TicketLegacy>(env!("CARGO_MANIFEST_DIR"));
}
