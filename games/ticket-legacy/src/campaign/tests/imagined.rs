//! What a company imagines of the others must be a campaign that can be played on.

use railhead_game::{Judgement as _, Luck};
use railhead_pieces::Named as _;

use super::*;

const BOARDS: [&str; 4] = ["GP", "OR", "HW", "BL"];

/// A year in which B holds the first card of one chain, has come to the second of another and to the third of a third.
fn chained() -> Frame {
    let mut frame = Frame::before(3, 6, &BOARDS).give(B, "200").give(B, "301").give(C, "402").give(C, "107");
    for (seat, codes) in [(B, &["300"][..]), (C, &["400", "401"][..])] {
        let cards = codes.iter().map(|code| PostcardId::find(code).expect("a postcard"));
        frame.campaign.ledger.company_mut(seat).vault.extend(cards);
    }
    frame.campaign.ledger.recount_drawn();
    frame
}

/// The later cards of chains that a company holds.
fn later(frame: &Campaign, seat: Seat) -> Vec<String> {
    let held = frame.ledger.company(seat).office.postcards.iter().map(|(card, _)| *card);
    let later = held.filter(|card| crate::facts::cards().postcards[card.index()].later);
    later.map(|card| card.id().to_owned()).collect()
}

#[test]
fn later_cards_of_chains_are_imagined_where_they_are() {
    let frame = chained();
    for number in 0..40 {
        let mut imagined = frame.campaign.clone();
        imagined.determinize(A, &mut Luck::new(number));
        assert_eq!(later(&imagined, B), ["301"], "whoever finished the card before it");
        assert_eq!(later(&imagined, C), ["402"]);
    }
}

/// Everybody takes what the judgement likes best until the next game is dealt.
fn play_a_year(campaign: &mut Campaign) {
    let game = campaign.ledger.game;
    let mut legal = Vec::new();
    while campaign.ledger.game == game
        && let Some(seat) = campaign.actors().first()
    {
        legal.clear();
        campaign.legal(seat, &mut legal);
        let (mut notes, mut worth) = (<Campaign as railhead_game::Judgement>::Notes::default(), Vec::new());
        campaign.weigh_all(seat, &legal, &mut notes, &mut worth);
        let best = (0..legal.len()).max_by(|a, b| worth[*a].total_cmp(&worth[*b])).expect("a decision");
        campaign.apply(seat, legal[best], &mut Events::muted()).expect("a legal decision");
    }
}

#[test]
fn what_is_imagined_can_be_played_on_into_the_next_years() {
    let frame = chained();
    for number in 0..3 {
        let mut imagined = frame.campaign.clone();
        for seat in [A, B, C] {
            imagined.determinize(seat, &mut Luck::new(number));
            imagined.audit().expect("whole");
            play_a_year(&mut imagined);
            imagined.audit().expect("whole");
        }
        assert_eq!(imagined.ledger.game, 9);
    }
}
