//! Why a decision is refused: the paragraph, and the sentence that a player reads.

use railhead_game::{Arg, Illegal};

use crate::{
    action::{Loss, Side, Target},
    piece::{Business, Character, Good, Objective},
    state::Phase,
};

/// What the rules object to in a decision. Cheap to make: listing legal decisions makes many.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Objection {
    /// The game has ended.
    Over,
    /// Another seat decides now.
    NotYourTurn,
    /// Something else is awaited.
    Awaited(Phase),
    /// There is a piece on the character.
    CharacterTaken(Character),
    /// None of the seat's characters that are left influences the business.
    NotInfluenced(Business),
    /// The seat has a marker there.
    MarkerThere(Business),
    /// The seat has no cowboy on the character.
    NotYourCowboy(Character),
    /// The seat took this action in this round.
    UsedAlready(Character),
    /// The seat took this action in this round, and the alley does not repeat it.
    ReachedAlready(Character),
    /// The action would do nothing.
    Useless(Character),
    /// The seat has no unused piece on this side of the alley.
    NotInAlley(Side),
    /// Neither Sheriff nor Mayor can be reached through the alley.
    AlleyClosed(Character),
    /// Nobody took the character.
    NobodyThere(Character),
    /// The seat's own cowboy is on the character.
    OwnCowboyThere(Character),
    /// The alley costs more than the seat has.
    AlleyTooDear { money: u16, cowboys: u8 },
    /// General Custer costs more cowboys than the seat has.
    BattleTooDear { cowboys: u8 },
    /// The seat has a farm of this kind.
    FarmOwned(Good),
    /// There is no such farm on the table.
    FarmGone(Good),
    /// The farm costs more than the seat has.
    FarmTooDear { good: Good, price: u16 },
    /// One purchase must be made once the action is taken.
    MustBuyFarm,
    /// The seat has no such farm.
    NoFarm(Good),
    /// The farm sold its goods by this action.
    SoldAlready(Good),
    /// The market takes no more of the good in this round.
    ColumnBlocked(Good),
    /// A sale must be made.
    MustSell,
    /// There is no such section.
    NoSection(Good),
    /// Another seat builds the section, or it is finished.
    SectionTaken(Good),
    /// The seat has another section to finish first.
    SectionUnfinished(Good),
    /// The section has not so many segments left.
    SegmentsLeft { section: Good, left: u8 },
    /// The segments cost more than the seat has.
    SegmentsTooDear { iron: u8, settlers: u8 },
    /// This prize has no gold.
    NoGoldPrize,
    /// The gold needs more cowboys than the seat has.
    TooFewCowboys { cowboys: u8 },
    /// The seat has no influence in the business.
    NoInfluence(Business),
    /// Somebody owns the business.
    BusinessOwned(Business),
    /// The seat would own the whole status group.
    WholeGroup(Business),
    /// The business costs more than the seat has.
    BusinessTooDear { business: Business, price: u16 },
    /// One purchase must be made once the action is taken.
    MustBuyBusiness,
    /// There is no apache.
    NoApache(Target),
    /// The seat has no coloured token to use.
    NoToken,
    /// No politician waits.
    NoGuest,
    /// The farm is not the seat's or has a politician.
    NoRoom(Good),
    /// A politician waits and a farm has room.
    GuestWaits,
    /// No card of the objective is left for the seat.
    NoCard(Objective),
    /// Privileges are not fulfilled.
    NoPrivileges,
    /// The seat cannot lose this.
    LossNotPayable(Loss),
    /// The seat has no influence marker there to take back.
    NoMarker(Business),
}

