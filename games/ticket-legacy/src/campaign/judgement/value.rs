//! The learned value: by how much a company will come out ahead of the best other, by the weights in
//! `data/campaign-value.toml`.

use std::sync::LazyLock;

use railhead_game::{
    Chance as _, Judgement as _, Network, Numbers, Outcome, Plan, School, Seat, Stand, Strangeness, names_of,
};
use railhead_pieces::facts;

use super::{
    super::{action::Action, phase::Phase, state::Campaign},
    NEVER,
};

/// How many dollars make one of what is learned.
const SCALE: f32 = 10.0;
/// How much oftener than at the table a pupil does anything between games: there it learns what offices are worth.
const WHIMS_BETWEEN: f32 = 6.0;
/// How much seldomer it does anything at the table.
const WHIMS_AT_TABLE: f32 = 0.2;

/// The weights. They are part of the program, and a test proves that they fit.
static NETWORK: LazyLock<Network> = LazyLock::new(|| {
    facts::weights("campaign-value.toml", include_str!("../../../data/campaign-value.toml"), &names())
});

/// How the value is learned.
pub(super) const SCHOOL: School<Campaign> = School {
    names,
    result,
    plan: decide_strangely,
    options: &[],
    file: "games/ticket-legacy/data/campaign-value.toml",
};

/// What the numbers that describe a company are called.
fn names() -> Vec<String> {
    names_of(|campaign: &Campaign, seat, names| campaign.describe(seat, names))
}

/// By how much the company ended ahead of the best other.
fn result(outcome: &Outcome, seat: Seat) -> f32 {
    outcome.lead(seat) as f32 / SCALE
}

impl Campaign {
    /// What the company may hope to be ahead in the end, in dollars, if nothing comes of the game under way.
    pub(super) fn foreseen(&self, seat: Seat) -> f32 {
        let stand = self.stand(seat);
        let is_played = self.ledger.years.len() == usize::from(Campaign::last_game());
        let more = if is_played { 0.0 } else { NETWORK.value(&stand.numbers) };
        (stand.points + more) * SCALE
    }

    /// How the company stands.
    fn stand(&self, seat: Seat) -> Stand {
        let mut numbers = Numbers::default();
        self.describe(seat, &mut numbers);
        Stand { numbers: numbers.as_slice().to_vec(), points: result(&self.ranking(), seat) }
    }
}

/// A decision as somebody takes it who learns: what the judgement likes best, or any. As a game begins it is told how its
/// company stands.
fn decide_strangely(
    game: &Campaign,
    seat: Seat,
    actions: &[Action],
    network: Option<&Network>,
    strangeness: &mut Strangeness,
) -> Plan<Action> {
    let (mut notes, mut opinions) = (<Campaign as railhead_game::Judgement>::Notes::default(), Vec::new());
    game.weigh_all(seat, actions, &mut notes, &mut opinions);
    let is_between = game.is_between();
    if let Some(network) = network.filter(|_| is_between) {
        for (action, opinion) in actions.iter().zip(&mut opinions) {
            let Some(after) = game.after(seat, *action) else { continue };
            let stand = after.stand(seat);
            let likings = strangeness.likings.iter();
            let liked: f32 = likings.map(|(input, worth)| stand.numbers[*input] * worth).sum();
            *opinion = stand.points + network.value(&stand.numbers) + liked;
        }
    }
    let chance = strangeness.luck.bits() as f32 / u32::MAX as f32;
    let often = if is_between { WHIMS_BETWEEN } else { WHIMS_AT_TABLE };
    let best = (0..opinions.len()).max_by(|a, b| opinions[*a].total_cmp(&opinions[*b])).unwrap_or(0);
    let whim = strangeness.luck.below(actions.len() as u32) as usize;
    let chosen = if chance < strangeness.whims * often && opinions[whim] > NEVER { whim } else { best };
    let end = game.begins_a_year(seat).then(|| game.stand(seat));
    Plan { steps: vec![actions[chosen]], end }
}

impl Campaign {
    /// Whether something is decided between games that changes what lasts.
    pub(super) fn is_between(&self) -> bool {
        match self.phase {
            Phase::Charters(_)
            | Phase::Strike
            | Phase::Networks(_)
            | Phase::Open
            | Phase::Tracks(_)
            | Phase::Growth
            | Phase::Posters(_) => true,
            Phase::Roster { .. } | Phase::Reading { .. } | Phase::Moment(..) | Phase::Table | Phase::Over => {
                false
            }
        }
    }

    /// Whether the company has not done anything yet in the game under way.
    fn begins_a_year(&self, seat: Seat) -> bool {
        let table = self.under_way().filter(|_| self.phase == Phase::Table);
        let player = table.zip(self.place(seat)).map(|(table, place)| table.player(place));
        player.is_some_and(|player| player.routes.is_empty() && !player.offered.as_slice().is_empty())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_weights_fit() {
        assert_eq!(NETWORK.names(), names());
    }
}
