//! Levels of bots that rise.

use railhead_bots::Level;
use railhead_game::Judgement;

/// Fails when a level of the game thinks less, or heeds differences less, than a weaker one, or when *expert* does not
/// take the best of what a whole share of looks shows.
#[track_caller]
pub fn levels_rise<G: Judgement>() {
    let (id, guide) = (G::meta().id, G::guide());
    let efforts = Level::LADDER.map(|level| level.effort(&guide).expect("whoever is on the ladder thinks"));
    for (pair, levels) in efforts.windows(2).zip(Level::LADDER.windows(2)) {
        let (weaker, stronger) = (pair[0], pair[1]);
        let is_stricter = stronger.leniency <= weaker.leniency;
        let looks_more = stronger.share >= weaker.share || stronger.is_strict() && !weaker.is_strict();
        assert!(weaker != stronger && is_stricter && looks_more, "{id}: {} and {}", levels[0], levels[1]);
    }
    let expert = Level::Expert.effort(&guide).expect("an expert thinks");
    assert!(expert.is_strict() && expert.iterations(&guide) == guide.iterations, "{id}: {expert:?}");
}
