//! What a bot is, and what it is asked.

use std::time::Instant;

use railhead_game::{Game, Luck, Seat, Vantage};

/// A player that is no person.
pub trait Bot<G: Game> {
    /// One of the [legal decisions](Question::legal) of the question. The same question and the same luck give the
    /// same decision, unless a deadline cuts the thinking short.
    ///
    /// Past the deadline a bot answers with the best it has thought of so far, which may be any legal decision.
    fn decide(&mut self, question: &Question<'_, G>, luck: &mut Luck) -> G::Action;
}

/// A decision that is asked of a bot: the place it sits in, what it may decide, and by when.
#[derive(Debug)]
pub struct Question<'a, G: Game> {
    vantage: Vantage<'a, G>,
    legal: &'a [G::Action],
    deadline: Option<Instant>,
}

impl<'a, G: Game> Question<'a, G> {
    /// What `seat` is asked in `state`, if it has anything to decide. `legal` is room for the list of its legal
    /// decisions, so that whoever asks many questions lists them all in one place.
    pub fn new(
        state: &'a G,
        seat: Seat,
        legal: &'a mut Vec<G::Action>,
        deadline: Option<Instant>,
    ) -> Option<Question<'a, G>> {
        legal.clear();
        state.legal(seat, legal);
        let vantage = Vantage::new(state, seat);
        (!legal.is_empty()).then_some(Question { vantage, legal, deadline })
    }

    /// The place the bot sits in.
    pub fn vantage(&self) -> &Vantage<'a, G> {
        &self.vantage
    }

    /// What the bot may decide: at least one thing.
    #[inline]
    pub fn legal(&self) -> &'a [G::Action] {
        self.legal
    }

    /// Whether the answer is due.
    pub fn is_due(&self) -> bool {
        self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
    }
}
