//! Decisions that are looked at again and again together with what follows them: information-set Monte Carlo.
//!
//! Each look imagines a position, goes down the tree of decisions by how they have done and by what the game's judgement
//! thinks of them, plays the rest as that judgement likes best, and adds the result to every decision on the way, for
//! every seat its own. What was looked at most often is best. Other than in a [race](super::Race) everybody in one's head
//! learns to play better than at a glance; that takes thousands of looks to pay.

use std::{mem, num::NonZeroUsize, thread};

use railhead_game::{Guide, Judgement, Luck, Seat, Suspicion};

use super::{
    Thought,
    playout::{End, Playout},
    race,
};
use crate::{Question, greedy};

/// How many looks are begun before the first of them counts.
const WAVE: u32 = 8;
/// How much of a prior is the game's judgement; the rest is the same for all decisions.
const JUDGED: f32 = 0.8;

/// A way down the tree: nodes, and which of their edges was taken.
type Path = Vec<(usize, usize)>;

/// The decisions that were looked at, and what followed them. Positions in which there is nothing to choose have no
/// node; one node stands for all positions that the same decisions have led to, whatever was hidden in them.
pub(super) struct Tree<'a, 'q, G: Judgement> {
    question: &'a Question<'q, G>,
    guide: Guide,
    /// The first is that of the decision at hand.
    nodes: Vec<Node<G::Action>>,
    /// The number of the first look's stream of luck.
    first: u64,
    /// What positions are imagined by; none: any that is possible is as likely.
    suspicion: Option<Suspicion<G>>,
}

/// What was looked at after one decision: nodes, the first of them that of the next decision.
pub(super) struct Branch<A>(Vec<Node<A>>);

/// A position, as far as the seat that looks at it knows it.
struct Node<A> {
    seat: Seat,
    edges: Vec<Edge<A>>,
}

/// A decision in it.
#[derive(Clone, Copy)]
struct Edge<A> {
    action: A,
    weight: f32,
    prior: f32,
    looks: u32,
    /// Looks whose result is still awaited.
    awaited: u32,
    /// What came of it for the seat that decides, added up, and its squares.
    total: f32,
    squares: f32,
    /// How likely the seat won, added up.
    chance: f32,
    child: Option<usize>,
}

impl<A> Edge<A> {
    fn new(action: A, weight: f64, prior: f32) -> Edge<A> {
        Edge {
            action,
            weight: weight as f32,
            prior,
            looks: 0,
            awaited: 0,
            total: 0.0,
            squares: 0.0,
            chance: 0.0,
            child: None,
        }
    }

    fn mean(&self) -> f32 {
        self.total / self.looks.max(1) as f32
    }

    /// The square of the standard error of the mean.
    fn doubt(&self) -> f32 {
        let looks = self.looks as f32;
        let spread = self.squares - self.total * self.mean();
        if looks < 2.0 { 0.0 } else { spread.max(0.0) / (looks * (looks - 1.0)) }
    }
}

impl<A: Copy + Eq> Node<A> {
    /// How often its decisions were looked at.
    fn looks(&self) -> u32 {
        self.edges.iter().map(|edge| edge.looks).sum()
    }

    /// What the node promises its seat as a whole.
    fn mean(&self) -> f32 {
        let looks = self.looks();
        let total: f32 = self.edges.iter().map(|edge| edge.total).sum();
        if looks == 0 { 0.5 } else { total / looks as f32 }
    }

    /// The edge to look at next among those that are `open`. A look that is not back yet is expected to tell nothing new.
    fn select(&self, open: &[A], curiosity: f32) -> Option<usize> {
        let is_all = open.len() == self.edges.len();
        let edges =
            || self.edges.iter().enumerate().filter(|(_, edge)| is_all || open.contains(&edge.action));
        let looks: u32 = edges().map(|(_, edge)| edge.looks + edge.awaited).sum();
        let spur = curiosity * (looks.max(1) as f32).sqrt();
        let mean = self.mean();
        let mut best: Option<(usize, f32)> = None;
        for (place, edge) in edges() {
            let looks = edge.looks + edge.awaited;
            let value =
                if looks == 0 { mean } else { (edge.total + edge.awaited as f32 * mean) / looks as f32 };
            let score = value + spur * edge.prior / (1 + looks) as f32;
            if best.is_none_or(|(_, most)| score > most) {
                best = Some((place, score));
            }
        }
        best.map(|(place, _)| place)
    }

    /// What was looked at most often; of several, what did best, or looked best at first.
    fn best(&self) -> usize {
        let rank = |place: &usize| {
            let edge = &self.edges[*place];
            (edge.looks, edge.mean(), edge.prior)
        };
        let better = |a: usize, b: usize| if rank(&b) > rank(&a) { b } else { a };
        (1..self.edges.len()).fold(0, better)
    }
}

