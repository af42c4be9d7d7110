//! Losses and Damages (CH-16.13).

use railhead_game::proves;

use super::position::{Words, at};

#[test]
fn losses_that_cannot_be_borne_in_full_are_borne_in_part() {
    proves!("CH-16.13");
    let table =
        at("event losses-and-damages; 0: $15, C1, markers hotel, on settler").play("use settler; end");
    assert_eq!(table.legal(), ["lose markers", "lose cowboys", "lose money"]);
    let table = table.play("lose money");
    assert_eq!((table.money(0), table.seat(0).cowboys, table.seat(0).influence.len()), (0, 1, 1));
}

#[test]
fn businesses_are_safe_from_losses() {
    proves!("CH-16.13");
    let table = at("event losses-and-damages; 0: $20, C2, owns stable hotel saloon, on settler")
        .play("use settler; end");
    assert_eq!(table.legal(), ["lose cowboys", "lose money"]);
    let table = table.refuses("lose markers", "CH-16.13").play("lose cowboys");
    assert_eq!((table.seat(0).cowboys, table.seat(0).owned.len()), (0, 3));
}

#[test]
fn a_loss_of_nothing_is_no_choice() {
    proves!("CH-16.13");
    let table =
        at("event losses-and-damages; 0: $15, C0, markers hotel, on settler").play("use settler; end");
    assert_eq!(table.legal(), ["lose markers", "lose money"]);
    let full = at("event losses-and-damages; 0: $15, C2, markers hotel, on settler").play("use settler; end");
    assert_eq!(full.seat(0).cowboys, 0, "the only loss to be borne in full");
    assert_eq!((full.money(0), full.seat(0).influence.len()), (15, 1));
}

#[test]
fn who_has_nothing_loses_nothing() {
    proves!("CH-16.13");
    let table = at(
        "event losses-and-damages; 0: $0, C0, S3, farms wheat, on settler; 1: $0, C0; 2: $0, C0; 3: $0, C0",
    )
    .play("use settler; end");
    assert!(table.has(0, "settlers"), "claims follow at once");
    assert_eq!(table.end_round().view(None).round, 2);
}

#[test]
fn markers_are_taken_back_by_choice() {
    proves!("CH-16.13");
    let table =
        at("event losses-and-damages; 0: $20, C2, owns stable, markers hotel saloon pharmacy, on settler")
            .play("use settler; end; lose markers");
    assert_eq!(table.legal(), ["return pharmacy", "return saloon", "return hotel"]);
    let table = table.refuses("return stable", "CH-16.13").play("return hotel; return pharmacy");
    assert_eq!(table.seat(0).influence.len(), 1);
}
