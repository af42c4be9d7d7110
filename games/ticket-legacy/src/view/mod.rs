//! What one seat, or a spectator, may know.

use railhead_game::{Seat, SeatSet};
use serde::Serialize;

use crate::{
    card::{Colour, Kind},
    facts::{SlotRule, cards},
    piece::{BoardId, CityId, ClaimId, CurseId, EmployeeId, EventId, PostcardId, RouteId, TicketId},
    rules::refused::RouteOffer,
    scenario::Share,
    state::{TicketLegacy, frontier::Keeper, pending::Pending},
};

/// All that one viewer may know.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// Which game of a campaign it is.
    pub game: u8,
    /// The year.
    pub year: u16,
    /// Open boards.
    pub boards: Vec<BoardId>,
    /// Big cities.
    pub big: Vec<CityId>,
    /// Cities that count as ports.
    pub ports: Vec<CityId>,
    /// The routes of the open boards.
    pub routes: Vec<RouteView>,
    /// What is awaited.
    pub awaits: Awaits,
    /// From whom.
    pub actors: SeatSet,
    /// Whose turn it is.
    pub active: Seat,
    /// Who began.
    pub first: Seat,
    /// The seats, in order.
    pub players: Vec<PlayerView>,
    /// Face-up cards.
    pub display: Vec<Option<Kind>>,
    /// Cards in the deck.
    pub deck: usize,
    /// The discard pile.
    pub discard: Vec<(Kind, u8)>,
    /// Tickets in the deck.
    pub tickets: usize,
    /// Events in the deck.
    pub events: usize,
    /// The event discard pile, the current one last.
    pub past: Vec<EventId>,
    /// Turns left once the last round has begun.
    pub last_round: Option<u8>,
    /// The viewer's own things.
    pub own: Option<OwnView>,
    /// Whether the game is over.
    pub over: bool,
    /// The claim under way.
    pub claiming: Option<RouteId>,
    /// The numbered rules in force.
    pub slots: Vec<u8>,
    /// Sections of the rules page that this table may not read yet.
    pub sealed_sections: Vec<u8>,
    /// What later years and boxes have put on the table.
    pub frontier: FrontierView,
}

/// What later years and boxes have put on the table. Nothing in the first game.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct FrontierView {
    /// Employees to hire from.
    pub pool: Vec<EmployeeId>,
    /// Mining claims to take.
    pub claims: Vec<ClaimId>,
    /// Show wagons in cities.
    pub wagons: Vec<(CityId, Colour)>,
    /// Depots.
    pub depots: Vec<(CityId, Keeper)>,
    /// Where the outlaws are, and what is in the stash.
    pub outlaws: Option<(CityId, i16)>,
    /// Where the ghost train is, from 1.
    pub ghost: Option<u8>,
    /// Curses in the deck.
    pub curses: usize,
    /// Face-up shares.
    pub shares: Vec<Share>,
    /// Shares in the deck.
    pub share_deck: usize,
    /// Clues in the deck.
    pub clues: usize,
    /// Treasures still hidden.
    pub treasures: usize,
    /// Cracked bridge routes.
    pub cracked: Vec<RouteId>,
    /// The curse that is being answered.
    pub curse: Option<CurseId>,
}

/// A route.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct RouteView {
    /// Which.
    pub id: RouteId,
    /// Its colour; none for grey.
    pub colour: Option<Colour>,
    /// Who controls it.
    pub owner: Option<Seat>,
    /// Whether it was closed by a claim of its sister.
    pub closed: bool,
}