impl From<Objection> for Illegal {
    fn from(objection: Objection) -> Illegal {
        use Objection as O;
        let money = |sum: u16| Arg::Money(i64::from(sum));
        match objection {
            O::Over => Illegal::new("CH-19.1", "over"),
            O::NotYourTurn => Illegal::new("CH-3.1", "not-your-turn"),
            O::Awaited(phase) => awaited(phase),
            O::CharacterTaken(character) => about("CH-4.2", "character-taken", name_character(character)),
            O::NotInfluenced(business) => about("CH-6.1", "not-influenced", name_business(business)),
            O::MarkerThere(business) => about("CH-6.2", "marker-there", name_business(business)),
            O::NotYourCowboy(character) => about("CH-7.1", "not-your-cowboy", name_character(character)),
            O::UsedAlready(character) => about("CH-7.1", "used-already", name_character(character)),
            O::ReachedAlready(character) => about("CH-8.4", "used-already", name_character(character)),
            O::Useless(character) => Illegal::new("CH-7.3", useless(character)),
            O::NotInAlley(Side::Left) => Illegal::new("CH-8.1", "not-in-alley-left"),
            O::NotInAlley(Side::Right) => Illegal::new("CH-8.1", "not-in-alley-right"),
            O::AlleyClosed(character) => about("CH-8.3", "alley-closed", name_character(character)),
            O::NobodyThere(character) => about("CH-8.2", "nobody-there", name_character(character)),
            O::OwnCowboyThere(character) => about("CH-8.4", "own-cowboy-there", name_character(character)),
            O::AlleyTooDear { money: sum, cowboys } => {
                Illegal::new("CH-8.1", "alley-too-dear").with("money", money(sum)).with("cowboys", cowboys)
            }
            O::BattleTooDear { cowboys } => {
                Illegal::new("CH-16.11", "battle-too-dear").with("cowboys", cowboys)
            }
            O::FarmOwned(good) => about("CH-11.1", "farm-owned", name_farm(good)),
            O::FarmGone(good) => about("CH-11.3", "farm-gone", name_farm(good)),
            O::FarmTooDear { good, price } => {
                about("CH-11.1", "farm-too-dear", name_farm(good)).with("price", money(price))
            }
            O::MustBuyFarm => Illegal::new("CH-11.1", "must-buy-farm"),
            O::NoFarm(good) => about("CH-12.1", "no-farm", name_farm(good)),
            O::SoldAlready(good) => about("CH-12.1", "sold-already", name_farm(good)),
            O::ColumnBlocked(good) => about("CH-12.3", "column-blocked", name_good(good)),
            O::MustSell => Illegal::new("CH-12.1", "must-sell"),
            O::NoSection(good) => about("CH-13.1", "no-section", name_good(good)),
            O::SectionTaken(good) => about("CH-13.2", "section-taken", name_good(good)),
            O::SectionUnfinished(good) => about("CH-13.2", "section-unfinished", name_good(good)),
            O::SegmentsLeft { section, left } => {
                about("CH-13.1", "segments-left", name_good(section)).with("left", left)
            }
            O::SegmentsTooDear { iron, settlers } => {
                Illegal::new("CH-13.1", "segments-too-dear").with("iron", iron).with("settlers", settlers)
            }
            O::NoGoldPrize => Illegal::new("CH-13.3", "no-gold-prize"),
            O::TooFewCowboys { cowboys } => {
                Illegal::new("CH-9.4", "too-few-cowboys").with("cowboys", cowboys)
            }
            O::NoInfluence(business) => about("CH-14.1", "no-influence-there", name_business(business)),
            O::BusinessOwned(business) => about("CH-14.1", "business-owned", name_business(business)),
            O::WholeGroup(business) => about("CH-14.2", "whole-group", name_business(business)),
            O::BusinessTooDear { business, price } => {
                about("CH-14.1", "business-too-dear", name_business(business)).with("price", money(price))
            }
            O::MustBuyBusiness => Illegal::new("CH-14.1", "must-buy-business"),
            O::NoApache(Target::Own(good)) => about("CH-15.1", "no-apache-own", name_farm(good)),
            O::NoApache(Target::Unsold(good)) => about("CH-15.1", "no-apache-unsold", name_farm(good)),
            O::NoToken => Illegal::new("CH-15.3", "no-token"),
            O::NoGuest => Illegal::new("CH-10.2", "no-guest"),
            O::NoRoom(good) => about("CH-10.2", "no-room", name_farm(good)),
            O::GuestWaits => Illegal::new("CH-10.3", "guest-waits"),
            O::NoCard(objective) => about("CH-17.1", "no-card", name_objective(objective)),
            O::NoPrivileges => Illegal::new("CH-17.22", "no-privileges"),
            O::LossNotPayable(_) => Illegal::new("CH-16.13", "loss-not-payable"),
            O::NoMarker(business) => about("CH-16.13", "no-marker", name_business(business)),
        }
    }
}

/// A refusal whose sentence mentions one thing, by the message that names it.
fn about(paragraph: &'static str, reason: &'static str, name: &'static str) -> Illegal {
    Illegal::new(paragraph, reason).with("what", Arg::Message(name))
}

