//! `data/table.toml`: set-up, limits, the alley, the amounts of actions, the end.

use railhead_pieces::{fact_tables, facts::Source};

use super::{BySeats, Sources};
use crate::piece::Character;

fact_tables! {
    /// `table.toml`.
    TableFacts {
        meta: Published, setup: Start, catch_up: CatchUp, limits: Limits, alley: Alley, actions: Amounts, end: End,
    }

    /// About the published game.
    Published {
        title: String, designer: String, publisher: String, year: u16, money_unit: u16, src: Source,
        src_fields: Sources,
    }

    /// What each number of players starts with.
    Start {
        src: Source, pieces: BySeats, blocking_pieces: BySeats, money: BySeats, cowboys: BySeats,
        objective_copies: BySeats, animal_farms_of_each_kind: BySeats, wheat_farms: BySeats, apaches: BySeats,
        politician_coaches_removed: BySeats, coaches: BySeats, politicians: BySeats, sheriff_coin: BySeats,
        bonus_tokens_placed: u8,
    }

    /// Money for those who do not start, by number of players and turn order.
    CatchUp { src: Source, money: [Vec<u16>; 3] }

    /// The ends of the tracks.
    Limits {
        src: Source, cowboys: u8, iron: u8, gold: u8, coloured_token_at_cowboys: u8, influence_per_round: u8,
    }

    /// What the alley costs.
    Alley { src: Source, left_price: u16, right_price: u16, cowboys: u8, closed_to: Vec<Character> }

    /// What the characters' actions give and allow.
    Amounts {
        src: Source, events_looked_at: u8, farms_bought: u8, sales_by_merchant: u8, sales_by_others: u8,
        cowboys_per_iron: u8, cowboys_per_gold: u8, businesses_bought: u8, stranger_cowboys: u8, settlers: u8,
        saloon_money: u16, saloon_cowboys: u8, apaches: u8,
    }

    /// When the game ends and who may win.
    End { src: Source, objectives: BySeats, special_needed: u8, apache_on_farm: u16 }
}
