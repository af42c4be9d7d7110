//! Who plays, and the figures that everybody keeps an eye on.

use maud::{Markup, html};
use railhead_game::{Clock, Scene, Seat, SeatSet, Vitals, Words};

use super::{Viewer, badge, sign};
use crate::words::words;

/// The rows of the players: on a phone they lie side by side. Under each stands what the seat did last, in the game's own
/// words or, where it has none, as the story told it. A row opens the pane of its player's own things, if the scene has
/// one.
pub fn players(
    bots: SeatSet,
    actors: SeatSet,
    viewer: &Viewer,
    (vitals, scene): (&[Vitals], &Scene),
    lately: &[String],
    names: &[String],
) -> Markup {
    let t = words(viewer.lang);
    let pane = |seat: Seat| scene.panes.iter().map(|pane| pane.id).find(|id| *id == format!("mat-{seat}"));
    let said = |seat: Seat| lately.get(seat.index()).map(String::as_str).filter(|said| !said.is_empty());
    let crowd = vitals.len() > 4;
    html! {
        ol.players.crowd[crowd] tabindex="0" aria-label=(t.say("players")) {
            @for (seat, vitals) in Seat::all(vitals.len() as u8).zip(vitals) {
                @let own = viewer.seat == Some(seat);
                @let bot = bots.contains(seat);
                li.player.turn[actors.contains(seat)].own[own].out[vitals.out] data-opens=[pane(seat)] {
                    (badge(seat)) " "
                    span.name { @if own { (t.say("you")) } @else { (names.get(seat.index()).map_or("", String::as_str)) } }
                    @if bot { " " (sign("bot", &t.say("bot"))) } @else { " " (presence_place(seat)) " " (clock_place(seat)) }
                    " " strong.main { (vitals.main) }
                    span.vitals {
                        @for vital in &vitals.rest {
                            " " span.vital title=(vital.word) { (sign(vital.sign, &vital.word)) span { (vital.value) } }
                        }
                    }
                    @if let Some(last) = vitals.last.as_deref().or(said(seat)) { " " span.lately title=(last) { (last) } }
                }
            }
        }
    }
}

/// The place for whether whoever sits at `seat` is there. The page fills it, and the script later: a picture is of a
/// game, and shared by many.
pub fn presence_place(seat: Seat) -> Markup {
    html! { span.presence data-presence=(seat) {} }
}

/// The place for what they have left to decide.
pub fn clock_place(seat: Seat) -> Markup {
    html! { span.time data-clock=(seat) {} }
}

/// How near the end is, in words and as a bar.
pub fn clock(clock: Option<&Clock>, t: &Words) -> Markup {
    html! {
        @if let Some(Clock { text, value, of, last }) = clock {
            span.clock.last[*last] {
                progress value=(value) max=(of) aria-label=(t.say("game-clock")) {}
                " " span { (text) }
            }
        }
    }
}
