//! What a seat's things are worth, in hundredths of an objective.

use railhead_game::Seat;

use crate::{
    almanac::{Measure, almanac},
    piece::{Character, Good, Objective, Piece, Set},
    state::{Chaparral, ColouredToken},
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

const DOLLAR: f32 = 0.45;
const DOLLAR_BEYOND: f32 = 0.2;
const PLENTY: u16 = 60;
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
            if claimed >= usize::from(almanac().end.objectives[self.row()]) {
                worth -= FOLLY;
            }
        }
        let first = if specials == 0 { missing } else { 0.0 };
        for objective in Set::full().minus(player.objectives).iter() {
            if self.copies[objective.index()] > 0 {
                worth += self.hope(seat, objective, first) * (0.15 + 0.85 * time);
            }
        }
        worth + self.means(seat) * (0.05 + 0.95 * time)
    }

    /// What an objective that is not claimed yet promises; `first` is what the first special one is worth.
    fn hope(&self, seat: Seat, objective: Objective, first: f32) -> f32 {
        let conditions = &almanac().objective(objective).conditions;
        let mut done = 0.0;
        for condition in conditions {
            let needs = f32::from(condition.needs(self.seats));
            let has = f32::from(self.measure(seat, &condition.measure));
            done += ((has + self.troubled_share(seat, &condition.measure)) / needs).min(1.0);
        }
        let done = done / conditions.len() as f32;
        let special = almanac().special.contains(objective);
        let prize = OBJECTIVE + if special { SPECIAL + first } else { 0.0 };
        prize * HOPE * done.powi(DOUBT)
    }

    /// Farms with an apache count for nothing yet, but they are part of the way.
    fn troubled_share(&self, seat: Seat, measure: &Measure) -> f32 {
        let player = self.player(seat);
        let troubled = match measure {
            Measure::Farms(goods) if !player.clean().meets(*goods) => {
                player.troubled.and(*goods).len().min(1)
            }
            Measure::Hosts => player.troubled.and(player.hosts).len(),
            Measure::AnimalFarms => {
                player.troubled.iter().filter(|good| almanac().farm(*good).animal).count()
            }
            _ => 0,
        };
        TROUBLED * troubled as f32
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
            player.owned.iter().map(|shop| f32::from(almanac().price[shop.index()])).sum::<f32>() * DOLLAR;
        let farm = |good: Good| {
            let printed = almanac().farm(good);
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
