//! Quiet hours: when somebody is told nothing, by the clock where they are.

use std::{fmt, str::FromStr, time::Duration};

use railhead_store::Millis;

const HOUR: i64 = 60 * 60 * 1000;
const DAY: i64 = 24 * HOUR;

/// From which hour to which somebody is left alone. As a text: `FROM-TO OFFSET`, the offset in minutes before (negative)
/// or after the time at Greenwich.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Quiet {
    /// The hour at which it begins, from 0 to 23.
    pub from: u8,
    /// The hour at which it ends; another one.
    pub to: u8,
    /// How many minutes later than at Greenwich it is there.
    pub offset: i16,
}

impl Quiet {
    /// Such hours, if there can be: hours of a day that differ, and a place on earth.
    pub fn new(from: u8, to: u8, offset: i16) -> Option<Quiet> {
        let hours = from < 24 && to < 24 && from != to;
        let earthly = (-12 * 60..=14 * 60).contains(&offset) && offset % 15 == 0;
        (hours && earthly).then_some(Quiet { from, to, offset })
    }

    /// For how long they last from `now` on, if it is during them.
    pub fn lasts(self, now: Millis) -> Option<Duration> {
        let there = (now.0 + i64::from(self.offset) * 60_000).rem_euclid(DAY);
        let (from, to) = (i64::from(self.from) * HOUR, i64::from(self.to) * HOUR);
        let into = (there - from).rem_euclid(DAY);
        let length = (to - from).rem_euclid(DAY);
        (into < length).then(|| Duration::from_millis((length - into).unsigned_abs()))
    }
}

impl fmt::Display for Quiet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{} {}", self.from, self.to, self.offset)
    }
}

impl FromStr for Quiet {
    type Err = ();

    fn from_str(text: &str) -> Result<Quiet, ()> {
        let read = || {
            let (hours, offset) = text.split_once(' ')?;
            let (from, to) = hours.split_once('-')?;
            Quiet::new(from.parse().ok()?, to.parse().ok()?, offset.parse().ok()?)
        };
        read().ok_or(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quiet_hours_go_over_midnight_and_by_the_clock_of_the_place() {
        let at = |hour: i64, minute: i64| Millis(20_000 * DAY + hour * HOUR + minute * 60_000);
        let hours = |quiet: Quiet, now| quiet.lasts(now).map(|left| left.as_secs() / 60);
        let night = Quiet::new(22, 7, 0).expect("a night");
        assert_eq!(
            [at(21, 59), at(22, 0), at(3, 30), at(6, 59), at(7, 0)].map(|now| hours(night, now)),
            [None, Some(540), Some(210), Some(1), None]
        );
        // In São Paulo it is three hours earlier.
        let there = Quiet::new(22, 7, -180).expect("a night");
        assert_eq!(
            [at(0, 59), at(1, 0), at(9, 59), at(10, 0)].map(|now| hours(there, now)),
            [None, Some(540), Some(1), None]
        );
        let siesta = Quiet::new(13, 15, 330).expect("an afternoon");
        assert_eq!([at(7, 29), at(7, 30), at(9, 30)].map(|now| hours(siesta, now)), [None, Some(120), None]);
    }

    #[test]
    fn quiet_hours_are_read_as_they_are_written() {
        for text in ["22-7 0", "0-23 -180", "13-15 330"] {
            assert_eq!(text.parse::<Quiet>().map(|quiet| quiet.to_string()).as_deref(), Ok(text));
        }
        for text in ["", "22-7", "7-7 0", "24-7 0", "22-7 900", "22-7 7", "a-b c"] {
            assert_eq!(text.parse::<Quiet>(), Err(()), "{text}");
        }
    }
}
