//! What somebody looks up while playing a game of the first year: the turn, money, the end.

use railhead_game::{Aid, Words};
use railhead_pieces::aids::part;

/// All of it.
pub(crate) fn aids(words: &Words) -> Vec<Aid> {
    ["turn", "cards", "routes", "money", "end"].map(|key| part(words, key)).into()
}
