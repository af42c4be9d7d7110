use std::{fmt, str::FromStr};

use railhead_game::{
    AuditFault, Canvas, Choice, Cover, Dice, Events, Game, Illegal, Judgement, Lang, Layer, Lid, Luck, Meta,
    NotationError, OptionKind, OptionSpec, Outcome, Pane, Part, Place, Present, Scene, Seat, SeatSet, Setup,
    SetupError, Stage, Standing, Weight, one_spelling, require,
};
use serde::Serialize;

const STONES: u8 = 12;
const MOST: u8 = 3;

static META: Meta = Meta {
    id: "nim",
    title: "Nim",
    prefix: "NI",
    min_seats: 2,
    max_seats: 2,
    games: 1,
    lid: Lid {
        minutes: 1,
        weight: Weight::Light,
        sign: "M4 4h16v16H4z",
        cover: Cover::Board { seats: 2, plies: 0, part: [0, 0, 1, 1] },
    },
    versions: &[1],
    options: &[OptionSpec { key: "flaw", kind: OptionKind::Text }],
};

#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Nim {
    pub(crate) heap: u8,
    taken: [u8; 2],
    cards: [u8; 2],
    turn: Seat,
    flaw: String,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Take(u8);

#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct Taken {
    pub(crate) seat: Seat,
    pub(crate) stones: u8,
}

#[derive(Clone, Debug, Serialize)]
pub(crate) struct View {
    heap: u8,
    own: Option<String>,
}

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "take {}", self.0)
    }
}

impl FromStr for Take {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Take, NotationError> {
        const EXPECTED: &str = "take 2";
        let stones = text.strip_prefix("take ").and_then(|stones| stones.parse().ok());
        one_spelling(Take(stones.ok_or_else(|| NotationError::new(text, EXPECTED))?), text, EXPECTED)
    }
}

fn card(number: u8) -> String {
    format!("card-{number}")
}

impl Nim {
    fn has(&self, flaw: &str) -> bool {
        self.flaw == flaw
    }

    fn check(&self, seat: Seat, Take(stones): Take) -> Result<(), Illegal> {
        require(self.actors().contains(seat), "NI-1.1", "not-your-turn")?;
        let most = if self.has("lax") { MOST } else { self.heap.min(MOST) };
        require((1..=most).contains(&stones), "NI-1.2", "not-so-many").map_err(|why| why.with("n", stones))
    }

    fn take(&mut self, stones: u8, events: &mut Events<Taken>) {
        self.heap = self.heap.saturating_sub(stones);
        self.taken[self.turn.index()] += stones;
        events.all(Taken { seat: self.turn, stones });
        self.turn = self.turn.next(2);
    }
}

impl Game for Nim {
    type Action = Take;
    type Event = Taken;
    type View = View;

