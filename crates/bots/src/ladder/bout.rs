//! One level against another.

use std::{
    ops::Range,
    panic,
    sync::atomic::{AtomicUsize, Ordering},
    thread,
};

use railhead_game::{Judgement, Luck, Outcome, Seat};

use super::{
    Ladder, PairReport, Played, Progress, Verdict,
    rating::{Pairing, interval},
    sequential,
};
use crate::{
    Contest, ContestError, Level,
    arena::{Arena, Runner, thread_count},
    totals::Totals,
};

/// What two levels have shown so far.
pub(super) struct Bout {
    first: Level,
    second: Level,
    /// What each deal gave the first level, over all its rotations.
    deals: Vec<Deal>,
    verdict: Verdict,
    /// Whether the games that are not played have been counted as spared.
    is_counted: bool,
}

/// What one deal gave the first level, or one game of it, added up over games.
#[derive(Clone, Copy, Debug, Default)]
struct Deal {
    games: u32,
    wins: f64,
    /// Comparisons with each of the others that it came out of better.
    score: f64,
    points: f64,
    /// The points of the others, on average.
    others: f64,
}

impl Deal {
    fn add(&mut self, other: &Deal) {
        self.games += other.games;
        self.wins += other.wins;
        self.score += other.score;
        self.points += other.points;
        self.others += other.others;
    }

    fn of(game: &Played) -> Deal {
        let Played { wins, score, points, others, .. } = *game;
        Deal { games: 1, wins, score, points, others }
    }
}

/// One game that is to be played.
struct Job {
    first: Level,
    second: Level,
    deal: u32,
    chair: Seat,
}

impl Job {
    /// The same game, if it was played before.
    fn known<'a>(&self, ladder: &'a Ladder) -> Option<&'a Played> {
        ladder.known.iter().find(|game| {
            (game.first, game.second) == (self.first, self.second)
                && (game.deal, game.chair) == (self.deal, self.chair.0)
        })
    }

    fn play<G: Judgement>(
        &self,
        arena: &Arena<'_, G>,
        runner: &mut Runner<G>,
        contest: &Contest,
    ) -> Result<Played, ContestError> {
        let level = |seat: Seat| if seat == self.chair { self.first } else { self.second };
        let number = arena.first().wrapping_add(u64::from(self.deal));
        let luck = Luck::new(number ^ (u64::from(self.chair.0) + 1) << 56);
        let table = Luck::new(number).seed();
        let outcome = runner.play_deal(contest, table, luck, level, &mut Totals::default())?;
        let mut game = self.result(&outcome);
        let thinking = runner.thinking(self.chair);
        game.decisions = thinking.decisions;
        game.milliseconds = thinking.time.as_secs_f64() * 1e3;
        game.longest = thinking.longest.as_secs_f64() * 1e3;
        Ok(game)
    }

    fn result(&self, outcome: &Outcome) -> Played {
        let Job { first, second, deal, chair } = *self;
        let mut game = Played { first, second, deal, chair: chair.0, ..Played::default() };
        let Some(own) = outcome.standing(chair) else { return game };
        game.wins = outcome.share(chair);
        game.points = own.score.into();
        let count = (outcome.standings.len() - 1).max(1) as f64;
        for other in outcome.standings.iter().filter(|standing| standing.seat != chair) {
            game.others += f64::from(other.score) / count;
            game.score += match own.rank.cmp(&other.rank) {
                std::cmp::Ordering::Less => 1.0,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Greater => 0.0,
            } / count;
        }
        game
    }
}

