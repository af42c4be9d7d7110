//! The campaign's own opinion, for bots.
//!
//! The yardstick ([`Judgement::weigh_all`]) judges at the table as the game does, and in between by a few rules of thumb; it
//! stays as it is. Whoever means to play well also knows what all that lasts is worth over the games left: a value that was
//! learned from whole campaigns (`railhead train`). By it the end of a game is judged, and every decision between games.

mod numbers;
mod value;

use railhead_game::{Events, Game, Guide, Judgement, School, Seat, Suspicion};

use self::value::SCHOOL;
use super::{action::Action, phase::Phase, poster::Place, state::Campaign};
use crate::{
    card::Colour,
    facts::{Part, Postcard, Route, campaign, cards, map},
    judgement::{Care, PlanNotes, Suspects},
    piece::{BoardId, CitySet},
    state::TicketLegacy,
};

impl Judgement for Campaign {
    type Notes = PlanNotes;

    /// Later maps are large: an expert's look takes ten times as long as in the first year.
    fn guide() -> Guide {
        Guide { iterations: 100, glances: 100, ..TicketLegacy::guide() }
    }

    fn judge(&self, seat: Seat) -> f32 {
        let lead = self.foreseen(seat);
        match (&self.phase, &self.table, self.place(seat)) {
            (Phase::Table, Some(table), Some(place)) => lead + table.judge(place),
            _ => lead,
        }
    }

    /// What is decided has shown its worth when the next game begins: by then it is known what the company took home, and what
    /// became of it between the games. Who takes part, and when everybody goes on, is left to the rules of thumb.
    fn is_settled(&self, start: &Campaign) -> bool {
        let is_at_table = start.phase == Phase::Table;
        match &self.phase {
            _ if !is_at_table && !start.is_between() => true,
            Phase::Table => !is_at_table || self.ledger.game != start.ledger.game,
            Phase::Reading { part, .. } => *part == Part::Vaults,
            _ => false,
        }
    }

    fn weigh_all(&self, seat: Seat, actions: &[Action], notes: &mut Self::Notes, out: &mut Vec<f32>) {
        self.weigh_with(seat, actions, Care::Full, notes, out);
    }

    fn weigh_swiftly(&self, seat: Seat, actions: &[Action], notes: &mut Self::Notes, out: &mut Vec<f32>) {
        self.weigh_with(seat, actions, Care::Rough, notes, out);
    }

    /// Between games by what the company may hope for then.
    fn weigh_closely(&self, seat: Seat, actions: &[Action], notes: &mut Self::Notes, out: &mut Vec<f32>) {
        if !self.is_between() {
            return self.weigh_all(seat, actions, notes, out);
        }
        let hope = |action: &Action| self.after(seat, *action).map(|after| after.foreseen(seat));
        out.extend(actions.iter().map(|action| hope(action).unwrap_or(f32::NEG_INFINITY)));
    }

    fn suspicion(&self, seat: Seat) -> Option<Suspicion<Campaign>> {
        let suspects = Suspects::of(self.table.as_ref()?);
        Some(Box::new(move |campaign, luck| campaign.imagine(seat, Some(&suspects), luck)))
    }

    fn school() -> Option<School<Campaign>> {
        Some(SCHOOL)
    }
}

/// What it is worth to keep away from a game, or to keep others away: so little that no level takes it for nearly as good
/// as to sit down.
const NEVER: f32 = -1_000.0;
/// How many cities a line of the timetable may lack to be worth building for.
const LACKING: usize = 3;
/// What a postcard is worth that can be finished once its board is open, besides what the vault pays.
const UNSEALED: f32 = 6.0;

impl Campaign {
    /// What is thought of each decision, at the table by a plan made with such care.
    fn weigh_with(
        &self,
        seat: Seat,
        actions: &[Action],
        care: Care,
        notes: &mut PlanNotes,
        out: &mut Vec<f32>,
    ) {
        let at_table = |action: &Action| match action {
            Action::Table(action) => Some(*action),
            _ => None,
        };
        let asked: Vec<crate::Action> = actions.iter().filter_map(at_table).collect();
        let mut opinions = Vec::with_capacity(asked.len());
        if let (false, Some(table), Some(place)) = (asked.is_empty(), &self.table, self.place(seat)) {
            let lines = self.lines_within_reach(seat);
            table.weigh_with(place, &asked, (&lines, care), notes, &mut opinions);
        }
        let mut opinions = opinions.into_iter();
        out.extend(actions.iter().map(|action| {
            let opinion = at_table(action).and_then(|_| opinions.next());
            opinion.unwrap_or_else(|| self.worth_of(seat, *action))
        }));
    }

