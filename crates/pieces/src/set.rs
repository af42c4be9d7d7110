//! Sets of pieces.

use std::{fmt, marker::PhantomData};

use crate::Piece;

/// A set of pieces of one kind, iterated in order.
///
/// `B` says how much room it takes: a bit for each piece, in one word (`u8` to `u64`) or several (`[u64; 4]` for up to
/// 256 pieces).
///
/// ```
/// use railhead_pieces::{Set, index};
///
/// index! {
///     /// A tile.
///     Tile: 48;
/// }
///
/// let hand: Set<Tile> = [Tile(31), Tile(4)].into_iter().collect();
/// let mut laid = Set::only(Tile(4));
/// assert!(laid.meets(hand) && hand.covers(laid));
/// laid.insert(Tile(0));
/// assert_eq!(hand.or(laid).iter().collect::<Vec<_>>(), [Tile(0), Tile(4), Tile(31)]);
/// assert_eq!((hand.minus(laid).single(), hand.and(laid).first()), (Some(Tile(31)), Some(Tile(4))));
/// assert_eq!(Set::<Tile>::full().len(), 48);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Set<T, B = u64>(B, PhantomData<T>);

impl<T: Piece, B: Bits> Set<T, B> {
    /// Nothing.
    pub const EMPTY: Set<T, B> = Set(B::NONE, PhantomData);

    /// Just `piece`.
    #[inline]
    pub fn only(piece: T) -> Set<T, B> {
        let mut set = Set::EMPTY;
        set.insert(piece);
        set
    }

    /// Everything there is.
    #[inline]
    pub fn full() -> Set<T, B> {
        Set(B::lowest(T::count()), PhantomData)
    }

    /// Puts `piece` in.
    #[inline]
    pub fn insert(&mut self, piece: T) {
        self.0.insert(piece.index());
    }

    /// Takes `piece` out.
    #[inline]
    pub fn remove(&mut self, piece: T) {
        self.0.remove(piece.index());
    }

    /// Whether `piece` is in the set.
    #[inline]
    pub fn contains(self, piece: T) -> bool {
        self.0.contains(piece.index())
    }

    /// How many are in the set.
    #[inline]
    pub fn len(self) -> usize {
        self.0.count()
    }

    /// Whether nothing is in the set.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == B::NONE
    }

    /// What is in both.
    #[inline]
    #[must_use]
    pub fn and(self, other: Set<T, B>) -> Set<T, B> {
        Set(self.0.and(other.0), PhantomData)
    }

    /// What is in either.
    #[inline]
    #[must_use]
    pub fn or(self, other: Set<T, B>) -> Set<T, B> {
        Set(self.0.or(other.0), PhantomData)
    }

    /// What is in this set and not in `other`.
    #[inline]
    #[must_use]
    pub fn minus(self, other: Set<T, B>) -> Set<T, B> {
        Set(self.0.minus(other.0), PhantomData)
    }

    /// Whether the two have anything in common.
    #[inline]
    pub fn meets(self, other: Set<T, B>) -> bool {
        !self.and(other).is_empty()
    }

    /// Whether all of `other` is in this set.
    #[inline]
    pub fn covers(self, other: Set<T, B>) -> bool {
        other.minus(self).is_empty()
    }

    /// The first in order.
    #[inline]
    pub fn first(self) -> Option<T> {
        self.iter().next()
    }

    /// The only one, if it is alone.
    #[inline]
    pub fn single(self) -> Option<T> {
        if self.len() == 1 { self.first() } else { None }
    }

    /// All in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = T> {
        self.0.places().map(T::at)
    }

    /// The bits: that of a piece is the one at its index.
    #[inline]
    pub fn bits(self) -> B {
        self.0
    }

    /// The set with these bits, each of which must be a piece's.
    #[inline]
    pub fn from_bits(bits: B) -> Set<T, B> {
        Set(bits, PhantomData)
    }
}

impl<T: Piece, B: Bits> Default for Set<T, B> {
    fn default() -> Set<T, B> {
        Set::EMPTY
    }
}

impl<T: Piece, B: Bits> FromIterator<T> for Set<T, B> {
    fn from_iter<I: IntoIterator<Item = T>>(pieces: I) -> Set<T, B> {
        let mut set = Set::EMPTY;
        set.extend(pieces);
        set
    }
}

impl<T: Piece, B: Bits> Extend<T> for Set<T, B> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, pieces: I) {
        pieces.into_iter().for_each(|piece| self.insert(piece));
    }
}

impl<T: Piece + fmt::Display, B: Bits> fmt::Debug for Set<T, B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|piece| piece.to_string())).finish()
    }
}

/// Room for a [`Set`]: numbered bits.
pub trait Bits: Copy + Eq + 'static {
    /// No bit set.
    const NONE: Self;
    /// The first `count` bits set.
    fn lowest(count: usize) -> Self;
    /// Sets the bit at `place`.
    fn insert(&mut self, place: usize);
    /// Clears the bit at `place`.
    fn remove(&mut self, place: usize);
    /// Whether the bit at `place` is set.
    fn contains(self, place: usize) -> bool;
    /// How many bits are set.
    fn count(self) -> usize;
    /// The bits set in both.
    #[must_use]
    fn and(self, other: Self) -> Self;
    /// The bits set in either.
    #[must_use]
    fn or(self, other: Self) -> Self;
    /// The bits set here and not in `other`.
    #[must_use]
    fn minus(self, other: Self) -> Self;
    /// The places of the bits that are set, in order.
    fn places(self) -> impl Iterator<Item = usize>;
}

