//! What one seat, or a spectator, may know.

mod build;
mod outlook;
mod preview;

use railhead_game::{Seat, SeatSet};
use railhead_pieces::names;
use serde::Serialize;

use crate::{
    action::Action,
    piece::{Bonus, Business, Character, Coach, EventCard, Good, Objective},
    state::ColouredToken,
};

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// Who looks; `None` is a spectator.
    pub viewer: Option<Seat>,
    /// The round, from 1.
    pub round: u8,
    /// How many rounds there are at most.
    pub rounds: u8,
    /// Who starts this round.
    pub start: Seat,
    /// Whose turn it is.
    pub turn: Seat,
    /// Who decides now.
    pub actor: Option<Seat>,
    /// What is awaited.
    pub step: Step,
    /// How many more markers may or must be placed or taken back.
    pub left: u8,
    /// The seats in order.
    pub players: Vec<PlayerView>,
    /// The characters in order.
    pub characters: Vec<CharacterView>,
    /// The businesses in order.
    pub businesses: Vec<BusinessView>,
    /// Who entered the alley, in order.
    pub alley: Vec<Seat>,
    /// The event of this round.
    pub event: EventCard,
    /// The events before.
    pub past_events: Vec<EventCard>,
    /// Hidden events.
    pub events_left: usize,
    /// What the viewer knows of the hidden events.
    pub known_events: Vec<KnownEvent>,
    /// The stagecoach in town.
    pub coach: Option<Coach>,
    /// Hidden stagecoaches.
    pub coaches_left: usize,
    /// Stagecoaches that nobody received.
    pub dropped_coaches: Vec<Coach>,
    /// The goods in order: market and unsold farms.
    pub goods: Vec<GoodView>,
    /// The sections of the railway in order.
    pub sections: Vec<SectionView>,
    /// The prize for the next section.
    pub prize: Option<PrizeView>,
    /// Politicians in the supply.
    pub politicians: u8,
    /// Whether the coin lies on the Sheriff.
    pub coin: bool,
    /// The objectives in order.
    pub objectives: Vec<ObjectiveView>,
    /// How many objectives end the game.
    pub goal: u8,
    /// Who won, once the game is over.
    pub winners: Option<SeatSet>,
    /// What things would cost and bring the viewer now.
    #[serde(rename = "desk")]
    pub quotes: Option<Quotes>,
    /// What would follow from each decision that the viewer may take now, in order.
    pub outlooks: Vec<Outlook>,
}

names! {
    /// What is awaited.
    Step {
        /// A cowboy is placed.
        Place = "place",
        /// A character is blocked.
        Block = "block",
        /// Influence is placed.
        Influence = "influence",
        /// Actions are taken.
        Act = "act",
        /// Three events are put back.
        Stack = "stack",
        /// The stagecoach brings one thing or the other.
        Welcome = "welcome",
        /// A farm is bought.
        Ranch = "ranch",
        /// A second farm may be bought.
        RanchMore = "ranch-more",
        /// The marker of a sheep farm is placed.
        Marker = "marker",
        /// Goods are sold.
        Sell = "sell",
        /// The goods of a second farm may be sold.
        SellMore = "sell-more",
        /// Another seat sells in this one's turn.
        Follow = "follow",
        /// Track is built.
        Build = "build",
        /// The prize for a section is chosen.
        Prize = "prize",
        /// Iron and gold are mined.
        Mine = "mine",
        /// A business is bought.
        Notary = "notary",
        /// A second business may be bought.
        NotaryMore = "notary-more",
        /// An apache is removed.
        Clear = "clear",
        /// A loss is chosen.
        Lose = "lose",
        /// Markers are taken back.
        Return = "return",
        /// An objective that ends the game is claimed, or not.
        Claim = "claim",
        /// Benefactor is claimed, or not.
        Donate = "donate",
        /// Nothing: the game is over.
        Over = "over",
    }
}

