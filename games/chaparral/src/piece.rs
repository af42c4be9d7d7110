//! Characters, businesses, goods, cards and tokens by name, and sets of them in one machine word.

use std::{fmt, marker::PhantomData, str::FromStr};

use railhead_game::NotationError;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// A thing there is a fixed, small number of: it has an index, and fits into a [`Set`].
pub trait Piece: Copy + 'static {
    /// All of them, in order.
    const ALL: &'static [Self];
    /// Its place in [`Piece::ALL`].
    fn index(self) -> usize;
    /// Its name in notation, views and Fluent keys.
    fn id(self) -> &'static str;
}

macro_rules! pieces {
    ($($(#[$doc:meta])* $name:ident ($expected:literal) { $($variant:ident = $id:literal),* $(,)? })*) => { $(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[expect(missing_docs, reason = "each is what it is called")]
        pub enum $name {
            $(#[serde(rename = $id)] $variant),*
        }

        impl Piece for $name {
            const ALL: &'static [$name] = &[$($name::$variant),*];

            #[inline]
            fn index(self) -> usize {
                self as usize
            }

            fn id(self) -> &'static str {
                match self {
                    $($name::$variant => $id),*
                }
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.id())
            }
        }

        impl FromStr for $name {
            type Err = NotationError;

            fn from_str(text: &str) -> Result<$name, NotationError> {
                match text {
                    $($id => Ok($name::$variant),)*
                    _ => Err(NotationError::new(text, $expected)),
                }
            }
        }
    )* };
}

pieces! {
    /// A person of the town, with an action of their own.
    Character ("a character, as in miner") {
        Sheriff = "sheriff",
        Mayor = "mayor",
        Banker = "banker",
        Rancher = "rancher",
        Merchant = "merchant",
        RailroadBoss = "railroad-boss",
        Miner = "miner",
        Notary = "notary",
        Stranger = "stranger",
        Settler = "settler",
        SaloonOwner = "saloon-owner",
        GeneralCuster = "general-custer",
    }

    /// A shop of the town.
    Business ("a business, as in hotel") {
        CigarShop = "cigar-shop",
        BarberShop = "barber-shop",
        Stable = "stable",
        Blacksmith = "blacksmith",
        Carpentry = "carpentry",
        Pawnshop = "pawnshop",
        Pharmacy = "pharmacy",
        GunShop = "gun-shop",
        GeneralStore = "general-store",
        Saloon = "saloon",
        Hotel = "hotel",
        Jewellery = "jewellery",
    }

    /// What a farm raises; also the farm, its market column and, for animals, its section of the railway.
    Good ("a good, as in pigs") {
        Sheep = "sheep",
        Pigs = "pigs",
        Horses = "horses",
        Oxen = "oxen",
        Wheat = "wheat",
    }

    /// A stagecoach card.
    Coach ("a stagecoach, as in coach-4") {
        One = "coach-1",
        Two = "coach-2",
        Three = "coach-3",
        Four = "coach-4",
        Five = "coach-5",
        Six = "coach-6",
        Seven = "coach-7",
        Eight = "coach-8",
        Nine = "coach-9",
    }

    /// A bonus token.
    Bonus ("a bonus token, as in iron") {
        FiveDollars = "five-dollars",
        TenDollars = "ten-dollars",
        Cowboy = "cowboy",
        Iron = "iron",
        FarmDiscount = "farm-discount",
        BusinessDiscount = "business-discount",
    }

    /// An event card.
    EventCard ("an event, as in low-market") {
        LackOfResources = "lack-of-resources",
        LowMarket = "low-market",
        StagecoachRobbery = "stagecoach-robbery",
        TravellingCowboys = "travelling-cowboys",
        PropertyBoom = "property-boom",
        DeadlyAmbush = "deadly-ambush",
        NoInfluence = "no-influence",
        LazyCowboys = "lazy-cowboys",
        BankruptBanker = "bankrupt-banker",
        CruelBattle = "cruel-battle",
        RoughRailway = "rough-railway",
        LossesAndDamages = "losses-and-damages",
    }

    /// An objective.
    Objective ("an objective, as in herds") {
        Authority = "authority",
        Wealth = "wealth",
        Courage = "courage",
        Herds = "herds",
        Prestige = "prestige",
        Settlers = "settlers",
        Host = "host",
        Influence = "influence",
        TerritorialValue = "territorial-value",
        Benefactor = "benefactor",
        Status = "status",
        Power = "power",
        Prosperity = "prosperity",
        Progress = "progress",
        Privileges = "privileges",
        Domain = "domain",
    }
}

