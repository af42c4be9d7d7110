//! What cards can do: one vocabulary for events, employees, curses, bonus cards and postcards. The rules interpret
//! these operations and know no card by name.

use serde::Deserialize;

use crate::{
    card::{Colour, Symbol},
    piece::{BoardId, CityId},
};

/// Whom an operation concerns.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Who {
    /// The holder of the card.
    #[default]
    #[serde(rename = "self")]
    Holder,
    /// Everybody.
    All,
    /// The seat whose turn it is.
    Active,
    /// Everybody who has the most coins.
    MostCoins,
    /// Everybody who controls a route on or into a board.
    HasRouteBoard,
}

/// Where money goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Account {
    /// Out of the game.
    Bank,
    /// Into the outlaws' stash.
    Stash,
}

/// Something counted for a gain.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Count {
    /// Routes in the company's own colour that the seat controls.
    OwnColourRoutes,
}

/// A property of a route or city.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Flag {
    /// One of several tracks between two cities.
    Parallel,
    /// At least one end is a big city.
    Big,
    /// Neither end is a big city.
    TwoSmall,
    /// At least one end is a port.
    Port,
    /// The outlaws stand in an end city.
    OutlawCity,
    /// A tunnel.
    Tunnel,
}

/// A colour that a filter asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum AskedColour {
    /// The colour of the seat's company.
    Own,
    /// The same colour for every seat.
    #[serde(untagged)]
    Fixed(Colour),
}

impl AskedColour {
    /// The colour meant for a company of colour `own`.
    pub const fn of(self, own: Colour) -> Colour {
        match self {
            AskedColour::Own => own,
            AskedColour::Fixed(colour) => colour,
        }
    }
}

/// Which routes an operation concerns; all that is given must hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
pub struct Filter {
    /// One end is this city.
    pub city: Option<CityId>,
    /// The route has this colour.
    pub color: Option<AskedColour>,
    /// The route is at least this long.
    pub min_len: Option<u8>,
    /// The route is on or into this board.
    pub board: Option<BoardId>,
    /// The route has this property.
    pub flag: Option<Flag>,
}

/// Where looked-at cards go.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Rest {
    /// To the discard pile.
    Discard,
    /// Under the deck.
    Bottom,
}

/// Which card of a draw may be chosen from several.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PeekLimit {
    /// The first card that comes from the deck.
    FirstBlind,
    /// The first card of the action, if it comes from the deck.
    FirstCard,
}

/// Something that is forbidden.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ban {
    /// Taking a face-up locomotive.
    FaceUpLoco,
    /// Taking the second card from the deck.
    BlindSecond,
    /// Founding a depot.
    Depot,
    /// Drawing or buying clues.
    Clue,
    /// Taking or buying shares.
    Share,
}

/// A neighbour.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Neighbour {
    /// The next seat in turn order.
    Left,
}

/// Where the outlaws go.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Hideout {
    /// To a random city of their board.
    #[serde(rename = "random_OR")]
    AnyOfTheirBoard,
}

