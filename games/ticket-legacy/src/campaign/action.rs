//! Decisions of a campaign and their notation.

use std::{fmt, str::FromStr};

use railhead_game::{NotationError, Seat};
use railhead_pieces::Named;

use super::poster::Place;
use crate::{
    action::{self as table, words},
    card::Colour,
    piece::{BoardId, CharterId, CityId, EventId, RouteId},
};

/// A decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `attend`: take part in the next game.
    Attend,
    /// `miss`: don't.
    Miss,
    /// `excuse 2`: go on without a company that hasn't said.
    Excuse(Seat),
    /// `company green`: choose a colour for the whole campaign.
    Company(Colour),
    /// `begin`: don't wait for those who haven't said.
    Begin,
    /// `leave`: nobody leads this company any more; the table's word, not a company's.
    Leave,
    /// `join`: somebody leads this company from now on; the table's word, not a company's.
    Join,
    /// `read`: open the next story card, or close the book after the last.
    Read,
    /// `skip`: close the book.
    Skip,
    /// `close`: put away what everybody is shown: a result, an opened box, new rules, or own post.
    Close,
    /// `charter CB-A`: choose a charter.
    Charter(CharterId),
    /// `strike EV-03`: remove an event for good.
    Strike(EventId),
    /// `network 0`: cross off this one of the largest networks.
    Network(u8),
    /// `open GP`: open a box.
    Open(BoardId),
    /// `track CHI-DUL-1 red`: colour a bed.
    Track(RouteId, Colour),
    /// `plan`: leave the own stickers to the surveyors.
    Plan,
    /// `settle DUL`: make a city big.
    Settle(CityId),
    /// `poster red 32`: paste a wagon.
    Paste(Colour, Place),
    /// `bag red`: put a wagon back.
    Bag(Colour),
    /// A decision of the game under way, as that game writes it.
    Table(table::Action),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Attend => f.write_str("attend"),
            Action::Miss => f.write_str("miss"),
            Action::Excuse(seat) => write!(f, "excuse {seat}"),
            Action::Company(colour) => write!(f, "company {}", colour.id()),
            Action::Begin => f.write_str("begin"),
            Action::Leave => f.write_str("leave"),
            Action::Join => f.write_str("join"),
            Action::Read => f.write_str("read"),
            Action::Skip => f.write_str("skip"),
            Action::Close => f.write_str("close"),
            Action::Charter(charter) => write!(f, "charter {charter}"),
            Action::Strike(event) => write!(f, "strike {event}"),
            Action::Network(choice) => write!(f, "network {choice}"),
            Action::Open(board) => write!(f, "open {board}"),
            Action::Track(route, colour) => write!(f, "track {route} {}", colour.id()),
            Action::Plan => f.write_str("plan"),
            Action::Settle(city) => write!(f, "settle {city}"),
            Action::Paste(colour, place) => write!(f, "poster {} {place}", colour.id()),
            Action::Bag(colour) => write!(f, "bag {}", colour.id()),
            Action::Table(action) => action.fmt(f),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Action, NotationError> {
        let words = words(text);
        let digit = |text: &str| text.parse::<u8>().ok().filter(|n| *n < 8 && n.to_string() == text);
        let read = match words.as_slice() {
            ["attend"] => Some(Action::Attend),
            ["miss"] => Some(Action::Miss),
            ["excuse", seat] => digit(seat).map(|seat| Action::Excuse(Seat(seat))),
            ["company", colour] => Colour::find(colour).map(Action::Company),
            ["begin"] => Some(Action::Begin),
            ["leave"] => Some(Action::Leave),
            ["join"] => Some(Action::Join),
            ["read"] => Some(Action::Read),
            ["skip"] => Some(Action::Skip),
            ["close"] => Some(Action::Close),
            ["charter", code] => CharterId::find(code).map(Action::Charter),
            ["strike", code] => EventId::find(code).map(Action::Strike),
            ["network", choice] => digit(choice).map(Action::Network),
            ["open", code] => BoardId::find(code).map(Action::Open),
            ["track", code, colour] => RouteId::find(code)
                .zip(Colour::find(colour))
                .map(|(route, colour)| Action::Track(route, colour)),
            ["plan"] => Some(Action::Plan),
            ["settle", code] => CityId::find(code).map(Action::Settle),
            ["poster", colour, place] => Colour::find(colour)
                .zip(place.parse().ok())
                .map(|(colour, place)| Action::Paste(colour, place)),
            ["bag", colour] => Colour::find(colour).map(Action::Bag),
            _ => return text.parse().map(Action::Table),
        };
        read.ok_or_else(|| NotationError::new(text, "such as `attend`, `read`, `open GP`, `claim BUF-MTL-1`"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notation_reads_back() {
        let texts = [
            "attend",
            "miss",
            "excuse 2",
            "company green",
            "begin",
            "leave",
            "join",
            "read",
            "skip",
            "close",
            "charter CB-A",
            "strike EV-03",
            "network 1",
            "open GP",
            "track BUF-MTL-1 red",
            "plan",
            "settle BUF",
            "poster red 32",
            "poster black sanctuary",
            "bag blue",
            "claim BUF-MTL-1",
            "paste red",
        ];
        for text in texts {
            assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
        }
        for text in ["", "attend ", "excuse 9", "open XX", "poster red 31", "track BUF-MTL-1", "reed"] {
            assert!(text.parse::<Action>().is_err(), "{text:?}");
        }
    }
}
