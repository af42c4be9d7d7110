//! The checks every game must pass.

use std::path::Path;

use great_western_trail::GreatWesternTrail;
use railhead_testkit::{Trial, fixtures_replay, paragraphs_are_proved, words_are_complete};

#[test]
fn two_seats() {
    Trial::<GreatWesternTrail>::new(2).games(3).run();
}

#[test]
fn three_seats_with_both_variants() {
    let trial = Trial::<GreatWesternTrail>::new(3).option("neutral", "shuffled").option("private", "mixed");
    trial.games(3).run();
}

#[test]
fn four_seats_with_mixed_buildings() {
    Trial::<GreatWesternTrail>::new(4).option("private", "mixed").games(2).run();
}

#[test]
fn three_seats_with_closed_objectives_and_plays_in_the_city() {
    let trial = Trial::<GreatWesternTrail>::new(3).option("goals", "closed").option("plays", "city");
    trial.games(3).run();
}

#[test]
fn many_games_keep_every_component() {
    for seats in 2..=4 {
        for sides in ["first", "mixed"] {
            let report =
                Trial::<GreatWesternTrail>::new(seats).option("private", sides).games(150).brisk().run();
            assert!(report.most_legal <= 300, "{report:?}");
        }
    }
}

/// The long form of the test above, 10,000 games for each number of seats:
/// `cargo test --release -p great-western-trail --test kit -- --ignored --nocapture`.
#[test]
#[ignore = "takes long"]
fn ten_thousand_games_keep_every_component() {
    for seats in 2..=4 {
        for sides in ["first", "mixed"] {
            let trial = Trial::<GreatWesternTrail>::new(seats).option("private", sides);
            let report = trial.games(5_000).brisk().run();
            println!("{seats} seats, sides {sides}: {report:?}");
            assert!(report.most_legal <= 300, "{report:?}");
        }
    }
}

#[test]
fn every_paragraph_is_proved() {
    paragraphs_are_proved::<GreatWesternTrail>(env!("CARGO_MANIFEST_DIR"));
}

#[test]
fn both_languages_say_the_same() {
    words_are_complete::<GreatWesternTrail>();
}

#[test]
fn whole_games_replay() {
    let count =
        fixtures_replay::<GreatWesternTrail>(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures"));
    assert!(count >= 3);
}
