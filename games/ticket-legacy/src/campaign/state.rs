//! The position of a campaign.

use railhead_game::{Dice, Events, Seat, SeatSet, Seed, TurnEnd};

use super::{event::Event, ledger::Ledger, phase::Phase};
use crate::{
    facts::{Part, StoryCard, campaign, figures},
    rules::Log as TableLog,
    state::TicketLegacy,
};

/// Events as the campaign tells them.
pub(super) type Log = Events<Event>;

/// A campaign.
#[derive(Clone, PartialEq, Debug)]
pub struct Campaign {
    pub(super) ledger: Ledger,
    pub(super) phase: Phase,
    /// Who takes part in the game under way, by that game's seats; still there until the next one is arranged.
    pub(super) present: Vec<Seat>,
    /// The game under way, or the last one until all that follows from it is settled.
    pub(super) table: Option<TicketLegacy>,
    /// The companies that nobody leads: the table says so.
    pub(super) vacant: SeatSet,
    /// Whether nothing has been decided yet at the table.
    pub(super) fresh: bool,
    /// How many postcards each company drew after the last game, by seat.
    pub(super) post: [u8; 5],
    pub(super) chain: Chain,
    pub(super) dice: Dice,
    pub(super) known_cards: bool,
    pub(super) turn_end: TurnEnd,
}

/// Where the chance of each year comes from. The seed of a year is the hash of the next year's: whoever knows one
/// knows all earlier years and no later one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Chain {
    /// The seed of the year `top`.
    seed: [u8; 32],
    top: u8,
}

impl Chain {
    /// The chain that ends with this seed in the year of game `top`.
    pub(super) fn new(seed: Seed, top: u8) -> Chain {
        Chain { seed: seed.0, top }
    }

    /// The seed of a game's year.
    pub(super) fn year(&self, game: u8) -> Seed {
        let mut seed = self.seed;
        for _ in game..self.top {
            seed = Seed::mix(&seed, ["year"]).0;
        }
        Seed(seed)
    }
}

impl Campaign {
    /// What lasts from game to game.
    pub fn ledger(&self) -> &Ledger {
        &self.ledger
    }

    /// What is awaited.
    pub fn phase(&self) -> &Phase {
        &self.phase
    }

    /// The game under way, or the last one while it is being settled.
    pub fn table(&self) -> Option<&TicketLegacy> {
        self.table.as_ref()
    }

    /// The game that is being played, from its deal to its end.
    pub(super) fn under_way(&self) -> Option<&TicketLegacy> {
        self.table.as_ref().filter(|table| !table.is_over())
    }

    pub(super) fn companies(&self) -> u8 {
        self.ledger.companies.len() as u8
    }

    /// The seat at the game under way of a company.
    pub(super) fn place(&self, seat: Seat) -> Option<Seat> {
        self.present.iter().position(|other| *other == seat).map(|place| Seat(place as u8))
    }

    /// The story cards of this game's set-up or end, each with its place in the deck.
    pub(super) fn stretch(&self, part: Part) -> impl Iterator<Item = (usize, &'static StoryCard)> + use<> {
        let game = self.ledger.game;
        let deck = campaign().story.iter().enumerate();
        deck.filter(move |(_, card)| card.game == game && card.phase == part)
    }

    /// The year of the game that comes next or is being played.
    pub fn year(&self) -> u16 {
        figures().years.get(usize::from(self.ledger.game) - 1).map_or(0, |year| year.year)
    }

    /// How many games a campaign has.
    pub(super) fn last_game() -> u8 {
        figures().years.len() as u8
    }

    /// Whether the vaults are open.
    pub(super) fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }

    /// Retells what happened at the table with its audience of companies.
    pub(super) fn retell(present: &[Seat], told: TableLog, log: &mut Log) {
        use railhead_game::Audience;
        let companies =
            |seats: SeatSet| seats.iter().filter_map(|place| present.get(place.index()).copied()).collect();
        if told.has_revealed() {
            log.revealed();
        }
        for told in told.into_told() {
            let audience = match told.audience {
                Audience::All => Audience::All,
                Audience::Only(seats) => Audience::Only(companies(seats)),
                Audience::Except(seats) => Audience::Except(companies(seats)),
            };
            log.tell(audience, Event::Table { seats: present.to_vec(), event: told.event });
        }
    }
}
