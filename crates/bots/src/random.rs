//! The bot that plays anything.

use railhead_game::{Chance, Game, Luck};

use crate::{Bot, Question};

/// Takes any legal decision, each equally likely.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    #[inline]
    fn decide(&mut self, question: &Question<'_, G>, luck: &mut Luck) -> G::Action {
        let legal = question.legal();
        legal[luck.below(legal.len() as u32) as usize]
    }
}