/// What everybody knows of a seat.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PlayerView {
    /// Under which seat's sign it plays: its own, or that of its company in a campaign.
    pub sign: Seat,
    /// The company's colour.
    pub company: Colour,
    /// Coins.
    pub coins: i16,
    /// Trains left.
    pub trains: u8,
    /// Cards in hand.
    pub cards: u8,
    /// Tickets kept.
    pub tickets: usize,
    /// Tickets it is choosing from.
    pub choosing: usize,
    /// Cards known to be in the hand, if the table shows them.
    pub known: Option<Vec<(Kind, u8)>>,
    /// The tickets and whether they are completed, once the game is over.
    pub shown: Option<Vec<TicketView>>,
    /// The employee.
    pub employee: Option<EmployeeId>,
    /// Curses.
    pub curses: Vec<(CurseId, u8)>,
    /// Show wagons held.
    pub wagons: Vec<(Colour, u8)>,
    /// Shares of this game.
    pub shares: Vec<Share>,
    /// Unsolved clues.
    pub clues: usize,
    /// Solved clues.
    pub solved: Vec<CityId>,
    /// The mining claim, and which of its towns have paid.
    pub claim: Option<(ClaimId, u8)>,
    /// Postcards that are not finished.
    pub postcards: usize,
    /// Postcards finished in this game.
    pub finished: Vec<PostcardId>,
}

/// A ticket that the viewer sees.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct TicketView {
    /// Which.
    pub id: TicketId,
    /// From.
    pub a: CityId,
    /// To.
    pub b: CityId,
    /// Worth.
    pub value: u8,
    /// Completed.
    pub done: bool,
    /// Trains still needed over free routes; none if it is cut off.
    pub missing: Option<u8>,
}

/// What a seat knows of itself.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct OwnView {
    /// Its cards.
    pub hand: Vec<(Kind, u8)>,
    /// Its tickets.
    pub tickets: Vec<TicketView>,
    /// Tickets to choose from.
    pub offered: Vec<TicketView>,
    /// How many of them must be kept.
    pub must_keep: u8,
    /// Its postcards that are not finished, with the uses left.
    pub postcards: Vec<(PostcardId, u8)>,
    /// Its unsolved clues.
    pub clues: Vec<CityId>,
    /// Cards it is looking at.
    pub looked: Vec<Kind>,
    /// The event it is looking at.
    pub foreseen: Option<EventId>,
    /// On its turn: every free route of the open boards, and what it would pay or why it cannot claim it.
    #[serde(rename = "prospects")]
    pub offers: Vec<(RouteId, RouteOffer)>,
    /// The free routes on a shortest way to complete each ticket that it still can.
    pub ways: Vec<(TicketId, Vec<RouteId>)>,
}

/// What is awaited.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Awaits {
    /// A choice of tickets.
    Tickets,
    /// A turn.
    Turn,
    /// A second card.
    SecondCard,
    /// A payment.
    Payment,
    /// Which cards of a colour are paid.
    Mix,
    /// A card to give up.
    Discard,
    /// An answer to an offer.
    Answer,
    /// Which card to keep.
    Pick,
    /// An employee.
    Hire,
    /// A mining claim.
    Stake,
    /// Postcards to use or complete.
    Postcards,
    /// What to do with an event.
    Foresee,
    /// A toll.
    Toll,
    /// A swap.
    Swap,
    /// A share.
    Share,
    /// Where the outlaws go.
    Outlaws,
    /// Whether to shift the ghost train.
    Shift,
    /// An answer to a curse.
    Curse,
    /// Whom to curse.
    Victim,
    /// Whether to buy a clue.
    Clue,
    /// Whether to found a depot.
    Depot,
    /// Which city grows.
    Growth,
    /// A wagon to paste.
    Sanctuary,
    /// A clue to pass on.
    PassClue,
    /// A wagon to take.
    Wagon,
    /// A clue to solve.
    Solve,
    /// A curse to lift.
    Lift,
    /// Nothing: the game is over.
    Nothing,
}

impl View {
    /// The map of a year with nobody at it.
    pub(crate) fn of_map(year: u16, boards: Vec<BoardId>, routes: Vec<RouteView>, big: Vec<CityId>) -> View {
        View {
            game: 0,
            year,
            boards,
            big,
            ports: Vec::new(),
            routes,
            awaits: Awaits::Nothing,
            actors: SeatSet::EMPTY,
            active: Seat(0),
            first: Seat(0),
            players: Vec::new(),
            display: Vec::new(),
            deck: 0,
            discard: Vec::new(),
            tickets: 0,
            events: 0,
            past: Vec::new(),
            last_round: None,
            own: None,
            over: true,
            claiming: None,
            slots: Vec::new(),
            sealed_sections: Vec::new(),
            frontier: FrontierView::default(),
        }
    }

