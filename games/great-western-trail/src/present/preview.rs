//! What a decision would bring, worked out from what the viewer knows.

use railhead_game::{Ends, Seat};
use railhead_pieces::Piece;

use crate::{
    action::{Action, Route},
    facts::{facts, supply::TileKind},
    piece::{Building, Card, City, ClauseId, ROWS, Space, SpaceKind, Tile, Worker},
    rules::{Toll, transport_from},
    state::{Occupant, Pending},
    view::View,
};

/// The way of a pawn.
pub(crate) struct Way {
    /// Every two spaces between which it goes, empty ones among them.
    pub(crate) roads: Vec<(Space, Space)>,
    /// The places that count as steps, the last of which it reaches.
    pub(crate) steps: Vec<Step>,
}

/// A step of a way.
pub(crate) struct Step {
    pub(crate) space: Space,
    /// What is charged there.
    pub(crate) due: u8,
    /// What is paid of it.
    pub(crate) paid: u8,
    /// To whom; `None` is the bank.
    pub(crate) payee: Option<Seat>,
}

/// The way of the pawn whose turn it is to `to`.
pub(crate) fn way(view: &View, to: Space, route: Route) -> Way {
    let mut way = Way { roads: Vec::new(), steps: Vec::new() };
    let free = matches!(view.pending, Some(Pending::Step { free: true, .. }));
    let mut money = view.active().money;
    let mut at = view.active().pawn.unwrap_or(Space::START);
    while at != to {
        let info = at.info();
        let second = info.fork.is_some_and(|fork| route.0 >> fork & 1 == 1);
        let Some(next) = info.next.get(usize::from(second)).copied() else { break };
        way.roads.push((at, next));
        at = next;
        if view.trail[at.index()] == Occupant::Empty && !at.is_kansas_city() {
            continue;
        }
        let (payee, due) = if free { (None, 0) } else { charge(view, at) };
        let paid = u16::from(due).min(money) as u8;
        money -= u16::from(paid);
        way.steps.push(Step { space: at, due, paid, payee });
    }
    way
}

/// What a place charges the player whose turn it is, and who gets it.
fn charge(view: &View, space: Space) -> (Option<Seat>, u8) {
    let of = |hand: crate::piece::Hand| facts().trail.toll[hand.index()][view.players.len() - 2];
    match view.trail[space.index()] {
        Occupant::Private { owner, building } if owner != view.turn => {
            (Some(owner), view.face(building).hands.iter().map(|hand| of(*hand)).sum())
        }
        Occupant::Tile(tile) => (None, tile.hand().map_or(0, of)),
        Occupant::Private { .. } | Occupant::Neutral(_) | Occupant::Empty => (None, 0),
    }
}

/// Whether another decision brings the same for less.
pub(crate) fn is_dominated(view: &View, action: Action) -> bool {
    match action {
        Action::Move { to, .. } => is_detour(view, action, to),
        Action::Buy { cowboys, first, second } => is_dear(view, cowboys, first, second),
        _ => false,
    }
}

/// Whether fewer cards are drawn with a double auxiliary action than it allows, which a single one does as well.
pub(crate) fn draws_less(legal: &[Action], first: Action, then: Action) -> bool {
    let (Action::Aux { double: true, .. }, Action::Draw(n)) = (first, then) else { return false };
    legal.iter().any(|other| matches!(other, Action::Draw(more) if *more > n))
}

