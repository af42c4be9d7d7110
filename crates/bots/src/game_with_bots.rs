//! Bots for whoever doesn't know which game is played.

use std::{fmt, num::NonZeroUsize, ops::ControlFlow, time::Instant};

use railhead_game::{AnyGame, Events, GameOf, Judgement, Luck, Play, PlayOf, Present, Reader, Seat};

use crate::{
    Analysis, Bot, Checkpoint, Contest, ContestError, Difference, Explanation, Ladder, LadderReport, Level,
    Moment, Progress, Question, Report, Trained, Training, TrainingError,
    advice::{self, Taken},
    arena, ladder, training,
};

/// A game that bots can play, whoever holds it without knowing which it is.
pub trait GameWithBots: AnyGame {
    /// What a bot of this level decides for `seat`, in notation. `None` if the seat has nothing to decide, or if
    /// `play` is another game.
    ///
    /// A bot that is not done by the deadline answers with the best it has thought of until then; one that is asked
    /// too late answers with what the game's judgement likes best. It keeps nothing in mind: who asks one seat again and
    /// again keeps a [mind](GameWithBots::mind) for it.
    fn decide(
        &self,
        play: &dyn Play,
        seat: Seat,
        level: Level,
        luck: &mut Luck,
        deadline: Option<Instant>,
    ) -> Option<String> {
        self.mind(level).decide(play, seat, luck, deadline)
    }

    /// A mind of this level, for one seat of one table.
    fn mind(&self, level: Level) -> Box<dyn AnyMind>;

    /// What `seat` would do well to decide and why, from its own knowledge, after so many looks at decisions, for this
    /// reader's language and names; after fewer if it is not done by the deadline. `None` if the seat has nothing to
    /// decide, or if `play` is another game.
    fn explain(
        &self,
        play: &dyn Play,
        seat: Seat,
        looks: u32,
        deadline: Option<Instant>,
        reader: Reader<'_>,
        luck: &mut Luck,
    ) -> Option<Explanation>;

    /// Why a seat decides something, in notation, rather than the next best, from its own knowledge, after so many looks or
    /// until the deadline: what differs most first. `None` where there is no choice or nothing to tell, or if `play` is another game.
    fn remark(
        &self,
        play: &dyn Play,
        decided: (Seat, &str),
        looks: u32,
        deadline: Option<Instant>,
        luck: &mut Luck,
    ) -> Option<Vec<Difference>>;

    /// How often an expert looks at decisions before it takes one.
    fn expert_looks(&self) -> u32;

    /// What is to be said of one decision of a game, judged by so many looks with the luck of this number: nothing where
    /// there was no choice, or where only rules of thumb could judge it.
    fn moment(&self, play: &dyn Play, ply: usize, looks: u32, first: u64) -> Option<Moment>;

    /// Where a game was decided, each of its decisions judged by so many looks, on so many threads. `progress` is called
    /// after each, from any thread. `None` if `play` is another game.
    fn analyse(
        &self,
        play: &dyn Play,
        looks: u32,
        luck: &mut Luck,
        threads: NonZeroUsize,
        progress: &(dyn Fn() + Sync),
    ) -> Option<Analysis>;

    /// Plays a contest under the current rules. `progress` is called now and then, from any thread, with how many
    /// more games have ended.
    fn simulate(&self, contest: &Contest, progress: &(dyn Fn(u64) + Sync)) -> Result<Report, ContestError>;

    /// Measures levels against each other under the current rules. `progress` is called now and then, from any
    /// thread, with how many more games have ended or turned out not to be needed.
    fn climb(&self, ladder: &Ladder, progress: &Progress<'_>) -> Result<LadderReport, ContestError>;

    /// Learns the game's value, from the beginning or from where a checkpoint of the same training stands, which comes to the
    /// same. `progress` is called after each generation, and may end the training there.
    fn train(
        &self,
        training: &Training,
        from: Option<Checkpoint>,
        progress: &mut dyn FnMut(&Checkpoint) -> ControlFlow<()>,
    ) -> Result<Trained, TrainingError>;
}

/// What a bot keeps from one decision to the next at one seat of one table, such as the turn as it means to play it, for
/// whoever does not know the game. It is a cache: a fresh one decides as well, and takes longer.
pub trait AnyMind: Send {
    /// What is decided for `seat`, in notation, as [`GameWithBots::decide`] says.
    fn decide(
        &mut self,
        play: &dyn Play,
        seat: Seat,
        luck: &mut Luck,
        deadline: Option<Instant>,
    ) -> Option<String>;
}

/// A mind that knows its game.
struct MindOf<G: Judgement> {
    bot: Box<dyn Bot<G> + Send>,
    legal: Vec<G::Action>,
}

impl<G: Judgement + Present> AnyMind for MindOf<G> {
    fn decide(
        &mut self,
        play: &dyn Play,
        seat: Seat,
        luck: &mut Luck,
        deadline: Option<Instant>,
    ) -> Option<String> {
        let play: &PlayOf<G> = play.as_any().downcast_ref()?;
        let question = Question::new(play.state(), seat, &mut self.legal, deadline)?;
        Some(self.bot.decide(&question, luck).to_string())
    }
}

impl fmt::Debug for dyn GameWithBots {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "GameWithBots({})", self.meta().id)
    }
}

