//! The parts of sentences: cards, tiles, places, printed actions.

use railhead_game::{Arg, Seat};

use super::Stage;
use crate::{
    facts::{
        facts,
        op::{Op, Want},
        supply::TileKind,
    },
    piece::{
        Card, CardTally, ClauseId, Destination, Disc, Hazard, Master, Task, Tile, TileTally, Unit, Worker,
    },
};

/// Says things in the viewer's language.
pub(crate) struct Phrases<'a>(pub(crate) &'a Stage<'a>);

impl Phrases<'_> {
    pub(crate) fn say(&self, key: &str) -> String {
        self.0.say(key)
    }

    pub(crate) fn with(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.0.say_with(key, args)
    }

    /// A message that counts something.
    pub(crate) fn count(&self, key: &str, n: impl Into<i64>) -> String {
        self.with(key, &[("n", Arg::Number(n.into()))])
    }

    /// A message that mentions a sum.
    pub(crate) fn sum(&self, key: &str, sum: impl Into<i64>) -> String {
        self.with(key, &[("sum", Arg::Money(sum.into()))])
    }

    pub(crate) fn money(&self, sum: impl Into<i64>) -> String {
        self.0.lang().money(sum.into())
    }

    pub(crate) fn worker(&self, worker: Worker) -> String {
        self.say(&format!("worker-{worker}"))
    }

    pub(crate) fn workers(&self, worker: Worker) -> String {
        self.say(&format!("workers-{worker}"))
    }

    pub(crate) fn hazard(&self, hazard: Hazard) -> String {
        self.say(&format!("hazard-{hazard}"))
    }

    pub(crate) fn disc(&self, disc: Disc) -> String {
        self.say(&format!("disc-{disc}"))
    }

    /// What the lower half of a station master counts, and what the upper half gives.
    pub(crate) fn master(&self, master: Master) -> String {
        let info = &facts().railway.masters[master.index()];
        let upper = info.immediate.map_or_else(
            || self.say("permanent-certificate"),
            |action| {
                let clauses = [Some(action.first), action.second].into_iter().flatten();
                clauses.map(|clause| self.clause(clause)).collect::<Vec<_>>().join(" / ")
            },
        );
        format!("{upper}; {}", self.say(&format!("master-{master}")))
    }

    pub(crate) fn tile(&self, tile: Tile) -> String {
        match tile.kind() {
            TileKind::Worker(worker) => self.worker(worker),
            TileKind::Teepee(colour, _) => self.say(&format!("teepee-{colour}")),
            TileKind::Hazard(hazard, hand, vp) => self.with(
                "tile-hazard",
                &[
                    ("hazard", self.hazard(hazard).into()),
                    ("hand", self.say(&format!("hand-{hand}")).into()),
                    ("n", vp.into()),
                ],
            ),
        }
    }

    pub(crate) fn tiles(&self, tiles: &TileTally) -> String {
        let tiles: Vec<String> = tiles.each().map(|tile| self.tile(tile)).collect();
        tiles.join(", ")
    }

    pub(crate) fn card(&self, card: Card) -> String {
        let Some(cattle) = card.cattle() else { return self.tasks(card) };
        let name = facts().cards.breeds[cattle.breed.index()].name.as_str();
        let several = facts().cards.cattle.iter().filter(|other| other.breed == cattle.breed).count() > 1;
        if several {
            self.with("card-vp", &[("card", name.into()), ("n", cattle.vp.into())])
        } else {
            name.to_owned()
        }
    }

    /// A cattle card with its breeding value and its points.
    pub(crate) fn cattle(&self, card: Card) -> String {
        let Some(cattle) = card.cattle() else { return self.tasks(card) };
        let name = facts().cards.breeds[cattle.breed.index()].name.as_str();
        self.with(
            "card-figures",
            &[("card", name.into()), ("value", cattle.bv.into()), ("n", cattle.vp.into())],
        )
    }

    pub(crate) fn cards(&self, cards: &CardTally) -> String {
        let cards: Vec<String> = cards
            .counted()
            .map(|(card, n)| {
                let name = match card.objective() {
                    Some(_) => self.with("card-objective", &[("tasks", self.tasks(card).into())]),
                    None => self.card(card),
                };
                if n > 1 { format!("{n} × {name}") } else { name }
            })
            .collect();
        if cards.is_empty() { "—".to_owned() } else { cards.join(", ") }
    }

    /// What an objective card asks for.
    pub(crate) fn tasks(&self, card: Card) -> String {
        let Some(objective) = card.objective() else { return self.card(card) };
        let tasks = Task::ALL.into_iter().filter(|task| objective.tasks[task.index()] > 0);
        let tasks = tasks.map(|task| self.count(&format!("tasks-{task}"), objective.tasks[task.index()]));
        tasks.collect::<Vec<_>>().join(" + ")
    }

    /// What an objective card gives at once, and what it counts.
    pub(crate) fn objective(&self, card: Card) -> String {
        let Some(objective) = card.objective() else { return String::new() };
        match objective.immediate {
            Some(immediate) => self.with(
                "detail-objective",
                &[
                    ("immediate", self.clause(facts().cards.immediates[immediate.index()]).into()),
                    ("n", objective.vp.into()),
                    ("penalty", objective.penalty.into()),
                ],
            ),
            None => self.count("detail-objective-start", objective.vp),
        }
    }

    /// The name of a seat's player.
    pub(crate) fn name(&self, seat: Seat) -> String {
        self.0.name(seat).to_owned()
    }

    /// What a disc space costs or brings at once.
    pub(crate) fn disc_price(&self, disc: Disc) -> Option<String> {
        let info = disc.info();
        let cost = (info.cost > 0).then(|| self.sum("detail-cost", info.cost));
        cost.or_else(|| (info.money > 0).then(|| self.sum("detail-gain", info.money)))
    }

    /// Requirements and rewards in words.
    pub(crate) fn clause(&self, clause: ClauseId) -> String {
        let clause = clause.clause();
        let list = |ops: &[Op]| ops.iter().map(|op| self.op(*op)).collect::<Vec<_>>().join(", ");
        match (clause.req(), clause.gain()) {
            ([], gain) => list(gain),
            (req, gain) => format!("{} → {}", list(req), list(gain)),
        }
    }

    fn op(&self, op: Op) -> String {
        let unit = |unit: Unit| Arg::from(self.say(&format!("unit-{unit}")));
        match op {
            Op::DiscardCattle { cattle: Want::Any, .. } => self.say("op-discard-any"),
            Op::DiscardCattle { cattle: Want::Breed(breed), .. } => {
                self.with("op-discard", &[("card", facts().cards.breeds[breed.index()].name.as_str().into())])
            }
            Op::DiscardPair => self.say("op-pair"),
            Op::DiscardObjective { .. } => self.say("op-discard-objective"),
            Op::PayMoney { n } => self.sum("op-pay", n),
            Op::EngineBack { n } => self.count("op-back", n),
            Op::GainMoney { n, per: None } => self.sum("op-money", n),
            Op::GainMoney { n, per: Some(per) } => {
                self.with("op-money-per", &[("sum", Arg::Money(n.into())), ("unit", unit(per))])
            }
            Op::Certificate { n, per: None } => self.count("op-certificate", n),
            Op::Certificate { n, per: Some(per) } => {
                self.with("op-certificate-per", &[("n", n.into()), ("unit", unit(per))])
            }
            Op::CertificateMax => self.say("op-certificate-max"),
            Op::Hire { modifier: 0 } => self.say("op-hire"),
            Op::Hire { modifier } if modifier > 0 => self.sum("op-hire-dearer", modifier),
            Op::Hire { modifier } => self.sum("op-hire-cheaper", -modifier),
            Op::Build { per_craftsman } => self.sum("op-build", per_craftsman),
            Op::Objective { to: Destination::Discard } => self.say("op-objective"),
            Op::Objective { to: Destination::Hand } => self.say("op-objective-hand"),
            Op::EngineForward { up_to_per: Some(per), .. } => {
                self.with("op-forward-per", &[("unit", unit(per))])
            }
            Op::EngineForward { up_to, .. } => self.count("op-forward", up_to.unwrap_or_default()),
            Op::Trade => self.say("op-trade"),
            Op::RemoveHazard { cost: 0 } => self.say("op-remove-free"),
            Op::RemoveHazard { cost } => self.sum("op-remove", cost),
            Op::Aux { .. } => self.say("op-aux"),
            Op::BuyCattle => self.say("op-buy"),
            Op::MovePawn { up_to } => self.count("op-move", up_to),
            Op::MovePawnFree { up_to } => self.count("op-move-free", up_to),
            Op::DrawDiscard { n, per: None } => self.count("op-draw", n),
            Op::DrawDiscard { per: Some(per), .. } => self.with("op-draw-per", &[("unit", unit(per))]),
            Op::RemoveCards { n } => self.count("op-cull", n),
            Op::ExtraordinaryDelivery => self.say("op-extraordinary"),
            Op::UpgradeBehind => self.say("op-behind"),
            Op::CopyAdjacent => self.say("op-copy"),
        }
    }
}
