use std::time::Duration;

use railhead_store::{Append, Missing, Ply, Revision, SeatNo, SeatPlan, Status, StoreError};

use crate::world::{
    World, append, get, is_conflict, job, new_table, notations, play, playing, take_back, user,
};

#[tokio::test]
async fn decisions_come_back_in_order() {
    let world = World::new().await;
    let (table, revision) = playing(&world).await;
    let first = world.append(append(table, revision, 0, "lay A3")).await.unwrap();
    let second = world.append(append(table, first.revision, 1, "buy Denver")).await.unwrap();

    let log = world.log(table, Ply::FIRST).await.unwrap();
    assert_eq!((log[0].ply, log[0].seat, log[0].notation.as_str()), (Ply(0), SeatNo(0), "lay A3"));
    assert_eq!((log[1].ply, log[1].seat, log[1].notation.as_str()), (Ply(1), SeatNo(1), "buy Denver"));
    assert_eq!((log[0].at, log[1].at), (first.at, second.at));
    assert_eq!(world.log(table, Ply(1)).await.unwrap(), log[1..]);
    assert_eq!(world.log(table, Ply(2)).await.unwrap(), []);
    let found = get(&world, table).await;
    assert_eq!((found.length, found.revision, found.waiting_on.as_str()), (Ply(2), second.revision, "0"));
    assert_eq!(found.updated_at, second.at);
}

#[tokio::test]
async fn a_decision_on_what_was_before_is_a_conflict() {
    let world = World::new().await;
    let (table, revision) = playing(&world).await;
    let now = play(&world, table, revision, &["a", "b"]).await;
    for stale in [
        append(table, revision, 0, "again"),
        append(table, revision, 2, "right ply, old revision"),
        append(table, now, 1, "old ply, right revision"),
        append(table, now, 3, "a gap"),
    ] {
        let answer = world.append(stale).await;
        let Err(StoreError::Conflict { revision, length }) = answer else { panic!("{answer:?}") };
        assert_eq!((revision, length), (now, Ply(2)));
    }
    assert_eq!(notations(&world, table).await, ["a", "b"]);
}

#[tokio::test]
async fn only_a_table_that_plays_has_a_growing_log() {
    let world = World::new().await;
    let ada = user(&world, "Ada").await;
    let table = world.create_table(new_table(&ada, vec![SeatPlan::Open])).await.unwrap();
    let early = world.append(append(table, Revision::FIRST, 0, "a")).await;
    assert!(matches!(early, Err(StoreError::WrongStatus { status: Status::Gathering })), "{early:?}");
    let nowhere = world.append(append("0000000000".parse().unwrap(), Revision::FIRST, 0, "a")).await;
    assert!(matches!(nowhere, Err(StoreError::NotFound(Missing::Table))), "{nowhere:?}");
}

#[tokio::test]
async fn the_last_decision_brings_the_outcome() {
    let world = World::new().await;
    let (table, revision) = playing(&world).await;
    let mut last = append(table, revision, 0, "drive the spike");
    last.outcome = Some(r#"{"won":1}"#.to_owned());
    last.waiting_on = String::new();
    let appended = world.append(last).await.unwrap();
    let found = get(&world, table).await;
    assert_eq!((found.status, found.outcome.as_deref()), (Status::Finished, Some(r#"{"won":1}"#)));
    assert_eq!((found.finished_at, found.waiting_on.as_str()), (Some(appended.at), ""));
    let more = world.append(append(table, appended.revision, 1, "b")).await;
    assert!(matches!(more, Err(StoreError::WrongStatus { status: Status::Finished })), "{more:?}");
    let back = world.take_back(take_back(table, appended.revision, 0)).await;
    assert!(matches!(back, Err(StoreError::WrongStatus { status: Status::Finished })), "{back:?}");
}

#[tokio::test]
async fn what_follows_from_a_decision_is_stored_with_it_or_not_at_all() {
    let world = World::new().await;
    let (table, revision) = playing(&world).await;
    let mut full = append(table, revision, 0, "a");
    full.jobs = vec![job("one"), job("two"), job("one")];
    let stale = Append { expected: revision.next(), ..full.clone() };
    assert!(is_conflict(&world.append(stale).await));
    assert_eq!(get(&world, table).await.revision, revision);
    assert_eq!(
        world.claim("bot", Duration::from_mins(1)).await.unwrap(),
        None,
        "the jobs went with the decision"
    );

    world.append(full).await.unwrap();
    let mut keys = Vec::new();
    while let Some(job) = world.claim("bot", Duration::from_mins(1)).await.unwrap() {
        keys.push(job.key);
    }
    assert_eq!(keys, ["one", "two"]);
}

#[tokio::test]
async fn taking_back_makes_the_log_shorter() {
    let world = World::new().await;
    let (table, revision) = playing(&world).await;
    let revision = play(&world, table, revision, &["a", "b", "c", "d"]).await;
    let mut back = take_back(table, revision, 1);
    back.jobs = vec![job("again")];
    let shorter = world.take_back(back).await.unwrap();
    assert_eq!(shorter, revision.next());
    assert_eq!(notations(&world, table).await, ["a"]);
    let found = get(&world, table).await;
    assert_eq!((found.length, found.revision, found.waiting_on.as_str()), (Ply(1), shorter, "1"));
    assert!(world.claim("bot", Duration::from_mins(1)).await.unwrap().is_some());

    assert!(is_conflict(&world.take_back(take_back(table, revision, 0)).await), "seen before");
    assert!(is_conflict(&world.take_back(take_back(table, shorter, 1)).await), "nothing there to take back");
    world.append(append(table, shorter, 1, "other")).await.unwrap();
    assert_eq!(notations(&world, table).await, ["a", "other"]);
}

#[tokio::test]
async fn a_log_taken_back_and_grown_again_is_another_log() {
    let world = World::new().await;
    let (table, revision) = playing(&world).await;
    let seen = play(&world, table, revision, &["a", "b"]).await;
    let back = world.take_back(take_back(table, seen, 1)).await.unwrap();
    world.append(append(table, back, 1, "not b")).await.unwrap();
    let fooled = world.append(append(table, seen, 2, "c, an answer to b")).await;
    assert!(is_conflict(&fooled), "the ply fits but the log is another one: {fooled:?}");
}

#[tokio::test]
async fn a_stored_table_is_everything_of_one_moment() {
    let world = World::new().await;
    let (table, revision) = playing(&world).await;
    play(&world, table, revision, &["a", "b", "c"]).await;
    let stored = world.stored_table(table).await.unwrap().unwrap();
    assert_eq!(stored.table, get(&world, table).await);
    assert_eq!(stored.secrets, world.secrets(table).await.unwrap().unwrap());
    assert_eq!(stored.decisions, world.log(table, Ply::FIRST).await.unwrap());
    assert_eq!(stored.decisions.len(), 3);
    assert_eq!(world.stored_table("0000000000".parse().unwrap()).await.unwrap(), None);
}
