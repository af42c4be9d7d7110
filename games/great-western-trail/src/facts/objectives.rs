//! `objectives.toml`: objective cards and their immediate actions.

use std::collections::BTreeMap;

use railhead_pieces::{Piece, fact_tables, facts::Source};

use super::op::ClauseFacts;
use crate::piece::{CATTLE, Card, Immediate, Task};

fact_tables! {
    /// `objectives.toml`.
    ObjectivesFile {
        supply: DisplayFacts, immediates: BTreeMap<Immediate, ClauseFacts>, cards: Vec<ObjectiveFacts>,
        starting: Vec<StartingFacts>,
    }

    /// The objective display.
    DisplayFacts { display: u8, src: Source }

    /// An objective card.
    ObjectiveFacts {
        id: String, count: u8, immediate: Immediate, tasks: Vec<Task>, vp: i8, penalty: i8, src: Source,
    }

    /// A starting objective.
    StartingFacts { id: String, tasks: Vec<Task>, vp: i8, penalty: i8, src: Source }
}

/// An objective card.
#[derive(Debug)]
pub struct ObjectiveInfo {
    /// Its immediate action; a starting objective has none.
    pub immediate: Option<Immediate>,
    /// How often each task is asked for.
    pub tasks: [u8; Task::ALL.len()],
    /// Gained if all are met.
    pub vp: i8,
    /// Lost otherwise.
    pub penalty: i8,
    /// How many there are.
    pub count: u8,
}

impl ObjectivesFile {
    /// The ids of all objective cards, starting ones last.
    pub(super) fn ids(&self) -> impl Iterator<Item = &str> {
        let cards = self.cards.iter().map(|card| card.id.as_str());
        cards.chain(self.starting.iter().map(|card| card.id.as_str()))
    }

    /// All objective cards, starting ones last.
    pub(super) fn cards(&self) -> Vec<ObjectiveInfo> {
        let cards = self.cards.iter().map(|card| ObjectiveInfo {
            immediate: Some(card.immediate),
            tasks: counted(&card.tasks),
            vp: card.vp,
            penalty: card.penalty,
            count: card.count,
        });
        let starting = self.starting.iter().map(|card| ObjectiveInfo {
            immediate: None,
            tasks: counted(&card.tasks),
            vp: card.vp,
            penalty: card.penalty,
            count: 1,
        });
        cards.chain(starting).collect()
    }
}

fn counted(tasks: &[Task]) -> [u8; Task::ALL.len()] {
    let mut counts = [0; Task::ALL.len()];
    for task in tasks {
        counts[task.index()] += 1;
    }
    counts
}

/// The objective cards in the order of what is at stake.
pub(super) fn by_weight(objectives: &[ObjectiveInfo]) -> Vec<Card> {
    let mut cards: Vec<usize> = (0..objectives.len()).collect();
    cards.sort_by_key(|at| -(objectives[*at].vp + objectives[*at].penalty));
    cards.into_iter().map(|at| Card::at(CATTLE + at)).collect()
}
