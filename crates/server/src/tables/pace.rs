//! How fast a table is played, and what its clocks show.

use std::{fmt, str::FromStr, time::Duration};

use railhead_game::{Seat, SeatSet};
use railhead_store::{Millis, SeatNo, StoredClock, Table};
use thiserror::Error;

use super::seat_of;

/// How fast a table is played. As a text, which is stored: `none`, `live MINUTES+SECONDS`, `days DAYS`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Pace {
    /// Everybody takes the time they need.
    #[default]
    None,
    /// A bank of minutes for the game, and some seconds more after each turn.
    Live {
        /// The bank.
        minutes: u16,
        /// What a turn adds.
        seconds: u16,
    },
    /// So many days for each turn.
    Days(u16),
}

impl Pace {
    /// What a form offers.
    pub const OFFERED: [Pace; 6] = [
        Pace::None,
        Pace::Live { minutes: 5, seconds: 10 },
        Pace::Live { minutes: 15, seconds: 20 },
        Pace::Live { minutes: 45, seconds: 30 },
        Pace::Days(1),
        Pace::Days(3),
    ];

    /// The pace of a table. One that is not understood is none.
    pub fn of(table: &Table) -> Pace {
        table.customs.pace.parse().unwrap_or_default()
    }
}

impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Pace::None => f.write_str("none"),
            Pace::Live { minutes, seconds } => write!(f, "live {minutes}+{seconds}"),
            Pace::Days(days) => write!(f, "days {days}"),
        }
    }
}

/// A text that is no pace.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("no pace: none, live MINUTES+SECONDS (1 to 180, 0 to 600) or days DAYS (1 to 30)")]
pub struct BadPace;

impl FromStr for Pace {
    type Err = BadPace;

    fn from_str(text: &str) -> Result<Pace, BadPace> {
        let number = |text: &str| text.parse::<u16>().map_err(|_| BadPace);
        let pace = match text.split_once(' ') {
            None if text == "none" => Pace::None,
            Some(("live", bank)) => {
                let (minutes, seconds) = bank.split_once('+').ok_or(BadPace)?;
                Pace::Live { minutes: number(minutes)?, seconds: number(seconds)? }
            }
            Some(("days", days)) => Pace::Days(number(days)?),
            _ => return Err(BadPace),
        };
        match pace {
            Pace::None | Pace::Live { minutes: 1..=180, seconds: 0..=600 } | Pace::Days(1..=30) => Ok(pace),
            Pace::Live { .. } | Pace::Days(_) => Err(BadPace),
        }
    }
}

/// What a seat still has whoever comes back to a seat whose time was out: a quarter of the bank.
const BACK_WITH: i64 = 4;

fn millis(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}

/// How a position was reached, as far as clocks ask.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// This seat has decided.
    Decided(Seat),
    /// This seat has taken its decision back.
    TakenBack(Seat),
    /// The game began, or a seat changed hands.
    Seated,
}

/// The clocks that change when `table` (with the seats as they will be) comes to wait for `actors`. Only the clocks of
/// people run. `away` says for how long a seat's holiday still lasts.
pub fn changes(
    table: &Table,
    clocks: &[StoredClock],
    actors: SeatSet,
    step: Step,
    now: Millis,
    away: impl Fn(SeatNo) -> i64,
) -> Vec<StoredClock> {
    let pace = Pace::of(table);
    if pace == Pace::None {
        return Vec::new();
    }
    let change = |seat: &railhead_store::StoredSeat| {
        let known = clocks.iter().find(|clock| clock.seat == seat.no).copied();
        let clock = known.unwrap_or(StoredClock { seat: seat.no, left: full(pace), ends_at: None });
        let runs = seat.occupant.user().is_some() && actors.contains(seat_of(seat.no));
        let decided = step == Step::Decided(seat_of(seat.no));
        let next = match (clock.ends_at, runs) {
            (None, true) => started(clock, pace, step, now, away(seat.no)),
            (Some(ends_at), false) => stopped(clock, pace, decided, ends_at, now),
            // Whoever has decided and is asked again has another turn.
            (Some(_), true) if decided && matches!(pace, Pace::Days(_)) => {
                started(StoredClock { ends_at: None, ..clock }, pace, step, now, away(seat.no))
            }
            (Some(_), true) | (None, false) => clock,
        };
        (known != Some(next)).then_some(next)
    };
    table.seats.iter().filter_map(change).collect()
}

