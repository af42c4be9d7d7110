//! What a bot is given: one seat's place at the table, and no more.

use crate::{Game, Luck, Seat};

/// A running game as `seat` knows it. A bot gets this and never the state itself, so it cannot see more than a
/// person in its chair would: its view, its legal decisions, and as many imagined positions as it cares to draw.
#[derive(Debug)]
pub struct Vantage<'a, G: Game> {
    state: &'a G,
    seat: Seat,
}

impl<'a, G: Game> Vantage<'a, G> {
    /// The place of `seat` in `state`.
    pub fn new(state: &'a G, seat: Seat) -> Vantage<'a, G> {
        Vantage { state, seat }
    }

    /// Whose place this is.
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

    /// Adds what the seat may decide.
    pub fn legal(&self, out: &mut Vec<G::Action>) {
        self.state.legal(self.seat, out);
    }

    /// A position that may be the true one for all the seat knows.
    pub fn imagine(&self, luck: &mut Luck) -> G {
        let mut imagined = self.state.clone();
        imagined.determinize(self.seat, luck);
        imagined
    }
}
