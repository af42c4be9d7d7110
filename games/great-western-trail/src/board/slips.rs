//! Decisions that no piece of the game stands for, as slips beside the viewer's hand: an immediate action, how many
//! cards to draw, the auxiliary action in place of local ones.

use maud::{Markup, html};
use railhead_pieces::draw::Acts;

use super::{
    Drawing,
    icons::Icon,
    marks::{Mark, marks, row, width},
};
use crate::{
    action::Action,
    facts::facts,
    present::{choice, offered},
    state::Pending,
};

/// The slips, those of one kind under a heading.
pub(super) fn slips(drawing: &Drawing<'_>) -> Markup {
    let slips: Vec<(Action, Vec<Mark>)> =
        drawing.stage.legal.iter().filter_map(|action| Some((*action, face(drawing, *action)?))).collect();
    let heading = match drawing.view.pending {
        Some(Pending::Use { .. }) => "board-aux-instead",
        Some(Pending::Offer { .. }) => "board-at-once",
        _ => "board-draw",
    };
    html! {
        @if !slips.is_empty() {
            section.slips {
                h3 { (drawing.words.say(heading)) }
                div {
                    @for (action, signs) in &slips {
                        @let acts = acts(drawing, *action);
                        @let choice = choice(drawing.view, *action, drawing.stage);
                        @let label = [Some(choice.label), choice.detail].into_iter().flatten().collect::<Vec<_>>().join(": ");
                        span.slip.can data-act=[acts.one()] data-acts=[acts.many()] tabindex="0" role="button" aria-label=(label) title=(label) {
                            @let wide = width(signs, 20) + 2;
                            svg width=(wide) height="22" viewBox={ "0 0 " (wide) " 22" } aria-hidden="true" { (row(signs, 1, 1, 20)) }
                        }
                    }
                }
            }
        }
    }
}

/// The decision of a slip, with what it asks for at once.
fn acts(drawing: &Drawing<'_>, action: Action) -> Acts {
    let rows: Vec<String> = drawing
        .rows
        .iter()
        .filter(|row| row.by == action && row.first == action)
        .map(|row| row.act.clone())
        .collect();
    if rows.is_empty() { [action.to_string()].into_iter().collect() } else { rows.into_iter().collect() }
}

/// What a slip shows; nothing for a decision that has its piece elsewhere.
fn face(drawing: &Drawing<'_>, action: Action) -> Option<Vec<Mark>> {
    match action {
        Action::Accept(alt) => offered(drawing.view, alt).map(marks),
        Action::Aux { aux, double: false } if matches!(drawing.view.pending, Some(Pending::Use { .. })) => {
            Some(marks(facts().mat.aux[aux.index()].single))
        }
        Action::Draw(n) => Some(vec![Mark::Got(Icon::Cards), Mark::Figure(n.to_string())]),
        _ => None,
    }
}
