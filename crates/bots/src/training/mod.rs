//! Learning a game's value from games against itself.
//!
//! Each generation plays some games with what the last one has learned, strays a little from what it thinks best, and
//! learns what came of the positions in which turns ended: mostly the final score, a little what it thought of the
//! positions in between. The first generation plays by the game's judgement as it was written. Now and then somebody of
//! an earlier generation, or the judgement, sits at the table: who plays only against itself forgets how others play.

mod game;

use std::num::NonZeroUsize;

use railhead_game::{Chance as _, Judgement, Lesson, Luck, Network, Options, School, SetupError, Teacher};
use thiserror::Error;

use self::game::{Player, Schoolroom, Told};
use crate::arena::thread_count;

/// How much of what came of a position is the final score, not what was thought of the next position.
const PATIENCE: f32 = 0.9;
/// How many generations' games are learned from.
const MEMORY: usize = 6;
/// How often each game is gone through.
const TIMES: u32 = 2;
/// The same in the first generation.
const TIMES_AT_FIRST: u32 = 12;
/// How many positions make a step.
const BATCH: usize = 64;
/// How large steps are at first ...
const PACE: f32 = 1e-3;
/// ... and what part of that is lost until the end.
const SLOWING: f32 = 0.85;
/// Every so many generations one is kept as a rival for later ones.
const KEPT_EVERY: u32 = 5;

/// How a value is to be learned.
#[derive(Clone, Debug)]
pub struct Training {
    /// How many generations.
    pub generations: u32,
    /// How many games each plays.
    pub games: u32,
    /// What all chance flows from.
    pub seed: u64,
    /// How many threads play; as many as the machine runs at once if `None`.
    pub threads: Option<NonZeroUsize>,
}

/// How a generation did.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Generation {
    /// Its number, from 1.
    pub number: u32,
    /// The mean score of its games at tables of the fewest seats.
    pub score: f32,
    /// How far off what it had learned was, in points.
    pub error: f32,
}

/// What has been learned.
#[derive(Clone, PartialEq, Debug)]
pub struct Trained {
    /// The weights.
    pub network: Network,
    /// Where they belong in the game's folder.
    pub file: &'static str,
    /// How many games were played.
    pub games: u64,
    /// How each generation did.
    pub generations: Vec<Generation>,
}

/// Why nothing is learned.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum TrainingError {
    /// The game's judgement is written by hand.
    #[error("{0} has nothing to learn: its judgement is written by hand")]
    NothingToLearn(&'static str),
    /// The game cannot be set up so.
    #[error(transparent)]
    Setup(#[from] SetupError),
}

/// Learns. `progress` is called after each generation.
pub(crate) fn train<G: Judgement>(
    training: &Training,
    progress: &mut dyn FnMut(&Generation),
) -> Result<Trained, TrainingError> {
    let school = G::school().ok_or(TrainingError::NothingToLearn(G::meta().id))?;
    let mut luck = Luck::new(training.seed);
    let room = Schoolroom::new(&school, tables::<G>(&school));
    let mut teacher = Teacher::new(Network::ignorant(&(school.names)(), luck.number()));
    let (mut memory, mut rivals) = (Vec::new(), Vec::new());
    let mut generations = Vec::new();
    for number in 1..=training.generations {
        let is_first = number == 1;
        let pupil = if is_first { Player::Judgement } else { Player::Network(teacher.network()) };
        let threads = thread_count(training.threads, training.games.into());
        let played = room.play(pupil, &rivals, luck.number(), training.games, threads)?;
        memory.push(lessons(&played, teacher.network(), if is_first { 1.0 } else { PATIENCE }));
        if memory.len() > MEMORY {
            memory.remove(0);
        }
        let done = (number - 1) as f32 / training.generations as f32;
        let pace = if is_first { 2.0 * PACE } else { PACE * (1.0 - SLOWING * done) };
        let times = if is_first { TIMES_AT_FIRST } else { TIMES };
        let error = learn(&mut teacher, &memory, times, pace, &mut luck);
        if number % KEPT_EVERY == 2 {
            rivals.push(teacher.network().clone());
        }
        generations.push(Generation { number, score: mean_score(&played), error });
        generations.iter().last().into_iter().for_each(&mut *progress);
    }
    let games = u64::from(training.generations) * u64::from(training.games);
    Ok(Trained { network: teacher.network().clone(), file: school.file, games, generations })
}

/// The tables that are played at: mostly the fewest seats and the usual options.
fn tables<G: Judgement>(school: &School<G>) -> Vec<(u8, Options)> {
    let meta = G::meta();
    let seats = [meta.min_seats; 7].into_iter().chain([meta.min_seats + 1; 2]).chain([meta.max_seats]);
    let mut tables = Vec::new();
    for seats in seats.filter(|seats| *seats <= meta.max_seats) {
        tables.push((seats, Options::default()));
        for (key, value) in school.options {
            tables.push((seats, Options::default().with(key, value)));
        }
    }
    tables
}

/// What there is to learn from these games.
fn lessons(games: &[Told], network: &Network, patience: f32) -> Vec<Lesson> {
    let mut lessons = Vec::new();
    for seat in games.iter().flat_map(|game| &game.seats) {
        let mut ahead = seat.result;
        for stand in seat.stands.iter().rev() {
            lessons.push(Lesson { numbers: stand.numbers.clone(), worth: ahead - stand.points });
            let thought = stand.points + network.value(&stand.numbers);
            ahead = patience * ahead + (1.0 - patience) * thought;
        }
    }
    lessons
}

/// Goes through all lessons a few times; how far off the last time was.
fn learn(teacher: &mut Teacher, memory: &[Vec<Lesson>], times: u32, pace: f32, luck: &mut Luck) -> f32 {
    let mut lessons: Vec<&Lesson> = memory.iter().flatten().collect();
    let mut error = 0.0;
    for _ in 0..times {
        luck.shuffle(&mut lessons);
        let batches = lessons.chunks_exact(BATCH);
        let count = batches.len().max(1) as f32;
        error = batches.map(|batch| teacher.step(batch, pace)).sum::<f32>() / count;
    }
    error.sqrt()
}

/// The mean score at the tables of the fewest seats.
fn mean_score(games: &[Told]) -> f32 {
    let fewest = games.iter().map(|game| game.seats.len()).min().unwrap_or(0);
    let small = games.iter().filter(|game| game.seats.len() == fewest);
    let scores: Vec<f32> = small.flat_map(|game| game.seats.iter().map(|seat| seat.score)).collect();
    scores.iter().sum::<f32>() / scores.len().max(1) as f32
}
