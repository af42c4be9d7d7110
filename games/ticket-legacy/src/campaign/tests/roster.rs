//! Section 21: companies and rosters. And section 25: charters.

use railhead_game::{Game, Options, Seat, Seed, Setup, TurnEnd, proves};
use railhead_pieces::Named;

use super::*;
use crate::{piece::ClaimId, tests::position::city};

#[test]
fn nobody_decides_for_another() {
    proves!("TL-21.2");
    let frame = Frame::before(2, 3, &[]).ends(&[A, B], |table| table.coins(A, 30)).read_all();
    frame.refuses(B, "open GP", "TL-21.2").refuses(A, "read", "TL-21.2").refuses(A, "deck", "TL-21.2");
}

const D: Seat = Seat(3);

/// Whether the roster is closed, and with whom.
fn begun(frame: &Frame) -> Option<Vec<Seat>> {
    let begun = frame.campaign.phase == Phase::Table;
    begun.then(|| frame.campaign.present.clone())
}

/// Case 73.
#[test]
fn every_company_says_whether_it_takes_part() {
    proves!("TL-21.3");
    let frame = Frame::new(4).play(A, "attend").refuses(A, "attend", "TL-21.3");
    assert_eq!(frame.actors(), [1, 2, 3]);
    let missed = frame.clone().play(C, "miss").play(B, "attend").play(D, "attend");
    assert_eq!(begun(&missed), Some(vec![A, B, D]), "all have answered");
    let changed = frame.play(A, "miss").play(C, "attend").play(B, "miss").play(B, "attend");
    assert_eq!(begun(&changed.play(D, "miss")), Some(vec![B, C]), "until then every answer can be changed");
    assert_eq!(begun(&Frame::new(2)), Some(vec![A, B]), "of two companies nobody is asked");
}

/// The fourth never comes: nobody is stuck.
#[test]
fn whoever_takes_part_excuses_a_silent_company_at_any_time() {
    proves!("TL-21.3");
    let frame = Frame::new(4)
        .refuses(B, "excuse 1", "TL-21.3")
        .refuses(B, "excuse 7", "TL-21.3")
        .play(A, "attend")
        .play(B, "attend")
        .play(C, "attend")
        .refuses(A, "excuse 1", "TL-21.3");
    for seat in [A, B, C] {
        assert!(frame.legal(seat).contains(&"excuse 3".to_owned()), "{seat} has answered, and can go on");
        assert_eq!(begun(&frame.clone().play(seat, "excuse 3")), Some(vec![A, B, C]));
    }
    let absent = Frame::new(4).play(A, "miss").refuses(A, "excuse 3", "TL-21.3");
    absent.play(B, "excuse 3");
}

/// One company can excuse all others before anybody has answered; nothing comes of it.
#[test]
fn an_excused_company_may_still_attend_until_the_game_begins() {
    proves!("TL-21.3");
    let frame = Frame::new(4).play(A, "excuse 1").play(A, "excuse 2").play(A, "excuse 3");
    assert_eq!((begun(&frame), frame.actors()), (None, vec![0]));
    let frame = frame.play(A, "attend");
    assert_eq!((begun(&frame), frame.actors()), (None, vec![1, 2, 3]), "two must take part");
    assert_eq!(frame.legal(C), ["attend"]);
    assert_eq!(begun(&frame.play(C, "attend")), Some(vec![A, C]));
    let frame = Frame::new(4).play(A, "attend").play(A, "excuse 3").play(B, "attend").play(D, "attend");
    assert_eq!(begun(&frame.play(C, "miss")), Some(vec![A, B, D]), "D was excused and came");
}

#[test]
fn those_present_agree_to_begin() {
    proves!("TL-21.3");
    let frame = Frame::new(5).refuses(A, "begin", "TL-21.3").play(A, "attend").refuses(A, "begin", "TL-21.3");
    let frame = frame.play(B, "attend").play(A, "begin").refuses(A, "begin", "TL-21.3");
    assert_eq!((begun(&frame), frame.actors()), (None, vec![1, 2, 3, 4]), "B is asked whether it would");
    let late = frame.clone().play(C, "attend").play(B, "begin");
    assert_eq!(begun(&late), None, "C takes part now, and has not agreed");
    assert_eq!(begun(&late.clone().play(C, "begin")), Some(vec![A, B, C]));
    assert_eq!(begun(&late.play(C, "miss")), Some(vec![A, B]));
    let frame = frame.refuses(C, "begin", "TL-21.3").play(B, "begin");
    assert_eq!(begun(&frame), Some(vec![A, B]));
    frame.refuses(C, "attend", "TL-21.2");
}

