//! Sums of money.

use std::{
    fmt,
    iter::Sum,
    ops::{Add, AddAssign, Sub, SubAssign},
};

use railhead_game::Arg;
use serde::{Deserialize, Serialize};

/// A sum in whole dollars. Written `$22,000`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Dollars(pub u32);

impl Dollars {
    /// The sum in thousands.
    pub const fn thousands(self) -> u32 {
        self.0 / 1_000
    }
}

impl fmt::Display for Dollars {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.0 / 1_000, self.0 % 1_000) {
            (0, rest) => write!(f, "${rest}"),
            (thousands, rest) => write!(f, "${thousands},{rest:03}"),
        }
    }
}

/// A sum as a sentence mentions it.
impl From<Dollars> for Arg<'_> {
    fn from(sum: Dollars) -> Self {
        Arg::Money(i64::from(sum.0))
    }
}

impl Add for Dollars {
    type Output = Dollars;

    #[inline]
    fn add(self, other: Dollars) -> Dollars {
        Dollars(self.0 + other.0)
    }
}

impl Sub for Dollars {
    type Output = Dollars;

    #[inline]
    fn sub(self, other: Dollars) -> Dollars {
        Dollars(self.0 - other.0)
    }
}

impl AddAssign for Dollars {
    #[inline]
    fn add_assign(&mut self, other: Dollars) {
        self.0 += other.0;
    }
}

impl SubAssign for Dollars {
    #[inline]
    fn sub_assign(&mut self, other: Dollars) {
        self.0 -= other.0;
    }
}

impl Sum for Dollars {
    fn sum<I: Iterator<Item = Dollars>>(sums: I) -> Dollars {
        sums.fold(Dollars(0), Add::add)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_are_written_with_their_thousands_apart() {
        let written: Vec<String> = [0, 5_000, 22_000, 122_000].map(|sum| Dollars(sum).to_string()).into();
        assert_eq!(written, ["$0", "$5,000", "$22,000", "$122,000"]);
    }
}
