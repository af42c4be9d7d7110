//! Things in order.

use std::fmt;

/// An ordered pile of at most `N` things, the top one last. Laying more on it is a fault of the rules, and panics.
///
/// A place that holds nothing holds the default, so that equal piles are equal values.
///
/// ```
/// use railhead_pieces::Pile;
///
/// let mut deck: Pile<u8, 8> = [1, 2, 3].into_iter().collect();
/// deck.push_under(9);
/// assert_eq!(deck.as_slice(), [9, 1, 2, 3]);
/// assert_eq!((deck.pop(), deck.last(), deck.len()), (Some(3), Some(2), 3));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Pile<T, const N: usize> {
    len: u8,
    items: [T; N],
}

impl<T: Copy + Default, const N: usize> Pile<T, N> {
    /// How many things lie there.
    #[inline]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether nothing lies there.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Whether nothing more can be laid on it.
    #[inline]
    pub const fn is_full(&self) -> bool {
        self.len() == N
    }

    /// The things, bottom first.
    #[inline]
    pub fn as_slice(&self) -> &[T] {
        &self.items[..self.len()]
    }

    /// The things, bottom first, to be changed or put in another order.
    #[inline]
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        let len = self.len();
        &mut self.items[..len]
    }

    /// The things, bottom first.
    #[inline]
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = T> + ExactSizeIterator {
        self.as_slice().iter().copied()
    }

    /// Lays `item` on top.
    #[inline]
    pub fn push(&mut self, item: T) {
        self.items[self.len()] = item;
        self.len += 1;
    }

    /// Takes the top one off.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(std::mem::take(&mut self.items[self.len()]))
    }

    /// The top one.
    #[inline]
    pub fn last(&self) -> Option<T> {
        self.as_slice().last().copied()
    }

    /// The top one, to be changed.
    #[inline]
    pub fn last_mut(&mut self) -> Option<&mut T> {
        self.as_mut_slice().last_mut()
    }

    /// Slides `item` under the pile.
    pub fn push_under(&mut self, item: T) {
        let len = self.len();
        self.items.copy_within(0..len, 1);
        self.items[0] = item;
        self.len += 1;
    }

    /// Takes out the one at `index`, counted from the bottom.
    pub fn remove(&mut self, index: usize) -> T {
        let item = self.items[index];
        let len = self.len();
        self.items.copy_within(index + 1..len, index);
        self.len -= 1;
        self.items[self.len()] = T::default();
        item
    }

    /// Keeps the lowest `len` only.
    pub fn truncate(&mut self, len: usize) {
        while self.len() > len {
            self.pop();
        }
    }

    /// Takes everything away.
    pub fn clear(&mut self) {
        *self = Pile::default();
    }
}

impl<T: Copy + Default, const N: usize> Default for Pile<T, N> {
    fn default() -> Self {
        Pile { len: 0, items: [T::default(); N] }
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for Pile<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut pile = Pile::default();
        pile.extend(items);
        pile
    }
}

impl<T: Copy + Default, const N: usize> Extend<T> for Pile<T, N> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, items: I) {
        items.into_iter().for_each(|item| self.push(item));
    }
}

impl<T: Copy + Default + fmt::Debug, const N: usize> fmt::Debug for Pile<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pile_keeps_its_order_and_forgets_what_left() {
        let mut pile: Pile<u8, 8> = [1, 2, 3].into_iter().collect();
        pile.push_under(9);
        assert_eq!(pile.remove(1), 1);
        assert_eq!(pile.pop(), Some(3));
        assert_eq!(pile, [9, 2].into_iter().collect());
        *pile.last_mut().unwrap() = 7;
        assert_eq!(pile.iter().rev().collect::<Vec<_>>(), [7, 9]);
        pile.truncate(1);
        assert_eq!((pile, pile.last()), ([9].into_iter().collect(), Some(9)));
        pile.clear();
        assert_eq!((pile, pile.pop(), pile.is_empty()), (Pile::default(), None, true));
    }

    #[test]
    #[should_panic(expected = "out of bounds")]
    fn a_full_pile_takes_no_more() {
        let mut pile: Pile<u8, 2> = [1, 2].into_iter().collect();
        assert!(pile.is_full());
        pile.push(3);
    }

    #[test]
    fn a_pile_is_shown_as_a_list() {
        assert_eq!(format!("{:?}", [1, 2].into_iter().collect::<Pile<u8, 4>>()), "[1, 2]");
    }
}