    /// The sign of a seat.
    pub(crate) fn sign(&self, seat: Seat) -> Seat {
        self.players.get(seat.index()).map_or(seat, |player| player.sign)
    }
}

impl View {
    /// What `viewer` may know.
    pub(crate) fn of(game: &TicketLegacy, viewer: Option<Seat>) -> View {
        let in_play = game.in_play();
        let over = game.is_over();
        let seats = || Seat::all(game.seat_count());
        View {
            game: in_play.scenario.game,
            year: in_play.year(),
            boards: in_play.boards.iter().collect(),
            big: game.big.iter().collect(),
            ports: in_play.ports.iter().collect(),
            routes: in_play.open.iter().map(|route| game.route_view(route)).collect(),
            awaits: game.awaits(),
            actors: game.deciders(),
            active: game.active,
            first: game.first,
            players: seats().map(|seat| game.player_view(seat, over)).collect(),
            display: game.display.to_vec(),
            deck: game.deck.len(),
            discard: counted(&game.discard),
            tickets: game.tickets.len(),
            events: game.events.len(),
            past: game.past.as_slice().to_vec(),
            last_round: game.last_round,
            own: viewer.filter(|seat| seat.0 < game.seat_count()).map(|seat| game.own_view(seat)),
            over,
            claiming: game.is_claiming().then_some(game.claim.route),
            slots: in_play.slots.iter().map(|(number, _)| *number).collect(),
            sealed_sections: in_play.sealed_sections.clone(),
            frontier: game.frontier_view(),
        }
    }
}

impl TicketLegacy {
    fn frontier_view(&self) -> FrontierView {
        let in_play = self.in_play();
        let frontier = &self.frontier;
        let curse = self.pending.last().and_then(|pending| match pending {
            Pending::Curse { curse, .. } | Pending::PassCurse { curse, .. } => Some(curse),
            _ => None,
        });
        let staking = matches!(self.pending.last(), Some(Pending::Stake { .. }));
        FrontierView {
            pool: frontier.pool.as_slice().to_vec(),
            claims: if staking { frontier.claims.as_slice().to_vec() } else { Vec::new() },
            wagons: frontier
                .wagons
                .as_slice()
                .iter()
                .map(|wagon| (wagon.city, Colour::ALL[usize::from(wagon.colour)]))
                .collect(),
            depots: frontier.depots.as_slice().iter().map(|depot| (depot.city, depot.keeper)).collect(),
            outlaws: in_play.has(SlotRule::Outlaws).then_some((frontier.outlaws, frontier.stash)),
            ghost: in_play.has(SlotRule::Ghost).then_some(frontier.ghost + 1),
            curses: frontier.curses.len(),
            shares: frontier.shown.as_slice().to_vec(),
            share_deck: frontier.shares.len(),
            clues: frontier.clues.len(),
            treasures: frontier.treasures.len(),
            cracked: frontier.cracked.iter().collect(),
            curse,
        }
    }

    /// Whether the claim under way still shapes what is decided.
    fn is_claiming(&self) -> bool {
        let slots = |pending: &Pending| {
            matches!(pending, Pending::Pay | Pending::Mix | Pending::Settle | Pending::Slot { .. })
        };
        self.pending.as_slice().iter().any(slots)
    }

    fn route_view(&self, route: RouteId) -> RouteView {
        let owner = self.owner(route);
        RouteView {
            id: route,
            colour: self.in_play().track(route).colour,
            owner,
            closed: owner.is_none() && !self.free.contains(route),
        }
    }

