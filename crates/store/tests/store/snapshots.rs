use railhead_store::{Missing, Ply, Revision, Snapshot, StoreError};

use crate::world::{World, is_conflict, notations, play, playing, take_back};

fn snapshot(ply: u32, version: u8) -> Snapshot {
    Snapshot { ply: Ply(ply), version, bytes: vec![version, ply as u8] }
}

#[tokio::test]
async fn the_latest_that_fits_is_found() {
    let world = World::new().await;
    let (table, revision) = playing(&world).await;
    let revision = play(&world, table, revision, &["a", "b", "c", "d"]).await;
    for kept in [snapshot(1, 1), snapshot(3, 1), snapshot(4, 2)] {
        world.put_snapshot(table, revision, kept).await.unwrap();
    }
    let latest = async |ply, version| world.snapshot(table, Ply(ply), version).await.unwrap();
    assert_eq!(latest(0, 1).await, None);
    assert_eq!(latest(2, 1).await, Some(snapshot(1, 1)));
    assert_eq!(latest(3, 1).await, Some(snapshot(3, 1)));
    assert_eq!(latest(9, 1).await, Some(snapshot(3, 1)), "one of another form doesn't count");
    assert_eq!(latest(9, 2).await, Some(snapshot(4, 2)));

    let better = Snapshot { bytes: vec![42], ..snapshot(3, 1) };
    world.put_snapshot(table, revision, better.clone()).await.unwrap();
    assert_eq!(latest(3, 1).await, Some(better));
}

#[tokio::test]
async fn a_snapshot_must_be_of_the_log_that_is_there() {
    let world = World::new().await;
    let (table, before) = playing(&world).await;
    let revision = play(&world, table, before, &["a", "b"]).await;
    assert!(is_conflict(&world.put_snapshot(table, before, snapshot(1, 1)).await));
    let ahead = world.put_snapshot(table, revision, snapshot(3, 1)).await;
    assert!(matches!(ahead, Err(StoreError::SnapshotAhead { ply: Ply(3), length: Ply(2) })), "{ahead:?}");
    let nowhere = world.put_snapshot("0000000000".parse().unwrap(), Revision::FIRST, snapshot(0, 1)).await;
    assert!(matches!(nowhere, Err(StoreError::NotFound(Missing::Table))), "{nowhere:?}");
    assert_eq!(world.snapshot(table, Ply(9), 1).await.unwrap(), None);
}

#[tokio::test]
async fn taking_back_drops_what_has_seen_too_much() {
    let world = World::new().await;
    let (table, revision) = playing(&world).await;
    let revision = play(&world, table, revision, &["a", "b", "c"]).await;
    for ply in 1..=3 {
        world.put_snapshot(table, revision, snapshot(ply, 1)).await.unwrap();
    }
    world.take_back(take_back(table, revision, 2)).await.unwrap();
    assert_eq!(world.snapshot(table, Ply(9), 1).await.unwrap(), Some(snapshot(2, 1)));
}

#[tokio::test]
async fn dropping_all_of_them_loses_nothing() {
    let world = World::new().await;
    let (table, revision) = playing(&world).await;
    let revision = play(&world, table, revision, &["a", "b"]).await;
    world.put_snapshot(table, revision, snapshot(2, 1)).await.unwrap();
    world.drop_snapshots().await.unwrap();
    let record = world.record(table, 1).await.unwrap().unwrap();
    assert_eq!((record.snapshot, record.table.revision), (None, revision));
    assert_eq!(record.decisions.len(), 2);
    assert_eq!(notations(&world, table).await, ["a", "b"]);
}
