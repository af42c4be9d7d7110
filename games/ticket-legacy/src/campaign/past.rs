//! The past that a branch carries: what lasts of a campaign at one of its moments, without what anybody must not know.
//!
//! A branch may be read by whoever has it while the campaign it comes from goes on, so there is no seed in it, no
//! decision, no order of a deck, and of what companies hold unseen only how much it is. Whoever goes on from it deals
//! that anew, from the chance of the new table.

use railhead_game::{Chance, Dice, Events, Seat};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{
    ledger::{CompanyBox, Ledger},
    phase::Phase,
    poster::{Place, Poster},
    state::Campaign,
};
use crate::{
    card::Colour,
    facts::{SlotRule, cards, effect::PostcardKind, figures, frontiers},
    piece::{CharterId, CityId, PostcardId},
    scenario::{ScenarioError, Share},
    secrets::unread_postcards,
};

/// The version of the text form.
const VERSION: u8 = 2;

/// The most of anything that is counted over a campaign: far more than twelve games can bring.
const MOST: u8 = 99;

/// The same for what is counted by the use.
const MOST_USES: u32 = 100_000;

/// The largest deposit slip, either way.
const LARGEST_SLIP: i16 = 10_000;

/// From where a branch goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Moment {
    /// A year begins.
    Year,
    /// A game is about to begin.
    Game,
    /// A box is about to be opened.
    Box,
}

/// A campaign's past.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Past {
    version: u8,
    moment: Moment,
    /// Who takes part in the game under way.
    present: Vec<Seat>,
    /// What lasts; unseen postcards and unsolved clues are left out, and decks are in order.
    ledger: Ledger,
    /// How many postcards each company holds that nobody else has seen.
    unseen: Vec<u8>,
    /// How many unsolved clues each company holds.
    clues: Vec<u8>,
}

