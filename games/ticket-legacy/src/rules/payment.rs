//! Sets of cards that pay for a route (TL-6.3 to TL-6.5).

use std::{fmt, str::FromStr};

use railhead_pieces::Named;
use serde::Serialize;

use super::Flow;
use crate::card::{Colour, Hand};
use railhead_game::{NotationError, one_spelling};

/// A set of cards: of one colour, where the rules allow it of a second, and locomotives.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize)]
pub struct Payment {
    /// Locomotives.
    pub locos: u8,
    /// A colour and how many cards of it.
    pub first: Option<(Colour, u8)>,
    /// A second colour, later in order, and how many cards of it.
    pub second: Option<(Colour, u8)>,
}

/// What a route asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Price {
    /// The colour; none for grey.
    pub(crate) colour: Option<Colour>,
    /// How many cards the set has.
    pub(crate) cards: u8,
    /// How many colours a grey set may mix.
    pub(crate) colours: u8,
    /// Locomotives that must be left over.
    pub(crate) spare_locos: u8,
    /// Further cards of any kind that must be left over.
    pub(crate) spare_cards: u8,
}

impl Payment {
    /// How many cards.
    pub fn cards(&self) -> u8 {
        self.coloured().fold(self.locos, |sum, (_, count)| sum.saturating_add(count))
    }

    /// The colours with their counts.
    pub fn coloured(&self) -> impl Iterator<Item = (Colour, u8)> + use<> {
        self.first.into_iter().chain(self.second)
    }
}

impl Price {
    /// Shows `see` every set from `hand` that pays, cheapest in locomotives first, until it breaks off.
    pub(crate) fn each(self, hand: &Hand, mut see: impl FnMut(Payment) -> Flow) -> Flow {
        if hand.total() < self.cards + self.spare_locos + self.spare_cards || hand.locos() < self.spare_locos
        {
            return Flow::Continue(());
        }
        let locos_at_hand = (hand.locos() - self.spare_locos).min(self.cards);
        for locos in 0..=locos_at_hand {
            let coloured = self.cards - locos;
            if coloured == 0 {
                return see(Payment { locos, first: None, second: None });
            }
            let only = self.colour;
            let candidates = match &only {
                Some(colour) => std::slice::from_ref(colour),
                None => &Colour::ALL[..],
            };
            for (place, colour) in candidates.iter().enumerate() {
                let whole = Payment { locos, first: Some((*colour, coloured)), second: None };
                if hand.colour(*colour) >= coloured {
                    see(whole)?;
                }
                if self.colour.is_some() || self.colours < 2 {
                    continue;
                }
                for other in &candidates[place + 1..] {
                    for share in 1..coloured {
                        let mixed = Payment {
                            locos,
                            first: Some((*colour, share)),
                            second: Some((*other, coloured - share)),
                        };
                        if hand.colour(*colour) >= share && hand.colour(*other) >= coloured - share {
                            see(mixed)?;
                        }
                    }
                }
            }
        }
        Flow::Continue(())
    }

    /// Whether any set from `hand` pays.
    pub(crate) fn is_met(self, hand: &Hand) -> bool {
        self.each(hand, |_| Flow::Break(())).is_break()
    }

    /// Whether `payment` is a set from `hand` that pays.
    pub(crate) fn admits(self, hand: &Hand, payment: Payment) -> bool {
        let is_it = |shown| if shown == payment { Flow::Break(()) } else { Flow::Continue(()) };
        self.each(hand, is_it).is_break()
    }
}

impl fmt::Display for Payment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut gap = "";
        for (colour, count) in self.coloured() {
            write!(f, "{gap}{count} {colour}")?;
            gap = " ";
        }
        if self.locos > 0 { write!(f, "{gap}{} loco", self.locos) } else { Ok(()) }
    }
}

/// What a set of cards looks like.
const EXPECTED: &str = "a set of cards, as in 2 red 1 loco";

impl FromStr for Payment {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Payment, NotationError> {
        let bad = || NotationError::new(text, EXPECTED);
        let words: Vec<&str> = text.split(' ').collect();
        let mut payment = Payment::default();
        for pair in words.chunks(2) {
            let &[count, what] = pair else { return Err(bad()) };
            let count: u8 = count.parse().map_err(|_| bad())?;
            match (Colour::find(what), payment.first, payment.second) {
                (Some(colour), None, _) => payment.first = Some((colour, count)),
                (Some(colour), Some(_), None) => payment.second = Some((colour, count)),
                (None, ..) if what == "loco" => payment.locos = count,
                _ => return Err(bad()),
            }
        }
        if payment.cards() == 0 {
            return Err(bad());
        }
        one_spelling(payment, text, EXPECTED)
    }
}
