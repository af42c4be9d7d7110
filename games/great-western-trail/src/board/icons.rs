//! The signs, one visual language: drawn once as symbols in a box of 24 by 24, used wherever they are printed.

use maud::{Markup, html};

use crate::{
    facts::{
        facts,
        op::{Op, Want},
    },
    piece::{ClauseId, Hazard, Task, Unit, Worker},
};

/// The symbols of all signs. Every pane uses them, wherever on the page they stand.
pub(super) const SYMBOLS: &str = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/signs.svg"));

/// A sign.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Icon {
    Arrow,
    Bin,
    Boot,
    Build,
    Buy,
    Card,
    Cards,
    Certificate,
    City,
    Clear,
    Coin,
    Cow,
    Deck,
    Disc,
    Discard,
    Drought,
    Engine,
    Extraordinary,
    Flood,
    Foresight,
    ForestHouse,
    Goal,
    Hammer,
    Hand,
    Hat,
    Hazard,
    Hire,
    House,
    Master,
    Mirror,
    Pair,
    Pawn,
    Permanent,
    Points,
    Risk,
    Rockfall,
    Single,
    Spanner,
    Station,
    Swap,
    Teepee,
    Token,
    Toll,
    Trade,
    Tree,
    Twice,
}

impl Icon {
    /// The symbol that shows it.
    const fn id(self) -> &'static str {
        match self {
            Icon::Arrow => "arrow",
            Icon::Bin => "cull",
            Icon::Boot => "boot",
            Icon::Build => "build",
            Icon::Buy => "buy",
            Icon::Card => "card",
            Icon::Cards => "draw",
            Icon::Certificate => "certificate",
            Icon::City => "city",
            Icon::Clear => "clear",
            Icon::Coin => "coin",
            Icon::Cow => "cow",
            Icon::Deck => "deck",
            Icon::Disc => "disc",
            Icon::Discard => "discard",
            Icon::Drought => "drought",
            Icon::Engine => "engine",
            Icon::Extraordinary => "extraordinary",
            Icon::Flood => "flood",
            Icon::Foresight => "foresight",
            Icon::ForestHouse => "forest-house",
            Icon::Goal => "objective",
            Icon::Hammer => "craftsman",
            Icon::Hand => "hand",
            Icon::Hat => "cowboy",
            Icon::Hazard => "hazard",
            Icon::Hire => "hire",
            Icon::House => "house",
            Icon::Master => "master",
            Icon::Mirror => "copy",
            Icon::Pair => "pair",
            Icon::Pawn => "pawn",
            Icon::Permanent => "permanent",
            Icon::Points => "points",
            Icon::Risk => "risk",
            Icon::Rockfall => "rockfall",
            Icon::Single => "single",
            Icon::Spanner => "engineer",
            Icon::Station => "station",
            Icon::Swap => "swap",
            Icon::Teepee => "teepee",
            Icon::Token => "token",
            Icon::Toll => "toll",
            Icon::Trade => "trade",
            Icon::Tree => "tree",
            Icon::Twice => "double",
        }
    }

    /// The sign at a place of an SVG, so many units wide.
    pub(super) fn at(self, x: i32, y: i32, size: i32) -> Markup {
        symbol(self.id(), "icon", (x, y), size)
    }

    /// The sign in a line of HTML.
    pub(super) fn inline(self) -> Markup {
        html! { svg.icon width="18" height="18" viewBox="0 0 24 24" aria-hidden="true" { use href={ "#gwt-" (self.id()) } {} } }
    }

    pub(super) const fn of_worker(worker: Worker) -> Icon {
        match worker {
            Worker::Cowboy => Icon::Hat,
            Worker::Craftsman => Icon::Hammer,
            Worker::Engineer => Icon::Spanner,
        }
    }

    pub(super) const fn of_hazard(hazard: Hazard) -> Icon {
        match hazard {
            Hazard::Flood => Icon::Flood,
            Hazard::Drought => Icon::Drought,
            Hazard::Rockfall => Icon::Rockfall,
        }
    }

    pub(super) const fn of_task(task: Task) -> Icon {
        match task {
            Task::Building => Icon::House,
            Task::Station => Icon::Station,
            Task::Hazard => Icon::Hazard,
            Task::GreenTeepee | Task::BlueTeepee => Icon::Teepee,
            Task::Cow3 | Task::Cow4 | Task::Cow5 => Icon::Cow,
            Task::SanFrancisco => Icon::Disc,
        }
    }

    pub(super) const fn of_unit(unit: Unit) -> Icon {
        match unit {
            Unit::Engineer => Icon::Spanner,
            Unit::Cowboy => Icon::Hat,
            Unit::ForestBuilding => Icon::ForestHouse,
            Unit::TeepeePair => Icon::Teepee,
        }
    }
}

