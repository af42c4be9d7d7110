//! Decisions that run against each other on the same imagined positions.

use std::{mem, num::NonZeroUsize, thread};

use railhead_game::{Guide, Judgement, Luck, Suspicion, Way};

use super::{
    Thought,
    playout::{End, Playout},
};
use crate::{Question, greedy};

/// How many imagined positions the judgement's opinion of the decisions is formed on.
const GLANCES: u32 = 2;
/// As many decisions start as can be looked at this often in each round.
const LOOKS_TO_START: u32 = 4;
/// What falling behind by the guide's warmth in the judgement's opinion means, as a part of a victory.
const LAG: f32 = 0.03;
/// A decision falls no further behind by the judgement's opinion alone than so many times that.
const FARTHEST: f32 = 4.0;
/// The best is taken without further looks when it is so many standard errors ahead of all others ...
const CLEAR: f32 = 4.0;
/// ... after at least so many looks.
const LOOKS_TO_BE_CLEAR: usize = 8;

/// The decisions of a question, or ways through a turn, and what looking at them has shown.
pub(crate) struct Race<'a, 'q, G: Judgement> {
    question: &'a Question<'q, G>,
    guide: Guide,
    /// One for each legal decision or way, in their order.
    runners: Vec<Runner<G::Action>>,
    /// The places of those still in the race, best first by what is known of them.
    field: Vec<usize>,
    /// A decision that stays in the race to its end.
    watched: Option<usize>,
    is_of_ways: bool,
    /// The number of the first look's stream of luck.
    first: u64,
    /// What the decisions of others say about what they hide, if it is heeded.
    suspicion: Option<Suspicion<G>>,
}

/// A decision, or several in a row, and what came of the looks at it.
struct Runner<A> {
    steps: Vec<A>,
    weight: f32,
    /// How far behind the best the judgement sees it, as a part of a victory.
    lag: f32,
    ends: Vec<End>,
}

impl<'a, 'q, G: Judgement> Race<'a, 'q, G> {
    /// A race of all legal decisions.
    pub(crate) fn new(question: &'a Question<'q, G>, guide: Guide, first: u64) -> Race<'a, 'q, G> {
        let weights = weights(question, first);
        let decisions = question.legal().iter().zip(weights).map(|(action, weight)| (vec![*action], weight));
        Race::between(question, guide, first, decisions.collect())
    }

    /// A race of whole turns, looked for as widely as an expert does, where the game knows [ways](Judgement::ways) through
    /// one; else of all legal decisions.
    pub(crate) fn of_turns(question: &'a Question<'q, G>, guide: Guide, first: u64) -> Race<'a, 'q, G> {
        let breadth = if question.is_due() { 0.0 } else { 1.0 };
        let position = question.imagine(&mut Luck::new(first));
        let ways = position.ways(question.seat(), question.legal(), breadth);
        if ways.is_empty() {
            return Race::new(question, guide, first);
        }
        Race::of_ways(question, guide, first, ways)
    }

    /// A race of ways through a turn.
    pub(super) fn of_ways(
        question: &'a Question<'q, G>,
        guide: Guide,
        first: u64,
        ways: Vec<Way<G::Action>>,
    ) -> Race<'a, 'q, G> {
        let runners = ways.into_iter().map(|way| (way.steps, greedy::sound(way.worth)));
        Race { is_of_ways: true, ..Race::between(question, guide, first, runners.collect()) }
    }

    fn between(
        question: &'a Question<'q, G>,
        guide: Guide,
        first: u64,
        runners: Vec<(Vec<G::Action>, f64)>,
    ) -> Race<'a, 'q, G> {
        let weights: Vec<f64> = runners.iter().map(|(_, weight)| *weight).collect();
        let most = weights.iter().copied().fold(f64::MIN, f64::max);
        let lag = |weight: f64| {
            let behind = (most - weight) / f64::from(guide.warmth);
            LAG * (behind as f32).clamp(0.0, FARTHEST)
        };
        let runners = runners.into_iter().map(|(steps, weight)| Runner {
            steps,
            weight: weight as f32,
            lag: lag(weight),
            ends: Vec::new(),
        });
        // Of equals, any.
        let mut luck = Luck::new(first.wrapping_sub(1));
        let mut field: Vec<usize> = (0..weights.len()).collect();
        railhead_game::Chance::shuffle(&mut luck, &mut field);
        field.sort_by(|a, b| weights[*b].total_cmp(&weights[*a]));
        let (runners, watched, suspicion) = (runners.collect(), None, None);
        Race { question, guide, runners, field, watched, is_of_ways: false, first, suspicion }
    }

    /// The same race, in which positions are imagined by what the decisions of others say, where the game knows what that is.
    pub(crate) fn suspicious(self) -> Race<'a, 'q, G> {
        let suspicion = self.question.suspicion(&mut Luck::new(self.first));
        Race { suspicion, ..self }
    }

