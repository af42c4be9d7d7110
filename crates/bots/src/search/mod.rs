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
mod memory;
mod mind;
mod playout;
mod race;
mod tree;

use std::num::NonZeroUsize;

use railhead_game::{Effort, Guide, Judgement, Luck, Seat};

pub use self::mind::Mind;
use self::tree::{Branch, Tree};
pub(crate) use self::{playout::Playout, race::Race};
use crate::Question;

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

    /// Grows a tree of what may follow each decision, from the branch that is known of it; `None` where decisions are to be
    /// looked at alone.
    fn grow<'a, 'q, G: Judgement>(
        &self,
        question: &'a Question<'q, G>,
        known: Option<Branch<G::Action>>,
        first: u64,
    ) -> Option<Tree<'a, 'q, G>> {
        let guide = self.guide::<G>();
        let curiosity = guide.curiosity.filter(|_| self.effort.is_strict())?;
        if race::is_settled(question, first) {
            return None;
        }
        let mut tree = Tree::new(question, guide, first);
        if self.effort.is_suspicious {
            tree = tree.suspicious();
        }
        if let Some(known) = known {
            tree = tree.with(known);
        }
        tree.run(self.effort.iterations(&guide), curiosity, self.threads);
        Some(tree)
    }

    /// Looks at each decision alone.
    fn compare<G: Judgement>(&self, question: &Question<'_, G>, first: u64) -> Vec<Thought<G::Action>> {
        let guide = self.guide::<G>();
        let mut race = Race::new(question, guide, first);
        if !race.is_settled() {
            race.run(self.effort.iterations(&guide), self.effort.is_strict(), self.threads);
        }
        race.thoughts()
    }

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

/// What an expert thinks of a question.
pub(crate) struct Survey<'a, 'q, G: Judgement> {
    /// One for each legal decision or way through the turn, in their order.
    pub(crate) thoughts: Vec<Thought<G::Action>>,
    /// Their places, best first; of several ways that begin with the same decision only that of the best.
    pub(crate) order: Vec<usize>,
    /// A race in which the best of them were looked at, to tell what comes of them and why.
    pub(crate) race: Race<'a, 'q, G>,
}

impl<'a, 'q, G: Judgement> Survey<'a, 'q, G> {
    /// How often each of the best is looked at to tell why.
    const LOOKS: u32 = 32;
    /// The same where a look is at what comes of a whole turn.
    const LOOKS_AT_TURNS: u32 = 5;

    /// What comes of so many looks, with an eye to `most` decisions that are to be explained.
    pub(crate) fn new(
        question: &'a Question<'q, G>,
        looks: u32,
        most: usize,
        first: u64,
    ) -> Survey<'a, 'q, G> {
        let guide = G::guide();
        let mut race = Race::of_turns(question, guide, first).suspicious();
        let curiosity = guide.curiosity.filter(|_| !race.is_of_ways());
        let thoughts = if race.is_settled() {
            race.thoughts()
        } else if let Some(curiosity) = curiosity {
            let mut tree = Tree::new(question, guide, first).suspicious();
            tree.run(looks, curiosity, NonZeroUsize::MIN);
            let thoughts = tree.thoughts();
            let best = likeliest(&thoughts, tree.best());
            let best: Vec<usize> = order(&thoughts, best).into_iter().take(most).collect();
            race.look_at(best.clone(), Survey::<G>::LOOKS);
            race.lead(best);
            thoughts
        } else {
            race.run(looks, false, NonZeroUsize::MIN);
            let best = order(&race.thoughts(), race.best()).into_iter().take(most);
            let unseen = best.filter(|place| race.looks(*place) == 0).collect();
            race.look_at(unseen, Survey::<G>::LOOKS_AT_TURNS);
            race.thoughts()
        };
        let order = order(&thoughts, likeliest(&thoughts, race.best()));
        Survey { thoughts, order, race }
    }

    /// How likely each seat wins if the best is decided, in the order of seats.
    pub(crate) fn chances(&self, seat: Seat) -> Vec<f32> {
        let mut chances = self.race.chances();
        let own = self.order.first().map_or(0.5, |best| self.thoughts[*best].chance);
        let others: f32 = chances.iter().sum::<f32>() - chances[seat.index()];
        let usual = (1.0 - own) / chances.len().saturating_sub(1).max(1) as f32;
        for (place, chance) in chances.iter_mut().enumerate() {
            *chance = match place == seat.index() {
                true => own,
                false if others > 0.0 => *chance / others * (1.0 - own),
                false => usual,
            };
        }
        chances
    }
}

