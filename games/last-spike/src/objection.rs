//! Why a decision is refused: the paragraph, and the sentence that a player reads.

use railhead_game::{Arg, Illegal};

use crate::{
    money::Dollars,
    piece::{City, Land, Tile},
};

/// What the rules object to in a decision. Cheap to make: listing legal decisions makes many.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Objection {
    /// The line is closed.
    LineClosed,
    /// Only one seat is left.
    LastSolvent,
    /// Another seat's turn.
    NotYourTurn,
    /// A tile has to be laid before anything else.
    LayFirst,
    /// Laying cannot be passed over.
    MustLay,
    /// Land is sold only for a tile that was declared.
    NothingToRaise,
    /// The tile declared stands; its cost must be raised.
    Declared { tile: Tile },
    /// This turn's tile lies already.
    LaidAlready,
    /// Land cannot be sold for a purchase.
    NoSaleForPurchase,
    /// The tile is not in the seat's hand.
    NotInHand { tile: Tile },
    /// The tile costs more than can be raised.
    TileTooDear { tile: Tile, cost: Dollars, funds: Dollars },
    /// An adjacent tile must be laid.
    AdjacentFirst { tile: Tile },
    /// The seat doesn't hold the card.
    NotHeld { land: Land },
    /// Land 0 is never sold.
    FreeLand { land: Land },
    /// All routes of the card's city are complete.
    Exhausted { city: City },
    /// The city's Land 0 is still unclaimed.
    NotOpen { city: City },
    /// The city has no card left.
    SoldOut { city: City },
    /// The city's top card costs more than the seat has.
    LandTooDear { city: City, price: Dollars },
}

impl From<Objection> for Illegal {
    fn from(objection: Objection) -> Illegal {
        let money = |sum: Dollars| Arg::Money(i64::from(sum.0));
        match objection {
            Objection::LineClosed => Illegal::new("LS-11.3", "over"),
            Objection::LastSolvent => Illegal::new("LS-9.4", "over"),
            Objection::NotYourTurn => Illegal::new("LS-3.1", "not-your-turn"),
            Objection::LayFirst => Illegal::new("LS-3.1", "lay-first"),
            Objection::MustLay => Illegal::new("LS-3.2", "must-lay"),
            Objection::NothingToRaise => Illegal::new("LS-8.1", "nothing-to-raise"),
            Objection::Declared { tile } => Illegal::new("LS-4.8", "declared").with("tile", tile.to_string()),
            Objection::LaidAlready => Illegal::new("LS-3.1", "laid-already"),
            Objection::NoSaleForPurchase => Illegal::new("LS-7.3", "no-sale-for-purchase"),
            Objection::NotInHand { tile } => {
                Illegal::new("LS-4.1", "not-in-hand").with("tile", tile.to_string())
            }
            Objection::TileTooDear { tile, cost, funds } => Illegal::new("LS-4.5", "tile-too-dear")
                .with("tile", tile.to_string())
                .with("cost", money(cost))
                .with("funds", money(funds)),
            Objection::AdjacentFirst { tile } => {
                Illegal::new("LS-4.6", "adjacent-first").with("tile", tile.to_string())
            }
            Objection::NotHeld { land } => Illegal::new("LS-8.2", "not-held").with("land", land.to_string()),
            Objection::FreeLand { land } => {
                Illegal::new("LS-8.3", "free-land").with("land", land.to_string())
            }
            Objection::Exhausted { city } => {
                Illegal::new("LS-8.4", "exhausted").with("city", city.to_string())
            }
            Objection::NotOpen { city } => Illegal::new("LS-7.2", "not-open").with("city", city.to_string()),
            Objection::SoldOut { city } => Illegal::new("LS-7.3", "sold-out").with("city", city.to_string()),
            Objection::LandTooDear { city, price } => Illegal::new("LS-7.3", "land-too-dear")
                .with("city", city.to_string())
                .with("price", money(price)),
        }
    }
}
