//! What is remembered of decisions that were looked at.

use railhead_game::{Guide, Judgement, Seat};

use super::{Thought, playout, playout::Values};
use crate::{Question, greedy};

/// How much a decision that was looked at seldom is preferred.
const CURIOSITY: f32 = 0.9;

/// How much of a prior is the game's judgement; the rest is the same for all decisions.
const TRUST: f32 = 0.8;

/// A way down the tree: nodes, and which of their edges was taken.
pub(super) type Path = Vec<(usize, usize)>;

/// The decisions that were looked at, and what followed them. Positions in which there is nothing to choose have no
/// node; one node stands for all positions that the same decisions have led to, whatever was hidden in them.
pub(super) struct Tree<G: Judgement> {
    nodes: Vec<Node<G::Action>>,
}

struct Node<A> {
    seat: Seat,
    edges: Vec<Edge<A>>,
}

struct Edge<A> {
    action: A,
    prior: f32,
    visits: u32,
    /// Looks whose result is still awaited.
    pending: u32,
    /// What came of it for the seat that decides, added up.
    total: f32,
    child: Option<usize>,
}

impl<A> Edge<A> {
    fn looks(&self) -> u32 {
        self.visits + self.pending
    }
}

impl<A: Copy + Eq> Node<A> {
    fn new(seat: Seat) -> Node<A> {
        Node { seat, edges: Vec::new() }
    }

    /// What the node promises its seat as a whole.
    fn mean(&self) -> f32 {
        let (visits, total) = self
            .edges
            .iter()
            .fold((0, 0.0), |(visits, total), edge| (visits + edge.visits, total + edge.total));
        if visits == 0 { 0.5 } else { total / visits as f32 }
    }

    /// The edge to look at next among those that `is_open`. A look that is not back yet is expected to tell nothing new.
    fn select(&self, is_open: impl Fn(&A) -> bool) -> Option<usize> {
        let open = || self.edges.iter().enumerate().filter(|(_, edge)| is_open(&edge.action));
        let looks: u32 = open().map(|(_, edge)| edge.looks()).sum();
        let spur = CURIOSITY * (looks.max(1) as f32).sqrt();
        let mean = self.mean();
        let mut best: Option<(usize, f32)> = None;
        for (place, edge) in open() {
            let looks = edge.looks();
            let value =
                if looks == 0 { mean } else { (edge.total + edge.pending as f32 * mean) / looks as f32 };
            let score = value + spur * edge.prior / (1 + looks) as f32;
            if best.is_none_or(|(_, most)| score > most) {
                best = Some((place, score));
            }
        }
        best.map(|(place, _)| place)
    }
}

impl<G: Judgement> Tree<G> {
    pub(super) const ROOT: usize = 0;

    /// A tree whose first decision is that of `seat`.
    pub(super) fn new(seat: Seat) -> Tree<G> {
        Tree { nodes: vec![Node::new(seat)] }
    }

    /// The decisions at hand, and how likely each looks at first.
    pub(super) fn plant(&mut self, legal: &[G::Action], priors: &[f32]) {
        for (action, prior) in legal.iter().zip(priors) {
            self.nodes[Self::ROOT].edges.push(edge(*action, *prior));
        }
    }

    /// Which of the decisions at hand is to be looked at next.
    pub(super) fn select_root(&self) -> usize {
        self.nodes[Self::ROOT].select(|_| true).unwrap_or(0)
    }

    /// How often a decision at hand was looked at, or is being looked at.
    pub(super) fn looks(&self, place: usize) -> u32 {
        self.nodes[Self::ROOT].edges[place].looks()
    }

    /// Goes along an edge.
    pub(super) fn follow(&mut self, path: &mut Path, node: usize, edge: usize) {
        self.nodes[node].edges[edge].pending += 1;
        path.push((node, edge));
    }

    /// Goes down from where `path` has led `position` to; the tree grows by at most one node.
    pub(super) fn descend(&mut self, path: &mut Path, position: &mut G, start: &G, guide: &Guide) {
        let mut legal = Vec::new();
        while path.len() < usize::from(guide.depth) {
            if position.is_settled(start) {
                return;
            }
            let Some(seat) = position.actors().first() else { return };
            legal.clear();
            position.legal(seat, &mut legal);
            match legal.as_slice() {
                [] => return,
                [only] => {
                    playout::take(position, seat, *only);
                    continue;
                }
                _ => {}
            }
            let Some((parent, edge)) = path.last().copied() else { return };
            let Some(node) = self.child(parent, edge, seat) else { return };
            self.widen(node, position, &legal, guide.warmth);
            let Some(place) = self.nodes[node].select(|action| legal.contains(action)) else { return };
            self.follow(path, node, place);
            playout::take(position, seat, self.nodes[node].edges[place].action);
        }
    }

