//! Printed actions as signs in a row: what is given in red, an arrow, what is got.

use maud::{Markup, html};

use super::icons::Icon;
use crate::{
    facts::{
        facts,
        op::{LocalAction, Op, Want},
    },
    piece::{Breed, ClauseId, Unit},
};

/// The smallest and the largest type of figures.
const LEAST: i32 = 11;
const MOST: i32 = 15;

/// One sign of a row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Mark {
    /// A sign of something that is got or counted.
    Got(Icon),
    /// A sign of something that is given.
    Given(Icon),
    /// Money that is got.
    Coin(u8),
    /// Money that is paid.
    Pay(u8),
    /// A card that is discarded: of this breed, or of any.
    Card(Option<Breed>),
    /// A figure beside the sign before it.
    Figure(String),
    /// Between what is given and what is got.
    Arrow,
    /// Between two to choose from.
    Either,
}

/// The marks of requirements and rewards.
pub(super) fn marks(clause: ClauseId) -> Vec<Mark> {
    let clause = clause.clause();
    let mut marks: Vec<Mark> = clause.req().iter().flat_map(|op| of_op(*op)).collect();
    if !marks.is_empty() {
        marks.push(Mark::Arrow);
    }
    marks.extend(clause.gain().iter().flat_map(|op| of_op(*op)));
    marks
}

/// The marks of a local action with its alternatives.
pub(super) fn alternatives(action: LocalAction) -> Vec<Mark> {
    let mut all = marks(action.first);
    if let Some(second) = action.second {
        all.push(Mark::Either);
        all.extend(marks(second));
    }
    all
}

fn of_op(op: Op) -> Vec<Mark> {
    match op {
        Op::DiscardCattle { cattle: Want::Any, .. } => vec![Mark::Card(None)],
        Op::DiscardCattle { cattle: Want::Breed(breed), .. } => vec![Mark::Card(Some(breed))],
        Op::DiscardPair => vec![Mark::Given(Icon::Pair)],
        Op::DiscardObjective { .. } => vec![Mark::Given(Icon::Goal)],
        Op::PayMoney { n } => vec![Mark::Pay(n)],
        Op::EngineBack { n } => counted(Mark::Given(Icon::Engine), n),
        Op::GainMoney { n, per } => with_unit(vec![Mark::Coin(n)], per),
        Op::Certificate { n, per } => with_unit(counted(Mark::Got(Icon::Certificate), n), per),
        Op::CertificateMax => vec![Mark::Got(Icon::Certificate), Mark::Figure("max".to_owned())],
        Op::Hire { modifier: 0 } => vec![Mark::Got(Icon::Hire)],
        Op::Hire { modifier } => {
            let figure = format!("{modifier:+}").replace('-', "\u{2212}");
            vec![Mark::Got(Icon::Hire), Mark::Figure(figure)]
        }
        Op::Build { per_craftsman } => {
            vec![Mark::Got(Icon::Build), Mark::Pay(per_craftsman), Mark::Either, Mark::Got(Icon::Hammer)]
        }
        Op::Objective { .. } => vec![Mark::Got(Icon::Goal)],
        Op::EngineForward { up_to_per: Some(per), .. } => with_unit(vec![Mark::Got(Icon::Engine)], Some(per)),
        Op::EngineForward { up_to, .. } => {
            vec![Mark::Got(Icon::Engine), Mark::Figure(up_to.unwrap_or_default().to_string())]
        }
        Op::Trade => vec![Mark::Got(Icon::Trade)],
        Op::RemoveHazard { cost: 0 } => vec![Mark::Got(Icon::Clear)],
        Op::RemoveHazard { cost } => vec![Mark::Pay(cost), Mark::Arrow, Mark::Got(Icon::Clear)],
        Op::Aux { .. } => vec![Mark::Got(Icon::Twice)],
        Op::BuyCattle => vec![Mark::Got(Icon::Buy)],
        Op::MovePawn { up_to } => vec![Mark::Got(Icon::Pawn), Mark::Figure(up_to.to_string())],
        Op::MovePawnFree { up_to } => {
            vec![Mark::Got(Icon::Pawn), Mark::Figure(up_to.to_string()), Mark::Pay(0)]
        }
        Op::DrawDiscard { n, per: None } => vec![Mark::Got(Icon::Swap), Mark::Figure(n.to_string())],
        Op::DrawDiscard { per, .. } => with_unit(vec![Mark::Got(Icon::Swap)], per),
        Op::RemoveCards { n } => counted(Mark::Got(Icon::Bin), n),
        Op::ExtraordinaryDelivery => vec![Mark::Got(Icon::Extraordinary)],
        Op::UpgradeBehind => vec![Mark::Got(Icon::Station), Mark::Figure("\u{2190}".to_owned())],
        Op::CopyAdjacent => vec![Mark::Got(Icon::Mirror)],
    }
}

/// A sign with a figure where there are several.
fn counted(mark: Mark, n: u8) -> Vec<Mark> {
    let figure = (n > 1).then(|| Mark::Figure(n.to_string()));
    [mark].into_iter().chain(figure).collect()
}

