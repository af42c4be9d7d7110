//! Turns of actions (CH-7).

use railhead_game::{Game, Seat, proves};

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
            .play("use settler");
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
    busy.refuses("bribe; token unsold sheep", "CH-11.1");
}

#[test]
fn nobody_decides_for_another() {
    proves!("CH-3.1");
    let table = at("0: on settler miner; 1: on stranger");
    assert!(table.legal_for(Seat(1)).is_empty());
    table.refuses_to(Seat(1), "use stranger", "CH-3.1");
}
