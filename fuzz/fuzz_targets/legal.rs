//! Whatever is decided: what is listed is accepted, nothing else is, and every component is accounted for.

#![no_main]

use std::collections::BTreeSet;

use libfuzzer_sys::fuzz_target;
use railhead_game::{Luck, Options};
use railhead_registry::games;

fuzz_target!(|input: (u8, u8, u64, Vec<u16>)| {
    let (game, seats, seed, choices) = input;
    let game = games()[usize::from(game) % games().len()];
    let meta = game.meta();
    let seats = meta.min_seats + seats % (meta.max_seats - meta.min_seats + 1);
    let seed = Luck::new(seed).seed();
    let mut play = game.open(seats, &Options::default(), seed, meta.current_version()).expect("a table");
    let mut heard_of = BTreeSet::new();
    for choice in choices.into_iter().map(usize::from) {
        let Some(seat) = play.actors().first() else { return };
        let legal = play.legal(seat);
        heard_of.extend(legal.iter().cloned());
        let other = heard_of.iter().nth(choice % heard_of.len()).expect("it is not empty");
        assert_eq!(play.boxed().decide(seat, other).is_ok(), legal.contains(other), "{}: {other}", meta.id);
        play.decide(seat, &legal[choice % legal.len()]).expect("what is listed is accepted");
        play.audit().expect("every component is there");
    }
});
