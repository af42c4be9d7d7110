//! Chains of postcards can be followed to their ends.

use railhead_game::{Luck, Options};
use railhead_testkit::{games, greedy_game};
use std::collections::BTreeMap;
use ticket_legacy::Campaign;

/// Campaigns in every run.
const CAMPAIGNS: u32 = 12;

/// `railhead campaign simulate --companies 4 --campaigns 500` counts the same over more campaigns.
#[test]
fn the_ends_of_chains_are_reached() {
    let mut figures: BTreeMap<String, u64> = BTreeMap::new();
    for campaign in 0..games(CAMPAIGNS) {
        let play = greedy_game::<Campaign>(4, &Options::default(), &mut Luck::new(u64::from(campaign)));
        for (figure, count) in railhead_game::Game::figures(play.state()) {
            if figure.starts_with("chains/") || figure.starts_with("postcards finished/") {
                *figures.entry(figure).or_default() += count;
            }
        }
    }
    for (figure, count) in &figures {
        println!("{figure}: {count}");
    }
    for end in [304, 405] {
        let of = |what: &str| figures.get(&format!("chains/{end} {what}")).copied().unwrap_or_default();
        let (open, reached) = (of("box open by game 8"), of("reached then"));
        assert!(100 * reached >= 15 * open && open > 0, "{end}: reached in {reached} of {open} campaigns");
    }
}
