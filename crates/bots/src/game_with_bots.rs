//! Bots for whoever doesn't know which game is played.

use std::{fmt, time::Instant};

use railhead_game::{AnyGame, GameOf, Judgement, Luck, Play, PlayOf, Present, Seat};

use crate::{Contest, ContestError, Level, Question, Report, arena};

/// A game that bots can play, whoever holds it without knowing which it is.
pub trait GameWithBots: AnyGame {
    /// What a bot of this level decides for `seat`, in notation. `None` if the seat has nothing to decide, or if
    /// `play` is another game.
    ///
    /// A bot that is not done by the deadline answers with the best it has thought of until then; one that is asked
    /// too late answers at once, with any legal decision.
    fn decide(
        &self,
        play: &dyn Play,
        seat: Seat,
        level: Level,
        luck: &mut Luck,
        deadline: Option<Instant>,
    ) -> Option<String>;

    /// Plays a contest under the current rules. `progress` is called now and then, from any thread, with how many
    /// more games have ended.
    fn simulate(&self, contest: &Contest, progress: &(dyn Fn(u64) + Sync)) -> Result<Report, ContestError>;
}

impl fmt::Debug for dyn GameWithBots {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "GameWithBots({})", self.meta().id)
    }
}

impl<G: Judgement + Present> GameWithBots for GameOf<G> {
    fn decide(
        &self,
        play: &dyn Play,
        seat: Seat,
        level: Level,
        luck: &mut Luck,
        deadline: Option<Instant>,
    ) -> Option<String> {
        let play: &PlayOf<G> = play.as_any().downcast_ref()?;
        let mut legal = Vec::new();
        let question = Question::new(play.state(), seat, &mut legal, deadline)?;
        Some(level.bot().decide(&question, luck).to_string())
    }

    fn simulate(&self, contest: &Contest, progress: &(dyn Fn(u64) + Sync)) -> Result<Report, ContestError> {
        arena::simulate::<G>(contest, progress)
    }
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
    fn a_bot_asked_too_late_still_decides() {
        let play = table();
        let late = Some(Instant::now());
        let mut luck = Luck::new(1);
        let mut decided: Vec<String> = (0..64)
            .filter_map(|_| GAME.decide(play.as_ref(), Seat(0), Level::Greedy, &mut luck, late))
            .collect();
        assert_eq!(decided.len(), 64);
        decided.sort();
        decided.dedup();
        assert_eq!(decided, ["leave", "take"], "without time to think any decision is as good as another");
    }
}
