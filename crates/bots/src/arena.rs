//! Whole games between bots, on as many threads as there are.
//!
//! The game of each number has a stream of luck of its own, from which come its table's seed and the luck of its
//! bots, and its bots are made for it alone. So it goes the same way whichever thread plays it, and what is counted
//! adds up to the same.

use std::{
    fmt::Display,
    num::NonZeroUsize,
    panic,
    sync::atomic::{AtomicU64, Ordering},
    thread,
    time::{Duration, Instant},
};

use railhead_game::{Events, Judgement, Luck, Outcome, Seat, Seed, Setup};

use crate::{
    Bot, Contest, ContestError, Fault, Level, Question, Report, empty_some, processor,
    totals::{SEATS, Totals},
    unasked,
};

/// A game that has taken this many decisions won't end.
const MAX_DECISIONS: u64 = 100_000;

/// Plays a contest. `progress` is called now and then, from any thread, with how many more games have ended.
pub(crate) fn simulate<G: Judgement>(
    contest: &Contest,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Report, ContestError> {
    let arena = Arena::<G>::new(contest)?;
    let threads = thread_count(contest.threads, contest.games);
    let next = AtomicU64::new(0);
    let start = Instant::now();
    let results: Vec<_> = thread::scope(|scope| {
        let work = || arena.work(&next, progress);
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        workers
            .into_iter()
            .map(|worker| worker.join().unwrap_or_else(|panic| panic::resume_unwind(panic)))
            .collect()
    });
    let took = start.elapsed();
    let mut totals = Totals::default();
    let mut breaks = Vec::new();
    for result in results {
        match result {
            Ok(part) => totals += part,
            Err(stop) => breaks.push(stop),
        }
    }
    match breaks.into_iter().min_by_key(|stop| stop.game) {
        Some(stop) => Err(stop.error),
        None => Ok(Report::new(contest, &totals, threads, took)),
    }
}

/// How many threads play so many games when `wanted` are.
pub(crate) fn thread_count(wanted: Option<NonZeroUsize>, games: u64) -> usize {
    let wanted = wanted.or_else(|| thread::available_parallelism().ok());
    let games = usize::try_from(games).unwrap_or(usize::MAX);
    wanted.map_or(1, NonZeroUsize::get).min(games).max(1)
}

/// Where games are played under one set of rules.
pub(crate) struct Arena<'a, G> {
    contest: &'a Contest,
    setup: Setup,
    /// The number of the first game's stream of luck.
    first: u64,
    game: std::marker::PhantomData<fn() -> G>,
}

/// Why a thread stopped.
struct Stop {
    game: u64,
    error: ContestError,
}

impl<'a, G: Judgement> Arena<'a, G> {
    pub(crate) fn new(contest: &'a Contest) -> Result<Arena<'a, G>, ContestError> {
        let meta = G::meta();
        let mut luck = Luck::new(contest.seed);
        let seed = luck.seed();
        let setup = Setup::checked(meta, contest.seats, &contest.options, seed, meta.current_version())?;
        contest.check()?;
        Ok(Arena { contest, setup, first: luck.number(), game: std::marker::PhantomData })
    }

    /// The number of the first game's stream of luck.
    pub(crate) fn first(&self) -> u64 {
        self.first
    }

    /// Somebody who plays games here, on one thread.
    pub(crate) fn runner(&self) -> Runner<G> {
        Runner { setup: self.setup.clone(), bots: Vec::new(), legal: Vec::new(), thinking: None }
    }

    /// Takes the next game and plays it, until there is none or one breaks its contract. Games are taken in order and
    /// played to their end, so the first one to break is found whatever the number of threads.
    fn work(&self, next: &AtomicU64, progress: &(dyn Fn(u64) + Sync)) -> Result<Totals, Stop> {
        let (start, before) = (Instant::now(), processor::used());
        let mut totals = Totals::default();
        let mut runner = self.runner();
        loop {
            let game = next.fetch_add(1, Ordering::Relaxed);
            if game >= self.contest.games {
                totals.time = start.elapsed();
                let used = processor::used().zip(before).map(|(after, before)| after.saturating_sub(before));
                totals.processor = used.unwrap_or(totals.time);
                return Ok(totals);
            }
            let played = runner.play(self, game, &mut totals);
            let (starter, outcome) = played.map_err(|error| {
                next.store(self.contest.games, Ordering::Relaxed);
                Stop { game, error }
            })?;
            totals.game(self.contest, game, starter, &outcome);
            progress(1);
        }
    }
}

/// Plays games on one thread: holds what every game needs again.
pub(crate) struct Runner<G: Judgement> {
    setup: Setup,
    bots: Vec<Box<dyn Bot<G> + Send>>,
    legal: Vec<G::Action>,
    /// What each seat thought in the game at hand, where that is of interest.
    thinking: Option<[Thinking; SEATS]>,
}

/// How a seat thought in one game about decisions that had an alternative.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Thinking {
    pub(crate) decisions: u32,
    /// Processor time; none where the system does not tell.
    pub(crate) time: Duration,
    pub(crate) longest: Duration,
}