impl<G: Judgement + Present> GameWithBots for GameOf<G> {
    fn mind(&self, level: Level) -> Box<dyn AnyMind> {
        Box::new(MindOf::<G> { bot: level.bot(), legal: Vec::new() })
    }

    fn explain(
        &self,
        play: &dyn Play,
        seat: Seat,
        looks: u32,
        deadline: Option<Instant>,
        reader: Reader<'_>,
        luck: &mut Luck,
    ) -> Option<Explanation> {
        let play: &PlayOf<G> = play.as_any().downcast_ref()?;
        let mut legal = Vec::new();
        let question = Question::new(play.state(), seat, &mut legal, deadline)?;
        Some(advice::explain(self, &question, looks, reader, luck))
    }

    fn remark(
        &self,
        play: &dyn Play,
        (seat, notation): (Seat, &str),
        looks: u32,
        deadline: Option<Instant>,
        luck: &mut Luck,
    ) -> Option<Vec<Difference>> {
        let play: &PlayOf<G> = play.as_any().downcast_ref()?;
        let mut legal = Vec::new();
        let question = Question::new(play.state(), seat, &mut legal, deadline)?;
        advice::remark(&question, &notation.parse().ok()?, looks, luck)
    }

    fn expert_looks(&self) -> u32 {
        G::guide().iterations
    }

    fn moment(&self, play: &dyn Play, ply: usize, looks: u32, first: u64) -> Option<Moment> {
        let (seat, notation) = play.decisions().into_iter().nth(ply)?;
        let before = play.rewound(ply).ok()?;
        let state = before.as_any().downcast_ref::<PlayOf<G>>()?.state().clone();
        advice::moment(&Taken { ply, seat, action: notation.parse().ok()?, state }, looks, first)
    }

    fn analyse(
        &self,
        play: &dyn Play,
        looks: u32,
        luck: &mut Luck,
        threads: NonZeroUsize,
        progress: &(dyn Fn() + Sync),
    ) -> Option<Analysis> {
        let play: &PlayOf<G> = play.as_any().downcast_ref()?;
        let taken = taken::<G>(play)?;
        Some(advice::analyse(&taken, play.outcome().as_ref(), looks, luck, threads, progress))
    }

    fn simulate(&self, contest: &Contest, progress: &(dyn Fn(u64) + Sync)) -> Result<Report, ContestError> {
        arena::simulate::<G>(contest, progress)
    }

    fn climb(&self, ladder: &Ladder, progress: &Progress<'_>) -> Result<LadderReport, ContestError> {
        ladder::climb::<G>(ladder, progress)
    }

    fn train(
        &self,
        training: &Training,
        from: Option<Checkpoint>,
        progress: &mut dyn FnMut(&Checkpoint) -> ControlFlow<()>,
    ) -> Result<Trained, TrainingError> {
        training::train::<G>(training, from, progress)
    }
}

/// Every decision of a game, with the position in which it was taken.
fn taken<G: Judgement + Present>(play: &PlayOf<G>) -> Option<Vec<Taken<G>>> {
    let beginning = play.rewound(0).ok()?;
    let mut state = beginning.as_any().downcast_ref::<PlayOf<G>>()?.state().clone();
    let mut taken = Vec::with_capacity(play.ply());
    for (ply, (seat, notation)) in play.decisions().into_iter().enumerate() {
        let action = notation.parse().ok()?;
        taken.push(Taken { ply, seat, action, state: state.clone() });
        state.apply(seat, action, &mut Events::muted()).ok()?;
    }
    Some(taken)
}

#[cfg(test)]
mod tests {
    use railhead_game::{Options, Seed};

    use super::*;
    use crate::toy::Toy;

    static GAME: GameOf<Toy> = GameOf::new();

    fn table() -> Box<dyn Play> {
        GAME.open(2, &Options::default(), Seed([3; 32]), 1).unwrap()
    }

    #[test]
    fn every_level_plays_a_table_to_its_end() {
        for level in Level::ALL {
            let mut play = table();
            let mut luck = Luck::new(1);
            while let Some(seat) = play.actors().first() {
                let notation = GAME.decide(play.as_ref(), seat, level, &mut luck, None).unwrap();
                play.decide(seat, &notation).unwrap();
            }
            assert!(play.outcome().is_some(), "{level}");
        }
    }

    #[test]
    fn who_has_nothing_to_decide_decides_nothing() {
        let play = table();
        assert_eq!(GAME.decide(play.as_ref(), Seat(1), Level::Greedy, &mut Luck::new(1), None), None);
    }

    #[test]
    fn a_bot_asked_too_late_decides_as_its_judgement_says() {
        let late = Some(Instant::now());
        for level in Level::ALL.into_iter().filter(|level| *level != Level::Random) {
            let mut play = table();
            let mut luck = Luck::new(1);
            while let Some(seat) = play.actors().first() {
                let open = play.as_any().downcast_ref::<PlayOf<Toy>>().unwrap().state().open();
                let decided = GAME.decide(play.as_ref(), seat, level, &mut luck, late).unwrap();
                let due = if open > 0 { "take" } else { "leave" };
                assert!(decided == due || open == 0, "{level}: {decided} {open}");
                play.decide(seat, &decided).unwrap();
            }
        }
    }
}
