//! Multisets of small things, without a heap.

use railhead_game::Chance;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

/// How many there are of each of `N` kinds.
///
/// A pile whose order nobody knows is a tally too: the moment of chance is the draw, not the shuffle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tally<const N: usize>([u8; N]);

impl<const N: usize> Default for Tally<N> {
    fn default() -> Self {
        Tally([0; N])
    }
}

impl<const N: usize> Tally<N> {
    /// How many of `kind`.
    #[inline]
    pub fn of(&self, kind: usize) -> u8 {
        self.0[kind]
    }

    /// How many of each kind, in order.
    #[inline]
    pub fn counts(&self) -> [u8; N] {
        self.0
    }

    /// How many in all.
    #[inline]
    pub fn total(&self) -> u8 {
        self.0.iter().sum()
    }

    /// Whether there is none at all.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|n| *n == 0)
    }

    /// Puts in `n` more of `kind`.
    #[inline]
    pub fn add(&mut self, kind: usize, n: u8) {
        self.0[kind] += n;
    }

    /// Takes one of `kind` out, if there is one, and says whether there was.
    #[inline]
    pub fn take(&mut self, kind: usize) -> bool {
        let there = self.0[kind] > 0;
        self.0[kind] -= u8::from(there);
        there
    }

    /// Puts everything of `other` in.
    pub fn absorb(&mut self, other: &Tally<N>) {
        for (own, more) in self.0.iter_mut().zip(other.0) {
            *own += more;
        }
    }

    /// Takes everything of `other` out.
    pub fn remove(&mut self, other: &Tally<N>) {
        for (own, less) in self.0.iter_mut().zip(other.0) {
            *own = own.saturating_sub(less);
        }
    }

    /// The kinds that are there, in order.
    #[inline]
    pub fn kinds(&self) -> impl Iterator<Item = usize> {
        self.0.iter().enumerate().filter(|(_, n)| **n > 0).map(|(kind, _)| kind)
    }

    /// Each kind that is there with its number, in order.
    pub fn counted(&self) -> impl Iterator<Item = (usize, u8)> {
        self.0.iter().copied().enumerate().filter(|(_, n)| *n > 0)
    }

    /// Each single thing by its kind, in order.
    pub fn each(&self) -> impl Iterator<Item = usize> {
        self.counted().flat_map(|(kind, n)| std::iter::repeat_n(kind, n.into()))
    }

    /// Draws one at random, each equally likely; `None` from nothing.
    #[inline]
    pub fn draw(&mut self, chance: &mut impl Chance) -> Option<usize> {
        let total = self.total();
        if total == 0 {
            return None;
        }
        let mut left = chance.below(total.into()) as u8;
        for (kind, n) in self.0.iter_mut().enumerate() {
            if left < *n {
                *n -= 1;
                return Some(kind);
            }
            left -= *n;
        }
        None
    }
}

impl<const N: usize> Serialize for Tally<N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.as_slice().serialize(serializer)
    }
}

impl<'de, const N: usize> Deserialize<'de> for Tally<N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let counts = Vec::<u8>::deserialize(deserializer)?;
        let length = counts.len();
        counts.try_into().map(Tally).map_err(|_| D::Error::invalid_length(length, &"one count per kind"))
    }
}

#[cfg(test)]
mod tests {
    use railhead_game::Luck;

    use super::*;

    #[test]
    fn everything_put_in_is_drawn_once() {
        let mut pile = Tally::<4>::default();
        pile.add(1, 2);
        pile.add(3, 1);
        let mut luck = Luck::new(1);
        let mut drawn: Vec<usize> = std::iter::from_fn(|| pile.draw(&mut luck)).collect();
        drawn.sort_unstable();
        assert_eq!(drawn, [1, 1, 3]);
        assert!(pile.is_empty());
    }

    #[test]
    fn draws_follow_the_counts() {
        let mut luck = Luck::new(5);
        let mut seen = [0u32; 2];
        for _ in 0..4_000 {
            let mut pile = Tally::<2>::default();
            pile.add(0, 3);
            pile.add(1, 1);
            seen[pile.draw(&mut luck).unwrap_or_default()] += 1;
        }
        assert!((2_800..3_200).contains(&seen[0]), "{seen:?}");
    }
}