impl Thinking {
    fn add(&mut self, since: Option<Duration>) {
        let took = processor::used().zip(since).map(|(now, since)| now.saturating_sub(since));
        let took = took.unwrap_or_default();
        self.decisions += 1;
        self.time += took;
        self.longest = self.longest.max(took);
    }
}

impl<G: Judgement> Runner<G> {
    fn play(
        &mut self,
        arena: &Arena<'_, G>,
        game: u64,
        totals: &mut Totals,
    ) -> Result<(Option<Seat>, Outcome), ContestError> {
        let mut luck = Luck::new(arena.first.wrapping_add(game));
        let table = luck.seed();
        let level = |seat| arena.contest.bot_at(game, seat);
        self.seat_bots(table, level);
        let mut state = G::new(&self.setup)?;
        let starter = state.starter();
        let outcome = self.play_on(&mut state, game, &mut luck, arena.contest, totals)?;
        Ok((starter, outcome))
    }

    /// Plays a game of which the deal is given, and who sits where.
    pub(crate) fn play_deal(
        &mut self,
        contest: &Contest,
        table: Seed,
        mut luck: Luck,
        level: impl Fn(Seat) -> Level,
        totals: &mut Totals,
    ) -> Result<Outcome, ContestError> {
        self.seat_bots(table, level);
        self.thinking = Some(Default::default());
        let mut state = G::new(&self.setup)?;
        self.play_on(&mut state, 0, &mut luck, contest, totals)
    }

    /// How a seat thought in the deal that was played last.
    pub(crate) fn thinking(&self, seat: Seat) -> Thinking {
        self.thinking.map_or_else(Thinking::default, |thinking| thinking[seat.index()])
    }

    fn seat_bots(&mut self, table: Seed, level: impl Fn(Seat) -> Level) {
        self.setup.seed = table;
        self.bots.clear();
        self.bots.extend(Seat::all(self.setup.seats).map(|seat| level(seat).bot()));
    }

    fn play_on(
        &mut self,
        state: &mut G,
        game: u64,
        luck: &mut Luck,
        contest: &Contest,
        totals: &mut Totals,
    ) -> Result<Outcome, ContestError> {
        let before = totals.decisions;
        let played = self.play_out(state, luck, contest, totals);
        played.map_err(|fault| ContestError::Broken {
            game,
            seed: self.setup.seed,
            ply: totals.decisions - before,
            fault: Box::new(fault),
        })
    }

    fn play_out(
        &mut self,
        state: &mut G,
        luck: &mut Luck,
        contest: &Contest,
        totals: &mut Totals,
    ) -> Result<Outcome, Fault> {
        let Contest { audit, restless, .. } = *contest;
        if restless {
            empty_some(state, luck);
        }
        let end = totals.decisions + MAX_DECISIONS;
        loop {
            if totals.decisions == end {
                return Err(Fault::Endless);
            }
            let (seat, action) = if let Some(unasked) = restless.then(|| unasked(state, luck)).flatten() {
                self.legal.clear();
                totals.figures(vec![(format!("unasked/{}", kind(unasked.1)), 1)]);
                unasked
            } else {
                let Some(seat) = state.actors().first() else { break };
                let question =
                    Question::new(state, seat, &mut self.legal, None).ok_or(Fault::NothingToDecide(seat))?;
                let since = self.thinking.and_then(|_| processor::used());
                let action = self.bots[seat.index()].decide(&question, luck);
                if let Some(thinking) = self.thinking.as_mut().filter(|_| question.legal().len() > 1) {
                    thinking[seat.index()].add(since);
                }
                (seat, action)
            };
            state.apply(seat, action, &mut Events::muted()).map_err(|illegal| Fault::Refused {
                seat,
                notation: action.to_string(),
                illegal,
            })?;
            totals.decision(self.legal.len());
            if audit {
                state.audit()?;
            }
        }
        totals.figures(state.figures());
        state.outcome().ok_or(Fault::NoOutcome)
    }
}

/// What kind of decision it is: the first word of its notation.
fn kind(action: impl Display) -> String {
    action.to_string().split(' ').next().unwrap_or_default().to_owned()
}

#[cfg(test)]
mod tests {
    use railhead_game::{Options, SetupError};
    use serde_json::Value;

    use super::*;
    use crate::toy::{Toy, flawed};

    fn contest(seats: u8, games: u64, bots: &[Level], threads: usize) -> Contest {
        Contest {
            seats,
            games,
            seed: 7,
            bots: bots.to_vec(),
            options: Options::default(),
            audit: true,
            restless: false,
            threads: NonZeroUsize::new(threads),
        }
    }

    fn played(contest: &Contest) -> Report {
        simulate::<Toy>(contest, &|_| {}).unwrap()
    }

    /// What depends on the machine and its neighbours.
    const TIMED: [&str; 5] =
        ["seconds", "threads", "decisions_per_second_per_thread", "cpu_seconds", "decisions_per_cpu_second"];

