use railhead_store::{Cleared, Millis, SeatPlan};

use crate::world::{World, bot, get, new_table, sitter, start, user};

#[tokio::test]
async fn what_was_never_used_is_cleared_away_and_nothing_else() {
    let world = World::new().await;
    let (host, guest, idle) =
        (user(&world, "Host").await, user(&world, "Guest").await, user(&world, "Idle").await);
    let seats = || vec![SeatPlan::User(sitter(&guest)), bot("Bo")];
    let played = world.create_table(new_table(&host, seats())).await.unwrap();
    world.start(start(&get(&world, played).await)).await.unwrap();
    let waiting = world.create_table(new_table(&idle, vec![SeatPlan::Open, SeatPlan::Open])).await.unwrap();
    let given_up = world.create_table(new_table(&host, seats())).await.unwrap();
    let revision = get(&world, given_up).await.revision;
    world.abandon(given_up, revision).await.unwrap();

    let nothing = Cleared { guests: 0, tables: 0 };
    assert_eq!(world.clear_unused(Millis(0)).await.unwrap(), nothing, "all of it is newer");
    let later = Millis(Millis::now().0 + 1000);
    assert_eq!(world.clear_unused(later).await.unwrap(), Cleared { guests: 1, tables: 2 });
    for table in [waiting, given_up] {
        assert_eq!(world.table(table).await.unwrap(), None);
    }
    assert_eq!(get(&world, played).await.seats.len(), 2);
    let left = |user: railhead_store::UserId| world.user(user);
    assert!(left(host.id).await.unwrap().is_some(), "a host");
    assert!(left(guest.id).await.unwrap().is_some(), "somebody with a seat");
    assert!(left(idle.id).await.unwrap().is_none(), "somebody whose only table is gone");
    assert_eq!(world.clear_unused(later).await.unwrap(), nothing);
}
