//! What has happened lately.

use maud::{Markup, html};
use railhead_game::Play;

use super::{Viewer, badge};

/// How many of the latest lines of the story are on the page; the rest is in the replay.
const STORY_LINES: usize = 40;

/// The latest lines of the story, the newest first.
pub fn story(play: &dyn Play, viewer: &Viewer, names: &[String]) -> Markup {
    // A decision tells a few lines at most, so the latest plies hold enough of them.
    let lines = play.story(viewer.reader(names), play.ply().saturating_sub(STORY_LINES)..play.ply());
    let latest = lines.len().saturating_sub(STORY_LINES);
    html! {
        ol.story {
            @for line in lines[latest..].iter().rev() {
                li data-ply=(line.ply) { (badge(line.seat)) " " (line.text) }
            }
        }
    }
}
