//! The seats of a table that is being thought of: a row for each, one more or one fewer.

use maud::{Markup, html};
use railhead_bots::Level;
use railhead_game::{Lang, Meta, Seat};

use super::layout;
use crate::{Problem, fields::Fields, frame::badge, words::words};

/// A seat as it is being thought of.
#[derive(Clone, Default)]
pub struct Place {
    /// What it is, in the words of requests for seats, or `named`.
    pub kind: String,
    /// The name of whoever sits there at this screen.
    pub guest: String,
    /// The account of whoever is invited by name.
    pub invitee: String,
}

/// The seats as a form has them; those of the kind `none` are not there.
pub fn read(fields: &Fields, most: u8) -> Vec<Place> {
    let place = |index: u8| Place {
        kind: fields.get(&format!("seat-{index}")).to_owned(),
        guest: fields.get(&format!("guest-{index}")).to_owned(),
        invitee: fields.get(&format!("account-{index}")).to_owned(),
    };
    (0..most).map(place).filter(|place| !matches!(place.kind.as_str(), "" | "none")).collect()
}

/// Whether a form was sent by one of its buttons for seats.
pub fn is_change(fields: &Fields) -> bool {
    fields.has("count") || fields.has("drop")
}

/// Does what the button for seats says that the form was sent by: so many of them, or one fewer. New ones are as `new`
/// says.
pub fn change(seats: &mut Vec<Place>, fields: &Fields, meta: &Meta, new: impl Fn(u8) -> String) {
    if let Ok(dropped) = fields.number::<usize>("drop")
        && dropped < seats.len()
        && seats.len() > usize::from(meta.min_seats)
    {
        seats.remove(dropped);
    }
    if let Ok(count) = fields.number::<u8>("count") {
        let count = count.clamp(meta.min_seats, meta.max_seats);
        seats.truncate(usize::from(count));
        let have = u8::try_from(seats.len()).unwrap_or(count);
        seats.extend((have..count).map(|index| Place { kind: new(index), ..Place::default() }));
    }
}

/// One seat fewer, or one more: the form comes back with all that is filled in.
pub fn stepper(count: usize, meta: &Meta, lang: Lang) -> Markup {
    let t = words(lang);
    let step = |to: usize, sign: &str, name: &str| {
        let possible = (usize::from(meta.min_seats)..=usize::from(meta.max_seats)).contains(&to);
        html! { button type="submit" name="count" value=(to) formnovalidate disabled[!possible] aria-label=(t.say(name)) { (sign) } }
    };
    html! {
        p.stepper {
            span.caps { (t.say("seats")) }
            (step(count.saturating_sub(1), "−", "one-seat-fewer"))
            strong { (count) }
            (step(count + 1, "+", "one-seat-more"))
            span.quiet { (t.say_with("seats-range", &[("min", meta.min_seats.into()), ("max", meta.max_seats.into())])) }
        }
    }
}

/// The row of a seat. What it says of whoever sits there goes with what is chosen, by the stylesheet alone.
pub fn row(
    index: u8,
    Place { kind: chosen, guest, invitee }: &Place,
    (name, drops): (&str, bool),
    fault: Option<&Problem>,
    lang: Lang,
) -> Markup {
    let t = words(lang);
    let kinds = ["me", "invited", "named", "open", "hot-seat"].into_iter().map(str::to_owned);
    let kinds = kinds.filter(|kind| kind != "me" || index == 0 || kind == chosen);
    let bots = Level::LADDER.iter().map(|level| format!("bot-{level}"));
    let letter = railhead_game::seat_letter(Seat(index)).to_string();
    html! {
        li {
            (badge(Seat(index)))
            div.sitter {
                @if index == 0 {
                    label.of-me { span.sr { (t.say("your-name")) } input type="text" name="name" value=(name) maxlength="24" autocomplete="nickname" placeholder=(t.say("your-name")); }
                } @else { span.name.of-me { (t.say("you")) } }
                label.of-hot-seat { span.sr { (t.say("hot-seat-name")) } input type="text" name={ "guest-" (index) } value=(guest) maxlength="24" placeholder=(t.say("hot-seat-name")); }
                label.of-named { span.sr { (t.say("invitee-name")) } input type="text" name={ "account-" (index) } value=(invitee) maxlength="24" autocomplete="off" placeholder=(t.say("invitee-name")); }
                @for kind in ["invited", "open", "bot"] { span class={ "name of-" (kind) } { (t.say(&format!("sits-{kind}"))) } }
                @for kind in ["me", "invited", "named", "open", "hot-seat", "bot"] { small class={ "of-" (kind) } { (t.say(&format!("sits-{kind}-help"))) } }
            }
            label.kind {
                span.sr { (t.say_with("seat-number", &[("n", (index + 1).into())])) }
                select name={ "seat-" (index) } {
                    @for kind in kinds.chain(bots) {
                        option value=(kind) selected[kind == *chosen] { (t.say(&format!("seat-{kind}"))) }
                    }
                }
            }
            @if drops && index > 0 {
                button.drop type="submit" name="drop" value=(index) formnovalidate aria-label={ (t.say("remove-seat")) " " (letter) } title=(t.say("remove-seat")) { "✕" }
            }
            @if index == 0 { (layout::fault(fault, "name", lang)) }
            (layout::fault(fault, &format!("seat-{index}"), lang))
        }
    }
}
