//! Train cards: colours, symbols, kinds, and the hands and piles they lie in.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

/// A colour of train cards, routes and companies.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Colour {
    /// Red.
    Red,
    /// Blue.
    Blue,
    /// Green.
    Green,
    /// Yellow.
    Yellow,
    /// Black.
    Black,
    /// White: no company's colour.
    White,
}

impl Colour {
    /// Every colour, in the order used everywhere.
    pub const ALL: [Colour; 6] =
        [Colour::Red, Colour::Blue, Colour::Green, Colour::Yellow, Colour::Black, Colour::White];

    /// The colour's word in notation.
    pub const fn word(self) -> &'static str {
        match self {
            Colour::Red => "red",
            Colour::Blue => "blue",
            Colour::Green => "green",
            Colour::Yellow => "yellow",
            Colour::Black => "black",
            Colour::White => "white",
        }
    }

    /// The colour written `word`.
    pub fn from_word(word: &str) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.word() == word)
    }

    /// As an index into arrays by colour.
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// The small picture on some train cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Symbol {
    /// None.
    Plain,
    /// A pickaxe.
    Pickaxe,
    /// A skull.
    Skull,
}

impl Symbol {
    /// Every symbol.
    pub const ALL: [Symbol; 3] = [Symbol::Plain, Symbol::Pickaxe, Symbol::Skull];
}

/// A kind of train card: a colour with a symbol, a locomotive, or a newspaper.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Kind(u8);

/// How many kinds a hand can hold: six colours with three symbols, and locomotives.
pub const HELD: usize = 19;
/// How many kinds there are with newspapers.
pub const KINDS: usize = 20;

impl Kind {
    /// The locomotive.
    pub const LOCO: Kind = Kind(18);
    /// The newspaper.
    pub const NEWSPAPER: Kind = Kind(19);

    /// The card of `colour` with `symbol`.
    pub const fn coloured(colour: Colour, symbol: Symbol) -> Kind {
        Kind(colour as u8 * 3 + symbol as u8)
    }

    /// Every kind a hand can hold.
    pub fn held() -> impl Iterator<Item = Kind> {
        (0..HELD as u8).map(Kind)
    }

    /// The kind at `index`.
    pub const fn at(index: usize) -> Kind {
        Kind(index as u8)
    }

    /// As an index into arrays by kind.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The colour, unless it is a locomotive or newspaper.
    pub const fn colour(self) -> Option<Colour> {
        if self.0 < 18 { Some(Colour::ALL[self.0 as usize / 3]) } else { None }
    }

    /// The symbol.
    pub const fn symbol(self) -> Symbol {
        if self.0 < 18 { Symbol::ALL[self.0 as usize % 3] } else { Symbol::Plain }
    }

    /// Whether it is neither locomotive nor newspaper.
    pub const fn is_ordinary(self) -> bool {
        self.0 < 18
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.colour() {
            Some(colour) => {
                f.write_str(colour.word())?;
                match self.symbol() {
                    Symbol::Plain => Ok(()),
                    Symbol::Pickaxe => f.write_str("-pickaxe"),
                    Symbol::Skull => f.write_str("-skull"),
                }
            }
            None if *self == Kind::LOCO => f.write_str("loco"),
            None => f.write_str("newspaper"),
        }
    }
}

/// Not a kind of train card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownKind;

impl FromStr for Kind {
    type Err = UnknownKind;

    fn from_str(text: &str) -> Result<Kind, UnknownKind> {
        (0..KINDS).map(Kind::at).find(|kind| kind.to_string() == text).ok_or(UnknownKind)
    }
}

impl Serialize for Kind {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_str(self)
        } else {
            serializer.serialize_u8(self.0)
        }
    }
}

impl<'de> Deserialize<'de> for Kind {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Kind, D::Error> {
        if deserializer.is_human_readable() {
            let text = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
            text.parse().map_err(|UnknownKind| serde::de::Error::custom("not a kind of train card"))
        } else {
            let index = u8::deserialize(deserializer)?;
            if usize::from(index) < KINDS {
                Ok(Kind(index))
            } else {
                Err(serde::de::Error::custom("not a kind of train card"))
            }
        }
    }
}

