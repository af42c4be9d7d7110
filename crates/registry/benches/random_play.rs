//! How many decisions a second random play takes, for every game at every number of seats: on one thread, through
//! the same arena that `railhead simulate` uses.

use std::{fmt, num::NonZeroUsize};

use divan::{Bencher, counter::ItemsCount};
use railhead_bots::{Contest, GameWithBots, Level, Report};
use railhead_game::Options;
use railhead_registry::games;

const GAMES: u64 = 50;

struct Table {
    game: &'static dyn GameWithBots,
    seats: u8,
}

impl Table {
    fn play(&self) -> Report {
        let contest = Contest {
            seats: self.seats,
            games: GAMES,
            seed: 1,
            bots: vec![Level::Random],
            options: Options::default(),
            audit: false,
            restless: false,
            threads: NonZeroUsize::new(1),
        };
        self.game.simulate(&contest, &|_| {}).expect("a game on the shelf can be played")
    }
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, {} seats", self.game.meta().id, self.seats)
    }
}

fn tables() -> impl Iterator<Item = Table> {
    games().iter().flat_map(|game| {
        let meta = game.meta();
        (meta.min_seats..=meta.max_seats).map(|seats| Table { game: *game, seats })
    })
}

#[divan::bench(args = tables())]
fn random_play(bencher: Bencher<'_, '_>, table: &Table) {
    let decisions = table.play().decisions;
    bencher.counter(ItemsCount::new(decisions)).bench(|| table.play());
}

fn main() {
    divan::main();
}
