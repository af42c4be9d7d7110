//! Nothing gets lost: every tile, card and dollar is accounted for.

use railhead_game::{AuditFault, Seat};

use crate::{
    facts::facts,
    money::Dollars,
    piece::{City, Land, Piece, TILES, Tile, Tiles},
    state::{End, LastSpike, MAX_SEATS, Phase, Player},
};

impl LastSpike {
    /// Checks that everything is where it should be, once.
    pub(crate) fn account(&self) -> Result<(), AuditFault> {
        self.account_for_tiles()?;
        self.account_for_land()?;
        Seat::all(self.seats).try_for_each(|seat| self.account_for_money(seat))?;
        let empty_chairs = &self.players[usize::from(self.seats)..MAX_SEATS];
        AuditFault::unless(
            empty_chairs.iter().all(|player| *player == Player::default()),
            "an empty chair owns things",
        )?;
        self.account_for_the_line()
    }

    fn account_for_tiles(&self) -> Result<(), AuditFault> {
        let mut seen = [0; TILES];
        let sets = self.players.iter().flat_map(|player| [player.hand, player.track]).chain([self.set_aside]);
        for tile in sets.flat_map(Tiles::iter).chain(self.pool.iter()) {
            seen[tile.index()] += 1;
        }
        for tile in Tile::all() {
            AuditFault::unless(
                seen[tile.index()] == 1,
                format_args!("{tile} is there {} times", seen[tile.index()]),
            )?;
        }
        let hand_size = facts().printed.setup.hand_size;
        AuditFault::unless(
            self.players.iter().all(|player| player.hand.len() <= hand_size),
            "a hand is too large",
        )
    }

    fn account_for_land(&self) -> Result<(), AuditFault> {
        let places = || self.players.iter().map(|player| player.land).chain([self.piles, self.removed]);
        for land in Land::all() {
            let times = places().filter(|place| place.contains(land)).count();
            AuditFault::unless(times == 1, format_args!("{land} is there {times} times"))?;
        }
        AuditFault::unless(!self.removed.meets(facts().index.paid), "a paid card left the game")?;
        for city in City::all() {
            let claimed = self.laid().meets(facts().index.beside(city));
            AuditFault::unless(
                self.is_open(city) == claimed,
                format_args!("Land 0 of {city} is in the wrong place"),
            )?;
            let whole = self.piles.covers(facts().index.cards(city));
            AuditFault::unless(
                self.is_open(city) || whole,
                format_args!("{city} sold land before it was open"),
            )?;
        }
        Ok(())
    }

    fn account_for_money(&self, seat: Seat) -> Result<(), AuditFault> {
        let Player { cash, catch_up, ledger, hand, land, .. } = *self.player(seat);
        let received = self.start().money + catch_up + ledger.payouts + ledger.bonus + ledger.sales;
        let spent = cash + ledger.track + ledger.land + ledger.forfeit;
        AuditFault::unless(
            received == spent,
            format_args!("seat {seat} had {received} and accounts for {spent}"),
        )?;
        let unit = facts().printed.meta.money_unit.0;
        AuditFault::unless(
            cash.0.is_multiple_of(unit),
            format_args!("seat {seat} has small change: {cash}"),
        )?;
        let out = self.is_bankrupt(seat);
        let bare = cash == Dollars(0) && hand.is_empty() && land.is_empty();
        AuditFault::unless(!out || bare, format_args!("seat {seat} is bankrupt and owns things"))
    }

    fn account_for_the_line(&self) -> Result<(), AuditFault> {
        let last_spike = matches!(self.phase, Phase::Over(End::LastSpike { .. }));
        AuditFault::unless(self.is_closed() == last_spike, "the line and the end of the game disagree")?;
        let alone = self.solvent().len() == 1;
        let last_solvent = matches!(self.phase, Phase::Over(End::LastSolvent));
        AuditFault::unless(
            alone == last_solvent,
            "the number of solvent seats and the end of the game disagree",
        )?;
        AuditFault::unless(last_solvent || !self.is_bankrupt(self.turn), "a bankrupt seat is to play")
    }
}
