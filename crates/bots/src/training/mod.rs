//! Learning a game's value from games against itself.
//!
//! Each generation plays some games with what the last one has learned, strays a little from what it thinks best, and
//! learns what came of the positions in which turns ended: mostly the final score, a little what it thought of the
//! positions in between. The first generation plays by the game's judgement as it was written. Now and then somebody of
//! an earlier generation, or the judgement, sits at the table: who plays only against itself forgets how others play.

mod checkpoint;
mod game;

use std::{num::NonZeroUsize, ops::ControlFlow};

use railhead_game::{Chance as _, Judgement, Lesson, Luck, Network, Options, School, SetupError, Teacher};
use serde::{Deserialize, Serialize};
use thiserror::Error;

pub use self::checkpoint::Checkpoint;
use self::game::{Schoolroom, Told};
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

impl Training {
    /// The command that learns so in this game.
    pub fn command(&self, game: &str) -> String {
        let Training { generations, games, seed, .. } = self;
        format!("railhead train {game} --generations {generations} --games {games} --seed {seed}")
    }
}

/// How a generation did.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
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
    /// The checkpoint is of another game, of more or fewer generations or games, or of another seed.
    #[error("the checkpoint belongs to `{0}`")]
    OtherTraining(String),
    /// The checkpoint does not hold together.
    #[error("the checkpoint is damaged, or the game tells other numbers now: begin anew")]
    Unfit,
    /// The game cannot be set up so.
    #[error(transparent)]
    Setup(#[from] SetupError),
}

/// Learns, from the beginning or from a checkpoint. `progress` is called after each generation; if it breaks off, what has been
/// learned until then is all.
pub(crate) fn train<G: Judgement>(
    training: &Training,
    from: Option<Checkpoint>,
    progress: &mut dyn FnMut(&Checkpoint) -> ControlFlow<()>,
) -> Result<Trained, TrainingError> {
    let id = G::meta().id;
    let school = G::school().ok_or(TrainingError::NothingToLearn(id))?;
    let names = (school.names)();
    let room = Schoolroom::new(&school, tables::<G>(&school));
    let threads = thread_count(training.threads, training.games.into());
    let mut reached = match from {
        Some(checkpoint) => checkpoint.checked(id, training, &names)?,
        None => Checkpoint::new(id, training, &names),
    };
    // Games are not kept: the same luck plays them again.
    let mut memory = Vec::new();
    for played in &reached.remembered {
        memory.push(played.again(&room, &reached.rivals, training.games, threads)?.0);
    }
    while reached.generation() < training.generations {
        let number = reached.generation() + 1;
        let played = reached.next();
        let (lessons, score) = played.again(&room, &reached.rivals, training.games, threads)?;
        memory.push(lessons);
        reached.remembered.push(played);
        if memory.len() > MEMORY {
            memory.remove(0);
            reached.remembered.remove(0);
        }
        let done = (number - 1) as f32 / training.generations as f32;
        let (pace, times) = match number {
            1 => (2.0 * PACE, TIMES_AT_FIRST),
            _ => (PACE * (1.0 - SLOWING * done), TIMES),
        };
        let error = learn(&mut reached.teacher, &memory, times, pace, &mut reached.luck);
        if number % KEPT_EVERY == 2 {
            reached.rivals.push(reached.teacher.network().clone());
        }
        reached.generations_done.push(Generation { number, score, error });
        if progress(&reached).is_break() {
            break;
        }
    }
    let games = u64::from(reached.generation()) * u64::from(training.games);
    let Checkpoint { teacher, generations_done, .. } = reached;
    Ok(Trained {
        network: teacher.network().clone(),
        file: school.file,
        games,
        generations: generations_done,
    })
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

/// What there is to learn from these games: of what came of a position only the score, or a little of what this network thought
/// in between, by the patience beside it.
fn lessons(games: &[Told], thought: Option<(&Network, f32)>) -> Vec<Lesson> {
    let mut lessons = Vec::new();
    for seat in games.iter().flat_map(|game| &game.seats) {
        let mut ahead = seat.result;
        for stand in seat.stands.iter().rev() {
            lessons.push(Lesson { numbers: stand.numbers.clone(), worth: ahead - stand.points });
            if let Some((network, patience)) = thought {
                let thought = stand.points + network.value(&stand.numbers);
                ahead = patience * ahead + (1.0 - patience) * thought;
            }
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
