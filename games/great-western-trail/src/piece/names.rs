//! The vocabulary of the game: small enums that data files, notation and views all spell the same way.

use serde::{Deserialize, Serialize};

/// Defines a fieldless enum whose variants have one spelling everywhere.
macro_rules! names {
    ($(#[$meta:meta])* $name:ident { $($(#[$doc:meta])* $variant:ident = $id:literal),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        pub enum $name {
            $($(#[$doc])* #[serde(rename = $id)] $variant),+
        }

        impl $name {
            /// All of them, in order.
            pub const ALL: &'static [$name] = &[$($name::$variant),+];

            /// The spelling in data files, notation and views.
            pub const fn id(self) -> &'static str {
                match self { $($name::$variant => $id),+ }
            }

            /// The one spelled `id`.
            pub fn from_id(id: &str) -> Option<$name> {
                $name::ALL.iter().copied().find(|name| name.id() == id)
            }

            /// The position in [`Self::ALL`].
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }
        }
    };
}

names! {
    /// A trade that a worker follows.
    Worker {
        /// Buys cattle.
        Cowboy = "cowboy",
        /// Raises buildings.
        Craftsman = "craftsman",
        /// Drives the engine.
        Engineer = "engineer",
    }
}

names! {
    /// A kind of hazard, and the section of the trail where it strikes.
    Hazard {
        /// Water over the southern path.
        Flood = "flood",
        /// The dry western path.
        Drought = "drought",
        /// Stones on the northern path.
        Rockfall = "rockfall",
    }
}

names! {
    /// A colour of teepee.
    Teepee {
        /// Shows a green hand.
        Green = "green",
        /// Shows a black hand.
        Blue = "blue",
    }
}

names! {
    /// A toll sign.
    Hand {
        /// The green hand.
        Green = "green",
        /// The black hand.
        Black = "black",
    }
}

names! {
    /// The colour of the corners of a disc space.
    Edge {
        /// Discs from here go anywhere; only such discs come here.
        White = "white",
        /// Discs from here go to black-edged spaces only.
        Black = "black",
    }
}

names! {
    /// A breed of cattle.
    Breed {
        /// Grey, value 1.
        Jersey = "jersey",
        /// Green, value 2.
        DutchBelt = "dutch_belt",
        /// Black, value 2.
        BlackAngus = "black_angus",
        /// White, value 2.
        Guernsey = "guernsey",
        /// Yellow, value 3.
        Holstein = "holstein",
        /// Red, value 3.
        BrownSwiss = "brown_swiss",
        /// Blue, value 3.
        Ayrshire = "ayrshire",
        /// Brown, value 4.
        WestHighland = "west_highland",
        /// Purple, value 5.
        TexasLonghorn = "texas_longhorn",
    }
}

names! {
    /// An auxiliary action of the mat.
    Aux {
        /// Gain money.
        Money = "money",
        /// Draw, then discard.
        Cards = "cards",
        /// Pay and go back for certificates.
        Certificate = "certificate",
        /// Pay to go forward.
        Engine = "engine",
        /// Go back to remove cards from the game.
        Remove = "remove",
    }
}

names! {
    /// A station master tile, named for what its lower half counts.
    Master {
        /// Workers on the mat.
        Workers = "workers",
        /// Objective cards in the area.
        Objectives = "objectives",
        /// Hazards held.
        Hazards = "hazards",
        /// Pairs of teepees held.
        Teepees = "teepees",
        /// Certificates.
        Certificates = "certificates",
    }
}

names! {
    /// A task of an objective card.
    Task {
        /// A private building on the trail.
        Building = "building",
        /// A disc on a station.
        Station = "station",
        /// A hazard held.
        Hazard = "hazard",
        /// A green teepee held.
        GreenTeepee = "green_teepee",
        /// A blue teepee held.
        BlueTeepee = "blue_teepee",
        /// A cattle card of value 3 in the herd.
        Cow3 = "cow3",
        /// A West Highland in the herd.
        Cow4 = "cow4",
        /// A Texas Longhorn in the herd.
        Cow5 = "cow5",
        /// A disc in San Francisco.
        SanFrancisco = "san_francisco",
    }
}

names! {
    /// The immediate action of an objective card.
    Immediate {
        /// Gain money.
        Money2 = "money2",
        /// Draw and discard.
        Draw3 = "draw3",
        /// Engine two forward.
        Engine2 = "engine2",
        /// Engine three forward.
        Engine3 = "engine3",
        /// An auxiliary action.
        Aux = "aux",
        /// Move the pawn.
        Move3 = "move3",
    }
}

names! {
    /// What a reward is counted by.
    Unit {
        /// Your engineers.
        Engineer = "engineer",
        /// Your cowboys.
        Cowboy = "cowboy",
        /// Your buildings in a forest.
        ForestBuilding = "forest_building",
        /// Your pairs of one green and one blue teepee.
        TeepeePair = "teepee_pair",
    }
}

names! {
    /// What a space of the trail is for.
    SpaceKind {
        /// Where pawns begin again.
        Start = "start",
        /// Holds a neutral building, always.
        Neutral = "neutral",
        /// May hold a private building.
        Building = "building",
        /// May hold a hazard.
        Hazard = "hazard",
        /// May hold a teepee.
        Teepee = "teepee",
        /// The end of the trail.
        KansasCity = "kansas_city",
    }
}

names! {
    /// A side of a private building.
    Side {
        /// The first side.
        A = "a",
        /// The second side.
        B = "b",
    }
}

names! {
    /// Where a gained objective card goes.
    Destination {
        /// The discard pile.
        Discard = "discard",
        /// The hand.
        Hand = "hand",
    }
}
