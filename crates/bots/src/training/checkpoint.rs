//! Where a training stands between two generations.

use railhead_game::{Judgement, Lesson, Luck, Network, SetupError, Teacher};
use serde::{Deserialize, Serialize};

use super::{
    Generation, PATIENCE, Training, TrainingError,
    game::{Player, Schoolroom},
    lessons, mean_score,
};

/// Where a training stands between two generations: enough to go on from as if it had never stopped. Of the games that are
/// still learned from it holds what they came from, not the games.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Checkpoint {
    /// What began it.
    command: String,
    pub(super) luck: Luck,
    pub(super) teacher: Teacher,
    /// The generations whose games are learned from, the oldest first.
    pub(super) remembered: Vec<Played>,
    pub(super) rivals: Vec<Network>,
    pub(super) generations_done: Vec<Generation>,
}

/// What the games of a generation came from.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Played {
    /// What they were played by; the judgement as it was written if nothing had been learned.
    pupil: Option<Network>,
    /// How many of the rivals could be met.
    rivals: usize,
    /// The number of the first game's luck.
    first: u64,
}

impl Checkpoint {
    /// Nothing learned yet.
    pub(super) fn new(game: &str, training: &Training, names: &[String]) -> Checkpoint {
        let mut luck = Luck::new(training.seed);
        Checkpoint {
            command: training.command(game),
            teacher: Teacher::new(Network::ignorant(names, luck.number())),
            luck,
            remembered: Vec::new(),
            rivals: Vec::new(),
            generations_done: Vec::new(),
        }
    }

    /// The checkpoint, if it is one of this training in a game that tells these numbers.
    pub(super) fn checked(
        self,
        game: &str,
        training: &Training,
        names: &[String],
    ) -> Result<Checkpoint, TrainingError> {
        if self.command != training.command(game) {
            return Err(TrainingError::OtherTraining(self.command));
        }
        let played = self.remembered.iter();
        let mut networks =
            self.rivals.iter().chain(played.clone().filter_map(|played| played.pupil.as_ref()));
        let is_sound = self.teacher.fits(names)
            && networks.all(|network| network.fits(names))
            && played.clone().all(|played| played.rivals <= self.rivals.len());
        if is_sound { Ok(self) } else { Err(TrainingError::Unfit) }
    }

    /// How many generations have played.
    pub fn generation(&self) -> u32 {
        self.generations_done.len() as u32
    }

    /// What the next generation's games come from.
    pub(super) fn next(&mut self) -> Played {
        let is_first = self.generations_done.is_empty();
        Played {
            pupil: (!is_first).then(|| self.teacher.network().clone()),
            rivals: self.rivals.len(),
            first: self.luck.number(),
        }
    }
}

impl Played {
    /// Plays the games, as often as it is asked for: what there is to learn from them, and their mean score.
    pub(super) fn again<G: Judgement>(
        &self,
        room: &Schoolroom<'_, G>,
        rivals: &[Network],
        games: u32,
        threads: usize,
    ) -> Result<(Vec<Lesson>, f32), SetupError> {
        let pupil = self.pupil.as_ref().map_or(Player::Judgement, Player::Network);
        let told = room.play(pupil, &rivals[..self.rivals], self.first, games, threads)?;
        let thought = self.pupil.as_ref().map(|network| (network, PATIENCE));
        Ok((lessons(&told, thought), mean_score(&told)))
    }
}