    /// Whether the game leaves the decision to its judgement.
    pub(crate) fn is_settled(&self) -> bool {
        is_settled(self.question, self.first)
    }

    /// Looks at decisions about so many times in all; less often where `is_strict` and the best is clear before.
    pub(crate) fn run(&mut self, looks: u32, is_strict: bool, threads: NonZeroUsize) {
        let mut size = starters(looks, self.field.len());
        let mut left = looks;
        while size > 1 {
            self.narrow(size);
            let each = left / rounds(size) / self.field.len() as u32;
            if each == 0 || !self.look(each, threads) {
                return;
            }
            left -= each * self.field.len() as u32;
            self.rank();
            if is_strict && self.is_clear() {
                return;
            }
            size = size.div_ceil(2).min(size - 1);
        }
    }

    /// Whether ways through a turn run, not the legal decisions in their order.
    pub(super) fn is_of_ways(&self) -> bool {
        self.is_of_ways
    }

    /// Looks so many times at each of these decisions, which were not looked at yet; the race goes on without that.
    pub(super) fn look_at(&mut self, places: Vec<usize>, each: u32) {
        if !places.is_empty() {
            let field = mem::replace(&mut self.field, places);
            self.look(each, NonZeroUsize::MIN);
            self.field = field;
        }
    }

    /// Takes it from elsewhere which decisions lead, best first.
    pub(crate) fn lead(&mut self, places: Vec<usize>) {
        self.field = places;
    }

    /// Keeps the decision at `place` in the race to its end, however it does.
    pub(crate) fn watch(&mut self, place: usize) {
        self.watched = Some(place);
    }

    /// Leaves the best so many in the race.
    fn narrow(&mut self, field: usize) {
        let out = self.field.split_off(field.min(self.field.len()));
        self.field.extend(self.watched.filter(|place| out.contains(place)));
    }

    /// The place of the best decision.
    pub(crate) fn best(&self) -> usize {
        self.field.first().copied().unwrap_or_default()
    }

    /// How often a decision was looked at.
    pub(crate) fn looks(&self, place: usize) -> u32 {
        self.runners[place].ends.len() as u32
    }

    /// How likely each seat wins if the best is decided, in the order of seats.
    pub(crate) fn chances(&self) -> Vec<f32> {
        let ends = &self.runners[self.best()].ends;
        let seats = usize::from(self.question.seats());
        let even = 1.0 / seats as f32;
        (0..seats).map(|seat| chance(ends, seat).unwrap_or(even)).collect()
    }

    /// The game of the look at a decision that came out most like the others; none if there was no look.
    pub(crate) fn typical(&self, place: usize) -> Option<Playout<G>> {
        let ends = &self.runners[place].ends;
        let value = |end: &End| self.value(end);
        let mean = ends.iter().map(value).sum::<f32>() / ends.len().max(1) as f32;
        let off = |look: &usize| (value(&ends[*look]) - mean).abs();
        let look = (0..ends.len()).min_by(|a, b| off(a).total_cmp(&off(b)))?;
        Some(self.playout(place, look as u64))
    }

    /// Looks at each decision of the field so many times more. False if time ran out; then all of them have been looked
    /// at equally often all the same.
    fn look(&mut self, each: u32, threads: NonZeroUsize) -> bool {
        let done = self.runners[self.field[0]].ends.len();
        let jobs: Vec<(usize, u64)> = (done..done + each as usize)
            .flat_map(|look| self.field.iter().map(move |place| (*place, look as u64)))
            .collect();
        let mut ends: Vec<Option<End>> = vec![None; jobs.len()];
        let play = |jobs: &[(usize, u64)], ends: &mut [Option<End>]| {
            for ((place, look), end) in jobs.iter().zip(ends) {
                *end = self.playout(*place, *look).finish(|| self.question.is_due());
            }
        };
        if threads.get() == 1 {
            play(&jobs, &mut ends);
        } else {
            let share = jobs.len().div_ceil(threads.get());
            thread::scope(|scope| {
                for (jobs, ends) in jobs.chunks(share).zip(ends.chunks_mut(share)) {
                    scope.spawn(move || play(jobs, ends));
                }
            });
        }
        for ends in ends.chunks(self.field.len()) {
            let Some(ends) = ends.iter().copied().collect::<Option<Vec<End>>>() else { return false };
            for (place, end) in self.field.iter().zip(ends) {
                self.runners[*place].ends.push(end);
            }
        }
        true
    }

    /// The game of one look at one decision.
    pub(crate) fn playout(&self, place: usize, look: u64) -> Playout<G> {
        let mut luck = Luck::new(self.first.wrapping_add(look));
        let start = self.question.imagine_by(self.suspicion.as_ref(), &mut luck);
        let steps = &self.runners[place].steps;
        Playout::new(start, self.question.seat(), steps, self.guide, luck)
    }

    /// What an end is worth to the seat that decides.
    fn value(&self, end: &End) -> f32 {
        end.values[self.question.seat().index()]
    }