    /// What doesn't depend on the machine.
    fn figures(report: &Report) -> Value {
        let mut figures = serde_json::to_value(report).unwrap();
        for key in TIMED {
            assert!(figures.as_object_mut().unwrap().remove(key).is_some(), "{key}");
        }
        figures
    }

    #[test]
    fn the_same_seed_gives_the_same_figures_on_any_number_of_threads() {
        let bots = [Level::Greedy, Level::Random, Level::Random];
        let alone = figures(&played(&contest(3, 501, &bots, 1)));
        for threads in [2, 3, 8] {
            assert_eq!(figures(&played(&contest(3, 501, &bots, threads))), alone, "{threads} threads");
        }
        let other = Contest { seed: 8, ..contest(3, 501, &bots, 2) };
        assert_ne!(figures(&played(&other)), alone);
    }

    #[test]
    fn greedy_beats_random_from_every_seat() {
        let report = played(&contest(2, 400, &[Level::Greedy, Level::Random], 2));
        let (greedy, random) = (&report.bots["greedy"], &report.bots["random"]);
        assert_eq!((greedy.games, random.games), (400, 400));
        assert!(greedy.wins > 0.9 * 400.0, "{report:?}");
        assert!(greedy.mean_score > random.mean_score, "{report:?}");
        assert!((greedy.wins + random.wins - 400.0).abs() < 1e-6, "{report:?}");
        assert!(report.seats.iter().all(|seat| seat.wins > 0.4 * 400.0), "{report:?}");
    }

    #[test]
    fn a_report_counts_what_was_played() {
        let report = played(&contest(4, 50, &[Level::Random], 2));
        assert_eq!((report.games, report.decisions, report.max_legal), (50, 50 * 24, 2));
        assert_eq!(report.bots["random"].games, 200);
        assert_eq!(report.seats.len(), 4);
        let wins: f64 = report.seats.iter().map(|seat| seat.wins).sum();
        assert!((wins - 50.0).abs() < 1e-6, "{wins}");
        assert_eq!(report.turn_order, report.seats, "seat 0 always begins");
        let means = [report.decisions_per_game, report.mean_legal];
        assert!(means.iter().zip([24.0, 2.0]).all(|(mean, due)| (mean - due).abs() < 1e-9), "{means:?}");
        assert!(report.decisions_per_second_per_thread > 0.0);
    }

    #[test]
    fn a_report_has_exactly_these_keys() {
        let report = serde_json::to_value(played(&contest(2, 1, &[Level::Random], 1))).unwrap();
        let keys = |value: &Value| value.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
        let expected = [
            "bots",
            "cpu_seconds",
            "decisions",
            "decisions_per_cpu_second",
            "decisions_per_game",
            "decisions_per_second_per_thread",
            "figures",
            "games",
            "max_legal",
            "mean_legal",
            "mean_parts",
            "seats",
            "seconds",
            "threads",
            "turn_order",
        ];
        let mut found = keys(&report);
        found.sort();
        assert_eq!(found, expected);
        assert_eq!(keys(&report["seats"][0]).len(), 2);
        assert_eq!(keys(&report["bots"]["random"]).len(), 3);
    }

    #[test]
    fn progress_adds_up_to_all_games() {
        let done = AtomicU64::new(0);
        let contest = contest(2, 33, &[Level::Random], 2);
        let count = |games| {
            done.fetch_add(games, Ordering::Relaxed);
        };
        simulate::<Toy>(&contest, &count).unwrap();
        assert_eq!(done.into_inner(), 33);
    }

    #[test]
    fn no_games_are_no_trouble() {
        let report = played(&contest(2, 0, &[Level::Random], 2));
        assert_eq!((report.games, report.decisions), (0, 0));
        assert!(!serde_json::to_string(&report).unwrap().contains("null"));
    }

    #[test]
    fn a_contest_that_cannot_be_set_up_is_refused() {
        let refused = |contest| simulate::<Toy>(&contest, &|_| {}).unwrap_err();
        let crowd = refused(contest(9, 1, &[Level::Random], 1));
        assert_eq!(crowd, ContestError::Setup(SetupError::Seats { seats: 9, min: 2, max: 4 }));
        let wrong = refused(flawed(contest(2, 1, &[Level::Random], 1), "a lot"));
        assert!(matches!(wrong, ContestError::Setup(SetupError::BadOption { .. })));
        assert_eq!(refused(contest(2, 1, &[], 1)), ContestError::NoBots);
    }

    #[test]
    fn a_game_that_breaks_its_contract_is_named_alike_on_any_number_of_threads() {
        for (fault, words) in [
            ("refusal", "\"leave\" by seat"),
            ("silent", "must decide but may decide nothing"),
            ("endless", "stopped at ply 100000: no end in sight"),
        ] {
            let broken = |threads| {
                let contest = flawed(contest(2, 40, &[Level::Random], threads), fault);
                simulate::<Toy>(&contest, &|_| {}).unwrap_err()
            };
            let alone = broken(1);
            assert!(alone.to_string().contains(words), "{alone}");
            assert_eq!(broken(4), alone);
        }
    }
}
