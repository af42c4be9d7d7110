//! A game small enough to be seen through: the bots' tests play it.
//!
//! A number lies open. In turn, each seat takes it, for better or worse, or leaves it; then the next one, which lay
//! hidden, is turned over. After so many turns the highest sum wins.

use std::{fmt, str::FromStr};

use railhead_game::{
    AuditFault, Chance, Choice, Cover, Dice, Events, Game, Guide, Illegal, Judgement, Lang, Lid, Luck, Meta,
    NotationError, OptionKind, OptionSpec, Options, Outcome, Part, Present, Scene, Seat, SeatSet, Setup,
    SetupError, Stage, Standing, Weight,
};
use serde::Serialize;

use crate::Contest;

/// A number in `-LIMIT..=LIMIT` lies open.
const LIMIT: i32 = 3;
/// How often each seat decides.
const ROUNDS: u32 = 6;

static META: Meta = Meta {
    id: "toy",
    title: "Take It or Leave It",
    prefix: "T",
    min_seats: 2,
    max_seats: 4,
    games: 1,
    lid: Lid {
        minutes: 1,
        weight: Weight::Light,
        sign: "M4 4h16v16H4z",
        cover: Cover::Board { seats: 2, plies: 0, part: [0, 0, 1, 1] },
    },
    versions: &[1],
    options: &[
        OptionSpec { key: "fault", kind: OptionKind::Choice(&["none", "refusal", "endless", "silent"]) },
        OptionSpec { key: "asked", kind: OptionKind::Choice(&["once", "twice"]) },
    ],
};

/// A fault that the game is made with, to see it found out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Flaw {
    None,
    /// Leaving a 0 is listed but refused.
    Refusal,
    /// The game doesn't end.
    Endless,
    /// When a 3 lies open there is nothing to decide.
    Silent,
}

#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Toy {
    turn: Seat,
    left: u32,
    open: i32,
    hidden: i32,
    sums: Vec<i32>,
    flaw: Flaw,
    /// Whether a seat is asked about each number once more before the next is turned over.
    is_twice: bool,
    is_again: bool,
    dice: Dice,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Action {
    Take,
    Leave,
}

#[derive(Clone, Debug, Serialize)]
pub(crate) struct View {
    open: i32,
    is_again: bool,
    sums: Vec<i32>,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Action::Take => "take",
            Action::Leave => "leave",
        })
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Action, NotationError> {
        match text {
            "take" => Ok(Action::Take),
            "leave" => Ok(Action::Leave),
            _ => Err(NotationError::new(text, "take or leave")),
        }
    }
}

impl Toy {
    /// The number that lies open.
    pub(crate) fn open(&self) -> i32 {
        self.open
    }
}

fn number(chance: &mut impl Chance) -> i32 {
    chance.below(2 * LIMIT as u32 + 1) as i32 - LIMIT
}

impl Game for Toy {
    type Action = Action;
    type Event = ();
    type View = View;

    fn meta() -> &'static Meta {
        &META
    }

    fn new(setup: &Setup) -> Result<Toy, SetupError> {
        let mut dice = Dice::new(&setup.seed);
        let flaw = match setup.options.get("fault") {
            Some("refusal") => Flaw::Refusal,
            Some("endless") => Flaw::Endless,
            Some("silent") => Flaw::Silent,
            _ => Flaw::None,
        };
        Ok(Toy {
            turn: Seat(0),
            left: ROUNDS * u32::from(setup.seats),
            open: number(&mut dice),
            hidden: number(&mut dice),
            sums: vec![0; usize::from(setup.seats)],
            flaw,
            is_twice: setup.options.get("asked") == Some("twice"),
            is_again: false,
            dice,
        })
    }

    fn seats(&self) -> u8 {
        self.sums.len() as u8
    }

    fn actors(&self) -> SeatSet {
        if self.left == 0 { SeatSet::EMPTY } else { SeatSet::only(self.turn) }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        let silent = self.flaw == Flaw::Silent && self.open == LIMIT;
        if self.actors().contains(seat) && !silent {
            out.extend([Action::Take, Action::Leave]);
        }
    }

    fn apply(&mut self, seat: Seat, action: Action, events: &mut Events<()>) -> Result<(), Illegal> {
        let flawed = self.flaw == Flaw::Refusal && (self.open, action) == (0, Action::Leave);
        if flawed || !self.actors().contains(seat) {
            return Err(Illegal::new("T-1.1", "not-your-turn"));
        }
        if action == Action::Take {
            self.sums[seat.index()] += self.open;
        }
        self.is_again = self.is_twice && !self.is_again;
        if self.is_again {
            return Ok(());
        }
        self.open = self.hidden;
        self.hidden = number(&mut self.dice);
        events.revealed();
        self.turn = self.turn.next(self.seats());
        self.left -= u32::from(self.flaw != Flaw::Endless);
        Ok(())
    }

    fn view(&self, _viewer: Option<Seat>) -> View {
        View { open: self.open, is_again: self.is_again, sums: self.sums.clone() }
    }

    fn determinize(&mut self, _seat: Seat, luck: &mut Luck) {
        self.dice = Dice::imagined(luck);
        self.hidden = number(&mut self.dice);
    }

    fn outcome(&self) -> Option<Outcome> {
        let standing = |seat: Seat| {
            let score = self.sums[seat.index()];
            Standing { seat, rank: 0, score, tie_breaks: vec![], parts: vec![Part::new("sum", score)] }
        };
        (self.left == 0).then(|| Outcome::ranked(Seat::all(self.seats()).map(standing).collect()))
    }

    fn chart(&self) -> Vec<i64> {
        self.sums.iter().map(|sum| i64::from(*sum)).collect()
    }

    fn audit(&self) -> Result<(), AuditFault> {
        AuditFault::unless(self.open.abs() <= LIMIT, "a number that isn't in the box")
    }

    fn secrets(&self, _viewer: Option<Seat>) -> Vec<String> {
        Vec::new()
    }
}

impl Judgement for Toy {
    type Notes = ();

    fn guide() -> Guide {
        Guide { iterations: 120, glances: 120, curiosity: Some(0.9), ..Guide::default() }
    }

    fn judge(&self, seat: Seat) -> f32 {
        self.sums[seat.index()] as f32
    }
}

impl Present for Toy {
    fn locale(_lang: Lang) -> &'static str {
        "blurb = A number lies open.\nscore-sum = Sum\nnot-your-turn = It is not your turn.\n"
    }

    fn rules(_lang: Lang) -> &'static str {
        "# Take It or Leave It\n\n## 1 Play\n\n**T-1.1** Seats decide in turn.\n"
    }

    fn scene(_view: &View, _stage: &Stage<'_, Action>) -> Scene {
        Scene::default()
    }

    fn prompt(view: &View, _stage: &Stage<'_, Action>) -> String {
        format!("Take {}?", view.open)
    }

    fn choice(_view: &View, action: Action, _stage: &Stage<'_, Action>) -> Choice {
        Choice::new(action.to_string())
    }

    fn tell((): &(), _stage: &Stage<'_, Action>) -> Option<String> {
        None
    }
}

/// A contest with a fault in its game.
pub(crate) fn flawed(contest: Contest, fault: &str) -> Contest {
    Contest { options: Options::default().with("fault", fault), ..contest }
}

#[cfg(test)]
mod tests {
    use railhead_testkit::Trial;

    use super::*;

    #[test]
    fn the_toy_is_a_game() {
        Trial::<Toy>::new(3).games(5).run();
    }
}
