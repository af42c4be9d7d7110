//! Who is at a table, how much time they have left, and what can be done about those who do not come: as its page shows
//! it, in the rows of the players, in its waiting room and in a strip for those who wait.

use std::{collections::BTreeMap, time::Duration};

use maud::{Markup, html};
use railhead_game::{Lang, Seat};
use railhead_store::{Millis, Occupant, Status, StoredSeat, UserId};
use serde::Serialize;

use crate::{
    Problem,
    frame::{badge, clock_place, presence_place},
    tables::{
        Company, Live, Position,
        absence::{Motion, Tally, is_overdue, left, tally, waited},
        seat_no, seat_of,
    },
    times::{ago, lasting},
    words::words,
};

/// How long a table has waited before somebody may be reminded from its page.
const BEFORE_NUDGE: Duration = Duration::from_mins(10);

/// After a nudge somebody is left alone for so long.
const BETWEEN_NUDGES: i64 = 24 * 60 * 60 * 1000;

/// What is shown of those who sit at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct People {
    /// By seat.
    pub seats: BTreeMap<u8, SeatShown>,
    /// How many watch, in words; empty if nobody does.
    pub watching: String,
    /// What can be done about those who do not come; empty if nothing.
    pub strip: String,
}

/// What is shown of whoever sits somewhere.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SeatShown {
    /// Whether they are here.
    pub here: bool,
    /// The same in words: here, or when they were last seen.
    pub words: String,
    /// What they have left, where a clock runs or stands for them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock: Option<ClockShown>,
}

/// What a clock shows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ClockShown {
    /// How many milliseconds are left.
    pub left: i64,
    /// Whether it runs.
    pub runs: bool,
    /// What is left, in words.
    pub words: String,
}

/// Who is at a table, in the words of `lang`, for the eyes of `user`.
pub async fn people(live: &Live, user: Option<UserId>, lang: Lang) -> Result<People, Problem> {
    let company = live.company().await?;
    let position = live.position().await;
    let now = live.service_time();
    let seats = position.table.seats.iter();
    let seats = seats.filter_map(|seat| Some((seat.no.0, shown(&position, &company, seat, now, lang)?)));
    let watching = match company.watching {
        0 => String::new(),
        n => words(lang).say_with("watching", &[("n", n.into())]),
    };
    let strip = strip(&position, &company, user, now, live.now(), lang).into_string();
    Ok(People { seats: seats.collect(), watching, strip })
}

/// What is shown of whoever sits at `seat`; nothing of bots and empty seats.
fn shown(
    position: &Position,
    company: &Company,
    seat: &StoredSeat,
    now: Millis,
    lang: Lang,
) -> Option<SeatShown> {
    let t = words(lang);
    let user = match &seat.occupant {
        Occupant::User { user, .. } | Occupant::HotSeat { user, .. } => *user,
        Occupant::Open | Occupant::Bot { .. } | Occupant::Gone => return None,
    };
    let here = company.is_here(user);
    let words = match company.last_seen(user) {
        _ if here => t.say("presence-here"),
        Some(at) => t.say_with("presence-seen", &[("ago", ago(at, lang).into())]),
        None => t.say("presence-away"),
    };
    let playing = position.table.status == Status::Playing;
    let clock = left(position, seat_of(seat.no), now).filter(|_| playing).map(|left| ClockShown {
        left,
        runs: position.hands.clocks.iter().any(|clock| clock.seat == seat.no && clock.ends_at.is_some()),
        words: lasting(left, lang),
    });
    Some(SeatShown { here, words, clock })
}

/// What `user`, who plays here, can do about those who do not come, and what the others have proposed.
fn strip(
    position: &Position,
    company: &Company,
    user: Option<UserId>,
    service: Millis,
    now: Millis,
    lang: Lang,
) -> Markup {
    let own = position.seats_of(user);
    let Some(user) = user.filter(|_| position.table.status == Status::Playing) else { return html! {} };
    if own.is_empty() {
        return kept_for(position, user, lang);
    }
    let names = position.names(lang);
    let awaited = position.actors().iter().filter(|seat| !own.contains(*seat));
    let abandon = tally(position, Motion::Abandon);
    html! {
        @for seat in awaited { (absent(position, company, (user, seat), (service, now), &names, lang)) }
        @if !abandon.yes.is_empty() { (giving_up(position, user, &abandon, &names, lang)) }
    }
}

/// That a bot plays in the place of `user`, and the way back to it; nothing where no seat is kept for them.
fn kept_for(position: &Position, user: UserId, lang: Lang) -> Markup {
    let t = words(lang);
    let here = format!("/t/{}", position.table.id);
    html! {
        @for seat in position.table.seats.iter().filter(|seat| seat.kept_for == Some(user)) {
            p.wish role="status" {
                (badge(seat_of(seat.no))) " " span { (t.say("stood-in-for-you")) } " "
                button.primary type="submit" form="absence" formaction={ (here) "/take-over" } name="seat" value=(seat.no.0) { (t.say("take-back-seat")) }
            }
        }
    }
}