/// What somebody has at first.
fn full(pace: Pace) -> i64 {
    match pace {
        Pace::None => 0,
        Pace::Live { minutes, .. } => millis(Duration::from_mins(u64::from(minutes))),
        Pace::Days(days) => millis(Duration::from_hours(24 * u64::from(days))),
    }
}

fn started(clock: StoredClock, pace: Pace, step: Step, now: Millis, away: i64) -> StoredClock {
    let (left, away) = match pace {
        Pace::None => (0, 0),
        Pace::Days(_) => (full(pace), away),
        Pace::Live { seconds, .. } => {
            let increment = i64::from(seconds) * 1000;
            let left = match step {
                // What the end of the turn had brought goes back with it.
                Step::TakenBack(seat) if seat == seat_of(clock.seat) => (clock.left - increment).max(1000),
                // Whoever comes back to a seat finds some time there.
                Step::Seated => clock.left.max(full(pace) / BACK_WITH),
                Step::TakenBack(_) | Step::Decided(_) => clock.left,
            };
            (left, 0)
        }
    };
    StoredClock { left, ends_at: Some(Millis(now.0 + left + away)), ..clock }
}

fn stopped(clock: StoredClock, pace: Pace, decided: bool, ends_at: Millis, now: Millis) -> StoredClock {
    let left = (ends_at.0 - now.0).max(0);
    let left = match pace {
        Pace::Live { seconds, .. } if decided => left + i64::from(seconds) * 1000,
        Pace::None | Pace::Live { .. } | Pace::Days(_) => left,
    };
    StoredClock { left, ends_at: None, ..clock }
}

#[cfg(test)]
mod tests {
    use railhead_store::{Customs, Occupant, Origin, Ply, Revision, Status, StoredSeat, UserId, Visibility};

    use super::*;

    const A: Seat = Seat(0);
    const B: Seat = Seat(1);
    const NOW: Millis = Millis(1_000_000);

    fn person(no: u8) -> StoredSeat {
        let occupant = Occupant::User { user: UserId(i64::from(no) + 1), name: "Ana".to_owned() };
        let no = SeatNo(no);
        StoredSeat {
            no,
            occupant,
            invite: None,
            contribution: None,
            joined_at: None,
            kept_for: None,
            ready: false,
            meant_for: None,
        }
    }

    fn table(pace: &str, seats: Vec<StoredSeat>) -> Table {
        Table {
            id: "7k2mq9x04t".parse().expect("an id"),
            game: String::new(),
            rules_version: 1,
            options: String::new(),
            title: String::new(),
            host: None,
            visibility: Visibility::Link,
            spectators: false,
            customs: Customs { pace: pace.to_owned(), ..Customs::default() },
            origin: Origin::New,
            another_way: false,
            moment: None,
            status: Status::Playing,
            revision: Revision(1),
            length: Ply(0),
            waiting_on: String::new(),
            commitment: String::new(),
            outcome: None,
            created_at: NOW,
            updated_at: NOW,
            finished_at: None,
            seats,
        }
    }

    fn at(pace: &str, clocks: &[StoredClock], actors: &[Seat], step: Step, now: i64) -> Vec<StoredClock> {
        let table = table(pace, vec![person(0), person(1)]);
        let actors = actors.iter().copied().collect();
        let changed = changes(&table, clocks, actors, step, Millis(NOW.0 + now), |_| 0);
        let mut all = clocks.to_vec();
        all.retain(|clock| !changed.iter().any(|changed| changed.seat == clock.seat));
        all.extend(changed);
        all.sort_by_key(|clock| clock.seat);
        all
    }