/// Whether these cards could be had for less money with more cowboys, and the cowboys that are spared buy nothing: neither
/// what is there, nor, if one of them adds cards to the market, what may come.
fn is_dear(view: &View, used: u8, first: Card, second: Option<Card>) -> bool {
    let Some(Pending::Buy { cowboys, .. }) = view.pending else { return false };
    let value = |card: Card| card.cattle().map_or(0, |cattle| cattle.bv);
    let cards = 1 + u8::from(second.is_some());
    let offers = &facts().cards.offers;
    let alike = || offers.iter().filter(|offer| offer.bv == value(first) && offer.cards == cards);
    let Some(own) = alike().find(|offer| offer.cowboys == used) else { return false };
    let cheaper = alike().any(|offer| offer.cost < own.cost && (used..=cowboys).contains(&offer.cowboys));
    let (spared, money) = (cowboys.saturating_sub(used), left(view, own.cost));
    let there = |bv: u8| {
        let all: u8 = view.market.counted().filter(|(card, _)| value(*card) == bv).map(|(_, n)| n).sum();
        if bv == value(first) { all.saturating_sub(cards) } else { all }
    };
    let buys = offers.iter().filter(|offer| u16::from(offer.cost) <= money).any(|offer| {
        offer.cowboys < spared && view.stock > 0 || offer.cowboys <= spared && offer.cards <= there(offer.bv)
    });
    cheaper && !buys
}

/// Whether another way to the same place costs no more, and gives no player more.
fn is_detour(view: &View, action: Action, to: Space) -> bool {
    let Some(own) = view.toll(action) else { return false };
    let no_worse = |other: &Toll| {
        other.sum() <= own.sum() && other.seats.iter().zip(own.seats).all(|(other, own)| *other <= own)
    };
    view.moves.iter().any(|(place, _, other)| *place == to && *other != own && no_worse(other))
}

/// What is left of the money of the player whose turn it is.
pub(crate) fn left(view: &View, spent: u8) -> u16 {
    view.active().money.saturating_sub(spent.into())
}

/// What a building costs on a space, and which one it replaces.
pub(crate) fn price(view: &View, building: Building, space: Space) -> (u8, Option<Building>) {
    let per = if let Some(Pending::Build { per, .. }) = view.pending { per } else { 0 };
    let craftsmen = view.face(building).craftsmen;
    match view.trail[space.index()] {
        Occupant::Private { building: old, .. } => {
            (craftsmen.saturating_sub(view.face(old).craftsmen) * per, Some(old))
        }
        _ => (craftsmen * per, None),
    }
}

/// What a worker of this row of the market costs now.
pub(crate) fn wage(view: &View, row: u8) -> u8 {
    let modifier = if let Some(Pending::Hire { modifier, .. }) = view.pending { modifier } else { 0 };
    facts().supply.job_market.row_cost[usize::from(row)].saturating_add_signed(modifier)
}

/// The space of the mat that the next worker of a trade fills: its number from 0, what it brings at once, and its
/// points.
pub(crate) fn slot(view: &View, worker: Worker) -> (u8, Option<ClauseId>, i8) {
    let slot = view.active().workers[worker.index()];
    let at = usize::from(slot);
    let bonus = facts().mat.slots[worker.index()].get(at).copied().flatten();
    (slot, bonus, facts().mat.workers.slot_vp.get(at).copied().unwrap_or_default())
}

/// Where a tile of the foresight would go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Target {
    /// To a space of the trail.
    Trail(Space),
    /// To a place in a row of the job market, both from 1; whether that fills the row.
    Job(u8, u8, bool),
    /// Out of the game.
    Nowhere,
}

/// Where `tile` would go.
pub(crate) fn target(view: &View, tile: Tile) -> Target {
    target_after(view, tile, 0)
}

/// Where `tile` would go after so many others of its kind.
pub(crate) fn target_after(view: &View, tile: Tile, before: u8) -> Target {
    let spaces = match tile.kind() {
        TileKind::Worker(_) => {
            let (players, place) = (view.players.len() as u8, filled(view) + before);
            let row = view.token + place / players;
            let full = place % players + 1 == players;
            return if usize::from(row) < ROWS {
                Target::Job(row + 1, place % players + 1, full)
            } else {
                Target::Nowhere
            };
        }
        TileKind::Teepee(..) => &facts().trail.trade,
        TileKind::Hazard(hazard, ..) => &facts().trail.sections[hazard.index()],
    };
    let mut empty = spaces.iter().copied().filter(|space| view.trail[space.index()] == Occupant::Empty);
    empty.nth(before.into()).map_or(Target::Nowhere, Target::Trail)
}

