//! Quiet hours: when somebody is told nothing, by the clock where they are, in summer as in winter.

use std::{fmt, str::FromStr, time::Duration};

use jiff::{
    Timestamp, ToSpan as _,
    tz::{Offset, TimeZone, db},
};
use railhead_store::Millis;

/// What places people choose from: names that begin like this.
const REGIONS: [&str; 9] = [
    "Africa/",
    "America/",
    "Antarctica/",
    "Asia/",
    "Atlantic/",
    "Australia/",
    "Europe/",
    "Indian/",
    "Pacific/",
];

/// By which clock somebody goes. As a text: a time zone, as `America/Sao_Paulo`, or how many minutes later than at
/// Greenwich it is there all year round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place(TimeZone);

impl Place {
    /// The names of all places that are offered, by region.
    pub fn all() -> impl Iterator<Item = (&'static str, Vec<String>)> {
        let mut names: Vec<String> = db().available().map(|name| name.to_string()).collect();
        names.sort_unstable();
        REGIONS.into_iter().map(move |region| {
            (
                region.trim_end_matches('/'),
                names.iter().filter(|name| name.starts_with(region)).cloned().collect(),
            )
        })
    }

    /// How many minutes it is later there than at Greenwich, at a moment.
    pub fn offset(&self, now: Millis) -> i16 {
        let now = Timestamp::from_millisecond(now.0).unwrap_or_default();
        (self.0.to_offset(now).seconds() / 60) as i16
    }

    /// The name of the zone, unless it is a number of minutes.
    pub fn name(&self) -> Option<&str> {
        self.0.iana_name()
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.name() {
            Some(name) => f.write_str(name),
            None => write!(f, "{}", self.offset(Millis(0))),
        }
    }
}

impl FromStr for Place {
    type Err = ();

    fn from_str(text: &str) -> Result<Place, ()> {
        let Ok(minutes) = text.parse::<i16>() else {
            return TimeZone::get(text).map(Place).map_err(drop);
        };
        let earthly = (-12 * 60..=14 * 60).contains(&minutes) && minutes % 15 == 0;
        let offset = Offset::from_seconds(i32::from(minutes) * 60).map_err(drop)?;
        earthly.then(|| Place(TimeZone::fixed(offset))).ok_or(())
    }
}

/// From which hour to which somebody is left alone. As a text: `FROM-TO PLACE`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Quiet {
    /// The hour at which it begins, from 0 to 23.
    pub from: u8,
    /// The hour at which it ends; another one.
    pub to: u8,
    /// By which clock.
    pub place: Place,
}

impl Quiet {
    /// Such hours, if there can be: hours of a day that differ.
    pub fn new(from: u8, to: u8, place: Place) -> Option<Quiet> {
        let hours = from < 24 && to < 24 && from != to;
        hours.then_some(Quiet { from, to, place })
    }

    /// For how long they last from `now` on, if it is during them.
    pub fn lasts(&self, now: Millis) -> Option<Duration> {
        let now = Timestamp::from_millisecond(now.0).ok()?;
        let there = now.to_zoned(self.place.0.clone());
        let hour = u8::try_from(there.hour()).ok()?;
        let during = if self.from < self.to {
            (self.from..self.to).contains(&hour)
        } else {
            hour >= self.from || hour < self.to
        };
        let day = if hour < self.to { there.date() } else { there.date().checked_add(1.day()).ok()? };
        let end = day.at(i8::try_from(self.to).ok()?, 0, 0, 0).to_zoned(self.place.0.clone()).ok()?;
        during.then(|| Duration::try_from(end.timestamp().duration_since(now)).unwrap_or_default())
    }
}

impl fmt::Display for Quiet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{} {}", self.from, self.to, self.place)
    }
}

impl FromStr for Quiet {
    type Err = ();

    fn from_str(text: &str) -> Result<Quiet, ()> {
        let read = || {
            let (hours, place) = text.split_once(' ')?;
            let (from, to) = hours.split_once('-')?;
            Quiet::new(from.parse().ok()?, to.parse().ok()?, place.parse().ok()?)
        };
        read().ok_or(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn quiet(text: &str) -> Quiet {
        text.parse().expect("quiet hours")
    }

    /// How many minutes are left at a moment, as `2027-03-28T00:30Z`.
    fn left(quiet: &Quiet, now: &str) -> Option<u64> {
        let now: Timestamp = format!("{now}:00Z").parse().expect("a moment");
        quiet.lasts(Millis(now.as_millisecond())).map(|left| left.as_secs() / 60)
    }

    #[test]
    fn quiet_hours_go_over_midnight_and_by_the_clock_of_the_place() {
        let of = |quiet: &Quiet, times: &[&str]| -> Vec<Option<u64>> {
            times.iter().map(|time| left(quiet, &format!("2026-11-17T{time}"))).collect()
        };
        assert_eq!(
            of(&quiet("22-7 0"), &["21:59", "22:00", "03:30", "06:59", "07:00"]),
            [None, Some(540), Some(210), Some(1), None]
        );
        // In São Paulo it is three hours earlier.
        for there in ["22-7 -180", "22-7 America/Sao_Paulo"] {
            assert_eq!(
                of(&quiet(there), &["00:59", "01:00", "09:59", "10:00"]),
                [None, Some(540), Some(1), None],
                "{there}"
            );
        }
        assert_eq!(of(&quiet("13-15 330"), &["07:29", "07:30", "09:30"]), [None, Some(120), None]);
    }

    #[test]
    fn quiet_hours_begin_and_end_by_the_clock_on_the_wall_in_summer_too() {
        let night = quiet("22-7 Europe/Lisbon");
        // In winter the clocks of Lisbon are those of Greenwich, in summer an hour ahead.
        for (now, minutes) in [
            ("2027-01-15T22:00", Some(540)),
            ("2027-01-15T06:59", Some(1)),
            ("2027-07-15T21:00", Some(540)),
            ("2027-07-15T05:59", Some(1)),
            ("2027-07-15T06:00", None),
            // The night in which an hour is left out, and the one in which an hour comes twice.
            ("2027-03-27T22:00", Some(480)),
            ("2027-10-30T21:00", Some(600)),
        ] {
            assert_eq!(left(&night, now), minutes, "{now}");
        }
        // An end that is left out that night is when the clocks go forward.
        assert_eq!(left(&quiet("23-1 Europe/Lisbon"), "2027-03-28T00:00"), Some(60));
    }

    #[test]
    fn quiet_hours_are_read_as_they_are_written() {
        assert_eq!(quiet("22-7 0"), quiet("22-7 UTC"));
        for text in ["0-23 -180", "13-15 330", "22-7 America/Sao_Paulo", "22-7 UTC"] {
            assert_eq!(text.parse::<Quiet>().map(|quiet| quiet.to_string()).as_deref(), Ok(text));
        }
        for text in
            ["", "22-7", "7-7 0", "24-7 0", "22-7 900", "22-7 7", "a-b c", "22-7 Mars/Olympus", "22-7 ../UTC"]
        {
            assert_eq!(text.parse::<Quiet>(), Err(()), "{text}");
        }
    }

    #[test]
    fn every_place_that_is_offered_can_be_chosen() {
        let names: Vec<String> = Place::all().flat_map(|(_, names)| names).collect();
        assert!(names.len() > 400 && names.contains(&"America/Sao_Paulo".to_owned()));
        for name in names {
            assert_eq!(name.parse::<Place>().map(|place| place.to_string()), Ok(name));
        }
    }
}