    fn meta() -> &'static Meta {
        &META
    }

    fn new(setup: &Setup) -> Result<Nim, SetupError> {
        let flaw = setup.options.get("flaw").unwrap_or_default().to_owned();
        let mut cards = [1, 2, 3, 4];
        railhead_game::Chance::shuffle(&mut Dice::new(&setup.seed), &mut cards);
        Ok(Nim { heap: STONES, taken: [0; 2], cards: [cards[0], cards[1]], turn: Seat(0), flaw })
    }

    fn seats(&self) -> u8 {
        2
    }

    fn actors(&self) -> SeatSet {
        if self.heap == 0 { SeatSet::EMPTY } else { SeatSet::only(self.turn) }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Take>) {
        let most = if self.has("lax") { self.heap.min(MOST) } else { MOST };
        out.extend((1..=most).map(Take).filter(|take| self.check(seat, *take).is_ok()));
        if self.has("twice") && !out.is_empty() {
            out.push(Take(1));
        }
    }

    fn apply(&mut self, seat: Seat, action: Take, events: &mut Events<Taken>) -> Result<(), Illegal> {
        self.heap -= u8::from(self.has("careless") && self.heap > 3);
        self.check(seat, action)?;
        require(!self.has("deaf") || action != Take(2), "NI-1.2", "not-so-many")?;
        if self.has("endless") {
            self.turn = self.turn.next(2);
            return Ok(());
        }
        self.take(action.0, events);
        if self.heap == 1 && !self.has("idle") {
            self.take(1, events);
        }
        Ok(())
    }

    fn refusals(&self, seat: Seat, out: &mut Vec<(Take, Illegal)>) {
        let refuse = |take| self.check(seat, take).err().map(|illegal| (take, illegal));
        if self.actors().contains(seat) {
            out.extend((1..=MOST).map(Take).filter_map(refuse));
        }
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        let shown = viewer.map(|seat| if self.has("leaky") { seat.next(2) } else { seat });
        let own = shown.map(|seat| card(self.cards[seat.index()]));
        View { heap: self.heap, own: own.or_else(|| self.has("frank").then(|| card(self.cards[0]))) }
    }

    fn determinize(&mut self, seat: Seat, luck: &mut Luck) {
        let [own, other] = [seat, seat.next(2)].map(Seat::index);
        let unknown: Vec<u8> = (1..=4).filter(|number| *number != self.cards[own]).collect();
        if let Some(number) = railhead_game::Chance::pick(luck, &unknown).filter(|_| !self.has("frank")) {
            self.cards[other] = *number;
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let standing = |seat: Seat| {
            let score = i32::from(self.turn != seat);
            let part = Part::new("last", score + i32::from(self.has("sums")));
            Standing { seat, rank: 0, score, tie_breaks: vec![], parts: vec![part] }
        };
        self.actors().is_empty().then(|| Outcome::ranked(Seat::all(2).map(standing).collect()))
    }

    fn chart(&self) -> Vec<i64> {
        self.taken.map(i64::from).into()
    }

    fn audit(&self) -> Result<(), AuditFault> {
        let stones = self.heap + self.taken.iter().sum::<u8>();
        AuditFault::unless(stones == STONES && !self.has("lossy"), format_args!("{stones} stones"))
    }

    fn asks_the_same(&self, earlier: &Nim, seat: Seat) -> bool {
        !self.has("forgetful") && self.heap == earlier.heap && self.actors().contains(seat)
    }

    fn secrets(&self, viewer: Option<Seat>) -> Vec<String> {
        Seat::all(2).filter(|seat| viewer != Some(*seat)).map(|seat| card(self.cards[seat.index()])).collect()
    }
}

impl Judgement for Nim {
    type Notes = ();

    fn judge(&self, seat: Seat) -> f32 {
        f32::from(self.turn != seat && self.heap.is_multiple_of(MOST + 1))
    }
}

impl Present for Nim {
    fn locale(_lang: Lang) -> &'static str {
        "blurb = Stones.\nscore-last = The last stone\nnot-your-turn = It is not your turn.\n\
         not-so-many = You cannot take { $n }.\n"
    }

    fn rules(_lang: Lang) -> &'static str {
        "# Nim\n\nStones.\n\n## 1 Play\n\n**NI-1.1** Seats take stones in turn.\n\n**NI-1.2** One to three.\n"
    }

    fn scene(view: &View, stage: &Stage<'_, Take>) -> Scene {
        let act = stage.legal.first().map(ToString::to_string);
        let layer = Layer::new("stones", maud::html! { p data-act=[act] { (view.heap) } });
        let title = "Heap".to_owned();
        Scene {
            panes: vec![Pane {
                id: "heap",
                title,
                place: Place::Board,
                canvas: Canvas::Html,
                layers: vec![layer],
            }],
        }
    }

    fn prompt(view: &View, _stage: &Stage<'_, Take>) -> String {
        format!("{} stones", view.heap)
    }

    fn choice(_view: &View, action: Take, _stage: &Stage<'_, Take>) -> Choice {
        Choice::new(action.to_string())
    }

    fn tell(event: &Taken, stage: &Stage<'_, Take>) -> Option<String> {
        Some(format!("{} takes {}", stage.name(event.seat), event.stones))
    }
}
