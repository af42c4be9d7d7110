//! Which tickets others may hold, by what they have built.

use railhead_game::{Chance as _, Luck, Seat};

use crate::{
    facts::cards,
    piece::{CitySet, TicketId},
    rules::paths::{FAR, Fares},
    state::TicketLegacy,
};

/// What speaks for a ticket, by how much: fitted to 2,057 moments of 300 games between *skilled* bots, in which the tickets
/// that a rival held were 2.2 times as likely by it as by an even deal, and 3.2 times late in a game (of games between
/// *experts*, which it was not fitted to, 2.2 times).
mod weight {
    /// Of its way, the part that is built.
    pub(super) const BUILT: f32 = -1.3;
    /// The same, for every ten trains laid.
    pub(super) const BUILT_LATER: f32 = 3.4;
    /// Of the trains laid, the part that lies on its way.
    pub(super) const SPENT: f32 = 1.4;
    /// One of its cities is reached, or both.
    pub(super) const ENDS: [f32; 3] = [0.0, 1.3, 2.6];
    /// It can no longer be completed.
    pub(super) const LOST: f32 = -1.2;
    /// For every ten dollars.
    pub(super) const VALUE: f32 = 0.42;
    /// For every ten trains that its way has become longer.
    pub(super) const DETOUR: f32 = 0.64;
}

/// As many trains laid count at most.
const LAID: f32 = 30.0;
/// As long a detour counts at most.
const DETOUR: u16 = 20;
/// No ticket is taken for less likely than so much of the likeliest: people have reasons of their own.
const LEAST: f32 = 0.01;

/// How likely each ticket looks in the hand of each seat, by seat and ticket, on a scale of each seat's own.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Suspects(Vec<Vec<f32>>);

impl Suspects {
    /// What everybody who sees the map may suspect.
    pub(crate) fn of(game: &TicketLegacy) -> Suspects {
        let in_play = game.in_play();
        let bare = Fares::of(in_play.open, |route| u16::from(in_play.track(route).length));
        let mut suspects = vec![Vec::with_capacity(cards().tickets.len()); usize::from(game.seat_count())];
        for row in &cards().tickets {
            let usual = bare.paths_from(row.a).distance[row.b.index()];
            for (seat, likely) in Seat::all(game.seat_count()).zip(&mut suspects) {
                likely.push(if usual == FAR { 0.0 } else { likelihood(game, seat, row, usual) });
            }
        }
        for hand in &mut suspects {
            let most = hand.iter().copied().fold(f32::MIN_POSITIVE, f32::max);
            for likely in hand {
                *likely = (*likely / most).max(LEAST);
            }
        }
        Suspects(suspects)
    }

    /// Draws one of `tickets` for the hand of `seat`, and takes it away from them.
    pub(crate) fn draw(&self, seat: Seat, tickets: &mut Vec<TicketId>, luck: &mut Luck) -> Option<TicketId> {
        let likely = |ticket: &TicketId| self.0[seat.index()][ticket.index()];
        let all: f32 = tickets.iter().map(likely).sum();
        let mut left = all * (luck.bits() as f32 / u32::MAX as f32);
        let drawn = tickets.iter().position(|ticket| {
            left -= likely(ticket);
            left <= 0.0
        });
        let place = drawn.or_else(|| tickets.len().checked_sub(1))?;
        Some(tickets.swap_remove(place))
    }
}

/// How likely `seat` holds a ticket whose way is `usual` trains long for whoever has built nothing.
fn likelihood(game: &TicketLegacy, seat: Seat, row: &crate::facts::Ticket, usual: u16) -> f32 {
    let (player, in_play) = (game.player(seat), game.in_play());
    let mut reached = CitySet::EMPTY;
    let mut laid = 0.0;
    for route in player.routes.iter() {
        let track = in_play.track(route);
        reached.insert(track.a);
        reached.insert(track.b);
        laid += f32::from(track.length);
    }
    let now = game.ways_from(seat, row.a).distance[row.b.index()];
    let saved = f32::from(usual.saturating_sub(now));
    let built = saved / f32::from(usual.max(1));
    let ends = [row.a, row.b].into_iter().filter(|city| reached.contains(*city)).count();
    let detour = now.saturating_sub(usual).min(DETOUR);
    let lost = if now > u16::from(player.trains) { weight::LOST } else { 0.0 };
    let sum = weight::BUILT * built
        + weight::BUILT_LATER * built * laid.min(LAID) / 10.0
        + weight::SPENT * saved / laid.max(1.0)
        + weight::ENDS[ends]
        + weight::VALUE * f32::from(row.value) / 10.0
        + weight::DETOUR * f32::from(detour) / 10.0
        + lost;
    sum.exp()
}
