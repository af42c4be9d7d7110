//! The rules between games by example: a campaign in some year, a game that ended in some way, what must come of it.

pub(super) use railhead_game::{Events, Game, Seat, Seed, Told};
use railhead_pieces::Named;

pub(super) use super::super::{
    Action, Campaign, Event, Phase,
    ledger::{Ledger, Sticker, Year, YearResult},
    state::Chain,
};
pub(super) use crate::{
    facts::{Part, campaign, figures, frontiers, map},
    piece::{BoardId, EventId, PostcardId, RouteId, TicketId},
    tests::position::{Table, Words, game_of},
};

pub(super) const A: Seat = Seat(0);
pub(super) const B: Seat = Seat(1);
pub(super) const C: Seat = Seat(2);

/// A campaign in the middle of things.
#[derive(Clone)]
pub(super) struct Frame {
    pub(super) campaign: Campaign,
    pub(super) told: Vec<Told<Event>>,
}

impl Frame {
    /// A new campaign.
    pub(super) fn new(companies: u8) -> Frame {
        let chain = Chain::new(Seed([7; 32]), Campaign::last_game());
        let frame = Frame { campaign: Campaign::begin(companies, chain, false), told: Vec::new() };
        Seat::all(companies)
            .fold(frame, |frame, seat| frame.play(seat, &format!("company {}", colour(seat).id())))
    }

    /// Before game `game`, with these boxes open; every earlier game was won by A, and nobody missed one.
    pub(super) fn before(companies: u8, game: u8, boards: &[&str]) -> Frame {
        let mut frame = Frame::new(companies);
        let ledger = &mut frame.campaign.ledger;
        ledger.game = game;
        ledger.boards = boards.iter().map(|code| BoardId::find(code).expect("a board")).collect();
        let open = ledger.open_boards();
        let on = |city: crate::CityId| open.contains(map().cities[city.index()].board);
        let beds = map().routes.iter().filter(|route| route.bed && on(route.a) && on(route.b));
        ledger.stickers = beds
            .map(|route| Sticker {
                route: RouteId::find(&route.id).expect("a route"),
                colour: route.colour.expect("beds have a planned colour"),
                by: None,
                game: 1,
            })
            .collect();
        if open.contains(BoardId::find("SM").expect("a board")) {
            ledger.treasures = Some(frontiers().treasure.values.clone());
        }
        if open.contains(BoardId::find("BL").expect("a board")) {
            let lines = crate::Colour::ALL.into_iter();
            let shares = lines.flat_map(|line| (1..=10).map(move |number| crate::Share { line, number }));
            ledger.shares = Some(shares.collect());
        }
        ledger.story = campaign().story.iter().filter(|card| card.game < game).count();
        let nothing = YearResult { slip: 0, tickets: 0, routes: 0, spaces: 0, postcards: 0 };
        ledger.years = (1..game)
            .map(|game| Year {
                game,
                ranking: Seat::all(companies).collect(),
                results: vec![nothing; usize::from(companies)],
                struck: None,
                opened: None,
            })
            .collect();
        ledger.brake_van = Some(Seat(companies - 1));
        frame.dealt_anew()
    }

    /// Deals the next game anew, if it is dealt: what it begins with has changed.
    fn dealt_anew(mut self) -> Frame {
        if self.campaign.fresh {
            self.campaign.lay_table(&mut Events::muted());
        }
        self
    }

    /// Lays the table of the next game for these companies; `arrange` makes of it what the example needs, then the
    /// game is over and its result is shown.
    pub(super) fn result(mut self, present: &[Seat], arrange: impl FnOnce(Table) -> Table) -> Frame {
        let campaign = &mut self.campaign;
        campaign.present = present.to_vec();
        let parts = campaign.stretch(Part::Before).count();
        campaign.ledger.story += parts;
        let scenario = crate::Scenario { first: Some(0), ..campaign.scenario() };
        let mut table = arrange(game_of(present.len() as u8, scenario)).game;
        table.finish(&mut Events::muted());
        campaign.table = Some(table);
        campaign.phase = Phase::Table;
        let mut events = Events::recording();
        campaign.close_table(&mut events);
        self.told = events.into_told();
        self
    }

    /// As [`Frame::result`], and everybody has closed the result.
    pub(super) fn ends(self, present: &[Seat], arrange: impl FnOnce(Table) -> Table) -> Frame {
        self.result(present, arrange).through_moments()
    }