/// Cards counted by kind, newspapers left out, with the sums by colour at hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Hand {
    kinds: [u8; HELD],
    colours: [u8; 6],
}

impl Hand {
    /// How many cards of `kind`.
    #[inline]
    pub const fn of(&self, kind: Kind) -> u8 {
        self.kinds[kind.index()]
    }

    /// How many cards of `colour`, whatever their symbols.
    #[inline]
    pub const fn colour(&self, colour: Colour) -> u8 {
        self.colours[colour.index()]
    }

    /// How many locomotives.
    #[inline]
    pub const fn locos(&self) -> u8 {
        self.kinds[Kind::LOCO.index()]
    }

    /// How many cards in all.
    pub fn total(&self) -> u8 {
        self.colours.iter().sum::<u8>() + self.locos()
    }

    /// Puts a card in. `kind` is no newspaper.
    #[inline]
    pub fn add(&mut self, kind: Kind) {
        self.kinds[kind.index()] += 1;
        if let Some(colour) = kind.colour() {
            self.colours[colour.index()] += 1;
        }
    }

    /// Takes a card out; `false` if there is none.
    #[inline]
    pub fn remove(&mut self, kind: Kind) -> bool {
        if self.kinds[kind.index()] == 0 {
            return false;
        }
        self.kinds[kind.index()] -= 1;
        if let Some(colour) = kind.colour() {
            self.colours[colour.index()] -= 1;
        }
        true
    }

    /// The kinds that are there, each with its count.
    pub fn iter(&self) -> impl Iterator<Item = (Kind, u8)> {
        let kinds = self.kinds;
        Kind::held().map(move |kind| (kind, kinds[kind.index()])).filter(|(_, count)| *count > 0)
    }
}

/// An ordered pile of at most `N` things, top last.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pile<T, const N: usize> {
    len: u8,
    items: [T; N],
}

impl<T: Copy + Default, const N: usize> Default for Pile<T, N> {
    fn default() -> Self {
        Pile { len: 0, items: [T::default(); N] }
    }
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

    /// The things, bottom first.
    #[inline]
    pub fn as_slice(&self) -> &[T] {
        &self.items[..self.len()]
    }

    /// The things, bottom first, to be put in another order.
    #[inline]
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        let len = self.len();
        &mut self.items[..len]
    }

    /// Lays `item` on top.
    #[inline]
    pub fn push(&mut self, item: T) {
        self.items[self.len()] = item;
        self.len += 1;
    }

    /// Takes the top one.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        // A place that holds nothing is always the default, so that equal piles are equal values.
        Some(std::mem::take(&mut self.items[self.len()]))
    }

    /// The top one.
    #[inline]
    pub fn last(&self) -> Option<T> {
        self.as_slice().last().copied()
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

    /// Takes everything away.
    pub fn clear(&mut self) {
        *self = Pile::default();
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for Pile<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut pile = Pile::default();
        items.into_iter().for_each(|item| pile.push(item));
        pile
    }
}

impl<T: Serialize, const N: usize> Serialize for Pile<T, N> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(&self.items[..self.len as usize])
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for Pile<T, N> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let items = arrayvec::ArrayVec::<T, N>::deserialize(deserializer)?;
        Ok(items.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_read_back() {
        for kind in (0..KINDS).map(Kind::at) {
            assert_eq!(kind.to_string().parse(), Ok(kind));
        }
        assert_eq!(Kind::coloured(Colour::Red, Symbol::Skull).to_string(), "red-skull");
        assert_eq!("purple".parse::<Kind>(), Err(UnknownKind));
    }

    #[test]
    fn a_pile_keeps_its_order_and_forgets_what_left() {
        let mut pile: Pile<u8, 8> = [1, 2, 3].into_iter().collect();
        pile.push_under(9);
        assert_eq!(pile.as_slice(), [9, 1, 2, 3]);
        assert_eq!(pile.remove(1), 1);
        assert_eq!(pile.pop(), Some(3));
        assert_eq!(pile, [9, 2].into_iter().collect());
    }
}
