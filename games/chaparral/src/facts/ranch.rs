//! `data/ranch.toml`: farms, their market and the railway.

use railhead_pieces::{fact_tables, facts::Source};
use serde::Deserialize;

use super::Sources;
use crate::{event::Resource, piece::Good};

fact_tables! {
    /// `ranch.toml`.
    RanchFacts { #[serde(rename = "farm")] farms: [FarmFacts; 5], railway: RailwayFacts }

    /// A kind of farm.
    FarmFacts {
        id: Good, price: u16, bonus: Gain, apache_penalty: u16, market: Vec<u16>, animal: bool, src: Source,
        src_fields: Sources,
    }

    /// Something received once.
    Gain { kind: GainKind, amount: u8 }

    /// The railway.
    RailwayFacts { segments: [SegmentFacts; 5], #[serde(rename = "prize")] prizes: [PrizeFacts; 4], src: Source }

    /// What a segment costs.
    SegmentFacts { settlers: u8, iron: u8 }

    /// What finishing a section pays: one or the other.
    PrizeFacts { gold: u8, money: u16, src: Source }
}

/// What a farm's bonus or a token gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GainKind {
    /// Dollars.
    Money,
    /// Cowboys.
    Cowboys,
    /// Iron.
    Iron,
    /// Gold.
    Gold,
    /// Settlers.
    Settlers,
    /// A marker in any business.
    Influence,
    /// A farm costs less.
    FarmDiscount,
    /// A business costs less.
    BusinessDiscount,
}

impl GainKind {
    /// What is received, if it is something that can be counted out; markers and discounts are not.
    pub fn resource(self) -> Option<Resource> {
        match self {
            GainKind::Money => Some(Resource::Money),
            GainKind::Cowboys => Some(Resource::Cowboys),
            GainKind::Iron => Some(Resource::Iron),
            GainKind::Gold => Some(Resource::Gold),
            GainKind::Settlers => Some(Resource::Settlers),
            GainKind::Influence | GainKind::FarmDiscount | GainKind::BusinessDiscount => None,
        }
    }
}
