//! Decisions that no piece of the game stands for, as slips beside the viewer's hand: an immediate action, how many
//! cards to draw, the auxiliary action in place of local ones.

use maud::{Markup, html};

use super::{
    Drawing,
    icons::{Glyph, Icon, glyphs},
};
use crate::{
    action::Action,
    facts::facts,
    present::{choice, offered},
    state::Pending,
};

/// The slips, those of one kind under a heading.
pub(super) fn slips(drawing: &Drawing<'_>) -> Markup {
    let slips: Vec<(Action, Vec<Glyph>)> =
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
                    @for (action, glyphs) in &slips {
                        @let acts = drawing.acts(|legal| legal == *action);
                        @let choice = choice(drawing.view, *action, drawing.stage);
                        @let label = [Some(choice.label), choice.detail].into_iter().flatten().collect::<Vec<_>>().join(": ");
                        span.slip.can data-act=[acts.one()] tabindex="0" role="button" aria-label=(label) title=(label) { (signs(glyphs)) }
                    }
                }
            }
        }
    }
}

/// What a slip shows; nothing for a decision that has its piece elsewhere.
fn face(drawing: &Drawing<'_>, action: Action) -> Option<Vec<Glyph>> {
    match action {
        Action::Accept(alt) => offered(drawing.view, alt).map(glyphs),
        Action::Aux { aux, double: false } if matches!(drawing.view.pending, Some(Pending::Use { .. })) => {
            Some(glyphs(facts().mat.aux[aux.index()].single))
        }
        Action::Draw(n) => Some(vec![Glyph { icon: Icon::Cards, text: n.to_string(), needed: false }]),
        _ => None,
    }
}

/// Signs in a line: what is given in red, an arrow, what is got.
fn signs(glyphs: &[Glyph]) -> Markup {
    let given = glyphs.iter().filter(|glyph| glyph.needed).count();
    html! {
        @for (place, glyph) in glyphs.iter().enumerate() {
            @if place == given && given > 0 { " → " }
            span.req[glyph.needed] { (glyph.icon.inline()) (glyph.text) }
        }
    }
}
