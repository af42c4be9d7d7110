//! Train cards: colours, symbols, kinds, and the hands they are held in.

use std::{fmt, str::FromStr};

use railhead_game::NotationError;
use railhead_pieces::names;
use serde::{Serialize, Serializer};

names! {
    /// A colour of train cards, routes and companies.
    Colour ("a colour, as in red") {
        /// Red.
        Red = "red",
        /// Blue.
        Blue = "blue",
        /// Green.
        Green = "green",
        /// Yellow.
        Yellow = "yellow",
        /// Black.
        Black = "black",
        /// White: no company's colour.
        White = "white",
    }

    /// The small picture on some train cards.
    Symbol ("a symbol, as in skull") {
        /// None.
        Plain = "plain",
        /// A pickaxe.
        Pickaxe = "pickaxe",
        /// A skull.
        Skull = "skull",
    }
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
                f.write_str(colour.id())?;
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

impl FromStr for Kind {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Kind, NotationError> {
        let found = (0..KINDS).map(Kind::at).find(|kind| kind.to_string() == text);
        found.ok_or_else(|| NotationError::new(text, "a kind of train card, as in red-skull"))
    }
}

impl Serialize for Kind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Cards counted by kind, newspapers left out, with the sums by colour at hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_read_back() {
        for kind in (0..KINDS).map(Kind::at) {
            assert_eq!(kind.to_string().parse(), Ok(kind));
        }
        assert_eq!(Kind::coloured(Colour::Red, Symbol::Skull).to_string(), "red-skull");
        assert!("purple".parse::<Kind>().is_err());
    }
}