/// A seat's things.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PlayerView {
    /// Whose they are.
    pub seat: Seat,
    /// Money in hand.
    pub money: u16,
    /// Cowboys on the track.
    pub cowboys: u8,
    /// Iron.
    pub iron: u8,
    /// Gold.
    pub gold: u8,
    /// Settlers.
    pub settlers: u8,
    /// Businesses with an influence marker.
    pub influence: Vec<Business>,
    /// Businesses owned.
    pub owned: Vec<Business>,
    /// Farms owned.
    pub farms: Vec<FarmView>,
    /// Stagecoaches received.
    pub coaches: Vec<Coach>,
    /// Apaches removed.
    pub apaches: u8,
    /// The coloured token.
    pub token: ColouredToken,
    /// Objectives claimed.
    pub objectives: Vec<Objective>,
    /// How many of them are special.
    pub specials: usize,
    /// Politicians without a farm yet.
    pub guests: u8,
    /// Bonus tokens kept for this round.
    pub discounts: Vec<Bonus>,
    /// Cowboys still to be placed in this round.
    pub pieces: u8,
    /// Blocking pieces still to be placed in this round.
    pub blocks: u8,
    /// Characters where it placed a cowboy.
    pub on: Vec<Character>,
    /// Characters whose action it took in this round.
    pub used: Vec<Character>,
    /// Whether it has an unused piece on the left of the alley.
    pub alley_left: bool,
    /// Its unused pieces on the right of the alley.
    pub alley_right: u8,
    /// What breaks the last tie: money and property.
    pub fortune: i32,
    /// Whether its cowboys went home in this round.
    pub home: bool,
    /// How near it is to each objective, in order.
    pub progress: Vec<Vec<Count>>,
}

/// A condition of an objective.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Count {
    /// How much there is.
    pub has: u16,
    /// How much is needed.
    pub needs: u16,
}

/// A farm that is owned.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct FarmView {
    /// Its kind.
    pub good: Good,
    /// Whether it has an apache.
    pub apache: bool,
    /// Whether a politician stays there.
    pub politician: bool,
}

/// A character.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct CharacterView {
    /// Who.
    pub character: Character,
    /// Whose cowboy is there, or was until it went home.
    pub cowboy: Option<Seat>,
    /// Whether there is a blocking piece.
    pub blocked: bool,
    /// The bonus token there.
    pub token: Option<Bonus>,
    /// What its action would do for the viewer now.
    #[serde(rename = "prospect")]
    pub preview: Option<Preview>,
    /// The same through the left and the right of the alley, its cost paid.
    pub through_alley: [Option<Preview>; 2],
}

/// What a character's action would do for a seat now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "prospect", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields say how much of it")]
pub enum Preview {
    /// Show the next events, bring the coin that lies there, and settle who starts the next round.
    Events { coin: u16, starter: Seat },
    /// Bring the stagecoach: money or gold, or a politician instead.
    Coach { money: u16, gold: u8, politician: bool },
    /// Bring money, for so many markers and businesses unless the Banker is bankrupt.
    Money { money: u16, markers: usize, businesses: usize },
    /// Sell farms of the kinds that have a price here, and whether two of them can be paid together.
    Farms { prices: [Option<u16>; 5], two: bool },
    /// Bring the money of the best sales.
    Sales { money: u16 },
    /// Nothing for the viewer, but the others sell.
    OthersSell,
    /// Build so many segments at most.
    Segments { segments: u8 },
    /// Bring so much iron, or so much gold and the iron beside it.
    Mine { iron: u8, gold: u8, beside: u8 },
    /// Sell one of so many businesses, from the cheapest to the dearest, and whether two can be paid together.
    Businesses { kinds: usize, least: u16, most: u16, two: bool },
    /// Bring cowboys.
    Cowboys { cowboys: u16 },
    /// Bring settlers.
    Settlers { settlers: u8 },
    /// Bring money and cowboys.
    Saloon { money: u16, cowboys: u16 },
    /// Remove an apache for so many cowboys.
    Apaches { cost: u8 },
    /// Nothing.
    Nothing,
}