    /// Puts the field in order, best first: all of it has been looked at equally often.
    fn rank(&mut self) {
        let standing = |place: usize| {
            let runner = &self.runners[place];
            runner.ends.iter().map(|end| self.value(end)).sum::<f32>() - self.guide.trust * runner.lag
        };
        let standings: Vec<f32> = (0..self.runners.len()).map(standing).collect();
        self.field.sort_by(|a, b| standings[*b].total_cmp(&standings[*a]));
    }

    /// Whether no further look is likely to change which decision is best.
    fn is_clear(&self) -> bool {
        let best = self.field[0];
        self.runners[best].ends.len() >= LOOKS_TO_BE_CLEAR
            && self.field[1..].iter().all(|place| {
                let (loss, doubt) = self.loss(*place, best);
                loss >= CLEAR * doubt
            })
    }

    /// How much worse than `best` a decision seems, and the standard error of what looks show of that.
    fn loss(&self, place: usize, best: usize) -> (f32, f32) {
        let (runner, best) = (&self.runners[place], &self.runners[best]);
        let ends = best.ends.iter().zip(&runner.ends);
        let apart: Vec<f32> = ends.map(|(best, end)| self.value(best) - self.value(end)).collect();
        let looks = apart.len() as f32;
        let sum: f32 = apart.iter().sum();
        let trust = if looks == 0.0 { 1.0 } else { self.guide.trust };
        let loss = (sum + trust * (runner.lag - best.lag)) / (looks + trust);
        let mean = sum / looks.max(1.0);
        let spread: f32 = apart.iter().map(|apart| (apart - mean).powi(2)).sum();
        // The sum of nothing is minus zero.
        (loss.max(0.0).abs(), (spread / (looks * (looks - 1.0)).max(1.0)).sqrt().abs())
    }

    /// What is thought of each decision, or of the first one of each way.
    pub(crate) fn thoughts(&self) -> Vec<Thought<G::Action>> {
        let (best, seat) = (self.best(), self.question.seat().index());
        let usual = chance(&self.runners[best].ends, seat).unwrap_or(0.5);
        let places = self.runners.iter().enumerate();
        places
            .map(|(place, runner)| {
                let (loss, doubt) = self.loss(place, best);
                let chance = chance(&runner.ends, seat).unwrap_or(usual);
                let looks = runner.ends.len() as u32;
                Thought { action: runner.steps[0], weight: runner.weight, looks, chance, loss, doubt }
            })
            .collect()
    }

    /// The decisions of a way.
    pub(super) fn into_steps(mut self, place: usize) -> Vec<G::Action> {
        self.runners.swap_remove(place).steps
    }
}

/// Whether the game leaves the decision to its judgement.
pub(super) fn is_settled<G: Judgement>(question: &Question<'_, G>, first: u64) -> bool {
    let position = question.imagine(&mut Luck::new(first));
    position.is_settled(&position)
}

/// The game's own opinion of the decisions, over a few imagined positions.
pub(super) fn weights<G: Judgement>(question: &Question<'_, G>, first: u64) -> Vec<f64> {
    let legal = question.legal();
    let mut notes = G::Notes::default();
    let (mut weights, mut opinions) = (vec![0.0; legal.len()], Vec::new());
    for glance in 0..GLANCES {
        if glance > 0 && question.is_due() {
            break;
        }
        let position = question.imagine(&mut Luck::new(first.wrapping_add(u64::from(glance))));
        opinions.clear();
        position.weigh_closely(question.seat(), legal, &mut notes, &mut opinions);
        for (weight, opinion) in weights.iter_mut().zip(&opinions) {
            *weight += greedy::sound(*opinion) / f64::from(GLANCES);
        }
    }
    weights
}

/// How likely a seat won, by these looks.
fn chance(ends: &[End], seat: usize) -> Option<f32> {
    (!ends.is_empty()).then(|| ends.iter().map(|end| end.chances[seat]).sum::<f32>() / ends.len() as f32)
}

/// How many rounds bring a field of this size down to one.
fn rounds(field: usize) -> u32 {
    field.next_power_of_two().trailing_zeros().max(1)
}

/// How many of `legal` decisions start when there are so many looks.
fn starters(looks: u32, legal: usize) -> usize {
    let fits = |field: &usize| *field as u32 * rounds(*field) * LOOKS_TO_START <= looks;
    (3..=legal).take_while(fits).last().unwrap_or(2).min(legal)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn as_many_start_as_can_be_looked_at() {
        assert_eq!((starters(400, 90), starters(40, 90), starters(1, 90)), (20, 4, 2));
        assert_eq!((starters(400, 3), starters(1, 1), starters(8, 2)), (3, 1, 2));
    }

    #[test]
    fn halving_comes_down_to_one() {
        assert_eq!([1, 2, 3, 4, 5, 16, 17].map(rounds), [1, 1, 2, 2, 3, 4, 5]);
    }
}
