//! Section 21: the story.

use railhead_game::{Game, Seat, proves};

use super::*;

/// Case 65: reading stops exactly at the last card, and goes on where it was left.
#[test]
fn everybody_reads_at_their_own_pace() {
    proves!("TL-21.6");
    let frame = Frame::new(2).keep_tickets();
    let cards = |frame: &Frame, seat: Seat| frame.campaign.view(Some(seat)).story;
    assert_eq!((cards(&frame, A), frame.actors()), (vec![], vec![0, 1]));
    let frame = frame.play(A, "read");
    assert_eq!(
        (cards(&frame, A), cards(&frame, B), frame.campaign.view(None).story),
        (vec![0], vec![], vec![])
    );
    let frame = frame.play(A, "read").play(A, "read");
    assert_eq!(
        (cards(&frame, A), frame.actors()),
        (vec![0, 1], vec![1]),
        "two cards, then the book is closed"
    );
    let again = ["read"; 3].into_iter().fold(Frame::new(2).keep_tickets(), |frame, text| frame.play(A, text));
    assert!(again.campaign == frame.campaign, "the same decisions lead to the same page");
    let frame = again.refuses(A, "read", "TL-21.2").play(B, "read").play(B, "skip");
    assert_eq!(frame.campaign.phase, Phase::Table);
    assert_eq!(frame.campaign.view(None).story, [0, 1]);
}

/// Case 25: the story comes after the tickets are kept and before the events are shuffled.
#[test]
fn the_story_is_read_when_the_tickets_are_kept() {
    proves!("TL-21.6", "TL-2.7");
    let frame = Frame::before(2, 2, &[]).play(A, "keep");
    assert_eq!(frame.actors(), [1], "A has kept its tickets, B is still choosing");
    assert_eq!(frame.campaign.known_game(), 1, "what the story will tell is not known yet");
    let frame = frame.refuses(A, "read", "TL-21.2").play(B, "keep");
    assert!(matches!(frame.campaign.phase, Phase::Reading { part: Part::Before, .. }));
    let deck = |frame: &Frame| frame.campaign.table.as_ref().unwrap().events.as_slice().to_vec();
    let printed = frame.campaign.table.as_ref().unwrap().in_play().events.to_vec();
    assert_eq!(deck(&frame), printed, "nobody has shuffled the events");
    assert!(frame.campaign.table.as_ref().unwrap().frontier.pool.is_empty(), "nobody is for hire yet");
    let frame = frame.read_all();
    assert_eq!((&frame.campaign.phase, frame.campaign.known_game()), (&Phase::Table, 2));
    assert_ne!(deck(&frame), printed);
    let mut sorted = deck(&frame);
    sorted.sort();
    assert_eq!(sorted, printed);
}
