//! A screen that several share: what one has just learnt, and the curtain before the next one's hand.

use maud::{Markup, html};
use railhead_game::{Play, Reader};
use railhead_store::TableId;

use super::{Viewer, badge};
use crate::words::words;

/// What the seat that is shown has learnt since its last decision, that and whatever came of it, and nobody else knows.
pub fn private_news(play: &dyn Play, viewer: &Viewer, names: &[String]) -> Vec<String> {
    let Some(seat) = viewer.seat else { return Vec::new() };
    let last = play.log(None, 0..play.ply()).iter().rposition(|entry| entry.seat == seat);
    let plies = last.unwrap_or(0)..play.ply();
    let reader = viewer.reader(names);
    let public: Vec<String> = {
        let lines = play.story(Reader { viewer: None, ..reader }, plies.clone());
        lines.into_iter().map(|line| line.text).collect()
    };
    let own = play.story(reader, plies).into_iter().map(|line| line.text);
    own.filter(|line| !public.contains(line)).collect()
}

/// What hides the hands of a shared screen until the seat that is to decide sits in front of it: over the place where a
/// hand would lie. Whoever has learnt something first draws the curtain.
pub fn curtain(table: TableId, play: &dyn Play, viewer: &Viewer, names: &[String]) -> Markup {
    let Some(next) = viewer.curtain(play.actors()) else { return html! {} };
    let name = names.get(next.index()).map_or("", String::as_str);
    let t = words(viewer.lang);
    if let Some(seat) = viewer.seat {
        return html! {
            div.closing role="status" {
                (badge(seat)) " "
                @for line in private_news(play, viewer, names) { strong { (line) } " " }
                a.button.primary href={ "/t/" (table) } data-curtain { (t.say("curtain-close")) }
            }
        };
    }
    html! {
        div.curtain role="dialog" aria-modal="true" aria-labelledby="curtain-name" {
            (badge(next))
            p #curtain-name { (t.say_with("curtain", &[("name", name.into())])) }
            a.button.primary href={ "/t/" (table) "?seat=" (next) } autofocus data-curtain { (t.say_with("curtain-open", &[("name", name.into())])) }
        }
    }
}
