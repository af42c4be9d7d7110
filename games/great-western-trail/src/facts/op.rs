//! The small language in which tiles, cards and mats print their actions.

use railhead_pieces::{Piece, fact_tables};
use serde::Deserialize;

use crate::piece::{Breed, ClauseId, Destination, Unit};

/// Which cattle cards a requirement asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase", from = "WantText")]
pub enum Want {
    /// A cattle card of any breed.
    Any,
    /// A cattle card of this breed.
    Breed(Breed),
}

#[derive(Deserialize)]
#[serde(untagged)]
enum WantText {
    Breed(Breed),
    Any(AnyText),
}

#[derive(Deserialize)]
enum AnyText {
    #[serde(rename = "any")]
    Any,
}

impl From<WantText> for Want {
    fn from(text: WantText) -> Want {
        match text {
            WantText::Breed(breed) => Want::Breed(breed),
            WantText::Any(AnyText::Any) => Want::Any,
        }
    }
}

/// Whether an auxiliary action may be doubled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AuxMode {
    /// Single, or double where both spaces are clear.
    SingleOrDouble,
}

/// One requirement or reward.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "op", rename_all = "snake_case", deny_unknown_fields)]
pub enum Op {
    /// Discard cattle cards.
    DiscardCattle {
        /// Of this breed.
        cattle: Want,
        /// So many.
        n: u8,
    },
    /// Discard two cattle cards of one breed.
    DiscardPair,
    /// Discard objective cards.
    DiscardObjective {
        /// So many.
        n: u8,
    },
    /// Pay the bank.
    PayMoney {
        /// So much.
        n: u8,
    },
    /// Move the engine back.
    EngineBack {
        /// Exactly so many spaces.
        n: u8,
    },
    /// Take money from the bank.
    GainMoney {
        /// So much, for each unit if there is one.
        n: u8,
        /// What it is counted by.
        per: Option<Unit>,
    },
    /// Move the certificate marker forward.
    Certificate {
        /// So many spaces, for each unit if there is one.
        n: u8,
        /// What it is counted by.
        per: Option<Unit>,
    },
    /// Move the certificate marker to the limit.
    CertificateMax,
    /// Hire a worker.
    Hire {
        /// Added to the row's price.
        modifier: i8,
    },
    /// Place or replace a private building.
    Build {
        /// The price for each craftsman needed.
        per_craftsman: u8,
    },
    /// Gain an objective card.
    Objective {
        /// Where it goes.
        to: Destination,
    },
    /// Move the engine forward.
    EngineForward {
        /// At most so many spaces.
        up_to: Option<u8>,
        /// At most as many as there are of these.
        up_to_per: Option<Unit>,
    },
    /// Take a teepee.
    Trade,
    /// Take a hazard.
    RemoveHazard {
        /// What it costs.
        cost: u8,
    },
    /// Do an auxiliary action.
    Aux {
        /// Whether it may be double.
        mode: AuxMode,
    },
    /// Buy cattle.
    BuyCattle,
    /// Move the pawn and use the place reached.
    MovePawn {
        /// At most so many steps.
        up_to: u8,
    },
    /// Move the pawn without tolls; the place is not used.
    MovePawnFree {
        /// At most so many steps.
        up_to: u8,
    },
    /// Draw cards, then discard as many.
    DrawDiscard {
        /// So many, for each unit if there is one.
        n: u8,
        /// What it is counted by.
        per: Option<Unit>,
    },
    /// Take cards of the hand out of the game.
    RemoveCards {
        /// At most so many.
        n: u8,
    },
    /// Building 9a.
    ExtraordinaryDelivery,
    /// Building 9b.
    UpgradeBehind,
    /// Building 8b.
    CopyAdjacent,
}

fact_tables! {
    /// Requirements and rewards, or a choice between two such.
    ClauseFacts {
        #[serde(default)] either: Vec<ClauseFacts>, #[serde(default)] req: Vec<Op>, #[serde(default)] gain: Vec<Op>,
    }
}

/// Requirements, then rewards.
#[derive(Debug)]
pub struct Clause {
    /// All of it in order.
    pub ops: Vec<Op>,
    /// How many of them are requirements.
    pub needs: u8,
}

impl Clause {
    /// The requirements.
    pub fn req(&self) -> &[Op] {
        &self.ops[..self.needs.into()]
    }

    /// The rewards.
    pub fn gain(&self) -> &[Op] {
        &self.ops[self.needs.into()..]
    }
}

/// A local action: one clause, or two to choose from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LocalAction {
    /// The first or only one.
    pub first: ClauseId,
    /// The other one.
    pub second: Option<ClauseId>,
}

impl LocalAction {
    /// The clause of alternative `alt`.
    #[inline]
    pub fn get(self, alt: u8) -> Option<ClauseId> {
        match alt {
            0 => Some(self.first),
            1 => self.second,
            _ => None,
        }
    }
}

/// The clauses, as they are collected from the files.
#[derive(Default)]
pub(super) struct Clauses(pub(super) Vec<Clause>);

impl Clauses {
    /// Takes down requirements and rewards.
    pub(super) fn add_parts(&mut self, req: &[Op], gain: &[Op]) -> ClauseId {
        let id = ClauseId::at(self.0.len());
        self.0.push(Clause { ops: [req, gain].concat(), needs: req.len() as u8 });
        id
    }

    /// Takes down a clause without alternatives.
    pub(super) fn add(&mut self, clause: &ClauseFacts) -> ClauseId {
        self.add_parts(&clause.req, &clause.gain)
    }

    /// Takes down a clause with its alternatives.
    pub(super) fn action(&mut self, clause: &ClauseFacts) -> LocalAction {
        match clause.either.as_slice() {
            [] => LocalAction { first: self.add(clause), second: None },
            [first, second] => LocalAction { first: self.add(first), second: Some(self.add(second)) },
            _ => panic!("an action offers one or two alternatives"),
        }
    }

    /// Takes down a list of such clauses.
    pub(super) fn actions(&mut self, clauses: &[ClauseFacts]) -> Vec<LocalAction> {
        clauses.iter().map(|clause| self.action(clause)).collect()
    }
}
