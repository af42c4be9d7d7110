//! The Railroad Boss and the railway (CH-13).

use railhead_game::{Illegal, Seat, require};

use crate::{
    event::{Event, Resource},
    facts::facts,
    piece::{EventCard, Good},
    rules::{Log, about},
    state::{Chaparral, Phase, Section},
};

impl Section {
    /// How many segments a section has.
    #[inline]
    pub(crate) fn segments() -> u8 {
        facts().ranch.railway.segments.len() as u8
    }

    /// Whether all of it is built.
    #[inline]
    pub(crate) fn is_finished(self) -> bool {
        self.built == Section::segments()
    }
}

impl Chaparral {
    /// Iron and settlers for the next `segments` of a section that has `built` (CH-13.1, CH-16.12).
    pub(crate) fn segments_cost(&self, built: u8, segments: u8) -> (u8, u8) {
        let rough = self.event == EventCard::RoughRailway;
        let extra = if rough { facts().cards.effects.rough_iron } else { 0 };
        let costs = &facts().ranch.railway.segments[usize::from(built)..usize::from(built + segments)];
        costs.iter().fold((0, 0), |(iron, settlers), segment| {
            (iron + segment.iron + extra, settlers + segment.settlers)
        })
    }

    /// The section that `seat` has begun and not finished.
    pub(crate) fn site(&self, seat: Seat) -> Option<Good> {
        let begun = |section: &Good| {
            let section = self.sections[section.index()];
            section.builder == Some(seat) && !section.is_finished()
        };
        Good::SECTIONS.into_iter().find(begun)
    }

    /// Sections that are finished.
    pub(crate) fn finished_sections(&self) -> usize {
        self.sections.iter().filter(|section| section.is_finished()).count()
    }

    /// A section that is free or the seat's own, while no other of its own is unfinished (CH-13.2).
    fn may_build_on(&self, seat: Seat, section: Good) -> Result<(), Illegal> {
        let Some(place) = self.sections.get(section.index()) else {
            return Err(about("good", section)(Illegal::new("CH-13.1", "no-section")));
        };
        let free = place.builder.is_none_or(|builder| builder == seat) && !place.is_finished();
        require(free, "CH-13.2", "section-taken").map_err(about("good", section))?;
        let site = self.site(seat).unwrap_or(section);
        require(site == section, "CH-13.2", "section-unfinished").map_err(about("good", site))
    }

    pub(super) fn may_build(&self, seat: Seat, section: Good, segments: u8) -> Result<(), Illegal> {
        self.may_build_on(seat, section)?;
        let Section { built, .. } = self.sections[section.index()];
        let left = Section::segments() - built;
        require((1..=left).contains(&segments), "CH-13.1", "segments-left")
            .map_err(|why| about("good", section)(why).with("left", left))?;
        let (iron, settlers) = self.segments_cost(built, segments);
        let player = self.player(seat);
        require(iron <= player.iron && settlers <= player.settlers, "CH-13.1", "segments-too-dear")
            .map_err(|why| why.with("iron", iron).with("settlers", settlers))
    }

    /// The most segments that `seat` could build in one action now.
    pub(crate) fn most_segments(&self, seat: Seat) -> u8 {
        let most = |section: &Good| {
            (1..=Section::segments()).take_while(|n| self.may_build(seat, *section, *n).is_ok()).count() as u8
        };
        Good::SECTIONS.iter().map(most).max().unwrap_or(0)
    }

    pub(super) fn could_build(&self, seat: Seat) -> bool {
        Good::SECTIONS.into_iter().any(|section| self.may_build(seat, section, 1).is_ok())
    }

    pub(super) fn build(&mut self, seat: Seat, section: Good, segments: u8, log: &mut Log) {
        let (iron, settlers) = self.segments_cost(self.sections[section.index()].built, segments);
        let player = self.player_mut(seat);
        player.iron -= iron;
        player.settlers -= settlers;
        let place = &mut self.sections[section.index()];
        place.builder = Some(seat);
        place.built += segments;
        let finished = place.is_finished();
        log.all(Event::Built { seat, section, segments, iron, settlers });
        self.phase = Phase::Act;
        if finished {
            log.all(Event::Finished { seat, section });
            let prize = &facts().ranch.railway.prizes[self.finished_sections() - 1];
            if prize.money > 0 || prize.gold > 0 {
                self.phase = Phase::Prize;
            }
        }
    }

    /// The first two prizes may be taken in gold (CH-13.3).
    pub(super) fn may_take_gold(&self) -> Result<(), Illegal> {
        let prize = &facts().ranch.railway.prizes[self.finished_sections() - 1];
        require(prize.gold > 0, "CH-13.3", "no-gold-prize")
    }

    pub(super) fn take_prize(&mut self, seat: Seat, gold: bool, log: &mut Log) {
        let prize = &facts().ranch.railway.prizes[self.finished_sections() - 1];
        if gold {
            self.receive(seat, Resource::Gold, u16::from(prize.gold), log);
        } else {
            self.receive(seat, Resource::Money, prize.money, log);
        }
        self.phase = Phase::Act;
    }
}
