//! A position in numbers, each with a name: what a learned value looks at.

use crate::{Game, Options, Seat, Seed, Setup};

/// The most numbers there may be.
const MOST: usize = 256;

/// What a number is called, for whoever reads weights: a word, and a place where there are several.
#[derive(Clone, Copy, Debug)]
pub struct Name(&'static str, Option<usize>);

/// A number of which there is one.
pub const fn one(word: &'static str) -> Name {
    Name(word, None)
}

/// One of several numbers.
pub const fn nth(word: &'static str, at: usize) -> Name {
    Name(word, Some(at))
}

/// 1 or 0.
pub const fn flag(is: bool) -> f32 {
    if is { 1.0 } else { 0.0 }
}

/// Who is told the numbers, always in the same order.
pub trait Sink {
    /// One number.
    fn put(&mut self, name: Name, number: f32);
}

/// The numbers alone.
#[derive(Clone, Debug)]
pub struct Numbers {
    all: [f32; MOST],
    count: usize,
}

impl Default for Numbers {
    fn default() -> Numbers {
        Numbers { all: [0.0; MOST], count: 0 }
    }
}

impl Numbers {
    /// All of them.
    pub fn as_slice(&self) -> &[f32] {
        &self.all[..self.count]
    }
}

impl Sink for Numbers {
    #[inline]
    fn put(&mut self, _: Name, number: f32) {
        self.all[self.count] = number;
        self.count += 1;
    }
}

/// The names alone.
#[derive(Clone, Default, Debug)]
pub struct Names(pub Vec<String>);

impl Sink for Names {
    fn put(&mut self, Name(word, at): Name, _: f32) {
        self.0.push(at.map_or_else(|| word.to_owned(), |at| format!("{word}-{at}")));
    }
}

/// What the numbers of a game are called that `tell` tells of a seat: always the same, whatever the position.
pub fn names_of<G: Game>(tell: impl FnOnce(&G, Seat, &mut Names)) -> Vec<String> {
    let meta = G::meta();
    let setup =
        Setup::checked(meta, meta.min_seats, &Options::default(), Seed([1; 32]), meta.current_version());
    let mut names = Names::default();
    if let Some(game) = setup.ok().and_then(|setup| G::new(&setup).ok()) {
        tell(&game, Seat(0), &mut names);
    }
    names.0
}