#[test]
fn a_company_that_nobody_leads_is_absent_by_itself() {
    proves!("TL-21.10");
    let frame =
        Frame::new(4).play(D, "leave").refuses(D, "leave", "TL-21.10").refuses(D, "attend", "TL-21.2");
    assert_eq!(frame.actors(), [0, 1, 2]);
    let all = frame.play(A, "attend").refuses(A, "excuse 3", "TL-21.3").play(B, "attend").play(C, "attend");
    assert_eq!(begun(&all), Some(vec![A, B, C]));
    let left = Frame::new(4).play(D, "attend").play(A, "attend").play(B, "attend").play(D, "leave");
    assert_eq!(begun(&left.play(C, "miss")), Some(vec![A, B]), "who leaves has not answered");
    assert_eq!(Frame::new(3).campaign.seating(A, true), None);
    let last = Frame::new(4).play(A, "attend").play(B, "attend").play(C, "miss").play(D, "leave");
    assert_eq!(begun(&last), Some(vec![A, B]), "nobody else is to be waited for");
}

#[test]
fn a_campaign_of_too_few_people_waits_for_others() {
    proves!("TL-21.10");
    let frame = Frame::new(3).play(B, "leave").play(C, "leave").play(A, "attend");
    assert_eq!((begun(&frame), frame.actors()), (None, vec![]));
    assert!(frame.campaign.outcome().is_none());
    let frame = frame.play(C, "join");
    assert_eq!(frame.actors(), [2]);
    assert_eq!(begun(&frame.play(C, "attend")), Some(vec![A, C]));
}

#[test]
fn a_company_chooses_its_colour_for_the_whole_campaign() {
    proves!("TL-21.11");
    let chain = Chain::new(Seed([7; 32]), Campaign::last_game());
    let fresh = |companies| Frame { campaign: Campaign::begin(companies, chain, false), told: Vec::new() };
    let frame = fresh(2).refuses(A, "miss", "TL-21.3");
    assert_eq!(frame.actors(), [0, 1], "at the same time");
    let frame = frame.play(B, "company black").refuses(B, "company red", "TL-21.11");
    let frame = frame.refuses(A, "company black", "TL-21.11").refuses(A, "company white", "TL-21.11");
    let frame = frame.play(A, "company green");
    assert_eq!(begun(&frame), Some(vec![A, B]));
    let colours: Vec<_> = frame.campaign.view(None).companies.iter().map(|company| company.colour).collect();
    assert_eq!(colours, [Some(crate::Colour::Green), Some(crate::Colour::Black)]);
    let table = frame.campaign.table.as_ref().unwrap();
    assert_eq!(
        (table.in_play().colour(0), table.in_play().colour(1)),
        (crate::Colour::Green, crate::Colour::Black)
    );
    // Whoever comes later chooses among what is left.
    let frame = fresh(3).play(C, "leave").play(A, "company red").play(A, "attend").play(B, "company blue");
    let frame =
        frame.refuses(A, "company green", "TL-21.11").play(C, "join").refuses(C, "attend", "TL-21.11");
    let frame = frame.refuses(C, "company blue", "TL-21.11").play(C, "company yellow").play(C, "attend");
    let frame = frame.play(B, "miss");
    assert_eq!(begun(&frame), Some(vec![A, C]));
    assert_eq!(frame.ledger().colour(C), Some(crate::Colour::Yellow));
}

