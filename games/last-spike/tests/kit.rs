//! The Last Spike passes the checks that every game must pass.

use last_spike::LastSpike;
use railhead_testkit::{Trial, paragraphs_are_proved, words_are_complete};

#[test]
fn every_number_of_seats_plays_by_the_contract() {
    for seats in 2..=6 {
        let report = Trial::<LastSpike>::new(seats).games(6).run();
        assert!(report.most_legal <= 36, "{report:?}");
    }
}

#[test]
fn every_option_plays_by_the_contract() {
    for seats in [2, 4] {
        Trial::<LastSpike>::new(seats).option("placement", "free-choice").games(3).run();
        Trial::<LastSpike>::new(seats).option("money", "hidden").games(3).run();
    }
}

#[test]
fn many_games_end_with_everything_accounted_for() {
    for seats in 2..=6 {
        Trial::<LastSpike>::new(seats).games(2_000).longest(400).brisk().run();
        Trial::<LastSpike>::new(seats)
            .option("placement", "free-choice")
            .games(500)
            .longest(400)
            .brisk()
            .run();
    }
}

#[test]
fn every_paragraph_is_proved() {
    paragraphs_are_proved::<LastSpike>(env!("CARGO_MANIFEST_DIR"));
}

#[test]
fn both_languages_say_everything() {
    words_are_complete::<LastSpike>();
}

#[test]
fn a_position_is_small() {
    assert!(size_of::<LastSpike>() < 1024, "{} bytes", size_of::<LastSpike>());
}
