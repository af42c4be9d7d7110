//! Section 21: how a campaign begins.

use railhead_game::{Game, proves};

use super::*;

#[test]
fn a_campaign_begins_in_1865_with_empty_boxes() {
    proves!("TL-21.1");
    let frame = Frame::new(3);
    assert_eq!((frame.ledger().game, frame.campaign.year()), (1, 1865));
    assert_eq!(frame.ledger().companies.len(), 3);
    assert_eq!(frame.ledger().company(B).office.company, colour(B));
    assert!(frame.ledger().boards.is_empty() && frame.ledger().years.is_empty());
    assert_eq!(figures().years.len(), 12);
    assert!(frame.campaign.outcome().is_none());
}
