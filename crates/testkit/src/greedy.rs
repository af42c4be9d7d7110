//! Games by greedy bots: the judgement of a game is good enough to play by.

use railhead_bots::{Contest, GameWithBots as _, Level};
use railhead_game::{Judgement, Luck, Options, Play as _, PlayOf, Present, Setup};

use crate::game_of;

/// What all chance of a contest flows from.
const SEED: u64 = 1869;

/// Fails when a greedy bot among random ones wins less than this part of its games.
#[track_caller]
pub fn greedy_beats_random<G: Present + Judgement>(seats: u8, games: u64, options: &Options, part: f64) {
    let mut bots = vec![Level::Random; usize::from(seats)];
    bots[0] = Level::Greedy;
    let contest = Contest {
        seats,
        games,
        seed: SEED,
        bots,
        options: options.clone(),
        audit: false,
        restless: false,
        threads: None,
    };
    let report = game_of::<G>().simulate(&contest, &|_| {}).unwrap_or_else(|error| panic!("{error}"));
    let greedy = &report.bots[&Level::Greedy.to_string()];
    let won = greedy.wins / greedy.games as f64;
    println!("{} seats: greedy wins {won} of its games against random bots", contest.seats);
    assert!(won >= part, "{}, {seats} seats: greedy wins only {won} of its games", G::meta().id);
}

/// A whole game between greedy bots.
#[track_caller]
pub fn greedy_game<G: Present + Judgement>(seats: u8, options: &Options, luck: &mut Luck) -> PlayOf<G> {
    let meta = G::meta();
    let setup = Setup::checked(meta, seats, options, luck.seed(), meta.current_version())
        .unwrap_or_else(|error| panic!("{}: {error}", meta.id));
    let state = G::new(&setup).unwrap_or_else(|error| panic!("{}: {error}", meta.id));
    let game = game_of::<G>();
    let mut play = game.play(setup, state);
    while let Some(seat) = play.actors().first() {
        let notation = game.decide(&play, seat, Level::Greedy, luck, None).expect("an actor has decisions");
        play.decide(seat, &notation).unwrap_or_else(|refusal| panic!("{}: {refusal}", meta.id));
    }
    play
}