    /// Lays the table of the next game for these companies as `arrange` makes it, at the first turn.
    pub(super) fn plays(mut self, present: &[Seat], arrange: impl FnOnce(Table) -> Table) -> Frame {
        let campaign = &mut self.campaign;
        campaign.present = present.to_vec();
        let scenario = crate::Scenario { first: Some(0), ..campaign.scenario() };
        campaign.table = Some(arrange(game_of(present.len() as u8, scenario)).game);
        campaign.phase = Phase::Table;
        campaign.fresh = false;
        self
    }

    /// Everybody closes what is shown.
    fn through_moments(mut self) -> Frame {
        while let Phase::Moment(_, readers) = &self.campaign.phase {
            let seat = readers.first().expect("somebody reads");
            self = self.step(seat, "close");
        }
        self
    }

    /// Everybody keeps the tickets that were dealt.
    pub(super) fn keep_tickets(mut self) -> Frame {
        while self.campaign.phase == Phase::Table
            && self.campaign.table.as_ref().is_some_and(crate::TicketLegacy::is_before_story)
        {
            let seat = self.campaign.deciders().first().expect("somebody chooses");
            self = self.play(seat, "keep");
        }
        self
    }

    /// Reads the story to where it stops.
    pub(super) fn read_all(mut self) -> Frame {
        let Phase::Reading { part: start, .. } = self.campaign.phase else { return self };
        while let Phase::Reading { part, .. } = self.campaign.phase
            && part == start
        {
            let seat = self.campaign.deciders().first().expect("somebody reads");
            self = self.play(seat, "skip");
        }
        self
    }

    /// Plays a decision; everybody closes what is shown then.
    #[track_caller]
    pub(super) fn play(self, seat: Seat, text: &str) -> Frame {
        self.step(seat, text).through_moments()
    }

    /// Plays a decision.
    #[track_caller]
    pub(super) fn step(mut self, seat: Seat, text: &str) -> Frame {
        let action: Action = text.parse().expect("a decision");
        let mut events = Events::recording();
        if let Err(illegal) = self.campaign.apply(seat, action, &mut events) {
            panic!("{text} by {seat} is refused: {illegal}");
        }
        self.told.extend(events.into_told());
        self
    }

    #[track_caller]
    pub(super) fn refuses(self, seat: Seat, text: &str, paragraph: &str) -> Frame {
        let action: Action = text.parse().expect("a decision");
        let mut after = self.campaign.clone();
        let illegal = after.apply(seat, action, &mut Events::muted()).expect_err(text);
        assert_eq!(illegal.paragraph, paragraph, "{text} is refused by {illegal}");
        assert!(after == self.campaign, "{text} was refused but changed something");
        self
    }

    /// Whether the year is over and the tickets of the next one are dealt.
    pub(super) fn is_next_year(&self) -> bool {
        self.campaign.phase == Phase::Table && self.campaign.fresh
    }

    pub(super) fn legal(&self, seat: Seat) -> Vec<String> {
        let mut legal = Vec::new();
        self.campaign.legal(seat, &mut legal);
        legal.iter().map(ToString::to_string).collect()
    }

    pub(super) fn ledger(&self) -> &Ledger {
        &self.campaign.ledger
    }

    pub(super) fn actors(&self) -> Vec<u8> {
        self.campaign.deciders().iter().map(|seat| seat.0).collect()
    }

    /// The numbers of a company's unfinished postcards.
    pub(super) fn office(&self, seat: Seat) -> Vec<String> {
        self.ledger().company(seat).office.postcards.iter().map(|(card, _)| card.to_string()).collect()
    }

    pub(super) fn give(mut self, seat: Seat, code: &str) -> Frame {
        let card = PostcardId::find(code).expect("a postcard");
        let uses = crate::facts::cards().postcards[card.index()].uses;
        self.campaign.ledger.company_mut(seat).office.postcards.push((card, uses));
        self.campaign.ledger.drawn.push(card);
        self.dealt_anew()
    }
}

pub(super) fn ticket(code: &str) -> TicketId {
    TicketId::find(code).expect("a ticket")
}

pub(super) fn event(code: &str) -> EventId {
    EventId::find(code).expect("an event")
}

pub(super) fn board(code: &str) -> BoardId {
    BoardId::find(code).expect("a board")
}

/// The companies' colours in seat order.
pub(super) fn colour(seat: Seat) -> crate::Colour {
    figures().companies[seat.index()].id
}
