//! The vocabulary of the game: small enums that data files, notation and views all spell the same way.

use railhead_pieces::names;

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

    /// A kind of hazard, and the section of the trail where it strikes.
    Hazard {
        /// Water over the southern path.
        Flood = "flood",
        /// The dry western path.
        Drought = "drought",
        /// Stones on the northern path.
        Rockfall = "rockfall",
    }

    /// A colour of teepee.
    Teepee {
        /// Shows a green hand.
        Green = "green",
        /// Shows a black hand.
        Blue = "blue",
    }

    /// A toll sign.
    Hand {
        /// The green hand.
        Green = "green",
        /// The black hand.
        Black = "black",
    }

    /// The colour of the corners of a disc space.
    Edge {
        /// Discs from here go anywhere; only such discs come here.
        White = "white",
        /// Discs from here go to black-edged spaces only.
        Black = "black",
    }

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

    /// A side of a private building.
    Side {
        /// The first side.
        A = "a",
        /// The second side.
        B = "b",
    }

    /// Where a gained objective card goes.
    Destination {
        /// The discard pile.
        Discard = "discard",
        /// The hand.
        Hand = "hand",
    }
}
