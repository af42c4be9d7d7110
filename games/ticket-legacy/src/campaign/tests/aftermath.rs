//! Sections 21 and 22: what goes after a game, punches and postcards.

use railhead_game::proves;
use railhead_pieces::Named;

use super::*;
use crate::piece::EmployeeId;

/// Cases 60, 61 and 62.
#[test]
fn the_holder_of_the_brake_van_removes_a_past_event() {
    proves!("TL-21.8");
    let frame =
        Frame::before(2, 2, &[]).ends(&[A, B], |table| table.coins(A, 30).current("EV-04").current("EV-03"));
    assert_eq!(frame.actors(), [1]);
    assert_eq!(frame.legal(B), ["strike EV-04", "strike EV-03"]);
    let frame = frame.refuses(B, "strike EV-01", "TL-21.8").refuses(A, "strike EV-03", "TL-21.2");
    let mut frame = frame.play(B, "strike EV-03");
    assert_eq!(frame.ledger().retired_events, [event("EV-03")]);
    assert_eq!(frame.ledger().last_year().unwrap().struck, Some(event("EV-03")));
    let scenario = frame.campaign.scenario();
    let in_play = crate::InPlay::of(scenario.completed(2).unwrap(), 2);
    assert!(!in_play.events.contains(&event("EV-03")) && in_play.events.contains(&event("EV-04")));
    let quiet = Frame::before(2, 2, &[]).ends(&[A, B], |table| table);
    assert!(matches!(quiet.campaign.phase, Phase::Reading { part: Part::After, .. }), "no event, none goes");
}

/// Case 52.
#[test]
fn two_punches_of_one_company_retire_a_ticket() {
    proves!("TL-22.1");
    let punched = |before: &[(TicketId, Seat)], by: Seat| {
        let mut frame = Frame::before(2, 2, &[]);
        frame.campaign.ledger.punched_tickets = before.to_vec();
        let frame = frame
            .ends(&[A, B], |table| table.tickets(by, &["EC-04"]).routes(by, &["PHI-BAL-1", "NYC-PHI-1"]));
        frame.read_all().ledger().retired_tickets.clone()
    };
    let once = (ticket("EC-04"), A);
    assert_eq!(punched(&[], A), []);
    assert_eq!(punched(&[once], B), [], "one punch of each company");
    assert_eq!(punched(&[once], A), [ticket("EC-04")]);
}

/// Case 51.
#[test]
fn a_registry_ticket_is_retired_and_brings_its_postcard() {
    proves!("TL-22.2");
    let frame = Frame::before(2, 1, &[]).ends(&[A, B], |table| {
        table
            .tickets(A, &["EC-06"])
            .tickets(B, &["EC-02"])
            .routes(A, &["BOS-NYC-1", "NYC-PHI-1", "PHI-BAL-1"])
    });
    let frame = frame.read_all();
    assert_eq!(frame.ledger().retired_tickets, [ticket("EC-06")], "EC-02 was not completed and stays");
    assert_eq!((frame.office(A), frame.office(B)), (vec!["107".to_owned()], vec![]));
    assert_eq!(frame.ledger().last_year().unwrap().results[0].postcards, 1);
}

/// Cases 63 and 76.
#[test]
fn events_and_employees_are_punched_once_a_game() {
    proves!("TL-22.3");
    let limited = crate::facts::cards().employees.iter().find(|row| row.punch == 2 && row.game == Some(2));
    let hired =
        limited.or_else(|| crate::facts::cards().employees.iter().find(|row| row.punch == 2)).unwrap();
    let mut frame = Frame::before(2, 10, &["GP", "OR", "HW", "CA", "CS", "SM"]);
    frame.campaign.ledger.punched_employees = vec![EmployeeId::find(&hired.id).unwrap()];
    let often = crate::facts::cards().events.iter().find(|row| row.punch == 2).unwrap();
    let frame = frame.ends(&[A, B], |mut table| {
        table.game.revealed.insert(event(&often.id));
        table.employee(A, &hired.id)
    });
    let mut frame = frame.read_all();
    assert_eq!(frame.ledger().punched_events, [event(&often.id)]);
    assert!(frame.ledger().retired_events.is_empty(), "one punch, however often it came");
    assert_eq!(frame.ledger().retired_employees, [EmployeeId::find(&hired.id).unwrap()]);
    frame.campaign.present = vec![A, B];
    let in_play = crate::InPlay::of(frame.campaign.scenario().completed(2).unwrap(), 2);
    assert!(!in_play.employees.contains(&EmployeeId::find(&hired.id).unwrap()));
}

