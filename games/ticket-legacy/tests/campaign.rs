//! Whole campaigns, decided at random.

use railhead_game::{Chance, Events, Game, Luck, Options, Setup};
use railhead_testkit::{Trial, bots_are_honest, decisions_lie_on_pieces, words_are_complete};
use ticket_legacy::Campaign;

fn random_campaign(seats: u8, luck: &mut Luck) -> Campaign {
    let meta = Campaign::meta();
    let setup = Setup::checked(meta, seats, &Options::default(), luck.seed(), 1).expect("a good set-up");
    let mut campaign = Campaign::new(&setup).expect("a new campaign");
    let mut legal = Vec::new();
    while let Some(seat) = campaign.actors().first() {
        legal.clear();
        campaign.legal(seat, &mut legal);
        let action = legal[luck.below(legal.len() as u32) as usize];
        campaign.apply(seat, action, &mut Events::muted()).expect("listed");
        campaign
            .audit()
            .unwrap_or_else(|fault| panic!("{fault} after {action} by {seat} in {:?}", campaign.phase()));
    }
    campaign
}

#[test]
fn whole_campaigns_end_with_everything_in_its_place() {
    let mut luck = Luck::new(11);
    for seats in 2..=5 {
        for _ in 0..3 {
            let campaign = random_campaign(seats, &mut luck);
            assert_eq!(campaign.ledger().years.len(), 12);
            assert_eq!(campaign.ledger().boards.len(), 8);
        }
    }
}

#[test]
fn a_campaign_plays_by_the_contract() {
    let report = Trial::<Campaign>::new(3).games(1).restless().run();
    assert!(report.most_legal <= 300, "{report:?}");
}

/// Companies begin without anybody, are left and taken, miss games and excuse each other.
#[test]
fn campaigns_end_while_people_come_and_go() {
    for companies in 2..=5 {
        let report = Trial::<Campaign>::new(companies).games(3).restless().brisk().run();
        assert_eq!(report.games, 3);
    }
}

#[test]
fn both_languages_say_everything() {
    words_are_complete::<Campaign>();
}

#[test]
fn every_decision_of_a_campaign_lies_on_a_piece() {
    let buttons = ["bag", "coins", "decline", "end", "lift", "read", "redraw", "skip", "use"];
    decisions_lie_on_pieces::<Campaign>([3], &Options::default(), &buttons);
}

#[test]
fn bots_know_what_their_company_would_know() {
    bots_are_honest::<Campaign>(3, &Options::default());
}
