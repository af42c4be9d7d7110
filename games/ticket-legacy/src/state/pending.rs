//! What is still to be done or decided, as it lies on the stack of a position.

use railhead_game::Seat;

use crate::piece::{CurseId, EventId};

/// Something to be done or decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Pending {
    // Decisions.
    /// Seats choose which of their offered tickets to keep.
    #[default]
    Choose,
    /// Seats choose their companies, and their charters in later years.
    Company,
    /// The active seat takes its turn.
    Act,
    /// The active seat ends its turn, unless the turn ends by itself.
    End,
    /// The active seat takes its second card.
    Second,
    /// The active seat may draw a card after a face-up locomotive.
    Another,
    /// The active seat keeps one of the cards looked at.
    Pick,
    /// The active seat pays for the route it claims.
    Pay,
    /// The active seat says which cards of a colour it pays.
    Mix,
    /// The seat gives up cards of its choice.
    Shed { seat: Seat, left: u8 },
    /// The seat may discard cards for money.
    Offer { seat: Seat, asked: u8 },
    /// The seat hires an employee.
    Hire { seat: Seat },
    /// The seat takes a mining claim.
    Stake { seat: Seat },
    /// The seat may use postcards in the set-up.
    Open { seat: Seat },
    /// The active seat decides about the event it looked at.
    Foresee,
    /// The active seat pays the toll at an end of the route (0: end a).
    Toll { end: u8 },
    /// The active seat may swap a card with the display.
    Swap,
    /// The seat may take a face-up share, for a price.
    Share { seat: Seat, price: u8, any: bool },
    /// The active seat moves the outlaws.
    Outlaws,
    /// A seat may shift the ghost train.
    Shift { seat: Seat, asked: u8 },
    /// The seat may answer the curse it drew.
    Curse { seat: Seat, curse: CurseId },
    /// The seat chooses who gets the curse.
    PassCurse { seat: Seat, curse: CurseId },
    /// The active seat may buy a clue.
    Clue,
    /// The active seat may found a depot.
    Found,
    /// The active seat pays for its depot.
    FoundPay,
    /// The active seat says which cards of a colour it pays for its depot.
    FoundMix,
    /// The active seat puts a growth sticker on a city.
    Grow,
    /// The seat may paste a wagon into its sanctuary.
    Sanctuary { seat: Seat, asked: u8, gain: u8 },
    /// Seats pass an unsolved clue on.
    PassClue,
    /// The active seat takes a wagon from any city.
    TakeWagon,
    /// The active seat solves a clue without visiting.
    Solve,
    /// The active seat lifts one of its curses without cards.
    Lift,
    /// The active seat may complete postcards at the end of its turn.
    Complete,
    /// The campaign reads its story; the game waits for it.
    Story,

    // Work.
    /// Cards and tickets are dealt.
    Deal,
    /// The turn of the active seat ends.
    EndTurn,
    /// The checks at the end of a turn are done; the next seat's turn or the end follows.
    NextTurn,
    /// The seat draws cards from the deck.
    Gain { seat: Seat, left: u8 },
    /// Cards are looked at before one is kept.
    Look { left: u8 },
    /// The display is filled up.
    Fill,
    /// The display is filled after all five cards were discarded.
    Refresh,
    /// The next event is turned up; one that is the same as `but` does nothing.
    Reveal { but: Option<EventId> },
    /// An operation of an event that was turned up is carried out.
    Perform { event: EventId, op: u8 },
    /// The claim is settled: effects of the event, the employee and announced cards.
    Settle,
    /// The numbered rule at this place is carried out, then the following ones.
    Slot { place: u8 },
    /// Curses for all who control a route beside the ghost train.
    Haunt { roll: u8 },
    /// The seat draws a curse.
    DrawCurse { seat: Seat },
    /// The seat digs if it has solved enough clues.
    Dig,
    /// Employees, wagons and the other things of the set-up.
    Prepare { step: u8 },
}
