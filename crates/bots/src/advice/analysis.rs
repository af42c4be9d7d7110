//! Where a game was decided.

use std::{
    num::NonZeroUsize,
    panic,
    sync::atomic::{AtomicUsize, Ordering},
    thread,
};

use railhead_game::{Judgement, Luck, Outcome, Seat};
use serde::{Deserialize, Serialize};

use super::reason::{self, Difference};
use crate::{
    Question,
    search::{Race, likeliest},
};

/// A loss that turns a game: a twentieth of a victory ...
const TURN: f32 = 0.05;
/// ... and so many standard errors. What is less sure is nobody's fault.
const SURE: f32 = 2.0;
/// How many of the moments at which a game turned are told.
const TOLD: usize = 3;

/// Where a game was decided: each decision judged from what its seat could know at the time.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Analysis {
    /// How often decisions were looked at before each judgement.
    pub looks: u32,
    /// Every moment at which somebody had a choice, in order.
    pub moments: Vec<Moment>,
    /// Skill and luck of each seat, in the order of seats; empty if the game is not over.
    pub accounts: Vec<Account>,
}

/// A decision that was taken where there was a choice.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Moment {
    /// How many decisions had been taken before.
    pub ply: usize,
    /// Who decided.
    pub seat: u8,
    /// What, in notation.
    pub notation: String,
    /// What would have been best, in notation.
    pub best: String,
    /// How likely each seat was to win before, as the seat that decided could tell.
    pub chances: Vec<f32>,
    /// How much worse than the best the decision was, as a part of a victory.
    pub loss: f32,
    /// The standard error of that.
    pub doubt: f32,
    /// Whether the game turned here: the loss was large and is sure.
    pub is_turn: bool,
    /// Where it turned: by how much the best would have made parts of the seat's score larger or smaller than what was
    /// decided, weightiest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reasons: Vec<Difference>,
}

impl Analysis {
    /// What these moments, judged by so many looks each, say of a game that came out like this.
    pub fn of(looks: u32, mut moments: Vec<Moment>, outcome: Option<&Outcome>) -> Analysis {
        moments.sort_by_key(|moment| moment.ply);
        let accounts = outcome.map_or_else(Vec::new, |outcome| accounts(&moments, outcome));
        Analysis { looks, moments, accounts }
    }

    /// How likely each of so many seats was to win before each of so many decisions, as all seats together could tell: each
    /// knows its own hand and hopes, so that their chances are told as the mean of what each knew at its latest choice (at
    /// its first, before that). Even chances where nobody had a choice.
    pub fn course(&self, seats: usize, decisions: usize) -> Vec<Vec<f32>> {
        let mut known = first_known(&self.moments, seats);
        let mut moments = self.moments.iter().peekable();
        let mut course = Vec::with_capacity(decisions);
        for ply in 0..decisions {
            while let Some(moment) = moments.next_if(|moment| moment.ply <= ply) {
                if let Some(known) = known.get_mut(usize::from(moment.seat)) {
                    *known = Some(moment);
                }
            }
            course.push(together(&known));
        }
        course
    }

    /// The moments at which most was lost, of those at which the game turned: at most three, in order.
    pub fn turning_points(&self) -> Vec<&Moment> {
        let mut turns: Vec<&Moment> = self.moments.iter().filter(|moment| moment.is_turn).collect();
        turns.sort_by(|a, b| b.loss.total_cmp(&a.loss));
        turns.truncate(TOLD);
        turns.sort_by_key(|moment| moment.ply);
        turns
    }
}

/// How a seat came by its result.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Account {
    /// Which seat.
    pub seat: u8,
    /// How likely it was to win at the beginning, as all seats together could tell at their first choices.
    pub first: f32,
    /// Its share of victory.
    pub result: f32,
    /// What its own decisions surely lost.
    pub lost: f32,
    /// What is left: what draws and deals changed, once everybody's losses are taken out.
    pub luck: f32,
}

/// A position at which `seat` took `action`, after so many decisions.
pub(crate) struct Taken<G: Judgement> {
    pub(crate) ply: usize,
    pub(crate) seat: Seat,
    pub(crate) action: G::Action,
    pub(crate) state: G,
}

