//! Random games, checked at every decision.

use std::{collections::BTreeSet, env, marker::PhantomData};

use railhead_game::{Chance, Events, Game, GameOf, Luck, Options, Present, Seat, Seed, Setup};

use railhead_bots::{empty_some, unasked};

use crate::{examine::Examiner, game_of};

/// How many games a long trial plays: `usual`, or `RAILHEAD_GAMES` if that is more.
pub fn games(usual: u32) -> u32 {
    let wanted = env::var("RAILHEAD_GAMES").ok().and_then(|games| games.parse().ok());
    wanted.unwrap_or(0).max(usual)
}

/// Random games of one game at one number of seats.
///
/// ```
/// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/checks/nim.rs"));
/// # fn main() {
/// use railhead_testkit::{Trial, games};
///
/// Trial::<Nim>::new(2).games(2).run(); // everything, decision by decision
/// Trial::<Nim>::new(2).games(games(100)).brisk().run(); // rules and audit only, many more games
/// # }
/// ```
#[derive(Debug)]
pub struct Trial<G> {
    seats: u8,
    games: u32,
    seed: u64,
    options: Options,
    longest: usize,
    brisk: bool,
    restless: bool,
    game: PhantomData<G>,
}

/// What was seen in a trial's games.
#[derive(Clone, Debug, Default)]
pub struct TrialReport {
    /// Games played to their end.
    pub games: u64,
    /// Decisions taken.
    pub decisions: u64,
    /// Decisions offered, over all decision points.
    pub offered: u64,
    /// The longest list of legal decisions.
    pub most_legal: usize,
}

impl<G: Present> Trial<G> {
    /// A trial with `seats` seats.
    pub fn new(seats: u8) -> Trial<G> {
        Trial {
            seats,
            games: 20,
            seed: 0x5261_696c,
            options: Options::default(),
            longest: 20_000,
            brisk: false,
            restless: false,
            game: PhantomData,
        }
    }

    /// Plays this many games.
    pub fn games(mut self, games: u32) -> Self {
        self.games = games;
        self
    }

    /// With an option set.
    pub fn option(mut self, key: &str, value: &str) -> Self {
        self.options.set(key, value);
        self
    }

    /// With another stream of chance.
    pub fn seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }

    /// A game over this many decisions counts as endless.
    pub fn longest(mut self, decisions: usize) -> Self {
        self.longest = decisions;
        self
    }

    /// Only plays, with `audit` after every decision: for many thousands of games.
    pub fn brisk(mut self) -> Self {
        self.brisk = true;
        self
    }

    /// Seats fall empty, are taken and speak up unasked, at random.
    pub fn restless(mut self) -> Self {
        self.restless = true;
        self
    }

    /// Plays the games.
    pub fn run(self) -> TrialReport {
        let game = game_of::<G>();
        let mut report = TrialReport::default();
        let mut luck = Luck::new(self.seed ^ u64::from(self.seats) << 32);
        let mut known = BTreeSet::new();
        for number in 0..self.games {
            let setup = self.setup(luck.seed());
            let (end, log) = self.play(number, &setup, &mut luck, &mut known, game, &mut report);
            if !self.brisk {
                assert!(
                    relive::<G>(&setup, &log) == end,
                    "{}: game {number} replays differently",
                    G::meta().id
                );
            }
        }
        report
    }

    fn setup(&self, seed: Seed) -> Setup {
        let meta = G::meta();
        Setup::checked(meta, self.seats, &self.options, seed, meta.current_version())
            .unwrap_or_else(|error| panic!("{}: {error}", meta.id))
    }

    fn play(
        &self,
        number: u32,
        setup: &Setup,
        luck: &mut Luck,
        known: &mut BTreeSet<G::Action>,
        game: &'static GameOf<G>,
        report: &mut TrialReport,
    ) -> (G, Vec<(Seat, G::Action)>) {
        let id = G::meta().id;
        let mut state = G::new(setup).unwrap_or_else(|error| panic!("{id}: {error}"));
        let mut log = Vec::new();
        let mut legal = Vec::new();
        if self.restless {
            log.extend(empty_some(&mut state, luck));
        }
        loop {
            let place = format!("{id}, {} seats, game {number}, ply {}", self.seats, log.len());
            assert!(log.len() < self.longest, "{place}: the game does not end");
            if let Some((seat, action)) = self.restless.then(|| unasked(&state, luck)).flatten() {
                state
                    .apply(seat, action, &mut Events::muted())
                    .unwrap_or_else(|illegal| panic!("{place}: {action} unasked is refused: {illegal}"));
                state
                    .audit()
                    .unwrap_or_else(|fault| panic!("{place}: after {action} by seat {seat}: {fault}"));
                log.push((seat, action));
                continue;
            }
            let Some(seat) = choose_actor(&state, luck) else { break };
            legal.clear();
            state.legal(seat, &mut legal);
            assert!(!legal.is_empty(), "{place}: seat {seat} must decide but may decide nothing");
            report.decisions += 1;
            report.offered += legal.len() as u64;
            report.most_legal = report.most_legal.max(legal.len());
            if !self.brisk {
                let examiner = Examiner { place: &place, game, setup };
                examiner.examine(&state, seat, &legal, known, luck);
                known.extend(legal.iter().copied());
            }
            let action = legal[luck.below(legal.len() as u32) as usize];
            state
                .apply(seat, action, &mut Events::muted())
                .unwrap_or_else(|illegal| panic!("{place}: {action} is listed but refused: {illegal}"));
            state.audit().unwrap_or_else(|fault| panic!("{place}: after {action} by seat {seat}: {fault}"));
            log.push((seat, action));
        }
        let outcome = state.outcome();
        let outcome = outcome.unwrap_or_else(|| panic!("{id}, game {number}: over, but without an outcome"));
        assert_eq!(outcome.standings.len(), usize::from(self.seats), "{id}: a standing for every seat");
        for (seat, standing) in Seat::all(self.seats).zip(&outcome.standings) {
            assert_eq!(standing.seat, seat, "{id}: standings are in seat order");
            let sum: i32 = standing.parts.iter().map(|part| part.points).sum();
            assert_eq!(sum, standing.score, "{id}, game {number}: the parts of seat {seat} make its score");
        }
        report.games += 1;
        (state, log)
    }
}

/// Plays a log again, this time with somebody listening to the events.
fn relive<G: Game>(setup: &Setup, log: &[(Seat, G::Action)]) -> G {
    let mut state = G::new(setup).expect("opened before");
    for (seat, action) in log {
        state.apply(*seat, *action, &mut Events::recording()).expect("legal before");
    }
    state
}

fn choose_actor<G: Game>(state: &G, luck: &mut Luck) -> Option<Seat> {
    let actors: Vec<Seat> = state.actors().iter().collect();
    luck.pick(&actors).copied()
}
