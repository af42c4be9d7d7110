//! The shelf: every game at the table, with its bots. A game gets its place here by one line.
//!
//! ```
//! for game in railhead_registry::games() {
//!     let meta = game.meta();
//!     println!("{}: {} to {} seats", meta.title, meta.min_seats, meta.max_seats);
//! }
//! ```

use railhead_bots::GameWithBots;
use railhead_game::GameOf;

macro_rules! shelf {
    ($($game:ty),+ $(,)?) => {
        &[$({
            static GAME: GameOf<$game> = GameOf::new();
            &GAME
        }),+]
    };
}

static GAMES: &[&dyn GameWithBots] = shelf![
    last_spike::LastSpike,
    great_western_trail::GreatWesternTrail,
    chaparral::Chaparral,
    ticket_legacy::TicketLegacy,
    ticket_legacy::Campaign,
];

/// Every game, in the order in which they are offered.
pub fn games() -> &'static [&'static dyn GameWithBots] {
    GAMES
}

/// The game of this id.
pub fn find(id: &str) -> Option<&'static dyn GameWithBots> {
    GAMES.iter().copied().find(|game| game.meta().id == id)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use railhead_game::{Lang, OptionKind, Options, Seed};

    use super::*;

    #[test]
    fn no_two_games_go_by_one_name() {
        let names = |name: fn(&dyn GameWithBots) -> &'static str| {
            games().iter().map(|game| name(*game)).collect::<BTreeSet<_>>().len()
        };
        assert_eq!(names(|game| game.meta().id), games().len());
        for (game, other) in games().iter().flat_map(|game| games().iter().map(move |other| (game, other))) {
            let same = game.meta().prefix == other.meta().prefix;
            assert_eq!(same, game.rulebook(Lang::En).title == other.rulebook(Lang::En).title);
        }
        assert_eq!(names(|game| game.meta().title), games().len());
    }

    #[test]
    fn a_game_is_found_by_its_id_alone() {
        for game in games() {
            let id = game.meta().id;
            assert_eq!(find(id).map(|found| found.meta().id), Some(id));
        }
        assert!(find("chess").is_none());
    }

    #[test]
    fn every_game_can_be_read_about_in_every_language() {
        for game in games() {
            let meta = game.meta();
            for lang in Lang::ALL {
                assert!(game.words(lang).has("blurb"), "{}, {lang}", meta.id);
                assert!(game.rulebook(lang).ids().count() > 0, "{}, {lang}", meta.id);
                for option in meta.options {
                    if let OptionKind::Choice(_) = option.kind {
                        let key = format!("option-{}", option.key);
                        assert!(game.words(lang).has(&key), "{}, {lang}: {key}", meta.id);
                    }
                }
            }
        }
    }

    #[test]
    fn a_game_styles_nothing_but_its_own_pages() {
        for game in games() {
            let (id, sheet) = (game.meta().id, game.stylesheet());
            let (pages, movement) = (format!(".game-{id}"), format!("@keyframes {id}-"));
            for line in sheet.lines().filter(|line| line.ends_with('{') && !line.starts_with(' ')) {
                let mut places = line.trim_end_matches(" {").split(", ");
                let own = places.clone().any(|place| place == pages)
                    && places.all(|place| place.starts_with(".game-"));
                assert!(own || line.starts_with(&movement), "{id}: {line}");
            }
        }
    }

    #[test]
    fn every_game_opens_for_every_number_of_seats() {
        for game in games() {
            let meta = game.meta();
            for seats in meta.min_seats..=meta.max_seats {
                let play = game.open(seats, &Options::default(), Seed([1; 32]), meta.current_version());
                assert!(play.is_ok_and(|play| !play.actors().is_empty()), "{}, {seats} seats", meta.id);
            }
        }
    }
}
