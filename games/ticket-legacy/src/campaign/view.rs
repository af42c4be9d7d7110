//! What one company, or a spectator, may know of a campaign.

use railhead_game::{Outcome, Seat, SeatSet, Standing};
use serde::Serialize;

use super::{
    ledger::{Growth, Sticker, Year},
    phase::{Moment, Phase},
    poster::Poster,
    state::Campaign,
};
use crate::{
    TicketLegacy,
    card::Colour,
    facts::{Part, campaign, figures, frontiers},
    piece::{BoardId, CharterId, CityId, ClaimId, EmployeeId, EventId, PostcardId, RouteId, TicketId},
    scenario::Share,
    view as table,
};

/// All that one viewer may know.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// The game that comes next or is being played, from 1.
    pub game: u8,
    /// Its year.
    pub year: u16,
    /// The game up to whose rules the story has been read.
    pub known_game: u8,
    /// What is awaited.
    pub awaits: Awaits,
    /// From whom.
    pub actors: SeatSet,
    /// The companies, by seat.
    pub companies: Vec<CompanyView>,
    /// The companies that nobody leads.
    pub vacant: SeatSet,
    /// Who takes part, by the seats of the game.
    pub present: Vec<Seat>,
    /// Who holds the brake van.
    pub brake_van: Option<Seat>,
    /// The frontier boards, in the order of their opening.
    pub boards: Vec<BoardId>,
    /// Track stickers.
    pub stickers: Vec<Sticker>,
    /// Growth stickers.
    pub growth: Vec<Growth>,
    /// The Combine's depots.
    pub combine: Vec<CityId>,
    /// The numbered rules in force.
    pub slots: Vec<u8>,
    /// Retired tickets.
    pub retired_tickets: Vec<TicketId>,
    /// Retired events.
    pub retired_events: Vec<EventId>,
    /// Retired employees.
    pub retired_employees: Vec<EmployeeId>,
    /// Punches of tickets that are still in play.
    pub punched_tickets: Vec<(TicketId, Seat)>,
    /// The games played so far.
    pub years: Vec<Year>,
    /// The story cards that the viewer has read, by their place in the deck.
    pub story: Vec<usize>,
    /// The viewer's own things.
    pub own: Option<OwnBox>,
    /// The game under way, or the last one while it is being settled.
    pub table: Option<TableView>,
    /// Sections of the rules page that this campaign may not read yet.
    pub sealed_sections: Vec<u8>,
}

/// What is awaited.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "what", rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the fields are what the phase of that name says")]
pub enum Awaits {
    /// Who takes part.
    Roster { present: SeatSet, absent: SeatSet, ready: SeatSet },
    /// Reading: how many cards the viewer has opened, and of how many.
    Reading { part: Part, opened: u8, cards: u8 },
    /// That the result of the game is closed: how the companies at the table did, by its seats.
    Result { standings: Vec<Standing> },
    /// That own post is put away: the viewer's new postcards.
    Post { cards: Vec<PostcardId> },
    /// That the box is closed that was opened.
    Lid { board: BoardId },
    /// That the new rules are put away: their sections of the rules page.
    Rules { sections: Vec<u8> },
    /// A charter.
    Charter { left: Vec<CharterId> },
    /// A decision at the table.
    Table,
    /// An event to remove.
    Strike { events: Vec<EventId> },
    /// Which network is crossed off; the viewer's own ones.
    Networks { own: Vec<Vec<CityId>> },
    /// A box to open.
    Open { boxes: Vec<BoardId> },
    /// A track sticker.
    Tracks { beds: Vec<RouteId>, pool: Vec<(Colour, u8)>, planners: SeatSet },
    /// A growth sticker.
    Growth,
    /// A wagon to paste.
    Poster { seat: Option<Seat>, wagons: Vec<Colour> },
    /// Nothing: the vaults are open.
    Nothing,
}

/// What everybody knows of a company.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct CompanyView {
    /// Its colour, once it has chosen.
    pub colour: Option<Colour>,
    /// Its charter.
    pub charter: Option<CharterId>,
    /// Games won.
    pub wins: usize,
    /// Its slips, by game; none where it was absent.
    pub slips: Vec<Option<i16>>,
    /// Unfinished postcards in the office.
    pub postcards: usize,
    /// Things in the vault besides slips.
    pub thickness: usize,
    /// Depots on the map.
    pub depots: Vec<CityId>,
    /// Unsolved clues.
    pub clues: usize,
    /// Solved clues.
    pub solved: Vec<CityId>,
    /// The mining claim and its towns that have paid.
    pub claim: Option<(ClaimId, u8)>,
    /// The show poster.
    pub poster: Poster,
    /// Cities crossed off on the timetable.
    pub timetable: Vec<CityId>,
    /// The finished postcards, once the vaults are open.
    pub vault: Option<Vec<PostcardId>>,
    /// The shares, once the vaults are open.
    pub shares: Option<Vec<Share>>,
    /// Curses kept, stashes taken and treasures dug over the campaign.
    pub deeds: [u8; 3],
    /// What it is worth by category, once the vaults are open.
    pub reckoning: Option<Standing>,
}

