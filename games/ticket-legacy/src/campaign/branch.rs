//! Branches: a campaign that goes on from another's past, with a chance of its own.
//!
//! A branch begins from a text: the seed of the year it leaves from, and the decisions up to there. The past is
//! replayed, so nothing can come out of the text that the rules would not allow. What comes afterwards flows from the
//! new table's seed, and hidden orders are shuffled anew.

use std::fmt::Write as _;

use railhead_game::{Branch, Chance, Dice, Events, Options, Seat, Setup};

use crate::scenario::Scenario;

use super::{
    action::Action,
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

    /// The branch that leaves from here: not in the middle of a game, where it would show what is in its decks.
    /// Afterwards: the map as it stands, for games on their own.
    pub(super) fn branch_from_here(&self, setup: &Setup, log: &[(Seat, Action)]) -> Option<Branch> {
        if self.is_over() {
            let options = Options::default().with(crate::rules::CAMPAIGN, &self.last_map().text());
            return Some(Branch { game: <crate::TicketLegacy as railhead_game::Game>::meta().id, options });
        }
        if self.under_way().is_some() && !self.fresh {
            return None;
        }
        let mut text = setup.options.get(BRANCH).unwrap_or_default().to_owned();
        let year = self.ledger.game;
        // Writing to a string cannot fail.
        let _ = writeln!(text, "year {year} {}", self.chain.year(year));
        for (seat, action) in log {
            let _ = writeln!(text, "{seat} {action}");
        }
        let options = setup.options.clone().with(BRANCH, &text);
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
