//! What a bot keeps in mind from decision to decision.

use railhead_game::{Events, Judgement, Luck, Seat};

use super::{Race, Searcher, memory::Memory};
use crate::{Bot, Question};

/// A bot at one seat of one table. Where the game knows [ways through a turn](Judgement::ways) it chooses a whole turn at
/// once and keeps to it as long as it comes as planned: one thought for a turn. Where it takes decisions one by one, it
/// goes on from what it has seen of the next one, as long as nothing shows up that it could not know. Everything it keeps
/// can be thought of anew, so nothing is lost with it but time.
pub struct Mind<G: Judgement> {
    searcher: Searcher,
    plan: Option<Plan<G>>,
    memory: Option<Memory<G::Action>>,
    legal: Vec<G::Action>,
}

/// The rest of a turn as it is meant to be played.
struct Plan<G: Judgement> {
    /// The position as it should be when the next decision is due.
    position: G,
    /// What is still to be decided, last things first.
    steps: Vec<G::Action>,
}

impl<G: Judgement> Mind<G> {
    /// Thinks as this searcher does.
    pub fn new(searcher: Searcher) -> Mind<G> {
        Mind { searcher, plan: None, memory: None, legal: Vec::new() }
    }

    /// The next step of the plan, if everything came as planned.
    fn recall(&mut self, question: &Question<'_, G>) -> Option<G::Action> {
        let plan = self.plan.as_mut()?;
        self.legal.clear();
        plan.position.legal(question.seat(), &mut self.legal);
        let step =
            plan.steps.pop().filter(|step| self.legal == question.legal() && self.legal.contains(step));
        match step {
            Some(step) => plan.take(question.seat(), step),
            None => self.plan = None,
        }
        step
    }

    /// A whole turn; `None` if the game takes decisions one by one.
    fn plan(&self, question: &Question<'_, G>, luck: &mut Luck) -> Option<Plan<G>> {
        let Searcher { effort, .. } = self.searcher;
        let guide = self.searcher.guide::<G>();
        let first = luck.number();
        let position = question.imagine(&mut Luck::new(first));
        let breadth = if question.is_due() { 0.0 } else { effort.share };
        let ways = position.ways(question.seat(), question.legal(), breadth);
        if ways.is_empty() {
            return None;
        }
        let mut race = Race::of_ways(question, guide, first, ways);
        race.run(effort.iterations(&guide), effort.is_strict(), self.searcher.threads);
        let chosen = self.searcher.choose(question, &race.thoughts(), luck);
        let mut steps = race.into_steps(chosen);
        steps.reverse();
        Some(Plan { position, steps })
    }

    /// One decision, with what is still known of it.
    fn ponder(&mut self, question: &Question<'_, G>, luck: &mut Luck) -> G::Action {
        let known = self.memory.take().and_then(|memory| memory.of(question));
        let first = luck.number();
        let tree = self.searcher.grow(question, known, first);
        let thoughts = match &tree {
            Some(tree) => tree.thoughts(),
            None => self.searcher.compare(question, first),
        };
        let chosen = self.searcher.choose(question, &thoughts, luck);
        self.memory = tree.and_then(|tree| Memory::new(tree, chosen, first));
        thoughts[chosen].action
    }
}

impl<G: Judgement> Plan<G> {
    fn take(&mut self, seat: Seat, step: G::Action) {
        let taken = self.position.apply(seat, step, &mut Events::muted());
        debug_assert!(taken.is_ok(), "{step} was planned, but refused: {taken:?}");
    }
}

impl<G: Judgement> Bot<G> for Mind<G> {
    fn decide(&mut self, question: &Question<'_, G>, luck: &mut Luck) -> G::Action {
        if let Some(step) = self.recall(question) {
            return step;
        }
        if let [only] = question.legal() {
            return *only;
        }
        self.plan = self.plan(question, luck);
        match self.recall(question) {
            Some(step) => step,
            None => self.ponder(question, luck),
        }
    }
}