/// What a company knows of itself.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct OwnBox {
    /// Unfinished postcards, each with the uses left.
    pub postcards: Vec<(PostcardId, u8)>,
    /// Finished postcards.
    pub vault: Vec<PostcardId>,
    /// Shares.
    pub shares: Vec<Share>,
    /// Unsolved clues.
    pub clues: Vec<CityId>,
}

/// The game under way.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TableView {
    /// The companies at it, by its seats.
    pub seats: Vec<Seat>,
    /// What the viewer may know of it.
    pub view: table::View,
}

impl View {
    /// All that `viewer` may know of the campaign.
    pub(super) fn of(campaign: &Campaign, viewer: Option<Seat>) -> View {
        let ledger = &campaign.ledger;
        let boards = ledger.open_boards();
        let slots =
            frontiers().slots.iter().filter(|row| row.board.is_none_or(|board| boards.contains(board)));
        let outcome = campaign.is_over().then(|| campaign.ranking());
        let in_play = |ticket: &TicketId| !ledger.retired_tickets.contains(ticket);
        View {
            game: ledger.game,
            year: campaign.year(),
            known_game: campaign.known_game(),
            awaits: campaign.awaits(viewer),
            actors: campaign.deciders(),
            companies: Seat::all(campaign.companies())
                .map(|seat| campaign.company_view(seat, outcome.as_ref()))
                .collect(),
            vacant: campaign.vacant,
            present: campaign.present.clone(),
            brake_van: ledger.brake_van,
            boards: ledger.boards.clone(),
            stickers: ledger.stickers.clone(),
            growth: ledger.growth.clone(),
            combine: ledger.combine.clone(),
            slots: slots.map(|row| row.slot).collect(),
            retired_tickets: ledger.retired_tickets.clone(),
            retired_events: ledger.retired_events.clone(),
            retired_employees: ledger.retired_employees.clone(),
            punched_tickets: ledger
                .punched_tickets
                .iter()
                .copied()
                .filter(|(ticket, _)| in_play(ticket))
                .collect(),
            years: ledger.years.clone(),
            story: campaign.story_read_by(viewer),
            own: viewer.map(|seat| {
                let company = ledger.company(seat);
                OwnBox {
                    postcards: campaign.office(seat),
                    vault: company.vault.clone(),
                    shares: company.shares.clone(),
                    clues: campaign.clues(seat),
                }
            }),
            table: campaign.table.as_ref().map(|table| campaign.table_view(table, viewer)),
            sealed_sections: frontiers().sealed_sections(campaign.known_game(), &boards),
        }
    }
}

impl Campaign {
    /// The game under way as `viewer` may know it; its players keep the signs of their companies.
    fn table_view(&self, table: &TicketLegacy, viewer: Option<Seat>) -> TableView {
        let mut view = table::View::of(table, viewer.and_then(|seat| self.place(seat)));
        for (player, seat) in view.players.iter_mut().zip(&self.present) {
            player.sign = *seat;
        }
        let known = self.known_game();
        view.sealed_sections = frontiers().sealed_sections(known, &self.ledger.open_boards());
        if known < figures().eras.ports {
            view.ports.clear();
        }
        TableView { seats: self.present.clone(), view }
    }

    /// The game under way and a company's seat at it.
    fn at_table(&self, seat: Seat) -> Option<(&TicketLegacy, Seat)> {
        Some((self.under_way()?, self.place(seat)?))
    }

    /// A company's unfinished postcards: at the table if it is there, else in its office.
    pub(super) fn office(&self, seat: Seat) -> Vec<(PostcardId, u8)> {
        match self.at_table(seat) {
            Some((table, place)) => {
                table.open_postcards(place).map(|(_, held)| (held.card, held.uses)).collect()
            }
            None => self.ledger.company(seat).office.postcards.clone(),
        }
    }

    /// A company's unsolved clues.
    fn clues(&self, seat: Seat) -> Vec<CityId> {
        match self.at_table(seat) {
            Some((table, place)) => table.player(place).holdings.clues.iter().collect(),
            None => self.ledger.company(seat).office.clues.clone(),
        }
    }