/// Plays the given deals of each bout.
pub(super) fn play_round<G: Judgement>(
    ladder: &Ladder,
    bouts: Vec<&mut Bout>,
    deals: Range<u32>,
    progress: &Progress<'_>,
) -> Result<(), ContestError> {
    let contest = ladder.contest();
    let arena = Arena::<G>::new(&contest)?;
    let seats = usize::from(ladder.seats);
    // In this order whichever thread plays them: bout by bout, deal by deal, chair by chair.
    let round = deals.len();
    let jobs = bouts.len() * round * seats;
    let pairs: Vec<(Level, Level)> = bouts.iter().map(|bout| (bout.first, bout.second)).collect();
    let next = AtomicUsize::new(0);
    let play = || {
        let mut runner = arena.runner();
        let mut played = Vec::new();
        loop {
            let job = next.fetch_add(1, Ordering::Relaxed);
            if job >= jobs {
                return Ok(played);
            }
            let (bout, rest) = (job / (round * seats), job % (round * seats));
            let (deal, chair) = (deals.start + (rest / seats) as u32, Seat((rest % seats) as u8));
            let (first, second) = pairs[bout];
            let this = Job { first, second, deal, chair };
            let result = if let Some(game) = this.known(ladder) {
                progress(1, None);
                Deal::of(game)
            } else {
                let game = this.play(&arena, &mut runner, &contest)?;
                progress(1, Some(&game));
                Deal::of(&game)
            };
            played.push((job, result));
        }
    };
    let threads = thread_count(ladder.threads, jobs as u64);
    let results: Vec<Result<Vec<(usize, Deal)>, ContestError>> = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(play)).collect();
        workers
            .into_iter()
            .map(|worker| worker.join().unwrap_or_else(|panic| panic::resume_unwind(panic)))
            .collect()
    });
    let mut games = Vec::with_capacity(jobs);
    for result in results {
        games.extend(result?);
    }
    games.sort_by_key(|(job, _)| *job);
    for (bout, games) in bouts.into_iter().zip(games.chunks(round * seats)) {
        for games in games.chunks(seats) {
            let mut deal = Deal::default();
            for (_, game) in games {
                deal.add(game);
            }
            bout.deals.push(deal);
        }
    }
    Ok(())
}

impl Ladder {
    fn contest(&self) -> Contest {
        Contest {
            seats: self.seats,
            games: self.games(),
            seed: self.seed,
            bots: self.levels.iter().copied().take(usize::from(self.seats)).collect(),
            options: self.options.clone(),
            audit: false,
            restless: false,
            threads: self.threads,
        }
    }
}

impl Bout {
    pub(super) fn new(first: Level, second: Level) -> Bout {
        Bout { first, second, deals: Vec::new(), verdict: Verdict::Open, is_counted: false }
    }

    pub(super) fn is_decided(&self) -> bool {
        self.verdict != Verdict::Open
    }

    /// Looks at the results. How many deals will not be needed, told once.
    pub(super) fn settle(&mut self, ladder: &Ladder, dealt: u32) -> u32 {
        let scores: Vec<f64> =
            self.deals.iter().map(|deal| deal.score / f64::from(deal.games.max(1))).collect();
        self.verdict = sequential::verdict(&scores);
        let is_spared = self.is_decided() && !ladder.all && !self.is_counted;
        self.is_counted |= is_spared;
        if is_spared { ladder.deals - dealt } else { 0 }
    }

    fn total(&self) -> Deal {
        self.deals.iter().fold(Deal::default(), |mut total, deal| {
            total.add(deal);
            total
        })
    }

    /// The pair for rating, by its levels' places in the list.
    pub(super) fn pairing(&self, levels: &[Level]) -> Pairing {
        let place = |level: Level| levels.iter().position(|other| *other == level).unwrap_or_default();
        let total = self.total();
        Pairing {
            first: place(self.first),
            second: place(self.second),
            games: f64::from(total.games),
            score: total.score,
        }
    }

    pub(super) fn report(&self) -> PairReport {
        let total = self.total();
        let games = f64::from(total.games.max(1));
        let (low, high) = interval(total.wins / games, games);
        PairReport {
            first: self.first.name(),
            second: self.second.name(),
            games: total.games,
            wins: total.wins / games,
            low,
            high,
            score: total.score / games,
            first_points: total.points / games,
            second_points: total.others / games,
            verdict: self.verdict,
        }
    }
}
