//! Things counted.

use std::{fmt, marker::PhantomData};

use railhead_game::Chance;

use crate::Piece;

/// How many there are of each of `N` kinds of `T`; `N` is [`T::count()`](Piece::count), known when the game is
/// compiled.
///
/// A pile whose order nobody knows is a tally too: the moment of chance is the draw, not the shuffle.
///
/// ```
/// use railhead_game::Luck;
/// use railhead_pieces::{Tally, index};
///
/// index! {
///     /// A card.
///     Card: 38;
/// }
///
/// let mut pile = Tally::<Card, 38>::default();
/// pile.add(Card(4), 2);
/// assert!(pile.take(Card(4)) && !pile.take(Card(5)));
/// assert_eq!((pile.of(Card(4)), pile.total()), (1, 1));
/// assert_eq!(pile.draw(&mut Luck::new(1)), Some(Card(4)));
/// assert!(pile.is_empty());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Tally<T, const N: usize>([u8; N], PhantomData<T>);

impl<T: Piece, const N: usize> Tally<T, N> {
    /// How many of `kind`.
    #[inline]
    pub fn of(&self, kind: T) -> u8 {
        self.0[kind.index()]
    }

    /// How many of each kind, in order.
    #[inline]
    pub const fn counts(&self) -> &[u8; N] {
        &self.0
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
    pub fn add(&mut self, kind: T, n: u8) {
        self.0[kind.index()] += n;
    }

    /// Takes one of `kind` out, if there is one, and says whether there was.
    #[inline]
    pub fn take(&mut self, kind: T) -> bool {
        let n = &mut self.0[kind.index()];
        let there = *n > 0;
        *n -= u8::from(there);
        there
    }

    /// Puts everything of `other` in.
    pub fn absorb(&mut self, other: &Tally<T, N>) {
        for (own, more) in self.0.iter_mut().zip(other.0) {
            *own += more;
        }
    }

    /// Takes everything of `other` out, as far as it is there.
    pub fn remove(&mut self, other: &Tally<T, N>) {
        for (own, less) in self.0.iter_mut().zip(other.0) {
            *own = own.saturating_sub(less);
        }
    }

    /// The kinds that are there, in order.
    #[inline]
    pub fn kinds(&self) -> impl Iterator<Item = T> {
        self.counted().map(|(kind, _)| kind)
    }

    /// Each kind that is there with its number, in order.
    #[inline]
    pub fn counted(&self) -> impl Iterator<Item = (T, u8)> {
        let there = self.0.iter().copied().enumerate().filter(|(_, n)| *n > 0);
        there.map(|(kind, n)| (T::at(kind), n))
    }

    /// Each single thing by its kind, in order.
    pub fn each(&self) -> impl Iterator<Item = T> {
        self.counted().flat_map(|(kind, n)| std::iter::repeat_n(kind, n.into()))
    }

    /// Draws one at random, each equally likely; `None` from nothing.
    #[inline]
    pub fn draw(&mut self, chance: &mut impl Chance) -> Option<T> {
        let total = self.total();
        if total == 0 {
            return None;
        }
        let mut left = chance.below(total.into()) as u8;
        for (kind, n) in self.0.iter_mut().enumerate() {
            if left < *n {
                *n -= 1;
                return Some(T::at(kind));
            }
            left -= *n;
        }
        None
    }
}

impl<T, const N: usize> Default for Tally<T, N> {
    fn default() -> Self {
        Tally([0; N], PhantomData)
    }
}

impl<T: Piece, const N: usize> FromIterator<T> for Tally<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(things: I) -> Self {
        let mut tally = Tally::default();
        tally.extend(things);
        tally
    }
}

impl<T: Piece, const N: usize> Extend<T> for Tally<T, N> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, things: I) {
        things.into_iter().for_each(|kind| self.add(kind, 1));
    }
}

impl<T: Piece + fmt::Display, const N: usize> fmt::Debug for Tally<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.counted().map(|(kind, n)| (kind.to_string(), n))).finish()
    }
}

#[cfg(test)]
mod tests {
    use railhead_game::Luck;

    use super::*;

    crate::index! {
        /// A card.
        Card: 4;
    }

    fn tally(counts: [u8; 4]) -> Tally<Card, 4> {
        Tally(counts, PhantomData)
    }

    #[test]
    fn everything_put_in_is_drawn_once() {
        let mut pile = tally([0, 2, 0, 1]);
        let mut luck = Luck::new(1);
        let mut drawn: Vec<Card> = std::iter::from_fn(|| pile.draw(&mut luck)).collect();
        drawn.sort_unstable();
        assert_eq!(drawn, [Card(1), Card(1), Card(3)]);
        assert!(pile.is_empty());
    }

    #[test]
    fn draws_follow_the_counts() {
        let mut luck = Luck::new(5);
        let mut seen = [0u32; 2];
        for _ in 0..4_000 {
            seen[tally([3, 1, 0, 0]).draw(&mut luck).unwrap().index()] += 1;
        }
        assert!((2_800..3_200).contains(&seen[0]), "{seen:?}");
    }

    #[test]
    fn tallies_go_into_and_out_of_each_other() {
        let mut all = tally([1, 0, 2, 0]);
        all.absorb(&tally([0, 0, 1, 4]));
        assert_eq!((all, all.total()), (tally([1, 0, 3, 4]), 8));
        all.remove(&tally([2, 1, 1, 0]));
        assert_eq!(all.counts(), &[0, 0, 2, 4]);
        assert_eq!(all.kinds().collect::<Vec<_>>(), [Card(2), Card(3)]);
        assert_eq!(all.counted().collect::<Vec<_>>(), [(Card(2), 2), (Card(3), 4)]);
        assert_eq!(all.each().count(), 6);
        assert_eq!(all.each().collect::<Tally<Card, 4>>(), all);
        assert_eq!(format!("{all:?}"), r#"{"2": 2, "3": 4}"#);
    }
}
