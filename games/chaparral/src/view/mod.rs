//! What one seat, or a spectator, may know.

mod build;
mod preview;

use railhead_game::{Seat, SeatSet};
use serde::Serialize;

use crate::{
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
}

/// What is awaited.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "named as the phases are")]
pub enum Step {
    Place,
    Block,
    Influence,
    Act,
    Stack,
    Welcome,
    Ranch,
    RanchMore,
    Marker,
    Sell,
    SellMore,
    Follow,
    Build,
    Prize,
    Mine,
    Notary,
    NotaryMore,
    Clear,
    Lose,
    Return,
    Donate,
    Over,
}

/// A seat's things.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[expect(missing_docs, reason = "named as in the player's state")]
pub struct PlayerView {
    pub seat: Seat,
    pub money: u16,
    pub cowboys: u8,
    pub iron: u8,
    pub gold: u8,
    pub settlers: u8,
    pub influence: Vec<Business>,
    pub owned: Vec<Business>,
    pub farms: Vec<FarmView>,
    pub coaches: Vec<Coach>,
    pub apaches: u8,
    pub token: ColouredToken,
    pub objectives: Vec<Objective>,
    pub specials: usize,
    pub guests: u8,
    pub discounts: Vec<Bonus>,
    pub pieces: u8,
    pub blocks: u8,
    pub on: Vec<Character>,
    pub used: Vec<Character>,
    pub alley_left: bool,
    pub alley_right: u8,
    pub fortune: i32,
    /// Whether its cowboys went home in this round.
    pub home: bool,
    /// How near it is to each objective, in order.
    pub progress: Vec<Vec<Count>>,
}

/// A condition of an objective: how much there is, and how much is needed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields say what they are")]
pub struct Count {
    pub has: u16,
    pub needs: u16,
}

/// A farm that is owned.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields say what they are")]
pub struct FarmView {
    pub good: Good,
    pub apache: bool,
    pub politician: bool,
}

/// A character.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields say what they are")]
pub struct CharacterView {
    pub character: Character,
    /// Whose cowboy is there, or was until it went home.
    pub cowboy: Option<Seat>,
    pub blocked: bool,
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
#[expect(missing_docs, reason = "the fields say what they are")]
pub enum Preview {
    Events {
        coin: u16,
    },
    Coach {
        money: u16,
        gold: u8,
        politician: bool,
    },
    Money {
        money: u16,
    },
    Farms {
        kinds: usize,
    },
    Sales {
        money: u16,
    },
    /// Nothing for the viewer, but the others sell.
    OthersSell,
    Segments {
        segments: u8,
    },
    Mine {
        iron: u8,
        gold: u8,
    },
    Businesses {
        kinds: usize,
    },
    Cowboys {
        cowboys: u16,
    },
    Settlers {
        settlers: u8,
    },
    Saloon {
        money: u16,
        cowboys: u16,
    },
    Apaches {
        cost: u8,
    },
    Nothing,
}

/// A business.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields say what they are")]
pub struct BusinessView {
    pub business: Business,
    pub price: u16,
    pub status: u8,
    pub owner: Option<Seat>,
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
#[expect(missing_docs, reason = "the fields say what they are")]
pub struct GoodView {
    pub good: Good,
    /// The prices of the column, from the top.
    pub prices: Vec<u16>,
    /// How many of them are used; all of them: the column is blocked.
    pub used: u8,
    /// What a sale pays now, apaches aside.
    pub price: Option<u16>,
    pub troubled: u8,
    pub clean: u8,
}

/// A section of the railway.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields say what they are")]
pub struct SectionView {
    pub section: Good,
    pub built: u8,
    pub builder: Option<Seat>,
}

/// A prize for a section: one or the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields say what they are")]
pub struct PrizeView {
    pub gold: u8,
    pub money: u16,
}

/// An objective.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields say what they are")]
pub struct ObjectiveView {
    pub objective: Objective,
    pub special: bool,
    pub copies: u8,
    pub claimed: Vec<Seat>,
}

/// What things would cost and bring one seat now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields say what they are")]
pub struct Quotes {
    pub farm_prices: Vec<u16>,
    pub business_prices: Vec<u16>,
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

impl View {
    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.step == Step::Over
    }

    /// The things of `seat`.
    pub fn player(&self, seat: Seat) -> Option<&PlayerView> {
        self.players.get(seat.index())
    }
}
