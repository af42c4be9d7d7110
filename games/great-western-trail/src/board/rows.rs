//! Decisions that are taken in a row with one click: a local action with what it asks for at once, a step of the pawn
//! with an action of the place. The page sends them one after the other.

use maud::{Markup, html};
use railhead_game::Choice;
use railhead_pieces::Piece;

use super::Drawing;
use crate::{
    action::Action,
    piece::Space,
    present::{self, Phrases, Stage, choice, preview},
    state::Occupant,
    view::View,
};

/// What stands between decisions in a row.
pub(super) const AND: &str = " & ";

/// Two decisions in a row.
pub(super) struct Row {
    pub(super) first: Action,
    /// The decision by whose piece the row is taken.
    pub(super) by: Action,
    /// How the page writes the row.
    pub(super) act: String,
    /// What it does.
    pub(super) label: String,
    /// What that takes and brings.
    pub(super) detail: String,
}

/// The rows that begin with a local or an auxiliary action, the engine's move or a station: those of them that cost more
/// than another are left out.
pub(super) fn rows(view: &View, stage: &Stage<'_>) -> Vec<Row> {
    let mut rows: Vec<(u8, Row)> = Vec::new();
    for ahead in &view.ahead {
        let Some(table) = ahead.then.as_deref() else { continue };
        let first = choice(view, ahead.first, stage).label;
        for then in ahead.legal.iter().filter(|then| !preview::is_dominated(table, **then)) {
            let Some(by) = piece(ahead.first, *then) else { continue };
            let price = match *then {
                Action::Hire { row, .. } => preview::wage(table, row),
                Action::Build { building, space } => preview::price(table, building, space).0,
                _ => 0,
            };
            let same = |(_, other): &(u8, Row)| price > 0 && other.by == by;
            let rival = rows.iter().position(same);
            if rival.is_some_and(|rival| rows[rival].0 <= price) {
                continue;
            }
            let row = row(ahead.first, *then, by, first.clone(), choice(table, *then, stage));
            match rival {
                Some(rival) => rows[rival] = (price, row),
                None => rows.push((price, row)),
            }
        }
    }
    rows.into_iter().map(|(_, row)| row).collect()
}

fn row(first: Action, then: Action, by: Action, name: String, choice: Choice) -> Row {
    let (label, aside) = if by == first { (name, choice.label) } else { (choice.label, name) };
    let detail = [Some(aside), choice.detail].into_iter().flatten().collect::<Vec<_>>().join(" · ");
    Row { first, by, act: format!("{first}{AND}{then}"), label, detail }
}

/// The decision by whose piece `first` and `then` are taken; none if they are better taken one by one.
fn piece(first: Action, then: Action) -> Option<Action> {
    match (first, then) {
        (Action::Aux { .. }, Action::Draw(_)) => Some(first),
        (Action::Aux { .. }, _) => None,
        (Action::Upgrade(_), _) => matches!(then, Action::Disc(_)).then_some(then),
        (Action::Engine(_), _) => matches!(then, Action::Upgrade(_)).then_some(then),
        (
            _,
            Action::Hire { .. }
            | Action::Build { .. }
            | Action::Buy { .. }
            | Action::Stock
            | Action::Remove(_)
            | Action::Trade(_)
            | Action::Engine(_)
            | Action::Discard(_)
            | Action::Take(_)
            | Action::Aux { .. }
            | Action::Move { .. }
            | Action::Copy(_),
        ) => Some(then),
        _ => None,
    }
}

/// The step to a place, and what may be done there: nothing where there are several ways to it.
pub(super) fn arrivals<'a>(drawing: &'a Drawing<'_>, space: Space) -> Option<(Action, &'a [Action])> {
    let comes =
        |action: &Action| matches!(action, Action::Place(to) | Action::Move { to, .. } if *to == space);
    let mut ways = drawing.open.iter().copied().filter(comes);
    let (first, None) = (ways.next()?, ways.next()) else { return None };
    let ahead = drawing.view.ahead.iter().find(|ahead| ahead.first == first)?;
    Some((first, &ahead.legal))
}

/// A step and what is done then, in words.
fn arrival(words: &Phrases<'_>, view: &View, space: Space, then: Action) -> Option<String> {
    let Action::Use { slot, alt } = then else { return None };
    present::local_clause(view, space, slot, alt).map(|clause| words.clause(clause))
}

/// The rows with what they say, for the script: what they are and bring stands in no list of decisions.
pub(super) fn told(drawing: &Drawing<'_>) -> Markup {
    let (view, stage) = (drawing.view, drawing.stage);
    let entry = |act: &str, further: bool, label: &str, detail: &str| {
        html! { li data-ahead=(act) data-further[further] { span.label { (label) } span.detail { (detail) } } }
    };
    let steps = Space::all()
        .filter(|space| matches!(view.trail[space.index()], Occupant::Neutral(_) | Occupant::Private { .. }));
    html! {
        ul hidden {
            @for row in &drawing.rows { (entry(&row.act, false, &row.label, &row.detail)) }
            @for space in steps {
                @if let Some((first, legal)) = arrivals(drawing, space) {
                    @for then in legal {
                        @if let Some(text) = arrival(&drawing.words, view, space, *then) {
                            @let args = [("first", choice(view, first, stage).label.into()), ("then", text.into())];
                            @let tolls = present::tolls_text(&drawing.words, view, first);
                            (entry(&format!("{first}{AND}{then}"), true, &drawing.words.with("row-then", &args), &tolls))
                        }
                    }
                }
            }
        }
    }
}
