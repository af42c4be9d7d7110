//! Decisions and their notation.

use std::{fmt, str::FromStr};

use arrayvec::ArrayVec;
use railhead_game::{NotationError, Seat, TurnEnd, one_spelling};
use railhead_pieces::Named;

use crate::{
    card::{Colour, Kind},
    facts::effect::Rest,
    piece::{CharterId, CityId, ClaimId, CurseId, EmployeeId, PostcardId, RouteId, TicketId},
    rules::payment::Payment,
    scenario::Share,
};

/// A decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `deck`: take the top card of the deck.
    Deck,
    /// `take red`: take a face-up card.
    Take(Kind),
    /// `tickets`: draw tickets.
    Tickets,
    /// `return EC-01`: put an offered ticket under the deck.
    Return(TicketId),
    /// `end`: end the turn.
    End,
    /// `keep`: keep the offered tickets that are left.
    Keep,
    /// `company green`: lead a company.
    Company(Colour),
    /// `charter CB-A`: choose a charter.
    Charter(CharterId),
    /// `claim BUF-MTL-1`: claim a route.
    Claim(RouteId),
    /// `pay 2 red 1 loco`: pay with these cards.
    Pay(Payment),
    /// `mix 1/0`: of the cards paid, so many pickaxes and skulls; one pair for each colour.
    Mix(Mix, Mix),
    /// `discard red`: give up a card.
    Discard(Kind),
    /// `accept`: take up an offer.
    Accept,
    /// `decline`: leave it.
    Decline,
    /// `pass`: nothing can be done.
    Pass,
    /// `hire EM-01`: hire an employee.
    Hire(EmployeeId),
    /// `stake CS-19`: take a mining claim.
    Stake(ClaimId),
    /// `use 101`: use, announce or complete a postcard.
    Use(PostcardId),
    /// `lift CU-1`: lift a curse.
    Lift(CurseId),
    /// `peek`: look at the next event.
    Peek,
    /// `bury`: put the event under its deck.
    Bury,
    /// `pick red discard`: keep one of the cards looked at; the others go to the discard pile or to the `bottom`.
    Pick(Kind, Rest),
    /// `redraw`: discard the hand and draw as many cards.
    Redraw,
    /// `coins`: pay the toll in coins.
    Coins,
    /// `swap red blue`: give red to the display and take blue.
    Swap(Kind, Kind),
    /// `share red 4`: take a share.
    Share(Share),
    /// `outlaws DGC`: move the outlaws.
    Outlaws(CityId),
    /// `shift on` or `shift back`: move the ghost train.
    Shift(bool),
    /// `give 2`: give the curse to a seat.
    Give(Seat),
    /// `clue`: buy a clue.
    Clue,
    /// `depot CHI`: found a depot.
    Depot(CityId),
    /// `grow CHI`: make a city big.
    Grow(CityId),
    /// `paste red`: paste a wagon.
    Paste(Colour),
    /// `hand CHI`: pass a clue on.
    Hand(CityId),
    /// `wagon CHI`: take the wagon in a city.
    Wagon(CityId),
    /// `solve CHI`: solve a clue.
    Solve(CityId),
}

/// Pickaxes and skulls among the cards of one colour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Mix {
    /// Cards with a pickaxe.
    pub pickaxes: u8,
    /// Cards with a skull.
    pub skulls: u8,
}

impl fmt::Display for Mix {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.pickaxes, self.skulls)
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Deck => f.write_str("deck"),
            Action::Take(kind) => write!(f, "take {kind}"),
            Action::Tickets => f.write_str("tickets"),
            Action::Return(ticket) => write!(f, "return {ticket}"),
            Action::Keep => f.write_str("keep"),
            Action::End => f.write_str(TurnEnd::NOTATION),
            Action::Company(colour) => write!(f, "company {}", colour.id()),
            Action::Charter(charter) => write!(f, "charter {charter}"),
            Action::Claim(route) => write!(f, "claim {route}"),
            Action::Pay(payment) => write!(f, "pay {payment}"),
            Action::Mix(first, second) if *second == Mix::default() => write!(f, "mix {first}"),
            Action::Mix(first, second) => write!(f, "mix {first} {second}"),
            Action::Discard(kind) => write!(f, "discard {kind}"),
            Action::Accept => f.write_str("accept"),
            Action::Decline => f.write_str("decline"),
            Action::Pass => f.write_str("pass"),
            Action::Hire(employee) => write!(f, "hire {employee}"),
            Action::Stake(claim) => write!(f, "stake {claim}"),
            Action::Use(card) => write!(f, "use {card}"),
            Action::Lift(curse) => write!(f, "lift {curse}"),
            Action::Peek => f.write_str("peek"),
            Action::Bury => f.write_str("bury"),
            Action::Pick(kind, Rest::Discard) => write!(f, "pick {kind} discard"),
            Action::Pick(kind, Rest::Bottom) => write!(f, "pick {kind} bottom"),
            Action::Redraw => f.write_str("redraw"),
            Action::Coins => f.write_str("coins"),
            Action::Swap(give, take) => write!(f, "swap {give} {take}"),
            Action::Share(share) => write!(f, "share {share}"),
            Action::Outlaws(city) => write!(f, "outlaws {city}"),
            Action::Shift(true) => f.write_str("shift on"),
            Action::Shift(false) => f.write_str("shift back"),
            Action::Give(seat) => write!(f, "give {seat}"),
            Action::Clue => f.write_str("clue"),
            Action::Depot(city) => write!(f, "depot {city}"),
            Action::Grow(city) => write!(f, "grow {city}"),
            Action::Paste(colour) => write!(f, "paste {colour}"),
            Action::Hand(city) => write!(f, "hand {city}"),
            Action::Wagon(city) => write!(f, "wagon {city}"),
            Action::Solve(city) => write!(f, "solve {city}"),
        }
    }
}

