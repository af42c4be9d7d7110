//! The contract.

use std::{
    fmt::{Debug, Display},
    hash::Hash,
    str::FromStr,
};

use serde::Serialize;

use crate::{
    AuditFault, Events, Illegal, Luck, Meta, NotationError, Options, Outcome, Seat, SeatSet, Setup,
    SetupError,
};

/// A game: its rules, as a value that is the whole position.
///
/// A game is a pure function of its set-up and its decisions. Nothing in it reads a clock or asks the system for
/// chance, and no order of iteration depends on a hash: the same set-up and the same decisions give the same
/// position on every machine, for ever. The value is cheap to clone: bots copy it thousands of times a second.
///
/// Decisions are atomic and small: choose a tile; choose a payment; choose a card. A turn is a short path of
/// decisions through an explicit phase or stack of pending decisions inside the state, never one composed action. A
/// decision point with exactly one legal decision that would reveal nothing is not a decision point: the rules play
/// it. There is one exception: a turn that would end by itself waits for `end`, so that the decision before it can
/// still be taken back ([`TurnEnd`](crate::TurnEnd)). It does not wait where that decision revealed something, nor
/// where it was itself the decision to be done with the turn.
pub trait Game: Clone + Debug + PartialEq + Send + Sync + 'static {
    /// A decision. `Display` and `FromStr` are its notation: short, stable, readable, one line (`lay A3`).
    type Action: Copy
        + Eq
        + Ord
        + Hash
        + Debug
        + Display
        + FromStr<Err = NotationError>
        + Send
        + Sync
        + 'static;

    /// A typed fact of what happened, as one audience may know it.
    type Event: Clone + Debug + Serialize + Send + Sync + 'static;

    /// All that one seat, or a spectator, may know. Built up from nothing; holds nothing hidden.
    type View: Clone + Debug + Serialize + Send + Sync + 'static;

    /// What the game says of itself.
    fn meta() -> &'static Meta;

    /// The position before the first decision. `setup` has been checked against [`Game::meta`] by
    /// [`Setup::checked`]; what only the game can judge (an option of kind text) it refuses here.
    fn new(setup: &Setup) -> Result<Self, SetupError>;

    /// How many seats the table has.
    fn seats(&self) -> u8;

    /// Who must decide now. Several where the rules let seats choose at the same time; nobody once the game is
    /// over, or while it waits for somebody to take a seat ([`Game::seating`]).
    fn actors(&self) -> SeatSet;

    /// Who takes the first turn, if that is one seat: asked of the position before the first decision, and what turn
    /// order is counted from. The default is whoever decides first, alone.
    fn starter(&self) -> Option<Seat> {
        let actors = self.actors();
        actors.first().filter(|_| actors.len() == 1)
    }

    /// Adds every decision that `seat` may take now, in a fixed order, each once. Nothing for a seat that has
    /// nothing to decide. A seat that is no actor has decisions where the rules let it speak up unasked; bots never
    /// do. Never over a few hundred.
    fn legal(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// Takes a decision and plays on to the next decision point. Accepts exactly what [`Game::legal`] lists and
    /// [`Game::seating`] names; refuses
    /// everything else with the paragraph that forbids it and leaves the state untouched. `events` are new: they take
    /// down this decision alone.
    fn apply(
        &mut self,
        seat: Seat,
        action: Self::Action,
        events: &mut Events<Self::Event>,
    ) -> Result<(), Illegal>;

    /// Whether the game goes on with seats that nobody holds: [`Game::seating`] then tells it of them. In other games
    /// every seat has somebody, and the table finds a substitute for whoever leaves.
    fn keeps_empty_seats() -> bool {
        false
    }

    /// The decision that the table itself takes for `seat` when somebody sits down there (`held`), or when nobody is
    /// left there. A game knows no persons, only what its log says of seats: this is written in the log like any other
    /// decision and replays like any other, but nobody is asked for it. [`Game::legal`] never lists it,
    /// [`Game::apply`] accepts it at any time, and it is never taken back. `None` where it would change nothing.
    fn seating(&self, seat: Seat, held: bool) -> Option<Self::Action> {
        let _ = (seat, held);
        None
    }

    /// Decisions a person might look for now but may not take, each with the reason; shown greyed out. Must give
    /// nothing away that the seat's view doesn't.
    fn refusals(&self, seat: Seat, out: &mut Vec<(Self::Action, Illegal)>) {
        let _ = (seat, out);
    }

    /// All that `viewer` (`None`: a spectator) may know.
    fn view(&self, viewer: Option<Seat>) -> Self::View;

    /// Replaces everything that `seat` cannot know, and the future of the dice, by something drawn at random that
    /// agrees with what it does know. The view of `seat` and its legal decisions stay the same.
    fn determinize(&mut self, seat: Seat, luck: &mut Luck);

    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// One figure per seat that tells how it stands (cash, points), for the chart shown after the end. Called on the
    /// position after each decision, and shown only once the game is over.
    fn chart(&self) -> Vec<i64>;

    /// Checks that every component is accounted for: cards, tiles, money, markers.
    fn audit(&self) -> Result<(), AuditFault>;

    /// What came into play in a finished game and how often, as `group/item`: for reports over many games.
    fn figures(&self) -> Vec<(String, u64)> {
        Vec::new()
    }

    /// What another table could begin from, if this position of a game that was set up from `setup` leaves something
    /// behind by the time of `now`, which is the same game here or further on. It may come into anybody's hands while
    /// that game goes on: it holds no seed and no decision, and does not depend on what any seat cannot know.
    fn branch(&self, now: &Self, setup: &Setup) -> Option<Branch> {
        let _ = (now, setup);
        None
    }

    /// Whether a decision that `seat` was about to take at `earlier` means the same here, where only other seats have
    /// decided since. By default, if the seat may decide just what it might have then. A game may know of questions
    /// that stay the same although something was added to them or fell away; what the rules no longer allow they
    /// refuse.
    fn asks_the_same(&self, earlier: &Self, seat: Seat) -> bool {
        let (mut then, mut now) = (Vec::new(), Vec::new());
        earlier.legal(seat, &mut then);
        self.legal(seat, &mut now);
        !now.is_empty() && now == then
    }

    /// Whether the notation of this decision, about to be taken by `seat`, may be shown to everybody while the game
    /// runs. A decision that chooses among hidden things (which tickets are kept) answers `false`; the log then
    /// shows others only that a decision was made.
    fn is_public(&self, seat: Seat, action: Self::Action) -> bool {
        let _ = (seat, action);
        true
    }

    /// The ids, as views write them, of all that `viewer` must not be able to read now. For tests: no text leaf of
    /// a view may be one of these.
    fn secrets(&self, viewer: Option<Seat>) -> Vec<String>;
}

/// What a position leaves to a table that goes on from it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Branch {
    /// The game of that table.
    pub game: &'static str,
    /// Its options.
    pub options: Options,
}