#[test]
fn chains_and_the_story_hand_out_postcards() {
    proves!("TL-22.4");
    // 1880: the winner is given the first journal.
    let frame = Frame::before(2, 6, &["FL", "GP", "OR"]).ends(&[A, B], |table| table.coins(B, 30)).read_all();
    assert!(frame.office(B).contains(&"200".to_owned()));
    // The second journal was finished in the game, and the third came with it.
    let frame = Frame::before(2, 8, &["FL", "GP", "OR", "BL", "HW"]).give(A, "201");
    let frame = frame.ends(&[A, B], |mut table| {
        let held = &mut table.game.player_mut(A).holdings.postcards;
        held.as_mut_slice()[0].done = true;
        let card = PostcardId::find("202").unwrap();
        held.push(crate::state::frontier::HeldCard { card, uses: 1, used: false, done: false });
        table
    });
    let frame = frame.read_all();
    assert_eq!(frame.office(A), ["202"], "the next of the chain");
    let (finished, next) = (PostcardId::find("201").unwrap(), PostcardId::find("202").unwrap());
    assert_eq!(frame.ledger().company(A).vault, [finished]);
    assert!(frame.ledger().drawn.contains(&next), "it has left the post office");
    assert_eq!(frame.ledger().postcards_worth(A), 6);
    let place = frame.ledger().last_year().unwrap().ranking.iter().position(|seat| *seat == A).unwrap();
    assert!(frame.ledger().last_year().unwrap().results[place].postcards >= 1);
    // 1895: the petition goes to whoever has the fewest postcards in the vault.
    let boards = ["FL", "GP", "OR", "BL", "HW", "SM", "CA", "CS"];
    let mut frame = Frame::before(2, 11, &boards);
    frame.campaign.ledger.company_mut(B).vault = vec![PostcardId::find("106").unwrap()];
    frame.campaign.ledger.drawn.push(PostcardId::find("106").unwrap());
    let frame = frame.ends(&[A, B], |table| table.coins(A, 30)).read_all();
    assert!(frame.office(A).contains(&"500".to_owned()));
}

/// When the last treasure is dug nothing about clues comes back.
#[test]
fn the_end_of_the_hunt_lasts() {
    proves!("TL-18.4", "TL-21.4");
    let mut frame = Frame::before(3, 8, &["FL", "GP", "OR", "SM", "HW"]);
    frame.campaign.ledger.treasures = Some(vec![24]);
    frame.campaign.ledger.company_mut(C).office.clues = vec![crate::tests::position::city("QUE")];
    let mut frame = frame.ends(&[A, B], |mut table| {
        table.game.frontier.treasures.pop();
        table.game.frontier.clues.clear();
        table
    });
    assert!(frame.ledger().company(C).office.clues.is_empty(), "of absent companies too");
    frame.campaign.present = vec![A, B];
    let in_play = crate::InPlay::of(frame.campaign.scenario().completed(2).unwrap(), 2);
    assert!(!in_play.events.contains(&event("EV-28")) && !in_play.events.contains(&event("EV-29")));
    assert!(!in_play.employees.contains(&EmployeeId::find("EM-18").unwrap()));
}

/// The first to reach a milestone draws it, once; of two in one game the better rank. Case 38: a poster row counts one
/// game later.
#[test]
fn the_first_to_reach_a_milestone_draws_its_postcard() {
    proves!("TL-22.5");
    let rich = |frame: Frame| frame.ends(&[A, B], |table| table.coins(A, 65).coins(B, 70)).read_all();
    let frame = rich(Frame::before(2, 2, &[]));
    assert!(frame.office(B).contains(&"153".to_owned()), "a slip of $60: B ranks first");
    assert!(!frame.office(A).contains(&"153".to_owned()));
    let early = rich(Frame::before(2, 1, &[]));
    assert!(early.office(B).is_empty(), "milestones begin with the second game");
    let mut frame = Frame::before(2, 5, &["FL", "GP"]);
    let poster = &mut frame.campaign.ledger.company_mut(A).poster;
    poster.rows[1] = vec![crate::Colour::Red, crate::Colour::Blue, crate::Colour::Green];
    for (count, colour) in frame.campaign.ledger.bag.iter_mut().zip(crate::Colour::ALL) {
        *count -= u8::from([crate::Colour::Red, crate::Colour::Blue, crate::Colour::Green].contains(&colour));
    }
    let frame = frame.ends(&[A, B], |table| table).read_all();
    assert!(frame.office(A).contains(&"160".to_owned()));
}

/// Cases 70 and 71: a postcard counts from the game after the one in which it was drawn.
#[test]
fn a_postcard_counts_from_the_next_game_on() {
    proves!("TL-22.6");
    // EC-06 brings 107: a route in the own colour at a port, which A has in this very game.
    let frame = Frame::before(2, 4, &["FL"]).ends(&[A, B], |table| {
        table.tickets(A, &["EC-06"]).routes(A, &["BOS-NYC-1", "NYC-PHI-1", "PHI-BAL-1"])
    });
    let frame = frame.read_all();
    assert!(frame.office(A).contains(&"107".to_owned()));
    assert!(frame.ledger().company(A).vault.is_empty(), "its condition held, but before it was drawn");
}
