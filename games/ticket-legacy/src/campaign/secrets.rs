//! What companies cannot know: imagining it anew, and naming it for tests.

use railhead_game::{Chance, Dice, Luck, Seat, SeatSet};
use railhead_pieces::{Named, Piece};

use super::{
    phase::Phase,
    state::{Campaign, Chain},
};
use crate::{
    facts::{cards, frontiers, map},
    judgement::Suspects,
    piece::{BoardId, CityId, EventId, PostcardId, RouteId},
    secrets::unread_postcards,
};

impl Campaign {
    /// Replaces all that `seat` cannot know by something that may be true for all it knows: at the table others hold what
    /// they are suspected of.
    pub(super) fn imagine(&mut self, seat: Seat, suspects: Option<&Suspects>, luck: &mut Luck) {
        self.dice = Dice::imagined(luck);
        self.chain = Chain::new(self.dice.seed(), Campaign::last_game());
        if self.is_over() {
            return;
        }
        if let Some(shares) = &mut self.ledger.shares {
            luck.shuffle(shares);
        }
        if let Some(treasures) = &mut self.ledger.treasures {
            luck.shuffle(treasures);
        }
        let mut settled = SeatSet::only(seat);
        let place = self.place(seat);
        let played = self.under_way().is_some();
        if let (true, Some(table), Some(place)) = (played, &mut self.table, place) {
            table.imagine(place, suspects, luck);
            self.follow_table();
            settled = self.present.iter().copied().collect();
        }
        self.imagine_postcards(settled, luck);
        self.imagine_clues(seat, luck);
    }

    /// The unused postcards of companies that are not settled could be any that nobody has shown and none of the
    /// settled ones holds.
    fn imagine_postcards(&mut self, settled: SeatSet, luck: &mut Luck) {
        let unused = |card: &PostcardId, uses: u8| {
            let row = &cards().postcards[card.index()];
            uses == row.uses && !row.later
        };
        let mut known: Vec<PostcardId> = Vec::new();
        for (other, company) in Seat::all(self.companies()).zip(&self.ledger.companies) {
            known.extend(&company.vault);
            let shown = company
                .office
                .postcards
                .iter()
                .filter(|(card, uses)| settled.contains(other) || !unused(card, *uses));
            known.extend(shown.map(|(card, _)| *card));
        }
        let mut pool = unread_postcards(&known, self.ledger.open_boards(), luck);
        for (other, company) in Seat::all(self.companies()).zip(&mut self.ledger.companies) {
            for (card, uses) in company.office.postcards.iter_mut().filter(|(card, uses)| unused(card, *uses))
            {
                if !settled.contains(other)
                    && let Some(imagined) = pool.pop()
                {
                    *card = imagined;
                    *uses = cards().postcards[imagined.index()].uses;
                }
            }
        }
        self.ledger.recount_drawn();
    }

    /// The others' clues could be any that nobody has solved and the seat doesn't hold.
    fn imagine_clues(&mut self, seat: Seat, luck: &mut Luck) {
        let companies = &self.ledger.companies;
        let known = |city: &CityId| {
            companies.iter().any(|company| company.office.solved.contains(city))
                || companies[seat.index()].office.clues.contains(city)
        };
        let mut pool: Vec<CityId> =
            frontiers().treasure.cities.iter().copied().filter(|city| !known(city)).collect();
        luck.shuffle(&mut pool);
        for (other, company) in Seat::all(self.companies()).zip(&mut self.ledger.companies) {
            if other != seat {
                let count = company.office.clues.len();
                company.office.clues = pool.split_off(pool.len() - count);
            }
        }
    }

    /// What was imagined at the table is in the offices too.
    fn follow_table(&mut self) {
        let Some(table) = &self.table else { return };
        for (place, seat) in self.present.iter().enumerate() {
            let held = table.player(Seat(place as u8)).holdings.postcards;
            let company = &mut self.ledger.companies[seat.index()];
            company.office.postcards = held.as_slice().iter().map(|held| (held.card, held.uses)).collect();
        }
    }

    /// The codes of everything in boxes that are not open, of tickets that `viewer` must not read, and of the
    /// others' postcards.
    pub(super) fn hidden_ids(&self, viewer: Option<Seat>) -> Vec<String> {
        let open = self.ledger.open_boards();
        let sealed = |board: BoardId| !open.contains(board);
        let mut codes = Vec::new();
        let boards = BoardId::all();
        let offered = |board: &BoardId| self.phase == Phase::Open && self.check_box(*board).is_ok();
        codes.extend(boards.filter(|board| sealed(*board) && !offered(board)).map(|board| board.to_string()));
        let cities = CityId::all();
        codes.extend(
            cities.filter(|city| sealed(map().cities[city.index()].board)).map(|city| city.to_string()),
        );
        let routes = RouteId::all();
        let beyond = |route: &RouteId| map().routes[route.index()].boards.iter().any(sealed);
        codes.extend(routes.filter(beyond).map(|route| route.to_string()));
        let game = self.known_game();
        let events = EventId::all().filter(|event| {
            let row = &cards().events[event.index()];
            row.game.is_some_and(|arrival| arrival > game.max(1)) || row.board.is_some_and(sealed)
        });
        codes.extend(events.map(|event| event.to_string()));
        if let Some(table) = self.under_way() {
            // A ticket with a punch is in the binder, wherever it is now.
            let punched =
                |code: &String| self.ledger.punched_tickets.iter().any(|(ticket, _)| ticket.id() == code);
            let hidden = table.hidden_tickets(viewer.and_then(|seat| self.place(seat)));
            codes.extend(hidden.into_iter().filter(|code| !punched(code)));
        }
        codes
    }
}
