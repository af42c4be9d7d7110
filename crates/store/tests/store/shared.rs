//! A database that several nodes share.

use std::{collections::BTreeSet, future::Future, time::Duration};

use railhead_cluster::Schema;
use railhead_store::{
    Change, Changes, Claim, Database, Ply, SeatNo, SeatPlan, Store, StoreError, TableId, UserId,
};
use tokio::task::JoinSet;

use crate::world::{append, get, is_conflict, job, new_table, notations, play, playing, sitter, start, user};

const HOUR: Duration = Duration::from_hours(1);
const SOON: Duration = Duration::from_mins(1);

/// So many nodes over a schema of their own; nothing where there is no PostgreSQL.
async fn nodes<const N: usize>(test: &str) -> Option<(Schema, [Store; N])> {
    let schema = Schema::required(test)?;
    let mut nodes = Vec::new();
    for _ in 0..N {
        nodes.push(node(&schema).await);
    }
    Some((schema, nodes.try_into().unwrap_or_else(|_| unreachable!("so many were made"))))
}

async fn node(schema: &Schema) -> Store {
    Store::open(schema.to_string().parse::<Database>().unwrap()).await.unwrap()
}

/// What comes of something that must come to its end.
async fn soon<T>(something: impl Future<Output = T>) -> T {
    tokio::time::timeout(SOON, something).await.expect("it comes to its end")
}

/// Hears until this is told.
async fn until(changes: &mut Changes, told: Change) {
    soon(async { while changes.next().await.unwrap() != told {} }).await;
}

