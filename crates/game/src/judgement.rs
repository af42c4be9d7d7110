//! What a game thinks of itself, for bots.

use crate::{Events, Game, Luck, Network, Outcome, Part, Seat};

/// A game's own opinion of its positions and decisions, for bots.
pub trait Judgement: Game {
    /// What a bot keeps from one call to the next in one game, such as a plan. Depends on nothing that its seat cannot
    /// know; the game checks that it still fits.
    type Notes: Default + Send;

    /// How this game is best searched. The default suits a game whose score is counted in points, tens of them.
    fn guide() -> Guide {
        Guide::default()
    }

    /// How good the position is for `seat`: higher is better, zero is even, in the unit of the game's score where
    /// that makes sense. Called on determinised positions only.
    fn judge(&self, seat: Seat) -> f32;

    /// Adds to `out` how good it is for `seat` to take each of `actions` now, in their order. The default looks one
    /// ply ahead; a game whose turns are paths of many small decisions may know better. Must not read what `seat`
    /// cannot know.
    fn weigh_all(&self, seat: Seat, actions: &[Self::Action], notes: &mut Self::Notes, out: &mut Vec<f32>) {
        let _ = notes;
        out.extend(actions.iter().map(|action| {
            let mut next = self.clone();
            match next.apply(seat, *action, &mut Events::muted()) {
                Ok(()) => next.judge(seat),
                Err(_) => f32::NEG_INFINITY,
            }
        }));
    }

    /// The same as [`Judgement::weigh_all`], as well as the game knows how: for whoever means to play well.
    /// [`Judgement::weigh_all`] is the yardstick and stays as it is; what is found out later belongs here.
    fn weigh_closely(
        &self,
        seat: Seat,
        actions: &[Self::Action],
        notes: &mut Self::Notes,
        out: &mut Vec<f32>,
    ) {
        self.weigh_all(seat, actions, notes, out);
    }

    /// The same as [`Judgement::weigh_all`], for whoever plays whole games in their head and must be done with each
    /// decision soon: cruder where that is much quicker.
    fn weigh_swiftly(
        &self,
        seat: Seat,
        actions: &[Self::Action],
        notes: &mut Self::Notes,
        out: &mut Vec<f32>,
    ) {
        self.weigh_all(seat, actions, notes, out);
    }

    /// Ways through the rest of the turn of `seat`, best first, each beginning with one of `actions`: for a game whose turns
    /// are paths of many small decisions. Who knows them chooses a whole turn at once and keeps to it as long as it comes
    /// as planned. `breadth` says how widely the turn is looked through; 1 is an expert's. Must not read what `seat` cannot
    /// know. The default knows none: decisions are taken one by one.
    fn ways(&self, seat: Seat, actions: &[Self::Action], breadth: f32) -> Vec<Way<Self::Action>> {
        let _ = (seat, actions, breadth);
        Vec::new()
    }

    /// Whether what was to be decided at `start` has shown its worth here, so that whoever plays on in their head may
    /// stop and [judge](Judgement::judge). A game that is soon over is played to its end, which the default says.
    /// Where it is true of `start` itself, nothing is played on: the judgement alone decides.
    fn is_settled(&self, start: &Self) -> bool {
        let _ = start;
        false
    }

    /// What the decisions of others say about what they hide from `seat`: how to imagine by it a position that may be the
    /// true one for all the seat knows. Asked of an imagined position. `None`, which is the default, where they say nothing
    /// that is worth the trouble.
    fn suspicion(&self, seat: Seat) -> Option<Suspicion<Self>> {
        let _ = seat;
        None
    }

    /// How the game's value is learned; `None` where its judgement is written by hand.
    fn school() -> Option<School<Self>> {
        None
    }

