//! Papers that lie on desks and in boxes: postcards, the show poster, the timetable.

use maud::{Markup, html};
use railhead_game::{Arg, Seat, Stage, seat_letter};
use railhead_pieces::Named;

use super::{
    super::{poster::Poster, view::CompanyView},
    names,
};
use crate::{
    card::Colour,
    facts::{campaign, cards, frontiers},
    piece::{CityId, PostcardId},
    present::{city, colour_name},
};

/// The sign of a company: its colour and its letter.
pub(super) fn sign(seat: Seat) -> Markup {
    html! { span class={ "sign seat-" (seat) } aria-hidden="true" { (seat_letter(seat)) } }
}

/// A company's livery in words, underlined in its colour.
pub(super) fn livery<A: PartialEq>(colour: Option<Colour>, stage: &Stage<'_, A>) -> Markup {
    let Some(colour) = colour else { return html! { span class="livery" { (stage.say("roster-unnamed")) } } };
    html! {
        span class={ "livery t-" (colour.id()) } {
            (names::company(colour, stage)) " (" (colour_name(Some(colour), stage)) ")"
        }
    }
}

/// A postcard with all it says; `uses` are those left.
pub(super) fn postcard<A: PartialEq>(id: PostcardId, uses: Option<u8>, stage: &Stage<'_, A>) -> Markup {
    let row = &cards().postcards[id.index()];
    html! {
        details class="postcard" {
            summary {
                b { (names::postcard(id, stage)) }
                @if let Some(uses) = uses.filter(|_| row.uses > 1) {
                    " " span class="quiet" { (stage.say_with("uses-left", &[("count", uses.into())])) }
                }
            }
            p class="hand-written" { (stage.say(&format!("postcard-{id}-text"))) }
            p { (stage.say(&format!("postcard-{id}-effect"))) }
            @if row.vault > 0 {
                p class="quiet" { (stage.say_with("vault-worth", &[("dollars", Arg::Money(row.vault.into()))])) }
            }
        }
    }
}

/// A company's show poster.
pub(super) fn poster<A: PartialEq>(poster: &Poster, stage: &Stage<'_, A>) -> Markup {
    let rows = poster.rows.iter().zip(&campaign().poster.rows);
    html! {
        ul class="poster" {
            @for (pasted, figures) in rows {
                li {
                    b { (stage.lang().money(figures.pays.into())) } " "
                    (wagons(pasted, figures.needs, stage))
                    @if pasted.len() == figures.needs { " ✓" }
                }
            }
            li {
                b { (stage.say("do-paste-sanctuary")) } " "
                (wagons(&poster.sanctuary, frontiers().wagons.sanctuary_spaces.into(), stage))
            }
        }
    }
}

fn wagons<A: PartialEq>(pasted: &[Colour], spaces: usize, stage: &Stage<'_, A>) -> Markup {
    html! {
        @for colour in pasted { span class={ "chip t-" (colour.id()) } { (colour_name(Some(*colour), stage)) } " " }
        @for _ in pasted.len()..spaces { span class="chip empty" aria-hidden="true" { " " } " " }
    }
}

/// A company's timetable, its crossed cities struck through.
pub(super) fn timetable<A: PartialEq>(company: &CompanyView, stage: &Stage<'_, A>) -> Markup {
    let cell = |code: &str| CityId::find(code);
    html! {
        div class="wide" {
            table class="timetable" {
                @for row in &campaign().timetable.grid {
                    tr {
                        @for code in row {
                            @match cell(code) {
                                Some(id) if company.timetable.contains(&id) => td class="crossed" { s { (city(id, stage)) } " ✕" },
                                Some(id) => td { (city(id, stage)) },
                                None => td class="crossed" { "✕" },
                            }
                        }
                    }
                }
            }
        }
    }
}