/// An operation of an event, employee, curse or bonus card.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(tag = "op", rename_all = "snake_case", deny_unknown_fields)]
#[allow(
    missing_docs,
    reason = "the fields are the words of the data files; each variant says what they mean"
)]
pub enum Op {
    /// `who` collects `n`; `per`: that many times, from `min` to `max`; `then_n` instead of `n` if the route just
    /// claimed has a length in the bounds.
    Gain {
        #[serde(default)]
        who: Who,
        n: i16,
        per: Option<Count>,
        min: Option<i16>,
        max: Option<i16>,
        if_min_len: Option<u8>,
        if_max_len: Option<u8>,
        then_n: Option<i16>,
    },
    /// Shuffles the past events into the deck and reveals as many.
    EventReshuffle { include_self: bool, reveal: u8 },
    /// The claimant of a matching route collects `n`, up to `cap` a game.
    ClaimGain {
        n: i16,
        cap: Option<i16>,
        city: Option<CityId>,
        color: Option<AskedColour>,
        min_len: Option<u8>,
        flag: Option<Flag>,
    },
    /// The claimant of a matching route pays `n`, or all they have.
    ClaimFee {
        n: i16,
        to: Account,
        city: Option<CityId>,
        color: Option<AskedColour>,
        min_len: Option<u8>,
        flag: Option<Flag>,
    },
    /// Matching routes cost `n` more cards of any kind.
    ClaimExtraCards {
        n: u8,
        city: Option<CityId>,
        color: Option<AskedColour>,
        min_len: Option<u8>,
        flag: Option<Flag>,
    },
    /// The claimant of a matching route discards `n` cards of their choice, or all they have.
    ClaimDiscard {
        n: u8,
        city: Option<CityId>,
        color: Option<AskedColour>,
        min_len: Option<u8>,
        flag: Option<Flag>,
    },
    /// A face-up locomotive counts as one card.
    LocoAsOne { who: Who },
    /// A grey route may be paid with up to `n` colours.
    GreyColours { n: u8 },
    /// Once each: discard `cost_cards` cards for `gain`.
    Offer { cost_cards: u8, gain: i16 },
    /// The first card from the deck is chosen from `look`.
    PeekDraw { look: u8, keep: u8, rest: Rest, limit: PeekLimit },
    /// A small city becomes big.
    GrowCity { who: Who },
    /// The ticket action draws `n`.
    TicketDraw { n: u8 },
    /// At least `n` drawn tickets are kept.
    TicketKeep { n: u8 },
    /// `who` pay `n`, or all they have.
    Pay { who: Who, n: i16, to: Account, board: Option<BoardId> },
    /// At most `n` cards of a draw come from the deck.
    BlindLimit { n: u8 },
    /// `n` show wagons onto random cities.
    PlaceWagons { n: u8 },
    /// Each may paste a wagon into the sanctuary for `gain`.
    SanctuaryOffer { gain: i16 },
    /// `n` depots of the Combine on random small cities.
    CombineDepot { n: u8 },
    /// The Combine's toll is `n`.
    CombineToll { n: i16 },
    /// The bank adds `n` to the stash.
    StashAdd { n: i16 },
    /// The outlaws move.
    OutlawMove { to: Hideout },
    /// The ghost train rolls as after a white route of the active seat.
    GhostRoll {},
    /// Whoever takes a share collects `n`.
    OnShareGain { n: i16 },
    /// Face-up shares go under their deck; new ones are turned up.
    ShareRefresh {},
    /// `who` may buy a face-up share.
    ShareBuy { who: Who, price: i16 },
    /// A clue costs `n`.
    CluePrice { n: i16 },
    /// Everybody passes `n` unsolved clues on.
    PassClue { dir: Neighbour, n: u8 },
    /// A path from coast to coast pays.
    CoastToCoast { first: i16, others: i16, replace: bool },
    /// Each pays `n` per bridge space on own routes ending in `city`; free bridge routes there are cracked.
    Tremor { city: CityId, n: i16, max: i16 },
    /// `n` coins more at the start.
    StartCoins { n: i16 },
    /// `n` cards more at the start.
    StartCards { n: u8 },
    /// After a face-up locomotive as only card, `n` cards from the deck.
    LocoPlusBlind { n: u8 },
    /// The company bonus pays `n` more.
    CompanyBonusAdd { n: i16 },
    /// Founding a depot costs no cards.
    DepotFree {},
    /// Before the slip: `n` per full `step` coins, at most `max`.
    Interest { step: i16, n: i16, max: i16 },
    /// `n` trains more at the start.
    Trains { n: u8 },
    /// The `n` cheapest uncompleted tickets count nothing.
    ForgiveTicket { n: u8 },
    /// When the neighbour gets a company bonus, collect `n`, up to `cap` a game.
    MirrorCompanyBonus { dir: Neighbour, n: i16, cap: i16 },
    /// As the action: discard the hand and draw as many.
    RedrawHand { times: u8 },
    /// Once at the start of a turn: look at the next event.
    EventPeek {},
    /// The trains-left bonus counts `n` more trains.
    TrainsLeftShift { n: i8 },
    /// `n` pickaxes more for tunnels.
    PickaxeAdd { n: u8 },
    /// Draw `n` cards from the deck.
    Draw { n: u8 },
    /// May swap a hand card with a face-up one that is no locomotive.
    SwapDisplay {},
    /// The holder may not do these.
    Forbid { what: Vec<Ban> },
    /// This numbered rule gives the holder nothing.
    SlotOff { slot: u8 },
}

impl Op {
    /// The routes that a claim operation concerns.
    pub fn filter(&self) -> Filter {
        match *self {
            Op::ClaimGain { city, color, min_len, flag, .. }
            | Op::ClaimFee { city, color, min_len, flag, .. }
            | Op::ClaimExtraCards { city, color, min_len, flag, .. }
            | Op::ClaimDiscard { city, color, min_len, flag, .. } => {
                Filter { city, color, min_len, board: None, flag }
            }
            _ => Filter::default(),
        }
    }
}

/// When a postcard can be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum When {
    /// When it is read.
    OnDraw,
    /// Announced with the payment of a claim.
    OnClaim,
    /// Before the action of an own turn.
    OwnTurn,
    /// At the end of an own turn on which the condition holds.
    InGame,
    /// When the owner draws a curse.
    OnCurse,
    /// After any roll that moves the ghost train.
    OnGhostMove,
    /// In the set-up.
    Setup,
    /// While slips are written.
    GameEnd,
}