    /// What the score of `seat` is made of, for reasons in words. Known once the game is over; a game whose decisions
    /// are [settled](Judgement::is_settled) before says how it stands then.
    fn parts(&self, seat: Seat) -> Vec<Part> {
        let outcome = self.outcome();
        let standing = outcome.as_ref().and_then(|outcome| outcome.standing(seat));
        standing.map_or_else(Vec::new, |standing| standing.parts.clone())
    }
}

/// Replaces all that a seat cannot know by something that may be true for all it knows, and the likelier the more often.
pub type Suspicion<G> = Box<dyn Fn(&mut G, &mut Luck) + Send + Sync>;

/// A way through the rest of a turn, as far as nothing unknown shows up.
#[derive(Clone, PartialEq, Debug)]
pub struct Way<A> {
    /// What it is worth, in the unit of [`Judgement::judge`].
    pub worth: f32,
    /// What is to be decided, first things first: at least one thing.
    pub steps: Vec<A>,
}

/// How a game's value is learned by playing against itself.
pub struct School<G: Game> {
    /// What each number that describes a position is called.
    pub names: fn() -> Vec<String>,
    /// What the end of a game has brought a seat, in the unit that is learned.
    pub result: fn(&Outcome, Seat) -> f32,
    /// How a seat means to play on until its turn ends, or until it sees something new, if it goes by this network, or by
    /// the judgement as it is written if there is none; the stranger, the more it strays from what it thinks best. The
    /// position is an imagined one, and the actions are the seat's legal decisions there.
    pub plan: Planning<G>,
    /// The options that games are played with to learn from, besides the usual ones.
    pub options: &'static [(&'static str, &'static str)],
    /// Where the weights are kept in the game's folder.
    pub file: &'static str,
}

/// How a seat plans its turn, for [`School::plan`].
pub type Planning<G> =
    fn(&G, Seat, &[<G as Game>::Action], Option<&Network>, &mut Strangeness) -> Plan<<G as Game>::Action>;

/// The rest of a turn as it is meant to be played.
#[derive(Clone, PartialEq, Debug)]
pub struct Plan<A> {
    /// What is to be decided, first things first: at least one thing.
    pub steps: Vec<A>,
    /// The position in which the turn ends, if nothing new is seen before.
    pub end: Option<Stand>,
}

/// A position for somebody to whom it is known what came of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Stand {
    /// The position in numbers.
    pub numbers: Vec<f32>,
    /// What the seat has of that already: what is learned is what comes on top.
    pub points: f32,
}

/// How a pupil strays from what it thinks best, to see what comes of it.
#[derive(Clone, Debug)]
pub struct Strangeness {
    /// What it likes for no reason throughout a game: inputs, and how much.
    pub likings: Vec<(usize, f32)>,
    /// How often it takes another plan than the best.
    pub whims: f32,
    /// What its whims come from.
    pub luck: Luck,
}

/// How a game is best searched: figures that were measured in its own arena.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Guide {
    /// The lead, in the unit of the score and of [`Judgement::judge`], at which a game is as good as won.
    pub margin: f32,
    /// How far a decision falls behind the best in [`Judgement::weigh_all`] when it is worse by some hundredths of a
    /// victory.
    pub warmth: f32,
    /// How many looks at a decision the opinion of [`Judgement::weigh_all`] is worth.
    pub trust: f32,
    /// How often an expert looks at decisions before it takes one: at most a second's worth.
    pub iterations: u32,
    /// What weaker bots look a part of: they look at the decisions at hand alone, which soon tells no more.
    pub glances: u32,
    /// How much decisions are preferred that were seldom looked at while a tree of what may follow is grown; `None` where
    /// everybody looks at the decisions at hand alone.
    pub curiosity: Option<f32>,
    /// How a position counts in which playing on stops before the end.
    pub judged: Judged,
    /// How the levels that people choose from think, weakest first: what keeps them apart differs by game.
    pub efforts: [Effort; 5],
}

