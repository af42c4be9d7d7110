//! The bot that plays many imagined games to their end before it decides.
//!
//! **Information-set Monte Carlo.** Each iteration imagines a position that may be the true one for all the seat knows,
//! goes down the tree of decisions by how they have done and by what the game's own judgement thinks of them, plays
//! the rest of the game as that judgement likes best, and adds the result to every decision on the way, for every seat
//! its own. What was looked at most often is best.
//!
//! Thinking is counted in iterations, never in time: iterations are numbered, each has a stream of luck of its own, and
//! they are gone through in waves whose size does not depend on the machine. So the same question and the same luck
//! give the same decision on any number of threads. A deadline is a safety net: games that are not over by then are put
//! away.

mod choice;
mod playout;
mod tree;

use std::{num::NonZeroUsize, thread};

use railhead_game::{Chance as _, Guide, Judgement, Luck};

use self::{
    playout::{Playout, Values},
    tree::{Path, Tree},
};
use crate::{Bot, Question, greedy};

/// How many iterations are begun before the first of them counts.
const WAVE: usize = 8;

/// How many imagined positions the first opinion of the decisions at hand is formed on.
const FIRST_GLANCES: u32 = 2;

/// How hard and how strictly a bot thinks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Effort {
    /// How many positions are imagined, as a part of what the game's [`Guide`] grants an expert.
    pub share: f32,
    /// How much more likely a decision is taken that was looked at more often: a decision of `n` visits weighs
    /// `n.powf(strictness)`, unless it has under a tenth of the most. Infinite: always the one with the most.
    pub strictness: f32,
}

impl Effort {
    /// How many positions are imagined in a game with this guide.
    pub fn iterations(self, guide: &Guide) -> u32 {
        ((guide.iterations as f32 * self.share).round() as u32).max(1)
    }
}

/// Thinks by playing on in its head. Asked too late it takes what the game's judgement likes best.
#[derive(Clone, Copy, Debug)]
pub struct Searcher {
    effort: Effort,
    threads: NonZeroUsize,
}

impl Searcher {
    /// Thinks as hard as this, on one thread.
    pub const fn new(effort: Effort) -> Searcher {
        Searcher { effort, threads: NonZeroUsize::MIN }
    }

    /// Thinks on so many threads. The decision stays the same.
    pub const fn on_threads(self, threads: NonZeroUsize) -> Searcher {
        Searcher { threads, ..self }
    }

    /// What comes of thinking about the question; one entry for each legal decision, in their order.
    pub fn think<G: Judgement>(
        &self,
        question: &Question<'_, G>,
        luck: &mut Luck,
    ) -> Vec<Thought<G::Action>> {
        let mut search = Search::new(question, luck.number());
        let iterations = if search.is_settled() { 0 } else { self.effort.iterations(&search.guide) };
        let mut done = 0;
        while done < iterations && !question.is_due() {
            if self.effort.strictness.is_infinite() && search.tree.is_decided(iterations - done) {
                break;
            }
            let wave = (iterations - done).min(WAVE as u32);
            search.wave(done, wave, self.threads);
            done += wave;
        }
        search.tree.thoughts(question)
    }
}

impl<G: Judgement> Bot<G> for Searcher {
    fn decide(&mut self, question: &Question<'_, G>, luck: &mut Luck) -> G::Action {
        if let [only] = question.legal() {
            return *only;
        }
        let thoughts = self.think(question, luck);
        thoughts[choice::choose(&thoughts, self.effort.strictness, luck)].action
    }
}

/// What is thought of one decision.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Thought<A> {
    /// The decision.
    pub action: A,
    /// How often it was looked at.
    pub visits: u32,
    /// How well it did for the seat, from 0 to 1; what the position promises as a whole if it was never looked at.
    pub value: f32,
    /// How likely the game's judgement made it look at first.
    pub prior: f32,
}

struct Search<'a, 'q, G: Judgement> {
    question: &'a Question<'q, G>,
    guide: Guide,
    tree: Tree<G>,
    /// The number of the first iteration's stream of luck.
    first: u64,
}

impl<'a, 'q, G: Judgement> Search<'a, 'q, G> {
    fn new(question: &'a Question<'q, G>, first: u64) -> Search<'a, 'q, G> {
        let guide = G::guide();
        let mut search = Search { question, guide, tree: Tree::new(question.seat()), first };
        let priors = search.first_opinion();
        search.tree.plant(question.legal(), &priors);
        search
    }

