//! A text that is a decision of some game is the one text that this decision is written as.

#![no_main]

use chaparral::Chaparral;
use great_western_trail::GreatWesternTrail;
use last_spike::LastSpike;
use libfuzzer_sys::fuzz_target;
use railhead_game::Game;
use ticket_legacy::{Campaign, TicketLegacy};

fuzz_target!(|text: &str| {
    // The lines of a record name the seat first.
    for notation in text.lines().map(|line| line.trim_start_matches(|c: char| c.is_ascii_digit() || c == ' '))
    {
        has_one_spelling::<LastSpike>(notation);
        has_one_spelling::<GreatWesternTrail>(notation);
        has_one_spelling::<Chaparral>(notation);
        has_one_spelling::<TicketLegacy>(notation);
        has_one_spelling::<Campaign>(notation);
    }
});

fn has_one_spelling<G: Game>(notation: &str) {
    if let Ok(action) = notation.parse::<G::Action>() {
        assert_eq!(action.to_string(), notation, "{}", G::meta().id);
    }
}