/// A symbol at a place of an SVG, so many units wide.
pub(super) fn symbol(id: &str, class: &str, (x, y): (i32, i32), size: i32) -> Markup {
    html! { use class=(class) href={ "#gwt-" (id) } x=(x) y=(y) width=(size) height=(size) {} }
}

/// A sign with a figure beside it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Glyph {
    pub(super) icon: Icon,
    pub(super) text: String,
    /// Whether it is a requirement.
    pub(super) needed: bool,
}

/// Requirements and rewards as signs.
pub(super) fn glyphs(clause: ClauseId) -> Vec<Glyph> {
    let clause = clause.clause();
    let needs = usize::from(clause.needs);
    clause.ops.iter().enumerate().map(|(at, op)| glyph(*op, at < needs)).collect()
}

fn glyph(op: Op, needed: bool) -> Glyph {
    let (icon, text) = match op {
        Op::DiscardCattle { cattle: Want::Any, .. } => (Icon::Cow, "?".to_owned()),
        Op::DiscardCattle { cattle: Want::Breed(breed), .. } => {
            let name = &facts().cards.breeds[breed.index()].name;
            (Icon::Cow, name.split(' ').filter_map(|word| word.chars().next()).collect())
        }
        Op::DiscardPair => (Icon::Pair, String::new()),
        Op::DiscardObjective { .. } => (Icon::Goal, "1".to_owned()),
        Op::PayMoney { n } => (Icon::Coin, format!("−{n}")),
        Op::EngineBack { n } => (Icon::Engine, format!("−{n}")),
        Op::GainMoney { n, per: None } => (Icon::Coin, n.to_string()),
        Op::GainMoney { n, per: Some(_) } => (Icon::Coin, format!("{n}×")),
        Op::Certificate { n, per } => {
            (Icon::Certificate, format!("{n}{}", if per.is_some() { "×" } else { "" }))
        }
        Op::CertificateMax => (Icon::Certificate, "max".to_owned()),
        Op::Hire { modifier: 0 } => (Icon::Hire, String::new()),
        Op::Hire { modifier } => (Icon::Hire, format!("{modifier:+}")),
        Op::Build { per_craftsman } => (Icon::Build, per_craftsman.to_string()),
        Op::Objective { .. } => (Icon::Goal, "+".to_owned()),
        Op::EngineForward { up_to: Some(n), .. } => (Icon::Engine, n.to_string()),
        Op::EngineForward { .. } => (Icon::Engine, "×".to_owned()),
        Op::Trade => (Icon::Trade, String::new()),
        Op::RemoveHazard { cost } => (Icon::Clear, if cost > 0 { format!("−{cost}") } else { String::new() }),
        Op::Aux { .. } => (Icon::Twice, String::new()),
        Op::BuyCattle => (Icon::Buy, String::new()),
        Op::MovePawn { up_to } | Op::MovePawnFree { up_to } => (Icon::Pawn, up_to.to_string()),
        Op::DrawDiscard { n, per } => {
            (Icon::Cards, if per.is_some() { "×".to_owned() } else { n.to_string() })
        }
        Op::RemoveCards { n } => (Icon::Bin, n.to_string()),
        Op::ExtraordinaryDelivery => (Icon::Extraordinary, String::new()),
        Op::UpgradeBehind => (Icon::Station, "↑".to_owned()),
        Op::CopyAdjacent => (Icon::Mirror, String::new()),
    };
    Glyph { icon, text, needed }
}
