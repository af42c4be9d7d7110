//! `mat.toml`: what every player's mat shows, and what players begin with.

use std::collections::BTreeMap;

use railhead_pieces::{Piece, fact_tables, facts::Source};

use super::{
    ByPlayers, find,
    op::{ClauseFacts, Clauses, Op},
};
use crate::piece::{Aux, ClauseId, Disc, Discs, Edge, SLOTS, Worker};

fact_tables! {
    /// `mat.toml`.
    MatFile {
        start: StartFacts, limits: LimitFacts, workers: WorkerRow, score: ScoreFacts, discs: Vec<DiscFacts>,
        immediates: Vec<SlotFacts>, aux: Vec<AuxFacts>,
    }

    /// What players begin with.
    StartFacts { money_by_turn_order: [u8; 4], hand: u8, workers: BTreeMap<Worker, u8>, src: Source }

    /// Limits without bonuses, and the certificate track.
    LimitFacts {
        step_base_by_players: ByPlayers, hand_base: u8, certificate_track: Vec<u8>, certificate_limit_start: u8,
        src: Source,
    }

    /// The spaces of a row of workers.
    WorkerRow { slots: u8, slot_vp: [i8; SLOTS], src: Source }

    /// Figures of the final scoring.
    ScoreFacts { money_per_vp: u8, token_vp: i8, src: Source }

    /// A disc space: where its disc may go, what clearing it costs and brings.
    DiscFacts {
        id: String, edge: Edge, aux: Option<Aux>, #[serde(default)] cost: u8, #[serde(default)] money: u8,
        #[serde(default)] hand_bonus: u8, #[serde(default)] step_bonus_by_players: ByPlayers,
        certificate_limit: Option<u8>, #[serde(default)] vp: i8, src: Source,
    }

    /// The immediate action of a space for a worker.
    SlotFacts { worker: Worker, slot: u8, #[serde(default)] req: Vec<Op>, #[serde(default)] gain: Vec<Op> }

    /// An auxiliary action.
    AuxFacts { id: Aux, printed_open: u8, single: ClauseFacts, double: ClauseFacts, src: Source }
}

/// What every player's mat shows, and what players begin with.
#[derive(Debug)]
pub struct Mat {
    /// What players begin with.
    pub start: StartFacts,
    /// Workers printed on the mat, by trade.
    pub printed_workers: [u8; Worker::ALL.len()],
    /// Limits without bonuses, and the certificate track.
    pub limits: LimitFacts,
    /// The spaces of a row of workers.
    pub workers: WorkerRow,
    /// The immediate action of each space of each row of workers.
    pub slots: [[Option<ClauseId>; SLOTS]; Worker::ALL.len()],
    /// Figures of the final scoring.
    pub score: ScoreFacts,
    /// The disc spaces.
    pub discs: Vec<DiscFacts>,
    /// All white-edged disc spaces.
    pub white_discs: Discs,
    /// The auxiliary actions.
    pub aux: Vec<AuxInfo>,
}

/// An auxiliary action.
#[derive(Debug)]
pub struct AuxInfo {
    /// Spaces that never hold a disc.
    pub printed_open: u8,
    /// Its disc spaces.
    pub discs: Discs,
    /// Done once.
    pub single: ClauseId,
    /// Done double.
    pub double: ClauseId,
}

impl Mat {
    pub(super) fn index(file: MatFile, clauses: &mut Clauses) -> Mat {
        assert_eq!(usize::from(file.workers.slots), SLOTS, "slots of a worker row");
        let aux = Aux::all().map(|aux| file.aux(aux, clauses)).collect();
        let mut slots = [[None; SLOTS]; Worker::ALL.len()];
        for slot in &file.immediates {
            slots[slot.worker.index()][usize::from(slot.slot - 1)] =
                Some(clauses.add_parts(&slot.req, &slot.gain));
        }
        Mat {
            printed_workers: Worker::ALL.map(|worker| file.start.workers[&worker]),
            slots,
            white_discs: file.discs_where(|disc| disc.edge == Edge::White),
            aux,
            start: file.start,
            limits: file.limits,
            workers: file.workers,
            score: file.score,
            discs: file.discs,
        }
    }
}

impl MatFile {
    /// The disc spaces that pass `test`.
    fn discs_where(&self, test: impl Fn(&DiscFacts) -> bool) -> Discs {
        Disc::all().filter(|disc| test(&self.discs[disc.index()])).collect()
    }

    fn aux(&self, aux: Aux, clauses: &mut Clauses) -> AuxInfo {
        let facts = &self.aux[find(&self.aux, |facts| facts.id == aux, aux.id())];
        AuxInfo {
            printed_open: facts.printed_open,
            discs: self.discs_where(|disc| disc.aux == Some(aux)),
            single: clauses.add(&facts.single),
            double: clauses.add(&facts.double),
        }
    }
}