    /// The node at the end of an edge; it grows at the second look. `None` also if another seat was to decide there
    /// in the position that it grew in.
    fn child(&mut self, parent: usize, edge: usize, seat: Seat) -> Option<usize> {
        if let Some(child) = self.nodes[parent].edges[edge].child {
            return (self.nodes[child].seat == seat).then_some(child);
        }
        if self.nodes[parent].edges[edge].visits == 0 {
            return None;
        }
        let child = self.nodes.len();
        self.nodes.push(Node::new(seat));
        self.nodes[parent].edges[edge].child = Some(child);
        Some(child)
    }

    /// Adds the decisions that were not open when the node was last seen.
    fn widen(&mut self, node: usize, position: &G, legal: &[G::Action], warmth: f32) {
        let known = |action: &G::Action| self.nodes[node].edges.iter().any(|edge| edge.action == *action);
        if legal.iter().all(known) {
            return;
        }
        let mut weights = Vec::with_capacity(legal.len());
        position.weigh_swiftly(self.nodes[node].seat, legal, &mut G::Notes::default(), &mut weights);
        for (action, prior) in legal.iter().zip(priors(&weights, warmth)) {
            if !self.nodes[node].edges.iter().any(|edge| edge.action == *action) {
                self.nodes[node].edges.push(edge(*action, prior));
            }
        }
    }

    /// Adds a result to every decision that led to it; without one, takes back that it was awaited.
    pub(super) fn learn(&mut self, path: &Path, values: Option<&Values>) {
        for (node, edge) in path {
            let node = &mut self.nodes[*node];
            let edge = &mut node.edges[*edge];
            edge.pending -= 1;
            if let Some(values) = values {
                edge.visits += 1;
                edge.total += values[node.seat.index()];
            }
        }
    }

    /// Whether so many more iterations cannot change which decision was looked at most.
    pub(super) fn is_decided(&self, left: u32) -> bool {
        let (mut most, mut next) = (0, 0);
        for edge in &self.nodes[Self::ROOT].edges {
            if edge.visits > most {
                (most, next) = (edge.visits, most);
            } else {
                next = next.max(edge.visits);
            }
        }
        most > next + left
    }

    /// What was thought of each decision at hand, in the order of the question.
    pub(super) fn thoughts(&self, question: &Question<'_, G>) -> Vec<Thought<G::Action>> {
        let root = &self.nodes[Self::ROOT];
        debug_assert_eq!(question.legal().len(), root.edges.len(), "one edge for each decision");
        let mean = root.mean();
        let thought = |edge: &Edge<G::Action>| Thought {
            action: edge.action,
            visits: edge.visits,
            value: if edge.visits == 0 { mean } else { edge.total / edge.visits as f32 },
            prior: edge.prior,
        };
        root.edges.iter().map(thought).collect()
    }
}

fn edge<A>(action: A, prior: f32) -> Edge<A> {
    Edge { action, prior, visits: 0, pending: 0, total: 0.0, child: None }
}

/// How likely each of several decisions looks by what is thought of them: most of it a softmax, some of it even, so that
/// nothing is left out for good.
pub(super) fn priors(weights: &[f32], warmth: f32) -> Vec<f32> {
    let weights: Vec<f64> = weights.iter().map(|weight| greedy::sound(*weight)).collect();
    let most = weights.iter().copied().fold(f64::MIN, f64::max);
    let odds: Vec<f32> =
        weights.iter().map(|weight| ((weight - most) / f64::from(warmth)).exp() as f32).collect();
    let all: f32 = odds.iter().sum();
    odds.iter().map(|odds| TRUST * odds / all + (1.0 - TRUST) / weights.len() as f32).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn priors_add_up_and_leave_nothing_out() {
        let priors = priors(&[3.0, f32::NAN, 1.0, f32::NEG_INFINITY], 1.0);
        assert!((priors.iter().sum::<f32>() - 1.0).abs() < 1e-5, "{priors:?}");
        assert!(priors.iter().all(|prior| *prior > 0.049), "{priors:?}");
        assert!(priors[0] > priors[2] && priors[2] > priors[1], "{priors:?}");
    }
}