/// What a decision looks like.
const EXPECTED: &str = "such as `deck`, `take red`, `tickets`, `claim BUF-MTL-1`";

/// The words of a decision: one more than any has for which they are told apart, so that what is too long is seen to be.
pub(crate) fn words(text: &str) -> ArrayVec<&str, 4> {
    text.split(' ').take(4).collect()
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Action, NotationError> {
        let rest = text.split_once(' ').map_or("", |(_, rest)| rest);
        let words = words(text);
        let (verb, words) = words.split_first().unwrap_or((&"", &[]));
        let read = match (*verb, words) {
            ("deck", []) => Some(Action::Deck),
            ("tickets", []) => Some(Action::Tickets),
            ("keep", []) => Some(Action::Keep),
            (TurnEnd::NOTATION, []) => Some(Action::End),
            ("company", [colour]) => Colour::find(colour).map(Action::Company),
            ("charter", [code]) => CharterId::find(code).map(Action::Charter),
            ("accept", []) => Some(Action::Accept),
            ("decline", []) => Some(Action::Decline),
            ("pass", []) => Some(Action::Pass),
            ("peek", []) => Some(Action::Peek),
            ("bury", []) => Some(Action::Bury),
            ("redraw", []) => Some(Action::Redraw),
            ("coins", []) => Some(Action::Coins),
            ("clue", []) => Some(Action::Clue),
            ("shift", ["on"]) => Some(Action::Shift(true)),
            ("shift", ["back"]) => Some(Action::Shift(false)),
            ("take", [kind]) => held(kind).map(Action::Take),
            ("discard", [kind]) => held(kind).map(Action::Discard),
            ("pick", [kind, "discard"]) => held(kind).map(|kind| Action::Pick(kind, Rest::Discard)),
            ("pick", [kind, "bottom"]) => held(kind).map(|kind| Action::Pick(kind, Rest::Bottom)),
            ("swap", [give, take]) => held(give).zip(held(take)).map(|(give, take)| Action::Swap(give, take)),
            ("return", [code]) => TicketId::find(code).map(Action::Return),
            ("claim", [code]) => RouteId::find(code).map(Action::Claim),
            ("pay", _) => rest.parse().ok().map(Action::Pay),
            ("mix", [first]) => mix(first).map(|first| Action::Mix(first, Mix::default())),
            ("mix", [first, second]) => {
                mix(first).zip(mix(second)).map(|(first, second)| Action::Mix(first, second))
            }
            ("hire", [code]) => EmployeeId::find(code).map(Action::Hire),
            ("stake", [code]) => ClaimId::find(code).map(Action::Stake),
            ("use", [code]) => PostcardId::find(code).map(Action::Use),
            ("lift", [code]) => CurseId::find(code).map(Action::Lift),
            ("share", [line, number]) => Colour::find(line)
                .zip(number.parse().ok())
                .map(|(line, number)| Action::Share(Share { line, number })),
            ("outlaws", [code]) => CityId::find(code).map(Action::Outlaws),
            ("give", [seat]) => {
                seat.parse().ok().filter(|seat| *seat < 8).map(|seat| Action::Give(Seat(seat)))
            }
            ("depot", [code]) => CityId::find(code).map(Action::Depot),
            ("grow", [code]) => CityId::find(code).map(Action::Grow),
            ("paste", [colour]) => Colour::find(colour).map(Action::Paste),
            ("hand", [code]) => CityId::find(code).map(Action::Hand),
            ("wagon", [code]) => CityId::find(code).map(Action::Wagon),
            ("solve", [code]) => CityId::find(code).map(Action::Solve),
            _ => None,
        };
        let action = read.ok_or_else(|| NotationError::new(text, EXPECTED))?;
        one_spelling(action, text, EXPECTED)
    }
}

fn held(text: &str) -> Option<Kind> {
    text.parse().ok().filter(|kind| *kind != Kind::NEWSPAPER)
}

fn mix(text: &str) -> Option<Mix> {
    let (pickaxes, skulls) = text.split_once('/')?;
    Some(Mix { pickaxes: pickaxes.parse().ok()?, skulls: skulls.parse().ok()? })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notation_reads_back() {
        let texts = [
            "deck",
            "take red",
            "take blue-skull",
            "take loco",
            "tickets",
            "return EC-01",
            "keep",
            "claim BUF-MTL-1",
            "pay 2 red 1 loco",
            "mix 1/0",
            "mix 0/0 1/2",
            "discard loco",
            "accept",
            "decline",
            "pass",
            "hire EM-01",
            "stake CS-19",
            "use 101",
            "lift CU-1",
            "peek",
            "bury",
            "pick red discard",
            "pick red bottom",
            "redraw",
            "coins",
            "swap red blue",
            "share red 4",
            "outlaws BOS",
            "shift on",
            "shift back",
            "give 2",
            "clue",
            "depot CHI",
            "grow CHI",
            "paste red",
            "hand CHI",
            "wagon CHI",
            "solve CHI",
        ];
        for text in texts {
            assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
        }
        for text in [
            "",
            "deck ",
            "take",
            "take newspaper",
            "claim NOWHERE",
            "pay",
            "pay 2 reds",
            "mix 0/0 0/0",
            "give 9",
            "share red 04",
            " deck",
        ] {
            assert!(text.parse::<Action>().is_err(), "{text:?}");
        }
    }
}