/// What sort of card a postcard is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PostcardKind {
    /// To be read only.
    Letter,
    /// A condition met once.
    Quest,
    /// So many uses.
    Asset,
    /// Worth its vault value.
    Document,
}

/// A condition of a postcard, for its owner.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(tag = "op", rename_all = "snake_case", deny_unknown_fields)]
#[allow(
    missing_docs,
    reason = "the fields are the words of the data files; each variant says what they mean"
)]
pub enum Condition {
    /// Always.
    Always {},
    /// At least `n` bridge spaces on own routes.
    Bridges { n: u8 },
    /// At least `n` own routes match; on a claim: the route being claimed matches.
    Claims {
        n: u8,
        city: Option<CityId>,
        color: Option<AskedColour>,
        min_len: Option<u8>,
        board: Option<BoardId>,
        flag: Option<Flag>,
    },
    /// At least `n` on the coins line.
    CoinsMin { n: i16 },
    /// Own routes join `a` and `b`.
    Connect { a: CityId, b: CityId },
    /// At least `n` curses lifted this game.
    CursesLifted { n: u8 },
    /// At least `n` curses kept over the campaign.
    CursesTotal { n: u8 },
    /// At least `n` own depots on the map.
    Depots { n: u8 },
    /// Own routes end in `n` cities that match.
    EndCities { n: u8, flag: Option<Flag>, board: Option<BoardId> },
    /// `n` locomotives discarded beyond the payment.
    ExtraLoco { n: u8 },
    /// Own routes are listed for `n` spaces of the ghost train.
    GhostSpaces { n: u8 },
    /// One network has cities of `n` boards.
    NetworkBoards { n: u8 },
    /// One network has `n` cities.
    NetworkCities { n: u8 },
    /// No curse at the end, and an own route on or into the board.
    NoCurseWithBoard { board: BoardId },
    /// The set of this claim shows the symbol `n` times.
    PaidSymbol { symbol: Symbol, n: u8 },
    /// The sets of this game show the symbol `n` times.
    PaidSymbolTotal { symbol: Symbol, n: u8 },
    /// A finished poster row that pays `n` or more.
    PosterRow { n: u8 },
    /// Final rank `n` or better.
    RankMax { n: u8 },
    /// Shares of `n` lines over the campaign.
    ShareCompanies { n: u8 },
    /// `n` shares taken or bought this game.
    SharesTaken { n: u8 },
    /// A slip of at least `n`.
    SlipMin { n: i16 },
    /// The stash taken `n` times this game.
    StashTaken { n: u8 },
    /// The stash taken `n` times over the campaign.
    StashTakenTotal { n: u8 },
    /// A stash of at least `n` taken at once this game.
    StashTakenValue { n: i16 },
    /// A completed ticket of at least `n`.
    TicketMin { n: u8 },
    /// `n` completed tickets.
    TicketsDone { n: u8 },
    /// At most `n` trains left at the end.
    TrainsLeftMax { n: u8 },
    /// `n` treasures dug over the campaign.
    Treasures { n: u8 },
    /// Own routes end in each of the cities.
    VisitCities { cities: Vec<CityId> },
    /// `n` show wagons taken this game.
    Wagons { n: u8 },
}

/// What a postcard gives its owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(tag = "op", rename_all = "snake_case", deny_unknown_fields)]
#[allow(
    missing_docs,
    reason = "the fields are the words of the data files; each variant says what they mean"
)]
pub enum Benefit {
    /// `n` dollars.
    Gain { n: i16 },
    /// `n` cards from the deck.
    Draw { n: u8 },
    /// `n` coins in the set-up.
    StartCoins { n: i16 },
    /// `n` cards in the set-up.
    StartCards { n: u8 },
    /// The depot founded with this claim costs no cards.
    DepotFree {},
    /// The curse just drawn goes under its deck.
    CancelCurse {},
    /// `n` clues free of charge.
    Clue { n: u8 },
    /// Worth as much as the best other completed postcard.
    CopyVault {},
    /// The set is `n` cards smaller.
    Discount { n: u8 },
    /// The ghost train moves `n` spaces on or back.
    GhostShift { n: u8 },
    /// One own curse is lifted.
    LiftCurse {},
    /// The next postcard of a chain, at once.
    Next { no: u16 },
    /// Another seat gets the curse just drawn.
    PassCurse {},
    /// Read and removed.
    ReadAndRemove {},
    /// `n` face-up shares.
    Share { n: u8 },
    /// `n` dollars on the slip.
    Slip { n: i16 },
    /// `n` own clues are solved.
    SolveClue { n: u8 },
    /// Into the vault.
    ToVault {},
    /// `n` show wagons from any city.
    Wagon { n: u8 },
}
