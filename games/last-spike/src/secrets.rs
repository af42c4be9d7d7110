//! What a seat cannot know, and positions that may be the true one for all that it does (LS-13).

use railhead_game::{Chance, Dice, Luck, Seat};
use railhead_pieces::Pile;

use crate::{
    piece::{TILES, Tile, Tiles},
    rules::setup::deal,
    state::{LastSpike, Phase},
};

impl LastSpike {
    /// What `viewer` must not read: the names of the tiles that it cannot place.
    pub(crate) fn hidden_ids(&self, viewer: Option<Seat>) -> Vec<String> {
        self.unknown_to(viewer).iter().map(|tile| tile.to_string()).collect()
    }

    /// The tiles that `viewer` cannot place: in others' hands, in the pool, or set aside.
    fn unknown_to(&self, viewer: Option<Seat>) -> Tiles {
        let mut known = self.laid();
        if let Some(seat) = viewer {
            known = known.or(self.player(seat).hand);
        }
        match self.phase {
            Phase::Raise { tile } => known.insert(tile),
            Phase::Over(_) => known = known.or(self.set_aside),
            Phase::Lay | Phase::Buy | Phase::End => {}
        }
        Tiles::full().minus(known)
    }

    /// Deals everything that `viewer` cannot know anew, and the future with it.
    pub(crate) fn imagine(&mut self, viewer: Seat, luck: &mut Luck) {
        let mut unknown: Pile<Tile, TILES> = self.unknown_to(Some(viewer)).iter().collect();
        luck.shuffle(unknown.as_mut_slice());
        let declared = match self.phase {
            Phase::Raise { tile } => Some(tile),
            Phase::Lay | Phase::Buy | Phase::End | Phase::Over(_) => None,
        };
        for seat in Seat::all(self.seats).filter(|seat| *seat != viewer) {
            let held = self.player(seat).hand;
            let kept: Tiles = declared.into_iter().filter(|tile| held.contains(*tile)).collect();
            let fresh = deal(&mut unknown, held.len() - kept.len());
            self.player_mut(seat).hand = kept.or(fresh);
        }
        if !matches!(self.phase, Phase::Over(_)) {
            self.set_aside = deal(&mut unknown, self.set_aside.len());
        }
        self.pool = unknown;
        self.dice = Dice::imagined(luck);
        if self.phase == Phase::Lay && self.turn != viewer {
            self.grant_a_payable_tile(viewer, luck);
        }
    }

    /// The seat whose turn it is can pay for a tile, or it would be bankrupt: if the deal says otherwise, one of its
    /// tiles changes places with one that it can pay for.
    fn grant_a_payable_tile(&mut self, viewer: Seat, luck: &mut Luck) {
        let turn = self.turn;
        let hand = self.player(turn).hand;
        if hand.iter().any(|tile| self.can_pay_for(turn, tile)) {
            return;
        }
        let payable = self.unknown_to(Some(viewer)).iter().filter(|tile| self.can_pay_for(turn, *tile));
        let payable: Pile<Tile, TILES> = payable.collect();
        let dear: Pile<Tile, TILES> = hand.iter().collect();
        if let (Some(wanted), Some(given)) = (luck.pick(payable.as_slice()), luck.pick(dear.as_slice())) {
            self.exchange(*wanted, *given);
        }
    }

    /// Lets two unseen tiles change places.
    fn exchange(&mut self, a: Tile, b: Tile) {
        let swap = |set: &mut Tiles| match (set.contains(a), set.contains(b)) {
            (true, false) => {
                set.remove(a);
                set.insert(b);
            }
            (false, true) => {
                set.remove(b);
                set.insert(a);
            }
            _ => {}
        };
        self.players.iter_mut().for_each(|player| swap(&mut player.hand));
        swap(&mut self.set_aside);
        for tile in self.pool.as_mut_slice() {
            if *tile == a {
                *tile = b;
            } else if *tile == b {
                *tile = a;
            }
        }
    }
}
