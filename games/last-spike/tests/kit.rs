//! The Last Spike passes the checks that every game must pass.

use last_spike::LastSpike;
use railhead_game::{Luck, Options, Record};
use railhead_testkit::{
    Kit, Table, Trial, bots_are_honest, decisions_lie_on_pieces, games, greedy_beats_random, greedy_game,
    lessons_are_sound, levels_rise, paragraphs_are_proved, paths, words_are_complete,
};

fn kit() -> Kit<LastSpike> {
    Kit::new(env!("CARGO_MANIFEST_DIR"))
        .playthroughs(2..=6, |seats| 40 + u64::from(seats))
        .records(2..=6)
        .record("free-choice", 3, [("placement", "free-choice"), ("turn-end", "by-itself")])
        .record("hidden-money", 4, [("money", "hidden"), ("turn-end", "by-itself")])
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
fn the_number_of_ways_to_play_on_stays_the_same() {
    for (seats, expected) in [(2, [6, 12, 240, 780]), (4, [2, 6, 13, 146]), (6, [2, 16, 72, 732])] {
        let options = Options::default().with("turn-end", "by-itself");
        let table = Table::<LastSpike>::new(seats, &options, seats);
        assert_eq!([2, 4, 6, 8].map(|decisions| paths(&table.game, decisions)), expected, "{seats} seats");
    }
}

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
        Trial::<LastSpike>::new(seats).option("turn-end", "by-itself").games(3).run();
    }
    Trial::<LastSpike>::new(5).option("catch-up-money", "on").option("money", "hidden").games(3).run();
}

#[test]
fn many_games_end_with_everything_accounted_for() {
    for seats in 2..=6 {
        let plain = Trial::<LastSpike>::new(seats).longest(400).brisk();
        plain.games(games(2_000)).run();
        let free = Trial::<LastSpike>::new(seats).option("placement", "free-choice").longest(400).brisk();
        free.games(games(500)).run();
    }
}

#[test]
fn every_decision_lies_on_a_piece() {
    decisions_lie_on_pieces::<LastSpike>(2..=6, &Options::default(), &["end", "pass"]);
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
fn lessons_can_be_followed_to_their_end() {
    lessons_are_sound::<LastSpike>();
}

#[test]
fn greedy_beats_random_seats() {
    greedy_beats_random::<LastSpike>(2, 1_000, &Options::default(), 0.92);
    greedy_beats_random::<LastSpike>(4, 300, &Options::default(), 0.75);
}

#[test]
fn a_position_is_small() {
    assert!(size_of::<LastSpike>() < 1024, "{} bytes", size_of::<LastSpike>());
}

#[test]
fn bots_know_what_a_person_would_know() {
    bots_are_honest::<LastSpike>(3, &Options::default());
}

#[test]
fn every_level_thinks_harder_than_the_one_below() {
    levels_rise::<LastSpike>();
}

/// The yardstick stays as it is, whatever the others learn.
#[test]
fn greedy_decides_as_ever() {
    let seed = "4-seats".bytes().map(u64::from).sum();
    let play = greedy_game::<LastSpike>(4, &Options::default(), &mut Luck::new(seed));
    let names = ["Ana", "Bento", "Clara", "Davi"].map(ToOwned::to_owned);
    // An option that came later stands in the heading, which the digest covers.
    let decisions = |record: &str| record.split("\n\n").nth(1).expect("decisions").to_owned();
    let golden = decisions(include_str!("fixtures/v1-4-seats.record"));
    assert_eq!(decisions(&Record::of(&play, &names).to_string()), golden);
}
