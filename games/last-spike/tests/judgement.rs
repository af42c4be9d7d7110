//! The game's judgement of its positions is good enough to play by.

use last_spike::LastSpike;
use railhead_bots::{Contest, Crew, Level, Robots};
use railhead_game::Options;

static CREW: Crew<LastSpike> = Crew::new();

/// The part of its games that a greedy bot wins among random ones.
fn greedy_wins(seats: u8, games: u64) -> f64 {
    let mut bots = vec![Level::Random; usize::from(seats)];
    bots[0] = Level::Greedy;
    let contest =
        Contest { seats, games, seed: 1869, bots, options: Options::default(), audit: false, threads: None };
    let report = CREW.simulate(&contest, &|_| {}).unwrap();
    let greedy = &report.bots["greedy"];
    greedy.wins / greedy.games as f64
}

#[test]
fn greedy_beats_random() {
    assert!(greedy_wins(2, 1_000) >= 0.92);
}

#[test]
fn greedy_beats_several_random_seats() {
    assert!(greedy_wins(4, 300) >= 0.75);
}
