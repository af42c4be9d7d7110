//! The signs, one visual language: drawn once as symbols in a box of 24 by 24, used wherever they are printed.

use maud::{Markup, html};

use crate::piece::{Hazard, Task, Unit, Worker};

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