/// How many standard errors oftener a decision must win to come before the one that seems best.
const SURELY: f32 = 3.0;

/// The place of the best, or of what surely wins more often: a lead counts with a bot, but who asks wants to win.
pub(crate) fn likeliest<A>(thoughts: &[Thought<A>], best: usize) -> usize {
    let surer = |place: &usize| {
        let (one, other) = (&thoughts[*place], &thoughts[best]);
        let doubt = (one.doubt_of_chance().powi(2) + other.doubt_of_chance().powi(2)).sqrt();
        one.looks > 0 && other.looks > 0 && one.chance - other.chance > SURELY * doubt
    };
    let surer = (0..thoughts.len()).filter(surer);
    surer.max_by(|a, b| thoughts[*a].chance.total_cmp(&thoughts[*b].chance)).unwrap_or(best)
}

/// The places of the decisions, best first; of several ways that begin with the same one only the best.
fn order<A: PartialEq>(thoughts: &[Thought<A>], best: usize) -> Vec<usize> {
    let mut order: Vec<usize> = (0..thoughts.len()).collect();
    let behind = |place: usize| (place != best, thoughts[place].looks == 0);
    order.sort_by(|a, b| behind(*a).cmp(&behind(*b)).then(thoughts[*a].loss.total_cmp(&thoughts[*b].loss)));
    let mut first: Vec<usize> = Vec::new();
    for place in order {
        if first.iter().all(|seen| thoughts[*seen].action != thoughts[place].action) {
            first.push(place);
        }
    }
    first
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

impl<A> Thought<A> {
    /// The standard error of its chance, as if two more looks had come out one each way.
    fn doubt_of_chance(&self) -> f32 {
        let looks = self.looks as f32;
        let chance = (self.chance * looks + 1.0) / (looks + 2.0);
        (chance * (1.0 - chance) / (looks + 2.0)).sqrt()
    }
}

#[cfg(test)]
mod tests {
    use std::time::Instant;

    use railhead_game::{Game as _, Options, Seed, Setup};

    use super::*;
    use crate::{Level, toy::Toy};

    fn toy(seed: u8) -> Toy {
        let setup = Setup::checked(Toy::meta(), 3, &Options::default(), Seed([seed; 32]), 1).unwrap();
        Toy::new(&setup).unwrap()
    }

    fn think(
        searcher: Searcher,
        question: &Question<'_, Toy>,
        first: u64,
    ) -> Vec<Thought<crate::toy::Action>> {
        let tree = searcher.grow(question, None, first);
        tree.map_or_else(|| searcher.compare(question, first), |tree| tree.thoughts())
    }

    fn thoughts(seed: u8, level: Level, threads: usize, deadline: Option<Instant>) -> Vec<(u32, f32, f32)> {
        let (state, mut legal) = (toy(seed), Vec::new());
        let question = Question::new(&state, Seat(0), &mut legal, deadline).unwrap();
        let effort = level.effort(&Toy::guide()).unwrap();
        let searcher = Searcher::new(effort).on_threads(NonZeroUsize::new(threads).unwrap());
        let thoughts = think(searcher, &question, u64::from(seed));
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
    fn what_surely_wins_comes_before_what_leads_by_more() {
        let thought = |looks: u32, chance: f32, loss: f32| Thought {
            action: (),
            weight: 0.0,
            looks,
            chance,
            loss,
            doubt: 0.0,
        };
        let sure = [thought(400, 0.9, 0.0), thought(400, 1.0, 0.1), thought(400, 0.95, 0.05)];
        assert_eq!(likeliest(&sure, 0), 1);
        let doubtful = [thought(400, 0.9, 0.0), thought(6, 1.0, 0.1), thought(400, 0.92, 0.05)];
        assert_eq!(likeliest(&doubtful, 0), 0);
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
        let thoughts = think(Searcher::new(effort), &question, 1);
        assert!(thoughts.iter().all(|thought| thought.loss >= 0.0 && thought.doubt >= 0.0), "{thoughts:?}");
        assert!(thoughts.iter().any(|thought| thought.loss == 0.0), "{thoughts:?}");
    }
}
