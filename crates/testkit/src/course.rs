//! A whole game as a bot plays it in its head, to measure how soon it is done with each decision.

use railhead_game::{Events, Judgement, Luck, Options, Seat, Setup};

/// The decisions of one game that had an alternative, each with the position in which it was due.
#[derive(Debug)]
pub struct Course<G: Judgement> {
    decisions: Vec<(Seat, G, Vec<G::Action>)>,
    seats: usize,
}

impl<G: Judgement> Course<G> {
    /// A game in which everybody takes what the judgement likes best when it is in haste.
    ///
    /// # Panics
    ///
    /// If the game refuses what it lists.
    pub fn new(seats: u8, options: &Options) -> Course<G> {
        let meta = G::meta();
        let setup = Setup::checked(meta, seats, options, Luck::new(4).seed(), meta.current_version());
        let mut game = G::new(&setup.expect("a good set-up")).expect("the game opens");
        let mut course = Course { decisions: Vec::new(), seats: usize::from(seats) };
        let mut notes = course.notes();
        let mut weights = Vec::new();
        while let Some(seat) = game.actors().first() {
            let mut legal = Vec::new();
            game.legal(seat, &mut legal);
            weights.clear();
            game.weigh_swiftly(seat, &legal, &mut notes[seat.index()], &mut weights);
            let best =
                (0..legal.len()).max_by(|a, b| weights[*a].total_cmp(&weights[*b])).unwrap_or_default();
            let action = legal[best];
            if legal.len() > 1 {
                course.decisions.push((seat, game.clone(), legal));
            }
            game.apply(seat, action, &mut Events::muted()).expect("what is listed is legal");
        }
        course
    }

    /// How many decisions there were to choose from, in all.
    pub fn actions(&self) -> usize {
        self.decisions.iter().map(|(.., legal)| legal.len()).sum()
    }

    /// Weighs them all again, in their order, as a bot does in its head.
    pub fn weigh(&self) -> f32 {
        let mut notes = self.notes();
        let mut weights = Vec::new();
        let mut sum = 0.0;
        for (seat, game, legal) in &self.decisions {
            weights.clear();
            game.weigh_swiftly(*seat, legal, &mut notes[seat.index()], &mut weights);
            sum += weights[0];
        }
        sum
    }

    fn notes(&self) -> Vec<G::Notes> {
        let mut notes = Vec::new();
        notes.resize_with(self.seats, G::Notes::default);
        notes
    }
}