    fn player_view(&self, seat: Seat, over: bool) -> PlayerView {
        let player = self.player(seat);
        let holdings = &player.holdings;
        PlayerView {
            sign: seat,
            company: self.in_play().colour(seat.index()),
            coins: player.coins,
            trains: player.trains,
            cards: player.hand.total(),
            tickets: player.tickets.len(),
            choosing: player.offered.len(),
            known: self.known_cards.then(|| player.known.iter().collect()),
            shown: over.then(|| player.tickets.iter().map(|ticket| self.ticket_view(seat, ticket)).collect()),
            employee: holdings.employee,
            curses: (0..8).map(CurseId).zip(holdings.curses).filter(|(_, count)| *count > 0).collect(),
            wagons: Colour::ALL.into_iter().zip(holdings.wagons).filter(|(_, count)| *count > 0).collect(),
            shares: holdings.shares.iter().collect(),
            clues: holdings.clues.len(),
            solved: holdings.solved.iter().collect(),
            claim: holdings.claim.map(|claim| (claim, holdings.towns)),
            postcards: self.open_postcards(seat).count(),
            finished: holdings
                .postcards
                .as_slice()
                .iter()
                .filter(|held| held.done)
                .map(|held| held.card)
                .collect(),
        }
    }

    fn own_view(&self, seat: Seat) -> OwnView {
        let player = self.player(seat);
        let ticket_view = |ticket| self.ticket_view(seat, ticket);
        OwnView {
            hand: player.hand.iter().collect(),
            tickets: player.tickets.iter().map(ticket_view).collect(),
            offered: player.offered.as_slice().iter().copied().map(ticket_view).collect(),
            must_keep: self.must_keep,
            postcards: self.open_postcards(seat).map(|(_, held)| (held.card, held.uses)).collect(),
            clues: player.holdings.clues.iter().collect(),
            looked: if self.active == seat { self.frontier.looked.as_slice().to_vec() } else { Vec::new() },
            foreseen: (self.active == seat && self.pending.last() == Some(Pending::Foresee))
                .then(|| self.events.last())
                .flatten(),
            offers: self.route_offers(seat),
            ways: self.ways(seat),
        }
    }

    fn ticket_view(&self, seat: Seat, ticket: TicketId) -> TicketView {
        let row = &cards().tickets[ticket.index()];
        TicketView {
            id: ticket,
            a: row.a,
            b: row.b,
            value: row.value,
            done: self.has_completed(seat, ticket),
            missing: self.trains_between(seat, row.a, row.b),
        }
    }

    fn awaits(&self) -> Awaits {
        match self.pending.last() {
            Some(Pending::Choose) => Awaits::Tickets,
            Some(Pending::Act) => Awaits::Turn,
            Some(Pending::Second | Pending::Another) => Awaits::SecondCard,
            Some(Pending::Pay | Pending::FoundPay) => Awaits::Payment,
            Some(Pending::Mix) => Awaits::Mix,
            Some(Pending::Shed { .. }) => Awaits::Discard,
            Some(Pending::Offer { .. }) => Awaits::Answer,
            Some(Pending::Pick) => Awaits::Pick,
            Some(Pending::Hire { .. }) => Awaits::Hire,
            Some(Pending::Stake { .. }) => Awaits::Stake,
            Some(Pending::Open { .. } | Pending::Complete) => Awaits::Postcards,
            Some(Pending::Foresee) => Awaits::Foresee,
            Some(Pending::Toll { .. }) => Awaits::Toll,
            Some(Pending::Swap) => Awaits::Swap,
            Some(Pending::Share { .. }) => Awaits::Share,
            Some(Pending::Outlaws) => Awaits::Outlaws,
            Some(Pending::Shift { .. }) => Awaits::Shift,
            Some(Pending::Curse { .. }) => Awaits::Curse,
            Some(Pending::PassCurse { .. }) => Awaits::Victim,
            Some(Pending::Clue) => Awaits::Clue,
            Some(Pending::Found) => Awaits::Depot,
            Some(Pending::Grow) => Awaits::Growth,
            Some(Pending::Sanctuary { .. }) => Awaits::Sanctuary,
            Some(Pending::PassClue) => Awaits::PassClue,
            Some(Pending::TakeWagon) => Awaits::Wagon,
            Some(Pending::Solve) => Awaits::Solve,
            Some(Pending::Lift) => Awaits::Lift,
            // Over: work is never left undone between decisions.
            _ => Awaits::Nothing,
        }
    }
}

fn counted(counts: &[u8]) -> Vec<(Kind, u8)> {
    let kinds = counts.iter().enumerate().map(|(index, count)| (Kind::at(index), *count));
    kinds.filter(|(_, count)| *count > 0).collect()
}