/// A line about somebody for whom the table waits; nothing as long as nothing can be done.
fn absent(
    position: &Position,
    company: &Company,
    (user, seat): (UserId, Seat),
    (service, now): (Millis, Millis),
    names: &[String],
    lang: Lang,
) -> Markup {
    let t = words(lang);
    let here = format!("/t/{}", position.table.id);
    let place = position.table.seat(seat_no(seat));
    let Some(absent) = place.and_then(|place| place.occupant.user()) else { return html! {} };
    let name = names.get(seat.index()).map_or("", String::as_str);
    let waited = waited(position, service);
    let since = lasting(i64::try_from(waited.as_millis()).unwrap_or(i64::MAX), lang);
    let nudged =
        position.hands.nudges.iter().any(|(no, at)| *no == seat_no(seat) && now.0 - at.0 < BETWEEN_NUDGES);
    let overdue = is_overdue(position, seat, service);
    let may_nudge = !overdue && !nudged && waited >= BEFORE_NUDGE && !company.is_here(absent);
    let told = [("name", name.into()), ("time", since.into())];
    html! {
        @if overdue {
            @let votes = tally(position, Motion::StandIn(seat, position.ply()));
            p.wish role="status" {
                (badge(seat)) " " span { (t.say_with("absent-overdue", &told)) } " "
                @if votes.yes.contains(&user) {
                    span.quiet { (t.say_with("votes-so-far", &[("yes", votes.yes.len().into()), ("needed", votes.needed.into())])) }
                } @else {
                    button type="submit" form="absence" formaction={ (here) "/stand-in" } name="seat" value=(seat) {
                        (t.say("absent-stand-in"))
                        @if votes.needed > 1 { " (" (votes.yes.len()) "/" (votes.needed) ")" }
                    }
                }
            }
        } @else if may_nudge {
            p.wish role="status" {
                (badge(seat)) " " span { (t.say_with("absent-waiting", &told)) } " "
                button type="submit" form="absence" formaction={ (here) "/nudge" } name="seat" value=(seat) { (t.say("nudge")) }
            }
        }
    }
}

fn giving_up(position: &Position, user: UserId, votes: &Tally, names: &[String], lang: Lang) -> Markup {
    let t = words(lang);
    let here = format!("/t/{}", position.table.id);
    let who = position
        .table
        .seats
        .iter()
        .filter(|seat| seat.occupant.user().is_some_and(|user| votes.yes.contains(&user)));
    let who: Vec<&str> =
        who.filter_map(|seat| names.get(usize::from(seat.no.0)).map(String::as_str)).collect();
    let told =
        [("names", who.join(", ").into()), ("yes", votes.yes.len().into()), ("needed", votes.needed.into())];
    html! {
        p.wish role="status" {
            span { (t.say_with("abandon-proposed", &told)) } " "
            @if votes.yes.contains(&user) {
                button type="submit" form="absence" formaction={ (here) "/abandon" } name="agree" value="0" { (t.say("abandon-withdraw")) }
            } @else {
                button type="submit" form="absence" formaction={ (here) "/abandon" } name="agree" value="1" { (t.say("ask-yes")) }
            }
        }
    }
}

impl People {
    /// Whether whoever sits at `seat` is here: a dot, and words for those who cannot see it or ask what it means.
    pub fn dot(&self, seat: u8) -> Markup {
        let Some(SeatShown { here, words, .. }) = self.seats.get(&seat) else { return html! {} };
        html! { span.presence.here[*here] data-presence=(seat) title=(words) { span.sr { (words) } } }
    }

    /// The same with the words in sight, as in a waiting room.
    pub fn dot_and_words(&self, seat: u8) -> Markup {
        let Some(SeatShown { here, words, .. }) = self.seats.get(&seat) else { return html! {} };
        html! { span.presence.here[*here] data-presence=(seat) data-worded title=(words) { span { (words) } } }
    }

    /// What whoever sits at `seat` has left.
    fn clock(&self, seat: u8) -> Markup {
        let Some(clock) = self.seats.get(&seat).and_then(|seat| seat.clock.as_ref()) else { return html! {} };
        html! { span.time.runs[clock.runs].short[clock.left < 60_000] data-clock=(seat) { (clock.words) } }
    }

    /// The rows of the players with their dots and clocks in the places that are left for them.
    pub fn in_rows(&self, rows: &str) -> String {
        self.seats.keys().fold(rows.to_owned(), |rows, seat| {
            let rows =
                rows.replace(&presence_place(Seat(*seat)).into_string(), &self.dot(*seat).into_string());
            match self.clock(*seat).into_string() {
                clock if clock.is_empty() => rows,
                clock => rows.replace(&clock_place(Seat(*seat)).into_string(), &clock),
            }
        })
    }

    /// All of it for the page's script.
    pub fn json(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}