/// Does something again and again until the database can be reached.
async fn insist<T, F: Future<Output = Result<T, StoreError>>>(again: impl Fn() -> F) -> T {
    soon(async {
        loop {
            match again().await {
                Ok(done) => return done,
                Err(StoreError::Unreachable(_) | StoreError::Busy) => {
                    tokio::time::sleep(Duration::from_millis(20)).await;
                }
                Err(error) => panic!("{error:?}"),
            }
        }
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn writers_on_three_nodes_leave_no_gap_and_no_deadlock() {
    let Some((_schema, nodes)) = nodes::<3>("writers on three nodes").await else { return };
    let mut tables = Vec::new();
    for _ in 0..6 {
        tables.push(playing(&nodes[0]).await.0);
    }
    let mut writers = JoinSet::new();
    for (name, store) in nodes.iter().enumerate() {
        for turn in 0..tables.len() {
            // Each begins elsewhere, so that they would lock in different orders.
            let mut order = tables.clone();
            order.rotate_left((turn + name) % tables.len());
            writers.spawn(decide_everywhere(store.clone(), order, format!("{name}.{turn}")));
        }
    }
    while let Some(written) = soon(writers.join_next()).await {
        written.unwrap();
    }
    for table in tables {
        let log = nodes[2].log(table, Ply::FIRST).await.unwrap();
        assert!((0..36).eq(log.iter().map(|decision| decision.ply.0)), "{} decisions", log.len());
        let told: BTreeSet<_> = log.iter().map(|decision| decision.notation.clone()).collect();
        assert_eq!(told.len(), 36, "each once");
    }
}

/// Decides twice at each of these tables, each time looking again after a conflict.
async fn decide_everywhere(store: Store, tables: Vec<TableId>, name: String) {
    for number in 0..2 {
        for &table in &tables {
            loop {
                let found = get(&store, table).await;
                let next = append(table, found.revision, found.length.0, &format!("{name}:{number}"));
                match store.append(next).await {
                    Ok(_) => break,
                    Err(StoreError::Conflict { .. }) => {}
                    Err(error) => panic!("{error:?}"),
                }
            }
        }
    }
}

#[tokio::test]
async fn of_two_nodes_that_decide_at_once_one_does() {
    let Some((_schema, [one, other])) = nodes::<2>("two nodes that decide").await else { return };
    for _ in 0..20 {
        let (table, revision) = playing(&one).await;
        let (first, second) = tokio::join!(
            one.append(append(table, revision, 0, "one")),
            other.append(append(table, revision, 0, "other"))
        );
        assert!(first.is_ok() != second.is_ok(), "{first:?} {second:?}");
        assert!(is_conflict(&first) || is_conflict(&second), "{first:?} {second:?}");
        let stored = notations(&other, table).await;
        assert_eq!(stored, [if first.is_ok() { "one" } else { "other" }]);
    }
}

#[tokio::test]
async fn a_seat_asked_for_on_two_nodes_is_given_once() {
    let Some((_schema, [one, other])) = nodes::<2>("a seat on two nodes").await else { return };
    let (ada, bob) = (user(&one, "Ada").await, user(&other, "Bob").await);
    for _ in 0..10 {
        let table = one.create_table(new_table(&ada, vec![SeatPlan::Open])).await.unwrap();
        let seat = Claim::Seat(table, SeatNo(0));
        let (first, second) =
            tokio::join!(one.sit(seat.clone(), sitter(&ada)), other.sit(seat, sitter(&bob)));
        assert!(first.is_ok() != second.is_ok(), "{first:?} {second:?}");
        let refused = first.err().or(second.err());
        assert!(matches!(refused, Some(StoreError::SeatTaken { .. })), "{refused:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn workers_on_two_nodes_claim_each_job_once() {
    let Some((_schema, nodes)) = nodes::<2>("workers on two nodes").await else { return };
    for key in 0..200 {
        nodes[0].enqueue(job(&key.to_string())).await.unwrap();
    }
    let mut workers = JoinSet::new();
    for worker in 0..8 {
        let store = nodes[worker % 2].clone();
        workers.spawn(async move {
            let mut done = Vec::new();
            while let Some(job) = store.claim("bot", HOUR).await.unwrap() {
                done.push(job.key.clone());
                store.complete(job).await.unwrap();
            }
            done
        });
    }
    let mut done = Vec::new();
    while let Some(some) = soon(workers.join_next()).await {
        done.extend(some.unwrap());
    }
    assert_eq!(done.len(), 200);
    assert_eq!(done.into_iter().collect::<BTreeSet<_>>().len(), 200);
}

#[tokio::test]
async fn a_lease_outlives_the_opening_of_another_node_and_ends_by_itself() {
    let Some((schema, [one])) = nodes::<1>("leases and nodes").await else { return };
    one.enqueue(job("long")).await.unwrap();
    one.enqueue(job("short")).await.unwrap();
    assert_eq!(one.claim("bot", HOUR).await.unwrap().unwrap().key, "long");
    assert_eq!(one.claim("bot", Duration::from_millis(1)).await.unwrap().unwrap().key, "short");
    drop(one);
    let other = node(&schema).await;
    let taken = soon(async {
        loop {
            match other.claim("bot", HOUR).await.unwrap() {
                Some(job) => return job,
                None => tokio::time::sleep(Duration::from_millis(5)).await,
            }
        }
    });
    let taken = taken.await;
    assert_eq!((taken.key.as_str(), taken.attempt), ("short", 2));
    assert_eq!(other.claim("bot", HOUR).await.unwrap(), None, "the other lease goes on");
}

#[tokio::test]
async fn nodes_hear_of_each_others_changes_and_jobs() {
    let Some((_schema, [one, other])) = nodes::<2>("nodes that hear").await else { return };
    let mut heard = other.changes().expect("others may change it");
    // From here on the line is known to be up.
    let (table, revision) = playing(&one).await;
    soon(async {
        loop {
            one.rename_user(UserId(1), "Ada").await.unwrap();
            let told = tokio::time::timeout(Duration::from_millis(50), heard.next()).await;
            if told.is_ok_and(|told| told.unwrap() == Change::User(UserId(1))) {
                return;
            }
        }
    })
    .await;
    let revision = play(&one, table, revision, &["a", "b"]).await;
    until(&mut heard, Change::Table(table, revision)).await;
    let mut bell = other.job_bell();
    one.enqueue(job("a")).await.unwrap();
    soon(bell.rung()).await.unwrap();
    other.close().await.unwrap();
    assert!(matches!(soon(bell.rung()).await, Err(StoreError::Closed)));
}

#[tokio::test]
async fn a_store_in_a_folder_has_nobody_to_hear() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path()).await.unwrap();
    assert!(store.changes().is_none());
}

#[tokio::test]
async fn severed_connections_lose_nothing_that_was_told_of() {
    let Some((schema, [one, other])) = nodes::<2>("severed connections").await else { return };
    let mut heard = other.changes().expect("others may change it");
    until(&mut heard, Change::Anything).await;
    let (table, _) = playing(&one).await;
    let mut told = Vec::new();
    for round in 0..5 {
        schema.sever();
        // Nothing has begun when a dead line is found, so that a decision that waits until then goes through.
        let found = insist(async || one.table(table).await).await.unwrap();
        let notation = round.to_string();
        let next = append(table, found.revision, found.length.0, &notation);
        if one.append(next).await.is_ok() {
            told.push(notation);
        }
        until(&mut heard, Change::Anything).await;
    }
    let stored = insist(async || other.log(table, Ply::FIRST).await).await;
    let stored: Vec<String> = stored.into_iter().map(|decision| decision.notation).collect();
    assert_eq!(told, ["0", "1", "2", "3", "4"], "no decision was lost with its line");
    assert_eq!(stored, told);
}

#[tokio::test]
async fn a_database_that_is_not_there_is_told_of() {
    let nowhere: Database = "postgres://railhead@127.0.0.1:1/railhead".parse().unwrap();
    for answer in [Store::open(nowhere.clone()).await, Store::open_to_read(nowhere).await] {
        let error = answer.expect_err("nobody listens there");
        assert!(matches!(error, StoreError::Unreachable(_)), "{error:?}");
        assert!(error.to_string().contains("cannot be reached"), "{error}");
    }
}

#[tokio::test]
async fn a_shared_store_is_read_beside_its_nodes_and_an_empty_one_is_too_old() {
    let Some(schema) = Schema::required("reading beside nodes") else { return };
    let database: Database = schema.to_string().parse().unwrap();
    let empty = Store::open_to_read(database.clone()).await;
    assert!(matches!(empty, Err(StoreError::TooOld)), "{empty:?}");
    let node = node(&schema).await;
    let (table, revision) = playing(&node).await;
    play(&node, table, revision, &["a"]).await;
    let reader = Store::open_to_read(database).await.unwrap();
    assert_eq!(notations(&reader, table).await, ["a"]);
    assert!(matches!(reader.create_user("Ada", "en").await, Err(StoreError::ReadOnly)));
    assert_eq!(reader.faults().await.unwrap(), [""; 0]);
    let copied = reader.back_up(&std::env::temp_dir().join("railhead-never-made")).await;
    assert!(matches!(copied, Err(StoreError::NoFile)), "{copied:?}");
    assert!(node.probe().await.is_ok());
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_is_forgotten_while_their_tables_go_on_elsewhere() {
    let Some((_schema, [one, other])) = nodes::<2>("forgetting while playing").await else { return };
    let ada = user(&one, "Ada").await;
    let mut tables = Vec::new();
    for _ in 0..8 {
        let seats = vec![SeatPlan::User(sitter(&ada)), SeatPlan::Open];
        let table = one.create_table(new_table(&ada, seats)).await.unwrap();
        one.start(start(&get(&one, table).await)).await.unwrap();
        tables.push(table);
    }
    let mut writers = JoinSet::new();
    for turn in 0..4 {
        let mut order = tables.clone();
        order.rotate_left(turn * 2);
        writers.spawn(decide_everywhere(other.clone(), order, turn.to_string()));
    }
    for name in 0..5 {
        one.rename_user(ada.id, &format!("Ada {name}")).await.unwrap();
    }
    one.delete_user(ada.id).await.unwrap();
    while let Some(written) = soon(writers.join_next()).await {
        written.unwrap();
    }
    for table in tables {
        let found = get(&other, table).await;
        assert_eq!((found.length, found.seats[0].occupant.name()), (Ply(8), None));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_session_that_ends_on_one_node_is_known_on_none() {
    let Some((_schema, [here, there])) = nodes::<2>("sessions on two nodes").await else { return };
    let (ada, token) = here.create_user("Ada", "en").await.unwrap();
    assert_eq!(there.user_by_token(&token).await.unwrap().map(|user| user.id), Some(ada.id));
    let mut changes = there.changes().unwrap();
    let session = here.sessions_of(ada.id, None).await.unwrap()[0].id;
    here.end_session(ada.id, session).await.unwrap();
    until(&mut changes, Change::User(ada.id)).await;
    soon(async { while there.user_by_token(&token).await.unwrap().is_some() {} }).await;
}
