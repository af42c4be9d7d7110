//! Bots that know no more than a person in their chair would.

use std::{collections::BTreeMap, num::NonZeroUsize};

use railhead_bots::{Bot, Level, Mind, Question, Searcher};
use railhead_game::{Chance as _, Effort, Events, Judgement, Luck, Options, Seat, Setup};

/// How many positions a bot imagines here at most: its level decides how it chooses, and that is what is tried.
const ITERATIONS: u32 = 9;
/// How often a bot is asked the same where its luck meets hidden things in another order.
const ASKED: u64 = 8;
/// How many standard deviations apart two samples of one distribution may be.
const APART: f64 = 5.0;

/// Fails when what a bot of some level decides depends on anything that its seat cannot know, or on the number of
/// threads that it thinks on.
///
/// Two tables look the same to a seat and differ in all that is hidden from it. Where a game deals hidden things anew
/// from their set, the same luck must lead to the same decision at both; where it deals them from the order they lie
/// in, equal luck deals differently, and decisions must be distributed alike.
#[track_caller]
pub fn bots_are_honest<G: Judgement>(seats: u8, options: &Options) {
    let id = G::meta().id;
    let (seat, truth) = late_position::<G>(seats, options);
    let mut twin = truth.clone();
    twin.determinize(seat, &mut Luck::new(1867));
    let deals_alike = (0..ASKED).all(|luck| imagined(&truth, seat, luck) == imagined(&twin, seat, luck));
    for level in Level::ALL {
        let here = |luck: u64| decision(&truth, seat, level, luck, 1);
        assert_eq!(
            here(1),
            decision(&truth, seat, level, 1, 8),
            "{id}: {level} decides otherwise on 8 threads"
        );
        if deals_alike {
            assert_eq!(
                here(2),
                decision(&twin, seat, level, 2, 1),
                "{id}: {level} knows what is hidden from {seat}"
            );
            continue;
        }
        let tally = |state: &G, first: u64| {
            let mut tally = BTreeMap::new();
            for luck in first..first + ASKED {
                *tally.entry(decision(state, seat, level, luck, 1)).or_insert(0u32) += 1;
            }
            tally
        };
        let (here, there) = (tally(&truth, 1), tally(&twin, 1));
        assert!(
            is_one_distribution(&here, &there),
            "{id}: {level} knows what is hidden from {seat}: {here:?} and {there:?}"
        );
    }
}

/// A position late in a random game, from where the rest is soon played, with somebody who has a choice there.
fn late_position<G: Judgement>(seats: u8, options: &Options) -> (Seat, G) {
    let meta = G::meta();
    let mut luck = Luck::new(1869);
    let setup = Setup::checked(meta, seats, options, luck.seed(), meta.current_version())
        .unwrap_or_else(|error| panic!("{}: {error}", meta.id));
    let mut state = G::new(&setup).unwrap_or_else(|error| panic!("{}: {error}", meta.id));
    let (mut choices, mut legal) = (Vec::new(), Vec::new());
    while let Some(seat) = state.actors().first() {
        legal.clear();
        state.legal(seat, &mut legal);
        if legal.len() > 1 {
            choices.push((seat, state.clone()));
        }
        let action = *luck.pick(&legal).expect("an actor has decisions");
        state.apply(seat, action, &mut Events::muted()).expect("what is listed is legal");
    }
    choices.swap_remove(choices.len() * 9 / 10)
}

fn imagined<G: Judgement>(state: &G, seat: Seat, luck: u64) -> G {
    let mut imagined = state.clone();
    imagined.determinize(seat, &mut Luck::new(luck));
    imagined
}

fn decision<G: Judgement>(state: &G, seat: Seat, level: Level, luck: u64, threads: usize) -> G::Action {
    let mut legal = Vec::new();
    let question = Question::new(state, seat, &mut legal, None).expect("an actor has decisions");
    let mut luck = Luck::new(luck);
    match level.effort(&G::guide()) {
        None => level.bot().decide(&question, &mut luck),
        Some(effort) => {
            let part = ITERATIONS as f32 / effort.iterations(&G::guide()) as f32;
            let share = effort.share * part.min(1.0);
            let threads = NonZeroUsize::new(threads).unwrap_or(NonZeroUsize::MIN);
            let searcher = Searcher::new(Effort { share, ..effort }).on_threads(threads);
            Mind::new(searcher).decide(&question, &mut luck)
        }
    }
}

/// Whether two samples of the same size may come from one distribution: chi-squared, against its mean and deviation.
fn is_one_distribution<A: Ord>(here: &BTreeMap<A, u32>, there: &BTreeMap<A, u32>) -> bool {
    let count = |tally: &BTreeMap<A, u32>, key: &A| f64::from(tally.get(key).copied().unwrap_or_default());
    let mut keys: Vec<&A> = here.keys().chain(there.keys()).collect();
    keys.sort();
    keys.dedup();
    let distance: f64 = keys
        .iter()
        .map(|key| {
            let (a, b) = (count(here, key), count(there, key));
            (a - b).powi(2) / (a + b)
        })
        .sum();
    let freedom = (keys.len() - 1) as f64;
    distance <= freedom + APART * (2.0 * freedom).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distributions_are_told_apart() {
        let tally = |counts: &[u32]| (0..).zip(counts.iter().copied()).collect::<BTreeMap<u32, u32>>();
        assert!(is_one_distribution(&tally(&[8]), &tally(&[8])));
        assert!(is_one_distribution(&tally(&[5, 3]), &tally(&[3, 5])));
        assert!(!is_one_distribution(&tally(&[8, 0]), &tally(&[0, 8])));
    }
}