/// Judges decisions, each by so many looks, on so many threads. `progress` is called after each. The same game and the
/// same luck give the same judgements on any number of threads.
pub(crate) fn analyse<G: Judgement>(
    taken: &[Taken<G>],
    outcome: Option<&Outcome>,
    looks: u32,
    luck: &mut Luck,
    threads: NonZeroUsize,
    progress: &(dyn Fn() + Sync),
) -> Analysis {
    let (first, next) = (luck.number(), AtomicUsize::new(0));
    let work = || {
        let mut found = Vec::new();
        loop {
            let place = next.fetch_add(1, Ordering::Relaxed);
            let Some(taken) = taken.get(place) else { return found };
            found.extend(moment(taken, looks, first));
            progress();
        }
    };
    let moments: Vec<Moment> = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads.get()).map(|_| scope.spawn(work)).collect();
        let join = |worker: thread::ScopedJoinHandle<'_, Vec<Moment>>| {
            worker.join().unwrap_or_else(|panic| panic::resume_unwind(panic))
        };
        workers.into_iter().flat_map(join).collect()
    });
    Analysis::of(looks, moments, outcome)
}

/// What is to be said of a decision; nothing where there was no choice, or where only rules of thumb could judge it.
/// `first` is the number of the whole game's luck, of which each decision has its own.
pub(crate) fn moment<G: Judgement>(taken: &Taken<G>, looks: u32, first: u64) -> Option<Moment> {
    let number = first.wrapping_add((taken.ply as u64) << 32);
    let mut legal = Vec::new();
    let question = Question::new(&taken.state, taken.seat, &mut legal, None)?;
    let place = question.legal().iter().position(|action| *action == taken.action)?;
    if question.legal().len() == 1 {
        return None;
    }
    let mut race = Race::new(&question, G::guide(), number).suspicious();
    if race.is_settled() {
        return None;
    }
    race.watch(place);
    race.run(looks, false, NonZeroUsize::MIN);
    let thoughts = race.thoughts();
    let (ahead, mut thought) = (race.best(), thoughts[place]);
    let best = likeliest(&thoughts, ahead);
    if best != ahead {
        // A lead counts with a bot; whoever surely wins has lost nothing by leading by less.
        race.lead(vec![best]);
        thought.loss = (thoughts[best].chance - thought.chance).max(0.0);
    }
    let is_turn = thought.loss > TURN && thought.loss > SURE * thought.doubt;
    let reasons = if is_turn { reason::differences(&race, best, place) } else { Vec::new() };
    Some(Moment {
        ply: taken.ply,
        seat: taken.seat.0,
        notation: taken.action.to_string(),
        best: question.legal()[best].to_string(),
        chances: race.chances(),
        loss: thought.loss,
        doubt: thought.doubt,
        is_turn,
        reasons,
    })
}

/// The first choice of each seat.
fn first_known(moments: &[Moment], seats: usize) -> Vec<Option<&Moment>> {
    (0..seats).map(|seat| moments.iter().find(|moment| usize::from(moment.seat) == seat)).collect()
}

/// How likely each seat is to win, on average over what these moments know.
fn together(known: &[Option<&Moment>]) -> Vec<f32> {
    let told: Vec<&Moment> = known.iter().copied().flatten().collect();
    let chance = |seat: usize| {
        let sum: f32 = told.iter().filter_map(|moment| moment.chances.get(seat)).sum();
        if told.is_empty() { 1.0 / known.len() as f32 } else { sum / told.len() as f32 }
    };
    (0..known.len()).map(chance).collect()
}

fn accounts(moments: &[Moment], outcome: &Outcome) -> Vec<Account> {
    let of = |seat: Seat| moments.iter().filter(move |moment| moment.seat == seat.0);
    let lost = |seat: Seat| -> f32 {
        of(seat).filter(|moment| moment.loss > SURE * moment.doubt).map(|moment| moment.loss).sum()
    };
    let seats = outcome.standings.len();
    let all: f32 = outcome.standings.iter().map(|standing| lost(standing.seat)).sum();
    let first = together(&first_known(moments, seats));
    let account = |seat: Seat| {
        let first = first.get(seat.index()).copied().unwrap_or_default();
        let (result, lost) = (outcome.share(seat) as f32, lost(seat));
        // What the others lost fell to the rest in equal parts.
        let given = (all - lost) / (seats - 1).max(1) as f32;
        Account { seat: seat.0, first, result, lost, luck: result - first + lost - given }
    };
    outcome.standings.iter().map(|standing| account(standing.seat)).collect()
}

