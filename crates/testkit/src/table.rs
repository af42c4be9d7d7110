//! A table to try rules at.

use railhead_game::{Events, Game, Illegal, Options, Seat, Seed, Setup, Told};

/// A position, what has happened since it was made, and words to go on from it. Decisions are written as players write
/// them, parted by `;`.
///
/// ```
/// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/checks/nim.rs"));
/// # fn main() {
/// use railhead_game::Options;
/// use railhead_testkit::Table;
///
/// let table: Table<Nim> = Table::new(2, &Options::default(), 1);
/// let table = table.play("take 3; take 2").refuses("take 4; take 0", "NI-1.2").refuses_to(Seat(1), "take 1", "NI-1.1");
/// assert_eq!((table.game.heap, table.may("take 3")), (7, true));
/// # }
/// ```
///
/// A game adds its own words by an extension trait: `trait Words { fn money(self, seat: u8, dollars: u32) -> Self; }`.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    /// The position.
    pub game: G,
    /// What was told, to whom, since the table was made.
    pub told: Vec<Told<G::Event>>,
    /// Whether every component is there, so that the position can be audited after each decision.
    pub whole: bool,
}

impl<G: Game> Table<G> {
    /// The table of this position, whole.
    pub fn at(game: G) -> Table<G> {
        Table { game, told: Vec::new(), whole: true }
    }

    /// A new game under the current rules; every byte of its seed is `seed`.
    #[track_caller]
    pub fn new(seats: u8, options: &Options, seed: u8) -> Table<G> {
        let meta = G::meta();
        let setup = Setup::checked(meta, seats, options, Seed([seed; 32]), meta.current_version());
        let game = setup.and_then(|setup| G::new(&setup));
        Table::at(game.unwrap_or_else(|error| panic!("{}: {error}", meta.id)))
    }

    /// Whoever is to decide takes these decisions, one after another.
    #[track_caller]
    pub fn play(mut self, decisions: &str) -> Table<G> {
        for decision in parted(decisions) {
            let seat = self.to_decide();
            self.take(seat, decision);
        }
        self
    }

    /// `seat` takes these decisions, one after another.
    #[track_caller]
    pub fn play_as(mut self, seat: Seat, decisions: &str) -> Table<G> {
        for decision in parted(decisions) {
            self.take(seat, decision);
        }
        self
    }

    /// Each of these decisions is refused to whoever is to decide, by this paragraph, and changes nothing.
    #[track_caller]
    pub fn refuses(self, decisions: &str, paragraph: &str) -> Table<G> {
        let seat = self.to_decide();
        self.refuses_to(seat, decisions, paragraph)
    }

    /// Each of these decisions is refused to `seat`, by this paragraph, and changes nothing.
    #[track_caller]
    pub fn refuses_to(self, seat: Seat, decisions: &str, paragraph: &str) -> Table<G> {
        for decision in parted(decisions) {
            match self.refusal(seat, decision) {
                Some(illegal) => {
                    assert_eq!(illegal.paragraph, paragraph, "{decision} by seat {seat}: {}", illegal.reason);
                }
                None => panic!("{decision} by seat {seat} is accepted"),
            }
        }
        self
    }

    /// Why the decision is refused to `seat`, having changed nothing; `None` if it is accepted.
    #[track_caller]
    pub fn refusal(&self, seat: Seat, decision: &str) -> Option<Illegal> {
        let mut after = self.game.clone();
        let illegal = after.apply(seat, read::<G>(decision), &mut Events::muted()).err()?;
        assert!(after == self.game, "{decision} by seat {seat} is refused but changes something");
        Some(illegal)
    }

    /// Who is to decide: the first, if there are several.
    #[track_caller]
    pub fn to_decide(&self) -> Seat {
        self.game.actors().first().expect("nobody is to decide: the game is over")
    }

    /// What may be decided by whoever is to decide; nothing once the game is over.
    pub fn legal(&self) -> Vec<String> {
        self.game.actors().first().map(|seat| self.legal_for(seat)).unwrap_or_default()
    }

    /// What may be decided by `seat`.
    pub fn legal_for(&self, seat: Seat) -> Vec<String> {
        let mut legal = Vec::new();
        self.game.legal(seat, &mut legal);
        legal.iter().map(ToString::to_string).collect()
    }

    /// Whether whoever is to decide may decide this.
    pub fn may(&self, decision: &str) -> bool {
        self.legal().iter().any(|legal| legal == decision)
    }

    /// What `viewer` may know; `None` is a spectator.
    pub fn view(&self, viewer: Option<Seat>) -> G::View {
        self.game.view(viewer)
    }

    /// What happened since the table was made, whoever was told.
    pub fn events(&self) -> impl DoubleEndedIterator<Item = &G::Event> {
        self.told.iter().map(|told| &told.event)
    }

    #[track_caller]
    fn take(&mut self, seat: Seat, decision: &str) {
        let mut events = Events::recording();
        if let Err(illegal) = self.game.apply(seat, read::<G>(decision), &mut events) {
            panic!("{decision} by seat {seat} is refused: {illegal}");
        }
        self.told.extend(events.into_told());
        if self.whole
            && let Err(fault) = self.game.audit()
        {
            panic!("after {decision} by seat {seat}: {fault}");
        }
    }
}

fn parted(decisions: &str) -> impl Iterator<Item = &str> {
    decisions.split(';').map(str::trim).filter(|decision| !decision.is_empty())
}

#[track_caller]
fn read<G: Game>(decision: &str) -> G::Action {
    match decision.parse() {
        Ok(action) => action,
        Err(error) => panic!("{error}"),
    }
}