fn awaited(phase: Phase) -> Illegal {
    let (paragraph, reason) = match phase {
        Phase::Place => ("CH-4.1", "awaited-place"),
        Phase::Block => ("CH-4.4", "awaited-block"),
        Phase::Influence { .. } => ("CH-6.1", "awaited-influence"),
        Phase::Act => ("CH-7.1", "awaited-act"),
        Phase::Stack => ("CH-9.1", "awaited-stack"),
        Phase::Welcome => ("CH-10.1", "awaited-welcome"),
        Phase::Ranch { .. } => ("CH-11.1", "awaited-ranch"),
        Phase::Marker { .. } => ("CH-11.2", "awaited-marker"),
        Phase::Sell { .. } => ("CH-12.1", "awaited-sell"),
        Phase::Follow { .. } => ("CH-12.2", "awaited-follow"),
        Phase::Build => ("CH-13.1", "awaited-build"),
        Phase::Prize => ("CH-13.3", "awaited-prize"),
        Phase::Mine => ("CH-9.4", "awaited-mine"),
        Phase::Notary { .. } => ("CH-14.1", "awaited-notary"),
        Phase::Clear => ("CH-15.1", "awaited-clear"),
        Phase::Lose | Phase::Return { .. } => ("CH-16.13", "awaited-lose"),
        Phase::Donate => ("CH-17.5", "awaited-donate"),
        Phase::Over => ("CH-19.1", "over"),
    };
    Illegal::new(paragraph, reason)
}

/// The sentence that says why a character's action would do nothing now.
fn useless(character: Character) -> &'static str {
    match character {
        Character::Sheriff => "useless-sheriff",
        Character::Mayor => "useless-mayor",
        Character::Banker => "useless-banker",
        Character::Rancher => "useless-rancher",
        Character::Merchant => "useless-merchant",
        Character::RailroadBoss => "useless-railroad-boss",
        Character::Miner => "useless-miner",
        Character::Notary => "useless-notary",
        Character::Stranger => "useless-stranger",
        Character::Settler => "useless-settler",
        Character::SaloonOwner => "useless-saloon-owner",
        Character::GeneralCuster => "useless-general-custer",
    }
}

macro_rules! message_names {
    ($($(#[$doc:meta])* $function:ident($kind:ident, $prefix:literal) { $($variant:ident = $id:literal),* $(,)? })*) => { $(
        $(#[$doc])*
        pub(crate) fn $function(piece: $kind) -> &'static str {
            match piece {
                $($kind::$variant => concat!($prefix, $id)),*
            }
        }
    )* };
}

message_names! {
    /// The message with a character's name.
    name_character(Character, "character-") {
        Sheriff = "sheriff", Mayor = "mayor", Banker = "banker", Rancher = "rancher", Merchant = "merchant",
        RailroadBoss = "railroad-boss", Miner = "miner", Notary = "notary", Stranger = "stranger",
        Settler = "settler", SaloonOwner = "saloon-owner", GeneralCuster = "general-custer",
    }
    /// The message with a business's name.
    name_business(Business, "business-") {
        CigarShop = "cigar-shop", BarberShop = "barber-shop", Stable = "stable", Blacksmith = "blacksmith",
        Carpentry = "carpentry", Pawnshop = "pawnshop", Pharmacy = "pharmacy", GunShop = "gun-shop",
        GeneralStore = "general-store", Saloon = "saloon", Hotel = "hotel", Jewellery = "jewellery",
    }
    /// The message with a good's name.
    name_good(Good, "good-") { Sheep = "sheep", Pigs = "pigs", Horses = "horses", Oxen = "oxen", Wheat = "wheat" }
    /// The message with a farm's name.
    name_farm(Good, "farm-") { Sheep = "sheep", Pigs = "pigs", Horses = "horses", Oxen = "oxen", Wheat = "wheat" }
    /// The message with an objective's name.
    name_objective(Objective, "objective-") {
        Authority = "authority", Wealth = "wealth", Courage = "courage", Herds = "herds", Prestige = "prestige",
        Settlers = "settlers", Host = "host", Influence = "influence", TerritorialValue = "territorial-value",
        Benefactor = "benefactor", Status = "status", Power = "power", Prosperity = "prosperity",
        Progress = "progress", Privileges = "privileges", Domain = "domain",
    }
}