    /// The game's own opinion of the decisions at hand, over a few imagined positions.
    fn first_opinion(&self) -> Vec<f32> {
        let legal = self.question.legal();
        let mut notes = G::Notes::default();
        let (mut worth, mut opinions) = (vec![0.0; legal.len()], Vec::new());
        for glance in 0..FIRST_GLANCES {
            if glance > 0 && self.question.is_due() {
                break;
            }
            let mut luck = Luck::new(self.first.wrapping_sub(1 + u64::from(glance)));
            opinions.clear();
            let position = self.question.imagine(&mut luck);
            position.weigh_all(self.question.seat(), legal, &mut notes, &mut opinions);
            for (worth, opinion) in worth.iter_mut().zip(&opinions) {
                *worth += greedy::sound(*opinion) / f64::from(FIRST_GLANCES);
            }
        }
        let worth: Vec<f32> = worth.into_iter().map(|worth| worth as f32).collect();
        tree::priors(&worth, self.guide.warmth)
    }

    /// Whether the game leaves the decision to its judgement.
    fn is_settled(&self) -> bool {
        let position = self.question.imagine(&mut Luck::new(self.first));
        position.is_settled(&position)
    }

    /// Goes through the iterations from `done`: down the tree one after the other, to the end of the game on so many
    /// threads, and back up in order.
    fn wave(&mut self, done: u32, size: u32, threads: NonZeroUsize) {
        let mut started: Vec<(Path, Playout<G>)> =
            (0..u64::from(size)).map(|place| self.descend(u64::from(done) + place)).collect();
        let mut results: Vec<Option<Values>> = vec![None; started.len()];
        let share = started.len().div_ceil(threads.get());
        let question = self.question;
        let finish = |playouts: &mut [(Path, Playout<G>)], results: &mut [Option<Values>]| {
            for ((_, playout), result) in playouts.iter_mut().zip(results) {
                *result = playout.finish(|| question.is_due());
            }
        };
        if threads.get() == 1 {
            finish(&mut started, &mut results);
        } else {
            thread::scope(|scope| {
                for (playouts, results) in started.chunks_mut(share).zip(results.chunks_mut(share)) {
                    scope.spawn(move || finish(playouts, results));
                }
            });
        }
        for ((path, _), values) in started.iter().zip(&results) {
            self.tree.learn(path, values.as_ref());
        }
    }

    /// Imagines a position and goes down the tree in it, as far as there is one.
    fn descend(&mut self, iteration: u64) -> (Path, Playout<G>) {
        // Where only the decisions at hand are compared, the n-th look at each of them is at the same imagined
        // position: what chance does to all of them alike says nothing about any.
        let first = self.tree.select_root();
        let number = if self.guide.depth == 1 { u64::from(self.tree.looks(first)) } else { iteration };
        let mut luck = Luck::new(self.first.wrapping_add(number));
        let mut position = self.question.imagine(&mut luck);
        let start = position.clone();
        let mut path = Path::new();
        self.tree.follow(&mut path, Tree::<G>::ROOT, first);
        playout::take(&mut position, self.question.seat(), self.question.legal()[first]);
        self.tree.descend(&mut path, &mut position, &start, &self.guide);
        let luck = Luck::new(u64::from(luck.bits()));
        (path, Playout::new(start, position, self.guide.margin, luck))
    }
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
        let searcher = Searcher::new(level.effort().unwrap()).on_threads(NonZeroUsize::new(threads).unwrap());
        let thoughts = searcher.think(&question, &mut Luck::new(u64::from(seed)));
        thoughts.iter().map(|thought| (thought.visits, thought.value, thought.prior)).collect()
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
    fn thinking_is_counted_in_positions() {
        for (level, iterations) in [(Level::Beginner, 6), (Level::Steady, 12), (Level::Skilled, 36)] {
            let visits: u32 = thoughts(5, level, 1, None).iter().map(|(visits, ..)| visits).sum();
            assert_eq!(visits, iterations, "{level}");
        }
        let visits: u32 = thoughts(5, Level::Expert, 1, None).iter().map(|(visits, ..)| visits).sum();
        assert!(visits <= 120, "an expert stops when nothing can change any more: {visits}");
    }

    #[test]
    fn past_the_deadline_nothing_is_played_and_the_judgement_still_speaks() {
        for (_, _, prior) in thoughts(5, Level::Master, 1, Some(Instant::now())) {
            assert!(prior > 0.0);
        }
        let visits = thoughts(5, Level::Master, 1, Some(Instant::now()));
        assert!(visits.iter().all(|(visits, ..)| *visits == 0), "{visits:?}");
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
}
