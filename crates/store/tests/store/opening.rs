use std::{
    collections::BTreeMap,
    fs,
    path::Path,
    time::{Duration, SystemTime},
};

use railhead_store::{Missing, NewTable, Origin, Ply, Revision, SeatNo, SeatPlan, Store, StoreError, UserId};

use crate::world::{World, append, get, job, new_table, notations, play, playing, run_sql, take_back, user};

#[tokio::test]
async fn everything_is_there_after_reopening() {
    let world = World::new().await;
    let (ada, token) = world.create_user("Ada", "en").await.unwrap();
    let (table, revision) = playing(&world).await;
    play(&world, table, revision, &["a", "b"]).await;
    world.enqueue(job("later")).await.unwrap();
    let before = (get(&world, table).await, world.log(table, Ply::FIRST).await.unwrap());

    let world = world.reopened().await;
    assert_eq!(world.user_by_token(&token).await.unwrap(), Some(ada));
    assert_eq!((get(&world, table).await, world.log(table, Ply::FIRST).await.unwrap()), before);
    assert!(world.claim("bot", Duration::ZERO).await.unwrap().is_some());
}

#[tokio::test]
async fn a_key_is_made_once_and_kept() {
    let (world, other) = (World::new().await, World::new().await);
    let key = world.branch_key().await.unwrap();
    assert_eq!(world.branch_key().await.unwrap(), key);
    assert_eq!(world.reopened().await.branch_key().await.unwrap(), key);
    assert_ne!(other.branch_key().await.unwrap(), key, "each store has its own");
}

#[tokio::test]
async fn a_table_remembers_where_it_began() {
    let world = World::new().await;
    let host = user(&world, "Ada").await;
    for (origin, another_way) in Origin::ALL.iter().flat_map(|origin| [(*origin, false), (*origin, true)]) {
        let table = NewTable { origin, another_way, ..new_table(&host, vec![SeatPlan::Open]) };
        let table = get(&world, world.create_table(table).await.unwrap()).await;
        assert_eq!((table.origin, table.another_way), (origin, another_way));
    }
}

#[tokio::test]
async fn a_store_that_was_dropped_and_not_closed_has_lost_nothing() {
    let world = World::new().await;
    let (table, revision) = playing(&world).await;
    play(&world, table, revision, &["a", "b"]).await;
    let world = world.dropped_and_opened().await;
    assert_eq!(notations(&world, table).await, ["a", "b"]);
}

#[tokio::test]
async fn a_folder_that_is_not_there_is_made() {
    let folder = tempfile::tempdir().unwrap();
    let deep = folder.path().join("some/where");
    let store = Store::open(&deep).await.unwrap();
    user(&store, "Ada").await;
    store.close().await.unwrap();
    assert!(deep.join("railhead.db").is_file());
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        assert_eq!(fs::metadata(&deep).unwrap().permissions().mode() & 0o077, 0, "nobody else's business");
    }
}

#[tokio::test]
async fn a_folder_can_be_open_once() {
    let world = World::in_folder().await;
    let second = Store::open(world.folder()).await.unwrap_err();
    assert!(matches!(&second, StoreError::InUse { folder } if folder == world.folder()), "{second:?}");
    assert!(second.to_string().contains("in use by another Railhead server"), "{second}");
    user(&world, "still working").await;
}

#[tokio::test]
async fn a_closed_store_answers_that_it_is_closed() {
    let world = World::new().await;
    let ada = user(&world, "Ada").await;
    world.close().await.unwrap();
    world.close().await.unwrap();
    let read = world.user(ada.id).await;
    assert!(matches!(read, Err(StoreError::Closed)), "{read:?}");
    let write = world.create_user("Bob", "en").await;
    assert!(matches!(write, Err(StoreError::Closed)), "{write:?}");
    let other = Store::open(world.place()).await.unwrap();
    assert!(other.user(ada.id).await.unwrap().is_some());
}

#[tokio::test(flavor = "current_thread")]
async fn closing_carries_out_what_was_asked_before() {
    let world = World::new().await;
    let writes: Vec<_> = (0..20)
        .map(|name| {
            let store = world.clone_store();
            tokio::spawn(async move { store.create_user(&name.to_string(), "en").await })
        })
        .collect();
    tokio::task::yield_now().await;
    world.close().await.unwrap();
    let mut made = Vec::new();
    for write in writes {
        made.push(write.await.unwrap().unwrap().0.id);
    }
    let store = Store::open(world.place()).await.unwrap();
    for id in made {
        assert!(store.user(id).await.unwrap().is_some());
    }
}

