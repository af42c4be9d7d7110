//! Decisions that are taken in a row with one click: a local action with what it asks for at once, a step of the pawn
//! with an action of the place. The page sends them one after the other.

use maud::{Markup, html};
use railhead_game::Choice;
use railhead_pieces::Piece;

use super::Drawing;
use crate::{
    action::Action,
    ahead::Ahead,
    piece::Space,
    present::{self, Stage, choice, preview},
    state::Occupant,
    view::View,
};

/// What stands between decisions in a row.
pub(super) const AND: &str = " & ";

/// Decisions in a row.
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
            if preview::draws_less(&ahead.legal, ahead.first, *then) {
                continue;
            }
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
            let mut row = row(ahead.first, *then, by, first.clone(), choice(table, *then, stage));
            if let Some(draw) = draw(ahead, *then) {
                row.act = format!("{}{AND}{draw}", row.act);
            }
            match rival {
                Some(rival) => rows[rival] = (price, row),
                None => rows.push((price, row)),
            }
        }
    }
    rows.into_iter().map(|(_, row)| row).collect()
}

/// How many cards are drawn with an auxiliary action that lets one draw: as many as it allows, which for a single one is
/// the only number, and to draw fewer with a double one is to do a single one.
fn draw(ahead: &Ahead, aux: Action) -> Option<Action> {
    let (_, legal) =
        ahead.further.iter().find(|(first, _)| *first == aux && matches!(aux, Action::Aux { .. }))?;
    legal.iter().copied().filter(|action| matches!(action, Action::Draw(_))).max()
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

/// A step to a place.
pub(super) struct Arrival<'a> {
    /// How the page writes it, with what comes before it.
    pub(super) act: String,
    /// What it is called.
    pub(super) label: String,
    /// What may be done there.
    pub(super) legal: &'a [Action],
    /// All that can be done there, if it asks for nothing more.
    pub(super) whole: &'a [Action],
    /// What it costs on the way.
    tolls: String,
}

/// The step to a place: nothing where there are several ways to it.
pub(super) fn arrival<'a>(drawing: &'a Drawing<'_>, space: Space) -> Option<Arrival<'a>> {
    let comes =
        |action: &Action| matches!(action, Action::Place(to) | Action::Move { to, .. } if *to == space);
    let view = drawing.view;
    let mut ways = drawing.open.iter().copied().filter(comes);
    if let Some(first) = ways.next() {
        let ahead = view.ahead.iter().find(|ahead| ahead.first == first).filter(|_| ways.next().is_none())?;
        return Some(Arrival {
            act: first.to_string(),
            label: choice(view, first, drawing.stage).label,
            legal: &ahead.legal,
            whole: &ahead.whole,
            tolls: present::tolls_text(&drawing.words, view, first),
        });
    }
    let mut rows = drawing.rows.iter().filter(|row| comes(&row.by));
    let (row, None) = (rows.next()?, rows.next()) else { return None };
    let ahead = view.ahead.iter().find(|ahead| ahead.first == row.first)?;
    let (_, legal) = ahead.further.iter().find(|(first, _)| *first == row.by)?;
    Some(Arrival {
        act: row.act.clone(),
        label: row.label.clone(),
        legal,
        whole: &[],
        tolls: row.detail.clone(),
    })
}

impl Arrival<'_> {
    /// The step with what is done there, as the page writes it.
    pub(super) fn with(&self, then: &[Action]) -> String {
        then.iter().fold(self.act.clone(), |act, then| format!("{act}{AND}{then}"))
    }

    /// The same in words; none if that is no local action.
    pub(super) fn text(&self, drawing: &Drawing<'_>, space: Space, then: &[Action]) -> Option<String> {
        let words = &drawing.words;
        let local = |then: &Action| {
            let Action::Use { slot, alt } = *then else { return None };
            present::local_clause(drawing.view, space, slot, alt).map(|clause| words.clause(clause))
        };
        let texts: Vec<String> = then.iter().map(local).collect::<Option<_>>()?;
        let args = [("first", self.label.as_str().into()), ("then", texts.join(" · ").into())];
        Some(words.with("row-then", &args))
    }
}

/// The rows with what they say, for the script: what they are and bring stands in no list of decisions.
pub(super) fn told(drawing: &Drawing<'_>) -> Markup {
    let view = drawing.view;
    let entry = |act: &str, further: bool, label: &str, detail: &str| {
        html! { li data-ahead=(act) data-further[further] { span.label { (label) } span.detail { (detail) } } }
    };
    let steps = Space::all()
        .filter(|space| matches!(view.trail[space.index()], Occupant::Neutral(_) | Occupant::Private { .. }));
    html! {
        ul hidden {
            @for row in &drawing.rows { (entry(&row.act, false, &row.label, &row.detail)) }
            @for space in steps {
                @if let Some(arrival) = arrival(drawing, space) {
                    @for then in arrival.legal.iter().map(std::slice::from_ref).chain((!arrival.whole.is_empty()).then_some(arrival.whole)) {
                        @if let Some(text) = arrival.text(drawing, space, then) {
                            (entry(&arrival.with(then), true, &text, &arrival.tolls))
                        }
                    }
                }
            }
        }
    }
}
