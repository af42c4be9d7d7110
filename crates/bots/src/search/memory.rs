//! What a bot still knows when it is asked again within its turn.

use railhead_game::{Events, Game, Judgement, Luck, Seat};

use super::tree::{Branch, Tree};
use crate::Question;

/// In how many imagined positions a decision must lead to the same sight for nothing hidden to have shown up.
const FUTURES: u64 = 4;

/// What was looked at of the next decision of a seat while it thought about the one before.
pub(super) struct Memory<A> {
    next: Sight<A>,
    branch: Branch<A>,
}

/// What a seat sees when it has something to choose, and what it may decide.
#[derive(PartialEq)]
struct Sight<A> {
    view: Vec<u8>,
    legal: Vec<A>,
}

impl<A: Copy + Eq> Memory<A> {
    /// What is known of the question that follows when the seat decides what stands at `place`. Nothing if somebody else
    /// decides before it, or if something may show up that it could not foresee: then it has to think anew.
    pub(super) fn new<G: Judgement<Action = A>>(
        tree: Tree<'_, '_, G>,
        place: usize,
        first: u64,
    ) -> Option<Memory<A>> {
        let question = tree.question();
        let (seat, action) = (question.seat(), question.legal()[place]);
        let mut futures = (0..FUTURES).map(|number| {
            let position = question.imagine(&mut Luck::new(first.wrapping_add(number)));
            foresee(position, seat, action)
        });
        let next = futures.next()??;
        let is_sure = futures.all(|other| other.as_ref() == Some(&next));
        let branch = if is_sure { tree.into_branch(place, seat) } else { None };
        branch.map(|branch| Memory { next, branch })
    }

    /// What is known of this question; nothing if it is not the one that was foreseen.
    pub(super) fn of<G: Game<Action = A>>(self, question: &Question<'_, G>) -> Option<Branch<A>> {
        let sight = Sight::new(&question.view(), question.legal().to_vec());
        (sight.as_ref() == Some(&self.next)).then_some(self.branch)
    }
}

impl<A> Sight<A> {
    fn new(view: &impl serde::Serialize, legal: Vec<A>) -> Option<Sight<A>> {
        serde_json::to_vec(view).ok().map(|view| Sight { view, legal })
    }
}

/// What `seat` sees when it has something to choose again; `None` if somebody else decides before it does.
fn foresee<G: Game>(mut position: G, seat: Seat, action: G::Action) -> Option<Sight<G::Action>> {
    let (mut next, mut legal) = (action, Vec::new());
    loop {
        position.apply(seat, next, &mut Events::muted()).ok()?;
        position.actors().first().filter(|first| *first == seat)?;
        legal.clear();
        position.legal(seat, &mut legal);
        match legal.as_slice() {
            [] => return None,
            [only] => next = *only,
            _ => return Sight::new(&position.view(Some(seat)), legal),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::num::NonZeroUsize;

    use railhead_game::{Options, Seed, Setup};

    use super::*;
    use crate::{Level, Searcher, toy::Toy};

    fn toy(asked: &str, seed: u8) -> Toy {
        let options = Options::default().with("asked", asked);
        let setup = Setup::checked(Toy::meta(), 2, &options, Seed([seed; 32]), 1).unwrap();
        Toy::new(&setup).unwrap()
    }

    /// What is remembered after the first decision at place 0.
    fn remembered(state: &Toy) -> Option<Memory<<Toy as Game>::Action>> {
        let mut legal = Vec::new();
        let question = Question::new(state, Seat(0), &mut legal, None).unwrap();
        let searcher = Searcher::new(Level::Expert.effort(&Toy::guide()).unwrap());
        let tree = searcher.grow(&question, None, 1).unwrap();
        Memory::new(tree, 0, 1)
    }

    #[test]
    fn what_was_seen_of_the_next_decision_counts_when_it_is_due() {
        let mut state = toy("twice", 4);
        let memory = remembered(&state).expect("the same seat is asked again");
        let mut legal = Vec::new();
        Question::new(&state, Seat(0), &mut legal, None).unwrap();
        state.apply(Seat(0), legal[0], &mut Events::muted()).unwrap();
        let question = Question::new(&state, Seat(0), &mut legal, None).unwrap();
        let branch = memory.of(&question).expect("it came as foreseen");
        let guide = Toy::guide();
        let mut tree = Tree::new(&question, guide, 2).with(branch);
        let known = tree.looks();
        assert!(known > 0 && known < guide.iterations, "{known}");
        tree.run(guide.iterations, 0.9, NonZeroUsize::MIN);
        assert!(tree.looks() > known && tree.looks() <= guide.iterations, "{}", tree.looks());
    }

    #[test]
    fn another_question_is_thought_about_anew() {
        let mut state = toy("twice", 4);
        let memory = remembered(&state).unwrap();
        let mut legal = Vec::new();
        let question = Question::new(&state, Seat(0), &mut legal, None).unwrap();
        assert!(memory.of(&question).is_none(), "the first question again");
        let memory = remembered(&state).unwrap();
        let leave = legal[1];
        state.apply(Seat(0), leave, &mut Events::muted()).unwrap();
        let question = Question::new(&state, Seat(0), &mut legal, None).unwrap();
        assert!(memory.of(&question).is_none(), "what follows another decision");
    }

    #[test]
    fn nothing_is_kept_where_something_unknown_shows_up_or_others_decide() {
        assert!(remembered(&toy("once", 4)).is_none());
    }
}