#[cfg(test)]
mod tests {
    use railhead_game::{GameOf, Options, Play, PlayOf, Seed};

    use super::*;
    use crate::{GameWithBots, toy::Toy};

    static GAME: GameOf<Toy> = GameOf::new();

    /// A game in which seat 0 always does the wrong thing and seat 1 always the right one.
    fn one_sided() -> Box<dyn Play> {
        let mut play = railhead_game::AnyGame::open(&GAME, 2, &Options::default(), Seed([9; 32]), 1).unwrap();
        while let Some(seat) = play.actors().first() {
            let open = play.as_any().downcast_ref::<PlayOf<Toy>>().unwrap().state().open();
            let decision = if (open > 0) == (seat == Seat(1)) { "take" } else { "leave" };
            play.decide(seat, decision).unwrap();
        }
        play
    }

    fn analysed(play: &dyn Play, threads: usize) -> Analysis {
        let threads = NonZeroUsize::new(threads).unwrap();
        GAME.analyse(play, 80, &mut Luck::new(3), threads, &|| {}).unwrap()
    }

    #[test]
    fn who_always_errs_lost_the_game_and_who_never_does_lost_nothing() {
        let found = analysed(one_sided().as_ref(), 1);
        assert_eq!(found.moments.len(), 12);
        let turns: Vec<u8> =
            found.moments.iter().filter(|moment| moment.is_turn).map(|moment| moment.seat).collect();
        assert!(!turns.is_empty() && turns.iter().all(|seat| *seat == 0), "{found:?}");
        let told = found.turning_points();
        assert_eq!(told.len(), turns.len().min(3));
        assert!(told.is_sorted_by_key(|moment| moment.ply), "{told:?}");
        for moment in told {
            assert!(
                moment.reasons.iter().any(|reason| reason.part == "sum" && reason.points > 0.0),
                "{moment:?}"
            );
        }
        let [erring, right] = found.accounts.as_slice() else { panic!("{found:?}") };
        assert!(erring.lost > 0.3 && right.lost == 0.0, "{found:?}");
        assert_eq!((erring.result, right.result), (0.0, 1.0));
        assert!(
            (erring.luck + right.luck).abs() < 1e-3,
            "one's good luck is the other's bad luck: {found:?}"
        );
        for moment in &found.moments {
            assert!((moment.chances.iter().sum::<f32>() - 1.0).abs() < 1e-3, "{moment:?}");
        }
    }

    #[test]
    fn the_course_of_a_game_is_what_all_seats_know_together() {
        let at = |ply, seat, own: f32| Moment {
            ply,
            seat,
            notation: String::new(),
            best: String::new(),
            chances: if seat == 0 { vec![own, 1.0 - own] } else { vec![1.0 - own, own] },
            loss: 0.0,
            doubt: 0.0,
            is_turn: false,
            reasons: Vec::new(),
        };
        // Both hope for 80 of 100, until the first sees at the third decision that all is lost.
        let found = Analysis::of(1, vec![at(0, 0, 0.8), at(1, 1, 0.8), at(3, 0, 0.0)], None);
        let course = found.course(2, 5);
        let first: Vec<i32> = course.iter().map(|chances| (chances[0] * 100.0).round() as i32).collect();
        assert_eq!(first, [50, 50, 50, 10, 10]);
        assert!(course.iter().all(|chances| (chances[0] + chances[1] - 1.0).abs() < 1e-3), "{course:?}");
        assert_eq!(Analysis::of(1, vec![], None).course(4, 1), [[0.25; 4]]);
    }

    #[test]
    fn an_analysis_is_the_same_on_any_number_of_threads() {
        let play = one_sided();
        assert_eq!(analysed(play.as_ref(), 1), analysed(play.as_ref(), 8));
    }

    #[test]
    fn a_game_under_way_has_no_accounts_yet() {
        let play = one_sided().rewound(5).unwrap();
        let found = analysed(play.as_ref(), 2);
        assert_eq!((found.moments.len(), found.accounts.len()), (5, 0));
    }
}
