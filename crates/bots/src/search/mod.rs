//! The bot that plays many imagined games to their end before it decides.
//!
//! **A race on imagined positions.** Each look at a decision imagines a position that may be the true one for all the
//! seat knows, takes the decision there and plays the rest of the game as the game's own judgement likes best. The n-th
//! look at every decision is at the same imagined position: what chance does to all alike says nothing about any. All
//! decisions that look worth it start; after each round the better half of them is looked at more closely
//! (sequential halving), and what the judgement thinks counts like a few looks of its own.
//!
//! Thinking is counted in looks, never in time: they are numbered, each has a stream of luck of its own, and which of
//! them come next does not depend on the machine. So the same question and the same luck give the same decision on any
//! number of threads. A deadline is a safety net: games that are not over by then are put away.

mod choice;
mod mind;
mod playout;
mod race;
mod tree;

use std::num::NonZeroUsize;

use railhead_game::{Effort, Guide, Judgement, Luck};

pub use self::mind::Mind;
use self::tree::Tree;
pub(crate) use self::{playout::Playout, race::Race};
use crate::{Bot, Question};

/// Thinks by playing on in its head. Asked too late it takes what the game's judgement likes best.
#[derive(Clone, Copy, Debug)]
pub struct Searcher {
    effort: Effort,
    threads: NonZeroUsize,
    guide: Option<Guide>,
}

impl Searcher {
    /// Thinks as hard as this, on one thread.
    pub const fn new(effort: Effort) -> Searcher {
        Searcher { effort, threads: NonZeroUsize::MIN, guide: None }
    }

    /// Thinks on so many threads. The decision stays the same.
    pub const fn on_threads(self, threads: NonZeroUsize) -> Searcher {
        Searcher { threads, ..self }
    }

    /// Thinks by this guide instead of the game's own: for measuring guides against each other.
    pub const fn guided(self, guide: Guide) -> Searcher {
        Searcher { guide: Some(guide), ..self }
    }

    fn guide<G: Judgement>(&self) -> Guide {
        self.guide.unwrap_or_else(G::guide)
    }

    /// What comes of thinking about the question; one entry for each legal decision, in their order.
    pub fn think<G: Judgement>(
        &self,
        question: &Question<'_, G>,
        luck: &mut Luck,
    ) -> Vec<Thought<G::Action>> {
        let (guide, first) = (self.guide::<G>(), luck.number());
        let looks = if race::is_settled(question, first) { 0 } else { self.effort.iterations(&guide) };
        if let Some(curiosity) = guide.curiosity.filter(|_| self.effort.is_strict() && looks > 0) {
            let mut tree = Tree::new(question, guide, first);
            tree.run(looks, curiosity, self.threads);
            return tree.thoughts();
        }
        let mut race = Race::new(question, guide, first);
        race.run(looks, self.effort.is_strict(), self.threads);
        race.thoughts()
    }
}

impl Searcher {
    /// The place of what is decided after thinking.
    fn choose<G: Judgement>(
        &self,
        question: &Question<'_, G>,
        thoughts: &[Thought<G::Action>],
        luck: &mut Luck,
    ) -> usize {
        // Who had no time takes what looks best; where the judgement decides alone, time makes no difference.
        let is_sure = thoughts.iter().any(|thought| thought.looks > 0) || !question.is_due();
        let leniency = if is_sure { self.effort.leniency } else { 0.0 };
        choice::choose(thoughts, leniency, luck)
    }
}

impl<G: Judgement> Bot<G> for Searcher {
    fn decide(&mut self, question: &Question<'_, G>, luck: &mut Luck) -> G::Action {
        if let [only] = question.legal() {
            return *only;
        }
        let thoughts = self.think(question, luck);
        thoughts[self.choose(question, &thoughts, luck)].action
    }
}