/// A business.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct BusinessView {
    /// Which.
    pub business: Business,
    /// Its printed price.
    pub price: u16,
    /// Its status.
    pub status: u8,
    /// Who owns it.
    pub owner: Option<Seat>,
    /// Who has influence in it.
    pub influence: Vec<Seat>,
}

/// An event whose place in the pile the viewer knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct KnownEvent {
    /// How many cards lie on it.
    pub depth: usize,
    /// Which it is.
    pub card: EventCard,
}

/// A good: its market column and its unsold farms.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct GoodView {
    /// Which.
    pub good: Good,
    /// The prices of the column, from the top.
    pub prices: Vec<u16>,
    /// How many of them are used; all of them: the column is blocked.
    pub used: u8,
    /// What a sale pays now, apaches aside.
    pub price: Option<u16>,
    /// Unsold farms with an apache.
    pub troubled: u8,
    /// Unsold farms without one.
    pub clean: u8,
}

/// A section of the railway.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct SectionView {
    /// Which.
    pub section: Good,
    /// Segments built.
    pub built: u8,
    /// Who builds it, or built it.
    pub builder: Option<Seat>,
}

/// A prize for a section: one or the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct PrizeView {
    /// In gold.
    pub gold: u8,
    /// In money.
    pub money: u16,
}

/// An objective.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ObjectiveView {
    /// Which.
    pub objective: Objective,
    /// Whether it is special.
    pub special: bool,
    /// Cards left on the table.
    pub copies: u8,
    /// Who has claimed it.
    pub claimed: Vec<Seat>,
}

/// What things would cost and bring one seat now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Quotes {
    /// The price of each kind of farm.
    pub farm_prices: Vec<u16>,
    /// The price of each business.
    pub business_prices: Vec<u16>,
    /// Whether a sheep farm would bring a marker.
    pub sheep_marker: bool,
    /// What the goods of each farm bring.
    pub proceeds: Vec<u16>,
    /// Iron mined beside 0, 1, 2 … gold.
    pub iron_beside: Vec<u8>,
    /// Money and cowboys for the left and the right of the alley.
    pub alley: [(u16, u8); 2],
    /// Iron and settlers for the next segments of each section, by how many.
    pub segments: Vec<Vec<(u8, u8)>>,
    /// What Losses and Damages would take: markers, cowboys, money.
    pub losses: [u16; 3],
}

/// What would follow at once from a decision, for whoever takes it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Outlook {
    /// The decision.
    pub action: Action,
    /// Money in hand then.
    pub money: u16,
    /// Cowboys on the track then.
    pub cowboys: u8,
    /// Iron then.
    pub iron: u8,
    /// Gold then.
    pub gold: u8,
    /// Settlers then.
    pub settlers: u8,
    /// The objectives that come nearer or move away, and how near they are then.
    pub progress: Vec<(Objective, Vec<Count>)>,
    /// The objectives that it claims.
    pub claims: Vec<Objective>,
    /// What it means for the end of the game.
    pub ends: End,
}

names! {
    /// What a decision means for the end of the game.
    End {
        /// Nothing.
        Nothing = "nothing",
        /// The last round begins, or this round becomes it.
        LastRound = "last-round",
        /// The game is over.
        Game = "game",
    }
}

impl View {
    /// What would follow from a decision of the viewer.
    pub fn outlook(&self, action: Action) -> Option<&Outlook> {
        self.outlooks.iter().find(|outlook| outlook.action == action)
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.step == Step::Over
    }

    /// The things of `seat`.
    pub fn player(&self, seat: Seat) -> Option<&PlayerView> {
        self.players.get(seat.index())
    }
}