/// Why a campaign cannot go on from a text. Names no component: the text may speak of boxes that are still sealed.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub(super) enum PastError {
    #[error("the past of the campaign cannot be read at line {line}, column {column}")]
    Unreadable { line: usize, column: usize },
    #[error("the past of the campaign has version {0}, which is not known here")]
    Version(u8),
    #[error("the companies do not fit the seats")]
    Companies,
    #[error("the years are not as a campaign could have come by them")]
    Years,
    #[error("{0} are not as a campaign could leave them")]
    Components(&'static str),
    #[error(transparent)]
    Scenario(#[from] ScenarioError),
}

/// Refuses what is not so.
fn need(holds: bool, what: PastError) -> Result<(), PastError> {
    if holds { Ok(()) } else { Err(what) }
}

fn is_unseen((card, uses): (PostcardId, u8)) -> bool {
    uses == cards().postcards[card.index()].uses
}

fn is_letter(card: PostcardId) -> bool {
    cards().postcards[card.index()].kind == PostcardKind::Letter
}

/// Whether no two of `items` are the same.
fn distinct<T: Ord>(items: impl IntoIterator<Item = T>) -> bool {
    let mut items: Vec<T> = items.into_iter().collect();
    let count = items.len();
    items.sort();
    items.dedup();
    items.len() == count
}

impl Past {
    /// The past of a campaign, if this is a moment to go on from.
    pub(super) fn of(campaign: &Campaign) -> Option<Past> {
        let moment = match &campaign.phase {
            Phase::Roster { .. } if campaign.year_is_fresh() => Moment::Year,
            Phase::Table if campaign.fresh => Moment::Game,
            Phase::Open => Moment::Box,
            _ => return None,
        };
        let mut ledger = campaign.ledger.clone();
        let hidden = |company: &mut CompanyBox| {
            let held = company.office.postcards.len();
            company.office.postcards.retain(|held| !is_unseen(*held));
            let clues = std::mem::take(&mut company.office.clues).len();
            ((held - company.office.postcards.len()) as u8, clues as u8)
        };
        let (unseen, clues) = ledger.companies.iter_mut().map(hidden).unzip();
        ledger.recount_drawn();
        ledger.shares.iter_mut().for_each(|deck| deck.sort());
        ledger.treasures.iter_mut().for_each(|deck| deck.sort_unstable());
        let present = if moment == Moment::Year { Vec::new() } else { campaign.present.clone() };
        Some(Past { version: VERSION, moment, present, ledger, unseen, clues })
    }

    /// Reads what [`Past::text`] wrote.
    pub(super) fn read(text: &str) -> Result<Past, PastError> {
        serde_json::from_str(text)
            .map_err(|error| PastError::Unreadable { line: error.line(), column: error.column() })
    }

    /// The text of a branch.
    pub(super) fn text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// The campaign that goes on from here as one that has just begun, with its companies, chance and options, would;
    /// if a campaign could have come to this.
    pub(super) fn go_on(self, begun: Campaign) -> Result<Campaign, PastError> {
        need(self.version == VERSION, PastError::Version(self.version))?;
        let (companies, moment) = (begun.companies(), self.moment);
        let (unseen, clues) = (self.unseen, self.clues);
        let mut campaign =
            Campaign { ledger: self.ledger, present: self.present, table: None, fresh: false, ..begun };
        campaign.check_past(companies, moment)?;
        campaign.dice = Dice::new(&campaign.chain.year(campaign.ledger.game));
        campaign.deal_unseen(&unseen)?;
        campaign.deal_clues(&clues)?;
        let dice = &mut campaign.dice;
        campaign.ledger.shares.iter_mut().for_each(|deck| dice.shuffle(deck));
        campaign.ledger.treasures.iter_mut().for_each(|deck| dice.shuffle(deck));
        campaign.check_scenario()?;
        match moment {
            Moment::Year => campaign.begin_roster(&mut Events::muted()),
            Moment::Game => campaign.lay_table(&mut Events::muted()),
            Moment::Box => campaign.phase = Phase::Open,
        }
        let accounted = campaign.account().is_ok();
        need(accounted && !campaign.deciders().is_empty(), PastError::Components("its pieces"))?;
        Ok(campaign)
    }
}

impl Campaign {
    /// Whether nobody has said yet who takes part.
    fn year_is_fresh(&self) -> bool {
        let mut begun = self.clone();
        begun.begin_roster(&mut Events::muted());
        begun.phase == self.phase
    }

    /// Checks all that the rules of a game do not check, and that a game could trip over.
    fn check_past(&self, companies: u8, moment: Moment) -> Result<(), PastError> {
        let ledger = &self.ledger;
        let known = |seat: Seat| seat.0 < companies;
        let founded = |seat: &Seat| ledger.founded.contains(*seat);
        let seats = ledger.companies.len() == usize::from(companies) && ledger.founded.iter().all(known);
        need(seats && ledger.founded.len() >= 2, PastError::Companies)?;
        let charters = ledger.companies.iter().filter_map(|company| company.office.charter);
        need(distinct(charters.map(CharterId::index)), PastError::Components("charters"))?;
        let played = ledger.game.checked_sub(u8::from(moment != Moment::Box));
        let years = played == u8::try_from(ledger.years.len()).ok() && ledger.game <= Campaign::last_game();
        need(years && ledger.years.len() <= usize::from(Campaign::last_game()), PastError::Years)?;
        for (index, year) in ledger.years.iter().enumerate() {
            let ranked = year.ranking.len() >= 2
                && year.ranking.len() == year.results.len()
                && year.ranking.iter().all(founded)
                && distinct(&year.ranking);
            let paid = |result: &super::ledger::YearResult| {
                (-LARGEST_SLIP..=LARGEST_SLIP).contains(&result.slip) && result.postcards <= MOST
            };
            let right = usize::from(year.game) == index + 1 && ranked && year.results.iter().all(paid);
            need(right, PastError::Years)?;
        }
        let in_order = self.present.windows(2).all(|pair| pair[0] < pair[1]);
        let present = match moment {
            Moment::Year => self.present.is_empty(),
            Moment::Game => self.present.len() >= 2 && self.present.iter().all(founded),
            Moment::Box => {
                let mut ranked = ledger.last_year().map(|year| year.ranking.clone()).unwrap_or_default();
                ranked.sort();
                ranked == self.present
            }
        };
        let seats = ledger.brake_van.into_iter().chain(ledger.stickers.iter().filter_map(|row| row.by));
        let seats = seats.chain(ledger.growth.iter().filter_map(|row| row.by));
        let seats = seats.chain(ledger.punched_tickets.iter().map(|(_, seat)| *seat)).all(known);
        need(in_order && present && seats, PastError::Companies)?;
        if moment == Moment::Box {
            let due = ledger.game >= figures().eras.frontiers && self.boxes_to_open().next().is_some();
            need(due, PastError::Components("boxes"))?;
        }
        self.check_counts()?;
        self.check_holdings(moment)
    }

    fn check_counts(&self) -> Result<(), PastError> {
        let ledger = &self.ledger;
        let fresh = Ledger::new(self.companies());
        let uses = ledger.slot_uses.len() == fresh.slot_uses.len()
            && ledger.slot_uses.iter().all(|uses| *uses <= MOST_USES);
        need(uses, PastError::Components("uses of rules"))?;
        need(ledger.bag.len() == fresh.bag.len(), PastError::Components("show wagons"))?;
        let booms = ledger.growth.iter().filter(|row| row.by.is_none()).count();
        need(usize::from(ledger.booms) == booms, PastError::Components("growth stickers"))?;
        // A ticket leaves for good by its punches, so those who are to play find some.
        let punched = |ticket| ledger.punched_tickets.iter().any(|(punched, _)| punched == ticket);
        need(ledger.retired_tickets.iter().all(punched), PastError::Components("tickets"))?;
        let most = usize::from(MOST) * usize::from(self.companies());
        need(ledger.punched_tickets.len() <= most, PastError::Components("punches"))?;
        need(ledger.story <= crate::facts::campaign().story.len(), PastError::Components("story cards"))
    }

    fn check_holdings(&self, moment: Moment) -> Result<(), PastError> {
        let ledger = &self.ledger;
        let open = ledger.open_boards();
        let brought = |rule: SlotRule| {
            let mut rows = frontiers().slots.iter().filter(|row| row.rule == rule);
            rows.any(|row| row.board.is_some_and(|board| open.contains(board)))
        };
        let held = ledger.companies.iter().flat_map(|company| &company.shares);
        let shares: Vec<&Share> = held.chain(ledger.shares.iter().flatten()).collect();
        let numbered = |share: &&Share| (1..=frontiers().shares.per_line).contains(&share.number);
        let whole = shares.iter().all(numbered) && distinct(&shares);
        let dealt = ledger.shares.is_some() == brought(SlotRule::Shares);
        let owned = ledger.shares.is_some() || shares.is_empty();
        need(whole && dealt && owned, PastError::Components("shares"))?;
        let hunted = ledger.treasures.is_some() == brought(SlotRule::Clues);
        need(hunted, PastError::Components("treasures"))?;
        let letters = ledger.drawn.iter().filter(|card| is_letter(**card));
        need(distinct(letters), PastError::Components("letters"))?;
        for company in &ledger.companies {
            let office = &company.office;
            let seen = |held: &(PostcardId, u8)| !is_letter(held.0) && !is_unseen(*held);
            let finished = |card: &PostcardId| !is_letter(*card);
            let cards = office.postcards.iter().all(seen) && company.vault.iter().all(finished);
            need(cards, PastError::Components("postcards"))?;
            need(office.clues.is_empty(), PastError::Components("clues"))?;
            let counted = [office.curses, office.stashes, office.treasures].iter().all(|n| *n <= MOST);
            need(counted, PastError::Components("deeds"))?;
            let won = company.wagons.len() == ledger.bag.len()
                && (moment == Moment::Box || company.wagons.iter().all(|count| *count == 0));
            need(won && could_be_pasted(&company.poster), PastError::Components("show wagons"))?;
        }
        Ok(())
    }

    /// Deals so many postcards that nobody has seen.
    fn deal_unseen(&mut self, unseen: &[u8]) -> Result<(), PastError> {
        let known: Vec<PostcardId> = self
            .ledger
            .companies
            .iter()
            .flat_map(|company| company.office.postcards.iter().map(|(card, _)| card).chain(&company.vault))
            .copied()
            .collect();
        let mut pool = unread_postcards(&known, self.ledger.open_boards(), &mut self.dice);
        need(unseen.len() == self.ledger.companies.len(), PastError::Companies)?;
        for (company, count) in self.ledger.companies.iter_mut().zip(unseen) {
            let from = pool.len().checked_sub(usize::from(*count));
            let dealt = pool.split_off(from.ok_or(PastError::Components("postcards"))?);
            let with_uses = |card: PostcardId| (card, cards().postcards[card.index()].uses);
            company.office.postcards.extend(dealt.into_iter().map(with_uses));
        }
        self.ledger.recount_drawn();
        Ok(())
    }

    /// Deals so many clues that nobody has solved.
    fn deal_clues(&mut self, clues: &[u8]) -> Result<(), PastError> {
        let solved =
            |city: &CityId| self.ledger.companies.iter().any(|company| company.office.solved.contains(city));
        let mut pool: Vec<CityId> =
            frontiers().treasure.cities.iter().copied().filter(|city| !solved(city)).collect();
        self.dice.shuffle(&mut pool);
        need(clues.len() == self.ledger.companies.len(), PastError::Companies)?;
        for (company, count) in self.ledger.companies.iter_mut().zip(clues) {
            let from = pool.len().checked_sub(usize::from(*count));
            company.office.clues = pool.split_off(from.ok_or(PastError::Components("clues"))?);
        }
        Ok(())
    }

    /// Checks that a game of all companies that have chosen their colours could be laid.
    fn check_scenario(&self) -> Result<(), PastError> {
        let mut all = Campaign { present: self.ledger.founded.iter().collect(), ..self.clone() };
        all.scenario().completed(all.present.len() as u8)?;
        Ok(())
    }
}

/// Whether a poster could have come to be wagon by wagon.
fn could_be_pasted(poster: &Poster) -> bool {
    let mut again = Poster::default();
    let rows = poster.rows.iter().enumerate();
    let rows =
        rows.flat_map(|(row, wagons)| wagons.iter().map(move |colour| (*colour, Place::Row(row as u8))));
    let sanctuary = poster.sanctuary.iter().map(|colour| (*colour, Place::Sanctuary));
    let known = |colour: Colour| colour.index() < figures().companies.len();
    rows.chain(sanctuary).all(|(colour, place)| {
        let fits = known(colour) && again.accepts(colour, place);
        if fits {
            again.paste(colour, place);
        }
        fits
    })
}