    /// The game up to whose rules the story has been read.
    pub(super) fn known_game(&self) -> u8 {
        match self.phase {
            Phase::Roster { .. } | Phase::Reading { part: Part::Before, .. } => self.ledger.game - 1,
            Phase::Table if self.table.as_ref().is_some_and(TicketLegacy::is_before_story) => {
                self.ledger.game - 1
            }
            _ => self.ledger.game,
        }
    }

    /// What the campaign has read, and what the viewer has opened of the present stretch.
    fn story_read_by(&self, viewer: Option<Seat>) -> Vec<usize> {
        let mut read: Vec<usize> = (0..self.ledger.story.min(campaign().story.len())).collect();
        if let (Phase::Reading { part, opened }, Some(seat)) = (&self.phase, viewer) {
            let opened = usize::from(opened[seat.index()]);
            read.extend(self.stretch(*part).take(opened).map(|(card, _)| card));
        }
        read
    }

    fn awaits(&self, viewer: Option<Seat>) -> Awaits {
        match &self.phase {
            Phase::Roster { present, absent, ready } => {
                Awaits::Roster { present: *present, absent: *absent, ready: *ready }
            }
            Phase::Reading { part, opened } => Awaits::Reading {
                part: *part,
                opened: viewer.map_or(0, |seat| opened[seat.index()]),
                cards: self.stretch(*part).count() as u8,
            },
            Phase::Moment(moment, _) => self.shown(moment, viewer),
            Phase::Charters(_) => Awaits::Charter { left: self.charters_left().collect() },
            Phase::Table => Awaits::Table,
            Phase::Strike => Awaits::Strike { events: self.past_events() },
            Phase::Networks(_) => {
                Awaits::Networks { own: viewer.map(|seat| self.largest_networks(seat)).unwrap_or_default() }
            }
            Phase::Open => Awaits::Open { boxes: self.boxes_to_open().collect() },
            Phase::Tracks(placement) => Awaits::Tracks {
                beds: placement.beds.clone(),
                pool: Colour::ALL.into_iter().zip(placement.pool).filter(|(_, count)| *count > 0).collect(),
                planners: placement.planners,
            },
            Phase::Growth => Awaits::Growth,
            Phase::Posters(waiting) => Awaits::Poster {
                seat: waiting.last().map(|(seat, _)| *seat),
                wagons: waiting.last().map(|(_, wagons)| wagons.clone()).unwrap_or_default(),
            },
            Phase::Over => Awaits::Nothing,
        }
    }

    /// What a moment shows.
    fn shown(&self, moment: &Moment, viewer: Option<Seat>) -> Awaits {
        match moment {
            Moment::Result => Awaits::Result {
                standings: self.table.as_ref().map(|table| table.ranking().standings).unwrap_or_default(),
            },
            Moment::Post => {
                let new = |seat: Seat| {
                    let held = &self.ledger.company(seat).office.postcards;
                    let first = held.len().saturating_sub(usize::from(self.post[seat.index()]));
                    held[first..].iter().map(|(card, _)| *card).collect()
                };
                Awaits::Post { cards: viewer.map(new).unwrap_or_default() }
            }
            Moment::Lid(_) => {
                let board = self.ledger.boards.last().copied();
                board.map_or(Awaits::Nothing, |board| Awaits::Lid { board })
            }
            Moment::Rules => Awaits::Rules { sections: self.new_sections().collect() },
        }
    }

    fn company_view(&self, seat: Seat, outcome: Option<&Outcome>) -> CompanyView {
        let ledger = &self.ledger;
        let company = ledger.company(seat);
        let open = outcome.is_some();
        CompanyView {
            colour: ledger.colour(seat),
            charter: company.office.charter,
            wins: ledger.wins(seat),
            slips: ledger.years.iter().map(|year| ledger.slip(seat, year)).collect(),
            postcards: self.office(seat).len(),
            thickness: company.thickness(),
            depots: company.office.depots.clone(),
            clues: self.clues(seat).len(),
            solved: match self.at_table(seat) {
                Some((table, place)) => table.player(place).holdings.solved.iter().collect(),
                None => company.office.solved.clone(),
            },
            claim: company.office.claim.map(|claim| (claim, company.office.towns)),
            poster: company.poster.clone(),
            timetable: company.timetable.iter().collect(),
            vault: open.then(|| company.vault.clone()),
            shares: open.then(|| company.shares.clone()),
            deeds: [company.office.curses, company.office.stashes, company.office.treasures],
            reckoning: outcome.and_then(|outcome| outcome.standing(seat)).cloned(),
        }
    }
}
