//! Turns of actions (CH-7).

use railhead_game::{Events, Game, Seat, proves};

use super::position::{Words, at};
use crate::Step;

#[test]
fn actions_come_in_any_order_and_once() {
    proves!("CH-7.1");
    let table = at("0: on stranger settler saloon-owner; 1: on miner")
        .play("use saloon-owner")
        .refuses("use saloon-owner; use miner", "CH-7.1")
        .play("use stranger");
    assert_eq!(table.legal(), ["use settler", "end"]);
    let table = table.refuses("done", "CH-7.1").play("end");
    assert_eq!(table.to_decide(), Seat(1), "any action may be left out");
}

#[test]
fn turns_go_round_from_the_starting_player() {
    proves!("CH-3.1", "CH-7.1");
    let mut table = at("start 2; 0: on stranger; 1: on settler; 2: on miner; 3: on saloon-owner");
    let mut order = Vec::new();
    while table.view(None).round == 1 {
        order.push(table.to_decide().0);
        table = table.play("end");
    }
    assert_eq!(order, [2, 3, 0, 1]);
}

#[test]
fn losses_come_before_claims() {
    proves!("CH-7.2", "CH-16.13", "CH-17.8", "CH-17.9");
    let claims = |choice: &str| {
        let table = at("3 seats; event losses-and-damages; 0: $105, C10, markers hotel saloon, on settler")
            .play("end");
        assert_eq!(table.legal(), ["lose markers", "lose cowboys", "lose money"]);
        let table = table.refuses("end", "CH-16.13").play(choice);
        (table.has(0, "wealth"), table.has(0, "authority"))
    };
    assert_eq!(claims("lose money"), (false, true));
    assert_eq!(claims("lose cowboys"), (true, false));
    assert_eq!(claims("lose markers; return hotel"), (true, true));
}

#[test]
fn useless_actions_are_not_offered() {
    proves!("CH-7.3");
    let table = at("0: $0, C10, on banker rancher notary railroad-boss stranger merchant settler");
    assert_eq!(table.legal(), ["use settler", "end"]);
    let mut refusals = Vec::new();
    table.game.refusals(Seat(0), &mut refusals);
    assert_eq!(refusals.len(), 6, "each is shown with its reason");
    assert!(refusals.iter().all(|(_, illegal)| illegal.paragraph == "CH-7.3"));
    at("0: C10, Fe10, Au4, on miner settler").refuses("use miner", "CH-7.3");
}

#[test]
fn small_things_are_done_between_actions() {
    proves!("CH-7.4");
    let table = at("0: Au2, coloured token, farms pigs, hosts pigs, on settler");
    assert!(table.may("bribe") && table.may("token unsold sheep"));
    let busy = at("0: $50, Au2, coloured token, farms pigs, hosts pigs, on rancher").play("use rancher");
    assert_eq!(busy.view(None).step, Step::Ranch);
    assert!(busy.may("token unsold sheep"));
    busy.refuses("bribe", "CH-11.1");
}

#[test]
fn nobody_decides_for_another() {
    proves!("CH-3.1");
    let table = at("0: on settler miner; 1: on stranger");
    assert!(table.legal_for(Seat(1)).is_empty());
    table.refuses_to(Seat(1), "use stranger", "CH-3.1");
}

#[test]
fn a_turn_waits_until_its_player_ends_it() {
    proves!("CH-7.5", "CH-3.2");
    let table = at("0: on settler; 1: on miner stranger").play("use settler");
    assert_eq!((table.to_decide(), table.legal()), (Seat(0), vec!["end".to_owned()]));
    let mut events = Events::recording();
    let before = at("0: on settler; 1: on miner stranger");
    before.game.clone().apply(Seat(0), "use settler".parse().unwrap(), &mut events).unwrap();
    assert!(!events.has_revealed(), "it could still be taken back");
    assert_eq!(table.play("end").to_decide(), Seat(1));
}

#[test]
fn a_turn_may_end_by_itself_if_the_table_wants_it() {
    proves!("CH-7.5");
    let table = at("option turn-end by-itself; 0: on settler; 1: on miner stranger").play("use settler");
    assert_eq!(table.to_decide(), Seat(1));
}

#[test]
fn a_turn_with_nothing_to_decide_passes_by() {
    proves!("CH-7.5");
    let table = at("0: on settler; 2: on miner stranger").play("end");
    assert_eq!(table.to_decide(), Seat(2), "seat 1 has no piece on the board");
}

#[test]
fn a_sale_of_another_does_not_end_the_turn() {
    proves!("CH-7.5", "CH-12.2");
    let table = at("0: on merchant; 1: farms pigs oxen, on miner stranger").play("use merchant; sell pigs");
    assert_eq!((table.to_decide(), table.legal()), (Seat(0), vec!["end".to_owned()]));
}

#[test]
fn the_last_step_of_a_round_never_ends_the_round() {
    proves!("CH-7.5", "CH-18.3");
    for option in ["asked", "by-itself"] {
        let table = at(&format!("option turn-end {option}; 3: on settler; 0: on stranger")).play("end");
        let table = table.play("use settler");
        assert_eq!((table.view(None).round, table.legal()), (1, vec!["end".to_owned()]), "{option}");
        assert_eq!(table.play("end").view(None).round, 2);
        let idle = at(&format!("option turn-end {option}; 0: on settler stranger")).play("end");
        assert_eq!((idle.view(None).round, idle.to_decide()), (1, Seat(3)), "{option}: it has no pieces");
        assert_eq!(idle.play("end").view(None).round, 2);
    }
}