/// How a position counts in which whoever plays on in their head [stops](Judgement::is_settled) before the game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Judged {
    /// By what the seat has gained since the look began: a long game may be far from even without being decided.
    Gain,
    /// By the judgement as it stands, which foresees the end: the [lead](Guide::lead) that is worth as much.
    Foresight,
}

/// How much of a result is victory; the rest is the lead.
const VICTORY: f32 = 0.5;

impl Guide {
    /// What the end of a game is worth to `seat`, from 0 to 1: victory and lead.
    pub fn result(&self, outcome: &Outcome, seat: Seat) -> f32 {
        VICTORY * outcome.share(seat) as f32 + (1.0 - VICTORY) * self.worth(outcome.lead(seat) as f32)
    }

    /// A lead as a number from 0 to 1; even is a half.
    pub fn worth(&self, lead: f32) -> f32 {
        1.0 / (1.0 + (-2.0 * lead / self.margin).exp())
    }

    /// The lead that is [worth](Guide::worth) so much; what is as good as won or lost is no further away than that.
    pub fn lead(&self, worth: f32) -> f32 {
        let worth = worth.clamp(AS_GOOD_AS_LOST, 1.0 - AS_GOOD_AS_LOST);
        self.margin / 2.0 * (worth / (1.0 - worth)).ln()
    }
}

/// What is worth no more cannot be told apart.
const AS_GOOD_AS_LOST: f32 = 1e-4;

impl Default for Guide {
    fn default() -> Guide {
        Guide {
            margin: 10.0,
            warmth: 1.0,
            trust: 30.0,
            iterations: 400,
            glances: 400,
            curiosity: None,
            judged: Judged::Gain,
            efforts: Effort::USUAL,
        }
    }
}

/// How hard and how strictly a bot thinks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Effort {
    /// How often decisions are looked at, as a part of what the game's [`Guide`] grants an expert.
    pub share: f32,
    /// How much worse than the best, as a part of a victory, a decision may be and still be taken `1/e` times as often.
    /// Nothing much worse than that is ever taken. Zero: always the best.
    pub leniency: f32,
    /// Whether it heeds what the decisions of others [say](Judgement::suspicion) about what they hide.
    pub is_suspicious: bool,
}

impl Effort {
    /// What suits a game that has not been measured yet.
    const USUAL: [Effort; 5] = [
        Effort::lenient(0.05, 0.02),
        Effort::lenient(0.1, 0.004),
        Effort::strict(0.3),
        Effort::strict(1.0),
        Effort::strict(3.0),
    ];

    /// Takes the best of what this share of an expert's looks shows.
    pub const fn strict(share: f32) -> Effort {
        Effort { share, leniency: 0.0, is_suspicious: false }
    }

    /// Looks at the decisions at hand alone, this share of the game's [glances](Guide::glances), and heeds no small
    /// differences.
    pub const fn lenient(share: f32, leniency: f32) -> Effort {
        Effort { share, leniency, is_suspicious: false }
    }

    /// The same, with an eye on what the decisions of others say.
    pub const fn suspicious(self) -> Effort {
        Effort { is_suspicious: true, ..self }
    }

    /// Whether the best is always taken.
    pub const fn is_strict(self) -> bool {
        self.leniency == 0.0
    }

    /// How often decisions are looked at in a game with this guide.
    pub fn iterations(self, guide: &Guide) -> u32 {
        let whole = if self.is_strict() { guide.iterations } else { guide.glances };
        ((whole as f32 * self.share).round() as u32).max(1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lead_is_worth_what_it_is_the_lead_of() {
        let guide = Guide { margin: 30.0, ..Guide::default() };
        for lead in [-60.0, -10.0, 0.0, 7.5, 40.0] {
            assert!((guide.lead(guide.worth(lead)) - lead).abs() < 0.1, "{lead}");
        }
        assert!((guide.worth(0.0) - 0.5).abs() < 1e-6 && guide.worth(30.0) > 0.85);
        assert!(guide.lead(0.0).is_finite() && guide.lead(1.0) > 100.0);
    }
}
