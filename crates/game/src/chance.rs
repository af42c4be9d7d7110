//! Randomness: one reproducible stream inside each game, a faster one for bots.
//!
//! Bounded draws and shuffles are our own, so that a record replays to the same game for ever,
//! whatever a random-number library may change in its distributions.

use std::fmt;

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::{Deserialize, Serialize};

use crate::Seed;

/// A source of chance.
pub trait Chance {
    /// 32 random bits.
    fn bits(&mut self) -> u32;

    /// A number in `0..n`, each equally likely. `n` must be above 0.
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        debug_assert!(n > 0, "an empty range has no number to draw");
        let mut wide = u64::from(self.bits()) * u64::from(n);
        if (wide as u32) < n {
            let threshold = n.wrapping_neg() % n;
            while (wide as u32) < threshold {
                wide = u64::from(self.bits()) * u64::from(n);
            }
        }
        (wide >> 32) as u32
    }

    /// One of `items`, or `None` if there are none.
    fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T>
    where
        Self: Sized,
    {
        if items.is_empty() { None } else { items.get(self.below(items.len() as u32) as usize) }
    }

    /// Puts `items` into a random order (Fisher–Yates, from the back).
    fn shuffle<T>(&mut self, items: &mut [T])
    where
        Self: Sized,
    {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

/// The stream of chance inside a game's state: ChaCha with 8 rounds, seeded from the table's seed.
#[derive(Clone)]
pub struct Dice(ChaCha8Rng);

impl Dice {
    /// The stream that belongs to `seed`, at its beginning.
    pub fn new(seed: &Seed) -> Dice {
        Dice(ChaCha8Rng::from_seed(seed.0))
    }

    /// A fresh stream drawn from another source: what [`determinize`](crate::Game::determinize) puts in the
    /// place of a future that nobody may know.
    pub fn imagined(chance: &mut impl Chance) -> Dice {
        let mut seed = [0; 32];
        for word in seed.chunks_exact_mut(4) {
            word.copy_from_slice(&chance.bits().to_le_bytes());
        }
        Dice(ChaCha8Rng::from_seed(seed))
    }

    /// A seed drawn from the stream, for a game inside this one.
    pub fn seed(&mut self) -> Seed {
        let mut seed = [0; 32];
        for word in seed.chunks_exact_mut(4) {
            word.copy_from_slice(&self.bits().to_le_bytes());
        }
        Seed(seed)
    }

    fn place(&self) -> ([u8; 32], u128) {
        (self.0.get_seed(), self.0.get_word_pos())
    }
}

impl Chance for Dice {
    #[inline]
    fn bits(&mut self) -> u32 {
        self.0.next_u32()
    }
}

impl PartialEq for Dice {
    fn eq(&self, other: &Dice) -> bool {
        self.place() == other.place()
    }
}

impl Eq for Dice {}

impl fmt::Debug for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Dice(..)")
    }
}

/// Chance for bots and simulations: quick, reproducible, never part of a game's state.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Luck(Xoshiro256PlusPlus);

impl Luck {
    /// The stream numbered `seed`.
    pub fn new(seed: u64) -> Luck {
        Luck(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// A table's seed drawn from this stream.
    pub fn seed(&mut self) -> Seed {
        let mut seed = [0; 32];
        self.0.fill_bytes(&mut seed);
        Seed(seed)
    }

    /// 64 random bits, to number another stream with.
    pub fn number(&mut self) -> u64 {
        self.0.next_u64()
    }
}

impl Chance for Luck {
    #[inline]
    fn bits(&mut self) -> u32 {
        (self.0.next_u64() >> 32) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_gives_the_same_stream_on_every_platform() {
        let mut dice = Dice::new(&Seed([7; 32]));
        let draws: Vec<u32> = (0..8).map(|_| dice.below(48)).collect();
        let mut deck: Vec<u8> = (0..10).collect();
        dice.shuffle(&mut deck);
        assert_eq!(draws, DRAWS);
        assert_eq!(deck, DECK);
    }

    const DRAWS: [u32; 8] = [16, 10, 40, 39, 2, 13, 5, 16];
    const DECK: [u8; 10] = [8, 9, 7, 1, 3, 2, 0, 4, 6, 5];

    #[test]
    fn every_number_of_a_range_is_drawn() {
        let mut luck = Luck::new(3);
        let mut seen = [0u32; 6];
        for _ in 0..6_000 {
            seen[luck.below(6) as usize] += 1;
        }
        assert!(seen.iter().all(|n| (800..1200).contains(n)), "{seen:?}");
    }
}