/// What is thought of one decision.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Thought<A> {
    /// The decision.
    pub action: A,
    /// What the game's judgement thinks of it at a glance, in the judgement's own unit.
    pub weight: f32,
    /// How often it was looked at.
    pub looks: u32,
    /// How likely the seat wins after it, from 0 to 1; of the best decision, if it was never looked at.
    pub chance: f32,
    /// How much worse than the best it seems, as a part of a victory; 0 for the best. What the judgement thinks of it
    /// counts like some looks.
    pub loss: f32,
    /// The standard error of what looks have shown of its loss; 0 where there were none.
    pub doubt: f32,
}

#[cfg(test)]
mod tests {
    use std::time::Instant;

    use railhead_game::{Game as _, Options, Seat, Seed, Setup};

    use super::*;
    use crate::{Level, toy::Toy};

    fn toy(seed: u8) -> Toy {
        let setup = Setup::checked(Toy::meta(), 3, &Options::default(), Seed([seed; 32]), 1).unwrap();
        Toy::new(&setup).unwrap()
    }

    fn thoughts(seed: u8, level: Level, threads: usize, deadline: Option<Instant>) -> Vec<(u32, f32, f32)> {
        let (state, mut legal) = (toy(seed), Vec::new());
        let question = Question::new(&state, Seat(0), &mut legal, deadline).unwrap();
        let effort = level.effort(&Toy::guide()).unwrap();
        let searcher = Searcher::new(effort).on_threads(NonZeroUsize::new(threads).unwrap());
        let thoughts = searcher.think(&question, &mut Luck::new(u64::from(seed)));
        thoughts.iter().map(|thought| (thought.looks, thought.chance, thought.loss)).collect()
    }

    #[test]
    fn thoughts_are_the_same_on_any_number_of_threads() {
        for level in Level::LADDER {
            let alone = thoughts(5, level, 1, None);
            for threads in [2, 3, 8] {
                assert_eq!(thoughts(5, level, threads, None), alone, "{level} on {threads} threads");
            }
        }
    }

    #[test]
    fn thinking_is_counted_in_looks() {
        for level in Level::LADDER {
            let guide = Toy::guide();
            let most = level.effort(&guide).unwrap().iterations(&guide);
            let looks: u32 = thoughts(5, level, 1, None).iter().map(|(looks, ..)| looks).sum();
            assert!(looks > 0 && looks <= most, "{level}: {looks} of {most}");
        }
    }

    #[test]
    fn past_the_deadline_nothing_is_played_and_the_judgement_still_speaks() {
        let late = thoughts(5, Level::Master, 1, Some(Instant::now()));
        assert!(late.iter().all(|(looks, ..)| *looks == 0), "{late:?}");
        assert!(late.iter().all(|(.., loss)| loss.is_sign_positive()), "{late:?}");
        let best = late.iter().filter(|(.., loss)| *loss == 0.0).count();
        assert_eq!(best, 1, "{late:?}");
    }

    #[test]
    fn an_expert_takes_what_is_good_for_it() {
        for seed in 0..20 {
            let (state, mut legal) = (toy(seed), Vec::new());
            let question = Question::new(&state, Seat(0), &mut legal, None).unwrap();
            let decided = Level::Expert.bot().decide(&question, &mut Luck::new(1)).to_string();
            let due = if state.open() > 0 { "take" } else { "leave" };
            assert!(decided == due || state.open() == 0, "{decided} {}", state.open());
        }
    }

    #[test]
    fn the_best_has_no_loss_and_the_others_have_some() {
        let (state, mut legal) = (toy(3), Vec::new());
        let question = Question::new(&state, Seat(0), &mut legal, None).unwrap();
        let effort = Level::Expert.effort(&Toy::guide()).unwrap();
        let thoughts = Searcher::new(effort).think(&question, &mut Luck::new(1));
        assert!(thoughts.iter().all(|thought| thought.loss >= 0.0 && thought.doubt >= 0.0), "{thoughts:?}");
        assert!(thoughts.iter().any(|thought| thought.loss == 0.0), "{thoughts:?}");
    }
}
