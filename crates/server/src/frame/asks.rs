//! Who asks for a bot's seat, and the answers of those who sit at the table.

use maud::{Markup, html};
use railhead_game::Seat;
use railhead_store::Hands;

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
