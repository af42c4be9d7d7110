//! The story: sealed envelopes, the letter that was opened last, and those read before.

use maud::{Markup, html};
use railhead_game::Stage;

use super::super::{
    action::Action,
    view::{Awaits, View},
};
use crate::facts::{Part, PostcardNo, StoryCard, campaign, figures};

/// A text whose blank lines part paragraphs.
pub(super) fn paragraphs(text: &str) -> Markup {
    html! { @for paragraph in text.split("\n\n") { p { (paragraph) } } }
}

/// A story card's title.
pub(super) fn title<A: PartialEq>(card: &StoryCard, stage: &Stage<'_, A>) -> String {
    stage.say(&format!("story-{}-title", card.code))
}

/// What a story card says, and the letter that lies in it.
pub(super) fn body<A: PartialEq>(card: &StoryCard, stage: &Stage<'_, A>) -> Markup {
    let letter = card.letter.and_then(PostcardNo::card);
    html! {
        (paragraphs(&stage.say(&format!("story-{}", card.code))))
        @if let Some(letter) = letter {
            blockquote class="enclosed" { (paragraphs(&stage.say(&format!("postcard-{letter}-text")))) }
        }
    }
}

/// The stretch of the story that is being read: the last card in full, the earlier ones folded, the rest sealed.
pub(super) fn reading(view: &View, opened: u8, cards: u8, stage: &Stage<'_, Action>) -> Markup {
    let read = &view.story[view.story.len().saturating_sub(usize::from(opened.min(cards)))..];
    let sealed = cards.saturating_sub(opened);
    html! {
        @if let Some((last, earlier)) = read.split_last() {
            @for card in earlier { (folded(&campaign().story[*card], stage)) }
            (unfolded(&campaign().story[*last], stage))
        }
        @if sealed > 0 { (envelopes(sealed, stage)) }
        @else if view.game == figures().eras.ports && matches!(view.awaits, Awaits::Reading { part: Part::Before, .. }) {
            p class="new-rule" { b { (stage.say("ports-rule-title")) } " " (stage.say("ports-rule")) " " span class="quiet" { "TL-10.4" } }
        }
    }
}

/// A card that is being read.
fn unfolded(card: &StoryCard, stage: &Stage<'_, Action>) -> Markup {
    html! {
        article class="letter" data-reads {
            span class="flap" aria-hidden="true" {}
            div class="page" {
                span class="stamp" { (year(card)) }
                h3 { (title(card, stage)) }
                (body(card, stage))
            }
        }
    }
}

/// A card that was read.
pub(super) fn folded<A: PartialEq>(card: &StoryCard, stage: &Stage<'_, A>) -> Markup {
    html! {
        details class="folded" {
            summary { span class="stamp" { (year(card)) } " " (title(card, stage)) }
            (body(card, stage))
        }
    }
}

/// The year on a card's stamp.
fn year(card: &StoryCard) -> &str {
    card.code.split('-').next().unwrap_or_default()
}

/// Cards that are still sealed; the first can be opened by hand.
fn envelopes(count: u8, stage: &Stage<'_, Action>) -> Markup {
    let act = stage.may(&Action::Read).then(|| Action::Read.to_string());
    html! {
        p class="quiet" { (stage.say_with("sealed-cards", &[("count", count.into())])) }
        div class="sealed" {
            @for place in 0..count {
                @let act = act.as_deref().filter(|_| place == 0);
                div class="envelope" data-act=[act] tabindex=[act.map(|_| "0")] role=[act.map(|_| "button")]
                    aria-label=[act.map(|_| stage.say("open-envelope"))] {
                    span class="seal" aria-hidden="true" { "W" }
                }
            }
        }
    }
}
