//! How much of the page is sent after a decision: only layers that changed, to each pair of eyes.

mod pushes;

/// A push is a small part of the page, even before it is compressed.
#[test]
fn a_decision_sends_little() {
    for seats in [2, 4] {
        let sizes = pushes::sizes(seats, str::len);
        assert!(sizes.mean < 20_000 && sizes.most < 100_000, "{seats} seats: {sizes:?}");
    }
}