    fn left(clocks: &[StoredClock], now: i64) -> Vec<(i64, bool)> {
        let left = |clock: &StoredClock| match clock.ends_at {
            Some(ends_at) => (ends_at.0 - NOW.0 - now, true),
            None => (clock.left, false),
        };
        clocks.iter().map(left).collect()
    }

    #[test]
    fn a_pace_is_read_as_it_is_written() {
        for text in ["none", "live 10+15", "live 180+600", "live 1+0", "days 1", "days 30"] {
            assert_eq!(text.parse::<Pace>().map(|pace| pace.to_string()), Ok(text.to_owned()));
        }
        for text in
            ["", "live", "live 0+5", "live 181+0", "live 5", "live 5+601", "days 0", "days 31", "weeks 1"]
        {
            assert_eq!(text.parse::<Pace>(), Err(BadPace), "{text}");
        }
        for pace in Pace::OFFERED {
            assert_eq!(pace.to_string().parse(), Ok(pace));
        }
    }

    #[test]
    fn without_a_pace_nothing_is_counted() {
        assert_eq!(at("none", &[], &[A, B], Step::Seated, 0), []);
    }

    #[test]
    fn live_clocks_run_by_turns_and_a_turn_adds_to_them() {
        let begun = at("live 1+10", &[], &[A], Step::Seated, 0);
        assert_eq!(left(&begun, 0), [(60_000, true), (60_000, false)]);
        let next = at("live 1+10", &begun, &[B], Step::Decided(A), 20_000);
        assert_eq!(left(&next, 20_000), [(50_000, false), (60_000, true)]);
        let both = at("live 1+10", &next, &[A, B], Step::Decided(B), 30_000);
        assert_eq!(left(&both, 30_000), [(50_000, true), (50_000, true)], "each by itself, no turn ended");
        let back = at("live 1+10", &next, &[A], Step::TakenBack(A), 25_000);
        assert_eq!(left(&back, 25_000), [(40_000, true), (55_000, false)], "nothing is won by taking back");
    }

    #[test]
    fn days_begin_anew_with_each_turn() {
        const DAY: i64 = 86_400_000;
        let begun = at("days 2", &[], &[A], Step::Seated, 0);
        assert_eq!(left(&begun, 0)[0], (2 * DAY, true));
        let again = at("days 2", &begun, &[A], Step::Decided(A), DAY);
        assert_eq!(left(&again, DAY)[0], (2 * DAY, true), "asked again after a decision");
        let other = at("days 2", &begun, &[A], Step::Decided(B), DAY);
        assert_eq!(left(&other, DAY)[0], (DAY, true), "others' decisions change nothing");
    }

    #[test]
    fn a_holiday_puts_days_off_and_whoever_comes_back_finds_time() {
        const DAY: i64 = 86_400_000;
        let seats = vec![person(0), person(1)];
        let days = table("days 1", seats.clone());
        let actors: SeatSet = [A].into_iter().collect();
        let away = changes(&days, &[], actors, Step::Seated, NOW, |seat| i64::from(seat.0 == 0) * 3 * DAY);
        assert_eq!(left(&away, 0)[0], (4 * DAY, true));
        let live = table("live 4+0", seats);
        let empty = [StoredClock { seat: SeatNo(0), left: 0, ends_at: None }];
        let back = changes(&live, &empty, actors, Step::Seated, NOW, |_| 0);
        assert_eq!(left(&back, 0)[0], (60_000, true));
    }

    #[test]
    fn the_clock_of_a_bot_stands() {
        let bot = Occupant::Bot { level: "steady".to_owned(), name: "Casey".to_owned() };
        let table = table("live 1+10", vec![StoredSeat { occupant: bot, ..person(0) }, person(1)]);
        let running = [StoredClock { seat: SeatNo(0), left: 60_000, ends_at: Some(Millis(NOW.0 + 5_000)) }];
        let actors: SeatSet = [A].into_iter().collect();
        let changed = changes(&table, &running, actors, Step::Seated, NOW, |_| 0);
        assert_eq!(left(&changed, 0)[0], (5_000, false));
    }
}