/// Somebody leaves in the middle of a game: it goes on, and from the next roster on the company is absent.
#[test]
fn whoever_leaves_ends_nothing() {
    proves!("TL-21.10");
    let frame = Frame::new(3).play(A, "attend").play(B, "attend").play(C, "attend").play(B, "leave");
    assert_eq!(begun(&frame), Some(vec![A, B, C]));
    assert!(frame.actors().contains(&1), "its turns are taken for it");
    let frame = frame.play(B, "keep");
    assert_eq!(frame.campaign.seating(B, false), None);
    let frame = Frame::before(3, 2, &[]).play(B, "leave").play(A, "attend").play(C, "attend");
    assert_eq!(begun(&frame), Some(vec![A, C]));
    assert_eq!(frame.campaign.seating(B, false), None);
    assert_eq!(frame.play(B, "join").campaign.vacant.len(), 0);
}

/// Cases 31, 39 and 74: what an absent company has stays where it is.
#[test]
fn an_absent_company_keeps_what_it_has() {
    proves!("TL-21.4");
    let mut frame = Frame::before(3, 7, &["GP", "OR", "SM", "HW", "CS"]);
    let company = frame.campaign.ledger.company_mut(C);
    company.office.depots = vec![city("OMA")];
    company.office.clues = vec![city("QUE")];
    company.office.solved = vec![city("CHI")];
    company.office.claim = ClaimId::find("CS-19");
    company.shares = vec![crate::Share { line: crate::Colour::Red, number: 1 }];
    let before = frame.ledger().company(C).clone();
    frame.campaign.present = vec![A, B];
    let scenario = frame.campaign.scenario();
    assert_eq!(scenario.closed_depots, [city("OMA")]);
    assert_eq!(scenario.other_claims, [ClaimId::find("CS-19").unwrap()]);
    assert_eq!(scenario.other_clues, [city("QUE"), city("CHI")]);
    let frame = frame.ends(&[A, B], |table| table.coins(B, 40));
    assert_eq!(frame.ledger().company(C), &before);
    let year = frame.ledger().last_year().unwrap();
    assert_eq!(year.ranking, [B, A]);
    assert_eq!(frame.ledger().slip(C, year), None);
}

/// Cases 61 and 72.
#[test]
fn the_brake_van_goes_to_the_last_and_its_holder_begins() {
    proves!("TL-21.5");
    let frame = Frame::before(3, 2, &[]).ends(&[A, B, C], |table| table.coins(B, 0).coins(A, 9).coins(C, 20));
    assert_eq!(frame.ledger().brake_van, Some(B));
    let mut frame = Frame::before(3, 2, &[]);
    frame.campaign.ledger.brake_van = Some(B);
    let frame = frame.play(B, "miss").play(A, "attend").play(C, "attend").read_all();
    let first = frame.campaign.table.as_ref().unwrap().first;
    let holder = frame.ledger().brake_van.unwrap();
    assert!(holder == A || holder == C, "somebody who takes part has it now");
    assert_eq!(frame.campaign.present[first.index()], holder);
    let frame = Frame::before(3, 2, &[]).play(B, "attend").play(A, "miss").play(C, "attend").read_all();
    assert_eq!(frame.ledger().brake_van, Some(C));
    assert_eq!(frame.campaign.table.as_ref().unwrap().first, Seat(1), "C is the second of those present");
}

/// Case 64: what is in the hand goes back, what is in the vault stays.
#[test]
fn slips_go_into_the_vaults_and_hands_are_emptied() {
    proves!("TL-21.7");
    let frame = Frame::before(2, 2, &[])
        .ends(&[A, B], |table| table.coins(A, 30).coins(B, 3).hand(A, "3 red").tickets(B, &["EC-01"]))
        .read_all();
    let year = frame.ledger().last_year().unwrap();
    assert_eq!((frame.ledger().slip(A, year), frame.ledger().slip(B, year)), (Some(30), Some(0)));
    let mut frame = frame.read_all();
    let table = frame.campaign.table.take().unwrap();
    for seat in [A, B] {
        assert_eq!((table.player(seat).coins, table.player(seat).hand.total()), (5, 4));
    }
    assert_eq!(frame.ledger().slips(A), 30);
}