macro_rules! words {
    ($($word:ty),*) => { $(
        impl Bits for $word {
            const NONE: $word = 0;

            #[inline]
            fn lowest(count: usize) -> $word {
                debug_assert!(count <= <$word>::BITS as usize, "{count} pieces in {} bits", <$word>::BITS);
                if count == 0 { 0 } else { <$word>::MAX >> (<$word>::BITS as usize - count) }
            }

            #[inline]
            fn insert(&mut self, place: usize) {
                *self |= 1 << place;
            }

            #[inline]
            fn remove(&mut self, place: usize) {
                *self &= !(1 << place);
            }

            #[inline]
            fn contains(self, place: usize) -> bool {
                self >> place & 1 != 0
            }

            #[inline]
            fn count(self) -> usize {
                self.count_ones() as usize
            }

            #[inline]
            fn and(self, other: $word) -> $word {
                self & other
            }

            #[inline]
            fn or(self, other: $word) -> $word {
                self | other
            }

            #[inline]
            fn minus(self, other: $word) -> $word {
                self & !other
            }

            #[inline]
            fn places(self) -> impl Iterator<Item = usize> {
                let mut rest = self;
                std::iter::from_fn(move || {
                    if rest == 0 {
                        return None;
                    }
                    let place = rest.trailing_zeros() as usize;
                    rest &= rest - 1;
                    Some(place)
                })
            }
        }
    )* };
}
words!(u8, u16, u32, u64);

impl<const W: usize> Bits for [u64; W] {
    const NONE: [u64; W] = [0; W];

    #[inline]
    fn lowest(count: usize) -> [u64; W] {
        std::array::from_fn(|word| u64::lowest(count.saturating_sub(word * 64).min(64)))
    }

    #[inline]
    fn insert(&mut self, place: usize) {
        self[place / 64] |= 1 << (place % 64);
    }

    #[inline]
    fn remove(&mut self, place: usize) {
        self[place / 64] &= !(1 << (place % 64));
    }

    #[inline]
    fn contains(self, place: usize) -> bool {
        self[place / 64] >> (place % 64) & 1 != 0
    }

    #[inline]
    fn count(self) -> usize {
        self.iter().map(|word| word.count_ones() as usize).sum()
    }

    #[inline]
    fn and(self, other: [u64; W]) -> [u64; W] {
        std::array::from_fn(|word| self[word] & other[word])
    }

    #[inline]
    fn or(self, other: [u64; W]) -> [u64; W] {
        std::array::from_fn(|word| self[word] | other[word])
    }

    #[inline]
    fn minus(self, other: [u64; W]) -> [u64; W] {
        std::array::from_fn(|word| self[word] & !other[word])
    }

    #[inline]
    fn places(self) -> impl Iterator<Item = usize> {
        (0..W).flat_map(move |word| self[word].places().map(move |place| word * 64 + place))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    crate::index! {
        /// A route.
        Route: 200;
    }

    fn set<B: Bits>(routes: &[u8]) -> Set<Route, B> {
        routes.iter().map(|index| Route(*index)).collect()
    }

    fn holds_what_was_put_in<B: Bits>(routes: [u8; 3]) {
        let mut kept = set::<B>(&routes);
        let [first, middle, last] = routes.map(Route);
        assert_eq!(kept.iter().collect::<Vec<_>>(), [first, middle, last]);
        assert_eq!((kept.first(), kept.len(), kept.single()), (Some(first), 3, None));
        kept.remove(middle);
        assert!(kept.contains(first) && !kept.contains(middle) && kept.contains(last));
        assert_eq!(kept.minus(Set::only(last)).single(), Some(first));
        assert_eq!(kept.and(set(&routes)), kept);
        assert_eq!(kept.or(Set::only(middle)), set(&routes));
        assert!(kept.meets(Set::only(last)) && !kept.meets(Set::only(middle)) && !kept.meets(Set::EMPTY));
        assert!(set::<B>(&routes).covers(kept) && !kept.covers(set(&routes)) && kept.covers(Set::EMPTY));
        assert!(kept.minus(kept).is_empty() && Set::<Route, B>::default().is_empty());
        assert_eq!(Set::<Route, B>::from_bits(kept.bits()), kept);
    }

    #[test]
    fn a_set_of_any_size_holds_what_was_put_in() {
        holds_what_was_put_in::<u8>([0, 3, 7]);
        holds_what_was_put_in::<u16>([2, 8, 15]);
        holds_what_was_put_in::<u32>([0, 16, 31]);
        holds_what_was_put_in::<u64>([5, 32, 63]);
        holds_what_was_put_in::<[u64; 3]>([0, 64, 191]);
        holds_what_was_put_in::<[u64; 4]>([3, 64, 199]);
    }

    #[test]
    fn everything_is_in_the_full_set() {
        let full = Set::<Route, [u64; 4]>::full();
        assert_eq!((full.len(), full.iter().last()), (200, Some(Route(199))));
        assert_eq!([0, 1, 7, 8].map(u8::lowest), [0, 1, 0x7f, 0xff]);
        assert_eq!([0, 64, 65, 128].map(<[u64; 2]>::lowest), [[0, 0], [!0, 0], [!0, 1], [!0, !0]]);
    }

    #[test]
    fn a_set_is_shown_by_names() {
        assert_eq!(format!("{:?}", set::<u64>(&[4, 1])), r#"{"1", "4"}"#);
    }
}
