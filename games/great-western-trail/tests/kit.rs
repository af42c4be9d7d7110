//! Great Western Trail passes the checks that every game must pass.

use std::ops::ControlFlow;

use great_western_trail::GreatWesternTrail;
use railhead_bots::{Checkpoint, GameWithBots as _, Training, TrainingError};
use railhead_game::{Chance, Events, Game, GameOf, Luck, Options, Play, Record, Seed, Setup};
use railhead_testkit::{
    Kit, Trial, bots_are_honest, decisions_lie_on_pieces, games, greedy_beats_random, greedy_game,
    lessons_are_sound, levels_rise, paragraphs_are_proved, paths, words_are_complete,
};

fn kit() -> Kit<GreatWesternTrail> {
    Kit::new(env!("CARGO_MANIFEST_DIR"))
        .playthroughs(2..=4, |_| 4)
        .record("2-judged", 2, [("turn-end", "by-itself")])
        .record("3-judged", 3, [("private", "mixed"), ("turn-end", "by-itself")])
        .record("4-judged", 4, [("neutral", "shuffled"), ("private", "mixed"), ("turn-end", "by-itself")])
        .record("2-waiting", 2, [])
        .record("3-waiting", 3, [("private", "mixed")])
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
fn two_seats() {
    Trial::<GreatWesternTrail>::new(2).games(3).run();
}

#[test]
fn three_seats_with_both_variants() {
    let trial = Trial::<GreatWesternTrail>::new(3).option("neutral", "shuffled").option("private", "mixed");
    trial.games(3).run();
}

#[test]
fn two_seats_whose_turns_end_by_themselves() {
    Trial::<GreatWesternTrail>::new(2).option("turn-end", "by-itself").games(2).run();
}

#[test]
fn four_seats_with_mixed_buildings() {
    Trial::<GreatWesternTrail>::new(4).option("private", "mixed").games(2).run();
}

#[test]
fn three_seats_with_open_objectives_and_plays_in_the_city() {
    let trial = Trial::<GreatWesternTrail>::new(3).option("goals", "open").option("plays", "city");
    trial.games(3).run();
}

#[test]
fn many_games_keep_every_component() {
    for seats in 2..=4 {
        for sides in ["first", "mixed"] {
            let trial = Trial::<GreatWesternTrail>::new(seats).option("private", sides);
            let report = trial.games(games(150)).brisk().run();
            assert!(report.most_legal <= 300, "{report:?}");
        }
    }
}

#[test]
fn every_decision_lies_on_a_piece() {
    decisions_lie_on_pieces::<GreatWesternTrail>(2..=4, &Options::default(), &["end", "done", "waive"]);
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
fn lessons_can_be_followed_to_their_end() {
    lessons_are_sound::<GreatWesternTrail>();
}

#[test]
fn greedy_bots_beat_random_ones() {
    greedy_beats_random::<GreatWesternTrail>(2, games(2).into(), &Options::default(), 0.99);
}

/// Whoever plays well hires, builds, plays objective cards and buys dear cattle.
#[test]
fn greedy_bots_use_every_part_of_the_game() {
    let mixed = Options::default().with("neutral", "shuffled").with("private", "mixed");
    let mut taken = Vec::new();
    for game in 0..games(4) {
        let options = if game % 2 == 0 { &Options::default() } else { &mixed };
        let play = greedy_game::<GreatWesternTrail>(2, options, &mut Luck::new(game.into()));
        taken.extend(play.decisions().into_iter().map(|(_, notation)| notation));
    }
    let needed = ["hire cowboy", "hire craftsman", "hire engineer", "build", "play", "buy west_highland"];
    for needed in needed {
        let words = |notation: &&String| needed.split(' ').all(|word| notation.contains(word));
        assert!(taken.iter().any(|notation| words(&notation)), "never: {needed}");
    }
}

/// A position after this many random decisions.
fn position(seats: u8, decisions: usize) -> GreatWesternTrail {
    let options = Options::default().with("turn-end", "by-itself");
    let setup = Setup::checked(GreatWesternTrail::meta(), seats, &options, Seed([seats; 32]), 1);
    let mut game = GreatWesternTrail::new(&setup.expect("a good set-up")).expect("a new game");
    let mut luck = Luck::new(seats.into());
    for _ in 0..decisions {
        let seat = game.actors().first().expect("not over");
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        let action = luck.pick(&legal).copied().expect("something is legal");
        game.apply(seat, action, &mut Events::muted()).expect("listed");
    }
    game
}

#[test]
fn as_many_decisions_are_legal_as_ever() {
    let counts = |seats, decisions| [1, 2, 3, 4, 5].map(|depth| paths(&position(seats, decisions), depth));
    assert_eq!(counts(2, 0), [7, 29, 157, 541, 3_188]);
    assert_eq!(counts(3, 0), [7, 28, 157, 547, 3_250]);
    assert_eq!(counts(4, 0), [7, 28, 157, 557, 3_304]);
    assert_eq!(counts(2, 150), [11, 66, 343, 1_171, 5_089]);
    assert_eq!(counts(3, 150), [10, 50, 251, 1_615, 7_561]);
    assert_eq!(counts(4, 150), [7, 48, 264, 1_333, 5_479]);
}

#[test]
fn a_position_is_small() {
    assert!(size_of::<GreatWesternTrail>() < 2048, "{} bytes", size_of::<GreatWesternTrail>());
}

#[test]
fn bots_know_what_a_person_would_know() {
    bots_are_honest::<GreatWesternTrail>(2, &Options::default());
}

#[test]
fn every_level_thinks_harder_than_the_one_below() {
    levels_rise::<GreatWesternTrail>();
}

/// The yardstick stays as it is, whatever the others learn.
#[test]
fn greedy_decides_as_ever() {
    let golden: Record = include_str!("fixtures/v1-2-waiting.record").parse().expect("a record");
    let seed = "2-waiting".bytes().map(u64::from).sum();
    let play = greedy_game::<GreatWesternTrail>(2, &Options::default(), &mut Luck::new(seed));
    let names = ["Ana".to_owned(), "Bento".to_owned()];
    assert_eq!(Record::of(&play, &names).to_string(), golden.to_string());
}

#[test]
fn what_is_learned_does_not_depend_on_the_number_of_threads() {
    let game: GameOf<GreatWesternTrail> = GameOf::new();
    let trained = |threads: usize| {
        let training = Training { generations: 2, games: 3, seed: 4, threads: threads.try_into().ok() };
        game.train(&training, None, &mut |_| ControlFlow::Continue(())).expect("something to learn")
    };
    let alone = trained(1);
    assert_eq!(alone, trained(3));
    assert_eq!((alone.games, alone.generations.len()), (6, 2));
    assert!(alone.generations.iter().all(|generation| generation.error.is_finite()), "{alone:?}");
}

/// Stopped after any generation, and taken up from what was written down of it, a training comes to the same.
#[test]
fn a_training_that_was_stopped_comes_to_the_same() {
    let game: GameOf<GreatWesternTrail> = GameOf::new();
    let training = Training { generations: 9, games: 1, seed: 5, threads: None };
    let mut written = Vec::new();
    let whole = game.train(&training, None, &mut |reached| {
        written.push(serde_json::to_string(reached).expect("JSON"));
        ControlFlow::Continue(())
    });
    let whole = whole.expect("something to learn");
    for stopped in [1, 4, 8, 9] {
        let read = || -> Checkpoint { serde_json::from_str(&written[stopped - 1]).expect("a checkpoint") };
        let rest = game.train(&training, Some(read()), &mut |_| ControlFlow::Continue(()));
        assert_eq!(rest.as_ref(), Ok(&whole), "after {stopped}");
        let other = Training { seed: 6, ..training.clone() };
        let refused = game.train(&other, Some(read()), &mut |_| ControlFlow::Continue(()));
        let command = "railhead train great-western-trail --generations 9 --games 1 --seed 5".to_owned();
        assert_eq!(refused, Err(TrainingError::OtherTraining(command)));
    }
    let cut = game.train(&training, None, &mut |_| ControlFlow::Break(())).expect("something to learn");
    assert_eq!((cut.games, cut.generations.len()), (1, 1));
}

/// A checkpoint whose weights are too few is refused before anything is played.
#[test]
fn a_damaged_checkpoint_is_refused() {
    let game: GameOf<GreatWesternTrail> = GameOf::new();
    let training = Training { generations: 2, games: 1, seed: 5, threads: None };
    let mut written = Vec::new();
    let cut = game.train(&training, None, &mut |reached| {
        written.push(serde_json::to_value(reached).expect("JSON"));
        ControlFlow::Break(())
    });
    assert!(cut.is_ok());
    for lacking in ["/teacher/means", "/teacher/network/linear", "/teacher/network/names"] {
        let mut damaged = written[0].clone();
        let row = damaged.pointer_mut(lacking).and_then(|row| row.as_array_mut());
        row.expect("a row").pop();
        let read: Checkpoint = serde_json::from_value(damaged).expect("of the right shape");
        let refused = game.train(&training, Some(read), &mut |_| ControlFlow::Continue(()));
        assert_eq!(refused, Err(TrainingError::Unfit), "{lacking}");
    }
}
