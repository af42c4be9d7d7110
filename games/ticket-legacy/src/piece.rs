//! Ids of components. In texts they are codes (`BOS`, `BUF-MTL-1`, `EC-07`); inside they are indices into tables.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::facts::{cards, frontiers, map};

macro_rules! id {
    ($(#[$doc:meta])* $name:ident, $what:literal, $table:expr, $code:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
        pub struct $name(pub u8);

        impl $name {
            /// As an index into tables.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// The code it is written as.
            pub fn code(self) -> &'static str {
                &$table[self.index()].$code
            }

            /// The one written `code`.
            pub fn find(code: &str) -> Option<$name> {
                $table.iter().position(|row| row.$code == code).map(|index| $name(index as u8))
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.code())
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                if serializer.is_human_readable() {
                    serializer.serialize_str(self.code())
                } else {
                    serializer.serialize_u8(self.0)
                }
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                let found = if deserializer.is_human_readable() {
                    $name::find(&<std::borrow::Cow<'de, str>>::deserialize(deserializer)?)
                } else {
                    let index = u8::deserialize(deserializer)?;
                    (usize::from(index) < $table.len()).then_some($name(index))
                };
                found.ok_or_else(|| serde::de::Error::custom(concat!("no such ", $what)))
            }
        }
    };
}

id!(
    /// A board of the map; 0 is the eastern one.
    BoardId, "board", map().boards, id
);
id!(
    /// A city.
    CityId, "city", map().cities, id
);
id!(
    /// A track between two cities.
    RouteId, "route", map().routes, id
);
id!(
    /// A ticket.
    TicketId, "ticket", cards().tickets, id
);
id!(
    /// An event card.
    EventId, "event", cards().events, id
);
id!(
    /// An employee.
    EmployeeId, "employee", cards().employees, id
);
id!(
    /// A postcard; its code is its number.
    PostcardId, "postcard", cards().postcards, code
);
id!(
    /// A kind of curse.
    CurseId, "curse", frontiers().ghost.curses, id
);
id!(
    /// A mining claim.
    ClaimId, "mining claim", frontiers().claims.list, id
);
id!(
    /// A company bonus card of the second set.
    CharterId, "charter", frontiers().charters.list, id
);

impl PostcardId {
    /// The card of this number.
    pub fn numbered(no: u16) -> Option<PostcardId> {
        cards().postcards.iter().position(|card| card.no == no).map(|index| PostcardId(index as u8))
    }
}

impl BoardId {
    /// The eastern board, open from the start.
    pub const EAST: BoardId = BoardId(0);
}

macro_rules! set {
    ($(#[$doc:meta])* $name:ident, $id:ident, $words:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
        pub struct $name([u64; $words]);

        impl $name {
            /// Nothing.
            pub const EMPTY: $name = $name([0; $words]);

            /// Whether `id` is in the set.
            #[inline]
            pub const fn contains(&self, id: $id) -> bool {
                self.0[id.0 as usize / 64] & (1 << (id.0 % 64)) != 0
            }

            /// Puts `id` in.
            #[inline]
            pub fn insert(&mut self, id: $id) {
                self.0[id.0 as usize / 64] |= 1 << (id.0 % 64);
            }

            /// Takes `id` out.
            #[inline]
            pub fn remove(&mut self, id: $id) {
                self.0[id.0 as usize / 64] &= !(1 << (id.0 % 64));
            }

            /// How many are in the set.
            pub fn len(&self) -> usize {
                self.0.iter().map(|word| word.count_ones() as usize).sum()
            }

            /// Whether nothing is in the set.
            pub fn is_empty(&self) -> bool {
                self.0.iter().all(|word| *word == 0)
            }

            /// What is in both.
            #[inline]
            #[must_use]
            pub fn and(&self, other: &$name) -> $name {
                $name(std::array::from_fn(|word| self.0[word] & other.0[word]))
            }

            /// What is in either.
            #[inline]
            #[must_use]
            pub fn or(&self, other: &$name) -> $name {
                $name(std::array::from_fn(|word| self.0[word] | other.0[word]))
            }

            /// What is in this one and not in the other.
            #[inline]
            #[must_use]
            pub fn minus(&self, other: &$name) -> $name {
                $name(std::array::from_fn(|word| self.0[word] & !other.0[word]))
            }

            /// The ids in rising order.
            #[inline]
            pub fn iter(&self) -> impl Iterator<Item = $id> + use<> {
                let words = self.0;
                (0..$words).flat_map(move |word| {
                    let mut bits = words[word];
                    std::iter::from_fn(move || {
                        if bits == 0 {
                            return None;
                        }
                        let bit = bits.trailing_zeros();
                        bits &= bits - 1;
                        Some($id(word as u8 * 64 + bit as u8))
                    })
                })
            }
        }

        impl FromIterator<$id> for $name {
            fn from_iter<I: IntoIterator<Item = $id>>(ids: I) -> $name {
                let mut set = $name::EMPTY;
                ids.into_iter().for_each(|id| set.insert(id));
                set
            }
        }
    };
}

set!(
    /// A set of routes.
    RouteSet, RouteId, 4
);
set!(
    /// A set of cities.
    CitySet, CityId, 1
);
set!(
    /// A set of tickets.
    TicketSet, TicketId, 3
);
set!(
    /// A set of event cards.
    EventSet, EventId, 1
);
set!(
    /// A set of boards.
    BoardSet, BoardId, 1
);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_read_back() {
        for index in 0..map().routes.len() as u8 {
            assert_eq!(RouteId::find(RouteId(index).code()), Some(RouteId(index)));
        }
        assert_eq!(CityId::find("ZZZ"), None);
    }

    #[test]
    fn sets_hold_what_was_put_in() {
        let mut set: RouteSet = [RouteId(199), RouteId(3), RouteId(64)].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [RouteId(3), RouteId(64), RouteId(199)]);
        set.remove(RouteId(64));
        assert_eq!((set.len(), set.contains(RouteId(64)), set.contains(RouteId(3))), (2, false, true));
    }
}
