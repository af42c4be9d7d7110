//! Playing an imagined game to its end, and what that is worth.

use railhead_game::{Chance as _, Events, Guide, Judged, Judgement, Luck, Part, Seat};

use crate::greedy;

/// The most seats a table may have.
const SEATS: usize = 8;

/// A game that has taken this many decisions in one's head is judged as it stands.
const MAX_DECISIONS: u32 = 20_000;

/// How an imagined game ended.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct End {
    /// What that is worth to each seat, from 0 to 1: victory and lead.
    pub(crate) values: [f32; SEATS],
    /// Each seat's share of victory, or how likely it seems where the game was not played to its end.
    pub(crate) chances: [f32; SEATS],
}

/// An imagined game that is to be played on.
pub(crate) struct Playout<G: Judgement> {
    start: G,
    position: G,
    seat: Seat,
    guide: Guide,
    luck: Luck,
    notes: Vec<G::Notes>,
    legal: Vec<G::Action>,
    weights: Vec<f32>,
    /// Whether it goes on where what matters is settled.
    is_whole: bool,
}

impl<G: Judgement> Playout<G> {
    /// What follows when `seat` takes these decisions in `start`, as far as they come.
    pub(super) fn new(start: G, seat: Seat, steps: &[G::Action], guide: Guide, luck: Luck) -> Playout<G> {
        let mut notes = Vec::new();
        notes.resize_with(usize::from(start.seats()), G::Notes::default);
        let position = start.clone();
        let (legal, weights) = (Vec::new(), Vec::new());
        let is_whole = false;
        let mut playout = Playout { start, position, seat, guide, luck, notes, legal, weights, is_whole };
        for step in steps {
            playout.take(seat, *step);
        }
        playout
    }

    /// The same game, played on to its end: where the judgement foresees that, only the end has parts to speak of.
    pub(crate) fn with_an_end(self) -> Playout<G> {
        let is_whole = self.guide.judged == Judged::Foresight;
        Playout { is_whole, ..self }
    }

    /// Where the game stands.
    pub(crate) fn position(&self) -> &G {
        &self.position
    }

    /// What there was to decide when it was last asked who decides.
    pub(crate) fn legal(&self) -> &[G::Action] {
        &self.legal
    }

    /// Who decides next, and what: what their judgement likes best. `None` at the end, or when what matters is settled.
    pub(crate) fn next(&mut self) -> Option<(Seat, G::Action)> {
        let seat = self.list()?;
        let action = match self.legal.as_slice() {
            [only] => *only,
            _ => {
                self.weigh(seat);
                self.legal[best(&self.weights, &mut self.luck)]
            }
        };
        Some((seat, action))
    }

    /// Who decides next; what it may decide is [listed](Playout::legal), at least one thing.
    pub(super) fn list(&mut self) -> Option<Seat> {
        if !self.is_whole && self.position.is_settled(&self.start) {
            return None;
        }
        let seat = self.position.actors().first()?;
        self.legal.clear();
        self.position.legal(seat, &mut self.legal);
        (!self.legal.is_empty()).then_some(seat)
    }

    /// What `seat` thinks of what is listed at a glance.
    pub(super) fn weigh(&mut self, seat: Seat) -> &[f32] {
        self.weights.clear();
        let notes = &mut self.notes[seat.index()];
        self.position.weigh_swiftly(seat, &self.legal, notes, &mut self.weights);
        &self.weights
    }

    /// Takes a decision that was listed as legal.
    pub(crate) fn take(&mut self, seat: Seat, action: G::Action) {
        let taken = self.position.apply(seat, action, &mut Events::muted());
        debug_assert!(taken.is_ok(), "{action} was listed as legal, but refused: {taken:?}");
    }

    /// Plays on until the end, or until what matters is settled. Nothing comes of it once the answer `is_due`.
    pub(crate) fn finish(&mut self, is_due: impl Fn() -> bool) -> Option<End> {
        for _ in 0..MAX_DECISIONS {
            if is_due() {
                return None;
            }
            let Some((seat, action)) = self.next() else { break };
            self.take(seat, action);
        }
        Some(self.end())
    }

    /// At the end a mix of victory and lead; before it what the judgement says, as the guide wants it to count.
    fn end(&self) -> End {
        let mut end = End { values: [0.0; SEATS], chances: [0.0; SEATS] };
        let seats = || Seat::all(self.position.seats());
        if let Some(outcome) = self.position.outcome() {
            for seat in seats() {
                end.chances[seat.index()] = outcome.share(seat) as f32;
                end.values[seat.index()] = self.guide.result(&outcome, seat);
            }
            return end;
        }
        let lead_of = |game: &G, seat| greedy::sound(game.judge(seat)) as f32;
        for seat in seats() {
            let lead = lead_of(&self.position, seat);
            let before = match self.guide.judged {
                Judged::Gain => lead_of(&self.start, seat),
                Judged::Foresight => 0.0,
            };
            end.chances[seat.index()] = self.guide.worth(lead);
            end.values[seat.index()] = self.guide.worth(lead - before);
        }
        let all: f32 = end.chances.iter().sum();
        if all > 0.0 {
            for chance in &mut end.chances {
                *chance /= all;
            }
        }
        end
    }

    /// What the score of the seat that imagined the game is made of.
    pub(crate) fn parts(&self) -> Vec<Part> {
        self.position.parts(self.seat)
    }

    /// What the best of the others comes to.
    pub(crate) fn best_rival(&self) -> i64 {
        let others = Seat::all(self.position.seats()).filter(|seat| *seat != self.seat);
        let score = |seat| self.position.parts(seat).iter().map(|part| i64::from(part.points)).sum();
        others.map(score).max().unwrap_or_default()
    }
}

/// One of the places where the weight is highest, each equally likely.
fn best(weights: &[f32], luck: &mut Luck) -> usize {
    let (mut best, mut most, mut equals) = (0, f64::NEG_INFINITY, 0);
    for (place, weight) in weights.iter().enumerate() {
        let weight = greedy::sound(*weight);
        if weight > most {
            (best, most, equals) = (place, weight, 1);
        } else if weight >= most {
            equals += 1;
            if luck.below(equals) == 0 {
                best = place;
            }
        }
    }
    best
}