impl Good {
    /// The goods that have a section of the railway: the animals.
    pub const SECTIONS: [Good; 4] = [Good::Sheep, Good::Pigs, Good::Horses, Good::Oxen];
}

/// A set of pieces of one kind.
pub struct Set<T>(u16, PhantomData<T>);

impl<T> Set<T> {
    /// No piece.
    pub const EMPTY: Set<T> = Set(0, PhantomData);

    /// How many pieces are in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The pieces in either.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Set<T>) -> Set<T> {
        Set(self.0 | other.0, PhantomData)
    }

    /// The pieces in both.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Set<T>) -> Set<T> {
        Set(self.0 & other.0, PhantomData)
    }

    /// The pieces in this set only.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Set<T>) -> Set<T> {
        Set(self.0 & !other.0, PhantomData)
    }

    /// Whether the sets have a piece in common.
    #[inline]
    pub const fn meets(self, other: Set<T>) -> bool {
        self.0 & other.0 != 0
    }
}

impl<T: Piece> Set<T> {
    /// Every piece.
    #[inline]
    pub const fn full() -> Set<T> {
        Set(((1u32 << T::ALL.len()) - 1) as u16, PhantomData)
    }

    /// Just this one.
    #[inline]
    pub fn only(piece: T) -> Set<T> {
        Set(1 << piece.index(), PhantomData)
    }

    /// Whether `piece` is in the set.
    #[inline]
    pub fn contains(self, piece: T) -> bool {
        self.0 & 1 << piece.index() != 0
    }

    /// Puts `piece` in.
    #[inline]
    pub fn insert(&mut self, piece: T) {
        self.0 |= 1 << piece.index();
    }

    /// Takes `piece` out.
    #[inline]
    pub fn remove(&mut self, piece: T) {
        self.0 &= !(1 << piece.index());
    }

    /// The pieces in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = T> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let index = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            T::ALL.get(index).copied()
        })
    }
}

impl<T> Clone for Set<T> {
    #[inline]
    fn clone(&self) -> Set<T> {
        *self
    }
}

impl<T> Copy for Set<T> {}

impl<T> Default for Set<T> {
    fn default() -> Set<T> {
        Set::EMPTY
    }
}

impl<T> PartialEq for Set<T> {
    #[inline]
    fn eq(&self, other: &Set<T>) -> bool {
        self.0 == other.0
    }
}

impl<T> Eq for Set<T> {}

impl<T: Piece> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(pieces: I) -> Set<T> {
        pieces.into_iter().fold(Set::EMPTY, |mut set, piece| {
            set.insert(piece);
            set
        })
    }
}

impl<T: Piece> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Piece::id)).finish()
    }
}

impl<T> Serialize for Set<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de, T: Piece> Deserialize<'de> for Set<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Set<T>, D::Error> {
        let set = Set(u16::deserialize(deserializer)?, PhantomData);
        if set.minus(Set::full()).is_empty() { Ok(set) } else { Err(de::Error::custom("no such piece")) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_read_back() {
        for character in Character::ALL {
            assert_eq!(character.to_string().parse(), Ok(*character));
        }
        assert!("Miner".parse::<Character>().is_err());
    }

    #[test]
    fn a_set_holds_what_was_put_in() {
        let mut set: Set<Good> = [Good::Wheat, Good::Pigs].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [Good::Pigs, Good::Wheat]);
        set.remove(Good::Pigs);
        assert_eq!(set, Set::only(Good::Wheat));
        assert_eq!(Set::<Objective>::full().len(), 16);
    }
}