#[tokio::test]
async fn a_file_that_is_no_database_is_damaged() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("railhead.db"), "This is a timetable, not a database.".repeat(100)).unwrap();
    let answer = Store::open(folder.path()).await;
    assert!(matches!(answer, Err(StoreError::Damaged(_))), "{answer:?}");
}

#[tokio::test]
async fn a_folder_that_cannot_be_made_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "").unwrap();
    let answer = Store::open(&file).await.unwrap_err();
    assert!(matches!(&answer, StoreError::Io { path, .. } if path == &file), "{answer:?}");
    assert!(answer.to_string().contains("file"));
}

#[tokio::test]
async fn a_database_of_an_older_form_is_brought_up_to_date_and_played_on() {
    let folder = tempfile::tempdir().unwrap();
    run_sql(folder.path(), include_str!("../fixtures/version-2.sql")).await;
    let store = Store::open(folder.path()).await.unwrap();

    let ana = store.user_by_token(&"maavdx2d48pstgag9pf8rykne1y6z8xv".parse().unwrap()).await.unwrap();
    assert_eq!(ana.as_ref().map(|user| user.name.as_str()), Some("Ana"));
    assert_eq!(store.sessions_of(UserId(1), None).await.unwrap().len(), 1, "the cookie is a session now");
    assert_eq!(store.faults().await.unwrap(), [""; 0], "nothing has lost whom it belonged to");
    let stored = store.stored_table("xxjc9vyecz".parse().unwrap()).await.unwrap().unwrap();
    let (table, revision) = (stored.table.id, stored.table.revision);
    assert_eq!((revision, stored.table.length, stored.decisions.len()), (Revision(7), Ply(4), 4));
    assert_eq!(stored.table.seats[1].kept_for, Some(UserId(2)));
    assert_eq!(stored.hands.seen, [(UserId(1), SeatNo(0)), (UserId(2), SeatNo(1))], "as far as can be told");
    let job = store.claim("bot", Duration::from_mins(1)).await.unwrap();
    assert_eq!(job.map(|job| job.payload).as_deref(), Some("xxjc9vyecz 4 1"));

    let appended = store.append(append(table, revision, 4, "lay W1")).await.unwrap();
    store.take_back(take_back(table, appended.revision, 3)).await.unwrap();
    assert_eq!(notations(&store, table).await, ["lay Z4", "lay E1", "lay E4"]);
    store.close().await.unwrap();
    Store::open(folder.path()).await.expect("the new form is known");
}

#[tokio::test]
async fn a_database_from_a_newer_program_is_left_alone() {
    let world = World::new().await;
    let (table, revision) = playing(&world).await;
    play(&world, table, revision, &["a"]).await;
    world
        .tamper(
            "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
             VALUES (99, 'from the future', TRUE, '', 0)",
        )
        .await;
    world.close().await.unwrap();
    let answer = Store::open(world.place()).await.unwrap_err();
    assert!(matches!(answer, StoreError::TooNew { found: 99, .. }), "{answer:?}");
    assert!(answer.to_string().contains("use a newer Railhead"), "{answer}");
    world.tamper("DELETE FROM _sqlx_migrations WHERE version = 99").await;
    let store = Store::open(world.place()).await.expect("it was let go");
    assert_eq!(notations(&store, table).await, ["a"]);
}

#[tokio::test]
async fn a_database_whose_form_was_changed_is_damaged() {
    let world = World::in_folder().await;
    world.tamper("UPDATE _sqlx_migrations SET checksum = x'00'").await;
    world.close().await.unwrap();
    let answer = Store::open(world.folder()).await;
    assert!(matches!(answer, Err(StoreError::Damaged(_))), "{answer:?}");
}

#[tokio::test]
async fn a_row_that_makes_no_sense_is_damaged() {
    let world = World::new().await;
    let (table, _) = playing(&world).await;
    world.tamper("UPDATE tables SET rules_version = 70000").await;
    let answer = world.table(table).await;
    let Err(StoreError::Damaged(what)) = answer else { panic!("{answer:?}") };
    assert!(what.contains("rules_version"), "{what}");
}

/// Everything in a folder: names and contents, and when the folder itself last changed.
fn contents(folder: &Path) -> (SystemTime, BTreeMap<String, Vec<u8>>) {
    let files = fs::read_dir(folder).unwrap().map(|entry| {
        let entry = entry.unwrap();
        (entry.file_name().into_string().unwrap(), fs::read(entry.path()).unwrap())
    });
    (fs::metadata(folder).unwrap().modified().unwrap(), files.collect())
}

