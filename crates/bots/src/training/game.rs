//! Games to learn from.

use std::{panic, thread};

use railhead_game::{
    Chance as _, Events, Judgement, Luck, Network, Options, School, Seat, Setup, SetupError, Stand,
    Strangeness,
};

/// How strongly somebody likes something for no reason.
const LIKING: f32 = 0.8;
/// How often a plan is taken on a whim.
const WHIMS: f32 = 0.05;
/// One of so many rivals plays by the judgement, and one is of an earlier generation.
const RIVALS: u32 = 10;

/// Who plays.
#[derive(Clone, Copy)]
pub(super) enum Player<'a> {
    /// By the judgement as it was written.
    Judgement,
    /// By what was learned.
    Network(&'a Network),
}

/// What is told of a game afterwards.
pub(super) struct Told {
    pub(super) seats: Vec<Seated>,
}

/// What is told of one seat.
#[derive(Default)]
pub(super) struct Seated {
    /// Where its turns ended; nothing of somebody who is not to be learned from.
    pub(super) stands: Vec<Stand>,
    pub(super) score: f32,
    /// What the game has brought it.
    pub(super) result: f32,
}

/// Where games are played to learn from.
pub(super) struct Schoolroom<'a, G: Judgement> {
    school: &'a School<G>,
    tables: Vec<(u8, Options)>,
    /// The places of inputs that belong together by name.
    groups: Vec<Vec<usize>>,
}

impl<'a, G: Judgement> Schoolroom<'a, G> {
    pub(super) fn new(school: &'a School<G>, tables: Vec<(u8, Options)>) -> Schoolroom<'a, G> {
        let names = (school.names)();
        let word = |name: &String| name.split('-').next().unwrap_or_default().to_owned();
        let mut words: Vec<String> = names.iter().map(word).collect();
        words.sort();
        words.dedup();
        let group = |group: &String| {
            let places = names.iter().enumerate().filter(|(_, name)| word(name) == *group);
            places.map(|(place, _)| place).collect()
        };
        Schoolroom { school, tables, groups: words.iter().map(group).collect() }
    }

    /// Plays so many games with luck from `first` on, in an order that does not depend on the threads.
    pub(super) fn play(
        &self,
        pupil: Player<'_>,
        rivals: &[Network],
        first: u64,
        games: u32,
        threads: usize,
    ) -> Result<Vec<Told>, SetupError> {
        let share = |thread: usize| (thread as u32..games).step_by(threads);
        let play = |game: u32| self.game(pupil, rivals, first.wrapping_add(u64::from(game)));
        let mut told: Vec<(u32, Told)> = thread::scope(|scope| {
            let hands: Vec<_> = (0..threads)
                .map(|thread| {
                    scope.spawn(move || {
                        share(thread).map(|game| Ok((game, play(game)?))).collect::<Result<Vec<_>, _>>()
                    })
                })
                .collect();
            let join = |hand: thread::ScopedJoinHandle<'_, _>| {
                hand.join().unwrap_or_else(|panic| panic::resume_unwind(panic))
            };
            hands.into_iter().map(join).collect::<Result<Vec<_>, SetupError>>()
        })?
        .into_iter()
        .flatten()
        .collect();
        told.sort_by_key(|(game, _)| *game);
        Ok(told.into_iter().map(|(_, told)| told).collect())
    }

    /// One game.
    fn game(&self, pupil: Player<'_>, rivals: &[Network], seed: u64) -> Result<Told, SetupError> {
        let mut luck = Luck::new(seed);
        let meta = G::meta();
        let (seats, options) = &self.tables[luck.below(self.tables.len() as u32) as usize];
        let setup = Setup::checked(meta, *seats, options, luck.seed(), meta.current_version())?;
        let mut state = G::new(&setup)?;
        let mut players: Vec<(Player<'_>, bool)> = Seat::all(*seats).map(|_| (pupil, true)).collect();
        let guest = luck.below(u32::from(*seats)) as usize;
        match (luck.below(RIVALS), rivals) {
            (0, _) => players[guest] = (Player::Judgement, matches!(pupil, Player::Judgement)),
            (1, [_, ..]) => {
                let rival = luck.below(rivals.len() as u32) as usize;
                players[guest] = (Player::Network(&rivals[rival]), false);
            }
            _ => {}
        }
        let mut strange: Vec<Strangeness> = players.iter().map(|_| self.strangeness(&mut luck)).collect();
        let mut told = Told { seats: players.iter().map(|_| Seated::default()).collect() };
        let (mut steps, mut end, mut legal) = (Vec::new(), None, Vec::new());
        let mut last = None;
        while let Some(seat) = state.actors().first() {
            if last != Some(seat) {
                // What the turn has come to is known once somebody else decides.
                if let (Some(before), Some(stand)) = (last, end.take()) {
                    note(&mut told, &players, before, stand);
                }
                steps.clear();
                last = Some(seat);
            }
            legal.clear();
            state.legal(seat, &mut legal);
            let action = match legal.as_slice() {
                [only] => *only,
                _ => {
                    if !steps.last().is_some_and(|step| legal.contains(step)) {
                        let mut imagined = state.clone();
                        imagined.determinize(seat, &mut luck);
                        let (player, strangeness) = (players[seat.index()].0, &mut strange[seat.index()]);
                        let network = match player {
                            Player::Judgement => None,
                            Player::Network(network) => Some(network),
                        };
                        let plan = (self.school.plan)(&imagined, seat, &legal, network, strangeness);
                        steps = plan.steps;
                        steps.reverse();
                        end = plan.end;
                    }
                    steps.pop().unwrap_or(legal[0])
                }
            };
            let taken = state.apply(seat, action, &mut Events::muted());
            debug_assert!(taken.is_ok(), "{action} was listed as legal, but refused: {taken:?}");
        }
        if let (Some(before), Some(stand)) = (last, end) {
            note(&mut told, &players, before, stand);
        }
        if let Some(outcome) = state.outcome() {
            for standing in &outcome.standings {
                let told = &mut told.seats[standing.seat.index()];
                told.score = standing.score as f32;
                told.result = (self.school.result)(&outcome, standing.seat);
            }
        }
        Ok(told)
    }

    /// Half of all seats like some things for no reason.
    fn strangeness(&self, luck: &mut Luck) -> Strangeness {
        let mut likings = Vec::new();
        if luck.below(2) == 0 {
            for group in &self.groups {
                if luck.below(4) == 0 {
                    let liking = LIKING * normal(luck);
                    likings.extend(group.iter().map(|input| (*input, liking)));
                }
            }
        }
        Strangeness { likings, whims: WHIMS, luck: Luck::new(luck.number()) }
    }
}

/// Notes where a turn of `seat` has ended.
fn note(told: &mut Told, players: &[(Player<'_>, bool)], seat: Seat, stand: Stand) {
    if players[seat.index()].1 {
        told.seats[seat.index()].stands.push(stand);
    }
}

/// A number around 0, seldom far from it.
fn normal(luck: &mut Luck) -> f32 {
    (0..12).map(|_| luck.bits() as f32 / u32::MAX as f32).sum::<f32>() - 6.0
}
