//! A game small enough to be seen through that has everything a game may have: a text it was given, sealed rules, a
//! binder, chapters, and something to go on from.
//!
//! Each seat in turn hauls or rests. When everybody has, a new day begins; after so many days the most hauls win.

use std::{fmt, str::FromStr};

use railhead_bots::GameWithBots;
use railhead_game::{
    Aid, AidLine, AuditFault, Branch, Canvas, Choice, Cover, Events, Game, GameOf, Illegal, Judgement, Lang,
    Layer, Lid, Luck, Meta, NotationError, OptionKind, OptionSpec, Options, Outcome, Pane, Part, Place,
    Present, Scene, Seat, SeatSet, Setup, SetupError, Stage, Standing, Weight, Words,
};
use serde::Serialize;

/// How many days a game has.
pub(crate) const DAYS: u32 = 3;

/// The text of a cargo that goes off, which is a panic: `gunpowder in judge` whenever a bot judges a position, `…apply`
/// half way through a rest, `…legal` whenever decisions are listed.
pub(crate) const GUNPOWDER: &str = "gunpowder in ";

/// The text of a cargo of mules: where nobody takes down what happens, which is how a game takes its own past anew, they
/// do not rest.
pub(crate) const MULES: &str = "mules";

/// The text that cannot be travelled with.
pub(crate) const SPOILT: &str = "spoilt";

static META: Meta = Meta {
    id: "caravan",
    title: "Caravan",
    prefix: "CA",
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
        OptionSpec { key: "pace", kind: OptionKind::Choice(&["slow", "fast"]) },
        OptionSpec { key: "cargo", kind: OptionKind::Text },
    ],
};

/// A lesson of three steps: to read, to do, to answer.
const LESSON: &str = r#"
minutes = 1

[position.begin]
seats = 2
seed = "1"

[[step]]
position = "begin"

[[step]]
lit = ["trail"]
do = "haul"
then = ["1 rest"]

[[step]]
answers = 2
right = 1
"#;

/// The games of these tests.
pub(crate) fn games() -> &'static [&'static dyn GameWithBots] {
    static GAME: GameOf<Caravan> = GameOf::new();
    static GAMES: &[&dyn GameWithBots] = &[&GAME];
    GAMES
}

#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Caravan {
    cargo: String,
    decided: u32,
    hauls: Vec<u32>,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Action {
    Haul,
    Rest,
}

/// A new day.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) struct Dawn(u32);

#[derive(Clone, Debug, Serialize)]
pub(crate) struct View {
    day: u32,
    hauls: Vec<u32>,
    /// What the viewer alone knows: its own number, so that tests can tell the views apart.
    papers: Option<String>,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Action::Haul => "haul",
            Action::Rest => "rest",
        })
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Action, NotationError> {
        match text {
            "haul" => Ok(Action::Haul),
            "rest" => Ok(Action::Rest),
            _ => Err(NotationError::new(text, "haul or rest")),
        }
    }
}

impl Caravan {
    fn day(&self) -> u32 {
        self.decided / self.hauls.len() as u32
    }

    /// Panics if the cargo goes off here.
    fn touch(&self, place: &str) {
        assert_ne!(self.cargo.strip_prefix(GUNPOWDER), Some(place), "it went off");
    }

    fn turn(&self) -> Seat {
        Seat((self.decided % self.hauls.len() as u32) as u8)
    }
}

impl Game for Caravan {
    type Action = Action;
    type Event = Dawn;
    type View = View;

    fn meta() -> &'static Meta {
        &META
    }

    fn new(setup: &Setup) -> Result<Caravan, SetupError> {
        let cargo = setup.options.get("cargo").unwrap_or_default().to_owned();
        if cargo.starts_with(SPOILT) {
            return Err(SetupError::BadOption { key: "cargo".to_owned(), value: cargo });
        }
        Ok(Caravan { cargo, decided: 0, hauls: vec![0; usize::from(setup.seats)] })
    }

    fn seats(&self) -> u8 {
        self.hauls.len() as u8
    }

    fn actors(&self) -> SeatSet {
        if self.day() == DAYS { SeatSet::EMPTY } else { SeatSet::only(self.turn()) }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        self.touch("legal");
        if self.actors().contains(seat) {
            out.extend([Action::Haul, Action::Rest]);
        }
    }

    fn apply(&mut self, seat: Seat, action: Action, events: &mut Events<Dawn>) -> Result<(), Illegal> {
        if !self.actors().contains(seat) {
            return Err(Illegal::new("CA-1.1", "not-your-turn"));
        }
        if self.cargo == MULES && action == Action::Rest && !events.is_recording() {
            return Err(Illegal::new("CA-1.1", "not-your-turn"));
        }
        self.hauls[seat.index()] += u32::from(action == Action::Haul);
        let before = self.day();
        self.decided += 1;
        if action == Action::Rest {
            self.touch("apply");
        }
        if self.day() > before {
            events.all(Dawn(self.day()));
        }
        Ok(())
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        let papers = viewer.map(|seat| format!("papers-of-{seat}"));
        View { day: self.day(), hauls: self.hauls.clone(), papers }
    }

    fn determinize(&mut self, _seat: Seat, _luck: &mut Luck) {}

    fn outcome(&self) -> Option<Outcome> {
        let standing = |seat: Seat| {
            let score = self.hauls[seat.index()] as i32;
            Standing { seat, rank: 0, score, tie_breaks: vec![], parts: vec![Part::new("hauls", score)] }
        };
        (self.day() == DAYS).then(|| Outcome::ranked(Seat::all(self.seats()).map(standing).collect()))
    }

    fn chart(&self) -> Vec<i64> {
        self.hauls.iter().map(|hauls| i64::from(*hauls)).collect()
    }

    fn audit(&self) -> Result<(), AuditFault> {
        AuditFault::unless(self.hauls.iter().sum::<u32>() <= self.decided, "more hauls than decisions")
    }

    fn branch(&self, _now: &Caravan, _setup: &Setup) -> Option<Branch> {
        let options = Options::default().with("cargo", &format!("{}, day {}", self.cargo, self.day()));
        (self.day() > 1).then_some(Branch { game: META.id, options })
    }

    fn secrets(&self, _viewer: Option<Seat>) -> Vec<String> {
        Vec::new()
    }
}

