//! The opening of the vaults, and what a campaign shows when it is over (TL-26, TL-27).

use railhead_game::{Outcome, Part, Seat, Standing};
use railhead_pieces::{Named, Piece};

use super::super::{ledger::Ledger, state::Campaign};
use crate::{
    card::Colour,
    facts::{
        campaign, cards,
        effect::{Benefit, PostcardKind},
        frontiers,
    },
    piece::{BoardId, PostcardId},
    scenario::Share,
};

/// A box that was opened by the end of this game leaves time for its chain.
const EARLY_BOX: u8 = 8;

impl Campaign {
    /// How the campaign stands when every vault is opened.
    pub(in super::super) fn ranking(&self) -> Outcome {
        let ledger = &self.ledger;
        let standings = Seat::all(self.companies()).map(|seat| {
            let parts = [
                ("slips", ledger.slips(seat)),
                ("missed", ledger.missed_pay(seat)),
                ("vault-postcards", ledger.postcards_worth(seat)),
                ("poster", ledger.company(seat).poster.pays(ledger.company(seat).office.company)),
                ("shares", ledger.share_payout(seat)),
                ("timetable", ledger.timetable_worth(seat)),
            ];
            Standing {
                seat,
                rank: 0,
                score: parts.iter().map(|(_, dollars)| dollars).sum(),
                tie_breaks: vec![ledger.wins(seat) as i32, ledger.company(seat).vault.len() as i32],
                parts: parts.iter().map(|(key, dollars)| Part::new(key, *dollars)).collect(),
            }
        });
        Outcome::ranked(standings.collect())
    }
}

impl Ledger {
    /// What came into play: cards drawn, finished, revealed and hired, numbered rules, states of the map.
    pub(in super::super) fn figures(&self) -> Vec<(String, u64)> {
        let mut figures = Vec::new();
        let count = |found: usize| found as u64;
        for (index, row) in cards().postcards.iter().enumerate() {
            let card = PostcardId::at(index);
            let done = self.companies.iter().filter(|company| company.vault.contains(&card)).count();
            figures.push((
                format!("postcards drawn/{}", row.no),
                count(usize::from(self.drawn.contains(&card))),
            ));
            figures.push((format!("postcards finished/{}", row.no), count(done)));
        }
        figures.extend(self.chains());
        for (index, row) in cards().events.iter().enumerate() {
            let shown = self.punched_events.iter().filter(|event| event.index() == index).count();
            figures.push((format!("games with event/{}", row.id), count(shown)));
        }
        for (index, row) in cards().employees.iter().enumerate() {
            let hired = self.punched_employees.iter().filter(|employee| employee.index() == index).count();
            figures.push((format!("games with employee/{}", row.id), count(hired)));
        }
        for (row, uses) in frontiers().slots.iter().zip(&self.slot_uses) {
            figures.push((format!("uses of rule/{} {}", row.slot, row.title.name), u64::from(*uses)));
        }
        let mut open: Vec<&str> = Vec::new();
        for board in &self.boards {
            open.push(board.id());
            open.sort_unstable();
            figures.push((format!("states of the map/{}", open.join("+")), 1));
        }
        figures.push(("states of the map/first".to_owned(), 1));
        figures
    }

    /// For each chain whose box was opened early: that it was, and whether a company came to the document at its end.
    fn chains(&self) -> impl Iterator<Item = (String, u64)> {
        let early = |board: &BoardId| {
            self.years.iter().any(|year| year.game <= EARLY_BOX && year.opened == Some(*board))
        };
        let ends = cards().postcards.iter().enumerate().filter(move |(_, row)| {
            row.kind == PostcardKind::Document && !row.needs.is_empty() && row.needs.iter().all(early)
        });
        ends.flat_map(|(index, row)| {
            let end = PostcardId::at(index);
            let reached = self.companies.iter().any(|company| company.vault.contains(&end));
            let figure = |what: &str| format!("chains/{} {what}", row.no);
            [
                (figure(&format!("box open by game {EARLY_BOX}")), 1),
                (figure("reached then"), u64::from(reached)),
            ]
        })
    }

    /// The sum of a company's deposit slips.
    pub fn slips(&self, seat: Seat) -> i32 {
        self.years.iter().filter_map(|year| self.slip(seat, year)).map(i32::from).sum()
    }

    /// What a company is paid for games that it missed: nothing if it never took part.
    pub fn missed_pay(&self, seat: Seat) -> i32 {
        if !self.years.iter().any(|year| year.ranking.contains(&seat)) {
            return 0;
        }
        let missed = self.years.iter().filter(|year| !year.ranking.contains(&seat));
        missed
            .filter_map(|year| campaign().missed.get(usize::from(year.game) - 1))
            .copied()
            .map(i32::from)
            .sum()
    }

    /// What the finished postcards in a company's vault are worth.
    pub fn postcards_worth(&self, seat: Seat) -> i32 {
        let vault = &self.company(seat).vault;
        let copies = |card: &crate::PostcardId| {
            cards().postcards[card.index()].benefits.contains(&Benefit::CopyVault {})
        };
        let worth = |card: &crate::PostcardId| i32::from(cards().postcards[card.index()].vault);
        let best = vault.iter().filter(|card| !copies(card)).map(worth).max().unwrap_or(0);
        vault.iter().map(|card| if copies(card) { best } else { worth(card) }).sum()
    }

    /// What a company's shares pay: in each line the holders of most shares are paid, of equals the one with the
    /// lowest number first.
    pub fn share_payout(&self, seat: Seat) -> i32 {
        let of_line = |seat: Seat, line: Colour| {
            let shares = self.company(seat).shares.iter().filter(move |share: &&Share| share.line == line);
            (shares.clone().count(), shares.map(|share| share.number).min().unwrap_or(u8::MAX))
        };
        let place = |line: Colour| {
            let (count, lowest) = of_line(seat, line);
            let others = Seat::all(self.companies.len() as u8).filter(|other| *other != seat);
            let ahead = others.filter(|other| {
                let (theirs, number) = of_line(*other, line);
                theirs > count || (theirs == count && number < lowest)
            });
            (count > 0).then(|| ahead.count())
        };
        let payout = &campaign().shares.payout;
        Colour::ALL.into_iter().filter_map(place).filter_map(|place| payout.get(place)).sum()
    }

    /// What the full lines of a company's timetable pay.
    pub fn timetable_worth(&self, seat: Seat) -> i32 {
        let figures = &campaign().timetable;
        let crossed = self.company(seat).timetable;
        if crossed.is_empty() { 0 } else { figures.line * figures.lines(crossed) as i32 }
    }
}
