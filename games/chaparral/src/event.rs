//! What happened, as one audience may know it.

use railhead_game::{Seat, SeatSet};
use railhead_pieces::names;
use serde::Serialize;

use crate::{
    action::{Loss, Side, Target},
    piece::{Bonus, Business, Character, Coach, EventCard, Good, Objective},
};

names! {
    /// Something that is counted on a track or in a purse.
    Resource {
        /// Dollars.
        Money = "money",
        /// Cowboys on the track.
        Cowboys = "cowboys",
        /// Iron on the track.
        Iron = "iron",
        /// Gold on the track.
        Gold = "gold",
        /// Settlers.
        Settlers = "settlers",
    }
}

/// A fact for the log, the animation and the sound.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields say what they are")]
pub enum Event {
    /// A round begins.
    Round { round: u8, start: Seat, card: EventCard, coach: Coach },
    /// A cowboy was put on a character.
    Placed { seat: Seat, character: Character },
    /// A cowboy went into the alley.
    EnteredAlley { seat: Seat, side: Side },
    /// A character was blocked.
    Blocked { seat: Seat, character: Character },
    /// A bonus token was collected.
    Token { seat: Seat, character: Character, bonus: Bonus },
    /// A marker was put into a business.
    Marker { seat: Seat, business: Business },
    /// A seat takes the action of a character, through the alley if a side is given.
    Used { seat: Seat, character: Character, alley: Option<Side> },
    /// A cost was paid.
    Paid { seat: Seat, resource: Resource, amount: u16 },
    /// Something was received.
    Received { seat: Seat, resource: Resource, amount: u16 },
    /// The Sheriff looked at the top events; only that seat is told which.
    Looked { seat: Seat, cards: Option<[EventCard; 3]> },
    /// The Sheriff put the events back; only that seat is told how: top, second, bottom.
    Stacked { seat: Seat, cards: Option<[EventCard; 3]> },
    /// A stagecoach was received.
    Welcomed { seat: Seat, coach: Coach },
    /// A politician came along.
    Politician { seat: Seat },
    /// A politician found no farm and left the game.
    PoliticianLeft { seat: Seat },
    /// A robbery drove a politician out of the game.
    PoliticianRobbed,
    /// A politician stays on a farm.
    Hosted { seat: Seat, good: Good },
    /// A farm was bought.
    FarmBought { seat: Seat, good: Good, price: u16, apache: bool },
    /// Goods were sold.
    Sold { seat: Seat, good: Good, sum: u16, blocked: bool },
    /// Track was built.
    Built { seat: Seat, section: Good, segments: u8, iron: u8, settlers: u8 },
    /// A section was finished.
    Finished { seat: Seat, section: Good },
    /// A business was bought.
    Bought { seat: Seat, business: Business, price: u16 },
    /// An apache was removed, by General Custer or by the coloured token.
    Cleared { seat: Seat, target: Target, token: bool },
    /// A seat earned its coloured token.
    ColouredToken { seat: Seat },
    /// An objective was claimed.
    Claimed { seat: Seat, objective: Objective },
    /// A seat chose what Losses and Damages takes.
    Lost { seat: Seat, loss: Loss },
    /// A marker was taken back.
    Returned { seat: Seat, business: Business },
    /// A blocked market column starts anew.
    MarketReset { good: Good },
    /// Nobody received the stagecoach.
    CoachDropped { coach: Coach },
    /// The game is over: somebody has enough objectives, or the stagecoaches have run out.
    Over { objectives: bool, winners: SeatSet },
}
