//! The component facts, read once from the data files into typed tables.

mod campaign;
mod cards;
pub mod effect;
mod figures;
mod frontiers;
mod land;
mod map;

use std::sync::LazyLock;

use railhead_pieces::facts::read;

pub use campaign::{CampaignFigures, Part, PostcardNo, Recipient, StoryCard};
pub use cards::{Cards, Employee, EventCard, EventKind, Postcard, Ticket};
pub use figures::Figures;
pub use frontiers::{Curse, Frontiers, SlotRule};
pub use land::{Land, Sheet};
pub use map::{Bearing, Board, City, Map, Route, Stub};

/// The boards, cities and routes of the whole continent.
pub fn map() -> &'static Map {
    static MAP: LazyLock<Map> =
        LazyLock::new(|| Map::new(read("map.toml", include_str!("../../data/map.toml"))));
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
        LazyLock::new(|| read("figures.toml", include_str!("../../data/figures.toml")));
    &FIGURES
}

/// The frame of a campaign.
pub fn campaign() -> &'static CampaignFigures {
    static CAMPAIGN: LazyLock<CampaignFigures> =
        LazyLock::new(|| read("campaign.toml", include_str!("../../data/campaign.toml")));
    &CAMPAIGN
}

/// What the frontier boxes bring.
pub fn frontiers() -> &'static Frontiers {
    static FRONTIERS: LazyLock<Frontiers> =
        LazyLock::new(|| read("frontiers.toml", include_str!("../../data/frontiers.toml")));
    &FRONTIERS
}

/// The land under the map.
pub fn land() -> &'static Land {
    static LAND: LazyLock<Land> = LazyLock::new(|| read("land.toml", include_str!("../../data/land.toml")));
    &LAND
}
