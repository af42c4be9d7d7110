//! What a seat's things are worth, in hundredths of an objective.

use std::cell::OnceCell;

use railhead_game::Seat;

use crate::{
    facts::{facts, index::Measure},
    piece::{Character, Good, Objective, Set},
    state::{Chaparral, ColouredToken, Section},
};

/// An objective claimed.
const OBJECTIVE: f32 = 100.0;
/// How much more a special one is worth ...
const SPECIAL: f32 = 12.0;
/// ... and the first of them, without which nobody wins.
const FIRST_SPECIAL: f32 = 60.0;
/// What is lost of each objective as long as there is no special one.
const VANITY: f32 = 45.0;
/// What it costs to bring on the end without a special objective.
const FOLLY: f32 = 400.0;
/// How much of an objective is worth what only a little of it is missing ...
const HOPE: f32 = 0.75;
/// ... and by what power hope falls with what is missing.
const DOUBT: i32 = 3;
/// Rounds to come from which on there is time for everything.
const AMPLE: f32 = 4.0;

/// A dollar, as long as there are no more than plenty ...
const DOLLAR: f32 = 0.45;
const PLENTY: u16 = 60;
/// ... and a dollar beyond.
const DOLLAR_BEYOND: f32 = 0.2;
// What one of each may still be good for.
const COWBOY: f32 = 3.0;
const IRON: f32 = 1.2;
const GOLD: f32 = 6.0;
const SETTLER: f32 = 4.0;
const MARKER: f32 = 5.0;
const COACH: f32 = 3.0;
const APACHE: f32 = 3.0;
const HELD_TOKEN: f32 = 9.0;
const START: f32 = 4.0;
/// How often a farm's goods will be sold in a round.
const SALES: f32 = 0.35;
/// What an apache on one's farm costs.
const TROUBLE: f32 = 6.0;
/// How much of a farm is there for an objective while an apache is on it.
const TROUBLED: f32 = 0.65;
/// How much of a section is there at most before it is finished ...
const UNFINISHED: f32 = 0.85;
/// ... how much of a segment is there with what it costs ...
const STOCK: f32 = 0.6;
/// ... how much iron a settler stands for ...
const IRON_PER_SETTLER: f32 = 3.0;
/// ... and what part of a farm on one's own section the farm is.
const FARM_FOR_SECTION: f32 = 0.35;

impl Chaparral {
    /// What the things of `seat` are worth to it.
    pub(super) fn worth(&self, seat: Seat) -> f32 {
        let player = self.player(seat);
        let time = (self.coaches.len() as f32 / AMPLE).min(1.0);
        let specials = self.specials(seat);
        let claimed = player.objectives.len();
        let mut worth = OBJECTIVE * claimed as f32 + SPECIAL * specials as f32;
        let missing = FIRST_SPECIAL + VANITY * claimed as f32;
        if specials == 0 {
            worth -= missing;
            if claimed >= usize::from(facts().table.end.objectives[self.row()]) {
                worth -= FOLLY;
            }
        }
        let first = if specials == 0 { missing } else { 0.0 };
        let line = &OnceCell::new();
        for objective in Set::full().minus(player.objectives).iter() {
            if self.copies[objective.index()] > 0 {
                worth += self.hope(seat, objective, first, line) * (0.15 + 0.85 * time);
            }
        }
        worth + self.means(seat) * (0.05 + 0.95 * time)
    }

    /// What an objective that is not claimed yet promises; `first` is what the first special one is worth, `line` what was
    /// found out of the seat's railway.
    fn hope(&self, seat: Seat, objective: Objective, first: f32, line: &OnceCell<f32>) -> f32 {
        let done = self.done(seat, objective, line);
        if done == 0.0 {
            return 0.0;
        }
        let special = facts().index.special.contains(objective);
        let prize = OBJECTIVE + if special { SPECIAL + first } else { 0.0 };
        prize * HOPE * done.powi(DOUBT)
    }

