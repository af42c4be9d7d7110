//! The component facts, read once from the data files into typed tables.

use std::sync::LazyLock;

use serde::{Deserialize, de::DeserializeOwned};

mod campaign;
mod cards;
pub mod effect;
mod figures;
mod frontiers;
mod land;
mod map;

pub use campaign::{CampaignFigures, Part, PostcardNo, Recipient, StoryCard};
pub use cards::{Cards, Employee, EventCard, EventKind, Postcard, Ticket};
pub use figures::Figures;
pub use frontiers::{Curse, Frontiers, SlotRule};
pub use land::{Land, Sheet};
pub use map::{Bearing, Board, City, Map, Route, Stub};

/// The boards, cities and routes of the whole continent.
pub fn map() -> &'static Map {
    static MAP: LazyLock<Map> = LazyLock::new(|| Map::new(read("map", include_str!("../../data/map.toml"))));
    &MAP
}

/// The cards of every box.
pub fn cards() -> &'static Cards {
    static CARDS: LazyLock<Cards> = LazyLock::new(Cards::new);
    &CARDS
}

/// The figures of the table.
pub fn figures() -> &'static Figures {
    static FIGURES: LazyLock<Figures> =
        LazyLock::new(|| read("figures", include_str!("../../data/figures.toml")));
    &FIGURES
}

/// The frame of a campaign.
pub fn campaign() -> &'static CampaignFigures {
    static CAMPAIGN: LazyLock<CampaignFigures> =
        LazyLock::new(|| read("campaign", include_str!("../../data/campaign.toml")));
    &CAMPAIGN
}

/// What the frontier boxes bring.
pub fn frontiers() -> &'static Frontiers {
    static FRONTIERS: LazyLock<Frontiers> =
        LazyLock::new(|| read("frontiers", include_str!("../../data/frontiers.toml")));
    &FRONTIERS
}

/// The land under the map.
pub fn land() -> &'static Land {
    static LAND: LazyLock<Land> = LazyLock::new(|| read("land", include_str!("../../data/land.toml")));
    &LAND
}

/// Our own files, checked by a test: a fault in them is a fault of the program.
fn read<T: DeserializeOwned>(name: &str, text: &str) -> T {
    toml::from_str(text).unwrap_or_else(|error| panic!("data/{name}.toml: {error}"))
}

/// A name in both languages.
#[derive(Clone, Debug, Deserialize)]
pub struct Named {
    /// In English.
    pub name: String,
    /// In Portuguese, if it differs.
    pub name_pt: Option<String>,
}

impl Named {
    /// The name in `lang`.
    pub fn name(&self, lang: railhead_game::Lang) -> &str {
        match lang {
            railhead_game::Lang::En => &self.name,
            railhead_game::Lang::PtBr => self.name_pt.as_deref().unwrap_or(&self.name),
        }
    }
}
