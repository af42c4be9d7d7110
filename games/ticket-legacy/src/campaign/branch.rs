//! Branches: a campaign that goes on from another's past, with a chance of its own.
//!
//! A branch begins from a text: the [`Past`] of the campaign it leaves, in which nothing is that anybody must not know.
//! What comes afterwards flows from the new table's seed, and what is hidden is dealt anew.
//!
//! Older tables began from the seed of a year and the decisions up to there. Such a text is still replayed, but no
//! longer written: it tells whoever reads it what was hidden in the years it covers.

use railhead_game::{Branch, Chance, Dice, Events, Options, Setup};

use crate::scenario::Scenario;

use super::{
    past::Past,
    state::{Campaign, Chain},
};

/// The option with the text of a branch.
pub(super) const BRANCH: &str = "branch";
/// The option that shows cards known to be in hands.
pub(super) const KNOWN_CARDS: &str = crate::rules::KNOWN_CARDS;

impl Campaign {
    /// From here on chance comes from another chain; what is hidden now is shuffled anew.
    pub(super) fn branch_off(&mut self, chain: Chain) {
        self.chain = chain;
        self.dice = Dice::new(&chain.year(self.ledger.game));
        if let Some(shares) = &mut self.ledger.shares {
            self.dice.shuffle(shares);
        }
        if let Some(treasures) = &mut self.ledger.treasures {
            self.dice.shuffle(treasures);
        }
        if self.under_way().is_some() {
            self.lay_table(&mut Events::muted());
        }
    }

    /// The branch that leaves from here, once this year is over in the campaign that has come to `now`; not in the
    /// middle of a game, which would have to be dealt anew. Afterwards: the map as it stands, for games on their own.
    pub(super) fn branch_from_here(&self, now: &Campaign, setup: &Setup) -> Option<Branch> {
        if self.is_over() {
            let options = Options::default().with(crate::rules::CAMPAIGN, &self.last_map().text());
            return Some(Branch { game: <crate::TicketLegacy as railhead_game::Game>::meta().id, options });
        }
        if !now.is_over() && now.ledger.game <= self.ledger.game {
            return None;
        }
        let options = setup.options.clone().with(BRANCH, &Past::of(self)?.text());
        Some(Branch { game: <Campaign as railhead_game::Game>::meta().id, options })
    }

    /// The map as the campaign left it, for whoever sits down.
    fn last_map(&self) -> Scenario {
        let depots = self.ledger.companies.iter().flat_map(|company| company.office.depots.clone());
        Scenario {
            first: None,
            closed_depots: depots.collect(),
            other_claims: Vec::new(),
            other_clues: Vec::new(),
            spent_postcards: Vec::new(),
            stakers: Vec::new(),
            offices: Vec::new(),
            ..self.clone().scenario()
        }
    }
}