impl Judgement for Caravan {
    type Notes = ();

    fn judge(&self, seat: Seat) -> f32 {
        self.touch("judge");
        self.hauls[seat.index()] as f32
    }
}

fn pane(id: &'static str, title: &str, text: &str) -> Pane {
    let layer = Layer::new(id, maud::html! { p data-spot=(id) { (text) } });
    Pane { id, title: title.to_owned(), place: Place::Board, canvas: Canvas::Html, layers: vec![layer] }
}

impl Present for Caravan {
    fn locale(_lang: Lang) -> &'static str {
        "blurb = A long way.\nscore-hauls = Hauls\nnot-your-turn = It is not your turn.\n\
         option-pace = Pace\noption-pace-help = How fast.\noption-pace-slow = Slow\noption-pace-slow-help = So.\n\
         option-pace-fast = Fast\noption-pace-fast-help = So.\n\
         lesson-first = The way\n\
         lesson-first-1 = Wake up\nlesson-first-1-text = It is **day**.\n\
         lesson-first-2 = Move\nlesson-first-2-text = Goods want to travel.\nlesson-first-2-task = Haul.\n\
         lesson-first-3 = Count\nlesson-first-3-text = One haul.\nlesson-first-3-task = How many hauls?\n\
         lesson-first-3-answer-1 = One\nlesson-first-3-answer-2 = Two\nlesson-first-3-why-2 = One is enough.\n\
         lesson-examples-1 = The trail\nlesson-examples-1-text = It is long.\n\
         minute-1 = Haul or rest.\nmistake-1 = To rest **always** (CA-1.1).\naid-turn = A turn\naid-turn-1 = Haul, or rest.\n"
    }

    fn lessons() -> &'static [(&'static str, &'static str)] {
        &[("first", LESSON)]
    }

    fn examples() -> Option<&'static str> {
        Some(
            "minutes = 1\n[position.begin]\nseats = 2\nseed = \"1\"\n[[step]]\nrole = \"minute\"\nposition = \"begin\"\n",
        )
    }

    fn aids(words: &Words) -> Vec<Aid> {
        vec![Aid::new(words.say("aid-turn"), [AidLine::text(words.say("aid-turn-1"))])]
    }

    fn rules(_lang: Lang) -> &'static str {
        "# Caravan\n\nA long way.\n\n## 1 Play\n\n**CA-1.1** Seats decide in turn.\n\n\
         ## 2 The second day\n\n**CA-2.1** Wolves may be heard.\n\n\
         ## 12 The third day\n\n**CA-12.1** Bears may be seen.\n"
    }

    fn scene(view: &View, _stage: &Stage<'_, Action>) -> Scene {
        let papers = view.papers.as_deref().unwrap_or("no papers");
        Scene { panes: vec![pane("trail", "Trail", &format!("Day {}, {papers}", view.day))] }
    }

    fn prompt(view: &View, _stage: &Stage<'_, Action>) -> String {
        format!("Day {}", view.day)
    }

    fn hint(view: &View, _stage: &Stage<'_, Action>) -> String {
        view.papers
            .as_ref()
            .map(|papers| format!("The most hauls win, say the {papers}."))
            .unwrap_or_default()
    }

    fn choice(_view: &View, action: Action, _stage: &Stage<'_, Action>) -> Choice {
        Choice::new(action.to_string())
    }

    fn tell(dawn: &Dawn, stage: &Stage<'_, Action>) -> Option<String> {
        Some(format!("Day {} dawns for {}", dawn.0, stage.name(Seat(0))))
    }

    fn has_binder(_view: &View) -> bool {
        true
    }

    fn binder(view: &View, stage: &Stage<'_, Action>) -> Vec<Pane> {
        let pages = format!("{} days behind us, says {}", view.day, stage.name(Seat(0)));
        vec![pane("diary", "Diary", &pages), pane("ledger", "Ledger", &format!("{:?}", view.hauls))]
    }

    fn sealed(view: &View) -> Vec<u8> {
        [(1, 2), (2, 12)].into_iter().filter(|(day, _)| view.day < *day).map(|(_, section)| section).collect()
    }

    fn boxes(words: &Words) -> Vec<Pane> {
        vec![pane("crates", "Crates", &format!("Wolves and bears ({})", words.lang()))]
    }

    fn chapter(dawn: &Dawn, _stage: &Stage<'_, Action>) -> Option<String> {
        Some(format!("Dawn of day {}", dawn.0))
    }
}

mod tests {
    use railhead_testkit::{Trial, lessons_are_sound};

    use super::*;

    #[test]
    fn the_caravan_is_a_game() {
        Trial::<Caravan>::new(3).games(5).run();
        lessons_are_sound::<Caravan>();
    }
}