impl<'a, 'q, G: Judgement> Tree<'a, 'q, G> {
    /// Nothing was looked at yet.
    pub(super) fn new(question: &'a Question<'q, G>, guide: Guide, first: u64) -> Tree<'a, 'q, G> {
        let weights = race::weights(question, first);
        let edges = question.legal().iter().zip(&weights).zip(priors(&weights, guide.warmth));
        let edges = edges.map(|((action, weight), prior)| Edge::new(*action, *weight, prior)).collect();
        Tree { question, guide, nodes: vec![Node { seat: question.seat(), edges }], first, suspicion: None }
    }

    /// The same, imagining what the decisions of others make likely.
    pub(super) fn suspicious(self) -> Tree<'a, 'q, G> {
        let suspicion = self.question.suspicion(&mut Luck::new(self.first));
        Tree { suspicion, ..self }
    }

    /// The same with what was looked at before the question was asked.
    pub(super) fn with(mut self, branch: Branch<G::Action>) -> Tree<'a, 'q, G> {
        let fresh = mem::replace(&mut self.nodes, branch.0).swap_remove(0);
        let known = mem::replace(&mut self.nodes[0], fresh).edges;
        for edge in &mut self.nodes[0].edges {
            if let Some(known) = known.iter().find(|known| known.action == edge.action) {
                *edge = Edge { weight: edge.weight, prior: edge.prior, ..*known };
            }
        }
        self
    }

    /// What was looked at after the decision at `place`, if that was so much that it has a node, and `seat` decides there.
    pub(super) fn into_branch(mut self, place: usize, seat: Seat) -> Option<Branch<G::Action>> {
        let root = self.nodes[0].edges[place].child.filter(|child| self.nodes[*child].seat == seat)?;
        let mut pick = |node: usize| {
            let Node { seat, edges } = &mut self.nodes[node];
            Node { seat: *seat, edges: mem::take(edges) }
        };
        let mut picked = vec![pick(root)];
        let mut parent = 0;
        while parent < picked.len() {
            for edge in 0..picked[parent].edges.len() {
                let place = picked.len();
                if let Some(child) = &mut picked[parent].edges[edge].child {
                    let node = pick(*child);
                    *child = place;
                    picked.push(node);
                }
            }
            parent += 1;
        }
        Some(Branch(picked))
    }

    /// What is thought about.
    pub(super) fn question(&self) -> &'a Question<'q, G> {
        self.question
    }

    /// How often the decisions at hand were looked at.
    pub(super) fn looks(&self) -> u32 {
        self.nodes[0].looks()
    }

    /// Looks so many times in all; less often when no further look can change which decision is best.
    pub(super) fn run(&mut self, looks: u32, curiosity: f32, threads: NonZeroUsize) {
        let mut left = looks.saturating_sub(self.looks());
        while left > 0 && !self.question.is_due() && !self.is_decided(left) {
            let wave = left.min(WAVE);
            self.wave(wave, curiosity, threads);
            left -= wave;
        }
    }

    /// So many looks: down the tree one after the other, to the end of the game on so many threads, and back up in order.
    fn wave(&mut self, size: u32, curiosity: f32, threads: NonZeroUsize) {
        let mut begun: Vec<(Path, Playout<G>)> = (0..size).map(|_| self.descend(curiosity)).collect();
        let mut ends: Vec<Option<End>> = vec![None; begun.len()];
        let question = self.question;
        let finish = |begun: &mut [(Path, Playout<G>)], ends: &mut [Option<End>]| {
            for ((_, playout), end) in begun.iter_mut().zip(ends) {
                *end = playout.finish(|| question.is_due());
            }
        };
        if threads.get() == 1 {
            finish(&mut begun, &mut ends);
        } else {
            let share = begun.len().div_ceil(threads.get());
            thread::scope(|scope| {
                for (begun, ends) in begun.chunks_mut(share).zip(ends.chunks_mut(share)) {
                    scope.spawn(move || finish(begun, ends));
                }
            });
        }
        for ((path, _), end) in begun.iter().zip(&ends) {
            self.learn(path, end.as_ref());
        }
    }

    /// Imagines a position and goes down the tree in it; the tree grows by at most one node. The n-th look at every decision
    /// at hand is at the same imagined position: what chance does to all alike says nothing about any.
    fn descend(&mut self, curiosity: f32) -> (Path, Playout<G>) {
        let mut path = Path::new();
        let place = self.nodes[0].select(self.question.legal(), curiosity).unwrap_or(0);
        let edge = &self.nodes[0].edges[place];
        let number = u64::from(edge.looks + edge.awaited);
        let mut luck = Luck::new(self.first.wrapping_add(number));
        let start = self.question.imagine_by(self.suspicion.as_ref(), &mut luck);
        let step = edge.action;
        self.follow(&mut path, 0, place);
        let mut playout = Playout::new(start, self.question.seat(), &[step], self.guide, luck);
        while let Some(seat) = playout.list() {
            if let [only] = playout.legal() {
                let only = *only;
                playout.take(seat, only);
                continue;
            }
            let Some((parent, edge)) = path.last().copied() else { break };
            let Some(node) = self.child(parent, edge, seat) else { break };
            self.widen(node, &mut playout);
            let Some(place) = self.nodes[node].select(playout.legal(), curiosity) else { break };
            self.follow(&mut path, node, place);
            playout.take(seat, self.nodes[node].edges[place].action);
        }
        (path, playout)
    }

