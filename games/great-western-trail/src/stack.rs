//! A small stack without a heap, and serde for arrays that serde does not know.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

/// At most `N` things, the last one on top.
#[derive(Clone, Copy)]
pub struct Stack<T, const N: usize> {
    items: [Option<T>; N],
    len: u8,
}

impl<T: Copy, const N: usize> Default for Stack<T, N> {
    fn default() -> Self {
        Stack { items: [None; N], len: 0 }
    }
}

impl<T: Copy, const N: usize> Stack<T, N> {
    /// Puts `item` on top. A stack that overflows is a fault of the rules.
    #[inline]
    pub fn push(&mut self, item: T) {
        self.items[usize::from(self.len)] = Some(item);
        self.len += 1;
    }

    /// Takes the top one off.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        self.items[usize::from(self.len)].take()
    }

    /// The top one.
    #[inline]
    pub fn top(&self) -> Option<T> {
        self.items[usize::from(self.len.checked_sub(1)?)]
    }

    /// The top one, to be changed.
    #[inline]
    pub fn top_mut(&mut self) -> Option<&mut T> {
        self.items[usize::from(self.len.checked_sub(1)?)].as_mut()
    }

    /// Keeps the lowest `len` only.
    pub fn truncate(&mut self, len: usize) {
        while usize::from(self.len) > len {
            self.pop();
        }
    }

    /// All of them, the lowest first.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = T> {
        self.items[..usize::from(self.len)].iter().copied().flatten()
    }

    /// All of them, the lowest first, to be changed.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = &mut T> {
        self.items[..usize::from(self.len)].iter_mut().flatten()
    }
}

impl<T: Copy + PartialEq, const N: usize> PartialEq for Stack<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.iter().eq(other.iter())
    }
}

impl<T: Copy + std::fmt::Debug, const N: usize> std::fmt::Debug for Stack<T, N> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<T: Copy + Serialize, const N: usize> Serialize for Stack<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().collect::<Vec<_>>())
    }
}

impl<'de, T: Copy + Deserialize<'de>, const N: usize> Deserialize<'de> for Stack<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let items = Vec::<T>::deserialize(deserializer)?;
        if items.len() > N {
            return Err(D::Error::invalid_length(items.len(), &"a shorter stack"));
        }
        let mut stack = Stack::default();
        for item in items {
            stack.push(item);
        }
        Ok(stack)
    }
}

/// Serde for arrays of any length, as sequences.
pub(crate) mod array {
    use super::{Deserialize, Deserializer, Serialize, Serializer};

    pub(crate) fn serialize<S: Serializer, T: Serialize, const N: usize>(
        array: &[T; N],
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(array)
    }

    pub(crate) fn deserialize<
        'de,
        D: Deserializer<'de>,
        T: Copy + Default + Deserialize<'de>,
        const N: usize,
    >(
        deserializer: D,
    ) -> Result<[T; N], D::Error> {
        use serde::de::Error as _;
        let items = Vec::<T>::deserialize(deserializer)?;
        let mut array = [T::default(); N];
        if items.len() != N {
            return Err(D::Error::invalid_length(items.len(), &"one entry per place"));
        }
        array.copy_from_slice(&items);
        Ok(array)
    }
}
