//! The checks that every game must pass.

use chaparral::Chaparral;
use railhead_game::testkit::{Trial, paragraphs_are_proved, words_are_complete};

#[test]
fn random_games_hold_at_every_number_of_seats() {
    for seats in 2..=4 {
        let tally = Trial::<Chaparral>::new(seats).games(2).run();
        assert!(tally.most_legal <= 150, "{tally:?}");
    }
}

#[test]
fn random_games_hold_under_every_option() {
    let trial = Trial::<Chaparral>::new(3).games(1).seed(5);
    trial.option("alley", "any").option("second-sale", "compulsory").option("coloured-token", "apart").run();
}

#[test]
fn many_random_games_end_and_balance() {
    for seats in 2..=4 {
        let tally = Trial::<Chaparral>::new(seats).games(10_000).brisk().run();
        assert!(tally.most_legal <= 150, "{tally:?}");
    }
}

#[test]
fn every_paragraph_is_proved() {
    paragraphs_are_proved::<Chaparral>(env!("CARGO_MANIFEST_DIR"));
}

#[test]
fn both_languages_say_everything() {
    words_are_complete::<Chaparral>();
}