/// Who decides at the same time as others is asked the same whatever they answer, until the question is another.
#[test]
fn a_question_stays_the_same_while_others_answer_it() {
    proves!("TL-21.2");
    let same = |now: &Frame, then: &Frame, seat: Seat| now.campaign.asks_the_same(&then.campaign, seat);
    let roster = Frame::new(3);
    let answered = roster.clone().play(A, "attend");
    assert!(same(&answered, &roster, B) && same(&answered, &roster, C), "who takes part is one question");
    let tickets = Frame::new(2);
    let kept = tickets.clone().play(A, "keep");
    assert!(same(&kept, &tickets, B), "B chooses among the same tickets");
    let story = kept.play(B, "keep");
    assert!(!same(&story, &tickets, A) && !same(&story, &tickets, B), "the story is another question");
    let opened = story.clone().play(A, "read");
    assert!(same(&opened, &story, B), "everybody reads at their own pace");
    assert!(!same(&answered, &tickets, B), "a roster is no choice of tickets");
}

#[test]
fn turns_of_a_campaign_wait_for_their_end_as_the_table_says() {
    proves!("TL-3.5");
    for (value, turn_end) in [("asked", TurnEnd::Asked), ("by-itself", TurnEnd::ByItself)] {
        let options = Options::default().with("turn-end", value);
        let setup = Setup::checked(Campaign::meta(), 2, &options, Seed([3; 32]), 1).unwrap();
        let campaign = Campaign::new(&setup).unwrap();
        let frame = Frame { campaign, told: Vec::new() }.play(A, "company red").play(B, "company blue");
        assert_eq!(frame.campaign.table.as_ref().unwrap().turn_end, turn_end);
    }
}

#[test]
fn a_year_gives_away_no_later_one() {
    let chain = Chain::new(Seed([1; 32]), 12);
    let early = Chain::new(chain.year(5), 5);
    for game in 1..=5 {
        assert_eq!(early.year(game), chain.year(game));
    }
    assert_ne!(early.year(6), chain.year(6));
}

#[test]
fn charters_are_chosen_from_the_last_to_the_first() {
    proves!("TL-25.1");
    let mut frame = Frame::before(3, 7, &["FL", "GP", "OR", "BL"]);
    frame.campaign.ledger.years[5].ranking = vec![B, A];
    let mut frame = frame.play(A, "attend").play(B, "attend").play(C, "attend");
    frame = frame.keep_tickets().read_all();
    let order = [C, A, B];
    for (seat, charter) in order.into_iter().zip(["CB-A", "CB-C", "CB-E"]) {
        assert_eq!(frame.actors(), [seat.0], "C missed the last game, A was last");
        frame = frame.play(seat, &format!("charter {charter}"));
    }
    assert_eq!(frame.campaign.phase, Phase::Table);
    let offices = &frame.campaign.table.as_ref().unwrap().in_play().scenario.offices;
    let charters: Vec<String> =
        offices.iter().filter_map(|office| office.charter).map(|id| id.to_string()).collect();
    assert_eq!(charters, ["CB-C", "CB-E", "CB-A"], "the game that is set up knows them");
    let mut frame = Frame::before(3, 7, &["FL", "GP", "OR", "BL"]);
    frame = frame.play(C, "miss").play(A, "attend").play(B, "attend").keep_tickets().read_all();
    frame = frame.play(B, "charter CB-A").refuses(A, "charter CB-A", "TL-25.1").play(A, "charter CB-B");
    assert_eq!(
        frame.ledger().company(C).office.charter,
        None,
        "an absent company chooses before its next game"
    );
}

/// Case 82: before the fourth game nothing of an unopened box is in a view.
#[test]
fn nothing_of_a_sealed_box_reaches_a_view() {
    proves!("TL-22.6");
    let frame = Frame::before(2, 3, &[]).give(A, "107").give(B, "106").read_all();
    for viewer in [None, Some(A), Some(B)] {
        let text = serde_json::to_string(&frame.campaign.view(viewer)).unwrap();
        for sealed in ["DGC", "OMA", "SFO", "\"GP\"", "GP-06", "EV-19", "EV-34", "CB-A", "CS-19"] {
            assert!(!text.contains(sealed), "{sealed} is visible to {viewer:?}");
        }
        assert_eq!(text.contains("\"107\""), viewer == Some(A));
    }
}
