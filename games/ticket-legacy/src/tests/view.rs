//! What is sealed stays out of sight.

use super::*;

/// Case 82 of the list in [`super::cases`].
#[test]
fn nothing_of_a_sealed_box_is_in_a_view() {
    let table = later(2, 4, &["FL"]);
    for viewer in [None, Some(A), Some(B)] {
        let text = serde_json::to_string(&table.game.view(viewer)).unwrap();
        for sealed in ["DGC", "OMA", "SFO", "ELP", "GP-06", "EV-19", "EV-34"] {
            assert!(!text.contains(sealed), "{sealed} is visible to {viewer:?}");
        }
    }
    // Later sections are those of the campaign.
    let sealed = |table: &Table| -> Vec<u8> {
        table.game.view(None).sealed_sections.into_iter().filter(|section| *section <= 20).collect()
    };
    assert_eq!(sealed(&table), [14, 15, 16, 17, 18, 19, 20]);
    assert_eq!(sealed(&first_game(2)), (10..=20).collect::<Vec<u8>>());
}
