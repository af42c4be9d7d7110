//! Characters, businesses, goods, cards and tokens by name, and sets of them.

use railhead_pieces::names;

names! {
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

/// A set of pieces: sixteen of a kind at most.
pub type Set<T> = railhead_pieces::Set<T, u16>;
