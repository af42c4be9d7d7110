//! What a bot is, and what it is asked.

use std::time::Instant;

use railhead_game::{Game, Judgement, Luck, Seat, Suspicion};

/// A player that is no person.
pub trait Bot<G: Game> {
    /// One of the [legal decisions](Question::legal) of the question. The same question and the same luck give the
    /// same decision, unless a deadline cuts the thinking short.
    ///
    /// Past the deadline a bot answers with the best it has thought of so far, and if that is nothing, with what the
    /// game's own judgement likes best at a glance.
    fn decide(&mut self, question: &Question<'_, G>, luck: &mut Luck) -> G::Action;
}

/// A decision that is asked of a bot: its place at the table, what it may decide, and by when.
///
/// A bot gets this and never the state itself, so it cannot see more than a person in its chair would:
///
/// ```compile_fail,E0616
/// use railhead_bots::Question;
/// use railhead_game::Game;
///
/// fn peek<'a, G: Game>(question: &'a Question<'_, G>) -> &'a G {
///     question.state
/// }
/// ```
///
/// What it may do instead is imagine:
///
/// ```
/// use railhead_bots::Question;
/// use railhead_game::{Game, Luck};
///
/// fn suppose<G: Game>(question: &Question<'_, G>, luck: &mut Luck) -> G {
///     question.imagine(luck)
/// }
/// ```
#[derive(Debug)]
pub struct Question<'a, G: Game> {
    state: &'a G,
    seat: Seat,
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
        (!legal.is_empty()).then_some(Question { state, seat, legal, deadline })
    }

    /// Whose decision it is.
    #[inline]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// How many seats the table has.
    pub fn seats(&self) -> u8 {
        self.state.seats()
    }

    /// What the seat sees.
    pub fn view(&self) -> G::View {
        self.state.view(Some(self.seat))
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

    /// A position that may be the true one for all the seat knows.
    pub fn imagine(&self, luck: &mut Luck) -> G {
        let mut imagined = self.state.clone();
        imagined.determinize(self.seat, luck);
        imagined
    }
}

impl<G: Judgement> Question<'_, G> {
    /// What the decisions of others say about what they hide, by an imagined position.
    pub(crate) fn suspicion(&self, luck: &mut Luck) -> Option<Suspicion<G>> {
        self.imagine(luck).suspicion(self.seat)
    }

    /// A position that may be the true one for all the seat knows, and is the likelier by this suspicion.
    pub(crate) fn imagine_by(&self, suspicion: Option<&Suspicion<G>>, luck: &mut Luck) -> G {
        let Some(suspicion) = suspicion else { return self.imagine(luck) };
        let mut imagined = self.state.clone();
        suspicion(&mut imagined, luck);
        imagined
    }
}
