//! Turns of actions (CH-7).

use railhead_game::{Events, Game, Seat, proves};

use super::table::table;
use crate::Step;

#[test]
fn actions_come_in_any_order_and_once() {
    proves!("CH-7.1");
    let mut table = table("0: on stranger settler saloon-owner; 1: on miner");
    table.play("use saloon-owner");
    assert_eq!(table.refuses("use saloon-owner"), "CH-7.1");
    assert_eq!(table.refuses("use miner"), "CH-7.1", "somebody else's");
    table.play("use stranger");
    assert_eq!(table.offers(), ["use settler", "end"]);
    assert_eq!(table.refuses("done"), "CH-7.1");
    table.play("end");
    assert_eq!(table.actor(), Seat(1), "any action may be left out");
}

#[test]
fn turns_go_round_from_the_starting_player() {
    proves!("CH-3.1", "CH-7.1");
    let mut table = table("start 2; 0: on stranger; 1: on settler; 2: on miner; 3: on saloon-owner");
    let mut order = Vec::new();
    while table.view().round == 1 {
        order.push(table.actor().0);
        table.play("end");
    }
    assert_eq!(order, [2, 3, 0, 1]);
}

#[test]
fn losses_come_before_claims() {
    proves!("CH-7.2", "CH-16.13", "CH-17.8", "CH-17.9");
    let claims = |choice: &str| {
        let mut table =
            table("3 seats; event losses-and-damages; 0: $105, C10, markers hotel saloon, on settler");
        table.play("use settler");
        assert_eq!(table.offers(), ["lose markers", "lose cowboys", "lose money"]);
        assert_eq!(table.refuses("end"), "CH-16.13");
        table.play(choice);
        (table.has(0, "wealth"), table.has(0, "authority"))
    };
    assert_eq!(claims("lose money"), (false, true));
    assert_eq!(claims("lose cowboys"), (true, false));
    assert_eq!(claims("lose markers; return hotel"), (true, true));
}

#[test]
fn useless_actions_are_not_offered() {
    proves!("CH-7.3");
    let table = table("0: $0, C10, on banker rancher notary railroad-boss stranger merchant settler");
    assert_eq!(table.offers(), ["use settler", "end"]);
    let mut refusals = Vec::new();
    table.game.refusals(Seat(0), &mut refusals);
    assert_eq!(refusals.len(), 6, "each is shown with its reason");
    assert!(refusals.iter().all(|(_, illegal)| illegal.paragraph == "CH-7.3"));
    let full = super::table::table("0: C10, Fe10, Au4, on miner settler");
    assert_eq!(full.refuses("use miner"), "CH-7.3");
}

#[test]
fn small_things_are_done_between_actions() {
    proves!("CH-7.4");
    let table = table("0: Au2, coloured token, farms pigs, hosts pigs, on settler");
    assert!(table.may("bribe") && table.may("token unsold sheep"));
    let mut busy = super::table::table("0: $50, Au2, coloured token, farms pigs, hosts pigs, on rancher");
    busy.play("use rancher");
    assert_eq!(busy.view().step, Step::Ranch);
    assert_eq!(busy.refuses("bribe"), "CH-11.1");
    assert_eq!(busy.refuses("token unsold sheep"), "CH-11.1");
}

#[test]
fn nobody_decides_for_another() {
    proves!("CH-3.1");
    let mut table = table("0: on settler miner; 1: on stranger");
    let refused = table.game.apply(Seat(1), "use stranger".parse().unwrap(), &mut Events::muted());
    assert_eq!(refused.unwrap_err().paragraph, "CH-3.1");
    let mut legal = Vec::new();
    table.game.legal(Seat(1), &mut legal);
    assert!(legal.is_empty());
}
