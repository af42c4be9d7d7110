//! What has happened lately.

use maud::{Markup, html};
use railhead_game::Reader;

use super::{Viewer, badge};
use crate::tables::Position;

/// How many of the latest lines of the story are on the page; the rest is in the replay.
const STORY_LINES: usize = 40;

pub fn story(position: &Position, viewer: &Viewer, names: &[String]) -> Markup {
    let Some(play) = &position.play else { return html! {} };
    // A decision tells a few lines at most, so the latest plies hold enough of them.
    let reader = Reader { viewer: viewer.seat, lang: viewer.lang, names };
    let lines = play.story(reader, play.ply().saturating_sub(STORY_LINES)..play.ply());
    let latest = lines.len().saturating_sub(STORY_LINES);
    html! {
        ol.story {
            @for line in lines[latest..].iter().rev() {
                li data-ply=(line.ply) { (badge(line.seat)) " " (line.text) }
            }
        }
    }
}