#[tokio::test]
async fn a_store_that_is_only_read_leaves_its_folder_as_it_was() {
    let world = World::in_folder().await;
    let (table, revision) = playing(&world).await;
    play(&world, table, revision, &["a", "b"]).await;
    world.close().await.unwrap();
    fs::remove_file(world.folder().join("railhead.lock")).unwrap();
    let before = contents(world.folder());
    for _ in 0..2 {
        let store = Store::open_to_read(world.folder()).await.unwrap();
        assert_eq!(notations(&store, table).await, ["a", "b"]);
        assert!(matches!(store.create_user("Bob", "en").await, Err(StoreError::ReadOnly)));
        assert_eq!(store.faults().await.unwrap(), [""; 0]);
        store.close().await.unwrap();
    }
    assert_eq!(contents(world.folder()), before);
}

#[tokio::test]
async fn what_a_dead_server_left_is_read_without_touching_it() {
    let world = World::in_folder().await;
    let (table, revision) = playing(&world).await;
    play(&world, table, revision, &["a", "b"]).await;
    // What a power cut would leave: the log that SQLite has not yet taken over, and no lock.
    let folder = tempfile::tempdir().unwrap();
    for name in ["railhead.db", "railhead.db-wal"] {
        fs::copy(world.folder().join(name), folder.path().join(name)).unwrap();
    }
    let before = contents(folder.path());
    assert!(!before.1["railhead.db-wal"].is_empty());
    let store = Store::open_to_read(folder.path()).await.unwrap();
    assert_eq!(notations(&store, table).await, ["a", "b"]);
    store.close().await.unwrap();
    assert_eq!(contents(folder.path()), before);
}

#[tokio::test]
async fn reading_alone_knows_older_and_newer_forms_and_servers_at_work() {
    let old = tempfile::tempdir().unwrap();
    run_sql(old.path(), include_str!("../fixtures/version-2.sql")).await;
    let before = contents(old.path());
    let store = Store::open_to_read(old.path()).await.unwrap();
    assert_eq!(notations(&store, "xxjc9vyecz".parse().unwrap()).await.len(), 4);
    assert_eq!(contents(old.path()), before);

    let world = World::in_folder().await;
    let ada = user(&world, "Ada").await;
    let beside = Store::open_to_read(world.folder()).await.unwrap();
    assert_eq!(beside.user(ada.id).await.unwrap().map(|user| user.name), Some("Ada".to_owned()));
    let bob = user(&world, "Bob").await;
    assert!(beside.user(bob.id).await.unwrap().is_some(), "as it goes on");
    assert!(matches!(beside.create_user("Carl", "en").await, Err(StoreError::ReadOnly)));
    beside.close().await.unwrap();
    world
        .tamper(
            "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
             VALUES (99, 'from the future', TRUE, x'00', 0)",
        )
        .await;
    world.close().await.unwrap();
    let answer = Store::open_to_read(world.folder()).await.unwrap_err();
    assert!(matches!(answer, StoreError::TooNew { found: 99, .. }), "{answer:?}");
    let nothing = tempfile::tempdir().unwrap();
    let answer = Store::open_to_read(nothing.path()).await.unwrap_err();
    assert!(matches!(answer, StoreError::NotFound(Missing::Database)), "{answer:?}");
    assert!(contents(nothing.path()).1.is_empty());
}

#[tokio::test]
async fn rows_that_belong_to_nothing_are_faults() {
    let world = World::in_folder().await;
    let (table, revision) = playing(&world).await;
    play(&world, table, revision, &["a", "b"]).await;
    assert_eq!(world.faults().await.unwrap(), [""; 0]);
    world.tamper(&format!("PRAGMA foreign_keys = OFF; DELETE FROM tables WHERE id = '{table}'")).await;
    let faults = world.faults().await.unwrap();
    let orphans = [
        "2 rows of decisions belong to tables that are not there",
        "2 rows of seats belong to tables that are not there",
    ];
    assert_eq!(faults, orphans);
}

#[tokio::test]
async fn a_probe_writes_and_changes_nothing() {
    let world = World::in_folder().await;
    world.probe().await.expect("an empty store can be written to");
    let (table, revision) = playing(&world).await;
    play(&world, table, revision, &["a", "b"]).await;
    let before = world.stored_table(table).await.unwrap();
    let log = world.folder().join("railhead.db-wal");
    let length = fs::metadata(&log).unwrap().len();
    world.probe().await.unwrap();
    assert!(fs::metadata(&log).unwrap().len() > length, "it reached the disk");
    assert_eq!(world.stored_table(table).await.unwrap(), before);
    world.close().await.unwrap();
    assert!(matches!(world.probe().await, Err(StoreError::Closed)));
}
