//! The shelf: every game at the table, with its bots. A game gets its place here by one line.
//!
//! ```
//! for entry in railhead_registry::games() {
//!     let meta = entry.title.meta();
//!     println!("{}: {} to {} seats", meta.title, meta.min_seats, meta.max_seats);
//! }
//! ```

use std::fmt;

use railhead_bots::{Crew, Robots};
use railhead_game::{AnyGame, GameOf};

macro_rules! shelf {
    ($($game:ty),+ $(,)?) => {
        &[$({
            static TITLE: GameOf<$game> = GameOf::new();
            static CREW: Crew<$game> = Crew::new();
            Entry { title: &TITLE, robots: &CREW }
        }),+]
    };
}

static GAMES: &[Entry] = shelf![
    last_spike::LastSpike,
    great_western_trail::GreatWesternTrail,
    chaparral::Chaparral,
    ticket_legacy::TicketLegacy,
    ticket_legacy::Campaign,
];

/// A game on the shelf.
#[derive(Clone, Copy)]
pub struct Entry {
    /// The game.
    pub title: &'static dyn AnyGame,
    /// Its bots.
    pub robots: &'static dyn Robots,
}

impl fmt::Debug for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Entry({})", self.title.meta().id)
    }
}

/// Every game, in the order in which they are offered.
pub fn games() -> &'static [Entry] {
    GAMES
}

/// The game of this id.
pub fn find(id: &str) -> Option<Entry> {
    GAMES.iter().find(|entry| entry.title.meta().id == id).copied()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use railhead_game::{Lang, OptionKind, Options, Seed};

    use super::*;

    #[test]
    fn no_two_games_go_by_one_name() {
        let names =
            |name: fn(&Entry) -> &'static str| games().iter().map(name).collect::<BTreeSet<_>>().len();
        assert_eq!(names(|entry| entry.title.meta().id), games().len());
        for (entry, other) in games().iter().flat_map(|entry| games().iter().map(move |other| (entry, other)))
        {
            let same = entry.title.meta().prefix == other.title.meta().prefix;
            assert_eq!(same, entry.title.rulebook(Lang::En).title == other.title.rulebook(Lang::En).title);
        }
        assert_eq!(names(|entry| entry.title.meta().title), games().len());
    }

    #[test]
    fn a_game_is_found_by_its_id_alone() {
        for entry in games() {
            let id = entry.title.meta().id;
            assert_eq!(find(id).map(|found| found.title.meta().id), Some(id));
        }
        assert!(find("chess").is_none());
    }

    #[test]
    fn every_game_can_be_read_about_in_every_language() {
        for entry in games() {
            let meta = entry.title.meta();
            for lang in Lang::ALL {
                assert!(entry.title.words(lang).has("blurb"), "{}, {lang}", meta.id);
                assert!(entry.title.rulebook(lang).ids().count() > 0, "{}, {lang}", meta.id);
                for option in meta.options {
                    if let OptionKind::Choice(_) = option.kind {
                        let key = format!("option-{}", option.key);
                        assert!(entry.title.words(lang).has(&key), "{}, {lang}: {key}", meta.id);
                    }
                }
            }
        }
    }

    #[test]
    fn every_game_opens_for_every_number_of_seats() {
        for entry in games() {
            let meta = entry.title.meta();
            for seats in meta.min_seats..=meta.max_seats {
                let play =
                    entry.title.open(seats, &Options::default(), Seed([1; 32]), meta.current_version());
                assert!(play.is_ok_and(|play| !play.actors().is_empty()), "{}, {seats} seats", meta.id);
            }
        }
    }
}
