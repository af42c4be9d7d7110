//! What has happened lately.

use maud::{Markup, html};
use railhead_game::{Line, Play, Seat};

use super::{Viewer, badge};
use crate::words::words;

/// How many of the latest lines of the story are on the page; the rest is in the replay.
const STORY_LINES: usize = 40;

/// The latest lines of the story by turns, the newest first, with a mark at the reader's own last decision.
pub fn story(play: &dyn Play, viewer: &Viewer, names: &[String]) -> Markup {
    // A decision tells a few lines at most, so the latest plies hold enough of them.
    let lines = play.story(viewer.reader(names), play.ply().saturating_sub(STORY_LINES)..play.ply());
    let lines = &lines[lines.len().saturating_sub(STORY_LINES)..];
    let own = lines.iter().rev().find(|line| Some(line.seat) == viewer.seat).map(|line| line.ply);
    let fresh = |line: &Line| viewer.seat.is_some() && own.is_none_or(|own| line.ply > own);
    let news = lines.iter().any(fresh);
    html! {
        ol.story {
            @for turn in lines.chunk_by(|one, next| one.seat == next.seat).rev() {
                @let seat = turn[0].seat;
                @if news && Some(seat) == viewer.seat && turn.last().map(|line| line.ply) == own {
                    li.divider { (words(viewer.lang).say("since-your-turn")) }
                }
                li.group.fresh[turn.iter().any(fresh)] {
                    (badge(seat)) " " strong.who { (names.get(seat.index()).map_or("", String::as_str)) }
                    ul { @for line in turn.iter().rev() { (told(line, seat)) } }
                }
            }
        }
    }
}

fn told(line: &Line, seat: Seat) -> Markup {
    html! { li data-ply=(line.ply) { @if line.subject != seat { (badge(line.subject)) " " } (line.text) } }
}