    /// How much of an objective's conditions `seat` meets, from 0 to 1.
    pub(super) fn done(&self, seat: Seat, objective: Objective, line: &OnceCell<f32>) -> f32 {
        let conditions = facts().conditions(objective);
        let mut done = 0.0;
        for condition in conditions {
            let needs = condition.needs(self.seats);
            let has = self.measure(seat, &condition.measure);
            if has >= needs {
                done += 1.0;
                continue;
            }
            let has = f32::from(has) + self.part_way(seat, &condition.measure, line);
            if has > 0.0 {
                done += (has / f32::from(needs)).min(1.0);
            }
        }
        done / conditions.len() as f32
    }

    /// What counts for nothing yet but is part of the way: farms with an apache, a section under construction.
    fn part_way(&self, seat: Seat, measure: &Measure, line: &OnceCell<f32>) -> f32 {
        let player = self.player(seat);
        let line = || *line.get_or_init(|| self.line(seat));
        let troubled = |farms: Set<Good>| TROUBLED * farms.len() as f32;
        match measure {
            Measure::Farms(goods) if !player.clean().meets(*goods) => {
                troubled(player.troubled.and(*goods)).min(TROUBLED)
            }
            Measure::Hosts => troubled(player.troubled.and(player.hosts)),
            Measure::AnimalFarms => {
                troubled(player.troubled.iter().filter(|good| facts().farm(*good).animal).collect())
            }
            Measure::Sections => line(),
            Measure::FarmsOnOwnSection(goods) => {
                let farm = if player.farms.meets(*goods) { FARM_FOR_SECTION } else { 0.0 };
                (1.0 - FARM_FOR_SECTION) * line() + farm
            }
            _ => 0.0,
        }
    }

    /// How much of a section `seat` has built or could build.
    fn line(&self, seat: Seat) -> f32 {
        let player = self.player(seat);
        let all = Section::segments();
        let built = self.site(seat).map_or(0, |section| self.sections[section.index()].built);
        let (mut iron, mut settlers) = (0, 0);
        for segment in &facts().ranch.railway.segments[usize::from(built)..] {
            iron += segment.iron;
            settlers += segment.settlers;
        }
        let stock =
            f32::from(player.iron.min(iron)) + IRON_PER_SETTLER * f32::from(player.settlers.min(settlers));
        let cost = f32::from(iron) + IRON_PER_SETTLER * f32::from(settlers);
        let done = f32::from(built) / f32::from(all);
        (done + (1.0 - done) * STOCK * stock / cost) * UNFINISHED
    }

    /// What money, tracks, markers and farms may still be good for.
    fn means(&self, seat: Seat) -> f32 {
        let player = self.player(seat);
        let beyond = player.money.saturating_sub(PLENTY);
        let mut means = DOLLAR * f32::from(player.money - beyond) + DOLLAR_BEYOND * f32::from(beyond);
        means += COWBOY * f32::from(player.cowboys)
            + IRON * f32::from(player.iron)
            + GOLD * f32::from(player.gold);
        means += SETTLER * f32::from(player.settlers).min(4.0) + COACH * player.coaches.len() as f32;
        means += MARKER * player.markers().len() as f32 + APACHE * f32::from(player.apaches);
        means +=
            player.owned.iter().map(|shop| f32::from(facts().business(shop).price)).sum::<f32>() * DOLLAR;
        let farm = |good: Good| {
            let printed = facts().farm(good);
            let sale = f32::from(printed.market[0]) * SALES * self.coaches.len() as f32;
            DOLLAR * sale + if player.troubled.contains(good) { -TROUBLE } else { 4.0 }
        };
        means += player.farms.iter().map(farm).sum::<f32>();
        if player.token == ColouredToken::Held {
            means += HELD_TOKEN;
        }
        if player.on.contains(Character::Sheriff) && self.seats > 2 && seat != self.start {
            means += START;
        }
        means
    }
}
