//! Every component of a campaign in its place.

use railhead_game::{AuditFault, Seat};
use railhead_pieces::Piece;

use super::{
    phase::{Moment, Phase},
    state::Campaign,
};
use crate::{
    card::Colour,
    facts::{campaign, cards, figures, frontiers, map},
};

impl Campaign {
    pub(super) fn account(&self) -> Result<(), AuditFault> {
        if let Some(table) = &self.table {
            table.account()?;
        }
        self.audit_boards()?;
        self.audit_postcards()?;
        self.audit_years()?;
        if self.under_way().is_some() {
            return Ok(());
        }
        self.audit_wagons()?;
        self.audit_shares()
    }

    fn audit_boards(&self) -> Result<(), AuditFault> {
        let ledger = &self.ledger;
        let open = ledger.open_boards();
        AuditFault::unless(open.len() == ledger.boards.len() + 1, "a board was opened twice")?;
        let waiting = match &self.phase {
            Phase::Tracks(placement) | Phase::Moment(Moment::Lid(placement), _) => placement.beds.as_slice(),
            _ => &[],
        };
        let on = |city: crate::CityId| open.contains(map().cities[city.index()].board);
        for (index, route) in map().routes.iter().enumerate() {
            let id = crate::RouteId::at(index);
            let stickers = ledger.stickers.iter().filter(|sticker| sticker.route == id).count();
            let expected = route.bed && on(route.a) && on(route.b) && !waiting.contains(&id);
            AuditFault::unless(stickers == usize::from(expected), format!("stickers on {}", route.id))?;
        }
        for sticker in &ledger.stickers {
            let group = map().routes[sticker.route.index()].group;
            let twin = |other: &&super::Sticker| {
                group.contains(other.route) && other.route != sticker.route && other.colour == sticker.colour
            };
            AuditFault::unless(!ledger.stickers.iter().any(|other| twin(&other)), "parallel tracks alike")?;
        }
        for city in ledger.growth.iter().map(|sticker| sticker.city) {
            let stickers = ledger.growth.iter().filter(|other| other.city == city).count();
            AuditFault::unless(stickers == 1 && on(city), format!("growth stickers on {city}"))?;
        }
        Ok(())
    }

    fn audit_postcards(&self) -> Result<(), AuditFault> {
        let mut held: Vec<crate::PostcardId> = Vec::new();
        for company in &self.ledger.companies {
            held.extend(company.office.postcards.iter().map(|(card, _)| *card));
            held.extend(&company.vault);
        }
        let letters = self.ledger.drawn.iter().filter(|card| {
            cards().postcards[card.index()].kind == crate::facts::effect::PostcardKind::Letter
        });
        let expected = held.len() + letters.count();
        held.sort();
        held.dedup();
        let drawn = held.iter().all(|card| self.ledger.drawn.contains(card));
        AuditFault::unless(drawn && self.ledger.drawn.len() == expected, "postcards")
    }

    fn audit_years(&self) -> Result<(), AuditFault> {
        let played = self.ledger.years.len();
        let settled = usize::from(self.ledger.game) - 1;
        AuditFault::unless(played == settled || played == settled + 1, "years")?;
        let read = campaign().story.iter().filter(|card| card.game < self.ledger.game).count();
        AuditFault::unless(self.ledger.story >= read, "story cards")
    }

    fn audit_wagons(&self) -> Result<(), AuditFault> {
        let waiting = match &self.phase {
            Phase::Posters(waiting) => waiting.as_slice(),
            _ => &[],
        };
        for (index, colour) in Colour::ALL.into_iter().take(figures().companies.len()).enumerate() {
            let companies = &self.ledger.companies;
            let pasted = companies.iter().flat_map(|company| company.poster.wagons());
            let placed = pasted.chain(waiting.iter().flat_map(|(_, wagons)| wagons).copied());
            let won: usize = companies.iter().map(|company| usize::from(company.wagons[index])).sum();
            let count =
                usize::from(self.ledger.bag[index]) + won + placed.filter(|other| *other == colour).count();
            let expected = usize::from(frontiers().wagons.per_colour);
            AuditFault::unless(count == expected, format!("{} wagons: {count}", colour.id()))?;
        }
        Ok(())
    }

    fn audit_shares(&self) -> Result<(), AuditFault> {
        let Some(deck) = &self.ledger.shares else { return Ok(()) };
        let held =
            Seat::all(self.companies()).map(|seat| self.ledger.company(seat).shares.len()).sum::<usize>();
        let expected = usize::from(frontiers().shares.per_line) * Colour::ALL.len();
        AuditFault::unless(deck.len() + held == expected, "shares")
    }
}
