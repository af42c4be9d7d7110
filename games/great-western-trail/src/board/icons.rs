//! Our own icons, one visual language: ink strokes in a box of 24 by 24.

use maud::{Markup, html};

use crate::{
    facts::{
        facts,
        op::{Op, Want},
    },
    piece::{Aux, ClauseId, Hazard, Worker},
};

/// A sign.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Icon {
    Coin,
    Cow,
    Cards,
    Certificate,
    Engine,
    Pawn,
    Teepee,
    Flood,
    Drought,
    Rockfall,
    Hat,
    Hammer,
    Spanner,
    House,
    Goal,
    Bin,
    Station,
    Mirror,
    Hire,
    Twice,
    Pair,
    Buy,
}

impl Icon {
    /// The strokes of the sign.
    const fn path(self) -> &'static str {
        match self {
            Icon::Coin => "M12 3a9 9 0 1 0 .01 0zM12 7v10M9 9h5a1.6 1.6 0 0 1 0 3h-4a1.6 1.6 0 0 0 0 3h5",
            Icon::Cow => "M3 5q1 6 5 6v6q0 4 4 4t4-4v-6q4 0 5-6q-3 3-6 3h-6q-3 0-6-3zM10 17h.1M14 17h.1",
            Icon::Cards => "M4 6h9v14h-9zM9 3h10v14h-3",
            Icon::Certificate => "M4 4h16v12h-6l-2 5l-2-5h-6zM8 8h8M8 12h8",
            Icon::Engine => "M3 16v-6h9v-5h7v11zM6 10v-4h3v4M7 16a3 3 0 1 0 .01 0M16 16a3 3 0 1 0 .01 0",
            Icon::Pawn => "M12 3a4 4 0 1 0 .01 0M8 20q1-5 2-9h4q1 4 2 9zM5 21h14",
            Icon::Teepee => "M12 3l9 18h-18zM12 13l3 8h-6zM10 2l2 3l2-3",
            Icon::Flood => "M2 8q3-3 6 0t6 0t6 0M2 13q3-3 6 0t6 0t6 0M2 18q3-3 6 0t6 0t6 0",
            Icon::Drought => {
                "M12 8a4 4 0 1 0 .01 0M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2"
            }
            Icon::Rockfall => "M3 20l4-8l4 3l3-6l7 11zM15 4l3 1l-1 3l-3-1zM8 6l2 1l-1 2l-2-1z",
            Icon::Hat => "M2 16q10 6 20 0q-3 1-5-1q0-8-3-8q-2 2-4 0q-3 0-3 8q-2 2-5 1z",
            Icon::Hammer => "M5 4h10l3 4h-13zM10 8v13h3v-13",
            Icon::Spanner => "M16 3a5 5 0 0 0-5 7l-8 8l3 3l8-8a5 5 0 0 0 7-5l-3 3l-3-3z",
            Icon::House => "M3 11l9-8l9 8v10h-18zM10 21v-6h4v6",
            Icon::Goal => "M6 21v-18h12l-3 4l3 4h-12",
            Icon::Bin => "M5 7h14M9 7v-3h6v3M7 7l1 14h8l1-14M10 11v6M14 11v6",
            Icon::Station => "M3 20h18M5 20v-9h14v9M2 11l10-7l10 7M10 20v-5h4v5",
            Icon::Mirror => "M4 4h7v16h-7zM13 4h7v16h-7zM8 9l-2 3l2 3M16 9l2 3l-2 3",
            Icon::Hire => "M9 3a4 4 0 1 0 .01 0M2 21q0-8 7-8t7 8zM19 4v8M15 8h8",
            Icon::Twice => "M8 7a5 5 0 1 0 .01 0M16 7a5 5 0 1 0 .01 0",
            Icon::Pair => "M9 2h12v15h-12zM9 6h-6v16h12v-5M12 8h6M12 12h6",
            Icon::Buy => "M3 2h12v17h-12zM6 7q0 3 3 3t3-3M17 13a5 5 0 1 0 .01 0M17 15.500v5",
        }
    }

    /// The sign at a place of an SVG, so many units wide.
    pub(super) fn at(self, x: i32, y: i32, size: i32) -> Markup {
        html! { svg.icon x=(x) y=(y) width=(size) height=(size) viewBox="0 0 24 24" aria-hidden="true" { path d=(self.path()) {} } }
    }

    /// The sign in a line of HTML.
    pub(super) fn inline(self) -> Markup {
        html! { svg.icon width="18" height="18" viewBox="0 0 24 24" aria-hidden="true" { path d=(self.path()) {} } }
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

    pub(super) const fn of_aux(aux: Aux) -> Icon {
        match aux {
            Aux::Money => Icon::Coin,
            Aux::Cards => Icon::Cards,
            Aux::Certificate => Icon::Certificate,
            Aux::Engine => Icon::Engine,
            Aux::Remove => Icon::Bin,
        }
    }
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
        Op::Build { per_craftsman } => (Icon::House, per_craftsman.to_string()),
        Op::Objective { .. } => (Icon::Goal, "+".to_owned()),
        Op::EngineForward { up_to: Some(n), .. } => (Icon::Engine, n.to_string()),
        Op::EngineForward { .. } => (Icon::Engine, "×".to_owned()),
        Op::Trade => (Icon::Teepee, String::new()),
        Op::RemoveHazard { cost } => {
            (Icon::Rockfall, if cost > 0 { format!("−{cost}") } else { String::new() })
        }
        Op::Aux { .. } => (Icon::Twice, String::new()),
        Op::BuyCattle => (Icon::Buy, String::new()),
        Op::MovePawn { up_to } | Op::MovePawnFree { up_to } => (Icon::Pawn, up_to.to_string()),
        Op::DrawDiscard { n, per } => {
            (Icon::Cards, if per.is_some() { "×".to_owned() } else { n.to_string() })
        }
        Op::RemoveCards { n } => (Icon::Bin, n.to_string()),
        Op::ExtraordinaryDelivery => (Icon::Engine, "⇐".to_owned()),
        Op::UpgradeBehind => (Icon::Station, "↑".to_owned()),
        Op::CopyAdjacent => (Icon::Mirror, String::new()),
    };
    Glyph { icon, text, needed }
}