/// What is counted by something.
fn with_unit(mut marks: Vec<Mark>, per: Option<Unit>) -> Vec<Mark> {
    if let Some(unit) = per {
        marks.push(Mark::Figure("×".to_owned()));
        marks.push(Mark::Got(Icon::of_unit(unit)));
    }
    marks
}

impl Mark {
    /// How much room it takes in a row of this height.
    fn width(&self, size: i32) -> i32 {
        match self {
            Mark::Got(_) | Mark::Given(_) | Mark::Coin(_) | Mark::Pay(_) => size + 1,
            Mark::Card(Some(breed)) if letters(*breed).len() > 1 => size + 4,
            Mark::Card(_) => size,
            Mark::Figure(text) => 2 + type_size(size) * text.chars().count() as i32 * 11 / 20,
            Mark::Arrow => size * 2 / 3,
            Mark::Either => 6,
        }
    }

    /// The sign in a row of this height, from its upper left corner on.
    pub(super) fn at(&self, x: i32, y: i32, size: i32) -> Markup {
        let middle = x + size / 2;
        let base = y + size / 2 + type_size(size) * 7 / 20;
        let money = |class: &str, n: u8| {
            html! {
                circle class=(class) cx=(middle) cy=(y + size / 2) r=(size / 2 - 1) {}
                text class={ (class) " s" (type_size(size)) } x=(middle) y=(y + size / 2 + 4) { (n) }
            }
        };
        html! {
            @match self {
                Mark::Got(icon) => (icon.at(x, y, size)),
                Mark::Given(icon) => g.req { (icon.at(x, y, size)) },
                Mark::Coin(n) => (money("coin", *n)),
                Mark::Pay(n) => (money("pay", *n)),
                Mark::Card(breed) => {
                    @let wide = self.width(size) - 2;
                    @let text = breed.map_or_else(|| "?".to_owned(), letters);
                    g class={ "wanted " @if let Some(breed) = breed { "breed-" (breed.id()) } } {
                        rect x=(x) y=(y) width=(wide) height=(size) rx="2" {}
                        text x=(x + wide / 2) y=(y + size / 2 + 4) { (text) }
                    }
                }
                Mark::Figure(text) => text class={ "figure s" (type_size(size)) } x=(x) y=(base) { (text) },
                Mark::Arrow => (Icon::Arrow.at(x, y + size / 5, size * 3 / 5)),
                Mark::Either => text class={ "figure s" (type_size(size)) } x=(x) y=(base) { "/" },
            }
        }
    }
}

/// How large figures are in a row of this height.
fn type_size(size: i32) -> i32 {
    (size * 3 / 4).clamp(LEAST, MOST)
}

/// The letters that stand for a breed.
pub(super) fn letters(breed: Breed) -> String {
    let name = &facts().cards.breeds[breed.index()].name;
    name.split(' ').filter_map(|word| word.chars().next()).collect()
}

/// How wide a row is.
pub(super) fn width(marks: &[Mark], size: i32) -> i32 {
    marks.iter().map(|mark| mark.width(size)).sum()
}

/// The marks one after the other, from the upper left corner on.
pub(super) fn row(marks: &[Mark], x: i32, y: i32, size: i32) -> Markup {
    let mut at = x;
    html! {
        @for mark in marks {
            (mark.at(at, y, size))
            @let () = at += mark.width(size);
        }
    }
}

/// The marks one after the other, as large as fits into so much width, the row's middle at `y`.
pub(super) fn fitted(marks: &[Mark], x: i32, y: i32, (wide, high): (i32, i32)) -> Markup {
    let size = (12..=high).rev().find(|size| width(marks, *size) <= wide).unwrap_or(12);
    row(marks, x, y - size / 2, size)
}

/// The marks in lines that are no wider than `wide` in rows of this height, if no single mark is.
pub(super) fn wrapped(marks: Vec<Mark>, wide: i32, size: i32) -> Vec<Vec<Mark>> {
    let mut lines: Vec<Vec<Mark>> = Vec::new();
    for mark in marks {
        let bound = matches!(mark, Mark::Figure(_));
        match lines.last_mut() {
            Some(line) if bound || width(line, size) + mark.width(size) <= wide => line.push(mark),
            _ => lines.push(vec![mark]),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use railhead_pieces::Piece;

    use super::*;
    use crate::piece::{Building, Buildings};

    #[test]
    fn a_row_breaks_only_before_a_sign() {
        let marks = vec![Mark::Coin(2), Mark::Figure("×".to_owned()), Mark::Got(Icon::Tree), Mark::Coin(1)];
        let lines = wrapped(marks.clone(), 50, 16);
        assert_eq!(lines, [marks[..3].to_vec(), marks[3..].to_vec()]);
        assert_eq!(wrapped(marks.clone(), 500, 16), [marks]);
    }

    #[test]
    fn what_a_building_does_fits_on_it() {
        for (building, sides) in
            Building::all().flat_map(|it| [(it, Buildings::default()), (it, Buildings::full())])
        {
            let face = building.face(sides);
            let rows = match face.actions.as_slice() {
                [only] => wrapped(alternatives(*only), 51, 16),
                actions => actions.iter().map(|action| alternatives(*action)).collect(),
            };
            for row in rows {
                assert!(width(&row, 12) <= 51, "{}: {row:?} is {} wide", face.id, width(&row, 12));
            }
        }
    }
}
