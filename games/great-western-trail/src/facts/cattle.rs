//! `cattle.toml`: the breeds and the cattle market.

use railhead_pieces::{fact_tables, facts::Source};
use serde::Deserialize;

use super::ByPlayers;
use crate::piece::Breed;

fact_tables! {
    /// `cattle.toml`.
    CattleFile { market: MarketFacts, options: Vec<Offer>, breeds: Vec<BreedFacts> }

    /// The cattle market.
    MarketFacts { size_by_players: ByPlayers, draw_cowboys: u8, draw_cards: u8, src: Source }

    /// An offer of the cattle market: so many cards of a value, for so many cowboys and dollars.
    Offer { id: String, bv: u8, cards: u8, cowboys: u8, cost: u8 }

    /// A breed: its breeding value, and how many cards there are by VP.
    BreedFacts { id: Breed, name: String, colour: String, bv: u8, deck: Deck, cards: Vec<(i8, u8)>, src: Source }
}

/// Where the cards of a breed begin.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Deck {
    /// In every player's deck.
    Player,
    /// In the market stack.
    Market,
}

/// A cattle card.
#[derive(Debug)]
pub struct CattleInfo {
    /// Its breed.
    pub breed: Breed,
    /// Its breeding value.
    pub bv: u8,
    /// Its VP.
    pub vp: i8,
    /// How many each player starts with.
    pub per_player: u8,
    /// How many the market stack starts with.
    pub in_market: u8,
}

impl CattleFile {
    /// The different cards, and their ids.
    pub(super) fn cards(&self) -> (Vec<CattleInfo>, Vec<String>) {
        let mut cards = Vec::new();
        let mut ids = Vec::new();
        for breed in &self.breeds {
            for (vp, count) in &breed.cards {
                let several = breed.cards.len() > 1;
                ids.push(if several { format!("{}_{vp}", breed.id.id()) } else { breed.id.id().to_owned() });
                let (per_player, in_market) =
                    if breed.deck == Deck::Player { (*count, 0) } else { (0, *count) };
                cards.push(CattleInfo { breed: breed.id, bv: breed.bv, vp: *vp, per_player, in_market });
            }
        }
        (cards, ids)
    }
}