    fn follow(&mut self, path: &mut Path, node: usize, edge: usize) {
        self.nodes[node].edges[edge].awaited += 1;
        path.push((node, edge));
    }

    /// The node at the end of an edge; it grows at the second look. `None` also if another seat was to decide there in the
    /// position that it grew in.
    fn child(&mut self, parent: usize, edge: usize, seat: Seat) -> Option<usize> {
        let child = self.nodes.len();
        let edge = &mut self.nodes[parent].edges[edge];
        if let Some(child) = edge.child {
            return (self.nodes[child].seat == seat).then_some(child);
        }
        if edge.looks == 0 {
            return None;
        }
        edge.child = Some(child);
        self.nodes.push(Node { seat, edges: Vec::new() });
        Some(child)
    }

    /// Adds the decisions that were not open when the node was last seen.
    fn widen(&mut self, node: usize, playout: &mut Playout<G>) {
        let Node { seat, edges } = &mut self.nodes[node];
        let is_known = |edges: &[Edge<G::Action>], action| edges.iter().any(|edge| edge.action == action);
        if playout.legal().iter().all(|action| is_known(edges, *action)) {
            return;
        }
        let weights: Vec<f64> = playout.weigh(*seat).iter().map(|weight| greedy::sound(*weight)).collect();
        let priors = priors(&weights, self.guide.warmth);
        for ((action, weight), prior) in playout.legal().iter().zip(weights).zip(priors) {
            if !is_known(edges, *action) {
                edges.push(Edge::new(*action, weight, prior));
            }
        }
    }

    /// Adds a result to every decision that led to it; without one, takes back that it was awaited.
    fn learn(&mut self, path: &Path, end: Option<&End>) {
        for (node, edge) in path {
            let node = &mut self.nodes[*node];
            let edge = &mut node.edges[*edge];
            edge.awaited -= 1;
            if let Some(end) = end {
                let value = end.values[node.seat.index()];
                edge.looks += 1;
                edge.total += value;
                edge.squares += value * value;
                edge.chance += end.chances[node.seat.index()];
            }
        }
    }

    /// Whether so many more looks cannot change which decision was looked at most.
    fn is_decided(&self, left: u32) -> bool {
        let (mut most, mut next) = (0, 0);
        for edge in &self.nodes[0].edges {
            if edge.looks > most {
                (most, next) = (edge.looks, most);
            } else {
                next = next.max(edge.looks);
            }
        }
        most > next + left
    }

    /// The place of the best decision at hand.
    pub(super) fn best(&self) -> usize {
        self.nodes[0].best()
    }

    /// What is thought of each decision at hand, in their order.
    pub(super) fn thoughts(&self) -> Vec<Thought<G::Action>> {
        let root = &self.nodes[0];
        let best = root.best();
        let most = &root.edges[best];
        let usual = if most.looks == 0 { 0.5 } else { most.chance / most.looks as f32 };
        let places = root.edges.iter().enumerate();
        places
            .map(|(place, edge)| {
                // What was hardly looked at was not worth it.
                let behind = (most.mean() - edge.mean()).max(f32::EPSILON);
                let loss = if place == best { 0.0 } else { behind };
                let chance = if edge.looks == 0 { usual } else { edge.chance / edge.looks as f32 };
                let doubt = (edge.doubt() + most.doubt()).sqrt();
                Thought { action: edge.action, weight: edge.weight, looks: edge.looks, chance, loss, doubt }
            })
            .collect()
    }
}

/// How likely each of several decisions looks by what is thought of them: most of it a softmax, some of it even, so that
/// nothing is left out for good.
fn priors(weights: &[f64], warmth: f32) -> Vec<f32> {
    let most = weights.iter().copied().fold(f64::MIN, f64::max);
    let odds: Vec<f32> =
        weights.iter().map(|weight| ((weight - most) / f64::from(warmth)).exp() as f32).collect();
    let all: f32 = odds.iter().sum();
    odds.iter().map(|odds| JUDGED * odds / all + (1.0 - JUDGED) / weights.len() as f32).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn priors_add_up_and_leave_nothing_out() {
        let priors = priors(&[3.0, f64::from(f32::MIN), 1.0, f64::from(f32::MIN)], 1.0);
        assert!((priors.iter().sum::<f32>() - 1.0).abs() < 1e-5, "{priors:?}");
        assert!(priors.iter().all(|prior| *prior > 0.049), "{priors:?}");
        assert!(priors[0] > priors[2] && priors[2] > priors[1], "{priors:?}");
    }
}
