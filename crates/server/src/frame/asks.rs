//! Who asks for a bot's seat, or to play once more, and the answers of those who sit at the table.

use maud::{Markup, html};
use railhead_game::Seat;
use railhead_store::{Hands, Table};

use super::{Viewer, badge};
use crate::words::words;

/// The requests that wait. The picture is shared by all who look from one seat; the form with its token stands on each
/// one's page.
pub fn asks(hands: &Hands, viewer: &Viewer, names: &[String]) -> Markup {
    let t = words(viewer.lang);
    html! {
        @for ask in hands.waiting() {
            @let bot = names.get(usize::from(ask.seat.0)).map_or("", String::as_str);
            p.wish role="status" {
                (badge(Seat(ask.seat.0))) " "
                span { (t.say_with("ask-wants", &[("name", ask.name.as_str().into()), ("bot", bot.into())])) }
                @if !viewer.own.is_empty() {
                    " " button type="submit" form="answer" name="yes" value=(ask.id) { (t.say("ask-yes")) }
                    " " button type="submit" form="answer" name="no" value=(ask.id) { (t.say("ask-no")) }
                }
            }
        }
    }
}

/// The new invitation to the viewer's own seat, which they may object to under the seats.
pub fn reclaimed(hands: &Hands, viewer: &Viewer) -> Markup {
    let t = words(viewer.lang);
    html! {
        @for reclaim in hands.reclaims.iter().filter(|reclaim| viewer.own.contains(Seat(reclaim.seat.0))) {
            p.wish role="status" {
                (badge(Seat(reclaim.seat.0))) " " span { (t.say("reclaimed")) } " "
                button.primary type="submit" form="object" name="seat" value=(reclaim.seat) { (t.say("reclaim-object")) }
            }
        }
    }
}

/// The wish to play once more, for those who played here and have not answered it.
pub fn rematch(table: &Table, hands: &Hands, viewer: &Viewer) -> Markup {
    let t = words(viewer.lang);
    let Some(rematch) = &hands.rematch else { return html! {} };
    let own = |seats: &[Seat]| seats.iter().any(|seat| viewer.own.contains(*seat));
    let refused: Vec<Seat> = rematch.refused.iter().map(|seat| Seat(seat.0)).collect();
    if viewer.own.is_empty() || own(&refused) {
        return html! {};
    }
    let asked: Vec<Seat> = match &rematch.by {
        Some((user, _)) => table.seats_of(*user).map(|seat| Seat(seat.no.0)).collect(),
        None => Vec::new(),
    };
    let name = rematch.by.as_ref().map_or_else(|| t.say("former-player"), |(_, name)| name.clone());
    html! {
        p.wish role="status" {
            @if own(&asked) {
                span { (t.say("rematch-asked")) } " "
                a.button href={ "/t/" (rematch.next) } { (t.say("rematch-go")) }
            } @else {
                @for seat in asked.iter().take(1) { (badge(*seat)) " " }
                span { (t.say_with("rematch-wants", &[("name", name.into())])) } " "
                a.button.primary href={ "/t/" (table.id) "/rematch" } { (t.say("rematch-yes")) } " "
                button type="submit" form="rematch" { (t.say("rematch-no")) }
            }
        }
    }
}
