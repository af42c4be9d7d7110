//! What is awaited, what may be decided, and what may not.

use maud::{Markup, html};
use railhead_game::{Play, Presented, SeatSet};
use railhead_store::{Status, Table, TableId};

use super::{Viewer, badge};
use crate::words::words;

/// What is awaited, and from whom.
pub fn prompt(actors: SeatSet, viewer: &Viewer, presented: &Presented) -> Markup {
    let yours = viewer.seat.is_some_and(|seat| actors.contains(seat));
    html! {
        p.prompt.yours[yours] data-yours[yours] {
            @for seat in actors.iter() { (badge(seat)) " " }
            span { (presented.prompt) }
        }
    }
}

/// What may be decided, what may not and why, and the way back.
pub fn choices(table: &Table, play: &dyn Play, viewer: &Viewer, presented: &Presented) -> Markup {
    let t = words(viewer.lang);
    let undo = viewer.seat.is_some_and(|seat| play.horizon(seat) < play.ply());
    let mut groups: Vec<(Option<&str>, Vec<_>)> = Vec::new();
    for offer in &presented.offers {
        let group = offer.choice.group.as_deref();
        match groups.iter_mut().find(|(name, _)| *name == group) {
            Some((_, offers)) => offers.push(offer),
            None => groups.push((group, vec![offer])),
        }
    }
    let rules = format!("/t/{}/rules", table.id);
    html! {
        @for (group, offers) in groups {
            @if let Some(group) = group { h3 { (group) } }
            div.offers {
                @for offer in offers {
                    button type="submit" name="decision" value=(offer.act) data-choice=(offer.act)
                        data-weighty[offer.choice.weighty] {
                        span.label { (offer.choice.label) }
                        @if let Some(detail) = &offer.choice.detail { " " span.detail { (detail) } }
                    }
                }
            }
        }
        @if !presented.refused.is_empty() {
            details.withheld {
                summary { (t.say_with("withheld", &[("n", presented.refused.len().into())])) }
                ul {
                    @for refused in &presented.refused {
                        li {
                            span.label { (refused.choice.label) } " "
                            span.reason { (refused.reason) } " "
                            a href={ (rules) "#" (refused.paragraph) } target="_blank" { (refused.paragraph) }
                        }
                    }
                }
            }
        }
        @if undo && table.status == Status::Playing {
            button.undo type="submit" name="take-back" value="1" { (t.say("undo")) }
        }
    }
}

/// What hides a shared screen until the seat that is to decide sits in front of it.
pub fn curtain(table: TableId, actors: SeatSet, viewer: &Viewer, names: &[String]) -> Markup {
    let Some(seat) = viewer.curtain(actors) else { return html! {} };
    let name = names.get(seat.index()).map_or("", String::as_str);
    let t = words(viewer.lang);
    html! {
        div.curtain role="dialog" aria-modal="true" {
            (badge(seat))
            p { (t.say_with("curtain", &[("name", name.into())])) }
            a.button.primary href={ "/t/" (table) "?seat=" (seat) } autofocus { (t.say_with("curtain-open", &[("name", name.into())])) }
        }
    }
}