    /// The position after this decision; `None` if it may not be taken.
    fn after(&self, seat: Seat, action: Action) -> Option<Campaign> {
        let mut after = self.clone();
        after.apply(seat, action, &mut Events::muted()).ok()?;
        Some(after)
    }

    /// What the lines of the timetable lack that the company's network of the game under way leaves nearly full.
    fn lines_within_reach(&self, seat: Seat) -> Vec<CitySet> {
        let timetable = &campaign().timetable;
        let table = self.under_way().filter(|_| self.ledger.game >= timetable.game);
        let Some((table, place)) = table.zip(self.place(seat)) else { return Vec::new() };
        let network = table.networks(place).max_by_key(|network| network.len()).unwrap_or(CitySet::EMPTY);
        let crossed = self.ledger.company(seat).timetable.or(network);
        let mut lines: Vec<CitySet> =
            timetable.lacking(crossed).filter(|line| (1..=LACKING).contains(&line.len())).collect();
        lines.sort_by_key(|line| line.len());
        lines
    }

    /// What a box promises the company: more routes of its colour than of the others', and postcards of its own that
    /// wait for the board.
    fn box_worth(&self, seat: Seat, board: BoardId) -> f32 {
        let office = &self.ledger.company(seat).office;
        let routes = |company: Colour| {
            let on = |route: &&Route| route.boards.contains(board) && route.colour == Some(company);
            map().routes.iter().filter(on).count() as f32
        };
        let others = Seat::all(self.companies()).filter(|other| *other != seat);
        let theirs: f32 = others.map(|other| routes(self.ledger.company(other).office.company)).sum();
        let lead = routes(office.company) - theirs / f32::from((self.companies() - 1).max(1));
        let waits = |card: &&Postcard| card.needs.contains(&board);
        let held = office.postcards.iter().map(|(card, _)| &cards().postcards[card.index()]);
        let waiting = held.filter(waits).map(|card| f32::from(card.vault) + UNSEALED);
        lead + waiting.sum::<f32>()
    }

    /// What it is worth to `seat` to decide `action` between games.
    fn worth_of(&self, seat: Seat, action: Action) -> f32 {
        match action {
            Action::Company(_) => 2.0,
            Action::Attend | Action::Begin | Action::Skip | Action::Close | Action::Plan => 1.0,
            Action::Miss | Action::Excuse(_) => NEVER,
            Action::Read | Action::Bag(_) => -1.0,
            Action::Leave
            | Action::Join
            | Action::Table(_)
            | Action::Track(..)
            | Action::Charter(_)
            | Action::Strike(_) => 0.0,
            Action::Open(board) => self.box_worth(seat, board),
            Action::Network(choice) => {
                let mut crossed = self.ledger.company(seat).timetable;
                let networks = self.largest_networks(seat);
                let cities = networks.get(usize::from(choice)).into_iter().flatten();
                cities.for_each(|city| crossed.insert(*city));
                let lines = campaign().timetable.lines(crossed) as f32;
                100.0 * lines + crossed.len() as f32
            }
            // A city with many routes gives everybody cards, but most to whoever builds there: where routes of the
            // own colour end.
            Action::Settle(city) => {
                let own = self.ledger.company(seat).office.company;
                let routes = map().routes.iter().filter(|route| route.a == city || route.b == city);
                routes.filter(|route| route.colour == Some(own)).count() as f32
            }
            Action::Paste(colour, place) => self.paste_worth(seat, colour, place),
        }
    }

    fn paste_worth(&self, seat: Seat, colour: Colour, place: Place) -> f32 {
        let company = self.ledger.company(seat);
        let figures = &campaign().poster;
        match place {
            Place::Row(row) => {
                let figures = &figures.rows[usize::from(row)];
                let missing = figures.needs - company.poster.rows[usize::from(row)].len();
                let years = usize::from(Campaign::last_game() - self.ledger.game);
                // About one wagon comes home in a year.
                if missing > years + 1 { 0.1 } else { f32::from(figures.pays) / figures.needs as f32 }
            }
            Place::Sanctuary if colour == company.office.company => figures.own_colour as f32,
            Place::Sanctuary => figures.other_colour as f32,
        }
    }
}