/// Whether two tiles go to the same part of the table.
pub(crate) fn go_together(one: Tile, other: Tile) -> bool {
    match (one.kind(), other.kind()) {
        (TileKind::Worker(_), TileKind::Worker(_)) | (TileKind::Teepee(..), TileKind::Teepee(..)) => true,
        (TileKind::Hazard(one, ..), TileKind::Hazard(other, ..)) => one == other,
        _ => false,
    }
}

/// The workers in the row of the token, from which nobody is hired.
pub(crate) fn filled(view: &View) -> u8 {
    view.jobs.get(usize::from(view.token)).map_or(0, |row| row.iter().flatten().count() as u8)
}

/// What choosing `tile` means for the end of the game: the last worker brings the last round.
pub(crate) fn ends(view: &View, tile: Tile) -> Ends {
    match target(view, tile) {
        Target::Job(row, _, true) if usize::from(row) == ROWS => Ends::LastRound,
        _ => Ends::Nothing,
    }
}

/// What the cards in hand are worth, each breed once, with permanent certificates.
pub(crate) fn herd(view: &View) -> u8 {
    let player = view.active();
    let cards = player.hand.as_ref().map_or(0, |hand| {
        let mut breeds = 0_u16;
        let mut first = |card: &Card| {
            let bit = card.breed().map_or(0, |breed| 1 << breed.index());
            let new = breeds & bit == 0;
            breeds |= bit;
            new
        };
        let values = hand.kinds().filter(|card| card.cattle().is_some() && first(card));
        values.filter_map(Card::cattle).map(|cattle| cattle.bv).sum()
    });
    cards + player.certificates.1
}

/// The dearest city that a herd of this value could still go to.
pub(crate) fn reach(view: &View, value: u8) -> Option<City> {
    let open = |city: &City| city.info().repeatable || view.active().cities[city.index()] == 0;
    City::all().filter(|city| city.info().value <= value && open(city)).max_by_key(|city| city.info().value)
}

/// What a delivery brings.
pub(crate) struct Delivery {
    /// What transport costs.
    pub(crate) transport: u8,
    /// What the city pays at once.
    pub(crate) money: u8,
    /// The points of the disc, and of the links that it closes.
    pub(crate) points: i8,
    /// The objective cards on these links.
    pub(crate) objectives: u8,
    /// The cities at the far ends of these links.
    pub(crate) linked: Vec<City>,
}

/// What a delivery to `city` brings.
pub(crate) fn delivery(view: &View, city: City) -> Delivery {
    let player = view.active();
    let by_rail = matches!(
        view.pending,
        Some(Pending::Deliver { rail: true, .. } | Pending::Income | Pending::Foresight { .. })
    );
    let info = city.info();
    let mut delivery = Delivery {
        transport: if by_rail { transport_from(player.engine, city) } else { 0 },
        money: info.on_disc_money,
        points: info.vp_per_disc,
        objectives: 0,
        linked: Vec::new(),
    };
    if player.cities[city.index()] > 0 {
        return delivery;
    }
    for link in &facts().railway.links {
        let far = match link.ends {
            [one, far] if one == city => far,
            [far, one] if one == city => far,
            _ => continue,
        };
        if player.cities[far.index()] > 0 {
            delivery.points += link.vp;
            delivery.objectives += u8::from(link.objective);
            delivery.linked.push(far);
        }
    }
    delivery
}

/// Whether the player whose turn it is may use what lies on `space`: a building of one's own, or a neutral one.
pub(crate) fn usable(view: &View, space: Space) -> bool {
    match view.trail[space.index()] {
        Occupant::Neutral(_) => true,
        Occupant::Private { owner, .. } => owner == view.turn,
        Occupant::Empty | Occupant::Tile(_) => space.info().kind == SpaceKind::KansasCity,
    }
}
